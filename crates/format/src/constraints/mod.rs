//! How constraints are written, a small file for each kind, found by one table.
//!
//! A [`ConstraintForm`] is one name in files. Nonet's own document and the JSON of f-puzzles, which JSON lines share, hold
//! all of them, as an [`Entry`]: a number or digits, if the kind has them, cells, and lines through cells. Negative
//! constraints are names, numbers outside stand at places beside the board, and fog is lists of cells: each of the three has a
//! file of its own form.
//!
//! To add a kind:
//!
//! - A file here with its [`ConstraintForm`], and arms in `form_of` and in `entry_in_parts`.
//! - A line in [`FORMS`]. The compiler does not ask for it, and without it the kind is written but not read.
//! - If something can be wrong with its text: a variant of [`Problem`] (`error.rs`), with its sentence in `words.rs`.
//! - Its name in `docs/formats.md`.

mod arrow;
mod cage;
mod calculation;
mod clones;
mod clues;
mod counting_circles;
mod extreme;
mod fog;
mod indexer;
mod line;
mod negative;
mod outside;
mod pair;
mod parity;
mod quadruple;
mod thermometer;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use nonet_language::name_like;

use crate::error::shortened;
use crate::syntax::json::{self, NumberOrText};
use crate::{ConstraintPart, LowestDigit, Problem, ReadError};
use nonet_engine::{Cell, Constraint, Digit, Layout, Parity, Place, Relation, Rules};

pub(crate) use cage::{cage, cages_alone, cages_in_fog, problem_of_cage};
pub(crate) use calculation::calculation;
pub(crate) use clues::Clues;
pub(crate) use counting_circles::check_circles;
pub(crate) use fog::{fog, fog_beside, fog_of, link_of};
pub(crate) use negative::{beside_non_consecutive, is_non_consecutive};

/// How constraints of one name are written.
pub(crate) struct ConstraintForm {
    /// The name in Nonet's own document.
    name: &'static str,
    /// The name of the field in JSON.
    field: &'static str,
    /// Whether each constraint is about one cell, so that one text lists many of them.
    is_of_one_cell: bool,
    /// The constraints of an entry, with digits that count from the lowest.
    read: fn(Entry, LowestDigit, &Layout) -> Result<Vec<Constraint>, Problem>,
    /// The number of a constraint, with digits that count from 1, or what stands for it. `None` if the kind has no numbers.
    number: Option<fn(&Constraint) -> Option<String>>,
    /// The digits of a constraint. `None` if the kind has none.
    digits: Option<fn(&Constraint) -> &[Digit]>,
}

impl ConstraintForm {
    /// The constraints of an entry that stands alone.
    fn clue(
        &self,
        entry: Entry,
        lowest: LowestDigit,
        layout: &Layout,
        empty: EmptyClues,
    ) -> Result<Vec<Constraint>, Problem> {
        let lacks_number = self.number.is_some() && entry.number.is_none();
        let constraints = match (self.read)(entry, lowest, layout) {
            Err(Problem::CloneOfItself) if empty == EmptyClues::Skipped => Vec::new(),
            read => read?,
        };
        if constraints.is_empty() && empty == EmptyClues::Refused {
            return Err(if lacks_number {
                incomplete(self.name, ConstraintPart::Number)
            } else {
                Problem::EmptyClue(self.name.to_owned())
            });
        }
        Ok(constraints)
    }

    fn number_of(&self, constraint: &Constraint) -> Option<String> {
        self.number.and_then(|number| number(constraint))
    }

    fn digits_of<'a>(&self, constraint: &'a Constraint) -> &'a [Digit] {
        self.digits.map_or(&[], |digits| digits(constraint))
    }
}

/// The table of names.
static FORMS: [&ConstraintForm; 18] = [
    &parity::ODD,
    &parity::EVEN,
    &cage::CAGE,
    &thermometer::THERMOMETER,
    &arrow::ARROW,
    &pair::DIFFERENCE,
    &pair::RATIO,
    &pair::SUM,
    &quadruple::QUADRUPLE,
    &thermometer::SLOW_THERMOMETER,
    &pair::GREATER,
    &extreme::MINIMUM,
    &extreme::MAXIMUM,
    &clones::CLONE,
    &indexer::ROW,
    &indexer::COLUMN,
    &indexer::BOX,
    &counting_circles::COUNTING_CIRCLES,
];

/// The whole table of names.
fn forms() -> impl Iterator<Item = &'static ConstraintForm> {
    FORMS.into_iter().chain(calculation::FORMS).chain(line::FORMS)
}

/// Other names of fields, each with the one that is written.
const OTHER_FIELDS: [(&str, &str); 1] = [("lockoutline", "lockout")];

/// The form of a constraint. `None` for a negative one, for a number outside and for fog.
fn form_of(constraint: &Constraint) -> Option<&'static ConstraintForm> {
    match constraint {
        Constraint::Parity(_, Parity::Odd) => Some(&parity::ODD),
        Constraint::Parity(_, Parity::Even) => Some(&parity::EVEN),
        Constraint::Cage(_) => Some(&cage::CAGE),
        Constraint::Calculation(cage) => Some(calculation::form(cage.operation())),
        Constraint::Thermometer(line) => Some(thermometer::form(line.pace())),
        Constraint::Arrow(_) => Some(&arrow::ARROW),
        Constraint::Pair(pair) => Some(pair::form(pair.relation())),
        Constraint::Quadruple(_) => Some(&quadruple::QUADRUPLE),
        Constraint::Negative(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::Fog(_) => None,
        Constraint::Line(line) => Some(line::form(line.kind())),
        Constraint::Extreme(extreme) => Some(extreme::form(extreme.kind())),
        Constraint::Clones(_) => Some(&clones::CLONE),
        Constraint::Indexer(indexer) => Some(indexer::form(indexer.kind())),
        Constraint::CountingCircles(_) => Some(&counting_circles::COUNTING_CIRCLES),
    }
}

/// The cells of a constraint in the order in which they are written.
fn written_cells(constraint: &Constraint) -> Vec<Cell> {
    if let Some(clones) = constraint.clones() {
        return clones.areas().concat();
    }
    let mut cells = constraint.own_cells().to_vec();
    // The greater cell stands first.
    if constraint.pair().is_some_and(|pair| pair.relation() == Relation::Less) {
        cells.reverse();
    }
    cells
}

/// The constraints that f-puzzles does not know, even with the scripts that its users add.
pub(crate) fn not_of_f_puzzles(rules: &Rules) -> impl Iterator<Item = &Constraint> {
    rules.constraints().iter().filter(|constraint| !is_of_f_puzzles(constraint))
}

fn is_of_f_puzzles(constraint: &Constraint) -> bool {
    match constraint {
        Constraint::Pair(pair) => pair::is_of_f_puzzles(pair.relation()),
        Constraint::Line(line) => line::is_of_f_puzzles(line.kind()),
        Constraint::Calculation(_) | Constraint::CountingCircles(_) => false,
        Constraint::Fog(it) => fog::is_of_f_puzzles(it),
        Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Thermometer(_)
        | Constraint::Arrow(_)
        | Constraint::Quadruple(_)
        | Constraint::Negative(_)
        | Constraint::Extreme(_)
        | Constraint::Clones(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::Indexer(_) => true,
    }
}

/// The entry in JSON of a constraint that has more parts than cells and a number.
fn entry_in_parts(constraint: &Constraint, layout: &Layout) -> Option<Value> {
    match constraint {
        Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Calculation(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Negative(_)
        | Constraint::Extreme(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_)
        | Constraint::CountingCircles(_)
        | Constraint::Fog(_) => None,
        Constraint::Line(line) => Some(line::entry(line, layout)),
        Constraint::Clones(clones) => Some(clones::entry(clones, layout)),
        Constraint::Thermometer(line) => Some(thermometer::entry(line, layout)),
        Constraint::Arrow(arrow) => Some(arrow::entry(arrow, layout)),
        Constraint::Indexer(indexer) => Some(indexer::entry(indexer, layout)),
    }
}

/// What a file says of some cells: the cells, the number or the digits beside them, and lines.
pub(crate) struct Entry {
    number: Option<String>,
    digits: Vec<String>,
    cells: Vec<Cell>,
    /// Whether digits of a cage may repeat. JSON says so; a text has a name of its own for such cages.
    repeats: bool,
    /// The cells of JSON that the others are equal to.
    clone_cells: Vec<Cell>,
    /// The lines of JSON. `None` in a text, which has its line among the cells.
    lines: Option<Vec<Vec<Cell>>>,
}

/// What is done with a clue that says nothing, such as a thermometer of one cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum EmptyClues {
    /// It is left out. The page of f-puzzles leaves such clues where a person began one.
    Skipped,
    /// It is an error, because a person or a program has written it so.
    Refused,
}

/// The fields of a clue that only say how it looks, or which tool made it.
const LOOKS: [&str; 10] = [
    "outlineC",
    "fontC",
    "baseC",
    "highlightC",
    "width",
    "height",
    "angle",
    "size",
    "fromConstraint",
    "isNewConstraint",
];

#[derive(Deserialize)]
struct EntryFields {
    #[serde(default)]
    cell: Option<String>,
    #[serde(default)]
    cells: Vec<String>,
    #[serde(default, rename = "cloneCells")]
    clone_cells: Vec<String>,
    #[serde(default)]
    lines: Vec<Vec<String>>,
    #[serde(default)]
    value: Option<NumberOrText>,
    #[serde(default)]
    values: Vec<NumberOrText>,
    /// Whether digits of a cage differ, as they do if nothing is said.
    #[serde(default)]
    unique: Option<bool>,
    /// Every other field. A clue with a field of unknown meaning may be another clue without the field.
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

impl EntryFields {
    /// The first field that may change what the clue says.
    fn unknown(&self) -> Option<&String> {
        unknown_field(&self.others)
    }
}

/// The first of further fields that may change what a clue says.
fn unknown_field(others: &BTreeMap<String, Value>) -> Option<&String> {
    others.keys().find(|name| !LOOKS.contains(&name.as_str()))
}

/// The form whose field in JSON has this name.
fn of_field(name: &str) -> Option<&'static ConstraintForm> {
    let other = OTHER_FIELDS.into_iter().find(|(other, _)| *other == name);
    let name = other.map_or(name, |(_, written)| written);
    forms().find(|form| form.field == name)
}

/// Whether a field of the JSON holds constraints.
pub(crate) fn is_field(name: &str) -> bool {
    name == negative::FIELD
        || outside::is_field(name)
        || fog::is_field(name)
        || of_field(name).is_some()
}

/// Whether the rule about neighbours spares cells with a dot, so that it is a [negative constraint](negative) and no rule
/// of the board: the puzzle has dots.
pub(crate) fn spares_dots<'a>(
    text: &str,
    mut fields: impl Iterator<Item = (&'a String, &'a &'a RawValue)>,
) -> Result<bool, ReadError> {
    fields.try_fold(false, |found, (name, value)| {
        let is_of_dots = [pair::DIFFERENCE.field, pair::RATIO.field].contains(&name.as_str());
        let dots: Vec<&RawValue> =
            if is_of_dots { json::parse_value(text, value)? } else { Vec::new() };
        Ok(found || !dots.is_empty())
    })
}

/// Reads the fields that [hold constraints](is_field). Digits of the text count from `lowest`.
pub(crate) fn read_fields<'a>(
    text: &str,
    fields: impl Iterator<Item = (&'a String, &'a &'a RawValue)> + Clone,
    lowest: LowestDigit,
    layout: &Arc<Layout>,
    empty: EmptyClues,
) -> Result<Rules, ReadError> {
    let mut constraints = Vec::new();
    let spares_dots = spares_dots(text, fields.clone())?;
    let mut circles = fields.clone();
    for (name, value) in fields {
        if name == negative::FIELD {
            constraints.extend(negative::read_field(text, value, lowest, layout)?);
        }
        if name == negative::NON_CONSECUTIVE && spares_dots && json::parse_value(text, value)? {
            constraints.push(negative::of_white_dots(layout));
        }
        constraints.extend(outside::read_field(text, (name.as_str(), value), lowest, layout)?);
        constraints.extend(fog::read_field(text, (name.as_str(), value), layout)?);
        let Some(form) = of_field(name) else { continue };
        let entries: Vec<&RawValue> = json::parse_value(text, value)?;
        for entry in entries {
            let fields: EntryFields = json::parse_value(text, entry)?;
            let read =
                Entry::of(fields, form, layout).and_then(|it| form.clue(it, lowest, layout, empty));
            constraints.extend(read.map_err(|problem| json::error_in(text, entry, problem))?);
        }
    }
    let rules = Rules::new(layout, constraints).expect("each cell was found on the board");
    check_circles(&rules, layout).map_err(|problem| {
        let is_of_circles =
            |(name, _): &(&String, _)| *name == counting_circles::COUNTING_CIRCLES.field;
        match circles.find(is_of_circles) {
            Some((_, value)) => json::error_in(text, value, problem),
            None => ReadError::of_text(problem),
        }
    })?;
    Ok(rules)
}

impl Entry {
    fn of(fields: EntryFields, form: &ConstraintForm, layout: &Layout) -> Result<Self, Problem> {
        if let Some(name) = fields.unknown() {
            return Err(Problem::UnknownField(shortened(name)));
        }
        // Only a cage has two meanings. Of another kind nobody knows what it would say.
        if fields.unique.is_some() && form.field != cage::CAGE.field {
            return Err(Problem::UnknownField("unique".to_owned()));
        }
        let names: Vec<String> = fields.cell.into_iter().chain(fields.cells).collect();
        if names.is_empty() && fields.lines.is_empty() {
            return Err(incomplete(form.field, ConstraintPart::Cells));
        }
        let cell = |name: String| {
            let place = Place::named(&name);
            let cell = place.and_then(|place| layout.cell(place.row, place.column));
            cell.ok_or_else(|| Problem::NotAPlace(shortened(&name)))
        };
        let number = fields.value.map(|value| value.text()).filter(|text| !text.is_empty());
        let digits = fields.values.iter().map(NumberOrText::text).collect();
        let cells = |names: Vec<String>| names.into_iter().map(cell).collect::<Result<_, _>>();
        let lines = fields.lines.into_iter().map(cells).collect::<Result<_, _>>()?;
        let clone_cells = cells(fields.clone_cells)?;
        let repeats = fields.unique == Some(false);
        Ok(Self { number, digits, cells: cells(names)?, repeats, clone_cells, lines: Some(lines) })
    }
}

/// The fields that hold the constraints, by name.
pub(crate) fn written_fields(rules: &Rules, layout: &Layout) -> BTreeMap<&'static str, Vec<Value>> {
    let mut fields: BTreeMap<_, Vec<Value>> = BTreeMap::new();
    for (constraint, form) in with_forms(rules) {
        let names = names_in_json(&written_cells(constraint), layout);
        let entry = if let Some(entry) = entry_in_parts(constraint, layout) {
            entry
        } else if form.is_of_one_cell {
            json!({ "cell": names.concat() })
        } else {
            let digits: Vec<u8> = form.digits_of(constraint).iter().map(|it| it.get()).collect();
            match form.number_of(constraint) {
                Some(number) => json!({ "cells": names, "value": number }),
                None if digits.is_empty() => json!({ "cells": names }),
                None => json!({ "cells": names, "values": digits }),
            }
        };
        fields.entry(form.field).or_default().push(entry);
    }
    outside::write_fields(rules, &mut fields);
    fields.extend(fog::written_fields(rules, layout));
    for name in negative::names_in_field(rules) {
        fields.entry(negative::FIELD).or_default().push(json!(name));
    }
    fields
}

/// The constraints that have forms.
fn with_forms(rules: &Rules) -> impl Iterator<Item = (&Constraint, &'static ConstraintForm)> {
    rules.constraints().iter().filter_map(|constraint| Some((constraint, form_of(constraint)?)))
}

/// The names of cells in JSON, such as `R1C2`.
fn names_in_json(cells: &[Cell], layout: &Layout) -> Vec<String> {
    let name = |&cell: &Cell| format!("R{}C{}", layout.row(cell) + 1, layout.column(cell) + 1);
    cells.iter().map(name).collect()
}

/// The constraints of both, which are rules of one board.
pub(crate) fn joined(one: &Rules, other: &Rules, layout: &Layout) -> Rules {
    let constraints = one.constraints().iter().chain(other.constraints()).cloned();
    Rules::new(layout, constraints).expect("both are rules of the board")
}

/// The problem of a constraint with this name that lacks a part.
fn incomplete(name: &str, missing: ConstraintPart) -> Problem {
    Problem::IncompleteConstraint { name: name.to_owned(), missing }
}

/// The names of all constraints in Nonet's own document.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    forms().map(|form| form.name).chain(outside::names()).chain([negative::NAME, fog::NAME])
}

/// The name that a person meant who wrote another one: that of JSON, a mistyped one, or the start of one.
fn name_meant(found: &str) -> Option<String> {
    const SHORTEST_START: usize = 3;
    let found = found.to_lowercase();
    let of_json = || of_field(&found).map(|form| form.name.to_owned());
    let is_start = |name: &&str| found.len() >= SHORTEST_START && name.starts_with(&found);
    let started = || names().find(is_start).map(str::to_owned);
    of_json().or_else(|| name_like(names(), &found)).or_else(started)
}

/// The names of the fields of all constraints in JSON.
pub(crate) fn field_names() -> impl Iterator<Item = &'static str> {
    forms().map(|form| form.field).chain(outside::names())
}

/// The field of an entry in JSON that a person meant who wrote another one.
pub(crate) fn field_of_entry_like(found: &str) -> Option<String> {
    const FIELDS: [&str; 8] =
        ["cell", "cells", "cloneCells", "lines", "value", "values", "unique", "direction"];
    name_like(FIELDS.into_iter(), found)
}

/// Reads a text of Nonet's own document, such as `odd r1c1 r4c5`, `cage 14 r1c1 r1c2` or `negative ratio`.
pub(crate) fn read_text(text: &str, layout: &Arc<Layout>) -> Result<Vec<Constraint>, Problem> {
    let mut words = text.split_whitespace().peekable();
    let name = words.next().ok_or(Problem::ConstraintWithoutName)?;
    if name == negative::NAME {
        return negative::read_words(words, layout);
    }
    if name == fog::NAME {
        return fog::read_words(words, layout);
    }
    if let Some(read) = outside::read_text(text, layout) {
        return read.map(|constraint| vec![constraint]);
    }
    let form = forms().find(|form| form.name == name);
    let form = form.ok_or_else(|| Problem::UnknownConstraint {
        found: shortened(name),
        meant: name_meant(name),
    })?;
    // An X or a V stands for a number.
    let is_number = |word: &&str| {
        let figures = word.trim_start_matches(['-', '+']);
        figures.starts_with(|sign: char| sign.is_ascii_digit() || sign.is_ascii_uppercase())
            && Place::named(word).is_none()
    };
    let number = words.next_if(|word| form.number.is_some() && is_number(word)).map(str::to_owned);
    let mut digits = Vec::new();
    while let Some(digit) = words.next_if(|word| form.digits.is_some() && is_number(word)) {
        digits.push(digit.to_owned());
    }
    let has_numbers = form.number.is_some() || form.digits.is_some();
    let not_a_cell = |word: &str| match Place::named(word) {
        None if has_numbers => {
            Problem::NotACellOfConstraint { found: shortened(word), name: name.to_owned() }
        }
        Some(_) | None => Problem::NotAPlace(shortened(word)),
    };
    let cell = |word: &str| layout.cell_named(word).ok_or_else(|| not_a_cell(word));
    let cells = words.map(cell).collect::<Result<Vec<_>, _>>()?;
    if cells.is_empty() {
        return Err(incomplete(name, ConstraintPart::Cells));
    }
    let clone_cells = Vec::new();
    let entry = Entry { number, digits, cells, repeats: false, clone_cells, lines: None };
    form.clue(entry, LowestDigit::One, layout, EmptyClues::Refused)
}

/// The constraints of a puzzle as texts, as in `odd r1c1 r4c5` and `cage 14 r1c1 r1c2`. Those about one cell share a text.
#[must_use]
pub fn constraint_texts(rules: &Rules, layout: &Layout) -> Vec<String> {
    let text =
        |form: &ConstraintForm, numbers: Vec<String>, cells: &mut dyn Iterator<Item = Cell>| {
            let words = numbers.into_iter().chain(cells.map(|cell| layout.name_of(cell)));
            [form.name.to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
        };
    let texts = |form: &'static ConstraintForm| {
        let all = with_forms(rules).filter(|(_, it)| it.name == form.name);
        let of_form: Vec<&Constraint> = all.map(|(constraint, _)| constraint).collect();
        if form.is_of_one_cell && !of_form.is_empty() {
            let mut cells = of_form.iter().flat_map(|it| written_cells(it));
            vec![text(form, Vec::new(), &mut cells)]
        } else {
            let one = |it: &&Constraint| {
                let digits = form.digits_of(it).iter().map(Digit::to_string);
                let numbers = form.number_of(it).into_iter().chain(digits).collect();
                text(form, numbers, &mut written_cells(it).into_iter())
            };
            of_form.iter().map(one).collect()
        }
    };
    let negatives = negative::names(rules).map(|name| format!("{} {name}", negative::NAME));
    let fog = fog::text(rules, layout);
    forms().flat_map(texts).chain(outside::texts(rules)).chain(negatives).chain(fog).collect()
}
