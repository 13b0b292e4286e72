//! `nonet info`: the facts of the statistics panel, as text in the system's language or as JSON.
//!
//! The names and sentences in JSON are English in every language.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::rate::{tenths, used};
use crate::cli::answer_finder::reasons;
use crate::cli::args::Info;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::{BoardJson, json_line, text_line};
use crate::cli::input::{Input, Unreadable, puzzles};
use crate::cli::output::ResultOutput;
use crate::cli::progress::ProgressLine;
use crate::engine::facts::{GridFacts, NOT_NEEDED_DIGITS, PuzzleFacts, Symmetry, not_needed};
use crate::engine::rating::{self, Rating};
use crate::engine::technique::{AnyPath, Solver, Technique};
use crate::engine::words::list_of_contradictions_from;
use crate::engine::{
    Cancelled, Cell, Contradiction, Control, Count, Digit, Effort, Layout, LowestDigit,
    MeasuredCount, NamedShape, Place, Puzzle, Regions, count,
};
use crate::format::stream::FoundPuzzle;
use crate::format::{Document, constraint_texts};
use crate::text::command_line::{Label, PuzzleHeading};
use crate::text::{
    KnownRating, Language, PuzzleStatistics, Say, StatisticLine, cell_name, counting, extra_houses,
    how_many, listed_constraints, size_and_regions, toroidal,
};

/// The number of digits above which answers may be far from each other.
const MANY_DIGITS: usize = 16;

/// The first limit of a count on a large board, and the factor of the next.
const FIRST_LIMIT: u64 = 100;
const LIMIT_STEP: u64 = 10;

/// The nodes that a count on a large board may visit for each answer of its limit. A list without dead ends takes two.
const NODES_AN_ANSWER: u64 = 8;

/// Writes the facts about each puzzle in the arguments.
pub(super) fn run(arguments: &Info, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let mut output = ResultOutput::new();
    let (mut status, mut number) = (CommandStatus::Well, 0);
    for path in arguments.input.paths() {
        let input = match Input::open(path, &arguments.input.options) {
            Err(CommandFailure::Said(notice)) => {
                voice.say(&notice);
                status = CommandStatus::Unread;
                continue;
            }
            opened => opened?,
        };
        for read in puzzles(input.source, &input.name) {
            number += 1;
            let found = match read {
                Ok(found) => found,
                Err(unreadable) => {
                    status = CommandStatus::Unread;
                    tell_unreadable(&unreadable, arguments, voice, &mut output)?;
                    continue;
                }
            };
            // A count of a large board may take long, so its progress is shown.
            let control = Control::default();
            let (progress, language) = (control.progress.clone(), voice.language);
            let mut line = ProgressLine::start(move || counting(progress.answers(), language));
            // Nobody else holds the token, so the searches run to their end.
            let Ok(facts) = PuzzleReport::of(found, number, arguments, &control) else {
                return Ok(status);
            };
            line.clear();
            if facts.counted.count == Count::Exactly(0) {
                status = status.max(CommandStatus::NoAnswer);
            }
            let text = if arguments.json { facts.json() } else { facts.text(voice.language) };
            output.write(text.as_bytes())?;
            output.flush()?;
        }
    }
    Ok(status)
}

/// Counts the answers of a puzzle until more than `limit` were seen. On a large board a number below the limit may do.
///
/// The first answers of a large board may be next to each other, and the next so far away that a search for them takes
/// minutes. So the limit rises from [`FIRST_LIMIT`] in steps, and the count ends with the last limit that it passed without
/// much work. The work is counted in nodes, so the result does not depend on the machine.
fn counted(puzzle: &Puzzle, limit: u64, control: &Control) -> Result<MeasuredCount, Cancelled> {
    let may_be_far = puzzle.layout().digit_count() > MANY_DIGITS;
    let mut passed = if may_be_far { limit.min(FIRST_LIMIT) } else { limit };
    // Whether there is one answer, or a few, is never left open.
    let mut counted = count(puzzle, passed, control)?;
    while passed < limit && counted.count == Count::MoreThan(passed) {
        let next = limit.min(passed.saturating_mul(LIMIT_STEP));
        let most_nodes = counted.effort.nodes + next.saturating_mul(NODES_AN_ANSWER);
        let bounded = Control { most_nodes: Some(most_nodes), ..control.clone() };
        match count(puzzle, next, &bounded) {
            Ok(more) => (counted, passed) = (more, next),
            // A used-up bound looks like a cancel. Only the token says whether somebody asked to stop.
            Err(Cancelled) if control.cancel.is_cancelled() => return Err(Cancelled),
            Err(Cancelled) => break,
        }
    }
    Ok(counted)
}

/// Reports what cannot be read. In JSON a line of a list has a result in its place.
fn tell_unreadable(
    unreadable: &Unreadable,
    arguments: &Info,
    voice: Voice,
    output: &mut ResultOutput,
) -> Result<(), CommandFailure> {
    let notice = match unreadable {
        Unreadable::Line(notice) => {
            if arguments.json {
                output.write(b"null\n")?;
                output.flush()?;
            }
            notice
        }
        Unreadable::Rest(notice) => notice,
    };
    voice.say(notice);
    Ok(())
}

/// All facts about a puzzle.
struct PuzzleReport {
    number: u64,
    line: usize,
    document: Document,
    /// The digit from which a text for people counts digits.
    lowest: LowestDigit,
    givens: GridFacts,
    /// Facts that exist only for a puzzle without contradictions.
    puzzle: Option<PuzzleFacts>,
    counted: MeasuredCount,
    time: Duration,
    /// Known reasons why there is no answer.
    reasons: Vec<Contradiction>,
    /// Known if there is a single answer.
    not_needed: Option<Vec<Cell>>,
    /// The path to the answer, if there is a single answer.
    path: Option<AnyPath>,
    /// Known only with `--rate`.
    rating: Option<Rating>,
}

impl PuzzleReport {
    fn of(
        found: FoundPuzzle,
        number: u64,
        arguments: &Info,
        control: &Control,
    ) -> Result<Self, Cancelled> {
        let lowest = arguments.input.options.lowest_digit();
        let mut facts = Self { lowest, ..Self::of_givens(found, number) };
        match facts.document.puzzle() {
            Ok(puzzle) => {
                facts.search(&puzzle, arguments.limit.answers(), control)?;
                facts.measure(&puzzle, arguments.rate, control)?;
            }
            Err(reasons) => facts.reasons = reasons.into(),
        }
        Ok(facts)
    }

    /// Rates the difficulty for people, if the puzzle has a single answer.
    fn measure(&mut self, puzzle: &Puzzle, rate: bool, control: &Control) -> Result<(), Cancelled> {
        if self.counted.count != Count::Exactly(1) {
            return Ok(());
        }
        self.path = Solver::hodoku().any_path_of(puzzle, control)?;
        self.rating = if rate { rating::rate(puzzle, control)? } else { None };
        Ok(())
    }

    /// Returns the facts known before a search, with no answers counted.
    fn of_givens(FoundPuzzle { line, document }: FoundPuzzle, number: u64) -> Self {
        Self {
            number,
            line,
            lowest: LowestDigit::One,
            givens: GridFacts::of(&document.givens),
            document,
            puzzle: None,
            counted: MeasuredCount { count: Count::Exactly(0), effort: Effort::default() },
            time: Duration::ZERO,
            reasons: Vec::new(),
            not_needed: None,
            path: None,
            rating: None,
        }
    }

    fn search(&mut self, puzzle: &Puzzle, limit: u64, control: &Control) -> Result<(), Cancelled> {
        self.puzzle = Some(PuzzleFacts::of(puzzle));
        let start = Instant::now();
        self.counted = counted(puzzle, limit, control)?;
        self.time = start.elapsed();
        match self.counted.count {
            Count::Exactly(0) => self.reasons = reasons(puzzle),
            Count::Exactly(1) if puzzle.layout().digit_count() > NOT_NEEDED_DIGITS => {}
            Count::Exactly(1) => self.not_needed = Some(not_needed(puzzle, control)?),
            Count::Exactly(_) | Count::MoreThan(_) => {}
        }
        Ok(())
    }

    /// A heading, then a line for each fact; an empty line before all puzzles but the first.
    fn text(&self, language: Language) -> String {
        let heading = PuzzleHeading { number: self.number, line: self.line }.say(language);
        let above = match self.number {
            1 => "",
            _ => "\n",
        };
        let lines = self.lines(language);
        let lines =
            lines.iter().map(|line| text_line(&format!("  {}: {}", line.label, line.value)));
        format!("{above}{heading}\n{}", lines.collect::<String>())
    }

    fn lines(&self, language: Language) -> Vec<StatisticLine> {
        let known = PuzzleStatistics {
            answers: &how_many(self.counted.count, language),
            givens: &self.givens,
            ruled_out: self.document.ruled_out.digit_count(),
            puzzle: self.puzzle.as_ref(),
            search: Some((self.counted.effort, self.time)),
            not_needed: self.not_needed.as_deref(),
            path: self.path.as_ref(),
            rated: self.rating.map_or(KnownRating::Not, KnownRating::As),
            layout: self.document.givens.layout(),
            rules: &self.document.rules,
        };
        let mut lines = self.lines_of_own(language);
        lines.extend(known.lines(language));
        lines
    }

    /// Facts that the window shows outside the statistics.
    fn lines_of_own(&self, language: Language) -> Vec<StatisticLine> {
        let title = &self.document.about.title;
        let (layout, lowest) = (self.document.givens.layout(), self.lowest);
        let digits = layout.digits().zip(&self.givens.digits);
        let digit = |(digit, count): (Digit, &usize)| format!("{}×{count}", lowest.shown(digit));
        let digits: Vec<String> = digits.map(digit).collect();
        let reasons = list_of_contradictions_from(&self.reasons, lowest, language);
        let mut lines = Vec::new();
        if !layout.is_classic() {
            lines.push(labelled(Label::Board, board_name(layout, language), language));
            let rules = houses_and_rules(layout, language);
            if !rules.is_empty() {
                lines.push(labelled(Label::Rules, language.list(&rules), language));
            }
        }
        let stated = listed_constraints(&self.document.rules, layout, lowest, language);
        if !stated.is_empty() {
            lines.push(labelled(Label::Constraints, stated.join("; "), language));
        }
        lines.push(labelled(Label::EachDigit, digits.join(" "), language));
        if !title.is_empty() {
            lines.insert(0, labelled(Label::Title, title.clone(), language));
        }
        if !reasons.is_empty() {
            lines.push(labelled(Label::Reasons, reasons, language));
        }
        lines
    }

    fn json(&self) -> String {
        let layout = self.document.givens.layout();
        let name = |&cell: &Cell| cell_name(cell, layout, Language::ENGLISH);
        let (answers, exact) = match self.counted.count {
            Count::Exactly(answers) => (answers, true),
            Count::MoreThan(limit) => (limit, false),
        };
        let puzzle = self.puzzle.as_ref();
        json_line(&PuzzleFactsJson {
            line: self.line,
            puzzle: (&self.document.givens).into(),
            board: (!layout.is_classic()).then(|| BoardFactsJson::of(layout)),
            constraints: constraint_texts(&self.document.rules, layout),
            title: &self.document.about.title,
            givens: self.givens.givens,
            empty: self.givens.empty,
            digits: &self.givens.digits,
            ruled_out: self.document.ruled_out.digit_count(),
            candidates_left: puzzle.map(|facts| facts.candidates_left),
            solved_by_singles: puzzle.map(|facts| facts.solved_by_singles),
            answers,
            exact,
            reasons: self.reasons.iter().map(ToString::to_string).collect(),
            nodes: self.counted.effort.nodes,
            backtracks: self.counted.effort.backtracks,
            seconds: self.time.as_secs_f64(),
            symmetries: self.givens.symmetries.iter().copied().map(symmetry_name).collect(),
            not_needed: self.not_needed.as_ref().map(|cells| cells.iter().map(name).collect()),
            level: self.path.as_ref().map(|path| path.level().name()),
            score: self.path.as_ref().map(AnyPath::score),
            hardest: self.path.as_ref().and_then(AnyPath::hardest).map(Technique::name),
            steps: self.path.as_ref().map(used),
            er: self.rating.map(|rating| tenths(rating.er)),
            ep: self.rating.map(|rating| tenths(rating.ep)),
            ed: self.rating.map(|rating| tenths(rating.ed)),
        })
    }
}

/// Returns the name of a board, or its size and what its regions are.
fn board_name(layout: &Layout, language: Language) -> String {
    let size = format!("{}×{}", layout.rows(), layout.columns());
    match NamedShape::of(layout) {
        Some(shape) if shape.name.replace('x', "×") == size => size,
        Some(shape) => format!("{} ({size})", shape.name),
        None => size_and_regions(&layout.builder(), language),
    }
}

/// Returns the names of the extra houses and the rules.
fn houses_and_rules(layout: &Layout, language: Language) -> Vec<String> {
    let builder = layout.builder();
    let extras = builder.extras.iter().map(|extra| extra.say(language));
    let houses = Some(builder.drawn.len()).filter(|&count| count > 0);
    let houses = houses.map(|count| extra_houses(count, language));
    let rules = builder.rules.iter().map(|rule| rule.say(language));
    let torus = builder.is_torus.then(|| toroidal(language));
    extras.chain(houses).chain(rules).chain(torus).collect()
}

fn labelled(label: Label, value: String, language: Language) -> StatisticLine {
    StatisticLine { label: label.say(language), value }
}

/// A board that is not classic, in JSON.
#[derive(Debug, Serialize)]
struct BoardFactsJson {
    /// The name, if the board has one.
    name: Option<&'static str>,
    rows: usize,
    columns: usize,
    digits: usize,
    houses: Vec<&'static str>,
    extra_houses: usize,
    rules: Vec<&'static str>,
    torus: bool,
    /// The cells of each region as r1c2, if the board has regions of its own and no name.
    #[serde(skip_serializing_if = "Option::is_none")]
    regions: Option<Vec<Vec<String>>>,
}

impl BoardFactsJson {
    fn of(layout: &Layout) -> Self {
        let builder = layout.builder();
        Self {
            name: NamedShape::of(layout).map(|shape| shape.name),
            rows: builder.rows,
            columns: builder.columns,
            digits: builder.digits,
            houses: builder.extras.iter().map(|extra| extra.name()).collect(),
            extra_houses: builder.drawn.len(),
            rules: builder.rules.iter().map(|rule| rule.name()).collect(),
            torus: builder.is_torus,
            regions: own_regions(layout, &builder.regions),
        }
    }
}

/// Returns the regions that no name of the board tells.
fn own_regions(layout: &Layout, regions: &Regions) -> Option<Vec<Vec<String>>> {
    match regions {
        Regions::Drawn(regions) if NamedShape::of(layout).is_none() => {
            let name = |place: &Place| {
                let cell = layout.cell(place.row, place.column)?;
                Some(cell_name(cell, layout, Language::ENGLISH))
            };
            Some(regions.iter().map(|region| region.iter().filter_map(name).collect()).collect())
        }
        Regions::Drawn(_) | Regions::Boxes { .. } | Regions::None => None,
    }
}

/// Returns the name of a symmetry in JSON.
fn symmetry_name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::HalfTurn => "half-turn",
        Symmetry::QuarterTurn => "quarter-turn",
        Symmetry::LeftRight => "left-right",
        Symmetry::TopBottom => "top-bottom",
        Symmetry::Diagonal => "diagonal",
        Symmetry::AntiDiagonal => "anti-diagonal",
    }
}

/// The facts as JSON. Unknown facts are null: the facts of singles if the givens break the rules; the unneeded givens and
/// the difficulty if there is not exactly one answer; ER, EP and ED without `--rate`.
#[derive(Debug, Serialize)]
struct PuzzleFactsJson<'a> {
    line: usize,
    puzzle: BoardJson,
    /// The board, if it is not the classic one.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<BoardFactsJson>,
    /// The constraints of the puzzle, one text for each kind, as in its own document.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    constraints: Vec<String>,
    title: &'a str,
    givens: usize,
    empty: usize,
    /// Number of givens of each digit, from 1.
    digits: &'a [usize],
    /// Number of candidates that the puzzle rules out.
    ruled_out: usize,
    candidates_left: Option<usize>,
    solved_by_singles: Option<usize>,
    /// The number of answers if `exact`, otherwise a number that theirs exceeds: the limit, or less on a large board.
    answers: u64,
    exact: bool,
    reasons: Vec<String>,
    nodes: u64,
    backtracks: u64,
    seconds: f64,
    symmetries: Vec<&'static str>,
    /// The cells as r1c2.
    not_needed: Option<Vec<String>>,
    level: Option<&'static str>,
    score: Option<u32>,
    hardest: Option<&'static str>,
    /// Number of uses of each technique.
    steps: Option<BTreeMap<&'static str, usize>>,
    er: Option<f64>,
    ep: Option<f64>,
    ed: Option<f64>,
}
