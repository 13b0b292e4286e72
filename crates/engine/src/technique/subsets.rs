//! Subsets: as many cells as digits in a house, so that these cells hold exactly these digits.
//!
//! In a naked subset, some cells of a house have only as many candidates as there are cells; other cells that
//! see all of them lose these candidates. In a hidden subset, some digits have only as many places in a house
//! as there are digits; these cells lose all other candidates. A naked pair or triple that is in a box and a
//! line and eliminates candidates from both is called locked. It is a separate technique.

use super::step_search::{Finder, Flow, StepSearch};
use super::{Board, Candidate, CellsAndDigits, Evidence, Role, Step, Technique, parts};
use crate::technique::{Cells, Geometry};
use crate::{Digit, DigitSet};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::LockedPair], find: find_locked_pairs },
            Finder { techniques: &[Technique::LockedTriple], find: find_locked_triples },
            Finder { techniques: &[Technique::NakedPair], find: find_naked_pairs },
            Finder { techniques: &[Technique::NakedTriple], find: find_naked_triples },
            Finder { techniques: &[Technique::HiddenPair], find: find_hidden_pairs },
            Finder { techniques: &[Technique::HiddenTriple], find: find_hidden_triples },
            Finder { techniques: &[Technique::NakedQuad], find: find_naked_quads },
            Finder { techniques: &[Technique::HiddenQuad], find: find_hidden_quads },
        ]
    }
}

/// The houses in the order in which they are searched for subsets.
fn in_order<G: Geometry>(board: &Board<G>) -> impl Iterator<Item = usize> + use<G> {
    // Boxes before lines, which is also how people look.
    board.areas().chain(board.lines())
}

/// The step that removes `eliminations` because of a subset.
///
/// `bases` of the evidence are the houses of the subset. `sets[0]` is the subset, and its candidates are the
/// pattern.
fn step<G: Geometry>(
    board: &Board<G>,
    technique: Technique,
    subset: CellsAndDigits<G::Set>,
    bases: impl Iterator<Item = usize>,
    eliminations: Vec<Candidate>,
) -> Step<G::Set> {
    let evidence = Evidence {
        digits: subset.digits.iter().collect(),
        bases: bases.map(|house| board.house_name(house)).collect(),
        marks: parts::marks_in(board, subset, Role::Pattern).collect(),
        sets: vec![subset],
        ..Evidence::default()
    };
    Step { technique, placements: Vec::new(), eliminations, evidence }
}

fn find_locked_pairs<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_locked(search, Technique::LockedPair, 2)
}

fn find_locked_triples<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_locked(search, Technique::LockedTriple, 3)
}

fn find_locked<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    size: usize,
) -> Flow {
    for house in search.board.areas() {
        each_naked(search, house, size, &mut |search, subset| {
            if is_locked(search, subset) {
                add_naked(search, technique, subset)
            } else {
                Flow::Continue(())
            }
        })?;
    }
    Flow::Continue(())
}

fn find_naked_pairs<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_naked(search, Technique::NakedPair, 2)
}

fn find_naked_triples<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_naked(search, Technique::NakedTriple, 3)
}

fn find_naked_quads<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_naked(search, Technique::NakedQuad, 4)
}

fn find_naked<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    size: usize,
) -> Flow {
    for house in in_order(search.board) {
        each_naked(search, house, size, &mut |search, subset| {
            if is_locked(search, subset) {
                Flow::Continue(())
            } else {
                add_naked(search, technique, subset)
            }
        })?;
    }
    Flow::Continue(())
}

/// Calls `then` with all naked subsets of `size` cells of a house.
fn each_naked<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    house: usize,
    size: usize,
    then: &mut impl FnMut(&mut StepSearch<'_, G>, CellsAndDigits<G::Set>) -> Flow,
) -> Flow {
    let open = search.board.open().and(search.board.house(house));
    // A cell with more candidates than the subset has cells cannot be in it.
    let fitting =
        open.iter().filter(|&cell| (1..=size).contains(&search.board.candidates(cell).len()));
    let none = CellsAndDigits { cells: <G::Set>::EMPTY, digits: DigitSet::EMPTY };
    grow(search, none, fitting.collect(), size, then)
}

/// Adds cells of `rest` to a set in all ways, until it has `size` cells.
fn grow<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    set: CellsAndDigits<G::Set>,
    mut rest: G::Set,
    size: usize,
    then: &mut impl FnMut(&mut StepSearch<'_, G>, CellsAndDigits<G::Set>) -> Flow,
) -> Flow {
    let lacking = size - set.cells.len();
    if lacking == 0 {
        return if set.digits.len() == size { then(search, set) } else { Flow::Continue(()) };
    }
    // Cells are taken in ascending order, so that each set comes once. It ends when too few are left to fill the set.
    while let Some(cell) = rest.first().filter(|_| rest.len() >= lacking) {
        rest.remove(cell);
        let digits = set.digits.or(search.board.candidates(cell));
        if digits.len() <= size {
            let cells = set.cells.or(<G::Set>::of(cell));
            grow(search, CellsAndDigits { cells, digits }, rest, size, then)?;
        }
    }
    Flow::Continue(())
}

/// Whether a pair or triple eliminates candidates from its box, or another area, and also from a second house outside it.
fn is_locked<G: Geometry>(search: &StepSearch<'_, G>, subset: CellsAndDigits<G::Set>) -> bool {
    let board = search.board;
    let mut areas = board.holding(subset.cells).filter(|house| board.areas().contains(house));
    // HoDoKu knows locked pairs and triples alone: four cells of its boxes are never in one line.
    let Some(area) = areas.next().filter(|_| subset.cells.len() < 4) else { return false };
    let losing = losing(search, subset);
    let outside = losing.without(board.house(area));
    // On the classic board a cell outside the box that sees all of the subset is in its line. On other boards it may see
    // them by different houses.
    let is_of_house = |house: usize| house != area && board.house(house).meets(outside);
    losing.meets(board.house(area))
        && !outside.is_empty()
        && (G::IS_CLASSIC || board.holding(subset.cells).any(is_of_house))
}

/// The cells that lose a candidate because of a naked subset.
fn losing<G: Geometry>(search: &StepSearch<'_, G>, subset: CellsAndDigits<G::Set>) -> G::Set {
    let places = |all: G::Set, digit| all.or(search.board.places(digit));
    let places = subset.digits.iter().fold(<G::Set>::EMPTY, places);
    places.and(search.board.seen_by_all(subset.cells))
}

/// Adds the step of a naked subset, with the houses that lose candidates as its houses.
fn add_naked<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    subset: CellsAndDigits<G::Set>,
) -> Flow {
    let losing = losing(search, subset);
    if losing.is_empty() {
        return Flow::Continue(());
    }
    let board = search.board;
    // Only the houses that lose something are named: the others would send the eye to nothing.
    let mut bases: Vec<usize> =
        board.holding(subset.cells).filter(|&house| losing.meets(board.house(house))).collect();
    if bases.is_empty() {
        // Where only a rule lets the cells see others, the subset is seen in its first house.
        bases.extend(board.holding(subset.cells).next());
    }
    let gone: Vec<Candidate> =
        parts::candidates_in(search.board, CellsAndDigits { cells: losing, ..subset }).collect();
    search.add(step(search.board, technique, subset, bases.into_iter(), gone))
}

fn find_hidden_pairs<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_hidden(search, Technique::HiddenPair, 2)
}

fn find_hidden_triples<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_hidden(search, Technique::HiddenTriple, 3)
}

fn find_hidden_quads<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_hidden(search, Technique::HiddenQuad, 4)
}

fn find_hidden<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    size: usize,
) -> Flow {
    for house in in_order(search.board).filter(|&it| search.board.is_complete(it)) {
        let sets = HiddenSearch { technique, house, size };
        let fits =
            |digit: &Digit| (1..=size).contains(&search.board.places_in(house, *digit).len());
        let fitting = search.board.all_digits().filter(fits).collect();
        let none = CellsAndDigits { cells: <G::Set>::EMPTY, digits: DigitSet::EMPTY };
        sets.grow(search, none, fitting)?;
    }
    Flow::Continue(())
}

/// The search for hidden subsets in one house.
struct HiddenSearch {
    technique: Technique,
    house: usize,
    size: usize,
}

impl HiddenSearch {
    /// Adds digits of `rest` to a set in all ways, until it has the wanted number of digits.
    fn grow<G: Geometry>(
        &self,
        search: &mut StepSearch<'_, G>,
        set: CellsAndDigits<G::Set>,
        mut rest: DigitSet,
    ) -> Flow {
        let lacking = self.size - set.digits.len();
        if lacking == 0 {
            return self.add(search, set);
        }
        while let Some(digit) = rest.first().filter(|_| rest.len() >= lacking) {
            rest.remove(digit);
            let cells = set.cells.or(search.board.places_in(self.house, digit));
            if cells.len() <= self.size {
                let digits = set.digits.or(DigitSet::of(digit));
                self.grow(search, CellsAndDigits { cells, digits }, rest)?;
            }
        }
        Flow::Continue(())
    }

    fn add<G: Geometry>(
        &self,
        search: &mut StepSearch<'_, G>,
        set: CellsAndDigits<G::Set>,
    ) -> Flow {
        let others = search.board.digit_set().without(set.digits);
        let others = CellsAndDigits { digits: others, ..set };
        let mut gone = parts::candidates_in(search.board, others).peekable();
        // Fewer cells than digits are a contradiction on the board, and no step.
        if set.cells.len() < self.size || gone.peek().is_none() {
            return Flow::Continue(());
        }
        let gone: Vec<Candidate> = gone.collect();
        let house = std::iter::once(self.house);
        search.add(step(search.board, self.technique, set, house, gone))
    }
}
