//! The types of constraints, found by one table.
//!
//! Each has the number by which files name it, and reads its fields into the board. A type that Nonet does not know has a name
//! instead, because a puzzle with it is refused. So is one with a field that no type here has: it could change what the
//! constraint says.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use serde_json::value::RawValue;

use super::{Board, drawn};
use crate::error::shortened;
use crate::syntax::json::{self, UniqueFields};
use crate::{LowestDigit, Problem, ReadError, SkippedField, UnknownRule};
use nonet_engine::{ExtraHouses, OutsidePlace, Place, Rule};

/// The fields that every constraint may have.
const COMMON: [&str; 6] = ["type", "name", "disabled", "style", "id", "enabled"];

/// A type of constraint.
struct ConstraintType {
    number: u32,
    /// The fields of its own.
    fields: &'static [&'static str],
    meaning: TypeMeaning,
}

/// What is done with a constraint.
enum TypeMeaning {
    Read(fn(&mut Board<'_>, &ConstraintFields<'_>) -> Result<(), ReadError>),
    /// It adds houses to the board.
    Houses(ExtraHouses),
    /// It is a rule of the whole board.
    OfBoard(Rule),
    /// It says nothing about digits.
    Nothing,
    /// It customises when fog is lifted, in ways that Nonet does not know. Whoever opens the puzzle is told.
    FogTriggers,
    /// Nonet does not know such a rule.
    Unknown(UnknownRule),
}

use TypeMeaning::{FogTriggers, Houses, Nothing, OfBoard, Read, Unknown};

const fn of(number: u32, fields: &'static [&'static str], meaning: TypeMeaning) -> ConstraintType {
    ConstraintType { number, fields, meaning }
}

/// The table of types.
static TYPES: [ConstraintType; 46] = [
    of(0, &[], Nothing),
    of(1, &["regions"], Read(regions)),
    of(10, &[], Houses(ExtraHouses::FallingDiagonal)),
    of(11, &[], Houses(ExtraHouses::RisingDiagonal)),
    of(12, &[], OfBoard(Rule::AntiKing)),
    of(13, &[], OfBoard(Rule::AntiKnight)),
    of(14, &[], Houses(ExtraHouses::DisjointGroups)),
    of(15, &[], OfBoard(Rule::NonConsecutive)),
    of(16, &["groups"], Unknown(UnknownRule::GlobalEntropy)),
    of(100, &["cells"], Read(|board, part| cells(board, part, "even"))),
    of(101, &["cells"], Read(|board, part| cells(board, part, "odd"))),
    of(102, &["cells"], Read(|board, part| cells(board, part, "maximum"))),
    of(103, &["cells"], Read(|board, part| cells(board, part, "minimum"))),
    of(200, &["clues", "negative", "overrideNegativeRatios"], Read(differences)),
    of(201, &["clues", "negative", "overrideNegativeDifferences"], Read(ratios)),
    of(202, &["clues", "negative"], Read(sums)),
    of(300, &["thermometers", "slow"], Read(thermometers)),
    of(301, &["cages"], Read(cages)),
    of(302, &["groups"], Read(clones)),
    of(303, &["clues"], Read(quadruples)),
    of(304, &["cages"], Unknown(UnknownRule::LookAndSayCages)),
    of(305, &["cells"], Read(extra_region)),
    of(400, &["lines"], Read(|board, part| lines(board, part, "renban"))),
    of(401, &["lines", "minDifference"], Read(whispers)),
    of(402, &["lines"], Read(|board, part| lines(board, part, "palindrome"))),
    of(403, &["lines"], Read(|board, part| lines(board, part, "betweenline"))),
    of(404, &["lines", "singleRegionTotals"], Read(region_sums)),
    of(405, &["lines"], Unknown(UnknownRule::SequenceLines)),
    of(406, &["lines", "groups"], Read(digit_groups)),
    of(407, &["lines"], Read(lockout)),
    of(408, &["bulbsWithArrows"], Read(arrows)),
    of(409, &["lines"], Read(|board, part| lines(board, part, "doublearrow"))),
    of(500, &["clues"], Read(little_killers)),
    of(501, &["clues"], Read(|board, part| outside(board, part, "sandwichsum"))),
    of(502, &["clues"], Read(|board, part| outside(board, part, "xsum"))),
    of(503, &["clues"], Read(|board, part| outside(board, part, "skyscraper"))),
    of(504, &["clues"], Read(|board, part| outside(board, part, "numberedroom"))),
    of(600, &["cells"], Read(|board, part| cells(board, part, "rowindexer"))),
    of(601, &["cells"], Read(|board, part| cells(board, part, "columnindexer"))),
    of(1000, &["definition", "input"], Unknown(UnknownRule::AuthorCode)),
    of(2000, &["lines"], Read(drawn::lines)),
    of(2001, &["cages"], Read(drawn::cages)),
    of(2002, &["params", "symbols"], Read(drawn::symbols)),
    of(2003, &["areas"], Read(rows_and_columns)),
    of(4000, &["cells", "lightCells"], Read(fog)),
    of(4001, &["patterns", "overrides", "triggers", "effects", "editor"], FogTriggers),
];

/// A constraint of a file.
pub(super) struct ConstraintFields<'a> {
    /// The whole document.
    text: &'a str,
    /// The constraint in it.
    value: &'a RawValue,
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> ConstraintFields<'a> {
    /// The value of a field.
    pub(super) fn get<T: Deserialize<'a>>(&self, name: &str) -> Result<T, ReadError> {
        let Some(value) = self.fields.get(name) else {
            return Err(self.refused(Problem::MissingField(name.to_owned())));
        };
        json::parse_value(self.text, value)
    }

    /// The value of a field that may be missing.
    pub(super) fn get_or<T: Deserialize<'a>>(&self, name: &str, usual: T) -> Result<T, ReadError> {
        if self.fields.contains_key(name) { self.get(name) } else { Ok(usual) }
    }

    /// Whether a field is a list with anything in it.
    fn is_filled(&self, name: &str) -> bool {
        let list = self.fields.get(name).map(|value| serde_json::from_str(value.get()));
        list.is_some_and(|it: Result<Vec<IgnoredAny>, _>| it.is_ok_and(|it| !it.is_empty()))
    }

    /// Whether the constraint lists anything. One of the whole board has nothing to list.
    fn lists_something(&self, kind: &ConstraintType) -> bool {
        kind.fields.is_empty() || kind.fields.iter().any(|name| self.is_filled(name))
    }

    fn refused(&self, problem: Problem) -> ReadError {
        json::error_in(self.text, self.value, problem)
    }

    /// What the numbers of a list name. `found` finds one of them.
    pub(super) fn places<T>(
        &self,
        numbers: &[usize],
        found: impl Fn(usize) -> Option<T>,
    ) -> Result<Vec<T>, ReadError> {
        let place = |&number: &usize| {
            found(number).ok_or_else(|| self.refused(Problem::NotAPlace(number.to_string())))
        };
        numbers.iter().map(place).collect()
    }
}

/// Reads a constraint into the board.
pub(super) fn read<'a>(board: &mut Board<'a>, value: &'a RawValue) -> Result<(), ReadError> {
    let UniqueFields(fields): UniqueFields<&RawValue> = json::parse_value(board.text, value)?;
    let part = ConstraintFields { text: board.text, value, fields };
    let number: u32 = part.get("type")?;
    let is_off = part.get_or("disabled", false)? || !part.get_or("enabled", true)?;
    if is_off {
        return Ok(());
    }
    let Some(kind) = TYPES.iter().find(|kind| kind.number == number) else {
        board.unknown.insert(UnknownRule::Type(number));
        return Ok(());
    };
    // Without the solver, a constraint is only a drawing.
    if part.get_or("solverIgnored", false)? {
        board.unknown.insert(UnknownRule::TypeAsDrawing(number));
        return Ok(());
    }
    let is_known = |name: &str| {
        COMMON.contains(&name) || name == "solverIgnored" || kind.fields.contains(&name)
    };
    board.known.extend(drawn::cue_of(number).filter(|_| part.lists_something(kind)));
    if let Unknown(rule) = &kind.meaning {
        board.unknown.insert(rule.clone());
        return Ok(());
    }
    if let Some(name) = part.fields.keys().find(|name| !is_known(name)) {
        return Err(part.refused(Problem::UnknownField(shortened(name))));
    }
    match &kind.meaning {
        Nothing | Unknown(_) => {}
        FogTriggers => fog_triggers(board, &part, kind.fields),
        Houses(extra) => {
            board.builder.extras.insert(*extra);
        }
        OfBoard(rule) => {
            board.builder.rules.insert(*rule);
        }
        Read(read) => read(board, &part)?,
    }
    Ok(())
}

/// Rows and columns of a `custom` puzzle: of the whole board, or of several areas.
fn rows_and_columns(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let areas: Vec<serde_json::Value> = part.get_or("areas", Vec::new())?;
    if areas.is_empty() {
        board.has_lines = true;
    } else {
        board.unknown.insert(UnknownRule::AreaLines);
    }
    Ok(())
}

/// The region of each cell by number. Cells of -1 have none.
fn regions(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let numbers: Vec<Option<i64>> = part.get("regions")?;
    let expected = board.numbering.rows * board.numbering.columns;
    if let Some(problem) = Problem::of_cell_count(numbers.len(), expected) {
        return Err(part.refused(problem));
    }
    let mut regions: BTreeMap<i64, Vec<Place>> = BTreeMap::new();
    let numbered = (0..).zip(numbers).filter_map(|(at, number)| Some((at, number?)));
    for (at, number) in numbered.filter(|(_, number)| *number >= 0) {
        regions.entry(number).or_default().extend(board.numbering.cell(at));
    }
    board.regions.extend(regions.into_values());
    Ok(())
}

fn places(
    board: &Board<'_>,
    part: &ConstraintFields<'_>,
    numbers: &[usize],
) -> Result<Vec<Place>, ReadError> {
    let numbering = board.numbering;
    part.places(numbers, |number| numbering.cell(number))
}

fn cells(
    board: &mut Board<'_>,
    part: &ConstraintFields<'_>,
    field: &'static str,
) -> Result<(), ReadError> {
    for cell in places(board, part, &part.get::<Vec<usize>>("cells")?)? {
        board.clues.add_cell(field, cell);
    }
    Ok(())
}

/// Fog with the cells that it leaves free. Early files name these otherwise.
fn fog(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    for name in ["lightCells", "cells"] {
        let lit = places(board, part, &part.get_or(name, Vec::new())?)?;
        board.add_fog(&lit);
    }
    Ok(())
}

/// Fog that is lifted in a way of its own. Nonet lifts it as always, and tells the fields that it leaves out.
fn fog_triggers(board: &mut Board<'_>, part: &ConstraintFields<'_>, fields: &[&str]) {
    board.add_fog(&[]);
    let filled = fields.iter().filter(|name| part.is_filled(name));
    let left_out = |name: &&str| SkippedField { name: (*name).to_owned(), meant: None };
    board.skipped.extend(filled.map(left_out));
}

fn extra_region(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let cells = places(board, part, &part.get::<Vec<usize>>("cells")?)?;
    if cells.len() > 1 {
        board.builder.drawn.push(cells);
    }
    Ok(())
}

#[derive(Deserialize)]
struct EdgeClue {
    edge: usize,
    #[serde(default)]
    value: Option<u32>,
}

/// Reads the marks between two cells. Returns their numbers in ascending order, each once. A mark without a number has the
/// `usual` one, if its kind has one.
fn marks(
    board: &mut Board<'_>,
    part: &ConstraintFields<'_>,
    field: &'static str,
    usual: Option<u32>,
) -> Result<BTreeSet<u32>, ReadError> {
    let clues: Vec<EdgeClue> = part.get("clues")?;
    let numbering = board.numbering;
    for EdgeClue { edge, value } in &clues {
        let pair = part.places(&[*edge], |number| numbering.edge(number))?;
        match value {
            Some(number) => {
                board.clues.add_number(field, pair.as_flattened(), &number.to_string());
            }
            None => board.clues.add_cells(field, pair.as_flattened()),
        }
    }
    Ok(clues.iter().filter_map(|clue| clue.value.or(usual)).collect())
}

/// What cells without a mark are not. Nonet knows these numbers for each kind of mark, and spares cells with a dot of either
/// colour.
fn negative(
    board: &mut Board<'_>,
    part: &ConstraintFields<'_>,
    name: &'static str,
    known: &BTreeSet<u32>,
) -> Result<(), ReadError> {
    let numbers: BTreeSet<u32> = part.get_or("negative", Vec::new())?.into_iter().collect();
    if numbers.is_empty() {
        return Ok(());
    }
    if numbers == *known {
        board.clues.add("negative", json!(name));
    } else {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let rule = format!("negative {name} {}", numbers.join(" "));
        board.unknown.insert(UnknownRule::Named(shortened(&rule)));
    }
    Ok(())
}

fn differences(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let numbers = marks(board, part, "difference", Some(1))?;
    if !numbers.is_empty() && !part.get_or("overrideNegativeRatios", true)? {
        board.unknown.insert(UnknownRule::WhiteDotsWithRatio);
    }
    negative(board, part, "difference", &BTreeSet::from([1]))
}

fn ratios(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let mut numbers = marks(board, part, "ratio", Some(2))?;
    if numbers.is_empty() {
        numbers.insert(2);
    } else if !part.get_or("overrideNegativeDifferences", true)? {
        board.unknown.insert(UnknownRule::BlackDotsWithDifference);
    }
    negative(board, part, "ratio", &numbers)
}

fn sums(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let mut numbers = marks(board, part, "xv", None)?;
    numbers.extend([5, 10]);
    negative(board, part, "xv", &numbers)
}

fn thermometers(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let field = if part.get_or("slow", false)? { "slowthermometer" } else { "thermometer" };
    for line in part.get::<Vec<Vec<usize>>>("thermometers")? {
        let line = places(board, part, &line)?;
        board.clues.add_line(field, &line);
    }
    Ok(())
}

#[derive(Deserialize)]
struct KillerCage {
    cells: Vec<usize>,
    #[serde(default)]
    value: Option<u32>,
}

/// Killer cages. 0 is no sum.
fn cages(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    for KillerCage { cells, value } in part.get::<Vec<KillerCage>>("cages")? {
        let cells = places(board, part, &cells)?;
        match value.filter(|&sum| sum > 0) {
            Some(sum) => board.clues.add_number("killercage", &cells, &sum.to_string()),
            None => board.clues.add_cells("killercage", &cells),
        }
    }
    Ok(())
}

/// Clones. Each group lists cells of one digit: a cell of an area and those of its copies.
fn clones(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    for group in part.get::<Vec<Vec<usize>>>("groups")? {
        let cells = places(board, part, &group)?;
        cells.windows(2).for_each(|pair| board.clues.add_clone(&pair[..1], &pair[1..]));
    }
    Ok(())
}

#[derive(Deserialize)]
struct QuadrupleFields {
    corner: usize,
    digits: Vec<u32>,
}

fn quadruples(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let numbering = board.numbering;
    for QuadrupleFields { corner, digits } in part.get::<Vec<QuadrupleFields>>("clues")? {
        let cells = part.places(&[corner], |number| numbering.corner(number))?;
        board.clues.add_quadruple(cells.as_flattened(), &digits);
    }
    Ok(())
}

fn lines(
    board: &mut Board<'_>,
    part: &ConstraintFields<'_>,
    field: &'static str,
) -> Result<(), ReadError> {
    for line in part.get::<Vec<Vec<usize>>>("lines")? {
        let line = places(board, part, &line)?;
        board.clues.add_line(field, &line);
    }
    Ok(())
}

fn lines_with(
    board: &mut Board<'_>,
    part: &ConstraintFields<'_>,
    field: &'static str,
    number: usize,
) -> Result<(), ReadError> {
    for line in part.get::<Vec<Vec<usize>>>("lines")? {
        let line = places(board, part, &line)?;
        board.clues.add_line_with(field, &line, &number.to_string());
    }
    Ok(())
}

fn whispers(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    lines_with(board, part, "whispers", part.get("minDifference")?)
}

/// Lockout lines. Their ends differ by half of the digits at least.
fn lockout(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    lines_with(board, part, "lockout", board.digits / 2)
}

fn region_sums(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    if part.get_or("singleRegionTotals", false)? {
        board.unknown.insert(UnknownRule::RegionTotals);
    }
    lines(board, part, "regionsumline")
}

/// Lines of which each few cells in a row have a digit of each group. A group is a number whose bits are its digits.
fn digit_groups(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let mut groups: Vec<u64> = part.get("groups")?;
    groups.sort_unstable();
    let count = groups.len();
    let (digits, lowest) = (board.digits, board.lowest);
    // Of no group nobody can take the remainder, so the count is looked at first.
    if count > 1 && groups == modular_groups(count, digits, lowest) {
        return lines_with(board, part, "modularline", count);
    }
    if groups == entropic_groups(digits, lowest) {
        return lines(board, part, "entropicline");
    }
    board.unknown.insert(UnknownRule::DigitGroupLines);
    Ok(())
}

/// The digits with each remainder, as bits, in ascending order.
pub(super) fn modular_groups(count: usize, digits: usize, lowest: LowestDigit) -> Vec<u64> {
    grouped(count, digits, lowest, |digit, _| digit % count)
}

/// The thirds of the digits, as bits, in ascending order.
pub(super) fn entropic_groups(digits: usize, lowest: LowestDigit) -> Vec<u64> {
    let third = digits.div_ceil(3);
    grouped(3, digits, lowest, |_, at| at / third)
}

/// Groups of all digits as bits, in ascending order. `group_of` takes a digit as it is shown, and its place among the digits.
fn grouped(
    count: usize,
    digits: usize,
    lowest: LowestDigit,
    group_of: impl Fn(usize, usize) -> usize,
) -> Vec<u64> {
    let least = match lowest {
        LowestDigit::Zero => 0,
        LowestDigit::One => 1,
    };
    let mut groups = vec![0; count];
    for (at, digit) in (least..least + digits).enumerate().filter(|(_, digit)| *digit < 64) {
        groups[group_of(digit, at)] |= 1 << digit;
    }
    groups.sort_unstable();
    groups
}

#[derive(Deserialize)]
struct BulbFields {
    #[serde(rename = "bulbCells")]
    bulb: Vec<usize>,
    arrows: Vec<Vec<usize>>,
}

/// Arrows. The circle lists its first figure first.
fn arrows(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    for BulbFields { bulb, arrows } in part.get::<Vec<BulbFields>>("bulbsWithArrows")? {
        let circle = places(board, part, &bulb)?;
        if !circle.is_sorted() {
            board.unknown.insert(UnknownRule::BackwardArrows);
        }
        for shaft in arrows {
            let shaft = places(board, part, &shaft)?;
            board.clues.add_arrow(&circle, &shaft);
        }
    }
    Ok(())
}

#[derive(Deserialize)]
struct OutsideFields {
    #[serde(rename = "outerCell")]
    place: usize,
    #[serde(default)]
    value: Option<u32>,
    /// 1 for a diagonal that rises to the right, -1 for one that falls.
    #[serde(default)]
    diagonal: i64,
}

/// The numbers outside of a constraint. One without a number says nothing.
fn outside_numbers(
    board: &Board<'_>,
    part: &ConstraintFields<'_>,
) -> Result<Vec<(OutsidePlace, u32, i64)>, ReadError> {
    let numbering = board.numbering;
    let clues: Vec<OutsideFields> = part.get("clues")?;
    let clues = clues.into_iter().filter_map(|it| Some((it.place, it.value?, it.diagonal)));
    let found = clues.map(|(place, value, diagonal)| {
        let place = part.places(&[place], |number| numbering.outside(number))?[0];
        Ok((place, value, diagonal))
    });
    found.collect()
}

fn outside(
    board: &mut Board<'_>,
    part: &ConstraintFields<'_>,
    field: &'static str,
) -> Result<(), ReadError> {
    for (place, value, diagonal) in outside_numbers(board, part)? {
        if diagonal != 0 {
            return Err(part.refused(Problem::UnknownField("diagonal".to_owned())));
        }
        board.clues.add_outside(field, place, &value.to_string());
    }
    Ok(())
}

fn little_killers(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    for (place, value, diagonal) in outside_numbers(board, part)? {
        let ways = if diagonal > 0 {
            [("UR", -1, 1), ("DL", 1, -1)]
        } else {
            [("DR", 1, 1), ("UL", -1, -1)]
        };
        // One of the two ways leads onto the board.
        let is_in = |at: isize, count: usize| usize::try_from(at).is_ok_and(|at| at < count);
        let leads_in = |&&(_, down, right): &&(_, isize, isize)| {
            let next = place.after((down, right));
            is_in(next.row, board.numbering.rows) && is_in(next.column, board.numbering.columns)
        };
        let (way, ..) = ways.iter().find(leads_in).unwrap_or(&ways[0]);
        board.clues.add_little_killer(place, way, &value.to_string());
    }
    Ok(())
}
