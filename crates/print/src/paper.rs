//! The sheets that pages are printed on: sizes with a name, and sizes of the user's own.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The size of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paper {
    /// 210 mm by 297 mm.
    #[default]
    A4,
    /// 8.5 inches by 11 inches.
    Letter,
    /// 297 mm by 420 mm.
    A3,
    /// 8.5 inches by 14 inches.
    Legal,
    /// 148 mm by 210 mm.
    A5,
    /// A size of the user's own.
    Free(SheetSize),
}

/// Width and height of a sheet. Each side is from 100 mm to 2000 mm long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SheetSize {
    /// In micrometres, so that inches are exact.
    width: u32,
    height: u32,
}

/// A text is no width and height of a sheet, or they are too small or too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASheet;

/// The shortest side of a sheet in micrometres. A smaller sheet has no room for a board and its margins.
const SHORTEST: u32 = 100_000;

/// The longest side in micrometres.
const LONGEST: u32 = 2_000_000;

impl Paper {
    /// All sizes with a name, in the order in which the user sees them.
    pub const NAMED: [Self; 5] = [Self::A4, Self::Letter, Self::A3, Self::Legal, Self::A5];

    /// Width and height in points (72 to the inch).
    pub(super) fn points(self) -> (f32, f32) {
        const MILLIMETRE: f32 = 72.0 / 25.4;
        match self {
            Self::A4 => (210.0 * MILLIMETRE, 297.0 * MILLIMETRE),
            Self::Letter => (612.0, 792.0),
            Self::A3 => (297.0 * MILLIMETRE, 420.0 * MILLIMETRE),
            Self::Legal => (612.0, 1008.0),
            Self::A5 => (148.0 * MILLIMETRE, 210.0 * MILLIMETRE),
            Self::Free(size) => {
                let [width, height] = size.millimetres();
                (width * MILLIMETRE, height * MILLIMETRE)
            }
        }
    }
}

impl SheetSize {
    /// Width and height in millimetres.
    pub(super) fn millimetres(self) -> [f32; 2] {
        #[expect(clippy::cast_precision_loss, reason = "sides have up to seven figures")]
        [self.width, self.height].map(|side| side as f32 / 1000.0)
    }
}

impl Default for SheetSize {
    /// That of A5, so that the text in its field shows how a size is written.
    fn default() -> Self {
        Self { width: 148_000, height: 210_000 }
    }
}

impl fmt::Display for SheetSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [width, height] = [self.width, self.height].map(|side| f64::from(side) / 1000.0);
        write!(f, "{width}x{height}mm")
    }
}

impl FromStr for SheetSize {
    type Err = NotASheet;

    /// Reads `148x210mm`, `14,8 × 21 cm` or `8.5x14in`. Without a unit, the sides are in millimetres.
    fn from_str(text: &str) -> Result<Self, NotASheet> {
        let text = text.trim().to_lowercase();
        let (sides, unit, micrometres) = without_unit(&text);
        let (width, height) = sides.split_once(['x', '×', '*']).ok_or(NotASheet)?;
        let width = width.trim_end().strip_suffix(unit).unwrap_or(width);
        Ok(Self { width: side(width, micrometres)?, height: side(height, micrometres)? })
    }
}

impl TryFrom<String> for SheetSize {
    type Error = NotASheet;

    fn try_from(text: String) -> Result<Self, NotASheet> {
        text.parse()
    }
}

impl From<SheetSize> for String {
    fn from(size: SheetSize) -> Self {
        size.to_string()
    }
}

impl fmt::Display for NotASheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a size such as 148x210mm or 8.5x14in")
    }
}

impl std::error::Error for NotASheet {}

/// A text without the unit at its end, that unit, and its length in micrometres.
fn without_unit(text: &str) -> (&str, &'static str, f64) {
    const UNITS: [(&str, f64); 4] =
        [("mm", 1000.0), ("cm", 10_000.0), ("in", 25_400.0), ("\"", 25_400.0)];
    let found =
        UNITS.into_iter().find_map(|(unit, length)| Some((text.strip_suffix(unit)?, unit, length)));
    found.unwrap_or((text, "mm", 1000.0))
}

/// The length of a side in micrometres.
fn side(text: &str, unit: f64) -> Result<u32, NotASheet> {
    let length: f64 = text.trim().replace(',', ".").parse().map_err(|_| NotASheet)?;
    let length = (length * unit).round();
    if !(f64::from(SHORTEST)..=f64::from(LONGEST)).contains(&length) {
        return Err(NotASheet);
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within bounds")]
    Ok(length as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_read_in_several_units() {
        let check = |text: &str, expected: &str| {
            assert_eq!(text.parse::<SheetSize>().map(|it| it.to_string()), Ok(expected.into()));
        };
        check("148x210mm", "148x210mm");
        check(" 148 × 210 mm ", "148x210mm");
        check("148mm x 210mm", "148x210mm");
        check("120*100", "120x100mm");
        check("14,8x21cm", "148x210mm");
        check("8.5x14in", "215.9x355.6mm");
        check("8.5\" X 14\"", "215.9x355.6mm");
        check("100x2000", "100x2000mm");
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for text in [
            "", "a4", "148", "148x", "x210", "99.9x210", "100x2001", "-148x210", "nanxinf",
            "1x2x3in",
        ] {
            assert_eq!(text.parse::<SheetSize>(), Err(NotASheet), "{text}");
        }
    }

    #[test]
    fn a_size_survives_its_text() {
        let size: SheetSize = "8.27x11.69in".parse().unwrap();
        assert_eq!(size.to_string().parse(), Ok(size));
    }
}
