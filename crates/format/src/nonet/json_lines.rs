//! JSON lines: one puzzle for each line, as a JSON object with board, givens and rules.
//!
//! ```text
//! {"id":"latin 4x4","rows":4,"columns":4,"digits":4,"regions":null,"boxes":[2,2],"givens":[1,0,…],"rules":{}}
//! ```
//!
//! The board is stated by `rows`, `columns`, `digits`, `regions` or `boxes`, `grids` (of samurai and the like) and
//! `rules`. `givens` are numbers row by row, 0 or null for an empty cell, and -1 where the board has no cell. Where
//! `lowest` is 0, digits begin at 0 and each is one more on the board; then null alone is an empty cell. Nonet
//! reads `id`, `title` and `source`, and skips answers and remarks. The names of the rules are those of f-puzzles, and
//! `toroidal` is Nonet's own. A puzzle with other rules is refused, because without them it would be another puzzle.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nonet_language::name_like;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::constraints::{self, EmptyClues};
use crate::error::shortened;
use crate::notation::regions::first_fault;
use crate::syntax::json::{self, UniqueFields};
use crate::syntax::lines::TextLine;
use crate::{About, Document, LowestDigit, Problem, ReadError, UnknownRule};
use nonet_engine::{
    Cell, CellSets, Digit, DigitSet, ExtraHouses, Grid, HouseKind, Layout, LayoutBuilder, Place,
    Regions, Rule,
};

/// The number in the place of a cell that the board does not have.
const HOLE: i64 = -1;

/// The rules that f-puzzles does not have.
const OWN_RULES: [&str; 2] = ["candidates", "toroidal"];

/// The fields by which a line is recognised.
#[derive(Deserialize)]
struct JsonLineHead {
    rows: Option<IgnoredAny>,
    givens: Option<IgnoredAny>,
}

/// Whether a line is such a puzzle, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    let head = serde_json::from_str::<JsonLineHead>(text);
    head.is_ok_and(|head| head.rows.is_some() && head.givens.is_some())
}

/// Whether a line is such a puzzle. Quick for lines of other JSON.
pub(crate) fn is_meant_and_line(text: &str) -> bool {
    text.contains("\"givens\"") && is_line(text)
}

/// Whether a line begins as such a puzzle does, or has its cells, so that it may be a damaged one.
pub(crate) fn is_meant(text: &str) -> bool {
    text.starts_with('{') || text.contains("\"givens\":")
}

#[derive(Deserialize)]
struct PuzzleObject<'a> {
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    title: Option<String>,
    #[serde(default)]
    source: Option<String>,
    rows: usize,
    columns: usize,
    digits: usize,
    #[serde(default)]
    lowest: Option<i64>,
    #[serde(default)]
    boxes: Option<(usize, usize)>,
    #[serde(default, borrow)]
    regions: Option<Vec<&'a RawValue>>,
    #[serde(default, borrow)]
    grids: Option<&'a RawValue>,
    #[serde(borrow)]
    givens: &'a RawValue,
    #[serde(default, borrow)]
    rules: UniqueFields<&'a RawValue>,
}

/// The cells of a house in a rule.
#[derive(Serialize, Deserialize)]
pub(crate) struct CellsField {
    cells: Vec<String>,
}

/// Reads a line with a puzzle.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    read(line.text).map_err(|error| error.shifted(line.number, 1))
}

/// Refuses a line without one of these fields that has one which looks like it: without the field the line is another puzzle. Other
/// fields may be what a collection says of its puzzles.
fn check_names(text: &str) -> Result<(), ReadError> {
    const FIELDS: [&str; 4] = ["rules", "boxes", "regions", "lowest"];
    const SHORTEST_START: usize = 3;
    let UniqueFields(fields): UniqueFields<&RawValue> = json::parse(text)?;
    let is_rule = |name: &str| {
        let is_house = extra_named(name).is_some() || rule_named(name).is_some();
        is_house || constraints::is_field(name) || ["constraints", "clues"].contains(&name)
    };
    let meant = |name: &str| {
        let is_start = |field: &&str| name.len() >= SHORTEST_START && field.starts_with(name);
        let started = || FIELDS.into_iter().find(is_start).map(str::to_owned);
        let rules = || is_rule(name).then(|| "rules".to_owned());
        rules().or_else(|| name_like(FIELDS.into_iter(), name)).or_else(started)
    };
    let unknown = fields.iter().filter(|(name, _)| !FIELDS.contains(&name.as_str()));
    let misspelt = unknown.filter_map(|(name, value)| Some((name, value, meant(name)?)));
    match misspelt.min_by_key(|(_, value, _)| json::start_of(text, value)) {
        Some((name, value, meant)) => {
            let problem = Problem::MisspeltField { found: shortened(name), meant };
            Err(json::error_in(text, value, problem))
        }
        None => Ok(()),
    }
}

fn read(text: &str) -> Result<Document, ReadError> {
    let object: PuzzleObject<'_> = json::parse(text)?;
    check_names(text)?;
    let is_own = |name: &str| OWN_RULES.contains(&name) || constraints::is_field(name);
    let other_rules = object.rules.0.iter().filter(|(name, _)| !is_own(name));
    let known = houses_and_rules(text, other_rules);
    let lowest = match object.lowest {
        None | Some(1) => LowestDigit::One,
        Some(0) => LowestDigit::Zero,
        Some(lowest) => return Err(refused_for_digits(lowest, known.err())),
    };
    let (extras, drawn, mut rules) = known?;
    if constraints::spares_dots(text, object.rules.0.iter())? {
        rules.remove(&Rule::NonConsecutive);
    }
    let mut builder = LayoutBuilder {
        rows: object.rows,
        columns: object.columns,
        extras,
        drawn,
        rules,
        is_torus: object
            .rules
            .0
            .get("toroidal")
            .map_or(Ok(false), |it| json::parse_value(text, it))?,
        ..LayoutBuilder::latin(object.digits)
    };
    if let Some(grids) = object.grids {
        builder.grids = places(text, grids)?;
    }
    let regions = object.regions.iter().flatten().map(|region| places(text, region));
    let regions: Vec<Vec<Place>> = regions.collect::<Result<_, _>>()?;
    builder.regions = match object.boxes {
        Some(_) if !regions.is_empty() => return Err(ReadError::of_text(Problem::BoxesAndRegions)),
        Some((rows, columns)) => Regions::Boxes { rows, columns },
        None => Regions::Drawn(regions),
    };
    let givens = givens(text, object.givens, lowest, &mut builder)?;
    let mut document = Document { lowest_digit: lowest, ..Document::of_givens(givens) };
    if let Some(&candidates) = object.rules.0.get("candidates") {
        document.ruled_out = ruled_out(text, candidates, lowest, document.givens.layout())?;
    }
    let (fields, layout) = (object.rules.0.iter(), document.givens.layout());
    document.rules = constraints::read_fields(text, fields, lowest, layout, EmptyClues::Refused)?;
    let named = |text: Option<String>| text.filter(|text| !text.is_empty());
    document.about = About {
        title: named(object.title).or(named(object.id)).unwrap_or_default(),
        source: object.source.unwrap_or_default(),
        ..About::default()
    };
    Ok(document)
}

/// The digit of the board for a number of the text. Returns `None` if the board has none for it.
fn digit_of(number: i64, lowest: LowestDigit, largest: usize) -> Option<Digit> {
    let number = match lowest {
        LowestDigit::Zero => number.checked_add(1)?,
        LowestDigit::One => number,
    };
    let digit = u8::try_from(number).ok().and_then(Digit::new)?;
    (digit.index() < largest).then_some(digit)
}

/// Whether a number stands for an empty cell.
fn is_empty(number: i64, lowest: LowestDigit) -> bool {
    lowest == LowestDigit::One && number == 0
}

/// The problem of a number that is no digit of a board with digits up to `largest`.
fn problem_of(number: i64, lowest: LowestDigit, largest: usize) -> Problem {
    let found = number.to_string();
    match lowest {
        LowestDigit::Zero => Problem::BadNumberFrom0 { found, largest: largest.saturating_sub(1) },
        LowestDigit::One => Problem::BadNumber { found, largest },
    }
}

/// The error of a puzzle whose digits begin neither at 0 nor at 1. Names its unknown rules too, so that nobody looks
/// for them only once the digits are changed.
fn refused_for_digits(lowest: i64, other: Option<ReadError>) -> ReadError {
    match other {
        Some(ReadError { problem: Problem::UnknownRules(rules), .. }) => {
            ReadError::of_text(Problem::LowestDigitAndRules { lowest, rules })
        }
        Some(_) | None => ReadError::of_text(Problem::LowestDigit(lowest)),
    }
}

pub(super) type HousesAndRules = (BTreeSet<ExtraHouses>, Vec<Vec<Place>>, BTreeSet<Rule>);

/// Reads the rules that have the names of f-puzzles. Those that are not known are listed in one error.
pub(crate) fn houses_and_rules<'a>(
    text: &str,
    fields: impl Iterator<Item = (&'a String, &'a &'a RawValue)>,
) -> Result<HousesAndRules, ReadError> {
    let (mut extras, mut rules) = (BTreeSet::new(), BTreeSet::new());
    let (mut drawn, mut unknown) = (Vec::new(), Vec::new());
    for (name, value) in fields {
        match (extra_named(name), rule_named(name)) {
            (Some(extra), _) if json::parse_value(text, value)? => {
                extras.insert(extra);
            }
            (_, Some(rule)) if json::parse_value(text, value)? => {
                rules.insert(rule);
            }
            (Some(_), _) | (_, Some(_)) => {}
            (None, None) if name == "extraregion" => {
                let houses: Vec<CellsField> = json::parse_value(text, value)?;
                for house in houses {
                    drawn.push(named_places(text, value, &house.cells)?);
                }
            }
            (None, None) => unknown.push((json::start_of(text, value), value, shortened(name))),
        }
    }
    let first = unknown.iter().min_by_key(|(at, ..)| *at).map(|(_, value, _)| *value);
    match first {
        Some(first) => {
            let names = unknown.into_iter().map(|(.., name)| name).collect();
            Err(json::error_in(text, first, problem_of_rules(names)))
        }
        None => Ok((extras, drawn, rules)),
    }
}

fn extra_named(name: &str) -> Option<ExtraHouses> {
    ExtraHouses::ALL.into_iter().find(|extra| name_of_extra(*extra) == Some(name))
}

fn rule_named(name: &str) -> Option<Rule> {
    Rule::ALL.into_iter().find(|rule| name_of_rule(*rule) == name)
}

/// The problem of rules with unknown names.
pub(super) fn problem_of_rules(found: Vec<String>) -> Problem {
    match found.iter().map(|name| rule_meant(name)).collect() {
        Some(meant) => Problem::MisspeltRules { found, meant },
        None => Problem::UnknownRules(found.into_iter().map(UnknownRule::Named).collect()),
    }
}

/// The rule that a person meant who wrote another name, as Nonet's own document or as JSON names it.
fn rule_meant(found: &str) -> Option<String> {
    // A short name is like some other by chance.
    const SHORTEST: usize = 5;
    if found.len() < SHORTEST {
        return None;
    }
    let found = found.to_lowercase();
    let rules = Rule::ALL.into_iter().flat_map(|rule| [rule.name(), name_of_rule(rule)]);
    let extras = ExtraHouses::ALL.into_iter().filter_map(name_of_extra);
    let names = rules.chain(extras).chain(constraints::field_names());
    // A name of the other form is known there alone.
    name_like(names.filter(|name| *name != found), &found)
}

/// The name of a family of houses. Returns `None` if its houses are written cell by cell.
fn name_of_extra(extra: ExtraHouses) -> Option<&'static str> {
    match extra {
        ExtraHouses::FallingDiagonal => Some("diagonal-"),
        ExtraHouses::RisingDiagonal => Some("diagonal+"),
        ExtraHouses::DisjointGroups => Some("disjointgroups"),
        ExtraHouses::Windows
        | ExtraHouses::Asterisk
        | ExtraHouses::CentreDots
        | ExtraHouses::Girandola => None,
    }
}

fn name_of_rule(rule: Rule) -> &'static str {
    match rule {
        Rule::AntiKnight => "antiknight",
        Rule::AntiKing => "antiking",
        Rule::NonConsecutive => "nonconsecutive",
    }
}

fn places(text: &str, value: &RawValue) -> Result<Vec<Place>, ReadError> {
    let names: Vec<String> = json::parse_value(text, value)?;
    named_places(text, value, &names)
}

fn named_places(text: &str, value: &RawValue, names: &[String]) -> Result<Vec<Place>, ReadError> {
    let place = |name: &String| {
        let bad = || json::error_in(text, value, Problem::NotAPlace(shortened(name)));
        Place::named(name).ok_or_else(bad)
    };
    names.iter().map(place).collect()
}

/// Reads the givens, and builds the board without the places that have no cell.
fn givens(
    text: &str,
    value: &RawValue,
    lowest: LowestDigit,
    builder: &mut LayoutBuilder,
) -> Result<Grid, ReadError> {
    let bad = |problem| json::error_in(text, value, problem);
    let numbers: Vec<Option<i64>> = json::parse_value(text, value)?;
    let (found, columns) = (numbers.len(), builder.columns);
    // This comes before the board is built, because a board may claim to be huge.
    let expected = builder.rows.saturating_mul(columns);
    if let Some(problem) = Problem::of_cell_count(found, expected) {
        return Err(bad(problem));
    }
    let places = (0..).zip(&numbers).filter(|(_, number)| **number == Some(HOLE));
    let place = |(at, _): (usize, _)| Place::new(at / columns, at % columns);
    builder.holes = places.map(place).collect();
    let unfit = |faults| ReadError::of_text(Problem::Board(first_fault(faults)));
    let layout = builder.build().map_err(unfit)?;
    let mut grid = Grid::empty(Arc::clone(&layout));
    for (at, &number) in numbers.iter().enumerate() {
        let place = Place::new(at / columns, at % columns);
        let Some(number) = number.filter(|&number| !is_empty(number, lowest)) else {
            continue;
        };
        match layout.cell(place.row, place.column) {
            None if number == HOLE => {}
            None => return Err(bad(Problem::NoCell(number.to_string()))),
            Some(cell) => {
                let digit = digit_of(number, lowest, builder.digits);
                if digit.is_none() || !grid.set(cell, digit) {
                    return Err(bad(problem_of(number, lowest, builder.digits)));
                }
            }
        }
    }
    Ok(grid)
}

/// The candidates that the lists of candidates leave out.
fn ruled_out(
    text: &str,
    value: &RawValue,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<CellSets, ReadError> {
    let bad = |problem| json::error_in(text, value, problem);
    let UniqueFields(lists): UniqueFields<Vec<u8>> = json::parse_value(text, value)?;
    let mut sets = CellSets::none(layout);
    for (name, numbers) in lists {
        let place = Place::named(&name);
        let cell = place.and_then(|place| layout.cell(place.row, place.column));
        let cell = cell.ok_or_else(|| bad(Problem::NotAPlace(shortened(&name))))?;
        let digit = |number: u8| {
            let (number, largest) = (i64::from(number), layout.digit_count());
            digit_of(number, lowest, largest)
                .ok_or_else(|| bad(problem_of(number, lowest, largest)))
        };
        let candidates = numbers.into_iter().map(digit).collect::<Result<DigitSet, _>>()?;
        sets.set(cell, layout.all_digits().without(candidates));
    }
    Ok(sets)
}

#[derive(Serialize)]
struct WrittenObject<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    id: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    source: &'a str,
    rows: usize,
    columns: usize,
    digits: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    grids: Vec<String>,
    regions: Option<Vec<Vec<String>>>,
    boxes: Option<[usize; 2]>,
    givens: Vec<i64>,
    rules: BTreeMap<&'static str, WrittenRule>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum WrittenRule {
    Set(bool),
    Houses(Vec<CellsField>),
    Candidates(BTreeMap<String, Vec<u8>>),
    Constraints(Vec<Value>),
}

/// Writes a line for each document.
pub(crate) fn write(documents: &[Document]) -> String {
    documents.iter().map(|document| line_of(document) + "\n").collect()
}

fn line_of(document: &Document) -> String {
    let layout = document.givens.layout();
    let builder = layout.builder();
    let (regions, boxes) = match &builder.regions {
        Regions::None => (None, None),
        &Regions::Boxes { rows, columns } => (None, Some([rows, columns])),
        Regions::Drawn(regions) => (Some(regions.iter().map(|it| names(it)).collect()), None),
    };
    let object = WrittenObject {
        id: &document.about.title,
        source: &document.about.source,
        rows: builder.rows,
        columns: builder.columns,
        digits: builder.digits,
        grids: names(&builder.grids),
        regions,
        boxes,
        givens: numbers_of(&document.givens),
        rules: rules(document, &builder),
    };
    serde_json::to_string(&object).expect("texts, numbers and lists of them can always be written")
}

/// The names of places, such as `R1C2`.
fn names(places: &[Place]) -> Vec<String> {
    places.iter().map(|place| format!("R{}C{}", place.row + 1, place.column + 1)).collect()
}

/// The numbers of a board row by row: 0 for an empty cell, and -1 where the board has no cell.
#[must_use]
pub fn numbers_of(grid: &Grid) -> Vec<i64> {
    let layout = grid.layout();
    let number = |row, column| match layout.cell(row, column) {
        None => HOLE,
        Some(cell) => grid.get(cell).map_or(0, |digit| digit.get().into()),
    };
    let row = |row| (0..layout.columns()).map(move |column| number(row, column));
    (0..layout.rows()).flat_map(row).collect()
}

fn rules(document: &Document, builder: &LayoutBuilder) -> BTreeMap<&'static str, WrittenRule> {
    let layout = document.givens.layout();
    let mut rules = rules_of_board(layout);
    if builder.is_torus {
        rules.insert("toroidal", WrittenRule::Set(true));
    }
    if !document.ruled_out.is_empty() {
        let list = |(cell, ruled_out): (Cell, DigitSet)| {
            let left = layout.all_digits().without(ruled_out);
            let place = names(&[layout.place(cell)]).concat();
            (place, left.iter().map(Digit::get).collect())
        };
        let lists = document.ruled_out.filled().map(list).collect();
        rules.insert("candidates", WrittenRule::Candidates(lists));
    }
    rules.extend(constraints_of(document));
    rules
}

/// The constraints of a puzzle under the names of f-puzzles.
pub(crate) fn constraints_of(
    document: &Document,
) -> impl Iterator<Item = (&'static str, WrittenRule)> {
    let fields = constraints::written_fields(&document.rules, document.givens.layout());
    let fields =
        fields.into_iter().map(|(name, entries)| (name, WrittenRule::Constraints(entries)));
    let non_consecutive = constraints::is_non_consecutive(&document.rules);
    let name = name_of_rule(Rule::NonConsecutive);
    fields.chain(non_consecutive.then_some((name, WrittenRule::Set(true))))
}

/// The rules and further houses of a board under the names of f-puzzles.
pub(crate) fn rules_of_board(layout: &Layout) -> BTreeMap<&'static str, WrittenRule> {
    let builder = layout.builder();
    let extras = builder.extras.iter().filter_map(|&extra| name_of_extra(extra));
    let rules = builder.rules.iter().map(|&rule| name_of_rule(rule));
    let set = extras.chain(rules).map(|name| (name, WrittenRule::Set(true)));
    let mut rules: BTreeMap<_, _> = set.collect();
    let houses: Vec<CellsField> = layout
        .houses()
        .iter()
        .filter(|house| is_written_by_cells(house.kind))
        .map(|house| house.cells.iter().map(|&cell| layout.place(cell)).collect::<Vec<_>>())
        .map(|places| CellsField { cells: names(&places) })
        .collect();
    if !houses.is_empty() {
        rules.insert("extraregion", WrittenRule::Houses(houses));
    }
    rules
}

/// Whether the houses of a kind have no name of their own in this format.
fn is_written_by_cells(kind: HouseKind) -> bool {
    match kind {
        HouseKind::Window
        | HouseKind::Asterisk
        | HouseKind::CentreDot
        | HouseKind::Girandola
        | HouseKind::Extra => true,
        HouseKind::Row
        | HouseKind::Column
        | HouseKind::Box
        | HouseKind::Region
        | HouseKind::Diagonal
        | HouseKind::DisjointGroup => false,
    }
}
