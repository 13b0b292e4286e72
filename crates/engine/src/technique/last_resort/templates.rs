//! Templates: all ways to place a digit nine times on the board, one in each house.
//!
//! A template of a digit contains all cells that hold the digit, and no cell that cannot hold it. A cell that
//! is in all templates of a digit is in no template of another digit, so templates of other digits with this
//! cell are dropped. This repeats until nothing changes.
//!
//! In the evidence, `digits[0]` is the digit. The cells of a template set are marked as the pattern.

use std::ops::ControlFlow;

use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique};
use crate::{Cell, Digit};

/// The number of templates between two checks for cancellation.
const BETWEEN_REPORTS: usize = 4096;

/// The most templates of a digit. The classic board has fewer; an open digit of a larger board may have millions.
const MOST_TEMPLATES: usize = 50_000;

/// Template set: a cell that is in all templates of a digit holds the digit.
pub(super) fn find_set<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let common = common(search)?;
    for digit in search.board.all_digits() {
        // A cell that holds the digit already is in all templates too, and is nothing new.
        let certain = common[digit.index()].all.and(search.board.places(digit));
        let placements: Vec<Candidate> =
            certain.iter().map(|cell| Candidate { cell, digit }).collect();
        let mark = |&candidate: &Candidate| Mark { candidate, role: Role::Pattern };
        let marks = placements.iter().map(mark).collect();
        let evidence = Evidence { digits: vec![digit], marks, ..Evidence::default() };
        let technique = Technique::TemplateSet;
        search.add(Step { technique, placements, eliminations: Vec::new(), evidence })?;
    }
    Flow::Continue(())
}

/// Template delete: a candidate that is in no template of its digit is eliminated.
pub(super) fn find_delete<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let common = common(search)?;
    for digit in search.board.all_digits() {
        let places = search.board.places(digit);
        let gone = places.without(common[digit.index()].any);
        let eliminations = gone.iter().map(|cell| Candidate { cell, digit }).collect();
        let evidence = Evidence { digits: vec![digit], ..Evidence::default() };
        let technique = Technique::TemplateDelete;
        search.add(Step { technique, placements: Vec::new(), eliminations, evidence })?;
    }
    Flow::Continue(())
}

/// The intersection and the union of the templates of a digit.
#[derive(Clone, Copy)]
struct TemplateSummary<G: Geometry> {
    /// The cells that are in all templates.
    all: G::Set,
    /// The cells that are in at least one template.
    any: G::Set,
}

impl<G: Geometry> TemplateSummary<G> {
    fn of(board: &Board<G>, templates: &[G::Set]) -> Self {
        // Without this, a digit without templates would be certain everywhere.
        if templates.is_empty() {
            return Self { all: <G::Set>::EMPTY, any: board.all_cells() };
        }
        let none = Self { all: board.all_cells(), any: <G::Set>::EMPTY };
        templates.iter().fold(none, |common, &template| Self {
            all: common.all.and(template),
            any: common.any.or(template),
        })
    }
}

/// The common cells of the templates of each digit. If a digit has no template, no cells are certain. The same holds
/// for a digit with more templates than are listed.
fn common<G: Geometry>(search: &mut StepSearch<'_, G>) -> ControlFlow<(), Vec<TemplateSummary<G>>> {
    let board = search.board;
    let mut templates: Vec<Vec<G::Set>> = Vec::new();
    for digit in board.all_digits() {
        let (stand, allowed) = of_digit(board, digit);
        let mut found = Vec::new();
        let mut search = TemplateSearch { search, allowed, found: &mut found };
        // The digits on the board are part of every template.
        search.house(0, stand, allowed.without(board.seen_by_any(stand)))?;
        if found.len() > MOST_TEMPLATES {
            found.clear();
        }
        templates.push(found);
    }
    ControlFlow::Continue(refine(board, &mut templates))
}

/// The cells that hold `digit`, and these with its candidates.
fn of_digit<G: Geometry>(board: &Board<G>, digit: Digit) -> (G::Set, G::Set) {
    let stands = |&cell: &Cell| board.digit(cell) == Some(digit);
    let stand: G::Set = board.all_cells().iter().filter(stands).collect();
    (stand, stand.or(board.places(digit)))
}

/// Drops templates that contain a cell that is certain for another digit, until nothing changes.
fn refine<G: Geometry>(board: &Board<G>, templates: &mut [Vec<G::Set>]) -> Vec<TemplateSummary<G>> {
    loop {
        let common: Vec<TemplateSummary<G>> =
            templates.iter().map(|own| TemplateSummary::of(board, own)).collect();
        let mut changed = false;
        for (digit, own) in templates.iter_mut().enumerate() {
            let others = common.iter().enumerate().filter(|(other, _)| *other != digit);
            let taken = others.fold(<G::Set>::EMPTY, |taken, (_, other)| taken.or(other.all));
            let before = own.len();
            // Dropping a template may make another cell certain, so this repeats.
            own.retain(|template| !template.meets(taken));
            changed |= own.len() != before;
        }
        if !changed {
            return common;
        }
    }
}

struct TemplateSearch<'h, 'b, G: Geometry> {
    search: &'h mut StepSearch<'b, G>,
    allowed: G::Set,
    found: &'h mut Vec<G::Set>,
}

impl<G: Geometry> TemplateSearch<'_, '_, G> {
    /// Tries the `free` cells of a complete house. `chosen` are the cells of the houses before, and the cells that hold
    /// the digit.
    fn house(&mut self, house: usize, chosen: G::Set, free: G::Set) -> Flow {
        let board = self.search.board;
        if house == board.all_houses().end || G::IS_CLASSIC && house == board.rows().end {
            self.found.push(chosen);
            if self.found.len().is_multiple_of(BETWEEN_REPORTS) {
                self.search.report()?;
            }
            return Flow::Continue(());
        }
        if self.found.len() > MOST_TEMPLATES {
            return Flow::Continue(());
        }
        // On other boards a cell may serve several houses, and a house that has the digit needs no more.
        if !board.is_complete(house) || chosen.meets(board.house(house)) {
            return self.house(house + 1, chosen, free);
        }
        for cell in free.and(self.allowed).and(board.house(house)).iter() {
            let free = free.without(board.peers_of(cell));
            self.house(house + 1, chosen.or(<G::Set>::of(cell)), free)?;
        }
        Flow::Continue(())
    }
}
