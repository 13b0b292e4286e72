//! The rule of 45: innies and outies, whose sum follows from houses and cages.
//!
//! On a board of nine digits a house adds up to 45. Cages that lie in it leave the sum of its other cells, the innies.
//! Cages that cover it tell the sum of their cells outside, the outies. In the evidence, `bases` are the houses, `clues`
//! the cages, and `sets[0]` the open innies or outies; `digits` is the digit of a single one.

use super::{house_difference, kept_by, not_kept};
use crate::rules::{HouseSum, house_sums};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Mark, Role, Step, Technique, parts,
};
use crate::{Cell, Digit};

/// The most open innies or outies that are looked at. A person compares no more of them.
const MOST_CELLS: usize = 4;

/// Rule of 45 with one open innie or outie, which is the difference.
pub(super) fn find_one_cell<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for sum in sums_of(board, 1..=1) {
        let Some(cell) = sum.open.single() else { continue };
        let digit = sum.rest.and_then(|rest| Digit::new(u8::try_from(rest).ok()?));
        let only = digit.map(|digit| Candidate { cell, digit }).filter(|&it| board.has(it));
        let Some(only) = only else { continue };
        let evidence = Evidence {
            digits: vec![only.digit],
            marks: vec![Mark { candidate: only, role: Role::Pattern }],
            ..sum.evidence(board)
        };
        search.add(Step {
            technique: Technique::RuleOf45,
            placements: vec![only],
            eliminations: Vec::new(),
            evidence,
        })?;
    }
    Flow::Continue(())
}

/// Innies and outies: digits that no way to make up their sum, or the difference of their sums, has.
pub(super) fn find_cells<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_sums(search)?;
    house_difference::find(search)
}

/// Several innies or outies.
fn find_sums<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let Some(compiled) = board.rules().compiled() else { return Flow::Continue(()) };
    let layout = board.layout();
    for sum in sums_of(board, 2..=MOST_CELLS) {
        search.report()?;
        let evidence = sum.evidence(board);
        let posted = sum.of_houses.propagator(&layout, compiled);
        let Some(kept) = kept_by(board, &posted) else { continue };
        let gone = not_kept(board, kept);
        search.add(Step::eliminating(Technique::InniesAndOuties, gone, evidence))?;
    }
    Flow::Continue(())
}

/// A sum of innies or outies, some of which are open.
struct OpenSum<S> {
    of_houses: HouseSum,
    open: S,
    /// What the open cells add up to. `None` if the digits of the others exceed the sum.
    rest: Option<u32>,
}

/// The sums of a board with this many open cells, those of few houses first.
fn sums_of<G: Geometry>(
    board: &Board<G>,
    counts: std::ops::RangeInclusive<usize>,
) -> Vec<OpenSum<G::Set>> {
    let Some(compiled) = board.rules().compiled() else { return Vec::new() };
    let open_sum = |of_houses: HouseSum| {
        let cells: G::Set = of_houses.cells.iter().copied().filter_map(Cell::new).collect();
        let held = cells.iter().filter_map(|cell| board.digit(cell));
        let rest = of_houses.sum.checked_sub(held.map(|digit| u32::from(digit.get())).sum());
        OpenSum { of_houses, open: cells.and(board.open()), rest }
    };
    let sums = house_sums(&board.layout(), compiled).into_iter().map(open_sum);
    let mut sums: Vec<OpenSum<G::Set>> =
        sums.filter(|sum| counts.contains(&sum.open.len())).collect();
    sums.sort_by_key(|sum| (sum.of_houses.houses.len(), sum.open.len()));
    sums
}

impl<S: Cells> OpenSum<S> {
    fn evidence<G: Geometry<Set = S>>(&self, board: &Board<G>) -> Evidence<S> {
        let constraints = board.rules().constraints();
        let clues = self.of_houses.constraints.iter().map(|&at| constraints[at].clone());
        Evidence {
            bases: self.of_houses.houses.clone(),
            clues: clues.collect(),
            sets: vec![CellsAndDigits { cells: self.open, digits: board.candidates_of(self.open) }],
            marks: parts::marks_of(board, self.open, Role::Pattern).collect(),
            ..Evidence::default()
        }
    }
}
