//! Flat tables of a layout for the search, and the states that the search works on.
//!
//! A state is one slice of words: the candidates of each cell in row-major order, then the digits that each complete
//! house still lacks, then the number of open cells. A cell is open until its digit was removed from its peers. Bit 0
//! of a mask stands for digit 1, as in [`DigitSet`].

use std::array;
use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

use super::bits::Mask;
use super::leftovers::{self, Repetition};
use crate::lists::Lists;
use crate::rules::{CompiledRules, PostedPropagator, Ties, propagators_of_house_sums};
use crate::{Cell, Digit, DigitSet, Grid, Layout, Puzzle, Rules};

/// The number of dirty bits, which mark houses to search again, and propagators to run again. On large boards houses share
/// bits.
const DIRTY_BITS: usize = 128;

/// The most dirty bits of houses.
const MOST_HOUSE_BITS: usize = 64;

/// The most dirty bits of houses if the puzzle has constraints, which need some of the bits too. The houses of the classic
/// board, and of those with windows or diagonals, still have a bit each.
const MOST_HOUSE_BITS_BESIDE_CONSTRAINTS: usize = 40;

/// The candidates of the 81 cells of the classic board in row-major order, bit 0 for digit 1.
pub(super) type ClassicCandidates = [u16; 81];

/// The tables of one layout, with the constraints of a puzzle if they say something of several cells. Houses are the
/// complete ones, numbered from 0 in the order of the layout; houses that hold some digits only make their cells peers.
#[derive(Clone, Debug)]
pub(crate) struct LayoutTables {
    layout: Arc<Layout>,
    /// [`Rules::NONE`] unless constraints say something of several cells.
    rules: Rules,
    /// The propagators of the constraints, then of what follows from several of them.
    propagators: Arc<[PostedPropagator]>,
    /// By propagator: cells beside it that cannot hold the digits of two or more of its places, with a mask of these places.
    /// Empty if it tells of no digit that it needs.
    beside: Lists<(u16, u16)>,
    houses: Lists<u16>,
    houses_of: Lists<u16>,
    /// By house: its index in the layout.
    house_indices: Vec<usize>,
    /// The number of dirty bits that houses share, from the lowest bit on.
    house_bits: usize,
    /// By cell: the dirty bits of its houses, and of the propagators that a change in the cell wakes.
    dirty: Vec<u128>,
    shielded: Vec<u128>,
    /// The bits below `house_bits`.
    house_mask: u128,
    has_ties: bool,
    has_pairs: bool,
    repetitions: Vec<Repetition>,
    /// Whether singles are all that the search can see, or all that it should look for.
    has_singles_only: bool,
}

/// Which sums are derived of those of constraints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DerivedSums {
    None,
    All,
}

static CLASSIC: LazyLock<Arc<LayoutTables>> =
    LazyLock::new(|| Arc::new(LayoutTables::new(Layout::classic())));

thread_local! {
    /// The tables of the last board that is not classic. The generator searches one board hundreds
    /// of times.
    static LAST: RefCell<Option<Arc<LayoutTables>>> = const { RefCell::new(None) };

    /// The tables of the last puzzle with constraints on several cells. Its answers are counted and found one after the
    /// other.
    static LAST_WITH_RULES: RefCell<Option<Arc<LayoutTables>>> = const { RefCell::new(None) };
}

impl LayoutTables {
    /// The tables for `layout`. The tables of the classic board are built once and shared. Each thread keeps those
    /// of the last other layout.
    pub(crate) fn of(layout: &Arc<Layout>) -> Arc<Self> {
        // The classic board is asked for all the time and by every thread, so its tables are made once.
        if layout.is_classic() {
            return Arc::clone(&CLASSIC);
        }
        // One table a thread is enough: work is done on one board at a time. A map would keep boards that nobody asks
        // for again.
        LAST.with_borrow_mut(|last| {
            if let Some(tables) = last.as_ref().filter(|it| Arc::ptr_eq(&it.layout, layout)) {
                return Arc::clone(tables);
            }
            let tables = Arc::new(Self::new(Arc::clone(layout)));
            *last = Some(Arc::clone(&tables));
            tables
        })
    }

    /// The tables for `puzzle`: those of its layout, unless its constraints say something of several cells. Digits that
    /// constraints leave for single cells are in the candidates of the puzzle.
    pub(crate) fn of_puzzle(puzzle: &Puzzle) -> Arc<Self> {
        let (layout, rules) = (puzzle.layout(), puzzle.rules());
        if !rules.ties_cells() {
            return Self::of(layout);
        }
        LAST_WITH_RULES.with_borrow_mut(|last| {
            let is_it =
                |it: &&Arc<Self>| Arc::ptr_eq(&it.layout, layout) && it.rules.is_same(rules);
            if let Some(tables) = last.as_ref().filter(is_it) {
                return Arc::clone(tables);
            }
            let tables = Arc::new(Self::of(layout).with_rules(rules, DerivedSums::All));
            *last = Some(Arc::clone(&tables));
            tables
        })
    }

    /// The tables for `puzzle` without derived sums: each constraint is propagated alone, so that a contradiction can name
    /// it.
    pub(crate) fn of_puzzle_constraint_by_constraint(puzzle: &Puzzle) -> Arc<Self> {
        let tables = Self::of(puzzle.layout());
        if !puzzle.rules().ties_cells() {
            return tables;
        }
        Arc::new(tables.with_rules(puzzle.rules(), DerivedSums::None))
    }

    /// These tables with constraints.
    fn with_rules(&self, rules: &Rules, sums: DerivedSums) -> Self {
        let mut tables = Self { rules: rules.clone(), has_singles_only: false, ..self.clone() };
        let mut propagators = Vec::new();
        if let Some(compiled) = rules.compiled() {
            propagators.extend_from_slice(compiled.propagators());
            if sums == DerivedSums::All {
                propagators.extend(propagators_of_house_sums(&self.layout, compiled));
            }
        }
        tables.beside = match rules.compiled() {
            Some(compiled) => cells_beside(&self.layout, compiled, &propagators),
            None => Lists::of_items([]),
        };
        tables.propagators = propagators.into();
        tables.has_pairs = true;
        tables.share_bits(MOST_HOUSE_BITS_BESIDE_CONSTRAINTS);
        let propagators = Arc::clone(&tables.propagators);
        for (number, posted) in propagators.iter().enumerate() {
            let bit = tables.bit_of_propagator(number);
            posted.cells.iter().for_each(|&cell| tables.dirty[cell] |= 1 << bit);
        }
        tables
    }

    /// Gives the houses their dirty bits, at most this many.
    fn share_bits(&mut self, most: usize) {
        // A board without complete houses has a bit too: no word can be shifted by all its bits.
        self.house_bits = self.houses.len().clamp(1, most);
        self.house_mask = u128::MAX >> (DIRTY_BITS - self.house_bits);
        let house_bits = self.house_bits;
        let of_cell = |cell| {
            let bit = |&house: &u16| 1_u128 << (usize::from(house) % house_bits);
            self.houses_of.of(cell).iter().map(bit).fold(0, |all, bit| all | bit)
        };
        self.dirty = (0..self.layout.cell_count()).map(of_cell).collect();
        // If houses share a bit, leaving one out would leave out the others too.
        let is_exact = self.houses.len() <= most;
        self.shielded = if is_exact { self.dirty.clone() } else { vec![0; self.dirty.len()] };
    }

    /// Tables with which the search sees only naked and hidden singles, on every board. The result of singles does not
    /// depend on their order, so it is the same in every release.
    pub(crate) fn of_singles(layout: &Arc<Layout>) -> Arc<Self> {
        Arc::new(Self { has_singles_only: true, ..Self::new(Arc::clone(layout)) })
    }

    fn new(layout: Arc<Layout>) -> Self {
        let all = layout.houses();
        let house_indices: Vec<usize> = (0..all.len()).filter(|&at| all[at].is_complete).collect();
        let indices = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
        let houses: Lists<u16> =
            Lists::packed(house_indices.iter().map(|&at| indices(&all[at].cells)));
        let cell_count = layout.cell_count();
        let pairs = (0..houses.len()).flat_map(|house| {
            let small = u16::try_from(house).expect("a board has fewer houses than 65,536");
            houses.of(house).iter().map(move |&cell| (usize::from(cell), small))
        });
        let houses_of: Lists<u16> = Lists::sorted(cell_count, pairs);
        let has_ties = layout.ties_beyond_peers().next().is_some();
        // This compares all runs of lines with all regions. It is done once for a layout, never in a search.
        let repetitions = leftovers::repetitions(&layout);
        let mut tables = Self {
            layout,
            rules: Rules::NONE,
            propagators: Arc::from([]),
            beside: Lists::of_items([]),
            houses,
            houses_of,
            house_indices,
            house_bits: 0,
            dirty: Vec::new(),
            shielded: Vec::new(),
            house_mask: 0,
            has_ties,
            has_pairs: has_ties,
            has_singles_only: !has_ties && repetitions.is_empty(),
            repetitions,
        };
        tables.share_bits(MOST_HOUSE_BITS);
        tables
    }

    /// Whether the states of the board fit words of this kind.
    pub(crate) fn fits<M: Mask>(layout: &Layout) -> bool {
        layout.digit_count() <= M::DIGITS
    }

    /// The layout that the tables describe.
    pub(crate) fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The candidates of the classic board's cells in `state`.
    #[expect(clippy::cast_possible_truncation, reason = "the classic board has nine digits")]
    pub(super) fn classic_candidates<M: Mask>(state: &[M]) -> ClassicCandidates {
        array::from_fn(|cell| state[cell].number() as u16)
    }

    /// The number of cells of the board.
    pub(crate) fn cell_count(&self) -> usize {
        self.dirty.len()
    }

    /// The number of complete houses of the board.
    pub(super) fn house_count(&self) -> usize {
        self.houses.len()
    }

    /// The number of words of a state.
    pub(crate) fn width(&self) -> usize {
        self.cell_count() + self.house_count() + 1
    }

    /// Every digit.
    pub(super) fn all_digits<M: Mask>(&self) -> M {
        M::of_bits(self.layout.all_digits().bits())
    }

    /// The cells that must differ from `cell`.
    pub(super) fn peers(&self, cell: usize) -> &[Cell] {
        self.layout.peers_at(cell)
    }

    /// The cells that repeat a digit of other cells.
    pub(super) fn repetitions(&self) -> &[Repetition] {
        &self.repetitions
    }

    /// Whether the board is one square of cells in which each row and each column holds every digit once.
    pub(super) fn has_square_lines(&self) -> bool {
        let layout = &self.layout;
        let side = layout.digit_count();
        layout.rows() == side
            && layout.columns() == side
            && !layout.has_holes()
            && layout.grids().len() == 1
    }

    /// Whether singles are all that the search can see on the board, or all that it should look for.
    pub(super) fn has_singles_only(&self) -> bool {
        self.has_singles_only
    }

    /// Whether the board is the classic one, and no constraint says more than which digits a cell can hold. Then counts
    /// without a list, and fillings of a whole band, know all there is.
    pub(super) fn is_plain_classic(&self) -> bool {
        self.layout.is_classic() && self.constraints().is_none()
    }

    /// The constraints that say something of several cells. Returns `None` if there are none, or if only singles should be
    /// seen.
    pub(super) fn constraints(&self) -> Option<&CompiledRules> {
        self.rules.compiled()
    }

    /// The rules with these constraints.
    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The propagators of the constraints, then of what follows from several of them.
    pub(super) fn propagators(&self) -> &Arc<[PostedPropagator]> {
        &self.propagators
    }

    /// The cells beside a propagator, with the places whose digits they cannot hold.
    pub(super) fn beside(&self, propagator: usize) -> &[(u16, u16)] {
        self.beside.of(propagator)
    }

    /// The dirty bits of houses. Those above are of propagators.
    pub(super) fn house_mask(&self) -> u128 {
        self.house_mask
    }

    /// The dirty bit of a propagator. Propagators share the bits that houses leave.
    fn bit_of_propagator(&self, number: usize) -> usize {
        self.house_bits + number % (DIRTY_BITS - self.house_bits)
    }

    /// The propagators with this dirty bit.
    pub(super) fn propagators_with_bit(&self, bit: usize) -> impl Iterator<Item = usize> {
        let first = bit - self.house_bits;
        (first..self.propagators().len()).step_by(DIRTY_BITS - self.house_bits)
    }

    /// The number of houses from a house to the next with the same dirty bit.
    pub(super) fn house_step(&self) -> usize {
        self.house_bits
    }

    /// Whether a rule ties cells that are not peers by it.
    pub(super) fn has_ties(&self) -> bool {
        self.has_ties
    }

    /// Whether a digit may exclude digits of other cells beyond the rule of peers: by a rule of the board, or by a constraint
    /// on pairs.
    pub(super) fn has_pairs(&self) -> bool {
        self.has_pairs
    }

    /// The cells that rules tie without making them peers.
    pub(super) fn ties(&self) -> impl Iterator<Item = &Ties> + Clone {
        self.layout.ties_beyond_peers()
    }

    /// The index in the layout of `house`.
    pub(crate) fn index_in_layout(&self, house: usize) -> usize {
        self.house_indices[house]
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
    pub(super) fn dirty(&self, cell: usize) -> u128 {
        self.dirty[cell]
    }

    /// The dirty bits of the houses that hold `cell`. They need no search after peers lost the digit of `cell`,
    /// because in these houses the digit is placed. 0 if houses share bits.
    pub(super) fn shielded(&self, cell: usize) -> u128 {
        self.shielded[cell]
    }

    /// The state of the board without givens. Its singles are propagated to the end: there are none.
    pub(crate) fn empty_state<M: Mask>(&self) -> Vec<M> {
        let mut state = vec![self.all_digits(); self.width()];
        state[self.width() - 1] = M::of_number(self.cell_count() as u64);
        state
    }

    /// The initial state of `puzzle`: givens are single candidates, and nothing is removed from their peers
    /// yet.
    pub(crate) fn state<M: Mask>(&self, puzzle: &Puzzle) -> Vec<M> {
        let mut state = Vec::with_capacity(self.width());
        let candidates = |cell| M::of_bits(puzzle.candidates(cell).bits());
        state.extend(self.layout.cells().map(candidates));
        state.resize(self.width() - 1, self.all_digits());
        state.push(M::of_number(self.cell_count() as u64));
        state
    }

    /// Turns `state` into a state whose singles were not yet propagated. It keeps its candidates.
    pub(super) fn unsettle<M: Mask>(&self, state: &mut [M]) {
        state[self.cell_count()..].fill(self.all_digits());
        state[self.width() - 1] = M::of_number(self.cell_count() as u64);
    }

    /// The candidates of `cell` in `state`.
    pub(crate) fn candidates<M: Mask>(state: &[M], cell: Cell) -> DigitSet {
        DigitSet::from_bits(state[cell.index()].bits())
    }

    /// The number of open cells of `state`.
    pub(crate) fn open_count<M: Mask>(state: &[M]) -> u64 {
        state[state.len() - 1].number()
    }

    /// The first open cell of `state` with its candidates. The caller knows that there is one, and that no cell
    /// before the index `from` is open.
    pub(super) fn first_open<M: Mask>(&self, state: &[M], from: usize) -> (usize, M) {
        let open = |&cell: &usize| !state[cell].is_single();
        let cell = (from..self.cell_count()).find(open).expect("the caller saw an open cell");
        (cell, state[cell])
    }

    /// The digits of a state without open cells.
    pub(super) fn grid<M: Mask>(&self, state: &[M]) -> Grid {
        let mut grid = Grid::empty(Arc::clone(&self.layout));
        for cell in self.layout.cells() {
            grid.set(cell, Self::candidates(state, cell).single());
        }
        grid
    }

    /// The digit of a mask of one bit.
    pub(crate) fn digit<M: Mask>(bit: M) -> Digit {
        DigitSet::from_bits(bit.bits()).first().expect("a mask taken from a state holds a digit")
    }
}

/// By propagator: see [`LayoutTables::beside`].
fn cells_beside(
    layout: &Layout,
    constraints: &CompiledRules,
    propagators: &[PostedPropagator],
) -> Lists<(u16, u16)> {
    let mut places = vec![0_u16; layout.cell_count()];
    let mut of_propagator = |posted: &PostedPropagator| {
        let mut seen = Vec::new();
        let mut see = |cell: usize, place: usize| {
            if places[cell] == 0 {
                seen.push(cell);
            }
            places[cell] |= 1 << place;
        };
        for (place, &cell) in posted.cells.iter().enumerate() {
            layout.peers_at(cell).iter().for_each(|peer| see(peer.index(), place));
            let pairs = constraints.pairs(cell).iter();
            let differing = pairs.filter(|(_, table)| constraints.makes_differ(*table));
            differing.for_each(|(other, _)| see(usize::from(*other), place));
        }
        seen.sort_unstable();
        let mut beside = Vec::new();
        for cell in seen {
            let places = std::mem::take(&mut places[cell]);
            if places.count_ones() > 1 && !posted.cells.contains(&cell) {
                let cell = u16::try_from(cell).expect("the tables hold cells as u16");
                beside.push((cell, places));
            }
        }
        beside
    };
    let lists = propagators.iter().map(|posted| {
        let tells = posted.propagator.may_require() && posted.cells.len() <= 16;
        if tells { of_propagator(posted) } else { Vec::new() }
    });
    Lists::of_items(lists.collect::<Vec<_>>())
}
