//! The errors of files.
//!
//! What is said of a file stands behind its name: "/home/a/p.sdk: there is no such file".

use super::{Language, Say, display_in_english, say};
use crate::store::{LimitError, LoadProblem, StoreError, StoreProblem};

impl Say for StoreError {
    fn say(&self, language: Language) -> String {
        format!("{}: {}", self.path.display(), self.problem.say(language))
    }
}

impl Say for StoreProblem {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Absent => say!(language, "there is no such file"),
            Self::NoFolder => say!(language, "not saved, as its folder does not exist"),
            Self::NotAFolder(file) => {
                say!(
                    language,
                    "not saved, as {file} is a file; expected a folder there",
                    file = file.display()
                )
            }
            Self::Folder => say!(language, "this is a folder; expected a file"),
            Self::NotAFile => {
                say!(language, "not saved, as this is a device or a pipe and not a file")
            }
            Self::Device => say!(language, "this is a device or a pipe; expected a file"),
            Self::Socket => {
                say!(language, "this is a socket, through which programs talk; expected a file")
            }
            Self::LinkLoop => say!(
                language,
                "this is a link that leads back to itself, or through too many others; \
                 expected a file"
            ),
            Self::ClosedFolder => say!(language, "you have no permission to look into this folder"),
            Self::MayNotRead => say!(language, "you have no permission to read this file"),
            Self::ReadOnlyFile => {
                say!(language, "not saved, as the file is read-only; save under another name")
            }
            Self::ReadOnlyFolder => say!(
                language,
                "not saved, as you have no permission to write in this folder; \
                 save in another folder"
            ),
            Self::ReadOnlyDisk => say!(
                language,
                "not saved, as nothing can be written on this disk; save on another one"
            ),
            Self::DiskFull => {
                say!(language, "not saved, as the disk is full; make room or save on another disk")
            }
            Self::BadName => {
                say!(language, "the system does not allow this file name; choose another name")
            }
            Self::ChangedOnDisk => {
                say!(language, "not saved, as another program changed the file since it was opened")
            }
            Self::Text(error) => error.say(language),
            Self::TooManySessions => {
                say!(
                    language,
                    "too many windows of Nonet are open, so Nonet cannot remember this \
                     window"
                )
            }
            Self::Reading(error) => say!(language, "the file cannot be read ({error})", error),
            Self::Writing(error) => {
                say!(language, "not saved, because of a system error ({error})", error)
            }
        }
    }
}

impl Say for LoadProblem {
    fn say(&self, language: Language) -> String {
        match self {
            Self::SetAside { from, to } => {
                let (from, to) = (from.display(), to.display());
                say!(
                    language,
                    "{from}: Nonet cannot read this file and has set the file aside as {to}",
                    from,
                    to
                )
            }
            Self::LinesSetAside { from, to, lines } => {
                let (from, to, lines) = (from.display(), to.display(), *lines as u64);
                let lines = language.number(lines);
                say!(
                    language,
                    "{from}: unreadable lines: {lines}; Nonet has set these lines aside in {to}",
                    from,
                    lines,
                    to
                )
            }
            Self::Unreadable(error) => error.say(language),
        }
    }
}

impl Say for LimitError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty | Self::NotANumber | Self::OutOfRange => {
                say!(language, "Type a whole number from 1 to 1,000,000,000.")
            }
        }
    }
}

display_in_english!(StoreError, StoreProblem, LoadProblem, LimitError);
