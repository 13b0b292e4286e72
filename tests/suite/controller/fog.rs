//! Fog on the board: what it hides, and how right digits lift it.

use nonet::controller::{BoardAction, Command, ConstraintKind, Status};
use nonet::engine::LowestDigit;
use nonet::store::Options;
use nonet::text::Language;
use nonet::window_text::board::{NamedBoard, cell_name};

use super::play::{cell, put};
use super::program::Program;

/// A board of 4×4 with one answer, an even cell and a cage in the fog.
const FOGGY: &str = "Nonet(version: 4, shape: \"4x4\", givens: [\"1..4\", \"..1.\", \"2...\", \"4..1\"], \
    constraints: [\"even r4c3\", \"cage 7 r3c3 r3c4\", \"fog r1c2\"])";

fn pasted() -> Program {
    let mut program = Program::with(Options::default());
    FOGGY.clone_into(&mut program.clipboard);
    program.command(Command::Paste);
    program
}

fn said(program: &Program, index: usize) -> String {
    let controller = &program.controller;
    let board = controller.board();
    let looks = controller.appearances(&controller.conflicts());
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    let name = cell_name(cell(index), &looks[index], named, Language::ENGLISH);
    name.split_once(": ").unwrap().1.to_owned()
}

/// The cells that fog hides, as a drawing.
fn fog(program: &Program) -> String {
    let fog = program.controller.fog();
    let sign = |index| if fog.hides(cell(index)) { '#' } else { '.' };
    (0..4)
        .map(|row| (0..4).map(|at| sign(4 * row + at)).collect::<String>())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn right_digits_lift_the_fog_and_wrong_ones_tell_nothing() {
    let mut program = pasted();
    assert_eq!(fog(&program), "..#. ##.# .### .##.", "before a game too");
    program.command(Command::PlayPuzzle);
    assert_eq!(fog(&program), "..#. ##.# .### .##.");
    assert_eq!(said(&program, 14), "empty, in fog");
    assert_eq!(said(&program, 15), "1, given");
    assert_eq!(program.controller.selection_sums(), None, "the cage is in the fog");
    put(&mut program, 14, 3);
    assert!(program.controller.conflicts().cells.is_empty(), "that it is even is not seen yet");
    assert!(!matches!(program.controller.status(), Status::AgainstRules(_)));
    assert_eq!(
        (said(&program, 14), fog(&program)),
        ("3, yours, in fog".to_owned(), "..#. ##.# .### .##.".to_owned())
    );
    put(&mut program, 14, 2);
    assert_eq!(fog(&program), "..#. ##.# .... ....");
    assert_eq!(said(&program, 14), "2, yours, even");
    assert_eq!(said(&program, 10), "empty, in a cage of 2 cells, sum 7");
    program.act(BoardAction::Pick(cell(10)));
    assert_eq!(program.controller.selection_sums().unwrap().cages.len(), 1);
    program.command(Command::Undo);
    assert_eq!(fog(&program), "..#. ##.# .### .##.");
}

#[test]
fn an_answer_and_the_editor_show_all_clues() {
    let mut program = pasted();
    program.command(Command::DrawConstraints(ConstraintKind::Odd));
    assert_eq!(fog(&program), ".... .... .... ....");
    assert!(program.controller.fog().covers(cell(14)) && program.controller.fog().is_thin());
    assert_eq!(said(&program, 14), "empty, even");
    let mut solved = pasted();
    solved.command(Command::Solve);
    assert_eq!(fog(&solved), ".... .... .... ....");
    assert_eq!(said(&solved, 14), "2, found, even");
}
