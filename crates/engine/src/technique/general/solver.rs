//! Finds the next step, all steps, and the whole path on a board of any shape.

use std::sync::Arc;

use super::board::GeneralBoard;
use super::finders::{finder_of, found};
use super::search::{GeneralFinder, GeneralSearch};
use crate::technique::wide::WideStep;
use crate::technique::{Candidate, Solver, Technique, TechniqueSet};
use crate::{Cancelled, Control, Grid};

/// The steps from a board of any shape to its answer, or until no further step was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneralPath {
    /// The steps in order.
    pub steps: Vec<WideStep>,
    /// The board after the last step.
    pub end: GeneralBoard,
}

/// One call of a finder, with the techniques that it searches.
struct GeneralFinderTurn {
    finder: &'static GeneralFinder,
    wanted: TechniqueSet,
}

/// The finders of the known techniques, in the order in which they are tried. Techniques that follow each other and
/// have one finder are looked for together.
fn turns(solver: &Solver) -> Vec<GeneralFinderTurn> {
    let mut turns: Vec<GeneralFinderTurn> = Vec::new();
    for technique in solver.order.iter().filter(|&it| solver.known.contains(it)) {
        let Some(finder) = finder_of(technique) else { continue };
        match turns.last_mut().filter(|turn| std::ptr::eq(turn.finder, finder)) {
            Some(turn) => turn.wanted.insert(technique),
            None => turns
                .push(GeneralFinderTurn { finder, wanted: TechniqueSet::from_iter([technique]) }),
        }
    }
    turns
}

/// The easiest step on `board` by the techniques that `solver` knows. Returns `None` if they find none.
pub(in crate::technique) fn next_step(
    solver: &Solver,
    board: &GeneralBoard,
    control: &Control,
) -> Result<Option<WideStep>, Cancelled> {
    first_in(&turns(solver), board, control)
}

fn first_in(
    turns: &[GeneralFinderTurn],
    board: &GeneralBoard,
    control: &Control,
) -> Result<Option<WideStep>, Cancelled> {
    let mut search = GeneralSearch::for_one(board, control);
    for &GeneralFinderTurn { finder, wanted } in turns {
        search.want(wanted);
        if search.report().is_break() || (finder.find)(&mut search).is_break() {
            break;
        }
    }
    Ok(search.finish()?.into_iter().next())
}

/// The first `most` of all steps on `board`, the easiest first.
pub(in crate::technique) fn easiest_steps(
    solver: &Solver,
    board: &GeneralBoard,
    most: usize,
    control: &Control,
) -> Result<Vec<WideStep>, Cancelled> {
    let mut steps: Vec<WideStep> = Vec::new();
    for GeneralFinderTurn { finder, wanted } in turns(solver) {
        if steps.len() >= most {
            break;
        }
        let mut search = GeneralSearch::for_all(board, control);
        search.want(wanted);
        // A finder stops early only if the search is cancelled, and then `finish` returns an error.
        let _ = search.report().is_continue().then(|| (finder.find)(&mut search));
        let mut found = search.finish()?;
        found.sort_by_key(|step| solver.order.place(step.technique));
        steps.extend(found);
    }
    steps.truncate(most);
    Ok(steps)
}

/// Takes one step after the other from `board`, until it is full or no step is found.
pub(in crate::technique) fn path(
    solver: &Solver,
    board: &GeneralBoard,
    control: &Control,
) -> Result<GeneralPath, Cancelled> {
    let turns = turns(solver);
    let mut path = GeneralPath { steps: Vec::new(), end: board.clone() };
    while !path.end.is_full() {
        let Some(step) = first_in(&turns, &path.end, control)? else { break };
        path.end.apply(&step);
        path.steps.push(step);
    }
    Ok(path)
}

impl GeneralPath {
    /// The digits before the first step.
    fn start(&self) -> Grid {
        let mut grid = self.end.grid();
        for placed in self.steps.iter().flat_map(|step| &step.placements) {
            grid.set(placed.cell, None);
        }
        grid
    }

    /// Whether full houses and hidden singles of boxes or regions lead from the start to a full board.
    pub(in crate::technique) fn is_for_beginners(&self) -> bool {
        self.is_solved_by(single_at_a_glance)
    }

    /// Whether hidden singles do not lead from the start to a full board.
    pub(in crate::technique) fn needs_naked_singles(&self) -> bool {
        !self.is_solved_by(|board| board.tables.complete().find_map(|it| hidden_in(board, it)))
    }

    fn is_solved_by(&self, next: impl Fn(&GeneralBoard) -> Option<Candidate>) -> bool {
        let start = self.start();
        let nothing = Grid::empty(Arc::clone(start.layout()));
        let Some(mut board) = GeneralBoard::of_position(&start, &nothing) else { return false };
        while let Some(single) = next(&board) {
            board.place(single);
        }
        board.is_full()
    }
}

/// A digit in the last open cell of a house, or with one place in a box or region. Returns `None` if there is none.
fn single_at_a_glance(board: &GeneralBoard) -> Option<Candidate> {
    let tables = &board.tables;
    let is_seen = |&house: &usize| {
        let is_region = tables.house(house).kind.is_region();
        is_region || board.open().and(tables.houses[house]).len() == 1
    };
    tables.complete().filter(is_seen).find_map(|house| hidden_in(board, house))
}

/// A digit with one place in a house. Returns `None` if there is none.
fn hidden_in(board: &GeneralBoard, house: usize) -> Option<Candidate> {
    let single = |digit| {
        let cell = board.places_in(house, digit).single()?;
        Some(Candidate { cell, digit })
    };
    board.all_digits().find_map(single)
}

/// Whether a technique is found on boards of any shape.
pub(in crate::technique) fn finds(technique: Technique) -> bool {
    found().contains(technique)
}
