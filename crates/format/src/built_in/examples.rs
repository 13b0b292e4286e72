//! The built-in examples of techniques.
//!
//! Most examples are library lines with the name of a technique in place of its code. Those of clues are documents of Nonet, because a
//! library line holds no clues; the line before says the technique, and which candidates go and which digits are placed. Each example
//! is a position on the path of a puzzle that was made for this purpose.

use crate::Document;
use crate::foreign::library;
use crate::nonet;
use crate::notation::position;
use crate::syntax::lines::TextLine;
use nonet_engine::technique::Technique;
use nonet_engine::{Cell, Digit};

const TEXT: &str = include_str!("../../../../resources/techniques/examples.txt");

const TEXT_OF_CLUES: &str = include_str!("../../../../resources/techniques/clue_examples.txt");

/// The word before the name of a technique of clues.
const TECHNIQUE: &str = "technique ";

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
    let with_clues = TEXT_OF_CLUES.split(TECHNIQUE).filter_map(|text| text.split_once('\n'));
    let with_clues = with_clues.filter_map(|(head, document)| {
        let (name, step) = head.split_once(':')?;
        (name == technique.name()).then(|| example_with_clues(step, document))
    });
    plain.chain(with_clues).collect()
}

/// The example with this step, such as `r1c1<>5 r2c1=7`, in this document.
fn example_with_clues(step: &str, document: &str) -> Example {
    let read = nonet::read(document).expect("the examples are written right");
    let document = read.found.into_iter().next().expect("the examples are written right").document;
    let candidates = |sign: &str| {
        let candidate = |word: &str| {
            let (place, digit) = word.split_once(sign)?;
            Some((document.givens.layout().cell_named(place)?, Digit::new(digit.parse().ok()?)?))
        };
        step.split_whitespace().filter_map(candidate).collect::<Vec<_>>()
    };
    Example {
        eliminations: candidates("<>"),
        placements: candidates("="),
        document: document.clone(),
    }
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
