//! The technique that is practised on the board, and the search for its step.

use crate::controller::context::Context;
use crate::controller::document::DocumentRevision;
use crate::engine::technique::{BoardStep, Step, Technique};
use crate::game::PractisedStep;
use crate::jobs::{Hint, HintStage, Purpose, Study};

/// A position with a step that the person looks for.
#[derive(Debug)]
pub struct Practice {
    /// The state of the document when the search began.
    begun: DocumentRevision,
    study: Box<Study>,
    progress: PracticeProgress,
    /// Whether a hint has told where the step is. The technique alone is no help: the task names it.
    is_told: bool,
}

/// The state of the search for the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeProgress {
    /// It was not found yet.
    Sought,
    /// The person found it alone.
    Found,
    /// The person carried it out after a hint had told where it is.
    FoundWithHint,
    /// The hint carried it out.
    CarriedOut,
}

impl Practice {
    pub(super) fn new(cx: &Context, study: Box<Study>) -> Self {
        Self {
            begun: cx.document.revision(),
            study,
            progress: PracticeProgress::Sought,
            is_told: false,
        }
    }

    /// The same for a position that comes back. A hint of the time before may have told where the step is, or the step was
    /// carried out.
    pub(super) fn resumed(cx: &Context, study: Box<Study>) -> Self {
        let is_told = cx.document.play().is_some_and(|play| play.hints > 0);
        let begun = cx.document.revision_at_start();
        let mut practice = Self { begun, is_told, ..Self::new(cx, study) };
        if practice.is_done(cx) {
            practice.progress = practice.progress_once_found(cx);
        }
        practice
    }

    /// The practice has begun again, on the board with which it began.
    pub(super) fn restart(&mut self, cx: &Context) {
        self.begun = cx.document.revision();
        self.progress = PracticeProgress::Sought;
        self.is_told = false;
    }

    /// The technique that is practised.
    #[must_use]
    pub fn technique(&self) -> Technique {
        self.study.step.technique
    }

    /// The step that is sought.
    #[must_use]
    pub fn step(&self) -> &Step {
        &self.study.step
    }

    /// What the position is for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.study.purpose
    }

    /// Whether the step was found, and by whom.
    #[must_use]
    pub fn progress(&self) -> PracticeProgress {
        self.progress
    }

    /// Whether the position is that of the document in the window.
    pub(super) fn is_on(&self, cx: &Context) -> bool {
        self.begun.document == cx.document.revision().document
    }

    /// The first stage of its hint, as long as nothing was changed.
    pub(super) fn hint(&self, cx: &Context) -> Option<Hint> {
        (self.begun == cx.document.revision()).then(|| self.study.hint(HintStage::Place))
    }

    /// Notes that a hint has told where `told` is. It may have found the rest of the step that is sought on a board that
    /// was changed since.
    pub(super) fn note_told(&mut self, cx: &mut Context, told: &BoardStep) {
        let sought = self.step();
        let is_same = told.technique == sought.technique
            && (told.placements.iter().any(|placed| sought.placements.contains(placed))
                || told.eliminations.iter().any(|gone| sought.eliminations.contains(gone)));
        if is_same {
            self.is_told = true;
            learn_step(cx, PractisedStep::Told);
        }
    }

    /// Notes that a hint has changed the board. If the step is done now, the person did not find it alone.
    pub(super) fn note_hint(&mut self, cx: &Context) {
        if self.progress == PracticeProgress::Sought && self.is_done(cx) {
            self.progress = PracticeProgress::CarriedOut;
        }
    }

    /// Notes whether the person has carried out the step. Returns how it was found if that is new.
    pub(super) fn note_board(&mut self, cx: &Context) -> Option<PracticeProgress> {
        let is_found = self.progress == PracticeProgress::Sought && self.is_done(cx);
        is_found.then(|| {
            self.progress = self.progress_once_found(cx);
            self.progress
        })
    }

    fn progress_once_found(&self, cx: &Context) -> PracticeProgress {
        let step = cx.document.play().map(|play| play.step).unwrap_or_default();
        if self.is_told || step == PractisedStep::Told {
            PracticeProgress::FoundWithHint
        } else {
            PracticeProgress::Found
        }
    }

    fn is_done(&self, cx: &Context) -> bool {
        self.begun != cx.document.revision() && self.study.is_done_on(cx.document.board())
    }
}

/// The person knows this much of the step that is practised from now on. Returns what was known before.
pub(super) fn learn_step(cx: &mut Context, known: PractisedStep) -> PractisedStep {
    let Some(play) = cx.document.play_mut() else {
        return known;
    };
    let before = play.step;
    play.step = before.max(known);
    before
}
