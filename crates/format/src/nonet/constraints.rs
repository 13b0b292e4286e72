//! The constraints of a puzzle in Nonet's own document: a text for each kind, its name before the cells.
//!
//! ```text
//! constraints: ["odd r1c1 r4c5", "even r9c9"],
//! ```

use crate::error::shortened;
use crate::syntax::text_place::{at, place_of_text};
use crate::{Problem, ReadError};
use nonet_engine::{Cell, Constraint, Layout, Parity, Rules};

/// The name of a kind of constraint.
fn name_of(constraint: &Constraint) -> &'static str {
    match constraint {
        Constraint::Parity(_, Parity::Odd) => "odd",
        Constraint::Parity(_, Parity::Even) => "even",
        Constraint::Cage(_) => "cage",
    }
}

/// The constraints of the kind with this name on these cells. Returns `None` if there is no such kind.
fn named(name: &str, cells: Vec<Cell>) -> Option<Vec<Constraint>> {
    let parity = match name {
        "odd" => Parity::Odd,
        "even" => Parity::Even,
        _ => return None,
    };
    Some(cells.into_iter().map(|cell| Constraint::Parity(cell, parity)).collect())
}

/// Reads the texts of the field.
pub(super) fn read(
    text: &str,
    field: &str,
    rows: &[String],
    layout: &Layout,
) -> Result<Rules, ReadError> {
    let mut constraints = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let bad = |problem| at(place_of_text(text, field, number), problem);
        let mut words = row.split_whitespace();
        let name = words.next().unwrap_or_default();
        let cell = |word: &str| {
            let not_a_place = || bad(Problem::NotAPlace(shortened(word)));
            layout.cell_named(word).ok_or_else(not_a_place)
        };
        let cells = words.map(cell).collect::<Result<_, _>>()?;
        let unknown = || bad(Problem::UnknownRules(vec![shortened(name)]));
        constraints.extend(named(name, cells).ok_or_else(unknown)?);
    }
    Ok(Rules::new(layout, constraints).expect("each cell was found on the board"))
}

/// Writes the texts: one for each kind that the puzzle has, in the order of its first cell.
pub(super) fn texts(rules: &Rules, layout: &Layout) -> Vec<String> {
    let mut texts: Vec<(&str, String)> = Vec::new();
    for constraint in rules.constraints() {
        let name = name_of(constraint);
        let place = texts.iter().position(|(other, _)| *other == name);
        let place = place.unwrap_or_else(|| {
            texts.push((name, name.to_owned()));
            texts.len() - 1
        });
        for &cell in constraint.cells() {
            texts[place].1.push(' ');
            texts[place].1.push_str(&layout.name_of(cell));
        }
    }
    texts.into_iter().map(|(_, text)| text).collect()
}
