//! Subsets: as many cells as digits in a house, so that these cells hold exactly these digits.
//!
//! A naked subset needs no complete house: cells that see one another hold different digits in any house. Cells that
//! see all cells of the subset lose its digits. A hidden subset is in a house that holds each digit. A naked pair or
//! triple that takes candidates from two houses is called locked.

use super::search::{Flow, GeneralFinder, GeneralSearch, candidates_in, eliminating};
use crate::DigitSet;
use crate::technique::wide::{WideCellsAndDigits, WideEvidence};
use crate::technique::{Candidate, Mark, Role, Technique, WideSet};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder { techniques: &[Technique::LockedPair], find: |it| naked(it, LOCKED_PAIR) },
    GeneralFinder { techniques: &[Technique::LockedTriple], find: |it| naked(it, LOCKED_TRIPLE) },
    GeneralFinder { techniques: &[Technique::NakedPair], find: |it| naked(it, PAIR) },
    GeneralFinder { techniques: &[Technique::NakedTriple], find: |it| naked(it, TRIPLE) },
    GeneralFinder { techniques: &[Technique::HiddenPair], find: |it| hidden(it, HIDDEN_PAIR) },
    GeneralFinder { techniques: &[Technique::HiddenTriple], find: |it| hidden(it, HIDDEN_TRIPLE) },
    GeneralFinder { techniques: &[Technique::NakedQuad], find: |it| naked(it, QUAD) },
    GeneralFinder { techniques: &[Technique::HiddenQuad], find: |it| hidden(it, HIDDEN_QUAD) },
];

/// A technique and the number of its digits.
#[derive(Clone, Copy)]
struct SubsetKind {
    technique: Technique,
    size: usize,
}

const LOCKED_PAIR: SubsetKind = SubsetKind { technique: Technique::LockedPair, size: 2 };
const LOCKED_TRIPLE: SubsetKind = SubsetKind { technique: Technique::LockedTriple, size: 3 };
const PAIR: SubsetKind = SubsetKind { technique: Technique::NakedPair, size: 2 };
const TRIPLE: SubsetKind = SubsetKind { technique: Technique::NakedTriple, size: 3 };
const QUAD: SubsetKind = SubsetKind { technique: Technique::NakedQuad, size: 4 };
const HIDDEN_PAIR: SubsetKind = SubsetKind { technique: Technique::HiddenPair, size: 2 };
const HIDDEN_TRIPLE: SubsetKind = SubsetKind { technique: Technique::HiddenTriple, size: 3 };
const HIDDEN_QUAD: SubsetKind = SubsetKind { technique: Technique::HiddenQuad, size: 4 };

const NOTHING: WideCellsAndDigits =
    WideCellsAndDigits { cells: WideSet::EMPTY, digits: DigitSet::EMPTY };

/// The step that removes `gone` because of a subset. `sets[0]` is the subset, and its candidates are the pattern.
fn add(
    search: &mut GeneralSearch<'_>,
    technique: Technique,
    subset: WideCellsAndDigits,
    bases: &[usize],
    gone: Vec<Candidate>,
) -> Flow {
    let mark = |candidate| Mark { candidate, role: Role::Pattern };
    let evidence = WideEvidence {
        digits: subset.digits.iter().collect(),
        bases: bases.iter().map(|&base| search.tables.name(base)).collect(),
        marks: candidates_in(search.board, subset).map(mark).collect(),
        sets: vec![subset],
        ..WideEvidence::default()
    };
    search.add(eliminating(technique, gone, evidence))
}

fn naked(search: &mut GeneralSearch<'_>, kind: SubsetKind) -> Flow {
    let (board, tables) = (search.board, search.tables);
    for cells in &tables.houses {
        search.report()?;
        let fits = |&cell: &crate::Cell| (2..=kind.size).contains(&board.candidates(cell).len());
        let fitting = board.open().and(*cells).iter().filter(fits).collect();
        grow_naked(search, kind, NOTHING, fitting)?;
    }
    Flow::Continue(())
}

/// Adds cells of `rest` to a set in all ways, until it has the wanted number of cells.
fn grow_naked(
    search: &mut GeneralSearch<'_>,
    kind: SubsetKind,
    set: WideCellsAndDigits,
    mut rest: WideSet,
) -> Flow {
    let lacking = kind.size - set.cells.len();
    if lacking == 0 {
        let is_subset = set.digits.len() == kind.size;
        return if is_subset { add_naked(search, kind.technique, set) } else { Flow::Continue(()) };
    }
    while let Some(cell) = rest.first().filter(|_| rest.len() >= lacking) {
        rest.remove(cell);
        let digits = set.digits.or(search.board.candidates(cell));
        if digits.len() <= kind.size {
            let cells = set.cells.or(WideSet::of(cell));
            grow_naked(search, kind, WideCellsAndDigits { cells, digits }, rest)?;
        }
    }
    Flow::Continue(())
}

/// Adds the step of a naked subset, with the houses that lose candidates as its houses.
fn add_naked(
    search: &mut GeneralSearch<'_>,
    technique: Technique,
    subset: WideCellsAndDigits,
) -> Flow {
    let (board, tables) = (search.board, search.tables);
    let has_any = subset.digits.iter().fold(WideSet::EMPTY, |all, it| all.or(board.places(it)));
    let losing = tables.seen_by_all(subset.cells).and(has_any);
    if losing.is_empty() {
        return Flow::Continue(());
    }
    let holding: Vec<usize> = tables.holding(subset.cells).collect();
    let mut bases = holding.clone();
    bases.retain(|&house| losing.meets(tables.houses[house]));
    let is_locked = subset.cells.len() < 4 && takes_from_two(search, losing, &bases);
    let is_wanted =
        is_locked == matches!(technique, Technique::LockedPair | Technique::LockedTriple);
    if !is_wanted {
        return Flow::Continue(());
    }
    // Where only a rule of the board lets the cells see others, the subset is seen in its first house.
    let bases = if bases.is_empty() { &holding[..1] } else { &bases };
    let gone = candidates_in(board, WideCellsAndDigits { cells: losing, ..subset }).collect();
    add(search, technique, subset, bases, gone)
}

/// Whether two of `houses` lose candidates outside each other.
fn takes_from_two(search: &GeneralSearch<'_>, losing: WideSet, houses: &[usize]) -> bool {
    let own = |house: usize| losing.and(search.tables.houses[house]);
    let differ = |one: usize, other: usize| {
        !own(one).is_within(own(other)) && !own(other).is_within(own(one))
    };
    houses.iter().any(|&one| houses.iter().any(|&other| differ(one, other)))
}

fn hidden(search: &mut GeneralSearch<'_>, kind: SubsetKind) -> Flow {
    let (board, tables) = (search.board, search.tables);
    for house in tables.complete_lines_last() {
        search.report()?;
        let fits = |&digit: &_| (2..=kind.size).contains(&board.places_in(house, digit).len());
        let fitting = board.all_digits().filter(fits).collect();
        grow_hidden(search, kind, house, NOTHING, fitting)?;
    }
    Flow::Continue(())
}

/// Adds digits of `rest` to a set in all ways, until it has the wanted number of digits.
fn grow_hidden(
    search: &mut GeneralSearch<'_>,
    kind: SubsetKind,
    house: usize,
    set: WideCellsAndDigits,
    mut rest: DigitSet,
) -> Flow {
    let lacking = kind.size - set.digits.len();
    if lacking == 0 {
        let others = search.board.layout().all_digits().without(set.digits);
        let others = WideCellsAndDigits { digits: others, ..set };
        let gone: Vec<Candidate> = candidates_in(search.board, others).collect();
        let is_subset = set.cells.len() == kind.size && !gone.is_empty();
        return if is_subset {
            add(search, kind.technique, set, &[house], gone)
        } else {
            Flow::Continue(())
        };
    }
    while let Some(digit) = rest.first().filter(|_| rest.len() >= lacking) {
        rest.remove(digit);
        let cells = set.cells.or(search.board.places_in(house, digit));
        if cells.len() <= kind.size {
            let digits = set.digits.or(DigitSet::of(digit));
            grow_hidden(search, kind, house, WideCellsAndDigits { cells, digits }, rest)?;
        }
    }
    Flow::Continue(())
}
