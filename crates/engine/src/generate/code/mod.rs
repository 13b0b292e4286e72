//! Codes of puzzles, short enough to share.
//!
//! The puzzle of an attempt has a *short* code of twelve signs: the version of the generator, the symmetry, the
//! least number of givens, the number of the attempt, and a check sign. A short code makes the same puzzle
//! again in every release, even if techniques and levels change. The short code of a puzzle on another board
//! has sixteen signs, because it says the board too. Any other puzzle of the classic board has a *long* code of
//! about forty signs with its packed givens.
//!
//! ```text
//! short   1 | 4 bits symmetry, 6 bits least givens, 40 bits number | check      12 signs
//! board   2 | 12 bits board, 4 symmetry, 14 least givens, 40 number | check     16 signs
//! gentle  3 | 12 bits board, 4 symmetry, 1 means, 13 least givens, 40 number | check
//! long    0 | 17 signs for the cells | 4 signs for every 6 digits  | check
//! ```
//!
//! Only the codes of boards have sixteen signs, so no other code can be taken for one.

mod packed;
mod signs;

use std::fmt;
use std::str::FromStr;

use super::boards::{BoardAttempt, CodedBoard, Digging, GentleTechniques};
use super::{Attempt, Symmetries};
use crate::{Cancelled, Control, Grid, Puzzle};
use packed::{of_signs, pack, to_signs, unpack};
use signs::check_sign;

/// The first sign of a long code. In a short code the first sign is the version of the generator. A release
/// that makes other puzzles from the same attempts must use the next version and also keep this generator, or
/// codes would change their puzzles.
const LONG: u8 = 0;
const FIRST_GENERATOR: u8 = 1;

/// The version of the generator of other boards, in a code of their length.
const FIRST_BOARD_GENERATOR: u8 = 2;

/// The version of the generator of gentle puzzles on other boards, in a code of the same length.
const FIRST_GENTLE_GENERATOR: u8 = 3;

/// The number of signs of a short code.
const SHORT_LENGTH: usize = 12;

/// The number of signs of a short code that hold the attempt.
const ATTEMPT_SIGNS: usize = 10;

/// The number of signs of the code of another board that hold the attempt.
const BOARD_SIGNS: usize = 14;

/// The number of givens that stands for a puzzle from which every needless given was removed. It is the largest that
/// the code can hold, and more than any board has cells.
const DUG_FULLY: u16 = (1 << 14) - 1;

/// In the code of a gentle puzzle, the bit above the number of givens: whether singles solve the puzzle. If not, it is
/// solved at a glance.
const BY_SINGLES: u16 = 1 << 13;

/// A code of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code(CodeContent);

#[derive(Clone, Debug, PartialEq, Eq)]
enum CodeContent {
    Attempt(Attempt),
    /// An attempt on another board.
    Board(CodedAttempt),
    /// Givens that keep the rules, for a long code.
    Givens(Box<Puzzle>),
}

/// An attempt on another board as its code says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CodedAttempt {
    board: CodedBoard,
    symmetries: Symmetries,
    digging: Digging,
    number: u64,
}

impl CodedAttempt {
    fn attempt(self) -> BoardAttempt {
        let Self { board, symmetries, digging, number } = self;
        BoardAttempt { board: board.choice(), symmetries, digging, number }
    }
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
        Self(CodeContent::Attempt(attempt))
    }

    /// The code of the puzzle of an attempt on another board. Returns `None` if no code can say the board.
    #[must_use]
    pub fn of_board(attempt: &BoardAttempt) -> Option<Self> {
        let board = CodedBoard::of(&attempt.board)?;
        let &BoardAttempt { symmetries, digging, number, .. } = attempt;
        let number = number % Attempt::COUNT;
        Some(Self(CodeContent::Board(CodedAttempt { board, symmetries, digging, number })))
    }

    /// The long code of a puzzle's givens. Candidates that the puzzle rules out are not part of the code.
    /// Returns `None` if the board is not classic, or if the puzzle states constraints.
    #[must_use]
    pub fn of_puzzle(puzzle: &Puzzle) -> Option<Self> {
        if !puzzle.rules().is_empty() {
            return None;
        }
        let givens = puzzle.of_givens_alone().ok()?;
        givens.givens().classic_cells()?;
        Some(Self(CodeContent::Givens(Box::new(givens))))
    }

    /// Whether this is a short code.
    #[must_use]
    pub fn is_short(&self) -> bool {
        match self.0 {
            CodeContent::Attempt(_) | CodeContent::Board(_) => true,
            CodeContent::Givens(_) => false,
        }
    }

    /// Whether the puzzle is on the classic board.
    #[must_use]
    pub fn is_of_classic_board(&self) -> bool {
        match self.0 {
            CodeContent::Attempt(_) | CodeContent::Givens(_) => true,
            CodeContent::Board(_) => false,
        }
    }

    /// Makes the puzzle of the code.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn puzzle(&self, control: &Control) -> Result<Puzzle, Cancelled> {
        match &self.0 {
            CodeContent::Attempt(attempt) => Ok(attempt.make(control)?.puzzle()),
            // The attempt has found a full grid when the code was made, and finds it again, so only a cancel ends it.
            CodeContent::Board(coded) => match coded.attempt().make(control) {
                Ok(dug) => Ok(dug.puzzle()),
                Err(_) => Err(Cancelled),
            },
            CodeContent::Givens(puzzle) => Ok(Puzzle::clone(puzzle)),
        }
    }

    fn signs(&self) -> Vec<u8> {
        let mut signs = match &self.0 {
            CodeContent::Attempt(attempt) => short(*attempt),
            CodeContent::Board(attempt) => of_board(*attempt),
            CodeContent::Givens(puzzle) => {
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

fn of_board(attempt: CodedAttempt) -> Vec<u8> {
    let board = attempt.board.number() as u128;
    let (version, digging) = match attempt.digging {
        Digging::DownTo(least) => (FIRST_BOARD_GENERATOR, least.min(DUG_FULLY - 1)),
        Digging::Fully => (FIRST_BOARD_GENERATOR, DUG_FULLY),
        Digging::Gently(techniques, least) => {
            let least = least.min(BY_SINGLES - 1);
            let bit = match techniques {
                GentleTechniques::AtAGlance => 0,
                GentleTechniques::Singles => BY_SINGLES,
            };
            (FIRST_GENTLE_GENERATOR, bit | least)
        }
    };
    let before = (board << 4 | attempt.symmetries as u128) << 14 | u128::from(digging);
    let packed = before << 40 | u128::from(attempt.number % Attempt::COUNT);
    [vec![version], to_signs(packed, BOARD_SIGNS)].concat()
}

/// How far givens are removed, by a number of the version in a code.
fn digging(version: u8, number: u16) -> Digging {
    match (version, number) {
        (FIRST_GENTLE_GENERATOR, _) => {
            let techniques = if number & BY_SINGLES == 0 {
                GentleTechniques::AtAGlance
            } else {
                GentleTechniques::Singles
            };
            Digging::Gently(techniques, number & (BY_SINGLES - 1))
        }
        (_, DUG_FULLY) => Digging::Fully,
        (_, least) => Digging::DownTo(least),
    }
}

fn board_attempt(version: u8, signs: &[u8]) -> Option<CodedAttempt> {
    let packed = of_signs(signs);
    let part = |shift: u32, bits: u32| usize::try_from(packed >> shift & ((1 << bits) - 1));
    let board = CodedBoard::numbered(part(58, 12).ok()?)?;
    let symmetries = *Symmetries::ALL.get(part(54, 4).ok()?)?;
    let digging = digging(version, u16::try_from(part(40, 14).ok()?).ok()?);
    let number = u64::try_from(packed % u128::from(Attempt::COUNT)).ok()?;
    // A check sign fits one of 32 random texts, so what the code says is checked too.
    board.fits(symmetries).then_some(CodedAttempt { board, symmetries, digging, number })
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
            // Later versions may have other contents, but the same two lengths, so that they are told from typing
            // errors.
            LONG => packed::LENGTHS.contains(&content.len()),
            _ => content.len() == ATTEMPT_SIGNS || content.len() == BOARD_SIGNS,
        };
        if !may_fit {
            return wrong_length;
        }
        // The check comes before version and meaning, so that a typing error is always reported as such.
        if check_sign(signs) != check {
            return Err(CodeError::Check);
        }
        let meaning = match (version, content.len()) {
            (LONG, _) => givens(content).map(|puzzle| CodeContent::Givens(Box::new(puzzle))),
            (FIRST_GENERATOR, ATTEMPT_SIGNS) => attempt(content).map(CodeContent::Attempt),
            (FIRST_BOARD_GENERATOR | FIRST_GENTLE_GENERATOR, BOARD_SIGNS) => {
                board_attempt(version, content).map(CodeContent::Board)
            }
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
