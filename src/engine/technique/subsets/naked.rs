//! Naked subsets: as many cells of a house as they have candidates between them; no other cell that sees them
//! all has these digits.

use super::{candidates, in_order, step};
use crate::engine::DigitSet;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Candidate, CellSet, CellsAndDigits, Technique, houses};

pub(super) fn find_pairs(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::NakedPair, 2)
}

pub(super) fn find_triples(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::NakedTriple, 3)
}

pub(super) fn find_quads(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::NakedQuad, 4)
}

fn find(hunt: &mut Hunt<'_>, technique: Technique, size: usize) -> Flow {
    for house in in_order() {
        in_house(hunt, house, size, &mut |hunt, subset| {
            if is_locked(hunt, subset) { Flow::Continue(()) } else { add(hunt, technique, subset) }
        })?;
    }
    Flow::Continue(())
}

/// Hands all naked subsets of `size` cells of a house to `then`.
pub(super) fn in_house(
    hunt: &mut Hunt<'_>,
    house: usize,
    size: usize,
    then: &mut impl FnMut(&mut Hunt<'_>, CellsAndDigits) -> Flow,
) -> Flow {
    let open = hunt.board.open().and(houses::CELLS[house]);
    let fitting =
        open.iter().filter(|&cell| (1..=size).contains(&hunt.board.candidates(cell).len()));
    let none = CellsAndDigits { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
    grow(hunt, none, fitting.collect(), size, then)
}

/// Adds cells of `rest` to a set in all ways, until it has `size` cells.
fn grow(
    hunt: &mut Hunt<'_>,
    set: CellsAndDigits,
    mut rest: CellSet,
    size: usize,
    then: &mut impl FnMut(&mut Hunt<'_>, CellsAndDigits) -> Flow,
) -> Flow {
    let lacking = size - set.cells.len();
    if lacking == 0 {
        return if set.digits.len() == size { then(hunt, set) } else { Flow::Continue(()) };
    }
    while let Some(cell) = rest.first().filter(|_| rest.len() >= lacking) {
        rest.remove(cell);
        let digits = set.digits.or(hunt.board.candidates(cell));
        if digits.len() <= size {
            let cells = set.cells.or(CellSet::of(cell));
            grow(hunt, CellsAndDigits { cells, digits }, rest, size, then)?;
        }
    }
    Flow::Continue(())
}

/// Whether a pair or triple takes candidates from its box and, outside of that, from its line.
pub(super) fn is_locked(hunt: &Hunt<'_>, subset: CellsAndDigits) -> bool {
    let mut boxes = houses::holding(subset.cells).filter(|house| houses::BOXES.contains(house));
    let Some(block) = boxes.next().filter(|_| subset.cells.len() < 4) else { return false };
    let losing = losing(hunt, subset);
    losing.meets(houses::CELLS[block]) && !losing.is_within(houses::CELLS[block])
}

/// The cells that lose a candidate to a naked subset.
fn losing(hunt: &Hunt<'_>, subset: CellsAndDigits) -> CellSet {
    let places = |all: CellSet, digit| all.or(hunt.board.places(digit));
    let places = subset.digits.iter().fold(CellSet::EMPTY, places);
    places.and(houses::seen_by_all(subset.cells))
}

/// Adds the step of a naked subset, seen in the houses that lose candidates to it.
pub(super) fn add(hunt: &mut Hunt<'_>, technique: Technique, subset: CellsAndDigits) -> Flow {
    let losing = losing(hunt, subset);
    if losing.is_empty() {
        return Flow::Continue(());
    }
    let bases = houses::holding(subset.cells).filter(|&house| losing.meets(houses::CELLS[house]));
    let gone: Vec<Candidate> = candidates(hunt.board, losing, subset.digits).collect();
    hunt.add(step(hunt.board, technique, subset, bases, gone))
}
