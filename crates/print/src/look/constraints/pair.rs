//! Relations of two cells: a white dot for a difference, a black one for a ratio, with a number unless it is the usual one, a
//! letter or a number for a sum, and a wedge whose tip is at the smaller digit.

use crate::look::{Mark, Sign, SignShape, Wedge, WedgePlace};
use nonet_engine::{LowestDigit, Pair, Relation};

pub(super) fn mark(pair: &Pair, lowest: LowestDigit) -> Mark {
    let relation = pair.relation();
    let [first, second] = *pair.cells();
    let wedge =
        |less, greater| Mark::Wedges(vec![Wedge { less, greater, place: WedgePlace::Middle }]);
    let shape = match relation {
        Relation::Greater => return wedge(second, first),
        Relation::Less => return wedge(first, second),
        Relation::Difference(_) => SignShape::WhiteDot,
        Relation::Ratio(_) => SignShape::BlackDot,
        Relation::Sum(_) => SignShape::Letter,
    };
    let rows = relation.label(lowest).into_iter().collect();
    Mark::Sign(Sign { cells: pair.cells().to_vec(), shape, rows })
}
