//! Positions to learn a technique from: its plainest example, and positions to practise on.
//!
//! Positions to practise on are the examples made to look different. So there are more of them than anybody needs, for
//! the rarest technique too.

use std::sync::Arc;

use super::{Activity, BackgroundJob, CancelPolicy, Hint, HintStage, JobSubject, Policy};
use crate::engine::technique::{
    AnyBoard, Board, BoardStep, Candidate, Solver, Step, Technique, TechniqueSet,
};
use crate::engine::{Cancelled, CellSets, Control, Grid, Shuffle};
use crate::format::{Document, examples};
use crate::game;

/// A search for the step in the example of a technique.
#[derive(Debug)]
pub struct ExampleJob(pub Technique);

/// A position to practise a technique on is made. Each seed makes another position.
#[derive(Debug)]
pub struct PracticeJob(pub Technique, pub u64);

/// The step of a position to practise on that comes back from the session is looked for.
#[derive(Debug)]
pub struct ResumedPracticeJob {
    /// The technique that is practised.
    pub technique: Technique,
    /// The position at its start.
    pub document: Document,
}

impl BackgroundJob for ExampleJob {
    /// The technique with its example; `None` if it has none.
    type Reply = (Technique, Option<Study>);

    const POLICY: Policy = Policy::UNSEEN;

    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled> {
        Ok((self.0, example(self.0, control)?))
    }
}

impl BackgroundJob for PracticeJob {
    /// The technique with a position; `None` if there is nothing to practise it on.
    type Reply = (Technique, Option<Study>);

    const POLICY: Policy = Policy {
        work: Some(Activity::Hint),
        subject: JobSubject::Nothing,
        on_cancel: CancelPolicy::Stop,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled> {
        Ok((self.0, practice(self.0, self.1, control)?))
    }
}

impl BackgroundJob for ResumedPracticeJob {
    /// The position with its step; `None` if the technique finds nothing in it any more.
    type Reply = Option<Study>;

    const POLICY: Policy = Policy { subject: JobSubject::Puzzle, ..Policy::UNSEEN };

    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled> {
        let study = Study::of(self.technique, self.document, Purpose::Practice, control)?;
        study.map(|study| study.beside_easier_ones(control)).transpose()
    }
}

/// A position to learn from, and its step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    /// The position with all its candidates noted.
    pub document: Document,
    /// The same as the technique looks at it.
    pub board: Board,
    /// What it finds.
    pub step: Arc<Step>,
    /// What it is for.
    pub purpose: Purpose,
}

/// What a position is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The step is shown.
    Example,
    /// The technique finds the step, and nothing easier helps.
    Practice,
    /// The technique finds the step, but something easier helps too.
    PracticeAside,
}

impl Study {
    /// Whether its step was carried out on `board`.
    #[must_use]
    pub fn is_done_on(&self, board: &game::GameBoard) -> bool {
        let is_put = |one: &Candidate| board.get(one.cell).digit() == Some(one.digit);
        let is_gone = |one: &Candidate| {
            let content = board.get(one.cell);
            let notes = content.notes().candidates();
            // A cell without notes lost them all at once, not by the step.
            let is_crossed_out = !notes.is_empty() && !notes.contains(one.digit);
            content.digit().map_or(is_crossed_out, |digit| digit != one.digit)
        };
        self.step.placements.iter().all(is_put) && self.step.eliminations.iter().all(is_gone)
    }

    /// The step of `technique` in `document`; `None` where it sees none.
    fn of(
        technique: Technique,
        document: Document,
        purpose: Purpose,
        control: &Control,
    ) -> Result<Option<Self>, Cancelled> {
        let (Some(mut board), Ok(puzzle)) = (document.solving_board(), document.puzzle()) else {
            return Ok(None);
        };
        board.weigh_ruled_out(&puzzle, control)?;
        let step = Solver::of(technique).next_step(&board, control)?;
        let step = step.map(Arc::new);
        Ok(step.map(|step| Self { document, board, step, purpose }))
    }

    /// The same position to practise on, with whether something easier helps in it.
    fn beside_easier_ones(mut self, control: &Control) -> Result<Self, Cancelled> {
        let known = TechniqueSet::easier_than(self.step.technique);
        let easier = Solver { known, ..Solver::hodoku() }.next_step(&self.board, control)?;
        if easier.is_some() {
            self.purpose = Purpose::PracticeAside;
        }
        Ok(self)
    }

    /// The step as a hint that tells this much of it.
    #[must_use]
    pub fn hint(&self, stage: HintStage) -> Hint {
        let step = Arc::new(BoardStep::classic(&self.step));
        let board = Box::new(AnyBoard::Classic(self.board.clone()));
        Hint::Step { step, board, stage }
    }
}

/// The plainest example of `technique`.
fn example(technique: Technique, control: &Control) -> Result<Option<Study>, Cancelled> {
    match examples::of(technique).into_iter().next() {
        Some(first) => Study::of(technique, first.document, Purpose::Example, control),
        None => Ok(None),
    }
}

/// A position in which `technique` is to be found: one of its examples, as the seed shuffles it.
fn practice(
    technique: Technique,
    seed: u64,
    control: &Control,
) -> Result<Option<Study>, Cancelled> {
    let mut all = examples::of(technique);
    if all.is_empty() {
        return Ok(None);
    }
    let place = usize::try_from(seed % all.len() as u64).unwrap_or(0);
    let document = shuffled(&all.swap_remove(place).document, &Shuffle::of_seed(seed));
    let study = Study::of(technique, document, Purpose::Practice, control)?;
    study.map(|study| study.beside_easier_ones(control)).transpose()
}

/// A document on the classic board, looking different, or just the same if its constraints allow no change.
fn shuffled(document: &Document, shuffle: &Shuffle) -> Document {
    if !document.rules.allows_shuffle() {
        return document.clone();
    }
    let grid = |from: &Grid| {
        let mut to = Grid::empty(from.layout().clone());
        for (cell, digit) in from.filled() {
            to.set(shuffle.cell(cell), Some(shuffle.digit(digit)));
        }
        to
    };
    let mut notes = CellSets::none(document.givens.layout());
    for (cell, noted) in document.notes.filled() {
        notes.set(shuffle.cell(cell), shuffle.digits(noted));
    }
    Document {
        rules: document.rules.clone(),
        entries: grid(&document.entries),
        notes,
        ..Document::of_givens(grid(&document.givens))
    }
}
