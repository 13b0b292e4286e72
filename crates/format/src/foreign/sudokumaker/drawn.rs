//! The drawings of SudokuMaker beside the constraints: lines, symbols and cages without a meaning.

use serde::Deserialize;
use serde_json::Value;

use super::Board;
use super::types::ConstraintFields;
use crate::drawing::{Cue, Drawing, DrawnColour, DrawnLine, Point, Shape};
use crate::{ReadError, UnknownRule};

/// The types of constraints, each with what a text calls it.
const CUES: [(u32, Cue); 34] = [
    (10, Cue::Diagonal),
    (11, Cue::Diagonal),
    (12, Cue::AntiKing),
    (13, Cue::AntiKnight),
    (14, Cue::Disjoint),
    (15, Cue::NonConsecutive),
    (100, Cue::Even),
    (101, Cue::Odd),
    (102, Cue::Maximum),
    (103, Cue::Minimum),
    (200, Cue::WhiteDot),
    (201, Cue::BlackDot),
    (202, Cue::Xv),
    (300, Cue::Thermometer),
    (301, Cue::Cage),
    (302, Cue::Clone),
    (303, Cue::Quadruple),
    (305, Cue::ExtraRegion),
    (400, Cue::Renban),
    (401, Cue::Whispers),
    (402, Cue::Palindrome),
    (403, Cue::Between),
    (404, Cue::RegionSum),
    (406, Cue::Entropic),
    (407, Cue::Lockout),
    (408, Cue::Arrow),
    (409, Cue::DoubleArrow),
    (500, Cue::LittleKiller),
    (501, Cue::Sandwich),
    (502, Cue::XSum),
    (503, Cue::Skyscraper),
    (504, Cue::NumberedRoom),
    (600, Cue::Indexer),
    (601, Cue::Indexer),
];

/// What a text calls the constraints of a type.
pub(super) fn cue_of(number: u32) -> Option<Cue> {
    CUES.iter().find(|(known, _)| *known == number).map(|(_, cue)| *cue)
}

#[derive(Deserialize)]
struct PointFields {
    x: f64,
    y: f64,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct LineStyle {
    color: String,
    thickness: f64,
}

pub(super) fn lines(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let style: LineStyle = part.get_or("style", LineStyle::default())?;
    let point = |it: &PointFields| Point { row: it.y, column: it.x };
    for line in part.get::<Vec<Vec<PointFields>>>("lines")? {
        board.drawing.lines.push(DrawnLine {
            points: line.iter().map(point).collect(),
            colour: if style.color.is_empty() {
                DrawnColour::BLACK
            } else {
                DrawnColour::named(&style.color)
            },
            thickness: style.thickness,
        });
    }
    Ok(())
}

#[derive(Deserialize)]
struct CosmeticCage {
    cells: Vec<usize>,
    #[serde(default)]
    value: Value,
}

/// Cages. One with a text may mean anything, unless it lights its cells in fog.
pub(super) fn cages(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    for CosmeticCage { cells, value } in part.get::<Vec<CosmeticCage>>("cages")? {
        let text = value.as_str().map(str::trim).unwrap_or_default();
        let numbering = board.numbering;
        let cells = part.places(&cells, |number| numbering.cell(number))?;
        if text.eq_ignore_ascii_case("foglight") {
            board.add_fog(&cells);
        } else if text.is_empty() && value.as_f64().is_none() {
            board.drawing.areas.push(cells);
        } else {
            board.unknown.insert(UnknownRule::MeaninglessCages);
        }
    }
    Ok(())
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct SymbolStyle {
    #[serde(rename = "type")]
    kind: String,
    fill: String,
    stroke: String,
    width: f64,
    height: f64,
    rx: f64,
    ry: f64,
    text: String,
    angle: f64,
    length: f64,
}

/// Symbols: each names its place and its style.
pub(super) fn symbols(board: &mut Board<'_>, part: &ConstraintFields<'_>) -> Result<(), ReadError> {
    let styles: Vec<SymbolStyle> = part.get("params")?;
    for symbol in part.get::<Vec<Vec<Value>>>("symbols")? {
        let number = |at: usize| symbol.get(at).and_then(Value::as_f64);
        let (Some(column), Some(row)) = (number(0), number(1)) else { continue };
        let style = symbol.get(2).and_then(Value::as_u64).unwrap_or_default();
        let style = usize::try_from(style).ok().and_then(|at| styles.get(at));
        let Some(style) = style else { continue };
        style.draw(Point { row, column }, &mut board.drawing);
    }
    Ok(())
}

impl SymbolStyle {
    fn draw(&self, centre: Point, drawing: &mut Drawing) {
        if self.kind == "arrow" {
            let (down, right) = self.angle.to_radians().sin_cos();
            let at = |length: f64| Point {
                row: centre.row + down * length,
                column: centre.column + right * length,
            };
            drawing.arrows.push(DrawnLine {
                points: vec![at(-self.length / 2.0), at(self.length / 2.0)],
                colour: DrawnColour::named(&self.stroke),
                thickness: 0.0,
            });
            return;
        }
        let is_round = self.kind == "ellipse";
        let is_text = self.kind == "text";
        let (width, height) =
            if is_round { (2.0 * self.rx, 2.0 * self.ry) } else { (self.width, self.height) };
        // The colours of a text are those of its letters.
        let colour =
            |name: &str| if is_text { DrawnColour::None } else { DrawnColour::named(name) };
        drawing.overlays.push(Shape {
            centre,
            width,
            height,
            is_round,
            fill: colour(&self.fill),
            border: colour(&self.stroke),
            text: self.text.trim().to_owned(),
        });
    }
}
