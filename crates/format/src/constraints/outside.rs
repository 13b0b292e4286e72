//! Numbers outside the board: little killers, sandwiches, X-sums, skyscrapers and numbered rooms.
//!
//! ```text
//! constraints: ["littlekiller 17 r0c4 DR", "sandwich 9 r1c0", "xsum 10 r0c4", "skyscraper 5 r10c3", "numberedroom 3 r4c10"]
//! "littlekillersum":[{"cell":"R0C4","direction":"DR","value":"17"}],"sandwichsum":[{"cell":"R1C0","value":"9"}]
//! ```
//!
//! Each stands at a place beside the board. Rows and columns count from 1, so that `r0c4` lies above the fourth column. f-puzzles
//! also lists the cells of a diagonal, which follow from its place and its direction. A number that is left empty says nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{incomplete, names_in_json, unknown_field};
use crate::error::{ExpectedValue, shortened};
use crate::syntax::json::{self, NumberOrText};
use crate::{ConstraintPart, LowestDigit, Problem, ReadError};
use nonet_engine::{
    CellSets, Constraint, Diagonal, Grid, Layout, LittleKiller, OutsideKind, OutsideNumber,
    OutsidePlace, Puzzle, Rules,
};

/// How numbers of one name are written.
struct OutsideForm {
    /// The name in Nonet's own document.
    name: &'static str,
    /// The name of the field in JSON.
    field: &'static str,
    /// What the number counts. `None` for the sum of a diagonal.
    kind: Option<OutsideKind>,
}

/// The table of names.
static FORMS: [OutsideForm; 5] = [
    OutsideForm { name: "littlekiller", field: "littlekillersum", kind: None },
    OutsideForm { name: "sandwich", field: "sandwichsum", kind: Some(OutsideKind::Sandwich) },
    OutsideForm { name: "xsum", field: "xsum", kind: Some(OutsideKind::XSum) },
    OutsideForm { name: "skyscraper", field: "skyscraper", kind: Some(OutsideKind::Skyscraper) },
    OutsideForm {
        name: "numberedroom",
        field: "numberedroom",
        kind: Some(OutsideKind::NumberedRoom),
    },
];

/// The ways over the board, as files write them.
const DIRECTIONS: [(&str, Diagonal); 4] = [
    ("DR", Diagonal::DownRight),
    ("DL", Diagonal::DownLeft),
    ("UR", Diagonal::UpRight),
    ("UL", Diagonal::UpLeft),
];

/// What a file says of a number.
struct OutsideEntry {
    number: String,
    place: String,
    direction: Option<String>,
}

#[derive(Deserialize)]
struct OutsideFields {
    #[serde(default)]
    cell: Option<String>,
    #[serde(default)]
    direction: Option<String>,
    #[serde(default)]
    value: Option<NumberOrText>,
    /// The cells of a diagonal, which its place and its direction say as well.
    #[serde(default)]
    cells: Vec<String>,
    /// Every other field. A number with a field of unknown meaning may be another one without the field.
    #[serde(flatten)]
    others: BTreeMap<String, Value>,
}

/// The names in Nonet's own document.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    FORMS.iter().map(|form| form.name)
}

/// Whether a field of the JSON holds numbers outside.
pub(super) fn is_field(name: &str) -> bool {
    FORMS.iter().any(|form| form.field == name)
}

/// Reads the entries of a field that [holds numbers outside](is_field).
pub(super) fn read_field(
    text: &str,
    (name, value): (&str, &RawValue),
    lowest: LowestDigit,
    layout: &Arc<Layout>,
) -> Result<Vec<Constraint>, ReadError> {
    let Some(form) = FORMS.iter().find(|form| form.field == name) else { return Ok(Vec::new()) };
    let entries: Vec<&RawValue> = json::parse_value(text, value)?;
    let mut constraints = Vec::new();
    for entry in entries {
        let fields: OutsideFields = json::parse_value(text, entry)?;
        let number = fields.value.map(|value| value.text()).unwrap_or_default();
        if number.is_empty() {
            continue;
        }
        if let Some(name) = unknown_field(&fields.others) {
            let problem = Problem::UnknownField(shortened(name));
            return Err(json::error_in(text, entry, problem));
        }
        let missing = || incomplete(form.field, ConstraintPart::Place);
        let read = fields.cell.ok_or_else(missing).and_then(|place| {
            form.read(OutsideEntry { number, place, direction: fields.direction }, lowest, layout)
        });
        let read = read.and_then(|it| check_cells(it, &fields.cells, layout));
        constraints.push(read.map_err(|problem| json::error_in(text, entry, problem))?);
    }
    Ok(constraints)
}

/// Refuses a number whose entry lists other cells than those of its line or diagonal.
fn check_cells(
    constraint: Constraint,
    names: &[String],
    layout: &Layout,
) -> Result<Constraint, Problem> {
    let listed = names_in_json(constraint.cells(), layout);
    match names.iter().find(|name| !listed.contains(name)) {
        Some(name) => Err(Problem::NotAPlace(shortened(name))),
        None => Ok(constraint),
    }
}

/// Reads a text of Nonet's own document, such as `sandwich 9 r1c0`. Returns `None` if it has another name.
pub(super) fn read_text(text: &str, layout: &Arc<Layout>) -> Option<Result<Constraint, Problem>> {
    let mut words = text.split_whitespace();
    let name = words.next()?;
    let form = FORMS.iter().find(|form| form.name == name)?;
    let mut word =
        |part| words.next().map(str::to_owned).ok_or_else(|| incomplete(form.name, part));
    let entry = word(ConstraintPart::Number).and_then(|number| {
        let place = word(ConstraintPart::Place)?;
        let direction = form.kind.is_none().then(|| word(ConstraintPart::Direction)).transpose()?;
        Ok(OutsideEntry { number, place, direction })
    });
    let further = words.next().map(|word| Problem::BadValue {
        found: shortened(word),
        expected: ExpectedValue::EndOfConstraint,
    });
    Some(match (entry, further) {
        (Ok(entry), None) => form.read(entry, LowestDigit::One, layout),
        (Ok(_), Some(problem)) | (Err(problem), _) => Err(problem),
    })
}

impl OutsideForm {
    fn read(
        &self,
        entry: OutsideEntry,
        lowest: LowestDigit,
        layout: &Arc<Layout>,
    ) -> Result<Constraint, Problem> {
        let constraint = self.constraint(entry, lowest, layout)?;
        if can_be_kept(&constraint, layout) {
            Ok(constraint)
        } else {
            Err(impossible(constraint, lowest, layout))
        }
    }

    fn constraint(
        &self,
        OutsideEntry { number, place, direction }: OutsideEntry,
        lowest: LowestDigit,
        layout: &Layout,
    ) -> Result<Constraint, Problem> {
        let outside = || Problem::NotOutside(shortened(&place));
        let at = OutsidePlace::named(&place).ok_or_else(outside)?;
        match self.kind {
            None => {
                let way =
                    direction.ok_or_else(|| incomplete(self.name, ConstraintPart::Direction))?;
                let diagonal = LittleKiller::new(at, diagonal_named(&way)?, 0, layout);
                let cells = diagonal.ok_or_else(outside)?.cells().len();
                let sum = sum(&number, cells, lowest, layout)?;
                let diagonal = LittleKiller::new(at, diagonal_named(&way)?, sum, layout);
                diagonal.map(Constraint::LittleKiller).ok_or_else(outside)
            }
            Some(kind) => {
                let (from, to) = kind.numbers(layout.digit_count());
                let number = number_between(&number, from, to)?;
                if lowest == LowestDigit::Zero && !counts_from_any_digit(kind) {
                    return Err(Problem::OutsideFromZero);
                }
                let number = OutsideNumber::new(kind, at, number, layout);
                number.map(Constraint::Outside).ok_or_else(outside)
            }
        }
    }

    fn has(&self, constraint: &Constraint) -> bool {
        match self.kind {
            None => constraint.little_killer().is_some(),
            Some(kind) => constraint.outside().is_some_and(|it| it.kind() == kind),
        }
    }
}

/// The most digits of a board whose numbers are checked. On larger boards the check of a file could take minutes.
const MOST_DIGITS_CHECKED: usize = 16;

/// Whether the digits of the board alone can keep a constraint, as far as that is checked.
fn can_be_kept(constraint: &Constraint, layout: &Arc<Layout>) -> bool {
    if layout.digit_count() > MOST_DIGITS_CHECKED {
        return true;
    }
    let rules = Rules::new(layout, [constraint.clone()]);
    let puzzle = rules.map(|rules| {
        let givens = Grid::empty(Arc::clone(layout));
        Puzzle::of_parts(givens, rules, CellSets::none(layout))
    });
    puzzle.is_some_and(|puzzle| puzzle.is_ok())
}

/// The problem of a number that no digits keep, with the numbers that some digits do.
fn impossible(constraint: Constraint, lowest: LowestDigit, layout: &Arc<Layout>) -> Problem {
    let cells = constraint.cells().len();
    let diagonal = constraint.little_killer();
    let line = constraint.outside();
    let (from, to) = match line {
        Some(line) => line.kind().numbers(layout.digit_count()),
        None => (0, count_of(cells * layout.digit_count())),
    };
    let with_number = |number: u32| {
        let of_line = line.and_then(|it| OutsideNumber::new(it.kind(), it.place(), number, layout));
        let of_diagonal =
            diagonal.and_then(|it| LittleKiller::new(it.place(), it.diagonal(), number, layout));
        of_line.map(Constraint::Outside).or(of_diagonal.map(Constraint::LittleKiller))
    };
    let shown = |number: u32| match diagonal {
        Some(_) => lowest.shown_sum(number, count_of(cells)),
        None => number,
    };
    let is_possible =
        |number: &u32| with_number(*number).is_some_and(|it| can_be_kept(&it, layout));
    let mut possible: Vec<[u32; 2]> = Vec::new();
    for number in (from..=to).filter(is_possible).map(shown) {
        match possible.last_mut().filter(|[_, last]| *last + 1 == number) {
            Some([_, last]) => *last = number,
            None => possible.push([number, number]),
        }
    }
    let place = line.map(OutsideNumber::place).or(diagonal.map(LittleKiller::place));
    let found = line.map(OutsideNumber::number).or(diagonal.map(|it| shown(it.sum())));
    Problem::ImpossibleNumber {
        place: place.map(|place| place.to_string()).unwrap_or_default().into(),
        found: found.unwrap_or_default(),
        constraint: Box::new(constraint),
        possible: possible.into(),
    }
}

fn count_of(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Whether a number means the same if digits count from 0.
fn counts_from_any_digit(kind: OutsideKind) -> bool {
    match kind {
        OutsideKind::Skyscraper => true,
        OutsideKind::Sandwich | OutsideKind::XSum | OutsideKind::NumberedRoom => false,
    }
}

fn diagonal_named(name: &str) -> Result<Diagonal, Problem> {
    let known = DIRECTIONS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    known.map(|(_, diagonal)| *diagonal).ok_or_else(|| Problem::BadValue {
        found: shortened(name),
        expected: ExpectedValue::Direction,
    })
}

/// The sum of this many cells, for digits that count from 1.
fn sum(text: &str, cells: usize, lowest: LowestDigit, layout: &Layout) -> Result<u32, Problem> {
    let most = lowest.shown_sum(count_of(cells * layout.digit_count()), count_of(cells));
    Ok(lowest.sum_of_shown(number_between(text, 0, most)?, count_of(cells)))
}

fn number_between(text: &str, from: u32, to: u32) -> Result<u32, Problem> {
    let number = text.trim().parse().ok().filter(|number| (from..=to).contains(number));
    number.ok_or_else(|| Problem::BadValue {
        found: shortened(text),
        expected: ExpectedValue::Number { from: from as usize, to: to as usize },
    })
}

/// A number that a file holds.
struct WrittenNumber {
    number: u32,
    place: OutsidePlace,
    direction: Option<&'static str>,
}

/// The numbers of a form, in the order of the constraints.
fn written<'a>(
    form: &'a OutsideForm,
    rules: &'a Rules,
) -> impl Iterator<Item = WrittenNumber> + 'a {
    let constraints = rules.constraints().iter().filter(|it| form.has(it));
    constraints.filter_map(|constraint| {
        let of_diagonal = constraint.little_killer().map(|diagonal| WrittenNumber {
            number: diagonal.sum(),
            place: diagonal.place(),
            direction: DIRECTIONS
                .iter()
                .find(|(_, known)| *known == diagonal.diagonal())
                .map(|(name, _)| *name),
        });
        let of_line = constraint.outside().map(|outside| WrittenNumber {
            number: outside.number(),
            place: outside.place(),
            direction: None,
        });
        of_diagonal.or(of_line)
    })
}

/// The numbers of a puzzle, as its own document writes them.
pub(super) fn texts(rules: &Rules) -> impl Iterator<Item = String> {
    FORMS.iter().flat_map(move |form| {
        written(form, rules).map(move |WrittenNumber { number, place, direction }| {
            let direction = direction.map(|name| format!(" {name}")).unwrap_or_default();
            format!("{} {number} {place}{direction}", form.name)
        })
    })
}

/// Adds the fields that hold the numbers.
pub(super) fn write_fields(rules: &Rules, fields: &mut BTreeMap<&'static str, Vec<Value>>) {
    for form in &FORMS {
        let entries = written(form, rules).map(|WrittenNumber { number, place, direction }| {
            let (number, cell) = (number.to_string(), place.to_string().to_uppercase());
            match direction {
                Some(name) => json!({ "cell": cell, "direction": name, "value": number }),
                None => json!({ "cell": cell, "value": number }),
            }
        });
        let entries: Vec<Value> = entries.collect();
        if !entries.is_empty() {
            fields.insert(form.field, entries);
        }
    }
}
