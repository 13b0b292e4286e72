//! Numbers beside rows and columns: sandwiches, X-sums, skyscrapers and numbered rooms.

use super::super::{say, say_plural};
use super::{ConstraintText, Wording};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, LowestDigit, OutsideKind, OutsideNumber, Side};

static SANDWICH: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "Sandwiches: a number beside a row or a column is the sum of the digits between its smallest and its largest digit"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, numbers) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} sandwich: {numbers}",
            "{count} sandwiches: {numbers}",
            count,
            numbers
        )
    },
    #[cfg(feature = "controller")]
    reason: None,
};

static X_SUM: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "X-sums: a number beside a row or a column is the sum of the digits nearest to it, as many as the nearest of them says"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, numbers) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} X-sum: {numbers}",
            "{count} X-sums: {numbers}",
            count,
            numbers
        )
    },
    #[cfg(feature = "controller")]
    reason: None,
};

static SKYSCRAPER: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "Skyscrapers: a number beside a row or a column counts the digits that are larger than all digits between them and the \
             number"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, numbers) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} skyscraper number: {numbers}",
            "{count} skyscraper numbers: {numbers}",
            count,
            numbers
        )
    },
    #[cfg(feature = "controller")]
    reason: None,
};

static NUMBERED_ROOM: ConstraintText = ConstraintText {
    rule: |Wording { language, .. }| {
        say!(
            language,
            "Numbered rooms: the digit nearest to a number beside a row or a column says in which cell from there the number \
             stands as a digit"
        )
    },
    #[cfg(feature = "controller")]
    in_cell,
    listed: |all, layout, wording| {
        let (count, numbers) = (all.len() as u64, listed(all, layout, wording));
        say_plural!(
            wording.language,
            count,
            "{count} numbered room: {numbers}",
            "{count} numbered rooms: {numbers}",
            count,
            numbers
        )
    },
    #[cfg(feature = "controller")]
    reason: None,
};

/// The text of numbers that count something.
pub(super) fn text(kind: OutsideKind) -> &'static ConstraintText {
    match kind {
        OutsideKind::Sandwich => &SANDWICH,
        OutsideKind::XSum => &X_SUM,
        OutsideKind::Skyscraper => &SKYSCRAPER,
        OutsideKind::NumberedRoom => &NUMBERED_ROOM,
    }
}

/// The number as it is shown.
fn shown(outside: &OutsideNumber, lowest: LowestDigit) -> u32 {
    match outside.kind() {
        // A file with such numbers has digits from 1.
        OutsideKind::Sandwich | OutsideKind::XSum | OutsideKind::Skyscraper => outside.number(),
        OutsideKind::NumberedRoom => lowest.shown_sum(outside.number(), 1),
    }
}

#[cfg(feature = "controller")]
fn in_cell(constraint: &Constraint, _: Cell, layout: &Layout, wording: Wording) -> String {
    let Some(outside) = constraint.outside() else { return String::new() };
    let language = wording.language;
    let number = shown(outside, wording.lowest);
    let side = match outside.side(layout) {
        Side::Top => say!(language, "above the column"),
        Side::Right => say!(language, "right of the row"),
        Side::Bottom => say!(language, "below the column"),
        Side::Left => say!(language, "left of the row"),
    };
    match outside.kind() {
        // Translators: said of a cell; {side} is such as “left of the row”
        OutsideKind::Sandwich => say!(language, "sandwich {number} {side}", number, side),
        OutsideKind::XSum => say!(language, "X-sum {number} {side}", number, side),
        OutsideKind::Skyscraper => {
            say!(language, "skyscraper number {number} {side}", number, side)
        }
        OutsideKind::NumberedRoom => say!(language, "numbered room {number} {side}", number, side),
    }
}

/// The numbers with their places: "9 left of row 1".
fn listed(all: &[&Constraint], layout: &Layout, Wording { lowest, language }: Wording) -> String {
    let told = |outside: &OutsideNumber| {
        let number = shown(outside, lowest);
        let place = outside.place();
        let (row, column) = (place.row + 1, place.column + 1);
        match outside.side(layout) {
            Side::Top => say!(language, "{number} above column {column}", number, column),
            Side::Right => say!(language, "{number} right of row {row}", number, row),
            Side::Bottom => say!(language, "{number} below column {column}", number, column),
            Side::Left => say!(language, "{number} left of row {row}", number, row),
        }
    };
    let numbers: Vec<String> = all.iter().filter_map(|it| it.outside()).map(told).collect();
    numbers.join(", ")
}
