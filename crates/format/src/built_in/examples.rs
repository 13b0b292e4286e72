//! The built-in examples of techniques.
//!
//! Most examples are library lines with the name of a technique in place of its code. Each is a position on the path of a puzzle that
//! was made for this purpose. A library line holds no clues, so for the techniques of clues there are whole puzzles as JSON lines, and
//! the position is where their path first comes to the technique.

use crate::Document;
use crate::foreign::library;
use crate::notation::position;
use crate::syntax::lines::TextLine;
use nonet_engine::technique::{AnyBoard, BoardStep, Candidate, Solver, Technique, TechniqueSet};
use nonet_engine::{Cell, CellSets, Control, Digit, Grid, Puzzle};

const TEXT: &str = include_str!("../../../../resources/techniques/examples.txt");

/// A line for each puzzle: the name of a technique, a blank, and the puzzle. `nonet generate --clues thermometers --technique
/// thermometer-bounds` makes such puzzles.
const PUZZLES_WITH_CLUES: &str = include_str!("../../../../resources/techniques/clue_examples.txt");

/// A position, and the step of a technique in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position, with every candidate noted.
    pub document: Document,
    /// The candidates to remove, sorted by digit and cell.
    pub eliminations: Vec<(Cell, Digit)>,
    /// The digits to place, sorted by digit and cell.
    pub placements: Vec<(Cell, Digit)>,
}

/// The examples of `technique`, the simplest first.
#[must_use]
pub fn of(technique: Technique) -> Vec<Example> {
    let start = format!(":{}:", technique.name());
    let lines = (1..).zip(TEXT.lines()).filter(|(_, text)| text.starts_with(&start));
    let plain = lines.map(|(number, text)| example(TextLine { number, text }));
    let puzzles = PUZZLES_WITH_CLUES.lines().filter_map(|line| line.split_once(' '));
    let puzzles = puzzles.filter(|(name, _)| *name == technique.name());
    plain.chain(puzzles.map(|(_, puzzle)| example_on_path(technique, puzzle))).collect()
}

/// The position of a puzzle in which the technique is the easiest that helps.
fn example_on_path(technique: Technique, line: &str) -> Example {
    let read = crate::read(line.as_bytes()).expect("the examples are written right");
    let puzzle = read.documents[0].puzzle().expect("the examples have an answer");
    let (board, step) = first_step(technique, &puzzle).expect("each example needs its technique");
    let pair = |candidates: &[Candidate]| candidates.iter().map(|it| (it.cell, it.digit)).collect();
    Example {
        document: noted(&puzzle, &board),
        eliminations: pair(&step.eliminations),
        placements: pair(&step.placements),
    }
}

/// The board before the first step of a technique on the path of a puzzle, and the step. Returns `None` if easier techniques come
/// to an end before.
fn first_step(technique: Technique, puzzle: &Puzzle) -> Option<(AnyBoard, BoardStep)> {
    let known = TechniqueSet::easier_than(technique).iter().chain([technique]).collect();
    let solver = Solver { known, ..Solver::hodoku() };
    let mut board = AnyBoard::new(puzzle)?;
    loop {
        let step = solver.next_step_on(&board, &Control::default()).ok()??;
        if step.technique == technique {
            return Some((board, step));
        }
        board.apply(&step);
    }
}

/// A board of a puzzle with every candidate noted.
fn noted(puzzle: &Puzzle, board: &AnyBoard) -> Document {
    let layout = puzzle.layout();
    let (mut entries, mut notes) = (Grid::empty(layout.clone()), CellSets::none(layout));
    for cell in layout.cells().filter(|&cell| puzzle.givens().get(cell).is_none()) {
        entries.set(cell, board.digit(cell));
        notes.set(cell, board.candidates(cell));
    }
    let rules = puzzle.rules().clone();
    Document { rules, entries, notes, ..Document::of_givens(puzzle.givens().clone()) }
}

fn example(line: TextLine<'_>) -> Example {
    let candidates = |part| {
        let read = library::read_candidates(line, library::part(line, part));
        let mut candidates = read.expect("the examples are written right");
        candidates.sort_by_key(|&(cell, digit)| (digit, cell));
        candidates
    };
    let mut document = library::read_line(line).expect("the examples are written right");
    position::note_all(&mut document);
    Example {
        document,
        eliminations: candidates(library::ELIMINATIONS),
        placements: candidates(library::PLACEMENTS),
    }
}
