//! The fog of SudokuPad: cells that are lit from the start, and triggers that light others.
//!
//! ```text
//! "foglight":[[0,0],[0,1]],
//! "triggereffect":[{"trigger":{"type":"cellvalue","cell":"r1c1"},"effect":{"type":"foglight","cells":"r5c5r5c6"}}]
//! ```
//!
//! A cage with the value `FOGLIGHT` lights its cells, and one with `foglight: r1c1-r3c3` those that it names. Older puzzles have
//! lamps, as in `"fogofwar":"r1c1r5c5"`, which light the cells around them too.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::constraints::{fog, link_of};
use crate::error::shortened;
use crate::{Problem, UnknownRule};
use nonet_engine::{Cell, Constraint, Fog, FogLink, Layout, Place};

/// The name of the field, of a value of a cage, and of an effect.
const FOG_LIGHT: &str = "foglight";

/// The kind of a trigger: right digits in cells.
const CELL_VALUE: &str = "cellvalue";

/// A trigger with its effect.
#[derive(Serialize, Deserialize)]
pub(super) struct TriggerEffect {
    trigger: Trigger,
    effect: Effect,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Trigger {
    #[serde(rename = "type")]
    kind: String,
    cell: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Effect {
    #[serde(rename = "type")]
    kind: String,
    cells: String,
}

/// The lit cells that the value of a cage names. Returns `None` if the cage has another value.
pub(super) fn lit_by_cage(value: &str) -> Option<&str> {
    let (name, cells) = value.split_once(':').unwrap_or((value, ""));
    name.trim().eq_ignore_ascii_case(FOG_LIGHT).then_some(cells)
}

/// The most places that the fog of a puzzle may name, ten times what the largest board has. A few letters name a rectangle, so
/// a short text could fill the memory.
const MOST_PLACES: usize = 100_000;

/// Reads the texts that name places on a board, and counts the places of all of them.
pub(super) struct FogPlaces {
    rows: usize,
    columns: usize,
    /// The number of places that may still be named.
    left: usize,
}

impl FogPlaces {
    /// Places on a board of this size.
    pub(super) fn of(rows: usize, columns: usize) -> Self {
        Self { rows, columns, left: MOST_PLACES }
    }

    /// The places of a text such as `r1c1r1c2` or `r1c1-r3c3`.
    pub(super) fn named(&mut self, text: &str) -> Result<BTreeSet<Place>, Problem> {
        let not_a_place = || Problem::NotAPlace(shortened(text.trim()));
        let lower = text.to_ascii_lowercase();
        let words = lower.split(|sign: char| sign == ',' || sign.is_whitespace());
        let mut places = BTreeSet::new();
        for word in words.filter(|word| !word.is_empty()) {
            let ends = word.split('-').map(places_in_a_row);
            let ends = ends.collect::<Option<Vec<_>>>().ok_or_else(not_a_place)?;
            ends.iter().flatten().try_for_each(|place| self.check(*place))?;
            match &ends[..] {
                [all] => {
                    self.count(all.len())?;
                    places.extend(all);
                }
                [first, last] => {
                    let (one, other) = first.last().zip(last.first()).ok_or_else(not_a_place)?;
                    let (rows, columns) =
                        (one.row.abs_diff(other.row), one.column.abs_diff(other.column));
                    self.count((rows + 1) * (columns + 1))?;
                    places.extend(rectangle(*one, *other));
                }
                _ => return Err(not_a_place()),
            }
        }
        Ok(places)
    }

    /// Refuses a place that lies beside the board.
    fn check(&self, place: Place) -> Result<(), Problem> {
        let is_on_board = place.row < self.rows && place.column < self.columns;
        if is_on_board { Ok(()) } else { Err(not_on_board(place)) }
    }

    fn count(&mut self, places: usize) -> Result<(), Problem> {
        let left = self.left.checked_sub(places);
        self.left = left.ok_or(Problem::TooMuchFog { most: MOST_PLACES })?;
        Ok(())
    }
}

fn not_on_board(place: Place) -> Problem {
    Problem::NotAPlace(place.to_string())
}

/// Names of places, one behind the other.
fn places_in_a_row(text: &str) -> Option<Vec<Place>> {
    let names = text.split('r').skip(1).map(|rest| Place::named(&format!("r{rest}")));
    text.starts_with('r').then(|| names.collect())?
}

fn rectangle(one: Place, other: Place) -> impl Iterator<Item = Place> {
    let between = |one: usize, other: usize| one.min(other)..=one.max(other);
    let columns = between(one.column, other.column);
    between(one.row, other.row)
        .flat_map(move |row| columns.clone().map(move |column| Place::new(row, column)))
}

/// What a puzzle says of its fog.
pub(super) struct FogFields {
    /// The places without fog. `None` if nothing is said of them.
    pub(super) lit: Option<Vec<Place>>,
    /// The lamps, as a text of places.
    pub(super) lamps: Option<String>,
    pub(super) triggers: Vec<TriggerEffect>,
}

impl FogFields {
    /// The fog. Returns `None` if nothing is said of it.
    pub(super) fn fog(
        &self,
        mut places: FogPlaces,
        layout: &Layout,
    ) -> Result<Option<Constraint>, Problem> {
        if self.lit.is_none() && self.lamps.is_none() && self.triggers.is_empty() {
            return Ok(None);
        }
        let lit = cells_at(self.lit.as_deref().unwrap_or_default(), layout)?;
        let lamps = places.named(self.lamps.as_deref().unwrap_or_default())?;
        let lamps = cells_at(&lamps, layout)?;
        let lamps = lamps.into_iter().flat_map(|lamp| Fog::around(lamp, layout));
        let links = self.triggers.iter().map(|it| it.link(&mut places, layout));
        let links = links.collect::<Result<Vec<_>, _>>()?;
        Ok(Some(fog(lit.into_iter().chain(lamps), links, layout)))
    }
}

fn cells_at<'a>(
    places: impl IntoIterator<Item = &'a Place>,
    layout: &Layout,
) -> Result<Vec<Cell>, Problem> {
    let cell =
        |place: &Place| layout.cell(place.row, place.column).ok_or_else(|| not_on_board(*place));
    places.into_iter().map(cell).collect()
}

impl TriggerEffect {
    fn link(&self, places: &mut FogPlaces, layout: &Layout) -> Result<FogLink, Problem> {
        if self.trigger.kind != CELL_VALUE || self.effect.kind != FOG_LIGHT {
            let rule = UnknownRule::Named("triggereffect".to_owned());
            return Err(Problem::UnknownRules(vec![rule]));
        }
        let mut cells = |text: &str| cells_at(&places.named(text)?, layout);
        link_of(cells(&self.trigger.cell)?, cells(&self.effect.cells)?)
    }

    fn of(link: &FogLink, layout: &Layout) -> Self {
        let names = |cells: &[Cell]| cells.iter().map(|&it| layout.name_of(it)).collect();
        let (cell, cells) = (names(link.cells()), names(link.lights()));
        Self {
            trigger: Trigger { kind: CELL_VALUE.to_owned(), cell },
            effect: Effect { kind: FOG_LIGHT.to_owned(), cells },
        }
    }
}

/// The triggers of fog.
pub(super) fn triggers_of(fog: &Fog, layout: &Layout) -> Vec<TriggerEffect> {
    fog.links().iter().map(|link| TriggerEffect::of(link, layout)).collect()
}
