//! A figure as pixels, in the colours of a theme.

use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Rect, Transform};

use super::sheet::{Figure, FigureElement, Ink, Point, SIDE, WordAnchor};
use crate::print::{Weight, digit_middle, text_outline};

/// The longest side of a picture in pixels.
const LONGEST: u32 = 4_096;

/// A colour: red, green and blue.
pub type Rgb = [u8; 3];

/// The colours of the inks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InkColours {
    /// [`Ink::Text`].
    pub text: Rgb,
    /// [`Ink::Soft`].
    pub soft: Rgb,
    /// [`Ink::Faint`].
    pub faint: Rgb,
    /// [`Ink::Accent`].
    pub accent: Rgb,
    /// [`Ink::Wash`].
    pub wash: Rgb,
    /// [`Ink::Conflict`].
    pub conflict: Rgb,
    /// [`Ink::Paper`].
    pub paper: Rgb,
    /// Whether the paper is dark.
    pub is_dark: bool,
}

/// A square picture, row by row from the upper left corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The length of a side in pixels.
    pub side: u32,
    /// Red, green, blue and opacity of each pixel.
    pub bytes: Vec<u8>,
}

/// Draws a figure on a square of this many pixels a side.
#[must_use]
pub fn picture(figure: &Figure, side: u32, colours: &InkColours) -> Picture {
    let side = side.clamp(1, LONGEST);
    #[expect(clippy::cast_precision_loss, reason = "at most some thousands")]
    let scale = side as f32 / SIDE;
    let pixmap = Pixmap::new(side, side).expect("the size is above 0 and below the limit");
    let mut canvas = Canvas { pixmap, scale, colours };
    let [red, green, blue] = colours.paper;
    canvas.pixmap.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    for element in &figure.elements {
        canvas.draw(element);
    }
    // Nothing shines through, so the pixels need no division by their opacity.
    Picture { side, bytes: canvas.pixmap.take() }
}

impl InkColours {
    fn of(&self, ink: Ink) -> Rgb {
        match ink {
            Ink::Text => self.text,
            Ink::Soft => self.soft,
            Ink::Faint => self.faint,
            Ink::Accent => self.accent,
            Ink::Wash => self.wash,
            Ink::Conflict => self.conflict,
            Ink::Paper => self.paper,
            Ink::Digit(number) => digit_colour(number, self.is_dark),
        }
    }
}

/// Twelve colours that are easy to tell apart, and equally light.
fn digit_colour(number: usize, is_dark: bool) -> Rgb {
    const ON_LIGHT: [Rgb; 12] = [
        [230, 126, 110],
        [238, 168, 84],
        [222, 202, 84],
        [146, 192, 98],
        [86, 190, 156],
        [98, 180, 214],
        [128, 150, 226],
        [176, 136, 218],
        [222, 130, 186],
        [176, 152, 122],
        [150, 164, 172],
        [190, 190, 140],
    ];
    const ON_DARK: [Rgb; 12] = [
        [176, 82, 70],
        [180, 118, 46],
        [160, 142, 42],
        [92, 136, 56],
        [42, 134, 106],
        [52, 124, 156],
        [82, 102, 176],
        [126, 88, 168],
        [166, 82, 132],
        [124, 102, 76],
        [98, 112, 120],
        [132, 132, 88],
    ];
    let colours = if is_dark { &ON_DARK } else { &ON_LIGHT };
    colours[number % colours.len()]
}

struct Canvas<'a> {
    pixmap: Pixmap,
    /// Pixels for a unit of the sheet.
    scale: f32,
    colours: &'a InkColours,
}

impl Canvas<'_> {
    fn draw(&mut self, element: &FigureElement) {
        match element {
            FigureElement::Line { from, to, width, ink } => self.line([*from, *to], *width, *ink),
            FigureElement::Fill { at, width, height, ink } => {
                self.fill(*at, [*width, *height], *ink);
            }
            FigureElement::Dot { at, radius, ink } => self.dot(*at, *radius, *ink),
            FigureElement::Word { text, at, anchor, size, ink } => {
                self.word(text, *at, *anchor, *size, *ink);
            }
        }
    }

    /// Draws a line. A line thinner than a pixel is drawn one pixel thick and paler in proportion.
    fn line(&mut self, [from, to]: [Point; 2], width: f32, ink: Ink) {
        let mut path = PathBuilder::new();
        path.move_to(from.x * self.scale, from.y * self.scale);
        path.line_to(to.x * self.scale, to.y * self.scale);
        let width = width * self.scale;
        let paint = self.paint(ink, width.clamp(0.3, 1.0));
        let stroke = tiny_skia::Stroke { width: width.max(1.0), ..tiny_skia::Stroke::default() };
        if let Some(path) = path.finish() {
            self.pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }

    /// Fills a rectangle. Its edges lie on whole pixels, and it is a pixel wide and high at least.
    fn fill(&mut self, at: Point, [width, height]: [f32; 2], ink: Ink) {
        let edge = |length: f32| (length * self.scale).round();
        let (left, top) = (edge(at.x), edge(at.y));
        let (right, bottom) =
            (edge(at.x + width).max(left + 1.0), edge(at.y + height).max(top + 1.0));
        let paint = Paint { anti_alias: false, ..self.paint(ink, 1.0) };
        if let Some(rect) = Rect::from_ltrb(left, top, right, bottom) {
            self.pixmap.fill_rect(rect, &paint, Transform::identity(), None);
        }
    }

    fn dot(&mut self, at: Point, radius: f32, ink: Ink) {
        let radius = (radius * self.scale).max(0.5);
        let circle = PathBuilder::from_circle(at.x * self.scale, at.y * self.scale, radius);
        if let Some(path) = circle {
            let paint = self.paint(ink, 1.0);
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn word(&mut self, text: &str, at: Point, anchor: WordAnchor, size: f32, ink: Ink) {
        let size = size * self.scale;
        let (outline, width) = text_outline(text, Weight::Regular);
        let before = match anchor {
            WordAnchor::Start => 0.0,
            WordAnchor::Middle => width / 2.0,
            WordAnchor::End => width,
        };
        let x = at.x * self.scale - before * size;
        let y = at.y * self.scale + digit_middle(Weight::Regular) * size;
        if let Some(path) = outline {
            let place = Transform::from_row(size, 0.0, 0.0, -size, x, y);
            let paint = self.paint(ink, 1.0);
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, place, None);
        }
    }

    fn paint(&self, ink: Ink, opacity: f32) -> Paint<'static> {
        let [red, green, blue] = self.colours.of(ink).map(|part| f32::from(part) / 255.0);
        let colour = tiny_skia::Color::from_rgba(red, green, blue, opacity);
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color(colour.unwrap_or(tiny_skia::Color::BLACK));
        paint
    }
}
