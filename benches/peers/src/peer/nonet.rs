//! Calls Nonet through the public interface of its engine.
//!
//! Each way to call it is a separate peer with its own column, listed among `ours` in
//! [`Field::new`](super::Field::new).

use nonet_engine::search::bulk;
use nonet_engine::{Cells, Control, Count, Digit, Grid, Layout, Puzzle, count};

use super::{Peer, Verdict};
use crate::line::Line;

/// One puzzle after the other: the bytes as plain numbers, and all boards at work on its verdict.
#[derive(Default)]
pub(super) struct OneAtATime {
    control: Control,
}

impl Peer for OneAtATime {
    fn name(&self) -> &'static str {
        "Nonet, one at a time"
    }

    fn count(&self, line: &Line, limit: u64) -> u64 {
        let Some(puzzle) = puzzle(line) else {
            return 0;
        };
        let counted = count(&puzzle, limit - 1, &self.control).expect("nobody cancels");
        match counted.count {
            Count::Exactly(answers) => answers,
            Count::MoreThan(_) => limit,
        }
    }

    fn judge(&self, lines: &[Line], verdicts: &mut [Verdict]) {
        for (line, verdict) in lines.iter().zip(verdicts) {
            let found = bulk::verdict(&cells(line), &self.control).expect("nobody cancels");
            *verdict = found.into();
        }
    }
}

/// All puzzles at once, from the bytes to plain numbers, and in the lanes of a register from there.
#[derive(Default)]
pub(super) struct InBulk {
    control: Control,
}

impl Peer for InBulk {
    fn name(&self) -> &'static str {
        "Nonet, in bulk"
    }

    fn count(&self, line: &Line, limit: u64) -> u64 {
        OneAtATime::default().count(line, limit)
    }

    fn judge(&self, lines: &[Line], verdicts: &mut [Verdict]) {
        let cells: Vec<Cells> = lines.iter().map(cells).collect();
        let found = bulk::verdicts(&cells, &self.control).expect("nobody cancels");
        for (verdict, found) in verdicts.iter_mut().zip(found) {
            *verdict = found.into();
        }
    }
}

impl From<bulk::Verdict> for Verdict {
    fn from(verdict: bulk::Verdict) -> Self {
        match verdict {
            bulk::Verdict::None => Self::None,
            bulk::Verdict::One => Self::Unique,
            bulk::Verdict::Several => Self::Several,
        }
    }
}

fn cells(line: &Line) -> Cells {
    line.cells().map(|byte| if byte.is_ascii_digit() { byte - b'0' } else { 0 })
}

/// The puzzle of `line`, or `None` if its givens break the rules.
fn puzzle(line: &Line) -> Option<Puzzle> {
    let cells = line.cells().iter().map(|byte| Digit::new(byte.wrapping_sub(b'0'))).collect();
    let grid = Grid::from_cells(Layout::classic(), cells).expect("a line is a classic grid");
    Puzzle::new(grid).ok()
}
