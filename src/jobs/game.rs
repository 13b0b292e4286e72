//! Makes a puzzle to play, or takes one that was made ahead.

use super::{Activity, BackgroundJob, OnCancel, OutdatedBy, Policy};
use crate::engine::generate::{Code, Date, Made, NotMade, Recipe, generate};
use crate::engine::technique::{Level, Solver};
use crate::engine::{Cancelled, Control, Grid, Puzzle};
use crate::format::{About, Document};
use crate::store::{Folders, Stock};

/// What a new game is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameWish {
    /// Of a level, whatever it looks like.
    Level(Level),
    /// By a recipe.
    Recipe(Box<Recipe>),
    /// The puzzle of a day.
    Daily(Date),
    /// That of a code.
    Code(Code),
}

/// A puzzle that was made for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its givens.
    pub givens: Grid,
    /// What it is called.
    pub code: Code,
    /// How hard it is; `None` for a code of no classic puzzle.
    pub level: Option<Level>,
}

/// A game to be made.
#[derive(Debug)]
pub struct GameJob {
    /// What it is to be.
    pub wish: GameWish,
    /// What chance begins with.
    pub seed: u64,
    /// Where puzzles are that were made ahead, if there is such a place.
    pub folders: Option<Folders>,
}

impl BackgroundJob for GameJob {
    /// A puzzle, or why there is none.
    type Reply = Result<NewGame, NotMade>;

    const POLICY: Policy = Policy {
        work: Some(Activity::Making),
        outdated_by: OutdatedBy::Nothing,
        on_cancel: OnCancel::Stop,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Result<NewGame, NotMade>, Cancelled> {
        let (level, made) = match self.wish {
            GameWish::Code(code) => return NewGame::of_code(code, None, control).map(Ok),
            GameWish::Level(level) => match from_stock(self.folders.as_ref(), level) {
                Some(code) => return NewGame::of_code(code, Some(level), control).map(Ok),
                None => made_by(&Recipe::of_level(level), self.seed, control),
            },
            GameWish::Recipe(recipe) => made_by(&recipe, self.seed, control),
            GameWish::Daily(date) => {
                let (recipe, seed) = date.puzzle(None);
                made_by(&recipe, seed, control)
            }
        };
        match made {
            Ok(made) => NewGame::of(&made.puzzle, made.code, level, control).map(Ok),
            Err(NotMade::Cancelled) => Err(Cancelled),
            Err(why) => Ok(Err(why)),
        }
    }
}

/// What is made by a recipe, and its level where the recipe says it.
fn made_by(
    recipe: &Recipe,
    seed: u64,
    control: &Control,
) -> (Option<Level>, Result<Made, NotMade>) {
    (recipe.level, generate(recipe, seed, control))
}

/// Stock that cannot be read or written is no stock; a puzzle is made instead.
fn from_stock(folders: Option<&Folders>, level: Level) -> Option<Code> {
    let folders = folders?;
    Stock::load(folders).value.take(folders, level).ok().flatten()
}

impl NewGame {
    /// A puzzle, with its level where that is `known`; otherwise it is found out.
    fn of(
        puzzle: &Puzzle,
        code: Code,
        known: Option<Level>,
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let level = match known {
            Some(level) => Some(level),
            None => Solver::hodoku().path_of(puzzle, control)?.map(|path| path.level()),
        };
        Ok(Self { givens: puzzle.givens().clone(), code, level })
    }

    pub(super) fn of_code(
        code: Code,
        known: Option<Level>,
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let puzzle = code.puzzle(control)?;
        Self::of(&puzzle, code, known, control)
    }

    /// The puzzle, with its code as the title.
    #[must_use]
    pub fn document(&self) -> Document {
        let about = About {
            title: self.code.to_string(),
            level: self.level.map(Level::name).unwrap_or_default().to_owned(),
            ..About::default()
        };
        Document { about, ..Document::of_givens(self.givens.clone()) }
    }
}
