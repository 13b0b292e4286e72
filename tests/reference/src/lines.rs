//! What full lines say, each kind as its rule is told to people.

use nonet_engine::{Cell, Digit, Layout, Line, LineKind};

/// Whether a line of these digits keeps its rule.
pub(crate) fn keep(layout: &Layout, line: &Line, digits: &[Digit]) -> bool {
    let numbers: Vec<u32> = digits.iter().map(|digit| u32::from(digit.get())).collect();
    let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
    let inner = &numbers[1.min(numbers.len())..numbers.len().saturating_sub(1).max(1)];
    let (low, high) = (first.min(last), first.max(last));
    match line.kind() {
        LineKind::Whispers(gap) => numbers.windows(2).all(|two| two[0].abs_diff(two[1]) >= gap),
        LineKind::Renban => {
            let mut sorted = numbers;
            sorted.sort_unstable();
            sorted.windows(2).all(|two| two[1] == two[0] + 1)
        }
        LineKind::Nabner => {
            let mut sorted = numbers;
            sorted.sort_unstable();
            sorted.windows(2).all(|two| two[1] > two[0] + 1)
        }
        LineKind::Palindrome => numbers.iter().eq(numbers.iter().rev()),
        LineKind::Between => inner.iter().all(|&it| low < it && it < high),
        LineKind::Lockout(gap) => {
            high - low >= gap && inner.iter().all(|&it| it < low || it > high)
        }
        LineKind::RegionSum => {
            let sums = sums_of_regions(layout, line.cells(), &numbers);
            sums.windows(2).all(|two| two[0] == two[1])
        }
        LineKind::Entropic => {
            let third = u32::try_from(layout.digit_count() / 3).unwrap_or(1);
            are_different_in_a_row(&numbers, 3, |number| (number - 1) / third)
        }
        LineKind::Modular(of) => {
            are_different_in_a_row(&numbers, usize::try_from(of).unwrap_or(1), |it| it % of)
        }
        LineKind::Zipper => {
            let sum = |place: usize| numbers[place] + numbers[numbers.len() - 1 - place];
            let middle = numbers.len() / 2;
            let wanted = if numbers.len() % 2 == 1 { numbers[middle] } else { sum(0) };
            (0..middle).all(|place| sum(place) == wanted)
        }
        LineKind::Sum(wanted) => {
            let mut rest = wanted;
            for number in numbers {
                let Some(left) = rest.checked_sub(number) else { return false };
                rest = if left == 0 { wanted } else { left };
            }
            rest == wanted
        }
        LineKind::DoubleArrow => inner.iter().sum::<u32>() == first + last,
    }
}

/// The sums of the digits in each region, as often as the line comes to one.
fn sums_of_regions(layout: &Layout, cells: &[Cell], numbers: &[u32]) -> Vec<u32> {
    let mut sums: Vec<u32> = Vec::new();
    let mut region = None;
    for (cell, number) in cells.iter().zip(numbers) {
        let here = Some(layout.region_of(*cell));
        match sums.last_mut() {
            Some(sum) if here == region => *sum += number,
            _ => sums.push(*number),
        }
        region = here;
    }
    sums
}

fn are_different_in_a_row(numbers: &[u32], row: usize, class: impl Fn(u32) -> u32) -> bool {
    let classes: Vec<u32> = numbers.iter().map(|&number| class(number)).collect();
    classes
        .windows(row.min(numbers.len()))
        .all(|row| (1..row.len()).all(|at| !row[..at].contains(&row[at])))
}
