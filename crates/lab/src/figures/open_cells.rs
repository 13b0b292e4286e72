//! The list of open cells with the place in it, which stands in for a stack of calls.

use super::sheet::{Figure, FigureSize, Ink, SheetPoint, WordAnchor, length};
use crate::{RunEvent, Tape};
use nonet_engine::{Cell, Puzzle};

/// The height of an entry of the list, if there is room.
const ROW: f32 = 26.0;

/// Draws the list: down each column, one column after the other.
pub(super) fn draw(figure: &mut Figure, puzzle: &Puzzle, tape: &Tape) {
    let layout = puzzle.layout();
    let open: Vec<Cell> =
        layout.cells().filter(|&cell| puzzle.givens().get(cell).is_none()).collect();
    let size = figure.size;
    let columns = (1..=open.len()).find(|columns| fits(size, open.len(), *columns)).unwrap_or(1);
    let rows = open.len().div_ceil(columns).max(1);
    let (width, row) = (size.width() / length(columns), (size.height() / length(rows)).min(ROW));
    let now = place(&open, tape);
    let refused = tape.latest().and_then(RunEvent::refused);
    for (number, &cell) in open.iter().enumerate() {
        let at = SheetPoint::new(length(number / rows) * width, length(number % rows) * row);
        // A refused digit is on the board no more, but it is what the spectator has to see.
        let refused = refused.filter(|it| it.cell == cell).map(|it| it.digit);
        let digit = tape.board().digit(cell).or(refused);
        let is_now = number == now;
        let ground = match (is_now, refused) {
            (true, Some(_)) => Ink::Conflict,
            (true, None) => Ink::Accent,
            (false, _) => Ink::Wash,
        };
        if is_now || digit.is_some() {
            figure.fill(at, width - 2.0, row - 2.0, ground);
        }
        let size = (row * 0.6).min(width / 5.0);
        let y = at.y + row / 2.0 - 1.0;
        let (soft, ink) = if is_now { (Ink::Paper, Ink::Paper) } else { (Ink::Soft, Ink::Text) };
        let name = layout.name_of(cell);
        figure.word(name, SheetPoint::new(at.x + size * 0.4, y), WordAnchor::Start, size, soft);
        let digit = digit.map(|digit| figure.shown(digit)).unwrap_or_default();
        let end = SheetPoint::new(at.x + width - 2.0 - size * 0.4, y);
        figure.word(digit, end, WordAnchor::End, size * 1.1, ink);
    }
}

/// The place of the method in the list: at the cell of its last event, or else at the first cell without a digit.
fn place(open: &[Cell], tape: &Tape) -> usize {
    let now = tape.latest().and_then(RunEvent::candidate).map(|it| it.cell);
    let is_there = |&cell: &Cell| match now {
        Some(now) => cell == now,
        None => tape.board().digit(cell).is_none(),
    };
    open.iter().position(is_there).unwrap_or(open.len())
}

/// Whether the entries are at least a quarter as high as wide in this many columns, so that their words fit.
fn fits(size: FigureSize, entries: usize, columns: usize) -> bool {
    let row = size.height() / length(entries.div_ceil(columns));
    row >= (size.width() / length(columns) / 4.0).min(ROW)
}
