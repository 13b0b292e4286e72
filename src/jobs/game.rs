//! Makes a puzzle to play, or takes one that was made ahead.

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::generate::{
    BoardRecipe, Code, Date, GenerationError, Recipe, Symmetries, generate, generate_board,
};
use crate::engine::technique::{Level, Solver};
use crate::engine::{Cancelled, Control, Grid, Puzzle};
use crate::format::{About, Document, MadePuzzle};
use crate::store::{Folders, Stock, count_game};

/// The wish for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameWish {
    /// A usual puzzle of a level.
    Level(Level),
    /// By a recipe.
    Recipe(Box<Recipe>),
    /// By a recipe for another board than the classic one.
    Board(Box<BoardRecipe>),
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
    /// What it is called; `None` on a board that no code can say.
    pub code: Option<Code>,
    /// How hard it is; `None` for a puzzle on a board that has no levels.
    pub level: Option<Level>,
    /// The day whose puzzle it is, if it is one of a day.
    pub daily: Option<Date>,
    /// Its number among the games of its level that begin on the same day, the first of which is 1.
    pub number: u32,
}

/// A game to be made.
#[derive(Debug)]
pub struct GameJob {
    /// The wish.
    pub wish: GameWish,
    /// What chance begins with.
    pub seed: u64,
    /// The symmetry of a usual puzzle.
    pub symmetries: Symmetries,
    /// The day on which the game begins, if that is known.
    pub today: Option<Date>,
    /// Where puzzles are that were made ahead, if there is such a place.
    pub folders: Option<Folders>,
}

impl BackgroundJob for GameJob {
    /// A puzzle, or why there is none.
    type Reply = Result<NewGame, GenerationError>;

    const POLICY: Policy = Policy {
        work: Some(Activity::Making),
        subject: JobSubject::Nothing,
        on_cancel: CancelPolicy::Stop,
        ..Policy::UNSEEN
    };

    fn run(self, control: &Control) -> Result<Result<NewGame, GenerationError>, Cancelled> {
        let counted = self.today.zip(self.folders.clone());
        let mut made = self.make(control)?;
        if let (Ok(game @ NewGame { daily: None, code: Some(_), .. }), Some((today, folders))) =
            (&mut made, counted)
        {
            game.number = count_game(&folders, today, game.level);
        }
        Ok(made)
    }
}

impl GameJob {
    fn make(self, control: &Control) -> Result<Result<NewGame, GenerationError>, Cancelled> {
        let daily = match self.wish {
            GameWish::Daily(date) => Some(date),
            GameWish::Level(_) | GameWish::Recipe(_) | GameWish::Board(_) | GameWish::Code(_) => {
                None
            }
        };
        let (level, made) = match self.wish {
            GameWish::Code(code) => return NewGame::of_code(code, None, control).map(Ok),
            GameWish::Level(level) => {
                match from_stock(self.folders.as_ref(), level, self.symmetries) {
                    Some(code) => return NewGame::of_code(code, Some(level), control).map(Ok),
                    None => made_by(&Recipe::of_game(level, self.symmetries), self.seed, control),
                }
            }
            GameWish::Recipe(recipe) => made_by(&recipe, self.seed, control),
            GameWish::Board(recipe) => made_on_board(&recipe, self.seed, control),
            GameWish::Daily(date) => {
                let (recipe, seed) = date.puzzle(None);
                made_by(&recipe, seed, control)
            }
        };
        match made {
            Ok((puzzle, code)) => {
                let game = NewGame::of(&puzzle, code, level, control)?;
                Ok(Ok(NewGame { daily, ..game }))
            }
            Err(GenerationError::Cancelled) => Err(Cancelled),
            Err(why) => Ok(Err(why)),
        }
    }
}

/// A puzzle and its code, or why there is none.
type Made = Result<(Puzzle, Option<Code>), GenerationError>;

/// What is made by a recipe, and its level where the recipe says it.
fn made_by(recipe: &Recipe, seed: u64, control: &Control) -> (Option<Level>, Made) {
    let made = generate(recipe, seed, control).map(|made| (made.puzzle, Some(made.code)));
    (recipe.level, made)
}

/// The same on another board than the classic one.
fn made_on_board(recipe: &BoardRecipe, seed: u64, control: &Control) -> (Option<Level>, Made) {
    let made = generate_board(recipe, seed, control).map(|made| (made.puzzle, made.code));
    (recipe.level, made)
}

/// Stock that cannot be read or written is no stock; a puzzle is made instead.
fn from_stock(folders: Option<&Folders>, level: Level, symmetries: Symmetries) -> Option<Code> {
    let folders = folders?;
    Stock::load(folders).value.take(folders, level, symmetries).ok().flatten()
}

impl NewGame {
    /// A puzzle, with its level where that is `known`; otherwise it is found out.
    fn of(
        puzzle: &Puzzle,
        code: Option<Code>,
        known: Option<Level>,
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let level = match known {
            Some(level) => Some(level),
            None => Solver::hodoku().any_path_of(puzzle, control)?.map(|path| path.level()),
        };
        Ok(Self { givens: puzzle.givens().clone(), code, level, daily: None, number: 1 })
    }

    pub(super) fn of_code(
        code: Code,
        known: Option<Level>,
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let puzzle = code.puzzle(control)?;
        Self::of(&puzzle, Some(code), known, control)
    }

    /// The puzzle with its description, for a game that begins `today`.
    #[must_use]
    pub fn document(&self, today: Option<Date>) -> Document {
        let made = self.code.clone().map(|code| MadePuzzle {
            code,
            level: self.level,
            date: self.daily.or(today),
            is_daily: self.daily.is_some(),
            number: self.number,
        });
        let about = made.as_ref().map(About::from).unwrap_or_default();
        Document { about, ..Document::of_givens(self.givens.clone()) }
    }
}
