//! Makes a document to print, and writes it to a file, for the viewer or for the printer.

use std::io::{self, Write};
use std::path::PathBuf;

use super::super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy, TargetFile};
use super::Printout;
use crate::engine::{Cancelled, Control};
use crate::print::{self, AnswerPlacement, ManyPages, Medium};
use crate::store::{self, StoreError};

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
