//! Copy and paste, in every text format.

use std::time::Duration;

use nonet::controller::{
    BoardAction, Command, CursorMove, DialogButton, FilesAction, Launch, Question, Status,
};
use nonet::engine::{Cell, Digit, DigitSet};
use nonet::format::{Document, Kind, Loss, Problem, Work, WriteError, read, write};
use nonet::game::Play;
use nonet::jobs::{NoPuzzle, TextOrigin};
use nonet::store::Options;
use nonet::text::{Language, Say};
use nonet::window_text::document_name;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS, document};

/// A document with a title, an entry and a note.
fn full() -> Document {
    let mut full = document(ONE_ANSWER);
    full.about.title.push_str("Monday");
    full.entries.set(Cell::new(2).unwrap(), Digit::new(4));
    full.notes.set(Cell::new(3).unwrap(), DigitSet::of(Digit::new(6).unwrap()));
    full
}

fn text(document: &Document) -> String {
    write(Kind::Nonet, std::slice::from_ref(document)).unwrap()
}

/// It was still said long after, while the board was walked over.
#[test]
fn why_nothing_was_pasted_is_said_until_another_cell_is_selected() {
    let mut program = Program::typed(ONE_ANSWER);
    let standing = program.status().clone();
    for turn in [
        BoardAction::Move(CursorMove::Next),
        BoardAction::Leap(CursorMove::Next),
        BoardAction::Pick(Cell::new(40).unwrap()),
        BoardAction::PickAlso(Cell::new(41).unwrap()),
    ] {
        paste(&mut program, "no puzzle");
        assert!(matches!(program.status(), Status::NothingToPaste(_)));
        program.act(turn);
        assert_eq!(program.status(), &standing);
    }
    program.command(Command::Copy);
    program.act(BoardAction::Move(CursorMove::Next));
    assert_eq!(program.status(), &Status::CopiedPuzzle, "what was done is said on");
}

fn paste(program: &mut Program, text: &str) {
    text.clone_into(&mut program.clipboard);
    program.command(Command::Paste);
}

/// What is said of a pasted text with this many givens and nothing else.
fn pasted(givens: usize, origin: TextOrigin) -> Status {
    Status::Pasted { givens, entries: 0, origin, left_out: Vec::new() }
}

fn held(program: &Program) -> Document {
    program.controller.document().document().without_past()
}

#[test]
fn copy_gives_81_characters_and_paste_takes_them() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Copy);
    assert_eq!(program.clipboard, ONE_ANSWER);
    let mut other = Program::new();
    other.clipboard = program.clipboard;
    other.command(Command::Paste);
    let said = pasted(30, TextOrigin::Kind(Kind::List));
    assert_eq!((other.givens().as_str(), other.status()), (ONE_ANSWER, &said));
    other.command(Command::Undo);
    assert!(other.controller.document().board().is_empty(), "a paste is one edit");
}

#[test]
fn nonsense_in_the_clipboard_changes_nothing() {
    let mut program = Program::typed("5");
    program.clipboard = "12345".to_owned();
    program.command(Command::Paste);
    let Status::NothingToPaste(NoPuzzle::Unreadable(error)) = program.status() else { panic!() };
    assert_eq!(error.problem, Problem::TooFewCells { found: 5, expected: 9 });
    assert_eq!(&program.shown()[..2], "5.");
}

#[test]
fn what_holds_no_puzzle_is_named() {
    for (text, said) in [
        ("", "The clipboard holds neither a text nor a picture that Nonet can read."),
        (" \n", "The clipboard holds neither a text nor a picture that Nonet can read."),
        (
            "https://example.org/sudoku/1",
            "Nothing was pasted: “https://example.org/sudoku/1” is an address on the web; expected the digits of the \
             puzzle.",
        ),
        (
            "Dear Sir or Madam,\nplease find the puzzle in the attachment.",
            "Nothing was pasted: “Dear Sir or Madam,” is not a puzzle; expected 81 cells in a line, or nine rows of nine \
             cells.",
        ),
        (
            "A line that nobody can read to its end in a status bar",
            "Nothing was pasted: “A line that nobody can read to its end…” is not a puzzle; expected 81 cells in a line, \
             or nine rows of nine cells.",
        ),
        ("12345", "Nothing was pasted: line 1, column 6: found only 5 of 9 cells."),
    ] {
        let mut program = Program::new();
        paste(&mut program, text);
        assert_eq!(program.status().say(Language::ENGLISH), said);
    }
}

#[test]
fn what_became_of_a_pasted_puzzle_is_said() {
    let mut game = full();
    game.work = Some(Box::new(Work {
        play: Some(Play::default()),
        playing: true,
        ..Work::none(game.givens.layout())
    }));
    for (text, said) in [
        (ONE_ANSWER.to_owned(), "Pasted 30 givens from a line of cells."),
        (CODE.0.to_owned(), "Pasted 24 givens from a code of Nonet."),
        (text(&full()), "Pasted 30 givens and 1 entry from a Nonet document."),
        (
            text(&game),
            "Pasted 30 givens and 1 entry from a Nonet document, without the game and its time.",
        ),
    ] {
        let mut program = Program::new();
        paste(&mut program, &text);
        assert_eq!(program.status().say(Language::ENGLISH), said);
    }
}

#[test]
fn a_puzzle_on_another_board_takes_the_place_of_one_only_when_asked_to() {
    let small = ".".repeat(15) + "1";
    let mut program = Program::typed(ONE_ANSWER);
    paste(&mut program, &small);
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    assert_eq!(program.givens(), ONE_ANSWER);
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.controller.board().layout().cell_count(), 16);
    assert_eq!(*program.status(), pasted(1, TextOrigin::Kind(Kind::List)));
}

#[test]
fn every_kind_of_text_is_pasted() {
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
        let mut program = Program::new();
        let text = write(kind, &[document(ONE_ANSWER)]).unwrap();
        paste(&mut program, &text);
        // A text of SadMan without headers is nine rows.
        let said = pasted(30, TextOrigin::Kind(read(text.as_bytes()).unwrap().kind));
        assert_eq!((program.givens().as_str(), program.status()), (ONE_ANSWER, &said));
    }
}

#[test]
fn what_is_copied_as_a_kind_is_read_as_that_kind() {
    for kind in [Kind::List, Kind::Rows, Kind::PencilMarks, Kind::Sukaku, Kind::Library] {
        let mut program = Program::typed(ONE_ANSWER);
        program.command(Command::CopyAs(kind));
        let reading = read(program.clipboard.as_bytes()).unwrap();
        assert_eq!(reading.kind, kind);
        assert_eq!(reading.documents[0].givens, document(ONE_ANSWER).givens, "{kind:?}");
        assert_eq!(*program.status(), Status::CopiedAs(kind, Vec::new()));
    }
}

#[test]
fn one_line_is_copied_without_its_end() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::CopyAs(Kind::List));
    assert_eq!(program.clipboard, ONE_ANSWER);
    program.command(Command::CopyAs(Kind::Rows));
    assert_eq!(program.clipboard.len(), 9 * 10);
}

#[test]
fn an_answer_is_copied_as_a_kind_too() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Solve);
    program.command(Command::CopyAs(Kind::Rows));
    assert!(program.clipboard.starts_with("534678912\n672195348\n"));
    program.command(Command::CopyAs(Kind::GnomeCode));
    assert_eq!(*program.status(), Status::NotCopied(WriteError::NoCode));
    assert!(program.clipboard.starts_with("534678912\n"), "and the clipboard is as it was");
}

#[test]
fn what_a_copy_leaves_out_is_said() {
    let mut program = Program::new();
    paste(&mut program, &text(&full()));
    program.command(Command::CopyAs(Kind::Rows));
    let losses = vec![Loss::Entries, Loss::Notes, Loss::Title];
    assert_eq!(*program.status(), Status::CopiedAs(Kind::Rows, losses));
    program.command(Command::CopyAs(Kind::Nonet));
    assert_eq!(read(program.clipboard.as_bytes()).unwrap().documents, [full()]);
}

#[test]
fn a_paste_brings_title_and_notes_and_undo_takes_them_back() {
    let mut program = Program::typed(TWO_ANSWERS);
    let before = held(&program);
    paste(&mut program, &text(&full()));
    assert_eq!(held(&program), full());
    program.command(Command::Undo);
    assert_eq!(held(&program), before);
    program.command(Command::Redo);
    assert_eq!(held(&program), full());
}

#[test]
fn notes_of_one_puzzle_are_never_taken_for_those_of_another() {
    let mut program = Program::new();
    paste(&mut program, &text(&full()));
    program.command(Command::Undo);
    paste(&mut program, TWO_ANSWERS);
    assert_eq!(held(&program), document(TWO_ANSWERS), "nothing comes back from what was undone");
    paste(&mut program, &text(&full()));
    paste(&mut program, TWO_ANSWERS);
    assert!(held(&program).notes.is_empty());
    assert_eq!(held(&program).about.title, "Monday", "a bare board says nothing of a title");
}

#[test]
fn notes_alone_are_a_change() {
    let mut program = Program::new();
    let mut bare = full();
    bare.notes = document(ONE_ANSWER).notes;
    let (_folder, path) = super::program::file_in_folder("p.sdk");
    std::fs::write(&path, text(&bare)).unwrap();
    program.act(nonet::controller::Action::Files(FilesAction::OpenFrom(path)));
    paste(&mut program, &text(&full()));
    assert!(held(&program) == full() && program.controller.document().is_unsaved());
}

/// A code, and the first row of its puzzle.
const CODE: (&str, &str) = ("100B-S0TP-23MB", "...46.95.");

#[test]
fn a_code_that_is_pasted_is_its_puzzle() {
    let mut program = Program::new();
    program.clock_at(Duration::ZERO);
    paste(&mut program, &format!(" {}\n", CODE.0.to_lowercase()));
    assert!(program.givens().starts_with(CODE.1), "{}", program.givens());
    assert!(matches!(program.status(), Status::Pasted { origin: TextOrigin::Code, .. }));
    assert_eq!(program.controller.document().about().title, CODE.0);
    for (language, name) in [("en", "Easy · 18 November"), ("vi", "Dễ · 18 tháng 11")] {
        assert_eq!(
            document_name(program.controller.document(), Language::of_locale(language)),
            name
        );
    }
    program.command(Command::CopyCode);
    assert_eq!(program.clipboard, CODE.0, "it is shared by its code");
}

#[test]
fn a_code_alone_is_not_read_as_a_name() {
    let mut coded = document(ONE_ANSWER);
    coded.about.title = CODE.0.to_owned();
    let unrated = Options { statistics: false, ..Options::default() };
    for (options, name) in
        [(unrated, "Puzzle from a code"), (Options::default(), "Puzzle from a code · Beginner")]
    {
        let mut program = Program::with(options);
        paste(&mut program, &text(&coded));
        assert_eq!(document_name(program.controller.document(), Language::ENGLISH), name);
    }
}

#[test]
fn a_code_in_the_place_of_a_file_is_its_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::new();
    program.start(Launch { files: vec![folder.path().join(CODE.0)], ..Launch::default() });
    assert!(program.givens().starts_with(CODE.1), "{}", program.givens());
    let document = program.controller.document();
    assert_eq!((document.path(), document.about().title.as_str()), (None, CODE.0));
    assert!(document.is_playing() && !document.is_unsaved());
}
