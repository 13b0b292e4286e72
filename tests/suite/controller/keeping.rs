//! If a save fails, the user is told, and the program does not close before that.

use std::fs;

use nonet::controller::{
    Action, BoardAction, Command, DialogButton, Effect, FilesAction, KeepEffect, Launch,
    PlatformEffect, Question, SessionAction, Status,
};
use nonet::engine::Cell;
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::store::{Options, StoreError, StoreProblem};
use nonet::text::{Language, Say};

use super::program::{ONE_ANSWER, Program, file_in_folder};

fn full_disk(path: &str) -> StoreError {
    StoreError { path: path.into(), problem: StoreProblem::DiskFull }
}

/// A game in which a cell was filled, in a program that keeps its session.
fn game() -> Program {
    game_with(Options { statistics: false, ..Options::default() })
}

fn game_with(options: Options) -> Program {
    let mut program = Program::with(options);
    program.start(Launch { keeps_session: true, ..Launch::default() });
    program.type_line(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    enter(&mut program, 2, 4);
    program
}

fn enter(program: &mut Program, place: usize, digit: u8) {
    program.act(BoardAction::Pick(Cell::new(place).unwrap()));
    program.act(BoardAction::Type(digit));
}

/// A game whose last move could not be kept.
fn game_that_is_not_kept() -> Program {
    let mut program = game();
    program.session_error = Some(full_disk("/state/session-1.ron"));
    enter(&mut program, 3, 6);
    program
}

#[test]
fn a_game_that_is_kept_is_left_without_a_question() {
    let mut program = game();
    program.command(Command::Quit);
    assert!(program.quit && program.closed.is_some() && program.controller.dialog().is_none());
}

#[test]
fn nothing_is_kept_behind_the_last_session() {
    let mut program = game();
    let effects = program.effects_of(Command::Quit);
    assert!(matches!(
        effects.last(),
        Some(Effect::Platform(PlatformEffect::Keep(KeepEffect::CloseSession(_))))
    ));
    for action in [Action::from(FilesAction::Pasted(ONE_ANSWER.to_owned())), Action::Tick] {
        program.advance(std::time::Duration::from_mins(1));
        assert!(program.effects_of(action).is_empty());
    }
    let effects = program.effects_of(SessionAction::Closed(Ok(())));
    assert!(
        matches!(effects[..], [Effect::Platform(PlatformEffect::Quit)]),
        "the session stays closed: {effects:?}"
    );
}

#[test]
fn whoever_stays_after_all_is_kept_again() {
    let mut program = game();
    drop(program.effects_of(Command::Quit));
    program.act(SessionAction::OptionsNotKept(full_disk("/config/options.ron")));
    program.session = None;
    program.act(SessionAction::Closed(Ok(())));
    program.answer(DialogButton::Stay);
    assert!(program.session.is_some());
}

#[test]
fn a_game_is_recorded_once_however_often_it_was_to_be_left() {
    let mut program = game_with(Options {
        statistics: false,
        restore_session: false,
        ask_before_leaving: false,
        ..Options::default()
    });
    for _ in 0..2 {
        for effect in program.effects_of(Command::Quit) {
            if let Effect::Platform(PlatformEffect::Keep(KeepEffect::Game(game))) = effect {
                program.ended.push(*game);
            }
        }
        program.act(SessionAction::OptionsNotKept(full_disk("/config/options.ron")));
        program.act(SessionAction::Closed(Ok(())));
        program.answer(DialogButton::Stay);
    }
    assert_eq!(program.ended.len(), 1);
}

#[test]
fn a_game_that_cannot_be_kept_is_not_left_unasked() {
    let mut program = game_that_is_not_kept();
    program.command(Command::Quit);
    assert!(!program.quit);
    let Question::GameNotKept(error) = program.question() else { panic!() };
    assert_eq!(*error, full_disk("/state/session-1.ron"));
    program.command(Command::Quit);
    assert!(!program.quit && matches!(program.question(), Question::GameNotKept(_)));

    program.answer(DialogButton::Stay);
    assert!(!program.quit && program.controller.dialog().is_none());
    enter(&mut program, 5, 8);
    assert!(program.shown().starts_with("534678"), "the game goes on");

    program.command(Command::Quit);
    program.answer(DialogButton::QuitAnyway);
    assert!(program.quit && program.closed.is_none());
}

#[test]
fn a_game_that_could_not_be_kept_is_left_once_it_is() {
    let mut program = game_that_is_not_kept();
    program.command(Command::Quit);
    program.answer(DialogButton::Stay);
    program.session_error = None;
    program.command(Command::Quit);
    assert!(program.quit && program.closed.is_some());
}

#[test]
fn a_game_that_cannot_be_kept_can_be_saved_elsewhere() {
    let (_folder, path) = file_in_folder("game.sdk");
    let mut program = game_that_is_not_kept();
    program.command(Command::Quit);
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
    program.answer(DialogButton::SaveAs);
    assert!(program.quit);
    assert!(fs::read_to_string(path).unwrap().contains("..46....."));
}

#[test]
fn leaving_the_question_of_where_to_save_leaves_nothing() {
    let mut program = game_that_is_not_kept();
    program.command(Command::Quit);
    program.answer(DialogButton::SaveAs);
    assert!(!program.quit && program.controller.dialog().is_none());
}

#[test]
fn nothing_is_asked_where_nothing_would_be_lost() {
    let mut program = Program::new();
    program.start(Launch { keeps_session: true, ..Launch::default() });
    program.session_error = Some(full_disk("/state/session-1.ron"));
    program.command(Command::Quit);
    assert!(program.quit, "nothing was done");

    let mut program =
        game_with(Options { restore_session: false, statistics: false, ..Options::default() });
    program.session_error = Some(full_disk("/state/session-1.ron"));
    program.command(Command::Quit);
    program.answer(DialogButton::Leave);
    assert!(program.quit, "the game was given up");
}

#[test]
fn the_status_bar_says_so_for_as_long_as_work_cannot_be_kept() {
    let mut program = game_that_is_not_kept();
    let told = Status::SessionNotKept(full_disk("/state/session-1.ron"));
    assert_eq!(*program.status(), told);
    program.act(BoardAction::Clear);
    assert_eq!(*program.status(), told, "in place of how many cells are open");
    program.session_error = None;
    program.act(SessionAction::Kept(Ok(())));
    assert_eq!(*program.status(), Status::SessionKeptAgain);
    enter(&mut program, 3, 6);
    assert!(matches!(program.status(), Status::Playing { .. }));
}

#[test]
fn options_that_cannot_be_kept_are_told() {
    let mut program = Program::new();
    program.act(SessionAction::OptionsNotKept(full_disk("/config/options.ron")));
    assert_eq!(*program.status(), Status::OptionsNotKept(full_disk("/config/options.ron")));
    program.act(SessionAction::RecentNotKept(full_disk("/state/recent.ron")));
    assert_eq!(*program.status(), Status::RecentNotKept(full_disk("/state/recent.ron")));
}

#[test]
fn what_is_not_written_while_the_program_is_left_is_asked_about() {
    for not_kept in [
        |it| Action::from(SessionAction::OptionsNotKept(it)),
        |it| Action::from(SessionAction::GameNotKept(it)),
    ] {
        let mut program = game();
        let effects = program.effects_of(Action::Command(Command::Quit));
        assert!(matches!(
            effects.last(),
            Some(Effect::Platform(PlatformEffect::Keep(KeepEffect::CloseSession(_))))
        ));
        program.act(BoardAction::Type(9));
        program.act(Action::Command(Command::Undo));
        assert!(program.shown().starts_with("534.7"), "what comes too late is not done");
        program.act(not_kept(full_disk("/config/options.ron")));
        assert!(program.controller.dialog().is_none(), "not before all is written");
        program.act(SessionAction::Closed(Ok(())));
        assert!(!program.quit && matches!(program.question(), Question::NotWritten(_)));
        program.answer(DialogButton::QuitAnyway);
        assert!(program.quit);
    }
}

#[test]
fn nobody_stays_for_the_list_of_recent_files() {
    let mut program = game();
    drop(program.effects_of(Action::Command(Command::Quit)));
    program.act(SessionAction::RecentNotKept(full_disk("/state/recent.ron")));
    program.act(SessionAction::Closed(Ok(())));
    assert!(program.quit);
}

#[test]
fn each_sentence_names_the_file_and_the_reason() {
    let error = full_disk("/state/session-1.ron");
    let statuses = [Status::SessionNotKept, Status::OptionsNotKept, Status::RecentNotKept];
    let questions = [Question::GameNotKept, Question::NotWritten];
    for language in [Language::ENGLISH, Language::of_locale("vi")] {
        let said = statuses.iter().map(|status| status(error.clone()).say(language));
        let asked = questions.iter().map(|question| {
            let text = question(error.clone()).text("", language);
            text.text + &text.detail
        });
        let reason = StoreProblem::DiskFull.say(language);
        for sentence in said.chain(asked) {
            assert!(sentence.contains("/state/session-1.ron"), "{sentence}");
            assert!(sentence.contains(&reason), "{sentence}");
        }
    }
}
