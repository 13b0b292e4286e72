//! Carries results from the threads that solve to the thread that writes.
//!
//! Results gather here, so that a thousand answers cost one transfer. Each result is offered to the writer as soon as it
//! is found, so that a puzzle with a thousand million answers needs no more memory than a puzzle with a single answer.

use std::io::Write;

use super::ending::CommandFailure;
use super::form::Total;
use crate::engine::{Cells, Effort};
use crate::format::ReadError;
use crate::text::command_line::{InputPlace, Remark, Totals};

/// The assumed size of a remark, in bytes.
const REMARK: usize = 128;

/// A piece of a result.
#[derive(Debug)]
pub(super) enum ResultPiece {
    /// A text to write.
    Text(Vec<u8>),
    /// A remark about the input.
    Remark(InputPlace, Remark),
}

/// The results of some puzzles, or of a part of one.
#[derive(Debug, Default)]
pub(super) struct Results {
    /// Texts and remarks in order.
    pub(super) pieces: Vec<ResultPiece>,
    /// The totals of the finished puzzles.
    pub(super) totals: Totals,
    weight: usize,
}

impl Results {
    /// The approximate size in bytes.
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    /// Adds a text.
    pub(super) fn write(&mut self, text: &str) {
        self.text().extend_from_slice(text.as_bytes());
        self.weight += text.len();
    }

    /// Adds a line with a number of answers.
    pub(super) fn write_total(&mut self, total: Total) {
        let text = self.text();
        let before = text.len();
        // A vector refuses no byte.
        drop(writeln!(text, "{total}"));
        let written = text.len() - before;
        self.weight += written;
    }

    /// Adds a line with the digits of a full board.
    pub(super) fn write_line(&mut self, cells: &Cells) {
        let mut line = [b'\n'; 82];
        for (symbol, digit) in line.iter_mut().zip(cells) {
            *symbol = b'0' + digit;
        }
        self.text().extend_from_slice(&line);
        self.weight += line.len();
    }

    /// Adds a remark.
    pub(super) fn remark(&mut self, place: InputPlace, remark: Remark) {
        self.pieces.push(ResultPiece::Remark(place, remark));
        self.weight += REMARK;
    }

    /// Adds an error, and counts it.
    pub(super) fn unreadable(&mut self, error: ReadError) {
        let place = InputPlace::At { line: error.line, column: error.column };
        self.remark(place, Remark::Unreadable(error.problem));
        self.count_unreadable();
    }

    /// Counts a finished puzzle that has the requested answer.
    pub(super) fn count_answered(&mut self, effort: Effort) {
        self.totals.add(&Totals { puzzles: 1, effort, ..Totals::default() });
    }

    /// Counts a finished puzzle that lacks the requested answer.
    pub(super) fn count_unanswered(&mut self, effort: Effort) {
        self.totals.add(&Totals { puzzles: 1, unanswered: 1, effort, ..Totals::default() });
    }

    /// Counts an unreadable puzzle.
    pub(super) fn count_unreadable(&mut self) {
        self.totals.add(&Totals { unreadable: 1, ..Totals::default() });
    }

    fn text(&mut self) -> &mut Vec<u8> {
        if !matches!(self.pieces.last(), Some(ResultPiece::Text(_))) {
            self.pieces.push(ResultPiece::Text(Vec::new()));
        }
        match self.pieces.last_mut() {
            Some(ResultPiece::Text(text)) => text,
            _ => unreachable!("the last piece is a text"),
        }
    }
}

/// Gathers the results of one task.
pub(super) struct Outbox<'a> {
    /// Results that are not passed on yet.
    pub(super) results: Results,
    pass_on: &'a mut dyn FnMut(&mut Results) -> Result<(), CommandFailure>,
}

impl<'a> Outbox<'a> {
    /// Returns an outbox that offers its results to `pass_on`, which may leave them until the next offer.
    pub(super) fn new(
        pass_on: &'a mut dyn FnMut(&mut Results) -> Result<(), CommandFailure>,
    ) -> Self {
        Self { results: Results::default(), pass_on }
    }

    /// Offers the gathered results.
    pub(super) fn offer(&mut self) -> Result<(), CommandFailure> {
        (self.pass_on)(&mut self.results)
    }
}
