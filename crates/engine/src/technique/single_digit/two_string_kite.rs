//! Two-string kite: a conjugate pair in a row and one in a column, joined in a box.

use super::dual::{self, DualHalf};
use super::linked_pairs::LinkedPairs;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, CellSet, Technique, houses};

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    let kites = Digit::CLASSIC.into_iter().flat_map(|digit| kites(board, digit));
    dual::add_all(search, kites, Technique::DualTwoStringKite)
}

fn kites(board: &Board, digit: Digit) -> impl Iterator<Item = DualHalf> {
    LinkedPairs::between(board, digit, houses::ROWS, houses::COLUMNS).filter_map(move |linked| {
        let in_box = linked.joined_cells();
        let eliminated = crossing(&linked).and(board.places(digit));
        let joined = houses::BOXES.into_iter().any(|one| in_box.is_within(houses::CELLS[one]));
        let step = || linked.step(Technique::TwoStringKite, eliminated);
        (joined && !eliminated.is_empty()).then(|| DualHalf { in_box, digit: None, step: step() })
    })
}

/// The cell in the column of the row's free end and in the row of the column's free end.
fn crossing(linked: &LinkedPairs) -> CellSet {
    let [in_row, in_column] = linked.free().map(houses::of);
    houses::CELLS[in_row[1]].and(houses::CELLS[in_column[0]])
}
