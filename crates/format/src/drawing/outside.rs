//! Numbers beside the board.

use super::cues::Cue;
use super::model::Point;
use super::reading::{Reader, only};
use nonet_engine::OutsidePlace;

/// The kinds of numbers that stand beside a row or a column.
const KINDS: [(Cue, &str); 4] = [
    (Cue::Sandwich, "sandwichsum"),
    (Cue::XSum, "xsum"),
    (Cue::Skyscraper, "skyscraper"),
    (Cue::NumberedRoom, "numberedroom"),
];

/// Reads the numbers beside the board, with the arrows of those that are about diagonals.
pub(super) fn read(reader: &mut Reader<'_>) {
    for at in 0..reader.shapes.len() {
        let shape = reader.shapes[at].drawn.clone();
        let Some(square) = shape.centre.middle_of().filter(|it| reader.cell(*it).is_none()) else {
            continue;
        };
        if shape.text.parse::<u32>().is_err() {
            continue;
        }
        let place = OutsidePlace { row: square.0, column: square.1 };
        reader.shapes[at].is_read = if let Some((arrow, way)) = arrow_of(reader, square) {
            let is_read = reader.may_be(Cue::LittleKiller);
            if is_read {
                reader.arrows[arrow].is_read = true;
                reader.reading.clues.add_little_killer(place, way, &shape.text);
                reader.find(Cue::LittleKiller);
            }
            is_read
        } else {
            let kind = only(KINDS.iter().filter(|(cue, _)| reader.text.speaks_of(*cue)));
            if let Some(&(cue, field)) = kind {
                reader.reading.clues.add_outside(field, place, &shape.text);
                reader.find(cue);
            }
            kind.is_some()
        };
    }
}

/// The arrow at a place beside the board, and its way along a diagonal.
fn arrow_of(reader: &Reader<'_>, square: (isize, isize)) -> Option<(usize, &'static str)> {
    let at = reader.arrows.iter().position(|arrow| {
        let first = arrow.drawn.points.first();
        !arrow.is_read && first.is_some_and(|point| point.square() == square)
    })?;
    let points = &reader.arrows[at].drawn.points;
    let (first, last) = (points.first()?, points.last()?);
    Some((at, way(*first, *last)?))
}

fn way(from: Point, to: Point) -> Option<&'static str> {
    let (down, right) = (to.row - from.row, to.column - from.column);
    if (down.abs() - right.abs()).abs() > 0.1 || down.abs() < 0.01 {
        return None;
    }
    Some(match (down > 0.0, right > 0.0) {
        (true, true) => "DR",
        (true, false) => "DL",
        (false, true) => "UR",
        (false, false) => "UL",
    })
}
