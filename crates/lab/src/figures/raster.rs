//! A figure as pixels, in the colours of a theme.

use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Rect, Transform};

use super::sheet::{Figure, FigureElement, FigureSize, Ink, SheetPoint, WordAnchor};
use nonet_engine::HouseKind;
use nonet_print::{Weight, digit_middle, text_outline};

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

/// What a picture looks like: the theme, and the marks of a language.
pub struct PictureStyle<'a> {
    /// The colours.
    pub colours: InkColours,
    /// Writes a number.
    pub write_number: &'a dyn Fn(u64) -> String,
    /// Names the houses of a kind.
    pub name_houses: &'a dyn Fn(HouseKind) -> String,
}

/// A picture, row by row from the upper left corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigurePixels {
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// Red, green, blue and opacity of each pixel.
    pub bytes: Vec<u8>,
}

/// Draws figures one after the other, and keeps the picture of their ground as long as it stays the same. The ground of a
/// graph is hundreds of edges, which take far longer than all else.
#[derive(Default)]
pub struct FigurePainter {
    ground: Option<PaintedGround>,
}

/// The ground of a figure, and what its picture follows from.
struct PaintedGround {
    size: FigureSize,
    elements: Vec<FigureElement>,
    colours: InkColours,
    pixmap: Pixmap,
}

impl FigurePainter {
    /// Draws a figure as large as it can be on this number of pixels, in their middle.
    pub fn paint(
        &mut self,
        figure: &Figure,
        width: u32,
        height: u32,
        style: &PictureStyle<'_>,
    ) -> FigurePixels {
        // There is no picture without pixels, and a huge one would take too much memory.
        let (width, height) = (width.clamp(1, LONGEST), height.clamp(1, LONGEST));
        let pixmap = self.ground(figure, width, height, style).clone();
        let mut canvas = SheetCanvas::of(pixmap, figure.size, style);
        canvas.draw_all(&figure.elements);
        // Nothing shines through, so the pixels need no division by their opacity.
        FigurePixels { width, height, bytes: canvas.pixmap.take() }
    }

    fn ground(
        &mut self,
        figure: &Figure,
        width: u32,
        height: u32,
        style: &PictureStyle<'_>,
    ) -> &Pixmap {
        let kept = self.ground.take().filter(|it| it.is_of(figure, width, height, style));
        let ground = kept.unwrap_or_else(|| PaintedGround::new(figure, width, height, style));
        &self.ground.insert(ground).pixmap
    }
}

impl PaintedGround {
    fn new(figure: &Figure, width: u32, height: u32, style: &PictureStyle<'_>) -> Self {
        let mut pixmap =
            Pixmap::new(width, height).expect("the size is above 0 and below the limit");
        let [red, green, blue] = style.colours.paper;
        pixmap.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
        let mut canvas = SheetCanvas::of(pixmap, figure.size, style);
        canvas.draw_all(&figure.ground);
        let (size, elements) = (figure.size, figure.ground.clone());
        Self { size, elements, colours: style.colours, pixmap: canvas.pixmap }
    }

    /// Whether this is the ground of `figure` in a picture of this size and style. A ground has no numbers, so the way in which
    /// a style writes them does not matter.
    fn is_of(&self, figure: &Figure, width: u32, height: u32, style: &PictureStyle<'_>) -> bool {
        [self.pixmap.width(), self.pixmap.height()] == [width, height]
            && self.size == figure.size
            && self.colours == style.colours
            // Comparing the elements takes far less time than drawing them.
            && self.elements == figure.ground
    }
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

/// Twelve colours that are easy to tell apart, and equally light. The text of the theme can be read on each.
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
        [146, 128, 36],
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

struct SheetCanvas<'a> {
    pixmap: Pixmap,
    /// Where the sheet begins, in pixels.
    origin: SheetPoint,
    /// Pixels for a unit of the sheet.
    scale: f32,
    style: &'a PictureStyle<'a>,
}

impl<'a> SheetCanvas<'a> {
    /// A canvas on which a sheet of this size is as large as it can be, in the middle.
    fn of(pixmap: Pixmap, size: FigureSize, style: &'a PictureStyle<'a>) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "at most some thousands")]
        let [wide, high] = [pixmap.width(), pixmap.height()].map(|side| side as f32);
        let (across, down) = (size.width(), size.height());
        let scale = (wide / across).min(high / down);
        let origin = SheetPoint::new((wide - across * scale) / 2.0, (high - down * scale) / 2.0);
        Self { pixmap, origin, scale, style }
    }
}

impl SheetCanvas<'_> {
    fn draw_all(&mut self, elements: &[FigureElement]) {
        for element in elements {
            self.draw(element);
        }
    }

    fn draw(&mut self, element: &FigureElement) {
        match element {
            FigureElement::Line { from, to, width, ink } => self.line(*from, *to, *width, *ink),
            FigureElement::Fill { at, width, height, ink } => {
                let end = SheetPoint::new(at.x + width, at.y + height);
                self.fill(*at, end, *ink);
            }
            FigureElement::Dot { at, radius, ink } => self.dot(*at, *radius, *ink),
            FigureElement::Word { text, at, anchor, size, ink } => {
                let text = text.written(self.style.write_number, self.style.name_houses);
                self.word(&text, *at, *anchor, *size, *ink);
            }
        }
    }

    /// A point of the sheet in pixels.
    fn place(&self, at: SheetPoint) -> SheetPoint {
        SheetPoint::new(self.origin.x + at.x * self.scale, self.origin.y + at.y * self.scale)
    }

    /// Draws a line. A line thinner than a pixel is drawn one pixel thick and paler in proportion.
    fn line(&mut self, from: SheetPoint, to: SheetPoint, width: f32, ink: Ink) {
        let (from, to) = (self.place(from), self.place(to));
        let mut path = PathBuilder::new();
        path.move_to(from.x, from.y);
        path.line_to(to.x, to.y);
        let width = width * self.scale;
        // Not so pale that the line is gone.
        let paint = self.paint(ink, width.clamp(0.3, 1.0));
        let stroke = tiny_skia::Stroke { width: width.max(1.0), ..tiny_skia::Stroke::default() };
        if let Some(path) = path.finish() {
            self.pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }

    /// Fills a rectangle. Its edges lie on whole pixels, and it is a pixel wide and high at least.
    fn fill(&mut self, start: SheetPoint, end: SheetPoint, ink: Ink) {
        let (start, end) = (self.place(start), self.place(end));
        // Between two pixels an edge would be a blurred one, and boxes beside each other would show a seam.
        let (left, top) = (start.x.round(), start.y.round());
        let (right, bottom) = (end.x.round().max(left + 1.0), end.y.round().max(top + 1.0));
        let paint = Paint { anti_alias: false, ..self.paint(ink, 1.0) };
        if let Some(rect) = Rect::from_ltrb(left, top, right, bottom) {
            self.pixmap.fill_rect(rect, &paint, Transform::identity(), None);
        }
    }

    fn dot(&mut self, at: SheetPoint, radius: f32, ink: Ink) {
        let (at, radius) = (self.place(at), (radius * self.scale).max(0.5));
        if let Some(path) = PathBuilder::from_circle(at.x, at.y, radius) {
            let paint = self.paint(ink, 1.0);
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }

    fn word(&mut self, text: &str, at: SheetPoint, anchor: WordAnchor, size: f32, ink: Ink) {
        let (at, size) = (self.place(at), size * self.scale);
        let (outline, width) = text_outline(text, Weight::Regular);
        let before = match anchor {
            WordAnchor::Start => 0.0,
            WordAnchor::Middle => width / 2.0,
            WordAnchor::End => width,
        };
        let y = at.y + digit_middle(Weight::Regular) * size;
        if let Some(path) = outline {
            // In a font the second coordinate goes up, on a sheet it goes down.
            let place = Transform::from_row(size, 0.0, 0.0, -size, at.x - before * size, y);
            let paint = self.paint(ink, 1.0);
            self.pixmap.fill_path(&path, &paint, FillRule::Winding, place, None);
        }
    }

    fn paint(&self, ink: Ink, opacity: f32) -> Paint<'static> {
        let [red, green, blue] = self.style.colours.of(ink).map(|part| f32::from(part) / 255.0);
        let colour = tiny_skia::Color::from_rgba(red, green, blue, opacity);
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color(colour.unwrap_or(tiny_skia::Color::BLACK));
        paint
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ink of text in the light and the dark theme.
    const TEXTS: [(Rgb, bool); 2] = [([29, 32, 38], false), ([236, 234, 228], true)];

    /// The luminance of a colour as WCAG 2 defines it.
    fn luminance(colour: Rgb) -> f32 {
        let [red, green, blue] = colour.map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(one: Rgb, other: Rgb) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn digits_can_be_read_on_their_colours() {
        for (text, is_dark) in TEXTS {
            for number in 0..12 {
                let ratio = contrast(text, digit_colour(number, is_dark));
                assert!(ratio >= 3.0, "{number} dark {is_dark}: {ratio}");
            }
        }
    }
}
