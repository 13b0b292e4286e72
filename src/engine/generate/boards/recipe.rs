//! Recipes: the properties that a new puzzle on any board must have.

use std::ops::RangeInclusive;

use super::super::{Recipe, RecipeConflict, Symmetries};
use super::attempt::{BoardAttempt, Digging, DugBoard};
use super::choice::BoardChoice;
use super::dig::EXACT_DIGITS;
use crate::engine::technique::{Level, WideSet, level_of_puzzle};
use crate::engine::{Cancelled, Cell, Control, LayoutBuilder, Rule};

/// The most digits of a board on which a puzzle can be made minimal. Beyond, a complete search may take hours.
const MINIMAL_DIGITS: usize = 25;

/// The most cells of a board on which some symmetric puzzles are minimal. Beyond, hardly any is.
const SYMMETRIC_MINIMAL_CELLS: usize = 100;

/// The properties of a puzzle to make. A puzzle that is made has all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRecipe {
    /// The board. It must not be the classic one, whose puzzles have a [`Recipe`].
    pub board: BoardChoice,
    /// The symmetry of the givens.
    pub symmetries: Symmetries,
    /// Whether each single given is needed. If `false`, each is needed anyway on boards of up to 16 digits, as long as no
    /// symmetry and no number of givens is asked for. On larger boards about one given in fifty may be superfluous.
    pub is_minimal: bool,
    /// The level by the techniques that solve the puzzle. Only on boards of up to [`WideSet::MOST_CELLS`] cells.
    pub level: Option<Level>,
    /// The range of the number of givens.
    pub givens: Option<RangeInclusive<u16>>,
    /// The number of attempts after which the generator gives up.
    pub most_attempts: u64,
}

impl BoardRecipe {
    /// A recipe for any puzzle on a board, with as few givens as is quick.
    #[must_use]
    pub fn of_board(board: BoardChoice) -> Self {
        Self {
            board,
            symmetries: Symmetries::None,
            is_minimal: false,
            level: None,
            givens: None,
            most_attempts: Recipe::MOST_ATTEMPTS,
        }
    }

    /// Checks whether a puzzle can fulfil the recipe, as far as that is known without a search.
    ///
    /// # Errors
    /// Returns the reason if no puzzle can fulfil the recipe.
    pub fn check(&self) -> Result<(), RecipeConflict> {
        let size = BoardSize::of(&self.board);
        if let BoardChoice::Layout(layout) = &self.board
            && !self.symmetries.fits(layout)
        {
            return Err(RecipeConflict::SymmetryOfBoard(self.symmetries));
        }
        if self.level.is_some() && size.cells > WideSet::MOST_CELLS {
            return Err(RecipeConflict::NotRated);
        }
        if self.is_minimal && size.digits > MINIMAL_DIGITS {
            return Err(RecipeConflict::MinimalOfLargeBoard);
        }
        let is_symmetric = self.symmetries != Symmetries::None;
        if self.is_minimal && is_symmetric && size.cells > SYMMETRIC_MINIMAL_CELLS {
            return Err(RecipeConflict::MinimalAndSymmetric);
        }
        match &self.givens {
            Some(givens) => self.check_givens(givens, size),
            None => Ok(()),
        }
    }

    fn check_givens(
        &self,
        givens: &RangeInclusive<u16>,
        size: BoardSize,
    ) -> Result<(), RecipeConflict> {
        let most = size.cells - 1;
        let (low, high) = (usize::from(*givens.start()), usize::from(*givens.end()));
        if low > high || high < size.fewest_givens || low > most {
            return Err(RecipeConflict::GivensOfBoard { fewest: size.fewest_givens, most });
        }
        let orbits = match &self.board {
            BoardChoice::Layout(layout) => self.symmetries.orbits_on(layout),
            BoardChoice::RandomJigsaw(jigsaw) => {
                let square =
                    LayoutBuilder::latin(jigsaw.rows()).build().expect("a square is a board");
                self.symmetries.orbits_on(&square)
            }
        };
        let sums = sums_of(&orbits, size.cells);
        if (low..=high.min(most)).any(|count| sums[count]) {
            Ok(())
        } else {
            Err(RecipeConflict::GivensOfOrbits(self.symmetries))
        }
    }

    /// The attempt for a random number `drawn`.
    pub(super) fn attempt(&self, drawn: u64) -> BoardAttempt {
        let size = BoardSize::of(&self.board);
        let least = match &self.givens {
            Some(range) if !self.is_minimal => {
                let most = u16::try_from(size.cells - 1).unwrap_or(u16::MAX);
                let (low, high) = (*range.start(), (*range.end()).min(most));
                low + u16::try_from(drawn % (u64::from(high - low) + 1)).unwrap_or(0)
            }
            _ => 0,
        };
        let needs_search = self.is_minimal && size.digits > EXACT_DIGITS;
        BoardAttempt {
            board: self.board.clone(),
            symmetries: self.symmetries,
            digging: if needs_search { Digging::Fully } else { Digging::DownTo(least) },
            // The number has 40 bits, as many as a code holds.
            number: drawn >> 24,
        }
    }

    /// Whether `dug` fulfils the recipe, apart from the board and the symmetry, which the attempt already has. Quick
    /// checks come first.
    pub(super) fn holds(&self, dug: &DugBoard, control: &Control) -> Result<bool, Cancelled> {
        let has_as_many = |range: &RangeInclusive<u16>| {
            u16::try_from(dug.givens()).is_ok_and(|count| range.contains(&count))
        };
        if !self.givens.as_ref().is_none_or(has_as_many) {
            return Ok(false);
        }
        let may_have_more = self.symmetries != Symmetries::None || !dug.is_tried_in_full();
        if self.is_minimal && may_have_more && !dug.is_minimal(control)? {
            return Ok(false);
        }
        match self.level {
            // What no technique solves is as hard as a puzzle can be.
            Some(level) => {
                let found = level_of_puzzle(&dug.puzzle(), control)?;
                Ok(found.unwrap_or(Level::Extreme) == level)
            }
            None => Ok(true),
        }
    }
}

/// What a check needs to know of a board.
#[derive(Clone, Copy)]
struct BoardSize {
    cells: usize,
    digits: usize,
    /// The fewest givens that a puzzle with one answer can have. Two digits without a given could be swapped, unless a
    /// rule is about their numbers.
    fewest_givens: usize,
}

impl BoardSize {
    fn of(board: &BoardChoice) -> Self {
        match board {
            BoardChoice::Layout(layout) => {
                let digits = layout.digit_count();
                let may_swap = !layout.has_rule(Rule::NonConsecutive);
                let fewest_givens = if may_swap { digits - 1 } else { 0 };
                Self { cells: layout.cell_count(), digits, fewest_givens }
            }
            BoardChoice::RandomJigsaw(side) => {
                let digits = side.rows();
                Self { cells: digits * digits, digits, fewest_givens: digits - 1 }
            }
        }
    }
}

/// For each number of cells: whether some orbits together have that number.
fn sums_of(orbits: &[Vec<Cell>], cells: usize) -> Vec<bool> {
    if orbits.iter().all(|orbit| orbit.len() == 1) {
        return vec![true; cells + 1];
    }
    let mut sums = vec![false; cells + 1];
    sums[0] = true;
    for orbit in orbits {
        for sum in (orbit.len()..=cells).rev() {
            sums[sum] |= sums[sum - orbit.len()];
        }
    }
    sums
}
