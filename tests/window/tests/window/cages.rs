//! Cages that are set by keyboard and by mouse, and the combinations beside the board.

use i_slint_backend_testing::ElementHandle;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Command, ConstraintKind, DialogAction, FilesAction};
use nonet::ui::{BoardAdapter, CombinationsAdapter, MarkShape};
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};

use crate::program::Program;

const CAGE: ConstraintKind = ConstraintKind::Cage;

/// The sums that stand on the board, one for each outline.
fn labels(program: &Program) -> Vec<String> {
    let marks = program.window().global::<BoardAdapter>().get_marks();
    let outlines = marks.iter().filter(|mark| mark.shape == MarkShape::Outline);
    outlines.map(|mark| mark.label.to_string()).collect()
}

fn middle(element: &ElementHandle) -> LogicalPosition {
    let (corner, size) = (element.absolute_position(), element.size());
    LogicalPosition::new(corner.x + size.width / 2.0, corner.y + size.height / 2.0)
}

/// Drags the mouse over cells, from the first to the last.
fn drag(program: &Program, cells: &[&str]) {
    let places: Vec<LogicalPosition> =
        cells.iter().map(|cell| middle(&program.find(cell))).collect();
    let window = program.window().window();
    let button = PointerEventButton::Left;
    window.dispatch_event(WindowEvent::PointerMoved { position: places[0] });
    window.dispatch_event(WindowEvent::PointerPressed { position: places[0], button });
    for &position in &places[1..] {
        window.dispatch_event(WindowEvent::PointerMoved { position });
    }
    let position = places[places.len() - 1];
    window.dispatch_event(WindowEvent::PointerReleased { position, button });
    Program::settle();
}

/// A game with two cages, one of which shows a sum.
fn game() -> Program {
    let program = Program::new();
    let rows = "\".........\", ".repeat(9);
    let text = format!(
        "Nonet(version: 4, givens: [{rows}], constraints: [\"cage 8 r1c1 r1c2 r1c3\", \"cage r4c4 r4c5\"])"
    );
    program.app.handle(FilesAction::Pasted(text));
    program.command(Command::PlayPuzzle);
    program.app.handle(DialogAction::Answered(1));
    program
}

#[test]
fn a_cage_is_set_and_numbered_by_keys_alone() {
    let program = Program::new();
    program.chord(Chord::shift(Key::Right));
    program.chord(Chord::control(Key::Char('k')));
    assert_eq!(labels(&program), [""]);
    program.text("1");
    assert_eq!(labels(&program), ["1"], "the figures are seen as they are typed");
    assert_eq!(program.heard("Row 1, column 1"), "empty, in a cage of 2 cells, sum 1");
    program.text("4");
    assert_eq!(labels(&program), ["14"]);
    program.key(Key::Enter);
    program.text("5");
    assert_eq!(program.digit("Row 1, column 2"), "5", "digits are givens again");
    program.chord(Chord::control(Key::Char('z')));
    program.chord(Chord::control(Key::Char('z')));
    assert_eq!(labels(&program), [""]);
    program.chord(Chord::control(Key::Char('e')));
    program.key(Key::Delete);
    assert!(labels(&program).is_empty());
}

#[test]
fn escape_ends_the_sum_and_then_the_tool() {
    let program = Program::new();
    program.chord(Chord::alt(Key::Char('k')));
    drag(&program, &["Row 1, column 1", "Row 1, column 2"]);
    program.text("1");
    program.key(Key::Escape);
    assert_eq!(labels(&program), [""]);
    let draws = || program.window().global::<BoardAdapter>().get_drawing();
    assert!(draws());
    program.key(Key::Escape);
    program.key(Key::Escape);
    assert!(!draws());
    drag(&program, &["Row 5, column 1", "Row 5, column 3"]);
    assert_eq!(labels(&program).len(), 1, "the mouse selects cells again");
}

#[test]
fn the_mouse_draws_extends_and_removes() {
    let program = Program::new();
    program.command(Command::DrawConstraints(CAGE));
    drag(&program, &["Row 1, column 1", "Row 1, column 2", "Row 2, column 2"]);
    program.text("12");
    drag(&program, &["Row 2, column 2", "Row 2, column 3"]);
    let in_cage = "empty, in a cage of 4 cells, sum 12";
    assert_eq!(program.heard("Row 2, column 3"), in_cage);
    drag(&program, &["Row 2, column 4", "Row 2, column 3", "Row 2, column 5"]);
    assert_eq!(program.heard("Row 2, column 3"), in_cage);
    assert_eq!(program.heard("Row 2, column 5"), "empty, in a cage of 2 cells");
    program.click("Row 1, column 1");
    assert_eq!(program.heard("Row 2, column 3"), "empty");
    assert_eq!(labels(&program), [""]);
}

#[test]
fn combinations_are_struck_out_by_mouse_and_by_keys() {
    let program = game();
    assert!(program.is_there("Cage 8, 3 cells"));
    program.click("Combination 1 2 5");
    assert!(program.is_there("Combination 1 2 5, struck out"));
    program.chord(Chord::control(Key::Char('i')));
    Program::settle();
    // The list says where the keyboard is, as the combination itself does.
    assert_eq!(program.find_all("Combination 1 2 5, struck out").len(), 2);
    program.key(Key::Char(' '));
    assert_eq!(program.find_all("Combination 1 2 5").len(), 2);
    program.key(Key::Right);
    assert_eq!(program.find_all("Combination 1 3 4").len(), 2);
    program.key(Key::Enter);
    assert!(program.is_there("Combination 1 3 4, struck out"));
    program.key(Key::Escape);
    program.key(Key::Right);
    assert_eq!(program.selected(), 1, "the board has the keyboard again");
    program.text("3");
    assert!(!program.is_there("Combination 1 2 5"));
    program.key(Key::Down);
    assert!(program.is_there("Select a cell of a cage that shows a sum."));
}

#[test]
fn a_small_window_shows_combinations_that_are_asked_for() {
    let program = game();
    program.resize(560.0, 520.0);
    assert!(!program.is_there("Combination 1 2 5"));
    program.chord(Chord::control(Key::Char('i')));
    Program::settle();
    assert!(program.is_there("Combination 1 2 5"));
    program.click("Close the combinations");
    Program::settle();
    assert!(!program.is_there("Combination 1 2 5"));
    let adapter = program.window().global::<CombinationsAdapter>();
    assert!(!adapter.get_asked());
}

#[test]
fn a_puzzle_without_sums_has_no_combinations() {
    let program = Program::typed("5");
    program.chord(Chord::control(Key::Char('i')));
    Program::settle();
    assert!(!program.is_there("Combinations"));
}

#[test]
fn a_cage_is_numbered_and_removed_with_the_mouse_alone() {
    let program = Program::new();
    program.command(Command::DrawConstraints(CAGE));
    drag(&program, &["Row 1, column 1", "Row 1, column 2", "Row 1, column 3"]);
    program.click("Figure 2");
    program.click("Figure 0");
    assert_eq!(labels(&program), ["20"]);
    program.click("Clear the cell");
    assert_eq!(labels(&program), [""]);
    program.click("Clear the cell");
    assert!(labels(&program).is_empty());
    assert!(program.is_there("Digit 2"), "the keypad has digits again");
}
