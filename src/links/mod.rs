//! The links of a step as lines that pass over no digit.
//!
//! A link joins two candidates. Between two cells the line is straight or slightly bent if nothing lies in the way, and
//! otherwise runs in the lanes between the small digits. A link of two cells in one row or column stays there. Within a
//! cell a frame goes round the two candidates. This part knows where digits lie on a board of any shape, and nothing of
//! colours, of Slint or of paper, so that window and pictures can draw the same lines.

#![deny(clippy::wildcard_enum_match_arm)]

mod frame;
mod head;
mod lanes;
mod line;
mod path;
mod places;
mod ray;
mod router;
mod scene;
mod shape;
mod trace;

pub use frame::ring;
pub use line::{HALF_WIDTH, Line, LinkEnds};
pub use path::{dashed_commands, solid_commands};
pub use places::{CELL, DIGIT_TYPES, DigitPlaces, NOTE_SPREAD, NOTE_TYPES, NoteGrid};
pub use ray::ray;
pub use scene::{Backing, Note};
pub use shape::{BoardPoint, RoundedRectangle};

use crate::engine::Cell;

/// The lines of `links`, in this order, over a board with these small digits and with large digits in the cells `digits`.
#[must_use]
pub fn lines(
    places: DigitPlaces<'_>,
    notes: &[Note],
    digits: &[Cell],
    links: &[LinkEnds],
) -> Vec<Line> {
    let scene = scene::Scene::new(places, notes, digits);
    let mut router = router::Router::new(&scene);
    links.iter().map(|&link| router.line(link)).collect()
}
