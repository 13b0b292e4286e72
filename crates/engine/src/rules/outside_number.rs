//! Numbers outside the board that count something in their row or column.

use super::Fault;
use super::line::of_matchings_within;
use super::meaning::Meaning;
use super::outside_line::OutsideLine;
use super::outside_place::OutsidePlace;
use super::propagator::{Propagator, digits_of};
use crate::{Cell, Digit, Layout};

/// A number beside a row or a column that holds each digit of the board once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutsideNumber {
    kind: OutsideKind,
    place: OutsidePlace,
    /// The whole line, from the number on.
    cells: Box<[Cell]>,
    number: u32,
}

/// What a number outside counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OutsideKind {
    /// The sum of the digits between the lowest and the highest digit of the board.
    Sandwich,
    /// The sum of the first digits of the line, as many as the first of them says.
    XSum,
    /// The number of digits that are larger than each digit before them.
    Skyscraper,
    /// The digit in the cell whose place in the line the first digit says.
    NumberedRoom,
}

/// The side of a board where a number stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Above the board: the line is a column, read downwards.
    Top,
    /// To the right: the line is a row, read to the left.
    Right,
    /// Below the board: the line is a column, read upwards.
    Bottom,
    /// To the left: the line is a row, read to the right.
    Left,
}

impl Side {
    /// All sides.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// One step along the line, as rows down and columns to the right.
    #[must_use]
    pub fn step(self) -> (isize, isize) {
        match self {
            Self::Top => (1, 0),
            Self::Right => (0, -1),
            Self::Bottom => (-1, 0),
            Self::Left => (0, 1),
        }
    }
}

impl OutsideKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Sandwich, Self::XSum, Self::Skyscraper, Self::NumberedRoom];

    /// The smallest and the largest number that a line of this many digits can have.
    #[must_use]
    pub fn numbers(self, digits: usize) -> (u32, u32) {
        let most = u32::try_from(digits).unwrap_or(u32::MAX);
        let total = most.saturating_mul(most.saturating_add(1)) / 2;
        match self {
            // The smallest and the largest digit are the crusts.
            Self::Sandwich => (0, total.saturating_sub(1 + most)),
            Self::XSum => (1, total),
            Self::Skyscraper | Self::NumberedRoom => (1, most),
        }
    }

    /// What the digits of a whole line come to, each as a number from 1. Returns `None` if the line does not hold each
    /// digit once.
    pub(crate) fn counted(self, line: &[usize]) -> Option<usize> {
        let mut sorted = line.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(1..=line.len()) {
            return None;
        }
        let first = *line.first()?;
        match self {
            Self::Sandwich => {
                let at = |number| line.iter().position(|&it| it == number);
                let (lowest, highest) = (at(1)?, at(line.len())?);
                let inner = line.get(lowest.min(highest) + 1..lowest.max(highest));
                Some(inner.map_or(0, |inner| inner.iter().sum()))
            }
            Self::XSum => Some(line[..first].iter().sum()),
            Self::Skyscraper => {
                let is_seen = |&at: &usize| line[..at].iter().all(|&before| before < line[at]);
                Some((0..line.len()).filter(is_seen).count())
            }
            Self::NumberedRoom => Some(line[first - 1]),
        }
    }
}

impl OutsideNumber {
    /// The number at `place` and its line, which goes on to the edge of the board or to a hole. Returns `None` if `place` is
    /// a cell, if it lies beside no line or beside several, or if the line does not hold each digit once by the houses of
    /// the board.
    #[must_use]
    pub fn new(
        kind: OutsideKind,
        place: OutsidePlace,
        number: u32,
        layout: &Layout,
    ) -> Option<Self> {
        let mut lines = Side::ALL.into_iter().filter_map(|side| {
            let cells = place.cells_behind(side.step(), layout);
            (!cells.is_empty()).then_some(cells)
        });
        let cells = lines.next().filter(|_| place.cell(layout).is_none())?;
        let is_only = lines.next().is_none();
        let mut sorted = cells.clone();
        sorted.sort_unstable();
        let is_house = layout.houses().iter().any(|house| *house.cells == *sorted);
        let is_line = is_only && is_house && cells.len() == layout.digit_count();
        is_line.then(|| Self { kind, place, cells: cells.into(), number })
    }

    /// What the number counts.
    #[must_use]
    pub fn kind(&self) -> OutsideKind {
        self.kind
    }

    /// Where the number stands.
    #[must_use]
    pub fn place(&self) -> OutsidePlace {
        self.place
    }

    /// The side of the line where the number stands.
    #[must_use]
    pub fn side(&self, layout: &Layout) -> Side {
        let first = self.cells.first().copied();
        let is_there = |side: &Side| self.place.after(side.step()).cell(layout) == first;
        Side::ALL.into_iter().find(is_there).unwrap_or(Side::Top)
    }

    /// The cells of the line, from the number on.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The number, for digits that count from 1.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The part of the line that the number is about, if the digits so far say which, and what its digits add up to.
    fn part(&self, held: &[Option<Digit>]) -> Option<Part> {
        let at = |number: usize| {
            held.iter().position(|digit| digit.is_some_and(|it| usize::from(it.get()) == number))
        };
        let first = || Some(usize::from((*held.first()?)?.get()));
        let part = match self.kind {
            OutsideKind::Sandwich => {
                let (lowest, highest) = (at(1)?, at(held.len())?);
                held.get(lowest.min(highest) + 1..lowest.max(highest)).unwrap_or_default()
            }
            OutsideKind::XSum => held.get(..first()?)?,
            OutsideKind::Skyscraper => return None,
            OutsideKind::NumberedRoom => {
                let place = first()?;
                held.get(place - 1..place)?
            }
        };
        let digits = part.iter().flatten();
        Some(Part {
            held: digits.map(|digit| u32::from(digit.get())).sum(),
            is_full: part.iter().all(Option::is_some),
        })
    }
}

/// The sets of digits that add up to `sum` and can stand between the smallest and the largest digit of a line.
fn sets_in_sandwich(candidates: &[u128], sum: u32) -> Vec<u128> {
    let digits = candidates.len();
    let (lowest, highest) = (1_u128, 1_u128 << (digits - 1));
    let can_be = |place: usize, digit: u128| candidates[place] & digit != 0;
    let fits = |&(first, last): &(usize, usize)| {
        (can_be(first, lowest) && can_be(last, highest))
            || (can_be(first, highest) && can_be(last, lowest))
    };
    let crusts = (0..digits).flat_map(|first| (first + 1..digits).map(move |last| (first, last)));
    let inner = (1..1_u128 << digits).chain([0]).filter(|set| set & (lowest | highest) == 0);
    let inner: Vec<u128> = inner.filter(|&set| total_of(set) == sum).collect();
    let within = crusts.filter(fits).flat_map(|(first, last)| {
        let between = &candidates[first + 1..last];
        inner.iter().copied().filter(|set| fills(*set, between)).collect::<Vec<_>>()
    });
    sorted(within.collect())
}

/// The sets of digits that add up to `sum` and can stand in the first cells of a line, as many as the first digit says.
fn sets_of_x_sum(candidates: &[u128], sum: u32) -> Vec<u128> {
    let digits = candidates.len();
    let mut sets = Vec::new();
    for first in digits_of(candidates[0]) {
        let mut cells = candidates[..=first].to_vec();
        cells[0] = 1 << first;
        let fitting =
            (1..1_u128 << digits).filter(|&set| total_of(set) == sum && fills(set, &cells));
        sets.extend(fitting);
    }
    sorted(sets)
}

/// Whether cells with these candidates can hold a set of digits, each cell one of them.
fn fills(set: u128, cells: &[u128]) -> bool {
    set.count_ones() as usize == cells.len() && of_matchings_within(set, cells).is_some()
}

/// The sum of the digits of a set.
fn total_of(set: u128) -> u32 {
    digits_of(set).map(|index| u32::try_from(index + 1).unwrap_or(u32::MAX)).sum()
}

/// The sets in ascending order, each once.
fn sorted(mut sets: Vec<u128>) -> Vec<u128> {
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// The digits of a part of a line.
struct Part {
    held: u32,
    is_full: bool,
}

impl Meaning for OutsideNumber {
    fn pairs(&self, _cells: usize) -> Vec<[usize; 2]> {
        Vec::new()
    }

    fn propagator(&self, _digits: usize) -> Option<Box<dyn Propagator>> {
        Some(Box::new(OutsideLine::new(self.kind, self.number)))
    }

    fn sets_left(&self, candidates: &[u128], digits: usize) -> Vec<u128> {
        // Each further digit doubles the sets, and nobody reads as many.
        const MOST_DIGITS: usize = 10;
        if digits > MOST_DIGITS || candidates.len() != digits {
            return Vec::new();
        }
        match self.kind {
            OutsideKind::Sandwich => sets_in_sandwich(candidates, self.number),
            OutsideKind::XSum => sets_of_x_sum(candidates, self.number),
            OutsideKind::Skyscraper | OutsideKind::NumberedRoom => Vec::new(),
        }
    }

    /// A repeated digit is the fault of a house. Only in a full line, where no other fault is seen, there is no combination.
    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let wanted = self.number;
        let number = |digit: &Option<Digit>| digit.map(|digit| usize::from(digit.get()));
        let line: Option<Vec<usize>> = held.iter().map(number).collect();
        let counted = line.as_ref().map(|line| self.kind.counted(line));
        let fault = match (counted, self.part(held)) {
            (Some(Some(counted)), _) => {
                let held = u32::try_from(counted).unwrap_or(u32::MAX);
                (held != wanted).then_some(Fault::Outside { held, wanted })
            }
            (_, Some(Part { held, is_full })) if held > wanted || (is_full && held != wanted) => {
                Some(Fault::Outside { held, wanted })
            }
            (Some(None), _) => Some(Fault::NoCombination),
            (None, _) => None,
        };
        fault.into_iter().collect()
    }
}
