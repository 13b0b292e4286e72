//! New games: what they are to be, and how they come to the board.

use std::ops::RangeInclusive;

use super::{After, Controller, Dialog, Job, JobKind, OpenDocument, Status};
use crate::engine::generate::{
    Code, CodeError, Date, Made, NotMade, Recipe, Shape, Symmetries, Unfit, generate,
};
use crate::engine::rating::Tenths;
use crate::engine::technique::{Level, Solver, Technique};
use crate::engine::{Cancelled, Control, Grid, Puzzle};
use crate::format::{About, Document};
use crate::store::{Folders, Stock, StoreError};
use crate::worker::day_of;

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

/// A new game as it was wished for in the dialog, not yet accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameDraft {
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
    /// What was typed is no rating and no range.
    Rating,
    /// It is no code.
    Code(CodeError),
    /// There is no puzzle of that recipe.
    Unfit(Unfit),
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

impl GameJob {
    /// Takes a puzzle that is ready, or makes one.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub(super) fn run(self, control: &Control) -> Result<Result<NewGame, NotMade>, Cancelled> {
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

    /// The puzzle, called by its code.
    fn document(&self) -> Document {
        let about = About {
            title: self.code.to_string(),
            level: self.level.map(Level::name).unwrap_or_default().to_owned(),
            ..About::default()
        };
        Document { about, ..Document::of_givens(self.givens.clone()) }
    }
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

    /// What was wished for; `drawn` is the board that givens may have to stand on.
    ///
    /// # Errors
    /// What is wrong first.
    pub fn wish(&self, drawn: &Grid) -> Result<GameWish, GameError> {
        let code = self.code.trim();
        if !code.is_empty() {
            return code.parse().map(GameWish::Code).map_err(GameError::Code);
        }
        let recipe = self.recipe(drawn)?;
        match self.level {
            Some(level) if recipe == Recipe::of_level(level) => Ok(GameWish::Level(level)),
            _ => Ok(GameWish::Recipe(Box::new(recipe))),
        }
    }

    fn recipe(&self, drawn: &Grid) -> Result<Recipe, GameError> {
        let shape = if self.as_drawn {
            Shape::Drawn(drawn.filled().map(|(cell, _)| cell).collect())
        } else {
            Shape::Symmetric(self.symmetries)
        };
        let givens = range(&self.givens, |one| one.parse().ok(), GameError::Givens)?;
        let er = range(&self.rating, rating, GameError::Rating)?;
        let recipe = Recipe {
            shape,
            level: self.level,
            technique: self.technique,
            er,
            givens,
            ..Recipe::default()
        }
        .minimal_as_usual();
        recipe.check().map_err(GameError::Unfit)?;
        Ok(recipe)
    }
}

/// The range that was typed, or the one number; none where nothing was, and `error` for what is neither.
fn range<T: Copy + PartialOrd>(
    typed: &str,
    one: impl Fn(&str) -> Option<T>,
    error: GameError,
) -> Result<Option<RangeInclusive<T>>, GameError> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let parted = typed.split_once("..").or_else(|| typed.split_once(['-', '–', '…']));
    let (low, high) = parted.unwrap_or((typed, typed));
    match (one(low.trim()), one(high.trim())) {
        (Some(low), Some(high)) if low <= high => Ok(Some(low..=high)),
        _ => Err(error),
    }
}

/// A rating such as `7.2`, `7,2` or `7`, of those that there are.
fn rating(typed: &str) -> Option<Tenths> {
    typed.replace(',', ".").parse().ok().filter(|&rating| rating <= Tenths::BEYOND)
}

impl Controller {
    /// Whether the board holds enough digits to be the pattern of a puzzle.
    #[must_use]
    pub fn may_draw_pattern(&self) -> bool {
        self.document().board().digits().filled_count() >= 17
    }

    pub(super) fn ask_for_game(&mut self) {
        let draft = self.game_draft.clone();
        self.dialog = Some(Dialog::NewGame { draft, error: None });
    }

    /// Begins what was wished for, or says in the dialog what is wrong with it.
    pub(super) fn game_typed(&mut self, draft: GameDraft) {
        match draft.wish(&self.document().board().digits()) {
            Ok(wish) => {
                self.dialog = None;
                self.game_draft = GameDraft { code: String::new(), ..draft };
                self.request(After::NewGame(wish));
            }
            Err(error) => self.dialog = Some(Dialog::NewGame { draft, error: Some(error) }),
        }
    }

    pub(super) fn ask_for_daily_game(&mut self) {
        self.dialog = None;
        match day_of(self.now.moment.seconds) {
            Some(date) => self.request(After::NewGame(GameWish::Daily(date))),
            None => self.status = Status::NoDay,
        }
    }

    /// Asks for another game like the last one: by the same wish, or else of the same level.
    pub(super) fn ask_for_next_game(&mut self) {
        let again = self
            .last_wish
            .clone()
            .filter(|wish| matches!(wish, GameWish::Level(_) | GameWish::Recipe(_)));
        let level = self.level_of_game().unwrap_or(self.options.game_level());
        self.request(After::NewGame(again.unwrap_or(GameWish::Level(level))));
    }

    pub(super) fn make_game(&mut self, wish: GameWish) {
        if let GameWish::Level(level) = wish {
            self.change_options(|options| options.set_game_level(level));
        }
        self.last_wish = Some(wish.clone());
        self.status = Status::MakingGame;
        let seed = self.draw_seed();
        self.begin(Job::Game(GameJob { wish, seed, folders: self.folders.clone() }));
    }

    pub(super) fn game_made(&mut self, made: Result<NewGame, NotMade>) {
        match made {
            // What was done meanwhile is not lost unasked.
            Ok(game) => self.unless_unsaved(After::BeginGame(Box::new(game))),
            Err(why) => self.status = Status::NoGame(why),
        }
    }

    /// Puts a puzzle that was made onto the board and begins to play it.
    pub(super) fn begin_game(&mut self, game: &NewGame) {
        self.show_document(OpenDocument::of_no_file(game.document()));
        self.begin_play();
        self.status = Status::NewGame(game.level);
        self.fill_stock();
    }

    /// A puzzle was made ahead, or could not be kept.
    pub(super) fn stocked(&mut self, stocked: &Result<bool, StoreError>) {
        if let Ok(true) = stocked {
            self.fill_stock();
        }
    }

    /// Has puzzles made ahead, one after the other, as long as some are missing.
    pub(super) fn fill_stock(&mut self) {
        if let Some(folders) = self.folders.clone()
            && !self.is_running(JobKind::Stock)
        {
            let seed = self.draw_seed();
            self.begin(Job::Stock { folders, seed });
        }
    }
}
