//! Numbers beside rows and columns: sandwiches, X-sums, skyscrapers and numbered rooms.

use super::super::{Language, say, say_plural, word};
use super::{ConstraintText, Wording};
#[cfg(feature = "controller")]
use crate::engine::Cell;
use crate::engine::{Constraint, Layout, LowestDigit, OutsideKind, OutsideNumber, Side};
use crate::look::OutsideSign;

/// The text of a kind with this rule.
const fn of_rule(rule: fn(Wording) -> String) -> ConstraintText {
    ConstraintText {
        rule,
        #[cfg(feature = "controller")]
        in_cell,
        listed,
        #[cfg(feature = "controller")]
        reason: None,
    }
}

static SANDWICH: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "Sandwiches: a number beside a row or a column is the sum of the digits between its smallest and its largest digit"
    )
});

static X_SUM: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "X-sums: a number beside a row or a column is the sum of the digits nearest to it, as many as the nearest of them says"
    )
});

static SKYSCRAPER: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "Skyscrapers: a number beside a row or a column counts the digits that are larger than all digits between them and the \
         number"
    )
});

static NUMBERED_ROOM: ConstraintText = of_rule(|Wording { language, .. }| {
    say!(
        language,
        "Numbered rooms: the digit nearest to a number beside a row or a column says in which cell from there the number \
         stands as a digit"
    )
});

/// The text of numbers that count something.
pub(super) fn text(kind: OutsideKind) -> &'static ConstraintText {
    match kind {
        OutsideKind::Sandwich => &SANDWICH,
        OutsideKind::XSum => &X_SUM,
        OutsideKind::Skyscraper => &SKYSCRAPER,
        OutsideKind::NumberedRoom => &NUMBERED_ROOM,
    }
}

/// The sign of numbers of a kind, where there are several kinds.
pub(super) fn sign(kind: OutsideKind, language: Language) -> String {
    let sign = match OutsideSign::of(kind) {
        // An arrow is no sign of a kind.
        OutsideSign::Arrow(_) => "",
        OutsideSign::Bars => word!(language, "three bars before the number"),
        OutsideSign::Cross => word!(language, "a cross before the number"),
        OutsideSign::Triangle => word!(language, "a triangle before the number"),
        OutsideSign::Square => word!(language, "a square before the number"),
    };
    sign.to_owned()
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

fn listed(all: &[&Constraint], layout: &Layout, wording: Wording) -> String {
    let numbers = || all.iter().filter_map(|it| it.outside());
    let Some(kind) = numbers().next().map(OutsideNumber::kind) else { return String::new() };
    let (count, language) = (all.len() as u64, wording.language);
    let told: Vec<String> = numbers().map(|it| with_place(it, layout, wording)).collect();
    let numbers = told.join(", ");
    match kind {
        OutsideKind::Sandwich => say_plural!(
            language,
            count,
            "{count} sandwich: {numbers}",
            "{count} sandwiches: {numbers}",
            count,
            numbers
        ),
        OutsideKind::XSum => say_plural!(
            language,
            count,
            "{count} X-sum: {numbers}",
            "{count} X-sums: {numbers}",
            count,
            numbers
        ),
        OutsideKind::Skyscraper => say_plural!(
            language,
            count,
            "{count} skyscraper number: {numbers}",
            "{count} skyscraper numbers: {numbers}",
            count,
            numbers
        ),
        OutsideKind::NumberedRoom => say_plural!(
            language,
            count,
            "{count} numbered room: {numbers}",
            "{count} numbered rooms: {numbers}",
            count,
            numbers
        ),
    }
}

/// A number with its place: "9 left of row 1".
pub(super) fn with_place(
    outside: &OutsideNumber,
    layout: &Layout,
    Wording { lowest, language }: Wording,
) -> String {
    let number = shown(outside, lowest);
    let place = outside.place();
    let (row, column) = (place.row + 1, place.column + 1);
    match outside.side(layout) {
        Side::Top => say!(language, "{number} above column {column}", number, column),
        Side::Right => say!(language, "{number} right of row {row}", number, row),
        Side::Bottom => say!(language, "{number} below column {column}", number, column),
        Side::Left => say!(language, "{number} left of row {row}", number, row),
    }
}
