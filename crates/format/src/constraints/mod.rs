//! How constraints are written, a small file for each kind, found by one table.
//!
//! A [`ConstraintForm`] is one name in files. Nonet's own document and the JSON of f-puzzles, which JSON lines share, hold
//! all of them. A kind of file that holds a constraint nowhere names it as a loss: [`are_held`].

mod parity;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::error::shortened;
use crate::syntax::json;
use crate::{Kind, LowestDigit, Problem, ReadError};
use nonet_engine::{Cell, Constraint, Layout, Parity, Place, Rules};

/// How constraints of one name are written.
pub(crate) struct ConstraintForm {
    /// The name in Nonet's own document, and the name of the field in JSON.
    pub(crate) name: &'static str,
    /// The constraints that a text of Nonet's own document says of these cells.
    read_cells: fn(Vec<Cell>) -> Vec<Constraint>,
    /// The constraints of an entry of the field in JSON.
    read_entry: fn(&Entry, LowestDigit) -> Vec<Constraint>,
    /// The entry of the field in JSON.
    written_entry: fn(&Constraint, &Layout) -> Value,
}

/// The table of names.
static FORMS: [&ConstraintForm; 2] = [&parity::ODD, &parity::EVEN];

/// The form of a constraint. Returns `None` if no kind of file holds it: it is a loss in each.
fn form_of(constraint: &Constraint) -> Option<&'static ConstraintForm> {
    match constraint {
        Constraint::Parity(_, Parity::Odd) => Some(&parity::ODD),
        Constraint::Parity(_, Parity::Even) => Some(&parity::EVEN),
        Constraint::Cage(_) => None,
    }
}

/// The form with this name.
fn named(name: &str) -> Option<&'static ConstraintForm> {
    FORMS.into_iter().find(|form| form.name == name)
}

/// Whether a kind of file holds these constraints.
pub(crate) fn are_held(rules: &Rules, kind: Kind) -> bool {
    match kind {
        Kind::Nonet | Kind::FPuzzles | Kind::JsonLines => {
            rules.constraints().iter().all(|it| form_of(it).is_some())
        }
        Kind::List
        | Kind::Rows
        | Kind::PencilMarks
        | Kind::Sukaku
        | Kind::SimpleSudoku
        | Kind::SudoCue
        | Kind::Library
        | Kind::OpenSudoku
        | Kind::KSudoku
        | Kind::GnomeSudoku
        | Kind::GnomeCode
        | Kind::SadMan
        | Kind::Solo
        | Kind::SudokuPad
        | Kind::SumoCue
        | Kind::Table
        | Kind::LibreSudoku
        | Kind::Gravity => rules.is_empty(),
    }
}

/// An entry of a field in JSON: the cells that it names.
pub(crate) struct Entry {
    cells: Vec<Cell>,
}

#[derive(Deserialize)]
struct EntryFields {
    #[serde(default)]
    cell: Option<String>,
    #[serde(default)]
    cells: Vec<String>,
}

/// Whether a field of the JSON holds constraints.
pub(crate) fn is_field(name: &str) -> bool {
    named(name).is_some()
}

/// Reads the fields that [hold constraints](is_field). Digits of the text count from `lowest`.
pub(crate) fn read_fields<'a>(
    text: &str,
    fields: impl Iterator<Item = (&'a String, &'a &'a RawValue)>,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let mut constraints = Vec::new();
    for (name, value) in fields {
        let Some(form) = named(name) else { continue };
        let entries: Vec<EntryFields> = json::parse_value(text, value)?;
        for fields in entries {
            let entry = Entry::of(fields, layout);
            let entry = entry.map_err(|problem| json::error_in(text, value, problem))?;
            constraints.extend((form.read_entry)(&entry, lowest));
        }
    }
    Ok(Rules::new(layout, constraints).expect("each cell was found on the board"))
}

impl Entry {
    fn of(fields: EntryFields, layout: &Layout) -> Result<Self, Problem> {
        let names: Vec<String> = fields.cell.into_iter().chain(fields.cells).collect();
        if names.is_empty() {
            return Err(Problem::MissingField("cell".to_owned()));
        }
        let cell = |name: String| {
            let place = Place::named(&name);
            let cell = place.and_then(|place| layout.cell(place.row, place.column));
            cell.ok_or_else(|| Problem::NotAPlace(shortened(&name)))
        };
        Ok(Self { cells: names.into_iter().map(cell).collect::<Result<_, _>>()? })
    }
}

/// The fields that hold the constraints, by name.
pub(crate) fn written_fields(rules: &Rules, layout: &Layout) -> BTreeMap<&'static str, Vec<Value>> {
    let mut fields: BTreeMap<_, Vec<Value>> = BTreeMap::new();
    for constraint in rules.constraints() {
        if let Some(form) = form_of(constraint) {
            fields.entry(form.name).or_default().push((form.written_entry)(constraint, layout));
        }
    }
    fields
}

/// The name of a cell in JSON, such as `R1C2`.
fn name_in_json(cell: Cell, layout: &Layout) -> String {
    format!("R{}C{}", layout.row(cell) + 1, layout.column(cell) + 1)
}

/// Reads a text of Nonet's own document, such as `odd r1c1 r4c5`.
pub(crate) fn read_text(text: &str, layout: &Layout) -> Result<Vec<Constraint>, Problem> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let form = named(name).ok_or_else(|| Problem::UnknownRules(vec![shortened(name)]))?;
    let cell =
        |word: &str| layout.cell_named(word).ok_or_else(|| Problem::NotAPlace(shortened(word)));
    Ok((form.read_cells)(words.map(cell).collect::<Result<_, _>>()?))
}

/// The constraints of a puzzle as texts, one for each name, as in `odd r1c1 r4c5`.
#[must_use]
pub fn constraint_texts(rules: &Rules, layout: &Layout) -> Vec<String> {
    let text = |form: &&ConstraintForm| {
        let is_of_form = |it: &&Constraint| form_of(it).is_some_and(|its| its.name == form.name);
        let of_form = rules.constraints().iter().filter(is_of_form);
        let cells = of_form.flat_map(Constraint::cells);
        let names: Vec<String> = cells.map(|&cell| layout.name_of(cell)).collect();
        (!names.is_empty()).then(|| format!("{} {}", form.name, names.join(" ")))
    };
    FORMS.iter().filter_map(text).collect()
}
