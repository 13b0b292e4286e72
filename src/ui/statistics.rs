//! The statistics' adapter.

use slint::ComponentHandle;

use super::board::to_int;
use super::models::filled;
use super::{AppWindow, DigitCount, StatisticRow, StatisticsAdapter};
use crate::controller::{Controller, JobKind, Survey, Total};
use crate::engine::facts::{GridFacts, PuzzleFacts};
use crate::engine::{Digit, Grid, Puzzle};
use crate::text::{Language, Line, Say, Statistic};

/// What the statistics were last made from.
#[derive(PartialEq)]
pub(super) struct Shown {
    givens: Grid,
    survey: Survey,
    total: Total,
    counting: bool,
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
        survey: controller.survey().clone(),
        total: controller.total(),
        counting: controller.is_running(JobKind::Count),
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

/// The lines from top to bottom: the number of answers first, then the givens, then the search.
fn rows(shown: &Shown, facts: &GridFacts) -> Vec<StatisticRow> {
    let total = shown.total.say(shown.language);
    let answers = map_line(Statistic::Answers(&total).line(shown.language));
    let mut rows = vec![StatisticRow { busy: shown.counting, ..answers }];
    let mut lines = about_givens(shown, facts);
    lines.extend(about_search(shown));
    rows.extend(lines.iter().map(|line| map_line(line.line(shown.language))));
    rows
}

fn about_givens<'a>(shown: &Shown, facts: &'a GridFacts) -> Vec<Statistic<'a>> {
    let mut lines = vec![Statistic::Givens(facts.givens), Statistic::EmptyCells(facts.empty)];
    if let Ok(puzzle) = Puzzle::new(shown.givens.clone()) {
        let facts = PuzzleFacts::of(&puzzle);
        lines.push(Statistic::SolvedBySingles(facts.solved_by_singles));
        lines.push(Statistic::CandidatesLeft(facts.candidates_left));
    }
    lines.push(Statistic::Symmetries(facts));
    lines
}

fn about_search(shown: &Shown) -> Vec<Statistic<'_>> {
    let Survey::Counted { counting, not_needed } = &shown.survey else { return Vec::new() };
    let not_needed = not_needed.as_ref();
    let layout = shown.givens.layout();
    let mut lines: Vec<Statistic> =
        not_needed.map(|cells| Statistic::NotNeeded(cells, layout)).into_iter().collect();
    lines.push(Statistic::Nodes(counting.effort));
    lines.push(Statistic::Backtracks(counting.effort));
    lines.push(Statistic::Time(counting.time));
    lines
}

fn map_line(line: Line) -> StatisticRow {
    StatisticRow { label: line.label.into(), value: line.value.into(), busy: false }
}
