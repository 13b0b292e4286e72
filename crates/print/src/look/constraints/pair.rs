//! Relations of two cells: a white dot for a difference, a black one for a ratio, with a number unless it is the usual one, and
//! a letter or a number for a sum.

use crate::look::{Mark, Sign, SignShape};
use nonet_engine::{LowestDigit, Pair, Relation};

pub(super) fn mark(pair: &Pair, lowest: LowestDigit) -> Mark {
    let relation = pair.relation();
    let shape = match relation {
        Relation::Difference(_) => SignShape::WhiteDot,
        Relation::Ratio(_) => SignShape::BlackDot,
        Relation::Sum(_) => SignShape::Letter,
    };
    let rows = relation.label(lowest).into_iter().collect();
    Mark::Sign(Sign { cells: pair.cells().to_vec(), shape, rows })
}
