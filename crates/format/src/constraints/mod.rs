//! How constraints are written, a small file for each kind, found by one table.
//!
//! A [`ConstraintForm`] is one name in files. Nonet's own document and the JSON of f-puzzles, which JSON lines share, hold
//! all of them, as an [`Entry`]: a number or digits, if the kind has them, cells, and lines through cells. Negative
//! constraints are names, and numbers outside stand at places beside the board: each of the two has a file of its own form.

mod arrow;
mod cage;
mod negative;
mod outside;
mod pair;
mod parity;
mod quadruple;
mod thermometer;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::error::shortened;
use crate::syntax::json::{self, NumberOrText};
use crate::{LowestDigit, Problem, ReadError};
use nonet_engine::{Cell, Constraint, Digit, Layout, Parity, Place, Rules};

pub(crate) use cage::{cage, cages_alone, problem_of_cage};
pub(crate) use negative::{holds_non_consecutive, is_non_consecutive};
pub(crate) use pair::have_letters;

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
    fn number_of(&self, constraint: &Constraint) -> Option<String> {
        self.number.and_then(|number| number(constraint))
    }

    fn digits_of<'a>(&self, constraint: &'a Constraint) -> &'a [Digit] {
        self.digits.map_or(&[], |digits| digits(constraint))
    }
}

/// The table of names.
static FORMS: [&ConstraintForm; 9] = [
    &parity::ODD,
    &parity::EVEN,
    &cage::CAGE,
    &thermometer::THERMOMETER,
    &arrow::ARROW,
    &pair::DIFFERENCE,
    &pair::RATIO,
    &pair::SUM,
    &quadruple::QUADRUPLE,
];

/// The form of a constraint. `None` for a negative one and for a number outside.
fn form_of(constraint: &Constraint) -> Option<&'static ConstraintForm> {
    match constraint {
        Constraint::Parity(_, Parity::Odd) => Some(&parity::ODD),
        Constraint::Parity(_, Parity::Even) => Some(&parity::EVEN),
        Constraint::Cage(_) => Some(&cage::CAGE),
        Constraint::Thermometer(_) => Some(&thermometer::THERMOMETER),
        Constraint::Arrow(_) => Some(&arrow::ARROW),
        Constraint::Pair(pair) => Some(pair::form(pair.relation())),
        Constraint::Quadruple(_) => Some(&quadruple::QUADRUPLE),
        Constraint::Negative(_) | Constraint::LittleKiller(_) | Constraint::Outside(_) => None,
    }
}

/// The entry in JSON of a constraint that has more parts than cells and a number.
fn entry_in_parts(constraint: &Constraint, layout: &Layout) -> Option<Value> {
    match constraint {
        Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Negative(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_) => None,
        Constraint::Thermometer(line) => Some(thermometer::entry(line, layout)),
        Constraint::Arrow(arrow) => Some(arrow::entry(arrow, layout)),
    }
}

/// What a file says of some cells: the cells, the number or the digits beside them, and lines.
pub(crate) struct Entry {
    number: Option<String>,
    digits: Vec<String>,
    cells: Vec<Cell>,
    /// The lines of JSON. `None` in a text, which has its line among the cells.
    lines: Option<Vec<Vec<Cell>>>,
}

#[derive(Deserialize)]
struct EntryFields {
    #[serde(default)]
    cell: Option<String>,
    #[serde(default)]
    cells: Vec<String>,
    #[serde(default)]
    lines: Vec<Vec<String>>,
    #[serde(default)]
    value: Option<NumberOrText>,
    #[serde(default)]
    values: Vec<NumberOrText>,
    /// Whether digits of a cage differ, as they do if nothing is said.
    #[serde(default)]
    unique: Option<bool>,
}

/// The form whose field in JSON has this name.
fn of_field(name: &str) -> Option<&'static ConstraintForm> {
    FORMS.into_iter().find(|form| form.field == name)
}

/// Whether a field of the JSON holds constraints.
pub(crate) fn is_field(name: &str) -> bool {
    name == negative::FIELD || outside::is_field(name) || of_field(name).is_some()
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
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let mut constraints = Vec::new();
    let spares_dots = spares_dots(text, fields.clone())?;
    for (name, value) in fields {
        if name == negative::FIELD {
            constraints.extend(negative::read_field(text, value, lowest, layout)?);
        }
        if name == negative::NON_CONSECUTIVE && spares_dots && json::parse_value(text, value)? {
            constraints.push(negative::of_white_dots(layout));
        }
        constraints.extend(outside::read_field(text, (name.as_str(), value), lowest, layout)?);
        let Some(form) = of_field(name) else { continue };
        let entries: Vec<&RawValue> = json::parse_value(text, value)?;
        for entry in entries {
            let fields: EntryFields = json::parse_value(text, entry)?;
            let read = Entry::of(fields, layout).and_then(|it| (form.read)(it, lowest, layout));
            constraints.extend(read.map_err(|problem| json::error_in(text, entry, problem))?);
        }
    }
    Ok(Rules::new(layout, constraints).expect("each cell was found on the board"))
}

impl Entry {
    fn of(fields: EntryFields, layout: &Layout) -> Result<Self, Problem> {
        let names: Vec<String> = fields.cell.into_iter().chain(fields.cells).collect();
        if names.is_empty() && fields.lines.is_empty() {
            return Err(Problem::MissingField("cell".to_owned()));
        }
        if fields.unique == Some(false) {
            return Err(Problem::RepeatingCages);
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
        Ok(Self { number, digits, cells: cells(names)?, lines: Some(lines) })
    }
}

/// The fields that hold the constraints, by name.
pub(crate) fn written_fields(rules: &Rules, layout: &Layout) -> BTreeMap<&'static str, Vec<Value>> {
    let mut fields: BTreeMap<_, Vec<Value>> = BTreeMap::new();
    for (constraint, form) in with_forms(rules) {
        let names = names_in_json(constraint.cells(), layout);
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

/// Reads a text of Nonet's own document, such as `odd r1c1 r4c5`, `cage 14 r1c1 r1c2` or `negative ratio`.
pub(crate) fn read_text(text: &str, layout: &Layout) -> Result<Vec<Constraint>, Problem> {
    let mut words = text.split_whitespace().peekable();
    let name = words.next().unwrap_or_default();
    if name == negative::NAME {
        let kinds = words.map(|name| negative::named(name, LowestDigit::One, layout));
        let kinds: Vec<Constraint> = kinds.collect::<Result<_, _>>()?;
        let is_missing = kinds.is_empty();
        return if is_missing {
            Err(Problem::UnknownRules(vec![name.to_owned()]))
        } else {
            Ok(kinds)
        };
    }
    if let Some(read) = outside::read_text(text, layout) {
        return read.map(|constraint| vec![constraint]);
    }
    let form = FORMS.into_iter().find(|form| form.name == name);
    let form = form.ok_or_else(|| Problem::UnknownRules(vec![shortened(name)]))?;
    // An X or a V stands for a number.
    let is_number = |word: &&str| {
        word.starts_with(|sign: char| sign.is_ascii_digit() || sign.is_ascii_uppercase())
    };
    let number = words.next_if(|word| form.number.is_some() && is_number(word)).map(str::to_owned);
    let mut digits = Vec::new();
    while let Some(digit) = words.next_if(|word| form.digits.is_some() && is_number(word)) {
        digits.push(digit.to_owned());
    }
    let cell =
        |word: &str| layout.cell_named(word).ok_or_else(|| Problem::NotAPlace(shortened(word)));
    let cells = words.map(cell).collect::<Result<Vec<_>, _>>()?;
    if cells.is_empty() {
        return Err(Problem::MissingField("cell".to_owned()));
    }
    (form.read)(Entry { number, digits, cells, lines: None }, LowestDigit::One, layout)
}

/// The constraints of a puzzle as texts, as in `odd r1c1 r4c5` and `cage 14 r1c1 r1c2`. Those about one cell share a text.
#[must_use]
pub fn constraint_texts(rules: &Rules, layout: &Layout) -> Vec<String> {
    let text =
        |form: &ConstraintForm, numbers: Vec<String>, cells: &mut dyn Iterator<Item = Cell>| {
            let words = numbers.into_iter().chain(cells.map(|cell| layout.name_of(cell)));
            [form.name.to_owned()].into_iter().chain(words).collect::<Vec<_>>().join(" ")
        };
    let texts = |form: &&ConstraintForm| {
        let all = with_forms(rules).filter(|(_, it)| it.name == form.name);
        let of_form: Vec<&Constraint> = all.map(|(constraint, _)| constraint).collect();
        if form.is_of_one_cell && !of_form.is_empty() {
            let mut cells = of_form.iter().flat_map(|it| it.cells()).copied();
            vec![text(form, Vec::new(), &mut cells)]
        } else {
            let one = |it: &&Constraint| {
                let digits = form.digits_of(it).iter().map(Digit::to_string);
                let numbers = form.number_of(it).into_iter().chain(digits).collect();
                text(form, numbers, &mut it.cells().iter().copied())
            };
            of_form.iter().map(one).collect()
        }
    };
    let negatives = negative::names(rules).map(|name| format!("{} {name}", negative::NAME));
    FORMS.iter().flat_map(texts).chain(outside::texts(rules)).chain(negatives).collect()
}
