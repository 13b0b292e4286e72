//! What lies on the board: small digits with their signs, and large digits.

use super::shape::{self, CELL, Point, RoundedRectangle};
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

/// The obstacles of a board.
pub(super) struct Scene {
    obstacles: Vec<DigitOutline>,
    notes: Vec<Candidate>,
    in_cells: Vec<Vec<usize>>,
}

impl Scene {
    pub(super) fn new(notes: &[Note], digits: &[Cell]) -> Self {
        let of_notes = notes.iter().map(|note| (note.candidate.cell, of_note(*note)));
        let of_digits = digits.iter().map(|&cell| (cell, of_ink(shape::digit_ink(cell))));
        let mut scene = Self {
            obstacles: Vec::new(),
            notes: notes.iter().map(|note| note.candidate).collect(),
            in_cells: vec![Vec::new(); 81],
        };
        for (cell, obstacle) in of_notes.chain(of_digits) {
            scene.in_cells[cell.index()].push(scene.obstacles.len());
            scene.obstacles.push(obstacle);
        }
        scene
    }

    /// The number of the obstacle that is this candidate.
    pub(super) fn number(&self, candidate: Candidate) -> Option<usize> {
        self.in_cells[candidate.cell.index()]
            .iter()
            .copied()
            .find(|&number| self.notes.get(number) == Some(&candidate))
    }

    /// The edge at which a line to the candidate ends.
    pub(super) fn outline(&self, candidate: Candidate) -> RoundedRectangle {
        self.number(candidate)
            .map_or_else(|| shape::note_ink(candidate), |number| self.obstacles[number].outline)
    }

    /// The other small digits in the cell of this candidate.
    pub(super) fn notes_beside(
        &self,
        candidate: Candidate,
    ) -> impl Iterator<Item = Candidate> + '_ {
        let numbers = self.in_cells[candidate.cell.index()].iter();
        let notes = numbers.filter_map(|&number| self.notes.get(number).copied());
        notes.filter(move |&note| note != candidate)
    }

    /// The obstacles in the cells within `reach` of `point`, with their numbers.
    pub(super) fn near(
        &self,
        point: Point,
        reach: f32,
    ) -> impl Iterator<Item = (usize, &DigitOutline)> {
        let rows = cells(point.y, reach);
        let columns = cells(point.x, reach);
        let cells = rows.flat_map(move |row| columns.clone().map(move |column| 9 * row + column));
        let numbers = cells.flat_map(|cell| &self.in_cells[cell]);
        numbers.map(|&number| (number, &self.obstacles[number]))
    }
}

fn of_note(Note { candidate, backing }: Note) -> DigitOutline {
    let ink = shape::note_ink(candidate);
    let half = shape::sign_half();
    let corner = match backing {
        Backing::None => return of_ink(ink),
        Backing::Round => half,
        Backing::Square => 2.0 * half * CORNER,
    };
    DigitOutline {
        ink,
        outline: RoundedRectangle { middle: ink.middle, half: (half, half), corner },
    }
}

fn of_ink(ink: RoundedRectangle) -> DigitOutline {
    DigitOutline { ink, outline: ink }
}

/// The rows or columns within `reach` of `at`.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the number is kept within the board"
)]
fn cells(at: f32, reach: f32) -> std::ops::RangeInclusive<usize> {
    let cell = |at: f32| (at / CELL).floor().clamp(0.0, 8.0) as usize;
    cell(at - reach)..=cell(at + reach)
}
