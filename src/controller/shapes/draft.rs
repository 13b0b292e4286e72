//! A board that is being drawn: regions as letters on a square of cells, extra houses, and rules.
//!
//! A draft may hold anything that can be painted. Whether it is a board is for [`LayoutBuilder`] to say.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::{
    ExtraHouses, Layout, LayoutBuilder, LayoutFault, LayoutFaults, NamedShape, Place, Regions,
    Rule, connected_pieces,
};

/// The letter of a region in the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RegionLetter(u8);

impl RegionLetter {
    /// The number of letters. Boards that are drawn have at most 25 regions, so that one is free.
    pub const COUNT: usize = 26;

    /// All letters, from A.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..26).map(Self)
    }

    /// The letter of this index, from 0.
    #[must_use]
    pub fn new(index: usize) -> Option<Self> {
        Self::all().nth(index)
    }

    /// The letter of this name, in upper or lower case.
    #[must_use]
    pub fn named(name: char) -> Option<Self> {
        Self::all().find(|letter| letter.letter() == name.to_ascii_uppercase())
    }

    /// The index, from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The letter itself, a capital.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }
}

/// What a drawing can begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeStart {
    /// Boxes of this number of rows and columns.
    Boxes(usize, usize),
    /// No cell is in a region.
    NoRegions,
    /// A board that has a name.
    Named(NamedShape),
}

/// Why a region cannot be merged, split or added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaintRefusal {
    /// There is no other region at the cursor to merge with the chosen region.
    NothingToMerge,
    /// There is no region at the cursor that has two cells or more.
    NothingToSplit,
    /// Every letter is in use.
    NoLetterLeft,
    /// Every cell is in a region.
    NothingToFill,
}

/// A board that is being drawn. Rows, columns and digits are equally many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeDraft {
    side: usize,
    /// The region of each cell, in row-major order.
    regions: Vec<Option<RegionLetter>>,
    extras: BTreeSet<ExtraHouses>,
    houses: Vec<BTreeSet<Place>>,
    rules: BTreeSet<Rule>,
    is_torus: bool,
}

/// What a board is made of.
impl ShapeDraft {
    /// The numbers of rows, columns and digits that can be drawn.
    pub const SIDES: RangeInclusive<usize> = 4..=25;

    /// The rows and columns of the boxes that a board of this side usually has. They are as square as can be.
    #[must_use]
    pub fn usual_boxes(side: usize) -> (usize, usize) {
        let rows = (1..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows)).unwrap_or(1);
        (rows, side / rows)
    }

    /// All that a drawing of this side can begin with.
    #[must_use]
    pub fn starts(side: usize) -> Vec<ShapeStart> {
        let usual = Self::usual_boxes(side);
        let others = (1..=side).filter(|rows| side.is_multiple_of(*rows));
        let others = others.map(|rows| (rows, side / rows)).filter(|boxes| *boxes != usual);
        let boxes = [usual].into_iter().chain(others);
        let boxes = boxes.map(|(rows, columns)| ShapeStart::Boxes(rows, columns));
        let is_drawable = |shape: &NamedShape| {
            let drawn = Self::of(&shape.builder()).filter(|draft| draft.side == side);
            drawn.is_some_and(|draft| !draft.is_plain())
        };
        let named = NamedShape::ALL.iter().copied().filter(is_drawable).map(ShapeStart::Named);
        boxes.chain([ShapeStart::NoRegions]).chain(named).collect()
    }

    /// A board with regions that are boxes.
    #[must_use]
    pub fn boxed(side: usize, (rows, columns): (usize, usize)) -> Self {
        let mut draft = Self::without_regions(side);
        let across = side / columns.max(1);
        for (index, region) in draft.regions.iter_mut().enumerate() {
            let (row, column) = (index / side, index % side);
            *region = RegionLetter::new(row / rows.max(1) * across + column / columns.max(1));
        }
        draft
    }

    /// A board without regions.
    #[must_use]
    pub fn without_regions(side: usize) -> Self {
        Self {
            side,
            regions: vec![None; side * side],
            extras: BTreeSet::new(),
            houses: Vec::new(),
            rules: BTreeSet::new(),
            is_torus: false,
        }
    }

    /// The drawing that begins so.
    #[must_use]
    pub fn begun(side: usize, start: ShapeStart) -> Self {
        match start {
            ShapeStart::Boxes(rows, columns) => Self::boxed(side, (rows, columns)),
            ShapeStart::NoRegions => Self::without_regions(side),
            ShapeStart::Named(shape) => {
                Self::of(&shape.builder()).unwrap_or_else(|| Self::without_regions(side))
            }
        }
    }

    /// The drawing of a board. Returns `None` for a board that the editor cannot show: it has several grids, holes, another
    /// size, or more regions than there are letters.
    #[must_use]
    pub fn of(board: &LayoutBuilder) -> Option<Self> {
        let side = board.digits;
        let is_square = board.rows == side && board.columns == side && Self::SIDES.contains(&side);
        if !is_square || !board.grids.is_empty() || !board.holes.is_empty() {
            return None;
        }
        let mut draft = match &board.regions {
            Regions::None => Self::without_regions(side),
            &Regions::Boxes { rows, columns } => Self::boxed(side, (rows, columns)),
            Regions::Drawn(regions) => Self::without_regions(side).with_regions(regions)?,
        };
        draft.extras.clone_from(&board.extras);
        draft.houses = board.drawn.iter().map(|house| house.iter().copied().collect()).collect();
        draft.rules.clone_from(&board.rules);
        draft.is_torus = board.is_torus;
        Some(draft)
    }

    fn with_regions(mut self, regions: &[Vec<Place>]) -> Option<Self> {
        for (index, places) in regions.iter().enumerate() {
            let letter = RegionLetter::new(index)?;
            for &place in places {
                let index = self.index(place);
                *self.regions.get_mut(index)? = Some(letter);
            }
        }
        Some(self)
    }

    /// Whether it has nothing but rows, columns and boxes.
    fn is_plain(&self) -> bool {
        let plain = |boxes| Self::boxed(self.side, boxes);
        let boxes = (1..=self.side).filter(|rows| self.side.is_multiple_of(*rows));
        *self == Self::without_regions(self.side)
            || boxes.map(|rows| plain((rows, self.side / rows))).any(|boxed| boxed == *self)
    }

    /// What the board consists of. Regions that are boxes of one shape become boxes, which windows and disjoint groups need.
    #[must_use]
    pub fn builder(&self) -> LayoutBuilder {
        let board = LayoutBuilder {
            extras: self.extras.clone(),
            drawn: self.houses.iter().map(|house| house.iter().copied().collect()).collect(),
            rules: self.rules.clone(),
            is_torus: self.is_torus,
            ..LayoutBuilder::latin(self.side)
        };
        let regions = self.letters().map(|letter| self.cells_of(letter)).collect();
        LayoutBuilder { regions: Regions::Drawn(regions), ..board }.described_plainly()
    }

    /// All reasons why this is no board.
    #[must_use]
    pub fn faults(&self) -> Vec<LayoutFault> {
        self.builder().faults()
    }

    /// The board.
    ///
    /// # Errors
    /// Returns all reasons why this is no board.
    pub fn layout(&self) -> Result<Arc<Layout>, LayoutFaults> {
        self.builder().build()
    }

    /// The letter of the region that has this number, from 1, in a fault of this draft.
    #[must_use]
    pub fn letter_of(&self, number: usize) -> Option<RegionLetter> {
        self.letters().nth(number.checked_sub(1)?)
    }
}

/// What stands where.
impl ShapeDraft {
    /// The number of rows, columns and digits.
    #[must_use]
    pub fn side(&self) -> usize {
        self.side
    }

    /// The places in row-major order.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let side = self.side;
        (0..side * side).map(move |index| Place::new(index / side, index % side))
    }

    fn index(&self, place: Place) -> usize {
        place.row * self.side + place.column
    }

    /// The region at a place of the board.
    #[must_use]
    pub fn region(&self, place: Place) -> Option<RegionLetter> {
        self.regions.get(self.index(place)).copied().flatten()
    }

    /// The letters of the regions that have cells, from A on.
    pub fn letters(&self) -> impl Iterator<Item = RegionLetter> + '_ {
        RegionLetter::all().filter(|letter| self.regions.contains(&Some(*letter)))
    }

    /// The letters of the regions that have cells, and as many more as the board may need.
    #[must_use]
    pub fn offered_letters(&self) -> Vec<RegionLetter> {
        let used = self.letters().last().map_or(0, |letter| letter.index() + 1);
        RegionLetter::all().take(used.max(self.side)).collect()
    }

    /// The number of cells of a region.
    #[must_use]
    pub fn cell_count(&self, letter: RegionLetter) -> usize {
        self.regions.iter().filter(|region| **region == Some(letter)).count()
    }

    /// The number of cells that are in no region.
    #[must_use]
    pub fn loose_count(&self) -> usize {
        self.regions.iter().filter(|region| region.is_none()).count()
    }

    fn cells_of(&self, letter: RegionLetter) -> Vec<Place> {
        self.places().filter(|&place| self.region(place) == Some(letter)).collect()
    }

    fn free_letters(&self) -> impl Iterator<Item = RegionLetter> + '_ {
        RegionLetter::all().filter(|letter| !self.regions.contains(&Some(*letter)))
    }

    /// The extra houses that were drawn.
    #[must_use]
    pub fn houses(&self) -> &[BTreeSet<Place>] {
        &self.houses
    }

    /// Whether the board has a family of extra houses.
    #[must_use]
    pub fn has_extra(&self, extra: ExtraHouses) -> bool {
        self.extras.contains(&extra)
    }

    /// Whether a rule holds.
    #[must_use]
    pub fn has_rule(&self, rule: Rule) -> bool {
        self.rules.contains(&rule)
    }

    /// Whether the rules go on over the edges.
    #[must_use]
    pub fn is_torus(&self) -> bool {
        self.is_torus
    }
}

/// Changes.
impl ShapeDraft {
    /// Puts a cell into a region, or takes it out of its region.
    pub(super) fn paint(&mut self, place: Place, region: Option<RegionLetter>) {
        let index = self.index(place);
        if let Some(cell) = self.regions.get_mut(index) {
            *cell = region;
        }
    }

    /// Puts a cell into the extra house at this index.
    pub(super) fn add_to_house(&mut self, house: usize, place: Place) {
        if let Some(house) = self.houses.get_mut(house) {
            house.insert(place);
        }
    }

    /// Takes a cell out of the extra house at this index.
    pub(super) fn take_out_of_house(&mut self, house: usize, place: Place) {
        if let Some(house) = self.houses.get_mut(house) {
            house.remove(&place);
        }
    }

    /// Adds an extra house without cells, and returns its index.
    pub(super) fn add_house(&mut self) -> usize {
        self.houses.push(BTreeSet::new());
        self.houses.len() - 1
    }

    pub(super) fn remove_house(&mut self, house: usize) {
        if house < self.houses.len() {
            self.houses.remove(house);
        }
    }

    pub(super) fn toggle_extra(&mut self, extra: ExtraHouses) {
        if !self.extras.remove(&extra) {
            self.extras.insert(extra);
        }
    }

    pub(super) fn toggle_rule(&mut self, rule: Rule) {
        if !self.rules.remove(&rule) {
            self.rules.insert(rule);
        }
    }

    pub(super) fn toggle_torus(&mut self) {
        self.is_torus = !self.is_torus;
    }

    /// Makes the region at `place` a part of the region `into`.
    pub(super) fn merge(
        &mut self,
        into: Option<RegionLetter>,
        place: Place,
    ) -> Result<(), PaintRefusal> {
        let pair = into.zip(self.region(place)).filter(|(into, other)| into != other);
        let (into, other) = pair.ok_or(PaintRefusal::NothingToMerge)?;
        for region in self.regions.iter_mut().filter(|region| **region == Some(other)) {
            *region = Some(into);
        }
        Ok(())
    }

    /// Makes a part of the region at `place`, with that cell in it, a region of its own, and returns its letter. The part
    /// has as many cells as a region needs, or half of the cells if there are fewer.
    pub(super) fn split(&mut self, place: Place) -> Result<RegionLetter, PaintRefusal> {
        let cells = self.region(place).map(|letter| self.cells_of(letter)).unwrap_or_default();
        if cells.len() < 2 {
            return Err(PaintRefusal::NothingToSplit);
        }
        let letter = self.free_letters().next().ok_or(PaintRefusal::NoLetterLeft)?;
        let size = if cells.len() > self.side { self.side } else { cells.len() / 2 };
        for place in part_of(&cells, place, size) {
            self.paint(place, Some(letter));
        }
        Ok(letter)
    }

    /// Puts the cells that are in no region into new regions: those of each box of the usual shape into one.
    pub(super) fn fill_with_boxes(&mut self) -> Result<(), PaintRefusal> {
        let boxes = Self::boxed(self.side, Self::usual_boxes(self.side));
        let loose: Vec<Place> =
            self.places().filter(|&place| self.region(place).is_none()).collect();
        if loose.is_empty() {
            return Err(PaintRefusal::NothingToFill);
        }
        let needed: BTreeSet<_> = loose.iter().filter_map(|&place| boxes.region(place)).collect();
        let letters: Vec<RegionLetter> = self.free_letters().take(needed.len()).collect();
        if letters.len() < needed.len() {
            return Err(PaintRefusal::NoLetterLeft);
        }
        for place in loose {
            let number = needed.iter().position(|&letter| Some(letter) == boxes.region(place));
            self.paint(place, number.map(|number| letters[number]));
        }
        Ok(())
    }
}

/// A part of `cells` that has `size` cells, grows from `start`, and leaves the rest in as few pieces as can be. A region in
/// pieces may yield a smaller part.
fn part_of(cells: &[Place], start: Place, size: usize) -> Vec<Place> {
    let mut part = vec![start];
    let mut rest: BTreeSet<Place> = cells.iter().copied().filter(|&it| it != start).collect();
    while part.len() < size {
        let beside = rest.iter().copied().filter(|&cell| part.iter().any(|&it| touch(it, cell)));
        let badness = |&cell: &Place| {
            let distance = cell.row.abs_diff(start.row) + cell.column.abs_diff(start.column);
            (pieces(&rest, cell), distance, cell)
        };
        let Some(next) = beside.min_by_key(badness) else {
            break;
        };
        rest.remove(&next);
        part.push(next);
    }
    part
}

fn touch(one: Place, other: Place) -> bool {
    one.row.abs_diff(other.row) + one.column.abs_diff(other.column) == 1
}

/// The number of connected pieces of `cells` without one of them.
fn pieces(cells: &BTreeSet<Place>, without: Place) -> usize {
    connected_pieces(cells.iter().copied().filter(|&cell| cell != without), Place::beside)
}
