//! What techniques ask of the shape of a board: sets of its cells, and tables of its houses and peers.
//!
//! Finders are written once, for any [`Geometry`]. There are three. [`Classic`] is the 9×9: its tables are constants,
//! so that its finders are compiled to code that knows its houses. [`Narrow`] are boards of other shapes or rules whose
//! cells fit into the same 128 bits, up to 11×11. [`Wide`] are larger boards. A finder must not assume more of a house
//! than its tables say: houses may be of any kind, overlap, and need not hold each digit.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{IndexMut, Range};
use std::sync::Arc;

use super::leftover_sets::Leftovers;
use super::shape_tables::{ShapeTables, TiedCells};
use super::{CellSet, WideSet, houses};
use crate::{Cell, Digit, DigitSet, HouseName, Layout};

/// A set of cells of a board.
pub trait Cells:
    Copy + Eq + Ord + Hash + Debug + Default + FromIterator<Cell> + Send + Sync + 'static
{
    /// The empty set.
    const EMPTY: Self;

    /// The set of one cell.
    #[must_use]
    fn of(cell: Cell) -> Self;

    /// The number of cells in the set.
    #[must_use]
    fn len(self) -> usize;

    /// Whether the set is empty.
    #[must_use]
    fn is_empty(self) -> bool;

    /// Whether `cell` is in the set.
    #[must_use]
    fn contains(self, cell: Cell) -> bool;

    /// Whether all of this set is in `other`.
    #[must_use]
    fn is_within(self, other: Self) -> bool;

    /// Whether a cell is in both sets.
    #[must_use]
    fn meets(self, other: Self) -> bool;

    /// The cells in either set.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The cells in both sets.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The cells of this set that are not in `other`.
    #[must_use]
    fn without(self, other: Self) -> Self;

    /// Puts `cell` into the set.
    fn insert(&mut self, cell: Cell);

    /// Takes `cell` out of the set.
    fn remove(&mut self, cell: Cell);

    /// The first cell in row-major order. Returns `None` if the set is empty.
    #[must_use]
    fn first(self) -> Option<Cell>;

    /// The only cell of the set. Returns `None` if it has none or several.
    #[must_use]
    fn single(self) -> Option<Cell>;

    /// The cells with indices below 128, as bits.
    #[must_use]
    fn bits(self) -> u128;

    /// The set of the cells whose bits are set.
    #[must_use]
    fn from_bits(bits: u128) -> Self {
        CellSet::from_all_bits(bits).iter().collect()
    }

    /// The cells in row-major order.
    fn iter(self) -> impl Iterator<Item = Cell>;

    /// The subset of `all` that comes before this subset of `all`, if sets are ordered as binary numbers. The empty set
    /// comes after `all`.
    #[must_use]
    fn subset_before(self, all: Self) -> Self;
}

/// Implements [`Cells`] by the methods of the same names.
macro_rules! cells_by_own_methods {
    // The sets have methods of their own, because a trait has no `const` functions and the tables of the classic
    // board are made at compile time.
    ($set:ty) => {
        impl Cells for $set {
            const EMPTY: Self = <$set>::EMPTY;

            #[inline]
            fn of(cell: Cell) -> Self {
                <$set>::of(cell)
            }

            #[inline]
            fn len(self) -> usize {
                <$set>::len(self)
            }

            #[inline]
            fn is_empty(self) -> bool {
                <$set>::is_empty(self)
            }

            #[inline]
            fn contains(self, cell: Cell) -> bool {
                <$set>::contains(self, cell)
            }

            #[inline]
            fn is_within(self, other: Self) -> bool {
                <$set>::is_within(self, other)
            }

            #[inline]
            fn meets(self, other: Self) -> bool {
                <$set>::meets(self, other)
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                <$set>::or(self, other)
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                <$set>::and(self, other)
            }

            #[inline]
            fn without(self, other: Self) -> Self {
                <$set>::without(self, other)
            }

            #[inline]
            fn insert(&mut self, cell: Cell) {
                <$set>::insert(self, cell);
            }

            #[inline]
            fn remove(&mut self, cell: Cell) {
                <$set>::remove(self, cell);
            }

            #[inline]
            fn first(self) -> Option<Cell> {
                <$set>::first(self)
            }

            #[inline]
            fn single(self) -> Option<Cell> {
                <$set>::single(self)
            }

            #[inline]
            fn bits(self) -> u128 {
                <$set>::bits(self)
            }

            #[inline]
            fn iter(self) -> impl Iterator<Item = Cell> {
                <$set>::iter(self)
            }

            #[inline]
            fn subset_before(self, all: Self) -> Self {
                <$set>::subset_before(self, all)
            }
        }
    };
}

cells_by_own_methods!(CellSet);
cells_by_own_methods!(WideSet);

/// The candidates of a cell as bits, in as few bytes as the digits of the boards need.
pub trait DigitBits: Copy + Eq + Debug + Default {
    /// The bits of a set.
    fn of(digits: DigitSet) -> Self;

    /// The set.
    fn digits(self) -> DigitSet;

    /// Whether `digit` is in the set.
    fn contains(self, digit: Digit) -> bool;

    /// Takes `digit` out of the set.
    fn remove(&mut self, digit: Digit);
}

/// Implements [`DigitBits`] for an unsigned number.
macro_rules! digit_bits {
    ($number:ty) => {
        impl DigitBits for $number {
            #[inline]
            fn of(digits: DigitSet) -> Self {
                // The geometry whose cells have these bits takes no layout with more digits.
                digits.bits().try_into().unwrap_or(Self::MAX)
            }

            #[inline]
            fn digits(self) -> DigitSet {
                DigitSet::from_bits(self.into())
            }

            #[inline]
            fn contains(self, digit: Digit) -> bool {
                self >> digit.index() & 1 == 1
            }

            #[inline]
            fn remove(&mut self, digit: Digit) {
                *self &= !(1 << digit.index());
            }
        }
    };
}

digit_bits!(u16);
digit_bits!(u32);

/// A set of houses of a board, by their numbers.
pub trait HouseBits: Copy + Eq + Hash + Debug + Default {
    /// The set with `house`.
    #[must_use]
    fn with(self, house: usize) -> Self;

    /// Whether `house` is in the set.
    #[must_use]
    fn contains(self, house: usize) -> bool;

    /// Whether the set is empty.
    #[must_use]
    fn is_empty(self) -> bool;

    /// The houses in either set.
    #[must_use]
    fn or(self, other: Self) -> Self;

    /// The houses in both sets.
    #[must_use]
    fn and(self, other: Self) -> Self;

    /// The houses of this set that are not in `other`.
    #[must_use]
    fn without(self, other: Self) -> Self;

    /// The houses of this set with higher numbers than `house`.
    #[must_use]
    fn above(self, house: usize) -> Self;

    /// Compares two sets: the set with the first house that the other lacks comes first.
    fn by_first_house(self, other: Self) -> Ordering;

    /// The houses in ascending order.
    fn iter(self) -> impl Iterator<Item = usize>;
}

/// Implements [`HouseBits`] for an unsigned number.
macro_rules! house_bits {
    ($number:ty) => {
        impl HouseBits for $number {
            #[inline]
            fn with(self, house: usize) -> Self {
                self | 1 << house
            }

            #[inline]
            fn contains(self, house: usize) -> bool {
                self >> house & 1 == 1
            }

            #[inline]
            fn is_empty(self) -> bool {
                self == 0
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn above(self, house: usize) -> Self {
                self & !((2 << house) - 1)
            }

            #[inline]
            fn by_first_house(self, other: Self) -> Ordering {
                // Reversed, the first house is the highest bit, so numbers compare as the sets do.
                other.reverse_bits().cmp(&self.reverse_bits())
            }

            #[inline]
            fn iter(self) -> impl Iterator<Item = usize> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let first = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
                    rest &= rest - 1;
                    Some(first)
                })
            }
        }
    };
}

house_bits!(u32);

/// Numbers of houses, as if they were numbers of cells. Houses beyond the last number that fits are left out, which only
/// leaves out techniques.
impl HouseBits for WideSet {
    fn with(mut self, house: usize) -> Self {
        // A board of 25×25 may have more houses than a set has bits.
        if let Some(number) = Cell::new(house).filter(|_| house < Self::MOST_CELLS) {
            self.insert(number);
        }
        self
    }

    fn contains(self, house: usize) -> bool {
        Cell::new(house).is_some_and(|number| Self::contains(self, number))
    }

    fn is_empty(self) -> bool {
        Self::is_empty(self)
    }

    fn or(self, other: Self) -> Self {
        Self::or(self, other)
    }

    fn and(self, other: Self) -> Self {
        Self::and(self, other)
    }

    fn without(self, other: Self) -> Self {
        Self::without(self, other)
    }

    fn above(self, house: usize) -> Self {
        Self::iter(self).filter(|number| number.index() > house).collect()
    }

    fn by_first_house(self, other: Self) -> Ordering {
        let [mine, theirs] = [self.without(other).first(), other.without(self).first()];
        match (mine, theirs) {
            (Some(mine), Some(theirs)) => mine.cmp(&theirs),
            // One set holds the other. The larger one comes first, as it does among the numbers above.
            (mine, theirs) => theirs.is_some().cmp(&mine.is_some()),
        }
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        Self::iter(self).map(Cell::index)
    }
}

/// A kind of boards: how sets of their cells are stored, and where their houses are looked up.
///
/// It is a marker, so that types that are generic over it can be copied and compared.
pub trait Geometry: Copy + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// Whether this is the classic board.
    const IS_CLASSIC: bool;

    /// A set of cells.
    type Set: Cells;

    /// The candidates of a cell.
    type Bits: DigitBits;

    /// A set of houses.
    type HouseBits: HouseBits;

    /// Something for each digit.
    type PerDigit<T: Copy + Eq + Hash + Debug + Default>: Copy
        + Eq
        + Hash
        + Debug
        + Default
        + IndexMut<usize, Output = T>
        + AsRef<[T]>
        + AsMut<[T]>;

    /// Something for each cell.
    type PerCell<T: Copy + Eq + Debug>: Clone
        + Eq
        + Debug
        + IndexMut<usize, Output = T>
        + AsRef<[T]>
        + AsMut<[T]>;

    /// Numbers, one for each digit in each house.
    type PerPlace: Clone + Debug + AsRef<[u16]> + AsMut<[u16]>;

    /// The tables of one board.
    type Tables: BoardTables<Set = Self::Set>;

    /// The tables of `layout`. Returns `None` if its board is not of this kind.
    fn tables(layout: &Arc<Layout>) -> Option<Self::Tables>;

    /// `value` for each cell.
    fn per_cell<T: Copy + Eq + Debug>(tables: &Self::Tables, value: T) -> Self::PerCell<T>;

    /// A 0 for each digit in each house.
    fn per_place(tables: &Self::Tables) -> Self::PerPlace;
}

/// The cells of each digit.
pub(super) type SetsByDigit<G> = <G as Geometry>::PerDigit<<G as Geometry>::Set>;

/// Each digit with its item of a list by digits, in ascending order of the digits.
pub(super) fn by_digit<T: Copy>(items: &[T]) -> impl Iterator<Item = (Digit, T)> + Clone {
    let digits = (0..items.len()).filter_map(Digit::from_index);
    digits.zip(items.iter().copied())
}

/// The houses and peers of one board. Houses are numbered: rows, then columns, then areas, which are all others.
pub trait BoardTables: Clone + Eq + Debug {
    /// A set of cells.
    type Set: Cells;

    /// The layout of the board.
    fn layout(&self) -> Arc<Layout>;

    /// All cells.
    fn all(&self) -> Self::Set;

    /// The number of cells.
    fn cell_count(&self) -> usize;

    /// The number of digits.
    fn digit_count(&self) -> usize;

    /// The digits in ascending order.
    fn digits(&self) -> impl Iterator<Item = Digit> + Clone + use<Self>;

    /// The number of rows. Their numbers come first.
    fn row_count(&self) -> usize;

    /// The numbers of the columns.
    fn columns(&self) -> Range<usize>;

    /// The numbers of the areas: boxes and regions, then other houses.
    fn areas(&self) -> Range<usize>;

    /// The cells of a house.
    fn house(&self, number: usize) -> Self::Set;

    /// Whether a house holds each digit.
    fn is_complete(&self, house: usize) -> bool;

    /// Whether a house is a box or a region.
    fn is_region(&self, house: usize) -> bool;

    /// The name of a house.
    fn name(&self, house: usize) -> HouseName;

    /// The cells of the house with this name. Empty if the board has no such house.
    fn cells_of(&self, house: HouseName) -> Self::Set;

    /// The numbers of the houses of a cell, ascending.
    fn houses_of(&self, cell: Cell) -> impl DoubleEndedIterator<Item = usize> + Clone;

    /// The numbers of the houses that hold all of `cells`, ascending. If `cells` is empty, any houses.
    fn holding(&self, cells: Self::Set) -> impl Iterator<Item = usize>;

    /// The cells that must differ from a cell.
    fn peers_of(&self, cell: Cell) -> Self::Set;

    /// The cells that rules tie without making them peers, rule by rule.
    fn ties_beyond_peers(&self) -> &[TiedCells<Self::Set>];

    /// Whether two digits can be exchanged in some cells if each house has as many of these cells for the one as for the
    /// other: no rule ties cells to others.
    fn allows_exchanges(&self) -> bool;

    /// Whether rows, columns and the first areas are the rows, columns and boxes of the classic board. Other areas and
    /// rules may be added.
    fn has_classic_houses(&self) -> bool;

    /// Whether some combinations of houses are too many to look at, because there are too many areas.
    fn has_many_areas(&self) -> bool;

    /// Lines and as many regions that have nearly the same cells.
    fn leftovers(&self) -> &[Leftovers<Self::Set>];
}

/// The classic 9×9 board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Classic;

impl Geometry for Classic {
    const IS_CLASSIC: bool = true;

    type Set = CellSet;
    type Bits = u16;
    // The classic board has 27 houses, so a set of them is one word.
    type HouseBits = u32;
    type PerDigit<T: Copy + Eq + Hash + Debug + Default> = [T; 9];
    type PerCell<T: Copy + Eq + Debug> = [T; 81];
    type PerPlace = [u16; houses::COUNT * 9];
    type Tables = ClassicTables;

    fn tables(layout: &Arc<Layout>) -> Option<ClassicTables> {
        layout.is_classic().then_some(ClassicTables)
    }

    #[inline]
    fn per_cell<T: Copy + Eq + Debug>(_: &ClassicTables, value: T) -> [T; 81] {
        [value; 81]
    }

    #[inline]
    fn per_place(_: &ClassicTables) -> Self::PerPlace {
        [0; houses::COUNT * 9]
    }
}

/// The tables of the classic board, which are constants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassicTables;

impl BoardTables for ClassicTables {
    type Set = CellSet;

    fn layout(&self) -> Arc<Layout> {
        Layout::classic()
    }

    #[inline]
    fn all(&self) -> CellSet {
        CellSet::ALL
    }

    #[inline]
    fn cell_count(&self) -> usize {
        81
    }

    #[inline]
    fn digit_count(&self) -> usize {
        9
    }

    #[inline]
    fn digits(&self) -> impl Iterator<Item = Digit> + Clone + use<> {
        Digit::CLASSIC.into_iter()
    }

    #[inline]
    fn row_count(&self) -> usize {
        9
    }

    #[inline]
    fn columns(&self) -> Range<usize> {
        houses::COLUMNS
    }

    #[inline]
    fn areas(&self) -> Range<usize> {
        houses::BOXES
    }

    #[inline]
    fn house(&self, number: usize) -> CellSet {
        houses::CELLS[number]
    }

    #[inline]
    fn is_complete(&self, _: usize) -> bool {
        true
    }

    #[inline]
    fn is_region(&self, house: usize) -> bool {
        houses::BOXES.contains(&house)
    }

    fn name(&self, house: usize) -> HouseName {
        houses::name(house)
    }

    fn cells_of(&self, house: HouseName) -> CellSet {
        houses::cells_of(house)
    }

    #[inline]
    fn houses_of(&self, cell: Cell) -> impl DoubleEndedIterator<Item = usize> + Clone {
        houses::of(cell).into_iter()
    }

    #[inline]
    fn holding(&self, cells: CellSet) -> impl Iterator<Item = usize> {
        houses::holding(cells)
    }

    #[inline]
    fn peers_of(&self, cell: Cell) -> CellSet {
        houses::peers_of(cell)
    }

    #[inline]
    fn ties_beyond_peers(&self) -> &[TiedCells<CellSet>] {
        &[]
    }

    #[inline]
    fn allows_exchanges(&self) -> bool {
        true
    }

    #[inline]
    fn has_classic_houses(&self) -> bool {
        true
    }

    #[inline]
    fn has_many_areas(&self) -> bool {
        false
    }

    fn leftovers(&self) -> &[Leftovers<CellSet>] {
        &[]
    }
}

/// Boards of up to 11×11, whose cells fit into 128 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Narrow;

/// The most digits of a narrow board.
const NARROW_DIGITS: usize = 11;

impl Geometry for Narrow {
    const IS_CLASSIC: bool = false;

    type Set = CellSet;
    type Bits = u16;
    type HouseBits = WideSet;
    type PerDigit<T: Copy + Eq + Hash + Debug + Default> = [T; NARROW_DIGITS];
    type PerCell<T: Copy + Eq + Debug> = Vec<T>;
    type PerPlace = Vec<u16>;
    type Tables = Arc<ShapeTables<CellSet>>;

    fn tables(layout: &Arc<Layout>) -> Option<Self::Tables> {
        ShapeTables::fitting(layout, CellSet::MOST_CELLS, NARROW_DIGITS)
    }

    fn per_cell<T: Copy + Eq + Debug>(tables: &Self::Tables, value: T) -> Vec<T> {
        vec![value; tables.cell_count()]
    }

    fn per_place(tables: &Self::Tables) -> Vec<u16> {
        tables.per_place()
    }
}

/// Boards of up to 625 cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wide;

/// The most digits of a wide board.
const WIDE_DIGITS: usize = 25;

impl Geometry for Wide {
    const IS_CLASSIC: bool = false;

    type Set = WideSet;
    type Bits = u32;
    type HouseBits = WideSet;
    type PerDigit<T: Copy + Eq + Hash + Debug + Default> = [T; WIDE_DIGITS];
    type PerCell<T: Copy + Eq + Debug> = Vec<T>;
    type PerPlace = Vec<u16>;
    type Tables = Arc<ShapeTables<WideSet>>;

    fn tables(layout: &Arc<Layout>) -> Option<Self::Tables> {
        ShapeTables::fitting(layout, WideSet::MOST_CELLS, WIDE_DIGITS)
    }

    fn per_cell<T: Copy + Eq + Debug>(tables: &Self::Tables, value: T) -> Vec<T> {
        vec![value; tables.cell_count()]
    }

    fn per_place(tables: &Self::Tables) -> Vec<u16> {
        tables.per_place()
    }
}
