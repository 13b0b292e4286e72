//! Wishes that no puzzle can fulfil together, so that nobody searches for it.
//!
//! Both scales take easy steps first, and what singles, locked candidates and small subsets or fish see stays to be seen
//! until it is taken. So somebody who knows these never gets stuck where the other scale needed nothing else.

use std::ops::RangeInclusive;

use super::recipe::{Recipe, Shape, Unfit};
use crate::engine::rating::Tenths;
use crate::engine::technique::{Level, Technique};

/// With six open cells or fewer there is a single: without one each open house has two open cells at least and each of
/// these two candidates, and then the digits of two rows, or of two columns, could be swapped for a second answer.
const SINGLES_FROM: usize = 75;

/// The highest rating of a puzzle that singles solve: that of a naked single.
const OF_SINGLES: Tenths = Tenths::new(23);

/// The highest rating of a puzzle that the techniques of the level medium solve: that of a hidden triple.
const OF_MEDIUM: Tenths = Tenths::new(40);

/// Refuses wishes that exclude each other.
pub(super) fn check(recipe: &Recipe) -> Result<(), Unfit> {
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
