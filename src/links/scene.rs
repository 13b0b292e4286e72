//! What lies on the board: small digits with their signs, and large digits.

use super::places::{CELL, DigitPlaces};
use super::shape::{BoardPoint, RoundedRectangle, float};
use crate::engine::Cell;
use crate::engine::technique::Candidate;

/// A small digit that is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// Which candidate.
    pub candidate: Candidate,
    /// What lies behind the digit.
    pub backing: Backing,
}

/// What lies behind a small digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backing {
    /// Nothing.
    None,
    /// A disc or a ring.
    Round,
    /// Any other sign.
    Square,
}

/// The radius of the corners of a square sign, as a share of its width.
const CORNER: f32 = 0.18;

/// A digit that lines keep away from.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitOutline {
    pub(super) ink: RoundedRectangle,
    /// The edge of the sign, or that of the ink if there is no sign.
    pub(super) outline: RoundedRectangle,
}

/// The edge of an obstacle that lines keep away from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    /// The edge of the sign, or that of the ink if there is no sign.
    Outline,
    /// The edge of the ink.
    Ink,
}

impl DigitOutline {
    pub(super) fn of(&self, edge: Edge) -> RoundedRectangle {
        match edge {
            Edge::Outline => self.outline,
            Edge::Ink => self.ink,
        }
    }
}

/// The obstacles of a board.
pub(super) struct Scene<'a> {
    pub(super) places: DigitPlaces<'a>,
    obstacles: Vec<DigitOutline>,
    notes: Vec<Candidate>,
    /// By place of the board, row by row.
    in_places: Vec<Vec<usize>>,
}

impl<'a> Scene<'a> {
    pub(super) fn new(places: DigitPlaces<'a>, notes: &[Note], digits: &[Cell]) -> Self {
        let of_notes = notes.iter().map(|note| (note.candidate.cell, of_note(places, *note)));
        let of_digits = digits.iter().map(|&cell| (cell, of_ink(places.digit_ink(cell))));
        let mut scene = Self {
            places,
            obstacles: Vec::new(),
            notes: notes.iter().map(|note| note.candidate).collect(),
            in_places: vec![Vec::new(); places.rows() * places.columns()],
        };
        for (cell, obstacle) in of_notes.chain(of_digits) {
            let place = scene.place(cell);
            scene.in_places[place].push(scene.obstacles.len());
            scene.obstacles.push(obstacle);
        }
        scene
    }

    /// The number of the place of a cell.
    fn place(&self, cell: Cell) -> usize {
        let (row, column) = self.places.place(cell);
        row * self.places.columns() + column
    }

    /// The number of the obstacle that is this candidate.
    pub(super) fn number(&self, candidate: Candidate) -> Option<usize> {
        self.in_places[self.place(candidate.cell)]
            .iter()
            .copied()
            .find(|&number| self.notes.get(number) == Some(&candidate))
    }

    /// The edge at which a line to the candidate ends.
    pub(super) fn outline(&self, candidate: Candidate) -> RoundedRectangle {
        self.number(candidate).map_or_else(
            || self.places.note_ink(candidate),
            |number| self.obstacles[number].outline,
        )
    }

    /// The other small digits in the cell of this candidate.
    pub(super) fn notes_beside(
        &self,
        candidate: Candidate,
    ) -> impl Iterator<Item = Candidate> + '_ {
        let numbers = self.in_places[self.place(candidate.cell)].iter();
        let notes = numbers.filter_map(|&number| self.notes.get(number).copied());
        notes.filter(move |&note| note != candidate)
    }

    /// The obstacles in the cells within `reach` of `point`, with their numbers.
    pub(super) fn near(
        &self,
        point: BoardPoint,
        reach: f32,
    ) -> impl Iterator<Item = (usize, &DigitOutline)> {
        let across = self.places.columns();
        let rows = band(point.y, reach, self.places.rows());
        let columns = band(point.x, reach, across);
        let in_row = move |row| columns.clone().map(move |column| across * row + column);
        let numbers = rows.flat_map(in_row).flat_map(|place| &self.in_places[place]);
        numbers.map(|&number| (number, &self.obstacles[number]))
    }
}

fn of_note(places: DigitPlaces<'_>, Note { candidate, backing }: Note) -> DigitOutline {
    let ink = places.note_ink(candidate);
    let half = places.notes.sign_half();
    let corner = match backing {
        Backing::None => return of_ink(ink),
        Backing::Round => half.0.min(half.1),
        Backing::Square => 2.0 * half.0.min(half.1) * CORNER,
    };
    DigitOutline { ink, outline: RoundedRectangle { middle: ink.middle, half, corner } }
}

fn of_ink(ink: RoundedRectangle) -> DigitOutline {
    DigitOutline { ink, outline: ink }
}

/// The rows or columns within `reach` of `at`, of which there are `count`.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is kept within the board"
)]
fn band(at: f32, reach: f32, count: usize) -> std::ops::RangeInclusive<usize> {
    let last = float(count.saturating_sub(1));
    let place = |at: f32| (at / CELL).floor().clamp(0.0, last) as usize;
    place(at - reach)..=place(at + reach)
}
