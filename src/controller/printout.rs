//! What is to be printed, and the work of printing it, which is done in the background.

use std::io::{self, Write};
use std::path::PathBuf;

use time::OffsetDateTime;

use super::SavePurpose;
use crate::engine::search::{Answers, has_one_answer};
use crate::engine::{Cancelled, Control};
use crate::print::{self, Booklet, Choices, Medium, Page, Placing, PrintError};
use crate::store::{self, StoreError};

/// One puzzle to be printed, and how.
#[derive(Clone, Debug)]
pub struct Printout {
    /// The puzzle, and what is said about it.
    pub booklet: Booklet,
    /// How it is printed.
    pub choices: Choices,
    /// What is known about the answer in the booklet.
    pub answer: PrintedAnswer,
}

/// What is known about the answer to be printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PrintedAnswer {
    /// It was not looked for.
    #[default]
    Unsought,
    /// It is the one that the window shows.
    Shown,
    /// It is the only one.
    Only,
    /// It is the first of several.
    First,
    /// There is none.
    Absent,
}

/// A document on its way to where it is wanted.
#[derive(Clone, Debug)]
pub struct ExportJob {
    /// What is printed.
    pub printout: Printout,
    /// What it is printed on.
    pub medium: Medium,
    /// Where it goes.
    pub to: Outlet,
}

/// Where a document goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outlet {
    /// Into a file that the person chose.
    File {
        /// Where it is.
        path: PathBuf,
        /// What may happen to a file that is there already.
        purpose: SavePurpose,
    },
    /// Into a file of this name that is opened in the system's viewer.
    Viewer(String),
    /// Into a file of this name that is sent to the printer.
    Printer(String),
}

/// Why a document was not printed.
#[derive(Clone, Debug)]
pub enum ExportError {
    /// A text cannot be shown in it.
    Print(PrintError),
    /// Its file cannot be written.
    Store(StoreError),
}

impl Printout {
    /// Makes the pages, once the answer is there if it is to be printed.
    pub(super) fn pages(
        &mut self,
        control: &Control,
    ) -> Result<Result<Vec<Page>, PrintError>, Cancelled> {
        if self.choices.answers != Placing::Nowhere {
            self.find_answer(control)?;
        }
        Ok(print::pages(&self.booklet, self.choices))
    }

    /// Looks for the answer, unless that was done already.
    fn find_answer(&mut self, control: &Control) -> Result<(), Cancelled> {
        let Some(item) = self.booklet.items.first_mut() else {
            return Ok(());
        };
        if self.answer != PrintedAnswer::Unsought {
            return Ok(());
        }
        let Ok(puzzle) = item.puzzle() else {
            self.answer = PrintedAnswer::Absent;
            return Ok(());
        };
        let mut answers = Answers::new(&puzzle);
        answers.next(control)?;
        item.answer = answers.grid();
        self.answer = match &item.answer {
            None => PrintedAnswer::Absent,
            Some(_) if has_one_answer(&puzzle, control)? => PrintedAnswer::Only,
            Some(_) => PrintedAnswer::First,
        };
        Ok(())
    }
}

impl ExportJob {
    /// Writes the document, and says where it is.
    pub(super) fn write(
        &mut self,
        control: &Control,
    ) -> Result<Result<PathBuf, ExportError>, Cancelled> {
        let answers = self.printout.choices.answers != Placing::Nowhere;
        if answers || self.medium.always_answers() {
            self.printout.find_answer(control)?;
        }
        let Printout { booklet, choices, .. } = &self.printout;
        let now = OffsetDateTime::now_utc().unix_timestamp();
        let document = match print::document(self.medium, booklet, *choices, Some(now)) {
            Ok(document) => document,
            Err(error) => return Ok(Err(ExportError::Print(error))),
        };
        Ok(self.to.take(|file| document.write(file)).map_err(ExportError::Store))
    }
}

impl Outlet {
    fn take(
        &self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<PathBuf, StoreError> {
        match self {
            Self::File { path, purpose: SavePurpose::Replace } => {
                store::save_with(path, write).map(|()| path.clone())
            }
            Self::File { path, .. } => store::save_new_with(path, write).map(|()| path.clone()),
            Self::Viewer(name) | Self::Printer(name) => store::hand_out(name, write),
        }
    }
}
