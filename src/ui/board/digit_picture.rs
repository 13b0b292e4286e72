//! The digits of a board that is shown in part, drawn as one picture. Hundreds of texts would be laid out again at each
//! scroll, which takes longer than one frame of the screen.

use std::cell::RefCell;
use std::collections::HashMap;

use slint::{Color, ComponentHandle, Image, Model, Rgba8Pixel, SharedPixelBuffer};
use tiny_skia::{FillRule, Paint, Pixmap, PixmapPaint, Transform};

use crate::print::{Weight, digit_middle, text_outline};
use crate::ui::int::to_pixels;
use crate::ui::{AppWindow, BoardAdapter, BoardCell, BoardInks, CellKind, CellMark};

/// The most pixels of a side of the picture.
const LONGEST: u32 = 8_192;

/// The picture of the digits, as the board asks for it.
pub(in crate::ui) fn listen(window: &AppWindow) {
    let (looking, stamps) = (window.as_weak(), RefCell::new(Stamps::default()));
    window.global::<BoardAdapter>().on_digits(move |pitch, size, inks, _revision| {
        let Some(window) = looking.upgrade() else { return Image::default() };
        let adapter = window.global::<BoardAdapter>();
        stamps.borrow_mut().fit(to_pixels(pitch), size, inks);
        draw(&adapter, &mut stamps.borrow_mut()).unwrap_or_default()
    });
}

/// `None` where nothing can be drawn.
fn draw(adapter: &BoardAdapter<'_>, stamps: &mut Stamps) -> Option<Image> {
    let (rows, columns) = (to_pixels(adapter.get_rows()), to_pixels(adapter.get_columns()));
    let side = |count: u32| Some(count.checked_mul(stamps.pitch)?).filter(|&side| side <= LONGEST);
    let (width, height) = (side(columns)?, side(rows)?);
    let mut picture = Pixmap::new(width, height)?;
    for cell in adapter.get_cells().iter().filter(|cell| !cell.text.is_empty()) {
        let place = u32::try_from(cell.place).ok()?;
        let corner = |number: u32| i32::try_from(number * stamps.pitch).ok();
        let (x, y) = (corner(place % columns)?, corner(place / columns)?);
        let Some(stamp) = stamps.of(&cell) else { continue };
        let paint = PixmapPaint::default();
        picture.draw_pixmap(x, y, stamp.as_ref(), &paint, Transform::identity(), None);
    }
    let pixels = SharedPixelBuffer::<Rgba8Pixel>::clone_from_slice(picture.data(), width, height);
    Some(Image::from_rgba8_premultiplied(pixels))
}

/// Digits drawn once, of one size and in the colours of one theme.
#[derive(Default)]
struct Stamps {
    /// The width of a cell in pixels.
    pitch: u32,
    /// The size of the type, in pixels.
    size: f32,
    inks: BoardInks,
    drawn: HashMap<(String, DigitInk), Pixmap>,
}

/// What a digit is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum DigitInk {
    Given,
    Entry,
    Found,
    Right,
    Wrong,
    /// A given that breaks a rule.
    WrongGiven,
}

impl Stamps {
    /// Forgets the digits of another size or theme.
    fn fit(&mut self, pitch: u32, size: f32, inks: BoardInks) {
        let size_differs = (self.size - size).abs() > f32::EPSILON;
        if self.pitch != pitch || size_differs || self.inks != inks {
            *self = Self { pitch, size, inks, drawn: HashMap::new() };
        }
    }

    /// The digit of a cell, on a ground as large as the cell.
    fn of(&mut self, cell: &BoardCell) -> Option<&Pixmap> {
        let key = (cell.text.to_string(), DigitInk::of(cell));
        if !self.drawn.contains_key(&key) {
            let stamp = self.stamp(&key.0, key.1)?;
            self.drawn.insert(key.clone(), stamp);
        }
        self.drawn.get(&key)
    }

    fn stamp(&self, text: &str, ink: DigitInk) -> Option<Pixmap> {
        let mut stamp = Pixmap::new(self.pitch, self.pitch)?;
        let (outline, width) = text_outline(text, ink.weight());
        #[expect(clippy::cast_precision_loss, reason = "a cell is some dozens of pixels wide")]
        let middle = self.pitch as f32 / 2.0;
        let (x, y) =
            (middle - width * self.size / 2.0, middle + digit_middle(ink.weight()) * self.size);
        let place = Transform::from_row(self.size, 0.0, 0.0, -self.size, x, y);
        stamp.fill_path(&outline?, &paint(ink.colour(&self.inks)), FillRule::Winding, place, None);
        Some(stamp)
    }
}

impl DigitInk {
    fn of(cell: &BoardCell) -> Self {
        let is_given = cell.kind == CellKind::Given;
        match (cell.conflict || cell.mark == CellMark::Wrong, is_given, cell.mark) {
            (true, true, _) => Self::WrongGiven,
            (true, false, _) => Self::Wrong,
            (false, _, CellMark::Right) => Self::Right,
            (false, true, CellMark::None | CellMark::Wrong | CellMark::Lost) => Self::Given,
            (false, false, CellMark::None | CellMark::Wrong | CellMark::Lost) => {
                if cell.kind == CellKind::Entry { Self::Entry } else { Self::Found }
            }
        }
    }

    fn weight(self) -> Weight {
        match self {
            Self::Given | Self::WrongGiven => Weight::Bold,
            Self::Entry | Self::Found | Self::Right | Self::Wrong => Weight::Regular,
        }
    }

    fn colour(self, inks: &BoardInks) -> Color {
        match self {
            Self::Given => inks.given,
            Self::Entry => inks.entry,
            Self::Found => inks.found,
            Self::Right => inks.right,
            Self::Wrong | Self::WrongGiven => inks.wrong,
        }
    }
}

fn paint(colour: Color) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(colour.red(), colour.green(), colour.blue(), colour.alpha());
    paint
}
