//! What somebody wants a puzzle to be.

use std::ops::RangeInclusive;

use super::{Symmetries, contradiction};
use crate::engine::rating::Tenths;
use crate::engine::technique::{CellSet, Level, Technique, houses};

/// What a puzzle is to be. All of it holds for what is made; the default is a minimal puzzle without a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// Where the givens may stand.
    pub shape: Shape,
    /// Whether each given is needed: without any one of them there would be further answers. Otherwise, of a symmetric
    /// puzzle no cells that belong together can go, and of a drawn one or one with so many givens some may.
    pub is_minimal: bool,
    /// How hard it is by the techniques that HoDoKu uses unless told otherwise.
    pub level: Option<Level>,
    /// What its path needs: somebody who knows those techniques, and this one, uses it.
    pub technique: Option<Technique>,
    /// How hard it is by Sudoku Explainer: its ER.
    pub er: Option<RangeInclusive<Tenths>>,
    /// How many givens it has.
    pub givens: Option<RangeInclusive<u8>>,
    /// After so many attempts it is given up.
    pub most_attempts: u64,
}

/// Where the givens may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// In symmetric cells.
    Symmetric(Symmetries),
    /// In these very cells.
    Drawn(CellSet),
}

/// Why there is no puzzle of a recipe, whatever is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A drawn pattern has fewer than 17 cells.
    FewCells(usize),
    /// The pattern leaves no cell open.
    NoOpenCell,
    /// Two rows of one band, or two columns of one stack, of a drawn pattern are empty: what stands in one of them
    /// could as well stand in the other.
    TwoEmptyLines,
    /// Less than 17 givens, more than 80, or a range without a number.
    Givens,
    /// A drawn pattern has other than so many givens.
    GivensOfPattern(usize),
    /// A range of ratings without a rating.
    Rating,
    /// A technique that is above the level.
    AboveLevel(Technique, Level),
    /// A range in which Sudoku Explainer rates no puzzle.
    NoSuchRating,
    /// A rating above this one, which is the highest of a puzzle of the level.
    RatingAboveLevel(Tenths, Level),
    /// A rating so low that singles solve the puzzle, and so no puzzle of the level has it.
    RatingBelowLevel(Level),
    /// A rating so low that the path ends before the technique has its turn.
    RatingBelowTechnique(Technique),
    /// So many givens that singles solve the puzzle, and a level, technique or rating that asks for more.
    SinglesAlone,
    /// No number of givens that is asked for is one of a pattern of this symmetry.
    GivensOfSymmetry(Symmetries),
    /// A fish so large that a smaller one always takes away the same, and has its turn before it.
    LargeFish(Technique),
}

impl Recipe {
    /// So many attempts are enough for what is not rare.
    pub const MOST_ATTEMPTS: u64 = 1_000_000;

    /// The same, minimal unless it asks for a shape or a number of givens.
    #[must_use]
    pub fn minimal_as_usual(self) -> Self {
        let is_minimal = self.shape == Shape::Symmetric(Symmetries::None) && self.givens.is_none();
        Self { is_minimal, ..self }
    }

    /// What nobody needs to try.
    ///
    /// # Errors
    /// Why there can be no such puzzle.
    pub fn check(&self) -> Result<(), Unfit> {
        if let Shape::Drawn(cells) = self.shape {
            check_pattern(cells)?;
        }
        if let Some(givens) = &self.givens {
            self.check_givens(givens)?;
        }
        if self.er.as_ref().is_some_and(RangeInclusive::is_empty) {
            return Err(Unfit::Rating);
        }
        if let (Some(technique), Some(level)) = (self.technique, self.level)
            && technique.level() > level
        {
            return Err(Unfit::AboveLevel(technique, level));
        }
        contradiction::check(self)
    }

    fn check_givens(&self, givens: &RangeInclusive<u8>) -> Result<(), Unfit> {
        if givens.is_empty() || *givens.end() < FEWEST || *givens.start() > MOST {
            return Err(Unfit::Givens);
        }
        match self.shape {
            Shape::Drawn(cells)
                if !givens.clone().any(|count| usize::from(count) == cells.len()) =>
            {
                Err(Unfit::GivensOfPattern(cells.len()))
            }
            _ => Ok(()),
        }
    }
}

/// The fewest givens of a puzzle with one answer (`McGuire`, Tugemann and Civario, 2012).
const FEWEST: u8 = 17;

/// As many givens as leave a cell to fill.
pub(super) const MOST: u8 = 80;

fn check_pattern(cells: CellSet) -> Result<(), Unfit> {
    if cells.len() < usize::from(FEWEST) {
        return Err(Unfit::FewCells(cells.len()));
    }
    if cells.len() > usize::from(MOST) {
        return Err(Unfit::NoOpenCell);
    }
    let is_empty = |house: &usize| !cells.meets(houses::CELLS[*house]);
    let chutes = [0, 3, 6, 9, 12, 15].map(|first| (first..first + 3).filter(is_empty).count());
    if chutes.iter().any(|&empty| empty > 1) {
        return Err(Unfit::TwoEmptyLines);
    }
    Ok(())
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            shape: Shape::Symmetric(Symmetries::None),
            is_minimal: true,
            level: None,
            technique: None,
            er: None,
            givens: None,
            most_attempts: Self::MOST_ATTEMPTS,
        }
    }
}

impl Recipe {
    /// A minimal puzzle of a level.
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }
}
