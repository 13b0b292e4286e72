//! The game that was solved last: the page beside the board, and the replay on the board.

use super::ended_game::GameSummary;
use super::replay::{GameReplay, ReplayAction};
use crate::controller::document::OpenDocument;
use crate::engine::Cells;
use crate::engine::technique::Level;
use crate::game::{GameRecord, MoveLog};

/// What happens to a game that was solved, beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvedAction {
    /// Go through the moves on the board again, by themselves; or let them stand, or go on.
    Replay,
    /// Do something with the moves that are gone through again.
    InReplay(ReplayAction),
    /// Leave the replay, or close the page on the solved game.
    Leave,
    /// The system does not ask for less motion, so a wave may go over the board.
    Celebrate,
}

/// A game that was solved, while it is in the window.
#[derive(Clone, Debug)]
pub(super) struct SolvedGame {
    solved: GameSummary,
    /// The document of the game, by its number.
    document: u64,
    replay: Option<GameReplay>,
    celebrates: bool,
    is_put_away: bool,
}

impl SolvedGame {
    /// The game of `record`, which is in `document` and was played by `moves`.
    pub(super) fn new(document: &OpenDocument, record: GameRecord, moves: &MoveLog) -> Self {
        let solved = GameSummary::of(record, moves);
        let document = document.revision().document;
        Self { solved, document, replay: None, celebrates: false, is_put_away: false }
    }

    /// Whether it is the game of `document`.
    pub(super) fn is_of(&self, document: &OpenDocument) -> bool {
        self.document == document.revision().document
    }

    /// The figures of the game. `None` if their page was closed.
    pub(super) fn told(&self) -> Option<&GameSummary> {
        Some(&self.solved).filter(|_| !self.is_put_away)
    }

    /// The game as it is gone through again.
    pub(super) fn replay(&self) -> Option<&GameReplay> {
        self.replay.as_ref()
    }

    /// Whether a wave may go over the board.
    pub(super) fn celebrates(&self) -> bool {
        self.celebrates
    }

    pub(super) fn handle(&mut self, action: SolvedAction) {
        match action {
            SolvedAction::Replay => self.run_or_stop(),
            SolvedAction::InReplay(action) => {
                if let Some(replay) = &mut self.replay {
                    replay.handle(action);
                }
            }
            SolvedAction::Leave => drop(self.leave()),
            SolvedAction::Celebrate => self.celebrates = true,
        }
    }

    fn run_or_stop(&mut self) {
        self.is_put_away = false;
        let replay = self.replay.get_or_insert_with(|| GameReplay::of(&self.solved.record));
        let is_running = replay.is_running();
        replay.handle(if is_running { ReplayAction::Pause } else { ReplayAction::Run });
    }

    /// Leaves the replay, or closes the page on the solved game. Returns whether there was one of them.
    pub(super) fn leave(&mut self) -> bool {
        if self.replay.take().is_some() {
            return true;
        }
        !std::mem::replace(&mut self.is_put_away, true)
    }

    /// Compares the game with those that were played before.
    pub(super) fn compare(&mut self, records: &[GameRecord]) {
        self.solved.compare(records);
    }

    /// Takes in how hard a puzzle is, if it is the puzzle of this game. Returns whether that is new.
    pub(super) fn take_in_level(&mut self, cells: &Cells, level: Level) -> bool {
        let record = &mut self.solved.record;
        let is_new =
            record.level.is_none() && record.givens.classic_cells().as_ref() == Some(cells);
        if is_new {
            record.level = Some(level);
        }
        is_new
    }
}
