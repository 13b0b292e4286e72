//! Holds what comes of solving puzzles, on its way to whoever writes it.
//!
//! Results gather here until they are passed on, so that a thousand answers cost one transfer; but they are
//! offered as they are found, so that a puzzle with a thousand million answers takes no more memory than one
//! with a single answer.

use super::ending::Failure;
use crate::engine::{Cells, Effort};
use crate::format::ReadError;
use crate::text::command_line::{Place, Remark, Totals};

/// What a remark weighs, in bytes.
const REMARK: usize = 128;

/// A piece of a result.
#[derive(Debug)]
pub(super) enum Piece {
    /// A text to write.
    Text(Vec<u8>),
    /// Something to say about the input.
    Remark(Place, Remark),
    /// The input cannot be read any further.
    Unreadable(ReadError),
}

/// The results of some puzzles, or of a part of one.
#[derive(Debug, Default)]
pub(super) struct Results {
    /// What there is to write and to say, in order.
    pub(super) pieces: Vec<Piece>,
    /// The account of the puzzles that are done.
    pub(super) totals: Totals,
    weight: usize,
}

impl Results {
    /// About how many bytes there are.
    pub(super) fn weight(&self) -> usize {
        self.weight
    }

    /// Has a text written.
    pub(super) fn write(&mut self, text: &str) {
        self.text().extend_from_slice(text.as_bytes());
        self.weight += text.len();
    }

    /// Has the digits of a full board written in a line.
    pub(super) fn write_line(&mut self, cells: &Cells) {
        let mut line = [b'\n'; 82];
        for (symbol, digit) in line.iter_mut().zip(cells) {
            *symbol = b'0' + digit;
        }
        self.text().extend_from_slice(&line);
        self.weight += line.len();
    }

    /// Has something said.
    pub(super) fn remark(&mut self, place: Place, remark: Remark) {
        self.pieces.push(Piece::Remark(place, remark));
        self.weight += REMARK;
    }

    /// Has an error told.
    pub(super) fn unreadable(&mut self, error: ReadError) {
        self.pieces.push(Piece::Unreadable(error));
    }

    /// Counts a puzzle that is done and had the answer that was asked for.
    pub(super) fn count_answered(&mut self, effort: Effort) {
        self.totals.add(&Totals { puzzles: 1, effort, ..Totals::default() });
    }

    /// Counts a puzzle that is done and had not.
    pub(super) fn count_unanswered(&mut self, effort: Effort) {
        self.totals.add(&Totals { puzzles: 1, unanswered: 1, effort, ..Totals::default() });
    }

    /// Counts a puzzle that cannot be read.
    pub(super) fn count_unreadable(&mut self) {
        self.totals.add(&Totals { unreadable: 1, ..Totals::default() });
    }

    fn text(&mut self) -> &mut Vec<u8> {
        if !matches!(self.pieces.last(), Some(Piece::Text(_))) {
            self.pieces.push(Piece::Text(Vec::new()));
        }
        match self.pieces.last_mut() {
            Some(Piece::Text(text)) => text,
            _ => unreachable!("the last piece is a text"),
        }
    }
}

/// Where results gather while a task is worked on.
pub(super) struct Outbox<'a> {
    /// What was not passed on yet.
    pub(super) results: Results,
    pass_on: &'a mut dyn FnMut(&mut Results) -> Result<(), Failure>,
}

impl<'a> Outbox<'a> {
    /// Offers results to `pass_on`, which takes them or leaves them until the next offer.
    pub(super) fn new(pass_on: &'a mut dyn FnMut(&mut Results) -> Result<(), Failure>) -> Self {
        Self { results: Results::default(), pass_on }
    }

    /// Offers what has gathered.
    pub(super) fn offer(&mut self) -> Result<(), Failure> {
        (self.pass_on)(&mut self.results)
    }
}
