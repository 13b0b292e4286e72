//! Rays: straight lines from a large digit to a cell that the digit rules something out of. A ray has a gap wherever it
//! would cross another large digit or a small one.

use super::line::HALF_WIDTH;
use super::places::DigitPlaces;
use super::shape::BoardPoint;
use crate::engine::Cell;
use crate::engine::technique::Candidate;

/// The distance from the middle of the first cell at which a ray begins, beside the ring around the digit.
const BESIDE: f32 = 42.0;
/// The room between a ray and the ink of a digit.
const GAP: f32 = 3.0;
/// The distance between two points of a ray that are looked at.
const STEP: f32 = 1.0;

/// The strokes of a ray from the digit in `from` to the middle of `to`. `digits` are the cells with a large digit, and
/// `notes` the small digits.
#[must_use]
pub fn ray(
    places: DigitPlaces<'_>,
    from: Cell,
    to: Cell,
    digits: &[Cell],
    notes: &[Candidate],
) -> Vec<Vec<BoardPoint>> {
    let (first, last) = (places.cell_middle(from), places.cell_middle(to));
    let length = first.distance(last);
    let is_between = |cell: Cell| cell != from && cell != to;
    let large = digits.iter().filter(|&&cell| is_between(cell));
    let small = notes.iter().filter(|note| is_between(note.cell));
    let inks: Vec<_> = large
        .map(|&cell| places.digit_ink(cell))
        .chain(small.map(|&note| places.note_ink(note)))
        .collect();
    let is_free =
        |point: &BoardPoint| inks.iter().all(|ink| ink.distance(*point) > HALF_WIDTH + GAP);
    let distances = std::iter::successors(Some(BESIDE), |far| Some(far + STEP));
    let points = distances.take_while(|&far| far < length).map(|far| first.towards(last, far));
    let points: Vec<BoardPoint> = points.chain([last]).collect();
    let runs = points.split(|point| !is_free(point)).filter(|run| run.len() > 1);
    runs.map(|run| vec![run[0], run[run.len() - 1]]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Digit, Layout};

    fn cell(index: usize) -> Cell {
        Cell::new(index).expect("the cell is on the board")
    }

    #[test]
    fn a_ray_over_empty_cells_is_one_stroke() {
        let layout = Layout::classic();
        let places = DigitPlaces::of(&layout);
        let strokes = ray(places, cell(0), cell(4), &[cell(0), cell(13)], &[]);
        assert_eq!(strokes, [[BoardPoint { x: 92.0, y: 50.0 }, BoardPoint { x: 450.0, y: 50.0 }]]);
    }

    #[test]
    fn a_ray_has_a_gap_at_each_digit_that_it_would_strike() {
        let layout = Layout::classic();
        let places = DigitPlaces::of(&layout);
        let strokes = ray(places, cell(36), cell(0), &[cell(36), cell(18), cell(9)], &[]);
        assert_eq!(strokes.len(), 3);
        for point in strokes.iter().flatten() {
            for between in [18, 9] {
                let ink = places.digit_ink(cell(between));
                assert!(ink.distance(*point) > HALF_WIDTH, "{strokes:?}");
            }
        }
    }

    #[test]
    fn a_ray_has_a_gap_only_at_notes_that_lie_in_its_way() {
        let layout = Layout::classic();
        let places = DigitPlaces::of(&layout);
        let note = |place: usize, digit: u8| {
            let digit = Digit::new(digit).expect("the board has the digit");
            Candidate { cell: cell(place), digit }
        };
        // Down the eighth column: the digits of the middle column lie below the ray, the others beside it.
        let across = |notes: &[Candidate]| ray(places, cell(7), cell(43), &[cell(7)], notes).len();
        let beside = [1, 3, 4, 6, 7, 9].map(|digit| note(16, digit));
        assert_eq!(across(&beside), 1);
        assert_eq!(across(&[note(16, 5)]), 2);
        assert_eq!(across(&[note(16, 2), note(25, 8)]), 3);
        assert_eq!(across(&[note(43, 5)]), 1, "it leads there");
    }
}
