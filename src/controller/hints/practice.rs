//! A technique that is practised on the board, and whether its step was found.

use crate::controller::context::Context;
use crate::controller::document::DocumentRevision;
use crate::engine::technique::Technique;
use crate::jobs::{Hint, HintStage, Purpose, Study};

/// A position in which a step is to be found.
#[derive(Debug)]
pub struct Practice {
    /// The state of the document in which the step is to be found.
    begun: DocumentRevision,
    study: Box<Study>,
    progress: PracticeProgress,
}

/// How it stands with the step that is to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeProgress {
    /// It was not found yet.
    Sought,
    /// The person found it alone.
    Found,
    /// The hint carried it out.
    CarriedOut,
}

impl Practice {
    pub(super) fn new(cx: &Context, study: Box<Study>) -> Self {
        Self { begun: cx.document.revision(), study, progress: PracticeProgress::Sought }
    }

    /// The technique that is practised.
    #[must_use]
    pub fn technique(&self) -> Technique {
        self.study.step.technique
    }

    /// What the position is for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.study.purpose
    }

    /// How it stands.
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

    /// Takes in that the hint has carried out the step, if it was still sought.
    pub(super) fn carried_out(&mut self) {
        if self.progress == PracticeProgress::Sought {
            self.progress = PracticeProgress::CarriedOut;
        }
    }

    /// Whether the step that was sought is now carried out on the board.
    pub(super) fn is_found_now(&mut self, cx: &Context) -> bool {
        let is_found = self.progress == PracticeProgress::Sought
            && self.begun != cx.document.revision()
            && self.study.is_done_on(cx.document.board());
        if is_found {
            self.progress = PracticeProgress::Found;
        }
        is_found
    }
}
