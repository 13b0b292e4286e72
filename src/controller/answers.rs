//! Answer mode: showing answer 1, the next, the previous, the one with a number, and going back.

use std::time::Duration;

use super::{AnswerReply, Command, Controller, Dialog, Job, NumberError, Status, Step, Survey};
use crate::engine::search::Answers;
use crate::engine::{Grid, Singles};
use crate::store::parse_whole_number;

/// Whether the puzzle is edited, played, or one of its answers shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Mode {
    /// Digits typed are givens.
    #[default]
    Edit,
    /// Givens are fixed, and digits typed are entries or notes.
    Play,
    /// An answer is shown over the puzzle, read-only.
    Answer(Shown),
}

/// The answer that is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Where it stands among the answers.
    pub cursor: Box<Answers>,
    /// Its digits.
    pub grid: Grid,
    /// Its number, from 1.
    pub number: u64,
    /// How long it took to find.
    pub time: Duration,
}

impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number && self.grid == other.grid
    }
}

impl Controller {
    /// The answer that is shown, in answer mode.
    #[must_use]
    pub fn shown(&self) -> Option<&Shown> {
        match &self.mode {
            Mode::Edit | Mode::Play => None,
            Mode::Answer(shown) => Some(shown),
        }
    }

    /// Looks for an answer in the background.
    pub(super) fn find(&mut self, step: Step) {
        let cursor = self.shown().map(|shown| shown.cursor.clone());
        match self.document.puzzle() {
            Ok(puzzle) => self.begin(Job::Answer { puzzle, cursor, step }),
            Err(reasons) => self.status = Status::Contradictory(reasons),
        }
    }

    /// The next answer; from the puzzle that is the first.
    pub(super) fn find_next(&mut self) {
        let step = if self.shown().is_some() { Step::Next } else { Step::First };
        self.find(step);
    }

    /// Says why a command makes no sense now, where that is worth a sentence.
    pub(super) fn refuse(&mut self, command: Command) {
        match (command, self.known_total()) {
            (Command::NextAnswer, Some(total)) => self.status = Status::OnlySoMany { total },
            (Command::PreviousAnswer, _) if self.shown().is_some() => {
                self.status = Status::FirstAnswer;
            }
            (Command::Undo | Command::Redo | Command::ClearEntries, _)
                if self.shown().is_some() =>
            {
                self.status = Status::ReadOnly;
            }
            _ => {}
        }
    }

    pub(super) fn answer_found(&mut self, reply: AnswerReply) {
        let total = reply.cursor.total();
        match (reply.grid, total) {
            (Some(grid), _) => {
                self.count_answer();
                let number = reply.cursor.number();
                self.status = Status::Answer { number, time: reply.time };
                self.mode =
                    Mode::Answer(Shown { cursor: reply.cursor, grid, number, time: reply.time });
                self.learn_whether_only(reply.only);
            }
            (None, Some(0)) => {
                let why = Singles::of(&reply.puzzle).contradiction().cloned();
                self.status = Status::NoAnswer { why, time: reply.time };
                self.learn(Survey::Exactly(0));
            }
            (None, Some(total)) => {
                self.status = Status::OnlySoMany { total };
                self.learn(Survey::Exactly(total));
            }
            (None, None) => self.status = Status::FirstAnswer,
        }
    }

    fn learn_whether_only(&mut self, only: Option<bool>) {
        match only {
            Some(true) => self.learn(Survey::Exactly(1)),
            Some(false) if self.survey == Survey::Unknown => {
                self.survey = Survey::Several;
                if !self.is_running(super::JobKind::Count) {
                    self.count();
                }
            }
            _ => {}
        }
    }

    /// Keeps what a search has shown about the number of answers, unless they were counted already.
    fn learn(&mut self, survey: Survey) {
        if !matches!(self.survey, Survey::Counted { .. }) {
            self.survey = survey;
        }
    }

    pub(super) fn ask_for_number(&mut self) {
        let suggestion = self.shown().map_or(1, |shown| shown.number);
        self.dialog = Some(Dialog::AnswerNumber { suggestion, error: None });
    }

    pub(super) fn number_typed(&mut self, typed: &str) {
        match self.parse_number(typed) {
            Ok(number) => {
                self.dialog = None;
                self.find(Step::Number(number));
            }
            Err(error) => {
                if let Some(Dialog::AnswerNumber { error: shown, .. }) = &mut self.dialog {
                    *shown = Some(error);
                }
            }
        }
    }

    fn parse_number(&self, typed: &str) -> Result<u64, NumberError> {
        let number = parse_whole_number(typed).filter(|&number| number > 0);
        let number = number.ok_or_else(|| NumberError::NotANumber(typed.trim().to_owned()))?;
        match self.known_total() {
            Some(total) if number > total && total > 0 => Err(NumberError::OnlySoMany(total)),
            _ => Ok(number),
        }
    }

    /// Back to the puzzle as it was before the answer.
    pub(super) fn restore(&mut self) {
        self.cancel(super::JobKind::Answer);
        self.leave_answer();
        self.status = Status::Restored;
    }

    pub(super) fn leave_answer(&mut self) {
        if let Some(total) = self.known_total() {
            self.learn(Survey::Exactly(total));
        }
        self.mode = self.mode_of_document();
    }

    /// The mode when no answer is shown.
    pub(super) fn mode_of_document(&self) -> Mode {
        if self.document.is_playing() { Mode::Play } else { Mode::Edit }
    }
}
