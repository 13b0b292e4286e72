//! Printing: the dialog with its preview, and documents made from it or right from the menu.

use std::path::PathBuf;
use std::sync::Arc;

use super::context::Context;
use super::dialogs::{Dialog, Failure, Question};
use super::effect::PlatformEffect;
use super::event::Event;
use super::status::Status;
use crate::jobs::{
    ExportError, ExportJob, JobKind, Outlet, PagesJob, PrintedAnswer, Printout, TargetFile,
};
use crate::print::{
    AnswerPlacement, Booklet, BookletPuzzle, Choices, Medium, MissingSigns, NotASheet, Page, Paper,
    PictureWidth, Tiles,
};
use crate::text::{printed_words, puzzle_title};

/// What happens in the print dialog, and to documents on their way to paper.
#[derive(Debug)]
pub enum PrintingAction {
    /// Something was changed in the print dialog.
    Changed(PrintDraft),
    /// Show the page with this number, from 0, in the print dialog.
    TurnTo(usize),
    /// Print the content of the print dialog.
    PrintTo(PrintDestination),
    /// The file to print to was chosen.
    ExportTo(Medium, TargetFile),
    /// No viewer came up for this file.
    NoViewer(PathBuf),
    /// The system's printing program took the file or did not, and said this.
    SentToPrinter(Result<String, String>),
    /// Share a picture of the solved game under this name: ask for a file.
    Share(String),
}

/// What can be changed in the print dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintDraft {
    /// The heading.
    pub title: String,
    /// Who made the puzzle.
    pub author: String,
    /// How it is printed. If the paper has a size of its own, `size` is read for it.
    pub choices: Choices,
    /// The size of the paper as it was typed.
    pub size: String,
}

/// What a button of the print dialog does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintDestination {
    /// Asks for a file.
    File,
    /// Opens the document in the system's viewer.
    Viewer,
    /// Sends the document to the printer.
    Printer,
}

/// What the print dialog shows.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What is printed, and how.
    pub printout: Printout,
    /// The pages as they were made last; none before they were made, or if they cannot be.
    pub pages: Arc<[Page]>,
    /// Which page is shown, from 0.
    pub page: usize,
    /// The signs that the font lacks.
    pub missing: Option<MissingSigns>,
    /// The size of the paper that was typed is none. The pages have the size before.
    pub error: Option<NotASheet>,
}

/// The print dialog, and the picture that is shared.
#[derive(Debug, Default)]
pub(super) struct PrintingFeature {
    /// What the print dialog shows. It stays while the dialog is put by to write a document.
    preview: Option<Preview>,
    /// The name of the game whose picture the file chooser asks for; `None` for a document that is exported.
    shared: Option<String>,
}

impl Preview {
    fn of(printout: Printout) -> Self {
        Self { printout, pages: Arc::default(), page: 0, missing: None, error: None }
    }

    /// The page that is shown.
    #[must_use]
    pub fn shown_page(&self) -> Option<&Page> {
        self.pages.get(self.page)
    }

    fn take_in(&mut self, printout: &Printout, pages: Vec<Page>) {
        self.printout.answer = printout.answer;
        for (item, made) in self.printout.booklet.items.iter_mut().zip(&printout.booklet.items) {
            item.answer.clone_from(&made.answer);
            item.has_several_answers = made.has_several_answers;
        }
        self.missing = Medium::Pdf.missing_signs(&printout.booklet);
        self.pages = pages.into();
        self.page = self.page.min(self.pages.len().saturating_sub(1));
    }
}

impl PrintingFeature {
    /// What the print dialog shows.
    pub(super) fn preview(&self) -> Option<&Preview> {
        self.preview.as_ref()
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: PrintingAction) {
        match action {
            PrintingAction::Changed(draft) => self.changed(cx, draft),
            PrintingAction::TurnTo(page) => self.turn_to(page),
            PrintingAction::PrintTo(to) => self.print_to(cx, to),
            PrintingAction::ExportTo(medium, target) => self.export_to(cx, medium, target),
            PrintingAction::NoViewer(file) => cx.ask(Question::Failed(Failure::NoViewer(file))),
            PrintingAction::SentToPrinter(said) => sent_to_printer(cx, said),
            PrintingAction::Share(name) => self.share(cx, name),
        }
    }

    /// Asks for a file to write a document to.
    pub(super) fn choose_where_to_export(&mut self, cx: &mut Context, medium: Medium) {
        self.shared = None;
        ask_for_target(cx, medium);
    }

    /// Asks for a file to write a picture of the solved game to.
    fn share(&mut self, cx: &mut Context, name: String) {
        self.shared = Some(name);
        ask_for_target(cx, Medium::Png);
    }

    /// Makes the pages of the print dialog again.
    pub(super) fn language_changed(&mut self, cx: &mut Context) {
        if let (Some(preview), Some(Dialog::Print)) = (&mut self.preview, cx.dialogs.current()) {
            preview.printout.booklet.words = printed_words(cx.language);
            cx.begin(PagesJob(preview.printout.clone()));
        }
    }

    /// Opens the print dialog.
    pub(super) fn show(&mut self, cx: &mut Context) {
        let printout = printout(cx);
        self.preview = Some(Preview::of(printout.clone()));
        cx.dialogs.replace(Dialog::Print);
        cx.begin(PagesJob(printout));
    }

    /// Forgets the preview if the print dialog was left, unless the dialog is put by to write a document.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_needed = is_dialog_there(cx) || cx.jobs.has(JobKind::Export);
        if !is_needed && self.preview.take().is_some() {
            cx.cancel(JobKind::Pages);
        }
    }

    fn changed(&mut self, cx: &mut Context, draft: PrintDraft) {
        let Some(preview) = &mut self.preview else {
            return;
        };
        let PrintDraft { title, author, mut choices, size } = draft;
        preview.error = None;
        if let Paper::Free(before) = &mut choices.paper {
            match size.parse() {
                Ok(size) => *before = size,
                Err(error) => preview.error = Some(error),
            }
        }
        let printout = &mut preview.printout;
        printout.booklet.title = title;
        printout.booklet.author = author;
        printout.choices = choices;
        // Small boards have no such choice, so it is not kept for them.
        let kept = Choices { tiles: Tiles::default(), ..choices };
        cx.change_options(|options| options.print = kept);
        cx.begin(PagesJob(printout.clone()));
    }

    fn turn_to(&mut self, page: usize) {
        if let Some(preview) = &mut self.preview
            && page < preview.pages.len()
        {
            preview.page = page;
        }
    }

    /// Takes in the pages.
    pub(super) fn pages_made(&mut self, printout: &Printout, pages: Vec<Page>) {
        if let Some(preview) = &mut self.preview {
            preview.take_in(printout, pages);
        }
    }

    /// Sends what is in the dialog to a file, a viewer or the printer, unless it cannot be printed.
    fn print_to(&mut self, cx: &mut Context, to: PrintDestination) {
        let Some(preview) = self.preview.as_ref().filter(|preview| preview.error.is_none()) else {
            return;
        };
        let path = cx.suggested_path(Medium::Pdf.extension());
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let printout = preview.printout.clone();
        match to {
            PrintDestination::File => self.choose_where_to_export(cx, Medium::Pdf),
            PrintDestination::Viewer => export(cx, printout, Medium::Pdf, Outlet::Viewer(name)),
            PrintDestination::Printer if cx.system.has_printer => {
                export(cx, printout, Medium::Pdf, Outlet::Printer(name));
            }
            PrintDestination::Printer => {}
        }
    }

    /// Writes a document to a file that was just chosen: what the print dialog holds, or else the puzzle as it was printed
    /// last. The dialog is put by until that is done.
    pub(super) fn export_to(&mut self, cx: &mut Context, medium: Medium, target: TargetFile) {
        let shared = self.shared.take();
        let printout = match (self.put_by(cx).map(|preview| preview.printout.clone()), shared) {
            (Some(printout), _) => printout,
            (None, Some(name)) => shared_picture(cx, &name),
            (None, None) if matches!(medium, Medium::Png | Medium::Svg) => picture(cx),
            (None, None) => printout(cx),
        };
        export(cx, printout, medium, Outlet::File(with_ending_of(medium, target)));
    }

    /// Takes the print dialog away and returns what it shows; `None` if there is no such dialog.
    fn put_by(&mut self, cx: &mut Context) -> Option<&Preview> {
        if !cx.dialogs.remove(|dialog| matches!(dialog, Dialog::Print)) {
            self.preview = None;
        }
        self.preview.as_ref()
    }

    /// Takes in how the making of a document ended.
    pub(super) fn exported(
        &self,
        cx: &mut Context,
        job: ExportJob,
        written: Result<PathBuf, ExportError>,
    ) {
        match (written, &job.to) {
            (Ok(path), Outlet::File(_)) => {
                let Printout { choices, booklet, .. } = &job.printout;
                cx.status = match job.medium.missing_signs(booklet) {
                    Some(missing) => Status::SignsReplaced(path, missing),
                    None => Status::Exported(path, job.medium.unheeded(choices, booklet)),
                };
            }
            (Ok(path), Outlet::Viewer(_)) => cx.effect(PlatformEffect::View(path)),
            (Ok(path), Outlet::Printer(_)) => {
                cx.dialogs.remove(|dialog| matches!(dialog, Dialog::Print));
                cx.effect(PlatformEffect::Print(path));
                cx.status = Status::Printing;
            }
            (Err(error), _) => self.not_exported(cx, job, error),
        }
        cx.tell(Event::WritingEnded);
    }

    /// Asks, or shows an error. The print dialog opens again afterwards.
    fn not_exported(&self, cx: &mut Context, job: ExportJob, error: ExportError) {
        if self.preview.is_some() && !is_dialog_there(cx) {
            cx.dialogs.open(Dialog::Print);
        }
        match (error, &job.to) {
            (ExportError::Print(error), _) => cx.ask(Question::Failed(Failure::Print(error))),
            (ExportError::Store(error), Outlet::File(target)) if target.is_taken(&error) => {
                cx.ask(Question::ExportExists(Box::new(job)));
            }
            (ExportError::Store(error), _) => cx.fail(error),
        }
    }

    /// Replaces the file that a document was not to be lost to: the person said so.
    pub(super) fn export_anyway(&mut self, cx: &mut Context, mut job: ExportJob) {
        self.put_by(cx);
        if let Outlet::File(target) = job.to {
            job.to = Outlet::File(target.replacing());
        }
        cx.begin(job);
    }
}

impl PrintingAction {
    /// Whether it only reports something. It is taken in while the program is left.
    pub(super) fn only_reports(&self) -> bool {
        match self {
            Self::NoViewer(_) | Self::SentToPrinter(_) => true,
            Self::Changed(_)
            | Self::TurnTo(_)
            | Self::PrintTo(_)
            | Self::ExportTo(..)
            | Self::Share(_) => false,
        }
    }
}

/// The puzzle as it would be printed now. Of its answers, it has the one that is shown.
fn printout(cx: &Context) -> Printout {
    let document = cx.document.document();
    let answer = cx.document.shown_answer().map(|shown| shown.grid.clone());
    let known = answer.as_ref().map_or(PrintedAnswer::Unsought, |_| PrintedAnswer::Shown);
    // What is said about the only puzzle is said about the whole.
    let item = BookletPuzzle {
        title: String::new(),
        author: String::new(),
        answer,
        has_several_answers: cx.document.has_several_answers(),
        lowest_digit: cx.options.lowest_digit(document.givens.layout()),
        ..BookletPuzzle::of(&document)
    };
    let about = document.about;
    let booklet = Booklet {
        title: puzzle_title(&about, cx.language),
        author: about.author,
        date: about.date,
        words: printed_words(cx.language),
        items: vec![item],
    };
    Printout { booklet, choices: cx.options.print, answer: known }
}

/// The board alone as the window shows it, for a picture.
fn picture(cx: &Context) -> Printout {
    let Printout { mut booklet, choices, answer } = printout(cx);
    booklet.title.clear();
    booklet.author.clear();
    let item = booklet.items.first_mut();
    if let (Some(item), Some(shown)) = (item, cx.document.shown_answer()) {
        item.entries = shown.grid.clone();
    }
    let columns = cx.document.document().givens.layout().columns();
    let width = choices.width.max(PictureWidth::holding(columns));
    let choices = Choices {
        answers: AnswerPlacement::Nowhere,
        puzzle_only: false,
        folded: false,
        width,
        ..choices
    };
    Printout { booklet, choices, answer }
}

/// The solved game, with its name and its time.
fn shared_picture(cx: &Context, name: &str) -> Printout {
    let mut printout = picture(cx);
    let played = cx.document.played().map(|play| play.clock.elapsed(cx.now.running));
    for item in &mut printout.booklet.items {
        name.clone_into(&mut item.title);
        item.played = played;
    }
    printout
}

fn is_dialog_there(cx: &Context) -> bool {
    cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Print))
}

fn ask_for_target(cx: &mut Context, medium: Medium) {
    let suggestion = cx.suggested_path(medium.extension());
    cx.effect(PlatformEffect::ChooseExport(medium, suggestion));
}

fn export(cx: &mut Context, printout: Printout, medium: Medium, to: Outlet) {
    cx.begin(ExportJob { printout, medium, to });
}

/// The printer's program has ended: with what it said, or why it did not take the file.
fn sent_to_printer(cx: &mut Context, said: Result<String, String>) {
    cx.status = match said {
        Ok(said) => Status::Printed(said),
        Err(said) => Status::NotPrinted(said),
    };
}

/// The target with the ending of the medium, which is put behind any other ending.
fn with_ending_of(medium: Medium, target: TargetFile) -> TargetFile {
    let ending = target.path.extension().and_then(|ending| ending.to_str());
    let meant = ending.and_then(Medium::of_extension).map(Medium::extension);
    if meant == Some(medium.extension()) { target } else { target.with_ending(medium.extension()) }
}
