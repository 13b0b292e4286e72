//! Recipes that no puzzle fulfils, so that nobody searches for one.
//!
//! Both scales take easy steps first, and what singles, locked candidates and small subsets or fish see stays to be seen
//! until it is taken. So somebody who knows these never gets stuck where the other scale needed nothing else.

use std::ops::RangeInclusive;

use super::Symmetries;
use super::recipe::{Recipe, Shape};
use crate::engine::rating::Tenths;
use crate::engine::technique::{CellSet, Level, Technique, houses};

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

/// The fewest givens of a puzzle with one answer (`McGuire`, Tugemann and Civario, 2012).
const FEWEST: u8 = 17;

/// As many givens as leave a cell to fill.
pub(super) const MOST: u8 = 80;

/// With six open cells or fewer there is a single: without one each open house has two open cells at least and each of
/// these two candidates, and then the digits of two rows, or of two columns, could be swapped for a second answer.
const SINGLES_FROM: usize = 75;

/// The highest rating of a puzzle that singles solve: that of a naked single.
const OF_SINGLES: Tenths = Tenths::new(23);

/// The highest rating of a puzzle that the techniques of the level medium solve: that of a hidden triple.
const OF_MEDIUM: Tenths = Tenths::new(40);

impl Recipe {
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
        check_wishes(self)
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

/// Refuses wishes that exclude each other.
fn check_wishes(recipe: &Recipe) -> Result<(), Unfit> {
    if let Some(range) = &recipe.er {
        check_rating(recipe, range)?;
    }
    if is_solved_by_singles(recipe) && asks_for_more_than_singles(recipe) {
        return Err(Unfit::SinglesAlone);
    }
    if let Some(range) = &recipe.givens {
        check_symmetry(recipe, range)?;
    }
    match recipe.technique {
        Some(fish @ (Technique::Squirmbag | Technique::Whale | Technique::Leviathan)) => {
            Err(Unfit::LargeFish(fish))
        }
        _ => Ok(()),
    }
}

fn check_rating(recipe: &Recipe, range: &RangeInclusive<Tenths>) -> Result<(), Unfit> {
    let (low, high) = (*range.start(), *range.end());
    if !(low.get()..=high.get()).any(|tenths| Tenths::new(tenths).is_possible()) {
        return Err(Unfit::NoSuchRating);
    }
    if let Some(level) = recipe.level {
        if let Some(highest) = highest_of(level).filter(|&highest| low > highest) {
            return Err(Unfit::RatingAboveLevel(highest, level));
        }
        // Singles alone score less than what is above medium.
        if level > Level::Medium && last_needed(high) == Some(Technique::HiddenSingle) {
            return Err(Unfit::RatingBelowLevel(level));
        }
    }
    match (recipe.technique, last_needed(high)) {
        (Some(technique), Some(last)) if technique > last => {
            Err(Unfit::RatingBelowTechnique(technique))
        }
        _ => Ok(()),
    }
}

/// The highest rating of a puzzle of `level`, where one is known.
fn highest_of(level: Level) -> Option<Tenths> {
    match level {
        Level::Easy => Some(OF_SINGLES),
        Level::Medium => Some(OF_MEDIUM),
        Level::Hard | Level::Unfair | Level::Extreme => None,
    }
}

/// The last technique in the usual order that the path of a puzzle rated `most` or less may take, where one is known.
fn last_needed(most: Tenths) -> Option<Technique> {
    match most.get() {
        ..17 => Some(Technique::HiddenSingle),
        17..32 => Some(Technique::HiddenTriple),
        32..42 => Some(Technique::Swordfish),
        42.. => None,
    }
}

fn is_solved_by_singles(recipe: &Recipe) -> bool {
    let fewest = match recipe.shape {
        Shape::Drawn(cells) => cells.len(),
        Shape::Symmetric(_) => {
            recipe.givens.as_ref().map_or(0, |range| usize::from(*range.start()))
        }
    };
    fewest >= SINGLES_FROM
}

fn asks_for_more_than_singles(recipe: &Recipe) -> bool {
    recipe.level.is_some_and(|level| level > Level::Easy)
        || recipe.technique.is_some_and(|technique| technique.level() > Level::Easy)
        || recipe.er.as_ref().is_some_and(|range| *range.start() > OF_SINGLES)
}

/// Refuses numbers that cells which are given together do not add up to: of a quarter turn they go by fours, but for the
/// one in the middle.
fn check_symmetry(recipe: &Recipe, range: &RangeInclusive<u8>) -> Result<(), Unfit> {
    let Shape::Symmetric(symmetries) = recipe.shape else {
        return Ok(());
    };
    // The bit of each number of cells that some orbits have together.
    let sums = symmetries.orbits().iter().fold(1_u128, |sums, orbit| sums | sums << orbit.len());
    if range.clone().any(|count| count <= 80 && sums >> count & 1 == 1) {
        return Ok(());
    }
    Err(Unfit::GivensOfSymmetry(symmetries))
}
