//! A text that is rewritten before puzzles are looked for in it.
//!
//! The parts of a mail and the signs of some boards have to be read before any line of them makes sense. Lines come and go by that,
//! so each keeps the number of the line of the source that it comes from.

use super::Finding;

/// Lines with their numbers in the source.
#[derive(Debug, Default)]
pub(super) struct Rewritten {
    pub(super) text: String,
    numbers: Vec<usize>,
}

impl Rewritten {
    /// Adds a line that comes from the line of the source with this number, from 1. The line may have line endings in it.
    pub(super) fn push(&mut self, number: usize, line: &str) {
        for line in line.split('\n') {
            self.text.push_str(line.trim_end_matches('\r'));
            self.text.push('\n');
            self.numbers.push(number);
        }
    }

    /// What was found in this text, at its place in the source.
    pub(super) fn in_source(&self, finding: Finding) -> Finding {
        let number =
            |line: usize| self.numbers.get(line.saturating_sub(1)).copied().unwrap_or(line);
        let Finding { kind, mut found, excerpt } = finding;
        for found in &mut found {
            found.line = number(found.line);
        }
        let excerpt = excerpt.map(|it| super::Excerpt { lines: it.lines.map(number), ..it });
        Finding { kind, found, excerpt }
    }
}
