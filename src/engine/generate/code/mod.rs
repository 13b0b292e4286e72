//! Codes of puzzles, short enough to share.
//!
//! The puzzle of an attempt has a *short* code of twelve signs: the version of the generator, the symmetry, the
//! least number of givens, the number of the attempt, and a check sign. A short code makes the same puzzle
//! again in every release, even if techniques and levels change. Any other puzzle has a *long* code of about
//! forty signs with its packed givens.
//!
//! ```text
//! short   1 | 4 bits symmetry, 6 bits least givens, 40 bits number | check      12 signs
//! long    0 | 17 signs for the cells | 4 signs for every 6 digits  | check
//! ```

mod packed;
mod signs;

use std::fmt;
use std::str::FromStr;

use super::{Attempt, Symmetries};
use crate::engine::{Cancelled, Control, Grid, Puzzle};
use packed::{of_signs, pack, to_signs, unpack};
use signs::check_sign;

/// The first sign of a long code. In a short code the first sign is the version of the generator. A release
/// that makes other puzzles from the same attempts must use the next version and also keep this generator, or
/// codes would change their puzzles.
const LONG: u8 = 0;
const FIRST_GENERATOR: u8 = 1;

/// The number of signs of a short code.
const SHORT_LENGTH: usize = 12;

/// The number of signs of a short code that hold the attempt.
const ATTEMPT_SIGNS: usize = 10;

/// A code of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code(Meaning);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Meaning {
    Attempt(Attempt),
    /// Givens that keep the rules, for a long code.
    Givens(Box<Puzzle>),
}

/// The reason why a text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// The text has this character, which is no sign.
    Sign(char),
    /// The text has this number of signs, and no code has that length.
    Length(usize),
    /// The check sign does not match: a sign is wrong, or two are swapped.
    Check,
    /// The code is of a later version of the generator.
    Later,
    /// The check sign matches, but the signs encode no puzzle.
    Meaningless,
}

impl Code {
    /// The short code of the puzzle of an attempt.
    #[must_use]
    pub fn of_attempt(attempt: Attempt) -> Self {
        Self(Meaning::Attempt(attempt))
    }

    /// The long code of a puzzle's givens. Candidates that the puzzle rules out are not part of the code.
    /// Returns `None` if the board is not classic.
    #[must_use]
    pub fn of_puzzle(puzzle: &Puzzle) -> Option<Self> {
        let givens = Puzzle::new(puzzle.givens().clone()).ok()?;
        givens.givens().classic_cells()?;
        Some(Self(Meaning::Givens(Box::new(givens))))
    }

    /// Whether this is a short code.
    #[must_use]
    pub fn is_short(&self) -> bool {
        matches!(self.0, Meaning::Attempt(_))
    }

    /// Makes the puzzle of the code.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn puzzle(&self, control: &Control) -> Result<Puzzle, Cancelled> {
        match &self.0 {
            Meaning::Attempt(attempt) => Ok(attempt.make(control)?.puzzle()),
            Meaning::Givens(puzzle) => Ok(Puzzle::clone(puzzle)),
        }
    }

    fn signs(&self) -> Vec<u8> {
        let mut signs = match &self.0 {
            Meaning::Attempt(attempt) => short(*attempt),
            Meaning::Givens(puzzle) => {
                let cells = puzzle.givens().classic_cells().expect("only such puzzles have codes");
                [vec![LONG], pack(&cells)].concat()
            }
        };
        signs.push(check_sign(&signs));
        signs
    }

    /// Whether `text` may be meant as a code: it consists of ASCII letters, digits and hyphens, and has at
    /// least as many letters and digits as a short code has signs.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        plain && text.chars().filter(char::is_ascii_alphanumeric).count() >= SHORT_LENGTH
    }
}

fn short(attempt: Attempt) -> Vec<u8> {
    let Attempt { symmetries, least_givens, number } = attempt;
    let range = Attempt::LEAST_GIVENS;
    let least = u128::from(least_givens.clamp(*range.start(), *range.end()) - range.start());
    let packed = (symmetries as u128) << 46 | least << 40 | u128::from(number % Attempt::COUNT);
    [vec![FIRST_GENERATOR], to_signs(packed, ATTEMPT_SIGNS)].concat()
}

fn attempt(signs: &[u8]) -> Option<Attempt> {
    let packed = u64::try_from(of_signs(signs)).ok()?;
    let symmetries = usize::try_from(packed >> 46).ok().and_then(|at| Symmetries::ALL.get(at))?;
    let least = u8::try_from(packed >> 40 & 63).ok()?;
    let least_givens = Attempt::LEAST_GIVENS.start() + least;
    Some(Attempt { symmetries: *symmetries, least_givens, number: packed % Attempt::COUNT })
}

fn givens(signs: &[u8]) -> Option<Puzzle> {
    Puzzle::new(Grid::classic(&unpack(signs)?)).ok()
}

impl FromStr for Code {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Self, CodeError> {
        let signs = signs::read(text).map_err(CodeError::Sign)?;
        let wrong_length = Err(CodeError::Length(signs.len()));
        let Some((&check, signs)) = signs.split_last() else {
            return wrong_length;
        };
        let Some((&version, content)) = signs.split_first() else {
            return wrong_length;
        };
        let may_fit = match version {
            LONG => packed::LENGTHS.contains(&content.len()),
            _ => content.len() == ATTEMPT_SIGNS,
        };
        if !may_fit {
            return wrong_length;
        }
        // The check comes before version and meaning, so that a typing error is always reported as such.
        if check_sign(signs) != check {
            return Err(CodeError::Check);
        }
        let meaning = match version {
            LONG => givens(content).map(|puzzle| Meaning::Givens(Box::new(puzzle))),
            FIRST_GENERATOR => attempt(content).map(Meaning::Attempt),
            _ => return Err(CodeError::Later),
        };
        meaning.map(Self).ok_or(CodeError::Meaningless)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        signs::write(&self.signs(), f)
    }
}
