//! How the person wants it printed.

use serde::{Deserialize, Serialize};

/// How the person wants it printed. Media without pages leave out what means pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The sheets.
    pub paper: Paper,
    /// How many puzzles stand on a page.
    pub per_page: PerPage,
    /// Where answers are found.
    pub answers: Placing,
    /// What small digits stand in empty cells.
    pub small_digits: SmallDigits,
    /// Nothing but black on white.
    pub black_only: bool,
    /// Pages in the order in which a stack of sheets, two pages on each side, is folded into a booklet.
    pub folded: bool,
    /// How wide a picture is.
    pub width: PictureWidth,
}

/// How wide a picture is, in pixels: from 1 to [`WIDEST`](super::WIDEST).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureWidth(pub u32);

impl Default for PictureWidth {
    /// Sharp on any screen, and small to send.
    fn default() -> Self {
        Self(1_200)
    }
}

/// The size of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Paper {
    /// 210 mm by 297 mm.
    #[default]
    A4,
    /// 8.5 inches by 11 inches.
    Letter,
}

impl Paper {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The width and height in points, 72 to the inch.
    pub(super) fn points(self) -> (f32, f32) {
        const MILLIMETRE: f32 = 72.0 / 25.4;
        match self {
            Self::A4 => (210.0 * MILLIMETRE, 297.0 * MILLIMETRE),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// How many puzzles stand on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PerPage {
    /// One, as large as it goes.
    #[default]
    One,
    /// Two, one above the other.
    Two,
    /// Two rows of two.
    Four,
    /// Three rows of two.
    Six,
    /// Three rows of three.
    Nine,
    /// Four rows of three.
    Twelve,
}

impl PerPage {
    /// Every number of puzzles, the smallest first.
    pub const ALL: [Self; 6] =
        [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine, Self::Twelve];

    /// How many rows of puzzles stand on a page.
    #[must_use]
    pub fn rows(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two | Self::Four => 2,
            Self::Six | Self::Nine => 3,
            Self::Twelve => 4,
        }
    }

    /// How many puzzles stand in a row.
    #[must_use]
    pub fn columns(self) -> usize {
        match self {
            Self::One | Self::Two => 1,
            Self::Four | Self::Six => 2,
            Self::Nine | Self::Twelve => 3,
        }
    }

    /// How many puzzles stand on a page.
    #[must_use]
    pub fn count(self) -> usize {
        self.rows() * self.columns()
    }
}

/// Where answers are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placing {
    /// Nowhere.
    #[default]
    Nowhere,
    /// Each after its puzzle, in the next place.
    AfterEach,
    /// Those of a page on the page that faces it when both lie open.
    Facing,
    /// All small on the last pages.
    AtEnd,
    /// All small on the last pages, upside down.
    AtEndUpsideDown,
}

impl Placing {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 5] =
        [Self::Nowhere, Self::AfterEach, Self::Facing, Self::AtEnd, Self::AtEndUpsideDown];

    /// Whether answers stand after their puzzles, or on the pages between theirs.
    #[must_use]
    pub fn is_among_puzzles(self) -> bool {
        matches!(self, Self::AfterEach | Self::Facing)
    }

    /// Whether answers stand on the last pages.
    #[must_use]
    pub fn is_at_the_end(self) -> bool {
        matches!(self, Self::AtEnd | Self::AtEndUpsideDown)
    }
}

/// What small digits stand in empty cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SmallDigits {
    /// None.
    #[default]
    None,
    /// Those that were noted.
    Notes,
    /// All that the rules leave.
    Candidates,
}

impl SmallDigits {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 3] = [Self::None, Self::Notes, Self::Candidates];
}
