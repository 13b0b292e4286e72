//! Which games are recorded, and with which data.

use std::time::Duration;

use nonet::controller::{BoardAction, Command, DialogAction, DialogButton, FilesAction, Launch};
use nonet::engine::generate::Code;
use nonet::engine::technique::Level;
use nonet::engine::{Answers, Control, Puzzle};
use nonet::format::{Kind, read, write};
use nonet::game::{Ending, GameBoard, GameRecord, Replay};
use nonet::store::session::{PreviousSession, Session, SessionEnd};
use nonet::store::{Folders, Options};

use super::program::{ONE_ANSWER, Program, START, TWO_ANSWERS, document, file_in_folder};

/// A puzzle with a single open cell, for a 9.
const NEARLY: &str =
    "53467891267219534819834256785976142342685379171392485696153728428741963534528617.";

/// A program that asks nothing before a game is left.
fn program() -> Program {
    let options = Options { statistics: false, ask_before_leaving: false, ..Options::default() };
    Program::with(options)
}

/// A program in which the puzzle of `line` is played, `elapsed` seconds after the start.
fn playing(line: &str) -> Program {
    let mut program = program();
    program.type_line(line);
    tick(&mut program, 100);
    program.command(Command::PlayPuzzle);
    program
}

fn tick(program: &mut Program, seconds: u64) {
    program.clock_at(Duration::from_secs(seconds));
}

/// Puts a digit into the cell at this place of the board, row by row.
fn put(program: &mut Program, place: usize, digit: u8) {
    program.act(BoardAction::Pick(nonet::engine::Cell::new(place).unwrap()));
    program.act(BoardAction::Type(digit));
}

/// Puts the answer into every open cell.
fn solve(program: &mut Program) {
    let givens = program.controller.document().board().givens();
    let mut answers = Answers::new(&Puzzle::new(givens.clone()).unwrap());
    answers.next(&Control::default()).unwrap();
    for (cell, digit) in answers.grid().unwrap().filled() {
        if givens.get(cell).is_none() {
            program.act(BoardAction::Pick(cell));
            program.act(BoardAction::Type(digit.get()));
        }
    }
}

/// The only game that was remembered.
#[track_caller]
fn only(program: &Program) -> &GameRecord {
    assert_eq!(program.ended.len(), 1, "{:?}", program.ended);
    &program.ended[0].record
}

fn replay(record: &GameRecord) -> Replay {
    let start =
        GameBoard::new(&record.givens, &nonet::engine::Grid::empty(record.givens.layout().clone()));
    Replay::new(start, record.moves.read(record.givens.layout()).unwrap())
}

#[test]
fn a_solved_game_is_remembered_with_its_moves() {
    let mut program = playing(ONE_ANSWER);
    tick(&mut program, 107);
    put(&mut program, 2, 9);
    tick(&mut program, 110);
    program.command(Command::Undo);
    program.command(Command::Hint);
    tick(&mut program, 160);
    solve(&mut program);
    let record = only(&program).clone();
    assert_eq!(record.ending, Ending::Solved);
    assert_eq!(record.givens, document(ONE_ANSWER).givens);
    assert_eq!((record.played, record.mistakes), (Duration::from_mins(1), 1));
    assert!(record.hints > 0, "the hint is counted");
    assert_eq!((record.level, record.score.is_some()), (Some(Level::Beginner), true));
    assert_eq!((record.started, record.ended), (START + 100, START + 160));
    let answer = program.ended[0].answer.clone().unwrap();
    let mut replay = replay(&record);
    assert_eq!(replay.time_of_next(), Some(Duration::from_secs(7)));
    replay.forward();
    assert_eq!(replay.board().entries().filled_count(), 1);
    replay.forward();
    assert_eq!((replay.board().entries().filled_count(), replay.time().as_secs()), (0, 10));
    replay.go_to(replay.count());
    assert_eq!(replay.board().digits(), answer);
    // It is over: nothing more is remembered of it.
    program.command(Command::New);
    assert_eq!(program.ended.len(), 1);
}

#[test]
fn a_game_that_another_puzzle_ends_is_lost() {
    let mut program = playing(ONE_ANSWER);
    put(&mut program, 2, 4);
    tick(&mut program, 130);
    program.command(Command::New);
    let record = only(&program);
    assert_eq!((record.ending, record.played), (Ending::Left, Duration::from_secs(30)));
    assert_eq!(replay(record).count(), 1);
    assert_eq!(program.ended[0].answer, None);
}

#[test]
fn a_game_whose_answer_was_looked_at_is_not_won() {
    let mut program = playing(NEARLY);
    program.command(Command::Solve);
    program.command(Command::Restore);
    put(&mut program, 80, 9);
    assert_eq!(only(&program).ending, Ending::AnswerShown);
    let mut program = playing(NEARLY);
    program.command(Command::EditPuzzle);
    program.command(Command::Solve);
    program.command(Command::Restore);
    program.command(Command::PlayPuzzle);
    put(&mut program, 80, 9);
    assert_eq!(only(&program).ending, Ending::AnswerShown, "it was set aside");
}

#[test]
fn a_game_that_a_paste_ends_is_lost() {
    let mut program = playing(ONE_ANSWER);
    put(&mut program, 2, 4);
    program.clipboard = TWO_ANSWERS.to_owned();
    program.command(Command::Paste);
    assert_eq!(only(&program).ending, Ending::Left);
    assert_eq!(only(&program).givens, document(ONE_ANSWER).givens);
}

#[test]
fn the_moves_of_a_position_begin_with_what_stands_there() {
    let (_folder, path) = file_in_folder("position.sdk");
    let mut position = document(ONE_ANSWER);
    position.entries = nonet::engine::Grid::empty(position.givens.layout().clone());
    let cell = nonet::engine::Cell::new(2).unwrap();
    position.entries.set(cell, Some(nonet::engine::Digit::CLASSIC[3]));
    std::fs::write(&path, write(Kind::Nonet, &[position]).unwrap()).unwrap();
    let mut program = program();
    program.act(FilesAction::OpenFrom(path.clone()));
    program.command(Command::PlayPuzzle);
    program.command(Command::New);
    assert!(program.ended.is_empty(), "nothing was done");
    program.act(FilesAction::OpenFrom(path));
    program.command(Command::PlayPuzzle);
    solve(&mut program);
    let mut replay = replay(only(&program));
    replay.go_to(replay.count());
    assert!(replay.board().digits().is_full());
}

#[test]
fn a_game_began_when_it_began_however_often_it_was_left() {
    let mut before = playing(NEARLY);
    put(&mut before, 80, 1);
    let mut program = self::program();
    tick(&mut program, 200_000);
    let session = before.session.clone().unwrap();
    program.start(Launch {
        session: Some(PreviousSession { session, end: Some(SessionEnd::Quit) }),
        ..Launch::default()
    });
    put(&mut program, 80, 9);
    let record = only(&program);
    assert_eq!((record.started, record.ended), (START + 100, START + 200_000));
}

#[test]
fn what_was_only_looked_at_was_no_game() {
    let mut program = playing(ONE_ANSWER);
    tick(&mut program, 500);
    program.command(Command::New);
    assert!(program.ended.is_empty());
    let mut edited = Program::typed(TWO_ANSWERS);
    edited.command(Command::Solve);
    edited.command(Command::New);
    edited.answer(DialogButton::DoNotSave);
    assert!(edited.ended.is_empty());
}

#[test]
fn a_game_begun_anew_was_none() {
    let mut program = playing(NEARLY);
    put(&mut program, 80, 1);
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    assert!(program.ended.is_empty());
    tick(&mut program, 105);
    put(&mut program, 80, 9);
    let record = only(&program);
    assert_eq!((record.ending, record.mistakes), (Ending::Solved, 0));
    assert_eq!(record.played, Duration::from_secs(5));
    program.act(DialogAction::Dismissed);
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    put(&mut program, 80, 9);
    assert_eq!(program.ended.len(), 2, "solved once more");
}

#[test]
fn a_game_set_aside_for_editing_goes_on() {
    let mut program = playing(ONE_ANSWER);
    put(&mut program, 2, 1);
    program.command(Command::EditPuzzle);
    assert!(program.ended.is_empty());
    program.command(Command::PlayPuzzle);
    solve(&mut program);
    let record = only(&program);
    assert_eq!((record.ending, replay(record).count()), (Ending::Solved, 52));
}

#[test]
fn a_game_that_comes_back_with_the_session_goes_on_with_its_moves() {
    let mut before = playing(NEARLY);
    tick(&mut before, 103);
    put(&mut before, 80, 1);
    tick(&mut before, 140);
    before.command(Command::Quit);
    assert!(before.quit && before.ended.is_empty());
    let mut program = self::program();
    tick(&mut program, 5);
    let session = before.session.clone().unwrap();
    let held = Some(PreviousSession { session, end: Some(SessionEnd::Quit) });
    program.start(Launch { session: held, ..Launch::default() });
    tick(&mut program, 7);
    put(&mut program, 80, 9);
    let record = only(&program);
    assert_eq!(record.ending, Ending::Solved);
    let mut replay = replay(record);
    replay.forward();
    let last = nonet::engine::Cell::new(80).unwrap();
    assert_eq!(replay.board().get(last).digit().unwrap().get(), 1, "as it was before");
    assert_eq!((replay.count(), replay.time()), (2, Duration::from_secs(3)));
    assert_eq!(replay.time_of_next(), Some(Duration::from_secs(42)));
}

#[test]
fn moves_that_do_not_lead_to_the_board_are_taken_from_what_can_be_undone() {
    let mut before = playing(NEARLY);
    tick(&mut before, 103);
    put(&mut before, 80, 1);
    let text = write(Kind::Nonet, &[before.session.clone().unwrap().document]).unwrap();
    let moves = "moves: \"30 r9c9=1\"";
    assert!(text.contains(moves), "{text}");
    for other in ["moves: \"hello\"", "moves: \"30 r9c9=2\"", "moves: \"\""] {
        let document = read(text.replace(moves, other).as_bytes()).unwrap().documents.remove(0);
        let session = Session { document, ..before.session.clone().unwrap() };
        let mut program = self::program();
        let held = Some(PreviousSession { session, end: Some(SessionEnd::Quit) });
        program.start(Launch { session: held, ..Launch::default() });
        put(&mut program, 80, 9);
        let record = only(&program);
        assert!(record.moves.as_str().ends_with(";30 r9c9=9"), "{other}: {:?}", record.moves);
        assert_eq!(replay(record).count(), 2, "{other}");
    }
}

#[test]
fn a_game_begun_anew_without_a_mistake_was_none_either() {
    let mut program = playing(ONE_ANSWER);
    tick(&mut program, 110);
    put(&mut program, 2, 4);
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    tick(&mut program, 115);
    solve(&mut program);
    let record = only(&program);
    assert_eq!((record.played, replay(record).count()), (Duration::from_secs(5), 51));
}

#[test]
fn a_puzzle_that_was_made_is_remembered_with_its_code() {
    let code = Code::of_puzzle(&Puzzle::new(document(NEARLY).givens).unwrap()).unwrap();
    let mut made = document(NEARLY);
    made.about.title = code.to_string();
    let (_folder, path) = file_in_folder("made.sdk");
    std::fs::write(&path, write(Kind::Nonet, &[made]).unwrap()).unwrap();
    let mut program = program();
    program.act(FilesAction::OpenFrom(path));
    program.command(Command::PlayPuzzle);
    put(&mut program, 80, 9);
    assert_eq!(only(&program).code, code.to_string());
}

#[test]
fn a_game_that_does_not_come_back_is_lost_when_the_program_is_left() {
    let options = Options {
        statistics: false,
        ask_before_leaving: false,
        restore_session: false,
        ..Options::default()
    };
    let mut program = Program::with(options);
    program.type_line(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    put(&mut program, 2, 4);
    program.command(Command::Quit);
    assert_eq!(only(&program).ending, Ending::Left);
}

#[test]
fn the_text_of_a_solved_game_goes_where_that_is_wanted() {
    let logs = std::path::PathBuf::from("/logs");
    let mut program = Program::with(Options {
        statistics: false,
        ask_before_leaving: false,
        game_logs: Some(logs.clone()),
        ..Options::default()
    });
    program.type_line(NEARLY);
    program.command(Command::PlayPuzzle);
    put(&mut program, 80, 9);
    assert_eq!(program.ended[0].log_to, Some(logs));
    program.act(DialogAction::Dismissed);
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    put(&mut program, 80, 1);
    program.command(Command::New);
    assert_eq!((program.ended.len(), program.ended[1].log_to.clone()), (2, None));
}

#[test]
fn ratings_of_games_are_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let mut program = program();
    program.start(Launch { folders: Some(folders.clone()), ..Launch::default() });
    program.type_line(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    let cells = document(ONE_ANSWER).givens.classic_cells().unwrap();
    let levels = nonet::store::library::Levels::load(&folders);
    assert!(levels.get(&cells).is_some());
    let kept = |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap();
    let before = kept(folders.levels_file());
    program.command(Command::New);
    program.type_line(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    assert_eq!(kept(folders.levels_file()), before, "it is known already");
}
