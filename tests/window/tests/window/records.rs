//! The statistics of play, and a game that is gone through again, by label and key.

use std::time::Duration;

use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Action, Command, Launch};
use nonet::engine::technique::Level;
use nonet::engine::{Cell, Digit, Rules};
use nonet::format::read;
use nonet::game::{Content, Ending, GameRecord, Move, MoveText};
use nonet::store::records::append;
use nonet::store::{Folders, now};
use nonet::ui::{DialogAdapter, DialogKind, RecordsAdapter};
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program};

/// A game of two moves that ended this number of days ago.
pub(crate) fn game(days_ago: i64, ending: Ending, level: Level, seconds: u64) -> GameRecord {
    let now = now();
    let givens = read(ONE_ANSWER.as_bytes()).unwrap().documents.remove(0).givens;
    let entry = |seconds: u64, cell: usize, digit: u8| Move {
        at: Duration::from_secs(seconds),
        cells: vec![(Cell::new(cell).unwrap(), Content::Entry(Digit::new(digit).unwrap()))],
    };
    let moves = MoveText::of(&[entry(5, 2, 4), entry(65, 3, 6)], givens.layout());
    let ended = now.seconds - days_ago * 86_400;
    GameRecord {
        started: ended - 600,
        ended,
        offset: now.offset,
        ending,
        level: Some(level),
        score: None,
        rating: None,
        played: Duration::from_secs(seconds),
        hints: 0,
        mistakes: 0,
        title: String::new(),
        givens,
        rules: Rules::NONE,
        code: String::new(),
        moves,
    }
}

/// A program that shows the statistics of these games.
pub(crate) fn showing(games: &[GameRecord]) -> (tempfile::TempDir, Program) {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    for game in games {
        append(&folders, game).unwrap();
    }
    let program = Program::new();
    let launch = Launch { folders: Some(folders), ..Launch::default() };
    program.app.handle(Action::Start(Box::new(launch)));
    program.command(Command::PlayStatistics);
    assert_eq!(dialog(&program), DialogKind::Records);
    Program::settle();
    (home, program)
}

fn two_games() -> [GameRecord; 2] {
    [game(8, Ending::Solved, Level::Easy, 245), game(0, Ending::Left, Level::Hard, 90)]
}

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

#[test]
fn the_numbers_of_the_games_are_shown() {
    let (_home, program) = showing(&two_games());
    for line in ["Games: 2", "Won: 1 (50%)", "Best time without a hint: 4:05", "Hints: 0"] {
        assert!(program.is_there(line), "{line}");
    }
    // Up to the sheet that they stand on, by the span of the bars and the choice of games.
    (0..3).for_each(|_| program.chord(Chord { shift: true, ..Chord::plain(Key::Tab) }));
    program.key(Key::End);
    assert!(program.is_there("Easy: games 1, won 1 (100%), best 4:05, average 4:05"));
    let bars = program.window().global::<RecordsAdapter>().get_bars();
    let games: Vec<(i32, i32)> = bars.iter().map(|bar| (bar.games, bar.wins)).collect();
    assert_eq!(games.len(), 12);
    assert_eq!(games[11], (1, 0), "this week");
    assert_eq!(games.iter().map(|&(games, wins)| games + wins).sum::<i32>(), 3);
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn the_games_of_a_level_are_shown_alone() {
    let (_home, program) = showing(&two_games());
    program.choose("Which games count", &[Key::Down, Key::Down]);
    assert!(program.is_there("Games: 1") && program.is_there("Won: 0 (0%)"));
    let adapter = program.window().global::<RecordsAdapter>();
    assert_eq!(adapter.get_history().row_count(), 1);
    program.choose("Which games count", &[Key::Up, Key::Up]);
    assert!(program.is_there("Games: 2"));
    program.click("Day");
    let bars = adapter.get_bars();
    assert_eq!(bars.iter().last().map(|bar| bar.games), Some(1), "today");
}

#[test]
fn a_game_is_gone_through_again_by_key() {
    let (_home, program) = showing(&two_games());
    program.key(Key::Down);
    program.key(Key::Enter);
    assert!(program.is_there("Move 0 of 2, at 0:00"));
    program.key(Key::Right);
    assert!(program.is_there("Move 1 of 2, at 0:05"));
    let adapter = program.window().global::<RecordsAdapter>();
    let third = adapter.get_cells().row_data(2).unwrap();
    assert!(third.digit == "4" && third.touched && !third.given);
    program.key(Key::End);
    assert!(program.is_there("Move 2 of 2, at 1:05"));
    program.click("Previous move");
    assert!(program.is_there("Move 1 of 2, at 0:05"));
    program.text("\u{1b}");
    assert!(program.is_there("Games: 2"), "Escape goes back to the statistics");
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn games_are_forgotten_only_after_a_question() {
    let (home, program) = showing(&two_games());
    program.click("Forget all…");
    assert_eq!(dialog(&program), DialogKind::Question);
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::Records);
    assert!(program.is_there("Games: 2"));
    drop(home);
}

#[test]
fn without_games_nothing_can_be_done_with_them() {
    let (_home, program) = showing(&[]);
    assert!(program.is_there("No games yet. Every game that ends appears here."));
    program.key(Key::Enter);
    program.click("Replay");
    assert!(!program.window().global::<RecordsAdapter>().get_replaying());
    program.click("Close");
    assert_eq!(dialog(&program), DialogKind::None);
}
