//! The nodes of a graph: candidates and groups of candidates, numbered.

use crate::technique::{Board, Candidate, Cells, Geometry};
use crate::{Cell, Digit, DigitSet};

/// The meaning of a node: a digit is in one of these cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) struct DigitInCells<G: Geometry> {
    /// The digit.
    pub(in crate::technique) digit: Digit,
    /// One cell, or the cells of a group.
    pub(in crate::technique) cells: G::Set,
}

impl<G: Geometry> DigitInCells<G> {
    /// The candidate. Returns `None` if the node is a group.
    pub(in crate::technique) fn candidate(self) -> Option<Candidate> {
        self.cells.single().map(|cell| Candidate { cell, digit: self.digit })
    }
}

/// A node, and whether it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) struct NodeState {
    /// The node.
    pub(in crate::technique) node: usize,
    /// Whether it is true.
    pub(in crate::technique) on: bool,
}

impl NodeState {
    /// The node is true.
    pub(in crate::technique) fn on(node: usize) -> Self {
        Self { node, on: true }
    }

    /// The node is false.
    pub(in crate::technique) fn off(node: usize) -> Self {
        Self { node, on: false }
    }
}

/// The nodes of a board, numbered: the candidates in the order of their cells, then the groups.
pub(in crate::technique) struct Nodes<G: Geometry> {
    spots: Vec<DigitInCells<G>>,
    candidates: usize,
    first_of_cell: G::PerCell<u16>,
    digits_of_cell: G::PerCell<DigitSet>,
}

impl<G: Geometry> Nodes<G> {
    /// The candidates of `board`.
    pub(super) fn candidates_of(board: &Board<G>) -> Self {
        let mut nodes = Self {
            spots: Vec::with_capacity(384),
            candidates: 0,
            first_of_cell: G::per_cell(board.tables(), 0),
            digits_of_cell: G::per_cell(board.tables(), DigitSet::EMPTY),
        };
        for cell in board.open().iter() {
            let digits = board.candidates(cell);
            nodes.first_of_cell[cell.index()] = u16::try_from(nodes.spots.len()).unwrap_or(0);
            nodes.digits_of_cell[cell.index()] = digits;
            let cells = <G::Set>::of(cell);
            nodes.spots.extend(digits.iter().map(|digit| DigitInCells { digit, cells }));
        }
        nodes.candidates = nodes.spots.len();
        nodes
    }

    /// The candidates of `board` and its groups: two or three places of a digit where a line crosses a box.
    pub(super) fn with_groups(board: &Board<G>) -> Self {
        let mut nodes = Self::candidates_of(board);
        for digit in board.all_digits() {
            for line in board.lines() {
                let places = board.places_in(line, digit);
                let crossings = board.areas().map(|block| places.and(board.house(block)));
                // A crossing with one place is that candidate, which has a node already.
                let groups = crossings.filter(|cells| cells.len() > 1);
                nodes.spots.extend(groups.map(|cells| DigitInCells { digit, cells }));
            }
        }
        nodes
    }

    /// The number of nodes.
    pub(in crate::technique) fn len(&self) -> usize {
        self.spots.len()
    }

    /// The numbers of the candidates.
    pub(in crate::technique) fn candidates(&self) -> std::ops::Range<usize> {
        0..self.candidates
    }

    /// The numbers of the groups.
    pub(in crate::technique) fn groups(&self) -> std::ops::Range<usize> {
        self.candidates..self.spots.len()
    }

    /// The meaning of a node.
    pub(in crate::technique) fn spot(&self, node: usize) -> DigitInCells<G> {
        self.spots[node]
    }

    /// The numbers of the candidates of a cell.
    pub(in crate::technique) fn of_cell(&self, cell: Cell) -> std::ops::Range<usize> {
        let first = usize::from(self.first_of_cell[cell.index()]);
        first..first + self.digits_of_cell[cell.index()].len()
    }

    /// The number of a candidate, which the board must have.
    pub(in crate::technique) fn of(&self, candidate: Candidate) -> usize {
        let Candidate { cell, digit } = candidate;
        // Worked out from the cell, because a table by cell and digit would be mostly empty.
        let before = self.digits_of_cell[cell.index()].below(digit).len();
        usize::from(self.first_of_cell[cell.index()]) + before
    }
}
