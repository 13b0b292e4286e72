//! Files: opening, saving, the recent files, and the question before the document leaves the window.
//!
//! Nothing takes the document out of the window before unsaved changes are saved or given up. One file is saved at a
//! time, never over what nobody has seen, and nothing is left out unasked.

pub(super) mod clipboard;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::context::Context;
use super::departure::{Departure, PastedPuzzle};
use super::dialogs::{
    ChoiceSource, Dialog, DialogButton, Failure, ForeignSave, GAMES_FILE, PathError, PathPurpose,
    PuzzleChoice, Question, RACE_FILE,
};
use super::document::{DocumentRevision, DocumentSource, OpenDocument, named_after};
use super::effect::{KeepEffect, PlatformEffect};
use super::event::Event;
use super::status::Status;
use crate::engine::{Grid, Layout};
use crate::format::{Document, Kind, Loss, losses, write_from};
use crate::jobs::{
    Destination, JobKind, NoPuzzle, OpenPurpose, ReadJob, ReadReply, SaveJob, SavePurpose,
    TargetFile, TextPuzzles, WriteFileJob,
};
use crate::store::file::{OpenedFile, Stamp};
use crate::store::recent_files::RecentFiles;
use crate::store::{StoreError, StoreProblem, full_path};
use crate::vision::Picture;

/// The most windows that are opened without a question: each is a process of its own.
const MOST_UNASKED: usize = 3;

/// The most windows that are opened at a time: nobody wants a window for each file of a large folder.
const MOST_WINDOWS: usize = 12;

/// What happens to files, the clipboard and the list of recent files.
#[derive(Debug)]
pub enum FilesAction {
    /// The puzzle at this place in a file of many was chosen.
    Chosen(usize),
    /// The file to open was chosen.
    OpenFrom(PathBuf),
    /// Files were dropped on the window: one or more, with their full paths.
    Dropped(Vec<PathBuf>),
    /// The system hands files to the program that is running: one or more, with their full paths.
    Handed(Vec<PathBuf>),
    /// The file to save to was chosen.
    SaveTo(TargetFile),
    /// The file chooser was left without a choice.
    NothingChosen,
    /// The system has no file chooser, so the path has to be typed in the window.
    NoFileChooser(PathPurpose),
    /// A path was typed in the window.
    PathTyped(String),
    /// The text that was in the clipboard; empty if there was none.
    Pasted(String),
    /// The picture that was in the clipboard, if there was one.
    PastedPicture(Option<Box<Picture>>),
    /// The picture to open was chosen.
    PictureFrom(PathBuf),
    /// The list of recent files has changed on disk.
    RecentChanged(RecentFiles),
    /// No further window came up for this file.
    NoWindow(PathBuf),
    /// No further window came up for the game that waits.
    NoWindowForGame,
}

/// Which files are known, what is being saved, and what waits for that.
#[derive(Debug, Default)]
pub(super) struct FilesFeature {
    recent: RecentFiles,
    /// The state of the document that the running save writes.
    saving: DocumentRevision,
    /// The save that waits until the running save has ended.
    next_save: Option<NextSave>,
    /// The state of the document whose unsaved changes were given up.
    given_up: Option<DocumentRevision>,
    /// What waits for a save, or for a question, to end.
    waiting: Option<Departure>,
    /// Why the text in the clipboard is no puzzle, while a picture is looked for beside it.
    not_pasted: Option<NoPuzzle>,
    /// The path that the person typed to open a file, with its purpose. It is taken when the file is read.
    typed_path: Option<(PathPurpose, PathBuf)>,
}

/// A save that waits until another one has ended.
#[derive(Debug)]
struct NextSave {
    /// The number of the document.
    document: u64,
    to: Destination,
}

/// Opening files, and leaving the document for them.
impl FilesFeature {
    pub(super) fn new(recent: RecentFiles) -> Self {
        Self { recent, ..Self::default() }
    }

    /// The recent files.
    pub(super) fn recent(&self) -> &RecentFiles {
        &self.recent
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: FilesAction) {
        match action {
            FilesAction::Chosen(place) => chosen(cx, place),
            FilesAction::OpenFrom(path) => self.leave_for(cx, Departure::Open(path)),
            FilesAction::Dropped(files) => self.dropped(cx, files),
            FilesAction::Handed(files) => self.handed(cx, files),
            FilesAction::SaveTo(target) => self.save_as(cx, target),
            FilesAction::NothingChosen => self.waiting = None,
            FilesAction::NoFileChooser(purpose) => ask_for_path(cx, purpose),
            FilesAction::PathTyped(path) => self.path_typed(cx, &path),
            // The text may come late, so a dialog that was opened meanwhile keeps it out.
            FilesAction::Pasted(_) if cx.dialogs.is_any_open() => {}
            FilesAction::Pasted(text) => cx.begin(ReadJob::Text(text, cx.options.plain_digits())),
            FilesAction::PastedPicture(picture) => self.picture_pasted(cx, picture),
            FilesAction::PictureFrom(path) => open(cx, path),
            FilesAction::RecentChanged(recent) => self.recent = recent,
            FilesAction::NoWindow(file) => cx.ask(Question::Failed(Failure::NoWindow(file))),
            FilesAction::NoWindowForGame => {
                cx.system.game_waits = true;
                cx.ask(Question::Failed(Failure::NoWindowForGame));
            }
        }
    }

    /// Does what the person has just asked for, or asks first if that would lose changes.
    ///
    /// The last wish counts: a puzzle that is still being made for an earlier one would come in its way.
    pub(super) fn request(&mut self, cx: &mut Context, departure: Departure) {
        self.forget_last_wish(cx);
        self.leave_for(cx, departure);
    }

    /// What was wanted before is wanted no longer, nor that changes are given up for it.
    fn forget_last_wish(&mut self, cx: &mut Context) {
        self.given_up = None;
        self.typed_path = None;
        if cx.cancel(JobKind::Game) || cx.cancel(JobKind::Practice) {
            cx.status = Status::Cancelled;
        }
    }

    /// Asks for a picture to open. Only its puzzle would take the document out of the window.
    pub(super) fn ask_for_picture(&mut self, cx: &mut Context) {
        self.forget_last_wish(cx);
        cx.effect(PlatformEffect::ChoosePicture(folder_of_document(cx)));
    }

    /// Reads the picture in the clipboard, or says what the clipboard holds instead. The picture may come late, so a dialog
    /// that was opened meanwhile keeps it out.
    fn picture_pasted(&mut self, cx: &mut Context, picture: Option<Box<Picture>>) {
        let text = self.not_pasted.take();
        match picture {
            Some(_) if cx.dialogs.is_any_open() => {}
            Some(picture) => {
                self.forget_last_wish(cx);
                cx.begin(ReadJob::Picture(*picture));
            }
            None => cx.status = Status::NothingToPaste(text.unwrap_or(NoPuzzle::NoText)),
        }
    }

    /// Takes in what was read from the text of the clipboard. If that is no puzzle, there may be a picture beside it.
    fn pasted(&mut self, cx: &mut Context, reading: Result<TextPuzzles, NoPuzzle>) {
        match reading {
            Err(why @ (NoPuzzle::NoText | NoPuzzle::OtherText(_) | NoPuzzle::Address(_))) => {
                self.not_pasted = Some(why);
                cx.effect(PlatformEffect::PastePicture);
            }
            Err(why) => cx.status = Status::NothingToPaste(why),
            Ok(puzzles) => clipboard::read(cx, puzzles),
        }
    }

    /// Goes on with `departure`, or asks first if that would lose changes that were not given up yet. Nothing is lost to
    /// something to learn from. Whatever else comes asks about the person's own document, which is seen again by then.
    pub(super) fn leave_for(&mut self, cx: &mut Context, departure: Departure) {
        if let Departure::Study(_) = departure {
            return cx.tell(Event::Departed(departure));
        }
        cx.end_learning();
        if !self.would_lose_changes(cx) {
            cx.tell(Event::Departed(departure));
        } else if !cx.document.is_playing() {
            cx.ask_at_once(Question::SaveChanges(departure));
        } else if may_leave_game(cx, &departure) {
            self.give_up(cx, departure);
        } else {
            cx.ask_at_once(Question::LeaveGame(departure));
        }
    }

    fn would_lose_changes(&self, cx: &Context) -> bool {
        cx.document.is_unsaved() && self.given_up != Some(cx.document.revision())
    }

    fn give_up(&mut self, cx: &mut Context, departure: Departure) {
        self.given_up = Some(cx.document.revision());
        cx.tell(Event::Departed(departure));
    }

    /// Has a departure wait until a question is answered.
    pub(super) fn wait_with(&mut self, departure: Departure) {
        self.waiting = Some(departure);
    }

    /// What waited does not happen.
    pub(super) fn forget_waiting(&mut self) {
        self.waiting = None;
    }

    /// What waited to open this file does not happen: its content is in the window.
    pub(super) fn forget_waiting_for(&mut self, file: &Path) {
        self.waiting.take_if(|waiting| waiting.opens(file));
    }

    pub(super) fn take_waiting(&mut self) -> Option<Departure> {
        self.waiting.take()
    }

    /// Leaves the program without a question about unsaved changes, which the session keeps.
    pub(super) fn stop(&mut self, cx: &mut Context) {
        cx.end_learning();
        self.given_up = Some(cx.document.revision());
        self.quit(cx);
    }

    /// Leaves the program, once no file is being written.
    pub(super) fn quit(&mut self, cx: &mut Context) {
        if cx.jobs.is_writing() {
            self.waiting = Some(Departure::Quit);
        } else {
            cx.tell(Event::QuitAgreed);
        }
    }

    /// A document was written. If a departure waited for that, it goes on.
    pub(super) fn writing_ended(&mut self, cx: &mut Context) {
        if self.waiting == Some(Departure::Quit) && !cx.jobs.is_writing() {
            self.waiting = None;
            self.leave_for(cx, Departure::Quit);
        }
    }

    /// Takes in the answer to whether changes are saved, or a game left.
    pub(super) fn leaving_answered(
        &mut self,
        cx: &mut Context,
        departure: Departure,
        button: DialogButton,
    ) {
        if button == DialogButton::Save {
            self.waiting = Some(departure);
            self.save(cx);
        } else if matches!(button, DialogButton::DoNotSave | DialogButton::Leave) {
            self.give_up(cx, departure);
        } else {
            self.waiting = None;
        }
    }

    /// Opens one dropped file here, and several files in windows of their own. A dialog keeps files out, as it does with
    /// every key.
    fn dropped(&mut self, cx: &mut Context, mut files: Vec<PathBuf>) {
        match files.len() {
            _ if cx.dialogs.is_any_open() => {}
            1 => self.request(cx, Departure::Open(files.remove(0))),
            _ => open_windows(cx, files),
        }
    }

    /// Opens the first file here if it takes the place of nothing, and the others in windows of their own.
    fn handed(&mut self, cx: &mut Context, mut files: Vec<PathBuf>) {
        if !files.is_empty() && has_nothing_to_show(cx) {
            self.request(cx, Departure::Open(files.remove(0)));
        }
        open_windows(cx, files);
    }

    pub(super) fn open_recent(&mut self, cx: &mut Context, place: usize) {
        if let Some(path) = self.recent.files().get(place).cloned() {
            self.request(cx, Departure::Open(path));
        }
    }

    /// Takes in what was read.
    pub(super) fn read(&mut self, cx: &mut Context, reply: ReadReply) {
        match reply {
            ReadReply::Text(reading) => self.pasted(cx, reading),
            ReadReply::Picture(reading) => cx.tell(Event::PictureRead(Box::new(reading))),
            ReadReply::NoPicture(origin, error) => {
                cx.ask(Question::Failed(Failure::Photo(origin, error)));
            }
            ReadReply::Coded(game) => {
                cx.tell(Event::DepartureResumed(Departure::BeginGame(Box::new(game))));
            }
            ReadReply::File(path, purpose, opened) => self.file_read(cx, path, purpose, opened),
        }
    }

    fn file_read(
        &mut self,
        cx: &mut Context,
        path: PathBuf,
        purpose: OpenPurpose,
        opened: Result<OpenedFile, StoreError>,
    ) {
        let typed_path = self.typed_path.take();
        cx.end_learning();
        match opened {
            Err(error) => self.not_opened(cx, typed_path, error),
            // Changes that were made while the file was read are not lost unasked.
            Ok(_) if self.would_lose_changes(cx) => {
                self.leave_for(
                    cx,
                    match purpose {
                        OpenPurpose::Edit => Departure::Open(path),
                        OpenPurpose::Play => Departure::OpenToPlay(path),
                    },
                );
            }
            Ok(opened) => show_opened(cx, path, purpose, opened),
        }
    }

    fn not_opened(
        &self,
        cx: &mut Context,
        typed_path: Option<(PathPurpose, PathBuf)>,
        error: StoreError,
    ) {
        if error.problem == StoreProblem::Absent && self.recent.files().contains(&error.path) {
            cx.effect(KeepEffect::RemoveRecent(error.path.clone()));
        }
        let is_no_file = matches!(error.problem, StoreProblem::Absent | StoreProblem::Folder);
        match typed_path {
            // So that a slip of the finger can be mended.
            Some((purpose, suggestion)) if is_no_file && suggestion == error.path => {
                let error = Some(PathError::NotOpened(error));
                cx.dialogs.open(Dialog::Path { purpose, suggestion, error });
            }
            Some(_) | None => cx.fail(error),
        }
    }

    fn path_typed(&mut self, cx: &mut Context, typed: &str) {
        let Some(Dialog::Path { purpose, error, .. }) = cx.dialogs.current_mut() else {
            return;
        };
        if typed.trim().is_empty() {
            *error = Some(PathError::Empty);
            return;
        }
        let (purpose, path) = (*purpose, full_path(typed.trim()));
        cx.dialogs.close();
        let opens = matches!(purpose, PathPurpose::Open | PathPurpose::Picture);
        self.typed_path = opens.then(|| (purpose, path.clone()));
        let target = |path| TargetFile { path, purpose: SavePurpose::Create };
        match purpose {
            PathPurpose::Open => self.leave_for(cx, Departure::Open(path)),
            PathPurpose::Picture => open(cx, path),
            PathPurpose::Save => self.save_as(cx, target(path)),
            PathPurpose::Export(medium) => cx.tell(Event::ExportChosen(medium, target(path))),
            PathPurpose::Games => cx.tell(Event::GamesTargetChosen(target(path))),
            PathPurpose::Race(kind) => cx.tell(Event::RaceTargetChosen(kind, target(path))),
            PathPurpose::RaceList => cx.tell(Event::RaceListChosen(path)),
            PathPurpose::Library => cx.tell(Event::LibraryChosen(path)),
        }
    }
}

/// Saving.
impl FilesFeature {
    /// Saves the document to its file, or asks for one.
    pub(super) fn save(&mut self, cx: &mut Context) {
        let Some(DocumentSource { path, kind, stamp, agreed }) = cx.document.source().cloned()
        else {
            return choose_where_to_save(cx);
        };
        let to = Destination { path, kind, purpose: SavePurpose::Update(stamp) };
        let losses = losses_of(cx, kind);
        match agreed {
            None if kind != Kind::Nonet => {
                self.save_or_ask(cx, ForeignSave { to, losses, rewrites: true });
            }
            Some(agreed) if losses.iter().any(|loss| !agreed.contains(loss)) => {
                self.save_or_ask(cx, ForeignSave { to, losses, rewrites: false });
            }
            Some(_) | None => self.save_to(cx, to),
        }
    }

    /// Saves to a file that was just chosen.
    fn save_as(&mut self, cx: &mut Context, target: TargetFile) {
        let to = destination(cx, target);
        let losses = losses_of(cx, to.kind);
        if losses.is_empty() {
            self.save_to(cx, to);
        } else {
            self.save_or_ask(cx, ForeignSave { to, losses, rewrites: false });
        }
    }

    /// Asks before a save leaves something out. A kind that Nonet does not write is told when the save is tried.
    fn save_or_ask(&mut self, cx: &mut Context, other: ForeignSave) {
        if other.to.kind.is_written() {
            cx.ask(Question::OtherKind(other));
        } else {
            self.save_to(cx, other.to);
        }
    }

    /// Saves to `to`, as was agreed, once a running save has ended.
    fn save_to(&mut self, cx: &mut Context, to: Destination) {
        let number = cx.document.revision().document;
        if cx.jobs.has(JobKind::Save) {
            self.next_save = Some(NextSave { document: number, to });
        } else {
            self.save_document(cx, number, to);
        }
    }

    /// Saves the document with a number, unless it is gone.
    fn save_document(&mut self, cx: &mut Context, number: u64, to: Destination) {
        let now = cx.now.running;
        let Some(open) = cx.document_numbered(number) else { return };
        let (document, revision) = (open.whole(now), open.revision());
        let lowest = cx.options.lowest_digit(document.givens.layout());
        match write_from(to.kind, std::slice::from_ref(&document), lowest) {
            Err(error) => cx.ask(Question::Unwritable(to, error)),
            Ok(text) => {
                self.saving = revision;
                let left_out = losses(to.kind, &[document]);
                cx.begin(SaveJob { to, text, left_out });
            }
        }
    }

    /// Takes in how a save ended. It may have been of a document that is gone by now.
    pub(super) fn saved(
        &mut self,
        cx: &mut Context,
        job: SaveJob,
        saved: Result<Stamp, StoreError>,
    ) {
        match saved {
            Ok(stamp) => self.written(cx, job, stamp),
            Err(error) => self.not_saved(cx, job, error),
        }
    }

    fn written(&mut self, cx: &mut Context, job: SaveJob, stamp: Stamp) {
        let Destination { path, kind, .. } = job.to;
        cx.effect(KeepEffect::AddRecent(path.clone()));
        if let Some(document) = cx.document_numbered(self.saving.document) {
            let agreed = Some(job.left_out);
            let source = DocumentSource { path: path.clone(), kind, stamp, agreed };
            document.mark_saved(source, self.saving.revision);
        }
        let next = self.next_save.take();
        let next = next.map(|it| (it.document, it.to.after_writing(&path, stamp)));
        cx.status = Status::Saved(path);
        if let Some((document, to)) = next {
            self.save_document(cx, document, to);
        } else if let Some(departure) = self.waiting.take() {
            self.leave_for(cx, departure);
        }
    }

    fn not_saved(&mut self, cx: &mut Context, job: SaveJob, error: StoreError) {
        self.next_save = None;
        let is_changed = error.problem == StoreProblem::ChangedOnDisk;
        match job.to.purpose {
            SavePurpose::Create if is_changed => cx.ask(Question::Exists(job)),
            SavePurpose::Update(_) | SavePurpose::Replace if is_changed => {
                cx.ask(Question::ChangedOnDisk(job));
            }
            SavePurpose::Create | SavePurpose::Update(_) | SavePurpose::Replace => {
                self.waiting = None;
                cx.fail(error);
            }
        }
    }

    /// A save was ended by a mistake of the program: what waited for it does not happen.
    pub(super) fn save_broken_off(&mut self) {
        self.next_save = None;
        self.waiting = None;
    }

    /// Takes in what is to happen to a file that is there already, or that was changed.
    pub(super) fn replacing_answered(
        &mut self,
        cx: &mut Context,
        job: SaveJob,
        button: DialogButton,
    ) {
        if button == DialogButton::Replace {
            self.save_to(cx, Destination { purpose: SavePurpose::Replace, ..job.to });
        } else if button == DialogButton::SaveAs {
            choose_where_to_save(cx);
        } else {
            self.waiting = None;
        }
    }

    /// Takes in whether a document is saved in a form that cannot hold all of it.
    pub(super) fn form_answered(
        &mut self,
        cx: &mut Context,
        to: Destination,
        button: DialogButton,
    ) {
        if button == DialogButton::SaveAnyway {
            self.save_to(cx, to);
        } else if button == DialogButton::SaveAsOwn {
            let beside = to.path.with_extension(Kind::Nonet.extension());
            cx.effect(PlatformEffect::ChooseSave(beside));
        } else {
            self.waiting = None;
        }
    }
}

/// Whether nobody is asked before a game is left: a game that is over, or in which nothing was done, or that comes back
/// at the next start; nor before a position that was to be learnt from.
fn may_leave_game(cx: &Context, departure: &Departure) -> bool {
    let comes_back = *departure == Departure::Quit && cx.keeps_games();
    comes_back || !cx.options.ask_before_leaving || !cx.document.has_game_to_keep()
}

impl FilesAction {
    /// Whether it only reports something. It is taken in while the program is left.
    pub(super) fn only_reports(&self) -> bool {
        match self {
            Self::NothingChosen
            | Self::RecentChanged(_)
            | Self::NoWindow(_)
            | Self::NoWindowForGame => true,
            Self::Chosen(_)
            | Self::OpenFrom(_)
            | Self::Dropped(_)
            | Self::Handed(_)
            | Self::SaveTo(_)
            | Self::NoFileChooser(_)
            | Self::PathTyped(_)
            | Self::Pasted(_)
            | Self::PastedPicture(_)
            | Self::PictureFrom(_) => false,
        }
    }
}

/// Opens a file to look at its puzzle and to edit it.
pub(super) fn open(cx: &mut Context, path: PathBuf) {
    cx.begin(ReadJob::File(path, OpenPurpose::Edit, cx.options.plain_digits()));
}

/// Opens a file to look at its puzzle, which is on a board if the text does not say another.
pub(super) fn open_on(cx: &mut Context, path: PathBuf, shape: Arc<Layout>) {
    cx.begin(ReadJob::FileOn(path, shape, cx.options.plain_digits()));
}

/// Opens a file to play its puzzle.
pub(super) fn open_to_play(cx: &mut Context, path: PathBuf) {
    cx.begin(ReadJob::File(path, OpenPurpose::Play, cx.options.plain_digits()));
}

/// Shows an empty puzzle.
pub(super) fn show_empty(cx: &mut Context) {
    cx.show_document(OpenDocument::default());
    cx.status = Status::Welcome;
}

/// Shows an empty puzzle on a board.
pub(super) fn show_empty_board(cx: &mut Context, layout: Arc<Layout>) {
    cx.show_document(OpenDocument::of_no_file(Document::of_givens(Grid::empty(layout))));
    cx.status = Status::Welcome;
}

/// Asks for a file to open.
pub(super) fn ask_for_file(cx: &mut Context) {
    cx.effect(PlatformEffect::ChooseOpen(folder_of_document(cx)));
}

fn folder_of_document(cx: &Context) -> Option<PathBuf> {
    cx.document.path().and_then(Path::parent).map(Path::to_path_buf)
}

/// Shows a puzzle that was read in a picture. It belongs to no file.
pub(super) fn show_from_picture(cx: &mut Context, document: Document) {
    let (givens, entries) = (document.givens.filled_count(), document.entries.filled_count());
    cx.dialogs.remove(|dialog| matches!(dialog, Dialog::Photo));
    cx.show_document(OpenDocument::recovered(document, None));
    cx.status = Status::ReadPicture { givens, entries };
}

/// Shows a puzzle that has no file, to be played.
pub(super) fn show_to_play(cx: &mut Context, document: Document) {
    cx.show_document(OpenDocument::of_no_file(document));
    cx.tell(Event::PlayWanted);
}

/// Whether nothing was typed, opened or asked yet.
fn has_nothing_to_show(cx: &Context) -> bool {
    let document = &cx.document;
    let is_new = document.path().is_none() && !document.is_unsaved() && !document.can_undo();
    let is_idle = !cx.dialogs.is_any_open() && !cx.jobs.has(JobKind::Read);
    is_new && is_idle && cx.status == Status::Welcome
}

/// Opens each file in a window of its own, after a question if they are many.
pub(super) fn open_windows(cx: &mut Context, mut files: Vec<PathBuf>) {
    let left_out = files.len().saturating_sub(MOST_WINDOWS);
    files.truncate(MOST_WINDOWS);
    match files.len() {
        0 => {}
        1..=MOST_UNASKED => cx.effect(PlatformEffect::OpenWindows(files)),
        _ => cx.ask(Question::OpenWindows { files, left_out }),
    }
}

/// Opens the game that waits in a window of its own, where it comes back.
pub(super) fn open_waiting_game(cx: &mut Context) {
    cx.system.game_waits = false;
    cx.effect(PlatformEffect::OpenWindow);
}

fn show_opened(cx: &mut Context, path: PathBuf, purpose: OpenPurpose, opened: OpenedFile) {
    let OpenedFile { reading, stamp, is_compressed } = opened;
    cx.effect(KeepEffect::AddRecent(path.clone()));
    let source = DocumentSource { path, kind: reading.kind, stamp, agreed: None };
    let mut documents = reading.documents;
    if documents.len() + reading.refused.len() > 1 {
        if let Some(excerpt) = reading.excerpt {
            cx.status = Status::Found(excerpt);
        }
        let (source, refused) = (ChoiceSource::File(source), reading.refused);
        cx.offer(PuzzleChoice { source, documents, refused });
    } else if let (Some(only), Some(excerpt)) = (documents.last(), reading.excerpt) {
        // A save must not put the puzzle in place of the text around it.
        cx.show_document(OpenDocument::of_no_file(only.clone()));
        cx.status = Status::Found(excerpt);
        if purpose == OpenPurpose::Play {
            cx.tell(Event::PlayWanted);
        }
    } else if let Some(only) = documents.pop() {
        let told = Status::of_source(&only, &cx.options);
        let path = source.path.clone();
        let opened = if cx.system.game_waits {
            Status::OpenedBesideGame(path)
        } else {
            Status::Opened(path)
        };
        cx.status = told.unwrap_or(opened);
        cx.show_document(if is_compressed {
            OpenDocument::of_no_file(named_after(only, &source.path, 1))
        } else {
            OpenDocument::of_file(only, source)
        });
        if purpose == OpenPurpose::Play {
            cx.tell(Event::PlayWanted);
        }
    }
}

/// Opens one puzzle of many. It belongs to no file: a save must not put it in place of them all.
fn chosen(cx: &mut Context, place: usize) {
    let Some(Dialog::Chooser(choice)) = cx.dialogs.close() else {
        return;
    };
    match (choice.documents.get(place), choice.source) {
        (Some(document), ChoiceSource::File(source)) => {
            let document = named_after(document.clone(), &source.path, place + 1);
            let told = Status::of_source(&document, &cx.options);
            cx.show_document(OpenDocument::of_no_file(document));
            let refused = Status::of_refused(&choice.refused);
            cx.status = refused.or(told).unwrap_or(Status::Opened(source.path));
        }
        (Some(document), ChoiceSource::Clipboard(origin)) => {
            clipboard::ask_to_paste(cx, PastedPuzzle { document: document.clone(), origin });
        }
        (None, _) => {}
    }
}

/// The system has no file chooser: the path is typed in the window.
fn ask_for_path(cx: &mut Context, purpose: PathPurpose) {
    let suggestion = match purpose {
        PathPurpose::Open | PathPurpose::Picture => {
            cx.document.path().map(Path::to_path_buf).unwrap_or_default()
        }
        PathPurpose::Save => cx.suggested_path(Kind::Nonet.extension()),
        PathPurpose::Export(medium) => cx.suggested_path(medium.extension()),
        PathPurpose::Games => PathBuf::from(GAMES_FILE),
        PathPurpose::Race(kind) => PathBuf::from(RACE_FILE).with_extension(kind.extension()),
        PathPurpose::RaceList | PathPurpose::Library => {
            cx.options.library.clone().unwrap_or_default()
        }
    };
    cx.dialogs.open(Dialog::Path { purpose, suggestion, error: None });
}

/// Asks for a file to save to.
pub(super) fn choose_where_to_save(cx: &mut Context) {
    let suggestion = cx.suggested_path(Kind::Nonet.extension());
    cx.effect(PlatformEffect::ChooseSave(suggestion));
}

fn losses_of(cx: &Context, kind: Kind) -> Vec<Loss> {
    losses(kind, &[cx.document.whole(cx.now.running)])
}

/// What to write into a file that was chosen: the kind that its ending says. If several kinds share that ending, the kind
/// that the document was opened in. `.sdk` is Nonet's own.
fn destination(cx: &Context, target: TargetFile) -> Destination {
    let ending = target.path.extension().and_then(|ending| ending.to_str());
    let by_ending = ending.and_then(Kind::of_extension).filter(|kind| kind.is_written());
    let Some(kind) = by_ending else {
        let kind = Kind::Nonet;
        let TargetFile { path, purpose } = target.with_ending(kind.extension());
        return Destination { path, kind, purpose };
    };
    let shares_ending = |opened: &Kind| {
        opened.extension() == kind.extension() && kind != Kind::Nonet && opened.is_written()
    };
    let opened = cx.document.source().map(|source| source.kind).filter(shares_ending);
    let TargetFile { path, purpose } = target;
    Destination { path, kind: opened.unwrap_or(kind), purpose }
}

/// Takes in whether something other than the document was written to its file.
pub(super) fn exported(cx: &mut Context, job: WriteFileJob, written: Result<(), StoreError>) {
    match written {
        Ok(()) => cx.status = Status::Exported(job.to.path, Vec::new()),
        Err(error) if job.to.is_taken(&error) => cx.ask(Question::FileExists(Box::new(job))),
        Err(error) => cx.fail(error),
    }
    cx.tell(Event::WritingEnded);
}
