//! Lines: a colour for each kind, as the community draws them. What only its colour would tell has a label too.

use crate::look::{LineColour, LineStyle, Mark};
use nonet_engine::{Line, LineKind};

pub(super) fn mark(line: &Line) -> Mark {
    Mark::Line {
        cells: line.cells().to_vec(),
        style: style(line.kind()),
        label: line.kind().label(),
    }
}

/// The colour of a kind, which stands for its pattern too. Returns `None` for a kind that is told by what is at its ends.
#[must_use]
pub fn line_colour(kind: LineKind) -> Option<LineColour> {
    match style(kind) {
        LineStyle::Band(colour) => Some(colour),
        LineStyle::Thermometer
        | LineStyle::SlowThermometer
        | LineStyle::Circles
        | LineStyle::Diamonds => None,
    }
}

/// The gap of Dutch whispers. German whispers have a larger one.
const DUTCH: u32 = 4;

fn style(kind: LineKind) -> LineStyle {
    match kind {
        LineKind::Whispers(DUTCH) => LineStyle::Band(LineColour::Orange),
        LineKind::Whispers(_) => LineStyle::Band(LineColour::Green),
        LineKind::Renban => LineStyle::Band(LineColour::Purple),
        LineKind::Nabner => LineStyle::Band(LineColour::Yellow),
        LineKind::Palindrome => LineStyle::Band(LineColour::Grey),
        LineKind::Between | LineKind::DoubleArrow => LineStyle::Circles,
        LineKind::Lockout(_) => LineStyle::Diamonds,
        LineKind::RegionSum => LineStyle::Band(LineColour::Blue),
        LineKind::Entropic => LineStyle::Band(LineColour::Peach),
        LineKind::Modular(2) => LineStyle::Band(LineColour::Red),
        LineKind::Modular(_) => LineStyle::Band(LineColour::Teal),
        LineKind::Zipper => LineStyle::Band(LineColour::Lavender),
        LineKind::Sum(_) => LineStyle::Band(LineColour::Lime),
    }
}
