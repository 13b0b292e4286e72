//! The kinds of hints, as data. The board draws them, and `text` has their sentences.

use std::sync::Arc;

use crate::engine::Contradiction;
use crate::engine::technique::{AnyBoard, AnyPath, BoardStep, Mistake, Obstacle};

/// What there is to tell somebody who asks how to go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// Techniques cannot help.
    None(NoHint),
    /// These have to be put right first.
    Mistakes(Vec<Mistake>),
    /// The puzzle has several answers, and none of them has the digits that stand on the board. The reasons are those
    /// that can be seen at once.
    NoWayOn(Vec<Contradiction>),
    /// The puzzle has several answers, and none of them is among the candidates that are left.
    NoneLeft,
    /// None of the known techniques finds a step.
    Nothing,
    /// A step.
    Step {
        /// The step.
        step: Arc<BoardStep>,
        /// The board that the step was found on.
        board: Box<AnyBoard>,
        /// The stage of the step that is shown.
        stage: HintStage,
    },
}

/// What was found on a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<T> {
    /// What it is.
    pub what: T,
    /// Whether the puzzle has more than one answer.
    pub several_answers: bool,
}

/// What a look at a board brings.
#[derive(Clone, Debug, PartialEq)]
pub enum Look<T> {
    /// What was looked for.
    Found(T),
    /// The hint that takes its place.
    Instead(Hint),
}

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoHint {
    /// The puzzle has no answer. The reasons are those that can be seen at once.
    NoAnswer(Vec<Contradiction>),
    /// Nothing stands on the board.
    NoPuzzle,
    /// Each cell holds a digit.
    Full,
    /// The board has more cells than techniques work on.
    TooLarge,
}

/// The stage of a step that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStage {
    /// Where to look.
    Place,
    /// What to look for.
    Technique,
    /// The way along the chains, up to the stop of this place.
    Stop(usize),
    /// Everything.
    Step,
}

/// Which steps a list has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepListing {
    /// The steps that lead to the answer, one after the other.
    Path,
    /// The steps that can be seen now.
    All,
}

/// A list of steps.
#[derive(Clone, Debug, PartialEq)]
pub struct StepList {
    /// Which steps these are.
    pub listing: StepListing,
    /// The board that the list begins with.
    pub start: AnyBoard,
    /// The steps in order.
    pub steps: Vec<Arc<BoardStep>>,
    /// The path that the steps are; `None` of another listing.
    pub path: Option<Arc<AnyPath>>,
    /// Whether they were found by the techniques that puzzles are rated by, in their order.
    pub is_standard: bool,
    /// The place of the step that is shown.
    pub chosen: Option<usize>,
}

impl Hint {
    pub(super) fn of_obstacle(obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Mistakes(mistakes) => Self::Mistakes(mistakes),
            Obstacle::NoWayOn(reasons) => Self::NoWayOn(reasons),
            Obstacle::NoneLeft => Self::NoneLeft,
        }
    }

    /// The step; `None` if the hint tells none.
    #[must_use]
    pub fn step(&self) -> Option<&BoardStep> {
        self.told().map(|(step, _)| step)
    }

    /// The stage of the step that is shown. `None` if the hint is about no step.
    #[must_use]
    pub fn stage(&self) -> Option<HintStage> {
        self.told().map(|(_, stage)| stage)
    }

    fn told(&self) -> Option<(&BoardStep, HintStage)> {
        match self {
            Self::Step { step, stage, .. } => Some((step, *stage)),
            Self::None(_)
            | Self::Mistakes(_)
            | Self::NoWayOn(_)
            | Self::NoneLeft
            | Self::Nothing => None,
        }
    }

    /// Whether the hint tells something that can be carried out on the board.
    #[must_use]
    pub fn can_apply(&self) -> bool {
        match self {
            Self::Step { .. } | Self::Mistakes(_) => true,
            Self::None(_) | Self::NoWayOn(_) | Self::NoneLeft | Self::Nothing => false,
        }
    }

    /// Whether the hint holds for each answer of a puzzle with several.
    #[must_use]
    pub fn holds_for_each_answer(&self) -> bool {
        match self {
            Self::Step { .. } | Self::Nothing => true,
            Self::None(_) | Self::Mistakes(_) | Self::NoWayOn(_) | Self::NoneLeft => false,
        }
    }
}

impl HintStage {
    /// Whether this stage names the technique.
    #[must_use]
    pub fn tells_technique(self) -> bool {
        match self {
            Self::Place => false,
            Self::Technique | Self::Stop(_) | Self::Step => true,
        }
    }

    /// The stage after this one, for a step whose chains have this many stops.
    #[must_use]
    pub fn next(self, stops: usize) -> Self {
        let stop = |place| if place < stops { Self::Stop(place) } else { Self::Step };
        match self {
            Self::Place => Self::Technique,
            Self::Technique => stop(0),
            Self::Stop(place) => stop(place + 1),
            Self::Step => Self::Step,
        }
    }

    /// The stop before this stage; `None` if there is none.
    #[must_use]
    pub fn previous(self, stops: usize) -> Option<Self> {
        match self {
            Self::Place | Self::Technique => None,
            Self::Stop(place) => place.checked_sub(1).map(Self::Stop),
            Self::Step => stops.checked_sub(1).map(Self::Stop),
        }
    }
}

impl StepList {
    /// The step at `place`, with the board that it is seen on; `None` if the list is shorter.
    #[must_use]
    pub fn hint(&self, place: usize) -> Option<Hint> {
        let step = Arc::clone(self.steps.get(place)?);
        let mut board = self.start.clone();
        if self.listing == StepListing::Path {
            self.steps[..place].iter().for_each(|before| board.apply(before));
        }
        Some(Hint::Step { step, board: Box::new(board), stage: HintStage::Step })
    }
}
