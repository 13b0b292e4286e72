//! Everything with the mouse, and what a screen reader hears of it.

use i_slint_backend_testing::mock_elapsed_time;
use nonet::controller::commands::keys::Key;
use nonet::jobs::JobKind;
use nonet::store::Options;
use nonet::ui::TipAdapter;
use slint::ComponentHandle;

use crate::program::{ONE_ANSWER, Program};

#[test]
fn a_puzzle_can_be_entered_with_the_keypad() {
    let program = Program::new();
    program.click("Row 4, column 7");
    program.click("Digit 6");
    assert_eq!(program.digit("Row 4, column 7"), "6");
    program.click("Row 4, column 7");
    program.click("Clear the cell");
    assert_eq!(program.digit("Row 4, column 7"), "");
}

#[test]
fn a_tool_under_the_mouse_says_what_it_does() {
    let program = Program::typed(ONE_ANSWER);
    let tip = || program.window().global::<TipAdapter>().get_text();
    program.hover("Solve");
    assert_eq!(tip(), "", "not at once");
    mock_elapsed_time(std::time::Duration::from_secs(1));
    assert_eq!(tip(), "Show the answer of the puzzle");
    assert_eq!(program.window().global::<TipAdapter>().get_key(), "F5");
    let tool = program.find("Solve");
    let bottom = tool.absolute_position().y + tool.size().height;
    assert!(program.window().global::<TipAdapter>().get_top() >= bottom, "below the tool");
    program.hover("Row 4, column 7");
    assert_eq!(tip(), "");
    program.hover("Solve");
    mock_elapsed_time(std::time::Duration::from_secs(1));
    program.click("Solve");
    assert_eq!(tip(), "", "a press ends it");
}

#[test]
fn a_cell_says_what_it_holds_and_who_put_it_there() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Solve");
    assert_eq!(program.heard("Row 1, column 1"), "5, given");
    assert_eq!(program.heard("Row 1, column 3"), "4, found");
    let conflict = Program::typed("5...5");
    assert_eq!(conflict.heard("Row 1, column 5"), "5, given, in conflict");
}

#[test]
fn a_long_count_is_shown_with_progress_and_can_be_cancelled() {
    let program = Program::busy(Options { limit: 10_000_000, ..Options::default() });
    program.type_line("1");
    mock_elapsed_time(std::time::Duration::from_millis(200));
    assert_eq!(program.status(), "Counting… 4,200,000 so far.");
    assert_eq!(program.find("Progress").accessible_value().unwrap(), "42");
    program.key(Key::Escape);
    assert_eq!(program.asked.borrow().cancelled.last(), Some(&JobKind::Count));
    assert_eq!(program.status(), "Cancelled.");
    assert!(program.is_there("Answers: at least 4,200,000"));

    program.text("2");
    mock_elapsed_time(std::time::Duration::from_millis(200));
    program.click("Cancel");
    assert_eq!(program.status(), "Cancelled.");
}

#[test]
fn statistics_follow_the_puzzle() {
    let program = Program::with(Options { all_statistics: true, ..Options::default() });
    program.type_line(ONE_ANSWER);
    for line in ["Givens: 30", "Empty cells: 51", "Answers: exactly 1", "Digit 6: 5"] {
        assert!(program.is_there(line), "{line}");
    }
    program.click("Row 1, column 1");
    program.click("Clear the cell");
    assert!(program.is_there("Givens: 29"));
}
