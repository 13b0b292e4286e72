//! The puzzle of the day: the same for everyone who asks on that day.

use std::fmt::{self, Display, Formatter};

use super::stream::mixed;
use super::{Recipe, Shape, Symmetries};
use crate::engine::technique::Level;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// The levels of the week, from Monday on.
const OF_WEEK: [Level; 7] = [
    Level::Easy,
    Level::Medium,
    Level::Medium,
    Level::Hard,
    Level::Hard,
    Level::Unfair,
    Level::Extreme,
];

/// The symmetries that change from day to day.
const OF_DAY: [Symmetries; 8] = [
    Symmetries::HalfTurn,
    Symmetries::QuarterTurn,
    Symmetries::Horizontal,
    Symmetries::Vertical,
    Symmetries::Both,
    Symmetries::Diagonal,
    Symmetries::AntiDiagonal,
    Symmetries::BothDiagonals,
];

/// Tells these seeds from those that people choose.
const PURPOSE: u64 = 0x6461_696c_7920_3031;

impl Date {
    /// The day of these numbers, month and day from 1; `None` where the calendar has no such day from the year 1 to 9999.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let date = Self { year, month, day };
        let is_there = (1..=9999).contains(&year) && day >= 1 && day <= date.days_of_month();
        is_there.then_some(date)
    }

    fn days_of_month(self) -> u8 {
        let is_leap = self.year.is_multiple_of(4)
            && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400));
        match self.month {
            4 | 6 | 9 | 11 => 30,
            2 => 28 + u8::from(is_leap),
            1..=12 => 31,
            _ => 0,
        }
    }

    /// The day of the week, 0 for Monday (the method of Tomohiko Sakamoto).
    fn of_week(self) -> usize {
        const SHIFTS: [usize; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
        let year = usize::from(self.year) - usize::from(self.month < 3);
        let shift = SHIFTS[usize::from(self.month) - 1];
        (year + year / 4 - year / 100 + year / 400 + shift + usize::from(self.day) + 6) % 7
    }

    /// What is made on this day, and from which seed: of `level`, or of that of the day of the week where none is asked.
    #[must_use]
    pub fn puzzle(self, level: Option<Level>) -> (Recipe, u64) {
        let Self { year, month, day } = self;
        let number = u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day);
        let seed = mixed(&[PURPOSE, number]);
        let symmetries = OF_DAY[usize::from(seed.to_le_bytes()[0]) % OF_DAY.len()];
        let recipe = Recipe {
            shape: Shape::Symmetric(symmetries),
            is_minimal: false,
            ..Recipe::of_level(level.unwrap_or(OF_WEEK[self.of_week()]))
        };
        (recipe, seed)
    }
}

/// The date as 2026-11-22.
impl Display for Date {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_place_in_the_week() {
        for (year, month, day, of_week) in
            [(2026, 11, 22, 6), (2000, 2, 29, 1), (1900, 1, 1, 0), (2024, 12, 31, 1)]
        {
            assert_eq!(Date::new(year, month, day).map(Date::of_week), Some(of_week));
        }
    }

    #[test]
    fn days_that_are_not_there_are_refused() {
        for (year, month, day) in
            [(2026, 2, 29), (1900, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1)]
        {
            assert_eq!(Date::new(year, month, day), None, "{year}-{month}-{day}");
        }
    }
}
