//! The puzzle of the day and the killer of the day, the same for everyone.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::stream::mixed;
use super::{BoardChoice, GivenPattern, Recipe, Symmetries, WantedClues};
use crate::Layout;
use crate::technique::Level;

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

/// The symmetries of puzzles of the day. The seed of a day chooses one.
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

/// From this day on, the recipe is [`Recipe::of_game`]. Earlier days keep the recipe that they had, so that their
/// puzzles do not change.
const FIRST_TO_PLAY: Date = Date { year: 2026, month: 12, day: 1 };

/// Mixed into the seeds of days, so that they differ from seeds that users choose.
/// The bytes are "daily 01" in ASCII.
const PURPOSE: u64 = 0x6461_696c_7920_3031;

/// The same for killers. The bytes are "killer01" in ASCII.
const PURPOSE_OF_KILLERS: u64 = 0x6b69_6c6c_6572_3031;

impl Date {
    /// A date, with month and day from 1. Returns `None` if the calendar has no such day, or if the year is not
    /// 1 to 9999.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let date = Self { year, month, day };
        let is_there = (1..=9999).contains(&year) && day >= 1 && day <= date.days_of_month();
        is_there.then_some(date)
    }

    /// Year, month and day, the last two from 1.
    #[must_use]
    pub fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
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
        // January and February count with the year before, so that a leap day comes last.
        let year = usize::from(self.year) - usize::from(self.month < 3);
        let shift = SHIFTS[usize::from(self.month) - 1];
        (year + year / 4 - year / 100 + year / 400 + shift + usize::from(self.day) + 6) % 7
    }

    /// The recipe and the seed of this day's puzzle. If `level` is `None`, the day of the week determines the
    /// level.
    #[must_use]
    pub fn puzzle(self, level: Option<Level>) -> (Recipe, u64) {
        let seed = self.seed(PURPOSE);
        // Eight symmetries divide 256 evenly, so each is as likely as the others.
        let symmetries = OF_DAY[usize::from(seed.to_le_bytes()[0]) % OF_DAY.len()];
        let level = level.unwrap_or(OF_WEEK[self.of_week()]);
        let recipe = if self >= FIRST_TO_PLAY {
            Recipe::of_game(level, symmetries)
        } else {
            let pattern = GivenPattern::Symmetric(symmetries);
            Recipe { pattern, is_minimal: false, ..Recipe::of_level(level) }
        };
        (recipe, seed)
    }

    /// The recipe and the seed of this day's killer, without a symmetry. If `level` is `None`, the day of the week determines
    /// the level.
    #[must_use]
    pub fn killer(self, level: Option<Level>) -> (Recipe, u64) {
        let recipe = Recipe {
            clues: WantedClues::Killer,
            is_minimal: false,
            level: level.or(Some(OF_WEEK[self.of_week()])),
            ..Recipe::of_board(BoardChoice::Layout(Layout::classic()))
        };
        (recipe, self.seed(PURPOSE_OF_KILLERS))
    }

    fn seed(self, purpose: u64) -> u64 {
        let Self { year, month, day } = self;
        let number = u64::from(year) * 10_000 + u64::from(month) * 100 + u64::from(day);
        mixed(&[purpose, number])
    }
}

/// Formats the date like 2026-11-22.
impl Display for Date {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoDate;

impl FromStr for Date {
    type Err = NoDate;

    /// Reads year, month and day with hyphens between them, as in 2026-11-22.
    fn from_str(text: &str) -> Result<Self, NoDate> {
        let parts: Vec<&str> = text.split('-').collect();
        let &[year, month, day] = parts.as_slice() else {
            return Err(NoDate);
        };
        let year = year.parse().map_err(|_| NoDate)?;
        let month_or_day = |part: &str| part.parse().map_err(|_| NoDate);
        Self::new(year, month_or_day(month)?, month_or_day(day)?).ok_or(NoDate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_read_as_it_is_written() {
        let date = Date::new(2026, 11, 22).unwrap();
        assert_eq!((date.to_string().parse(), date.parts()), (Ok(date), (2026, 11, 22)));
        for bad in ["", "today", "2026-11", "2026-02-30", "2026-11-22-1", "22-11-x", "2026-300-1"] {
            assert_eq!(bad.parse::<Date>(), Err(NoDate), "{bad}");
        }
    }

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
