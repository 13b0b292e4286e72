//! The finished layout of a board, with the tables that everything else reads.

use super::grid_frame::{GridEdges, GridFrame};
use super::neighbours;
use super::place::Place;
use crate::lists::Lists;
use crate::rules::Ties;
use crate::{Cell, Digit, DigitSet, Exclusion, House, HouseKind, HouseName, Rule};

/// The layout of a board. It is shared in an [`Arc`](std::sync::Arc). Two layouts are equal if they have the same
/// cells, digits, houses and rules.
///
/// Cells are numbered row by row without gaps: holes in the board are no cells. On a board without holes the
/// index of a cell is row × columns + column.
#[derive(Debug)]
pub struct Layout {
    parts: LayoutParts,
    /// By cell: the index of its place. Empty if the board has no holes, because both are then the same.
    places: Vec<usize>,
    /// By place: its cell. Empty if the board has no holes.
    cells: Vec<Option<Cell>>,
    houses_of: Lists<usize>,
    peers: Lists<Cell>,
}

/// The content of a layout: all that two equal layouts have in common.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct LayoutParts {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) digits: usize,
    /// The places that are cells, in row-major order.
    pub(super) is_cell: Vec<bool>,
    pub(super) grids: Vec<GridFrame>,
    pub(super) boxes: Option<(usize, usize)>,
    pub(super) houses: Vec<House>,
    /// The pairs of cells that each rule ties.
    pub(super) ties: Vec<Ties>,
    /// What becomes of a step of a rule over an edge of a grid.
    pub(super) edges: GridEdges,
}

impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.parts == other.parts
    }
}

impl Eq for Layout {}

impl Layout {
    pub(super) fn of_parts(parts: LayoutParts) -> Self {
        let (mut places, mut cells) = (Vec::new(), Vec::new());
        let cell_count = parts.is_cell.iter().filter(|&&is_cell| is_cell).count();
        if cell_count < parts.is_cell.len() {
            places = (0..parts.is_cell.len()).filter(|&place| parts.is_cell[place]).collect();
            cells = vec![None; parts.is_cell.len()];
            for (index, &place) in places.iter().enumerate() {
                cells[place] = Cell::new(index);
            }
        }
        let houses_of = neighbours::houses_of_cells(cell_count, &parts.houses);
        let peers = neighbours::peers(&parts.houses, &houses_of, &parts.ties);
        Self { parts, places, cells, houses_of, peers }
    }

    /// The number of rows, including holes.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.parts.rows
    }

    /// The number of columns, including holes.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.parts.columns
    }

    /// The number of digits.
    #[must_use]
    pub fn digit_count(&self) -> usize {
        self.parts.digits
    }

    /// The number of cells of the board, without holes.
    #[must_use]
    pub fn cell_count(&self) -> usize {
        self.houses_of.len()
    }

    /// Whether some places of the rectangle of rows and columns are no cells.
    #[must_use]
    pub fn has_holes(&self) -> bool {
        !self.places.is_empty()
    }

    /// The number of rows and of columns of a box. Returns `None` unless the board, or each of its grids, is
    /// divided into boxes of one shape.
    #[must_use]
    pub fn boxes(&self) -> Option<(usize, usize)> {
        self.parts.boxes
    }

    /// The number of rows and of columns of a box on a board of ordinary rules: it has rows, columns, boxes and as
    /// many digits as a row has cells. Returns `None` if the board has anything else: further houses, rules, grids
    /// or holes.
    #[must_use]
    pub fn plain_boxes(&self) -> Option<(usize, usize)> {
        let (rows, columns) = self.parts.boxes?;
        let side = self.digit_count();
        let is_square = self.rows() == side && self.columns() == side && rows * columns == side;
        let is_plain = is_square
            && self.parts.grids.len() == 1
            && self.parts.ties.is_empty()
            && !self.has_holes()
            && self.parts.houses.len() == 3 * side;
        is_plain.then_some((rows, columns))
    }

    /// The grids of the board. A board of several grids has rows, columns and boxes in each of them.
    #[must_use]
    pub fn grids(&self) -> &[GridFrame] {
        &self.parts.grids
    }

    /// The cells in row-major order.
    #[must_use]
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.cell_count())
            .map(|index| Cell::new(index).expect("the builder allows no larger board"))
    }

    /// The digits in ascending order.
    pub fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        self.all_digits().iter()
    }

    /// Every digit of the board as a set.
    #[must_use]
    pub fn all_digits(&self) -> DigitSet {
        DigitSet::up_to(self.parts.digits)
    }

    /// The houses: grid by grid, and in a grid in the order of [`HouseKind::ALL`]. Drawn regions follow, then houses of
    /// any other cells.
    #[must_use]
    pub fn houses(&self) -> &[House] {
        &self.parts.houses
    }

    /// Whether the board has houses of this kind.
    #[must_use]
    pub fn has_houses(&self, kind: HouseKind) -> bool {
        self.houses().iter().any(|house| house.kind == kind)
    }

    /// The cells that share an edge with `cell`. Steps over the edges of the board do not count, even if rules go
    /// on there.
    pub fn beside(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.place(cell).beside().filter_map(|place| self.cell(place.row, place.column))
    }

    /// The indices in [`Layout::houses`] of the houses that contain `cell`, ascending.
    #[must_use]
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        self.houses_of.of(cell.index())
    }

    /// The index in [`Layout::houses`] of the box or region that contains `cell`, or `None` if there is none.
    /// Where grids overlap, it is that of the first grid.
    #[must_use]
    pub fn region_of(&self, cell: Cell) -> Option<usize> {
        let is_region = |house: &usize| self.parts.houses[*house].kind.is_region();
        self.houses_of(cell).iter().copied().find(is_region)
    }

    /// The house with this name. Returns `None` if the board has none.
    #[must_use]
    pub fn house(&self, name: HouseName) -> Option<&House> {
        self.parts.houses.iter().find(|house| house.name() == name)
    }

    /// The rules that hold for the whole board, in the order of [`Rule::ALL`].
    pub fn rules(&self) -> impl Iterator<Item = Rule> {
        self.parts.ties.iter().map(Ties::rule)
    }

    /// Whether the board keeps this rule.
    #[must_use]
    pub fn has_rule(&self, rule: Rule) -> bool {
        self.rules().any(|other| other == rule)
    }

    /// What becomes of a step of a rule over an edge of a grid.
    pub(super) fn edges(&self) -> GridEdges {
        self.parts.edges
    }

    /// The place to which a step of a rule leads from `place`, as rows and columns, in the first grid of the board.
    /// Returns `None` if the step leaves the grid and rules do not go on over its edges.
    pub(crate) fn step(&self, place: Place, step: (isize, isize)) -> Option<Place> {
        self.grids().first()?.step(place, step, self.parts.edges)
    }

    /// The first of some cells that lies nearest to the cell `to`. Returns `None` if there are none.
    #[must_use]
    pub fn nearest(&self, cells: &[Cell], to: Cell) -> Option<Cell> {
        let distance = |cell: &Cell| {
            let rows = self.row(*cell).abs_diff(self.row(to));
            let columns = self.column(*cell).abs_diff(self.column(to));
            rows * rows + columns * columns
        };
        cells.iter().copied().min_by_key(distance)
    }

    /// By cell: the cells that share an edge with it, in row-major order, also over edges of a grid that
    /// are joined.
    pub(crate) fn cells_beside(&self) -> Lists<Cell> {
        let (rows, columns) = (self.rows(), self.columns());
        let whole = [GridFrame { corner: Place::new(0, 0), rows, columns }];
        let frames = match self.edges() {
            GridEdges::Joined => self.grids(),
            GridEdges::Closed => &whole[..],
        };
        let at = |place: Place| self.cell(place.row, place.column);
        let sides = &neighbours::STEPS_OVER_SIDES;
        neighbours::by_steps(sides, frames, self.edges(), self.cell_count(), at)
    }

    /// The cells that `rule` ties to `cell`, in row-major order. Empty if the board does not have the rule.
    #[must_use]
    pub fn neighbours(&self, rule: Rule, cell: Cell) -> &[Cell] {
        let ties = &mut self.parts.ties.iter();
        ties.find(|ties| ties.rule() == rule).map_or(&[], |ties| ties.of(cell.index()))
    }

    /// The pairs of cells that each rule ties, in the order of [`Rule::ALL`].
    pub(crate) fn ties(&self) -> &[Ties] {
        &self.parts.ties
    }

    /// Whether a rule of the board ties cells with this exclusion.
    pub(crate) fn has_ties(&self, exclusion: Exclusion) -> bool {
        self.ties().iter().any(|ties| ties.exclusion() == exclusion)
    }

    /// The pairs of cells that rules tie without making them peers, rule by rule.
    pub(crate) fn ties_beyond_peers(&self) -> impl Iterator<Item = &Ties> + Clone {
        self.ties().iter().filter(|ties| !ties.exclusion().makes_peers())
    }

    /// The cells that rules tie to `cell` without making them its peers, rule by rule: what the digit of a cell excludes
    /// from the others, and the cells in row-major order. [`Layout::peers`] and these together are all cells whose
    /// digits `cell` restricts.
    pub fn tied(&self, cell: Cell) -> impl Iterator<Item = (Exclusion, &[Cell])> + Clone {
        self.ties_beyond_peers().map(move |ties| (ties.exclusion(), ties.of(cell.index())))
    }

    /// Whether digits can change their names, each for another, so that what kept the rules still keeps them. True only
    /// if each rule of the board says so.
    #[must_use]
    pub fn treats_digits_alike(&self) -> bool {
        self.ties().iter().all(|ties| ties.exclusion().treats_digits_alike())
    }

    /// Whether digits can be counted from the other end, so that what kept the rules still keeps them. True only if
    /// each rule of the board says so.
    #[must_use]
    pub fn allows_opposite_digits(&self) -> bool {
        self.ties().iter().all(|ties| ties.exclusion().allows_opposite_digits())
    }

    /// The cells that must differ from `cell`, without the cell itself, in row-major order: those that share a house
    /// with it, and those that a rule makes its peers.
    #[must_use]
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        self.peers.of(cell.index())
    }

    /// [`Layout::peers`] of the cell with this index.
    pub(crate) fn peers_at(&self, index: usize) -> &[Cell] {
        self.peers.of(index)
    }

    /// The digits that the other cells leave for `cell`: no peer holds such a digit, and no tied cell holds a digit that
    /// excludes it. `digit` returns the digit of a cell. The content of `cell` itself does not matter.
    #[must_use]
    pub fn left_by_peers(&self, cell: Cell, digit: impl Fn(Cell) -> Option<Digit>) -> DigitSet {
        let held = self.peers(cell).iter().filter_map(|&peer| digit(peer)).collect();
        let excluded = self.tied(cell).flat_map(|(exclusion, cells)| {
            cells.iter().filter_map(|&other| digit(other)).map(move |it| exclusion.by(it))
        });
        self.all_digits().without(excluded.fold(held, DigitSet::or))
    }

    /// The cell in a row and column counted from 0. Returns `None` if it is outside the board or in a hole.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        if row >= self.rows() || column >= self.columns() {
            return None;
        }
        let place = row * self.columns() + column;
        if self.has_holes() { self.cells[place] } else { Cell::new(place) }
    }

    /// The place of `cell`.
    #[must_use]
    pub fn place(&self, cell: Cell) -> Place {
        Place::new(self.row(cell), self.column(cell))
    }

    /// The name of `cell` in files: `r4c5` is in row 4 and column 5, counted from 1.
    #[must_use]
    pub fn name_of(&self, cell: Cell) -> String {
        self.place(cell).to_string()
    }

    /// The cell with this name. Returns `None` if the board has no such cell.
    #[must_use]
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        let place = Place::named(name).filter(|_| name.starts_with('r') && name.contains('c'))?;
        self.cell(place.row, place.column)
    }

    /// The row of `cell`, from 0.
    #[must_use]
    pub fn row(&self, cell: Cell) -> usize {
        self.index_of_place(cell) / self.columns()
    }

    /// The column of `cell`, from 0.
    #[must_use]
    pub fn column(&self, cell: Cell) -> usize {
        self.index_of_place(cell) % self.columns()
    }

    fn index_of_place(&self, cell: Cell) -> usize {
        if self.has_holes() { self.places[cell.index()] } else { cell.index() }
    }
}
