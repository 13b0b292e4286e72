//! Two-string kite: a conjugate pair in a row and one in a column, joined in a box.

use super::dual::{self, DualHalf};
use super::linked_pairs::LinkedPairs;
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Geometry, Technique};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let kites = board.all_digits().flat_map(|digit| kites(board, digit));
    dual::add_all(search, kites, Technique::DualTwoStringKite)
}

fn kites<G: Geometry>(board: &Board<G>, digit: Digit) -> impl Iterator<Item = DualHalf<G>> {
    LinkedPairs::between(board, digit, board.rows(), board.columns()).filter_map(move |linked| {
        let in_box = linked.joined_cells();
        // Only the crossing. Other cells that see both ends are left to the turbot fish.
        let eliminated = crossing(&linked).and(board.places(digit));
        let joined = board.regions().any(|one| in_box.is_within(board.house(one)));
        let step = || linked.step(Technique::TwoStringKite, eliminated);
        (joined && !eliminated.is_empty()).then(|| DualHalf { in_box, digit: None, step: step() })
    })
}

/// The cell in the column of the row's free end and in the row of the column's free end.
fn crossing<G: Geometry>(linked: &LinkedPairs<'_, G>) -> G::Set {
    let (board, [in_row, in_column]) = (linked.board(), linked.free());
    let across = [board.line_of(in_row, board.columns()), board.line_of(in_column, board.rows())];
    match across {
        [Some(column), Some(row)] => board.house(column).and(board.house(row)),
        _ => <G::Set>::EMPTY,
    }
}
