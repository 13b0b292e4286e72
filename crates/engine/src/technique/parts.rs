//! Functions that build parts of steps, shared by many techniques.

use super::{Board, Candidate, CellsAndDigits, Chain, Link, Mark, Node, Role, Strength};
use crate::Digit;
use crate::technique::{Cells, Geometry};

/// The candidates `digit` in each of `cells`.
pub(super) fn candidates<S: Cells>(cells: S, digit: Digit) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, digit })
}

/// Marks with `role` for `digit` in each of `cells`.
pub(super) fn marks<S: Cells>(cells: S, digit: Digit, role: Role) -> impl Iterator<Item = Mark> {
    candidates(cells, digit).map(move |candidate| Mark { candidate, role })
}

/// Marks with `role` for all candidates of `cells`.
pub(super) fn marks_of<G: Geometry>(
    board: &Board<G>,
    cells: G::Set,
    role: Role,
) -> impl Iterator<Item = Mark> + use<'_, G> {
    marks_in(board, CellsAndDigits { cells, digits: board.digit_set() }, role)
}

/// The candidates of the cells of `set` that are among its digits, cell by cell.
pub(super) fn candidates_in<G: Geometry>(
    board: &Board<G>,
    set: CellsAndDigits<G::Set>,
) -> impl Iterator<Item = Candidate> + use<'_, G> {
    set.cells.iter().flat_map(move |cell| {
        let digits = board.candidates(cell).and(set.digits);
        digits.iter().map(move |digit| Candidate { cell, digit })
    })
}

/// Marks with `role` for the [`candidates_in`] a set.
pub(super) fn marks_in<G: Geometry>(
    board: &Board<G>,
    set: CellsAndDigits<G::Set>,
    role: Role,
) -> impl Iterator<Item = Mark> + use<'_, G> {
    candidates_in(board, set).map(move |candidate| Mark { candidate, role })
}

/// The chain through `candidates` with alternating strong and weak links, of which the first is strong.
pub(super) fn chain<S: Cells>(candidates: &[Candidate]) -> Chain<S> {
    let of_one = |one: &Candidate| (S::of(one.cell), one.digit);
    grouped_chain(&candidates.iter().map(of_one).collect::<Vec<_>>())
}

/// The same as [`chain`] for groups of cells with a digit.
pub(super) fn grouped_chain<S: Cells>(groups: &[(S, Digit)]) -> Chain<S> {
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
        // The formula is HoDoKu's own. It decides which of several steps a path takes.
        candidate.cell.index() * (1 + 80 * number) + usize::from(candidate.digit.get())
    };
    eliminations.enumerate().map(one).sum()
}
