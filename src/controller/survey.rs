//! What is known about the answers of the puzzle as a whole: it is worked out anew whenever the givens change.

use std::sync::Arc;

use super::{Controller, Counting, Job, JobKind, Total};
use crate::engine::Cell;
use crate::engine::rating::Rating;
use crate::engine::search::Count;
use crate::engine::technique::Path;

/// The jobs about a puzzle whatever was entered.
const OF_PUZZLE: [JobKind; 5] =
    [JobKind::Answer, JobKind::Count, JobKind::NotNeeded, JobKind::Path, JobKind::Rating];

/// How far the number of answers is known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Survey {
    /// Nobody has asked.
    #[default]
    Unknown,
    /// A search came upon the only answer, or upon none.
    Exactly(u64),
    /// A search came upon a second answer.
    Several,
    /// Counting was stopped when there were so many.
    Stopped(u64),
    /// They were counted.
    Counted {
        /// How many, and what it cost.
        counting: Counting,
        /// Where there is one answer: the givens that are not needed for that, once they are found.
        not_needed: Option<Vec<Cell>>,
        /// Where there is one answer: how people come to it, once that is found.
        path: Option<Arc<Path>>,
        /// Where there is one answer: how hard Sudoku Explainer says it is, once that is found.
        rating: Option<Rating>,
    },
}

impl Survey {
    pub(super) fn add_path(&mut self, found: Option<Arc<Path>>) {
        if let Self::Counted { path, .. } = self {
            *path = found;
        }
    }

    pub(super) fn add_rating(&mut self, found: Option<Rating>) {
        if let Self::Counted { rating, .. } = self {
            *rating = found;
        }
    }

    pub(super) fn add_not_needed(&mut self, cells: Vec<Cell>) {
        if let Self::Counted { not_needed, .. } = self {
            *not_needed = Some(cells);
        }
    }
}

impl Controller {
    /// What is known about the number of answers.
    #[must_use]
    pub fn total(&self) -> Total {
        if self.is_running(JobKind::Count) {
            return Total::Counting(self.counted_so_far());
        }
        let past_the_end = self.shown().and_then(|shown| shown.cursor.total());
        match (&self.survey, past_the_end) {
            (Survey::Counted { counting, .. }, None) => self.beyond_limit(counting.count),
            (_, Some(total)) | (&Survey::Exactly(total), _) => {
                Total::Counted(Count::Exactly(total))
            }
            (Survey::Several, _) => Total::Several,
            (&Survey::Stopped(answers), _) => Total::AtLeast(answers.max(self.shown_number())),
            (Survey::Unknown, _) => Total::Unknown,
        }
    }

    /// What was counted, unless an answer beyond the limit is shown, which says more.
    fn beyond_limit(&self, count: Count) -> Total {
        match count {
            Count::MoreThan(limit) if self.shown_number() > limit => {
                Total::AtLeast(self.shown_number())
            }
            _ => Total::Counted(count),
        }
    }

    fn shown_number(&self) -> u64 {
        self.shown().map_or(0, |shown| shown.number)
    }

    /// The number of answers, where it is known exactly.
    #[must_use]
    pub fn known_total(&self) -> Option<u64> {
        match self.total() {
            Total::Counted(Count::Exactly(total)) => Some(total),
            _ => None,
        }
    }

    /// Whether the statistics can be seen.
    #[must_use]
    pub fn statistics_shown(&self) -> bool {
        self.options().side_panel && self.options().statistics
    }

    pub(super) fn toggle_statistics(&mut self) {
        let show = !self.statistics_shown();
        self.change_options(|options| {
            options.statistics = show;
            options.side_panel |= show;
        });
        self.follow_puzzle();
    }

    /// The givens have changed: everything known about them is forgotten.
    pub(super) fn puzzle_changed(&mut self) {
        self.forget_verdict();
        self.told.clear();
        for kind in OF_PUZZLE {
            self.cancel(kind);
        }
        self.stop_hinting();
        self.mode = self.mode_of_document();
        let contradictory = self.document.puzzle().is_err();
        self.survey = if contradictory { Survey::Exactly(0) } else { Survey::Unknown };
        self.follow_puzzle();
    }

    /// Counts the answers, if they can be seen, are not known yet and not being counted.
    pub(super) fn follow_puzzle(&mut self) {
        let known = matches!(self.survey, Survey::Counted { .. } | Survey::Stopped(_));
        if self.statistics_shown() && !known && !self.is_running(JobKind::Count) {
            self.count();
        }
    }

    /// Counts the answers, if the statistics or an answer show how many there are.
    pub(super) fn count_if_wanted(&mut self) {
        if self.statistics_shown() || self.shown().is_some() {
            self.count();
        }
    }

    pub(super) fn count(&mut self) {
        if let Ok(puzzle) = self.document.puzzle() {
            let limit = self.options.limit;
            self.begin(Job::Count { puzzle, limit });
        }
    }

    pub(super) fn counted(&mut self, counting: Counting) {
        self.survey = Survey::Counted { counting, not_needed: None, path: None, rating: None };
        if counting.count == Count::Exactly(1)
            && let Ok(puzzle) = self.document.puzzle()
        {
            self.begin(Job::Path { puzzle: puzzle.clone() });
            self.begin(Job::Rating { puzzle: puzzle.clone() });
            self.begin(Job::NotNeeded { puzzle });
        }
    }
}
