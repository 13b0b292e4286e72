//! The system's file chooser, and the dialog that replaces it if the system has none.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rfd::{AsyncFileDialog, FileHandle};
use slint::{ComponentHandle, Weak};

use super::background_sender::BackgroundSender;
use crate::controller::{
    Action, FilesAction, LabAction, LibraryAction, PathPurpose, PrintingAction, RecordsAction,
};
use crate::format::ENDINGS;
use crate::jobs::{RaceFileKind, SavePurpose, TargetFile};
use crate::photo::PICTURE_ENDINGS;
use crate::print::Medium;
use crate::text::Language;
use crate::ui::AppWindow;
use crate::window_text::{
    any_kind, document_kind, kinds_to_save, path_title, picture_kind, puzzle_kind, race_kind,
    table_kind,
};

/// Nobody leaves a file chooser sooner: if it is gone by then, it never came up.
const AT_LEAST: Duration = Duration::from_millis(300);

/// Setting this to "inside" has paths typed in the window, whatever the system offers.
const WHICH: &str = "NONET_FILE_DIALOG";

/// Asks for a file to open.
pub(in crate::ui) fn open(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    folder: Option<PathBuf>,
    language: Language,
) {
    let kinds = [
        (puzzle_kind(language), &ENDINGS[..]),
        (picture_kind(language), &PICTURE_ENDINGS),
        (any_kind(language), &["*"]),
    ];
    pick(window, sender, PathPurpose::Open, kinds, folder, |path| {
        Action::Files(FilesAction::OpenFrom(path))
    });
}

/// Asks for a picture to open.
pub(in crate::ui) fn picture(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    folder: Option<PathBuf>,
    language: Language,
) {
    let kinds = [(picture_kind(language), &PICTURE_ENDINGS[..]), (any_kind(language), &["*"])];
    pick(window, sender, PathPurpose::Picture, kinds, folder, |path| {
        Action::Files(FilesAction::PictureFrom(path))
    });
}

/// Asks for a file of puzzles that methods of the lab are to race on.
pub(in crate::ui) fn race_list(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    folder: Option<PathBuf>,
    language: Language,
) {
    let kinds = [(puzzle_kind(language), &ENDINGS[..]), (any_kind(language), &["*"])];
    pick(window, sender, PathPurpose::RaceList, kinds, folder, |path| {
        Action::Lab(LabAction::ListFile(path))
    });
}

/// Asks for a file of one of these kinds, each with its endings.
fn pick(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    purpose: PathPurpose,
    kinds: impl IntoIterator<Item = (String, &'static [&'static str])>,
    folder: Option<PathBuf>,
    make_action: impl FnOnce(PathBuf) -> Action + 'static,
) {
    let Some(mut dialog) = dialog(window) else {
        return sender.send(FilesAction::NoFileChooser(purpose));
    };
    for (name, endings) in kinds {
        dialog = dialog.add_filter(name, endings);
    }
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    let sender = sender.clone();
    spawn(async move {
        let asked = Instant::now();
        let chosen = dialog.pick_file().await;
        sender.send(action(chosen, asked, purpose, make_action));
    });
}

/// Asks for a file to save to, whose ending chooses the form.
pub(in crate::ui) fn save(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    suggestion: &Path,
    language: Language,
) {
    let kinds = kinds_to_save(language);
    ask(window, sender, PathPurpose::Save, kinds, suggestion, |it| {
        Action::Files(FilesAction::SaveTo(it))
    });
}

/// Asks for a file to print to.
pub(in crate::ui) fn export(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    medium: Medium,
    suggestion: &Path,
    language: Language,
) {
    let ending = medium.extension();
    let kind = (format!("{} (.{ending})", document_kind(medium, language)), ending);
    let purpose = PathPurpose::Export(medium);
    ask(window, sender, purpose, vec![kind], suggestion, move |target| {
        Action::Printing(PrintingAction::ExportTo(medium, target))
    });
}

/// Asks for a file to write the games to that were played.
pub(in crate::ui) fn games(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    suggestion: &Path,
    language: Language,
) {
    let kind = (format!("{} (.csv)", table_kind(language)), "csv");
    ask(window, sender, PathPurpose::Games, vec![kind], suggestion, |target| {
        Action::Records(RecordsAction::ExportTo(target))
    });
}

/// Asks for a file to write a race of the lab to.
pub(in crate::ui) fn race(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    kind: RaceFileKind,
    suggestion: &Path,
    language: Language,
) {
    let ending = kind.extension();
    let listed = (format!("{} (.{ending})", race_kind(kind, language)), ending);
    ask(window, sender, PathPurpose::Race(kind), vec![listed], suggestion, move |target| {
        Action::Lab(LabAction::ExportTo(kind, target))
    });
}

/// Asks for the folder of the library.
pub(in crate::ui) fn library(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    folder: Option<PathBuf>,
    language: Language,
) {
    let Some(dialog) = dialog(window) else {
        return sender.send(FilesAction::NoFileChooser(PathPurpose::Library));
    };
    let (title, _) = path_title(PathPurpose::Library, language);
    let mut dialog = dialog.set_title(title);
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    let sender = sender.clone();
    spawn(async move {
        let asked = Instant::now();
        let chosen = dialog.pick_folder().await;
        sender.send(action(chosen, asked, PathPurpose::Library, |path| {
            Action::Library(LibraryAction::Folder(path))
        }));
    });
}

/// Asks for a file of one of these kinds. The chooser itself asks before a file is replaced.
fn ask(
    window: &Weak<AppWindow>,
    sender: &BackgroundSender,
    purpose: PathPurpose,
    kinds: Vec<(String, &'static str)>,
    suggestion: &Path,
    go_on: impl FnOnce(TargetFile) -> Action + 'static,
) {
    let Some(mut dialog) = dialog(window) else {
        return sender.send(FilesAction::NoFileChooser(purpose));
    };
    for (name, ending) in kinds {
        dialog = dialog.add_filter(name, &[ending]);
    }
    if let Some(name) = suggestion.file_name() {
        dialog = dialog.set_file_name(name.to_string_lossy());
    }
    if let Some(folder) = suggestion.parent().filter(|folder| folder.is_absolute()) {
        dialog = dialog.set_directory(folder);
    }
    let sender = sender.clone();
    spawn(async move {
        let asked = Instant::now();
        let chosen = dialog.save_file().await;
        sender.send(action(chosen, asked, purpose, |path| {
            go_on(TargetFile { path, purpose: SavePurpose::Replace })
        }));
    });
}

fn action(
    chosen: Option<FileHandle>,
    asked: Instant,
    purpose: PathPurpose,
    go_on: impl FnOnce(PathBuf) -> Action,
) -> Action {
    match chosen {
        Some(file) => go_on(file.path().to_path_buf()),
        None if asked.elapsed() < AT_LEAST => Action::Files(FilesAction::NoFileChooser(purpose)),
        None => Action::Files(FilesAction::NothingChosen),
    }
}

fn dialog(window: &Weak<AppWindow>) -> Option<AsyncFileDialog> {
    if std::env::var_os(WHICH).is_some_and(|which| which == "inside") {
        return None;
    }
    let window = window.upgrade()?;
    Some(AsyncFileDialog::new().set_parent(&window.window().window_handle()))
}

fn spawn(dialog: impl Future<Output = ()> + 'static) {
    // Fails only where there is no event loop, and then nobody asked.
    drop(slint::spawn_local(dialog));
}
