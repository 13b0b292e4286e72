//! A code for each puzzle: short enough to tell a friend.
//!
//! What an attempt has made has a *short* code of twelve signs: the version of the generator, the symmetry, where
//! digging ended, the number of the attempt, and a sign to check the others. Whoever has it makes the same puzzle again,
//! whatever the levels and techniques of that release say. Any other puzzle has a *long* code, in which its givens are
//! packed, of about forty signs.
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

/// The first sign of a long code, and those of the generators whose puzzles short codes stand for. A release that makes other
/// puzzles of the same attempts has to take the next sign and keep this generator too, or codes would change their
/// puzzles.
const LONG: u8 = 0;
const FIRST_GENERATOR: u8 = 1;

/// How many signs a short code has.
const SHORT_LENGTH: usize = 12;

/// Of them, how many hold the attempt.
const ATTEMPT_SIGNS: usize = 10;

/// A code and the puzzle that it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code(Meaning);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Meaning {
    Attempt(Attempt),
    /// Givens that keep the rules.
    Givens(Box<Puzzle>),
}

/// Why a text is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It holds a character that no code has.
    Sign(char),
    /// It has so many signs, and no code is as long.
    Length(usize),
    /// A sign is wrong, or two are swapped.
    Check,
    /// It is of a later release.
    Later,
    /// Its signs are right, but stand for nothing.
    Meaningless,
}

impl Code {
    /// The short code of what an attempt makes.
    #[must_use]
    pub fn of_attempt(attempt: Attempt) -> Self {
        Self(Meaning::Attempt(attempt))
    }

    /// The long code of any puzzle of the classic board, whatever else it rules out; `None` for another board.
    #[must_use]
    pub fn of_puzzle(puzzle: &Puzzle) -> Option<Self> {
        let givens = Puzzle::new(puzzle.givens().clone()).ok()?;
        givens.givens().classic_cells()?;
        Some(Self(Meaning::Givens(Box::new(givens))))
    }

    /// Whether it is a short one.
    #[must_use]
    pub fn is_short(&self) -> bool {
        matches!(self.0, Meaning::Attempt(_))
    }

    /// The puzzle that it stands for.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
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

    /// Whether somebody who typed `text` may have meant a code: it has letters, digits and hyphens alone, and as many as
    /// a code has at least.
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
        // Before the meaning: who has mistyped a sign should hear of that, whatever the signs would stand for.
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
