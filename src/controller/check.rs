//! The only answer of the puzzle that is played: checking against it, warnings, and the end of the game.

use super::{Controller, Job, JobKind, Mode, Status};
use crate::engine::search::Uniqueness;
use crate::engine::{Cell, Contradiction, Digit, Grid, Puzzle};
use crate::game::{Board, Content, Stage};

/// What is to be done once it is known whether the puzzle has one answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Nothing: it is good to know.
    #[default]
    Nothing,
    /// Begin to play.
    Play,
    /// Check the entries.
    Check,
}

/// Why there is nothing to check against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The puzzle has no answer.
    NoAnswer,
    /// It has more than one.
    SeveralAnswers,
}

/// Which entries are marked, and which notes. In row-major order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Entries that were checked and are those of the answer.
    pub right: Vec<Cell>,
    /// Entries that are not those of the answer, where that was asked or is to be shown.
    pub wrong: Vec<Cell>,
    /// Open cells whose notes lack the digit of the answer, where that is to be shown.
    pub lost: Vec<Cell>,
}

impl Controller {
    /// What is marked right or wrong.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let (true, Some(answer)) = (self.mode == Mode::Play && !self.is_covered(), self.answer())
        else {
            return Marks::default();
        };
        let checked = self.checked == Some(self.snapshot());
        let (right, wrong) = self.entries_against(answer);
        let lost =
            if self.options.warn_lost_notes { self.cells_that_lost(answer) } else { Vec::new() };
        Marks {
            right: if checked { right } else { Vec::new() },
            wrong: if checked || self.options.warn_answer { wrong } else { Vec::new() },
            lost,
        }
    }

    /// The only answer, where it is known.
    fn answer(&self) -> Option<&Grid> {
        match self.verdict.as_ref()? {
            Uniqueness::Only(answer) => Some(answer),
            Uniqueness::NoAnswer | Uniqueness::Several => None,
        }
    }

    fn entries_against(&self, answer: &Grid) -> (Vec<Cell>, Vec<Cell>) {
        let entries = self.document.board().entries();
        let all = entries.filled().map(|(cell, digit)| (cell, answer.get(cell) == Some(digit)));
        let (right, wrong): (Vec<_>, Vec<_>) = all.partition(|&(_, right)| right);
        let cells = |list: Vec<(Cell, bool)>| list.into_iter().map(|(cell, _)| cell).collect();
        (cells(right), cells(wrong))
    }

    fn cells_that_lost(&self, answer: &Grid) -> Vec<Cell> {
        let board = self.document.board();
        board.open_cells().filter(|&cell| has_lost(board, cell, answer)).collect()
    }

    /// Finds out whether the puzzle has one answer, and goes on with what is wanted then.
    pub(super) fn judge(&mut self, wanted: Wanted) {
        match (self.verdict.take(), self.document.puzzle()) {
            (Some(verdict), _) => self.judged_for(wanted, verdict),
            (None, Err(_)) => self.judged_for(wanted, Uniqueness::NoAnswer),
            (None, Ok(puzzle)) => {
                self.wanted = wanted;
                if !self.is_running(JobKind::Judge) {
                    self.begin(Job::Judge { puzzle });
                }
            }
        }
    }

    pub(super) fn judged(&mut self, verdict: Uniqueness) {
        let wanted = std::mem::take(&mut self.wanted);
        self.judged_for(wanted, verdict);
    }

    fn judged_for(&mut self, wanted: Wanted, verdict: Uniqueness) {
        let doubt = match &verdict {
            Uniqueness::Only(_) => None,
            Uniqueness::NoAnswer => Some(Doubt::NoAnswer),
            Uniqueness::Several => Some(Doubt::SeveralAnswers),
        };
        self.verdict = Some(verdict);
        self.count_what_is_warned_of();
        match wanted {
            Wanted::Nothing => {}
            Wanted::Play => self.play_unless(doubt),
            Wanted::Check => self.check_unless(doubt),
        }
    }

    /// What was known of the answer is of no use any more.
    pub(super) fn forget_verdict(&mut self) {
        self.cancel(JobKind::Judge);
        self.wanted = Wanted::Nothing;
        self.verdict = None;
        self.checked = None;
    }

    pub(super) fn may_check(&self) -> bool {
        self.mode == Mode::Play && !self.is_covered() && !self.document.board().entries().is_empty()
    }

    fn check_unless(&mut self, doubt: Option<Doubt>) {
        let (None, Some(answer)) = (doubt, self.answer()) else {
            self.status = Status::CannotCheck(doubt.unwrap_or(Doubt::NoAnswer));
            return;
        };
        let (right, wrong) = self.entries_against(answer);
        self.status = Status::Checked { right: right.len(), wrong: wrong.len() };
        self.count_wrong(&wrong);
        self.checked = Some(self.snapshot());
    }

    /// Counts the wrong entries that a warning shows, whichever way they came onto the board.
    pub(super) fn count_what_is_warned_of(&mut self) {
        let warns = self.options.warn_answer && self.mode == Mode::Play;
        if let (true, Some(answer)) = (warns, self.answer()) {
            let (_, wrong) = self.entries_against(answer);
            self.count_wrong(&wrong);
        }
    }

    fn count_wrong(&mut self, wrong: &[Cell]) {
        let board = self.document.board();
        let digit = |&cell: &Cell| Some((cell, board.get(cell).digit()?));
        let told: Vec<_> = wrong.iter().filter_map(digit).collect();
        self.count_mistakes(told);
    }

    /// A digit was put into a cell of the game: warns, counts as a mistake what a conflict with a given tells, or ends the game.
    pub(super) fn entered(&mut self, cell: Cell, digit: Digit) {
        self.status = self.editing_status();
        let wrong = self.answer().and_then(|answer| answer.get(cell)).is_some_and(|it| it != digit);
        let broken = self.rules_broken_at(cell);
        // Beside another entry it may be that one which is wrong, and a count would tell.
        let against_a_given = broken.iter().any(|it| self.is_against_a_given(it));
        if wrong && against_a_given {
            self.count_mistakes([(cell, digit)]);
        }
        if let Some(broken) = broken.into_iter().next() {
            self.status = Status::AgainstRules(broken);
        } else if wrong && self.options.warn_answer {
            self.status = Status::AgainstAnswer(digit);
        }
        self.look_for_end();
    }

    fn is_against_a_given(&self, broken: &Contradiction) -> bool {
        let board = self.document.board();
        let is_given = |cell: &Cell| matches!(board.get(*cell), Content::Given(_));
        matches!(broken, Contradiction::Repeated { cells, .. } if cells.iter().any(is_given))
    }

    /// Which rules the digit in `cell` breaks, where that is to be shown.
    fn rules_broken_at(&self, cell: Cell) -> Vec<Contradiction> {
        if !self.options.show_conflicts {
            return Vec::new();
        }
        let digits = self.document.board().digits();
        let mut reasons = Puzzle::new(digits).err().unwrap_or_default();
        reasons.retain(|reason| match reason {
            Contradiction::Repeated { cells, .. } => cells.contains(&cell),
            _ => false,
        });
        reasons
    }

    /// Says so where notes of `cells` have lost the digit of the answer, as they had it `before`.
    pub(super) fn warn_of_lost_notes(&mut self, before: &Board, cells: &[Cell]) {
        let (true, Some(answer)) = (self.options.warn_lost_notes, self.answer()) else {
            return;
        };
        let board = self.document.board();
        let lost =
            |cell: &&Cell| has_lost(board, **cell, answer) && !has_lost(before, **cell, answer);
        if let Some(&cell) = cells.iter().find(lost) {
            let layout = board.layout();
            let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
            self.status = Status::NoteLost { row, column };
        }
    }

    /// Whether the game is solved.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.play().is_some_and(crate::game::Play::is_finished)
    }

    /// Ends the game where the board is full and right, and says so where it is full and wrong.
    pub(super) fn look_for_end(&mut self) {
        let board = self.document.board();
        if self.mode != Mode::Play || self.is_finished() || board.open_cells().next().is_some() {
            return;
        }
        let is_right =
            Puzzle::ruling_out(board.digits(), self.document.ruled_out().clone()).is_ok();
        if !is_right {
            self.status = Status::FullButWrong;
            return;
        }
        let now = self.now.running;
        if let Some(play) = self.document.play_mut() {
            play.stage = Stage::Finished;
            play.clock.stop(now);
            self.status = Status::Finished {
                time: play.clock.elapsed(now),
                hints: play.hints,
                mistakes: play.mistakes,
            };
        }
    }
}

/// Whether an open cell has notes, and that of the answer is not among them.
fn has_lost(board: &Board, cell: Cell, answer: &Grid) -> bool {
    let Content::Noted(notes) = board.get(cell) else {
        return false;
    };
    answer.get(cell).is_some_and(|digit| !notes.candidates().contains(digit))
}
