//! The statistics' adapter.

use std::sync::Arc;

use slint::ComponentHandle;

use super::board::to_int;
use super::models::filled;
use super::{AppWindow, DigitCount, StatisticRow, StatisticsAdapter};
use crate::controller::{Controller, JobKind, Survey};
use crate::engine::facts::{GridFacts, PuzzleFacts};
use crate::engine::{Digit, Grid, Layout, Puzzle};
use crate::text::{Language, Line, Say, Statistic};

pub(super) fn show(window: &AppWindow, controller: &Controller, language: Language) {
    let adapter = window.global::<StatisticsAdapter>();
    adapter.set_visible(controller.statistics_shown());
    if !controller.statistics_shown() {
        return;
    }
    let givens = controller.document().board().givens();
    let facts = GridFacts::of(&givens);
    let layout = Arc::clone(givens.layout());
    adapter.set_digit_counts(filled(adapter.get_digit_counts(), digit_counts(&facts)));
    adapter.set_most(to_int(facts.digits.iter().copied().max().unwrap_or(0)));
    let rows = rows(controller, &facts, givens, &layout, language);
    adapter.set_rows(filled(adapter.get_rows(), rows));
    adapter.set_counting(controller.is_running(JobKind::Count));
}

fn digit_counts(facts: &GridFacts) -> Vec<DigitCount> {
    let bar = |(index, &count): (usize, &usize)| {
        let digit = Digit::from_index(index).map(|digit| digit.to_string()).unwrap_or_default();
        DigitCount { digit: digit.into(), count: to_int(count) }
    };
    facts.digits.iter().enumerate().map(bar).collect()
}

fn rows(
    controller: &Controller,
    facts: &GridFacts,
    givens: Grid,
    layout: &Layout,
    language: Language,
) -> Vec<StatisticRow> {
    let mut lines = vec![Statistic::Givens(facts.givens), Statistic::EmptyCells(facts.empty)];
    if let Ok(puzzle) = Puzzle::new(givens) {
        let facts = PuzzleFacts::of(&puzzle);
        lines.push(Statistic::SolvedBySingles(facts.solved_by_singles));
        lines.push(Statistic::CandidatesLeft(facts.candidates_left));
    }
    lines.push(Statistic::Symmetries(facts));
    let mut rows: Vec<StatisticRow> =
        lines.iter().map(|line| map_line(line.line(language))).collect();
    rows.extend(answer_rows(controller, layout, language));
    rows
}

fn answer_rows(controller: &Controller, layout: &Layout, language: Language) -> Vec<StatisticRow> {
    let total = controller.total().say(language);
    let answers = map_line(Statistic::Answers(&total).line(language));
    let mut rows = vec![StatisticRow { busy: controller.is_running(JobKind::Count), ..answers }];
    let Survey::Counted { counting, not_needed } = controller.survey() else {
        return rows;
    };
    let mut lines = vec![
        Statistic::Nodes(counting.effort),
        Statistic::Backtracks(counting.effort),
        Statistic::Time(counting.time),
    ];
    if let Some(cells) = not_needed {
        lines.push(Statistic::NotNeeded(cells, layout));
    }
    rows.extend(lines.iter().map(|line| map_line(line.line(language))));
    rows
}

fn map_line(line: Line) -> StatisticRow {
    StatisticRow { label: line.label.into(), value: line.value.into(), busy: false }
}
