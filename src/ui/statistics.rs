//! The statistics' adapter.

use slint::ComponentHandle;

use super::int::to_int;
use super::models::filled;
use super::{AppWindow, DigitCount, StatisticRow, StatisticsAdapter};
use std::sync::Arc;

use crate::controller::{AnswerTotal, Controller, FactsShown};
use crate::engine::Rules;
use crate::engine::facts::{GridFacts, PuzzleFacts};
use crate::engine::rating::Rating;
use crate::engine::technique::AnyPath;
use crate::engine::{Cell, CellSets, Digit, Grid, LowestDigit};
use crate::jobs::{CountResult, JobKind};
use crate::text::{
    KnownRating, Language, PuzzleStatistics, Say, StatisticLine, how_many, no_level,
};

/// What the statistics were last made from.
#[derive(PartialEq)]
pub(super) struct StatisticsSnapshot {
    givens: Grid,
    ruled_out: CellSets,
    rules: Rules,
    count: Option<CountResult>,
    not_needed: Option<Vec<Cell>>,
    path: Option<Arc<AnyPath>>,
    rating: Option<Rating>,
    has_techniques: bool,
    total: AnswerTotal,
    counting: bool,
    is_rating: bool,
    facts: FactsShown,
    lowest: LowestDigit,
    language: Language,
}

pub(super) fn show(
    window: &AppWindow,
    controller: &Controller,
    language: Language,
    shown: &mut Option<StatisticsSnapshot>,
) {
    let adapter = window.global::<StatisticsAdapter>();
    let wanted = controller.facts_shown();
    adapter.set_visible(wanted == FactsShown::All);
    adapter.set_brief(wanted == FactsShown::Brief);
    if wanted == FactsShown::None {
        return;
    }
    let facts = controller.facts();
    let now = StatisticsSnapshot {
        givens: controller.document().board().givens(),
        ruled_out: controller.document().ruled_out().clone(),
        rules: controller.document().board().rules().clone(),
        count: facts.counting(),
        not_needed: facts.not_needed().map(<[Cell]>::to_vec),
        path: facts.path().cloned(),
        rating: facts.rating(),
        has_techniques: controller.document().has_techniques(),
        total: controller.answer_total(),
        counting: controller.is_running(JobKind::Count),
        is_rating: controller.is_running(JobKind::Rating),
        facts: wanted,
        lowest: controller.lowest_digit(),
        language,
    };
    if shown.as_ref() != Some(&now) {
        let puzzle = controller.document().puzzle().as_ref().ok();
        fill(&adapter, &now, puzzle.map(PuzzleFacts::of).as_ref());
        *shown = Some(now);
    }
}

fn fill(adapter: &StatisticsAdapter, shown: &StatisticsSnapshot, puzzle: Option<&PuzzleFacts>) {
    let facts = GridFacts::of(&shown.givens);
    // More bars than this would be too thin to be told apart.
    let counts =
        if facts.digits.len() > 36 { Vec::new() } else { digit_counts(&facts, shown.lowest) };
    adapter.set_digit_counts(filled(adapter.get_digit_counts(), counts));
    adapter.set_most(to_int(facts.digits.iter().copied().max().unwrap_or(0)));
    adapter.set_rows(filled(adapter.get_rows(), rows(shown, &facts, puzzle)));
    adapter.set_counting(shown.counting);
}

fn digit_counts(facts: &GridFacts, lowest: LowestDigit) -> Vec<DigitCount> {
    let bar = |(index, &count): (usize, &usize)| {
        let digit = Digit::from_index(index).map(|digit| lowest.shown(digit).to_string());
        let digit = digit.unwrap_or_default();
        DigitCount { digit: digit.into(), count: to_int(count) }
    };
    facts.digits.iter().enumerate().map(bar).collect()
}

/// The lines; the first is the number of answers, which may still be counted.
fn rows(
    shown: &StatisticsSnapshot,
    facts: &GridFacts,
    puzzle: Option<&PuzzleFacts>,
) -> Vec<StatisticRow> {
    let not_rated = if shown.is_rating { KnownRating::NotYet } else { KnownRating::Not };
    let known = PuzzleStatistics {
        answers: &answers(shown.total, shown.language),
        givens: facts,
        ruled_out: shown.ruled_out.digit_count(),
        puzzle,
        search: shown.count.map(|counting| (counting.effort, counting.time)),
        not_needed: shown.not_needed.as_deref(),
        path: shown.path.as_deref(),
        rated: shown.rating.map_or(not_rated, KnownRating::As),
        layout: shown.givens.layout(),
        rules: &shown.rules,
    };
    let lines = match shown.facts {
        FactsShown::None => Vec::new(),
        FactsShown::Brief => known.brief_lines(shown.language),
        FactsShown::All => known.lines(shown.language),
    };
    let level = (shown.facts != FactsShown::None && !shown.has_techniques)
        .then(|| no_level(shown.language));
    lines
        .into_iter()
        .chain(level)
        .enumerate()
        .map(|(place, line)| map_line(line, place == 0 && shown.counting))
        .collect()
}

fn answers(total: AnswerTotal, language: Language) -> String {
    match total {
        AnswerTotal::Counted(count) => how_many(count, language),
        AnswerTotal::Unknown
        | AnswerTotal::Several
        | AnswerTotal::Counting(_)
        | AnswerTotal::AtLeast(_) => total.say(language),
    }
}

fn map_line(line: StatisticLine, busy: bool) -> StatisticRow {
    StatisticRow { label: line.label.into(), value: line.value.into(), busy }
}
