//! The faults of a full board over the last exchanges, as a curve.

use super::sheet::{Figure, Ink, Point, SIDE, WordAnchor, grouped, length};
use crate::engine::lab::{Event, Tape};
use crate::engine::{Cell, Digit, Layout};

/// The most exchanges that the curve shows.
const MOST_EXCHANGES: usize = 500;

/// The room for the scale.
const LEFT: f32 = 34.0;
const MARGIN: f32 = 16.0;

/// The figure of the faults: pairs of cells that exclude each other and have the same digit.
pub(super) fn figure(tape: &Tape) -> Figure {
    let faults = faults(tape);
    let most = faults.iter().copied().max().unwrap_or(0).max(4);
    let high = SIDE - 2.0 * MARGIN;
    let place = |number: usize, faults: usize| {
        let x = LEFT + length(number) * (SIDE - LEFT - MARGIN) / length(MOST_EXCHANGES);
        Point::new(x, SIDE - MARGIN - length(faults) / length(most) * high)
    };
    let mut figure = Figure::default();
    for quarter in 0..=4 {
        let level = most * quarter / 4;
        let at = place(0, level);
        figure.line(at, Point::new(SIDE - MARGIN, at.y), 0.5, Ink::Faint);
        let word = Point::new(LEFT - 8.0, at.y);
        figure.word(grouped(level as u64), word, WordAnchor::End, 11.0, Ink::Soft);
    }
    for (number, pair) in faults.windows(2).enumerate() {
        figure.line(place(number, pair[0]), place(number + 1, pair[1]), 1.4, Ink::Accent);
    }
    if let Some(&now) = faults.last() {
        let at = place(faults.len() - 1, now);
        figure.dot(at, 4.0, if now == 0 { Ink::Accent } else { Ink::Conflict });
        let above = Point::new(at.x.min(SIDE - 30.0), (at.y - 16.0).max(10.0));
        figure.word(grouped(now as u64), above, WordAnchor::Middle, 16.0, Ink::Text);
    }
    figure
}

/// The number of faults after each of the last exchanges, up to now.
fn faults(tape: &Tape) -> Vec<usize> {
    let layout = tape.board().layout();
    let mut digits: Vec<Option<Digit>> =
        layout.cells().map(|cell| tape.board().digit(cell)).collect();
    let mut faults = layout.cells().map(|cell| faults_of(layout, &digits, cell)).sum::<usize>() / 2;
    let mut curve = vec![faults];
    for event in tape.back_events() {
        let Event::Exchange([one, other]) = event else { break };
        let of_both = |digits: &[Option<Digit>]| {
            // The two never have the same digit before and after, so no pair is counted twice.
            faults_of(layout, digits, one) + faults_of(layout, digits, other)
        };
        let before = of_both(&digits);
        digits.swap(one.index(), other.index());
        faults = faults + of_both(&digits) - before;
        curve.push(faults);
        if curve.len() > MOST_EXCHANGES {
            break;
        }
    }
    curve.reverse();
    curve
}

fn faults_of(layout: &Layout, digits: &[Option<Digit>], cell: Cell) -> usize {
    let digit = digits[cell.index()];
    let is_fault = |peer: &&Cell| digit.is_some() && digits[peer.index()] == digit;
    layout.peers(cell).iter().filter(is_fault).count()
}
