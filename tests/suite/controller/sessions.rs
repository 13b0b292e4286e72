//! The session that the next start restores.

use std::fs;
use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, DialogAction, DialogButton, FilesAction, Launch, OptionsAction,
    Question, SessionAction, StartPageAction,
};
use nonet::engine::NamedShape;
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::store::session::{PreviousSession, Session, SessionEnd};
use nonet::store::{LoadProblem, Options, StoreError, StoreProblem};
use nonet::text::Language;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn left_by(program: &Program, end: Option<SessionEnd>) -> Launch {
    let session: Session = program.session.clone().expect("a session was kept");
    Launch { session: Some(PreviousSession { session, end }), ..Launch::default() }
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
    program.start(left_by(&crashed, None));
    assert!(matches!(program.question(), Question::Recover(_)));
    program.act(DialogAction::Dismissed);
    assert!(matches!(program.question(), Question::Recover(_)), "a stray key does not forget it");
    assert_eq!(program.session, None, "nothing takes its place while it waits");
    program.answer(DialogButton::Restore);
    assert_eq!(program.givens(), ONE_ANSWER);
    assert_eq!(program.controller.selected(), crashed.controller.selected());
    assert!(program.controller.document().is_unsaved());
}

#[test]
fn a_board_that_was_asked_for_is_shown_empty_or_is_that_of_the_file() {
    let shape = NamedShape::named("x").map(NamedShape::layout);
    let mut program = Program::new();
    program.start(Launch { shape: shape.clone(), ..Launch::default() });
    assert_eq!(Some(program.controller.board().layout().clone()), shape);
    assert!(program.controller.start_page().is_none());
    let (_folder, path) = file_in_folder("p.txt");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let mut program = Program::new();
    program.start(Launch { files: vec![path], shape: shape.clone(), ..Launch::default() });
    assert_eq!(Some(program.controller.board().layout().clone()), shape);
    assert_eq!(program.givens(), TWO_ANSWERS);
}

#[test]
fn discarding_a_crashed_session_opens_the_file_that_was_asked_for() {
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(Launch { files: vec![path], ..left_by(&crashed, None) });
    program.answer(DialogButton::Discard);
    assert_eq!(program.givens(), TWO_ANSWERS);
}

#[test]
fn a_game_that_was_declined_stays_away_however_the_program_ends() {
    let mut crashed = Program::typed(ONE_ANSWER);
    crashed.command(Command::PlayPuzzle);
    crashed.act(BoardAction::Pick(nonet::engine::Cell::new(2).unwrap()));
    crashed.act(BoardAction::Type(4));
    let ends: [fn(&mut Program); 3] = [
        |_| {},
        |program| program.command(Command::Quit),
        |program| program.act(SessionAction::Stop),
    ];
    for end in ends {
        let mut program = Program::new();
        // The window tells its language before the start, and what follows from that goes nowhere.
        drop(program.effects_of(OptionsAction::Speak(Language::ENGLISH)));
        program.start(Launch { keeps_session: true, ..left_by(&crashed, None) });
        program.answer(DialogButton::Discard);
        program.act(StartPageAction::Leave);
        end(&mut program);
        assert!(program.controller.dialog().is_none());

        let mut next = Program::new();
        next.start(left_by(&program, program.closed));
        assert!(next.controller.dialog().is_none(), "it is not offered again");
        assert!(next.controller.document().is_blank(), "nor restored");
    }
}

#[test]
fn quitting_while_work_waits_to_be_recovered_keeps_it() {
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(left_by(&crashed, None));
    program.command(Command::Quit);
    assert!(program.quit && program.closed.is_none());
}

#[test]
fn a_session_that_was_closed_opens_its_file_again() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut program = Program::typed(ONE_ANSWER);
    program
        .act(FilesAction::SaveTo(TargetFile { path: path.clone(), purpose: SavePurpose::Create }));
    let launch = left_by(&program, Some(SessionEnd::Quit));

    let mut next = Program::new();
    next.start(launch);
    assert_eq!(next.givens(), ONE_ANSWER);
    assert_eq!(next.controller.document().path(), Some(path.as_path()));

    let mut next = Program::with(Options { restore_session: false, ..Options::default() });
    next.start(left_by(&program, Some(SessionEnd::Quit)));
    assert!(next.controller.document().board().is_empty(), "switched off in the options");
}

#[test]
fn what_was_not_to_be_saved_does_not_come_back() {
    let mut program = Program::typed("12");
    program.command(Command::Quit);
    program.answer(DialogButton::DoNotSave);
    assert!(program.quit && program.closed.is_some());
    let mut next = Program::new();
    next.start(left_by(&program, Some(SessionEnd::Quit)));
    assert!(next.controller.document().board().is_empty());
}

#[test]
fn work_comes_back_unasked_after_the_system_ended_the_program() {
    for restore_session in [true, false] {
        let mut stopped = Program::typed(ONE_ANSWER);
        stopped.start(Launch { keeps_session: true, ..Launch::default() });
        stopped.act(SessionAction::Stop);
        assert!(stopped.quit && stopped.controller.dialog().is_none(), "nobody is asked");
        let end = stopped.closed;
        assert_eq!(end, Some(SessionEnd::Stopped));
        let mut next = Program::with(Options { restore_session, ..Options::default() });
        next.start(left_by(&stopped, end));
        assert!(next.controller.dialog().is_none());
        assert_eq!(next.givens(), ONE_ANSWER);
        assert!(next.controller.document().is_unsaved());
    }
}

#[test]
fn a_file_is_not_opened_unasked_over_work_that_the_system_ended() {
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, TWO_ANSWERS).unwrap();
    let stopped = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    let launch = left_by(&stopped, Some(SessionEnd::Stopped));
    program.start(Launch { files: vec![path], ..launch });
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
}

#[test]
fn the_system_is_told_to_wait_for_an_answer_where_no_session_is_kept() {
    let mut program = Program::typed(ONE_ANSWER);
    program.act(SessionAction::Stop);
    assert!(!program.quit && matches!(program.question(), Question::SaveChanges(_)));
}

#[test]
fn work_that_waits_to_be_recovered_still_does_after_the_system_ended_the_program() {
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(Launch { keeps_session: true, ..left_by(&crashed, None) });
    program.act(SessionAction::Stop);
    assert!(program.quit && program.closed.is_none());
}

#[test]
fn what_cannot_be_kept_is_told_before_the_system_ends_the_program() {
    let mut program = Program::typed("12");
    program.start(Launch { keeps_session: true, ..Launch::default() });
    let problem = StoreProblem::Absent;
    program.session_error = Some(StoreError { path: "session-1.ron".into(), problem });
    program.act(BoardAction::Type(3));
    program.act(SessionAction::Stop);
    assert!(!program.quit && matches!(program.question(), Question::NotWritten(_)));
    program.answer(DialogButton::Stay);
    program.session_error = None;
    program.command(Command::Quit);
    assert!(matches!(program.question(), Question::SaveChanges(_)), "it can be saved by hand");
}

/// `nonet FILE` after a crash with this file: what comes back is the file, and nothing opens it again.
#[test]
fn a_file_that_comes_back_from_a_crash_is_not_opened_over_itself() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut crashed = Program::typed("1");
    crashed
        .act(FilesAction::SaveTo(TargetFile { path: path.clone(), purpose: SavePurpose::Create }));
    crashed.act(BoardAction::Type(2));
    let launch = || Launch { files: vec![path.clone()], ..left_by(&crashed, None) };
    let mut program = Program::new();
    program.start(launch());
    program.answer(DialogButton::Restore);
    assert!(program.controller.dialog().is_none());
    assert!(program.givens().starts_with("12"), "{}", program.givens());
    assert!(program.controller.document().is_unsaved());
    let mut program = Program::new();
    program.start(launch());
    program.answer(DialogButton::Discard);
    assert!(program.controller.dialog().is_none());
    assert!(!program.controller.document().is_unsaved(), "the file itself is opened");
    let other = path.with_file_name("other.sdk");
    let mut program = Program::new();
    program.start(Launch { files: vec![other], ..left_by(&crashed, None) });
    program.answer(DialogButton::Restore);
    assert!(matches!(program.question(), Question::SaveChanges(_)), "another file is asked for");
}

#[test]
fn a_recovered_file_knows_when_it_was_changed_elsewhere() {
    let (_folder, path) = file_in_folder("p.sdk");
    let mut crashed = Program::typed("1");
    crashed
        .act(FilesAction::SaveTo(TargetFile { path: path.clone(), purpose: SavePurpose::Create }));
    crashed.act(BoardAction::Type(2));
    fs::write(&path, "changed elsewhere").unwrap();
    let mut program = Program::new();
    program.start(left_by(&crashed, None));
    program.answer(DialogButton::Restore);
    program.command(Command::Save);
    assert!(matches!(program.question(), Question::ChangedOnDisk(_)));
}

#[test]
fn trouble_with_the_settings_does_not_take_the_place_of_work_to_recover() {
    let crashed = Program::typed(ONE_ANSWER);
    let mut program = Program::new();
    program.start(left_by(&crashed, None));
    let trouble =
        LoadProblem::SetAside { from: "options.ron".into(), to: "options.ron.1.bad".into() };
    program.act(Action::LoadProblem(trouble));
    assert!(matches!(program.question(), Question::Recover(_)));
    assert_eq!(program.session, None, "nothing takes its place while it waits");
    program.answer(DialogButton::Restore);
    assert!(matches!(program.question(), Question::Failed(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
}

#[test]
fn saving_under_another_name_is_part_of_the_session() {
    let (folder, path) = file_in_folder("a.sdk");
    let mut program = Program::typed("1");
    program.act(FilesAction::SaveTo(TargetFile { path, purpose: SavePurpose::Create }));
    let other = folder.path().join("b.sdk");
    program
        .act(FilesAction::SaveTo(TargetFile { path: other.clone(), purpose: SavePurpose::Create }));
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
    left.answer(DialogButton::Cancel);
    let mut program = Program::new();
    program.start(Launch { files: vec![path], ..left_by(&left, Some(SessionEnd::Quit)) });
    assert!(matches!(program.question(), Question::LeaveGame(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.answer(DialogButton::Leave);
    assert_eq!(program.givens(), TWO_ANSWERS);
    assert_eq!(program.ended.len(), 1, "it is remembered");
}

#[test]
fn the_file_of_a_game_that_waits_goes_on_with_the_game() {
    let (_folder, path) = file_in_folder("p.sdk");
    fs::write(&path, ONE_ANSWER).unwrap();
    let mut left = Program::new();
    left.start(Launch { files: vec![path.clone()], ..Launch::default() });
    left.command(Command::PlayPuzzle);
    left.act(BoardAction::Pick(nonet::engine::Cell::new(2).unwrap()));
    left.act(BoardAction::Type(4));
    left.clock_at(Duration::from_secs(5));
    let mut program = Program::new();
    program.start(Launch { files: vec![path], ..left_by(&left, Some(SessionEnd::Quit)) });
    assert!(program.controller.dialog().is_none());
    assert!(program.controller.play().is_some());
    assert_eq!(program.controller.elapsed(), left.controller.elapsed());
}
