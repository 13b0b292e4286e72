//! Puzzles of SudokuPad: JSON with cells, regions and drawings, or a link with that JSON packed.
//!
//! ```text
//! https://sudokupad.app/sclN4IgzglgXgpiBc…
//! {"cells":[[{"value":"5"},{},…],…],"regions":[[[0,0],[0,1],…],…],"metadata":{"title":"…"}}
//! ```
//!
//! `ctc` stands before packed JSON, and `scl` before JSON whose names and signs are shortened first. Rows and columns
//! count from 0. The format draws a puzzle and does not say its rules, so lines, arrows and other drawings could be any
//! rule: `drawing` reads them with the text beside them. Two lines are known: those from corner to corner are diagonals. A cage
//! with a sum is one of a killer, unless its digits may repeat; one without a sum whose digits are unique is an extra house. Fog is
//! in a file of its own.

use std::collections::BTreeMap;
use std::mem;
use std::sync::Arc;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::fpuzzles::{check_rectangle, may_list_regions, problem_of_link, unpacked};
use super::sudokupad_fog::{FogFields, FogPlaces, TriggerEffect, lit_by_cage, triggers_of};
use crate::constraints::{self, cages_in_fog};
use crate::drawing::{self, Cue, Drawing, DrawnColour, DrawnLine, DrawnPuzzle, Point, Shape};
use crate::notation::regions::{divide, first_fault};
use crate::puzzle_text::PuzzleText;
use crate::syntax::json::{self, NumberOrText};
use crate::syntax::lines::TextLine;
use crate::syntax::lz_string;
use crate::{About, Document, Kind, LowestDigit, Problem, ReadError};
use nonet_engine::{
    Cage, Cell, Constraint, ExtraHouses, Grid, HouseKind, Layout, LayoutBuilder, Operation, Place,
    Rule, Rules,
};

/// The start of a link that Nonet writes.
const ADDRESS: &str = "https://sudokupad.app/ctc";

/// The ends of the addresses before a puzzle.
const MARKS: [&str; 3] = ["sudokupad.app/", "crackingthecryptic.com/sudoku/", "puzzleid="];

/// The marks before packed JSON.
const PREFIXES: [&str; 2] = ["scl", "ctc"];

/// Whether a line is a link, right or wrong.
pub(crate) fn is_line(text: &str) -> bool {
    text.starts_with("http") && MARKS.iter().any(|mark| text.contains(mark))
}

/// Reads a line with a link.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    let address = line.text.trim();
    let id = MARKS.iter().find_map(|mark| address.split_once(mark)).map(|(_, id)| id);
    let id = id.map(|id| id.trim_start_matches("?puzzleid="));
    let packed = id.and_then(|id| PREFIXES.iter().find_map(|prefix| id.strip_prefix(prefix)));
    let text = packed.ok_or(Problem::BadLink).and_then(unpacked);
    let text = text.map_err(|problem| line.error(1, problem))?;
    let text = if is_json(&text) { text } else { lengthened(&text) };
    read_puzzle(&text).map_err(|error| line.error(1, problem_of_link(error)))
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    Ok(PuzzleText::of_one(Kind::SudokuPad, read_puzzle(text)?))
}

/// The JSON of a text whose names stand without quotes, whose quotes are `'`, and which leaves out empty objects in
/// lists and all but the first letter of `true` and `false`.
fn lengthened(text: &str) -> String {
    let quote = if text.contains('"') { '"' } else { '\'' };
    let mut json = String::with_capacity(text.len() * 2);
    // The last sign of the structure, if nothing has followed it.
    let mut open = None;
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let length = match sign {
            _ if sign == quote => length_of_string(rest, quote),
            ',' | ':' | '[' | ']' | '{' | '}' => 1,
            _ => rest.find([',', ':', '[', ']', '{', '}', quote]).unwrap_or(rest.len()),
        };
        let (word, behind) = rest.split_at(length);
        rest = behind;
        match sign {
            _ if sign == quote => json.push_str(&string_of(word, quote)),
            ',' | ']' if matches!(open, Some('[' | ',')) => {
                json.push_str("{}");
                json.push(sign);
            }
            ',' | ':' | '[' | ']' | '{' | '}' => json.push(sign),
            _ => json.push_str(&word_of(word, behind.starts_with(':'))),
        }
        open = (length == 1 && matches!(sign, ',' | '[')).then_some(sign);
    }
    json
}

/// The bytes of a text in quotes at the start of `text`.
fn length_of_string(text: &str, quote: char) -> usize {
    let mut is_escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, sign)| {
        let escapes = sign == '\\' && !is_escaped;
        let was_escaped = mem::replace(&mut is_escaped, escapes);
        sign == quote && !was_escaped
    });
    end.map_or(text.len(), |(at, sign)| at + sign.len_utf8())
}

fn string_of(word: &str, quote: char) -> String {
    match quote {
        '"' => word.to_owned(),
        _ => in_double_quotes(word),
    }
}

/// Turns a text in single quotes into a text in double quotes.
fn in_double_quotes(word: &str) -> String {
    let mut text = String::with_capacity(word.len());
    let mut signs = word.chars();
    while let Some(sign) = signs.next() {
        match (sign, signs.as_str().chars().next()) {
            ('\\', Some(escaped)) => {
                signs.next();
                text.extend((escaped != '\'').then_some('\\').into_iter().chain([escaped]));
            }
            ('\'', _) => text.push('"'),
            _ => text.push(sign),
        }
    }
    text
}

fn word_of(word: &str, is_name: bool) -> String {
    match word.trim() {
        "t" if !is_name => "true".to_owned(),
        "f" if !is_name => "false".to_owned(),
        word if !is_name && is_json(word) && !is_colour_with_e(word) => word.to_owned(),
        word => Value::from(word).to_string(),
    }
}

fn is_json(word: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(word).is_ok()
}

/// Whether a word is the figures of a colour that read as a number with an exponent too, such as `5e0000`. The numbers of a
/// drawing are too small for exponents without a sign.
fn is_colour_with_e(word: &str) -> bool {
    let is_long_enough = [3, 6, 8].contains(&word.len());
    let is_of_figures = word.chars().all(|figure| figure.is_ascii_hexdigit());
    is_long_enough && is_of_figures && word.contains(['e', 'E'])
}

#[derive(Deserialize)]
struct SudokuPadFields<'a> {
    #[serde(borrow, alias = "ce")]
    cells: Vec<Vec<&'a RawValue>>,
    #[serde(default, alias = "re")]
    regions: Vec<Vec<(usize, usize)>>,
    #[serde(default, borrow, alias = "ca")]
    cages: Vec<&'a RawValue>,
    #[serde(default, alias = "metaData")]
    metadata: BTreeMap<String, Value>,
    #[serde(default, alias = "l")]
    lines: Vec<LineFields>,
    #[serde(default, alias = "a")]
    arrows: Vec<LineFields>,
    #[serde(default, alias = "o")]
    overlays: Vec<ShapeFields>,
    #[serde(default, alias = "u")]
    underlays: Vec<ShapeFields>,
    #[serde(default)]
    foglight: Option<Vec<(usize, usize)>>,
    #[serde(default)]
    fogofwar: Option<String>,
    #[serde(default, borrow)]
    triggereffect: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct SudokuPadCell {
    #[serde(default, alias = "v")]
    value: Option<NumberOrText>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct CageFields {
    #[serde(alias = "ce")]
    cells: Vec<(usize, usize)>,
    #[serde(alias = "v")]
    value: Value,
    sum: Value,
    unique: Option<bool>,
}

/// A line or an arrow.
#[derive(Default, Deserialize)]
#[serde(default)]
struct LineFields {
    #[serde(rename = "wayPoints", alias = "wp")]
    points: Vec<(f64, f64)>,
    #[serde(alias = "c")]
    color: Value,
    #[serde(alias = "th")]
    thickness: Value,
}

/// A circle, a rectangle or a text.
#[derive(Default, Deserialize)]
#[serde(default)]
struct ShapeFields {
    #[serde(alias = "ct")]
    center: Option<(f64, f64)>,
    #[serde(alias = "w")]
    width: Value,
    #[serde(alias = "h")]
    height: Value,
    #[serde(alias = "r")]
    rounded: Value,
    #[serde(rename = "backgroundColor", alias = "c2")]
    fill: Value,
    #[serde(rename = "borderColor", alias = "c1")]
    border: Value,
    #[serde(alias = "te")]
    text: Value,
}

/// The side of a cell, in the unit of thickness.
const CELL: f64 = 64.0;

impl LineFields {
    fn drawn(&self) -> DrawnLine {
        DrawnLine {
            points: self.points.iter().map(|&(row, column)| Point { row, column }).collect(),
            colour: if self.color.is_null() { DrawnColour::BLACK } else { colour(&self.color) },
            thickness: number(&self.thickness) / CELL,
        }
    }
}

impl ShapeFields {
    /// The shape. One without a place cannot be seen.
    fn drawn(&self) -> Option<Shape> {
        let (row, column) = self.center?;
        Some(Shape {
            centre: Point { row, column },
            width: number(&self.width),
            height: number(&self.height),
            is_round: self.rounded == Value::Bool(true),
            fill: colour(&self.fill),
            border: colour(&self.border),
            text: text_of(&self.text).trim().to_owned(),
        })
    }
}

fn number(value: &Value) -> f64 {
    let of_text = |text: &str| text.trim().parse().ok();
    value.as_f64().or_else(|| value.as_str().and_then(of_text)).unwrap_or_default()
}

/// The colour of a value. Shortened JSON has figures alone, which may look like a number.
fn colour(value: &Value) -> DrawnColour {
    match value {
        Value::String(text) => DrawnColour::named(text),
        Value::Number(number) => DrawnColour::named(&number.to_string()),
        Value::Null => DrawnColour::None,
        Value::Bool(_) | Value::Array(_) | Value::Object(_) => DrawnColour::Unknown,
    }
}

fn read_puzzle(text: &str) -> Result<Document, ReadError> {
    let puzzle: SudokuPadFields<'_> = json::parse(text)?;
    let (rows, columns) = (puzzle.cells.len(), puzzle.cells.first().map_or(0, Vec::len));
    check_rectangle(&puzzle.cells, columns)?;
    let digits = rows.max(columns);
    let mut board = LayoutBuilder { rows, columns, ..LayoutBuilder::latin(digits) };
    let refused = |problem| ReadError::of_text(problem);
    board.extras = puzzle.lines.iter().filter_map(|line| diagonal(&line.points, digits)).collect();
    board.rules = Rule::ALL.into_iter().filter(|&rule| has_rule(&puzzle.metadata, rule)).collect();
    let mut page = Page { about: about(&puzzle.metadata), ..Page::default() };
    page.answer = puzzle.metadata.get("solution").map(text_of).unwrap_or_default();
    let mut sums = Vec::new();
    let mut lit = puzzle.foglight.as_deref().map(places);
    let mut fog_places = FogPlaces::of(rows, columns);
    for &value in &puzzle.cages {
        let cage: CageFields = json::parse_value(text, value)?;
        if let Some(named) = lit_by_cage(&text_of(&cage.value)) {
            let named =
                fog_places.named(named).map_err(|problem| json::error_in(text, value, problem))?;
            lit.get_or_insert_default().extend(named.into_iter().chain(places(&cage.cells)));
            continue;
        }
        let sum = read_cage(&cage, &mut board, &mut page);
        let sum = sum.map_err(|problem| json::error_in(text, value, problem))?;
        sums.extend(sum.map(|sum| (value, cage, sum)));
    }
    let regions: Vec<Vec<Place>> = puzzle.regions.iter().map(|region| places(region)).collect();
    let drawing = drawing_of(&puzzle, digits, &page);
    let has_cages = !sums.is_empty() || !board.drawn.is_empty();
    let has_fog = lit.is_some() || !puzzle.triggereffect.is_empty();
    let known =
        [(Cue::Cage, has_cages), (Cue::Diagonal, !board.extras.is_empty()), (Cue::Fog, has_fog)];
    let known = known.into_iter().filter(|(_, has)| *has).map(|(cue, _)| cue).collect();
    let drawn = drawing::read(&DrawnPuzzle {
        drawing: &drawing,
        rules: &page.about.description,
        rows,
        columns,
        digits,
        regions: &regions,
        known: &known,
        lines: &[],
        has_own_meaning: false,
        board_rules: &board.rules,
        has_answer: drawing::is_whole_answer(&page.answer, rows * columns, digits),
    });
    let drawn = drawn.map_err(refused)?;
    board.rules.extend(&drawn.rules);
    board.extras.extend(&drawn.extras);
    board.drawn.extend(drawn.houses.iter().cloned());
    divide(&mut board, regions);
    let unfit = |faults| refused(Problem::Board(first_fault(faults)));
    let layout = board.build().map_err(unfit)?;
    let triggers = puzzle.triggereffect.iter().map(|value| json::parse_value(text, value));
    let triggers = triggers.collect::<Result<Vec<TriggerEffect>, ReadError>>()?;
    let fog = FogFields { lit, lamps: puzzle.fogofwar, triggers };
    let fog = fog.fog(fog_places, &layout).map_err(refused)?;
    let own = rules(text, &sums, fog, &layout)?;
    let clues = drawn.clues.read(LowestDigit::One, &layout).map_err(refused)?;
    let rules = constraints::joined(&own, &clues, &layout);
    let mut givens = Grid::empty(Arc::clone(&layout));
    for (cell, value) in layout.cells().zip(puzzle.cells.iter().flatten()) {
        let fields: SudokuPadCell = json::parse_value(text, value)?;
        let digit = fields.value.filter(|value| !value.is_blank());
        let digit = digit.map(|value| value.digit(digits)).transpose();
        givens.set(cell, digit.map_err(|problem| json::error_in(text, value, problem))?);
    }
    let from_drawing = drawn.told(&clues);
    if !from_drawing.is_empty() && !drawing::answer_keeps(&page.answer, &rules, &layout) {
        return Err(refused(Problem::UnlikeAnswer));
    }
    Ok(Document { about: page.about, rules, from_drawing, ..Document::of_givens(givens) })
}

/// What a puzzle draws, but for diagonals.
fn drawing_of(puzzle: &SudokuPadFields<'_>, digits: usize, page: &Page) -> Drawing {
    let is_diagonal = |line: &&LineFields| diagonal(&line.points, digits).is_some();
    let lines = puzzle.lines.iter().filter(|line| !is_diagonal(line));
    let shapes = |shapes: &[ShapeFields]| shapes.iter().filter_map(ShapeFields::drawn).collect();
    Drawing {
        lines: lines.map(LineFields::drawn).collect(),
        arrows: puzzle.arrows.iter().map(LineFields::drawn).collect(),
        underlays: shapes(&puzzle.underlays),
        overlays: shapes(&puzzle.overlays),
        areas: page.areas.clone(),
    }
}

/// The cages with these sums, each with its place in the text, and the fog.
fn rules(
    text: &str,
    sums: &[(&RawValue, CageFields, String)],
    fog: Option<Constraint>,
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let cage = |(cage, sum): (&CageFields, &str)| {
        let cell = |&(row, column): &(usize, usize)| {
            let cell = layout.cell(row, column);
            cell.ok_or_else(|| Problem::NotAPlace(format!("r{}c{}", row + 1, column + 1)))
        };
        let cells = cage.cells.iter().map(cell).collect::<Result<Vec<_>, _>>()?;
        // A cage that says nothing of repeats has none.
        if cage.unique == Some(false) {
            constraints::calculation(Operation::Sum, sum, &cells, LowestDigit::One, layout)
        } else {
            constraints::cage(&cells, Some(sum), LowestDigit::One, layout)
        }
    };
    let cages = sums.iter().map(|(value, fields, sum)| {
        cage((fields, sum)).map_err(|problem| json::error_in(text, value, problem))
    });
    let cages = cages.collect::<Result<Vec<_>, ReadError>>()?;
    Ok(Rules::new(layout, cages.into_iter().chain(fog)).expect("each cell was found on the board"))
}

fn places(cells: &[(usize, usize)]) -> Vec<Place> {
    cells.iter().map(|&(row, column)| Place::new(row, column)).collect()
}

/// The points of a diagonal on a board of `side` rows and columns: from corner to corner. Returns `None` if the
/// houses are no diagonal.
fn points(diagonal: ExtraHouses, side: usize) -> Option<[(usize, usize); 2]> {
    match diagonal {
        ExtraHouses::FallingDiagonal => Some([(0, 0), (side, side)]),
        ExtraHouses::RisingDiagonal => Some([(0, side), (side, 0)]),
        ExtraHouses::Windows
        | ExtraHouses::DisjointGroups
        | ExtraHouses::Asterisk
        | ExtraHouses::CentreDots
        | ExtraHouses::Girandola => None,
    }
}

fn diagonal(line: &[(f64, f64)], side: usize) -> Option<ExtraHouses> {
    let is_point = |&(row, column): &(f64, f64), at: (usize, usize)| {
        let side = |place: f64, expected: usize| {
            u32::try_from(expected).is_ok_and(|expected| (place - f64::from(expected)).abs() < 0.01)
        };
        side(row, at.0) && side(column, at.1)
    };
    let is_line = |&extra: &ExtraHouses| match (points(extra, side), line) {
        (Some([from, to]), [first, last]) => {
            (is_point(first, from) && is_point(last, to))
                || (is_point(first, to) && is_point(last, from))
        }
        (Some(_) | None, _) => false,
    };
    ExtraHouses::ALL.into_iter().find(is_line)
}

/// The name of a rule in the description. Returns `None` if the format has none.
fn name_of_rule(rule: Rule) -> Option<&'static str> {
    match rule {
        Rule::AntiKnight => Some("antiknight"),
        Rule::AntiKing => Some("antiking"),
        Rule::NonConsecutive => None,
    }
}

fn has_rule(metadata: &BTreeMap<String, Value>, rule: Rule) -> bool {
    let value = name_of_rule(rule).and_then(|name| metadata.get(name));
    value.is_some_and(|value| value == &Value::Bool(true) || value == "true")
}

fn about(metadata: &BTreeMap<String, Value>) -> About {
    let mut about = About::default();
    for (name, value) in metadata {
        describe(&mut about, name, &text_of(value));
    }
    about
}

/// A text, a number as a text, or the lines of a list.
fn text_of(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(lines) => {
            lines.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("\n")
        }
        Value::Null | Value::Bool(_) | Value::Object(_) => String::new(),
    }
}

/// What a file says in cages without a meaning.
#[derive(Default)]
struct Page {
    about: About,
    /// The digits of the answer. Empty if the file has none.
    answer: String,
    /// Cells with a border around them.
    areas: Vec<Vec<Place>>,
}

/// Puts a part of the description into its place. Returns `false` for another name.
fn describe(about: &mut About, name: &str, text: &str) -> bool {
    let part = match name {
        "title" | "t" => &mut about.title,
        "author" => &mut about.author,
        "rules" => &mut about.description,
        "solution" | "msgcorrect" | "source" => return true,
        _ => return false,
    };
    if part.is_empty() {
        text.clone_into(part);
    }
    true
}

/// Reads a cage: a part of the description, an extra house, or a drawing. Returns the sum of a cage.
fn read_cage(
    cage: &CageFields,
    board: &mut LayoutBuilder,
    page: &mut Page,
) -> Result<Option<String>, Problem> {
    let value = text_of(&cage.value);
    let named = value.split_once(':').map(|(name, text)| (name, text.trim()));
    if let Some(("solution", answer)) = named {
        answer.clone_into(&mut page.answer);
    }
    let said = named.is_some_and(|(name, text)| describe(&mut page.about, name, text));
    let sum = Some(text_of(&cage.sum)).filter(|sum| !sum.is_empty()).unwrap_or(value);
    let sum = sum.trim().to_owned();
    if said || cage.cells.is_empty() {
        // A cage without cells may hold a remark, but not a sum.
        let is_sum = !said && sum.starts_with(|sign: char| sign.is_ascii_digit());
        return if is_sum { Err(Problem::CageWithoutCells) } else { Ok(None) };
    }
    if sum.is_empty() {
        if cage.unique == Some(true) && cage.cells.len() > 1 {
            board.drawn.push(places(&cage.cells));
        } else {
            page.areas.push(places(&cage.cells));
        }
        return Ok(None);
    }
    Ok(Some(sum))
}

/// The constraints that a link cannot hold. It holds fog, and cages with sums if there is nothing else.
pub(crate) fn lost_constraints(rules: &Rules) -> Vec<&Constraint> {
    let is_alone = cages_in_fog(rules).is_some();
    let is_lost = |it: &&Constraint| it.fog().is_none() && (!is_alone || it.sum().is_none());
    rules.constraints().iter().filter(is_lost).collect()
}

/// Whether a link can hold a board: one grid with as many digits as its longer side.
pub(crate) fn holds(layout: &Layout) -> bool {
    let board = layout.builder();
    board.digits == board.rows.max(board.columns)
        && board.holes.is_empty()
        && board.grids.is_empty()
        && !board.is_torus
        && may_list_regions(&board)
        && board.rules.iter().all(|&rule| name_of_rule(rule).is_some())
}

#[derive(Serialize)]
struct WrittenSudokuPad {
    metadata: BTreeMap<&'static str, Value>,
    cells: Vec<Vec<Value>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    regions: Vec<Vec<(usize, usize)>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cages: Vec<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    foglight: Option<Vec<(usize, usize)>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    triggereffect: Vec<TriggerEffect>,
}

/// Writes a link for each document. The format must be able to hold the boards: see [`holds`].
pub(crate) fn write(documents: &[Document]) -> String {
    let link = |document| {
        let packed = lz_string::pack(&json_of(document));
        let packed = packed.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
        format!("{ADDRESS}{packed}\n")
    };
    documents.iter().map(link).collect()
}

fn json_of(document: &Document) -> String {
    let layout = document.givens.layout();
    let cell = |cell| match document.givens.get(cell) {
        Some(digit) => json!({ "value": digit.to_string() }),
        None => json!({}),
    };
    let cells: Vec<Value> = layout.cells().map(cell).collect();
    let places = |cells: &[Cell]| -> Vec<(usize, usize)> {
        cells.iter().map(|&cell| (layout.row(cell), layout.column(cell))).collect()
    };
    let houses = |kinds: &[HouseKind]| -> Vec<Vec<(usize, usize)>> {
        let houses = layout.houses().iter().filter(|house| kinds.contains(&house.kind));
        houses.map(|house| places(&house.cells)).collect()
    };
    let house = |cells| json!({ "cells": cells, "unique": true });
    let killers = cages_in_fog(&document.rules).unwrap_or_default().into_iter();
    let killer = |cage: &Cage| {
        let sum = cage.sum()?;
        let cells = places(cage.cells());
        Some(json!({ "cells": cells, "value": sum.to_string(), "sum": sum, "unique": true }))
    };
    let houses_in_cages = houses(&WRITTEN_AS_CAGES).into_iter().map(house);
    let fog = constraints::fog_of(&document.rules);
    let puzzle = WrittenSudokuPad {
        metadata: written_metadata(document),
        cells: cells.chunks(layout.columns()).map(<[Value]>::to_vec).collect(),
        regions: houses(&[HouseKind::Box, HouseKind::Region]),
        cages: houses_in_cages.chain(killers.filter_map(killer)).collect(),
        lines: written_lines(layout),
        foglight: fog.map(|fog| places(fog.lit())),
        triggereffect: fog.map(|fog| triggers_of(fog, layout)).unwrap_or_default(),
    };
    serde_json::to_string(&puzzle).expect("texts, numbers and lists of them can always be written")
}

/// The houses that have no name or drawing of their own in this format.
const WRITTEN_AS_CAGES: [HouseKind; 6] = [
    HouseKind::Window,
    HouseKind::DisjointGroup,
    HouseKind::Asterisk,
    HouseKind::CentreDot,
    HouseKind::Girandola,
    HouseKind::Extra,
];

fn written_metadata(document: &Document) -> BTreeMap<&'static str, Value> {
    let About { title, author, description, .. } = &document.about;
    let texts = [("title", title), ("author", author), ("rules", description)];
    let texts = texts.into_iter().filter(|(_, text)| !text.is_empty());
    let texts = texts.map(|(name, text)| (name, Value::from(text.as_str())));
    let rules = document.givens.layout().rules().filter_map(name_of_rule);
    texts.chain(rules.map(|name| (name, Value::from(true)))).collect()
}

fn written_lines(layout: &Layout) -> Vec<Value> {
    let extras = layout.builder().extras.into_iter();
    let lines = extras.filter_map(|extra| points(extra, layout.digit_count()));
    lines.map(|points| json!({ "wayPoints": points, "color": "#34BBE6", "thickness": 2 })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_in_single_quotes_keep_their_quotes_and_backslashes() {
        for (short, text) in [
            (r"{rules:'It\'s so'}", "It's so"),
            (r"{rules:'a\\'}", r"a\"),
            (r"{rules:'a\\\'b'}", r"a\'b"),
            (r"{rules:'a\nb'}", "a\nb"),
        ] {
            let json: Value = serde_json::from_str(&lengthened(short)).unwrap();
            assert_eq!(json["rules"], text, "{short}");
        }
    }

    #[test]
    fn figures_of_a_colour_are_no_number() {
        for (short, text) in
            [("{c2:5e0000}", "5e0000"), ("{c2:000005}", "000005"), ("{c2:1e5}", "1e5")]
        {
            let json: Value = serde_json::from_str(&lengthened(short)).unwrap();
            assert_eq!(json["c2"], text, "{short}");
        }
        let json: Value = serde_json::from_str(&lengthened("{w:1e-7}")).unwrap();
        assert_eq!(json["w"], 1e-7);
    }
}
