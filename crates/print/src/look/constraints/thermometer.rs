//! Thermometers: thick grey lines with a bulb, as all programs draw them. The bulb of a slow one is hollow.

use crate::look::{LineStyle, Mark};
use nonet_engine::{Pace, Thermometer};

pub(super) fn mark(thermometer: &Thermometer) -> Mark {
    let style = match thermometer.pace() {
        Pace::Rising => LineStyle::Thermometer,
        Pace::Slow => LineStyle::SlowThermometer,
    };
    Mark::Line { cells: thermometer.cells().to_vec(), style, label: None }
}
