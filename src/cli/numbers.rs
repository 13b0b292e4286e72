//! Parsers for numbers in options, with or without marks between thousands.

use std::ops::RangeInclusive;

use crate::format::parse_whole_number;
use crate::print::WIDEST;
use crate::store::{Options, parse_limit};
use crate::text::misuse::Misuse;

/// The largest number of an answer.
const LAST_NUMBER: u64 = u64::MAX - 1;

/// A number of puzzles, and of attempts for a puzzle, that takes months.
const MOST_PUZZLES: u64 = 1_000_000_000;

/// A number of steps that no board reaches.
const MOST_STEPS: u64 = 1_000_000;

/// A number of events that takes days.
const MOST_EVENTS: u64 = 1_000_000_000_000;

/// A number of threads that no computer needs.
const MOST_THREADS: u64 = 1024;

/// Narrowest picture, in pixels. The digits of a narrower picture are unreadable.
const NARROWEST: u64 = 64;

/// The number of an answer.
pub(super) fn answer(typed: &str) -> Result<u64, Misuse> {
    whole_number("--answer", typed, 1..=LAST_NUMBER)
}

/// The largest number of answers to count or to list.
pub(super) fn limit(typed: &str) -> Result<u64, Misuse> {
    parse_limit(typed).map_err(|_| not_a_number("--limit", typed, Options::LIMITS))
}

/// The largest number of steps to show.
pub(super) fn most(typed: &str) -> Result<usize, Misuse> {
    whole_number("--most", typed, 1..=MOST_STEPS)
}

/// The number of threads.
pub(super) fn threads(typed: &str) -> Result<u16, Misuse> {
    whole_number("--threads", typed, 1..=MOST_THREADS)
}

/// The most events of a run in the lab.
pub(super) fn events(typed: &str) -> Result<u64, Misuse> {
    whole_number("--limit", typed, 1..=MOST_EVENTS)
}

/// The width of a picture in pixels.
pub(super) fn size(typed: &str) -> Result<u32, Misuse> {
    whole_number("--size", typed, NARROWEST..=u64::from(WIDEST))
}

/// The largest number of cells in a backdoor.
pub(super) fn cells(typed: &str) -> Result<u8, Misuse> {
    whole_number("--cells", typed, 1..=3)
}

/// The number of puzzles to generate.
pub(super) fn count(typed: &str) -> Result<u64, Misuse> {
    whole_number("--count", typed, 1..=MOST_PUZZLES)
}

/// The number of attempts for each puzzle.
pub(super) fn attempts(typed: &str) -> Result<u64, Misuse> {
    whole_number("--attempts", typed, 1..=MOST_PUZZLES)
}

/// Parses a whole number in the range of `option`.
fn whole_number<T: TryFrom<u64>>(
    option: &'static str,
    typed: &str,
    numbers: RangeInclusive<u64>,
) -> Result<T, Misuse> {
    // What is too large for a number is read as the largest.
    let number = parse_whole_number(typed).filter(|number| numbers.contains(number));
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or_else(|| not_a_number(option, typed, numbers))
}

fn not_a_number(option: &'static str, typed: &str, numbers: RangeInclusive<u64>) -> Misuse {
    Misuse::NotANumber { option, typed: typed.to_owned(), numbers }
}
