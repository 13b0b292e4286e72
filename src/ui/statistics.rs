//! The statistics' adapter.

use slint::ComponentHandle;

use super::board::to_int;
use super::models::filled;
use super::{AppWindow, DigitCount, StatisticRow, StatisticsAdapter};
use crate::controller::{Controller, JobKind, Survey, Total};
use crate::engine::facts::{GridFacts, PuzzleFacts};
use crate::engine::{CellSets, Digit, Grid, Puzzle};
use crate::text::{Known, Language, Line, Rated, Say, how_many};

/// What the statistics were last made from.
#[derive(PartialEq)]
pub(super) struct Shown {
    givens: Grid,
    ruled_out: CellSets,
    survey: Survey,
    total: Total,
    counting: bool,
    rating: bool,
    language: Language,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<Shown>,
) {
    let adapter = window.global::<StatisticsAdapter>();
    adapter.set_visible(controller.statistics_shown());
    if !controller.statistics_shown() {
        return;
    }
    let now = Shown {
        givens: controller.document().board().givens(),
        ruled_out: controller.document().ruled_out().clone(),
        survey: controller.survey().clone(),
        total: controller.total(),
        counting: controller.is_running(JobKind::Count),
        rating: controller.is_running(JobKind::Rating),
        language,
    };
    if shown.as_ref() != Some(&now) {
        fill(&adapter, &now);
        *shown = Some(now);
    }
}

fn fill(adapter: &StatisticsAdapter, shown: &Shown) {
    let facts = GridFacts::of(&shown.givens);
    adapter.set_digit_counts(filled(adapter.get_digit_counts(), digit_counts(&facts)));
    adapter.set_most(to_int(facts.digits.iter().copied().max().unwrap_or(0)));
    adapter.set_rows(filled(adapter.get_rows(), rows(shown, &facts)));
    adapter.set_counting(shown.counting);
}

fn digit_counts(facts: &GridFacts) -> Vec<DigitCount> {
    let bar = |(index, &count): (usize, &usize)| {
        let digit = Digit::from_index(index).map(|digit| digit.to_string()).unwrap_or_default();
        DigitCount { digit: digit.into(), count: to_int(count) }
    };
    facts.digits.iter().enumerate().map(bar).collect()
}

/// The lines; the first is the number of answers, which may still be counted.
fn rows(shown: &Shown, facts: &GridFacts) -> Vec<StatisticRow> {
    let puzzle = Puzzle::ruling_out(shown.givens.clone(), shown.ruled_out.clone());
    let puzzle = puzzle.ok().map(|puzzle| PuzzleFacts::of(&puzzle));
    let (search, not_needed, path, rating) = match &shown.survey {
        Survey::Counted { counting, not_needed, path, rating } => {
            let search = (counting.effort, counting.time);
            (Some(search), not_needed.as_deref(), path.as_deref(), *rating)
        }
        _ => (None, None, None, None),
    };
    let not_rated = if shown.rating { Rated::NotYet } else { Rated::Not };
    let known = Known {
        answers: &answers(shown.total, shown.language),
        givens: facts,
        ruled_out: shown.ruled_out.digit_count(),
        puzzle: puzzle.as_ref(),
        search,
        not_needed,
        path,
        rated: rating.map_or(not_rated, Rated::As),
        layout: shown.givens.layout(),
    };
    let lines = known.lines(shown.language).into_iter().enumerate();
    lines.map(|(place, line)| map_line(line, place == 0 && shown.counting)).collect()
}

fn answers(total: Total, language: Language) -> String {
    match total {
        Total::Counted(count) => how_many(count, language),
        other => other.say(language),
    }
}

fn map_line(line: Line, busy: bool) -> StatisticRow {
    StatisticRow { label: line.label.into(), value: line.value.into(), busy }
}
