//! Counting circles.

use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording, counted_from_1};
use crate::engine::{Constraint, Layout};

pub(super) static COUNTING_CIRCLES: ConstraintText = ConstraintText {
    rule: |wording| {
        let rule = say!(
            wording.language,
            "A digit in a double circle stands in exactly as many double circles as it says"
        );
        counted_from_1(rule, wording)
    },
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, Wording { language, .. }| say!(language, "counting circle"),
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let cells = all.iter().flat_map(|it| it.cells());
    let cells: Vec<String> = cells.map(|&cell| cell_name(cell, layout, language)).collect();
    let (count, cells) = (cells.len() as u64, language.list(&cells));
    say_plural!(
        language,
        count,
        "{count} counting circle: {cells}",
        "{count} counting circles: {cells}",
        count,
        cells
    )
}
