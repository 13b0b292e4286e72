//! Printing: the dialog with its preview, and documents made from it or right from the menu.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{
    After, Controller, Dialog, Effect, ExportError, ExportJob, Failure, Job, JobKind, Outlet,
    PrintedAnswer, Printout, Question, SavePurpose, Status, Target,
};
use crate::print::{Booklet, Choices, Item, Medium, Page, Placing, PrintError, Words};
use crate::store::StoreProblem;

/// What the print dialog shows.
#[derive(Clone, Debug)]
pub struct Printing {
    /// What is printed, and how.
    pub printout: Printout,
    /// The pages as they were made last; none before they were made, or where they cannot be.
    pub pages: Arc<[Page]>,
    /// Which page is shown, from 0.
    pub page: usize,
    /// Why there are no pages.
    pub error: Option<PrintError>,
}

impl Printing {
    fn of(printout: Printout) -> Self {
        Self { printout, pages: Arc::default(), page: 0, error: None }
    }

    /// The page that is shown.
    #[must_use]
    pub fn shown(&self) -> Option<&Page> {
        self.pages.get(self.page)
    }

    fn take_in(&mut self, printout: &Printout, pages: Result<Vec<Page>, PrintError>) {
        self.printout.answer = printout.answer;
        for (item, made) in self.printout.booklet.items.iter_mut().zip(&printout.booklet.items) {
            item.answer.clone_from(&made.answer);
        }
        self.error = pages.as_ref().err().copied();
        self.pages = pages.unwrap_or_default().into();
        self.page = self.page.min(self.pages.len().saturating_sub(1));
    }
}

/// What can be changed in the print dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintDraft {
    /// The heading.
    pub title: String,
    /// Who made the puzzle.
    pub author: String,
    /// How it is printed.
    pub choices: Choices,
}

/// What a button of the print dialog does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintTo {
    /// Asks for a file.
    File,
    /// Opens it in the system's viewer.
    Viewer,
    /// Sends it to the printer.
    Printer,
}

impl Controller {
    /// Whether the system takes files to print.
    #[must_use]
    pub fn has_printer(&self) -> bool {
        self.has_printer
    }

    /// From now on these words stand on paper.
    pub(super) fn speak(&mut self, words: Words) {
        self.words = words;
        if let Some(Dialog::Print(printing)) = &mut self.dialog {
            printing.printout.booklet.words = words;
            let printout = printing.printout.clone();
            self.begin(Job::Pages(Box::new(printout)));
        }
    }

    pub(super) fn show_printing(&mut self) {
        let printout = self.printout();
        self.dialog = Some(Dialog::Print(Box::new(Printing::of(printout.clone()))));
        self.begin(Job::Pages(Box::new(printout)));
    }

    /// The puzzle as it would be printed now. Of its answers it has the one that is shown.
    fn printout(&self) -> Printout {
        let document = self.document.document();
        let answer = self.shown().map(|shown| shown.grid.clone());
        let known = answer.as_ref().map_or(PrintedAnswer::Unsought, |_| PrintedAnswer::Shown);
        // What is said about the only puzzle is said about the whole.
        let item =
            Item { title: String::new(), author: String::new(), answer, ..Item::of(&document) };
        let about = document.about;
        let booklet = Booklet {
            title: about.title,
            author: about.author,
            date: about.date,
            words: self.words,
            items: vec![item],
        };
        Printout { booklet, choices: self.options().print, answer: known }
    }

    /// The board alone as the window shows it, for a picture.
    fn picture(&self) -> Printout {
        let Printout { mut booklet, choices, answer } = self.printout();
        booklet.title.clear();
        booklet.author.clear();
        if let (Some(item), Some(shown)) = (booklet.items.first_mut(), self.shown()) {
            item.entries = shown.grid.clone();
        }
        let choices = Choices { answers: Placing::Nowhere, folded: false, ..choices };
        Printout { booklet, choices, answer }
    }

    pub(super) fn print_changed(&mut self, draft: PrintDraft) {
        let Some(Dialog::Print(printing)) = &mut self.dialog else {
            return;
        };
        let PrintDraft { title, author, choices } = draft;
        let printout = &mut printing.printout;
        printout.booklet.title = title;
        printout.booklet.author = author;
        printout.choices = choices;
        let printout = printout.clone();
        self.change_options(|options| options.print = choices);
        self.begin(Job::Pages(Box::new(printout)));
    }

    pub(super) fn turn_to(&mut self, page: usize) {
        if let Some(Dialog::Print(printing)) = &mut self.dialog
            && page < printing.pages.len()
        {
            printing.page = page;
        }
    }

    /// Takes in the pages. The dialog may lie below another one by now.
    pub(super) fn pages_made(&mut self, printout: &Printout, pages: Result<Vec<Page>, PrintError>) {
        let dialogs = self.dialog.iter_mut().chain(&mut self.waiting);
        for dialog in dialogs {
            if let Dialog::Print(printing) = dialog {
                return printing.take_in(printout, pages);
            }
        }
    }

    /// What is in the dialog goes to a file, a viewer or the printer, unless it cannot be printed.
    pub(super) fn print_to(&mut self, to: PrintTo) {
        let Some(Dialog::Print(printing)) = &self.dialog else {
            return;
        };
        if printing.error.is_some() {
            return;
        }
        let name = || {
            let path = self.suggested_export(Medium::Pdf);
            path.file_name().unwrap_or_default().to_string_lossy().into_owned()
        };
        match to {
            PrintTo::File => self.choose_where_to_export(Medium::Pdf),
            PrintTo::Viewer => self.export(printing.printout.clone(), Outlet::Viewer(name())),
            PrintTo::Printer if self.has_printer => {
                self.export(printing.printout.clone(), Outlet::Printer(name()));
            }
            PrintTo::Printer => {}
        }
    }

    fn export(&mut self, printout: Printout, to: Outlet) {
        self.begin(Job::Export(Box::new(ExportJob { printout, medium: Medium::Pdf, to })));
    }

    pub(super) fn choose_where_to_export(&mut self, medium: Medium) {
        self.effects.push(Effect::ChooseExport(medium, self.suggested_export(medium)));
    }

    pub(super) fn suggested_export(&self, medium: Medium) -> PathBuf {
        let beside = self.document.path().unwrap_or(Path::new("sudoku"));
        beside.with_extension(medium.extension())
    }

    /// Writes a document to a file that was just chosen: what the print dialog holds, or else the puzzle as it was
    /// printed last. The dialog is put by until that is done.
    pub(super) fn export_to(&mut self, medium: Medium, target: Target) {
        self.put_by = self.take_print_dialog();
        let printout = match &self.put_by {
            Some(printing) => printing.printout.clone(),
            None if matches!(medium, Medium::Png | Medium::Svg) => self.picture(),
            None => self.printout(),
        };
        let Target { path, purpose } = with_ending_of(medium, target);
        let to = Outlet::File { path, purpose };
        self.begin(Job::Export(Box::new(ExportJob { printout, medium, to })));
    }

    fn take_print_dialog(&mut self) -> Option<Box<Printing>> {
        match self.dialog.take() {
            Some(Dialog::Print(printing)) => return Some(printing),
            other => self.dialog = other,
        }
        let waiting = |dialog: &Dialog| matches!(dialog, Dialog::Print(_));
        match self.waiting.remove(self.waiting.iter().position(waiting)?) {
            Some(Dialog::Print(printing)) => Some(printing),
            _ => None,
        }
    }

    /// Takes in how the making of a document ended.
    pub(super) fn exported(&mut self, job: ExportJob, written: Result<PathBuf, ExportError>) {
        match (written, &job.to) {
            (Ok(path), Outlet::File { .. }) => {
                self.put_by = None;
                let unheeded = job.medium.unheeded(&job.printout.choices);
                self.status = Status::Exported(path, unheeded);
            }
            (Ok(path), Outlet::Viewer(_)) => self.effects.push(Effect::View(path)),
            (Ok(path), Outlet::Printer(_)) => {
                self.take_print_dialog();
                self.effects.push(Effect::Print(path));
                self.status = Status::Printing;
            }
            (Err(error), _) => self.not_exported(job, error),
        }
        self.quit_if_that_waits();
    }

    /// Asks or tells what was wrong. The print dialog comes back below that.
    fn not_exported(&mut self, job: ExportJob, error: ExportError) {
        if let Some(printing) = self.put_by.take() {
            self.open_dialog(Dialog::Print(printing));
        }
        match (error, &job.to) {
            (ExportError::Print(error), _) => self.ask(Question::Failed(Failure::Print(error))),
            (ExportError::Store(error), Outlet::File { purpose: SavePurpose::Create, .. })
                if error.problem == StoreProblem::ChangedOnDisk =>
            {
                self.ask(Question::ExportExists(Box::new(job)));
            }
            (ExportError::Store(error), _) => self.failed(error),
        }
    }

    /// Replaces the file that a document was not to be lost to: the person said so.
    pub(super) fn export_anyway(&mut self, mut job: Box<ExportJob>) {
        self.put_by = self.take_print_dialog();
        if let Outlet::File { purpose, .. } = &mut job.to {
            *purpose = SavePurpose::Replace;
        }
        self.begin(Job::Export(job));
    }

    fn quit_if_that_waits(&mut self) {
        if self.after == Some(After::Quit) && !self.is_running(JobKind::Save) {
            self.after = None;
            self.unless_unsaved(After::Quit);
        }
    }

    /// The printer's program has ended: with what it said, or why it did not take the file.
    pub(super) fn sent_to_printer(&mut self, said: Result<String, String>) {
        self.status = match said {
            Ok(said) => Status::Printed(said),
            Err(said) => Status::NotPrinted(said),
        };
    }
}

/// The target with the ending of the medium, which is put behind any other.
fn with_ending_of(medium: Medium, target: Target) -> Target {
    let ending = target.path.extension().and_then(|ending| ending.to_str());
    let meant = ending.and_then(Medium::of_extension).map(Medium::extension);
    if meant == Some(medium.extension()) { target } else { target.with_ending(medium.extension()) }
}
