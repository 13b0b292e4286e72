//! Brute force: a digit of the answer, found by search. It fills the middle one of the open cells, as on the
//! classic board. There is no such step if the candidates leave no answer, or more than one.

use super::search::{Flow, GeneralFinder, GeneralSearch, placing};
use crate::search::{Uniqueness, uniqueness};
use crate::technique::wide::WideEvidence;
use crate::technique::{Candidate, Mark, Role, Technique};
use crate::{Cancelled, Grid};

/// The finder of the technique.
pub(super) const FINDERS: &[GeneralFinder] =
    &[GeneralFinder { techniques: &[Technique::BruteForce], find }];

fn find(search: &mut GeneralSearch<'_>) -> Flow {
    search.report()?;
    let open = search.board.open();
    let Some(cell) = open.iter().nth(open.len() / 2) else { return Flow::Continue(()) };
    let Ok(answer) = answer(search) else { return search.report() };
    let Some(digit) = answer.and_then(|answer| answer.get(cell)) else {
        return Flow::Continue(());
    };
    let candidate = Candidate { cell, digit };
    let marks = vec![Mark { candidate, role: Role::Pattern }];
    let evidence = WideEvidence { digits: vec![digit], marks, ..WideEvidence::default() };
    search.add(placing(Technique::BruteForce, candidate, evidence))
}

/// The only answer of the board. Returns `None` if it has none or several.
fn answer(search: &GeneralSearch<'_>) -> Result<Option<Grid>, Cancelled> {
    let Ok(puzzle) = search.board.as_puzzle() else { return Ok(None) };
    Ok(match uniqueness(&puzzle, &search.control())? {
        Uniqueness::Only(answer) => Some(answer),
        Uniqueness::NoAnswer | Uniqueness::Several => None,
    })
}
