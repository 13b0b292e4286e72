//! One search for steps: what it is after, and what it has found.
//!
//! Every technique is a function that is given a [`Hunt`] and adds the steps it sees to it. It need not know
//! whether the first step is enough or all are wanted: [`Hunt::add`] tells it when to stop.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::almost_locked::links::AlsLinks;
use super::{Board, Candidate, Options, Step, Technique, TechniqueSet};
use crate::engine::{Cancelled, Control};

/// Whether a technique goes on looking.
pub(super) type Flow = ControlFlow<()>;

/// A function that finds steps, and the techniques that they may be of.
pub(super) struct Finder {
    /// What it finds, as neighbours in the catalogue.
    pub(super) techniques: &'static [Technique],
    /// Adds the steps it sees.
    pub(super) find: fn(&mut Hunt<'_>) -> Flow,
}

/// How many steps are enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Enough {
    /// The first that is found.
    One,
    /// None is: all are wanted, one for each technique and outcome.
    All,
}

/// One search for steps on one board.
pub(super) struct Hunt<'a> {
    /// Where to look.
    pub(super) board: &'a Board,
    /// How far to go.
    pub(super) options: &'a Options,
    wanted: TechniqueSet,
    enough: Enough,
    control: &'a Control,
    cancelled: bool,
    steps: Vec<Step>,
    outcomes: HashSet<(Technique, Vec<Candidate>, Vec<Candidate>)>,
    /// The almost locked sets, which several techniques look at, once one of them did.
    links: OnceCell<Rc<AlsLinks>>,
}

impl<'a> Hunt<'a> {
    /// A search on `board` that has found nothing yet.
    pub(super) fn new(
        board: &'a Board,
        options: &'a Options,
        wanted: TechniqueSet,
        enough: Enough,
        control: &'a Control,
    ) -> Self {
        let (steps, outcomes) = (Vec::new(), HashSet::new());
        let (cancelled, links) = (false, OnceCell::new());
        Self { board, options, wanted, enough, control, cancelled, steps, outcomes, links }
    }

    /// Asks for steps of `wanted`, and of nothing else from now on.
    pub(super) fn want(&mut self, wanted: TechniqueSet) {
        self.wanted = wanted;
    }

    /// Whether steps of `technique` are asked for.
    pub(super) fn wants(&self, technique: Technique) -> bool {
        self.wanted.contains(technique)
    }

    /// Whether the first step that is found ends the search. A technique that sees many outcomes of one kind
    /// may then look for the best alone.
    pub(super) fn wants_one(&self) -> bool {
        self.enough == Enough::One
    }

    /// The almost locked sets of the board and the links between them.
    pub(super) fn links(&self) -> Rc<AlsLinks> {
        Rc::clone(self.links.get_or_init(|| Rc::new(AlsLinks::new(self.board, self.options))))
    }

    /// Takes a step, unless its technique is not asked for, it changes nothing, or its outcome is known.
    ///
    /// Placements and eliminations are sorted here, and eliminations that the board does not have are left
    /// out.
    pub(super) fn add(&mut self, mut step: Step) -> Flow {
        step.eliminations.retain(|&candidate| self.board.has(candidate));
        step.eliminations.sort_by_key(|candidate| (candidate.digit, candidate.cell));
        step.eliminations.dedup();
        step.placements.sort_by_key(|candidate| (candidate.digit, candidate.cell));
        step.placements.dedup();
        let changes = !step.placements.is_empty() || !step.eliminations.is_empty();
        if !changes || !self.wants(step.technique) {
            return Flow::Continue(());
        }
        let outcome = (step.technique, step.placements.clone(), step.eliminations.clone());
        if self.outcomes.insert(outcome) {
            self.steps.push(step);
        }
        if self.wants_one() { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// Ends the search where somebody asked for that; long loops call it every so often.
    pub(super) fn report(&mut self) -> Flow {
        self.cancelled |= self.control.cancel.is_cancelled();
        if self.cancelled { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// For a search within this one: it ends with it, and its progress is seen by nobody.
    pub(super) fn control(&self) -> Control {
        self.control.unseen()
    }

    /// What was found so far.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What was found, in the order in which it was found.
    pub(super) fn finish(self) -> Result<Vec<Step>, Cancelled> {
        if self.cancelled { Err(Cancelled) } else { Ok(self.steps) }
    }
}
