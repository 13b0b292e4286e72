//! All there is to see of a cell, for those who draw it and those who hear of it.

use super::{Conflicts, Controller, Face};
use crate::engine::Cell;
use crate::game::Paint;

/// What a cell looks like, and what is marked in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// What is written.
    pub face: Face,
    /// What is coloured.
    pub paint: Paint,
    /// Whether it breaks the rules.
    pub conflict: bool,
    /// What is marked right or wrong.
    pub mark: Option<Mark>,
    /// Whether it is one of the cells that are looked for.
    pub highlighted: bool,
}

/// How a cell stands to the answer, where that is to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Its digit was checked and is right.
    Right,
    /// Its digit is wrong.
    Wrong,
    /// The digit of the answer is not among its notes.
    NoteLost,
}

impl Controller {
    /// What each cell looks like, in row-major order.
    #[must_use]
    pub fn looks(&self, conflicts: &Conflicts) -> Vec<Look> {
        let (marks, highlighted) = (self.marks(), self.highlighted());
        let mark = |cell: Cell| match () {
            () if marks.right.contains(&cell) => Some(Mark::Right),
            () if marks.wrong.contains(&cell) => Some(Mark::Wrong),
            () if marks.lost.contains(&cell) => Some(Mark::NoteLost),
            () => None,
        };
        let look = |(cell, (face, paint)): (Cell, (Face, Paint))| Look {
            face,
            paint,
            conflict: conflicts.cells.contains(&cell),
            mark: mark(cell),
            highlighted: highlighted.contains(&cell),
        };
        let seen = self.faces().into_iter().zip(self.paints());
        self.document().board().layout().cells().zip(seen).map(look).collect()
    }
}
