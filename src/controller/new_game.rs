//! New games: asks for the puzzle, starts the job that makes it, and puts the puzzle on the board.

use std::sync::Arc;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::Dialog;
use super::document::OpenDocument;
use super::event::Event;
use super::game_draft::{GameDraft, GameShape};
use super::status::Status;
use super::writing;
use crate::engine::generate::{
    BoardChoice, FEWEST_GIVENS, GenerationError, Recipe, RecipeConflict,
};
use crate::engine::technique::Level;
use crate::jobs::{GameJob, GameWish, JobKind, NewGame, StockJob};
use crate::store::stock::Refill;
use crate::store::{KeptBoards, StoreError};
use crate::worker::day_of;

/// What happens in the dialog for a new game.
#[derive(Debug)]
pub enum NewGameAction {
    /// The choices in the dialog were accepted.
    Typed(Box<GameDraft>),
}

/// The wishes so far.
#[derive(Debug, Default)]
pub(super) struct NewGameFeature {
    /// What was typed in the dialog for a new game last; `None` until then.
    draft: Option<GameDraft>,
    /// The wish for the last new game.
    last_wish: Option<GameWish>,
}

impl NewGameFeature {
    pub(super) fn handle(&mut self, cx: &mut Context, action: NewGameAction) {
        match action {
            NewGameAction::Typed(draft) => self.typed(cx, *draft),
        }
    }

    /// Opens the dialog for a new game. A board in the window that is not the classic one is offered first, and
    /// without a level if its puzzles have none.
    pub(super) fn ask(&self, cx: &mut Context, kept: &KeptBoards) {
        let usual = || GameDraft { symmetries: cx.options.game_symmetry(), ..GameDraft::default() };
        let mut draft = self.draft.clone().unwrap_or_else(usual);
        let shown = cx.document.board().layout();
        if !shown.is_classic() && !cx.at_start {
            draft.shape = GameShape::of(shown, kept);
        }
        if !draft.has_levels() {
            draft.level = None;
        }
        cx.dialogs.replace(Dialog::NewGame { draft, error: None });
    }

    /// Begins the game of the dialog, or shows the error in the dialog.
    fn typed(&mut self, cx: &mut Context, draft: GameDraft) {
        match draft.wish(&cx.document.board().digits(), cx.options.game_symmetry()) {
            Ok(wish) => {
                cx.dialogs.close();
                self.draft = Some(GameDraft { code: String::new(), ..draft });
                cx.tell(Event::DepartureWanted(Departure::NewGame(wish)));
            }
            Err(error) => cx.dialogs.replace(Dialog::NewGame { draft, error: Some(error) }),
        }
    }

    /// Asks for another game like the last one: by the same wish, or else of the same level on the same board.
    pub(super) fn ask_for_next(&self, cx: &mut Context, level_of_game: Option<Level>) {
        let is_repeatable = |wish: &GameWish| match wish {
            GameWish::Level(_) | GameWish::Recipe(_) => true,
            GameWish::Daily(_) | GameWish::Code(_) => false,
        };
        let again = self.last_wish.clone().filter(is_repeatable);
        let level = level_of_game.unwrap_or(cx.options.game_level());
        let wish = again.unwrap_or_else(|| of_level(cx, level));
        cx.tell(Event::DepartureWanted(Departure::NewGame(wish)));
    }

    /// Makes a puzzle in the background.
    pub(super) fn make(&mut self, cx: &mut Context, wish: GameWish) {
        if let GameWish::Level(level) = wish {
            cx.change_options(|options| options.set_game_level(level));
        }
        self.last_wish = Some(wish.clone());
        cx.status = Status::MakingGame;
        let seed = cx.draw_seed();
        let symmetries = cx.options.game_symmetry();
        let today = cx.now.moment.day().date();
        let folders = cx.system.folders.clone();
        cx.begin(GameJob { wish, seed, symmetries, today, folders });
    }

    /// Another puzzle comes to the board, so the wish is dropped.
    pub(super) fn forget_wish(&mut self) {
        self.last_wish = None;
    }
}

/// The wish for a game of a level on the board in the window. If that has no levels, the game is any one on it.
pub(super) fn of_level(cx: &Context, level: Level) -> GameWish {
    let layout = cx.document.board().layout();
    if layout.is_classic() || cx.at_start {
        return GameWish::Level(level);
    }
    let board = BoardChoice::Layout(Arc::clone(layout));
    let any = Recipe::of_board(board);
    let of_level = Recipe { level: Some(level), ..any.clone() };
    let has_levels = of_level.check() != Err(RecipeConflict::NotRated);
    GameWish::Recipe(Box::new(if has_levels { of_level } else { any }))
}

/// Whether the board holds enough digits to be the pattern of a puzzle.
pub(super) fn may_draw_pattern(cx: &Context) -> bool {
    let digits = cx.document.board().digits();
    digits.layout().is_classic() && digits.filled_count() >= usize::from(FEWEST_GIVENS)
}

/// Asks for the puzzle of the day.
pub(super) fn ask_for_daily(cx: &mut Context) {
    cx.dialogs.close();
    match day_of(cx.now.moment.seconds) {
        Some(date) => cx.tell(Event::DepartureWanted(Departure::NewGame(GameWish::Daily(date)))),
        None => cx.status = Status::NoDay,
    }
}

/// Takes in a puzzle that was made, or why there is none. What was done meanwhile is not lost unasked.
pub(super) fn made(cx: &mut Context, made: Result<NewGame, GenerationError>) {
    match made {
        Ok(game) => cx.tell(Event::DepartureResumed(Departure::BeginGame(Box::new(game)))),
        Err(why) => cx.status = Status::NoGame(why),
    }
}

/// Puts a puzzle that was made onto the board and begins to play it. A puzzle of the day that was solved already is shown
/// as it was solved.
pub(super) fn begin(cx: &mut Context, game: &NewGame) {
    let today = cx.now.moment.day().date();
    let (document, status) = match (game.solved_document(), &game.solved) {
        (Some(solved), Some(record)) => (solved, Status::DailySolved { time: record.played }),
        (Some(_) | None, _) => (game.document(today), Status::NewGame(game.level)),
    };
    cx.show_document(OpenDocument::of_no_file(document));
    writing::begin_game(cx);
    cx.status = status;
    fill_stock(cx);
}

/// A puzzle was made ahead, or the stock could not be written.
pub(super) fn stocked(cx: &mut Context, refill: &Result<Refill, StoreError>) {
    if let Ok(Refill { more: true, .. }) = refill {
        fill_stock(cx);
    }
}

/// Has puzzles made ahead, one after the other, as long as some are missing.
pub(super) fn fill_stock(cx: &mut Context) {
    if let Some(folders) = cx.system.folders.clone().filter(|_| !cx.jobs.has(JobKind::Stock)) {
        let seed = cx.draw_seed();
        cx.begin(StockJob { folders, seed, symmetries: cx.options.game_symmetry() });
    }
}
