//! The faults of a full board over the last exchanges, as a curve.

use super::sheet::{Figure, FigureText, Ink, SheetPoint, WordAnchor, length};
use crate::engine::lab::{RunEvent, Tape, faults_of};
use crate::engine::{Cell, Digit, Puzzle};

/// The most exchanges that the curve shows.
const MOST_EXCHANGES: usize = 500;

/// The room for the scale.
const LEFT: f32 = 34.0;
const MARGIN: f32 = 16.0;

/// Draws the faults: pairs of cells that break a rule.
pub(super) fn draw(figure: &mut Figure, puzzle: &Puzzle, tape: &Tape) {
    let faults = faults(puzzle, tape);
    let most = faults.iter().copied().max().unwrap_or(0).max(4);
    let (right, bottom) = (figure.size.width() - MARGIN, figure.size.height() - MARGIN);
    let place = |number: usize, faults: u32| {
        let x = LEFT + length(number) * (right - LEFT) / length(MOST_EXCHANGES);
        SheetPoint::new(x, bottom - count(faults) / count(most) * (bottom - MARGIN))
    };
    for quarter in 0..=4 {
        let level = most * quarter / 4;
        let at = place(0, level);
        figure.line(at, SheetPoint::new(right, at.y), 0.5, Ink::Faint);
        let word = SheetPoint::new(LEFT - 8.0, at.y);
        figure.word(FigureText::Number(level.into()), word, WordAnchor::End, 11.0, Ink::Soft);
    }
    for (number, pair) in faults.windows(2).enumerate() {
        figure.line(place(number, pair[0]), place(number + 1, pair[1]), 1.4, Ink::Accent);
    }
    if let Some(&now) = faults.last() {
        let at = place(faults.len() - 1, now);
        figure.dot(at, 4.0, if now == 0 { Ink::Accent } else { Ink::Conflict });
        // On the side of the curve where it has been, with a ground that keeps the curve from the figures.
        let beside = SheetPoint::new((at.x - 20.0).max(LEFT + 20.0), (at.y - 20.0).max(12.0));
        figure.fill(SheetPoint::new(beside.x - 14.0, beside.y - 10.0), 28.0, 20.0, Ink::Paper);
        figure.word(FigureText::Number(now.into()), beside, WordAnchor::Middle, 16.0, Ink::Text);
    }
}

/// The number of faults after each of the last exchanges, up to now.
fn faults(puzzle: &Puzzle, tape: &Tape) -> Vec<u32> {
    let layout = puzzle.layout();
    let mut digits: Vec<Option<Digit>> =
        layout.cells().map(|cell| tape.board().digit(cell)).collect();
    let of = |digits: &[Option<Digit>], cell: Cell| {
        faults_of(cell, layout, puzzle.ruled_out(), |it| digits[it.index()])
    };
    let twice: u32 = layout.cells().map(|cell| of(&digits, cell)).sum();
    let mut faults = twice.div_ceil(2);
    let mut curve = vec![faults];
    for event in tape.back_events() {
        let [one, other] = match event {
            RunEvent::Exchange(cells) => cells,
            RunEvent::Answer | RunEvent::GiveUp => continue,
            RunEvent::Try(_)
            | RunEvent::Refuse { .. }
            | RunEvent::TakeBack(_)
            | RunEvent::Deduce(_)
            | RunEvent::Withdraw(_)
            | RunEvent::Exclude(_)
            | RunEvent::Readmit(_)
            | RunEvent::Learn { .. } => break,
        };
        // A fault of the two with each other counts twice before and after, as they only change places.
        let of_both = |digits: &[Option<Digit>]| of(digits, one) + of(digits, other);
        let before = of_both(&digits);
        digits.swap(one.index(), other.index());
        faults = (faults + of_both(&digits)).saturating_sub(before);
        curve.push(faults);
        if curve.len() > MOST_EXCHANGES {
            break;
        }
    }
    curve.reverse();
    curve
}

/// A number of faults as a length.
#[expect(clippy::cast_precision_loss, reason = "there are some thousands at most")]
fn count(faults: u32) -> f32 {
    faults as f32
}
