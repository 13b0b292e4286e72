//! The choices in the dialog for a new game, and the recipe that they make.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::engine::generate::{
    BoardChoice, CodeError, GivenPattern, JigsawSide, Recipe, RecipeConflict, Symmetries,
    WantedClues,
};
use crate::engine::rating::Tenths;
use crate::engine::technique::{Level, Technique};
use crate::engine::{Grid, Layout, LayoutBuilder, NamedShape};
use crate::format::with_ascii_digits;
use crate::jobs::GameWish;
use crate::store::{KeptBoard, KeptBoards};

/// The board of a new game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GameShape {
    /// The classic board.
    #[default]
    Classic,
    /// Another board that has a name.
    Named(NamedShape),
    /// A board that the user has kept.
    Kept(KeptBoard),
    /// The board in the window, if it is none of these.
    Shown(Arc<Layout>),
    /// A jigsaw whose regions are drawn for the game.
    RandomJigsaw(JigsawSide),
}

impl GameShape {
    /// All of them: the classic board, that in the window, those of the user, the others in the order of a gallery, then
    /// the random jigsaws.
    #[must_use]
    pub fn all(kept: &KeptBoards, shown: &Arc<Layout>) -> Vec<Self> {
        let classic = LayoutBuilder::boxed(3, 3);
        let named = NamedShape::ALL.iter().filter(|shape| shape.builder() != classic);
        let jigsaws =
            (JigsawSide::LEAST..=JigsawSide::MOST).filter_map(|rows| JigsawSide::new(rows.into()));
        let shown = Some(Self::of(shown, kept)).filter(|shape| matches!(shape, Self::Shown(_)));
        [Self::Classic]
            .into_iter()
            .chain(shown)
            .chain(kept.all().iter().cloned().map(Self::Kept))
            .chain(named.copied().map(Self::Named))
            .chain(jigsaws.map(Self::RandomJigsaw))
            .collect()
    }

    /// A board as one of them.
    #[must_use]
    pub fn of(layout: &Arc<Layout>, kept: &KeptBoards) -> Self {
        if layout.is_classic() {
            return Self::Classic;
        }
        let kept = || kept.all().iter().find(|board| board.layout == *layout).cloned();
        NamedShape::of(layout)
            .map(Self::Named)
            .or_else(|| kept().map(Self::Kept))
            .unwrap_or_else(|| Self::Shown(Arc::clone(layout)))
    }

    /// The board for the generator. Returns `None` for the classic board, which has a generator of its own.
    fn board(&self) -> Option<BoardChoice> {
        match self {
            Self::Classic => None,
            Self::Named(shape) => Some(BoardChoice::Layout(shape.layout())),
            Self::Kept(KeptBoard { layout, .. }) | Self::Shown(layout) => {
                Some(BoardChoice::Layout(Arc::clone(layout)))
            }
            Self::RandomJigsaw(side) => Some(BoardChoice::RandomJigsaw(*side)),
        }
    }
}

/// The choices for a new game in the dialog, not yet accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameDraft {
    /// The board. On another board than the classic one the drawn cells mean nothing, and the technique only for a killer.
    pub shape: GameShape,
    /// Whether cages with sums take the place of givens.
    pub is_killer: bool,
    /// How hard it is; `None` for any level.
    pub level: Option<Level>,
    /// How the givens are placed.
    pub symmetries: Symmetries,
    /// A technique that it takes.
    pub technique: Option<Technique>,
    /// How many givens, as it was typed: `24`, `22-26`, or nothing.
    pub givens: String,
    /// The rating of Sudoku Explainer, as it was typed: `7.2`, `7.0-7.5`, or nothing.
    pub rating: String,
    /// Whether givens stand in the cells alone that hold digits on the board now.
    pub as_drawn: bool,
    /// The code of a puzzle, instead of all the rest, or nothing.
    pub code: String,
}

/// Why there is no game of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameError {
    /// What was typed is no number of givens and no range.
    Givens,
    /// The same, for another board than the classic one.
    GivensOfBoard,
    /// What was typed is no rating and no range.
    Rating,
    /// A rating was typed for a killer, or for another board than the classic one.
    RatingOfBoard,
    /// It is no code.
    Code(CodeError),
    /// There is no puzzle of that recipe.
    Unfit(RecipeConflict),
}

impl GameDraft {
    /// The techniques that can be asked for: those beyond singles that see something.
    #[must_use]
    pub fn techniques() -> Vec<Technique> {
        let is_seen = |technique: &Technique| {
            technique.level() > Level::Easy && technique.score() < Technique::BruteForce.score()
        };
        Technique::ALL.iter().copied().filter(is_seen).collect()
    }

    /// Whether puzzles on the board have levels.
    #[must_use]
    pub fn has_levels(&self) -> bool {
        let level = Some(Level::Easy);
        self.shape.board().is_none_or(|board| {
            let recipe = Recipe { level, ..Recipe::of_board(board) };
            recipe.check() != Err(RecipeConflict::NotRated)
        })
    }

    /// What was wished for; `drawn` is the board that givens may have to stand on, and `usual` the symmetry of a game of
    /// which only the level is asked for.
    ///
    /// # Errors
    /// What is wrong first.
    pub fn wish(&self, drawn: &Grid, usual: Symmetries) -> Result<GameWish, GameError> {
        let code = self.code.trim();
        if !code.is_empty() {
            return code.parse().map(GameWish::Code).map_err(GameError::Code);
        }
        let classic = || BoardChoice::Layout(Layout::classic());
        let killer_board = self.is_killer.then(classic);
        if let Some(board) = self.shape.board().or(killer_board) {
            return self.board_recipe(board).map(|recipe| GameWish::Recipe(Box::new(recipe)));
        }
        let recipe = self.recipe(drawn)?;
        match self.level {
            Some(level) if recipe == Recipe::of_game(level, usual) => Ok(GameWish::Level(level)),
            _ => Ok(GameWish::Recipe(Box::new(recipe))),
        }
    }

    fn board_recipe(&self, board: BoardChoice) -> Result<Recipe, GameError> {
        if !self.rating.trim().is_empty() {
            return Err(GameError::RatingOfBoard);
        }
        let recipe = Recipe {
            clues: if self.is_killer { WantedClues::Killer } else { WantedClues::None },
            // The field of the technique is for the classic board and for killers.
            technique: self.technique.filter(|_| self.is_killer),
            pattern: GivenPattern::Symmetric(self.symmetries),
            level: self.level,
            givens: range(&self.givens, |one| one.parse().ok(), GameError::GivensOfBoard)?,
            is_minimal: false,
            ..Recipe::of_board(board)
        };
        recipe.check().map_err(GameError::Unfit)?;
        Ok(recipe)
    }

    fn recipe(&self, drawn: &Grid) -> Result<Recipe, GameError> {
        let pattern = if self.as_drawn {
            GivenPattern::Drawn(drawn.filled().map(|(cell, _)| cell).collect())
        } else {
            GivenPattern::Symmetric(self.symmetries)
        };
        let count = |one: &str| one.parse::<u8>().ok().map(u16::from);
        let givens = range(&self.givens, count, GameError::Givens)?;
        let er = range(&self.rating, rating, GameError::Rating)?;
        let asks_for_more =
            self.as_drawn || self.technique.is_some() || er.is_some() || givens.is_some();
        let recipe = match self.level {
            Some(level) if !asks_for_more => Recipe::of_game(level, self.symmetries),
            level => Recipe {
                pattern,
                level,
                technique: self.technique,
                er,
                givens,
                ..Recipe::default()
            }
            .gentle_as_usual()
            .minimal_as_usual(),
        };
        recipe.check().map_err(GameError::Unfit)?;
        Ok(recipe)
    }
}

/// The range that was typed. One number is a range too. Returns `None` if nothing was typed.
///
/// # Errors
/// `error`, if the text is no range and no number.
fn range<T: Copy + PartialOrd>(
    typed: &str,
    one: impl Fn(&str) -> Option<T>,
    error: GameError,
) -> Result<Option<RangeInclusive<T>>, GameError> {
    let typed = with_ascii_digits(typed.trim());
    if typed.is_empty() {
        return Ok(None);
    }
    let parted = typed.split_once("..").or_else(|| typed.split_once(['-', '–', '…']));
    let (low, high) = parted.unwrap_or((&typed, &typed));
    match (one(low.trim()), one(high.trim())) {
        (Some(low), Some(high)) if low <= high => Ok(Some(low..=high)),
        _ => Err(error),
    }
}

/// A rating such as `7.2`, `7,2` or `7`, of those that there are.
fn rating(typed: &str) -> Option<Tenths> {
    typed.replace(',', ".").parse().ok().filter(|&rating| rating <= Tenths::BEYOND)
}
