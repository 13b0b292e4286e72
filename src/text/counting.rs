//! The number of answers, and the progress of a search or a count.

use std::time::Duration;

use super::{Language, Say, say};
use crate::engine::search::Count;

/// How many answers there are, where they are counted for their own sake: one is said to be all.
#[must_use]
pub fn how_many(count: Count, language: Language) -> String {
    match count {
        Count::Exactly(1) => say!(language, "exactly 1"),
        Count::Exactly(_) | Count::MoreThan(_) => count.say(language),
    }
}

/// How far the search for the answer `number` has come.
#[must_use]
pub fn looking_for(number: u64, passed: u64, language: Language) -> String {
    let (number, passed) = (language.number(number), language.number(passed));
    say!(language, "Looking for answer {number}… {passed} so far.", number, passed)
}

/// How far the search for a puzzle that is made has come.
#[must_use]
pub fn making(attempts: u64, likely: Option<u32>, language: Language) -> String {
    let attempts = language.number(attempts);
    match likely.map(|likely| language.number(likely.into())) {
        None => say!(language, "Making a puzzle… {attempts} attempts so far.", attempts),
        Some(likely) => say!(
            language,
            "Making a puzzle… {attempts} attempts so far; about {likely} are usual.",
            attempts,
            likely
        ),
    }
}

/// How far a count has come.
#[must_use]
pub fn counting(answers: u64, language: Language) -> String {
    let answers = language.number(answers);
    say!(language, "Counting… {answers} so far.", answers)
}

/// How far the work on many puzzles has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListStanding {
    /// The number of puzzles that are done.
    pub done: u64,
    /// The number of all puzzles, as far as it is known.
    pub total: Option<u64>,
    /// How long the work takes so far.
    pub time: Duration,
    /// How much longer it will take, as far as that is known.
    pub left: Option<Duration>,
}

impl Say for ListStanding {
    fn say(&self, language: Language) -> String {
        let done = language.number(self.done);
        let speed = speed(self.done, self.time, language);
        match (self.total, self.left) {
            (Some(total), Some(left)) => {
                let (total, left) = (language.number(total), clock(left));
                say!(
                    language,
                    "{done} of about {total} puzzles, {speed} a second, about {left} left",
                    done,
                    total,
                    speed,
                    left
                )
            }
            (Some(_) | None, _) => {
                say!(language, "{done} puzzles, {speed} a second", done, speed)
            }
        }
    }
}

/// The number of puzzles in a second; with a decimal where that is less than ten.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "few digits are shown"
)]
fn speed(done: u64, time: Duration, language: Language) -> String {
    let speed = done as f64 / time.as_secs_f64().max(0.001);
    if speed < 10.0 { language.decimals(speed, 1) } else { language.number(speed as u64) }
}

/// Minutes and seconds, and hours if there are any.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
