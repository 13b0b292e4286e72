//! Puzzles with odd and even cells, with a cage and with lines, played.

use nonet::controller::{Command, DialogButton, Launch, Mode, Status};
use nonet::engine::{Constraint, LowestDigit, Parity};
use nonet::format::read;
use nonet::store::Options;
use nonet::store::session::PreviousSession;
use nonet::text::Language;
use nonet::window_text::board::{NamedBoard, cell_name, rules_of};
use nonet::window_text::status_line;

use super::play::{cell, put};
use super::program::Program;

const PUZZLE: &str = include_str!("../../data/good/nonet-odd-even.sdk");

/// The place of r1c4, an even cell.
const EVEN: usize = 3;

fn pasted(text: &str) -> Program {
    let mut program = Program::with(Options::default());
    text.clone_into(&mut program.clipboard);
    program.command(Command::Paste);
    program
}

fn game() -> Program {
    let mut program = pasted(PUZZLE);
    program.command(Command::PlayPuzzle);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    program
}

fn named(program: &Program, index: usize) -> String {
    let controller = &program.controller;
    let board = controller.board();
    let looks = controller.appearances(&controller.conflicts());
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    cell_name(cell(index), &looks[index], named, Language::ENGLISH)
}

#[test]
fn what_a_cell_states_is_said_and_a_digit_against_it_is_marked() {
    let mut program = game();
    assert_eq!(named(&program, EVEN), "Row 1, column 4: empty, even");
    put(&mut program, EVEN, 9);
    assert_eq!(named(&program, EVEN), "Row 1, column 4: 9, yours, even, in conflict");
    assert!(matches!(program.controller.status(), Status::AgainstRules(_)));
    let said = status_line(&program.controller, Language::ENGLISH);
    assert_eq!(said, "That breaks the rules: 9 in row 1 column 4 although this cell is even.");
    program.command(Command::Undo);
    assert!(program.controller.conflicts().cells.is_empty());
    put(&mut program, EVEN, 6);
    assert!(program.controller.conflicts().cells.is_empty());
}

#[test]
fn of_a_cage_the_cells_that_break_it_are_marked() {
    let text = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"cage 6 r1c1 r2c3 r3c2\"])";
    let mut program = pasted(text);
    assert_eq!(named(&program, 0), "Row 1, column 1: empty, in a cage of 3 cells, sum 6");
    put(&mut program, 0, 1);
    put(&mut program, 6, 1);
    // The third cell is empty, and nothing is wrong with it.
    assert_eq!(program.controller.conflicts().cells, [cell(0), cell(6)]);
    put(&mut program, 6, 4);
    put(&mut program, 9, 3);
    assert_eq!(program.controller.conflicts().cells, [cell(0), cell(6), cell(9)]);
    let said = status_line(&program.controller, Language::ENGLISH);
    assert!(said.contains("cage"), "{said}");
}

#[test]
fn lines_are_said_with_the_place_of_a_cell_and_their_conflicts_are_marked() {
    let text = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"thermometer r1c1 r2c2 r2c3\", \"arrow r4c1 r3c1 r3c2\", \"arrow 2 r1c3 r1c4 r2c4 r3c4 r3c3 r4c3\"])";
    let mut program = pasted(text);
    let expected = "Row 2, column 2: empty, on a thermometer, place 2 of 3 from the bulb";
    assert_eq!(named(&program, 5), expected);
    assert_eq!(named(&program, 12), "Row 4, column 1: empty, in the circle of an arrow of 2 cells");
    let expected = "Row 3, column 2: empty, on an arrow, place 2 of 2 from the circle";
    assert_eq!(named(&program, 9), expected);
    let expected = "Row 1, column 4: empty, figure 2 of 2 in the pill of an arrow of 4 cells";
    assert_eq!(named(&program, 3), expected);
    put(&mut program, 0, 2);
    put(&mut program, 5, 1);
    assert!(program.controller.conflicts().cells.contains(&cell(0)));
    program.command(Command::Undo);
    put(&mut program, 12, 3);
    put(&mut program, 8, 4);
    let cells = program.controller.conflicts().cells;
    assert!([8, 9, 12].iter().all(|&index| cells.contains(&cell(index))), "{cells:?}");
}

#[test]
fn of_marks_between_cells_each_cell_says_where_they_lie() {
    let text = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"difference r1c1 r1c2\", \"ratio 3 r1c1 r2c1\", \"xv V r2c1 r2c2\", \
        \"quadruple 1 4 r2c2 r2c3 r3c2 r3c3\", \"negative xv\"])";
    let mut program = pasted(text);
    let said =
        |program: &Program, index| named(program, index).split_once(": ").unwrap().1.to_owned();
    assert_eq!(said(&program, 0), "empty, white dot to the right, black dot with 3 below");
    assert_eq!(said(&program, 1), "empty, white dot to the left");
    assert_eq!(said(&program, 4), "empty, black dot with 3 above, V to the right");
    assert_eq!(
        said(&program, 5),
        "empty, V to the left, circle with 1 4 at the lower right corner"
    );
    assert_eq!(said(&program, 10), "empty, circle with 1 4 at the upper left corner");
    // A negative constraint says nothing of one cell.
    assert_eq!(said(&program, 15), "empty");
    put(&mut program, 0, 1);
    put(&mut program, 1, 4);
    assert_eq!(program.controller.conflicts().cells, [cell(0), cell(1)]);
    let told = status_line(&program.controller, Language::ENGLISH);
    assert!(told.contains("do not fit the white dot at row 1 column 1"), "{told}");
    put(&mut program, 1, 2);
    assert!(program.controller.conflicts().cells.is_empty());
    // Without an X or a V, 1 and 4 are not side by side.
    put(&mut program, 14, 1);
    put(&mut program, 15, 4);
    assert_eq!(program.controller.conflicts().cells, [cell(14), cell(15)]);
    let told = status_line(&program.controller, Language::ENGLISH);
    assert!(told.contains("4 in row 4 column 4 have no mark between them"), "{told}");
    let board = program.controller.board();
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    let rules = rules_of(named, Language::ENGLISH);
    assert!(
        rules.contains("Without a sum, digits side by side add up neither to 5 nor to 10"),
        "{rules}"
    );
}

#[test]
fn of_lines_extremes_and_clones_each_cell_says_its_part() {
    let text = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"whispers 2 r1c1 r1c2 r2c3\", \"renban r1c1 r2c1\", \"minimum r3c1\", \
        \"greater r4c4 r4c3\", \"clone r1c4 r4c2\", \"slowthermometer r3c4 r2c4\"])";
    let mut program = pasted(text);
    let said =
        |program: &Program, index| named(program, index).split_once(": ").unwrap().1.to_owned();
    assert_eq!(
        said(&program, 0),
        "empty, whispers line W2, place 1 of 3, renban line, place 1 of 2"
    );
    assert_eq!(said(&program, 8), "empty, minimum");
    assert_eq!(said(&program, 4), "empty, renban line, place 2 of 2, beside a minimum");
    assert_eq!(said(&program, 15), "empty, greater than the cell to the left");
    assert_eq!(said(&program, 14), "empty, less than the cell to the right");
    assert_eq!(said(&program, 3), "empty, same as r4c2");
    assert_eq!(said(&program, 11), "empty, on a slow thermometer, place 1 of 2 from the bulb");
    put(&mut program, 0, 2);
    put(&mut program, 1, 3);
    assert_eq!(program.controller.conflicts().cells, [cell(0), cell(1)]);
    let told = status_line(&program.controller, Language::ENGLISH);
    assert!(told.contains("do not fit the whispers line at row 1 column 1"), "{told}");
    let board = program.controller.board();
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    let rules = rules_of(named, Language::ENGLISH);
    assert!(
        rules.contains("Neighbours on a line with W and a number differ by that number"),
        "{rules}"
    );
    assert!(rules.contains("Areas with the same letter hold the same digits"), "{rules}");
}

#[test]
fn indexers_and_circles_are_said_and_conflict() {
    let text = "Nonet(version: 4, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"], \
        constraints: [\"rowindexer r1c1\", \"boxindexer r1c1\", \"countingcircles r1c1 r2c3 r4c4\"])";
    let mut program = pasted(text);
    let said =
        |program: &Program, index| named(program, index).split_once(": ").unwrap().1.to_owned();
    assert_eq!(said(&program, 0), "empty, row indexer, box indexer, counting circle");
    assert_eq!(said(&program, 4), "empty");
    assert_eq!(said(&program, 15), "empty, counting circle");
    put(&mut program, 0, 2);
    put(&mut program, 4, 3);
    assert_eq!(program.controller.conflicts().cells, [cell(0), cell(4)]);
    let told = status_line(&program.controller, Language::ENGLISH);
    assert!(told.contains("do not fit the row indexer at row 1 column 1"), "{told}");
    let mut circled = pasted(text);
    put(&mut circled, 6, 1);
    put(&mut circled, 15, 1);
    assert_eq!(circled.controller.conflicts().cells, [cell(6), cell(15)]);
    let told = status_line(&circled.controller, Language::ENGLISH);
    assert!(told.contains("1 stands in 2 circles, not in 1"), "{told}");
    let board = circled.controller.board();
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    let rules = rules_of(named, Language::ENGLISH);
    assert!(rules.contains("A digit in a diamond says at which place of its box"), "{rules}");
    assert!(rules.contains("stands in exactly as many double circles as it says"), "{rules}");
}

#[test]
fn the_rules_of_the_puzzle_stand_with_those_of_the_board() {
    let program = game();
    let board = program.controller.board();
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    let rules = rules_of(named, Language::ENGLISH);
    assert_eq!(rules, "Odd digits in circles. Even digits in squares.");
}

#[test]
fn file_session_and_copy_keep_the_constraints() {
    let mut program = game();
    let stated = program.controller.board().rules().clone();
    assert_eq!(stated.constraints()[0], Constraint::Parity(cell(1), Parity::Odd));
    program.command(Command::Copy);
    let copied = read(program.clipboard.as_bytes()).unwrap().documents.remove(0);
    assert_eq!(copied.rules, stated);
    put(&mut program, EVEN, 6);
    let session = PreviousSession { session: program.session.clone().unwrap(), end: None };
    let mut next = Program::new();
    next.start(Launch { session: Some(session), ..Launch::default() });
    next.answer(DialogButton::Restore);
    assert_eq!(next.controller.board().rules(), &stated);
    assert!(named(&next, EVEN).ends_with("6, yours, even"));
}
