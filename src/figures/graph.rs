//! The graph of the cells: a vertex for each cell, an edge between two that exclude each other, digits as colours.

use super::sheet::{Figure, FigureElement, FigureSize, Ink, SheetPoint, WordAnchor, length};
use crate::engine::lab::{RunEvent, Tape};
use crate::engine::{Cell, Layout};

/// The most edges that are all drawn. On larger boards only those of the vertex of now are.
const MOST_EDGES: usize = 4_000;

/// The room between the vertices and the edge of the sheet.
const MARGIN: f32 = 16.0;

/// Draws the graph. The vertices lie on an ellipse, region by region.
pub(super) fn draw(figure: &mut Figure, tape: &Tape) {
    let layout = tape.board().layout();
    let order = order(layout);
    let mut places = vec![SheetPoint::default(); layout.cell_count()];
    for (number, cell) in order.iter().enumerate() {
        places[cell.index()] = on_ellipse(figure.size, number, order.len());
    }
    let edges: usize = layout.cells().map(|cell| layout.peers(cell).len()).sum::<usize>() / 2;
    if edges <= MOST_EDGES {
        draw_edges(figure, layout, &places);
    }
    if let Some(cell) = now(tape) {
        for &peer in layout.peers(cell) {
            figure.line(places[cell.index()], places[peer.index()], 1.0, Ink::Accent);
        }
    }
    draw_vertices(figure, tape, &places);
}

/// The cells of one region after the other.
fn order(layout: &Layout) -> Vec<Cell> {
    let mut cells: Vec<Cell> = layout.cells().collect();
    cells.sort_by_key(|&cell| (layout.region_of(cell), cell.index()));
    cells
}

/// The place of a vertex on the ellipse, clockwise from the top.
fn on_ellipse(size: FigureSize, number: usize, count: usize) -> SheetPoint {
    let angle = std::f32::consts::TAU * (length(number) / length(count) - 0.25);
    let (across, down) = (size.width() / 2.0, size.height() / 2.0);
    SheetPoint::new(across + (across - MARGIN) * angle.cos(), down + (down - MARGIN) * angle.sin())
}

fn draw_edges(figure: &mut Figure, layout: &Layout, places: &[SheetPoint]) {
    for cell in layout.cells() {
        for peer in layout.peers(cell).iter().filter(|peer| peer.index() > cell.index()) {
            let (from, to) = (places[cell.index()], places[peer.index()]);
            figure.ground.push(FigureElement::Line { from, to, width: 0.6, ink: Ink::Faint });
        }
    }
}

fn draw_vertices(figure: &mut Figure, tape: &Tape, places: &[SheetPoint]) {
    let board = tape.board();
    // Two neighbours are nowhere closer than on the circle within the ellipse.
    let shorter = figure.size.width().min(figure.size.height());
    let around = std::f32::consts::TAU * (shorter / 2.0 - MARGIN);
    let radius = (around / length(places.len()) * 0.48).clamp(1.2, 12.0);
    for cell in board.layout().cells() {
        let at = places[cell.index()];
        let is_now = now(tape) == Some(cell);
        if is_now {
            let is_refused = matches!(tape.latest(), Some(RunEvent::Refuse { .. }));
            figure.dot(at, radius + 2.5, if is_refused { Ink::Conflict } else { Ink::Accent });
        }
        if let Some(digit) = board.digit(cell) {
            figure.dot(at, radius, Ink::Digit(digit.index()));
            if radius > 4.0 {
                figure.word(digit.to_string(), at, WordAnchor::Middle, radius * 1.4, Ink::Text);
            }
        } else {
            figure.dot(at, radius, Ink::Soft);
            figure.dot(at, radius - 0.8, Ink::Paper);
        }
    }
}

/// The vertex that the last event is about.
fn now(tape: &Tape) -> Option<Cell> {
    tape.latest()?.candidate().map(|it| it.cell)
}
