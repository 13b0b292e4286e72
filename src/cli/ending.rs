//! How a command ends, and what it says on standard error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::store::StoreError;
use crate::text::command_line::Notice;
use crate::text::misuse::Misuse;
use crate::text::{Language, Say, shown_in_one_line};

/// How a command that was carried out went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// All well.
    Well,
    /// A puzzle had no answer.
    NoAnswer,
    /// A part of the input could not be read.
    Unread,
}

/// Why a command was not carried out to its end.
#[derive(Debug)]
pub(super) enum Failure {
    /// Something that a person has to be told.
    Said(Notice),
    /// Whoever read the results has seen enough.
    ClosedPipe,
}

impl From<Notice> for Failure {
    fn from(notice: Notice) -> Self {
        Self::Said(notice)
    }
}

impl From<Misuse> for Failure {
    fn from(misuse: Misuse) -> Self {
        Self::Said(Notice::Misuse(misuse))
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Said(Notice::Store(error))
    }
}

/// Of errors met while writing to standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Self::ClosedPipe;
        }
        Self::Said(Notice::Output((&error).into()))
    }
}

/// Speaks on standard error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    /// The language that is spoken.
    pub(super) language: Language,
}

impl Voice {
    /// Speaks the language of the system.
    pub(super) fn of_system() -> Self {
        let locale = sys_locale::get_locale().unwrap_or_default();
        let language = Language::of_locale(&locale);
        Self { language }
    }

    /// Says a sentence, on a line of its own, whatever names and words are in it.
    pub(super) fn say(self, notice: &Notice) {
        let line = shown_in_one_line(&notice.say(self.language)) + "\n";
        // Where standard error is closed there is nobody left to tell.
        let _ = io::stderr().write_all(line.as_bytes());
    }

    /// Says why a command failed, if there is something to say; the exit status for it.
    pub(super) fn end(self, result: Result<Status, Failure>) -> ExitCode {
        ExitCode::from(match result {
            Ok(Status::Well) | Err(Failure::ClosedPipe) => 0,
            Ok(Status::NoAnswer) => 1,
            Ok(Status::Unread) => 2,
            Err(Failure::Said(notice)) => {
                self.say(&notice);
                2
            }
        })
    }
}
