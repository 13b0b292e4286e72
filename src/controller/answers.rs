//! Answers by number, the count of answers, and the other facts of the statistics.
//!
//! The feature has no state of its own: the answer that is shown and the facts belong to the document.

use super::context::Context;
use super::dialogs::{Dialog, NumberError, Question};
use super::document::{AnswerTotal, Mode, ShownAnswer};
use super::event::Event;
use super::status::Status;
use crate::engine::facts::NOT_NEEDED_DIGITS;
use crate::engine::search::{Count, Uniqueness};
use crate::engine::{Grid, Puzzle, Singles};
use crate::format::parse_whole_number;
use crate::jobs::{
    AnswerJob, AnswerMove, CancelPolicy, CountJob, CountResult, FoundAnswer, JobKind, NotNeededJob,
    PathJob, RatingJob,
};

/// How much of what is known of the puzzle the side panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactsShown {
    /// Nothing.
    None,
    /// What matters to people.
    Brief,
    /// Everything, the search too.
    All,
}

/// Answers by number, and how many there are.
#[derive(Debug)]
pub enum AnswersAction {
    /// The text that was typed for the number of an answer.
    NumberTyped(String),
    /// Cancel was pressed beside the number of answers.
    CancelCount,
}

pub(super) fn handle(cx: &mut Context, action: AnswersAction) {
    match action {
        AnswersAction::NumberTyped(number) => number_typed(cx, &number),
        AnswersAction::CancelCount => cancel_count(cx),
    }
}

/// What is known about the number of answers.
pub(super) fn total(cx: &Context) -> AnswerTotal {
    if cx.jobs.has(JobKind::Count) {
        return AnswerTotal::Counting(cx.jobs.counted_so_far());
    }
    cx.document.total()
}

/// The number of answers, if it is known exactly.
pub(super) fn known_total(cx: &Context) -> Option<u64> {
    match total(cx) {
        AnswerTotal::Counted(Count::Exactly(total)) => Some(total),
        AnswerTotal::Counted(Count::MoreThan(_))
        | AnswerTotal::Unknown
        | AnswerTotal::Several
        | AnswerTotal::Counting(_)
        | AnswerTotal::AtLeast(_) => None,
    }
}

/// Whether there may be an answer after the one that is shown.
pub(super) fn may_have_next(cx: &Context) -> bool {
    let last = known_total(cx);
    let shown = cx.document.shown_answer();
    shown.is_none_or(|shown| last.is_none_or(|last| shown.number < last))
}

/// Looks for an answer, or asks first if a game would no longer be won without help.
pub(super) fn find(cx: &mut Context, to: AnswerMove) {
    let is_seen = cx.document.played().is_none_or(|play| play.answer_seen);
    if cx.document.has_game_to_keep() && !is_seen && cx.document.puzzle().is_ok() {
        cx.ask(Question::ShowAnswer(to));
    } else {
        search(cx, to);
    }
}

/// Looks for an answer in the background.
pub(super) fn search(cx: &mut Context, to: AnswerMove) {
    let cursor = cx.document.shown_answer().map(|shown| shown.cursor.clone());
    match cx.document.puzzle().clone() {
        Ok(puzzle) => cx.begin(AnswerJob { puzzle, cursor, to }),
        Err(reasons) => cx.status = Status::Contradictory(reasons.into()),
    }
}

/// Looks for the next answer; without one that is shown, for the first.
pub(super) fn find_next(cx: &mut Context) {
    let to = if cx.shows_answer() { AnswerMove::Next } else { AnswerMove::First };
    find(cx, to);
}

/// Says that there is no next answer.
pub(super) fn refuse_next(cx: &mut Context) {
    if let Some(total) = known_total(cx) {
        cx.status = Status::OnlySoMany { total };
    }
}

/// Says that there is no answer before the one that is shown.
pub(super) fn refuse_previous(cx: &mut Context) {
    if cx.shows_answer() {
        cx.status = Status::FirstAnswer;
    }
}

/// Takes in where a search for an answer came to.
pub(super) fn answer_found(cx: &mut Context, found: FoundAnswer) {
    let FoundAnswer { puzzle, cursor, grid, only, time } = found;
    let total = cursor.total();
    if let Some(total) = total {
        cx.document.facts_mut().learn_exactly(total);
    }
    match (grid, total) {
        (Some(grid), _) => {
            let number = cursor.number();
            cx.tell(Event::AnswerShown);
            cx.status = Status::Answer { number, time };
            learn_whether_only(cx, only, &grid);
            cx.document.facts_mut().learn_at_least(number);
            cx.document.show_answer(ShownAnswer { cursor, grid, number, time });
        }
        (None, Some(0)) => {
            let why = Singles::of(&puzzle).contradiction().cloned();
            cx.status = Status::NoAnswer { why, time };
        }
        (None, Some(total)) => cx.status = Status::OnlySoMany { total },
        (None, None) => cx.status = Status::FirstAnswer,
    }
}

fn learn_whether_only(cx: &mut Context, only: Option<bool>, answer: &Grid) {
    match only {
        Some(true) => {
            let only = Uniqueness::Only(answer.clone());
            cx.document.facts_mut().learn_uniqueness(only);
        }
        Some(false) => {
            cx.document.facts_mut().learn_at_least(2);
            let is_known = known_total(cx).is_some() || cx.document.facts().is_count_over();
            if !is_known && !cx.jobs.has(JobKind::Count) {
                count(cx);
            }
        }
        None => {}
    }
}

/// Asks for the number of an answer.
pub(super) fn ask_for_number(cx: &mut Context) {
    let suggestion = cx.document.shown_answer().map_or(1, |shown| shown.number);
    cx.dialogs.replace(Dialog::AnswerNumber { suggestion, error: None });
}

fn number_typed(cx: &mut Context, typed: &str) {
    match parse_number(cx, typed) {
        Ok(number) => {
            cx.dialogs.close();
            find(cx, AnswerMove::Number(number));
        }
        Err(wrong) => {
            if let Some(Dialog::AnswerNumber { error, .. }) = cx.dialogs.current_mut() {
                *error = Some(wrong);
            }
        }
    }
}

fn parse_number(cx: &Context, typed: &str) -> Result<u64, NumberError> {
    let number = parse_whole_number(typed).filter(|&number| number > 0);
    let number = number.ok_or_else(|| NumberError::NotANumber(typed.trim().to_owned()))?;
    match known_total(cx) {
        Some(total) if number > total && total > 0 => Err(NumberError::OnlySoMany(total)),
        Some(_) | None => Ok(number),
    }
}

/// Goes back from the answer to the puzzle.
pub(super) fn restore(cx: &mut Context) {
    cx.cancel(JobKind::Answer);
    cx.document.leave_answer();
    cx.status = Status::Restored;
}

/// Whether what is known of the puzzle is found out to be shown.
pub(super) fn are_facts_wanted(cx: &Context) -> bool {
    cx.options.side_panel && cx.options.statistics
}

/// How much of that the side panel shows. Unless everything was asked for, only a puzzle that is edited needs any of it.
pub(super) fn facts_shown(cx: &Context) -> FactsShown {
    if !are_facts_wanted(cx) {
        FactsShown::None
    } else if cx.options.all_statistics {
        FactsShown::All
    } else if matches!(cx.document.mode(), Mode::Edit) && cx.document.has_puzzle() {
        FactsShown::Brief
    } else {
        FactsShown::None
    }
}

/// Shows all statistics, or no more of them than what matters to people.
pub(super) fn toggle_statistics(cx: &mut Context) {
    let show = facts_shown(cx) != FactsShown::All;
    cx.change_options(|options| {
        options.all_statistics = show;
        options.statistics |= show;
        options.side_panel |= show;
    });
    follow_puzzle(cx);
}

/// Counts the answers if they can be seen, are not known yet and are not being counted.
pub(super) fn follow_puzzle(cx: &mut Context) {
    let is_known = cx.document.facts().is_count_over();
    if are_facts_wanted(cx) && !is_known && !cx.jobs.has(JobKind::Count) {
        count(cx);
    }
}

/// A count up to the old limit says nothing about the new one.
pub(super) fn limit_changed(cx: &mut Context) {
    let was_counting = cx.cancel(JobKind::Count);
    if was_counting || cx.document.facts().is_count_over() {
        let shown = cx.document.shown_answer().map_or(0, |shown| shown.number);
        cx.document.facts_mut().forget_count();
        cx.document.facts_mut().learn_at_least(shown);
        if are_facts_wanted(cx) || cx.shows_answer() {
            count(cx);
        }
    }
}

fn count(cx: &mut Context) {
    if let Ok(puzzle) = cx.document.puzzle().clone() {
        cx.begin(CountJob { puzzle, limit: cx.options.limit });
    }
}

/// Takes in a count. If there is one answer, looks for the facts that only such a puzzle has.
pub(super) fn counted(cx: &mut Context, counting: CountResult) {
    cx.document.facts_mut().learn_count(counting);
    let Ok(puzzle) = cx.document.puzzle().clone() else {
        return;
    };
    if counting.count != Count::Exactly(1) {
        return;
    }
    find_path(cx, puzzle.clone());
    if cx.document.facts().rating().is_none() {
        cx.begin(RatingJob(puzzle.clone()));
    }
    let is_small = puzzle.layout().digit_count() <= NOT_NEEDED_DIGITS;
    if is_small && cx.document.facts().not_needed().is_none() {
        cx.begin(NotNeededJob(puzzle));
    }
}

/// Looks for the hardest step of a puzzle that was solved. Only a puzzle with one answer has a path.
pub(super) fn game_solved(cx: &mut Context) {
    if cx.document.facts().only_answer().is_some()
        && let Ok(puzzle) = cx.document.puzzle().clone()
    {
        find_path(cx, puzzle);
    }
}

/// Looks for the path of a puzzle that has one answer, unless it is known or looked for.
fn find_path(cx: &mut Context, puzzle: Puzzle) {
    if cx.document.facts().path().is_none() && !cx.jobs.has(JobKind::Path) {
        cx.begin(PathJob(puzzle));
    }
}

/// Stops the count, and the other jobs for the statistics.
pub(super) fn cancel_count(cx: &mut Context) {
    let answers = cx.jobs.counted_so_far();
    if cx.jobs.has(JobKind::Count) {
        cx.document.facts_mut().learn_stopped(answers);
        cx.status = Status::Cancelled;
    }
    cx.cancel_all(|kind| kind.policy().on_cancel == CancelPolicy::StopLast);
}
