//! The marks on the paper that have a meaning in a Sudoku.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

use super::numbering::{Numbering, PaperPlace};
use crate::constraints::Clues;
use crate::drawing::Cue;
use crate::error::shortened;
use crate::{DrawingPart, Problem, UnknownRule};
use nonet_engine::{ExtraHouses, Place};

/// The marks of a paper by kind. Places are keys, and pairs of corners are keys with a comma.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
pub(super) struct PenpaFields {
    number: BTreeMap<String, Value>,
    /// Small numbers in the corners of squares.
    #[serde(rename = "numberS")]
    corner_numbers: BTreeMap<String, Value>,
    symbol: BTreeMap<String, Value>,
    thermo: Vec<Vec<usize>>,
    arrows: Vec<Vec<usize>>,
    killercages: Vec<Vec<usize>>,
    /// The lines that are drawn around cages.
    cage: BTreeMap<String, Value>,
    /// Lines along edges and through corners.
    #[serde(rename = "lineE")]
    edge_lines: BTreeMap<String, Value>,
    surface: BTreeMap<String, Value>,
    line: BTreeMap<String, Value>,
    freeline: BTreeMap<String, Value>,
    #[serde(rename = "freelineE")]
    free_edge_lines: BTreeMap<String, Value>,
    wall: BTreeMap<String, Value>,
    #[serde(rename = "deletelineE")]
    deleted_edges: BTreeMap<String, Value>,
    direction: Vec<Value>,
    squareframe: Vec<Value>,
    polygon: Vec<Value>,
    nobulbthermo: Vec<Value>,
}

/// The style of a thick black line, and of the lines through the cells of a diagonal.
const THICK: i64 = 2;
const DIAGONAL: i64 = 12;

/// The style of the lines around a cage.
const CAGE: i64 = 10;

/// The name of the arrow at a letter beside the board.
const ARROW: &str = "arrow_Short";

/// The style of a digit as large as its cell.
const LARGE: &str = "1";

/// Between two neighbouring corners: the corner to the upper left, in rows and columns of the board.
type Segment = [(isize, isize); 2];

/// The clues, houses and borders of a paper.
#[derive(Default)]
pub(super) struct Marks {
    pub(super) givens: BTreeMap<Place, String>,
    pub(super) clues: Clues,
    pub(super) extras: BTreeSet<ExtraHouses>,
    borders: BTreeSet<Segment>,
    found: BTreeSet<Cue>,
    size: (usize, usize),
}

impl Marks {
    /// Reads the marks.
    ///
    /// # Errors
    /// If a mark has no meaning, or more than one.
    pub(super) fn read(fields: &PenpaFields, paper: Numbering) -> Result<Self, Problem> {
        fields.refuse_others()?;
        let mut marks = Self { size: (paper.rows, paper.columns), ..Self::default() };
        marks.read_lines(fields, paper)?;
        marks.read_cages(fields, paper)?;
        marks.read_edges(fields, paper)?;
        let keys = |marks: &BTreeMap<String, Value>| -> BTreeSet<String> {
            marks.iter().filter(|(_, value)| !value.is_null()).map(|(key, _)| key.clone()).collect()
        };
        // Beside the board, a letter at an arrow names a row for the answer.
        let lettered = keys(&fields.number);
        for (key, value) in &fields.number {
            let is_at_arrow = fields.symbol.get(key).is_some_and(|it| text_of(it, 1) == ARROW);
            marks.read_number(key, value, is_at_arrow, paper)?;
        }
        for (key, value) in &fields.symbol {
            marks.read_symbol(key, value, lettered.contains(key), paper)?;
        }
        Ok(marks)
    }

    /// The kinds of clues that were found.
    pub(super) fn known(&self) -> BTreeSet<Cue> {
        self.found.clone()
    }

    fn read_lines(&mut self, fields: &PenpaFields, paper: Numbering) -> Result<(), Problem> {
        for line in fields.thermo.iter().filter(|line| line.len() > 1) {
            self.clues.add_line("thermometer", &cells(line, paper)?);
            self.found.insert(Cue::Thermometer);
        }
        for arrow in fields.arrows.iter().filter(|arrow| arrow.len() > 1) {
            let arrow = cells(arrow, paper)?;
            self.clues.add_arrow(&arrow[..1], &arrow);
            self.found.insert(Cue::Arrow);
        }
        Ok(())
    }

    /// Reads cages, whose sums stand in the corner of one of their cells.
    fn read_cages(&mut self, fields: &PenpaFields, paper: Numbering) -> Result<(), Problem> {
        let mut sums: BTreeMap<Place, String> = BTreeMap::new();
        for (key, value) in fields.corner_numbers.iter().filter(|(_, value)| !value.is_null()) {
            let place = number_of(key).and_then(|number| paper.place(number));
            let cell = match place {
                Some(PaperPlace::InSquare(row, column, 0)) => paper.on_board(row, column),
                Some(_) | None => None,
            };
            let sum = text_of(value, 0);
            let is_sum = sum.parse::<u32>().is_ok();
            let cell = cell.filter(|_| is_sum).ok_or_else(|| unknown(UnknownRule::SmallNumbers))?;
            sums.insert(cell, sum);
        }
        for cage in fields.killercages.iter().filter(|cage| !cage.is_empty()) {
            let cage = cells(cage, paper)?;
            let own: Vec<String> = cage.iter().filter_map(|cell| sums.remove(cell)).collect();
            match &own[..] {
                [] => self.clues.add_cells("killercage", &cage),
                [sum] => self.clues.add_number("killercage", &cage, sum),
                [_, _, ..] => return Err(unknown(UnknownRule::CagesWithSeveralNumbers)),
            }
            self.found.insert(Cue::Cage);
        }
        if !sums.is_empty() {
            return Err(unknown(UnknownRule::SmallNumbers));
        }
        let caged: BTreeSet<usize> = fields.killercages.iter().flatten().copied().collect();
        let is_of_cage = |(key, value): (&String, &Value)| {
            let is_drawn = value.as_i64() == Some(CAGE);
            let squares: Option<Vec<usize>> =
                key.split(',').map(|it| paper.square_of(it.parse().ok()?)).collect();
            is_drawn && squares.is_some_and(|it| it.iter().all(|square| caged.contains(square)))
        };
        let mut lines = fields.cage.iter().filter(|(_, value)| !value.is_null());
        if lines.all(is_of_cage) { Ok(()) } else { Err(unknown(UnknownRule::DashedLines)) }
    }

    /// Reads thick borders, and lines through corners, which must be diagonals of the board.
    fn read_edges(&mut self, fields: &PenpaFields, paper: Numbering) -> Result<(), Problem> {
        let mut through: BTreeSet<Segment> = BTreeSet::new();
        for (key, value) in fields.edge_lines.iter().filter(|(_, value)| !value.is_null()) {
            let corner = |text: &str| match paper.place(text.parse().ok()?)? {
                PaperPlace::Corner(row, column) => Some((row + 1, column + 1)),
                PaperPlace::Square(..)
                | PaperPlace::EdgeBelow(..)
                | PaperPlace::EdgeRight(..)
                | PaperPlace::InSquare(..) => None,
            };
            let ends =
                key.split_once(',').and_then(|(one, other)| Some([corner(one)?, corner(other)?]));
            let mut ends = ends.ok_or_else(|| unknown(UnknownRule::EdgeLines))?;
            ends.sort_unstable();
            match value.as_i64() {
                Some(THICK) => self.borders.insert(ends),
                Some(DIAGONAL) => through.insert(ends),
                Some(_) | None => return Err(unknown(UnknownRule::EdgeLines)),
            };
        }
        self.read_diagonals(&through)
    }

    fn read_diagonals(&mut self, through: &BTreeSet<Segment>) -> Result<(), Problem> {
        let (rows, columns) = self.size;
        let side = isize::try_from(rows).unwrap_or(0);
        let falling: BTreeSet<Segment> = (0..side).map(|at| [(at, at), (at + 1, at + 1)]).collect();
        let rising: BTreeSet<Segment> =
            (0..side).map(|at| [(at, side - at), (at + 1, side - at - 1)]).collect();
        let mut left = through.clone();
        for (extra, line) in
            [(ExtraHouses::FallingDiagonal, falling), (ExtraHouses::RisingDiagonal, rising)]
        {
            if rows == columns && !line.is_empty() && line.is_subset(&left) {
                left.retain(|segment| !line.contains(segment));
                self.extras.insert(extra);
                self.found.insert(Cue::Diagonal);
            }
        }
        if left.is_empty() { Ok(()) } else { Err(unknown(UnknownRule::EdgeLines)) }
    }

    fn read_number(
        &mut self,
        key: &str,
        value: &Value,
        is_at_arrow: bool,
        paper: Numbering,
    ) -> Result<(), Problem> {
        let text = text_of(value, 0);
        if value.is_null() || text.is_empty() {
            return Ok(());
        }
        let place = number_of(key).and_then(|number| paper.place(number));
        match place {
            Some(PaperPlace::Square(row, column)) => {
                let is_large = text_of(value, 2) == LARGE;
                let is_alphabetic = text.chars().all(char::is_alphabetic);
                match paper.on_board(row, column) {
                    Some(cell) if is_large => {
                        self.givens.insert(cell, text);
                        Ok(())
                    }
                    None if is_at_arrow && is_alphabetic => Ok(()),
                    Some(_) => Err(unknown(UnknownRule::SmallNumbers)),
                    None if is_alphabetic => Err(unknown(UnknownRule::LettersBesideBoard)),
                    None => Err(unknown(UnknownRule::NumbersBesideBoard)),
                }
            }
            Some(PaperPlace::EdgeBelow(..) | PaperPlace::EdgeRight(..))
                if ["X", "V"].contains(&text.as_str()) =>
            {
                let pair = pair(place, paper).ok_or_else(|| unknown(UnknownRule::Letters))?;
                self.clues.add_number("xv", &pair, &text);
                self.found.insert(Cue::Xv);
                Ok(())
            }
            Some(_) | None => Err(unknown(UnknownRule::NumbersBetweenCells)),
        }
    }

    fn read_symbol(
        &mut self,
        key: &str,
        value: &Value,
        is_lettered: bool,
        paper: Numbering,
    ) -> Result<(), Problem> {
        if value.is_null() {
            return Ok(());
        }
        let place = number_of(key).and_then(|number| paper.place(number));
        let (style, name) = (value.get(0).and_then(Value::as_i64), text_of(value, 1));
        let refused = || unknown(UnknownRule::Named(shortened(&name)));
        match (name.as_str(), style, place) {
            (
                "circle_SS",
                Some(1 | 2 | 8),
                Some(PaperPlace::EdgeBelow(..) | PaperPlace::EdgeRight(..)),
            ) => {
                let pair = pair(place, paper).ok_or_else(refused)?;
                let (field, cue) = match style {
                    Some(2) => ("ratio", Cue::BlackDot),
                    Some(_) | None => ("difference", Cue::WhiteDot),
                };
                self.clues.add_cells(field, &pair);
                self.found.insert(cue);
                Ok(())
            }
            (
                "circle_L" | "circle_M" | "square_L" | "square_M",
                Some(3),
                Some(PaperPlace::Square(row, column)),
            ) => {
                let cell = paper.on_board(row, column).ok_or_else(refused)?;
                let is_circle = name.starts_with("circle");
                let (field, cue) = if is_circle { ("odd", Cue::Odd) } else { ("even", Cue::Even) };
                self.clues.add_cell(field, cell);
                self.found.insert(cue);
                Ok(())
            }
            (ARROW, _, Some(PaperPlace::Square(row, column)))
                if is_lettered && paper.on_board(row, column).is_none() =>
            {
                Ok(())
            }
            _ => Err(refused()),
        }
    }

    /// The regions that thick borders make.
    pub(super) fn regions(&self, digits: usize) -> Result<Vec<Vec<Place>>, Problem> {
        let (rows, columns) = self.size;
        let mut region_of: Vec<Option<usize>> = vec![None; rows * columns];
        let mut regions: Vec<Vec<Place>> = Vec::new();
        for start in 0..rows * columns {
            if region_of[start].is_some() {
                continue;
            }
            let mut region = vec![Place::new(start / columns, start % columns)];
            region_of[start] = Some(regions.len());
            let mut next = 0;
            while let Some(&from) = region.get(next) {
                for to in self.open_neighbours(from) {
                    let at = to.row * columns + to.column;
                    if region_of[at].is_none() {
                        region_of[at] = Some(regions.len());
                        region.push(to);
                    }
                }
                next += 1;
            }
            regions.push(region);
        }
        match regions.len() {
            0 | 1 => Ok(Vec::new()),
            _ if regions.iter().all(|region| region.len() == digits) => Ok(regions),
            _ => Err(unknown(UnknownRule::Borders)),
        }
    }

    /// The neighbours of a cell without a border between them.
    fn open_neighbours(&self, Place { row, column }: Place) -> Vec<Place> {
        let (rows, columns) = self.size;
        let corner = |row: usize, column: usize| {
            (isize::try_from(row).unwrap_or(0), isize::try_from(column).unwrap_or(0))
        };
        let above = [corner(row, column), corner(row, column + 1)];
        let left = [corner(row, column), corner(row + 1, column)];
        let below = [corner(row + 1, column), corner(row + 1, column + 1)];
        let right = [corner(row, column + 1), corner(row + 1, column + 1)];
        let is_open = |segment: Segment| !self.borders.contains(&segment);
        let mut open = Vec::new();
        open.extend((row > 0 && is_open(above)).then(|| Place::new(row - 1, column)));
        open.extend((column > 0 && is_open(left)).then(|| Place::new(row, column - 1)));
        open.extend((row + 1 < rows && is_open(below)).then(|| Place::new(row + 1, column)));
        open.extend((column + 1 < columns && is_open(right)).then(|| Place::new(row, column + 1)));
        open
    }
}

impl PenpaFields {
    /// Refuses marks that could mean anything.
    fn refuse_others(&self) -> Result<(), Problem> {
        let is_drawn = |marks: &BTreeMap<String, Value>| marks.values().any(|it| !it.is_null());
        let is_listed = |marks: &[Value]| marks.iter().any(|it| !is_nothing(it));
        let others = [
            (UnknownRule::ColouredCells, is_drawn(&self.surface)),
            (UnknownRule::Drawn(DrawingPart::Lines), is_drawn(&self.line)),
            (UnknownRule::FreeLines, is_drawn(&self.freeline) || is_drawn(&self.free_edge_lines)),
            (UnknownRule::Walls, is_drawn(&self.wall)),
            (UnknownRule::DeletedEdges, is_drawn(&self.deleted_edges)),
            (UnknownRule::BareArrows, is_listed(&self.direction)),
            (UnknownRule::Frames, is_listed(&self.squareframe)),
            (UnknownRule::Polygons, is_listed(&self.polygon)),
            (UnknownRule::BareThermometers, is_listed(&self.nobulbthermo)),
        ];
        let drawn = others.into_iter().filter(|(_, is_there)| *is_there);
        let rules: Vec<UnknownRule> = drawn.map(|(rule, _)| rule).collect();
        if rules.is_empty() { Ok(()) } else { Err(Problem::UnknownRules(rules)) }
    }
}

/// Whether a mark was begun or taken away.
fn is_nothing(mark: &Value) -> bool {
    mark.is_null() || mark.as_array().is_some_and(Vec::is_empty)
}

fn unknown(rule: UnknownRule) -> Problem {
    Problem::UnknownRules(vec![rule])
}

fn number_of(key: &str) -> Option<usize> {
    key.parse().ok()
}

/// A text in a list, without blanks at its ends, or a number as a text.
fn text_of(value: &Value, at: usize) -> String {
    match value.get(at) {
        Some(Value::String(text)) => text.trim().to_owned(),
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) | None => {
            String::new()
        }
    }
}

/// The cells with these numbers, which lie on the board.
fn cells(numbers: &[usize], paper: Numbering) -> Result<Vec<Place>, Problem> {
    let cell =
        |&number: &usize| paper.cell(number).ok_or_else(|| unknown(UnknownRule::MarksBesideBoard));
    numbers.iter().map(cell).collect()
}

/// The two cells at an edge.
fn pair(place: Option<PaperPlace>, paper: Numbering) -> Option<[Place; 2]> {
    match place? {
        PaperPlace::EdgeBelow(row, column) => {
            Some([paper.on_board(row, column)?, paper.on_board(row + 1, column)?])
        }
        PaperPlace::EdgeRight(row, column) => {
            Some([paper.on_board(row, column)?, paper.on_board(row, column + 1)?])
        }
        PaperPlace::Square(..) | PaperPlace::Corner(..) | PaperPlace::InSquare(..) => None,
    }
}
