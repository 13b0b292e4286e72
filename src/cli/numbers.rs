//! Numbers behind the options of `nonet`, with or without marks between their thousands.

use std::ops::RangeInclusive;

use crate::format::parse_whole_number;
use crate::print::WIDEST;
use crate::store::{Options, parse_limit};
use crate::text::misuse::Misuse;

/// As far as answers are numbered, and anything else that has no end.
const LAST_NUMBER: u64 = u64::MAX - 1;

/// More steps than any board has.
const MOST_STEPS: u64 = 1_000_000;

/// More threads than computers have cores.
const MOST_THREADS: u64 = 1024;

/// A picture of fewer pixels shows no digits.
const NARROWEST: u64 = 64;

/// The number of an answer.
pub(super) fn answer(typed: &str) -> Result<u64, Misuse> {
    whole_number("--answer", typed, 1..=LAST_NUMBER)
}

/// How many answers are counted or listed at most.
pub(super) fn limit(typed: &str) -> Result<u64, Misuse> {
    parse_limit(typed).map_err(|_| not_a_number("--limit", typed, Options::LIMITS))
}

/// How many steps are told at most.
pub(super) fn most(typed: &str) -> Result<usize, Misuse> {
    whole_number("--most", typed, 1..=MOST_STEPS)
}

/// How many threads work.
pub(super) fn threads(typed: &str) -> Result<u16, Misuse> {
    whole_number("--threads", typed, 1..=MOST_THREADS)
}

/// How many pixels wide a picture is.
pub(super) fn size(typed: &str) -> Result<u32, Misuse> {
    whole_number("--size", typed, NARROWEST..=u64::from(WIDEST))
}

/// How many cells a set of backdoors has at most.
pub(super) fn cells(typed: &str) -> Result<u8, Misuse> {
    whole_number("--cells", typed, 1..=3)
}

/// How many puzzles are made.
pub(super) fn count(typed: &str) -> Result<u64, Misuse> {
    whole_number("--count", typed, 1..=LAST_NUMBER)
}

/// After how many attempts a puzzle is given up.
pub(super) fn attempts(typed: &str) -> Result<u64, Misuse> {
    whole_number("--attempts", typed, 1..=LAST_NUMBER)
}

/// A whole number of those that `option` takes.
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
