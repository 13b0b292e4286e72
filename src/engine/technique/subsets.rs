//! Subsets: as many cells as digits in a house, so that the cells are for these digits alone.
//!
//! A naked subset is seen by its cells: as many cells of a house as they have candidates between them; no other cell
//! that sees them all has these digits. A hidden one is seen by its digits: as many digits as they have places between
//! them in a house; these cells have no other digit. A naked pair or triple in a box and a line at once that takes
//! candidates from both is called locked, and is a technique of its own.

use super::hunt::{Finder, Flow, Hunt};
use super::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Role, Step, Technique, houses, parts,
};
use crate::engine::{Digit, DigitSet};

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::LockedPair], find: find_locked_pairs },
    Finder { techniques: &[Technique::LockedTriple], find: find_locked_triples },
    Finder { techniques: &[Technique::NakedPair], find: find_naked_pairs },
    Finder { techniques: &[Technique::NakedTriple], find: find_naked_triples },
    Finder { techniques: &[Technique::HiddenPair], find: find_hidden_pairs },
    Finder { techniques: &[Technique::HiddenTriple], find: find_hidden_triples },
    Finder { techniques: &[Technique::NakedQuad], find: find_naked_quads },
    Finder { techniques: &[Technique::HiddenQuad], find: find_hidden_quads },
];

/// The houses in the order in which people look through them for subsets.
fn in_order() -> impl Iterator<Item = usize> {
    houses::BOXES.chain(houses::LINES)
}

/// The step that takes `eliminations` away because of a subset.
///
/// `bases` of the evidence are the houses that it is seen in, `sets[0]` is the subset, whose candidates are
/// the pattern.
fn step(
    board: &Board,
    technique: Technique,
    subset: CellsAndDigits,
    bases: impl Iterator<Item = usize>,
    eliminations: Vec<Candidate>,
) -> Step {
    let evidence = Evidence {
        digits: subset.digits.iter().collect(),
        bases: bases.map(houses::name).collect(),
        marks: parts::marks_in(board, subset, Role::Pattern).collect(),
        sets: vec![subset],
        ..Evidence::default()
    };
    Step { technique, placements: Vec::new(), eliminations, evidence }
}

fn find_locked_pairs(hunt: &mut Hunt<'_>) -> Flow {
    find_locked(hunt, Technique::LockedPair, 2)
}

fn find_locked_triples(hunt: &mut Hunt<'_>) -> Flow {
    find_locked(hunt, Technique::LockedTriple, 3)
}

fn find_locked(hunt: &mut Hunt<'_>, technique: Technique, size: usize) -> Flow {
    for house in houses::BOXES {
        each_naked(hunt, house, size, &mut |hunt, subset| {
            if is_locked(hunt, subset) {
                add_naked(hunt, technique, subset)
            } else {
                Flow::Continue(())
            }
        })?;
    }
    Flow::Continue(())
}

fn find_naked_pairs(hunt: &mut Hunt<'_>) -> Flow {
    find_naked(hunt, Technique::NakedPair, 2)
}

fn find_naked_triples(hunt: &mut Hunt<'_>) -> Flow {
    find_naked(hunt, Technique::NakedTriple, 3)
}

fn find_naked_quads(hunt: &mut Hunt<'_>) -> Flow {
    find_naked(hunt, Technique::NakedQuad, 4)
}

fn find_naked(hunt: &mut Hunt<'_>, technique: Technique, size: usize) -> Flow {
    for house in in_order() {
        each_naked(hunt, house, size, &mut |hunt, subset| {
            if is_locked(hunt, subset) {
                Flow::Continue(())
            } else {
                add_naked(hunt, technique, subset)
            }
        })?;
    }
    Flow::Continue(())
}

/// Hands all naked subsets of `size` cells of a house to `then`.
fn each_naked(
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
fn is_locked(hunt: &Hunt<'_>, subset: CellsAndDigits) -> bool {
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
fn add_naked(hunt: &mut Hunt<'_>, technique: Technique, subset: CellsAndDigits) -> Flow {
    let losing = losing(hunt, subset);
    if losing.is_empty() {
        return Flow::Continue(());
    }
    let bases = houses::holding(subset.cells).filter(|&house| losing.meets(houses::CELLS[house]));
    let gone: Vec<Candidate> =
        parts::candidates_in(hunt.board, CellsAndDigits { cells: losing, ..subset }).collect();
    hunt.add(step(hunt.board, technique, subset, bases, gone))
}

fn find_hidden_pairs(hunt: &mut Hunt<'_>) -> Flow {
    find_hidden(hunt, Technique::HiddenPair, 2)
}

fn find_hidden_triples(hunt: &mut Hunt<'_>) -> Flow {
    find_hidden(hunt, Technique::HiddenTriple, 3)
}

fn find_hidden_quads(hunt: &mut Hunt<'_>) -> Flow {
    find_hidden(hunt, Technique::HiddenQuad, 4)
}

fn find_hidden(hunt: &mut Hunt<'_>, technique: Technique, size: usize) -> Flow {
    for house in in_order() {
        let search = HiddenSearch { technique, house, size };
        let fits = |digit: &Digit| (1..=size).contains(&hunt.board.places_in(house, *digit).len());
        let fitting = Digit::CLASSIC.into_iter().filter(fits).collect();
        let none = CellsAndDigits { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
        search.grow(hunt, none, fitting)?;
    }
    Flow::Continue(())
}

/// What is looked for in a house.
struct HiddenSearch {
    technique: Technique,
    house: usize,
    size: usize,
}

impl HiddenSearch {
    /// Adds digits of `rest` to a set in all ways, until it has as many digits as it should.
    fn grow(&self, hunt: &mut Hunt<'_>, set: CellsAndDigits, mut rest: DigitSet) -> Flow {
        let lacking = self.size - set.digits.len();
        if lacking == 0 {
            return self.add(hunt, set);
        }
        while let Some(digit) = rest.first().filter(|_| rest.len() >= lacking) {
            rest.remove(digit);
            let cells = set.cells.or(hunt.board.places_in(self.house, digit));
            if cells.len() <= self.size {
                let digits = set.digits.or(DigitSet::of(digit));
                self.grow(hunt, CellsAndDigits { cells, digits }, rest)?;
            }
        }
        Flow::Continue(())
    }

    fn add(&self, hunt: &mut Hunt<'_>, set: CellsAndDigits) -> Flow {
        let others = DigitSet::up_to(9).without(set.digits);
        let others = CellsAndDigits { digits: others, ..set };
        let mut gone = parts::candidates_in(hunt.board, others).peekable();
        if set.cells.len() < self.size || gone.peek().is_none() {
            return Flow::Continue(());
        }
        let gone: Vec<Candidate> = gone.collect();
        let house = std::iter::once(self.house);
        hunt.add(step(hunt.board, self.technique, set, house, gone))
    }
}
