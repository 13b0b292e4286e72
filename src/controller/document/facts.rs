//! The facts that are known of the puzzle: whether it is valid, how many answers it has, and how hard it is.
//!
//! Each fact is found at most once for each state of the puzzle. [`OpenDocument`](super::OpenDocument) forgets all facts
//! when the puzzle changes.

use std::cell::OnceCell;
use std::sync::Arc;

use crate::engine::rating::Rating;
use crate::engine::search::{Count, Uniqueness};
use crate::engine::technique::AnyPath;
use crate::engine::{Cell, Contradictions, Grid, Puzzle};
use crate::jobs::CountResult;

/// What is known of a puzzle.
#[derive(Clone, Debug, Default)]
pub struct KnownFacts {
    /// The puzzle, or all reasons why it can have no answer.
    validity: OnceCell<Result<Puzzle, Contradictions>>,
    /// The number of answers, if it is known exactly.
    answers: Option<u64>,
    /// A number of answers that there are at least.
    at_least: u64,
    /// The only answer, if a search has found it and that there is no other.
    only_answer: Option<Grid>,
    /// The count of the answers, and its cost.
    counting: Option<CountResult>,
    /// Whether the person has stopped the count.
    is_count_stopped: bool,
    not_needed: Option<Vec<Cell>>,
    path: Option<Arc<AnyPath>>,
    rating: Option<Rating>,
}

/// What is known about the number of answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerTotal {
    /// Nothing.
    #[default]
    Unknown,
    /// There is more than one answer.
    Several,
    /// There are at least this many answers, and the count still runs.
    Counting(u64),
    /// There are at least this many answers.
    AtLeast(u64),
    /// The count has come to its end or to its limit.
    Counted(Count),
}

impl KnownFacts {
    /// The puzzle, or why it can have no answer. The puzzle is validated when this is asked for the first time.
    pub(in crate::controller) fn puzzle(
        &self,
        validated: impl FnOnce() -> Result<Puzzle, Contradictions>,
    ) -> &Result<Puzzle, Contradictions> {
        self.validity.get_or_init(validated)
    }

    /// What is known about the number of answers, if no count runs.
    #[must_use]
    pub fn total(&self) -> AnswerTotal {
        match (self.answers, self.counting) {
            (Some(answers), _) => AnswerTotal::Counted(Count::Exactly(answers)),
            (None, Some(CountResult { count: Count::MoreThan(limit), .. }))
                if self.at_least <= limit =>
            {
                AnswerTotal::Counted(Count::MoreThan(limit))
            }
            (None, Some(_)) => AnswerTotal::AtLeast(self.at_least),
            (None, None) if self.is_count_stopped => AnswerTotal::AtLeast(self.at_least),
            (None, None) if self.at_least > 1 => AnswerTotal::Several,
            (None, None) => AnswerTotal::Unknown,
        }
    }

    /// Whether the puzzle has one answer, and which; `None` if that is not known.
    #[must_use]
    pub fn uniqueness(&self) -> Option<Uniqueness> {
        match (self.answers, &self.only_answer) {
            (Some(0), _) => Some(Uniqueness::NoAnswer),
            (Some(1), answer) => answer.clone().map(Uniqueness::Only),
            (Some(_), _) => Some(Uniqueness::Several),
            (None, _) if self.at_least > 1 => Some(Uniqueness::Several),
            (None, _) => None,
        }
    }

    /// The only answer, if it is known.
    #[must_use]
    pub fn only_answer(&self) -> Option<&Grid> {
        self.only_answer.as_ref()
    }

    /// The count of the answers and its cost, if they were counted to the end or to the limit.
    #[must_use]
    pub fn counting(&self) -> Option<CountResult> {
        self.counting
    }

    /// Whether a count has come to its end or to its limit, or the person has stopped it.
    #[must_use]
    pub fn is_count_over(&self) -> bool {
        self.counting.is_some() || self.is_count_stopped
    }

    /// The givens without which the puzzle still has its one answer, if they were looked for.
    #[must_use]
    pub fn not_needed(&self) -> Option<&[Cell]> {
        self.not_needed.as_deref()
    }

    /// How people solve the puzzle, if that was found.
    #[must_use]
    pub fn path(&self) -> Option<&Arc<AnyPath>> {
        self.path.as_ref()
    }

    /// The rating of Sudoku Explainer, if it was found.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        self.rating
    }

    /// Takes in that the puzzle has exactly this many answers.
    pub(in crate::controller) fn learn_exactly(&mut self, answers: u64) {
        self.answers = Some(answers);
    }

    /// Takes in that the puzzle has at least this many answers.
    pub(in crate::controller) fn learn_at_least(&mut self, answers: u64) {
        self.at_least = self.at_least.max(answers);
    }

    /// Takes in whether the puzzle has one answer, and which.
    pub(in crate::controller) fn learn_uniqueness(&mut self, uniqueness: Uniqueness) {
        match uniqueness {
            Uniqueness::NoAnswer => self.learn_exactly(0),
            Uniqueness::Only(answer) => {
                self.learn_exactly(1);
                self.only_answer = Some(answer);
            }
            Uniqueness::Several => self.learn_at_least(2),
        }
    }

    /// Takes in a count.
    pub(in crate::controller) fn learn_count(&mut self, counting: CountResult) {
        match counting.count {
            Count::Exactly(answers) => self.learn_exactly(answers),
            Count::MoreThan(limit) => self.learn_at_least(limit),
        }
        self.counting = Some(counting);
        self.is_count_stopped = false;
    }

    /// Takes in that the person has stopped the count after this many answers.
    pub(in crate::controller) fn learn_stopped(&mut self, answers: u64) {
        self.learn_at_least(answers);
        self.counting = None;
        self.is_count_stopped = true;
    }

    /// Forgets the count, because it stopped at another limit. Whether there is one answer stays known.
    pub(in crate::controller) fn forget_count(&mut self) {
        self.counting = None;
        self.is_count_stopped = false;
        self.answers = self.answers.filter(|&answers| answers < 2);
        self.at_least = self.at_least.min(2);
    }

    pub(in crate::controller) fn learn_not_needed(&mut self, cells: Vec<Cell>) {
        self.not_needed = Some(cells);
    }

    pub(in crate::controller) fn learn_path(&mut self, path: Option<Arc<AnyPath>>) {
        self.path = path;
    }

    pub(in crate::controller) fn learn_rating(&mut self, rating: Option<Rating>) {
        self.rating = rating;
    }
}
