//! Several files at the same time, each in its own window.

use std::fs;
use std::path::PathBuf;

use nonet::controller::{
    Command, Departure, DialogAction, DialogButton, Failure, FilesAction, Launch, Question, Status,
};
use nonet::store::session::PreviousSession;
use nonet::text::Language;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn paths(count: usize) -> Vec<PathBuf> {
    (1..=count).map(|number| PathBuf::from(format!("/puzzles/{number}.sdk"))).collect()
}

#[test]
fn the_first_file_is_opened_here_and_the_others_in_windows_of_their_own() {
    let (_folder, path) = file_in_folder("one.sdm");
    fs::write(&path, ONE_ANSWER).unwrap();
    let files = [vec![path.clone()], paths(2)].concat();
    let mut program = Program::new();
    program.start(Launch { files, ..Launch::default() });
    assert_eq!((program.status(), &program.windows), (&Status::Opened(path), &paths(2)));
}

#[test]
fn work_of_a_crash_is_asked_about_in_its_own_window_alone() {
    let crashed = Program::typed(ONE_ANSWER);
    let session = crashed.session.clone().unwrap();
    let mut program = Program::new();
    let held = PreviousSession { session, end: None };
    program.start(Launch { files: paths(3), session: Some(held), ..Launch::default() });
    assert!(matches!(program.question(), Question::Recover(_)));
    assert_eq!(program.windows, paths(3)[1..]);
}

#[test]
fn one_file_that_is_dropped_is_opened_like_any_other() {
    let (_folder, path) = file_in_folder("two.sdm");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let mut program = Program::typed("1");
    program.act(FilesAction::Dropped(vec![path.clone()]));
    let Question::SaveChanges(Departure::Open(asked)) = program.question() else { panic!() };
    assert_eq!(*asked, path);
    program.answer(DialogButton::DoNotSave);
    assert_eq!((program.givens().as_str(), program.windows.len()), (TWO_ANSWERS, 0));
}

#[test]
fn several_files_that_are_dropped_leave_this_window_as_it_is() {
    let mut program = Program::typed("1");
    program.act(FilesAction::Dropped(paths(3)));
    assert!(program.controller.dialog().is_none() && program.shown().starts_with('1'));
    assert_eq!(program.windows, paths(3));
}

#[test]
fn nothing_is_dropped_on_a_dialog() {
    let mut program = Program::new();
    program.command(Command::Options);
    program.act(FilesAction::Dropped(paths(1)));
    program.act(FilesAction::Dropped(paths(2)));
    assert!(program.windows.is_empty());
    program.act(DialogAction::Dismissed);
    assert!(program.controller.dialog().is_none());
}

#[test]
fn many_files_are_opened_after_a_question() {
    let mut program = Program::new();
    program.act(FilesAction::Dropped(paths(4)));
    assert!(program.windows.is_empty());
    program.answer(DialogButton::Cancel);
    assert!(program.windows.is_empty() && program.controller.dialog().is_none());
    program.act(FilesAction::Dropped(paths(4)));
    program.answer(DialogButton::Open);
    assert_eq!(program.windows, paths(4));
}

#[test]
fn a_folder_full_of_files_does_not_fill_the_screen() {
    let mut program = Program::new();
    program.act(FilesAction::Dropped(paths(500)));
    let text = program.question().text("", Language::ENGLISH);
    assert_eq!(text.title, "Open 12 more windows?");
    assert_eq!(
        text.text,
        "Each file opens in its own window: 1.sdk, 2.sdk, 3.sdk, 4.sdk and 496 more files."
    );
    assert!(text.detail.contains("488 files are left out"));
    program.answer(DialogButton::Open);
    assert_eq!(program.windows, paths(12));
}

#[test]
fn the_first_of_many_files_is_opened_whatever_becomes_of_the_others() {
    let (_folder, path) = file_in_folder("two.sdm");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let crashed = Program::typed(ONE_ANSWER);
    let session = crashed.session.clone().unwrap();
    let files = [vec![path], paths(9)].concat();
    let mut program = Program::new();
    let held = PreviousSession { session, end: None };
    program.start(Launch { files, session: Some(held), ..Launch::default() });
    program.answer(DialogButton::Discard);
    assert_eq!(program.givens(), TWO_ANSWERS);
    assert!(matches!(program.question(), Question::OpenWindows { .. }));
    program.act(DialogAction::Dismissed);
    assert!(program.windows.is_empty() && program.controller.dialog().is_none());
}

#[test]
fn a_window_that_does_not_come_up_is_said() {
    let mut program = Program::new();
    program.act(FilesAction::NoWindow(PathBuf::from("/puzzles/Đề 1.sdk")));
    let Question::Failed(Failure::NoWindow(file)) = program.question() else { panic!() };
    assert!(file.ends_with("Đề 1.sdk"));
}

#[test]
fn a_file_that_is_handed_in_is_opened_in_the_window_that_shows_nothing_yet() {
    let (_folder, path) = file_in_folder("one.sdm");
    fs::write(&path, ONE_ANSWER).unwrap();
    let mut program = Program::new();
    program.act(FilesAction::Handed([vec![path.clone()], paths(2)].concat()));
    assert_eq!((program.status(), &program.windows), (&Status::Opened(path), &paths(2)));
    program.act(FilesAction::Handed(paths(1)));
    assert_eq!(program.windows, [paths(2), paths(1)].concat());
    program.act(FilesAction::Handed(Vec::new()));
    assert!(program.controller.dialog().is_none());
}

#[test]
fn a_file_that_is_handed_in_disturbs_neither_work_nor_questions() {
    let mut program = Program::typed("1");
    program.act(FilesAction::Handed(paths(1)));
    assert!(program.controller.dialog().is_none() && program.shown().starts_with('1'));
    assert_eq!(program.windows, paths(1));
    let mut program = Program::new();
    program.command(Command::Options);
    program.act(FilesAction::Handed(paths(1)));
    assert_eq!(program.windows, paths(1));
}
