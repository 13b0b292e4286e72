//! Opening files, one of many puzzles, and the list of recent files.

use std::path::{Path, PathBuf};

use super::{
    After, Choice, Controller, Dialog, Effect, Failure, JobKind, LibraryAction, OpenDocument,
    Opening, PathError, PathPurpose, Question, SavePurpose, Source, Status, Target,
};
use crate::format::Document;
use crate::store::file::Opened;
use crate::store::{StoreError, StoreProblem, full_path};

/// The most windows that are opened without a question: each is a process of its own.
const MOST_UNASKED: usize = 3;

/// The most windows that are opened at one go: nobody wants one for each file of a large folder.
const MOST_WINDOWS: usize = 12;

impl Controller {
    /// One file that was dropped is opened here, several in windows of their own. A dialog keeps them out, as it does
    /// with every key.
    pub(super) fn dropped(&mut self, mut files: Vec<PathBuf>) {
        match files.len() {
            _ if self.dialog.is_some() => {}
            1 => self.request(After::Open(files.remove(0))),
            _ => self.open_windows(files),
        }
    }

    /// The first file that is handed in is opened here where it takes the place of nothing, the others in windows of
    /// their own.
    pub(super) fn handed(&mut self, mut files: Vec<PathBuf>) {
        if !files.is_empty() && self.has_nothing_to_show() {
            self.request(After::Open(files.remove(0)));
        }
        self.open_windows(files);
    }

    /// Nothing was typed, opened or asked yet.
    fn has_nothing_to_show(&self) -> bool {
        let document = &self.document;
        let is_new = document.path().is_none() && !document.is_unsaved() && !document.can_undo();
        let is_idle = self.dialog.is_none() && !self.is_running(JobKind::Read);
        is_new && is_idle && self.status == Status::Welcome
    }

    /// Opens each file in a window of its own, after a question where they are many.
    pub(super) fn open_windows(&mut self, mut files: Vec<PathBuf>) {
        let left_out = files.len().saturating_sub(MOST_WINDOWS);
        files.truncate(MOST_WINDOWS);
        match files.len() {
            0 => {}
            1..=MOST_UNASKED => self.effects.push(Effect::OpenWindows(files)),
            _ => self.ask(Question::OpenWindows { files, left_out }),
        }
    }

    pub(super) fn open_recent(&mut self, place: usize) {
        if let Some(path) = self.recent.files().get(place).cloned() {
            self.request(After::Open(path));
        }
    }

    pub(super) fn clear_recent(&mut self) {
        self.effects.push(Effect::ClearRecent);
    }

    pub(super) fn add_recent(&mut self, path: &Path) {
        self.effects.push(Effect::AddRecent(path.to_path_buf()));
    }

    /// Takes in what was read from a file. Edits made while it was read are asked about first.
    pub(super) fn opened(
        &mut self,
        path: PathBuf,
        purpose: Opening,
        opened: Result<Opened, StoreError>,
    ) {
        match opened {
            Err(error) => self.not_opened(error),
            Ok(_) if self.would_lose_changes() => self.unless_unsaved(match purpose {
                Opening::Edit => After::Open(path),
                Opening::Play => After::OpenToPlay(path),
            }),
            Ok(opened) => self.show_opened(path, purpose, opened),
        }
    }

    fn show_opened(&mut self, path: PathBuf, purpose: Opening, Opened { reading, stamp }: Opened) {
        self.add_recent(&path);
        let source = Source { path, kind: reading.kind, stamp, agreed: None };
        let mut documents = reading.documents;
        if documents.len() > 1 {
            self.open_dialog(Dialog::Chooser(Choice { source: Some(source), documents }));
        } else if let Some(only) = documents.pop() {
            self.status = Status::Opened(source.path.clone());
            self.show_document(OpenDocument::of_file(only, source));
            if purpose == Opening::Play {
                self.play_at_once();
            }
        }
    }

    fn not_opened(&mut self, error: StoreError) {
        if error.problem == StoreProblem::Absent && self.recent.files().contains(&error.path) {
            self.effects.push(Effect::RemoveRecent(error.path.clone()));
        }
        self.failed(error);
    }

    pub(super) fn failed(&mut self, error: StoreError) {
        self.ask(Question::Failed(Failure::Store(error)));
    }

    /// Opens one puzzle of many. It belongs to no file: saving it must not put it in place of them all.
    pub(super) fn chosen(&mut self, place: usize) {
        let Some(Dialog::Chooser(choice)) = self.dialog.take() else {
            return;
        };
        match (choice.documents.get(place), choice.source) {
            (Some(document), Some(source)) => {
                let document = named_after(document.clone(), &source.path, place + 1);
                self.show_document(OpenDocument::of_no_file(document));
                self.status = Status::Opened(source.path);
            }
            (Some(document), None) => self.ask_to_paste(document.clone()),
            (None, _) => {}
        }
    }

    /// The system has no file chooser: the path is typed in the window.
    pub(super) fn ask_for_path(&mut self, purpose: PathPurpose) {
        let suggestion = match purpose {
            PathPurpose::Open => self.document.path().map(Path::to_path_buf).unwrap_or_default(),
            PathPurpose::Save => self.suggested_path(),
            PathPurpose::Export(medium) => self.suggested_export(medium),
            PathPurpose::Games => PathBuf::from(super::records::EXPORTED),
            PathPurpose::Library => self.options.library.clone().unwrap_or_default(),
        };
        self.open_dialog(Dialog::Path { purpose, suggestion, error: None });
    }

    pub(super) fn path_typed(&mut self, typed: &str) {
        let Some(Dialog::Path { purpose, error, .. }) = &mut self.dialog else {
            return;
        };
        if typed.trim().is_empty() {
            *error = Some(PathError::Empty);
            return;
        }
        let (purpose, path) = (*purpose, full_path(typed.trim()));
        self.dialog = None;
        match purpose {
            PathPurpose::Open => self.unless_unsaved(After::Open(path)),
            PathPurpose::Save => self.save_as(Target { path, purpose: SavePurpose::Create }),
            PathPurpose::Export(medium) => {
                self.export_to(medium, Target { path, purpose: SavePurpose::Create });
            }
            PathPurpose::Games => {
                self.export_games(Target { path, purpose: SavePurpose::Create });
            }
            PathPurpose::Library => self.take_library_action(LibraryAction::Folder(path)),
        }
    }
}

/// A puzzle of many with the name of its file and its number there, unless it has a title.
pub(super) fn named_after(mut document: Document, path: &Path, number: usize) -> Document {
    let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
    if document.about.title.is_empty() {
        document.about.title = format!("{name} {number}");
    }
    document
}
