//! The clock of a game, the pause, and the question before a game is left.

use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, CursorMove, DialogAction, DialogButton, Drawing, Face,
    FilesAction, HintsAction, Launch, Mode, PlayAction, Question, Status,
};
use nonet::game::NoteKind;
use nonet::store::Options;
use nonet::store::session::{PreviousSession, SessionEnd};

use super::play::{cell, fill, game, game_with, put};
use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn at(program: &mut Program, seconds: u64) {
    program.clock_at(Duration::from_secs(seconds));
}

fn shown(program: &Program) -> Option<u64> {
    program.controller.elapsed().map(|elapsed| elapsed.as_secs())
}

#[test]
fn the_clock_runs_while_the_game_is_played() {
    let mut program = Program::typed(ONE_ANSWER);
    at(&mut program, 50);
    assert_eq!(shown(&program), None);
    program.command(Command::PlayPuzzle);
    at(&mut program, 60);
    assert_eq!(shown(&program), Some(10));
    program.command(Command::Solve);
    at(&mut program, 70);
    assert_eq!(shown(&program), Some(10), "not while an answer is looked at");
    program.command(Command::Restore);
    at(&mut program, 75);
    assert_eq!(shown(&program), Some(15));
    program.command(Command::EditPuzzle);
    at(&mut program, 80);
    program.command(Command::PlayPuzzle);
    at(&mut program, 81);
    assert_eq!(shown(&program), Some(16));
}

#[test]
fn the_clock_stands_while_a_dialog_lies_over_the_board() {
    let mut program = game();
    at(&mut program, 10);
    program.command(Command::About);
    at(&mut program, 50);
    program.act(DialogAction::Dismissed);
    at(&mut program, 55);
    assert_eq!(shown(&program), Some(15));
}

#[test]
fn a_pause_covers_the_board_and_takes_no_keys() {
    let mut program = game();
    put(&mut program, 2, 4);
    program.act(BoardAction::Pick(cell(3)));
    program.act(BoardAction::Note(NoteKind::Corner, 2));
    at(&mut program, 10);
    program.command(Command::Pause);
    assert_eq!(*program.status(), Status::Paused);
    assert!(program.controller.is_covered());
    assert!(program.controller.faces().iter().all(|&face| face == Face::Covered));
    assert_eq!(program.controller.drawing(), Drawing::default());
    at(&mut program, 20);
    assert_eq!(shown(&program), Some(10));
    let before = program.controller.document().board().clone();
    for action in [
        Action::Board(BoardAction::Type(1)),
        Action::Board(BoardAction::Clear),
        Action::Board(BoardAction::Note(NoteKind::Centre, 1)),
        Action::Board(BoardAction::Move(CursorMove::Next)),
        Action::Board(BoardAction::Pick(cell(40))),
    ] {
        program.act(action);
    }
    assert_eq!(*program.controller.document().board(), before);
    assert_eq!(program.controller.selected(), cell(3));
    for command in [Command::Undo, Command::Hint, Command::Solve, Command::Check, Command::Copy] {
        assert!(!program.controller.is_enabled(command), "{command:?}");
    }
    program.command(Command::Pause);
    assert!(!program.controller.is_covered());
    at(&mut program, 25);
    assert_eq!(shown(&program), Some(15));
}

#[test]
fn the_clock_goes_on_beside_a_hint_of_every_stage() {
    let mut program = game();
    for seconds in [10, 20, 30] {
        program.command(Command::Hint);
        at(&mut program, seconds);
        assert_eq!(shown(&program), Some(seconds));
        assert!(program.controller.next_second().is_some(), "the window is woken for the next one");
    }
}

#[test]
fn a_window_behind_others_pauses_its_game() {
    let mut program = game();
    program.act(PlayAction::InFront(false));
    assert!(program.controller.is_covered());
    at(&mut program, 10);
    program.act(PlayAction::InFront(true));
    assert!(!program.controller.is_covered());
    assert_eq!(shown(&program), Some(0));
    program.command(Command::Pause);
    program.act(PlayAction::InFront(false));
    program.act(PlayAction::InFront(true));
    assert!(program.controller.is_covered(), "the person has paused it");
    program.command(Command::Pause);
    program.act(PlayAction::InFront(false));
    program.command(Command::Pause);
    assert!(!program.controller.is_covered(), "whoever goes on sees the window");

    let mut program = game_with(|options| options.pause_in_background = false);
    program.act(PlayAction::InFront(false));
    at(&mut program, 10);
    assert_eq!((program.controller.is_covered(), shown(&program)), (false, Some(10)));
    let mut edited = Program::typed(ONE_ANSWER);
    edited.act(PlayAction::InFront(false));
    assert!(!edited.controller.is_covered(), "there is nothing to pause");
}

#[test]
fn a_game_is_not_left_unasked() {
    let mut program = game();
    program.command(Command::New);
    assert!(matches!(program.controller.mode(), Mode::Edit), "nothing was done in it yet");

    let mut program = game();
    put(&mut program, 2, 4);
    program.command(Command::New);
    assert!(matches!(program.question(), Question::LeaveGame(_)));
    program.answer(DialogButton::Cancel);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    program.command(Command::New);
    program.answer(DialogButton::Leave);
    assert!(program.controller.document().board().is_empty());

    let mut program = game_with(|options| options.ask_before_leaving = false);
    put(&mut program, 2, 4);
    program.command(Command::New);
    assert!(program.controller.document().board().is_empty(), "switched off");
}

#[test]
fn a_game_that_is_solved_is_left_unasked() {
    let (_folder, path) = file_in_folder("game.sdm");
    std::fs::write(&path, ONE_ANSWER).unwrap();
    let mut program = Program::new();
    program.act(FilesAction::OpenFrom(path));
    program.command(Command::PlayPuzzle);
    fill(&mut program, 0);
    assert!(program.controller.is_finished());
    program.act(DialogAction::Dismissed);
    program.command(Command::New);
    assert!(program.controller.document().board().is_empty());
}

#[test]
fn a_file_takes_the_place_of_a_game_that_nobody_is_asked_about() {
    let (_folder, path) = file_in_folder("two.sdk");
    std::fs::write(&path, TWO_ANSWERS).unwrap();
    let mut solved = game();
    fill(&mut solved, 0);
    solved.act(DialogAction::Dismissed);
    let mut begun = game_with(|options| options.ask_before_leaving = false);
    put(&mut begun, 2, 4);
    let mut cleared = game();
    put(&mut cleared, 2, 4);
    cleared.act(BoardAction::Clear);
    for program in [&mut solved, &mut begun, &mut cleared] {
        program.act(FilesAction::OpenFrom(path.clone()));
        assert_eq!(program.givens(), TWO_ANSWERS);
    }
}

#[test]
fn nothing_of_a_hint_is_told_or_done_in_a_pause() {
    let mut program = game();
    program.command(Command::AllSteps);
    assert!(program.controller.hint().is_some() && program.controller.steps().is_some());
    program.command(Command::Pause);
    assert!(program.controller.hint().is_none() && program.controller.steps().is_none());
    let before = program.controller.document().board().clone();
    for command in [Command::ApplyHint, Command::NextStep, Command::CopySteps] {
        assert!(!program.controller.is_enabled(command), "{command:?}");
        program.command(command);
    }
    program.act(HintsAction::ChooseStep(1));
    assert_eq!(*program.controller.document().board(), before);
    program.command(Command::Pause);
    assert_eq!(program.controller.steps().unwrap().chosen, Some(0));
    assert!(program.controller.is_enabled(Command::ApplyHint));
}

#[test]
fn a_paste_takes_the_place_of_a_game_only_when_asked_to() {
    let mut program = game();
    put(&mut program, 2, 4);
    program.clipboard = TWO_ANSWERS.to_owned();
    program.command(Command::Paste);
    assert!(matches!(program.question(), Question::LeaveGame(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.answer(DialogButton::Leave);
    assert_eq!(program.givens(), TWO_ANSWERS);
    assert!(matches!(program.controller.mode(), Mode::Edit));
}

#[test]
fn a_game_can_be_saved_as_it_is_left_and_opened_again() {
    let (_folder, path) = file_in_folder("game.sdk");
    let mut program = game();
    at(&mut program, 77);
    put(&mut program, 2, 4);
    program.command(Command::New);
    let purpose = nonet::jobs::SavePurpose::Create;
    program.choice = Some(nonet::jobs::TargetFile { path: path.clone(), purpose });
    program.answer(DialogButton::Save);
    assert!(program.controller.document().board().is_empty());
    at(&mut program, 1000);
    program.act(FilesAction::OpenFrom(path));
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert_eq!(shown(&program), Some(77));
    assert_eq!(program.controller.selected(), cell(2));
    program.command(Command::Undo);
    assert_eq!(program.controller.faces()[2], Face::Empty);
    assert!(program.controller.is_enabled(Command::Redo));
}

#[test]
fn a_game_comes_back_at_the_next_start_without_a_question() {
    let mut program = game();
    program.start(Launch { keeps_session: true, ..Launch::default() });
    at(&mut program, 45);
    put(&mut program, 2, 4);
    program.command(Command::Quit);
    assert!(program.quit, "it is not lost");
    let session = program.session.clone().unwrap();
    let held = PreviousSession { session, end: Some(SessionEnd::Quit) };
    let launch = Launch { session: Some(held), ..Launch::default() };
    let mut next = Program::new();
    next.start(launch);
    assert!(matches!(next.controller.mode(), Mode::Play(_)));
    assert_eq!(next.controller.faces()[2].digit(), super::play::digit(4).into());
    assert_eq!(shown(&next), Some(45));
    next.command(Command::Check);
    assert_eq!(*next.status(), Status::Checked { right: 1, wrong: 0, lost: 0 });

    let options = |options: &mut Options| options.restore_session = false;
    let mut program = game_with(options);
    put(&mut program, 2, 4);
    program.command(Command::Quit);
    assert!(matches!(program.question(), Question::LeaveGame(_)), "here it would be lost");
    let mut program = game();
    put(&mut program, 2, 4);
    program.command(Command::Quit);
    assert!(matches!(program.question(), Question::LeaveGame(_)), "no session is kept");
}
