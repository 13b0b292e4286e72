//! A picture compared with its puzzle, by keys, by the mouse and by what a screen reader finds.

use std::path::Path;

use nonet::controller::FilesAction;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::ui::{DialogAdapter, DialogKind, PhotoAdapter, PhotoTone};
use nonet::vision::Picture;
use slint::{ComponentHandle, Model};

use crate::program::Program;

/// A program to which a photograph of the tests was dropped.
pub(crate) fn comparing(name: &str) -> Program {
    let program = Program::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/photos");
    program.app.handle(FilesAction::Dropped(vec![folder.join(name)]));
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::Photo);
    program
}

fn digit(program: &Program, cell: usize) -> String {
    program.window().global::<PhotoAdapter>().get_cells().row_data(cell).unwrap().digit.into()
}

#[test]
fn keys_select_and_correct_cells() {
    let program = comparing("image1.jpg");
    let adapter = program.window().global::<PhotoAdapter>();
    assert_eq!((adapter.get_selected(), digit(&program, 3).as_str()), (0, "7"));
    for _ in 0..3 {
        program.key(Key::Right);
    }
    program.key(Key::Char('5'));
    assert_eq!(digit(&program, 3), "5");
    assert!(program.is_there("Row 1, column 4: 5, as you checked"));
    program.key(Key::Backspace);
    assert_eq!(digit(&program, 3), "");
    program.key(Key::Char('7'));
    program.key(Key::Down);
    assert_eq!(adapter.get_selected(), 12);
    program.key(Key::Enter);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::None);
    assert_eq!(&program.shown()[..9], "...7...8.");
}

#[test]
fn uncertain_cells_are_marked_until_they_are_checked() {
    let program = comparing("image70.jpg");
    let tones = || {
        let cells = program.window().global::<PhotoAdapter>().get_cells();
        cells.iter().filter(|cell| cell.tone == PhotoTone::Uncertain).count()
    };
    assert_eq!(tones(), 1);
    assert!(program.is_there("1 cell is uncertain. Compare it with the picture."));
    program.key(Key::Char(' '));
    assert_eq!(tones(), 0);
}

#[test]
fn corrections_are_undone_by_keys_wherever_the_focus_is() {
    let program = comparing("image1.jpg");
    let undo = Chord::control(Key::Char('z'));
    program.key(Key::Char('5'));
    assert_eq!(digit(&program, 0), "5");
    program.chord(undo);
    assert_eq!(digit(&program, 0), "");
    program.chord(Chord::control(Key::Char('y')));
    assert_eq!(digit(&program, 0), "5");
    program.click("Turn left");
    assert_ne!(digit(&program, 0), "5");
    // The button has the focus.
    program.chord(undo);
    assert_eq!(digit(&program, 0), "5");
    program.key(Key::Escape);
    assert!(program.is_there("Discard your corrections?"));
    program.click("Discard");
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::None);
}

#[test]
fn a_corner_is_moved_by_keys() {
    let program = comparing("image1.jpg");
    let adapter = program.window().global::<PhotoAdapter>();
    let corner = || adapter.get_corners().row_data(0).unwrap();
    let before = corner();
    program.find("Upper left corner of the board").invoke_accessible_default_action();
    program.key(Key::Left);
    assert!(corner().x < before.x);
    assert!((corner().y - before.y).abs() < 0.01);
    assert!(adapter.get_has_board(), "it is read again once the key is let go");
    assert_eq!(digit(&program, 3), "7");
    program.key(Key::Down);
    assert!(corner().y > before.y);
}

#[test]
fn a_picture_without_a_board_can_be_left_by_keys() {
    let program = Program::new();
    let blank = Picture::new(300, 200, vec![255; 60_000]).unwrap();
    program.app.handle(FilesAction::PastedPicture(Some(Box::new(blank))));
    assert!(program.is_there("No Sudoku was found here."));
    program.key(Key::Char('5'));
    program.key(Key::Enter);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::Photo);
    program.key(Key::Escape);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::None);
}

#[test]
fn the_picture_is_turned_and_left() {
    let program = comparing("image1.jpg");
    let adapter = program.window().global::<PhotoAdapter>();
    let (width, height) = (adapter.get_picture_width(), adapter.get_picture_height());
    program.click("Turn left");
    assert_eq!((adapter.get_picture_width(), adapter.get_picture_height()), (height, width));
    assert_eq!(
        adapter.get_picture().size().width < adapter.get_picture().size().height,
        height < width
    );
    program.click("Turn right");
    assert_eq!(digit(&program, 3), "7");
    program.key(Key::Escape);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::None);
    assert_eq!(program.shown(), ".".repeat(81));
}
