//! How board and panel share the window: together in the middle, grown on a large screen, folded in a small one.

use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Command, FilesAction};
use nonet::store::Options;
use nonet::ui::{BoardAdapter, PanelAdapter, StatusAdapter, Theme, ToolBarAdapter};
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program, TWO_ANSWERS};
use crate::snapshots::LINE_KINDS;

fn playing(width: f32, height: f32) -> Program {
    let program = Program::typed(ONE_ANSWER);
    program.key(Key::F(8));
    program.resize(width, height);
    program
}

/// Left, top, right and bottom of the element called `label`.
fn edges(program: &Program, label: &str) -> [f32; 4] {
    // The tool bar has some of the names too, and comes first.
    let found = program.find_all(label);
    let element = found.last().unwrap_or_else(|| panic!("nothing is called “{label}”"));
    let (at, size) = (element.absolute_position(), element.size());
    [at.x, at.y, at.x + size.width, at.y + size.height]
}

#[test]
fn board_and_panel_are_one_group_in_the_middle() {
    for (width, height) in [(1040.0, 780.0), (1366.0, 900.0), (2560.0, 1440.0), (3000.0, 1000.0)] {
        let program = playing(width, height);
        let [left, ..] = edges(&program, "Row 1, column 1");
        let [_, _, _, bottom] = edges(&program, "Row 9, column 9");
        let [_, _, right, button] = edges(&program, "Hint");
        let hint = edges(&program, "Hint");
        assert!((left - (width - right)).abs() < 8.0, "{left} and {} of {width}", width - right);
        assert!((bottom - button).abs() < 8.0, "{hint:?} ends with the board, at {bottom}");
    }
}

#[test]
fn what_is_beside_the_board_grows_with_the_window() {
    let key = |width, height| {
        let [left, top, right, bottom] = edges(&playing(width, height), "Digit 5");
        (right - left, bottom - top)
    };
    let (usual, large) = (key(1040.0, 780.0), key(2560.0, 1440.0));
    assert!(large.0 > 1.4 * usual.0 && large.1 > 1.4 * usual.1, "{usual:?}, {large:?}");
    let growth = |width, height| playing(width, height).window().global::<Theme>().get_growth();
    assert!((growth(1040.0, 780.0) - 1.0).abs() < 0.001);
    assert!(growth(2560.0, 1440.0) > 1.3 && growth(9000.0, 9000.0) <= 2.0);
    assert!((growth(2560.0, 520.0) - 1.0).abs() < 0.001, "both lengths have to allow it");
}

#[test]
fn in_a_small_window_the_panel_folds_into_a_strip_below_the_board() {
    let program = playing(560.0, 520.0);
    let [_, _, _, board] = edges(&program, "Row 9, column 9");
    for label in ["Digit 1", "Digit 9", "Notes in the corner", "Clear the cell"] {
        let [left, top, right, bottom] = edges(&program, label);
        assert!(top > board && left >= 0.0 && right <= 560.0 && bottom < 520.0 - 48.0, "{label}");
    }
    let [_, _, _, tools] = edges(&program, "Tool bar");
    let [_, _, right, clock] = edges(&program, "Time: 0:00");
    assert!(clock <= tools + 1.0 && right <= 560.0, "the clock is in the tool bar");
    program.text("v");
    assert!(program.is_there("Colour 8") && !program.is_there("Digit 1"));
    program.text("z");
    program.key(Key::F(2));
    let [left, ..] = edges(&program, "Close the hint");
    let [_, _, column, _] = edges(&program, "Row 1, column 9");
    assert!(left > column && program.is_there("Digit 1"), "what a hint tells stands beside it");
}

#[test]
fn a_solved_game_in_a_small_window_has_its_buttons_in_place_of_the_keys() {
    let program = crate::play::solved_game();
    program.resize(560.0, 520.0);
    Program::settle();
    assert!(!program.is_there("Clear the cell") && !program.is_there("Digit 1"));
    let [_, _, right, bottom] = edges(&program, "Share as picture…");
    assert!(right <= 560.0 && bottom < 520.0 - 48.0, "{right}, {bottom}");
}

#[test]
fn in_a_high_window_the_strip_has_room_for_everything() {
    let program = playing(600.0, 1000.0);
    for label in ["Time: 0:00", "Pause", "Notes in the corner", "Digit 1"] {
        assert!(program.is_there(label), "{label}");
    }
    program.key(Key::F(2));
    let [_, _, _, board] = edges(&program, "Row 9, column 9");
    let [_, hint, ..] = edges(&program, "Close the hint");
    let [_, keys, ..] = edges(&program, "Digit 1");
    assert!(board < hint && hint < keys);
}

#[test]
fn a_hint_keeps_the_keypad() {
    for size in [(1040.0, 780.0), (1366.0, 900.0), (900.0, 600.0)] {
        let program = playing(size.0, size.1);
        program.click("Row 1, column 3");
        (0..3).for_each(|_| program.key(Key::F(2)));
        let [_, _, _, bottom] = edges(&program, "Apply");
        assert!(bottom < size.1 - 48.0, "{bottom} of {size:?}");
        program.click("Digit 4");
        assert_eq!(program.digit("Row 1, column 3"), "4");
    }
}

#[test]
fn a_hint_leaves_the_keypad_in_its_form_and_place() {
    for (width, height) in [(1040.0, 780.0), (1100.0, 760.0), (1366.0, 900.0), (2560.0, 1440.0)] {
        let program = playing(width, height);
        let keys = || ["Digit 1", "Digit 9", "Clear the cell"].map(|label| edges(&program, label));
        let before = keys();
        for _ in 0..3 {
            program.key(Key::F(2));
            assert_eq!(keys(), before, "{width} by {height}");
        }
    }
}

#[test]
fn an_answer_has_its_number_and_its_neighbours_and_no_keypad() {
    let program = Program::new();
    program.app.handle(FilesAction::Pasted(TWO_ANSWERS.into()));
    program.key(Key::F(5));
    assert!(!program.is_there("Digit 1"));
    let adapter = program.window().global::<PanelAdapter>();
    assert_eq!(adapter.get_answer(), "1");
    assert!(!adapter.get_has_previous());
    program.click("Next answer");
    assert_eq!(adapter.get_answer(), "2");
    assert!(program.is_there("Answer 2 of 2") && adapter.get_has_previous());
    assert_eq!(program.window().global::<StatusAdapter>().get_mode(), "Answer");
    program.click("Back to the puzzle");
    assert!(program.is_there("Digit 1"));
    assert_eq!(program.shown(), TWO_ANSWERS);
}

/// The rules of more kinds than the panel has lines for scroll by themselves.
#[test]
fn many_rules_leave_the_button_in_view() {
    for (width, height) in [(640.0, 520.0), (760.0, 520.0), (1040.0, 780.0)] {
        let program = Program::new();
        program.resize(width, height);
        let before = edges(&program, "New game…");
        program.app.handle(FilesAction::Pasted(LINE_KINDS.into()));
        Program::settle();
        let [_, top, _, bottom] = edges(&program, "Play this puzzle");
        let [_, _, _, board] = edges(&program, "Row 9, column 9");
        assert!(bottom <= board + 8.0 && bottom <= before[3] + 1.0, "{width}: {bottom} {board}");
        let rules = program.window().global::<BoardAdapter>().get_rules();
        let [_, first, _, last] = edges(&program, &rules);
        assert!(
            first < top && last - first > 200.0,
            "{width}: all rules are there: {first} {last}"
        );
        let [_, keys, ..] = edges(&program, "Digit 1");
        program.chord(Chord::alt(Key::PageDown));
        Program::settle();
        let [_, scrolled, ..] = edges(&program, &rules);
        assert!(scrolled < first, "{width}: the keyboard scrolls them");
        assert!((edges(&program, "Digit 1")[1] - keys).abs() < 0.5, "{width}: and nothing else");
    }
}

#[test]
fn each_mode_has_one_primary_button() {
    let program = Program::new();
    let primary = || program.window().global::<PanelAdapter>().get_primary_text().to_string();
    assert_eq!(primary(), "New game…");
    program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
    assert_eq!(primary(), "Play this puzzle");
    program.key(Key::F(8));
    assert_eq!(primary(), "Hint");
    program.key(Key::F(2));
    assert_eq!(primary(), "", "the hint has its own");
    program.key(Key::Escape);
    program.text("p");
    assert_eq!(primary(), "", "the cover has its own");
    program.text("p");
    program.command(Command::Solve);
    assert_eq!(primary(), "Back to the puzzle");
}

#[test]
fn statistics_of_the_search_are_shown_only_where_they_are_asked_for() {
    let program = Program::with(Options::default());
    program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
    assert!(program.is_there("Answers: exactly 1") && program.is_there("Level: Beginner"));
    assert!(!program.is_there("Search nodes: 1"));
    assert!(!program.is_there("How often each digit is given"));
    program.key(Key::F(8));
    assert!(!program.is_there("Answers: exactly 1"));
    program.command(Command::Statistics);
    assert!(program.is_there("How often each digit is given"));
}

/// How many elements are called `label`.
fn named(program: &Program, label: &str) -> usize {
    program.find_all(label).len()
}

#[test]
fn what_the_panel_has_a_button_for_is_no_tool_beside_it() {
    let program = playing(1366.0, 900.0);
    assert_eq!(named(&program, "Hint"), 1);
    program.resize(560.0, 520.0);
    assert_eq!(named(&program, "Hint"), 1, "the strip has no such button, so the tool is there");
    program.resize(1366.0, 900.0);
    program.command(Command::SidePanel);
    assert_eq!(named(&program, "Hint"), 1);

    let program = Program::typed(TWO_ANSWERS);
    program.command(Command::Solve);
    let items = program.window().global::<ToolBarAdapter>().get_items();
    let gaps: Vec<(bool, bool)> = items
        .iter()
        .filter(|item| item.separator)
        .map(|item| (item.in_panel, item.beside_panel))
        .collect();
    let expected = [(false, true), (false, true), (true, false), (false, false)];
    assert_eq!(gaps, expected, "no gap is left of a group that is not there");
    assert!(program.is_there("Undo"), "the tools of the puzzle keep their places");
    for (width, height) in [(1366.0, 900.0), (560.0, 520.0)] {
        program.resize(width, height);
        assert!(program.is_there("Back to the puzzle") && !program.is_there("Back"));
    }
    program.command(Command::SidePanel);
    assert!(program.is_there("Back") && !program.is_there("Back to the puzzle"));
    assert!(
        !program.is_there("Undo"),
        "without the panel, the moves between answers need the room"
    );
}

#[test]
fn the_button_of_each_mode_is_in_the_same_place() {
    for (width, height) in [(1040.0, 780.0), (1366.0, 900.0)] {
        let program = playing(width, height);
        let place = edges(&program, "Hint");
        let [_, _, _, board] = edges(&program, "Row 9, column 9");
        assert!((place[3] - board).abs() < 8.0, "it ends with the board: {place:?}, {board}");
        let check = |label: &str| {
            let edges = edges(&program, label);
            let is_same = edges.iter().zip(place).all(|(one, other)| (one - other).abs() < 0.5);
            assert!(is_same, "{label}: {edges:?}, not {place:?}");
        };
        program.key(Key::F(2));
        check("Which technique?");
        (0..2).for_each(|_| program.key(Key::F(2)));
        check("Apply");
        program.command(Command::AllSteps);
        Program::settle();
        check("Apply");
        program.key(Key::Escape);
        program.command(Command::EditPuzzle);
        Program::settle();
        check("Play this puzzle");
        program.command(Command::Solve);
        check("Back to the puzzle");
        program.command(Command::Restore);
        program.command(Command::Tutorial);
        program.key(Key::Enter);
        check("Next");
    }
}

#[test]
fn the_clock_is_seen_only_where_it_goes() {
    let program = playing(960.0, 540.0);
    program.key(Key::F(2));
    assert!(program.is_there("Time: 0:00"), "it stands in the tool bar, as the hint has its room");
    program.command(Command::SidePanel);
    assert!(!program.is_there("Time: 0:00"), "nothing counts its seconds without a panel");
    program.command(Command::SidePanel);
    program.resize(560.0, 520.0);
    program.command(Command::Solve);
    program.key(Key::Enter);
    assert!(program.is_there("Back to the puzzle") && !program.is_there("Time: 0:00"));
    program.command(Command::Restore);
    assert!(program.is_there("Time: 0:00"));
    program.command(Command::Tutorial);
    program.key(Key::Enter);
    assert!(!program.is_there("Time: 0:00"));
}
