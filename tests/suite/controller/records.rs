//! The statistics of games, and replays.

use std::fs;
use std::time::Duration;

use nonet::controller::{
    Action, Dialog, DialogAction, DialogButton, FilesAction, Launch, PathPurpose, PlayStatistics,
    Question, RecordsAction, ReplayAction, Scope, Status,
};
use nonet::engine::technique::Level;
use nonet::game::tally::{BoardLevel, Span};
use nonet::game::{Ending, GameRecord, MoveText};
use nonet::jobs::{SavePurpose, TargetFile};
use nonet::store::Folders;
use nonet::store::records::{append, load};

use super::program::{ONE_ANSWER, Program, START, document};
use crate::game::record;

fn home() -> (tempfile::TempDir, Folders) {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    (folder, folders)
}

fn program(folders: &Folders) -> Program {
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    program.start(Launch { folders: Some(folders.clone()), ..Launch::default() });
    program
}

/// A program that shows the statistics of these games.
fn showing(folders: &Folders, games: &[GameRecord]) -> Program {
    for game in games {
        append(folders, game).unwrap();
    }
    let mut program = program(folders);
    act(&mut program, RecordsAction::Show);
    program
}

fn act(program: &mut Program, action: RecordsAction) {
    program.act(Action::Records(action));
}

fn played(program: &Program) -> &PlayStatistics {
    match program.controller.dialog() {
        Some(Dialog::Played) => program.controller.play_statistics().unwrap(),
        other => panic!("the statistics were expected, not {other:?}"),
    }
}

/// A game that ended so many days ago.
fn days_ago(days: i64, ending: Ending, level: Level) -> GameRecord {
    let ended = START - days * 86_400;
    GameRecord { started: ended - 600, ended, offset: 0, level: Some(level), ..record(1, ending) }
}

fn some_games() -> [GameRecord; 4] {
    [
        days_ago(0, Ending::Solved, Level::Easy),
        days_ago(1, Ending::Solved, Level::Hard),
        days_ago(2, Ending::Left, Level::Hard),
        days_ago(400, Ending::Solved, Level::Easy),
    ]
}

#[test]
fn games_are_tallied_charted_and_listed() {
    let (_folder, folders) = home();
    let mut program = showing(&folders, &some_games());
    let it = played(&program);
    assert!(it.is_ready());
    assert_eq!((it.tally().games, it.tally().wins), (4, 3));
    let levels: Vec<_> =
        it.levels().into_iter().map(|(it, tally)| (it.level, tally.games)).collect();
    assert_eq!(levels, [(Some(Level::Easy), 2), (Some(Level::Hard), 2)]);
    assert_eq!((it.games_in_a_row().current, it.days_in_a_row().current), (2, 2));
    let ended: Vec<i64> = it.history().iter().map(|record| record.ended).collect();
    assert!(ended.is_sorted_by(|a, b| a > b), "newest first");
    let weeks: u64 = it.chart().iter().map(|bucket| bucket.tally.games).sum();
    assert_eq!((it.chart().len(), weeks), (12, 3));
    act(&mut program, RecordsAction::Span(Span::Day));
    let days: Vec<u64> = played(&program).chart().iter().map(|it| it.tally.games).collect();
    assert_eq!(days[9..], [1, 1, 1]);
    act(&mut program, RecordsAction::Scope(Scope::Level(BoardLevel::classic(Some(Level::Hard)))));
    let it = played(&program);
    assert_eq!((it.tally().games, it.history().len(), it.games_in_a_row().current), (2, 2, 1));
    assert_eq!(it.levels().len(), 2, "the levels to choose from stay");
    act(&mut program, RecordsAction::Scope(Scope::Level(BoardLevel::classic(None))));
    assert_eq!(played(&program).tally().games, 0);
    program.act(DialogAction::Dismissed);
    assert!(program.controller.dialog().is_none());
}

#[test]
fn without_games_or_a_home_nothing_is_shown() {
    let (_folder, folders) = home();
    let program = showing(&folders, &[]);
    assert!(played(&program).is_ready() && played(&program).all().is_empty());
    let mut homeless = Program::new();
    act(&mut homeless, RecordsAction::Show);
    assert!(played(&homeless).is_ready());
    act(&mut homeless, RecordsAction::Replay(0));
    act(&mut homeless, RecordsAction::Open(0));
    act(&mut homeless, RecordsAction::InReplay(ReplayAction::Forward));
    assert!(played(&homeless).replay().is_none());
}

#[test]
fn lines_that_cannot_be_understood_are_told_over_the_statistics() {
    let (_folder, folders) = home();
    append(&folders, &record(1, Ending::Solved)).unwrap();
    let mut file = fs::read(folders.games_file()).unwrap();
    file.extend_from_slice(b"hello\n");
    fs::write(folders.games_file(), file).unwrap();
    let mut program = showing(&folders, &[]);
    assert!(matches!(program.question(), Question::Failed(_)));
    program.act(DialogAction::Dismissed);
    assert_eq!(played(&program).tally().games, 1);
}

#[test]
fn games_are_forgotten_when_that_is_meant() {
    let (_folder, folders) = home();
    let mut program = showing(&folders, &some_games());
    act(&mut program, RecordsAction::Forget);
    program.answer(DialogButton::Cancel);
    assert_eq!(played(&program).tally().games, 4);
    act(&mut program, RecordsAction::Forget);
    program.answer(DialogButton::Forget);
    assert_eq!(played(&program).tally().games, 0);
    assert!(load(&folders).records.is_empty());
}

#[test]
fn games_are_exported() {
    let (folder, folders) = home();
    let mut program = showing(&folders, &some_games());
    let path = folder.path().join("games.csv");
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Replace });
    act(&mut program, RecordsAction::Export);
    assert_eq!(program.status(), &Status::Exported(path.clone(), Vec::new()));
    let written = fs::read_to_string(&path).unwrap();
    assert_eq!(written.lines().count(), 5);
    // A path that is typed replaces nothing unasked.
    fs::write(&path, "mine").unwrap();
    program.act(FilesAction::NoFileChooser(PathPurpose::Games));
    program.act(FilesAction::PathTyped(path.display().to_string()));
    assert!(matches!(program.question(), Question::FileExists(_)));
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    program.answer(DialogButton::Replace);
    assert_eq!(fs::read_to_string(&path).unwrap(), written);
    assert!(played(&program).is_ready(), "the statistics are still there");
    let absent = folder.path().join("no").join("games.csv");
    program.choice = Some(TargetFile { path: absent, purpose: SavePurpose::Replace });
    act(&mut program, RecordsAction::Export);
    assert!(matches!(program.question(), Question::Failed(_)));
}

#[test]
fn a_game_is_gone_through_again() {
    let (_folder, folders) = home();
    let game = GameRecord {
        givens: document(ONE_ANSWER).givens,
        moves: MoveText::from_text("5 r1c3=n24;20 r1c3=4;31 r1c4=6".to_owned()),
        title: "Monday".to_owned(),
        ..record(1, Ending::Left)
    };
    let mut program = showing(&folders, &[record(2, Ending::Solved), game.clone()]);
    act(&mut program, RecordsAction::Replay(9));
    assert!(played(&program).replay().is_none());
    act(&mut program, RecordsAction::Replay(1));
    assert_eq!(played(&program).replay().unwrap().count(), 0);
    act(&mut program, RecordsAction::Replay(0));
    let at = |program: &Program| {
        let replay = played(program).replay().unwrap();
        let entries = replay.board().entries().filled_count();
        (replay.made(), replay.time().as_millis(), entries, replay.is_running())
    };
    let mut step = |action| {
        act(&mut program, RecordsAction::InReplay(action));
        at(&program)
    };
    assert_eq!(step(ReplayAction::Back), (0, 0, 0, false));
    assert_eq!(step(ReplayAction::Forward), (1, 500, 0, false));
    assert_eq!(step(ReplayAction::ToEnd), (3, 3100, 2, false));
    assert_eq!(step(ReplayAction::Forward), (3, 3100, 2, false));
    assert_eq!(step(ReplayAction::GoTo(2)), (2, 2000, 1, false));
    assert_eq!(step(ReplayAction::Step), (2, 2000, 1, false), "nothing runs");
    assert_eq!(step(ReplayAction::Run), (2, 2000, 1, true));
    assert_eq!(step(ReplayAction::Step), (3, 3100, 2, false), "it stops at the end");
    assert_eq!(step(ReplayAction::Run), (0, 0, 0, true), "and begins anew");
    assert_eq!(step(ReplayAction::Step), (1, 500, 0, true));
    assert_eq!(step(ReplayAction::Back), (0, 0, 0, false), "a hand stops it");
    assert_eq!(step(ReplayAction::ToStart).0, 0);
    let replay = played(&program).replay().unwrap();
    assert_eq!(replay.touched(), replay.board().layout().cell(0, 2));
    assert_eq!((replay.record(), replay.is_whole()), (&game, true));
    program.act(DialogAction::Dismissed);
    assert!(played(&program).replay().is_none(), "back to the list");
    act(&mut program, RecordsAction::Open(0));
    assert!(program.controller.dialog().is_none());
    assert_eq!(program.givens(), ONE_ANSWER);
    assert_eq!(program.controller.document().about().title, "Monday");
}

#[test]
fn moves_that_cannot_be_read_are_no_moves() {
    let (_folder, folders) = home();
    let moves = MoveText::from_text("hello".to_owned());
    let mut program = showing(&folders, &[GameRecord { moves, ..record(1, Ending::Left) }]);
    act(&mut program, RecordsAction::Replay(0));
    act(&mut program, RecordsAction::InReplay(ReplayAction::Run));
    let replay = played(&program).replay().unwrap();
    assert_eq!((replay.count(), replay.is_whole(), replay.is_running()), (0, false, false));
    assert_eq!(replay.time(), Duration::ZERO);
}

#[test]
fn games_are_written_although_the_statistics_are_closed_meanwhile() {
    let (folder, folders) = home();
    let path = folder.path().join("games.csv");
    let mut program = showing(&folders, &some_games());
    program.choice = Some(TargetFile { path: path.clone(), purpose: SavePurpose::Create });
    program.hold = true;
    program.act(RecordsAction::Export);
    program.act(DialogAction::Dismissed);
    assert!(program.controller.play_statistics().is_none());
    program.run_jobs();
    assert!(matches!(program.status(), Status::Exported(..)));
    assert!(path.exists());
}
