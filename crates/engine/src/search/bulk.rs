//! Solves many classic puzzles at once, each in a lane of a vector, or counts their answers up to two.
//!
//! Eight puzzles of a list are searched side by side, and a lane that has finished takes the next puzzle of the
//! list. A puzzle uses only its own lane, so its effort does not depend on its neighbours. If a lane gives up
//! on a puzzle, [`Answers`] searches it instead, which learns from dead ends.
//!
//! Puzzles are described by their givens only. Use [`count`](super::count()) or [`Answers`] for puzzles that
//! rule out further candidates.

use super::classic::{FinishedPuzzle, Goal, ListSearch, PuzzleOutcome, SearchEnd, SharedCount};
pub use super::classic::{Instructions, SIDE_BY_SIDE};
use super::meter::Meter;
use super::{Answers, Count, CountLimit, Effort, MeasuredCount, Uniqueness, uniqueness};
use crate::{Cancelled, Cells, Control, Grid, Puzzle};

/// The maximum number of answers of a puzzle that [`counts`] lists. Listing this many takes about as long as
/// [`count`](super::count()), which adds the answers up.
pub const MOST_LISTED: u64 = 1024;

/// Whether a puzzle has no answer, one, or several.
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

/// The number of answers of one puzzle of many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListedCount {
    /// All answers were listed, or more than the limit.
    Counted(MeasuredCount),
    /// The puzzle has too many answers to list them, or is too hard for a lane. The effort is that of the failed
    /// attempt.
    GaveUp(Effort),
}

/// The first answer of one puzzle of many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstAnswer {
    /// The first answer in lexicographic order. `None` if there is none.
    pub answer: Option<Cells>,
    /// The work done to find it.
    pub effort: Effort,
}

/// Returns whether `puzzle` has no answer, one, or several. Its givens may contradict each other.
///
/// All lanes work on this puzzle, which is quicker than [`verdicts`] with one puzzle.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn verdict(puzzle: &Cells, control: &Control) -> Result<Verdict, Cancelled> {
    let mut meter = Meter::new(control, Effort::default(), 0);
    // Eager, because a verdict reports no effort: nodes that nobody needed do not show. It takes 5 % to 25 % fewer
    // instructions.
    match SharedCount::new(Instructions::best(), puzzle).eager().count(1, &mut meter)? {
        SearchEnd::Counted => Ok(Verdict::of(meter.answers)),
        SearchEnd::GaveUp => patient_verdict(puzzle, control),
    }
}

/// Returns for each of `puzzles` whether it has no answer, one, or several, in the order of `puzzles`. Their
/// givens may contradict each other.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn verdicts(puzzles: &[Cells], control: &Control) -> Result<Vec<Verdict>, Cancelled> {
    verdicts_with(Instructions::best(), puzzles, control)
}

/// [`verdicts`], searched with these instructions.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn verdicts_with(
    instructions: Instructions,
    puzzles: &[Cells],
    control: &Control,
) -> Result<Vec<Verdict>, Cancelled> {
    let mut verdicts = vec![Verdict::None; puzzles.len()];
    let mut gave_up = Vec::new();
    ListSearch::new(instructions, puzzles, Goal::Count(1)).run(control, |done| {
        match done.outcome {
            PuzzleOutcome::Found { answers, .. } => verdicts[done.index] = Verdict::of(answers),
            PuzzleOutcome::GaveUp => gave_up.push(done.index),
        }
    })?;
    // Puzzles that gave up come after the list, so that no lane waits for one of them.
    for index in gave_up {
        verdicts[index] = patient_verdict(&puzzles[index], control)?;
    }
    Ok(verdicts)
}

/// Returns the number of answers of each of `puzzles`, in the order of `puzzles`. Their givens may contradict
/// each other. Gives up on a puzzle with more than [`MOST_LISTED`] answers if `limit` is higher.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn counts(
    puzzles: &[Cells],
    limit: CountLimit,
    control: &Control,
) -> Result<Vec<ListedCount>, Cancelled> {
    counts_with(Instructions::best(), puzzles, limit, control)
}

/// Returns [`counts`], searched with `instructions`.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn counts_with(
    instructions: Instructions,
    puzzles: &[Cells],
    limit: CountLimit,
    control: &Control,
) -> Result<Vec<ListedCount>, Cancelled> {
    let limit = match limit {
        CountLimit::MoreThan(limit) => limit,
        CountLimit::All => u64::MAX,
    };
    // Counting to the lower bound tells both cases apart: more than `limit`, or too many for a list.
    let most = limit.min(MOST_LISTED);
    let mut counts = vec![ListedCount::GaveUp(Effort::default()); puzzles.len()];
    ListSearch::new(instructions, puzzles, Goal::Count(most)).run(
        control,
        |FinishedPuzzle { index, outcome, effort }| {
            let count = match outcome {
                PuzzleOutcome::Found { answers, .. } if answers <= most => {
                    Some(Count::Exactly(answers))
                }
                PuzzleOutcome::Found { .. } if most == limit => Some(Count::MoreThan(limit)),
                PuzzleOutcome::Found { .. } | PuzzleOutcome::GaveUp => None,
            };
            counts[index] = match count {
                Some(count) => ListedCount::Counted(MeasuredCount { count, effort }),
                None => ListedCount::GaveUp(effort),
            };
        },
    )?;
    Ok(counts)
}

/// Returns the first answer of each of `puzzles`, in the order of `puzzles`. Their givens may contradict each
/// other.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn first_answers(puzzles: &[Cells], control: &Control) -> Result<Vec<FirstAnswer>, Cancelled> {
    first_answers_with(Instructions::best(), puzzles, control)
}

/// [`first_answers`], searched with these instructions.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn first_answers_with(
    instructions: Instructions,
    puzzles: &[Cells],
    control: &Control,
) -> Result<Vec<FirstAnswer>, Cancelled> {
    let mut firsts = vec![FirstAnswer { answer: None, effort: Effort::default() }; puzzles.len()];
    let mut gave_up = Vec::new();
    ListSearch::new(instructions, puzzles, Goal::First).run(
        control,
        |FinishedPuzzle { index, outcome, effort }| {
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

/// [`verdict`], found by a search that learns from dead ends. It is slower, except on the puzzles that need it.
fn patient_verdict(puzzle: &Cells, control: &Control) -> Result<Verdict, Cancelled> {
    // Givens that contradict each other are no puzzle, and have no answer.
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
