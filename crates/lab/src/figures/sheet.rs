//! A figure as plain data.

use nonet_engine::{Digit, HouseKind, LowestDigit};

/// The size of the sheet that a figure is drawn on. The words of figures are about ten units high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureSize {
    width: u16,
    height: u16,
}

impl FigureSize {
    /// A square.
    pub const SQUARE: Self = Self { width: 400, height: 400 };

    /// The size of a chart in a file.
    pub const WIDE: Self = Self { width: 600, height: 400 };

    /// The least and the most units of the shorter side. In a large room words are larger, rather than more.
    const SHORTER: [u32; 2] = [260, 400];

    /// The most units of the longer side.
    const LONGEST: u32 = 1_600;

    /// The size for a room of this width and height, which has the same shape unless it is very long.
    #[must_use]
    pub fn of_room(width: u32, height: u32) -> Self {
        let shorter = width.min(height).max(1);
        let [least, most] = Self::SHORTER;
        // The shorter side decides, as words must be readable across it.
        let units = shorter.clamp(least, most);
        let side = |length: u32| {
            // The product of a long side and the units may exceed 32 bits.
            let length = u64::from(length.max(1)) * u64::from(units) / u64::from(shorter);
            u16::try_from(length.min(Self::LONGEST.into())).unwrap_or(u16::MAX)
        };
        Self { width: side(width), height: side(height) }
    }

    /// The width in units.
    #[must_use]
    pub fn width(self) -> f32 {
        self.width.into()
    }

    /// The height in units.
    #[must_use]
    pub fn height(self) -> f32 {
        self.height.into()
    }
}

/// A picture that a theme colours.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The size of its sheet.
    pub size: FigureSize,
    /// The digit from which its digits count.
    pub lowest: LowestDigit,
    /// The elements that stay as they are while a method works, from the lowest on. They lie below the others.
    pub ground: Vec<FigureElement>,
    /// The other elements, from the lowest on.
    pub elements: Vec<FigureElement>,
}

/// A part of a figure.
#[derive(Clone, Debug, PartialEq)]
pub enum FigureElement {
    /// A straight line.
    Line {
        /// One end.
        from: SheetPoint,
        /// The other end.
        to: SheetPoint,
        /// How thick it is.
        width: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A filled rectangle.
    Fill {
        /// The upper left corner.
        at: SheetPoint,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A filled circle.
    Dot {
        /// Its middle.
        at: SheetPoint,
        /// From the middle to the edge.
        radius: f32,
        /// Its ink.
        ink: Ink,
    },
    /// A short text: a number, or the name of a cell.
    Word {
        /// The text.
        text: FigureText,
        /// A point half-way up the digits of the text.
        at: SheetPoint,
        /// The part of the text that is at the point.
        anchor: WordAnchor,
        /// The size of the font.
        size: f32,
        /// Its ink.
        ink: Ink,
    },
}

/// A text of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureText {
    /// These words.
    Words(String),
    /// A number, which each language writes in its own way.
    Number(u64),
    /// The houses of this kind, which each language names.
    Houses(HouseKind),
}

/// A point of the sheet, measured from its upper left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SheetPoint {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// The part of a text that is at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordAnchor {
    /// The start.
    Start,
    /// The middle.
    Middle,
    /// The end.
    End,
}

/// What an element is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// The colour of text.
    Text,
    /// The colour of text that matters less.
    Soft,
    /// The colour of hairlines.
    Faint,
    /// What the method is about now.
    Accent,
    /// A light ground of what the method is about.
    Wash,
    /// What breaks a rule.
    Conflict,
    /// The colour of the sheet.
    Paper,
    /// One of the colours that tell digits apart, counted from 0. They come again after the last.
    Digit(usize),
}

impl SheetPoint {
    /// A point.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }
}

impl Default for Figure {
    fn default() -> Self {
        Self::empty(FigureSize::SQUARE)
    }
}

impl FigureText {
    /// The text, with a number as `write_number` writes it, and houses as `name_houses` names them.
    #[must_use]
    pub fn written(
        &self,
        write_number: impl Fn(u64) -> String,
        name_houses: impl Fn(HouseKind) -> String,
    ) -> String {
        match self {
            Self::Words(words) => words.clone(),
            Self::Number(number) => write_number(*number),
            Self::Houses(kind) => name_houses(*kind),
        }
    }
}

impl<T: Into<String>> From<T> for FigureText {
    fn from(words: T) -> Self {
        Self::Words(words.into())
    }
}

impl Figure {
    /// An empty sheet.
    #[must_use]
    pub fn empty(size: FigureSize) -> Self {
        Self { size, lowest: LowestDigit::One, ground: Vec::new(), elements: Vec::new() }
    }

    /// `digit` as the figure writes it.
    pub(super) fn shown(&self, digit: Digit) -> String {
        self.lowest.shown(digit).to_string()
    }

    pub(super) fn line(&mut self, from: SheetPoint, to: SheetPoint, width: f32, ink: Ink) {
        self.elements.push(FigureElement::Line { from, to, width, ink });
    }

    pub(super) fn fill(&mut self, at: SheetPoint, width: f32, height: f32, ink: Ink) {
        self.elements.push(FigureElement::Fill { at, width, height, ink });
    }

    pub(super) fn dot(&mut self, at: SheetPoint, radius: f32, ink: Ink) {
        self.elements.push(FigureElement::Dot { at, radius, ink });
    }

    pub(super) fn word(
        &mut self,
        text: impl Into<FigureText>,
        at: SheetPoint,
        anchor: WordAnchor,
        size: f32,
        ink: Ink,
    ) {
        self.elements.push(FigureElement::Word { text: text.into(), at, anchor, size, ink });
    }
}

/// A count as a length.
#[expect(clippy::cast_precision_loss, reason = "counts of a figure are small")]
pub(super) fn length(count: usize) -> f32 {
    count as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_has_the_shape_of_its_room_and_readable_words() {
        let units = |width, height| {
            let size = FigureSize::of_room(width, height);
            (size.width, size.height)
        };
        assert_eq!(units(430, 330), (430, 330));
        assert_eq!(units(1200, 600), (800, 400));
        assert_eq!(units(130, 100), (338, 260));
        assert_eq!(units(100_000, 100), (1_600, 260));
        assert_eq!(units(0, 0), (260, 260));
    }
}
