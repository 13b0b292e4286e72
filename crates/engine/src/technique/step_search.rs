//! A search for steps: the techniques to search, and the steps found.
//!
//! Every technique is a function that gets a [`StepSearch`] and adds the steps that it finds. It does not know
//! whether the first step is enough or all steps are wanted: the result of [`StepSearch::add`] says when to stop.

use std::cell::OnceCell;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::almost_locked::links::AlsLinks;
use super::found_steps::FoundSteps;
use super::geometry::BoardTables;
use super::{Board, Candidate, Geometry, SolverOptions, Step, Technique, TechniqueSet, clues};
use crate::{Cancelled, Control};

/// Whether a technique continues its search.
pub(super) type Flow = ControlFlow<()>;

/// A function that finds steps, and the techniques that it can find.
pub(super) struct Finder<G: Geometry> {
    /// The techniques that it finds, which are neighbours in the catalogue.
    pub(super) techniques: &'static [Technique],
    /// Adds the steps that it finds.
    pub(super) find: fn(&mut StepSearch<'_, G>) -> Flow,
}

impl<G: Geometry> Finder<G> {
    /// Whether both find the same techniques. Each technique has one finder.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        // Functions cannot be compared: two with equal code may have one address, and one function several.
        self.techniques.first() == other.techniques.first()
    }
}

/// The number of steps to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepLimit {
    /// The first step.
    One,
    /// All steps, one for each technique and outcome.
    All,
}

/// The most combinations that a search looks at before it starts to look again, on boards of up to [`FEW_CELLS`] cells,
/// and on larger boards and those with many drawn houses.
const MOST_LOOKS: u32 = 200_000;
const MOST_LOOKS_OF_LARGE: u32 = 20_000;
const FEW_CELLS: usize = 81;

/// One search for steps on one board.
pub(super) struct StepSearch<'a, G: Geometry> {
    /// The board to search.
    pub(super) board: &'a Board<G>,
    /// The bounds and variants of the techniques.
    pub(super) options: &'a SolverOptions,
    wanted: TechniqueSet,
    enough: StepLimit,
    control: &'a Control,
    cancelled: bool,
    /// The combinations that it may still look at.
    looks: u32,
    found: FoundSteps<G::Set>,
    /// The almost locked sets, computed when a technique first needs them, because several techniques share
    /// them.
    links: OnceCell<Rc<AlsLinks<G>>>,
}

impl<'a, G: Geometry> StepSearch<'a, G> {
    /// A new search on `board`.
    pub(super) fn new(
        board: &'a Board<G>,
        options: &'a SolverOptions,
        wanted: TechniqueSet,
        enough: StepLimit,
        control: &'a Control,
    ) -> Self {
        let (cancelled, found, links) = (false, FoundSteps::none(), OnceCell::new());
        Self { board, options, wanted, enough, control, cancelled, looks: 0, found, links }
    }

    /// Starts to look at combinations, such as those of one digit. On the classic board a search looks at all of them.
    /// Other boards may have far too many.
    pub(super) fn start_looking(&mut self) {
        let tables = self.board.tables();
        // The bounds count combinations and not time, so that a board gives the same steps on every machine.
        let is_small = tables.cell_count() <= FEW_CELLS && !tables.has_many_areas();
        self.looks = if is_small { MOST_LOOKS } else { MOST_LOOKS_OF_LARGE };
    }

    /// Whether it may look at one more combination, which is counted.
    pub(super) fn may_look(&mut self) -> bool {
        // It stays at 0: a search that has used up its looks finds nothing more until it starts again.
        let left = self.looks.checked_sub(1);
        self.looks = left.unwrap_or(0);
        // On the classic board a bound would make other levels than HoDoKu's.
        G::IS_CLASSIC || left.is_some()
    }

    /// From now on, accepts steps of `wanted` only.
    pub(super) fn want(&mut self, wanted: TechniqueSet) {
        self.wanted = wanted;
    }

    /// Whether steps of `technique` are wanted.
    pub(super) fn wants(&self, technique: Technique) -> bool {
        self.wanted.contains(technique)
    }

    /// Whether the first step ends the search. A technique with many outcomes of one kind may then search only
    /// the best.
    pub(super) fn wants_one(&self) -> bool {
        self.enough == StepLimit::One
    }

    /// The almost locked sets of the board and the links between them.
    pub(super) fn links(&self) -> Rc<AlsLinks<G>> {
        Rc::clone(self.links.get_or_init(|| Rc::new(AlsLinks::new(self.board, self.options))))
    }

    /// Adds a step if its technique is wanted and [`FoundSteps::add`] takes it. Says whether to go on.
    pub(super) fn add(&mut self, mut step: Step<G::Set>) -> Flow {
        let is_wanted = self.wants(step.technique);
        if is_wanted && self.board.has_clues() && step.evidence.clues.is_empty() {
            step.evidence.clues = clues::clues_of_links(self.board, &step);
        }
        if !is_wanted || !self.found.add(step, |candidate| self.board.has(candidate)) {
            return Flow::Continue(());
        }
        if self.wants_one() { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// Whether a step was found of this technique that removes `gone` and nothing else. A technique whose evidence takes
    /// long to build asks before it builds it.
    pub(super) fn knows(&self, technique: Technique, gone: Candidate) -> bool {
        self.found.knows(technique, gone)
    }

    /// Ends the search if it was cancelled. Long loops must call this from time to time.
    pub(super) fn report(&mut self) -> Flow {
        self.cancelled |= self.control.cancel.is_cancelled();
        if self.cancelled { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// A control for a search within this one. It is cancelled together with this search, and its progress is
    /// not published.
    pub(super) fn control(&self) -> Control {
        self.control.unseen()
    }

    /// The steps found so far.
    pub(super) fn steps(&self) -> &[Step<G::Set>] {
        self.found.steps()
    }

    /// The steps in the order in which they were found.
    pub(super) fn finish(self) -> Result<Vec<Step<G::Set>>, Cancelled> {
        if self.cancelled { Err(Cancelled) } else { Ok(self.found.into_steps()) }
    }
}
