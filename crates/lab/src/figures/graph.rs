//! The graph of the cells: a vertex for each cell, an edge between two that exclude each other, digits as colours.

use super::sheet::{Figure, FigureElement, FigureSize, Ink, SheetPoint, WordAnchor, length};
use crate::{RunEvent, Tape};
use nonet_engine::{Cell, Layout};

/// The most edges that are all drawn. On larger boards only those of the vertex of now are.
const MOST_EDGES: usize = 4_000;

/// The room between the vertices and the edge of the sheet, across and down: without names of cells, and with them.
const MARGINS: [f32; 2] = [16.0, 16.0];
const MARGINS_WITH_NAMES: [f32; 2] = [44.0, 28.0];

/// The most and the least size of the name of a cell. Smaller names are left out.
const NAME: f32 = 9.0;
const LEAST_NAME: f32 = 5.8;

/// The width and the height of a name for each unit of its size, with a blank, at most.
const NAME_WIDTH: f32 = 2.5;
const NAME_HEIGHT: f32 = 1.3;

/// How many times as long as the other an axis of the ellipse is at most.
const LONGEST: f32 = 2.0;

/// The ellipse on which the vertices lie.
struct VertexRing {
    middle: SheetPoint,
    /// Half of its width and of its height.
    across: f32,
    down: f32,
    /// The angle from a vertex to the next.
    step: f32,
    /// The size of the names of the cells, if there is room for them.
    name: Option<f32>,
}

impl VertexRing {
    /// The ring with names, or else a larger one without.
    fn of(size: FigureSize, count: usize) -> Self {
        let named = Self::with(MARGINS_WITH_NAMES, size, count);
        let name =
            (named.across * named.step / NAME_WIDTH).min(named.down * named.step / NAME_HEIGHT);
        if name < LEAST_NAME {
            return Self::with(MARGINS, size, count);
        }
        Self { name: Some(name.min(NAME)), ..named }
    }

    fn with([beside, above]: [f32; 2], size: FigureSize, count: usize) -> Self {
        let middle = SheetPoint::new(size.width() / 2.0, size.height() / 2.0);
        let (across, down) = (middle.x - beside, middle.y - above);
        Self {
            middle,
            across: across.min(down * LONGEST),
            down: down.min(across * LONGEST),
            step: std::f32::consts::TAU / length(count.max(1)),
            name: None,
        }
    }

    /// The place of a vertex, clockwise from the top.
    fn place(&self, number: usize) -> SheetPoint {
        let angle = length(number) * self.step - std::f32::consts::FRAC_PI_2;
        SheetPoint::new(
            self.middle.x + self.across * angle.cos(),
            self.middle.y + self.down * angle.sin(),
        )
    }

    /// The radius of a vertex. Two neighbours are nowhere closer than on the circle within the ellipse.
    fn radius(&self) -> f32 {
        (self.across.min(self.down) * self.step * 0.48).clamp(1.2, 12.0)
    }
}

/// Draws the graph. The vertices lie on an ellipse, region by region.
pub(super) fn draw(figure: &mut Figure, tape: &Tape) {
    let layout = tape.board().layout();
    let order = order(layout);
    let ring = VertexRing::of(figure.size, order.len());
    let mut places = vec![SheetPoint::default(); layout.cell_count()];
    for (number, cell) in order.iter().enumerate() {
        places[cell.index()] = ring.place(number);
    }
    // Each edge counts at both of its ends.
    let edges: usize = layout.cells().map(|cell| layout.peers(cell).len()).sum::<usize>() / 2;
    if edges <= MOST_EDGES {
        draw_edges(figure, layout, &places);
    }
    if let Some(cell) = now(tape) {
        for &peer in layout.peers(cell) {
            figure.line(places[cell.index()], places[peer.index()], 1.0, Ink::Accent);
        }
    }
    draw_vertices(figure, tape, &places, &ring);
}

/// The cells of one region after the other.
fn order(layout: &Layout) -> Vec<Cell> {
    let mut cells: Vec<Cell> = layout.cells().collect();
    // The edges of a region stay short so, and those between regions can be seen.
    cells.sort_by_key(|&cell| (layout.region_of(cell), cell.index()));
    cells
}

fn draw_edges(figure: &mut Figure, layout: &Layout, places: &[SheetPoint]) {
    for cell in layout.cells() {
        // Each edge once, from its earlier end.
        for peer in layout.peers(cell).iter().filter(|peer| peer.index() > cell.index()) {
            let (from, to) = (places[cell.index()], places[peer.index()]);
            // Edges belong to the ground, which the painter keeps: they never change during a run.
            figure.ground.push(FigureElement::Line { from, to, width: 0.6, ink: Ink::Faint });
        }
    }
}

fn draw_vertices(figure: &mut Figure, tape: &Tape, places: &[SheetPoint], ring: &VertexRing) {
    let board = tape.board();
    let radius = ring.radius();
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
                figure.word(figure.shown(digit), at, WordAnchor::Middle, radius * 1.4, Ink::Text);
            }
        } else {
            figure.dot(at, radius, Ink::Soft);
            figure.dot(at, radius - 0.8, Ink::Paper);
        }
        if let Some(size) = ring.name {
            draw_name(figure, tape, cell, at, (radius, size));
        }
    }
}

/// Writes the name of a cell outside the ellipse, beside its vertex of this radius, in this size.
fn draw_name(
    figure: &mut Figure,
    tape: &Tape,
    cell: Cell,
    at: SheetPoint,
    (radius, size): (f32, f32),
) {
    let (across, down) = (at.x - figure.size.width() / 2.0, at.y - figure.size.height() / 2.0);
    let far = across.hypot(down).max(1.0);
    let (across, down) = (across / far, down / far);
    let away = |half: f32| radius + 3.0 + half;
    let place = SheetPoint::new(
        at.x + across * away(size * NAME_WIDTH / 2.4),
        at.y + down * away(size / 2.0),
    );
    let ink = if now(tape) == Some(cell) { Ink::Accent } else { Ink::Soft };
    let name = tape.board().layout().name_of(cell);
    figure.word(name, place, WordAnchor::Middle, size, ink);
}

/// The vertex that the last event is about.
fn now(tape: &Tape) -> Option<Cell> {
    tape.latest()?.candidate().map(|it| it.cell)
}
