//! Arrows: a circle, or a pill around several cells, and a thin line with a head.

use crate::look::Mark;
use nonet_engine::Arrow;

pub(super) fn mark(arrow: &Arrow) -> Mark {
    Mark::Arrow { circle: arrow.circle().to_vec(), shaft: arrow.shaft().to_vec() }
}
