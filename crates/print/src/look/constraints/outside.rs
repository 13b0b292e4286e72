//! Numbers outside the board, and the arrows of those that have a diagonal, as f-puzzles and SudokuPad draw them. Where the others
//! are of several kinds, each has the sign of its kind.

use crate::look::{Mark, OutsideLabel, OutsideSign};
use nonet_engine::{Constraint, LittleKiller, LowestDigit, OutsideKind, OutsideNumber, Rules};

pub(super) fn mark_of_diagonal(diagonal: &LittleKiller, lowest: LowestDigit) -> Mark {
    let cells = u32::try_from(diagonal.cells().len()).unwrap_or(u32::MAX);
    Mark::Outside(OutsideLabel {
        place: diagonal.place(),
        line: diagonal.cells().to_vec(),
        text: lowest.shown_sum(diagonal.sum(), cells).to_string(),
        sign: Some(OutsideSign::Arrow(diagonal.diagonal())),
        row: 0,
        rows: 1,
    })
}

pub(super) fn mark(outside: &OutsideNumber, lowest: LowestDigit) -> Mark {
    let number = outside.number();
    let shown = match outside.kind() {
        OutsideKind::Sandwich | OutsideKind::XSum | OutsideKind::Skyscraper => number,
        OutsideKind::NumberedRoom => lowest.shown_sum(number, 1),
    };
    Mark::Outside(OutsideLabel {
        place: outside.place(),
        line: outside.cells().to_vec(),
        text: shown.to_string(),
        sign: Some(OutsideSign::of(outside.kind())),
        row: 0,
        rows: 1,
    })
}

/// Whether numbers beside rows and columns are of several kinds, so that each has the sign of its kind.
#[must_use]
pub fn have_several_kinds_outside(rules: &Rules) -> bool {
    let mut kinds =
        rules.constraints().iter().filter_map(Constraint::outside).map(OutsideNumber::kind);
    kinds.next().is_some_and(|first| kinds.any(|kind| kind != first))
}
