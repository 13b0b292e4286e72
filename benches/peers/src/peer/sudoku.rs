//! The crate `sudoku`, a solver in the manner of `JCZSolve`.

use super::Peer;
use crate::line::{EMPTY, Line};

/// The crate's own count, from the bytes that it takes: 0 for an empty cell.
pub(super) struct Sudoku;

impl Peer for Sudoku {
    fn name(&self) -> &'static str {
        "sudoku crate"
    }

    fn count(&self, line: &Line, limit: u64) -> u64 {
        let cells = line.cells().map(|byte| if byte == EMPTY { 0 } else { byte - b'0' });
        let puzzle = sudoku::Sudoku::from_bytes(cells).expect("a line has digits up to 9");
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        puzzle.solutions_count_up_to(limit) as u64
    }
}
