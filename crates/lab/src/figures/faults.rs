//! The faults of a full board over all moves so far, as a curve, with the temperature as a second one.

use super::sheet::{Figure, FigureText, Ink, SheetPoint, WordAnchor, length};
use crate::{FaultSample, Tape, Temperature, faults_on};
use nonet_engine::Puzzle;

/// The least number of moves across the sheet, so that a short curve does not fill it.
const LEAST_MOVES: u64 = 200;

/// The temperature at the upper edge.
const HOT: f32 = 10_000.0;

/// The room for the scales.
const LEFT: f32 = 34.0;
const RIGHT: f32 = 30.0;
const MARGIN: f32 = 16.0;

/// Where a point of a curve lies.
struct CurvePlan {
    /// The moves across the sheet.
    moves: u64,
    /// The faults at the upper edge.
    most: u32,
    right: f32,
    bottom: f32,
}

/// Draws the faults, which are pairs of cells that break a rule, and the temperature.
pub(super) fn draw(figure: &mut Figure, puzzle: &Puzzle, tape: &Tape) {
    let counters = tape.counters();
    let moves = counters.exchanges + counters.rejections;
    let curve: Vec<(u64, FaultSample)> =
        tape.run().fault_curve().into_iter().flat_map(|curve| curve.up_to(moves)).collect();
    let most = curve.iter().map(|(_, sample)| sample.faults).max().unwrap_or(0).max(4);
    let plan = CurvePlan {
        moves: moves.max(LEAST_MOVES),
        // A multiple of four, so that the marks at the quarters are whole numbers.
        most: most.next_multiple_of(4),
        right: figure.size.width() - RIGHT,
        bottom: figure.size.height() - 2.0 * MARGIN,
    };
    plan.draw_scales(figure);
    for pair in curve.windows(2) {
        // The temperature first: where both curves meet, the faults lie on top.
        let hot = |(number, sample): (u64, FaultSample)| plan.of_heat(number, sample.temperature);
        figure.line(hot(pair[0]), hot(pair[1]), 1.0, Ink::Soft);
    }
    for pair in curve.windows(2) {
        let at = |(number, sample): (u64, FaultSample)| plan.of_faults(number, sample.faults);
        figure.line(at(pair[0]), at(pair[1]), 1.4, Ink::Accent);
    }
    if let Some(now) = faults_now(puzzle, tape) {
        draw_now(figure, plan.of_faults(moves, now), now);
    }
}

impl CurvePlan {
    fn across(&self, moves: u64) -> f32 {
        LEFT + amount(moves) / amount(self.moves) * (self.right - LEFT)
    }

    fn of_faults(&self, moves: u64, faults: u32) -> SheetPoint {
        let share = amount(faults.into()) / amount(self.most.into());
        SheetPoint::new(self.across(moves), self.bottom - share * (self.bottom - MARGIN))
    }

    fn of_heat(&self, moves: u64, temperature: Temperature) -> SheetPoint {
        let share = f32::from(temperature.0) / HOT;
        SheetPoint::new(self.across(moves), self.bottom - share * (self.bottom - MARGIN))
    }

    /// Faults on the left, the temperature on the right, moves below.
    fn draw_scales(&self, figure: &mut Figure) {
        for quarter in 0..=4_u8 {
            let level = self.most / 4 * u32::from(quarter);
            let at = self.of_faults(0, level);
            figure.line(at, SheetPoint::new(self.right, at.y), 0.5, Ink::Faint);
            let word = SheetPoint::new(LEFT - 8.0, at.y);
            figure.word(FigureText::Number(level.into()), word, WordAnchor::End, 11.0, Ink::Accent);
            let heat = SheetPoint::new(self.right + 5.0, at.y);
            let share = ["0", "¼", "½", "¾", "1"][usize::from(quarter)];
            figure.word(share, heat, WordAnchor::Start, 11.0, Ink::Soft);
        }
        for half in 0..=2 {
            let moves = self.moves * half / 2;
            let below = SheetPoint::new(self.across(moves), self.bottom + MARGIN * 0.8);
            figure.word(FigureText::Number(moves), below, WordAnchor::Middle, 10.0, Ink::Soft);
        }
    }
}

fn draw_now(figure: &mut Figure, at: SheetPoint, faults: u32) {
    figure.dot(at, 4.0, if faults == 0 { Ink::Accent } else { Ink::Conflict });
    // On the side of the curve where it has been, with a ground that keeps the curve from the figures.
    let beside = SheetPoint::new((at.x - 20.0).max(LEFT + 20.0), (at.y - 20.0).max(12.0));
    figure.fill(SheetPoint::new(beside.x - 14.0, beside.y - 10.0), 28.0, 20.0, Ink::Paper);
    figure.word(FigureText::Number(faults.into()), beside, WordAnchor::Middle, 16.0, Ink::Text);
}

/// The faults of the board. `None` before it is full.
fn faults_now(puzzle: &Puzzle, tape: &Tape) -> Option<u32> {
    let (layout, board) = (puzzle.layout(), tape.board());
    let is_full = layout.cells().all(|cell| board.digit(cell).is_some());
    is_full.then(|| faults_on(layout, puzzle.ruled_out(), |cell| board.digit(cell)))
}

/// A number of moves or faults as a length.
fn amount(count: u64) -> f32 {
    length(usize::try_from(count).unwrap_or(usize::MAX))
}
