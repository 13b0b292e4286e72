//! Fog.
//!
//! ```text
//! constraints: ["fog r1c1 r1c2", "fog r5c5 link r1c1 r1c2 lights r9c9"]
//! "foglight":["R1C1","R1C2"],"fogofwar":["R5C5"],"foglink":[{"cells":["R1C1"],"lights":["R9C9"]}]
//! ```
//!
//! Behind the name stand the cells that no fog covers from the start. Without links, a right digit lifts the fog around it;
//! with them, right digits in all cells of a link light the cells behind. `fogofwar` lists lamps, each of which lights the
//! cells around it too.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{incomplete, names_in_json};
use crate::error::shortened;
use crate::syntax::json;
use crate::{ConstraintPart, Problem, ReadError};
use nonet_engine::{Cell, Constraint, Fog, FogLink, Layout, Place, Rules};

/// The name in Nonet's own document.
pub(super) const NAME: &str = "fog";

/// The words before the cells of a link and before those that it lights.
const LINK: &str = "link";
const LIGHTS: &str = "lights";

/// The fields of JSON: cells without fog, lamps, and links.
pub(super) const LIGHT_FIELD: &str = "foglight";
const LAMP_FIELD: &str = "fogofwar";
const LINK_FIELD: &str = "foglink";

/// A link in JSON.
#[derive(Serialize, Deserialize)]
struct LinkField {
    cells: Vec<String>,
    lights: Vec<String>,
}

/// Whether a field of the JSON is about fog.
pub(super) fn is_field(name: &str) -> bool {
    [LIGHT_FIELD, LAMP_FIELD, LINK_FIELD].contains(&name)
}

/// Reads a field that [is about fog](is_field).
pub(super) fn read_field(
    text: &str,
    (name, value): (&str, &RawValue),
    layout: &Layout,
) -> Result<Vec<Constraint>, ReadError> {
    if !is_field(name) {
        return Ok(Vec::new());
    }
    let in_field = |problem| json::error_in(text, value, problem);
    if name == LINK_FIELD {
        let links: Vec<LinkField> = json::parse_value(text, value)?;
        let link = |LinkField { cells, lights }: &LinkField| {
            link_of(named(cells, layout)?, named(lights, layout)?)
        };
        let links: Vec<FogLink> =
            links.iter().map(link).collect::<Result<_, _>>().map_err(in_field)?;
        return Ok(vec![fog([], links, layout)]);
    }
    let names: Vec<String> = json::parse_value(text, value)?;
    let cells = named(&names, layout).map_err(in_field)?;
    let is_lamp = name == LAMP_FIELD;
    let lit = cells.into_iter().flat_map(|cell| {
        let around = Fog::around(cell, layout).filter(move |_| is_lamp);
        around.chain([cell])
    });
    Ok(vec![fog(lit, [], layout)])
}

/// Fog that leaves the cells with these names free.
pub(crate) fn fog_beside(names: &[String], layout: &Layout) -> Result<Constraint, Problem> {
    Ok(fog(named(names, layout)?, [], layout))
}

/// The fog of a puzzle.
pub(crate) fn fog(
    lit: impl IntoIterator<Item = Cell>,
    links: impl IntoIterator<Item = FogLink>,
    layout: &Layout,
) -> Constraint {
    Constraint::Fog(Fog::new(lit, links, layout))
}

/// A link of these cells, which lights others.
pub(crate) fn link_of(cells: Vec<Cell>, lights: Vec<Cell>) -> Result<FogLink, Problem> {
    if cells.is_empty() || lights.is_empty() {
        return Err(incomplete(NAME, ConstraintPart::Cells));
    }
    Ok(FogLink::new(cells, lights))
}

/// The cells with these names, such as `R1C2`.
fn named(names: &[String], layout: &Layout) -> Result<Vec<Cell>, Problem> {
    let cell = |name: &String| {
        let place = Place::named(name);
        let cell = place.and_then(|place| layout.cell(place.row, place.column));
        cell.ok_or_else(|| Problem::NotAPlace(shortened(name)))
    };
    names.iter().map(cell).collect()
}

/// Reads the words behind the name in Nonet's own document.
pub(super) fn read_words<'a>(
    words: impl Iterator<Item = &'a str>,
    layout: &Layout,
) -> Result<Vec<Constraint>, Problem> {
    let words: Vec<&str> = words.collect();
    let mut parts = words.split(|&word| word == LINK);
    let cells = |words: &[&str]| -> Result<Vec<Cell>, Problem> {
        let cell = |word: &&str| {
            layout.cell_named(word).ok_or_else(|| Problem::NotAPlace(shortened(word)))
        };
        words.iter().map(cell).collect()
    };
    let lit = cells(parts.next().unwrap_or_default())?;
    let link = |words: &[&str]| {
        let mut parts = words.splitn(2, |&word| word == LIGHTS);
        link_of(cells(parts.next().unwrap_or_default())?, cells(parts.next().unwrap_or_default())?)
    };
    let links = parts.map(link).collect::<Result<Vec<_>, _>>()?;
    Ok(vec![fog(lit, links, layout)])
}

/// The fog of a puzzle, if it has any.
pub(crate) fn fog_of(rules: &Rules) -> Option<&Fog> {
    rules.constraints().iter().find_map(Constraint::fog)
}

/// The fog of a puzzle as its own document writes it.
pub(super) fn text(rules: &Rules, layout: &Layout) -> Option<String> {
    let fog = fog_of(rules)?;
    let names = |cells: &[Cell]| cells.iter().map(|&it| layout.name_of(it)).collect::<Vec<_>>();
    let link = |link: &FogLink| {
        let (cells, lights) = (names(link.cells()), names(link.lights()));
        [vec![LINK.to_owned()], cells, vec![LIGHTS.to_owned()], lights].concat()
    };
    let links = fog.links().iter().flat_map(link);
    let words = [NAME.to_owned()].into_iter().chain(names(fog.lit())).chain(links);
    Some(words.collect::<Vec<_>>().join(" "))
}

/// The fields of JSON that hold the fog.
pub(super) fn written_fields(rules: &Rules, layout: &Layout) -> Vec<(&'static str, Vec<Value>)> {
    let Some(fog) = fog_of(rules) else { return Vec::new() };
    let names = |cells: &[Cell]| names_in_json(cells, layout);
    let link =
        |link: &FogLink| json!({ "cells": names(link.cells()), "lights": names(link.lights()) });
    let lit = names(fog.lit()).into_iter().map(Value::from).collect();
    let links: Vec<Value> = fog.links().iter().map(link).collect();
    let links = (!links.is_empty()).then_some((LINK_FIELD, links));
    [(LIGHT_FIELD, lit)].into_iter().chain(links).collect()
}

/// Whether a link of f-puzzles can hold the fog: it has lights alone, and some of them.
pub(super) fn is_of_f_puzzles(fog: &Fog) -> bool {
    !fog.lit().is_empty() && fog.links().is_empty()
}
