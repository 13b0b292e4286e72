//! A game in the window: with keys alone, with the mouse alone, and what a screen reader hears of it.

use std::time::Duration;

use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{BoardAction, Command, Controller, FilesAction, PlayAction};
use nonet::engine::Cell;
use nonet::game::Colour;
use nonet::store::Options;
use nonet::text::{Language, Say};
use nonet::ui::{
    BoardAdapter, DialogAdapter, DialogKind, DrawingAdapter, PickerAdapter, PlayAdapter, PlayPen,
    SolvedAdapter,
};
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};

use crate::program::{ANSWER, ONE_ANSWER, Program};

/// The puzzle with one answer, and all of that but the last three cells as entries.
fn nearly_solved() -> Program {
    let program = playing(Options { statistics: false, ..Options::default() });
    for (cell, digit) in ANSWER.chars().enumerate().take(78) {
        if ONE_ANSWER.as_bytes()[cell] == b'.' {
            program.app.handle(BoardAction::Pick(Cell::new(cell).unwrap()));
            program.text(&digit.to_string());
        }
    }
    program
}

fn playing(options: Options) -> Program {
    let program = Program::with(options);
    program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
    program.key(Key::F(8));
    program
}

fn game() -> Program {
    playing(Options { statistics: false, ..Options::default() })
}

fn let_the_wave_pass() {
    (0..200).for_each(|_| mock_elapsed_time(Duration::from_millis(16)));
}

fn said(program: &Program, cell: &str) -> String {
    program.heard(cell)
}

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

fn centre(element: &ElementHandle) -> LogicalPosition {
    let (at, size) = (element.absolute_position(), element.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
}

/// Presses the left button in one cell, and lets it go in another.
fn drag(program: &Program, from: &str, to: &str) {
    let window = program.window().window();
    let (from, to) = (centre(&program.find(from)), centre(&program.find(to)));
    let button = PointerEventButton::Left;
    window.dispatch_event(WindowEvent::PointerMoved { position: from });
    window.dispatch_event(WindowEvent::PointerPressed { position: from, button });
    window.dispatch_event(WindowEvent::PointerMoved { position: to });
    window.dispatch_event(WindowEvent::PointerReleased { position: to, button });
    mock_elapsed_time(Duration::from_millis(20));
}

/// A game that was solved just now.
pub(crate) fn solved_game() -> Program {
    let program = nearly_solved();
    program.app.handle(BoardAction::Pick(Cell::new(78).unwrap()));
    program.text(&ANSWER[78..=78]);
    program
}

/// Whether the panel is there that tells of a solved game.
fn is_told(program: &Program) -> bool {
    program.window().global::<SolvedAdapter>().get_visible() && program.is_there("Solved!")
}

#[test]
fn a_game_is_solved_by_keys_alone() {
    let program = nearly_solved();
    // A slow machine may have needed some seconds until now.
    assert!((0..60).any(|second| program.is_there(&format!("Time: 0:{second:02}"))));
    for cell in [78, 79, 80] {
        program.key(Key::End);
        program.key(Key::PageDown);
        for _ in cell..80 {
            program.key(Key::Left);
        }
        if ONE_ANSWER.as_bytes()[cell] == b'.' {
            program.text(&ANSWER[cell..=cell]);
        }
    }
    assert!(is_told(&program));
    assert_eq!(dialog(&program), DialogKind::None, "the board stays in sight");
    assert_eq!(program.shown(), ANSWER);
    assert!(program.is_there("0 hints · 0 mistakes") && program.is_there("Level: Beginner"));
    let hardest = program.app.look(Controller::hardest_technique).unwrap().say(Language::ENGLISH);
    assert!(program.is_there(&format!("Hardest step: {hardest}")));
    program.text("\u{1b}");
    assert!(!is_told(&program));
    assert!(program.is_there("Solved"));
}

#[test]
fn a_game_is_solved_by_the_mouse_alone() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Play this puzzle");
    let digits = ANSWER.chars().zip(ONE_ANSWER.chars()).enumerate();
    for (cell, (digit, _)) in digits.filter(|(_, (_, given))| *given == '.') {
        program.click(&format!("Row {}, column {}", cell / 9 + 1, cell % 9 + 1));
        program.click(&format!("Digit {digit}"));
    }
    assert_eq!(program.shown(), ANSWER);
    assert!(is_told(&program));
    program.click("Close");
    assert!(!is_told(&program));
}

#[test]
fn the_next_game_begins_by_key_and_by_button() {
    for begin in [
        |program: &Program| program.chord(Chord::control(Key::Char('g'))),
        |program: &Program| program.click("Next game"),
        |program: &Program| {
            let harder = program.window().global::<SolvedAdapter>().get_harder();
            program.click(&format!("A harder one: {harder}"));
        },
    ] {
        let program = solved_game();
        // A key for the board may still come when the last digit is in.
        program.key(Key::Enter);
        program.text(" 5");
        assert!(is_told(&program));
        assert_eq!(program.shown(), ANSWER);
        begin(&program);
        assert!(!is_told(&program) && program.is_there("Time: 0:00"));
    }
}

#[test]
fn a_solved_game_is_gone_through_again_on_the_board() {
    let program = solved_game();
    program.click("Replay");
    assert_eq!(program.shown(), ONE_ANSWER);
    assert!(program.is_there("Move 0 of 51, at 0:00"));
    // The moves follow each other by themselves.
    let minute = || (0..2000).for_each(|_| mock_elapsed_time(Duration::from_millis(16)));
    minute();
    assert_eq!(program.shown(), ANSWER);
    program.click("Previous move");
    assert_eq!(program.shown().matches('.').count(), 1);
    let run_or_stop = Chord::control_shift(Key::Char('r'));
    program.chord(run_or_stop);
    program.chord(run_or_stop);
    let stopped = program.shown();
    minute();
    assert_eq!(program.shown(), stopped);
    program.click("Back");
    assert!(is_told(&program));
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn the_solved_game_is_told_where_the_side_panel_is_hidden() {
    let options = Options { side_panel: false, statistics: false, ..Options::default() };
    let program = playing(options);
    for (cell, digit) in ANSWER.chars().enumerate() {
        if ONE_ANSWER.as_bytes()[cell] == b'.' {
            program.app.handle(BoardAction::Pick(Cell::new(cell).unwrap()));
            program.text(&digit.to_string());
        }
    }
    assert!(is_told(&program));
}

#[test]
fn the_wave_ends_by_itself() {
    let program = solved_game();
    let waving = || program.window().global::<BoardAdapter>().get_waving();
    assert!(waving());
    let_the_wave_pass();
    assert!(!waving());
}

#[test]
fn the_switch_and_its_keys_choose_what_digits_write() {
    let program = game();
    let pen = || program.window().global::<PlayAdapter>().get_pen();
    program.click("Row 1, column 3");
    program.click("Notes in the corner");
    program.text("12");
    program.text("c");
    assert_eq!(pen(), PlayPen::Centre);
    program.click("Digit 4");
    assert_eq!(said(&program, "Row 1, column 3"), "notes 1 and 2, note in the middle 4");
    program.text("z");
    assert_eq!(pen(), PlayPen::Digit);
    program.text("4");
    assert_eq!(said(&program, "Row 1, column 3"), "4, yours");
}

#[test]
fn notes_of_both_kinds_lie_apart() {
    let program = game();
    program.click("Row 1, column 3");
    program.text("x124c14");
    let notes = program.window().global::<DrawingAdapter>().get_notes();
    let notes: Vec<_> = notes.iter().collect();
    assert_eq!(notes.len(), 5);
    let (corner, middle) = notes.split_at(3);
    let (top, bottom) = (middle[0].y, middle[0].y + middle[0].height);
    assert!(
        corner.iter().all(|note| note.y + note.height <= top || note.y >= bottom),
        "corner notes are above and below"
    );
    assert!(middle[0].x < middle[1].x);
}

#[test]
fn several_cells_are_selected_by_dragging_and_with_control() {
    let program = game();
    let chosen = || {
        let chosen = program.window().global::<BoardAdapter>().get_chosen();
        chosen.iter().collect::<Vec<i32>>()
    };
    drag(&program, "Row 1, column 3", "Row 1, column 4");
    assert_eq!(chosen(), [2, 3]);
    assert_eq!(program.heard_as_selected(), [2, 3]);
    program.text("x6");
    assert_eq!(said(&program, "Row 1, column 4"), "note 6");
    let lines = program.window().global::<BoardAdapter>().get_outline();
    assert_eq!(lines.row_count(), 4, "one line around both");
    program.chord(Chord { shift: true, ..Chord::plain(Key::Down) });
    assert_eq!(chosen(), [2, 3, 12]);
    program.text("\u{1b}");
    assert_eq!(chosen().len(), 1);
}

#[test]
fn the_other_button_opens_the_candidates_of_a_cell() {
    let program = game();
    let picker = || program.window().global::<PickerAdapter>().get_cell();
    program.find("Row 1, column 3").mock_single_click(PointerEventButton::Right);
    assert_eq!(picker(), 2);
    mock_elapsed_time(Duration::from_millis(20));
    program.click("Candidate 4");
    program.text("1");
    assert_eq!(said(&program, "Row 1, column 3"), "notes 1 and 4");
    program.text("\u{1b}");
    assert_eq!(picker(), -1);
    program.find("Row 1, column 3").mock_single_click(PointerEventButton::Right);
    mock_elapsed_time(Duration::from_millis(20));
    for below in ["menu", "dialog"] {
        if below == "menu" {
            program.click("File");
        } else {
            program.command(Command::About);
        }
        program.text("\u{1b}");
        mock_elapsed_time(Duration::from_millis(20));
        program.text("9");
        assert!(
            said(&program, "Row 1, column 3").contains("and 9"),
            "keys come back from a {below}"
        );
        program.text("9");
    }
    program.text("\u{1b}");
    program.text("4");
    assert_eq!(said(&program, "Row 1, column 3"), "4, yours", "the board has the keyboard again");
    program.find("Row 1, column 1").mock_single_click(PointerEventButton::Right);
    assert_eq!((picker(), program.selected()), (-1, 0), "a given has no candidates");
}

#[test]
fn colours_are_laid_on_cells_and_candidates_and_heard() {
    let program = game();
    program.click("Row 1, column 3");
    program.text("x12");
    program.click("Colour");
    program.click("Colour 3");
    program.click("Colour 5");
    let paints = program.window().global::<BoardAdapter>().get_paints();
    let slices: Vec<_> = paints.iter().map(|it| (it.cell, it.colour, it.start, it.end)).collect();
    assert_eq!(slices, [(2, 3, 0.0, 0.5), (2, 5, 0.5, 1.0)]);
    program.click("Candidates");
    program.click("Colour 7");
    let board = program.window().global::<BoardAdapter>();
    let note = program.window().global::<DrawingAdapter>().get_notes().row_data(1).unwrap();
    board.invoke_touch(2, note.x + note.width / 2.0, note.y + note.height / 2.0);
    let heard = "notes 1 and 2, colours 3 and 5, candidate 2 in colour 7";
    assert_eq!(said(&program, "Row 1, column 3"), heard);
    assert_eq!(program.app.look(Controller::colour), Colour::new(7).unwrap());
}

#[test]
fn a_check_marks_right_and_wrong() {
    let program = game();
    program.click("Row 1, column 3");
    program.text("4");
    program.click("Check");
    assert_eq!(program.status(), "No mistakes so far.");
    assert_eq!(said(&program, "Row 1, column 3"), "4, yours, right");
    program.key(Key::Right);
    program.text("2");
    program.key(Key::F(7));
    assert_eq!(said(&program, "Row 1, column 4"), "2, yours, wrong");
    assert!(program.is_there("Beginner · 0 hints · 1 mistake"));
}

#[test]
fn a_paused_board_is_covered() {
    let program = game();
    program.click("Row 1, column 3");
    program.text("p");
    assert!(program.is_there("Paused"));
    assert_eq!(program.shown(), ".".repeat(81));
    assert_eq!(said(&program, "Row 1, column 1"), "covered");
    program.text("5");
    program.click("Resume");
    assert!(!program.is_there("Paused"));
    assert_eq!(program.shown(), ONE_ANSWER, "nothing was typed on the covered board");
    program.app.handle(PlayAction::InFront(false));
    assert!(program.is_there("Paused"));
    program.app.handle(PlayAction::InFront(true));
    assert!(!program.is_there("Paused"));
}

#[test]
fn save_points_are_made_gone_back_to_and_deleted() {
    let program = game();
    program.click("Row 1, column 3");
    program.text("4");
    program.click("Make a save point");
    program.text("2");
    program.click("Go back to save point 1");
    assert_eq!(program.digit("Row 1, column 3"), "4");
    program.click("Delete save point 1");
    assert!(!program.is_there("Go back to save point 1"));
}

#[test]
fn a_save_point_has_the_name_that_was_typed() {
    let program = game();
    program.chord(Chord { control: true, shift: true, ..Chord::plain(Key::Char('b')) });
    assert_eq!(dialog(&program), DialogKind::SavePoint);
    program.fill("Name of the save point", " ");
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::SavePoint, "a name is needed");
    program.text("before the guess");
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::None);
    assert!(program.is_there("Go back to save point before the guess"));
}

#[test]
fn the_key_of_the_colours_chooses_what_they_go_to() {
    let program = game();
    let goes_to_candidates = || program.find("Candidates").accessible_checked() == Some(true);
    program.text("v");
    assert!(!goes_to_candidates());
    program.text("v");
    assert!(goes_to_candidates());
    program.click("Cells");
    assert!(!goes_to_candidates());
    program.text("v");
    assert!(goes_to_candidates(), "also after the mouse has chosen");
}

#[test]
fn a_digit_that_is_chosen_first_goes_into_the_cells_that_are_picked() {
    let program = game();
    program.text("t");
    program.click("Digit 4");
    let key = program.find("Digit 4");
    assert_eq!(key.accessible_checked(), Some(true));
    assert_eq!(key.accessible_description().unwrap(), "Left: 7");
    program.click("Row 1, column 3");
    assert_eq!(program.digit("Row 1, column 3"), "4");
    assert!(program.asked.borrow().options.as_ref().unwrap().digit_first, "it is remembered");
}

#[test]
fn places_for_a_digit_are_tinted() {
    let program = game();
    program.command(Command::NoteCandidates);
    program.click("Row 1, column 1");
    program.text("e");
    let shades = program.window().global::<BoardAdapter>().get_shades();
    assert!(shades.iter().filter(|&shade| shade == 3).count() > 3);
    let notes = program.window().global::<DrawingAdapter>().get_notes();
    assert!(notes.iter().all(|note| note.sought == (note.text == "5")));
}

#[test]
fn the_clock_can_be_left_out() {
    let options = Options { statistics: false, clock: false, ..Options::default() };
    let program = playing(options);
    assert!(!program.is_there("Time: 0:00") && program.is_there("Pause"));
}
