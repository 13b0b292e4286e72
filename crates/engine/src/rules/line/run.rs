//! Cells that hold consecutive digits, each once, in any order: a renban line.
//!
//! The digits are one of a few runs. For each run, the cells are matched with its digits, and a candidate stays if some
//! matching has it (Régin, 1994): from one matching all others are found by going round in circles, so that a candidate
//! stays if the cell that holds its digit can reach back to it.

use crate::rules::propagator::{NoCombination, Propagator, digits_of, leave};

/// A run of as many digits as there are cells, on a board of this many digits.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) digits: usize,
}

impl Run {
    /// The runs that the cells can hold, each with the digits that it leaves for each cell.
    fn runs<'a>(
        &self,
        candidates: &'a [u128],
    ) -> impl Iterator<Item = (u128, Vec<u128>)> + use<'a> {
        let cells = candidates.len();
        let starts = self.digits.checked_sub(cells).map(|last| 0..=last);
        starts.into_iter().flatten().filter_map(move |first| {
            let run = ((1_u128 << cells) - 1) << first;
            of_matchings_within(run, candidates).map(|left| (run, left))
        })
    }

    /// The runs that the cells can hold.
    pub(super) fn sets_left(&self, candidates: &[u128]) -> Vec<u128> {
        self.runs(candidates).map(|(run, _)| run).collect()
    }
}

impl Propagator for Run {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let mut kept = vec![0_u128; candidates.len()];
        for (_, left) in self.runs(candidates) {
            kept.iter_mut().zip(left).for_each(|(kept, left)| *kept |= left);
        }
        leave(&kept, candidates)
    }
}

/// The candidates of all ways to place as many digits as there are cells, one in each cell. Returns `None` if there is no way.
pub(in crate::rules) fn of_matchings_within(digits: u128, cells: &[u128]) -> Option<Vec<u128>> {
    let within: Vec<u128> = cells.iter().map(|set| set & digits).collect();
    // Nearly all sets fail here, before digits are placed.
    let places = within.iter().fold(0, |all, set| all | set);
    let may_fit = places == digits && !within.contains(&0);
    may_fit.then(|| of_matchings(&within)).flatten()
}

/// The candidates of all ways to give each cell a digit of its own, where there are as many digits as cells. Returns `None`
/// if there is no way.
fn of_matchings(cells: &[u128]) -> Option<Vec<u128>> {
    let mut holders = [None; u128::BITS as usize];
    for cell in 0..cells.len() {
        let mut tried = 0;
        if !find_digit(cells, cell, &mut holders, &mut tried) {
            return None;
        }
    }
    let holder = |digit: usize| holders[digit].unwrap_or_default();
    // By cell: the cells whose digit it can take, and then the cells that it reaches in any number of such steps.
    let mut reached: Vec<u128> = cells
        .iter()
        .map(|&set| digits_of(set).fold(0, |all, digit| all | 1 << holder(digit)))
        .collect();
    for through in 0..cells.len() {
        let further = reached[through];
        for from in &mut reached {
            if *from >> through & 1 == 1 {
                *from |= further;
            }
        }
    }
    let kept = |(cell, &set): (usize, &u128)| {
        let stays = |&digit: &usize| reached[holder(digit)] >> cell & 1 == 1;
        digits_of(set).filter(stays).fold(0, |kept, digit| kept | 1 << digit)
    };
    Some(cells.iter().enumerate().map(kept).collect())
}

/// Finds a digit for a cell, and other digits for the cells that have to give up theirs. `tried` are the digits that were
/// looked at.
fn find_digit(
    cells: &[u128],
    cell: usize,
    holders: &mut [Option<usize>],
    tried: &mut u128,
) -> bool {
    for digit in digits_of(cells[cell]) {
        if *tried >> digit & 1 == 1 {
            continue;
        }
        *tried |= 1 << digit;
        let is_free = match holders[digit] {
            None => true,
            Some(other) => find_digit(cells, other, holders, tried),
        };
        if is_free {
            holders[digit] = Some(cell);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::rules::propagator::check_against_all_ways;

    #[test]
    fn cells_keep_the_digits_of_all_ways_and_no_others() {
        let mut stream = Stream::new(5);
        for round in 0..400 {
            let digits = 3 + round % 5;
            let cells = 2 + usize::try_from(stream.below(4)).unwrap();
            let keeps = |way: &[usize]| {
                let mut sorted = way.to_vec();
                sorted.sort_unstable();
                sorted.windows(2).all(|two| two[1] == two[0] + 1)
            };
            check_against_all_ways(&Run { digits }, (cells, digits), &mut stream, keeps);
        }
    }
}
