//! Arrows, with a circle around one cell, or with a pill around several.

use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
use crate::engine::{Arrow, Cell, Constraint, Layout, LowestDigit};

pub(super) static ARROW: ConstraintText = ConstraintText {
    rule: |Wording { lowest, language }| match lowest {
        LowestDigit::One => {
            say!(language, "Digits along an arrow add up to the digit in its circle")
        }
        LowestDigit::Zero => say!(
            language,
            "Digits along an arrow, each counted from 1, add up to the digit in its circle"
        ),
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

pub(super) static PILL_ARROW: ConstraintText = ConstraintText {
    rule: |Wording { lowest, language }| match lowest {
        LowestDigit::One => say!(
            language,
            "Digits along an arrow with a pill add up to the number that the digits of the pill write"
        ),
        LowestDigit::Zero => say!(
            language,
            "Digits along an arrow with a pill, each counted from 1, add up to the number that the digits of the pill write"
        ),
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed,
    #[cfg(feature = "controller")]
    reason: None,
};

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, _: &Layout, wording: Wording) -> String {
    let language = wording.language;
    let Some(arrow) = constraint.arrow() else { return String::new() };
    let count = arrow.shaft().len();
    if let Some(place) = arrow.shaft().iter().position(|&it| it == cell) {
        let place = place + 1;
        return say!(
            language,
            "on an arrow, place {place} of {count} from the circle",
            place,
            count
        );
    }
    let (of, place) = (arrow.circle().len(), arrow.circle().iter().position(|&it| it == cell));
    if of == 1 {
        let count = count as u64;
        return say_plural!(
            language,
            count,
            "in the circle of an arrow of {count} cell",
            "in the circle of an arrow of {count} cells",
            count
        );
    }
    let (place, count) = (place.unwrap_or_default() + 1, count as u64);
    say_plural!(
        language,
        count,
        "figure {place} of {of} in the pill of an arrow of {count} cell",
        "figure {place} of {of} in the pill of an arrow of {count} cells",
        place,
        of,
        count
    )
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { language, .. }: Wording) -> String {
    let arrows = all.iter().filter_map(|it| it.arrow());
    let told = |arrow: &Arrow| {
        let circle = match arrow.circle() {
            [only] => cell_name(*only, layout, language),
            several => cells_in_brackets(several, layout, language),
        };
        let names = arrow.shaft().iter().map(|&it: &Cell| cell_name(it, layout, language));
        format!("{circle} = {}", names.collect::<Vec<_>>().join(" + "))
    };
    let arrows: Vec<String> = arrows.map(told).collect();
    let (count, arrows) = (all.len() as u64, arrows.join(", "));
    say_plural!(
        language,
        count,
        "{count} arrow: {arrows}",
        "{count} arrows: {arrows}",
        count,
        arrows
    )
}
