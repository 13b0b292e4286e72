//! Clue places: no way to fill the cells of a clue has the digit in this cell, if the houses are heeded too.
//!
//! A cage is told by its combinations. Of any other clue all ways are tried, as far as they are few.

use super::{digits_of, not_kept};
use crate::rules::PostedPropagator;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts,
};
use crate::{Cell, Constraint, DigitSet};

/// The most open cells of a clue whose ways are tried.
const MOST_CELLS: usize = 8;

/// The most digits that are tried for one clue.
const MOST_TRIES: usize = 5_000;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    super::cage::find_places_in_cages(search)?;
    let board = search.board;
    let Some(compiled) = board.rules().compiled() else { return Flow::Continue(()) };
    for (number, clue) in board.rules().constraints().iter().enumerate() {
        search.report()?;
        let open: G::Set =
            clue.cells().iter().copied().filter(|&it| board.open().contains(it)).collect();
        let has_sum = clue.cage().is_some_and(|cage| cage.sum().is_some());
        if has_sum || !(2..=MOST_CELLS).contains(&open.len()) {
            continue;
        }
        let posted = compiled.propagators().iter().find(|it| it.constraint == Some(number));
        let Some(kept) = Ways::of(board, clue, posted).tried() else { continue };
        let gone = not_kept(board, kept);
        let evidence = Evidence {
            digits: digits_of(&gone),
            clues: vec![clue.clone()],
            sets: vec![CellsAndDigits { cells: open, digits: board.candidates_of(open) }],
            marks: parts::marks_of(board, open, Role::Pattern).collect(),
            ..Evidence::default()
        };
        search.add(Step::eliminating(Technique::CluePlaces, gone, evidence))?;
    }
    Flow::Continue(())
}

/// The ways to fill the cells of a clue.
struct Ways<'a, G: Geometry> {
    board: &'a Board<G>,
    clue: &'a Constraint,
    /// What the clue says of its cells together, beyond pairs.
    posted: Option<&'a PostedPropagator>,
    /// By place: the digits of the cell, one if it is filled or tried.
    left: Vec<DigitSet>,
    /// By place: the digits of the ways found so far.
    kept: Vec<DigitSet>,
    tries: usize,
}

impl<'a, G: Geometry> Ways<'a, G> {
    fn of(board: &'a Board<G>, clue: &'a Constraint, posted: Option<&'a PostedPropagator>) -> Self {
        let left: Vec<DigitSet> = clue.cells().iter().map(|&cell| board.possible(cell)).collect();
        let kept = vec![DigitSet::EMPTY; left.len()];
        Self { board, clue, posted, left, kept, tries: MOST_TRIES }
    }

    /// The digits that some way has in each cell. `None` if there are too many ways, or none, which is not a technique's
    /// to report.
    fn tried(mut self) -> Option<impl Iterator<Item = (Cell, DigitSet)>> {
        self.try_from(0)?;
        let is_possible = self.kept.iter().all(|kept| !kept.is_empty());
        is_possible.then(|| self.clue.cells().iter().copied().zip(self.kept))
    }

    /// Tries the digits of the cells from `place` on. Returns `None` if that takes too long.
    fn try_from(&mut self, place: usize) -> Option<()> {
        if !self.is_possible() {
            return Some(());
        }
        let Some(&own) = self.left.get(place) else {
            for (kept, &digit) in self.kept.iter_mut().zip(&self.left) {
                *kept = kept.or(digit);
            }
            return Some(());
        };
        for digit in own.iter() {
            self.tries = self.tries.checked_sub(1)?;
            if self.fits(place, DigitSet::of(digit)) {
                self.left[place] = DigitSet::of(digit);
                self.try_from(place + 1)?;
            }
        }
        self.left[place] = own;
        Some(())
    }

    /// Whether a digit goes with those of the cells before.
    fn fits(&self, place: usize, own: DigitSet) -> bool {
        let Some(digit) = own.first() else { return false };
        let cells = self.clue.cells();
        (0..place).all(|before| {
            let sees = self.board.peers_of(cells[place]).contains(cells[before]);
            let excluded = self.clue.excluded(place, before, digit);
            let there = self.left[before];
            !(sees && there == own) && there.and(excluded).is_empty()
        })
    }

    /// Whether the clue can still be kept.
    fn is_possible(&self) -> bool {
        let sets = || self.left.iter().map(|left| left.bits()).collect::<Vec<u128>>();
        self.posted.is_none_or(|posted| posted.propagator.narrow(&mut sets()).is_ok())
    }
}
