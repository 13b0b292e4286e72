//! What the board looks like at this moment, cell by cell, without a word or a colour.

use super::{Controller, Hint, Mode, Status};
use crate::engine::{Cell, CellSets, Contradiction, Digit, Grid, HouseName, Puzzle};
use crate::game::{Content, Notes};

/// How a digit is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Nothing is written.
    Empty,
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that the person put in.
    Entry(Digit),
    /// A digit that the answer adds.
    Found(Digit),
    /// Digits are noted.
    Noted(Notes),
    /// The game is paused, and nothing can be seen.
    Covered,
}

impl Face {
    /// The digit, however it is written.
    #[must_use]
    pub fn digit(self) -> Option<Digit> {
        match self {
            Self::Empty | Self::Noted(_) | Self::Covered => None,
            Self::Given(digit) | Self::Entry(digit) | Self::Found(digit) => Some(digit),
        }
    }
}

/// How a cell is shaded, apart from being selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Not at all.
    None,
    /// It shares a house with the selected cell.
    Peer,
    /// It holds the selected cell's digit.
    Equal,
}

/// Where the rules are broken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conflicts {
    /// The cells in conflict, in no order.
    pub cells: Vec<Cell>,
    /// The houses in conflict.
    pub houses: Vec<HouseName>,
}

impl Controller {
    /// How each cell is written, in row-major order.
    #[must_use]
    pub fn faces(&self) -> Vec<Face> {
        let board = self.document().board();
        board.layout().cells().map(|cell| self.face(cell)).collect()
    }

    fn face(&self, cell: Cell) -> Face {
        match (self.document().board().get(cell), self.mode()) {
            _ if self.is_covered() => Face::Covered,
            (Content::Given(digit), _) => Face::Given(digit),
            (_, Mode::Answer(shown)) => shown.grid.get(cell).map_or(Face::Empty, Face::Found),
            (Content::Entry(digit), _) => Face::Entry(digit),
            (Content::Empty, _) => self.face_of_hint(cell).unwrap_or(Face::Empty),
            (Content::Noted(notes), _) => self.face_of_hint(cell).unwrap_or(Face::Noted(notes)),
        }
    }

    /// The digit that the steps of a path have put down before the one that is shown.
    fn face_of_hint(&self, cell: Cell) -> Option<Face> {
        match self.hint()? {
            Hint::Step { board, .. } => board.digit(cell).map(Face::Found),
            _ => None,
        }
    }

    /// How each cell is shaded, in row-major order, as the options ask for it. Not at all below a step that is told, which
    /// has colours of its own.
    #[must_use]
    pub fn shades(&self) -> Vec<Shade> {
        let layout = self.document().board().layout();
        let selected = self.selected();
        let there = self.face(selected).digit().filter(|_| self.options().highlight_equal);
        let digit = self.digit_looked_for().or(there);
        let told = matches!(self.hint(), Some(Hint::Step { .. }));
        let shade = |cell: Cell| {
            if told || self.is_covered() {
                Shade::None
            } else if cell != selected && digit.is_some() && self.face(cell).digit() == digit {
                Shade::Equal
            } else if self.options().highlight_peers && layout.peers(selected).contains(&cell) {
                Shade::Peer
            } else {
                Shade::None
            }
        };
        layout.cells().map(shade).collect()
    }

    /// Where the digits on the board break the rules, if that is to be shown or an answer was asked for.
    #[must_use]
    pub fn conflicts(&self) -> Conflicts {
        let asked = matches!(self.status(), Status::Contradictory(_));
        if !(self.options().show_conflicts || asked) || self.shown().is_some() || self.is_covered()
        {
            return Conflicts::default();
        }
        conflicts(self.document().board().digits(), self.document().ruled_out().clone())
    }
}

fn conflicts(digits: Grid, ruled_out: CellSets) -> Conflicts {
    let layout = std::sync::Arc::clone(digits.layout());
    let mut conflicts = Conflicts::default();
    for reason in Puzzle::ruling_out(digits, ruled_out).err().unwrap_or_default() {
        match reason {
            Contradiction::Repeated { house, cells, .. } => {
                conflicts.cells.extend(cells);
                conflicts.houses.push(house);
            }
            Contradiction::RuledOut { row, column, .. }
            | Contradiction::NoCandidate { row, column } => {
                conflicts.cells.extend(layout.cell(row - 1, column - 1));
            }
            Contradiction::NoPlace { house, .. } => conflicts.houses.push(house),
        }
    }
    conflicts
}
