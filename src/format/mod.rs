//! Text to documents and back, with one file for each format.
//!
//! [`read`] takes the bytes of a file or of a pasted text, and recognises the [`Kind`] by the content alone.
//! [`write()`] makes the text of a kind, and [`losses`] names what that text cannot hold. [`stream`] reads lists of any
//! length from a pipe. [`judge`] reads and writes the format of the SPOJ problem EASUDOKU. This module does not know
//! where a text comes from or goes to; only `store` knows files.

mod about;
mod block;
mod detect;
mod document;
mod error;
pub mod examples;
mod gnome;
mod gnome_code;
mod gravity;
mod groups;
mod index;
mod json;
pub mod judge;
mod ksudoku;
mod library;
mod libre;
mod lines;
mod list;
mod losses;
mod nonet;
mod nonet_place;
mod nonet_sets;
mod nonet_square;
mod nonet_work;
mod number;
mod opensudoku;
mod pencil_marks;
mod pieces;
mod position;
mod reading;
#[doc(hidden)]
pub mod regression;
mod rows;
mod sadman;
mod simple_sudoku;
pub mod stream;
mod sukaku;
mod symbols;
mod whole;
mod work;
mod write;
mod xml;

pub use about::About;
pub use block::Block;
pub use document::Document;
pub use error::{Expected, Problem, ReadError, SystemError};
pub(crate) use index::{puzzle_of_line, puzzle_starts};
pub use list::line_of;
pub use losses::{Loss, losses};
pub(crate) use number::parse_whole_number;
pub use pieces::Pieces;
pub use reading::{Reading, read};
pub use rows::rows_of;
pub use symbols::symbol;
pub use work::{PuzzleVersion, Work};
pub use write::{WriteError, write};

use serde::{Deserialize, Serialize};

/// The largest text that is read whole, in bytes.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// How the names of files that hold puzzles end, without the dot.
pub const ENDINGS: [&str; 11] = [
    "sdk",
    "sdm",
    "txt",
    "ss",
    "sdx",
    "opensudoku",
    "ksudoku",
    "save",
    "json",
    "gsudoku",
    "1gsudoku",
];

/// A form that puzzles are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Nonet's own document: one puzzle with its entries and everything about it.
    #[default]
    Nonet,
    /// The classic text of SadMan Sudoku: one puzzle with its entries and header lines.
    SadMan,
    /// A list: a puzzle a line, of as many characters as the board has cells.
    List,
    /// A line for each row of the board; several boards are parted by empty lines.
    Rows,
    /// A drawn grid of the candidates of each cell.
    PencilMarks,
    /// The candidates of a board in one line of 729 characters.
    Sukaku,
    /// The `.ss` text of Simple Sudoku: a drawn board and the moves made on it.
    SimpleSudoku,
    /// The `.sdx` text of SudoCue: candidates, and which digits were entered.
    SudoCue,
    /// A line of a library of HoDoKu: a board and the candidates taken from it.
    Library,
    /// The `.opensudoku` of the app OpenSudoku: puzzles with their entries and notes.
    OpenSudoku,
    /// A game saved by KSudoku.
    KSudoku,
    /// A game saved by GNOME Sudoku.
    GnomeSudoku,
    /// The code by which GNOME Sudoku shares a puzzle.
    GnomeCode,
    /// A backup of the app LibreSudoku: read only.
    LibreSudoku,
    /// The `.gsudoku` of the app Sudoku 10'000: read only.
    Gravity,
}

impl Kind {
    /// Every kind, Nonet's own first.
    pub const ALL: [Self; 15] = [
        Self::Nonet,
        Self::SadMan,
        Self::List,
        Self::Rows,
        Self::PencilMarks,
        Self::Sukaku,
        Self::SimpleSudoku,
        Self::SudoCue,
        Self::Library,
        Self::OpenSudoku,
        Self::KSudoku,
        Self::GnomeSudoku,
        Self::GnomeCode,
        Self::LibreSudoku,
        Self::Gravity,
    ];

    /// How the name of such a file ends, without the dot. Kinds may share an ending.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Nonet | Self::SadMan => "sdk",
            Self::List => "sdm",
            Self::Rows | Self::PencilMarks | Self::Sukaku | Self::Library | Self::GnomeCode => {
                "txt"
            }
            Self::SimpleSudoku => "ss",
            Self::SudoCue => "sdx",
            Self::OpenSudoku => "opensudoku",
            Self::KSudoku => "ksudoku",
            Self::GnomeSudoku => "save",
            Self::LibreSudoku => "json",
            Self::Gravity => "gsudoku",
        }
    }

    /// The kind to write into a file whose name ends in `extension`, in any case: the first of those that
    /// share it. `None` for an ending that names no kind.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let extension = extension.to_ascii_lowercase();
        Self::ALL.into_iter().find(|kind| kind.extension() == extension)
    }

    /// The kinds that the ending of a file's name chooses when it is written.
    pub fn chosen_by_ending() -> impl Iterator<Item = Self> {
        let chosen = |kind: &Self| Self::of_extension(kind.extension()) == Some(*kind);
        Self::ALL.into_iter().filter(|kind| kind.is_written()).filter(chosen)
    }

    /// Whether one text of this kind can hold several puzzles.
    #[must_use]
    pub fn holds_several(self) -> bool {
        self.can_be_strung() || matches!(self, Self::OpenSudoku | Self::LibreSudoku | Self::Gravity)
    }

    /// Whether texts of this kind, one for each puzzle, make one text of all of them when they are set one
    /// behind another, with an empty line between the boards of [`Kind::Rows`].
    #[must_use]
    pub fn can_be_strung(self) -> bool {
        matches!(self, Self::List | Self::Rows | Self::Sukaku | Self::Library)
    }

    /// Whether texts of this kind are read puzzle by puzzle, and so may be longer than [`MAX_BYTES`].
    #[must_use]
    pub(crate) fn has_any_length(self) -> bool {
        self.can_be_strung()
    }

    /// Whether texts of this kind are written, and not only read.
    #[must_use]
    pub fn is_written(self) -> bool {
        !matches!(self, Self::LibreSudoku | Self::Gravity)
    }
}
