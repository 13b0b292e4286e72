//! Draws a page as pixels, for the screen and for PNG.
//!
//! Lines lie on whole pixels, so that they are sharp and equally thick at every size.

use tiny_skia::{FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Transform};
use ttf_parser::OutlineBuilder;

use super::font::{self, Weight};
use super::page::{Circle, CircleBody, Fill, Page, PageElement, Stroke, Text};

/// Maximum width of a picture in pixels.
pub const WIDEST: u32 = 8_192;

/// A greyscale picture, row by row from the upper left corner. 0 is black and 255 is white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The shade of each pixel.
    pub shades: Vec<u8>,
}

/// Draws a page `width` pixels wide, from 1 to [`WIDEST`]. The height follows from the shape of the page.
#[must_use]
pub fn pixels(page: &Page, width: u32) -> Pixels {
    let width = width.clamp(1, WIDEST);
    let scale = pixels_a_point(page, width);
    let height = whole(page.height * scale).max(1);
    let mut canvas = PageCanvas {
        pixmap: Pixmap::new(width, height).expect("the size is above 0 and below the limit"),
        scale,
    };
    canvas.pixmap.fill(tiny_skia::Color::WHITE);
    for element in &page.elements {
        match element {
            PageElement::Line(line) => canvas.line(line),
            PageElement::Text(text) => canvas.text(text),
            PageElement::Fill(fill) => canvas.fill(fill),
            PageElement::Circle(circle) => canvas.circle(circle),
        }
    }
    let shades = canvas.pixmap.pixels().iter().map(|pixel| pixel.red()).collect();
    Pixels { width, height, shades }
}

/// Draws a page as a PNG file `width` pixels wide, from 1 to [`WIDEST`]. The file states the size of the page on
/// paper.
#[must_use]
pub fn png(page: &Page, width: u32) -> Vec<u8> {
    const POINTS_A_METRE: f32 = 72.0 / 0.0254;
    let dots = whole(pixels_a_point(page, width) * POINTS_A_METRE);
    encoded(&pixels(page, width), Some(dots))
}

/// A picture as a PNG file. `dots` is the number of pixels per metre of paper, if the file states it.
pub(super) fn encoded(picture: &Pixels, dots: Option<u32>) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_pixel_dims(dots.map(|dots| png::PixelDimensions {
        xppu: dots,
        yppu: dots,
        unit: png::Unit::Meter,
    }));
    let written =
        encoder.write_header().and_then(|mut writer| writer.write_image_data(&picture.shades));
    written.expect("memory takes all that is written to it, and there is a shade for each pixel");
    bytes
}

fn pixels_a_point(page: &Page, width: u32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "at most some thousands")]
    let width = width as f32;
    width / page.width
}

struct PageCanvas {
    pixmap: Pixmap,
    /// Pixels per point.
    scale: f32,
}

impl PageCanvas {
    /// Draws a line. A line thinner than a pixel is drawn one pixel thick and paler in proportion.
    fn line(&mut self, line: &Stroke) {
        if line.is_slanted() {
            return self.slanted_line(line);
        }
        let width = line.width * self.scale;
        let thick = width.round().max(1.0);
        let level = line.is_level();
        let (from, to) = (line.from, line.to);
        let (along, across) =
            if level { ([from.x, to.x], from.y) } else { ([from.y, to.y], from.x) };
        let ends = along.map(|end| (end * self.scale).round());
        let (start, end) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        let edge = (across * self.scale - thick / 2.0).round();
        let (x, y, wide, high) = if level {
            (start, edge, end - start, thick)
        } else {
            (edge, start, thick, end - start)
        };
        let paint = paint(line.grey, width.clamp(0.3, 1.0));
        if let Some(rect) = Rect::from_xywh(x, y, wide.max(1.0), high.max(1.0)) {
            self.pixmap.fill_rect(rect, &paint, Transform::identity(), None);
        }
    }

    /// Draws a line that is neither horizontal nor vertical.
    fn slanted_line(&mut self, line: &Stroke) {
        let mut path = PathBuilder::new();
        path.move_to(line.from.x * self.scale, line.from.y * self.scale);
        path.line_to(line.to.x * self.scale, line.to.y * self.scale);
        let width = line.width * self.scale;
        let mut paint = paint(line.grey, width.clamp(0.3, 1.0));
        paint.anti_alias = true;
        let stroke = tiny_skia::Stroke { width: width.max(1.0), ..tiny_skia::Stroke::default() };
        if let Some(path) = path.finish() {
            self.pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }

    /// Fills a rectangle. Its edges lie on whole pixels, as lines do.
    fn fill(&mut self, fill: &Fill) {
        let edge = |points: f32| (points * self.scale).round();
        let (left, right) = (edge(fill.at.x), edge(fill.at.x + fill.width));
        let (top, bottom) = (edge(fill.at.y), edge(fill.at.y + fill.height));
        if let Some(rect) = Rect::from_ltrb(left, top, right, bottom) {
            self.pixmap.fill_rect(rect, &paint(fill.grey, 1.0), Transform::identity(), None);
        }
    }

    /// Draws a circle with soft edges.
    fn circle(&mut self, circle: &Circle) {
        let Circle { middle, radius, body, grey } = *circle;
        let [x, y, radius] = [middle.x, middle.y, radius].map(|points| points * self.scale);
        let Some(path) = PathBuilder::from_circle(x, y, radius) else { return };
        let unmoved = Transform::identity();
        match body {
            CircleBody::Disc => {
                let mut paint = paint(grey, 1.0);
                paint.anti_alias = true;
                self.pixmap.fill_path(&path, &paint, FillRule::Winding, unmoved, None);
            }
            CircleBody::Ring(width) => {
                let width = width * self.scale;
                let mut paint = paint(grey, width.clamp(0.3, 1.0));
                paint.anti_alias = true;
                let stroke =
                    tiny_skia::Stroke { width: width.max(1.0), ..tiny_skia::Stroke::default() };
                self.pixmap.stroke_path(&path, &paint, &stroke, unmoved, None);
            }
        }
    }

    fn text(&mut self, text: &Text) {
        let size = text.size * self.scale;
        let start = text.start();
        let way = if text.turned { -size } else { size };
        if let (Some(path), _) = text_outline(&text.text, text.weight) {
            let (x, y) = (start.x * self.scale, start.y * self.scale);
            let place = Transform::from_row(way, 0.0, 0.0, -way, x, y);
            self.pixmap.fill_path(&path, &paint(text.grey, 1.0), FillRule::Winding, place, None);
        }
    }
}

/// The outline of a text and its width, in ems. y grows upwards from the baseline. A text of blanks has no outline.
#[must_use]
pub fn text_outline(text: &str, weight: Weight) -> (Option<Path>, f32) {
    let face = font::face(weight);
    let em = f32::from(face.units_per_em());
    let mut outline = Outline { path: PathBuilder::new(), em, pen: 0.0 };
    for character in text.chars() {
        let glyph = font::glyph(character, weight);
        face.outline_glyph(glyph, &mut outline);
        outline.pen += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) / em;
    }
    (outline.path.finish(), outline.pen)
}

fn paint(grey: f32, opacity: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    let colour = tiny_skia::Color::from_rgba(grey, grey, grey, opacity);
    paint.set_color(colour.unwrap_or(tiny_skia::Color::BLACK));
    paint
}

fn whole(pixels: f32) -> u32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "sizes are positive and small"
    )]
    let whole = pixels.round() as u32;
    whole
}

/// Glyphs as a path, in ems.
struct Outline {
    path: PathBuilder,
    /// The units of the font for an em.
    em: f32,
    /// Where the next glyph begins.
    pen: f32,
}

impl Outline {
    fn x(&self, x: f32) -> f32 {
        x / self.em + self.pen
    }

    fn y(&self, y: f32) -> f32 {
        y / self.em
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x(x), self.y(y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x(x), self.y(y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.x(x1), self.y(y1), self.x(x), self.y(y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.cubic_to(self.x(x1), self.y(y1), self.x(x2), self.y(y2), self.x(x), self.y(y));
    }

    fn close(&mut self) {
        self.path.close();
    }
}
