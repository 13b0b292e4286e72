//! The board in Nonet's own document, as a name or as a description that a person can read and change.
//!
//! ```text
//! shape: "samurai",
//! ```
//!
//! or
//!
//! ```text
//! board: Board(
//!     rows: 4,
//!     columns: 4,
//!     digits: 4,
//!     regions: [
//!         "AABB",
//! ```
//!
//! Regions are rows of letters, or of words with blanks between them if there are more regions than letters. Cells
//! with the same letter are a region. A full stop is a cell without a region.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::json_lines::problem_of_rules;
use crate::error::shortened;
use crate::notation::regions::{first_fault, regions};
use crate::syntax::text_position::{TextPosition, at, position_of_field, position_of_text_within};
use crate::{Problem, ReadError};
use nonet_engine::{ExtraHouses, Layout, LayoutBuilder, NamedShape, Place, Regions, Rule};

/// The field that describes a board.
const FIELD: &str = "board";

/// The letters of regions. A board with more regions has words.
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The description of a board, in a document and in other files that Nonet keeps for itself.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Board")]
pub struct BoardField {
    rows: usize,
    columns: usize,
    digits: usize,
    /// The number of rows and of columns of a box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    boxes: Option<(usize, usize)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    regions: Vec<String>,
    /// The upper left cells of the grids.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    grids: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    holes: String,
    /// Families of extra houses by name, and houses of any cells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    houses: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rules: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    torus: bool,
}

impl BoardField {
    /// The description of a board, also of a board that has a name.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        description(&layout.builder())
    }

    /// The number of places that the board claims to have. A board of many places takes time to build.
    #[must_use]
    pub fn place_count(&self) -> usize {
        self.rows.saturating_mul(self.columns)
    }

    /// The board. Returns `None` if the description makes no board.
    #[must_use]
    pub fn layout(&self) -> Option<Arc<Layout>> {
        described("", self).ok()
    }
}

/// The fields of a document for a board that is not classic: its name, or else its description.
pub(super) fn fields(layout: &Layout) -> (String, Option<BoardField>) {
    match NamedShape::of(layout) {
        _ if layout.is_classic() => (String::new(), None),
        Some(shape) => (shape.name.to_owned(), None),
        None => (String::new(), Some(description(&layout.builder()))),
    }
}

fn description(builder: &LayoutBuilder) -> BoardField {
    let extras = builder.extras.iter().map(|extra| extra.name().to_owned());
    let (boxes, regions) = match &builder.regions {
        Regions::None => (None, Vec::new()),
        &Regions::Boxes { rows, columns } => (Some((rows, columns)), Vec::new()),
        Regions::Drawn(regions) => (None, rows_of_regions(builder, regions)),
    };
    BoardField {
        rows: builder.rows,
        columns: builder.columns,
        digits: builder.digits,
        boxes,
        regions,
        grids: names(&builder.grids),
        holes: names(&builder.holes),
        houses: extras.chain(builder.drawn.iter().map(|places| names(places))).collect(),
        rules: builder.rules.iter().map(|rule| rule.name().to_owned()).collect(),
        torus: builder.is_torus,
    }
}

fn names(places: &[Place]) -> String {
    places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn rows_of_regions(builder: &LayoutBuilder, regions: &[Vec<Place>]) -> Vec<String> {
    let letters: Vec<char> = LETTERS.chars().collect();
    let (name, between): (&dyn Fn(usize) -> String, _) = if regions.len() <= letters.len() {
        (&|region| letters[region].to_string(), "")
    } else {
        (&|region| (region + 1).to_string(), " ")
    };
    let mut rows = vec![vec![".".to_owned(); builder.columns]; builder.rows];
    for (region, places) in regions.iter().enumerate() {
        for place in places {
            rows[place.row][place.column] = name(region);
        }
    }
    rows.iter().map(|row| row.join(between)).collect()
}

/// Reads the board of a document from its two fields. `text` is the text of the whole document.
pub(super) fn read(
    text: &str,
    shape: &str,
    board: Option<&BoardField>,
) -> Result<Arc<Layout>, ReadError> {
    match (shape, board) {
        ("", None) => Ok(Layout::classic()),
        ("", Some(board)) => described(text, board),
        (_, Some(_)) => Err(at(position_of_field(text, FIELD), Problem::ShapeAndBoard)),
        (name, None) => NamedShape::named(name).map(NamedShape::layout).ok_or_else(|| {
            at(position_of_field(text, "shape"), Problem::UnknownShape(shortened(name)))
        }),
    }
}

fn described(text: &str, board: &BoardField) -> Result<Arc<Layout>, ReadError> {
    let position = position_of_field(text, FIELD);
    let mut builder = LayoutBuilder {
        rows: board.rows,
        columns: board.columns,
        grids: places(&board.grids, position)?,
        holes: places(&board.holes, position)?,
        is_torus: board.torus,
        ..LayoutBuilder::latin(board.digits)
    };
    for (number, house) in board.houses.iter().enumerate() {
        let position = || position_of_text_within(text, FIELD, "houses", number);
        match ExtraHouses::named(house) {
            Some(extra) => {
                builder.extras.insert(extra);
            }
            None => builder.drawn.push(places_of_house(house, position)?),
        }
    }
    for (number, rule) in board.rules.iter().enumerate() {
        let unknown = || {
            let position = position_of_text_within(text, FIELD, "rules", number);
            at(position, problem_of_rules(vec![shortened(rule)]))
        };
        builder.rules.insert(Rule::named(rule).ok_or_else(unknown)?);
    }
    if let Some((rows, columns)) = board.boxes {
        builder.regions = Regions::Boxes { rows, columns };
    }
    // The size is checked before rows of letters are compared with it.
    if let Some(fault) = builder.faults().into_iter().next() {
        return Err(at(position, Problem::Board(fault)));
    }
    if !board.regions.is_empty() {
        if board.boxes.is_some() {
            return Err(at(position, Problem::BoxesAndRegions));
        }
        builder.regions = regions(&builder, &board.regions, |row| match row {
            Some(row) => position_of_text_within(text, FIELD, "regions", row),
            None => position,
        })?;
    }
    builder.build().map_err(|faults| at(position, Problem::Board(first_fault(faults))))
}

fn places(names: &str, position: TextPosition) -> Result<Vec<Place>, ReadError> {
    let place_of = |name: &str| {
        let bad = || at(position, Problem::NotAPlace(shortened(name)));
        Place::named(name).ok_or_else(bad)
    };
    names.split_whitespace().map(place_of).collect()
}

/// The cells of a house. A word that is no cell may be meant as the name of a family.
fn places_of_house(
    house: &str,
    position: impl FnOnce() -> TextPosition,
) -> Result<Vec<Place>, ReadError> {
    let places: Option<Vec<Place>> = house.split_whitespace().map(Place::named).collect();
    places.ok_or_else(|| at(position(), Problem::UnknownHouse(shortened(house))))
}
