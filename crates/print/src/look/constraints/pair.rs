//! Relations of two cells: a white dot for a difference, a black one for a ratio, with a number unless it is the usual one, and
//! a letter or a number for a sum.

use crate::look::{Mark, Sign, SignShape};
use nonet_engine::{LowestDigit, Pair, Relation};

pub(super) fn mark(pair: &Pair, lowest: LowestDigit) -> Mark {
    let (shape, text) = match pair.relation() {
        Relation::Difference(1) => (SignShape::WhiteDot, None),
        Relation::Ratio(2) => (SignShape::BlackDot, None),
        Relation::Difference(difference) => (SignShape::WhiteDot, Some(difference.to_string())),
        Relation::Ratio(ratio) => (SignShape::BlackDot, Some(ratio.to_string())),
        Relation::Sum(sum) => (SignShape::Letter, Some(shown_sum(lowest.shown_sum(sum, 2)))),
    };
    let (cells, rows) = (pair.cells().to_vec(), text.into_iter().collect());
    Mark::Sign(Sign { cells, shape, rows })
}

/// The letter of a sum, or the sum.
fn shown_sum(shown: u32) -> String {
    match shown {
        5 => "V".to_owned(),
        10 => "X".to_owned(),
        other => other.to_string(),
    }
}
