//! The candidates that a method has left in each cell.

use super::sheet::{Figure, Ink, SheetPoint, WordAnchor, length};
use crate::{RunEvent, Tape};
use nonet_engine::technique::Candidate;
use nonet_engine::{Cell, Digit, DigitSet, Layout, Puzzle};

/// The most digits whose candidates are written. More are squares.
const MOST_WRITTEN: usize = 12;

/// The most candidates that are drawn one by one. On larger boards a cell is as dark as it has candidates.
const MOST_DRAWN: usize = 20_000;

/// A board in the middle of a sheet.
struct FigureBoard<'a> {
    layout: &'a Layout,
    /// The upper left corner.
    origin: SheetPoint,
    /// The side of a cell.
    side: f32,
}

/// How a candidate is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CandidateMark {
    Written,
    WrittenAndCrossedOut,
    Square,
    SquareCrossedOut,
}

/// Draws the candidates.
pub(super) fn draw(figure: &mut Figure, puzzle: &Puzzle, tape: &Tape) {
    let layout = puzzle.layout();
    let plan = FigureBoard::of(figure, layout);
    let are_drawn = layout.cell_count() * layout.digit_count() <= MOST_DRAWN;
    for cell in layout.cells() {
        plan.draw_ground(figure, cell, tape);
        match tape.board().digit(cell) {
            Some(digit) => {
                let is_given = puzzle.givens().get(cell).is_some();
                let ink = if is_given { Ink::Text } else { Ink::Accent };
                let digit = figure.shown(digit);
                // Digits of two figures need a smaller type to fit.
                let share = if digit.len() == 1 { 0.66 } else { 0.5 };
                let middle = plan.middle(cell);
                figure.word(digit, middle, WordAnchor::Middle, plan.side * share, ink);
            }
            None if are_drawn => plan.draw_candidates(figure, puzzle, tape, cell),
            None => {}
        }
    }
    plan.draw_regions(figure);
}

impl<'a> FigureBoard<'a> {
    fn of(figure: &Figure, layout: &'a Layout) -> Self {
        let (width, height) = (figure.size.width(), figure.size.height());
        let (columns, rows) = (length(layout.columns()), length(layout.rows()));
        let side = (width / columns).min(height / rows);
        let origin = SheetPoint::new((width - columns * side) / 2.0, (height - rows * side) / 2.0);
        Self { layout, origin, side }
    }

    /// The crossing of lines above this row and before this column.
    fn corner(&self, row: usize, column: usize) -> SheetPoint {
        SheetPoint::new(
            self.origin.x + length(column) * self.side,
            self.origin.y + length(row) * self.side,
        )
    }

    fn corner_of(&self, cell: Cell) -> SheetPoint {
        self.corner(self.layout.row(cell), self.layout.column(cell))
    }

    fn middle(&self, cell: Cell) -> SheetPoint {
        let at = self.corner_of(cell);
        SheetPoint::new(at.x + self.side / 2.0, at.y + self.side / 2.0)
    }

    fn draw_ground(&self, figure: &mut Figure, cell: Cell, tape: &Tape) {
        let (at, side) = (self.corner_of(cell), self.side);
        let ground = if is_now(tape, cell) { Ink::Wash } else { Ink::Paper };
        // The hairline around a cell is what the square of its ground leaves free of this larger one.
        figure.fill(at, side, side, Ink::Faint);
        let line = (side * 0.02).max(0.25);
        let within = SheetPoint::new(at.x + line, at.y + line);
        figure.fill(within, side - 2.0 * line, side - 2.0 * line, ground);
    }

    /// Draws a line between neighbours of different regions, and around the board.
    fn draw_regions(&self, figure: &mut Figure) {
        let layout = self.layout;
        let region =
            |row: usize, column: usize| layout.cell(row, column).map(|cell| layout.region_of(cell));
        let thick = (self.side * 0.045).max(0.8);
        let mut line = |from: SheetPoint, to: SheetPoint| figure.line(from, to, thick, Ink::Soft);
        for cell in layout.cells() {
            let (row, column) = (layout.row(cell), layout.column(cell));
            let own = Some(layout.region_of(cell));
            // Each border belongs to the cell at its left or above it, so it is drawn once.
            if region(row, column + 1) != own {
                line(self.corner(row, column + 1), self.corner(row + 1, column + 1));
            }
            if region(row + 1, column) != own {
                line(self.corner(row + 1, column), self.corner(row + 1, column + 1));
            }
            // At the upper and the left edge there is no such cell. On overlapping grids these edges may lie inside.
            if row == 0 || region(row - 1, column).is_none() {
                line(self.corner(row, column), self.corner(row, column + 1));
            }
            if column == 0 || region(row, column - 1).is_none() {
                line(self.corner(row, column), self.corner(row + 1, column));
            }
        }
    }

    fn draw_candidates(&self, figure: &mut Figure, puzzle: &Puzzle, tape: &Tape, cell: Cell) {
        let digits = self.layout.digit_count();
        let columns = columns(digits);
        let (at, step) = (self.corner_of(cell), self.side / length(columns));
        let excluded = tape.board().excluded(cell);
        let crossed_out = now(tape)
            .filter(|it| it.cell == cell && matches!(tape.latest(), Some(RunEvent::Exclude(_))))
            .map(|it| it.digit);
        let shown: DigitSet = puzzle.candidates(cell);
        // A candidate that was crossed out just now is still drawn, under its cross.
        let is_shown = |&digit: &Digit| !excluded.contains(digit) || Some(digit) == crossed_out;
        for digit in shown.iter().filter(is_shown) {
            let middle = SheetPoint::new(
                at.x + (length(digit.index() % columns) + 0.5) * step,
                at.y + (length(digit.index() / columns) + 0.5) * step,
            );
            let mark = match (digits <= MOST_WRITTEN, Some(digit) == crossed_out) {
                (true, true) => CandidateMark::WrittenAndCrossedOut,
                (true, false) => CandidateMark::Written,
                (false, true) => CandidateMark::SquareCrossedOut,
                (false, false) => CandidateMark::Square,
            };
            draw_candidate(figure, digit, middle, step, mark);
        }
    }
}

fn is_now(tape: &Tape, cell: Cell) -> bool {
    now(tape).is_some_and(|it| it.cell == cell)
}

/// The candidate that the last event is about.
fn now(tape: &Tape) -> Option<Candidate> {
    tape.latest()?.candidate()
}

fn draw_candidate(
    figure: &mut Figure,
    digit: Digit,
    at: SheetPoint,
    step: f32,
    mark: CandidateMark,
) {
    let ink = match mark {
        CandidateMark::Written | CandidateMark::Square => Ink::Soft,
        CandidateMark::WrittenAndCrossedOut | CandidateMark::SquareCrossedOut => Ink::Conflict,
    };
    match mark {
        CandidateMark::Written | CandidateMark::WrittenAndCrossedOut => {
            figure.word(figure.shown(digit), at, WordAnchor::Middle, step * 0.8, ink);
        }
        CandidateMark::Square | CandidateMark::SquareCrossedOut => {
            let size = step * 0.6;
            figure.fill(SheetPoint::new(at.x - size / 2.0, at.y - size / 2.0), size, size, ink);
        }
    }
    if ink == Ink::Conflict {
        let reach = step * 0.45;
        let (from, to) = (
            SheetPoint::new(at.x - reach, at.y + reach),
            SheetPoint::new(at.x + reach, at.y - reach),
        );
        figure.line(from, to, step * 0.1, Ink::Conflict);
    }
}

/// How many candidates stand side by side in a cell.
fn columns(digits: usize) -> usize {
    (1..=digits).find(|side| side * side >= digits).unwrap_or(1)
}
