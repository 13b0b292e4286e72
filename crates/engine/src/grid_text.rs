//! Grids and puzzles as one line of text: a sign for each cell, row by row.
//!
//! Digits above 9 are the letters from A, and a full stop is an empty cell. The number of signs says the board, which is
//! one of ordinary rules and boxes of the usual shape. Other texts are the work of a reader of files, not of the engine.

use std::fmt;
use std::str::FromStr;

use super::{Contradictions, Digit, Grid, LowestDigit, NamedShape, Puzzle};

/// The digit of a cell. `None` for an empty cell.
type CellContent = Option<Digit>;

/// The most digits that have a sign: 1 to 9 and A to Z.
const MOST_SIGNS: usize = 35;

/// The reason why a text is no grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridTextError {
    /// No ordinary board has this number of cells.
    Length {
        /// The number of cells in the text.
        found: usize,
    },
    /// A sign is neither a digit of the board nor an empty cell.
    Sign {
        /// The sign.
        sign: char,
        /// Its place among the cells, from 1.
        cell: usize,
        /// The largest digit of the board.
        largest: Digit,
    },
}

/// The reason why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleTextError {
    /// The text is no grid.
    NoGrid(GridTextError),
    /// The grid breaks the rules.
    NoPuzzle(Contradictions),
}

/// Reads a line of signs. White space anywhere is skipped; `0`, `.`, `_` and `*` are empty cells.
impl FromStr for Grid {
    type Err = GridTextError;

    fn from_str(text: &str) -> Result<Self, GridTextError> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let layout = ordinary_side(signs.len())
            .and_then(NamedShape::sized)
            .map(NamedShape::layout)
            .ok_or(GridTextError::Length { found: signs.len() })?;
        let largest = layout.digits().last().ok_or(GridTextError::Length { found: 0 })?;
        let cell = |(cell, &sign): (usize, &char)| {
            content(sign, largest).ok_or(GridTextError::Sign { sign, cell, largest })
        };
        let cells = (1..).zip(&signs).map(cell).collect::<Result<Vec<_>, _>>()?;
        Self::from_cells(layout, cells).ok_or(GridTextError::Length { found: signs.len() })
    }
}

/// The side of a square board with this many cells and a sign for each digit.
fn ordinary_side(cells: usize) -> Option<usize> {
    (2..=MOST_SIGNS).find(|side| side * side == cells)
}

/// The content of a cell. Returns `None` if the sign is no cell of a board with digits up to `largest`.
fn content(sign: char, largest: Digit) -> Option<CellContent> {
    if matches!(sign, '0' | '.' | '_' | '*') {
        return Some(None);
    }
    let number = u8::try_from(sign.to_digit(36)?).ok()?;
    Digit::new(number).filter(|&digit| digit <= largest).map(Some)
}

/// The grid as [`Grid::line_from`] writes it, with digits that count from 1.
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.line_from(LowestDigit::One).fmt(f)
    }
}

impl Grid {
    /// A sign for each place in row-major order: a digit, a letter for a digit above 9, a full stop for an empty cell, and
    /// a hyphen for a place without a cell. If the board has more digits than signs, numbers with a blank between the
    /// places. Digits count from `lowest`.
    #[must_use]
    pub fn line_from(&self, lowest: LowestDigit) -> impl fmt::Display {
        GridLine { grid: self, lowest }
    }
}

/// A grid to be written as a line.
struct GridLine<'a> {
    grid: &'a Grid,
    lowest: LowestDigit,
}

impl fmt::Display for GridLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = self.grid.layout();
        let has_signs = layout.digit_count() <= MOST_SIGNS;
        for place in 0..layout.rows() * layout.columns() {
            if place > 0 && !has_signs {
                f.write_str(" ")?;
            }
            let Some(cell) = layout.cell(place / layout.columns(), place % layout.columns()) else {
                f.write_str("-")?;
                continue;
            };
            match self.grid.get(cell) {
                None => f.write_str(".")?,
                Some(digit) => match self.lowest.sign(digit).filter(|_| has_signs) {
                    Some(sign) => write!(f, "{sign}")?,
                    None => write!(f, "{}", self.lowest.number(digit))?,
                },
            }
        }
        Ok(())
    }
}

/// Reads a grid as [`Grid::from_str`] does, which must keep the rules.
impl FromStr for Puzzle {
    type Err = PuzzleTextError;

    fn from_str(text: &str) -> Result<Self, PuzzleTextError> {
        Self::new(text.parse()?).map_err(PuzzleTextError::NoPuzzle)
    }
}

impl From<GridTextError> for PuzzleTextError {
    fn from(error: GridTextError) -> Self {
        Self::NoGrid(error)
    }
}

impl std::error::Error for GridTextError {}

impl std::error::Error for PuzzleTextError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::NoGrid(error) => Some(error),
            Self::NoPuzzle(reasons) => Some(reasons),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn a_line_is_read_and_written() {
        let grid: Grid = LINE.parse().unwrap();
        assert_eq!((grid.filled_count(), grid.to_string()), (30, LINE.to_owned()));
        let with_zeros: Grid = LINE.replace('.', "0").parse().unwrap();
        assert_eq!(with_zeros, grid);
        let large = format!("{}g", ".".repeat(255));
        assert_eq!(large.parse::<Grid>().unwrap().to_string(), large.to_uppercase());
        let beyond = Grid::empty(Layout::boxed(6, 6).unwrap()).to_string();
        assert_eq!(beyond.len(), 2 * 1296 - 1);
        let with_holes = Grid::empty(NamedShape::named("samurai").unwrap().layout()).to_string();
        assert_eq!((with_holes.len(), with_holes.matches('-').count()), (21 * 21, 72));
    }

    #[test]
    fn a_text_that_is_no_grid_is_refused_with_its_reason() {
        let refused = |text: &str| text.parse::<Grid>().unwrap_err().to_string();
        assert_eq!(
            refused(&LINE[1..]),
            "a text with 80 cells is no board; expected 81, or the cells of another ordinary board"
        );
        assert_eq!(
            refused(&LINE.replacen('6', "q", 1)),
            "“q” in cell 10 is neither a digit from 1 to 9 nor an empty cell (. or 0)"
        );
        assert!(matches!("".parse::<Grid>(), Err(GridTextError::Length { found: 0 })));
    }

    #[test]
    fn a_puzzle_keeps_the_rules() {
        let puzzle: Puzzle = LINE.parse().unwrap();
        assert_eq!(puzzle.givens().to_string(), LINE);
        let twice = LINE.replacen('.', "5", 1).parse::<Puzzle>().unwrap_err();
        let reasons = "two 5s in row 1 and two 5s in box 1";
        assert_eq!(twice.to_string(), reasons);
        assert_eq!(std::error::Error::source(&twice).unwrap().to_string(), reasons);
    }
}
