//! A game that is gone through again, move by move.

use core::time::Duration;
use std::sync::Arc;

use super::{Board, Edit, History, Move, MoveLog};
use crate::engine::{Cell, Grid};

/// A game that is gone through again.
#[derive(Clone, Debug)]
pub struct Replay {
    board: Board,
    history: History,
    /// When each move was made.
    times: Vec<Duration>,
}

impl Replay {
    /// The game from its start. A move that changes nothing is left out.
    #[must_use]
    pub fn new(start: Board, moves: Vec<Move>) -> Self {
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

    /// The board after the moves that have been made.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many moves have been made.
    #[must_use]
    pub fn made(&self) -> usize {
        self.history.done_count()
    }

    /// How many moves there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.times.len()
    }

    /// When the last of the moves that have been made was made; zero at the start.
    #[must_use]
    pub fn time(&self) -> Duration {
        self.made().checked_sub(1).map_or(Duration::ZERO, |last| self.times[last])
    }

    /// When the next move was made; `None` at the end.
    #[must_use]
    pub fn time_of_next(&self) -> Option<Duration> {
        self.times.get(self.made()).copied()
    }

    /// Makes the next move and says where; `None` at the end.
    pub fn forward(&mut self) -> Option<Cell> {
        self.history.redo(&mut self.board)
    }

    /// Takes the last move back and says where; `None` at the start.
    pub fn back(&mut self) -> Option<Cell> {
        self.history.undo(&mut self.board)
    }

    /// Goes to where so many moves have been made, or to the end where there are fewer, and says where the last step was.
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
    /// Whether they lead from the givens of `board` to the digits and notes on it.
    #[must_use]
    pub fn leads_to(&self, board: &Board) -> bool {
        let givens = board.givens();
        let start = Board::new(&givens, &Grid::empty(Arc::clone(givens.layout())));
        let mut replay = Replay::new(start, self.moves());
        replay.go_to(replay.count());
        let holds_the_same = |cell| replay.board().get(cell) == board.get(cell);
        board.layout().cells().all(holds_the_same)
    }
}
