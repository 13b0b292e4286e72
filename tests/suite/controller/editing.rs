//! Moving, writing, undo, copy and paste.

use nonet::controller::{BoardAction, Command, Face, FilesAction, Move, Shade, Status};
use nonet::engine::{Cell, Contradiction};

use super::program::{ONE_ANSWER, Program};

fn moved(from: usize, to: Move) -> usize {
    let mut program = Program::new();
    program.act(BoardAction::Pick(Cell::new(from).unwrap()));
    program.act(BoardAction::Move(to));
    program.controller.selected().index()
}

#[test]
fn every_move_goes_where_the_table_of_keys_says() {
    for (from, to, target) in [
        (0, Move::Next, 1),
        (8, Move::Next, 9),
        (80, Move::Next, 0),
        (1, Move::Previous, 0),
        (9, Move::Previous, 8),
        (0, Move::Previous, 80),
        (40, Move::Up, 31),
        (4, Move::Up, 4),
        (40, Move::Down, 49),
        (76, Move::Down, 76),
        (40, Move::RowStart, 36),
        (40, Move::RowEnd, 44),
        (40, Move::ColumnTop, 4),
        (40, Move::ColumnBottom, 76),
    ] {
        assert_eq!(moved(from, to), target, "{to:?} from {from}");
    }
}

#[test]
fn typing_writes_and_clearing_clears() {
    let mut program = Program::new();
    program.act(BoardAction::Type(5));
    assert_eq!(program.controller.faces()[0].digit().map(nonet::engine::Digit::get), Some(5));
    program.act(BoardAction::Type(10));
    program.act(BoardAction::Type(0));
    assert_eq!(&program.shown()[..1], "5", "no such digit on this board");
    program.act(BoardAction::Clear);
    assert_eq!(program.controller.faces()[0], Face::Empty);
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
    assert_eq!((conflicts.cells.len(), conflicts.houses.len()), (2, 1));
}

#[test]
fn shades_follow_the_selected_cell_and_digit() {
    let mut program = Program::typed("5........");
    program.act(BoardAction::Move(Move::ColumnBottom));
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
