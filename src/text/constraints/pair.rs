//! Dots, X and V, and signs for the greater digit, between two cells.

#[cfg(feature = "controller")]
use super::super::technique::notation;
use super::super::{cell_name, say, say_plural};
use super::{ConstraintText, Wording, cells_in_brackets};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, LowestDigit, Pair, Relation};

pub(super) static DIFFERENCE: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "Beside a white dot, digits differ by 1, or by the number in it")
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, dots) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} white dot: {dots}",
            "{count} white dots: {dots}",
            count,
            dots
        )
    },
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, cells_of(all));
        say_plural!(
            language,
            count,
            "{cells} have a white dot between them",
            "{cells} have white dots between them",
            cells
        )
    }),
};

pub(super) static RATIO: ConstraintText = ConstraintText {
    rule: |Wording { lowest, language }| match lowest {
        LowestDigit::One => say!(
            language,
            "Beside a black dot, one digit is twice the other, or as many times the other as the dot says"
        ),
        LowestDigit::Zero => say!(
            language,
            "Beside a black dot, one digit is twice the other, or as many times the other as the dot says, if digits are \
             counted from 1"
        ),
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, dots) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} black dot: {dots}",
            "{count} black dots: {dots}",
            count,
            dots
        )
    },
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, cells_of(all));
        say_plural!(
            language,
            count,
            "{cells} have a black dot between them",
            "{cells} have black dots between them",
            cells
        )
    }),
};

pub(super) static SUM: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "The two digits beside an X add up to 10, beside a V to 5, and beside a number to that number"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, sums) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} sum of two cells: {sums}",
            "{count} sums of two cells: {sums}",
            count,
            sums
        )
    },
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, cells_of(all));
        say_plural!(
            language,
            count,
            "{cells} have a sum between them",
            "{cells} have sums between them",
            cells
        )
    }),
};

static GREATER: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(language, "The tip of a wedge between two cells is at the smaller digit")
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, Wording { language, .. }| {
        let told = |pair: &Pair| {
            let sign = if pair.relation() == Relation::Less { "<" } else { ">" };
            let [one, other] = pair.cells().map(|cell| cell_name(cell, layout, language));
            format!("{one} {sign} {other}")
        };
        let signs: Vec<String> = all.iter().filter_map(|it| it.pair()).map(told).collect();
        let (count, signs) = (all.len() as u64, signs.join(", "));
        say_plural!(
            language,
            count,
            "{count} greater-than sign: {signs}",
            "{count} greater-than signs: {signs}",
            count,
            signs
        )
    },
    #[cfg(feature = "controller")]
    reason: Some(|all, Wording { language, .. }| {
        let (count, cells) = (all.len() as u64, cells_of(all));
        say_plural!(
            language,
            count,
            "{cells} have a greater-than sign between them",
            "{cells} have greater-than signs between them",
            cells
        )
    }),
};

/// The text of marks for a relation.
pub(super) fn text(relation: Relation) -> &'static ConstraintText {
    match relation {
        Relation::Difference(_) => &DIFFERENCE,
        Relation::Ratio(_) => &RATIO,
        Relation::Sum(_) => &SUM,
        Relation::Greater | Relation::Less => &GREATER,
    }
}

fn listed(all: &[&Constraint], layout: &Layout, Wording { lowest, language }: Wording) -> String {
    let told = |constraint: &&Constraint| {
        let cells = cells_in_brackets(constraint.cells(), layout, language);
        let shown = constraint.pair().and_then(|pair| pair.relation().label(lowest));
        shown.map_or(cells.clone(), |shown| format!("{shown} {cells}"))
    };
    all.iter().map(told).collect::<Vec<_>>().join(", ")
}

#[cfg(feature = "controller")]
fn cells_of(all: &[&Constraint]) -> String {
    notation::cells(all.iter().flat_map(|it| it.cells()).copied().collect())
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, cell: Cell, layout: &Layout, wording: Wording) -> String {
    let Some(pair) = constraint.pair() else { return String::new() };
    let language = wording.language;
    let [first, last] = *pair.cells();
    let seen = if cell == first { pair.relation() } else { pair.relation().reversed() };
    let mark = mark(seen, wording);
    match (layout.row(first) == layout.row(last), cell == first) {
        // Translators: said of a cell; {mark} is such as “white dot” or “X”
        (true, true) => say!(language, "{mark} to the right", mark),
        (true, false) => say!(language, "{mark} to the left", mark),
        (false, true) => say!(language, "{mark} below", mark),
        (false, false) => say!(language, "{mark} above", mark),
    }
}

#[cfg(feature = "controller")]
fn mark(relation: Relation, Wording { lowest, language }: Wording) -> String {
    let number = relation.label(lowest);
    match (relation, number) {
        (Relation::Difference(_), None) => say!(language, "white dot"),
        (Relation::Difference(_), Some(number)) => {
            say!(language, "white dot with {number}", number)
        }
        (Relation::Ratio(_), None) => say!(language, "black dot"),
        (Relation::Ratio(_), Some(number)) => say!(language, "black dot with {number}", number),
        (Relation::Sum(_), number) => number.unwrap_or_default(),
        // Translators: said of a cell, before “to the right” or “below”: the cell is greater than the one there
        (Relation::Greater, _) => say!(language, "greater than the cell"),
        (Relation::Less, _) => say!(language, "less than the cell"),
    }
}
