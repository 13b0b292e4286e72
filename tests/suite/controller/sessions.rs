//! What the next start begins with.

use std::fs;
use std::time::Duration;

use nonet::controller::{
    Action, Beginning, BoardAction, Choose, Command, DialogAction, FilesAction, Question,
};
use nonet::jobs::{SavePurpose, Target};
use nonet::store::session::{Held, Session};
use nonet::store::{Options, Trouble};

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn left_by(program: &Program, clean: bool) -> Beginning {
    let session: Session = program.session.clone().expect("a session was kept");
    Beginning { session: Some(Held { session, clean }), ..Beginning::default() }
}

#[test]
fn the_session_is_kept_with_each_change() {
    let mut program = Program::typed("12");
    let before = program.session.clone().unwrap();
    assert!(before.unsaved);
    program.act(BoardAction::Type(3));
    let after = program.session.clone().unwrap();
    assert_eq!(
        (before.document.givens.filled_count(), after.document.givens.filled_count()),
        (2, 3)
    );
}

#[test]
fn work_that_a_crash_left_is_offered_and_comes_back() {
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(left_by(&crashed, false));
    assert!(matches!(program.question(), Question::Recover(_)));
    program.act(DialogAction::Dismissed);
    assert!(matches!(program.question(), Question::Recover(_)), "a stray key does not forget it");
    assert_eq!(program.session, None, "nothing takes its place while it waits");
    program.answer(Choose::Restore);
    assert_eq!(program.givens(), ONE_ANSWER);
    assert_eq!(program.controller.selected(), crashed.controller.selected());
    assert!(program.controller.document().is_unsaved());
}

#[test]
fn discarding_a_crashed_session_opens_the_file_that_was_asked_for() {
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(Beginning { files: vec![path], ..left_by(&crashed, false) });
    program.answer(Choose::Discard);
    assert_eq!(program.givens(), TWO_ANSWERS);
}

#[test]
fn quitting_while_work_waits_to_be_recovered_keeps_it() {
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(left_by(&crashed, false));
    program.command(Command::Quit);
    assert!(program.quit && !program.closed);
}

#[test]
fn a_session_that_was_closed_opens_its_file_again() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed(ONE_ANSWER);
    program.act(FilesAction::SaveTo(Target { path: path.clone(), purpose: SavePurpose::Create }));
    let beginning = left_by(&program, true);

    let mut next = Program::new();
    next.start(beginning);
    assert_eq!(next.givens(), ONE_ANSWER);
    assert_eq!(next.controller.document().path(), Some(path.as_path()));

    let mut next = Program::with(Options { restore_session: false, ..Options::default() });
    next.start(left_by(&program, true));
    assert!(next.controller.document().board().is_empty(), "switched off in the options");
}

#[test]
fn what_was_not_to_be_saved_does_not_come_back() {
    let mut program = Program::typed("12");
    program.command(Command::Quit);
    program.answer(Choose::DoNotSave);
    assert!(program.quit && program.closed);
    let mut next = Program::new();
    next.start(left_by(&program, true));
    assert!(next.controller.document().board().is_empty());
}

#[test]
fn a_recovered_file_knows_when_it_was_changed_elsewhere() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut crashed = Program::typed("1");
    crashed.act(FilesAction::SaveTo(Target { path: path.clone(), purpose: SavePurpose::Create }));
    crashed.act(BoardAction::Type(2));
    fs::write(&path, "changed elsewhere").unwrap();
    let mut program = Program::new();
    program.start(left_by(&crashed, false));
    program.answer(Choose::Restore);
    program.command(Command::Save);
    assert!(matches!(program.question(), Question::ChangedOnDisk(_)));
}

#[test]
fn trouble_with_the_settings_does_not_take_the_place_of_work_to_recover() {
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(left_by(&crashed, false));
    let trouble = Trouble::SetAside { from: "options.ron".into(), to: "options.ron.1.bad".into() };
    program.act(Action::Trouble(trouble));
    assert!(matches!(program.question(), Question::Recover(_)));
    assert_eq!(program.session, None, "nothing takes its place while it waits");
    program.answer(Choose::Restore);
    assert!(matches!(program.question(), Question::Failed(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
}

#[test]
fn saving_under_another_name_is_part_of_the_session() {
    let (folder, path) = file_in_folder("a.sdk");
    let mut program = Program::typed("1");
    program.act(FilesAction::SaveTo(Target { path, purpose: SavePurpose::Create }));
    let other = folder.path().join("b.sdk");
    program.act(FilesAction::SaveTo(Target { path: other.clone(), purpose: SavePurpose::Create }));
    assert_eq!(program.session.unwrap().path, Some(other));
}

#[test]
fn a_game_that_waits_is_not_lost_to_a_file_unasked() {
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let mut left = Program::typed(ONE_ANSWER);
    left.command(Command::PlayPuzzle);
    left.act(BoardAction::Pick(nonet::engine::Cell::new(2).unwrap()));
    left.act(BoardAction::Type(4));
    left.clock_at(Duration::from_secs(5));
    left.command(Command::Quit);
    left.answer(Choose::Cancel);
    let mut program = Program::new();
    program.start(Beginning { files: vec![path], ..left_by(&left, true) });
    assert!(matches!(program.question(), Question::LeaveGame(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.answer(Choose::Leave);
    assert_eq!(program.givens(), TWO_ANSWERS);
    assert_eq!(program.ended.len(), 1, "it is remembered");
}
