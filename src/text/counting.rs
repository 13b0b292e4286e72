//! The number of answers, and the progress of a search or a count.

use super::{Language, Say, say};
use crate::engine::search::Count;

impl Say for Count {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Exactly(answers) => language.number(answers),
            Self::MoreThan(limit) => {
                let limit = language.number(limit);
                say!(language, "more than {limit}", limit)
            }
        }
    }
}

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
