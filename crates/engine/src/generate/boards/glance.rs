//! The techniques of a beginner, for the removal of givens: full houses, and hidden singles of boxes and regions.
//!
//! Codes of puzzles depend on these techniques, so they must never change, whatever techniques a later release knows.

use crate::search::{LayoutTables, Mask};
use crate::{House, Layout};

/// The techniques that must solve a gentle puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GentleTechniques {
    /// The last open cell of a house, and a digit with one place left in a box or region.
    AtAGlance,
    /// Naked and hidden singles.
    Singles,
}

/// Whether a beginner can fill the board from the givens. `grid` has for each cell a mask of its digit.
pub(super) fn solves<M: Mask>(tables: &LayoutTables, grid: &[M], is_given: &[bool]) -> bool {
    let mut board = GlanceBoard::new(tables, grid);
    for cell in (0..grid.len()).filter(|&cell| is_given[cell]) {
        board.place(cell);
    }
    while board.open > 0 {
        let before = board.open;
        // Pass after pass over all houses. What these techniques solve does not depend on the order.
        board.look_at_all();
        if board.open == before {
            return false;
        }
    }
    true
}

/// A board on which the digits of the answer are placed one by one.
struct GlanceBoard<'a, M> {
    layout: &'a Layout,
    /// By cell: a mask of the digit of the answer.
    grid: &'a [M],
    /// By cell: the digits that no digit on the board rules out. Empty for a cell that holds a digit.
    candidates: Vec<M>,
    is_open: Vec<bool>,
    /// The number of open cells.
    open: usize,
}

impl<'a, M: Mask> GlanceBoard<'a, M> {
    fn new(tables: &'a LayoutTables, grid: &'a [M]) -> Self {
        let layout = tables.layout();
        let all = M::of_bits(layout.all_digits().bits());
        Self {
            layout,
            grid,
            candidates: vec![all; grid.len()],
            is_open: vec![true; grid.len()],
            open: grid.len(),
        }
    }

    /// Puts the digit of the answer into a cell.
    fn place(&mut self, cell: usize) {
        let digit = self.grid[cell];
        self.candidates[cell] = M::NONE;
        self.is_open[cell] = false;
        self.open -= 1;
        for peer in self.layout.peers_at(cell) {
            self.candidates[peer.index()] &= !digit;
        }
        for ties in self.layout.ties_beyond_peers() {
            for other in ties.of(cell) {
                self.candidates[other.index()] &= !ties.exclusion().by_bit(digit);
            }
        }
    }

    fn look_at_all(&mut self) {
        let layout = self.layout;
        for house in layout.houses().iter().filter(|house| house.is_complete) {
            self.look_at(house);
        }
    }

    /// Places the digits of a house that can be seen.
    fn look_at(&mut self, house: &House) {
        let open = house.cells.iter().filter(|cell| self.is_open[cell.index()]);
        // In lines a beginner sees the last cell alone.
        if open.clone().count() != 1 && !house.kind.is_region() {
            return;
        }
        let (mut once, mut twice) = (M::NONE, M::NONE);
        for cell in open {
            let candidates = self.candidates[cell.index()];
            twice |= once & candidates;
            once |= candidates;
        }
        let seen = once & !twice;
        for cell in house.cells.iter().map(|cell| cell.index()) {
            if self.is_open[cell] && self.grid[cell] & seen != M::NONE {
                self.place(cell);
            }
        }
    }
}
