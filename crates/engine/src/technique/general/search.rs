//! A search for steps on a board of any shape, and the parts of steps that many finders build.

use super::board::GeneralBoard;
use super::tables::GeneralTables;
use crate::technique::found_steps::FoundSteps;
pub(super) use crate::technique::step_search::Flow;
use crate::technique::wide::{
    WideCellsAndDigits, WideChain, WideEvidence, WideLink, WideNode, WideStep,
};
use crate::technique::{Candidate, Mark, Role, Strength, Technique, TechniqueSet, WideSet};
use crate::{Cancelled, Control, Digit};

/// A function that finds steps, and the techniques that it can find.
pub(super) struct GeneralFinder {
    pub(super) techniques: &'static [Technique],
    pub(super) find: fn(&mut GeneralSearch<'_>) -> Flow,
}

/// The most combinations that a search may look at before it starts to look again, on a board with many further houses.
/// There may be thousands, and triples of these are too many to look at all. On other boards there is no bound.
pub(super) const MOST_LOOKS: u32 = 20_000;

/// One search for steps on one board.
pub(super) struct GeneralSearch<'a> {
    pub(super) board: &'a GeneralBoard,
    pub(super) tables: &'a GeneralTables,
    wanted: TechniqueSet,
    is_one_enough: bool,
    control: &'a Control,
    is_cancelled: bool,
    /// The combinations that it may still look at.
    looks: u32,
    found: FoundSteps<WideSet>,
}

impl<'a> GeneralSearch<'a> {
    /// A search that ends with the first step.
    pub(super) fn for_one(board: &'a GeneralBoard, control: &'a Control) -> Self {
        Self { is_one_enough: true, ..Self::for_all(board, control) }
    }

    /// A search for all steps, one for each technique and outcome.
    pub(super) fn for_all(board: &'a GeneralBoard, control: &'a Control) -> Self {
        Self {
            board,
            tables: &board.tables,
            wanted: TechniqueSet::EMPTY,
            is_one_enough: false,
            control,
            is_cancelled: false,
            looks: 0,
            found: FoundSteps::none(),
        }
    }

    /// From now on, accepts steps of `wanted` only.
    pub(super) fn want(&mut self, wanted: TechniqueSet) {
        self.wanted = wanted;
    }

    /// Whether steps of `technique` are wanted.
    pub(super) fn wants(&self, technique: Technique) -> bool {
        self.wanted.contains(technique)
    }

    /// Whether the first step ends the search.
    pub(super) fn wants_one(&self) -> bool {
        self.is_one_enough
    }

    /// Starts to look at combinations, such as those of one digit.
    pub(super) fn start_looking(&mut self) {
        self.looks = if self.tables.has_many_further_houses() { MOST_LOOKS } else { u32::MAX };
    }

    /// Whether it may look at one more combination, which is counted.
    pub(super) fn may_look(&mut self) -> bool {
        let left = self.looks.checked_sub(1);
        self.looks = left.unwrap_or(0);
        left.is_some()
    }

    /// Adds a step if its technique is wanted and [`FoundSteps::add`] takes it. Says whether to go on.
    pub(super) fn add(&mut self, step: WideStep) -> Flow {
        let is_wanted = self.wants(step.technique);
        if !is_wanted || !self.found.add(step, |candidate| self.board.has(candidate)) {
            return Flow::Continue(());
        }
        if self.is_one_enough { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// Ends the search if it was cancelled. Long loops must call this from time to time.
    pub(super) fn report(&mut self) -> Flow {
        self.is_cancelled |= self.control.cancel.is_cancelled();
        if self.is_cancelled { Flow::Break(()) } else { Flow::Continue(()) }
    }

    /// A control for a search within this one.
    pub(super) fn control(&self) -> Control {
        self.control.unseen()
    }

    /// The steps in the order in which they were found.
    pub(super) fn finish(self) -> Result<Vec<WideStep>, Cancelled> {
        if self.is_cancelled { Err(Cancelled) } else { Ok(self.found.into_steps()) }
    }
}

/// The step that puts down `placed`.
pub(super) fn placing(technique: Technique, placed: Candidate, evidence: WideEvidence) -> WideStep {
    WideStep { technique, placements: vec![placed], eliminations: Vec::new(), evidence }
}

/// The step that removes `gone`.
pub(super) fn eliminating(
    technique: Technique,
    gone: impl IntoIterator<Item = Candidate>,
    evidence: WideEvidence,
) -> WideStep {
    let eliminations = gone.into_iter().collect();
    WideStep { technique, placements: Vec::new(), eliminations, evidence }
}

/// The candidates `digit` in each of `cells`.
pub(super) fn candidates(cells: WideSet, digit: Digit) -> impl Iterator<Item = Candidate> {
    cells.iter().map(move |cell| Candidate { cell, digit })
}

/// Marks with `role` for `digit` in each of `cells`.
pub(super) fn marks(cells: WideSet, digit: Digit, role: Role) -> impl Iterator<Item = Mark> {
    candidates(cells, digit).map(move |candidate| Mark { candidate, role })
}

/// The candidates of the cells of `set` that are among its digits, cell by cell.
pub(super) fn candidates_in(
    board: &GeneralBoard,
    set: WideCellsAndDigits,
) -> impl Iterator<Item = Candidate> + use<'_> {
    set.cells.iter().flat_map(move |cell| {
        let digits = board.candidates(cell).and(set.digits);
        digits.iter().map(move |digit| Candidate { cell, digit })
    })
}

/// Marks with `role` for all candidates of `cells`.
pub(super) fn marks_of(
    board: &GeneralBoard,
    cells: WideSet,
    role: Role,
) -> impl Iterator<Item = Mark> + use<'_> {
    let set = WideCellsAndDigits { cells, digits: board.layout().all_digits() };
    candidates_in(board, set).map(move |candidate| Mark { candidate, role })
}

/// The chain through `candidates` with alternating strong and weak links, of which the first is strong.
pub(super) fn chain(candidates: &[Candidate]) -> WideChain {
    let node = |number: usize| {
        let Candidate { cell, digit } = candidates[number];
        WideNode { digit, cells: WideSet::of(cell), on: number % 2 == 1, set: None }
    };
    let link = |number: usize| {
        let strength = if number.is_multiple_of(2) { Strength::Strong } else { Strength::Weak };
        WideLink { from: node(number), to: node(number + 1), strength }
    };
    WideChain { links: (0..candidates.len() - 1).map(link).collect() }
}

/// The candidates of the board that are false if `one` is true, and also if `other` is.
pub(super) fn excluded_by_both(
    search: &GeneralSearch<'_>,
    one: Candidate,
    other: Candidate,
) -> Vec<Candidate> {
    let (board, tables) = (search.board, search.tables);
    let gone = |digit: Digit| {
        let both = tables.excluded(one, digit).and(tables.excluded(other, digit));
        candidates(both.and(board.places(digit)), digit)
    };
    if one.cell == other.cell {
        return board.all_digits().flat_map(gone).collect();
    }
    // In two cells, only these digits can be excluded by both.
    let near = [one, other].map(|it| crate::DigitSet::of(it.digit));
    let digits = near[0].or(near[1]).or(near[0].beside()).or(near[1].beside());
    digits.and(board.layout().all_digits()).iter().flat_map(gone).collect()
}
