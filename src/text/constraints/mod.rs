//! What the constraints of a puzzle mean: all of their sentences but those of errors, which stand in the engine. A small file
//! for each kind, found by one table.

mod arrow;
mod cage;
mod calculation;
mod clones;
mod counting_circles;
mod extreme;
mod fog;
mod indexer;
mod line;
mod little_killer;
mod negative;
mod outside;
mod pair;
mod parity;
mod quadruple;
mod thermometer;

use super::{Language, cell_name, say};
#[cfg(feature = "controller")]
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Constraint, Layout, LowestDigit, Parity, Rules};
use crate::look::{LineColour, LineDress, have_several_kinds_outside, line_colour};

/// The language of sentences, and the digit from which digits are shown.
#[derive(Clone, Copy)]
struct Wording {
    lowest: LowestDigit,
    language: Language,
}

/// The sentences of one kind of constraints.
struct ConstraintText {
    /// The rule that the marks stand for: "Odd digits in circles".
    rule: fn(Wording) -> String,
    /// What a constraint of the kind says of one of its cells, for a screen reader: "odd". Empty if it says nothing of the
    /// cell alone.
    #[cfg(feature = "controller")]
    in_cell: fn(&Constraint, Cell, &Layout, Wording) -> String,
    /// The constraints of the kind, with their cells: "2 odd cells: r1c3 and r2c2".
    listed: fn(&[&Constraint], &Layout, Wording) -> String,
    /// Why the constraints of the kind rule out digits, as a clause: "r1c3 and r2c2 are odd cells". `None` if the kind rules
    /// out no digit by itself.
    #[cfg(feature = "controller")]
    reason: Option<fn(&[&Constraint], Wording) -> String>,
}

/// The rule of sums, and that they are those of digits from 1 if others are shown.
fn counted_from_1(rule: String, Wording { lowest, language }: Wording) -> String {
    match lowest {
        LowestDigit::One => rule,
        LowestDigit::Zero => say!(language, "{rule}, if digits are counted from 1", rule),
    }
}

/// The table of kinds.
fn text_of(constraint: &Constraint) -> &'static ConstraintText {
    match constraint {
        Constraint::Parity(_, Parity::Odd) => &parity::ODD,
        Constraint::Parity(_, Parity::Even) => &parity::EVEN,
        Constraint::Cage(_) => &cage::CAGE,
        Constraint::Calculation(_) => &calculation::CALCULATION,
        Constraint::Thermometer(line) => thermometer::text(line.pace()),
        Constraint::Arrow(arrow) if arrow.circle().len() > 1 => &arrow::PILL_ARROW,
        Constraint::Arrow(_) => &arrow::ARROW,
        Constraint::Pair(pair) => pair::text(pair.relation()),
        Constraint::Quadruple(_) => &quadruple::QUADRUPLE,
        Constraint::Negative(negative) => negative::text(negative.kind()),
        Constraint::Line(line) => line::text(line.kind()),
        Constraint::Extreme(extreme) => extreme::text(extreme.kind()),
        Constraint::Clones(_) => &clones::CLONE,
        Constraint::LittleKiller(_) => &little_killer::LITTLE_KILLER,
        Constraint::Outside(outside) => outside::text(outside.kind()),
        Constraint::Indexer(indexer) => indexer::text(indexer.kind()),
        Constraint::CountingCircles(_) => &counting_circles::COUNTING_CIRCLES,
        Constraint::Fog(_) => &fog::FOG,
    }
}

/// The constraints kind by kind, in the order of their first ones.
fn by_kind<'a>(
    constraints: impl Iterator<Item = &'a Constraint>,
) -> Vec<(&'static ConstraintText, Vec<&'a Constraint>)> {
    let mut kinds: Vec<(&'static ConstraintText, Vec<&'a Constraint>)> = Vec::new();
    for constraint in constraints {
        let text = text_of(constraint);
        match kinds.iter_mut().find(|(known, _)| std::ptr::eq(*known, text)) {
            Some((_, of_kind)) => of_kind.push(constraint),
            None => kinds.push((text, vec![constraint])),
        }
    }
    kinds
}

/// The names of cells in their order, as in a list of cages: "(r1c1 r1c2)".
fn cells_in_brackets(cells: &[Cell], layout: &Layout, language: Language) -> String {
    let names: Vec<String> = cells.iter().map(|&it| cell_name(it, layout, language)).collect();
    format!("({})", names.join(" "))
}

/// The rules that the constraints of a puzzle stand for, one for each kind. A rule says what its marks look like if there are others
/// of that sort, and how lines are drawn in this dress.
#[must_use]
pub fn rules_of_constraints(
    rules: &Rules,
    lowest: LowestDigit,
    dress: LineDress,
    language: Language,
) -> Vec<String> {
    let wording = Wording { lowest, language };
    let kinds = by_kind(rules.constraints().iter());
    let looks = LooksOfKinds {
        are_lines_told: has_several_lines(&kinds),
        are_signs_told: have_several_kinds_outside(rules),
        dress,
    };
    let rule = |(text, all): (&ConstraintText, Vec<&Constraint>)| {
        let rule = (text.rule)(wording);
        let look = looks.of(&all, language);
        if look.is_empty() { rule } else { say!(language, "{rule} ({look})", rule, look) }
    };
    kinds.into_iter().map(rule).collect()
}

/// The rule that a constraint stands for, as a sentence.
pub(super) fn sentence_of_rule(constraint: &Constraint, language: Language) -> String {
    let rule = (text_of(constraint).rule)(Wording { lowest: LowestDigit::One, language });
    say!(language, "{rule}.", rule)
}

/// The number of a clue outside the board, with its place if it stands beside a row or a column: "9 left of row 1". Returns `None` for
/// other clues.
pub(super) fn number_outside(
    constraint: &Constraint,
    layout: &Layout,
    language: Language,
) -> Option<String> {
    let wording = Wording { lowest: LowestDigit::One, language };
    let beside = constraint.outside().map(|it| outside::with_place(it, layout, wording));
    let diagonal = || {
        constraint
            .little_killer()
            .map(|it| little_killer::shown_sum(it, wording.lowest).to_string())
    };
    beside.or_else(diagonal)
}

/// What is said of the looks of marks.
#[derive(Clone, Copy)]
struct LooksOfKinds {
    /// Whether there are several kinds of lines.
    are_lines_told: bool,
    /// Whether numbers outside have the signs of their kinds.
    are_signs_told: bool,
    dress: LineDress,
}

impl LooksOfKinds {
    /// What the marks of one kind look like: "green line". Empty if nothing needs to be said.
    fn of(self, all: &[&Constraint], language: Language) -> String {
        let lines = all.iter().filter_map(|it| it.line()).filter(|_| self.are_lines_told);
        let of_lines = line::looks(lines, self.dress, language);
        let mut numbers = all.iter().filter_map(|it| it.outside());
        let of_numbers = numbers.next().filter(|_| self.are_signs_told);
        let sign = of_numbers.map(|number| outside::sign(number.kind(), language));
        sign.unwrap_or_else(|| language.list(&of_lines))
    }
}

/// Whether a board with constraints of these kinds has several kinds of lines.
fn has_several_lines(kinds: &[(&ConstraintText, Vec<&Constraint>)]) -> bool {
    let mut looks: Vec<(*const ConstraintText, Option<LineColour>)> = Vec::new();
    for (text, all) in kinds {
        let lines = all.iter().filter(|it| is_line(it));
        let colour = |it: &&Constraint| it.line().and_then(|line| line_colour(line.kind()));
        looks.extend(lines.map(|it| (std::ptr::from_ref(*text), colour(it))));
    }
    looks.dedup();
    looks.len() > 1
}

/// Whether a line is drawn for a constraint.
fn is_line(constraint: &Constraint) -> bool {
    match constraint {
        Constraint::Thermometer(_) | Constraint::Arrow(_) | Constraint::Line(_) => true,
        Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Calculation(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Negative(_)
        | Constraint::Extreme(_)
        | Constraint::Clones(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::Indexer(_)
        | Constraint::CountingCircles(_)
        | Constraint::Fog(_) => false,
    }
}

/// The constraints of a puzzle with their cells, one text for each kind.
#[must_use]
pub fn listed_constraints(
    rules: &Rules,
    layout: &Layout,
    lowest: LowestDigit,
    language: Language,
) -> Vec<String> {
    let wording = Wording { lowest, language };
    let listed =
        |(text, all): (&ConstraintText, Vec<&Constraint>)| (text.listed)(&all, layout, wording);
    by_kind(rules.constraints().iter()).into_iter().map(listed).collect()
}

/// What the constraints of a puzzle say of a cell.
#[cfg(feature = "controller")]
#[must_use]
pub fn constraints_in_cell(
    rules: &Rules,
    (cell, layout): (Cell, &Layout),
    lowest: LowestDigit,
    language: Language,
) -> Vec<String> {
    let wording = Wording { lowest, language };
    let about = rules.constraints().iter().filter(|it| it.cells().contains(&cell));
    let told = |(text, all): (&'static ConstraintText, Vec<&Constraint>)| {
        all.into_iter().map(|it| (text.in_cell)(it, cell, layout, wording)).collect::<Vec<_>>()
    };
    let mut all: Vec<String> =
        by_kind(about).into_iter().flat_map(told).filter(|said| !said.is_empty()).collect();
    // Two branches of a thermometer say the same of the cells that they share.
    all.dedup();
    all
}

/// The constraint that rules out a candidate by itself, if there is one.
#[cfg(feature = "controller")]
pub(super) fn constraint_against(rules: &Rules, candidate: Candidate) -> Option<&Constraint> {
    let Candidate { cell, digit } = candidate;
    rules.broken_by(cell, digit).next()
}

/// Why these constraints rule out what they rule out, as a clause for each kind. Cells are marked phrases.
#[cfg(feature = "controller")]
pub(super) fn reasons_of_constraints(
    constraints: &[&Constraint],
    lowest: LowestDigit,
    language: Language,
) -> Vec<String> {
    let wording = Wording { lowest, language };
    let reason =
        |(text, all): (&ConstraintText, Vec<&Constraint>)| Some((text.reason?)(&all, wording));
    by_kind(constraints.iter().copied()).into_iter().filter_map(reason).collect()
}
