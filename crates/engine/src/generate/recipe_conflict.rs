//! Finds recipes that no puzzle can fulfil, so that the generator does not search in vain.
//!
//! The scales of `HoDoKu` and of Sudoku Explainer both take easy steps first. A single, a locked candidate, a
//! small subset or a small fish remains available until it is used. So if one scale solves a puzzle with these
//! techniques only, the other scale does too, whatever its order.

use std::ops::RangeInclusive;

use super::recipe::{FEWEST_GIVENS, GivenPattern, MOST_GIVENS, Recipe, WantedClues};
use super::{EasierWay, Rarity, Symmetries};
use crate::rating::Tenths;
use crate::technique::{CellSet, FishKind, FishSize, Level, Technique, houses};

/// The reason why no puzzle can fulfil a recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecipeConflict {
    /// A drawn pattern has fewer than 17 cells.
    FewCells(usize),
    /// A drawn pattern leaves no cell open.
    NoOpenCell,
    /// A drawn pattern has two empty rows in one band, or two empty columns in one stack. Exchanging the two
    /// would give a second answer.
    TwoEmptyLines,
    /// The range of givens is empty, ends below 17, or begins above 80.
    Givens,
    /// A drawn pattern has this number of cells, which is not in the range of givens.
    GivensOfPattern(usize),
    /// The range of ratings is empty.
    Rating,
    /// The technique is above the level.
    AboveLevel(Technique, Level),
    /// Sudoku Explainer gives no rating in the range.
    NoSuchRating,
    /// The range of ratings begins above this rating, the highest of a puzzle of the level.
    RatingAboveLevel(Tenths, Level),
    /// The range of ratings ends so low that singles solve the puzzle, so no puzzle of the level has such a
    /// rating.
    RatingBelowLevel(Level),
    /// The range of ratings ends so low that the puzzle is for beginners, but the recipe has another level.
    RatingForBeginners,
    /// The range of ratings ends so low that easier techniques solve the puzzle without this technique.
    RatingBelowTechnique(Technique),
    /// Singles always solve a puzzle with this many givens, but the level, technique or rating needs more.
    SinglesAlone,
    /// No pattern of this symmetry has a number of cells in the range of givens.
    GivensOfSymmetry(Symmetries),
    /// No puzzle needs the technique, because something easier always helps first.
    NotNeeded(Technique, EasierWay),
    /// The technique follows from a rule, or from regions, which only other boards than this one have.
    OfOtherBoards(Technique),
    /// The technique is for the classic board alone.
    OfClassicBoard(Technique),
    /// A drawn pattern, a range of ratings or a typical puzzle was asked for on a board other than the classic one.
    WishOfClassicBoard,
    /// The symmetry maps a cell of the board to a place that is no cell.
    SymmetryOfBoard(Symmetries),
    /// A range of givens on a board other than the classic one is empty, or ends below `fewest`, or begins above
    /// `most`.
    GivensOfBoard {
        /// The fewest givens of a puzzle with one answer, as far as that is known.
        fewest: usize,
        /// The most givens that leave a cell to fill.
        most: usize,
    },
    /// No pattern of this symmetry on a board other than the classic one has a number of cells in the range of givens.
    GivensOfOrbits(Symmetries),
    /// No techniques rate puzzles on the board, so it has no levels.
    NotRated,
    /// No puzzle on the board is harder than this level.
    LevelOfBoard(Level),
    /// The board is too large for the search that makes a puzzle minimal.
    MinimalOfLargeBoard,
    /// Hardly any symmetric puzzle on such a large board is minimal.
    MinimalAndSymmetric,
    /// No grid fills the board.
    NoGrid,
    /// A drawn pattern, a range of ratings, a typical puzzle, one for beginners, or a technique that no killer needs was asked
    /// for as a killer.
    NotOfKillers,
    /// A drawn pattern, a symmetry, a range of ratings, a typical puzzle, one for beginners, or a technique that no puzzle with these
    /// clues needs was asked for.
    NotWithClues,
    /// Puzzles with clues are made on boards of these numbers of digits.
    ClueBoard {
        /// The fewest digits.
        least: usize,
        /// The most digits.
        most: usize,
    },
}

/// The number of givens from which on singles solve every puzzle. With six open cells or fewer there is always
/// a single. Without a single, each house with an open cell has at least two, and each of them has at least two
/// candidates. Then the digits of two rows, or of two columns, could be swapped for a second answer.
const SINGLES_FROM: usize = 75;

/// The highest rating of a puzzle for beginners: that of a hidden single in a box.
const OF_BOXES: Tenths = Tenths::new(12);

/// The highest rating of a puzzle that singles solve: that of a naked single.
const OF_SINGLES: Tenths = Tenths::new(23);

/// The highest rating of a puzzle that the techniques of the level medium solve: that of a hidden triple.
const OF_MEDIUM: Tenths = Tenths::new(40);

impl Recipe {
    /// Checks whether a puzzle can fulfil the recipe, as far as that is known without a search.
    ///
    /// # Errors
    /// Returns the reason if no puzzle can fulfil the recipe.
    pub fn check(&self) -> Result<(), RecipeConflict> {
        if let WantedClues::Kinds(wanted) = &self.clues {
            return self.check_clues(wanted);
        }
        if self.clues == WantedClues::Killer {
            self.check_killer()
        } else if self.board.is_classic() {
            self.check_classic()
        } else {
            self.check_on_board()
        }
    }

    fn check_classic(&self) -> Result<(), RecipeConflict> {
        if let GivenPattern::Drawn(cells) = self.pattern {
            check_pattern(cells)?;
        }
        if let Some(givens) = &self.givens {
            self.check_givens(givens)?;
        }
        if self.er.as_ref().is_some_and(RangeInclusive::is_empty) {
            return Err(RecipeConflict::Rating);
        }
        if let (Some(technique), Some(level)) = (self.technique, self.level)
            && technique.level() > level.max(Level::Easy)
        {
            return Err(RecipeConflict::AboveLevel(technique, level));
        }
        check_wishes(self)
    }

    fn check_givens(&self, givens: &RangeInclusive<u16>) -> Result<(), RecipeConflict> {
        let [fewest, most] = [FEWEST_GIVENS, MOST_GIVENS].map(u16::from);
        if givens.is_empty() || *givens.end() < fewest || *givens.start() > most {
            return Err(RecipeConflict::Givens);
        }
        match self.pattern {
            GivenPattern::Drawn(cells)
                if !givens.clone().any(|count| usize::from(count) == cells.len()) =>
            {
                Err(RecipeConflict::GivensOfPattern(cells.len()))
            }
            GivenPattern::Drawn(_) | GivenPattern::Symmetric(_) => Ok(()),
        }
    }
}

fn check_pattern(cells: CellSet) -> Result<(), RecipeConflict> {
    if cells.len() < usize::from(FEWEST_GIVENS) {
        return Err(RecipeConflict::FewCells(cells.len()));
    }
    if cells.len() > usize::from(MOST_GIVENS) {
        return Err(RecipeConflict::NoOpenCell);
    }
    let is_empty = |house: &usize| !cells.meets(houses::CELLS[*house]);
    // Rows and columns are the houses 0 to 17, so a chute is three in a row.
    let chutes = [0, 3, 6, 9, 12, 15].map(|first| (first..first + 3).filter(is_empty).count());
    if chutes.iter().any(|&empty| empty > 1) {
        return Err(RecipeConflict::TwoEmptyLines);
    }
    Ok(())
}

/// Refuses wishes that exclude each other.
fn check_wishes(recipe: &Recipe) -> Result<(), RecipeConflict> {
    if let Some(range) = &recipe.er {
        check_rating(recipe, range)?;
    }
    if is_solved_by_singles(recipe) && asks_for_more_than_singles(recipe) {
        return Err(RecipeConflict::SinglesAlone);
    }
    if let Some(range) = &recipe.givens {
        check_symmetry(recipe, range)?;
    }
    match recipe.technique.map(|technique| (technique, Rarity::of(technique))) {
        Some((technique, Rarity::Never(easier))) => {
            Err(RecipeConflict::NotNeeded(technique, easier))
        }
        Some((technique, Rarity::OtherBoards)) => Err(RecipeConflict::OfOtherBoards(technique)),
        Some((_, Rarity::Random(_) | Rarity::Stock)) | None => Ok(()),
    }
}

fn check_rating(recipe: &Recipe, range: &RangeInclusive<Tenths>) -> Result<(), RecipeConflict> {
    let (low, high) = (*range.start(), *range.end());
    if !(low.get()..=high.get()).any(|tenths| Tenths::new(tenths).is_possible()) {
        return Err(RecipeConflict::NoSuchRating);
    }
    if let Some(level) = recipe.level {
        if let Some(highest) = highest_of(level).filter(|&highest| low > highest) {
            return Err(RecipeConflict::RatingAboveLevel(highest, level));
        }
        // A path of singles only never reaches the score of a level above medium.
        if level > Level::Medium && last_needed(high) == Some(Technique::HiddenSingle) {
            return Err(RecipeConflict::RatingBelowLevel(level));
        }
        // A typical easy puzzle is not a puzzle for beginners.
        if level == Level::Easy && recipe.is_typical && high <= OF_BOXES {
            return Err(RecipeConflict::RatingForBeginners);
        }
    }
    if let (Some(technique), Some(last)) = (recipe.technique, last_needed(high))
        && technique > last
    {
        return Err(RecipeConflict::RatingBelowTechnique(technique));
    }
    Ok(())
}

/// The highest rating of a puzzle of `level`. Returns `None` if it is not known.
fn highest_of(level: Level) -> Option<Tenths> {
    match level {
        Level::Beginner => Some(OF_BOXES),
        Level::Easy => Some(OF_SINGLES),
        Level::Medium => Some(OF_MEDIUM),
        Level::Hard | Level::Unfair | Level::Extreme => None,
    }
}

/// The last technique in the usual order that the path of a puzzle rated `most` or less may use. Returns `None` if
/// it is not known.
fn last_needed(most: Tenths) -> Option<Technique> {
    match most.get() {
        // 1.7 is the least rating of locked candidates, 3.2 that of fish, and 4.2 that of wings.
        ..17 => Some(Technique::HiddenSingle),
        17..32 => Some(Technique::HiddenTriple),
        32..42 => Some(Technique::fish(FishKind::Basic, FishSize::Swordfish)),
        42.. => None,
    }
}

fn is_solved_by_singles(recipe: &Recipe) -> bool {
    let fewest = match recipe.pattern {
        GivenPattern::Drawn(cells) => cells.len(),
        GivenPattern::Symmetric(_) => {
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

/// Refuses numbers of givens that the orbits of the symmetry cannot add up to. For example, with a quarter turn
/// the cells come in fours, except the centre.
fn check_symmetry(recipe: &Recipe, range: &RangeInclusive<u16>) -> Result<(), RecipeConflict> {
    let GivenPattern::Symmetric(symmetries) = recipe.pattern else {
        return Ok(());
    };
    // Bit `n` is set if some orbits together have `n` cells.
    let sums = symmetries.orbits().iter().fold(1_u128, |sums, orbit| sums | sums << orbit.len());
    if range.clone().any(|count| count <= MOST_GIVENS.into() && sums >> count & 1 == 1) {
        return Ok(());
    }
    Err(RecipeConflict::GivensOfSymmetry(symmetries))
}
