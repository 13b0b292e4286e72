//! A layout as flat tables for the search, and the states that it fills in.
//!
//! A state is one slice of words: the candidates of each cell in row-major order, then the digits that each
//! house still lacks, then the number of open cells. A cell is open until its peers were told of its
//! digit. Bit 0 of a mask stands for digit 1, as in [`DigitSet`].

use std::array;
use std::sync::{Arc, LazyLock};

use super::lists::Lists;
use crate::engine::{Cell, Digit, DigitSet, Grid, Layout, Puzzle};

/// How many houses have a dirty bit of their own; house `h` has the bit `h % DIRTY_BITS`.
pub(super) const DIRTY_BITS: usize = 64;

/// The candidates of the 81 cells of the classic board in row-major order, bit 0 for digit 1.
pub(super) type ClassicCandidates = [u16; 81];

/// The tables of one layout.
#[derive(Debug)]
pub(in crate::engine) struct LayoutTables {
    layout: Arc<Layout>,
    peers: Lists<u16>,
    houses: Lists<u16>,
    houses_of: Lists<u16>,
    dirty: Vec<u64>,
    shielded: Vec<u64>,
}

static CLASSIC: LazyLock<Arc<LayoutTables>> =
    LazyLock::new(|| Arc::new(LayoutTables::new(Layout::classic())));

impl LayoutTables {
    /// The tables for `layout`; those of the classic board are made once.
    pub(in crate::engine) fn of(layout: &Arc<Layout>) -> Arc<Self> {
        if layout.is_classic() {
            Arc::clone(&CLASSIC)
        } else {
            Arc::new(Self::new(Arc::clone(layout)))
        }
    }

    fn new(layout: Arc<Layout>) -> Self {
        let houses = layout.houses();
        let dirty_bits = |cell| {
            let bit = |house: &usize| 1_u64 << (house % DIRTY_BITS);
            let bits = layout.houses_of(cell).iter().map(bit);
            bits.fold(0, |all, bit| all | bit)
        };
        let dirty: Vec<u64> = layout.cells().map(dirty_bits).collect();
        // Where houses share a bit, leaving one out would leave out another with it.
        let exact = houses.len() <= DIRTY_BITS;
        let shielded = if exact { dirty.clone() } else { vec![0; dirty.len()] };
        let indices = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
        Self {
            peers: Lists::packed(layout.cells().map(|cell| indices(layout.peers(cell)))),
            houses: Lists::packed(houses.iter().map(|house| indices(&house.cells))),
            houses_of: Lists::packed(layout.cells().map(|cell| layout.houses_of(cell).to_vec())),
            dirty,
            shielded,
            layout,
        }
    }

    /// The layout that the tables describe.
    pub(in crate::engine) fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The candidates of the classic board's cells in `state`.
    #[expect(clippy::cast_possible_truncation, reason = "the classic board has nine digits")]
    pub(super) fn classic_candidates(state: &[u64]) -> ClassicCandidates {
        array::from_fn(|cell| state[cell] as u16)
    }

    /// How many cells the board has.
    pub(super) fn cell_count(&self) -> usize {
        self.dirty.len()
    }

    /// How many houses the board has.
    pub(super) fn house_count(&self) -> usize {
        self.houses.len()
    }

    /// How many words a state takes.
    pub(in crate::engine) fn width(&self) -> usize {
        self.cell_count() + self.house_count() + 1
    }

    /// Every digit.
    pub(super) fn all_digits(&self) -> u64 {
        self.layout.all_digits().bits()
    }

    /// The cells that share a house with `cell`.
    pub(super) fn peers(&self, cell: usize) -> &[u16] {
        self.peers.of(cell)
    }

    /// The cells of `house`.
    pub(super) fn house(&self, house: usize) -> &[u16] {
        self.houses.of(house)
    }

    /// The houses that hold `cell`.
    pub(super) fn houses_of(&self, cell: usize) -> &[u16] {
        self.houses_of.of(cell)
    }

    /// The dirty bits of the houses that hold `cell`.
    pub(super) fn dirty(&self, cell: usize) -> u64 {
        self.dirty[cell]
    }

    /// The dirty bits of houses that need no look after a peer of `cell` lost the digit of `cell`, because
    /// they hold `cell` itself.
    pub(super) fn shielded(&self, cell: usize) -> u64 {
        self.shielded[cell]
    }

    /// A state in which no cell is settled yet; the givens wait as single candidates.
    pub(in crate::engine) fn state(&self, puzzle: &Puzzle) -> Vec<u64> {
        let mut state = Vec::with_capacity(self.width());
        let candidates = |cell| puzzle.candidates(cell).bits();
        state.extend(self.layout.cells().map(candidates));
        state.resize(self.width() - 1, self.all_digits());
        state.push(self.cell_count() as u64);
        state
    }

    /// The candidates of `cell` in `state`.
    pub(in crate::engine) fn candidates(state: &[u64], cell: Cell) -> DigitSet {
        DigitSet::from_bits(state[cell.index()])
    }

    /// How many cells of `state` are open.
    pub(in crate::engine) fn open_count(state: &[u64]) -> u64 {
        state[state.len() - 1]
    }

    /// The first open cell of `state` from the index `from` on, with its candidates. No cell before `from`
    /// may be open, and one must be.
    pub(super) fn first_open(&self, state: &[u64], from: usize) -> (usize, u64) {
        let open = |&cell: &usize| !state[cell].is_power_of_two();
        let cell = (from..self.cell_count()).find(open).expect("the caller saw an open cell");
        (cell, state[cell])
    }

    /// The digits of a state without open cells.
    pub(super) fn grid(&self, state: &[u64]) -> Grid {
        let mut grid = Grid::empty(Arc::clone(&self.layout));
        for cell in self.layout.cells() {
            grid.set(cell, Self::candidates(state, cell).single());
        }
        grid
    }

    /// The digit of a mask that holds one.
    pub(in crate::engine) fn digit(bit: u64) -> Digit {
        DigitSet::from_bits(bit).first().expect("a mask taken from a state holds a digit")
    }
}
