//! Failed saves: the window says why, keeps the content, and saves it once that is possible.

use std::fs;
use std::path::Path;

use nonet::controller::{BoardAction, Command, DialogButton, Failure, FilesAction, Question};
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::store::StoreProblem;

use super::program::{Program, file_in_folder};

fn create(path: &Path) -> TargetFile {
    TargetFile { path: path.to_path_buf(), purpose: SavePurpose::Create }
}

/// A program whose document was saved to a file and then changed.
fn saved_and_changed(path: &Path) -> Program {
    let mut program = Program::typed("1");
    program.act(FilesAction::SaveTo(create(path)));
    assert!(!program.controller.document().is_unsaved());
    program.act(BoardAction::Type(2));
    program
}

/// Checks that the window says what is wrong with the file and keeps the document.
#[track_caller]
fn check_refused(program: &mut Program, path: &Path, problem: &StoreProblem) {
    let Question::Failed(Failure::Store(error)) = program.question() else { panic!() };
    assert_eq!((error.path.as_path(), &error.problem), (path, problem));
    program.answer(DialogButton::Close);
    assert!(program.controller.document().is_unsaved());
    assert!(program.shown().starts_with("12."));
}

/// Saves into trouble, then once more when it is over.
#[track_caller]
fn check(program: &mut Program, path: &Path, problem: &StoreProblem, mend: impl FnOnce()) {
    program.command(Command::Save);
    check_refused(program, path, problem);
    mend();
    program.command(Command::Save);
    assert!(!program.controller.document().is_unsaved());
    assert!(fs::read_to_string(path).unwrap().contains("\"12......."));
}

#[test]
fn a_folder_that_was_removed() {
    let (folder, _) = file_in_folder("p.sdk");
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let path = inner.join("p.sdk");
    let mut program = saved_and_changed(&path);
    fs::remove_dir_all(&inner).unwrap();
    let mend = || fs::create_dir(&inner).unwrap();
    check(&mut program, &path, &StoreProblem::NoFolder, mend);
}

#[test]
fn a_folder_in_place_of_the_file() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = saved_and_changed(&path);
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let mend = || fs::remove_dir(&path).unwrap();
    check(&mut program, &path, &StoreProblem::Folder, mend);
}

#[test]
fn a_path_that_is_too_long() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = saved_and_changed(&path);
    let long = path.with_file_name("a".repeat(300) + ".sdk");
    program.act(FilesAction::SaveTo(create(&long)));
    check_refused(&mut program, &long, &StoreProblem::BadName);
    assert_eq!(program.controller.document().path(), Some(path.as_path()));
}

#[cfg(unix)]
mod unix {
    use super::*;
    use crate::disk::{SmallDisk, permissions_do_not_bind, set_mode};

    #[test]
    fn a_read_only_file() {
        let (_folder, path) = file_in_folder("p.sdk");
        let mut program = saved_and_changed(&path);
        set_mode(&path, 0o444);
        check(&mut program, &path, &StoreProblem::ReadOnlyFile, || set_mode(&path, 0o644));
    }

    #[test]
    fn a_read_only_folder() {
        let (folder, path) = file_in_folder("p.sdk");
        if permissions_do_not_bind(folder.path()) {
            eprintln!("skipped: permissions do not bind root");
            return;
        }
        let mut program = saved_and_changed(&path);
        set_mode(folder.path(), 0o555);
        let mend = || set_mode(folder.path(), 0o755);
        check(&mut program, &path, &StoreProblem::ReadOnlyFolder, mend);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk() {
        let (folder, path) = file_in_folder("p.sdk");
        let Some(disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let mut program = saved_and_changed(&path);
        let filling = disk.fill();
        // Emptied rather than removed: a process that another test just started may still have it open, and then keeps its room.
        let mend = || fs::write(filling, []).unwrap();
        check(&mut program, &path, &StoreProblem::DiskFull, mend);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_read_only_disk() {
        let (folder, path) = file_in_folder("p.sdk");
        let Some(disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let mut program = saved_and_changed(&path);
        disk.make_read_only();
        let mend = || disk.make_writable();
        check(&mut program, &path, &StoreProblem::ReadOnlyDisk, mend);
    }
}
