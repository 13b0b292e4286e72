//! Moving, writing, undo, copy and paste.

use nonet::controller::commands::keys::{Chord, Key, action_of};
use nonet::controller::{BoardAction, Command, CursorMove, Face, FilesAction, Shade, Status};
use nonet::engine::{Cell, Contradiction};
use nonet::store::Options;

use super::program::{ONE_ANSWER, Program};

fn moved(from: usize, to: CursorMove) -> usize {
    let mut program = Program::new();
    program.act(BoardAction::Pick(Cell::new(from).unwrap()));
    program.act(BoardAction::Move(to));
    program.controller.selected().index()
}

#[test]
fn every_move_goes_where_the_table_of_keys_says() {
    for (from, to, target) in [
        (0, CursorMove::Next, 1),
        (8, CursorMove::Next, 9),
        (80, CursorMove::Next, 0),
        (1, CursorMove::Previous, 0),
        (9, CursorMove::Previous, 8),
        (0, CursorMove::Previous, 80),
        (40, CursorMove::Up, 31),
        (4, CursorMove::Up, 4),
        (40, CursorMove::Down, 49),
        (76, CursorMove::Down, 76),
        (40, CursorMove::RowStart, 36),
        (40, CursorMove::RowEnd, 44),
        (40, CursorMove::ColumnTop, 4),
        (40, CursorMove::ColumnBottom, 76),
    ] {
        assert_eq!(moved(from, to), target, "{to:?} from {from}");
    }
}

#[test]
fn typing_writes_and_clearing_clears() {
    let mut program = Program::new();
    program.act(BoardAction::Type(5));
    assert_eq!(program.controller.faces()[0].digit().map(nonet::engine::Digit::get), Some(5));
    program.act(BoardAction::Pick(Cell::new(0).unwrap()));
    program.act(BoardAction::Type(10));
    program.act(BoardAction::Type(0));
    assert_eq!(&program.shown()[..1], "5", "no such digit on this board");
    assert_eq!(program.controller.selected().index(), 0);
    program.act(BoardAction::Clear);
    assert_eq!(program.controller.faces()[0], Face::Empty);
    assert_eq!(program.controller.selected().index(), 0, "clearing does not move");
}

/// A program in which these keys were pressed one after the other: `<` is Backspace, `-` is Delete.
fn pressed(options: Options, keys: &str) -> Program {
    let mut program = Program::with(Options { statistics: false, ..options });
    press(&mut program, keys);
    program
}

fn press(program: &mut Program, keys: &str) {
    for key in keys.chars() {
        let chord = match key {
            '<' => Chord::plain(Key::Backspace),
            '-' => Chord::plain(Key::Delete),
            key => Chord::plain(Key::Char(key)),
        };
        program.act(action_of(chord).unwrap());
    }
}

/// Presses keys on an empty board, and compares the start of the board and the selected cell.
fn check_pressed(options: &Options, keys: &str, board: &str, selected: usize) {
    let program = pressed(options.clone(), keys);
    assert_eq!(&program.shown()[..board.len()], board, "{keys:?}");
    assert!(program.shown()[board.len()..].chars().all(|cell| cell == '.'), "{keys:?}");
    assert_eq!(program.controller.selected().index(), selected, "{keys:?}");
}

#[test]
fn a_puzzle_is_typed_with_a_key_for_each_cell() {
    for empty in ['.', '0', ' '] {
        let keys = ONE_ANSWER.replace('.', &empty.to_string());
        let program = pressed(Options::default(), &keys);
        assert_eq!(program.givens(), ONE_ANSWER, "{empty:?}");
        assert_eq!(program.controller.selected().index(), 80, "the last cell stays selected");
    }
}

#[test]
fn keys_write_clear_and_go_back_while_a_puzzle_is_edited() {
    let usual = Options::default();
    check_pressed(&usual, "12", "12", 2);
    check_pressed(&usual, "1.2", "1.2", 3);
    check_pressed(&usual, "12<", "1", 1);
    check_pressed(&usual, "12<<<", "", 0);
    check_pressed(&usual, "12<3", "13", 2);
    check_pressed(&usual, "1<-", "", 0);
    check_pressed(&usual, "123456789", "123456789", 9);
    let in_place = Options { typing_moves_on: false, ..Options::default() };
    check_pressed(&in_place, "12", "2", 0);
    check_pressed(&in_place, "1<", "", 0);
    check_pressed(&in_place, "10", "", 0);
    check_pressed(&in_place, "1 ", "", 0);
}

#[test]
fn the_last_cell_is_taken_back_where_it_was_typed() {
    let mut program = pressed(Options::default(), &".".repeat(80));
    press(&mut program, "7");
    assert!(program.shown().ends_with('7'));
    press(&mut program, "<");
    assert_eq!((program.shown(), program.controller.selected().index()), (".".repeat(81), 80));
    press(&mut program, "7<<");
    assert_eq!((program.shown(), program.controller.selected().index()), (".".repeat(81), 79));
}

#[test]
fn several_selected_cells_are_cleared_where_they_are() {
    for key in ["0", ".", " ", "<", "-"] {
        let mut program = pressed(Options::default(), "123");
        program.act(BoardAction::Pick(Cell::new(0).unwrap()));
        program.act(BoardAction::DragTo(Cell::new(1).unwrap()));
        press(&mut program, key);
        assert_eq!(&program.shown()[..3], "..3", "{key:?}");
        assert_eq!(program.controller.selection().cells().len(), 2, "{key:?}");
    }
}

#[test]
fn nothing_moves_by_itself_in_a_game() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    let cell = Cell::new(2).unwrap();
    program.act(BoardAction::Pick(cell));
    for key in ["4", "0", "4", " ", "4", "<", "4", "-"] {
        press(&mut program, key);
        let is_written = key == "4";
        assert_eq!(&program.shown()[2..3], if is_written { "4" } else { "." }, "{key:?}");
        assert_eq!(program.controller.selected(), cell, "{key:?}");
    }
    press(&mut program, ".");
    assert!(program.controller.filter().is_some(), "a full stop looks for a digit in a game");
}

#[test]
fn a_typed_puzzle_is_what_was_typed() {
    let program = Program::typed(ONE_ANSWER);
    assert_eq!(program.givens(), ONE_ANSWER);
    assert_eq!(*program.status(), Status::Editing { givens: 30, ruled_out: 0 });
}

#[test]
fn undo_and_redo_move_the_selection_to_what_changed() {
    let mut program = Program::typed("5....3");
    program.command(Command::Undo);
    assert_eq!((program.controller.selected().index(), &program.shown()[..6]), (5, "5....."));
    program.command(Command::Undo);
    assert!(program.controller.document().board().is_empty());
    assert!(!program.controller.is_enabled(Command::Undo));
    program.command(Command::Redo);
    program.command(Command::Redo);
    assert_eq!(&program.shown()[..6], "5....3");
    assert!(!program.controller.is_enabled(Command::Redo));
}

#[test]
fn a_conflict_is_said_and_marked_while_typing() {
    let program = Program::typed("5...5");
    let Status::Contradictory(reasons) = program.status() else { panic!() };
    let Contradiction::Repeated { cells, .. } = &reasons[0] else { panic!() };
    assert_eq!(cells.iter().map(|cell| cell.index()).collect::<Vec<_>>(), [0, 4]);
    let conflicts = program.controller.conflicts();
    assert_eq!((conflicts.cells.len(), conflicts.pairs.len()), (2, 1));
}

#[test]
fn equal_digits_of_a_row_and_a_box_are_one_conflict() {
    let conflicts = Program::typed("55").controller.conflicts();
    let [first, second] = [0, 1].map(|cell| Cell::new(cell).unwrap());
    assert_eq!((conflicts.cells, conflicts.pairs), (vec![first, second], vec![[first, second]]));
    assert!(conflicts.houses.is_empty(), "no house is marked for digits that are there");
}

#[test]
fn shades_follow_the_selected_cell_and_digit() {
    let mut program = Program::typed("5........");
    program.act(BoardAction::Move(CursorMove::ColumnBottom));
    program.act(BoardAction::Type(5));
    program.act(BoardAction::Pick(Cell::new(0).unwrap()));
    let shades = program.controller.shades();
    assert_eq!(shades.iter().filter(|&&shade| shade == Shade::Peer).count(), 19);
    assert_eq!(shades[72], Shade::Equal);
    assert_eq!((shades[0], shades[80]), (Shade::None, Shade::None));
}

#[test]
fn entries_can_be_cleared_and_brought_back() {
    let mut program = Program::new();
    let (_folder, path) = super::program::file_in_folder("p.sdk");
    let mut document = super::program::document(ONE_ANSWER);
    document.entries.set(Cell::new(2).unwrap(), nonet::engine::Digit::new(4));
    let text = nonet::format::write(nonet::format::Kind::Nonet, &[document]).unwrap();
    std::fs::write(&path, text).unwrap();
    program.act(FilesAction::OpenFrom(path));
    assert!(matches!(program.controller.faces()[2], Face::Entry(_)));
    program.command(Command::ClearEntries);
    assert_eq!(program.controller.faces()[2], Face::Empty);
    assert!(!program.controller.is_enabled(Command::ClearEntries));
    program.command(Command::Undo);
    assert!(matches!(program.controller.faces()[2], Face::Entry(_)));
}
