//! The model of a drawing: lines, shapes and colours as a file holds them.

use nonet_engine::Place;

/// A point in cells: row and column from the upper left corner of the board, so that (0.5, 0.5) is the middle of the first cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) row: f64,
    pub(crate) column: f64,
}

/// How far a point may lie from its place, in cells.
const TOLERANCE: f64 = 0.12;

impl Point {
    /// Whether a point lies at another one.
    pub(super) fn is_at(self, other: Self) -> bool {
        self.distance(other) < TOLERANCE
    }

    pub(super) fn distance(self, other: Self) -> f64 {
        (self.row - other.row).hypot(self.column - other.column)
    }

    /// The middle of a cell.
    pub(super) fn of_cell(place: Place) -> Self {
        let at = |index: usize| f64::from(u32::try_from(index).unwrap_or(u32::MAX)) + 0.5;
        Self { row: at(place.row), column: at(place.column) }
    }

    /// Row and column of the cell around the point, which may lie beside the board.
    pub(super) fn square(self) -> (isize, isize) {
        (floor(self.row), floor(self.column))
    }

    /// The row and column of the cell whose middle the point is. It may lie beside the board.
    pub(super) fn middle_of(self) -> Option<(isize, isize)> {
        let (row, column) = self.square();
        let middle = Self { row: half_behind(row), column: half_behind(column) };
        self.is_at(middle).then_some((row, column))
    }

    /// The two cells whose common edge has the point in its middle.
    pub(super) fn edge_between(self) -> Option<[(isize, isize); 2]> {
        let before = Self { row: self.row - 0.5, column: self.column }.middle_of();
        let behind = Self { row: self.row + 0.5, column: self.column }.middle_of();
        let left = Self { row: self.row, column: self.column - 0.5 }.middle_of();
        let right = Self { row: self.row, column: self.column + 0.5 }.middle_of();
        let pair = before.zip(behind).or(left.zip(right));
        pair.map(|(one, other)| [one, other])
    }

    /// The four cells around the corner that the point is.
    pub(super) fn corner_between(self) -> Option<[(isize, isize); 4]> {
        let first = Self { row: self.row - 0.5, column: self.column - 0.5 }.middle_of()?;
        let (row, column) = first;
        Some([(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)])
    }
}

/// The whole number below. Points far outside any board count as far outside.
fn floor(number: f64) -> isize {
    const FAR: f64 = 1e6;
    #[expect(clippy::cast_possible_truncation, reason = "the number was just bounded")]
    let whole = number.clamp(-FAR, FAR).floor() as isize;
    whole
}

fn half_behind(index: isize) -> f64 {
    f64::from(i32::try_from(index).unwrap_or(i32::MAX)) + 0.5
}

/// A line or an arrow. An arrow has its tip at the last point.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DrawnLine {
    pub(crate) points: Vec<Point>,
    pub(crate) colour: DrawnColour,
    /// In cells.
    pub(crate) thickness: f64,
}

/// A circle or a rectangle, or a text without one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    pub(crate) centre: Point,
    /// In cells.
    pub(crate) width: f64,
    /// In cells.
    pub(crate) height: f64,
    pub(crate) is_round: bool,
    pub(crate) fill: DrawnColour,
    pub(crate) border: DrawnColour,
    pub(crate) text: String,
}

/// All that a puzzle draws.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawing {
    pub(crate) lines: Vec<DrawnLine>,
    pub(crate) arrows: Vec<DrawnLine>,
    /// Shapes below the digits.
    pub(crate) underlays: Vec<Shape>,
    /// Shapes above the digits.
    pub(crate) overlays: Vec<Shape>,
    /// Cells with a border around them, but without a number.
    pub(crate) areas: Vec<Vec<Place>>,
}

impl Drawing {
    /// Whether nothing is drawn that could say anything. A border alone may be an ornament.
    pub(crate) fn is_empty(&self) -> bool {
        let Self { lines, arrows, underlays, overlays, areas: _ } = self;
        lines.is_empty() && arrows.is_empty() && underlays.is_empty() && overlays.is_empty()
    }
}

/// The colour of a line, or of a part of a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum DrawnColour {
    /// There is none, or it cannot be seen.
    None,
    /// A colour whose notation Nonet does not know. It can be seen.
    Unknown,
    Known(Colour),
}

impl DrawnColour {
    pub(crate) const BLACK: Self = Self::Known(Colour::new(0, 0, 0));

    /// The colour of a text such as `#CFCFCF`, `CFC`, `#CFCFCF80`, `rgba(207, 207, 207, 0.95)` or `white`.
    pub(crate) fn named(text: &str) -> Self {
        let text = text.trim().to_ascii_lowercase();
        if ["", "none", "transparent"].contains(&text.as_str()) {
            return Self::None;
        }
        match Colour::named(&text) {
            Some((_, 0)) => Self::None,
            Some((colour, _)) => Self::Known(colour),
            None => Self::Unknown,
        }
    }

    /// The colour, if it is known.
    pub(super) fn known(self) -> Option<Colour> {
        match self {
            Self::Known(colour) => Some(colour),
            Self::None | Self::Unknown => None,
        }
    }

    /// Whether nothing shows on white paper.
    pub(super) fn is_white(self) -> bool {
        match self {
            Self::None => true,
            Self::Unknown => false,
            Self::Known(colour) => colour.name() == ColourName::White,
        }
    }
}

/// A colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Colour {
    pub(super) red: u8,
    pub(super) green: u8,
    pub(super) blue: u8,
}

/// The name that people give to a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ColourName {
    White,
    Grey,
    Black,
    Red,
    Orange,
    Yellow,
    Green,
    Teal,
    Blue,
    Purple,
}

impl Colour {
    pub(super) const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue }
    }

    /// The colour of a text in small letters, and how much of it can be seen, from 0 to 255. Returns `None` for another notation.
    fn named(text: &str) -> Option<(Self, u8)> {
        let known = [
            ("white", 0xff),
            ("black", 0),
            ("#f", 0xff),
            ("#0", 0),
            ("grey", 0x80),
            ("gray", 0x80),
        ];
        if let Some((_, level)) = known.into_iter().find(|(name, _)| *name == text) {
            return Some((Self::new(level, level, level), u8::MAX));
        }
        if let Some(parts) = text.strip_prefix("rgb") {
            return Self::of_parts(parts.trim_start_matches('a'));
        }
        Self::of_figures(text.trim_start_matches('#'))
    }

    fn of_parts(text: &str) -> Option<(Self, u8)> {
        let inner = text.trim().strip_prefix('(')?.strip_suffix(')')?;
        let parts = inner.split(',').map(|part| part.trim().parse().ok());
        let parts: Vec<f64> = parts.collect::<Option<_>>()?;
        let [red, green, blue, ref alpha @ ..] = parts[..] else { return None };
        let level = |part: f64| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "the number was just bounded"
            )]
            let level = part.clamp(0.0, 255.0) as u8;
            level
        };
        let seen = if alpha.first().is_none_or(|alpha| *alpha > 0.0) { u8::MAX } else { 0 };
        Some((Self::new(level(red), level(green), level(blue)), seen))
    }

    fn of_figures(figures: &str) -> Option<(Self, u8)> {
        let digits: Vec<u8> = figures
            .chars()
            .map(|figure| u8::try_from(figure.to_digit(16)?).ok())
            .collect::<Option<_>>()?;
        match digits[..] {
            [red, green, blue, ref alpha @ ..] if alpha.len() < 2 => {
                let seen = alpha.first().map_or(u8::MAX, |alpha| alpha * 17);
                Some((Self::new(red * 17, green * 17, blue * 17), seen))
            }
            [r1, r2, g1, g2, b1, b2] => {
                Some((Self::new(r1 * 16 + r2, g1 * 16 + g2, b1 * 16 + b2), u8::MAX))
            }
            [r1, r2, g1, g2, b1, b2, a1, a2] => {
                Some((Self::new(r1 * 16 + r2, g1 * 16 + g2, b1 * 16 + b2), a1 * 16 + a2))
            }
            _ => None,
        }
    }

    /// How people call the colour, by its hue.
    pub(super) fn name(self) -> ColourName {
        let parts = [self.red, self.green, self.blue].map(i32::from);
        let (least, most) = (*parts.iter().min().unwrap_or(&0), *parts.iter().max().unwrap_or(&0));
        let spread = most - least;
        // Greys differ little in their parts.
        if spread < 24 {
            return match most {
                0..=64 => ColourName::Black,
                65..=244 => ColourName::Grey,
                _ => ColourName::White,
            };
        }
        let [red, green, blue] = parts;
        let turn = |from: i32, to: i32, start: i32| start + 60 * (to - from) / spread;
        let hue = match most {
            _ if most == red => turn(blue, green, 0),
            _ if most == green => turn(red, blue, 120),
            _ => turn(green, red, 240),
        };
        match hue.rem_euclid(360) {
            0..15 | 345..360 => ColourName::Red,
            15..45 => ColourName::Orange,
            45..70 => ColourName::Yellow,
            70..160 => ColourName::Green,
            160..188 => ColourName::Teal,
            188..255 => ColourName::Blue,
            _ => ColourName::Purple,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_named() {
        for (text, name) in [
            ("#F067F0", ColourName::Purple),
            ("67f067", ColourName::Green),
            ("#2ECBFF80", ColourName::Blue),
            ("#CFCFCF", ColourName::Grey),
            ("rgba(207, 207, 207, 0.95)", ColourName::Grey),
            ("#FF9A00", ColourName::Orange),
            ("#ccc", ColourName::Grey),
            ("#33bbbb", ColourName::Teal),
            ("#F", ColourName::White),
            ("#000", ColourName::Black),
            ("#ff6666", ColourName::Red),
            ("#f0e060", ColourName::Yellow),
        ] {
            assert_eq!(DrawnColour::named(text).known().map(Colour::name), Some(name), "{text}");
        }
        for text in ["", "none", "transparent", "#FFFFFF00", "rgba(1,2,3,0)", "#f000"] {
            assert_eq!(DrawnColour::named(text), DrawnColour::None, "{text}");
        }
        for text in ["red", "lightgray", "hsl(120, 50%, 50%)", "#ffff0g", "rgb(1,2)", "#12345"] {
            assert_eq!(DrawnColour::named(text), DrawnColour::Unknown, "{text}");
        }
    }

    #[test]
    fn points_name_cells_edges_and_corners() {
        let point = |row, column| Point { row, column };
        assert_eq!(point(0.5, 1.45).middle_of(), Some((0, 1)));
        assert_eq!(point(-0.5, 1.5).middle_of(), Some((-1, 1)));
        assert_eq!(point(1.0, 1.5).edge_between(), Some([(0, 1), (1, 1)]));
        assert_eq!(point(1.5, 1.0).edge_between(), Some([(1, 0), (1, 1)]));
        assert_eq!(point(1.5, 1.0).middle_of(), None);
        assert_eq!(point(2.0, 1.0).corner_between(), Some([(1, 0), (1, 1), (2, 0), (2, 1)]));
        assert_eq!(point(2.0, 1.5).corner_between(), None);
        assert_eq!(point(f64::INFINITY, f64::NAN).middle_of(), None);
    }
}
