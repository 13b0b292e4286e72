//! The drawings of f-puzzles, which stand beside the clues: lines, circles, rectangles, texts and cages without a meaning.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::fpuzzles::says_something;
use crate::drawing::{Cue, Drawing, DrawnColour, DrawnLine, Point, Shape};
use crate::syntax::json::NumberOrText;
use nonet_engine::{OutsidePlace, Place};

/// The fields of clues, each with what a text calls it.
const CLUES: [(&str, Cue); 37] = [
    ("thermometer", Cue::Thermometer),
    ("slowthermometer", Cue::SlowThermometer),
    ("arrow", Cue::Arrow),
    ("doublearrow", Cue::DoubleArrow),
    ("killercage", Cue::Cage),
    ("palindrome", Cue::Palindrome),
    ("renban", Cue::Renban),
    ("nabner", Cue::Nabner),
    ("whispers", Cue::Whispers),
    ("regionsumline", Cue::RegionSum),
    ("entropicline", Cue::Entropic),
    ("modularline", Cue::Modular),
    ("zipperline", Cue::Zipper),
    ("betweenline", Cue::Between),
    ("lockout", Cue::Lockout),
    ("difference", Cue::WhiteDot),
    ("ratio", Cue::BlackDot),
    ("xv", Cue::Xv),
    ("quadruple", Cue::Quadruple),
    ("odd", Cue::Odd),
    ("even", Cue::Even),
    ("minimum", Cue::Minimum),
    ("maximum", Cue::Maximum),
    ("clone", Cue::Clone),
    ("extraregion", Cue::ExtraRegion),
    ("littlekillersum", Cue::LittleKiller),
    ("sandwichsum", Cue::Sandwich),
    ("xsum", Cue::XSum),
    ("skyscraper", Cue::Skyscraper),
    ("numberedroom", Cue::NumberedRoom),
    ("rowindexer", Cue::Indexer),
    ("columnindexer", Cue::Indexer),
    ("boxindexer", Cue::Indexer),
    ("countingcircles", Cue::CountingCircle),
    ("foglight", Cue::Fog),
    ("fogofwar", Cue::Fog),
    ("foglink", Cue::Fog),
];

/// The fields about the whole board.
const OF_BOARD: [(&str, Cue); 6] = [
    ("antiknight", Cue::AntiKnight),
    ("antiking", Cue::AntiKing),
    ("nonconsecutive", Cue::NonConsecutive),
    ("disjointgroups", Cue::Disjoint),
    ("diagonal+", Cue::Diagonal),
    ("diagonal-", Cue::Diagonal),
];

#[derive(Default, Deserialize)]
#[serde(default)]
struct DrawnFields {
    cells: Vec<String>,
    lines: Vec<Vec<String>>,
    value: Option<NumberOrText>,
    width: Option<f64>,
    height: Option<f64>,
    /// The colour of a line, or of the border of a shape.
    #[serde(rename = "outlineC")]
    outline: Value,
    #[serde(rename = "baseC")]
    fill: Value,
    /// The clue that the drawing shows. The clue itself stands in its own field.
    #[serde(rename = "fromConstraint")]
    of_clue: Value,
}

/// The drawings beside the clues of a page.
#[derive(Default)]
pub(super) struct PageDrawing {
    pub(super) drawing: Drawing,
    /// The clues that the file has.
    pub(super) known: BTreeSet<Cue>,
    /// The lines of clues.
    pub(super) lines: Vec<Vec<Place>>,
}

impl PageDrawing {
    /// The drawing of a page with these fields. Entries that are no drawings are skipped.
    pub(super) fn of(fields: &BTreeMap<String, &RawValue>) -> Self {
        let entries = |name: &str| -> Vec<DrawnFields> {
            let values: Vec<&RawValue> = fields
                .get(name)
                .and_then(|list| serde_json::from_str(list.get()).ok())
                .unwrap_or_default();
            let entries = values.iter().filter_map(|it| serde_json::from_str(it.get()).ok());
            entries.filter(|it: &DrawnFields| !it.of_clue.is_string()).collect()
        };
        let mut page = Self::default();
        for entry in entries("line") {
            page.drawing.lines.extend(entry.drawn_lines());
        }
        let shapes = [("circle", true), ("rectangle", false), ("text", false)];
        for (name, is_round) in shapes {
            page.drawing.overlays.extend(entries(name).iter().filter_map(|it| it.shape(is_round)));
        }
        let has = |name: &str| fields.get(name).is_some_and(|value| says_something(value));
        let known = CLUES.iter().chain(&OF_BOARD).filter(|(name, _)| has(name));
        page.known = known.map(|(_, cue)| *cue).collect();
        if has("negative") || has("nonconsecutive") {
            page.known.extend([Cue::AllDots, Cue::AllSums]);
        }
        let of_clues = CLUES.iter().flat_map(|(name, _)| entries(name));
        page.lines = of_clues.flat_map(|it| it.lines).filter_map(|line| places(&line)).collect();
        page
    }
}

impl DrawnFields {
    fn drawn_lines(&self) -> Vec<DrawnLine> {
        let colour =
            if self.outline.is_null() { DrawnColour::BLACK } else { colour(&self.outline) };
        let thickness = self.width.unwrap_or_default() / 2.0;
        let points = |line: &Vec<String>| line.iter().map(|name| middle(name)).collect();
        let lines = self.lines.iter().filter_map(points);
        lines.map(|points| DrawnLine { points, colour, thickness }).collect()
    }

    fn shape(&self, is_round: bool) -> Option<Shape> {
        let cells = self.cells.iter().map(|name| middle(name)).collect::<Option<Vec<Point>>>()?;
        let count = f64::from(u32::try_from(cells.len()).ok()?);
        let mean = |at: fn(&Point) -> f64| cells.iter().map(at).sum::<f64>() / count;
        let centre = Point { row: mean(|it| it.row), column: mean(|it| it.column) };
        // A text has neither a size nor colours around it.
        let size = |size: Option<f64>| size.unwrap_or(0.25);
        (count > 0.0).then(|| Shape {
            centre,
            width: size(self.width),
            height: size(self.height),
            is_round,
            fill: colour(&self.fill),
            border: self.width.map_or(DrawnColour::None, |_| colour(&self.outline)),
            text: self.value.as_ref().map(NumberOrText::text).unwrap_or_default(),
        })
    }
}

fn colour(value: &Value) -> DrawnColour {
    match value {
        Value::String(text) => DrawnColour::named(text),
        Value::Null => DrawnColour::None,
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            DrawnColour::Unknown
        }
    }
}

/// The middle of a cell, which may lie beside the board.
fn middle(name: &str) -> Option<Point> {
    let OutsidePlace { row, column } = OutsidePlace::named(name)?;
    let at = |index: isize| Some(f64::from(i32::try_from(index).ok()?) + 0.5);
    Some(Point { row: at(row)?, column: at(column)? })
}

fn places(names: &[String]) -> Option<Vec<Place>> {
    names.iter().map(|name| Place::named(name)).collect()
}
