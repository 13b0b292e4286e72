//! The user's choices for printing.
//!
//! The command line, the print dialog and the options use the same choices.

use serde::{Deserialize, Serialize};

use super::paper::Paper;
use nonet_engine::Layout;

/// The user's choices for printing. A medium without pages ignores the choices about pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Size of the sheets.
    pub paper: Paper,
    /// Number of puzzles on a page.
    pub per_page: PerPage,
    /// Place of the answers.
    pub answers: AnswerPlacement,
    /// Small digits in empty cells.
    pub small_digits: SmallDigits,
    /// Whether to leave out what the player wrote: entries and notes.
    pub puzzle_only: bool,
    /// Whether to print only black on white.
    pub black_only: bool,
    /// Whether to order the pages for a booklet: two pages on each side of a sheet, and the stack of sheets folded
    /// once.
    pub folded: bool,
    /// Width of a picture.
    pub width: PictureWidth,
    /// When a board is spread over several sheets of a PDF.
    pub tiles: Tiles,
}

impl Choices {
    /// The inks that [`Self::black_only`] allows.
    #[must_use]
    pub fn inks(self) -> PrintInks {
        if self.black_only { PrintInks::BlackOnly } else { PrintInks::All }
    }
}

/// The inks for a printed board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintInks {
    /// Black, greys, and colours in a medium that has them.
    All,
    /// Black alone. Hatching takes the place of greys.
    BlackOnly,
}

impl PrintInks {
    /// The grey that is printed for a grey from 0 (black) to 1 (white): black itself if there is no other ink.
    pub(super) fn grey(self, grey: f32) -> f32 {
        match self {
            Self::All => grey,
            Self::BlackOnly => 0.0,
        }
    }
}

/// When a board is spread over several sheets, which have to be glued together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tiles {
    /// If its digits would be too small to read on one sheet.
    #[default]
    IfSmall,
    /// Always: a poster.
    Always,
    /// Never.
    Never,
}

impl Tiles {
    /// All values, in the order in which the user sees them.
    pub const ALL: [Self; 3] = [Self::IfSmall, Self::Always, Self::Never];

    /// Whether it makes sense to ask the user about a board: it has more rows or columns than fit well on a sheet.
    #[must_use]
    pub fn concern(layout: &Layout) -> bool {
        layout.rows().max(layout.columns()) > MOST_ON_A_SHEET
    }
}

/// The most rows and columns that fit well on one sheet.
const MOST_ON_A_SHEET: usize = 16;

/// Width of a picture in pixels: from 1 to [`WIDEST`](super::WIDEST).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PictureWidth(pub u32);

impl PictureWidth {
    /// The default, or more if a board of this number of columns needs more for its digits.
    #[must_use]
    pub fn holding(columns: usize) -> Self {
        const CELL: usize = 32;
        let needed = u32::try_from(columns.saturating_mul(CELL)).unwrap_or(u32::MAX);
        Self(needed.clamp(Self::default().0, super::WIDEST))
    }
}

impl Default for PictureWidth {
    /// 1,200 pixels: sharp on any screen, and small to send.
    fn default() -> Self {
        Self(1_200)
    }
}

/// Number of puzzles on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PerPage {
    /// One puzzle, as large as possible.
    #[default]
    One,
    /// Two puzzles, one above the other.
    Two,
    /// Two rows of two puzzles.
    Four,
    /// Three rows of two puzzles.
    Six,
    /// Three rows of three puzzles.
    Nine,
    /// Four rows of three puzzles.
    Twelve,
}

impl PerPage {
    /// All values, the smallest first.
    pub const ALL: [Self; 6] =
        [Self::One, Self::Two, Self::Four, Self::Six, Self::Nine, Self::Twelve];

    /// The smallest value with at least this number of puzzles, or the largest value.
    #[must_use]
    pub fn holding(puzzles: usize) -> Self {
        Self::ALL.into_iter().find(|it| it.count() >= puzzles).unwrap_or(Self::Twelve)
    }

    /// Rows of puzzles on a page.
    #[must_use]
    pub fn rows(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two | Self::Four => 2,
            Self::Six | Self::Nine => 3,
            Self::Twelve => 4,
        }
    }

    /// Puzzles in a row.
    #[must_use]
    pub fn columns(self) -> usize {
        match self {
            Self::One | Self::Two => 1,
            Self::Four | Self::Six => 2,
            Self::Nine | Self::Twelve => 3,
        }
    }

    /// Number of puzzles on a page.
    #[must_use]
    pub fn count(self) -> usize {
        self.rows() * self.columns()
    }
}

/// Place of the answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnswerPlacement {
    /// No answers.
    #[default]
    Nowhere,
    /// Each answer in the next place after its puzzle.
    AfterEach,
    /// The answers of a page on the facing page.
    Facing,
    /// All answers, small, on the last pages.
    AtEnd,
    /// All answers, small, on the last pages, upside down.
    AtEndUpsideDown,
}

impl AnswerPlacement {
    /// All values, in the order in which the user sees them.
    pub const ALL: [Self; 5] =
        [Self::Nowhere, Self::AfterEach, Self::Facing, Self::AtEnd, Self::AtEndUpsideDown];

    /// Whether answers come after their puzzles, or on the pages between them.
    #[must_use]
    pub(crate) fn is_among_puzzles(self) -> bool {
        matches!(self, Self::AfterEach | Self::Facing)
    }

    /// Whether answers come on the last pages.
    #[must_use]
    pub fn is_at_the_end(self) -> bool {
        matches!(self, Self::AtEnd | Self::AtEndUpsideDown)
    }
}

/// Small digits in empty cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SmallDigits {
    /// No small digits.
    #[default]
    None,
    /// The player's notes.
    Notes,
    /// All candidates that the rules and the puzzle leave.
    Candidates,
}

impl SmallDigits {
    /// All values, in the order in which the user sees them.
    pub const ALL: [Self; 3] = [Self::None, Self::Notes, Self::Candidates];
}
