//! The built-in examples of techniques.
//!
//! The examples are library lines with the name of a technique in place of its code. Each example is a position on
//! the path of a puzzle that was made for this purpose.

use crate::Document;
use crate::foreign::library;
use crate::notation::position;
use crate::syntax::lines::TextLine;
use nonet_engine::technique::Technique;
use nonet_engine::{Cell, Digit};

const TEXT: &str = include_str!("../../../../resources/techniques/examples.txt");

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
    lines.map(|(number, text)| example(TextLine { number, text })).collect()
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
