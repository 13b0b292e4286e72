//! An hour of random play: saving and loading never change anything, and undo leads back to the start.

use std::time::Duration;

use nonet::controller::{
    Action, BoardAction, Command, CursorMove, Dialog, DialogAction, DialogButton, EmptyHandAction,
    Launch, Pen, PlayAction, Question,
};
use nonet::engine::{Answers, Cell, Control, Puzzle};
use nonet::format::{Document, Kind, read, write};
use nonet::game::{Colour, GameBoard, NoteKind};
use nonet::store::session::{PreviousSession, Session};
use nonet::store::{Candidates, Folders, claim};

use crate::dice::Dice;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS};

impl Dice {
    fn cell(&mut self) -> Cell {
        Cell::new(self.below(81)).unwrap()
    }

    fn number(&mut self) -> u8 {
        u8::try_from(self.below(10)).unwrap()
    }
}

const MOVES: [CursorMove; 8] = [
    CursorMove::Next,
    CursorMove::Previous,
    CursorMove::Up,
    CursorMove::Down,
    CursorMove::RowStart,
    CursorMove::RowEnd,
    CursorMove::ColumnTop,
    CursorMove::ColumnBottom,
];

const COMMANDS: [Command; 23] = [
    Command::Undo,
    Command::Undo,
    Command::Redo,
    Command::ClearEntries,
    Command::PlayPuzzle,
    Command::EditPuzzle,
    Command::PlayAgain,
    Command::Pause,
    Command::Check,
    Command::NextPen,
    Command::DigitFirst,
    Command::ClearColours,
    Command::FilterDigit,
    Command::FilterNext,
    Command::FilterBivalue,
    Command::SelectSame,
    Command::MakeSavePoint,
    Command::NoteCandidates,
    Command::Solve,
    Command::Restore,
    Command::Hint,
    Command::ApplyHint,
    Command::Paste,
];

fn command(dice: &mut Dice) -> Command {
    match dice.below(8) {
        0 => Command::Pen(dice.one_of(&Pen::ALL)),
        1 => Command::Candidates(dice.one_of(&Candidates::ALL)),
        2 => Command::Colour(dice.one_of(&Colour::ALL)),
        3 => Command::ColourCandidate(dice.one_of(&Colour::ALL)),
        4 if dice.below(4) == 0 => Command::GoToSavePoint(dice.below(6)),
        4 if dice.below(4) == 0 => Command::DeleteSavePoint(dice.below(6)),
        _ => dice.one_of(&COMMANDS),
    }
}

fn action(dice: &mut Dice) -> Action {
    match dice.below(24) {
        0..6 => Action::Board(BoardAction::Pick(dice.cell())),
        6..10 => Action::Board(BoardAction::Type(dice.number())),
        10..13 => Action::Board(BoardAction::Note(
            dice.one_of(&[NoteKind::Corner, NoteKind::Centre]),
            dice.number(),
        )),
        13 => Action::Board(BoardAction::Move(dice.one_of(&MOVES))),
        14 => Action::Board(BoardAction::Extend(dice.one_of(&MOVES))),
        15 => Action::Board(BoardAction::Leap(dice.one_of(&MOVES))),
        16 => Action::Board(BoardAction::PickAlso(dice.cell())),
        17 => Action::Board(BoardAction::DragTo(dice.cell())),
        18 => Action::Board(BoardAction::PickCandidate(dice.cell(), dice.number())),
        19 => Action::Board(BoardAction::Clear),
        20 => Action::Board(BoardAction::Put(
            dice.one_of(&[EmptyHandAction::Next, EmptyHandAction::Clear]),
        )),
        21 if dice.below(20) == 0 => PlayAction::InFront(dice.below(3) > 0).into(),
        21 => Action::Tick,
        _ => Action::Command(command(dice)),
    }
}

/// The document of the session as it is kept on disk and read again.
fn through_disk(folders: &Folders, session: &Session) -> Session {
    let mut claimed = claim(folders).unwrap();
    claimed.slot.save(session).unwrap();
    drop(claimed);
    let previous = claim(folders).unwrap().previous.unwrap();
    assert_eq!(previous.end, None);
    previous.session
}

/// A program that was started with what the last one left.
fn restarted(session: Session) -> Program {
    let held = PreviousSession { session, end: None };
    let mut program = Program::new();
    program.start(Launch { session: Some(held), ..Launch::default() });
    if matches!(program.controller.dialog(), Some(Dialog::Question(Question::Recover(_)))) {
        program.answer(DialogButton::Restore);
    }
    program
}

fn check_kept(program: &Program, folders: &Folders) {
    let session = program.session.clone().expect("a session is kept from the first action on");
    let text = write(Kind::Nonet, std::slice::from_ref(&session.document)).unwrap();
    assert!(text.len() < nonet::format::MAX_BYTES, "{} bytes", text.len());
    let read = read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}")).documents.remove(0);
    assert!(read == session.document, "the file differs from the document");
    let kept = through_disk(folders, &session);
    assert!(kept == session, "the session on disk differs");
    let again = restarted(kept);
    let recalled = again.session.clone().expect("what came back is kept at once");
    assert!(recalled.document == session.document, "what came back differs");
    assert_eq!(again.controller.selection(), program.controller.selection());
}

/// Lets somebody play for so many actions, looking at what is kept every now and then.
fn play_at_random(seed: u64, actions: usize, between: usize) {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::below(folder.path());
    let mut dice = Dice::new(seed);
    let mut now = 0;
    let mut program = Program::new();
    let start: GameBoard = program.controller.document().board().clone();
    program.clipboard.push_str(ONE_ANSWER);
    program.command(Command::Paste);
    program.command(Command::PlayPuzzle);
    for done in 1..=actions {
        let action = action(&mut dice);
        if matches!(action, Action::Tick) {
            now += u64::try_from(dice.below(3000)).unwrap();
            program.clock_at(Duration::from_millis(now));
        }
        if matches!(action, Action::Command(Command::Paste)) {
            // Rarely, since it ends the game.
            let puzzle = dice.one_of(&[ONE_ANSWER, TWO_ANSWERS, "1.3", "nothing"]);
            program.clipboard.clear();
            program.clipboard.push_str(puzzle);
            if dice.below(40) > 0 {
                continue;
            }
        }
        act(&mut program, action);
        if dice.below(300) == 0 {
            solve(&mut program);
        }
        while program.controller.dialog().is_some() {
            let button = Action::Dialog(DialogAction::Answered(dice.below(3)));
            program.act(button);
        }
        if done % 10 == 0 {
            go_on(&mut program);
        }
        if done % between == 0 {
            check_kept(&program, &folders);
        }
    }
    check_kept(&program, &folders);
    undo_all(&mut program);
    assert!(*program.controller.document().board() == start, "undo leads elsewhere");
}

/// Does something, and looks whether the board is as it must be then.
fn act(program: &mut Program, action: Action) {
    let covered = program.controller.is_covered();
    let before = program.controller.document().board().clone();
    let uncovers = matches!(action, Action::Command(_));
    program.act(action);
    let board = program.controller.document().board();
    assert!(!covered || uncovers || *board == before, "a covered board was written on");
    if program.controller.is_finished() {
        let digits = board.digits();
        assert!(digits.is_full() && Puzzle::new(digits).is_ok(), "it is not solved");
    }
}

/// Puts the digits of an answer into the game, one after the other.
fn solve(program: &mut Program) {
    let givens = program.controller.document().board().givens();
    let Ok(puzzle) = Puzzle::new(givens.clone()) else { return };
    let mut answers = Answers::new(&puzzle);
    answers.next(&Control::default()).unwrap();
    let answer = answers.grid().unwrap_or(givens);
    for (cell, digit) in answer.filled() {
        if program.controller.document().board().get(cell).digit() != Some(digit) {
            act(program, Action::Board(BoardAction::Pick(cell)));
            act(program, Action::Board(BoardAction::Type(digit.get())));
        }
    }
}

/// Goes back to playing from wherever chance has led: nobody stays in a pause for most of an hour.
fn go_on(program: &mut Program) {
    program.act(PlayAction::InFront(true));
    if program.controller.is_covered() {
        program.command(Command::Pause);
    }
    program.command(Command::Restore);
    program.command(Command::PlayPuzzle);
}

fn undo_all(program: &mut Program) {
    program.act(PlayAction::InFront(true));
    if program.controller.is_covered() {
        program.command(Command::Pause);
    }
    program.command(Command::Restore);
    program.command(Command::EditPuzzle);
    while program.controller.is_enabled(Command::Undo) {
        program.command(Command::Undo);
    }
}

#[test]
fn a_few_minutes_at_random_are_kept_and_undone() {
    for seed in 1..=4 {
        play_at_random(seed, 600, 100);
    }
}

#[test]
#[ignore = "100,000 actions: run it in a release build"]
fn an_hour_at_random_is_kept_and_undone() {
    play_at_random(0x5EED, 100_000, 5_000);
}

/// What came back can be undone to the start as well.
#[test]
fn what_was_brought_back_is_undone_to_the_start() {
    let mut program = Program::new();
    program.clipboard.push_str(ONE_ANSWER);
    program.command(Command::Paste);
    program.command(Command::PlayPuzzle);
    program.act(BoardAction::Type(1));
    program.act(BoardAction::Move(CursorMove::Next));
    program.act(BoardAction::Move(CursorMove::Next));
    program.act(BoardAction::Type(4));
    let mut again = restarted(program.session.clone().unwrap());
    undo_all(&mut again);
    assert_eq!(*again.controller.document().board(), Document::default().board());
    while again.controller.is_enabled(Command::Redo) {
        again.command(Command::Redo);
    }
    assert_eq!(again.controller.document().board(), program.controller.document().board());
}
