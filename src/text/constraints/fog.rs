//! Fog.

use super::super::{cell_name, say};
use super::{ConstraintText, Wording};
use crate::engine::{Constraint, Fog, Layout};

pub(super) static FOG: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "On a screen, fog hides clues until right digits lift it")
    },
    // What a player sees of a cell depends on the digits so far.
    #[cfg(feature = "controller")]
    in_cell: |_, _, _, _| String::new(),
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let lit = all.iter().filter_map(|it| it.fog()).flat_map(Fog::lit);
    let cells: Vec<String> = lit.map(|&cell| cell_name(cell, layout, language)).collect();
    if cells.is_empty() {
        return say!(language, "fog over all cells without a given");
    }
    say!(language, "fog over all cells without a given but {cells}", cells = language.list(&cells))
}
