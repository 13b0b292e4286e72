//! Hints: how a person would go on, told a little at a time, and lists of steps to choose from.
//!
//! A hint holds for one state of the document and is dropped with it.

use super::{Command, Controller, Effect, Job, JobKind, Position, Status};
use crate::engine::search::Uniqueness;
use crate::engine::technique::{Board, Candidate, CellSet, Mistake, Solver, Step};
use crate::engine::{Cell, Contradiction, DigitSet};
use crate::game::{Content, NoteKind};
use crate::store::Techniques;

/// What there is to tell somebody who asks how to go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// The puzzle is none that people could solve.
    None(NoHint),
    /// This has to be put right first.
    Mistakes(Vec<Mistake>),
    /// None of several answers has the digits that stand on the board, and why, as far as a look tells.
    NoWayOn(Vec<Contradiction>),
    /// None of several answers is among the candidates that are left.
    NoneLeft,
    /// None of the known techniques finds a step.
    Nothing,
    /// A step.
    Step {
        /// What it is.
        step: Box<Step>,
        /// The board that it was found on.
        board: Box<Board>,
        /// How much of it is told.
        stage: Stage,
    },
}

/// What was found on a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<T> {
    /// What it is.
    pub what: T,
    /// Whether the puzzle has more than one answer.
    pub several_answers: bool,
}

/// Why there is no hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoHint {
    /// The puzzle has no answer, and why, as far as a look tells.
    NoAnswer(Vec<Contradiction>),
    /// Each cell holds a digit.
    Full,
    /// Techniques are for classic boards.
    NotClassic,
}

/// How much of a step is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Where to look.
    Place,
    /// What to look for.
    Technique,
    /// Everything.
    Step,
}

/// Which steps a list has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Those that lead to the answer, one after the other.
    Path,
    /// Those that can be seen now.
    All,
}

/// A list of steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Steps {
    /// Which steps these are.
    pub listing: Listing,
    /// The board that the list begins with.
    pub start: Board,
    /// The steps in order.
    pub steps: Vec<Step>,
    /// Whether they were found by the techniques that puzzles are rated by, in their order.
    pub is_standard: bool,
    /// The place of the step that is shown.
    pub chosen: Option<usize>,
}

/// What was told in a game: it counts as one hint, however often it is asked for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Told {
    /// A step.
    Step(Box<Step>),
    /// The steps from a board.
    List(Listing, Box<Board>),
}

impl Steps {
    /// The step at `place`, with the board that it is seen on.
    fn hint(&self, place: usize) -> Option<Hint> {
        let step = self.steps.get(place)?;
        let mut board = self.start.clone();
        if self.listing == Listing::Path {
            self.steps[..place].iter().for_each(|before| board.apply(before));
        }
        Some(Hint::Step {
            step: Box::new(step.clone()),
            board: Box::new(board),
            stage: Stage::Step,
        })
    }
}

impl Controller {
    /// The hint that is shown; none over a board that is covered.
    #[must_use]
    pub fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|_| !self.is_covered()).map(|(_, hint)| hint)
    }

    /// The list of steps that is shown; none over a board that is covered.
    #[must_use]
    pub fn steps(&self) -> Option<&Steps> {
        self.steps.as_ref().filter(|_| !self.is_covered())
    }

    pub(super) fn may_hint(&self) -> bool {
        self.shown().is_none() && !self.is_covered() && self.has_open_cells()
    }

    /// Tells the next stage of the hint, or looks for one.
    pub(super) fn tell_more(&mut self) {
        match self.hint.clone() {
            Some((_, Hint::Step { step, board, stage })) => {
                let stage = if stage == Stage::Place { Stage::Technique } else { Stage::Step };
                self.show_hint(Hint::Step { step, board, stage });
            }
            // It is being looked for already.
            _ if self.is_running(JobKind::Hint) => {}
            _ => match self.practised() {
                Some(hint) => self.show_hint(hint),
                None => self.look_for_hint(),
            },
        }
    }

    fn look_for_hint(&mut self) {
        match self.position() {
            Ok(position) => self.begin(Job::Hint(Box::new(position))),
            Err(why) => self.show_hint(Hint::None(why)),
        }
    }

    /// The board as somebody sees it who knows what counts as known.
    fn position(&self) -> Result<Position, NoHint> {
        let Techniques { known, order } = self.options().techniques.clone();
        Ok(Position::of(self.document())?.solved_by(Solver::knowing(known, order)))
    }

    /// Lists steps in the side panel.
    pub(super) fn list(&mut self, listing: Listing) {
        if !self.options().side_panel {
            self.change_options(|options| options.side_panel = true);
        }
        match self.position() {
            Ok(position) => self.begin(Job::Steps(Box::new(position), listing)),
            Err(why) => self.show_hint(Hint::None(why)),
        }
    }

    pub(super) fn hint_found(&mut self, Found { what: hint, several_answers }: Found<Hint>) {
        self.note_answers(several_answers);
        if self.shown().is_none() {
            self.steps = None;
            self.count_told(&hint);
            self.show_hint(hint);
        }
    }

    /// Remembers that the puzzle has several answers, where that was found on the way.
    fn note_answers(&mut self, several: bool) {
        if several {
            self.verdict = Some(Uniqueness::Several);
        }
    }

    /// Whether what is told holds for each of several answers.
    #[must_use]
    pub fn hint_holds_for_several(&self) -> bool {
        let is_of_steps = matches!(self.hint(), Some(Hint::Step { .. } | Hint::Nothing));
        is_of_steps && self.verdict == Some(Uniqueness::Several)
    }

    /// Counts a step as a hint, and wrong digits as mistakes.
    fn count_told(&mut self, hint: &Hint) {
        match hint {
            Hint::Step { step, .. } => self.count_hint(Told::Step(step.clone())),
            Hint::Mistakes(mistakes) => {
                let wrong = mistakes.iter().filter_map(|mistake| match *mistake {
                    Mistake::WrongDigit(Candidate { cell, digit }) => Some((cell, digit)),
                    Mistake::LostCandidate(_) => None,
                });
                self.count_mistakes(wrong);
            }
            _ => {}
        }
    }

    pub(super) fn steps_found(&mut self, found: Found<Result<Steps, Hint>>) {
        let Found { what, several_answers } = found;
        self.note_answers(several_answers);
        match what {
            Err(hint) => self.hint_found(Found { what: hint, several_answers }),
            Ok(_) if self.shown().is_some() => {}
            Ok(steps) => {
                self.count_hint(Told::List(steps.listing, Box::new(steps.start.clone())));
                let (listing, count) = (steps.listing, steps.steps.len());
                self.steps = Some(steps);
                self.choose_step(0);
                self.status = Status::Listed(listing, count);
            }
        }
    }

    pub(super) fn choose_step(&mut self, place: usize) {
        let hint = self.steps.as_ref().and_then(|steps| steps.hint(place));
        if let (Some(hint), Some(steps)) = (hint, &mut self.steps) {
            steps.chosen = Some(place);
            self.show_hint(hint);
        }
    }

    /// The place of the step before or after the one that is shown.
    pub(super) fn step_beside(&self, command: Command) -> Option<usize> {
        let steps = self.steps()?;
        let chosen = steps.chosen?;
        let place = match command {
            Command::PreviousStep => chosen.checked_sub(1)?,
            _ => chosen + 1,
        };
        (place < steps.steps.len()).then_some(place)
    }

    pub(super) fn choose_beside(&mut self, command: Command) {
        if let Some(place) = self.step_beside(command) {
            self.choose_step(place);
        }
    }

    pub(super) fn copy_steps(&mut self) {
        if self.steps.is_some() {
            self.effects.push(Effect::CopySteps);
            self.status = Status::CopiedSteps;
        }
    }

    pub(super) fn show_hint(&mut self, hint: Hint) {
        self.status = Status::Hint(hint.clone());
        self.hint = Some((self.snapshot(), hint));
    }

    /// Takes the hint away and says whether there was one.
    pub(super) fn close_hint(&mut self) -> bool {
        let shown = self.hint.take().is_some();
        self.steps = None;
        if shown && matches!(self.status, Status::Hint(_) | Status::Listed(..)) {
            self.status = self.editing_status();
        }
        shown
    }

    /// Drops what was found for a board that is no longer there.
    pub(super) fn drop_old_hint(&mut self) {
        let now = self.snapshot();
        let answered = self.shown().is_some();
        if self.hint.as_ref().is_some_and(|(then, _)| *then != now || answered) {
            self.close_hint();
        }
    }

    /// No hint is found any more for a board that has changed.
    pub(super) fn stop_hinting(&mut self) {
        self.cancel(JobKind::Hint);
        self.cancel(JobKind::Steps);
    }

    /// Whether there is something that the hint can carry out.
    pub(super) fn may_apply(&self) -> bool {
        matches!(self.hint(), Some(Hint::Step { .. } | Hint::Mistakes(_)))
    }

    /// Carries out the step that is told, and in a path those that lead to it, or clears what is wrong, as one edit.
    pub(super) fn apply_hint(&mut self) {
        let count = self.steps_ahead();
        let (changes, done) = match self.hint() {
            Some(Hint::Mistakes(mistakes)) => {
                let cleared = mistakes.iter().map(|one| (one.cell(), Content::Empty));
                (cleared.collect(), Status::MistakesCleared)
            }
            Some(Hint::Step { step, board, .. }) => {
                let mut after = board.as_ref().clone();
                after.apply(step);
                (self.changes_into(&after), Status::StepsApplied(count))
            }
            _ => return,
        };
        let applied = if self.play().is_some() {
            let squares = self.squares_of(changes);
            self.write_squares(squares)
        } else {
            self.document.put_all(changes)
        };
        if applied {
            self.practice = None;
            self.stop_hinting();
            self.status = done;
            self.look_for_end();
        }
    }

    /// How many steps are carried out with the one that is shown: on a path all before it, too.
    fn steps_ahead(&self) -> usize {
        let path = self.steps().filter(|steps| steps.listing == Listing::Path);
        path.and_then(|path| path.chosen).map_or(1, |chosen| chosen + 1)
    }

    /// Puts down the digits of `after` and brings the notes to its candidates. Cells without notes get some only where
    /// a candidate has to go that no note tells of: all open cells while there is no note at all, else that cell.
    fn changes_into(&self, after: &Board) -> Vec<(Cell, Content)> {
        let held = self.document().board();
        let bare = held.notes().next().is_none();
        let ruled_out = self.cells_ruled_out_in(after);
        let noted = |cell: Cell| {
            let has_notes = !held.get(cell).notes().candidates().is_empty();
            has_notes || ruled_out.contains(cell) || (bare && !ruled_out.is_empty())
        };
        let change = |cell: Cell| match after.digit(cell) {
            Some(digit) => Some((cell, Content::Entry(digit))),
            None if noted(cell) => Some((cell, noting(held.get(cell), after.candidates(cell)))),
            None => None,
        };
        let layout = held.layout();
        let open = layout.cells().filter(|&cell| held.get(cell).digit().is_none());
        open.filter_map(change).collect()
    }

    /// The open cells that have fewer candidates in `after` than its digits leave them.
    fn cells_ruled_out_in(&self, after: &Board) -> CellSet {
        let layout = self.document().board().layout();
        let open = after.open();
        let fewer = |&cell: &Cell| {
            let peers = layout.peers(cell).iter();
            let seen = peers.filter_map(|&peer| after.digit(peer)).collect();
            let left = layout.all_digits().without(self.document().ruled_out().get(cell));
            after.candidates(cell) != left.without(seen)
        };
        open.iter().filter(fewer).collect()
    }
}

/// What an open cell holds once `candidates` are noted there: in the corners, or in the middle where all notes are.
fn noting(held: Content, candidates: DigitSet) -> Content {
    let notes = held.notes();
    let in_middle = notes.corner.is_empty() && !notes.centre.is_empty();
    let kind = if in_middle { NoteKind::Centre } else { NoteKind::Corner };
    Content::of_notes(notes.with(kind, candidates))
}
