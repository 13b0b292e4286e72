//! What is told of a game that has just been solved.

use std::time::Duration;

use super::{Controller, Dialog, Job, RecordsJob};
use crate::engine::technique::Level;
use crate::game::{Ending, GameRecord};

/// A game that has just been solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// How long it took.
    pub time: Duration,
    /// How hard the puzzle is, where that is known.
    pub level: Option<Level>,
    /// How many hints were shown.
    pub hints: u32,
    /// How many digits were not those of the answer.
    pub mistakes: u32,
    /// Whether the answer was looked at.
    pub answer_seen: bool,
    /// The best time of earlier games of that level that were solved without help, once it is known.
    pub best: Option<Duration>,
}

impl Solved {
    /// Whether no earlier game of its level was solved as fast without help, this one was, and there were some.
    #[must_use]
    pub fn is_best(&self) -> bool {
        let unaided = !self.answer_seen && self.hints == 0;
        unaided && self.best.is_some_and(|best| self.time < best)
    }
}

impl Controller {
    /// Tells of the game, and looks for the best time so far.
    pub(super) fn tell_of_solved(&mut self, record: &GameRecord) {
        self.open_dialog(Dialog::Solved(Solved {
            time: record.played,
            level: record.level,
            hints: record.hints,
            mistakes: record.mistakes,
            answer_seen: record.ending == Ending::AnswerShown,
            best: None,
        }));
        self.solved_at = record.ended;
        if let Some(folders) = self.folders.clone() {
            self.begin(Job::Records(RecordsJob::Load(folders)));
        }
    }

    /// Takes the best time out of the games that were solved before this one.
    pub(super) fn compare_solved(&mut self, records: &[GameRecord]) {
        let before = self.solved_at;
        let dialogs = self.dialog.iter_mut().chain(&mut self.waiting);
        for dialog in dialogs {
            if let Dialog::Solved(solved) = dialog {
                let earlier = records.iter().filter(|record| {
                    let is_earlier = record.ended < before && record.is_won_unaided();
                    is_earlier && record.level.is_some() && record.level == solved.level
                });
                solved.best = earlier.map(|record| record.played).min();
            }
        }
    }
}
