//! Plays the moves of a game again, forward and backward.

use core::time::Duration;
use std::sync::Arc;

use super::{Edit, GameBoard, History, Move, MoveLog};
use nonet_engine::{Cell, Grid};

/// A game with a cursor among its moves.
#[derive(Clone, Debug)]
pub struct Replay {
    board: GameBoard,
    history: History,
    /// The time of each move on the game's clock.
    times: Vec<Duration>,
}

impl Replay {
    /// The game of these moves, with the cursor at `start`. A move that changes nothing is dropped.
    #[must_use]
    pub fn new(start: GameBoard, moves: Vec<Move>) -> Self {
        let mut replay = Self { board: start, history: History::default(), times: Vec::new() };
        for one in moves {
            if let Some(edit) = Edit::of_cells(&replay.board, one.cells) {
                replay.history.apply(&mut replay.board, edit);
                replay.times.push(one.at);
            }
        }
        replay.go_to(0);
        replay
    }

    /// The board at the cursor.
    #[must_use]
    pub fn board(&self) -> &GameBoard {
        &self.board
    }

    /// Number of moves before the cursor.
    #[must_use]
    pub fn made(&self) -> usize {
        self.history.done_count()
    }

    /// Number of all moves.
    #[must_use]
    pub fn count(&self) -> usize {
        self.times.len()
    }

    /// The time of the move before the cursor; zero at the start.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.made().checked_sub(1).map_or(Duration::ZERO, |last| self.times[last])
    }

    /// The time of the move after the cursor. Returns `None` at the end.
    #[must_use]
    pub fn time_of_next(&self) -> Option<Duration> {
        self.times.get(self.made()).copied()
    }

    /// Goes one move forward. Returns the move's first cell, or `None` at the end.
    pub fn forward(&mut self) -> Option<Cell> {
        self.history.redo(&mut self.board)
    }

    /// Goes one move back. Returns the move's first cell, or `None` at the start.
    pub fn back(&mut self) -> Option<Cell> {
        self.history.undo(&mut self.board)
    }

    /// Moves the cursor behind the move number `made`, or to the end if there are fewer moves. Returns the first cell
    /// of the last move passed.
    pub fn go_to(&mut self, made: usize) -> Option<Cell> {
        let made = made.min(self.count());
        let mut last = None;
        while self.made() < made {
            last = self.forward();
        }
        while self.made() > made {
            last = self.back();
        }
        last
    }
}

impl MoveLog {
    /// Whether the moves lead from the givens of `board` to the digits and notes on it.
    #[must_use]
    pub fn leads_to(&self, board: &GameBoard) -> bool {
        let givens = board.givens();
        let start = GameBoard::new(&givens, &Grid::empty(Arc::clone(givens.layout())));
        let mut replay = Replay::new(start, self.moves());
        replay.go_to(replay.count());
        let holds_the_same = |cell| replay.board().get(cell) == board.get(cell);
        board.layout().cells().all(holds_the_same)
    }
}
