//! Functions that build parts of steps, shared by many techniques.

use super::{Board, Candidate, CellSet, CellsAndDigits, Chain, Link, Mark, Node, Role, Strength};
use crate::{Digit, DigitSet};

/// The candidates `digit` in each of `cells`.
pub(super) fn candidates(cells: CellSet, digit: Digit) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, digit })
}

/// Marks with `role` for `digit` in each of `cells`.
pub(super) fn marks(cells: CellSet, digit: Digit, role: Role) -> impl Iterator<Item = Mark> {
    candidates(cells, digit).map(move |candidate| Mark { candidate, role })
}

/// Marks with `role` for all candidates of `cells`.
pub(super) fn marks_of(
    board: &Board,
    cells: CellSet,
    role: Role,
) -> impl Iterator<Item = Mark> + use<'_> {
    marks_in(board, CellsAndDigits { cells, digits: DigitSet::up_to(9) }, role)
}

/// The candidates of the cells of `set` that are among its digits, cell by cell.
pub(super) fn candidates_in(
    board: &Board,
    set: CellsAndDigits,
) -> impl Iterator<Item = Candidate> + use<'_> {
    set.cells.iter().flat_map(move |cell| {
        let digits = board.candidates(cell).and(set.digits);
        digits.iter().map(move |digit| Candidate { cell, digit })
    })
}

/// Marks with `role` for the [`candidates_in`] a set.
pub(super) fn marks_in(
    board: &Board,
    set: CellsAndDigits,
    role: Role,
) -> impl Iterator<Item = Mark> + use<'_> {
    candidates_in(board, set).map(move |candidate| Mark { candidate, role })
}

/// The chain through `candidates` with alternating strong and weak links, of which the first is strong.
pub(super) fn chain(candidates: &[Candidate]) -> Chain {
    let of_one = |one: &Candidate| (CellSet::of(one.cell), one.digit);
    grouped_chain(&candidates.iter().map(of_one).collect::<Vec<_>>())
}

/// The same as [`chain`] for groups of cells with a digit.
pub(super) fn grouped_chain(groups: &[(CellSet, Digit)]) -> Chain {
    let node = |number: usize| {
        let (cells, digit) = groups[number];
        Node { digit, cells, on: number % 2 == 1, set: None }
    };
    let link = |number: usize| {
        let strength = if number.is_multiple_of(2) { Strength::Strong } else { Strength::Weak };
        Link { from: node(number), to: node(number + 1), strength }
    };
    Chain { links: (0..groups.len() - 1).map(link).collect() }
}

/// The key by which HoDoKu orders steps with equally many eliminations. The step with the least key comes
/// first.
pub(super) fn order(eliminations: impl Iterator<Item = Candidate>) -> usize {
    let one = |(number, candidate): (usize, Candidate)| {
        candidate.cell.index() * (1 + 80 * number) + usize::from(candidate.digit.get())
    };
    eliminations.enumerate().map(one).sum()
}
