//! The words of the side panel.

use std::time::Duration;

use super::{Language, Say, say};
use crate::controller::{AnswerTotal, Command};
use crate::engine::search::Count;

/// What the one button says that most people want next.
#[must_use]
#[expect(clippy::wildcard_enum_match_arm, reason = "most commands have one name everywhere")]
pub fn primary_text(command: Command, language: Language) -> String {
    match command {
        Command::ChooseGame => say!(language, "New game…"),
        Command::NextGame | Command::PractiseNext => command.say_shortly(language),
        Command::Restore => say!(language, "Back to the puzzle"),
        _ => command.say(language),
    }
}

/// How long an answer was looked for.
#[must_use]
pub fn found_in(time: Duration, language: Language) -> String {
    let time = language.time(time);
    say!(language, "found in {time}", time)
}

/// How many answers there are, behind the number of one of them; empty if nothing is known.
#[must_use]
pub fn of_total(total: AnswerTotal, language: Language) -> String {
    match total {
        AnswerTotal::Unknown => String::new(),
        AnswerTotal::Counted(Count::Exactly(1)) => say!(language, "the only answer"),
        AnswerTotal::Several | AnswerTotal::Counting(_) => say!(language, "of several"),
        AnswerTotal::AtLeast(_) | AnswerTotal::Counted(_) => {
            let total = total.say(language);
            say!(language, "of {total}", total)
        }
    }
}
