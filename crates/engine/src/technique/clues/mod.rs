//! Clues: what a puzzle says of several of its cells, such as killer cages.
//!
//! In the evidence, `clues` are the clues of the step, and `sets[0]` the cells that they are about: those of a cage that
//! are open, or the innies or outies of a house. Cages have techniques of their own, which ask for the combinations of
//! digits that are left. Any other clue is looked at in two ways that serve every kind: the digits of two cells that
//! exclude each other, and what the clue leaves if its cells are taken together. Players have names for some of what these two ways
//! find, by the kind of the clue, so these are techniques of their own.
//!
//! The names are those of killer players (Sudopedia, "Killer Sudoku"; the guide of sudocue.net).

mod any_kind;
mod cage;
mod house_difference;
mod house_sum;
mod killer_subset;
mod links;
mod places;
mod ways;

pub(super) use any_kind::is_of_any_kind;
pub(super) use links::clues_of_links;

use super::step_search::{Finder, Flow, StepSearch};
use super::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Mark, Role, Step, Technique, parts,
};
use crate::rules::PostedPropagator;
use crate::{Cage, Cell, Combinations, Constraint, Digit, DigitSet};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::CageLastCell], find: cage::find_last_cell },
            Finder { techniques: &[Technique::RuleOf45], find: house_sum::find_one_cell },
            Finder { techniques: any_kind::OF_PAIRS, find: any_kind::find_partners },
            Finder { techniques: any_kind::OF_ALL_CELLS, find: any_kind::find_limits },
            Finder { techniques: &[Technique::CageCombinations], find: cage::find_combinations },
            Finder { techniques: &[Technique::CageDigit], find: cage::find_digit },
            Finder { techniques: &[Technique::CluePlaces], find: places::find },
            Finder { techniques: &[Technique::InniesAndOuties], find: house_sum::find_cells },
            Finder { techniques: &[Technique::KillerSubset], find: killer_subset::find },
        ]
    }
}

/// A cage with a sum and with open cells.
struct OpenCage<'a, S> {
    clue: &'a Constraint,
    cage: &'a Cage,
    sum: u32,
    open: S,
}

impl<'a, S: Cells> OpenCage<'a, S> {
    /// The cages of a board, in the order of the constraints.
    fn all_of<G: Geometry<Set = S>>(board: &'a Board<G>) -> impl Iterator<Item = Self> {
        let cages =
            board.rules().constraints().iter().filter_map(|clue| Some((clue, clue.cage()?)));
        cages.filter_map(|(clue, cage)| {
            let cells: S = cage.cells().iter().copied().collect();
            let open = cells.and(board.open());
            (!open.is_empty()).then_some(Self { clue, cage, sum: cage.sum()?, open })
        })
    }

    /// What the open cells have to add up to. Returns `None` if the digits in the cage exceed the sum.
    fn rest<G: Geometry<Set = S>>(&self, board: &Board<G>) -> Option<u32> {
        rest_of(board, self.cage.cells().iter().copied(), self.sum)
    }

    /// The combinations that are left. Returns `None` if none is, which is not a technique's to report, or if there are
    /// too many.
    fn combinations<G: Geometry<Set = S>>(&self, board: &Board<G>) -> Option<Combinations> {
        let left = self.cage.combinations(|cell| board.possible(cell))?;
        (!left.sets.is_empty()).then_some(left)
    }

    /// The evidence of a step of this cage.
    fn evidence<G: Geometry<Set = S>>(&self, board: &Board<G>) -> Evidence<S> {
        evidence_of(board, [self.clue], [self.open])
    }
}

/// The evidence of clues and of these cells: each of `sets` is a set, and all their candidates are the pattern.
fn evidence_of<'a, G: Geometry>(
    board: &Board<G>,
    clues: impl IntoIterator<Item = &'a Constraint>,
    sets: impl IntoIterator<Item = G::Set>,
) -> Evidence<G::Set> {
    let set = |cells: G::Set| CellsAndDigits { cells, digits: board.candidates_of(cells) };
    let sets: Vec<CellsAndDigits<G::Set>> = sets.into_iter().map(set).collect();
    let cells = sets.iter().fold(<G::Set>::EMPTY, |all, set| all.or(set.cells));
    Evidence {
        clues: clues.into_iter().cloned().collect(),
        sets,
        marks: parts::marks_of(board, cells, Role::Pattern).collect(),
        ..Evidence::default()
    }
}

/// What is left of the sum of `cells` for those of them that are open. Returns `None` if the digits of the others exceed it.
fn rest_of<G: Geometry>(
    board: &Board<G>,
    cells: impl Iterator<Item = Cell>,
    sum: u32,
) -> Option<u32> {
    let held = cells.filter_map(|cell| board.digit(cell));
    sum.checked_sub(held.map(|digit| u32::from(digit.get())).sum())
}

/// Adds the step that fills a cell with the rest of a sum, if the cell can hold it.
fn fill<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    (cell, rest): (Cell, Option<u32>),
    evidence: impl FnOnce() -> Evidence<G::Set>,
) -> Flow {
    let digit = rest.and_then(|rest| Digit::new(u8::try_from(rest).ok()?));
    let filled = digit.map(|digit| Candidate { cell, digit });
    let Some(candidate) = filled.filter(|&it| search.board.has(it)) else {
        return Flow::Continue(());
    };
    let evidence = Evidence {
        digits: vec![candidate.digit],
        marks: vec![Mark { candidate, role: Role::Pattern }],
        ..evidence()
    };
    let eliminations = Vec::new();
    search.add(Step { technique, placements: vec![candidate], eliminations, evidence })
}

/// Adds the step that removes `gone`, if that is anything.
fn eliminate<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    gone: Vec<Candidate>,
    evidence: impl FnOnce() -> Evidence<G::Set>,
) -> Flow {
    // Most clues rule nothing out, and evidence takes longer than to see that.
    if gone.is_empty() {
        return Flow::Continue(());
    }
    search.add(Step::eliminating(technique, gone, evidence()))
}

/// The candidates of the cells that are not among the digits which each of them keeps, by digit and then by cell.
fn not_kept<G: Geometry>(
    board: &Board<G>,
    kept: impl IntoIterator<Item = (Cell, DigitSet)>,
) -> Vec<Candidate> {
    let of_cell = |(cell, kept): (Cell, DigitSet)| {
        let gone = board.candidates(cell).without(kept);
        gone.iter().map(move |digit| Candidate { cell, digit })
    };
    let mut gone: Vec<Candidate> = kept.into_iter().flat_map(of_cell).collect();
    gone.sort_by_key(|gone| (gone.digit, gone.cell));
    gone
}

/// The digits that a propagator leaves for each of its cells. Returns `None` if it finds no way at all, which is not a
/// technique's to report.
fn kept_by<G: Geometry>(
    board: &Board<G>,
    posted: &PostedPropagator,
) -> Option<impl Iterator<Item = (Cell, DigitSet)> + use<G>> {
    let cells: Vec<Cell> = posted.cells.iter().copied().filter_map(Cell::new).collect();
    let mut left: Vec<u128> = cells.iter().map(|&cell| board.possible(cell).bits()).collect();
    if left.contains(&0) {
        return None;
    }
    posted.propagator.narrow(&mut left).ok()?;
    Some(cells.into_iter().zip(left.into_iter().map(DigitSet::from_bits)))
}

/// The digits of some candidates.
fn digits_of(candidates: &[Candidate]) -> Vec<Digit> {
    candidates.iter().map(|it| it.digit).collect::<DigitSet>().iter().collect()
}
