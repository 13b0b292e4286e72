//! Counting circles: double ones, since arrows, lines and odd cells have single ones.

use crate::look::{Figure, Mark};
use nonet_engine::CountingCircles;

pub(super) fn mark(circles: &CountingCircles) -> Mark {
    Mark::Figures { cells: circles.cells().to_vec(), figure: Figure::DoubleCircle }
}
