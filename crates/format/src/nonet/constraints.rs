//! The constraints of a puzzle in Nonet's own document: texts that begin with a name.
//!
//! ```text
//! constraints: ["odd r1c1 r4c5", "even r9c9"],
//! ```

use std::sync::Arc;

use crate::constraints::{check_circles, constraint_texts, read_text};
use crate::syntax::text_position::{at, position_of_field, position_of_text};
use crate::{Problem, ReadError};
use nonet_engine::{Constraint, Layout, Rules};
use nonet_game::RulesChange;

/// Reads the texts of the field.
pub(super) fn read(
    text: &str,
    field: &str,
    rows: &[String],
    layout: &Arc<Layout>,
) -> Result<Rules, ReadError> {
    let mut constraints = Vec::new();
    for (number, row) in rows.iter().enumerate() {
        let bad = |problem| at(position_of_text(text, field, number), problem);
        constraints.extend(read_text(row, layout).map_err(bad)?);
    }
    let rules = Rules::new(layout, constraints).expect("each cell was found on the board");
    check_circles(&rules, layout).map_err(|problem| at(position_of_field(text, field), problem))?;
    Ok(rules)
}

/// Reads a change of the constraints, such as `- cage 14 r1c1 r1c2; + cage 15 r1c1 r1c2`.
pub(super) fn read_change(text: &str, layout: &Arc<Layout>) -> Result<RulesChange, Problem> {
    let mut change = RulesChange::default();
    for part in text.split(';').map(str::trim) {
        match part.strip_prefix('-') {
            Some(removed) => change.removed.extend(read_text(removed, layout)?),
            None => change.added.extend(read_text(part.strip_prefix('+').unwrap_or(part), layout)?),
        }
    }
    Ok(change)
}

/// Writes a change of the constraints.
pub(super) fn change_text(removed: &[Constraint], added: &[Constraint], layout: &Layout) -> String {
    let texts = |sign: char, constraints: &[Constraint]| -> Vec<String> {
        let rules = Rules::new(layout, constraints.iter().cloned()).unwrap_or_default();
        constraint_texts(&rules, layout).into_iter().map(|it| format!("{sign} {it}")).collect()
    };
    [texts('-', removed), texts('+', added)].concat().join("; ")
}
