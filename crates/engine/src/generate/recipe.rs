//! Recipes: the properties that a new puzzle must have.

use std::ops::RangeInclusive;

use super::{BoardChoice, Rarity, Symmetries, WantedClue};
use crate::Layout;
use crate::rating::Tenths;
#[cfg(doc)]
use crate::technique::WideSet;
use crate::technique::{CellSet, Level, Technique};

/// The fewest givens of a puzzle of the classic board with one answer (`McGuire`, Tugemann and Civario, 2012).
pub const FEWEST_GIVENS: u8 = 17;

/// The most givens that leave a cell of the classic board to fill.
pub const MOST_GIVENS: u8 = 80;

/// The properties of a puzzle to make. A puzzle that is made has all of them. The default is any minimal
/// puzzle of the classic board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// The board.
    pub board: BoardChoice,
    /// What the puzzle says of its cells besides its givens.
    pub clues: WantedClues,
    /// The cells of the givens. The symmetry of a killer is that of its cages.
    pub pattern: GivenPattern,
    /// Whether each single given is needed: without it the puzzle has several answers. If `false`, single
    /// givens may be superfluous. In a symmetric puzzle each orbit is then needed only as a whole; with a
    /// pattern, a level or a number of givens, even that may not hold. On a board of more than 16 digits about one
    /// given in fifty may be superfluous. Of a killer, each given and the sum of each cage is needed.
    pub is_minimal: bool,
    /// The level by the techniques that HoDoKu uses by default. A puzzle for beginners is easy by them. Only boards of
    /// up to [`WideSet::MOST_CELLS`] cells have levels. On a board other than the classic one, a puzzle of a gentle
    /// level has about as many givens for its size as one on the classic board, unless it is to be minimal.
    pub level: Option<Level>,
    /// Whether the puzzle is typical of its level. Singles solve any easy puzzle, but in a typical one the
    /// hidden singles of boxes are not enough, and it needs few naked singles. A typical medium, hard or unfair
    /// puzzle needs a technique of its level: a high score of many easier steps is not enough. Only on the classic
    /// board.
    pub is_typical: bool,
    /// A technique that the path uses. The path knows this technique and those that HoDoKu uses by default, and uses no
    /// extreme technique before it unless this one is extreme.
    pub technique: Option<Technique>,
    /// The range of the rating by Sudoku Explainer (ER). Only on the classic board.
    pub er: Option<RangeInclusive<Tenths>>,
    /// The range of the number of givens.
    pub givens: Option<RangeInclusive<u16>>,
    /// The number of attempts after which the generator gives up. `None` for the number that finds puzzles which are
    /// not rare.
    pub most_attempts: Option<u64>,
}

/// What a puzzle to make says of its cells besides its givens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum WantedClues {
    /// Nothing.
    #[default]
    None,
    /// Cages with sums that cover the board: the puzzle is a killer. It has no givens unless the recipe has a number of them.
    Killer,
    /// Clues of these kinds, and as few givens as go with them, unless the recipe has a number of them. In a minimal puzzle no clue
    /// and no given is needless for the techniques of its level.
    Kinds(Vec<WantedClue>),
}

/// The cells of the givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenPattern {
    /// The cells form a symmetric pattern.
    Symmetric(Symmetries),
    /// The givens are in exactly these cells of the classic board.
    Drawn(CellSet),
}

impl Recipe {
    /// The usual number of attempts. It is enough for recipes that are not rare.
    pub(super) const MOST_ATTEMPTS: u64 = 1_000_000;

    /// A recipe for any puzzle on `board`. On a board other than the classic one it has as few givens as is quick.
    #[must_use]
    pub fn of_board(board: BoardChoice) -> Self {
        Self { is_minimal: board.is_classic(), board, ..Self::default() }
    }

    /// A recipe for a minimal puzzle of a level.
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// The recipe of a puzzle to play: typical of its level, with the number of givens that players expect.
    #[must_use]
    pub fn of_game(level: Level, symmetries: Symmetries) -> Self {
        Self {
            pattern: GivenPattern::Symmetric(symmetries),
            is_typical: true,
            givens: usual_givens(level),
            ..Self::of_level(level)
        }
        .minimal_as_usual()
    }

    /// The technique, if puzzles that need it are made from a stock.
    #[must_use]
    pub fn stocked_technique(&self) -> Option<Technique> {
        let may_choose =
            self.board.is_classic() && self.pattern == GivenPattern::Symmetric(Symmetries::None);
        self.technique.filter(|&one| may_choose && Rarity::of(one) == Rarity::Stock)
    }

    /// The number of attempts that are made until a puzzle fulfils the recipe, about. Wishes besides the technique may
    /// make more necessary. Returns `None` if that is not known.
    #[must_use]
    pub fn likely_attempts(&self) -> Option<u32> {
        let technique = self.technique.filter(|_| self.board.is_classic());
        technique.and_then(|technique| Rarity::of(technique).attempts())
    }

    /// The same recipe, but a puzzle of level easy or beginner is typical of its level. Unless the recipe has a
    /// number of givens or a pattern, the puzzle has the usual number of givens.
    #[must_use]
    pub fn gentle_as_usual(self) -> Self {
        let Some(level) = self.level.filter(|&level| level <= Level::Easy) else {
            return self;
        };
        let may_choose = matches!(self.pattern, GivenPattern::Symmetric(_));
        let usual = usual_givens(level).filter(|_| may_choose);
        Self { is_typical: true, givens: self.givens.or(usual), ..self }
    }

    /// The same recipe, minimal unless it has a pattern or a number of givens.
    #[must_use]
    pub fn minimal_as_usual(self) -> Self {
        let is_minimal =
            self.pattern == GivenPattern::Symmetric(Symmetries::None) && self.givens.is_none();
        Self { is_minimal, ..self }
    }
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            board: BoardChoice::Layout(Layout::classic()),
            clues: WantedClues::None,
            pattern: GivenPattern::Symmetric(Symmetries::None),
            is_minimal: true,
            level: None,
            is_typical: false,
            technique: None,
            er: None,
            givens: None,
            most_attempts: None,
        }
    }
}

/// The number of givens of a puzzle to play. Returns `None` for the number that the attempt leaves. A puzzle with fewer
/// givens looks harder.
fn usual_givens(level: Level) -> Option<RangeInclusive<u16>> {
    match level {
        Level::Beginner => Some(40..=45),
        Level::Easy => Some(36..=40),
        Level::Medium => Some(30..=34),
        Level::Hard => Some(26..=30),
        Level::Unfair | Level::Extreme => None,
    }
}
