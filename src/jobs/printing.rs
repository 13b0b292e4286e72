//! One puzzle to be printed, with the answer once it is found, and the two jobs that print it: pages for the dialog, and
//! documents for a file, the viewer or the printer.

use std::borrow::Cow;
use std::io::{self, Write};
use std::path::PathBuf;

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy, TargetFile};
use crate::engine::search::{Answers, has_one_answer};
use crate::engine::{Cancelled, Control};
use crate::print::{
    self, AnswerPlacement, Booklet, BookletPuzzle, Choices, ManyPages, Medium, Page,
};
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

impl Printout {
    /// Makes the pages. If the answer is printed, it must be known.
    fn pages(&mut self, control: &Control) -> Result<Vec<Page>, Cancelled> {
        if self.choices.answers != AnswerPlacement::Nowhere {
            self.find_answer(control)?;
        }
        Ok(print::pages(&self.chosen(), self.choices))
    }

    /// The booklet as it is printed: with or without what the player wrote.
    #[must_use]
    pub fn chosen(&self) -> Cow<'_, Booklet> {
        if !self.choices.puzzle_only {
            return Cow::Borrowed(&self.booklet);
        }
        let items = self.booklet.items.iter().map(BookletPuzzle::without_play).collect();
        Cow::Owned(Booklet { items, ..self.booklet.clone() })
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
        item.has_several_answers = self.answer == PrintedAnswer::First;
        Ok(())
    }
}

/// Pages to be made.
#[derive(Debug)]
pub struct PagesJob(pub Printout);

impl BackgroundJob for PagesJob {
    /// What was printed, with its answer if that is printed too, and the pages.
    type Reply = (Printout, Vec<Page>);

    const POLICY: Policy = Policy::UNSEEN;

    fn run(mut self, control: &Control) -> Result<Self::Reply, Cancelled> {
        let pages = self.0.pages(control)?;
        Ok((self.0, pages))
    }
}

/// A document on its way to a file, the viewer or the printer.
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
    File(TargetFile),
    /// Into a file of this name that is opened in the system's viewer.
    Viewer(String),
    /// Into a file of this name that is sent to the printer.
    Printer(String),
}

/// Why a document was not printed.
#[derive(Clone, Debug)]
pub enum ExportError {
    /// It would need several pages, and has one.
    Print(ManyPages),
    /// Its file cannot be written.
    Store(StoreError),
}

impl BackgroundJob for ExportJob {
    /// The job, with the path of the document or why it was not printed.
    type Reply = (Self, Result<PathBuf, ExportError>);

    const POLICY: Policy = Policy {
        work: Some(Activity::File),
        subject: JobSubject::Nothing,
        on_cancel: CancelPolicy::Continue,
        writes_file: true,
    };

    fn run(mut self, control: &Control) -> Result<Self::Reply, Cancelled> {
        let answers = self.printout.choices.answers != AnswerPlacement::Nowhere;
        if answers || self.medium.always_answers() {
            self.printout.find_answer(control)?;
        }
        let written = self.write();
        Ok((self, written))
    }
}

impl ExportJob {
    fn write(&self) -> Result<PathBuf, ExportError> {
        let (booklet, choices) = (self.printout.chosen(), self.printout.choices);
        let now = store::now().seconds;
        let document = print::document(self.medium, &booklet, choices, Some(now))
            .map_err(ExportError::Print)?;
        self.to.take(|file| document.write(file)).map_err(ExportError::Store)
    }
}

impl Outlet {
    fn take(
        &self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<PathBuf, StoreError> {
        match self {
            Self::File(target) => target.write(write).map(|()| target.path.clone()),
            Self::Viewer(name) | Self::Printer(name) => store::hand_out(name, write),
        }
    }
}
