//! Nonet's own files: who may read them, and what may stand in their place.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use nonet::engine::generate::{Date, Symmetries};
use nonet::engine::technique::{FishKind, FishSize, Level, Technique};
use nonet::store::session::Session;
use nonet::store::{
    Achievement, Folders, KeptBoard, KeptBoards, KeptBoardsEdit, Learning, LoadProblem, Options,
    RecentFiles, Stock, StoreError, StoreProblem, WindowPlace, claim, count_game, library, records,
    save, shared_recent,
};
use nonet::text::Say;

use super::records::game;
use super::session::session;
use super::{check_error, folder};
use crate::disk::{set_mode, without_rights};

/// The files that are read whole and written anew, with the files to which lines are added last.
fn files(folders: &Folders) -> [PathBuf; 7] {
    [
        folders.options_file(),
        folders.recent_file(),
        folders.learning_file(),
        folders.kept_boards_file(),
        folders.stock_file(),
        folders.window_file(),
        folders.games_file(),
    ]
}

/// Writes each of these files once, in the same order.
fn write_all(folders: &Folders) -> [Result<(), StoreError>; 7] {
    let options = Options { limit: 7, ..Options::default() };
    let place = WindowPlace { x: 1.0, y: 2.0, width: 800.0, height: 600.0, maximized: false };
    let board = KeptBoard { name: "mine".to_owned(), layout: nonet::engine::Layout::classic() };
    [
        options.save(folders, &Options::default()),
        RecentFiles::default().add(folders, Path::new("/p/a.sdk")),
        Learning::keep(
            folders,
            Achievement::Found(Technique::fish(FishKind::Basic, FishSize::XWing)),
        ),
        KeptBoards::keep(folders, KeptBoardsEdit::Keep(board)).map(drop),
        Stock::default().take(folders, Level::Easy, Symmetries::None).map(drop),
        place.save(folders),
        records::append(folders, &game(1)),
    ]
}

/// What is wrong with each of these files, in the same order.
fn load_all(folders: &Folders) -> [Option<LoadProblem>; 7] {
    [
        Options::load(folders).trouble,
        RecentFiles::load(folders).trouble,
        Learning::load(folders).trouble,
        KeptBoards::load(folders).trouble,
        Stock::load(folders).trouble,
        WindowPlace::load(folders).trouble,
        records::load(folders).trouble,
    ]
}

fn make_folders(folders: &Folders) {
    for file in files(folders) {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
    }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// All files and folders below a folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| {
            let inner = if path.is_dir() { below(&path) } else { Vec::new() };
            [path].into_iter().chain(inner)
        })
        .collect()
}

#[track_caller]
fn check_private(folder: &Path) {
    let found = below(folder);
    assert!(found.len() > 15, "{found:?}");
    for path in found {
        let expected = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(format!("{:o}", mode(&path)), format!("{expected:o}"), "{}", path.display());
    }
}

#[test]
fn only_the_person_may_read_what_is_kept() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let write = || {
        write_all(&folders).into_iter().for_each(Result::unwrap);
        let day = Date::new(2026, 11, 26).unwrap();
        assert!(count_game(&folders, day, Some(Level::Easy)) > 0);
        library::keep(&folders, &[0; 81], library::PuzzleDifficulty::NoPuzzle);
        let mut claimed = claim(&folders).unwrap();
        claimed.slot.save(&session(1)).unwrap();
        claimed.slot.close().unwrap();
    };
    write();
    check_private(folder.path());
    for path in below(folder.path()) {
        set_mode(&path, if path.is_dir() { 0o755 } else { 0o644 });
    }
    write();
    check_private(folder.path());
}

#[test]
fn a_file_that_the_person_saves_is_as_public_as_usual() {
    let folder = folder();
    let [usual, saved] = ["usual", "saved"].map(|name| folder.path().join(name));
    fs::write(&usual, "").unwrap();
    save(&saved, "").unwrap();
    assert_eq!(mode(&saved), mode(&usual));
    set_mode(&saved, 0o664);
    save(&saved, "again").unwrap();
    assert_eq!(mode(&saved), 0o664);
}

#[test]
fn a_file_that_may_not_be_read_is_never_written() {
    let name = "store::private::a_file_that_may_not_be_read_is_never_written";
    without_rights(name, |folder| {
        let folders = Folders::below(folder);
        make_folders(&folders);
        for file in files(&folders) {
            fs::write(&file, "what another account has kept").unwrap();
            set_mode(&file, 0o200);
        }
        for (file, trouble) in files(&folders).iter().zip(load_all(&folders)) {
            let Some(LoadProblem::Unreadable(error)) = trouble else { panic!("{trouble:?}") };
            assert_eq!((&error.path, error.problem), (file, StoreProblem::MayNotRead));
        }
        for (file, written) in files(&folders).iter().zip(write_all(&folders)) {
            check_error(written, file, &StoreProblem::MayNotRead);
        }
        check_error(
            RecentFiles::default().clear(&folders),
            &folders.recent_file(),
            &StoreProblem::MayNotRead,
        );
        for file in files(&folders) {
            set_mode(&file, 0o600);
            assert_eq!(fs::read_to_string(file).unwrap(), "what another account has kept");
        }
    });
}

#[test]
fn a_session_that_may_not_be_read_is_told_and_left_alone() {
    let name = "store::private::a_session_that_may_not_be_read_is_told_and_left_alone";
    without_rights(name, |folder| {
        let folders = Folders::below(folder);
        let file = folders.sessions().join("session-1.ron");
        fs::create_dir_all(folders.sessions()).unwrap();
        fs::write(&file, "an earlier session").unwrap();
        set_mode(&file, 0o200);
        let mut claimed = claim(&folders).unwrap();
        let trouble = claimed.trouble.take();
        assert!(
            matches!(&trouble, Some(LoadProblem::Unreadable(error)) if error.path == file),
            "{trouble:?}"
        );
        claimed.slot.save(&session(1)).unwrap();
        claimed.slot.close().unwrap();
        set_mode(&file, 0o600);
        assert_eq!(fs::read_to_string(&file).unwrap(), "an earlier session");
        set_mode(&file, 0o200);
        let again = claim(&folders).unwrap();
        assert_eq!(again.previous.unwrap().session, session(1));
        assert_eq!(again.trouble, trouble);
    });
}

/// The result of `call`, which must not wait for another program.
#[track_caller]
fn at_once<T: Send + 'static>(call: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, result) = mpsc::channel();
    thread::spawn(move || sender.send(call()));
    result.recv_timeout(Duration::from_mins(1)).expect("the call waits")
}

/// Something stands in the place of each file that is no file: nothing waits for it, it is told, and it stays.
#[track_caller]
fn check_in_place(put: impl Fn(&Path), problem: &StoreProblem) {
    let folder = folder();
    let folders = Folders::below(folder.path());
    make_folders(&folders);
    for file in files(&folders) {
        put(&file);
    }
    let to = folders.clone();
    let troubles = at_once(move || load_all(&to));
    for (file, trouble) in files(&folders).iter().zip(troubles) {
        let Some(LoadProblem::Unreadable(error)) = trouble else { panic!("{trouble:?}") };
        assert_eq!((&error.path, &error.problem), (file, problem));
    }
    let to = folders.clone();
    for (file, written) in files(&folders).iter().zip(at_once(move || write_all(&to))) {
        check_error(written, file, problem);
        assert!(!fs::symlink_metadata(file).unwrap().is_file());
    }
}

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn a_pipe_in_the_place_of_a_file_keeps_nobody_waiting() {
    check_in_place(make_pipe, &StoreProblem::Device);
}

#[test]
fn a_device_in_the_place_of_a_file_is_told() {
    check_in_place(|path| symlink("/dev/zero", path).unwrap(), &StoreProblem::Device);
}

#[test]
fn a_folder_in_the_place_of_a_file_is_told() {
    check_in_place(|path| fs::create_dir(path).unwrap(), &StoreProblem::Folder);
}

#[test]
fn a_loop_of_links_in_the_place_of_a_file_is_told() {
    check_in_place(|path| symlink(path, path).unwrap(), &StoreProblem::LinkLoop);
}

#[test]
fn pipes_among_the_sessions_and_locks_keep_nobody_waiting() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    make_folders(&folders);
    fs::create_dir_all(folders.sessions()).unwrap();
    fs::create_dir_all(folders.shared_recent_file().parent().unwrap()).unwrap();
    make_pipe(&folders.sessions().join("session-1.ron"));
    make_pipe(&folders.options_file().with_file_name(".lock"));
    make_pipe(&folders.games_file().with_extension("lock"));
    make_pipe(&folders.shared_recent_file());
    let to = folders.clone();
    at_once(move || {
        let mut claimed = claim(&to).unwrap();
        claimed.slot.save(&session(1)).unwrap();
        write_all(&to).into_iter().for_each(Result::unwrap);
        shared_recent::clear(&to);
    });
    assert_eq!(Options::load(&folders).value.limit, 7);
}

#[test]
fn a_file_in_the_place_of_a_folder_is_named() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let state = folders.recent_file().parent().unwrap().to_owned();
    fs::write(&state, "").unwrap();
    let problem = StoreProblem::NotAFolder(state.clone());
    let sentence = format!(
        "{}: not saved, as {} is a file; expected a folder there",
        folders.sessions().display(),
        state.display()
    );
    let error = claim(&folders).unwrap_err();
    assert_eq!(error.say(nonet::text::Language::ENGLISH), sentence);
    check_error::<()>(Err(error), &folders.sessions(), &problem);
    let added = RecentFiles::default().add(&folders, Path::new("/p/a.sdk"));
    check_error(added, &folders.recent_file(), &problem);
    let below = state.join("p.sdk");
    check_error(save(&below, ""), &below, &problem);
}

#[test]
fn a_session_whose_folder_became_a_file_is_told_by_its_name() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut slot = claim(&folders).unwrap().slot;
    slot.save(&session(1)).unwrap();
    let aside = folder.path().join("aside");
    fs::rename(folders.sessions(), &aside).unwrap();
    fs::write(folders.sessions(), "").unwrap();
    let file = folders.sessions().join("session-1.ron");
    check_error(slot.save(&session(2)), &file, &StoreProblem::NotAFolder(folders.sessions()));
    fs::remove_file(folders.sessions()).unwrap();
    fs::rename(&aside, folders.sessions()).unwrap();
    slot.save(&session(3)).unwrap();
    drop(slot);
    assert_eq!(claim(&folders).unwrap().previous.unwrap().session, session(3));
}

/// A person removes the folder while a program runs, and starts another one.
#[test]
fn two_windows_never_write_one_session_after_the_folder_was_removed() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let remove = || fs::remove_dir_all(folders.sessions().parent().unwrap()).unwrap();
    let mut first = claim(&folders).unwrap().slot;
    first.save(&session(1)).unwrap();
    remove();
    let mut second = claim(&folders).unwrap().slot;
    second.save(&session(2)).unwrap();
    first.save(&session(3)).unwrap();
    second.save(&session(4)).unwrap();
    first.save(&session(5)).unwrap();
    drop((first, second));
    let recalled = |claimed: nonet::store::ClaimedSlot| claimed.previous.unwrap().session;
    let (one, other) = (claim(&folders).unwrap(), claim(&folders).unwrap());
    assert_eq!([recalled(one), recalled(other)], [session(4), session(5)]);
}

#[test]
fn a_window_takes_its_own_slot_again_after_the_folder_was_removed() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut first = claim(&folders).unwrap().slot;
    first.save(&session(1)).unwrap();
    fs::remove_dir_all(folders.sessions()).unwrap();
    first.save(&session(2)).unwrap();
    let mut second = claim(&folders).unwrap();
    assert!(second.previous.is_none(), "the first window has its slot again");
    second.slot.save(&session(3)).unwrap();
    // The lock alone is removed.
    fs::remove_file(folders.sessions().join("session-1.lock")).unwrap();
    first.save(&session(4)).unwrap();
    drop((first, second));
    let sessions: Vec<Session> = [claim(&folders).unwrap(), claim(&folders).unwrap()]
        .map(|it| it.previous.unwrap().session)
        .into();
    assert_eq!(sessions, [session(4), session(3)]);
}
