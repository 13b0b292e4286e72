//! The graph of the cells: a vertex for each cell, an edge between two that exclude each other, digits as colours.

use super::sheet::{Figure, Ink, Point, SIDE, WordAnchor, length};
use crate::engine::lab::{Event, Tape};
use crate::engine::{Cell, Layout};

/// The most edges that are all drawn. On larger boards only those of the vertex of now are.
const MOST_EDGES: usize = 4_000;

/// The figure of the graph. The vertices lie on a circle, region by region.
pub(super) fn figure(tape: &Tape) -> Figure {
    let layout = tape.board().layout();
    let order = order(layout);
    let mut places = vec![Point::default(); layout.cell_count()];
    for (number, cell) in order.iter().enumerate() {
        places[cell.index()] = on_circle(number, order.len());
    }
    let mut figure = Figure::default();
    let edges: usize = layout.cells().map(|cell| layout.peers(cell).len()).sum::<usize>() / 2;
    if edges <= MOST_EDGES {
        draw_edges(&mut figure, layout, &places);
    }
    if let Some(cell) = now(tape) {
        for &peer in layout.peers(cell) {
            figure.line(places[cell.index()], places[peer.index()], 1.0, Ink::Accent);
        }
    }
    draw_vertices(&mut figure, tape, &places);
    figure
}

/// The cells of one region after the other.
fn order(layout: &Layout) -> Vec<Cell> {
    let mut cells: Vec<Cell> = layout.cells().collect();
    cells.sort_by_key(|&cell| (layout.region_of(cell), cell.index()));
    cells
}

fn on_circle(number: usize, count: usize) -> Point {
    let angle = std::f32::consts::TAU * (length(number) / length(count) - 0.25);
    let radius = SIDE / 2.0 - 14.0;
    Point::new(SIDE / 2.0 + radius * angle.cos(), SIDE / 2.0 + radius * angle.sin())
}

fn draw_edges(figure: &mut Figure, layout: &Layout, places: &[Point]) {
    for cell in layout.cells() {
        for peer in layout.peers(cell).iter().filter(|peer| peer.index() > cell.index()) {
            figure.line(places[cell.index()], places[peer.index()], 0.35, Ink::Faint);
        }
    }
}

fn draw_vertices(figure: &mut Figure, tape: &Tape, places: &[Point]) {
    let board = tape.board();
    let around = std::f32::consts::TAU * (SIDE / 2.0 - 14.0);
    let radius = (around / length(places.len()) * 0.46).clamp(1.2, 11.0);
    for cell in board.layout().cells() {
        let at = places[cell.index()];
        let is_now = now(tape) == Some(cell);
        if is_now {
            let is_refused = matches!(tape.latest(), Some(Event::Refuse { .. }));
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
