//! Makes a puzzle to play, or takes one that was made ahead.

use super::{Activity, BackgroundJob, CancelPolicy, JobSubject, Policy};
use crate::engine::generate::{
    Code, Date, GeneratedPuzzle, GenerationError, Recipe, Symmetries, generate,
};
use crate::engine::technique::{Level, Solver};
use crate::engine::{Cancelled, Control, Grid, Puzzle, Rules};
use crate::format::{About, Document, MadePuzzle};
use crate::game::{Clock, GameRecord, MoveLog, Play, Stage};
use crate::store::records::first_solved;
use crate::store::{Folders, Stock, count_game};

/// The wish for a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameWish {
    /// A usual puzzle of a level.
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
    /// What it says of its cells besides: the cages of a killer.
    pub rules: Rules,
    /// What it is called; `None` on a board that no code can say.
    pub code: Option<Code>,
    /// How hard it is; `None` for a puzzle on a board that has no levels.
    pub level: Option<Level>,
    /// The day whose puzzle it is, if it is one of a day.
    pub daily: Option<Date>,
    /// Its number among the games of its level that begin on the same day, the first of which is 1.
    pub number: u32,
    /// The game in which the puzzle of the day was solved already.
    pub solved: Option<Box<GameRecord>>,
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

    fn run(self, control: &Control) -> Result<Self::Reply, Cancelled> {
        let (today, folders) = (self.today, self.folders.clone());
        let mut made = match self.make(control) {
            Err(GenerationError::Cancelled) => return Err(Cancelled),
            made => made,
        };
        if let (Ok(game), Some(folders)) = (&mut made, folders) {
            match (game.daily, &game.code, today) {
                (Some(_), _, _) => {
                    game.solved = first_solved(&folders, &game.givens).map(Box::new);
                }
                (None, Some(_), Some(today)) => {
                    game.number = count_game(&folders, today, game.level);
                }
                (None, None, _) | (None, _, None) => {}
            }
        }
        Ok(made)
    }
}

impl GameJob {
    fn make(self, control: &Control) -> Result<NewGame, GenerationError> {
        let daily = match self.wish {
            GameWish::Daily(date) => Some(date),
            GameWish::Level(_) | GameWish::Recipe(_) | GameWish::Code(_) => None,
        };
        let (recipe, seed) = match self.wish {
            GameWish::Code(code) => return Ok(NewGame::of_code(code, None, control)?),
            GameWish::Level(level) => {
                match from_stock(self.folders.as_ref(), level, self.symmetries) {
                    Some(code) => return Ok(NewGame::of_code(code, Some(level), control)?),
                    None => (Recipe::of_game(level, self.symmetries), self.seed),
                }
            }
            GameWish::Recipe(recipe) => (*recipe, self.seed),
            GameWish::Daily(date) => date.puzzle(None),
        };
        let GeneratedPuzzle { puzzle, code, .. } = generate(&recipe, seed, control)?;
        Ok(NewGame { daily, ..NewGame::of(&puzzle, code, recipe.level, control)? })
    }
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
        let (givens, rules) = (puzzle.givens().clone(), puzzle.rules().clone());
        Ok(Self { givens, rules, code, level, daily: None, number: 1, solved: None })
    }

    pub(super) fn of_code(
        code: Code,
        known: Option<Level>,
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let puzzle = code.puzzle(control)?;
        Self::of(&puzzle, Some(code), known, control)
    }

    /// The game as it was solved already, with the description of the puzzle. Returns `None` if it was not solved, or if its
    /// moves are not known.
    #[must_use]
    pub fn solved_document(&self) -> Option<Document> {
        let record = self.solved.as_deref()?;
        let board = record.last_board().filter(|board| board.open_cells().next().is_none())?;
        let document = Document { about: self.about(None), ..Document::of_board(&board) };
        let mut work = document.work();
        work.moves = MoveLog::of(record.moves.read(board.layout()).unwrap_or_default());
        work.play = Some(Play {
            clock: Clock::standing_at(record.played),
            stage: Stage::Finished,
            hints: record.hints,
            mistakes: record.mistakes,
            started: Some(record.started),
            ..Play::default()
        });
        work.playing = true;
        Some(Document { work: work.kept(), ..document })
    }

    /// The puzzle with its description, for a game that begins `today`.
    #[must_use]
    pub fn document(&self, today: Option<Date>) -> Document {
        let plain = Document::of_givens(self.givens.clone());
        Document { about: self.about(today), rules: self.rules.clone(), ..plain }
    }

    fn about(&self, today: Option<Date>) -> About {
        let made = self.code.clone().map(|code| MadePuzzle {
            code,
            level: self.level,
            date: self.daily.or(today),
            is_daily: self.daily.is_some(),
            number: self.number,
        });
        made.as_ref().map(About::from).unwrap_or_default()
    }
}
