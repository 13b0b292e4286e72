//! The end of a command: exit status, failures, and messages on standard error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::engine::Cancelled;
use crate::store::StoreError;
use crate::text::command_line::Notice;
use crate::text::misuse::Misuse;
use crate::text::{Language, Say, shown_in_one_line};

/// The outcome of a command that ran to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CommandStatus {
    /// Success.
    Well,
    /// A puzzle had no answer.
    NoAnswer,
    /// A part of the input could not be read.
    Unread,
}

/// The reason why a command stopped early.
#[derive(Debug)]
pub(super) enum CommandFailure {
    /// A failure to report to the user.
    Said(Notice),
    /// The reader of the results closed the pipe.
    ClosedPipe,
    /// The work was cancelled, because nobody wants further results.
    Cancelled,
}

impl From<Cancelled> for CommandFailure {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl From<Notice> for CommandFailure {
    fn from(notice: Notice) -> Self {
        Self::Said(notice)
    }
}

impl From<Misuse> for CommandFailure {
    fn from(misuse: Misuse) -> Self {
        Self::Said(Notice::Misuse(misuse))
    }
}

impl From<StoreError> for CommandFailure {
    fn from(error: StoreError) -> Self {
        Self::Said(Notice::Store(error))
    }
}

/// Converts errors of writing to standard output.
impl From<io::Error> for CommandFailure {
    fn from(error: io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            return Self::ClosedPipe;
        }
        Self::Said(Notice::Output((&error).into()))
    }
}

/// Writes messages to standard error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    /// The language of the messages.
    pub(super) language: Language,
}

impl Voice {
    /// Returns a voice in the language of the system.
    pub(super) fn of_system() -> Self {
        let locale = sys_locale::get_locale().unwrap_or_default();
        let language = Language::of_locale(&locale);
        Self { language }
    }

    /// Writes one message on one line; control characters in it are escaped.
    pub(super) fn say(self, notice: &Notice) {
        let line = shown_in_one_line(&notice.say(self.language)) + "\n";
        // Where standard error is closed there is nobody left to tell.
        let _ = io::stderr().write_all(line.as_bytes());
    }

    /// Reports a failure that has a message. Returns the exit status.
    pub(super) fn end(self, result: Result<CommandStatus, CommandFailure>) -> ExitCode {
        ExitCode::from(match result {
            Ok(CommandStatus::Well)
            | Err(CommandFailure::ClosedPipe | CommandFailure::Cancelled) => 0,
            Ok(CommandStatus::NoAnswer) => 1,
            Ok(CommandStatus::Unread) => 2,
            Err(CommandFailure::Said(notice)) => {
                self.say(&notice);
                2
            }
        })
    }
}
