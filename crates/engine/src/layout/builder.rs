//! Makes layouts from what a person or a file says about a board.

use std::collections::{BTreeSet, HashSet};
use std::ptr;
use std::sync::{Arc, LazyLock};

use super::extras::ExtraHouses;
use super::fault::{LayoutFault, LayoutFaults};
use super::grid_frame::{GridEdges, GridFrame};
use super::neighbours;
use super::place::Place;
use super::regions::Regions;
use super::shape::{Layout, LayoutParts};
use crate::rules::Ties;
use crate::{Cell, Digit, House, HouseKind, Rule};

/// The most grids of a board. Samurai and the like have five or six; some boards have a few dozen.
const MOST_GRIDS: usize = 100;

/// The most regions, and the most extra houses of any cells.
const MOST_HOUSES: usize = 10_000;

static CLASSIC: LazyLock<Arc<Layout>> = LazyLock::new(|| {
    let classic = LayoutBuilder::boxed(3, 3);
    Arc::new(classic.layout(&classic.cells()))
});

/// The parts of a board. The fields may hold anything; [`LayoutBuilder::build`] finds out whether they make a
/// board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutBuilder {
    /// The number of rows, including holes.
    pub rows: usize,
    /// The number of columns, including holes.
    pub columns: usize,
    /// The number of digits. A row, column or box with fewer cells holds no digit twice, and lacks some.
    pub digits: usize,
    /// Places that are no cells. Places outside all grids need not be listed.
    pub holes: Vec<Place>,
    /// The upper left corners of several grids, each with as many rows and columns as there are digits. If
    /// there are none, the board is one grid.
    pub grids: Vec<Place>,
    /// How the board, or each of its grids, is divided into regions. The places of drawn regions are those of
    /// the board, not of a grid.
    pub regions: Regions,
    /// Families of extra houses.
    pub extras: BTreeSet<ExtraHouses>,
    /// Extra houses of any other cells.
    pub drawn: Vec<Vec<Place>>,
    /// Rules that hold for the whole board.
    pub rules: BTreeSet<Rule>,
    /// Whether the rules go on over the edges of a grid to its opposite edges, as in toroidal Sudoku. Regions of a
    /// toroidal jigsaw, which go on over the edges too, are drawn like any others.
    pub is_torus: bool,
}

impl LayoutBuilder {
    /// A square board without regions: a Latin square.
    #[must_use]
    pub fn latin(side: usize) -> Self {
        Self {
            rows: side,
            columns: side,
            digits: side,
            holes: Vec::new(),
            grids: Vec::new(),
            regions: Regions::None,
            extras: BTreeSet::new(),
            drawn: Vec::new(),
            rules: BTreeSet::new(),
            is_torus: false,
        }
    }

    /// A square board with boxes of `box_rows` rows and `box_columns` columns. Its side is their product.
    #[must_use]
    pub fn boxed(box_rows: usize, box_columns: usize) -> Self {
        let regions = Regions::Boxes { rows: box_rows, columns: box_columns };
        Self { regions, ..Self::latin(box_rows.saturating_mul(box_columns)) }
    }

    /// The same board with these families of houses too.
    #[must_use]
    pub fn with_extras(mut self, extras: impl IntoIterator<Item = ExtraHouses>) -> Self {
        self.extras.extend(extras);
        self
    }

    /// The same board with rules that go on over the edges of a grid to its opposite edges.
    #[must_use]
    pub fn with_joined_edges(self) -> Self {
        Self { is_torus: true, ..self }
    }

    /// The same board with these rules too.
    #[must_use]
    pub fn with_rules(mut self, rules: impl IntoIterator<Item = Rule>) -> Self {
        self.rules.extend(rules);
        self
    }

    /// The same board with a house of these cells too.
    #[must_use]
    pub fn with_house(mut self, places: Vec<Place>) -> Self {
        self.drawn.push(places);
        self
    }

    /// The same board, described in the one way that [`LayoutBuilder::build`] knows it by. Regions that are boxes of
    /// one shape, in any order, become boxes. An empty list of regions becomes [`Regions::None`]. A grid that is listed
    /// twice counts once. On a board of one grid, houses that were drawn become a family of extra houses if they are
    /// all houses of the family.
    #[must_use]
    pub fn described_plainly(mut self) -> Self {
        if let Regions::Drawn(regions) = &self.regions {
            if regions.is_empty() {
                self.regions = Regions::None;
            } else if let Some(boxes) = self.as_boxes(regions) {
                self.regions = boxes;
            }
        }
        let mut known = BTreeSet::new();
        self.grids.retain(|&corner| known.insert(corner));
        let is_whole = self.rows == self.digits && self.columns == self.digits;
        if is_whole && self.grids == [Place::new(0, 0)] {
            self.grids.clear();
        }
        if is_whole && self.grids.is_empty() && self.faults_of_size().is_empty() {
            self.name_families();
        }
        self
    }

    /// Replaces houses that were drawn by the families of extra houses that they make up.
    fn name_families(&mut self) {
        let boxes = match self.regions {
            Regions::Boxes { rows, columns } if rows.checked_mul(columns) == Some(self.digits) => {
                Some((rows, columns))
            }
            Regions::Boxes { .. } | Regions::None | Regions::Drawn(_) => None,
        };
        for extra in ExtraHouses::ALL {
            if self.drawn.is_empty() {
                return;
            }
            let family = extra.places(self.digits, boxes);
            let family: Vec<_> = family.into_iter().map(sorted).collect();
            let is_drawn =
                |house: &Vec<Place>| self.drawn.iter().any(|drawn| sorted(drawn.clone()) == *house);
            if !family.is_empty() && family.iter().all(is_drawn) {
                self.drawn.retain(|drawn| !family.contains(&sorted(drawn.clone())));
                self.extras.insert(extra);
            }
        }
    }

    /// These regions as boxes of one shape, with several rows and several columns. The regions may come in any
    /// order. Returns `None` if they are no such boxes.
    fn as_boxes(&self, regions: &[Vec<Place>]) -> Option<Regions> {
        let first = regions.iter().find(|region| region.contains(&Place::new(0, 0)))?;
        let rows = first.iter().filter(|place| place.column == 0).count();
        let columns = first.iter().filter(|place| place.row == 0).count();
        let is_of_boxes = rows.min(columns) > 1
            && rows * columns == self.digits
            && self.rows.is_multiple_of(rows)
            && self.columns.is_multiple_of(columns)
            && regions.len() == (self.rows / rows) * (self.columns / columns);
        let is_box = |region: &Vec<Place>| {
            let corner = region.iter().min().copied().unwrap_or(Place::new(0, 0));
            let listed: BTreeSet<_> = region.iter().collect();
            let is_inside = |place: &&Place| {
                place.row / rows == corner.row / rows
                    && place.column / columns == corner.column / columns
            };
            corner.row < self.rows
                && corner.column < self.columns
                && listed.len() == self.digits
                && listed.len() == region.len()
                && region.iter().all(|it| is_inside(&it))
        };
        let corners: BTreeSet<_> = regions.iter().map(|region| region.iter().min()).collect();
        let are_boxes = is_of_boxes && corners.len() == regions.len() && regions.iter().all(is_box);
        are_boxes.then_some(Regions::Boxes { rows, columns })
    }

    /// Makes the layout.
    ///
    /// # Errors
    /// Returns all faults if this makes no board.
    pub fn build(&self) -> Result<Arc<Layout>, LayoutFaults> {
        let plain = self.clone().described_plainly();
        if let Some(faults) = LayoutFaults::new(plain.faults_as_described()) {
            return Err(faults);
        }
        let cells = plain.cells();
        let layout = plain.layout(&cells);
        let may_be_classic =
            plain.digits == CLASSIC.digit_count() && cells.count == CLASSIC.cell_count();
        let is_classic = may_be_classic && layout == **CLASSIC;
        Ok(if is_classic { Layout::classic() } else { Arc::new(layout) })
    }

    /// All reasons why this makes no board. If the size makes no sense, only reasons about the size.
    #[must_use]
    pub fn faults(&self) -> Vec<LayoutFault> {
        self.clone().described_plainly().faults_as_described()
    }

    fn faults_as_described(&self) -> Vec<LayoutFault> {
        let mut faults = self.faults_of_size();
        if !faults.is_empty() {
            return faults;
        }
        let cells = self.cells();
        if cells.count == 0 {
            faults.push(LayoutFault::BoardSize { rows: self.rows, columns: self.columns });
        }
        self.check_lines(&mut faults);
        self.check_regions(&cells, &mut faults);
        self.check_extras(&mut faults);
        self.check_drawn(&cells, &mut faults);
        faults
    }

    /// The faults of the size and of the numbers of parts. Other faults are looked for only if there are none of these,
    /// because a list of cells needs a possible size.
    fn faults_of_size(&self) -> Vec<LayoutFault> {
        let Self { rows, columns, digits, .. } = *self;
        let places =
            rows.checked_mul(columns).filter(|places| (1..=Cell::MAX_COUNT).contains(places));
        if places.is_none() {
            return vec![LayoutFault::BoardSize { rows, columns }];
        }
        if !(2..=usize::from(Digit::MAX)).contains(&digits) {
            return vec![LayoutFault::DigitCount { found: digits }];
        }
        if self.grids.len() > MOST_GRIDS {
            return vec![LayoutFault::TooManyGrids { found: self.grids.len(), most: MOST_GRIDS }];
        }
        let regions = match &self.regions {
            Regions::Drawn(regions) => regions.len(),
            Regions::None | Regions::Boxes { .. } => 0,
        };
        let found = regions.max(self.drawn.len());
        if found > MOST_HOUSES {
            return vec![LayoutFault::TooManyHouses { found, most: MOST_HOUSES }];
        }
        let outside = |&(_, corner): &(usize, &Place)| {
            let beyond =
                |at: usize, length: usize| length.checked_sub(digits).is_none_or(|last| at > last);
            beyond(corner.row, rows) || beyond(corner.column, columns)
        };
        let fault = |(grid, &corner)| LayoutFault::GridOutside { grid: grid + 1, corner };
        self.grids.iter().enumerate().filter(outside).map(fault).collect()
    }

    fn check_lines(&self, faults: &mut Vec<LayoutFault>) {
        let cells = self.cells();
        for grid in self.frames() {
            for (kind, number, line) in lines(grid, &cells) {
                if line.len() > self.digits {
                    let (found, digits) = (line.len(), self.digits);
                    faults.push(LayoutFault::LineTooLong { kind, number, found, digits });
                }
            }
        }
    }

    fn check_regions(&self, cells: &CellMap, faults: &mut Vec<LayoutFault>) {
        match &self.regions {
            Regions::None => {}
            &Regions::Boxes { rows, columns } => {
                let is_small = rows.saturating_mul(columns) <= self.digits;
                let fits = self.frames().into_iter().all(|grid| grid.has_boxes(rows, columns));
                if !is_small || !fits {
                    faults.push(LayoutFault::BoxesDoNotFit { rows, columns });
                }
            }
            Regions::Drawn(regions) => self.check_drawn_regions(regions, cells, faults),
        }
    }

    fn check_drawn_regions(
        &self,
        regions: &[Vec<Place>],
        cells: &CellMap,
        faults: &mut Vec<LayoutFault>,
    ) {
        let mut region_of = vec![None; self.rows * self.columns];
        for (region, places) in (1..).zip(regions) {
            check_places(HouseKind::Region, region, places, cells, faults);
            let (found, expected) = (places.len(), self.digits);
            if found != expected {
                faults.push(LayoutFault::RegionSize { region, found, expected });
            }
            for &place in places.iter().filter(|&&place| cells.at(place).is_some()) {
                match region_of[cells.index(place)].replace(region) {
                    Some(first) if first != region => {
                        faults.push(LayoutFault::InTwoRegions { place, first, second: region });
                    }
                    Some(_) | None => {}
                }
            }
        }
    }

    fn check_extras(&self, faults: &mut Vec<LayoutFault>) {
        let is_square = self.frames().iter().all(|grid| grid.rows == grid.columns);
        for &extra in &self.extras {
            let houses = self.houses_of_extra(extra, self.frames()[0]);
            let fits = houses.iter().all(|places| places.len() <= self.digits);
            if !is_square || !fits || houses.is_empty() {
                faults.push(LayoutFault::ExtraDoesNotFit { extra });
            }
        }
    }

    fn check_drawn(&self, cells: &CellMap, faults: &mut Vec<LayoutFault>) {
        for (number, places) in (1..).zip(&self.drawn) {
            check_places(HouseKind::Extra, number, places, cells, faults);
            let (found, most) = (places.len(), self.digits);
            if !(2..=most).contains(&found) {
                faults.push(LayoutFault::ExtraSize { number, found, most });
            }
        }
    }

    /// The rectangles of the grids.
    fn frames(&self) -> Vec<GridFrame> {
        if self.grids.is_empty() {
            let corner = Place::new(0, 0);
            return vec![GridFrame { corner, rows: self.rows, columns: self.columns }];
        }
        let frame = |&corner| GridFrame { corner, rows: self.digits, columns: self.digits };
        self.grids.iter().map(frame).collect()
    }

    /// The cells of the board: the places of all grids without the holes.
    fn cells(&self) -> CellMap {
        let mut is_cell = vec![false; self.rows * self.columns];
        for place in self.frames().into_iter().flat_map(GridFrame::places) {
            is_cell[place.row * self.columns + place.column] = true;
        }
        for hole in self.holes.iter().filter(|at| at.row < self.rows && at.column < self.columns) {
            is_cell[hole.row * self.columns + hole.column] = false;
        }
        let mut count = 0;
        let mut numbers = Vec::with_capacity(is_cell.len());
        for &is_cell in &is_cell {
            numbers.push(if is_cell { Cell::new(count) } else { None });
            count += usize::from(is_cell);
        }
        CellMap { rows: self.rows, columns: self.columns, is_cell, numbers, count }
    }

    /// The layout, if there are no faults.
    fn layout(&self, cells: &CellMap) -> Layout {
        let grids = self.frames();
        let boxes = match self.regions {
            Regions::Boxes { rows, columns } => Some((rows, columns)),
            Regions::None | Regions::Drawn(_) => None,
        };
        let corner = Place::new(0, 0);
        let whole = [GridFrame { corner, rows: self.rows, columns: self.columns }];
        // On a torus, the edges of each grid are joined, so a rule holds within each grid.
        let edges = if self.is_torus { GridEdges::Joined } else { GridEdges::Closed };
        let frames = match edges {
            GridEdges::Joined => &grids[..],
            GridEdges::Closed => &whole[..],
        };
        let tied = |&rule: &Rule| {
            let at = |place| cells.at(place);
            Ties::new(rule, neighbours::by_steps(rule.steps(), frames, edges, cells.count, at))
        };
        Layout::of_parts(LayoutParts {
            rows: self.rows,
            columns: self.columns,
            digits: self.digits,
            houses: self.houses(&grids, cells),
            ties: self.rules.iter().map(tied).collect(),
            edges,
            is_cell: cells.is_cell.clone(),
            grids,
            boxes,
        })
    }

    /// The houses, in the order of [`Layout::houses`]. A house that an earlier grid has too is listed once.
    fn houses(&self, grids: &[GridFrame], cells: &CellMap) -> Vec<House> {
        let mut houses = HouseList { houses: Vec::new(), digits: self.digits, cells };
        for (grid, &frame) in (1..).zip(grids) {
            let first = houses.houses.len();
            let grid = (grids.len() > 1).then_some(grid);
            for (kind, number, places) in lines(frame, cells) {
                houses.push(kind, number, grid, &places);
            }
            if let Regions::Boxes { rows, columns } = self.regions {
                for (number, places) in (1..).zip(boxes(frame, (rows, columns))) {
                    houses.push(HouseKind::Box, number, grid, &places);
                }
            }
            for &extra in &self.extras {
                let lists = (extra.first_number()..).zip(self.houses_of_extra(extra, frame));
                for (number, places) in lists {
                    houses.push(extra.kind(), number, grid, &places);
                }
            }
            houses.drop_shared(first);
        }
        if let Regions::Drawn(regions) = &self.regions {
            let mut regions: Vec<&Vec<Place>> = regions.iter().collect();
            regions.sort_by_key(|places| places.iter().min());
            for (number, places) in (1..).zip(regions) {
                houses.push(HouseKind::Region, number, None, places);
            }
        }
        for (number, places) in (1..).zip(&self.drawn) {
            houses.push(HouseKind::Extra, number, None, places);
        }
        houses.houses
    }

    fn houses_of_extra(&self, extra: ExtraHouses, grid: GridFrame) -> Vec<Vec<Place>> {
        let boxes = match self.regions {
            Regions::Boxes { rows, columns } if grid.has_boxes(rows, columns) => {
                Some((rows, columns))
            }
            Regions::Boxes { .. } | Regions::None | Regions::Drawn(_) => None,
        };
        let corner = grid.corner;
        let moved = |at: Place| Place::new(corner.row + at.row, corner.column + at.column);
        let mut houses = extra.places(grid.rows, boxes);
        houses.iter_mut().flatten().for_each(|place| *place = moved(*place));
        houses
    }
}

fn check_places(
    kind: HouseKind,
    number: usize,
    places: &[Place],
    cells: &CellMap,
    faults: &mut Vec<LayoutFault>,
) {
    let mut listed = BTreeSet::new();
    for &place in places {
        if cells.at(place).is_none() {
            faults.push(LayoutFault::OutsideBoard { kind, number, place });
        } else if !listed.insert(place) {
            faults.push(LayoutFault::ListedTwice { kind, number, place });
        }
    }
}

fn sorted(mut places: Vec<Place>) -> Vec<Place> {
    places.sort_unstable();
    places
}

/// The rows, then the columns of a grid, each with its number and its cells.
fn lines(grid: GridFrame, cells: &CellMap) -> impl Iterator<Item = (HouseKind, usize, Vec<Place>)> {
    let GridFrame { corner, rows, columns } = grid;
    let row = move |row| (0..columns).map(move |column| (row, column)).collect::<Vec<_>>();
    let column = move |column| (0..rows).map(move |row| (row, column)).collect::<Vec<_>>();
    let rows = (0..rows).map(move |at| (HouseKind::Row, at + 1, row(at)));
    let columns = (0..columns).map(move |at| (HouseKind::Column, at + 1, column(at)));
    rows.chain(columns).map(move |(kind, number, line)| {
        let places = line
            .into_iter()
            .map(|(row, column)| Place::new(corner.row + row, corner.column + column));
        (kind, number, places.filter(|&place| cells.at(place).is_some()).collect())
    })
}

/// The boxes of a grid, row by row.
fn boxes(grid: GridFrame, (rows, columns): (usize, usize)) -> impl Iterator<Item = Vec<Place>> {
    let GridFrame { corner, rows: height, columns: width } = grid;
    let box_at = move |top, left| {
        let corner = Place::new(corner.row + top, corner.column + left);
        GridFrame { corner, rows, columns }.places().collect()
    };
    (0..height)
        .step_by(rows)
        .flat_map(move |top| (0..width).step_by(columns).map(move |left| box_at(top, left)))
}

/// The cells of a board by their places.
struct CellMap {
    rows: usize,
    columns: usize,
    is_cell: Vec<bool>,
    numbers: Vec<Option<Cell>>,
    count: usize,
}

impl CellMap {
    fn index(&self, place: Place) -> usize {
        place.row * self.columns + place.column
    }

    /// The cell at `place`, or `None` if it is outside the board or a hole.
    fn at(&self, place: Place) -> Option<Cell> {
        let inside = place.row < self.rows && place.column < self.columns;
        if inside { self.numbers[self.index(place)] } else { None }
    }
}

/// The houses made so far.
struct HouseList<'a> {
    houses: Vec<House>,
    digits: usize,
    cells: &'a CellMap,
}

impl HouseList<'_> {
    /// Adds a house. One cell alone is no house, because it forbids nothing.
    fn push(&mut self, kind: HouseKind, number: usize, grid: Option<usize>, places: &[Place]) {
        let mut cells: Vec<Cell> =
            places.iter().filter_map(|&place| self.cells.at(place)).collect();
        cells.sort_unstable();
        if cells.len() > 1 {
            let is_complete = cells.len() == self.digits;
            self.houses.push(House { kind, number, grid, cells, is_complete });
        }
    }

    /// Drops the houses from the index `first` on that an earlier grid already has.
    fn drop_shared(&mut self, first: usize) {
        if first == 0 {
            return;
        }
        let new = self.houses.split_off(first);
        let key = |house: &House| (house.kind, house.cells.clone());
        let earlier: HashSet<(HouseKind, Vec<Cell>)> = self.houses.iter().map(key).collect();
        self.houses.extend(new.into_iter().filter(|house| !earlier.contains(&key(house))));
    }
}

impl Layout {
    /// The classic board of nine rows, nine columns and nine boxes.
    #[must_use]
    pub fn classic() -> Arc<Self> {
        Arc::clone(&CLASSIC)
    }

    /// A square board with boxes of `box_rows` rows and `box_columns` columns. Its side is their product.
    /// Returns `None` if the side would be below 2 or above [`Digit::MAX`].
    #[must_use]
    pub fn boxed(box_rows: usize, box_columns: usize) -> Option<Arc<Self>> {
        LayoutBuilder::boxed(box_rows, box_columns).build().ok()
    }

    /// Whether this is the layout that [`Layout::classic`] returns. A builder makes no other classic board.
    #[must_use]
    pub fn is_classic(&self) -> bool {
        ptr::eq(self, &raw const **CLASSIC)
    }

    /// Whether the rules go on over the edges of a grid to its opposite edges.
    #[must_use]
    pub fn is_torus(&self) -> bool {
        self.edges() == GridEdges::Joined
    }

    /// The parts of the board. Building them makes an equal layout.
    #[must_use]
    pub fn builder(&self) -> LayoutBuilder {
        let corner = Place::new(0, 0);
        let whole = GridFrame { corner, rows: self.rows(), columns: self.columns() };
        let frames = self.grids();
        let grids = if *frames == [whole] { Vec::new() } else { frames.to_vec() };
        let holes = frames.iter().flat_map(|frame| frame.places());
        let holes: BTreeSet<Place> =
            holes.filter(|place| self.cell(place.row, place.column).is_none()).collect();
        LayoutBuilder {
            rows: self.rows(),
            columns: self.columns(),
            digits: self.digit_count(),
            holes: holes.into_iter().collect(),
            grids: grids.into_iter().map(|frame| frame.corner).collect(),
            regions: self.regions(),
            extras: self.extras(),
            drawn: self.places_of(HouseKind::Extra),
            rules: self.rules().collect(),
            is_torus: self.is_torus(),
        }
    }

    fn regions(&self) -> Regions {
        if let Some((rows, columns)) = self.boxes() {
            return Regions::Boxes { rows, columns };
        }
        match self.places_of(HouseKind::Region) {
            none if none.is_empty() => Regions::None,
            regions => Regions::Drawn(regions),
        }
    }

    fn extras(&self) -> BTreeSet<ExtraHouses> {
        let has = |extra: &ExtraHouses| {
            let is_diagonal = extra.kind() == HouseKind::Diagonal;
            let is_one = |house: &House| {
                house.kind == extra.kind() && (!is_diagonal || house.number == extra.first_number())
            };
            self.houses().iter().any(is_one)
        };
        ExtraHouses::ALL.into_iter().filter(has).collect()
    }

    /// The places of each house of a kind.
    fn places_of(&self, kind: HouseKind) -> Vec<Vec<Place>> {
        let houses = self.houses().iter().filter(|house| house.kind == kind);
        houses.map(|house| house.cells.iter().map(|&cell| self.place(cell)).collect()).collect()
    }
}
