//! Lines: what digits along a line have to do with each other.
//!
//! A [`LineKind`] says it. Most kinds say it of two digits at a time, so that a table of pairs is all that searches need. The
//! others have a propagator each, in a file of its own; it leaves exactly the digits of some way to fill the line, as far as
//! houses do not forbid it.

mod ends;
mod equal_sums;
mod run;
mod segments;
mod zipper;

use std::ops::RangeInclusive;

use super::Fault;
use super::identity::same_if_alike;
use super::meaning::{Meaning, excluded_pairs};
use super::order::{apart, others};
use super::propagator::{NoCombination, Propagator};
use super::shaft_sum::ShaftSum;
use super::thermometer::all_differ;
use crate::{Cell, Digit, DigitSet, Layout};
use ends::{Ends, Inside};
use equal_sums::EqualSums;
use run::Run;
pub(super) use run::of_matchings_within;
use segments::Segments;
use zipper::Zipper;

/// What a line says. Digits count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineKind {
    /// Digits side by side on the line differ by this much or more: German whispers by 5, Dutch whispers by 4.
    Whispers(u32),
    /// The digits are consecutive, in any order, and each is there once.
    Renban,
    /// No two digits are consecutive or equal, wherever on the line they are.
    Nabner,
    /// The digits read the same from both ends.
    Palindrome,
    /// The digits lie between those at the ends.
    Between,
    /// The digits lie outside those at the ends and what is between them. The ends differ by this much or more.
    Lockout(u32),
    /// The digits have the same sum in each region that the line goes through. If it comes back to a region, a new part begins.
    RegionSum,
    /// Any three digits in a row are a low, a middle and a high one. On nine digits, these are 1 to 3, 4 to 6, and 7 to 9.
    Entropic,
    /// As many digits in a row as this leave different remainders when divided by it. With 2, odd and even digits alternate.
    Modular(u32),
    /// Digits equally far from the middle have the same sum. The digit in the middle, if there is one, is this sum.
    Zipper,
    /// The line falls into parts, each of which adds up to this.
    Sum(u32),
    /// The digits between the ends add up to the sum of the ends.
    DoubleArrow,
}

impl LineKind {
    /// The number of groups of digits of which an entropic line has one each in a row.
    const ENTROPIC_GROUPS: usize = 3;

    /// The largest sum of the parts of a line. A set of totals up to it fits a word.
    pub const LARGEST_SUM: u32 = 127;

    /// What a mark for the line shows beside it. `None` if its shape tells the kind.
    #[must_use]
    pub fn label(self) -> Option<String> {
        match self {
            Self::Palindrome | Self::Between => None,
            Self::Whispers(gap) => Some(format!("W{gap}")),
            Self::Renban => Some("R".to_owned()),
            Self::Nabner => Some("N".to_owned()),
            Self::Lockout(gap) => Some(format!("L{gap}")),
            Self::RegionSum => Some("=".to_owned()),
            Self::Entropic => Some("E".to_owned()),
            Self::Modular(number) => Some(format!("M{number}")),
            Self::Zipper => Some("Z".to_owned()),
            Self::Sum(sum) => Some(sum.to_string()),
            Self::DoubleArrow => Some("+".to_owned()),
        }
    }

    /// The number that a kind has.
    #[must_use]
    pub const fn number(self) -> Option<u32> {
        match self {
            Self::Whispers(number)
            | Self::Lockout(number)
            | Self::Modular(number)
            | Self::Sum(number) => Some(number),
            Self::Renban
            | Self::Nabner
            | Self::Palindrome
            | Self::Between
            | Self::RegionSum
            | Self::Entropic
            | Self::Zipper
            | Self::DoubleArrow => None,
        }
    }

    /// The numbers that the kind can have on a board of `digits` digits. Returns `None` if it has no number.
    #[must_use]
    pub fn numbers(self, digits: usize) -> Option<RangeInclusive<u32>> {
        self.usual_and_possible(digits).map(|(_, possible)| possible)
    }

    /// The kind with the number that a board of `digits` digits gives it if a file or a person says none: of nine digits,
    /// whispers differ by 5 and the ends of lockout lines by 4. A kind without a number stays as it is.
    #[must_use]
    pub fn usual(self, digits: usize) -> Self {
        self.usual_and_possible(digits).map_or(self, |(usual, _)| self.with_number(usual))
    }

    /// The number of [`LineKind::usual`] and those of [`LineKind::numbers`].
    fn usual_and_possible(self, digits: usize) -> Option<(u32, RangeInclusive<u32>)> {
        let digits = u32::try_from(digits).unwrap_or(u32::MAX);
        match self {
            Self::Whispers(_) => Some((digits.div_ceil(2), 1..=digits - 1)),
            Self::Lockout(_) => Some((digits / 2, 1..=digits - 1)),
            Self::Modular(_) => Some((3, 2..=digits)),
            Self::Sum(_) => Some((10, 1..=Self::LARGEST_SUM)),
            Self::Renban
            | Self::Nabner
            | Self::Palindrome
            | Self::Between
            | Self::RegionSum
            | Self::Entropic
            | Self::Zipper
            | Self::DoubleArrow => None,
        }
    }

    /// The kind with another number. A kind without one stays as it is.
    #[must_use]
    pub fn with_number(self, number: u32) -> Self {
        match self {
            Self::Whispers(_) => Self::Whispers(number),
            Self::Lockout(_) => Self::Lockout(number),
            Self::Modular(_) => Self::Modular(number),
            Self::Sum(_) => Self::Sum(number),
            Self::Renban
            | Self::Nabner
            | Self::Palindrome
            | Self::Between
            | Self::RegionSum
            | Self::Entropic
            | Self::Zipper
            | Self::DoubleArrow => self,
        }
    }

    /// Whether the kind makes sense on a board of `digits` digits: those of entropic lines fall into three groups of one size.
    #[must_use]
    pub fn fits(self, digits: usize) -> bool {
        self != Self::Entropic || digits.is_multiple_of(Self::ENTROPIC_GROUPS)
    }

    /// The most cells of a line that can be kept on a board of `digits` digits. Returns `None` if any number of cells can.
    #[must_use]
    pub fn most_cells(self, digits: usize) -> Option<usize> {
        match self {
            Self::Renban => Some(digits),
            Self::Nabner => Some(digits.div_ceil(2)),
            Self::Whispers(_)
            | Self::Palindrome
            | Self::Between
            | Self::Lockout(_)
            | Self::RegionSum
            | Self::Entropic
            | Self::Modular(_)
            | Self::Zipper
            | Self::Sum(_)
            | Self::DoubleArrow => None,
        }
    }

    /// The fewest cells of which a line says anything.
    #[must_use]
    pub fn fewest_cells(self) -> usize {
        match self {
            Self::Between | Self::Zipper | Self::DoubleArrow => 3,
            Self::Sum(_) => 1,
            Self::Whispers(_)
            | Self::Renban
            | Self::Nabner
            | Self::Palindrome
            | Self::Lockout(_)
            | Self::RegionSum
            | Self::Entropic
            | Self::Modular(_) => 2,
        }
    }

    /// Whether the digits may count from the other end.
    fn allows_opposite_digits(self) -> bool {
        match self {
            Self::Whispers(_)
            | Self::Renban
            | Self::Nabner
            | Self::Palindrome
            | Self::Between
            | Self::Lockout(_)
            | Self::Modular(_) => true,
            // Groups of unequal size are others from the other end.
            Self::Entropic | Self::RegionSum | Self::Zipper | Self::Sum(_) | Self::DoubleArrow => {
                false
            }
        }
    }

    /// Whether the line speaks of sums, which differ if digits are shown from 0.
    #[must_use]
    pub const fn has_sums(self) -> bool {
        match self {
            Self::RegionSum | Self::Zipper | Self::Sum(_) | Self::DoubleArrow => true,
            Self::Whispers(_)
            | Self::Renban
            | Self::Nabner
            | Self::Palindrome
            | Self::Between
            | Self::Lockout(_)
            | Self::Entropic
            | Self::Modular(_) => false,
        }
    }
}

/// A line through cells.
///
/// Two of one kind and of the same cells are equal: the rest follows from the board. Every kind reads the same from both ends, so the
/// way does not matter either.
#[derive(Clone, Debug)]
pub struct Line {
    kind: LineKind,
    /// In the order of the line, each cell once.
    cells: Box<[Cell]>,
    /// The numbers of cells that follow each other in one region, if the kind has to know.
    parts: Box<[usize]>,
    /// The number of digits in each group of an entropic line.
    group: usize,
}

same_if_alike!(Line, |it| (it.kind, it.cells_from_lower_end()));

impl Line {
    /// The line through these cells. [`Rules::new`](super::Rules::new) finds the regions of a region sum line. Returns `None`
    /// if there are fewer cells than [`LineKind::fewest_cells`], if a cell is there twice, or if no board has the number.
    #[must_use]
    pub fn new(kind: LineKind, cells: impl IntoIterator<Item = Cell>) -> Option<Self> {
        let cells: Box<[Cell]> = cells.into_iter().collect();
        let numbers = kind.numbers(Digit::MAX.into());
        let has_number = numbers.zip(kind.number()).is_none_or(|(all, it)| all.contains(&it));
        let is_line = cells.len() >= kind.fewest_cells() && all_differ(&cells) && has_number;
        is_line.then(|| Self { kind, cells, parts: [].into(), group: 1 })
    }

    fn cells_from_lower_end(&self) -> Vec<Cell> {
        let mut cells = self.cells.to_vec();
        if cells.first() > cells.last() {
            cells.reverse();
        }
        cells
    }

    /// Whether another line of the kind through the same cells has the same regions and groups. Its parts may come from the other
    /// end.
    pub(super) fn is_fitted_as(&self, other: &Self) -> bool {
        let same_way = self.cells == other.cells && self.parts == other.parts;
        let other_way = self.cells.iter().eq(other.cells.iter().rev())
            && self.parts.iter().eq(other.parts.iter().rev());
        self.group == other.group && (same_way || other_way)
    }

    /// The same line on a board. `None` if the board does not matter to the kind.
    pub(super) fn on(&self, layout: &Layout) -> Option<Self> {
        match self.kind {
            LineKind::RegionSum => {
                let same =
                    |one: &Cell, next: &Cell| layout.region_of(*one) == layout.region_of(*next);
                let parts = self.cells.chunk_by(same).map(<[Cell]>::len).collect();
                Some(Self { parts, ..self.clone() })
            }
            LineKind::Entropic => {
                let group = layout.digit_count().div_ceil(LineKind::ENTROPIC_GROUPS);
                Some(Self { group, ..self.clone() })
            }
            LineKind::Whispers(_)
            | LineKind::Renban
            | LineKind::Nabner
            | LineKind::Palindrome
            | LineKind::Between
            | LineKind::Lockout(_)
            | LineKind::Modular(_)
            | LineKind::Zipper
            | LineKind::Sum(_)
            | LineKind::DoubleArrow => None,
        }
    }

    /// What the line says.
    #[must_use]
    pub fn kind(&self) -> LineKind {
        self.kind
    }

    /// The cells in the order of the line.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    fn last(&self) -> usize {
        self.cells.len() - 1
    }

    /// Whether a place is one of the ends.
    fn is_end(&self, place: usize) -> bool {
        place == 0 || place == self.last()
    }

    /// The number of classes of digits, if the line says that as many cells in a row hold a digit of each.
    fn class_count(&self) -> Option<usize> {
        match self.kind {
            LineKind::Entropic => Some(LineKind::ENTROPIC_GROUPS),
            LineKind::Modular(number) => Some((number as usize).max(1)),
            LineKind::Whispers(_)
            | LineKind::Renban
            | LineKind::Nabner
            | LineKind::Palindrome
            | LineKind::Between
            | LineKind::Lockout(_)
            | LineKind::RegionSum
            | LineKind::Zipper
            | LineKind::Sum(_)
            | LineKind::DoubleArrow => None,
        }
    }

    /// Two cells have digits of one class if the number of steps between them is a multiple of the number of classes, and of
    /// two classes otherwise. Returns what `digit` excludes `steps` steps further.
    fn of_wrong_class(&self, steps: usize, digit: Digit) -> DigitSet {
        let Some(count) = self.class_count() else { return DigitSet::EMPTY };
        let class = |digit: Digit| {
            if self.kind == LineKind::Entropic {
                digit.index() / self.group
            } else {
                digit.index() % count
            }
        };
        let all = DigitSet::up_to(Digit::MAX.into());
        let same = all.iter().filter(|&other| class(other) == class(digit)).collect();
        if steps.is_multiple_of(count) { others(same) } else { same }
    }

    /// What two cells as far apart as this exclude, by the kind.
    fn excluded_at(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        let steps = one.abs_diff(other);
        let same = DigitSet::of(digit);
        match self.kind {
            LineKind::Whispers(gap) if steps == 1 => others(apart(digit, gap as usize)),
            LineKind::Renban => apart(digit, self.cells.len()).or(same),
            LineKind::Nabner => others(apart(digit, 2)),
            LineKind::Palindrome if one + other == self.last() => others(same),
            LineKind::Between if self.is_end(one) && self.is_end(other) => others(apart(digit, 2)),
            LineKind::Lockout(gap) if self.is_end(one) && self.is_end(other) => {
                others(apart(digit, gap as usize))
            }
            LineKind::Between | LineKind::Lockout(_) if self.is_end(one) || self.is_end(other) => {
                same
            }
            LineKind::Entropic | LineKind::Modular(_) => self.of_wrong_class(steps, digit),
            LineKind::Whispers(_)
            | LineKind::Palindrome
            | LineKind::Between
            | LineKind::Lockout(_)
            | LineKind::RegionSum
            | LineKind::Zipper
            | LineKind::Sum(_)
            | LineKind::DoubleArrow => DigitSet::EMPTY,
        }
    }

    /// The cells of the ends, and what the others have to do with them.
    fn ends(&self) -> Option<Ends> {
        match self.kind {
            LineKind::Between => Some(Ends { inside: Inside::Required, gap: 2 }),
            LineKind::Lockout(gap) => Some(Ends { inside: Inside::Forbidden, gap: gap as usize }),
            LineKind::Whispers(_)
            | LineKind::Renban
            | LineKind::Nabner
            | LineKind::Palindrome
            | LineKind::RegionSum
            | LineKind::Entropic
            | LineKind::Modular(_)
            | LineKind::Zipper
            | LineKind::Sum(_)
            | LineKind::DoubleArrow => None,
        }
    }
}

impl Meaning for Line {
    /// The digits that leave one for each cell that they exclude digits from. What propagators find out is not among it.
    fn left_at(&self, place: usize, digits: usize) -> DigitSet {
        let all = DigitSet::up_to(digits);
        // The cells next to a cell are those whose digits the kinds of pairs restrict most.
        let beside = [place.checked_sub(1), Some(place + 1).filter(|&it| it < self.cells.len())];
        let ends = [0, self.last()].map(|end| Some(end).filter(|&it| it != place));
        let partners: Vec<usize> = beside.into_iter().chain(ends).flatten().collect();
        let fits = |&digit: &Digit| {
            partners
                .iter()
                .all(|&other| !all.without(self.excluded_at(place, other, digit)).is_empty())
        };
        let left: DigitSet = all.iter().filter(fits).collect();
        if self.kind == LineKind::Between && !self.is_end(place) {
            // A digit lies below it, and another above.
            let highest = Digit::from_index(digits.saturating_sub(1));
            let extremes = [Digit::new(1), highest].into_iter().flatten().collect();
            return left.without(extremes);
        }
        left
    }

    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        if one == other { DigitSet::EMPTY } else { self.excluded_at(one, other, digit) }
    }

    fn pairs(&self, cells: usize) -> Vec<[usize; 2]> {
        let within = |most: usize| {
            (0..cells)
                .flat_map(move |one| (one + 1..cells.min(one + most + 1)).map(move |it| [one, it]))
        };
        let last = cells.saturating_sub(1);
        match self.kind {
            LineKind::Whispers(_) => within(1).collect(),
            LineKind::Renban | LineKind::Nabner => within(last).collect(),
            LineKind::Palindrome => (0..cells / 2).map(|place| [place, last - place]).collect(),
            LineKind::Between | LineKind::Lockout(_) => {
                let inner = (1..last).flat_map(|place| [[0, place], [place, last]]);
                inner.chain([[0, last]]).collect()
            }
            LineKind::Entropic => within(LineKind::ENTROPIC_GROUPS).collect(),
            LineKind::Modular(number) => within(number as usize).collect(),
            LineKind::RegionSum | LineKind::Zipper | LineKind::Sum(_) | LineKind::DoubleArrow => {
                Vec::new()
            }
        }
    }

    fn propagator(&self, digits: usize) -> Option<Box<dyn Propagator>> {
        match self.kind {
            LineKind::Whispers(_)
            | LineKind::Nabner
            | LineKind::Palindrome
            | LineKind::Entropic
            | LineKind::Modular(_) => None,
            LineKind::Renban => Some(Box::new(Run { digits })),
            LineKind::Between | LineKind::Lockout(_) => {
                self.ends().map(|ends| Box::new(ends) as Box<dyn Propagator>)
            }
            LineKind::RegionSum if self.parts.len() < 2 => None,
            LineKind::RegionSum => Some(Box::new(EqualSums { parts: self.parts.clone() })),
            LineKind::Zipper => Some(Box::new(Zipper)),
            LineKind::Sum(sum) => Some(Box::new(Segments { sum })),
            LineKind::DoubleArrow => Some(Box::new(DoubleArrow)),
        }
    }

    fn sets_left(&self, candidates: &[u128], digits: usize) -> Vec<u128> {
        if self.kind == LineKind::Renban {
            Run { digits }.sets_left(candidates)
        } else {
            Vec::new()
        }
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let mut faults = excluded_pairs(held, |one, other, digit| self.excluded(one, other, digit));
        match self.kind {
            LineKind::Whispers(_)
            | LineKind::Renban
            | LineKind::Nabner
            | LineKind::Palindrome
            | LineKind::Entropic
            | LineKind::Modular(_) => {}
            LineKind::Between | LineKind::Lockout(_) => {
                faults.extend(self.ends().into_iter().flat_map(|ends| ends.faults(held)));
            }
            LineKind::RegionSum => faults.extend(equal_sums::faults(held, &self.parts)),
            LineKind::Zipper => faults.extend(zipper::faults(held)),
            LineKind::Sum(sum) => faults.extend(Segments { sum }.fault(held)),
            LineKind::DoubleArrow => faults.extend(fault_of_double_arrow(held)),
        }
        faults
    }

    /// Only a palindrome does not know which digits it has.
    fn treats_digits_alike(&self) -> bool {
        self.kind == LineKind::Palindrome
    }

    fn allows_opposite_digits(&self) -> bool {
        self.kind.allows_opposite_digits()
    }
}

/// The cells between the ends add up to the sum of the ends.
#[derive(Clone, Copy, Debug)]
struct DoubleArrow;

impl Propagator for DoubleArrow {
    fn narrow(&self, candidates: &mut [u128]) -> Result<(), NoCombination> {
        let last = candidates.len() - 1;
        // The ends first, as [`ShaftSum`] wants them.
        candidates[1..].rotate_right(1);
        let found = ShaftSum::of_two_digits().narrow(candidates);
        candidates[1..=last].rotate_left(1);
        found
    }
}

fn fault_of_double_arrow(held: &[Option<Digit>]) -> Option<Fault> {
    let [Some(first), shaft @ .., Some(last)] = held else { return None };
    let wanted = u32::from(first.get()) + u32::from(last.get());
    Fault::of_shaft(shaft, wanted)
}

/// What the filled cells add up to.
fn sum_of(held: &[Option<Digit>]) -> u32 {
    held.iter().flatten().map(|digit| u32::from(digit.get())).sum()
}
