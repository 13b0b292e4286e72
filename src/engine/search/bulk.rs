//! Solves and judges many classic puzzles at once, in a lane of a vector each.
//!
//! This is for lists of puzzles: eight are worked on side by side, and a lane that is done takes the next from
//! the list. A puzzle never gets more than its lane, so its effort does not depend on its neighbours. A puzzle on which
//! its lane gives up is searched by [`Answers`] instead, which learns from dead ends.
//!
//! Puzzles are told by their givens alone. One that rules out more than these do is searched by
//! [`count`](super::count()) and [`Answers`].

pub use super::classic::Instructions;
use super::classic::{Done, Ended, Goal, PuzzleOutcome, Shared, Solo};
use super::meter::Meter;
use super::{Answers, Effort, Uniqueness, uniqueness};
use crate::engine::{Cancelled, Cells, Control, Grid, Puzzle};

/// How many answers a puzzle has, as far as that makes a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No answer.
    None,
    /// A single answer.
    One,
    /// Two answers or more.
    Several,
}

impl Verdict {
    fn of(answers: u64) -> Self {
        match answers {
            0 => Self::None,
            1 => Self::One,
            _ => Self::Several,
        }
    }
}

/// The first answer of one puzzle of many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstAnswer {
    /// The first answer in lexicographic order; `None` where there is none.
    pub answer: Option<Cells>,
    /// The work done for it.
    pub effort: Effort,
}

/// How many answers `puzzle` has: none, one, or several. Its givens may contradict each other.
///
/// All boards work on the one puzzle, which is quicker than a list of one.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn verdict(puzzle: &Cells, control: &Control) -> Result<Verdict, Cancelled> {
    let mut meter = Meter::new(control, Effort::default(), 0);
    match Shared::new(Instructions::best(), puzzle).eager().count(1, &mut meter)? {
        Ended::Counted => Ok(Verdict::of(meter.answers)),
        Ended::GaveUp => patient_verdict(puzzle, control),
    }
}

/// How many answers each of `puzzles` has: none, one, or several. Their givens may contradict each other.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn verdicts(puzzles: &[Cells], control: &Control) -> Result<Vec<Verdict>, Cancelled> {
    verdicts_with(Instructions::best(), puzzles, control)
}

/// [`verdicts`] by the instructions named.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn verdicts_with(
    instructions: Instructions,
    puzzles: &[Cells],
    control: &Control,
) -> Result<Vec<Verdict>, Cancelled> {
    let mut verdicts = vec![Verdict::None; puzzles.len()];
    let mut gave_up = Vec::new();
    Solo::new(instructions, puzzles, Goal::Verdict).run(control, |done| match done.outcome {
        PuzzleOutcome::Found { answers, .. } => {
            verdicts[done.index] = Verdict::of(u64::from(answers));
        }
        PuzzleOutcome::GaveUp => gave_up.push(done.index),
    })?;
    for index in gave_up {
        verdicts[index] = patient_verdict(&puzzles[index], control)?;
    }
    Ok(verdicts)
}

/// The first answer of each of `puzzles`, whose givens may contradict each other.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn first_answers(puzzles: &[Cells], control: &Control) -> Result<Vec<FirstAnswer>, Cancelled> {
    first_answers_with(Instructions::best(), puzzles, control)
}

/// [`first_answers`] by the instructions named.
///
/// # Errors
/// [`Cancelled`] where `control` said so.
pub fn first_answers_with(
    instructions: Instructions,
    puzzles: &[Cells],
    control: &Control,
) -> Result<Vec<FirstAnswer>, Cancelled> {
    let mut firsts = vec![FirstAnswer { answer: None, effort: Effort::default() }; puzzles.len()];
    let mut gave_up = Vec::new();
    Solo::new(instructions, puzzles, Goal::First).run(
        control,
        |Done { index, outcome, effort }| {
            firsts[index].effort = effort;
            match outcome {
                PuzzleOutcome::Found { first, .. } => firsts[index].answer = first,
                PuzzleOutcome::GaveUp => gave_up.push(index),
            }
        },
    )?;
    for index in gave_up {
        let patient = patient_first_answer(&puzzles[index], control)?;
        firsts[index].answer = patient.answer;
        firsts[index].effort += patient.effort;
    }
    Ok(firsts)
}

/// [`verdict`], found by a search that learns from dead ends. It is slower on all but the puzzles that need it.
fn patient_verdict(puzzle: &Cells, control: &Control) -> Result<Verdict, Cancelled> {
    let Ok(puzzle) = Puzzle::new(Grid::classic(puzzle)) else {
        return Ok(Verdict::None);
    };
    Ok(match uniqueness(&puzzle, control)? {
        Uniqueness::NoAnswer => Verdict::None,
        Uniqueness::Only(_) => Verdict::One,
        Uniqueness::Several => Verdict::Several,
    })
}

/// The first answer of one puzzle, found by a search that learns from dead ends.
fn patient_first_answer(puzzle: &Cells, control: &Control) -> Result<FirstAnswer, Cancelled> {
    let Ok(puzzle) = Puzzle::new(Grid::classic(puzzle)) else {
        return Ok(FirstAnswer { answer: None, effort: Effort::default() });
    };
    let mut answers = Answers::new(&puzzle);
    answers.next(control)?;
    let answer = answers.grid().and_then(|grid| grid.classic_cells());
    Ok(FirstAnswer { answer, effort: answers.effort() })
}
