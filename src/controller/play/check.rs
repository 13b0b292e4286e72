//! The entries and notes of a game against the answer of its puzzle.

use crate::controller::context::Context;
use crate::controller::document::OpenDocument;
use crate::controller::fog;
use crate::engine::{Cell, Contradiction, Grid, Layout};
use crate::game::{Content, GameBoard};

/// Which entries are marked, and which notes. In row-major order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckMarks {
    /// Entries that were checked and are those of the answer.
    pub right: Vec<Cell>,
    /// Entries that are not those of the answer, if that was asked or is to be shown.
    pub wrong: Vec<Cell>,
    /// Open cells whose notes lack the digit of the answer, if that was asked or is to be shown.
    pub lost: Vec<Cell>,
}

/// Why there is nothing to check against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The puzzle has no answer.
    NoAnswer,
    /// It has more than one.
    SeveralAnswers,
}

/// The cells whose entries are those of the answer, and the cells whose entries are not.
pub(super) fn entries_against(answer: &Grid, document: &OpenDocument) -> (Vec<Cell>, Vec<Cell>) {
    let entries = document.board().entries();
    let cells = entries.filled().map(|(cell, digit)| (cell, answer.get(cell) == Some(digit)));
    let (right, wrong): (Vec<_>, Vec<_>) = cells.partition(|&(_, is_right)| is_right);
    let cells = |list: Vec<(Cell, bool)>| list.into_iter().map(|(cell, _)| cell).collect();
    (cells(right), cells(wrong))
}

/// Whether an entry is not that of the answer, or the notes of an open cell lack the digit of the answer.
pub(in crate::controller) fn strays_from(answer: &Grid, document: &OpenDocument) -> bool {
    let (_, wrong) = entries_against(answer, document);
    !wrong.is_empty() || !cells_that_lost(answer, document.board()).is_empty()
}

/// The open cells whose notes lack the digit of the answer.
pub(super) fn cells_that_lost(answer: &Grid, board: &GameBoard) -> Vec<Cell> {
    board.open_cells().filter(|&cell| has_lost(board, cell, answer)).collect()
}

/// Whether an open cell has notes, and the digit of the answer is not among them.
pub(super) fn has_lost(board: &GameBoard, cell: Cell, answer: &Grid) -> bool {
    let Content::Noted(notes) = board.get(cell) else {
        return false;
    };
    answer.get(cell).is_some_and(|digit| !notes.candidates().contains(digit))
}

/// The digits that break a rule together or alone, one of them in `cell`, as far as no fog hides the rule.
pub(super) fn broken_at(cell: Cell, cx: &Context) -> Vec<Contradiction> {
    let layout = cx.document.board().layout();
    let is_at_cell = |broken: &&Contradiction| clashing(broken, layout).contains(&cell);
    fog::conflicts_seen(cx).into_iter().filter(is_at_cell).cloned().collect()
}

/// Whether a given is among the cells that break a rule together. A digit that breaks a constraint does so by itself, which is
/// as certain.
pub(super) fn is_against_a_given(broken: &Contradiction, board: &GameBoard) -> bool {
    let is_alone = matches!(broken, Contradiction::DigitBreaksConstraint { .. });
    is_alone || clashing(broken, board.layout()).iter().any(|&cell| board.get(cell).is_given())
}

/// The cells whose digits break a rule together; empty if a cell or a house only lacks a digit.
fn clashing(broken: &Contradiction, layout: &Layout) -> Vec<Cell> {
    match broken {
        Contradiction::Repeated { cells, .. } => cells.clone(),
        Contradiction::Clash { cells, .. } => {
            cells.iter().filter_map(|place| layout.cell(place.row, place.column)).collect()
        }
        Contradiction::CellsBreakConstraint { constraint, fault, .. } if !broken.is_lack() => {
            fault.cells(constraint)
        }
        Contradiction::DigitBreaksConstraint { place, .. } => {
            layout.cell(place.row, place.column).into_iter().collect()
        }
        Contradiction::CellsBreakConstraint { .. }
        | Contradiction::RuledOut { .. }
        | Contradiction::NoCandidate { .. }
        | Contradiction::NoPlace { .. } => Vec::new(),
    }
}
