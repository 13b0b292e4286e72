//! Thermometers: thick grey lines with a bulb, as all programs draw them.

use crate::look::Mark;
use nonet_engine::Thermometer;

pub(super) fn mark(thermometer: &Thermometer) -> Mark {
    Mark::Line { cells: thermometer.cells().to_vec(), has_bulb: true }
}
