//! What helps to play cages with sums: sums of selected cells, and combinations.

use nonet::controller::{
    BoardAction, CageProgress, CombinationsAction, Command, DialogButton, SelectionSums,
};
use nonet::engine::LowestDigit;
use nonet::text::Language;
use nonet::window_text::{CombinationLine, combination_lines, status_line};

use super::play::{cell, put};
use super::program::Program;

/// A board with a cage of three cells in the first row, one below, one over both, and one without a sum.
const KILLER: &str = "Nonet(version: 4, givens: [\"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\", \"\"], \
    constraints: [\"cage 8 r1c1 r1c2 r1c3\", \"cage 17 r2c1 r2c2\", \"cage r4c4 r4c5\", \"cage 10 r1c3 r1c4\"])";

fn game() -> Program {
    let mut program = Program::new();
    program.clipboard = KILLER.replace("\"\"", "\".........\"");
    program.command(Command::Paste);
    program.command(Command::PlayPuzzle);
    program.answer(DialogButton::Play);
    program
}

/// The lines of the list at a cell: names of cages, and combinations, with a stroke before those that are struck out.
fn listed(program: &mut Program, at: usize) -> Vec<String> {
    program.act(BoardAction::Pick(cell(at)));
    let combinations = program.controller.combinations();
    let lines = combination_lines(&combinations, LowestDigit::One, Language::ENGLISH);
    let line = |line| match line {
        CombinationLine::Combination { text, is_struck: true, .. } => format!("-{text}"),
        CombinationLine::Text(text) | CombinationLine::Combination { text, .. } => text,
    };
    lines.into_iter().map(line).collect()
}

fn said(program: &Program) -> String {
    status_line(&program.controller, Language::ENGLISH)
}

#[test]
fn digits_of_the_cage_and_of_its_houses_leave_fewer_combinations() {
    let mut program = game();
    assert_eq!(listed(&mut program, 0), ["Cage 8, 3 cells", "1 2 5", "1 3 4"]);
    put(&mut program, 8, 5);
    assert_eq!(listed(&mut program, 0), ["Cage 8, 3 cells", "1 3 4"]);
    program.command(Command::Undo);
    put(&mut program, 1, 2);
    assert_eq!(listed(&mut program, 0), ["Cage 8, 3 cells", "1 2 5"]);
    put(&mut program, 1, 9);
    assert_eq!(listed(&mut program, 0), ["Cage 8, 3 cells", "No combination is left."]);
    let none = ["Select a cell of a cage that shows a sum."];
    assert_eq!(listed(&mut program, 80), none);
    assert_eq!(listed(&mut program, 30), none, "a cage without a sum has no combinations");
}

#[test]
fn of_cages_that_overlap_all_are_listed_and_any_combination_is_struck_out() {
    let mut program = game();
    let all = ["Cage 8, 3 cells", "1 2 5", "1 3 4", "Cage 10, 2 cells", "1 9", "2 8", "3 7", "4 6"];
    assert_eq!(listed(&mut program, 2), all);
    program.act(CombinationsAction::Strike(2));
    program.act(CombinationsAction::Strike(0));
    program.act(CombinationsAction::Strike(3));
    let struck =
        ["Cage 8, 3 cells", "-1 2 5", "1 3 4", "Cage 10, 2 cells", "-1 9", "-2 8", "3 7", "4 6"];
    assert_eq!(listed(&mut program, 2), struck);
    assert_eq!(listed(&mut program, 0), struck[..3], "they are struck out in every cell");
    program.act(CombinationsAction::Strike(0));
    assert_eq!(listed(&mut program, 0), all[..3], "a second time restores");
    program.command(Command::New);
    assert!(!program.controller.shows_combinations());
    assert!(!program.controller.is_enabled(Command::Combinations));
}

#[test]
fn the_status_bar_adds_up_the_selected_cells() {
    let mut program = game();
    put(&mut program, 0, 2);
    put(&mut program, 1, 5);
    program.act(BoardAction::Pick(cell(0)));
    assert_eq!(said(&program), "Cage 8: 7 so far, 1 left in 1 cell.");
    program.act(BoardAction::DragTo(cell(1)));
    program.act(BoardAction::DragTo(cell(40)));
    let sums = SelectionSums {
        cells: 3,
        empty: 1,
        sum: 7,
        cages: vec![CageProgress { sum: 8, held: 7, empty: 1 }],
    };
    assert_eq!(program.controller.selection_sums(), Some(sums));
    let in_cage = "Cage 8: 7 so far, 1 left in 1 cell.";
    let cells = "3 cells are selected, 1 of them empty, with the sum 7.";
    assert_eq!(said(&program), format!("{cells} {in_cage}"));
    program.act(BoardAction::Pick(cell(0)));
    program.act(BoardAction::DragTo(cell(1)));
    assert_eq!(said(&program), format!("2 cells are selected, with the sum 7. {in_cage}"));
    put(&mut program, 9, 8);
    put(&mut program, 10, 9);
    program.act(BoardAction::Pick(cell(9)));
    assert_eq!(said(&program), "Cage 17: filled.");
    program.act(BoardAction::Pick(cell(80)));
    assert_eq!(said(&program), "77 cells are open.", "this cell is in no cage");
    program.command(Command::Pause);
    assert_eq!(program.controller.selection_sums(), None, "nothing is told of a covered board");
    assert!(program.controller.combinations().is_empty());
}

#[test]
fn a_board_without_sums_is_as_ever() {
    let mut program = Program::typed("53");
    program.command(Command::SelectAll);
    assert_eq!(program.controller.selection_sums(), None);
    assert_eq!(said(&program), "81 cells are selected.");
}
