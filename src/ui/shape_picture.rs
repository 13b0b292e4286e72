//! Pictures of boards without digits, drawn pixel by pixel: lines between cells and regions, regions in pieces as shades,
//! diagonals, extra houses, rules around one cell, and holes.

use std::sync::Arc;

use slint::{Color, Image, Model, Rgba8Pixel, SharedPixelBuffer};

use super::ShapeInk;
use super::board::{is_fine, is_thick};
use crate::controller::{RegionLetter, ShapeDraft};
use crate::engine::{Cell, ExtraHouses, HouseKind, Layout, LayoutBuilder, Place, Regions, Rule};
use crate::look::{AreaShade, BoardLines, BoardLook, LineWeight, ShadedRegions};

/// A cell narrower than this many pixels has no fine line around it.
const LEAST_PITCH: usize = 5;

/// What a picture of a board shows. Lists have an entry for each place, in row-major order.
pub(super) struct BoardSketch {
    rows: usize,
    columns: usize,
    is_cell: Vec<bool>,
    fills: Vec<CellGround>,
    lines: BoardLines,
    /// The first and the last place of each diagonal.
    diagonals: Vec<(Place, Place)>,
    /// The board whose extra houses have outlines.
    outlined: Option<(Arc<Layout>, Arc<BoardLook>)>,
}

/// The ground of a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CellGround {
    Paper,
    /// A region that a line cannot show.
    Shade,
    House,
    /// One of the colours, from 0.
    Colour(usize),
    /// The cell whose neighbours by a rule are shown, and these.
    RuleCell,
    RuleNeighbour,
}

impl BoardSketch {
    /// The sketch of a board.
    pub(super) fn of(board: &LayoutBuilder) -> Option<Self> {
        // Building a board of a hundred rows takes longer than drawing it.
        if let Regions::Boxes { rows, columns } = board.regions
            && *board == LayoutBuilder::boxed(rows, columns)
        {
            return Some(Self::of_boxes(board.digits, rows, columns));
        }
        board.build().ok().map(|layout| Self::of_layout(&layout))
    }

    fn of_boxes(side: usize, rows: usize, columns: usize) -> Self {
        let region = |row, column| Some(row / rows * side + column / columns);
        Self::square(side, BoardLines::of_regions(side, side, region))
    }

    fn square(side: usize, lines: BoardLines) -> Self {
        let (is_cell, fills) = (vec![true; side * side], vec![CellGround::Paper; side * side]);
        Self {
            rows: side,
            columns: side,
            is_cell,
            fills,
            lines,
            diagonals: Vec::new(),
            outlined: None,
        }
    }

    fn of_layout(layout: &Arc<Layout>) -> Self {
        let (rows, columns) = (layout.rows(), layout.columns());
        let cells: Vec<Option<Cell>> = (0..rows * columns)
            .map(|place| layout.cell(place / columns, place % columns))
            .collect();
        let look = BoardLook::of(layout);
        let fill = |cell: &Option<Cell>| cell.map_or(CellGround::Paper, |cell| fill(&look, cell));
        let mut sketch = Self {
            rows,
            columns,
            is_cell: cells.iter().map(Option::is_some).collect(),
            fills: cells.iter().map(fill).collect(),
            lines: look.lines.clone(),
            diagonals: look.diagonals.clone(),
            outlined: Some((layout.clone(), look.clone())),
        };
        sketch.fill_groups(layout);
        sketch.fill_rule(layout);
        sketch
    }

    /// The sketch of a drawing. Each region has a colour. What is no board yet shows what of it can be.
    pub(super) fn of_draft(draft: &ShapeDraft) -> Self {
        let side = draft.side();
        let region = |place| draft.region(place).map(RegionLetter::index);
        let of_place = |row, column| region(Place::new(row, column));
        let mut sketch = Self::square(side, BoardLines::of_regions(side, side, of_place));
        let fills =
            draft.places().map(|place| region(place).map_or(CellGround::Paper, CellGround::Colour));
        sketch.fills = fills.collect();
        if let Some(layout) = draft.layout().ok().or_else(|| without_regions(draft)) {
            sketch.add_extra_houses(&layout);
        }
        for place in draft.houses().iter().flatten() {
            sketch.set(*place, CellGround::House);
        }
        sketch
    }

    fn set(&mut self, place: Place, fill: CellGround) {
        self.fills[place.row * self.columns + place.column] = fill;
    }

    /// Fills the extra houses over the colours of regions.
    fn add_extra_houses(&mut self, layout: &Arc<Layout>) {
        for house in layout.houses().iter().filter(|house| house.kind.is_marked_area()) {
            for &cell in &house.cells {
                self.set(layout.place(cell), CellGround::House);
            }
        }
        self.diagonals.clone_from(&BoardLook::of(layout).diagonals);
        self.fill_groups(layout);
    }

    /// Gives each disjoint group a colour of its own.
    fn fill_groups(&mut self, layout: &Layout) {
        for house in layout.houses().iter().filter(|it| it.kind == HouseKind::DisjointGroup) {
            for &cell in &house.cells {
                self.set(layout.place(cell), CellGround::Colour(house.number - 1));
            }
        }
    }

    /// Shows the rules around one cell: that in the middle, or on a torus that in the corner.
    fn fill_rule(&mut self, layout: &Layout) {
        let middle = if layout.is_torus() {
            layout.cell(0, 0)
        } else {
            layout.cell(self.rows / 2, self.columns / 2)
        };
        let Some(middle) = middle.filter(|_| layout.rules().next().is_some()) else {
            return;
        };
        for rule in layout.rules().collect::<Vec<Rule>>() {
            for &cell in layout.neighbours(rule, middle) {
                self.set(layout.place(cell), CellGround::RuleNeighbour);
            }
        }
        self.set(layout.place(middle), CellGround::RuleCell);
    }
}

/// The fill of a cell as its board looks.
fn fill(look: &BoardLook, cell: Cell) -> CellGround {
    match look.shade(cell) {
        AreaShade::WHITE => CellGround::Paper,
        shade => match look.shaded_regions {
            ShadedRegions::None => CellGround::House,
            ShadedRegions::WithinLines => CellGround::Shade,
            ShadedRegions::InPieces => CellGround::Colour(usize::from(shade.number() - 1)),
        },
    }
}

/// A board with the extra houses of a drawing that do not depend on its regions.
fn without_regions(draft: &ShapeDraft) -> Option<Arc<Layout>> {
    let latin = || LayoutBuilder::latin(draft.side());
    let fits = |extra: &ExtraHouses| latin().with_extras([*extra]).faults().is_empty();
    let extras = ExtraHouses::ALL.into_iter().filter(|extra| draft.has_extra(*extra)).filter(fits);
    latin().with_extras(extras).build().ok()
}

/// The pixels at which rows or columns begin, and where the last one ends. What is left of the room is on both sides.
fn edges(count: usize, pitch: usize, room: usize) -> Vec<usize> {
    let before = if pitch > 0 { (room - count * pitch) / 2 } else { 0 };
    let at = |index: usize| if pitch > 0 { index * pitch } else { index * room / count.max(1) };
    (0..=count).map(|index| before + at(index)).collect()
}

/// Draws a board on a square that is `width` pixels wide. All cells are equally large where there are enough pixels. A fine
/// line is `thin` pixels wide.
pub(super) fn picture(sketch: &BoardSketch, width: usize, thin: usize, ink: &ShapeInk) -> Image {
    let thin = thin.max(1);
    let room = width.saturating_sub(2 * thin);
    let pitch = room / sketch.rows.max(sketch.columns).max(1);
    let frame = PictureFrame {
        across: edges(sketch.columns, pitch, room),
        down: edges(sketch.rows, pitch, room),
        thin,
    };
    let mut canvas = ShapeCanvas::new(width);
    frame.draw_cells(sketch, ink, &mut canvas);
    let has_fine_lines = pitch >= LEAST_PITCH * thin;
    if has_fine_lines {
        frame.draw_lines(sketch, is_fine, thin, ink.hairline, &mut canvas);
    }
    frame.draw_diagonals(sketch, ink, &mut canvas);
    let breadth = if has_fine_lines { 2 * thin } else { thin };
    frame.draw_lines(sketch, is_thick, breadth, ink.line, &mut canvas);
    if let Some((layout, look)) = &sketch.outlined
        && has_fine_lines
    {
        frame.draw_outlines(layout, look, pitch, ink.diagonal, &mut canvas);
    }
    Image::from_rgba8(canvas.pixels)
}

/// Where the cells of a picture are.
struct PictureFrame {
    across: Vec<usize>,
    down: Vec<usize>,
    thin: usize,
}

impl PictureFrame {
    fn draw_cells(&self, sketch: &BoardSketch, ink: &ShapeInk, canvas: &mut ShapeCanvas) {
        for place in (0..sketch.is_cell.len()).filter(|&place| sketch.is_cell[place]) {
            let (row, column) = (place / sketch.columns, place % sketch.columns);
            let to = (self.across[column + 1] + self.thin, self.down[row + 1] + self.thin);
            let colour = colour_of(sketch.fills[place], ink);
            canvas.fill((self.across[column], self.down[row]), to, colour);
        }
    }

    fn draw_diagonals(&self, sketch: &BoardSketch, ink: &ShapeInk, canvas: &mut ShapeCanvas) {
        for (first, last) in &sketch.diagonals {
            let is_rising = first.column > last.column;
            let left = self.across[first.column.min(last.column)];
            let right = self.across[first.column.max(last.column) + 1];
            let (from, to) = if is_rising { (right, left) } else { (left, right) };
            let (top, bottom) = (self.down[first.row], self.down[last.row + 1]);
            canvas.diagonal((from, top), (to, bottom), self.thin, ink.diagonal);
        }
    }

    /// Draws the outlines of extra houses that overlap others, in whole lines.
    #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
    fn draw_outlines(
        &self,
        layout: &Layout,
        look: &BoardLook,
        pitch: usize,
        colour: Color,
        canvas: &mut ShapeCanvas,
    ) {
        let cell = pitch as f32;
        let pixel = |(x, y): (f32, f32)| {
            (
                self.across[0] + pixel_at((x * cell).round()),
                self.down[0] + pixel_at((y * cell).round()),
            )
        };
        let least = 2.0 * self.thin as f32 / cell;
        let lines = look.outlines.iter().flat_map(|outline| outline.whole_lines(layout, least));
        for line in lines {
            let (from, to) = (pixel(line.from), pixel(line.to));
            canvas.fill(from, (to.0 + self.thin, to.1 + self.thin), colour);
        }
    }

    /// Draws the lines of some weights.
    fn draw_lines(
        &self,
        sketch: &BoardSketch,
        is_wanted: fn(LineWeight) -> bool,
        breadth: usize,
        colour: Color,
        canvas: &mut ShapeCanvas,
    ) {
        for (row, &y) in self.down.iter().enumerate() {
            for (column, &x) in self.across.iter().enumerate() {
                if let Some(&below) = self.down.get(row + 1)
                    && is_wanted(sketch.lines.left_of(row, column))
                {
                    canvas.fill((x, y), (x + breadth, below + breadth), colour);
                }
                if let Some(&after) = self.across.get(column + 1)
                    && is_wanted(sketch.lines.above(row, column))
                {
                    canvas.fill((x, y), (after + breadth, y + breadth), colour);
                }
            }
        }
    }
}

fn colour_of(fill: CellGround, ink: &ShapeInk) -> Color {
    match fill {
        CellGround::Paper => ink.paper,
        CellGround::Shade => ink.shade,
        CellGround::House => ink.house,
        CellGround::RuleCell => ink.rule,
        CellGround::RuleNeighbour => ink.neighbour,
        CellGround::Colour(number) => {
            let count = ink.colours.row_count().max(1);
            ink.colours.row_data(number % count).unwrap_or(ink.paper)
        }
    }
}

/// A square of pixels, clear at first.
struct ShapeCanvas {
    width: usize,
    pixels: SharedPixelBuffer<Rgba8Pixel>,
}

impl ShapeCanvas {
    fn new(width: usize) -> Self {
        let pixels = u32::try_from(width).unwrap_or_default();
        Self { width, pixels: SharedPixelBuffer::new(pixels, pixels) }
    }

    /// Fills the rectangle from the first pixel to the one before the second.
    fn fill(&mut self, from: (usize, usize), to: (usize, usize), colour: Color) {
        let (right, bottom) = (to.0.min(self.width), to.1.min(self.width));
        let pixel = Rgba8Pixel::new(colour.red(), colour.green(), colour.blue(), colour.alpha());
        let pixels = self.pixels.make_mut_slice();
        for y in from.1..bottom {
            if from.0 < right {
                pixels[y * self.width + from.0..y * self.width + right].fill(pixel);
            }
        }
    }

    /// Draws a line at 45 degrees between two corners of cells, with soft edges.
    #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
    fn diagonal(
        &mut self,
        (from, top): (usize, usize),
        (to, bottom): (usize, usize),
        thin: usize,
        colour: Color,
    ) {
        let (height, half) = ((bottom - top).max(1) as f32, thin as f32 * 0.75);
        let slope = (to as f32 - from as f32) / height;
        for y in top..bottom.min(self.width) {
            let middle = from as f32 + slope * (y as f32 + 0.5 - top as f32);
            let reach = 2 * thin + 1;
            let first = pixel_at(middle).saturating_sub(reach);
            for x in first..(first + 2 * reach + 1).min(self.width) {
                // The distance from a line at 45 degrees is shorter than that along the row.
                let away = (x as f32 + 0.5 - middle).abs() * std::f32::consts::FRAC_1_SQRT_2;
                self.blend(x, y, colour, (half + 0.5 - away).clamp(0.0, 1.0));
            }
        }
    }

    fn blend(&mut self, x: usize, y: usize, colour: Color, share: f32) {
        let pixel = &mut self.pixels.make_mut_slice()[y * self.width + x];
        let below = Color::from_argb_u8(pixel.a, pixel.r, pixel.g, pixel.b);
        if below.alpha() > 0 {
            let mixed = colour.mix(&below, share);
            *pixel = Rgba8Pixel::new(mixed.red(), mixed.green(), mixed.blue(), pixel.a);
        }
    }
}

/// The pixel that a place lies in; the first one if it lies before the picture.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place in a picture is a small number from 0"
)]
fn pixel_at(place: f32) -> usize {
    place.max(0.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn houses_that_overlap_others_are_outlined_as_on_the_board() {
        let ink = ShapeInk {
            paper: Color::from_rgb_u8(250, 250, 250),
            house: Color::from_rgb_u8(0, 200, 0),
            diagonal: Color::from_rgb_u8(0, 0, 200),
            ..ShapeInk::default()
        };
        let count = |extras: &[ExtraHouses], colour: Color| {
            let board = LayoutBuilder::boxed(3, 3).with_extras(extras.iter().copied());
            let drawn = picture(&BoardSketch::of(&board).unwrap(), 92, 1, &ink);
            let pixels = drawn.to_rgba8().unwrap();
            let is_meant = |pixel: &&Rgba8Pixel| {
                (pixel.r, pixel.g, pixel.b) == (colour.red(), colour.green(), colour.blue())
            };
            pixels.as_slice().iter().filter(is_meant).count()
        };
        assert_eq!(count(&[ExtraHouses::Windows], ink.diagonal), 0, "windows lie apart");
        let windows = count(&[ExtraHouses::Windows], ink.house);
        let both = [ExtraHouses::Windows, ExtraHouses::CentreDots];
        assert!(count(&both, ink.diagonal) > 0);
        assert!((windows / 2..=windows).contains(&count(&both, ink.house)), "shades lie below");
    }
}
