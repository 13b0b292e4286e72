//! Small puzzles with constraints in each form that holds them, and what is read of a text.

use nonet::format::{self, Document, Problem};

/// An empty board in boxes, as `4×4` and `6×6` are.
#[derive(Clone, Copy)]
pub(super) struct ClueBoard {
    side: usize,
    boxes: (usize, usize),
}

/// The board of 4×4.
pub(super) const FOUR: ClueBoard = ClueBoard { side: 4, boxes: (2, 2) };

/// The board of 6×6.
pub(super) const SIX: ClueBoard = ClueBoard { side: 6, boxes: (2, 3) };

impl ClueBoard {
    /// Nonet's own document with this constraint.
    pub(super) fn nonet(self, constraint: &str) -> String {
        self.nonet_with(&[constraint])
    }

    /// Nonet's own document with these constraints.
    pub(super) fn nonet_with(self, constraints: &[&str]) -> String {
        let side = self.side;
        let rows = vec![format!("\"{}\"", ".".repeat(side)); side].join(", ");
        let texts: Vec<String> = constraints.iter().map(|it| format!("\"{it}\"")).collect();
        let texts = texts.join(", ");
        format!(
            "Nonet(version: 4, shape: \"{side}x{side}\", givens: [{rows}], constraints: [{texts}])"
        )
    }

    /// The JSON of f-puzzles with these fields.
    pub(super) fn f_puzzles(self, fields: &str) -> String {
        let side = self.side;
        let row = format!("[{}]", vec!["{}"; side].join(","));
        let rows = vec![row; side].join(",");
        format!("{{\"size\":{side},\"grid\":[{rows}],{fields}}}")
    }

    /// A line of JSON with these rules.
    pub(super) fn json_line(self, rules: &str) -> String {
        let Self { side, boxes: (rows, columns) } = self;
        let zeros = vec!["0"; side * side].join(",");
        format!(
            "{{\"rows\":{side},\"columns\":{side},\"digits\":{side},\"boxes\":[{rows},{columns}],\"givens\":[{zeros}],\
             \"rules\":{{{rules}}}}}"
        )
    }
}

/// A line of JSON of 4×4 cells, with digits from 0.
pub(super) fn from_zero(line: &str) -> String {
    let nulls = vec!["null"; 16].join(",");
    let zeros = vec!["0"; 16].join(",");
    line.replace("\"digits\"", "\"lowest\":0,\"digits\"").replace(&zeros, &nulls)
}

/// The only document of a text.
pub(super) fn read_one(text: &str) -> Document {
    let mut reading =
        format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(reading.documents.len(), 1, "{text}");
    reading.documents.remove(0)
}

/// Why a text cannot be read.
pub(super) fn problem(text: &str) -> Problem {
    format::read(text.as_bytes()).unwrap_err().problem
}

/// The constraints of a document, as its own form writes them.
pub(super) fn texts(document: &Document) -> Vec<String> {
    format::constraint_texts(&document.rules, document.givens.layout())
}
