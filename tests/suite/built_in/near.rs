//! Puzzles near others: some givens go, and others come until one answer is left.

use nonet::engine::search::bulk::{Verdict, verdict, verdicts};
use nonet::engine::{Cells, Control};

use crate::dice::Dice;

/// The most givens that a neighbour does not share.
const MOST_CHANGED: usize = 3;

/// The number of digits that are drawn for a neighbour.
const DRAWN_DIGITS: usize = 30;

/// A minimal puzzle near this one. Returns `None` if none is found soon.
pub(super) fn neighbour(cells: &Cells, dice: &mut Dice) -> Option<Cells> {
    let changed = 1 + dice.below(MOST_CHANGED);
    let fewer = without_some(cells, changed, dice);
    let open: Vec<usize> = (0..81).filter(|&place| fewer[place] == 0).collect();
    let (mut more, mut added) = (fewer, 0);
    for _ in 0..DRAWN_DIGITS {
        let mut with = more;
        with[dice.one_of(&open)] = u8::try_from(1 + dice.below(9)).unwrap();
        match verdict(&with, &Control::default()).unwrap() {
            Verdict::None => {}
            Verdict::One => return (with != *cells).then(|| minimal(&with, dice)),
            Verdict::Several if added < changed => (more, added) = (with, added + 1),
            Verdict::Several => (more, added) = (fewer, 0),
        }
    }
    None
}

fn without_some(cells: &Cells, count: usize, dice: &mut Dice) -> Cells {
    let mut fewer = *cells;
    for place in givens(cells, dice).into_iter().take(count) {
        fewer[place] = 0;
    }
    fewer
}

/// The cells with givens, in any order.
fn givens(cells: &Cells, dice: &mut Dice) -> Vec<usize> {
    let mut givens: Vec<usize> = (0..81).filter(|&place| cells[place] != 0).collect();
    dice.shuffle(&mut givens);
    givens
}

/// The puzzle without givens that it does not need.
fn minimal(cells: &Cells, dice: &mut Dice) -> Cells {
    let mut fewest = *cells;
    let mut doubtful = givens(cells, dice);
    loop {
        doubtful = needless(&fewest, &doubtful);
        let Some(place) = doubtful.pop() else { return fewest };
        fewest[place] = 0;
    }
}

/// Those of the givens in `doubtful` without which the puzzle still has one answer.
fn needless(cells: &Cells, doubtful: &[usize]) -> Vec<usize> {
    let without = |&place: &usize| {
        let mut fewer = *cells;
        fewer[place] = 0;
        fewer
    };
    let fewer: Vec<Cells> = doubtful.iter().map(without).collect();
    let verdicts = verdicts(&fewer, &Control::default()).unwrap();
    let of_doubtful = doubtful.iter().zip(verdicts);
    of_doubtful.filter(|(_, verdict)| *verdict == Verdict::One).map(|(&place, _)| place).collect()
}
