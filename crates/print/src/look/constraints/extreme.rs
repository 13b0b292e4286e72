//! Minima and maxima: wedges at the sides of the cell, whose tips are at the smaller digit.

use crate::look::{Mark, Wedge, WedgePlace};
use nonet_engine::{Extreme, ExtremeKind};

pub(super) fn mark(extreme: &Extreme) -> Mark {
    let cell = extreme.cell();
    let wedge = |&other| match extreme.kind() {
        ExtremeKind::Minimum => Wedge { less: cell, greater: other, place: WedgePlace::InLess },
        ExtremeKind::Maximum => Wedge { less: other, greater: cell, place: WedgePlace::InGreater },
    };
    Mark::Wedges(extreme.cells().iter().skip(1).map(wedge).collect())
}
