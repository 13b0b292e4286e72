//! The first answer of each of many puzzles, and whether there are others.

use super::answer_finder::{reasons, why_none};
use crate::engine::search::bulk::{self, Verdict};
use crate::engine::{Answers, Cancelled, Cells, Contradiction, Control, Grid, Puzzle};
use crate::print::BookletPuzzle;

/// The result of a search for answers.
#[derive(Clone, Debug)]
pub(super) struct AnswerSearchResult {
    /// The first answer, if there is one.
    pub(super) answer: Option<Grid>,
    /// Whether the first answer is the only answer.
    pub(super) is_only: bool,
    /// Known reasons why there is no answer.
    pub(super) reasons: Vec<Contradiction>,
}

/// Returns the first answers of these puzzles, in order. Classic puzzles without ruled-out candidates are searched as
/// one bulk.
pub(super) fn first_answers(
    puzzles: &[BookletPuzzle],
) -> Result<Vec<AnswerSearchResult>, Cancelled> {
    match puzzles.iter().map(classic_cells).collect::<Option<Vec<Cells>>>() {
        Some(cells) => of_classic(&cells),
        None => puzzles.iter().map(of_any).collect(),
    }
}

fn classic_cells(item: &BookletPuzzle) -> Option<Cells> {
    let has_givens_only = item.rules.is_empty() && item.ruled_out.is_empty();
    item.givens.classic_cells().filter(|_| has_givens_only)
}

fn of_classic(puzzles: &[Cells]) -> Result<Vec<AnswerSearchResult>, Cancelled> {
    let control = Control::default();
    let firsts = bulk::first_answers(puzzles, &control)?;
    let verdicts = bulk::verdicts(puzzles, &control)?;
    let found = puzzles.iter().zip(firsts).zip(verdicts).map(|((puzzle, first), verdict)| {
        let answer = first.answer.as_ref().map(Grid::classic);
        let reasons = match answer {
            Some(_) => Vec::new(),
            None => why_none(Puzzle::new(Grid::classic(puzzle))),
        };
        AnswerSearchResult { answer, is_only: verdict == Verdict::One, reasons }
    });
    Ok(found.collect())
}

fn of_any(item: &BookletPuzzle) -> Result<AnswerSearchResult, Cancelled> {
    let puzzle = match item.puzzle() {
        Ok(puzzle) => puzzle,
        Err(reasons) => {
            let reasons = reasons.into();
            return Ok(AnswerSearchResult { answer: None, is_only: false, reasons });
        }
    };
    let control = Control::default();
    let mut answers = Answers::new(&puzzle);
    answers.next(&control)?;
    let answer = answers.grid();
    let is_only = answer.is_some() && !answers.next(&control)?;
    let reasons = if answer.is_none() { reasons(&puzzle) } else { Vec::new() };
    Ok(AnswerSearchResult { answer, is_only, reasons })
}
