//! The replay of a game, move by move.

use std::time::Duration;

use crate::engine::Cell;
use crate::game::{GameBoard, GameRecord, Replay};

/// A game that was played, at one of its moves.
#[derive(Clone, Debug)]
pub struct GameReplay {
    record: GameRecord,
    replay: Replay,
    /// Where the last step was.
    touched: Option<Cell>,
    is_running: bool,
    /// Whether its moves could be read.
    is_whole: bool,
}

/// What happens to such a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAction {
    /// Make the next move.
    Forward,
    /// Take the last move back.
    Back,
    /// Go to the board after this many moves.
    GoTo(usize),
    /// Go to the start.
    ToStart,
    /// Go to the end.
    ToEnd,
    /// Let the moves follow each other by themselves.
    Run,
    /// Stop them.
    Pause,
    /// It is time for the next move that is made by itself.
    Step,
}

impl GameReplay {
    /// The game at its start. One whose moves cannot be read has none.
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        let layout = record.givens.layout();
        let moves = record.moves.read(layout);
        let is_whole = moves.is_ok();
        let start = GameBoard::new(&record.givens, &crate::engine::Grid::empty(layout.clone()))
            .with_rules(record.rules.clone());
        let replay = Replay::new(start, moves.unwrap_or_default());
        Self { record: record.clone(), replay, touched: None, is_running: false, is_whole }
    }

    /// What is remembered of the game.
    #[must_use]
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// The board after the moves that have been made.
    #[must_use]
    pub fn board(&self) -> &GameBoard {
        self.replay.board()
    }

    /// The cell that the last step was at.
    #[must_use]
    pub fn touched(&self) -> Option<Cell> {
        self.touched
    }

    /// How many moves have been made.
    #[must_use]
    pub fn made(&self) -> usize {
        self.replay.made()
    }

    /// How many moves there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.replay.count()
    }

    /// What the game's clock showed then.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.replay.time()
    }

    /// Whether the moves follow each other by themselves.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// Whether the moves could be read.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    pub(super) fn handle(&mut self, action: ReplayAction) {
        let to = match action {
            ReplayAction::Forward => self.made() + 1,
            ReplayAction::Back => self.made().saturating_sub(1),
            ReplayAction::GoTo(made) => made,
            ReplayAction::ToStart => 0,
            ReplayAction::ToEnd => self.count(),
            ReplayAction::Run => return self.run(),
            ReplayAction::Pause => return self.is_running = false,
            ReplayAction::Step if self.is_running => self.made() + 1,
            ReplayAction::Step => return,
        };
        if action != ReplayAction::Step {
            self.is_running = false;
        }
        self.touched = self.replay.go_to(to).or(self.touched);
        self.is_running &= self.made() < self.count();
    }

    /// Lets the moves follow each other by themselves. At the end of the game, begins again at its start.
    fn run(&mut self) {
        if self.made() == self.count() {
            self.touched = None;
            self.replay.go_to(0);
        }
        self.is_running = self.count() > 0;
    }
}
