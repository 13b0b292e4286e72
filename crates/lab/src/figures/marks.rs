//! The mark arrays: for each house, which digits it has.

use super::sheet::{Figure, FigureSize, FigureText, Ink, SheetPoint, WordAnchor, length};
use crate::{RunEvent, Tape};
use nonet_engine::{Digit, House, HouseKind, Layout};

/// The room between two arrays, for the numbers of rows and columns, and for the name of the houses.
const GAP: f32 = 12.0;
const NUMBERS: f32 = 14.0;
const TITLE: f32 = 16.0;

/// The size of the name of the houses.
const TITLE_SIZE: f32 = 11.0;

/// Where the arrays lie on a sheet.
struct ArrayPlan {
    /// The number of arrays side by side.
    columns: usize,
    /// The room of an array, with that for numbers before and above it.
    width: f32,
    height: f32,
    /// The side of a mark.
    side: f32,
}

/// Draws the arrays: rows, columns, regions, and what other houses the board has.
pub(super) fn draw(figure: &mut Figure, tape: &Tape) {
    let layout = tape.board().layout();
    let arrays = arrays(layout);
    let Some(plan) = ArrayPlan::best(figure.size, &arrays, layout.digit_count()) else { return };
    for (number, houses) in arrays.iter().enumerate() {
        draw_array(figure, houses, plan.place(number), plan.side, tape);
    }
}

impl ArrayPlan {
    /// The plan with the largest marks.
    fn best(sheet: FigureSize, arrays: &[Vec<&House>], digits: usize) -> Option<Self> {
        let houses = arrays.iter().map(Vec::len).max()?;
        let plan = |columns: usize| {
            let rows = arrays.len().div_ceil(columns);
            let (width, height) = (sheet.width() / length(columns), sheet.height() / length(rows));
            let side = ((width - GAP - NUMBERS) / length(digits))
                .min((height - GAP - NUMBERS - TITLE) / length(houses))
                .max(0.5);
            Self { columns, width, height, side }
        };
        // There are few kinds of house, so all plans are tried.
        (1..=arrays.len()).map(plan).max_by(|one, other| one.side.total_cmp(&other.side))
    }

    fn place(&self, number: usize) -> SheetPoint {
        SheetPoint::new(
            length(number % self.columns) * self.width,
            length(number / self.columns) * self.height,
        )
    }
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

fn draw_array(figure: &mut Figure, houses: &[&House], at: SheetPoint, side: f32, tape: &Tape) {
    let board = tape.board();
    let now = tape.latest().and_then(RunEvent::candidate);
    let origin = SheetPoint::new(at.x + NUMBERS, at.y + TITLE + NUMBERS);
    if let Some(house) = houses.first() {
        let title = SheetPoint::new(origin.x, at.y + TITLE / 2.0 + 2.0);
        let text = FigureText::Houses(house.kind);
        figure.word(text, title, WordAnchor::Start, TITLE_SIZE, Ink::Text);
    }
    // Smaller numbers could not be read.
    if side > 7.0 {
        draw_numbers(figure, houses.len(), board.layout().digits(), origin, side);
    }
    for (row, house) in houses.iter().enumerate() {
        for digit in board.layout().digits() {
            let place = SheetPoint::new(
                origin.x + length(digit.index()) * side,
                origin.y + length(row) * side,
            );
            let is_there = house.cells.iter().any(|&cell| board.digit(cell) == Some(digit));
            let is_now = now.is_some_and(|it| it.digit == digit && house.cells.contains(&it.cell));
            let is_refused = is_now && matches!(tape.latest(), Some(RunEvent::Refuse { .. }));
            let ink = match (is_there, is_now) {
                (true, true) if is_refused => Ink::Conflict,
                (_, true) => Ink::Accent,
                (true, false) => Ink::Soft,
                (false, false) => Ink::Faint,
            };
            let gap = (side * 0.08).max(0.5);
            figure.fill(place, side - gap, side - gap, ink);
            // A mark that was just cleared is a frame.
            if is_now && !is_there {
                let frame = (side * 0.14).max(1.0);
                let within = SheetPoint::new(place.x + frame, place.y + frame);
                let inner = side - gap - 2.0 * frame;
                figure.fill(within, inner, inner, Ink::Paper);
            }
        }
    }
}

fn draw_numbers(
    figure: &mut Figure,
    houses: usize,
    digits: impl Iterator<Item = Digit>,
    origin: SheetPoint,
    side: f32,
) {
    let font = (side * 0.7).min(10.0);
    for digit in digits {
        let at =
            SheetPoint::new(origin.x + (length(digit.index()) + 0.5) * side, origin.y - font * 0.8);
        figure.word(figure.shown(digit), at, WordAnchor::Middle, font, Ink::Accent);
    }
    for house in 0..houses {
        let at = SheetPoint::new(origin.x - font * 0.5, origin.y + (length(house) + 0.5) * side);
        figure.word((house + 1).to_string(), at, WordAnchor::End, font, Ink::Soft);
    }
}
