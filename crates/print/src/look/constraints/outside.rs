//! Numbers outside the board, and the arrows of those that have a diagonal, as f-puzzles and SudokuPad draw them.

use crate::look::{Mark, OutsideLabel};
use nonet_engine::{LittleKiller, LowestDigit, OutsideKind, OutsideNumber};

pub(super) fn mark_of_diagonal(diagonal: &LittleKiller, lowest: LowestDigit) -> Mark {
    let cells = u32::try_from(diagonal.cells().len()).unwrap_or(u32::MAX);
    Mark::Outside(OutsideLabel {
        place: diagonal.place(),
        text: lowest.shown_sum(diagonal.sum(), cells).to_string(),
        arrow: Some(diagonal.diagonal()),
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
    let (place, text) = (outside.place(), shown.to_string());
    Mark::Outside(OutsideLabel { place, text, arrow: None, row: 0, rows: 1 })
}
