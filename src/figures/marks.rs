//! The mark arrays: for each house, which digits it has.

use super::sheet::{Figure, Ink, Point, SIDE, WordAnchor, length};
use crate::engine::lab::{Event, Tape};
use crate::engine::{House, HouseKind, Layout};

/// The room between two arrays, and for the numbers of rows and columns.
const GAP: f32 = 12.0;
const NUMBERS: f32 = 14.0;

/// The figure of the arrays: rows, columns, regions, and what other houses the board has.
pub(super) fn figure(tape: &Tape) -> Figure {
    let layout = tape.board().layout();
    let arrays = arrays(layout);
    let (columns, rows) = if arrays.len() <= 4 { (2, 2) } else { (3, 4) };
    let (width, height) = (SIDE / length(columns), SIDE / length(rows));
    let mut figure = Figure::default();
    for (number, houses) in arrays.iter().enumerate().take(columns * rows) {
        let at = Point::new(length(number % columns) * width, length(number / columns) * height);
        draw_array(&mut figure, houses, at, [width - GAP, height - GAP], tape);
    }
    figure
}

/// The houses of each kind that the board has.
fn arrays(layout: &Layout) -> Vec<Vec<&House>> {
    let of_kind = |kind| layout.houses().iter().filter(move |house| house.kind == kind).collect();
    HouseKind::ALL
        .into_iter()
        .map(of_kind)
        .filter(|houses: &Vec<&House>| !houses.is_empty())
        .collect()
}

fn draw_array(
    figure: &mut Figure,
    houses: &[&House],
    at: Point,
    [width, height]: [f32; 2],
    tape: &Tape,
) {
    let board = tape.board();
    let now = tape.latest().and_then(Event::candidate);
    let digits = board.layout().digit_count();
    let side = ((width - NUMBERS) / length(digits)).min((height - NUMBERS) / length(houses.len()));
    let origin = Point::new(at.x + NUMBERS, at.y + NUMBERS);
    if side > 7.0 {
        draw_numbers(figure, houses.len(), digits, origin, side);
    }
    for (row, house) in houses.iter().enumerate() {
        for digit in board.layout().digits() {
            let place =
                Point::new(origin.x + length(digit.index()) * side, origin.y + length(row) * side);
            let is_there = house.cells.iter().any(|&cell| board.digit(cell) == Some(digit));
            let is_now = now.is_some_and(|it| it.digit == digit && house.cells.contains(&it.cell));
            let is_refused = is_now && matches!(tape.latest(), Some(Event::Refuse { .. }));
            let ink = match (is_there, is_now) {
                (true, true) if is_refused => Ink::Conflict,
                (true, true) => Ink::Accent,
                (true, false) => Ink::Soft,
                (false, true) => Ink::Wash,
                (false, false) => Ink::Faint,
            };
            let gap = (side * 0.08).max(0.5);
            figure.fill(place, side - gap, side - gap, ink);
        }
    }
}

fn draw_numbers(figure: &mut Figure, houses: usize, digits: usize, origin: Point, side: f32) {
    let font = (side * 0.7).min(10.0);
    for digit in 0..digits {
        let at = Point::new(origin.x + (length(digit) + 0.5) * side, origin.y - font * 0.8);
        figure.word((digit + 1).to_string(), at, WordAnchor::Middle, font, Ink::Accent);
    }
    for house in 0..houses {
        let at = Point::new(origin.x - font * 0.5, origin.y + (length(house) + 0.5) * side);
        figure.word((house + 1).to_string(), at, WordAnchor::End, font, Ink::Soft);
    }
}
