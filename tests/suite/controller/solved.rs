//! What is told of a solved game beside the board, its replay on the board, and its picture.

use std::fs;
use std::time::Duration;

use nonet::controller::{
    Action, Command, DialogButton, Face, GameSummary, JobsAction, Launch, RecordsAction,
    ReplayAction, SolvedAction, StartCard, StartPageAction, Status,
};
use nonet::engine::technique::{Level, Technique};
use nonet::engine::{Grid, NamedShape};
use nonet::game::{Ending, GameRecord};
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::print::Medium;
use nonet::store::Folders;
use nonet::store::records::append;
use nonet::store::session::{PreviousSession, SessionEnd};

use super::play::{ANSWER, fill, game, game_with};
use super::program::{Program, START};
use crate::game::record;

fn solved(program: &Program) -> &GameSummary {
    program.controller.solved_game().expect("something is told of the game")
}

fn act(program: &mut Program, action: SolvedAction) {
    program.act(Action::Records(RecordsAction::Solved(action)));
}

/// A game that was solved after three seconds.
fn solved_game() -> Program {
    let mut program = game();
    program.advance(Duration::from_secs(3));
    fill(&mut program, 0);
    program
}

#[test]
fn a_solved_game_is_told_beside_the_board() {
    let mut program = game();
    fill(&mut program, 1);
    assert!(program.controller.solved_game().is_none());
    assert!(!program.controller.is_enabled(Command::ReplayGame));
    let program = solved_game();
    assert!(program.controller.dialog().is_none(), "nothing lies over the board");
    assert_eq!(program.shown(), ANSWER);
    let told = solved(&program);
    let GameRecord { played, hints, mistakes, .. } = told.record;
    assert_eq!((played, hints, mistakes), (Duration::from_secs(3), 0, 0));
    assert_eq!(told.closings.len(), 27);
    assert!(told.closings[..9].is_sorted(), "rows are closed from top to bottom");
    assert!(told.closings[0] < told.closings[8]);
    assert_eq!(program.controller.hardest_technique().map(Technique::level), Some(Level::Easy));
    for command in [Command::NextGame, Command::ReplayGame, Command::SharePicture] {
        assert!(program.controller.is_enabled(command), "{command:?}");
    }
}

#[test]
fn nothing_is_told_behind_the_start_page_which_offers_another_game_first() {
    let mut program = solved_game();
    program.command(Command::StartPage);
    assert!(program.controller.solved_game().is_none());
    let page = program.controller.start_page().expect("the start page is shown");
    assert!(matches!(page.selected, StartCard::Level(_)), "{page:?}");
    program.act(StartPageAction::Leave);
    assert!(program.controller.solved_game().is_some());
}

#[test]
fn what_is_told_is_put_away_and_comes_back_with_the_replay() {
    let mut program = solved_game();
    act(&mut program, SolvedAction::Leave);
    assert!(program.controller.solved_game().is_none());
    program.command(Command::ReplayGame);
    assert!(program.controller.solved_game().is_some());
    program.act(JobsAction::Cancel);
    assert!(
        program.controller.replay_on_board().is_none()
            && program.controller.solved_game().is_some()
    );
    program.act(JobsAction::Cancel);
    assert!(program.controller.solved_game().is_none(), "Escape puts it away too");
}

#[test]
fn another_game_and_another_mode_have_nothing_to_tell() {
    let mut program = solved_game();
    program.command(Command::EditPuzzle);
    assert!(program.controller.solved_game().is_none());
    program.command(Command::PlayPuzzle);
    assert!(program.controller.solved_game().is_some(), "the game is still solved");
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    assert!(program.controller.solved_game().is_none());
    fill(&mut program, 0);
    assert!(program.controller.solved_game().is_some());
    program.command(Command::NewGame(Level::Easy));
    assert!(program.controller.solved_game().is_none());
}

#[test]
fn the_board_shows_the_moves_again() {
    let mut program = solved_game();
    program.command(Command::ReplayGame);
    let state = |program: &Program| {
        let replay = program.controller.replay_on_board().unwrap();
        let filled = program.shown().chars().filter(|&digit| digit != '.').count();
        (replay.made(), filled, replay.is_running())
    };
    assert_eq!(state(&program), (0, 30, true));
    act(&mut program, SolvedAction::InReplay(ReplayAction::Step));
    assert_eq!(state(&program), (1, 31, true));
    assert!(matches!(program.controller.faces()[2], Face::Entry(_)));
    program.command(Command::ReplayGame);
    assert_eq!(state(&program), (1, 31, false), "the same key stops it");
    act(&mut program, SolvedAction::InReplay(ReplayAction::GoTo(50)));
    assert_eq!(state(&program), (50, 80, false));
    act(&mut program, SolvedAction::InReplay(ReplayAction::Run));
    act(&mut program, SolvedAction::InReplay(ReplayAction::Step));
    assert_eq!(state(&program), (51, 81, false), "it stops at the end");
    act(&mut program, SolvedAction::InReplay(ReplayAction::GoTo(0)));
    assert_eq!(program.controller.document().board().digits().filled_count(), 81);
    act(&mut program, SolvedAction::Leave);
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn the_time_is_compared_with_earlier_games_of_the_level() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let days_ago = |days: i64, level, seconds, hints| {
        let ended = START - days * 86_400;
        GameRecord {
            started: ended - 600,
            ended,
            offset: 0,
            level: Some(level),
            played: Duration::from_secs(seconds),
            hints,
            ..record(1, Ending::Solved)
        }
    };
    for game in [
        days_ago(1, Level::Beginner, 10, 0),
        days_ago(2, Level::Beginner, 20, 0),
        days_ago(3, Level::Beginner, 3, 2),
        days_ago(1, Level::Hard, 1, 0),
        GameRecord {
            givens: Grid::empty(NamedShape::named("4x4").unwrap().layout()),
            ..days_ago(1, Level::Beginner, 1, 0)
        },
    ] {
        append(&folders, &game).unwrap();
    }
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    program.start(Launch { folders: Some(folders), ..Launch::default() });
    program.type_line(super::program::ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    program.clock_at(Duration::from_secs(5));
    fill(&mut program, 0);
    let told = solved(&program);
    let GameRecord { level, played, .. } = told.record;
    assert_eq!((level, played), (Some(Level::Beginner), Duration::from_secs(5)));
    let comparison = told.comparison.unwrap();
    assert_eq!(comparison.best, Some(Duration::from_secs(10)), "a game with hints is no best");
    assert_eq!(comparison.average, Some(Duration::from_secs(11)));
    assert_eq!((comparison.days_in_a_row, told.is_best()), (4, true));
}

#[test]
fn the_wave_waits_for_the_system_and_the_option() {
    assert!(solved_game().controller.celebrates());
    let mut program = game_with(|options| options.celebration = false);
    fill(&mut program, 0);
    assert!(!program.controller.celebrates());
}

#[test]
fn a_solved_game_that_was_kept_is_told_again() {
    let program = solved_game();
    let session = Some(PreviousSession {
        session: program.session.clone().unwrap(),
        end: Some(SessionEnd::Quit),
    });
    let mut again = Program::new();
    again.start(Launch { session, ..Launch::default() });
    again.act(StartPageAction::Leave);
    assert!(again.controller.is_finished());
    assert_eq!(solved(&again).record.played, Duration::from_secs(3));
    assert!(!again.controller.celebrates(), "once is enough");
    again.command(Command::ReplayGame);
    assert_eq!(again.controller.replay_on_board().unwrap().count(), 51);
}

#[test]
fn a_picture_of_the_solved_game_is_shared() {
    let folder = tempfile::tempdir().unwrap();
    let target = |name: &str| {
        let path = folder.path().join(name);
        Some(TargetFile { path, purpose: SavePurpose::Replace })
    };
    let mut program = solved_game();
    program.choice = target("shared.svg");
    program.command(Command::SharePicture);
    let path = folder.path().join("shared.svg.png");
    assert_eq!(*program.status(), Status::Exported(path.clone(), Vec::new()));
    assert!(fs::read(path).unwrap().starts_with(b"\x89PNG"));
    // The picture that the menu exports has no words.
    program.choice = target("board.svg");
    program.command(Command::Export(Medium::Svg));
    let board = fs::read_to_string(folder.path().join("board.svg")).unwrap();
    assert!(!board.contains("Easy"));
}
