//! The board with its candidates, as a player with a pencil sees it.

use std::sync::{Arc, OnceLock};

use super::geometry::{BoardTables, Cells, Classic, DigitBits, Geometry, SetsByDigit};
use super::singles_queue::SinglesQueue;
use super::{Candidate, Family, Step};
use crate::rules::HouseSums;
use crate::{
    Cancelled, Cell, CellSets, Contradictions, Control, Digit, DigitSet, Exclusion, Grid, Layout,
    Puzzle, Rules, has_one_answer,
};

/// The digits on a board, and the candidates of its open cells.
///
/// A cell either holds a digit and has no candidates, or is open. Candidates are only ever removed, and the
/// board does not check whether that was right. The candidates that the puzzle itself rules out are stored
/// separately, because uniqueness techniques depend on them. Two boards are equal if they have the same digits,
/// givens and candidates, and rule out the same; the order of the changes does not matter.
#[derive(Clone, Debug)]
pub struct Board<G: Geometry = Classic> {
    tables: G::Tables,
    digits: G::PerCell<Option<Digit>>,
    givens: G::Set,
    open: G::Set,
    /// The cells in which the puzzle rules out each digit.
    ruled_out: SetsByDigit<G>,
    /// The constraints of the puzzle. The techniques of [`clues`](super::clues) look into them. All others heed them: they
    /// take no exchange of digits there for granted, and what a search tells them keeps the constraints.
    rules: Rules,
    /// The cells of the constraints on several cells.
    constrained: G::Set,
    /// What follows from the sums of constraints, once a technique has asked. `None` without constraints on several cells.
    house_sums: Option<Arc<OnceLock<HouseSums>>>,
    candidates: G::PerCell<G::Bits>,
    places: SetsByDigit<G>,
    emerging: SinglesQueue<G>,
}

impl<G: Geometry> PartialEq for Board<G> {
    fn eq(&self, other: &Self) -> bool {
        self.tables == other.tables
            && self.digits == other.digits
            && self.givens == other.givens
            && self.ruled_out == other.ruled_out
            && self.rules == other.rules
            && self.candidates == other.candidates
    }
}

impl<G: Geometry> Eq for Board<G> {}

impl Board {
    /// The classic board at the start of `puzzle`. Returns `None` if its layout is not classic.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        Self::at_start(puzzle)
    }

    /// The classic board in the middle of a solution, with the digits of `givens` and, in the other cells, of
    /// `entries`. Places them cell by cell, and removes the candidates that they rule out. Returns `None` if a
    /// layout is not classic.
    #[must_use]
    pub fn of_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        Self::in_position(givens, entries)
    }

    /// The digits on the board as numbers in row-major order, 0 in an open cell.
    pub(crate) fn digits(&self) -> crate::Cells {
        self.digits.map(|digit| digit.map_or(0, Digit::get))
    }
}

impl<G: Geometry> Board<G> {
    /// The board at the start of `puzzle`. Returns `None` if its layout is not of this geometry.
    pub(super) fn at_start(puzzle: &Puzzle) -> Option<Self> {
        let givens = puzzle.givens();
        let mut board = Self::in_position(givens, &Grid::empty(givens.layout().clone()))?;
        board.rule_out(puzzle.ruled_out());
        board.heed(puzzle.rules());
        Some(board)
    }

    /// The board in the middle of a solution, as [`Board::of_position`] returns it. Returns `None` if the layouts differ
    /// or are not of this geometry.
    pub(super) fn in_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        if givens.layout() != entries.layout() {
            return None;
        }
        let mut board = Self::empty(G::tables(givens.layout())?);
        for cell in board.all_cells().iter() {
            // Givens and entries go in cell by cell together, because the order decides in which order singles
            // appear.
            if let Some(digit) = givens.get(cell).or(entries.get(cell)) {
                board.place(Candidate { cell, digit });
            }
        }
        board.givens = givens.filled().map(|(cell, _)| cell).collect();
        Some(board)
    }

    fn empty(tables: G::Tables) -> Self {
        let all_digits = DigitSet::up_to(tables.digit_count());
        let mut places = SetsByDigit::<G>::default();
        places.as_mut().fill(tables.all());
        let mut board = Self {
            digits: G::per_cell(&tables, None),
            givens: G::Set::default(),
            open: tables.all(),
            ruled_out: SetsByDigit::<G>::default(),
            rules: Rules::NONE,
            constrained: G::Set::default(),
            house_sums: None,
            candidates: G::per_cell(&tables, G::Bits::of(all_digits)),
            places,
            emerging: SinglesQueue::none(&tables),
            tables,
        };
        // On a board of one digit, all cells are singles before anything is removed.
        if let Some(digit) = all_digits.single() {
            for cell in board.all_cells().iter() {
                board.emerging.add_naked(&board.tables, Candidate { cell, digit });
            }
        }
        board
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> Arc<Layout> {
        self.tables.layout()
    }

    /// The digit in `cell`. Returns `None` if the cell is open.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The cells whose digits belong to the puzzle.
    #[must_use]
    pub fn givens(&self) -> G::Set {
        self.givens
    }

    /// The cells without a digit.
    #[must_use]
    pub fn open(&self) -> G::Set {
        self.open
    }

    /// The candidates of `cell`. Empty if it holds a digit.
    #[must_use]
    #[inline]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()].digits()
    }

    /// Whether `digit` is a candidate of `cell`.
    #[must_use]
    #[inline]
    pub fn has(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.places[digit.index()].contains(cell)
    }

    /// The open cells where `digit` is a candidate.
    #[must_use]
    #[inline]
    pub fn places(&self, digit: Digit) -> G::Set {
        self.places[digit.index()]
    }

    /// The open cells of a house, by its number, where `digit` is a candidate.
    #[must_use]
    #[inline]
    pub(crate) fn places_in(&self, house: usize, digit: Digit) -> G::Set {
        self.places(digit).and(self.house(house))
    }

    /// The open cells of a complete house where `digit` is a candidate. Empty if the house is not complete, so that no
    /// place for the digit is needed in it.
    #[inline]
    pub(super) fn needed_places_in(&self, house: usize, digit: Digit) -> G::Set {
        if self.is_complete(house) { self.places_in(house, digit) } else { G::Set::default() }
    }

    /// The open cells with exactly `count` candidates.
    #[must_use]
    pub fn with_candidates(&self, count: usize) -> G::Set {
        self.open.iter().filter(|&cell| self.candidates(cell).len() == count).collect()
    }

    /// The open cells that have no other candidates than `digits`.
    pub(super) fn with_digits_alone(&self, digits: DigitSet) -> G::Set {
        let is_within = |&cell: &Cell| self.candidates(cell).without(digits).is_empty();
        self.open.iter().filter(is_within).collect()
    }

    /// The candidates of any cell of `cells`.
    #[must_use]
    pub fn candidates_of(&self, cells: G::Set) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all.or(self.candidates(cell)))
    }

    /// The naked singles in the order in which they appeared.
    pub(super) fn naked_singles(&self) -> impl Iterator<Item = Candidate> {
        // The queue keeps singles that were placed or disproved since. Filtering here costs less than removing them
        // there.
        self.emerging.naked(&self.tables).filter(|&single| self.has(single))
    }

    /// The hidden singles in the order in which they appeared. A single that is hidden in several houses comes
    /// several times.
    pub(super) fn hidden_singles(&self) -> impl Iterator<Item = Candidate> {
        self.emerging.hidden(&self.tables).filter(|&single| self.has(single))
    }

    /// Puts a digit into a cell, and removes what it rules out in other cells. Replaces a digit that the cell already
    /// holds, but does not restore the candidates that this digit removed.
    pub fn place(&mut self, placed: Candidate) {
        let Candidate { cell, digit } = placed;
        let own = self.candidates(cell);
        // The cell loses its candidates before its peers lose the digit, so that it is not noted as a single of its
        // own.
        self.candidates[cell.index()] = G::Bits::default();
        self.digits[cell.index()] = Some(digit);
        self.open.remove(cell);
        for peer in self.places(digit).and(self.peers_of(cell)).iter() {
            self.remove(Candidate { cell: peer, digit });
        }
        if self.has_ties_beyond_peers() {
            self.remove_tied(placed);
        }
        own.iter().for_each(|digit| self.places[digit.index()].remove(cell));
        // Last, once all places are up to date: a hidden single is seen in the houses as they are after the
        // placement.
        for lost in own.iter().filter(|&lost| lost != digit) {
            self.note_hidden(cell, lost);
        }
    }

    /// Removes the candidates that `placed` excludes from the cells that rules and constraints tie to its cell.
    fn remove_tied(&mut self, placed: Candidate) {
        for digit in self.digits_excluded_by_ties(placed.digit).iter() {
            for cell in self.places(digit).and(self.excluded_by_ties(placed, digit)).iter() {
                self.remove(Candidate { cell, digit });
            }
        }
    }

    /// Removes a candidate, if the board has it.
    pub fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        if !self.candidates[cell.index()].contains(digit) {
            return;
        }
        self.candidates[cell.index()].remove(digit);
        self.places[digit.index()].remove(cell);
        if let Some(left) = self.candidates(cell).single() {
            self.emerging.add_naked(&self.tables, Candidate { cell, digit: left });
        }
        self.note_hidden(cell, digit);
    }

    /// Records the houses of `cell` in which `digit` has one place left.
    fn note_hidden(&mut self, cell: Cell, digit: Digit) {
        for house in self.tables.houses_of(cell) {
            let places = self.places[digit.index()].and(self.tables.house(house));
            // A house that need not hold each digit has no hidden singles.
            let left = places.single().filter(|_| self.tables.is_complete(house));
            if let Some(left) = left.filter(|left| self.candidates[left.index()].contains(digit)) {
                self.emerging.add_hidden(&self.tables, Candidate { cell: left, digit });
            }
        }
    }

    /// Removes all candidates of `cell` except those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        for digit in self.candidates(cell).without(kept).iter() {
            self.remove(Candidate { cell, digit });
        }
    }

    /// Removes the candidates that the puzzle rules out in addition to its givens.
    pub fn rule_out(&mut self, ruled_out: &CellSets) {
        for cell in self.all_cells().iter() {
            let digits = ruled_out.get(cell);
            for digit in digits.and(self.digit_set()).iter() {
                self.ruled_out[digit.index()].insert(cell);
                self.remove(Candidate { cell, digit });
            }
        }
    }

    /// Heeds the constraints of the puzzle. What they rule out by themselves is removed by [`Board::rule_out`].
    pub(super) fn heed(&mut self, rules: &Rules) {
        self.rules = rules.clone();
        self.constrained = rules.tied_cells().into_iter().collect();
        self.house_sums = self.has_clues().then(Arc::default);
        for cell in self.constrained.without(self.open).iter() {
            if let Some(digit) = self.digit(cell) {
                self.remove_tied(Candidate { cell, digit });
            }
        }
    }

    /// Whether the puzzle says something of several cells together.
    #[inline]
    pub(super) fn has_clues(&self) -> bool {
        !self.constrained.is_empty()
    }

    /// What follows from the sums that the puzzle states. Returns `None` if it says nothing of several cells together.
    pub(super) fn house_sums(&self) -> Option<&HouseSums> {
        let (sums, compiled) = (self.house_sums.as_ref()?, self.rules.compiled()?);
        Some(sums.get_or_init(|| HouseSums::of(&self.layout(), compiled)))
    }

    /// What the puzzle says of its cells.
    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The digits that `cell` can hold: its candidates, or the digit that it holds.
    pub(super) fn possible(&self, cell: Cell) -> DigitSet {
        self.digit(cell).map_or_else(|| self.candidates(cell), DigitSet::of)
    }

    /// Heeds the constraints of `puzzle`. If its givens and constraints alone have one answer, treats the candidates that
    /// `puzzle` rules out as eliminations already made. That is the case for a grid of candidates that a player has worked on.
    /// Uniqueness techniques then apply, because givens and constraints alone forbid a second answer.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn weigh_ruled_out(&mut self, puzzle: &Puzzle, control: &Control) -> Result<(), Cancelled> {
        self.heed(puzzle.rules());
        if !puzzle.ruled_out().is_empty()
            && let Ok(givens) = puzzle.of_givens_alone()
            // Unseen, because this search is not the work whose progress the caller shows.
            && has_one_answer(&givens, &control.unseen())?
        {
            // The candidates stay removed. Only the memory that the puzzle ruled them out goes, which uniqueness
            // techniques ask.
            self.ruled_out = SetsByDigit::<G>::default();
            // What constraints rule out is no elimination: it holds for every answer.
            self.rule_out(givens.ruled_out());
        }
        Ok(())
    }

    /// Whether the puzzle lets `digits` be exchanged in `cells` as far as houses do: it rules out none of them there, and
    /// no constraint ties one of the cells to others.
    pub(super) fn allows(&self, digits: DigitSet, cells: G::Set) -> bool {
        !self.constrained.meets(cells)
            && digits.iter().all(|digit| !self.ruled_out[digit.index()].meets(cells))
    }

    /// Whether any candidates on the board can be exchanged as far as houses allow it: no rule and no constraint ties cells
    /// to others.
    pub(super) fn allows_all_exchanges(&self) -> bool {
        self.tables.allows_exchanges() && self.constrained.is_empty()
    }

    /// Applies the placements and eliminations of `step`.
    ///
    /// As in HoDoKu, eliminations of a subset are applied house by house and cell by cell, so that singles
    /// appear in the same order. Those of other steps are applied digit by digit.
    pub fn apply<S>(&mut self, step: &Step<S>) {
        step.placements.iter().for_each(|&placement| self.place(placement));
        let mut eliminations = step.eliminations.clone();
        if step.technique.family() == Family::Subsets {
            let bases = &step.evidence.bases;
            let bases: Vec<G::Set> = bases.iter().map(|&it| self.tables.cells_of(it)).collect();
            let place = |cell| bases.iter().position(|base| base.contains(cell));
            eliminations.sort_by_key(|gone| (place(gone.cell), gone.cell, gone.digit));
        }
        for elimination in eliminations {
            self.remove(elimination);
        }
    }

    /// Whether each cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.open.is_empty()
    }

    /// The puzzle with the constraints of the board, whose givens are the digits on it, and which rules out all candidates
    /// that were removed.
    ///
    /// # Errors
    /// Returns all contradictions that [`Puzzle::ruling_out`] finds.
    pub(crate) fn as_puzzle(&self) -> Result<Puzzle, Contradictions> {
        let digits = self.grid();
        let mut gone = CellSets::none(digits.layout());
        for cell in self.open.iter() {
            gone.set(cell, self.digit_set().without(self.candidates(cell)));
        }
        Puzzle::of_parts(digits, self.rules.clone(), gone)
    }

    /// The digits on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::empty(self.layout());
        for cell in self.all_cells().iter() {
            grid.set(cell, self.digit(cell));
        }
        grid
    }
}

/// The shape of the board.
impl<G: Geometry> Board<G> {
    /// The tables of the board.
    #[inline]
    pub(super) fn tables(&self) -> &G::Tables {
        &self.tables
    }

    /// All cells.
    #[inline]
    pub(super) fn all_cells(&self) -> G::Set {
        self.tables.all()
    }

    /// The digits in ascending order.
    #[inline]
    pub(super) fn all_digits(&self) -> impl Iterator<Item = Digit> + Clone + use<G> {
        self.tables.digits()
    }

    /// The set of all digits.
    #[inline]
    pub(super) fn digit_set(&self) -> DigitSet {
        DigitSet::up_to(self.tables.digit_count())
    }

    /// Something for each digit of the board.
    #[inline]
    pub(super) fn per_digit<T: Copy + Eq + std::hash::Hash + std::fmt::Debug + Default>(
        &self,
        of: impl Fn(Digit) -> T,
    ) -> G::PerDigit<T> {
        let mut all = G::PerDigit::<T>::default();
        self.all_digits().for_each(|digit| all[digit.index()] = of(digit));
        all
    }

    /// The numbers of all houses: rows, columns, areas.
    #[inline]
    pub(super) fn all_houses(&self) -> std::ops::Range<usize> {
        0..self.tables.areas().end
    }

    /// The numbers of the rows.
    #[inline]
    pub(super) fn rows(&self) -> std::ops::Range<usize> {
        0..self.tables.row_count()
    }

    /// The numbers of the columns.
    #[inline]
    pub(super) fn columns(&self) -> std::ops::Range<usize> {
        self.tables.columns()
    }

    /// The numbers of rows and columns.
    #[inline]
    pub(super) fn lines(&self) -> std::ops::Range<usize> {
        0..self.tables.columns().end
    }

    /// The numbers of the areas: boxes on the classic board, else all houses that are no lines.
    #[inline]
    pub(super) fn areas(&self) -> std::ops::Range<usize> {
        self.tables.areas()
    }

    /// The numbers of the complete houses: areas before lines, as people look.
    pub(super) fn complete_lines_last(&self) -> impl Iterator<Item = usize> {
        self.areas().chain(self.lines()).filter(|&house| self.is_complete(house))
    }

    /// The numbers of the boxes and regions.
    #[inline]
    pub(super) fn regions(&self) -> impl DoubleEndedIterator<Item = usize> + Clone {
        self.areas().filter(|&area| self.tables.is_region(area))
    }

    /// The first of these rows or columns that holds `cell`. Returns `None` if none does.
    #[inline]
    pub(super) fn line_of(&self, cell: Cell, among: std::ops::Range<usize>) -> Option<usize> {
        self.houses_of(cell).find(|line| among.contains(line))
    }

    /// The cells of a house.
    #[inline]
    pub(super) fn house(&self, number: usize) -> G::Set {
        self.tables.house(number)
    }

    /// Whether a house holds each digit.
    #[inline]
    pub(super) fn is_complete(&self, house: usize) -> bool {
        self.tables.is_complete(house)
    }

    /// The name of a house.
    pub(super) fn house_name(&self, number: usize) -> crate::HouseName {
        self.tables.name(number)
    }

    /// The numbers of the houses of a cell: rows, columns, areas.
    #[inline]
    pub(super) fn houses_of(&self, cell: Cell) -> impl DoubleEndedIterator<Item = usize> + Clone {
        self.tables.houses_of(cell)
    }

    /// The numbers of the houses that hold all of `cells`, ascending.
    #[inline]
    pub(super) fn holding(&self, cells: G::Set) -> impl Iterator<Item = usize> {
        self.tables.holding(cells)
    }

    /// The cells that must differ from `cell`.
    #[inline]
    pub(super) fn peers_of(&self, cell: Cell) -> G::Set {
        self.tables.peers_of(cell)
    }

    /// The cells that cannot hold `digit` if `candidate` is true. The cell of the candidate itself is among them if `digit`
    /// is not its digit.
    pub(super) fn excluded(&self, candidate: Candidate, digit: Digit) -> G::Set {
        let Candidate { cell, digit: own } = candidate;
        if digit == own && !self.has_ties_beyond_peers() {
            return self.peers_of(cell);
        }
        if digit == own {
            return self.peers_of(cell).or(self.excluded_by_ties(candidate, digit));
        }
        self.excluded_by_ties(candidate, digit).or(<G::Set>::of(cell))
    }

    /// Whether rules or constraints tie cells without making them peers.
    #[inline]
    pub(super) fn has_ties_beyond_peers(&self) -> bool {
        !self.tables.ties_beyond_peers().is_empty() || self.has_clues()
    }

    /// Whether rules tie cells that are not peers by them with this exclusion.
    pub(super) fn has_ties(&self, exclusion: Exclusion) -> bool {
        self.tables.ties_beyond_peers().iter().any(|ties| ties.exclusion == exclusion)
    }

    /// The cells that rules tie to `cell` with this exclusion, without making them its peers.
    pub(super) fn tied(&self, exclusion: Exclusion, cell: Cell) -> G::Set {
        let ties = self.tables.ties_beyond_peers().iter();
        let ties = ties.filter(|ties| ties.exclusion == exclusion);
        ties.fold(G::Set::default(), |all, ties| all.or(ties.to(cell)))
    }

    /// The digits that `digit` may exclude from cells that rules or constraints tie without making them peers.
    pub(super) fn digits_excluded_by_ties(&self, digit: Digit) -> DigitSet {
        // Constraints exclude this here and that there.
        if self.has_clues() {
            return self.digit_set();
        }
        let excluded = self.tables.ties_beyond_peers().iter().map(|ties| ties.exclusion.by(digit));
        excluded.fold(DigitSet::EMPTY, DigitSet::or).and(self.digit_set())
    }

    /// The cells that cannot hold `digit` if `candidate` is true, because rules or constraints tie them to its cell without
    /// making them its peers.
    pub(super) fn excluded_by_ties(&self, candidate: Candidate, digit: Digit) -> G::Set {
        let ties = self.tables.ties_beyond_peers().iter();
        let ties = ties.filter(|ties| ties.exclusion.forbids(candidate.digit, digit));
        let by_rules = ties.fold(G::Set::default(), |all, ties| all.or(ties.to(candidate.cell)));
        match self.rules.compiled().filter(|_| self.has_clues()) {
            None => by_rules,
            Some(clues) => {
                let pairs = clues.pairs(candidate.cell.index()).iter();
                let excludes = |table| clues.table(table)[candidate.digit.index()].contains(digit);
                let there = pairs.filter(|&&(_, table)| excludes(table));
                let there = there.filter_map(|&(cell, _)| Cell::new(cell.into()));
                by_rules.or(there.collect())
            }
        }
    }

    /// The candidates of the board that are false if `one` is true, and also if `other` is.
    pub(super) fn excluded_by_both(&self, one: Candidate, other: Candidate) -> Vec<Candidate> {
        let gone = |digit: Digit| {
            let both = self.excluded(one, digit).and(self.excluded(other, digit));
            both.and(self.places(digit)).iter().map(move |cell| Candidate { cell, digit })
        };
        self.all_digits().flat_map(gone).collect()
    }

    /// The common peers of all `cells`. If `cells` is empty, all cells.
    #[inline]
    pub(super) fn seen_by_all(&self, cells: G::Set) -> G::Set {
        cells.iter().fold(self.all_cells(), |seen, cell| seen.and(self.peers_of(cell)))
    }

    /// The cells that any of `cells` sees.
    #[inline]
    pub(super) fn seen_by_any(&self, cells: G::Set) -> G::Set {
        cells.iter().fold(G::Set::default(), |seen, cell| seen.or(self.peers_of(cell)))
    }
}
