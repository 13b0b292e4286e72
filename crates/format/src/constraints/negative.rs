//! Negative constraints: which marks are all there are.
//!
//! ```text
//! constraints: ["negative ratio", "negative xv"]
//! "negative":["ratio","xv"],"nonconsecutive":true
//! ```
//!
//! f-puzzles spells the one of white dots `nonconsecutive`: with dots, cells that have one may hold digits that differ by 1.

use serde_json::value::RawValue;

use super::{incomplete, pair};
use crate::error::{ExpectedValue, shortened};
use crate::syntax::json;
use crate::{ConstraintPart, LowestDigit, Problem, ReadError, UnknownRule};
use nonet_engine::{Constraint, Layout, Negative, NegativeKind, Rule, Rules};

/// The name in Nonet's own document.
pub(super) const NAME: &str = "negative";

/// The name of the field in JSON.
pub(super) const FIELD: &str = "negative";

/// The field of f-puzzles that says the same of white dots.
pub(super) const NON_CONSECUTIVE: &str = "nonconsecutive";

fn name_of(kind: NegativeKind) -> &'static str {
    match kind {
        NegativeKind::Difference => "difference",
        NegativeKind::Ratio => "ratio",
        NegativeKind::Sum => "xv",
    }
}

fn kind_named(name: &str) -> Option<NegativeKind> {
    NegativeKind::ALL.into_iter().find(|kind| name_of(*kind) == name)
}

/// The negative constraint with this name. The rules of the puzzle fit it to their marks.
pub(super) fn named(
    name: &str,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Constraint, Problem> {
    let kind = kind_named(name).ok_or_else(|| {
        let rule = format!("{NAME} {}", shortened(name));
        Problem::UnknownRules(vec![UnknownRule::Named(rule)])
    })?;
    match (kind, lowest) {
        (NegativeKind::Difference, _) | (_, LowestDigit::One) => Ok(of_kind(kind, layout)),
        (NegativeKind::Ratio | NegativeKind::Sum, LowestDigit::Zero) => Err(Problem::MarksFromZero),
    }
}

/// Reads the words behind the name in Nonet's own document.
pub(super) fn read_words<'a>(
    words: impl Iterator<Item = &'a str>,
    layout: &Layout,
) -> Result<Vec<Constraint>, Problem> {
    let read = |name: &str| match kind_named(name) {
        Some(kind) => Ok(of_kind(kind, layout)),
        None => Err(Problem::BadValue { found: shortened(name), expected: ExpectedValue::Marks }),
    };
    let kinds: Vec<Constraint> = words.map(read).collect::<Result<_, _>>()?;
    if kinds.is_empty() { Err(incomplete(NAME, ConstraintPart::Marks)) } else { Ok(kinds) }
}

fn of_kind(kind: NegativeKind, layout: &Layout) -> Constraint {
    Constraint::Negative(Negative::new(kind, layout, &[]))
}

/// Reads the field of JSON.
pub(super) fn read_field(
    text: &str,
    value: &RawValue,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Vec<Constraint>, ReadError> {
    let names: Vec<String> = json::parse_value(text, value)?;
    let constraints = names.iter().map(|name| named(name, lowest, layout));
    constraints.collect::<Result<_, _>>().map_err(|problem| json::error_in(text, value, problem))
}

/// What `nonconsecutive` says beside dots.
pub(super) fn of_white_dots(layout: &Layout) -> Constraint {
    of_kind(NegativeKind::Difference, layout)
}

/// The kinds that a puzzle has.
fn kinds(rules: &Rules) -> impl Iterator<Item = NegativeKind> {
    rules.constraints().iter().filter_map(Constraint::negative).map(Negative::kind)
}

/// The names of the kinds that a puzzle has, as its own document writes them.
pub(super) fn names(rules: &Rules) -> impl Iterator<Item = &'static str> {
    kinds(rules).map(name_of)
}

/// The names of the kinds that a puzzle has and the field of JSON lists.
pub(super) fn names_in_field(rules: &Rules) -> impl Iterator<Item = &'static str> {
    kinds(rules).filter(|kind| *kind != NegativeKind::Difference).map(name_of)
}

/// Whether JSON says `nonconsecutive` for the constraints.
pub(crate) fn is_non_consecutive(rules: &Rules) -> bool {
    kinds(rules).any(|kind| kind == NegativeKind::Difference)
}

/// The dots on a board whose neighbours differ by more than 1. JSON cannot hold both: the word for the rule spares the cells of
/// the dots.
pub(crate) fn beside_non_consecutive<'a>(layout: &Layout, rules: &'a Rules) -> Vec<&'a Constraint> {
    if layout.has_rule(Rule::NonConsecutive) { pair::dots(rules).collect() } else { Vec::new() }
}
