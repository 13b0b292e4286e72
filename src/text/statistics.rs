//! The statistics of a puzzle, a label and a value for each.

use std::time::Duration;

use super::{Language, Say, say};
use crate::engine::facts::{GridFacts, PuzzleFacts, Symmetry};
use crate::engine::rating::Rating;
use crate::engine::search::Effort;
use crate::engine::technique::{AnyPath, Technique};
use crate::engine::{Cell, Layout, Rules};

/// One line of the statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticLine {
    /// What it is.
    pub label: String,
    /// How much or which.
    pub value: String,
}

/// How far a rating is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownRating {
    /// Nobody asked for it, or there is none.
    Not,
    /// It is being worked out.
    NotYet,
    /// This is it.
    As(Rating),
}

/// Everything that is known about a puzzle and told in its statistics.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleStatistics<'a> {
    /// The number of answers, in words.
    pub answers: &'a str,
    /// The facts about the givens.
    pub givens: &'a GridFacts,
    /// How many candidates the puzzle rules out.
    pub ruled_out: usize,
    /// The facts about a puzzle that keeps the rules.
    pub puzzle: Option<&'a PuzzleFacts>,
    /// What counting the answers cost.
    pub search: Option<(Effort, Duration)>,
    /// The givens that are not needed.
    pub not_needed: Option<&'a [Cell]>,
    /// How people come to the only answer.
    pub path: Option<&'a AnyPath>,
    /// How hard Sudoku Explainer says it is.
    pub rated: KnownRating,
    /// The shape of the board.
    pub layout: &'a Layout,
    /// The constraints of the puzzle.
    pub rules: &'a Rules,
}

impl PuzzleStatistics<'_> {
    /// The lines from top to bottom: the number of answers, the givens, the search.
    #[must_use]
    pub fn lines(&self, language: Language) -> Vec<StatisticLine> {
        self.statistics().iter().map(|statistic| statistic.line(language)).collect()
    }

    /// The lines for people who want to solve the puzzle: the number of answers, and how hard the puzzle is.
    #[must_use]
    pub fn brief_lines(&self, language: Language) -> Vec<StatisticLine> {
        let brief = self.statistics().into_iter().filter(Statistic::is_brief);
        brief.map(|statistic| statistic.line(language)).collect()
    }

    fn statistics(&self) -> Vec<Statistic<'_>> {
        let mut statistics = vec![
            Statistic::Answers(self.answers),
            Statistic::Givens(self.givens.givens),
            Statistic::EmptyCells(self.givens.empty),
        ];
        if self.ruled_out > 0 {
            statistics.push(Statistic::RuledOut(self.ruled_out));
        }
        if let Some(puzzle) = self.puzzle {
            statistics.push(Statistic::SolvedBySingles(puzzle.solved_by_singles));
            statistics.push(Statistic::CandidatesLeft(puzzle.candidates_left));
        }
        if let Some(path) = self.path {
            statistics.push(Statistic::Level(path));
            statistics.extend(path.is_solved().then_some(Statistic::Score(path, self.rules)));
            statistics.extend(path.hardest().map(Statistic::HardestStep));
        }
        if self.rated != KnownRating::Not {
            statistics.push(Statistic::Rating(self.rated));
        }
        statistics.push(Statistic::Symmetries(self.givens));
        // Of what a puzzle rules out it is not known what is needed.
        if let Some(cells) = self.not_needed.filter(|_| self.ruled_out == 0) {
            statistics.push(Statistic::NotNeeded(cells, self.layout));
        }
        if let Some((effort, time)) = self.search {
            statistics.push(Statistic::Nodes(effort));
            statistics.push(Statistic::Backtracks(effort));
            statistics.push(Statistic::Time(time));
        }
        if let Some(path) = self.path {
            statistics.push(Statistic::Steps(path.step_count()));
            statistics
                .extend(path.used().map(|(technique, count)| Statistic::Used(technique, count)));
        }
        statistics
    }
}

/// What the statistics count, with what is known of it.
#[derive(Clone, Copy, Debug)]
enum Statistic<'a> {
    /// Cells with a given.
    Givens(usize),
    /// Cells without one.
    EmptyCells(usize),
    /// Candidates that the puzzle rules out.
    RuledOut(usize),
    /// Candidates that singles leave.
    CandidatesLeft(usize),
    /// Cells that singles alone solve.
    SolvedBySingles(usize),
    /// The number of answers, in words.
    Answers(&'a str),
    /// Nodes that the search visited.
    Nodes(Effort),
    /// Backtracks that the search made.
    Backtracks(Effort),
    /// How long the search took.
    Time(Duration),
    /// How hard it is for people.
    Level(&'a AnyPath),
    /// The points of the steps, on the scale of the level.
    Score(&'a AnyPath, &'a Rules),
    /// The hardest technique that is used.
    HardestStep(Technique),
    /// How hard it is by Sudoku Explainer.
    Rating(KnownRating),
    /// How many steps the path has.
    Steps(usize),
    /// How often a technique is used on it.
    Used(Technique, usize),
    /// The symmetries of the givens.
    Symmetries(&'a GridFacts),
    /// The givens without which there is still one answer.
    NotNeeded(&'a [Cell], &'a Layout),
}

impl Statistic<'_> {
    fn is_brief(&self) -> bool {
        matches!(self, Self::Answers(_) | Self::Level(_) | Self::HardestStep(_) | Self::Rating(_))
    }

    fn line(&self, language: Language) -> StatisticLine {
        StatisticLine { label: self.label(language), value: self.value(language) }
    }

    fn label(&self, language: Language) -> String {
        match self {
            Self::Givens(_) => say!(language, "Givens"),
            Self::EmptyCells(_) => say!(language, "Empty cells"),
            Self::RuledOut(_) => say!(language, "Candidates ruled out"),
            Self::CandidatesLeft(_) => {
                say!(language, "Candidates after singles")
            }
            Self::SolvedBySingles(_) => {
                say!(language, "Cells solved by singles")
            }
            Self::Answers(_) => say!(language, "Answers"),
            Self::Nodes(_) => say!(language, "Search nodes"),
            Self::Backtracks(_) => say!(language, "Backtracks"),
            Self::Time(_) => say!(language, "Time"),
            Self::Level(_) => say!(language, "Level"),
            Self::Score(..) => say!(language, "Score"),
            Self::HardestStep(_) => say!(language, "Hardest step"),
            Self::Rating(_) => {
                say!(language, "Rating (ER/EP/ED)")
            }
            Self::Steps(_) => say!(language, "Steps to the answer"),
            Self::Used(technique, _) => format!("– {}", technique.say(language)),
            Self::Symmetries(_) => {
                say!(language, "Symmetry of the givens")
            }
            Self::NotNeeded(..) => say!(language, "Givens not needed"),
        }
    }

    fn value(&self, language: Language) -> String {
        match *self {
            Self::Givens(count)
            | Self::EmptyCells(count)
            | Self::RuledOut(count)
            | Self::CandidatesLeft(count)
            | Self::SolvedBySingles(count)
            | Self::Steps(count)
            | Self::Used(_, count) => language.number(count as u64),
            Self::Answers(answers) => answers.to_owned(),
            Self::Nodes(effort) => language.number(effort.nodes),
            Self::Backtracks(effort) => language.number(effort.backtracks),
            Self::Time(time) => language.time(time),
            Self::Level(path) => level(path, language),
            Self::Score(path, rules) => score(path, rules, language),
            Self::HardestStep(technique) => technique.say(language),
            Self::Rating(KnownRating::As(rating)) => language.rating(rating),
            Self::Rating(_) => say!(language, "being worked out…"),
            Self::Symmetries(facts) => symmetries(facts, language),
            Self::NotNeeded(cells, layout) => not_needed(cells, layout, language),
        }
    }
}

/// Whether level and score are not those of HoDoKu, which knows the classic board alone, and no constraints.
#[must_use]
pub fn is_on_own_scale(path: &AnyPath, rules: &Rules) -> bool {
    !path.is_classic() || !rules.is_empty()
}

fn score(path: &AnyPath, rules: &Rules, language: Language) -> String {
    let score = language.number(path.score().into());
    if is_on_own_scale(path, rules) {
        say!(language, "{score}, on Nonet’s own scale", score)
    } else {
        score
    }
}

fn level(path: &AnyPath, language: Language) -> String {
    if path.is_solved() {
        return path.level().say(language);
    }
    say!(language, "beyond the known techniques")
}

fn symmetries(facts: &GridFacts, language: Language) -> String {
    match facts.symmetries.len() {
        0 => return say!(language, "none"),
        count if count == Symmetry::ALL.len() => return say!(language, "full"),
        _ => {}
    }
    let names: Vec<String> =
        facts.symmetries.iter().map(|symmetry| symmetry.say(language)).collect();
    names.join(", ")
}

fn not_needed(cells: &[Cell], layout: &Layout, language: Language) -> String {
    if cells.is_empty() {
        return say!(language, "none: the puzzle is minimal");
    }
    let names: Vec<String> = cells.iter().map(|&cell| cell_name(cell, layout, language)).collect();
    names.join(" ")
}

/// That nobody can say how hard a puzzle on a board of this kind is.
#[must_use]
pub fn no_level(language: Language) -> StatisticLine {
    StatisticLine {
        label: say!(language, "Level"),
        value: say!(language, "not known for boards of this kind"),
    }
}

/// A cell by its short name: r4c7.
#[must_use]
pub fn cell_name(cell: Cell, layout: &Layout, language: Language) -> String {
    let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
    // Translators: the short name of a cell, as r4c7 for row 4, column 7
    say!(language, "r{row}c{column}", row, column)
}
