//! Text to documents and back, with one file for each format.
//!
//! `nonet` holds Nonet's own formats, `plain_text` those that belong to no program, `foreign` those of other programs.
//! The formats share `notation` (cells, digits, candidates, regions), `constraints` (a file for each) and `syntax` (lines,
//! JSON, XML). `drawing` proposes what a drawing says that a format only holds as lines and shapes. Below them `source`
//! expands compressed texts and converts UTF-16.
//!
//! [`read`] takes the bytes of a file or of a pasted text, and recognises the [`Kind`] by the content alone.
//! [`write()`] makes the text of a kind, and [`losses`] names what that text cannot hold. [`stream`] reads lists of any
//! length from a pipe. [`judge`] reads and writes the format of the SPOJ problem EASUDOKU. This module does not know
//! where a text comes from or goes to; only `store` knows files.
//!
//! To add a format (paths from the root of the project):
//!
//! - A file in `foreign`, `plain_text` or `nonet`, which takes what it can from `notation` and `syntax`.
//! - A variant of [`Kind`], also in [`Kind::ALL`], and the three `matches!` below it: whether it holds several puzzles, can
//!   be strung, and is written.
//! - `reading/detect.rs` recognises it. The compiler asks for the rest here: `boards.rs`, `write.rs`, `losses.rs`, and
//!   `error.rs` for a new [`Problem`]. If it holds several puzzles and cannot be strung: `pieces.rs`.
//! - Its names in `words.rs` and in `src/window_text/command.rs`.
//! - If it is written: `src/cli/words.rs`, and the lists of formats in `src/text/command_line.rs` and `src/cli/args.rs`. If
//!   boards are copied as it: `COPIED` (`src/controller/commands/menu.rs`).
//! - A file in `tests/suite/format`, or samples in `tests/data/good` and `tests/data/bad` with lines in `good.rs` and
//!   `bad.rs`.
//! - A file in `fuzz/targets` with a `[[bin]]` in `fuzz/Cargo.toml`, and its marks in `fuzz/src/marks.rs`.
//! - `docs/formats.md`, and the list in `README.md`. A name in capitals and small letters also in `clippy.toml`.
//! - A new ending: `installer`, `tests/package`, `docs/installing.md`, and the tests that list the endings
//!   (`tests/window/tests/window/files.rs`, `tests/e2e/test_system_chooser.py`).

mod about;
mod boards;
mod built_in;
mod constraints;
mod decimal;
mod document;
mod drawing;
mod error;
mod foreign;
mod losses;
mod mistakes;
mod nonet;
mod notation;
mod number;
mod pieces;
mod plain_text;
mod puzzle_text;
mod reading;
mod source;
mod syntax;
mod unknown_rule;
mod words;
mod work;
mod write;

pub use about::{About, MadePuzzle};
pub use built_in::{examples, tutorial};
pub use constraints::constraint_texts;
pub use decimal::{decimal_digit, with_ascii_digits};
pub use document::{Document, SkippedField};
pub use drawing::DrawnReading;
pub use error::shortened;
pub use error::{
    CageFault, ConstraintPart, ExpectedValue, Problem, ReadError, SystemError, ValueType,
};
pub use foreign::judge;
#[doc(hidden)]
pub use foreign::regression;
pub use losses::{Loss, losses};
pub use nonet::BoardField;
pub use nonet::json_lines::numbers_of;
pub use nonet_engine::LowestDigit;
pub use notation::regions::read_jigsaw;
pub use notation::symbols::symbol;
pub use number::parse_whole_number;
pub use pieces::PieceWriter;
pub use plain_text::list::{line_of, line_of_from};
pub use plain_text::plain::{PlainDigits, digit_word};
pub use plain_text::rows::{rows_of, rows_of_from};
#[cfg(debug_assertions)]
#[doc(hidden)]
pub use reading::SIGNS_LOOKED_AT;
pub use reading::{
    Column, Excerpt, LineBlock, Reading, is_typed_puzzle, read, read_on, read_with, stream,
};
pub use reading::{IndexError, puzzle_of_line, puzzle_starts};
pub use source::{ByteSource, is_compressed, is_other_than_text, text_source, with_start};
pub use unknown_rule::{DrawingPart, UnknownRule};
pub use words::{say_drawn, say_skipped, sentence_of_drawn, sentence_of_skipped};
pub use work::{PuzzleVersion, Work};
pub use write::{WriteError, write, write_from};

use serde::{Deserialize, Serialize};

/// The largest text that is read whole, in bytes.
pub const MAX_BYTES: usize = 16 * 1024 * 1024;

/// The file name extensions of puzzle files, compressed or not, without the dot.
pub const ENDINGS: [&str; 17] = [
    "sdk",
    "sdm",
    "csv",
    "tsv",
    "txt",
    "ss",
    "sdx",
    "opensudoku",
    "ksudoku",
    "save",
    "json",
    "jsonl",
    "gsudoku",
    "1gsudoku",
    "gz",
    "xz",
    "zst",
];

/// A format for puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Nonet's own document: one puzzle with its entries and everything about it.
    #[default]
    Nonet,
    /// The classic text of SadMan Sudoku: one puzzle with its entries and header lines.
    SadMan,
    /// A list: one line for each puzzle, with one character for each cell.
    List,
    /// A table with one puzzle per line, in one field among others: read only.
    Table,
    /// A line for each row of the board. Empty lines separate several boards.
    Rows,
    /// A JSON object for each puzzle, with its board and rules, one per line.
    JsonLines,
    /// A drawn grid of the candidates of each cell.
    PencilMarks,
    /// The candidates of a board in one line of 729 characters.
    Sukaku,
    /// The `.ss` text of Simple Sudoku: a drawn board and the moves made on it.
    SimpleSudoku,
    /// The `.sdx` text of SudoCue: candidates, with marks for entered digits.
    SudoCue,
    /// A line of a library of HoDoKu: a board and its deleted candidates.
    Library,
    /// The `.opensudoku` of the app OpenSudoku: puzzles with their entries and notes.
    OpenSudoku,
    /// A game saved by KSudoku.
    KSudoku,
    /// A game saved by GNOME Sudoku.
    GnomeSudoku,
    /// The code by which GNOME Sudoku shares a puzzle.
    GnomeCode,
    /// A game ID of Solo, by Simon Tatham: one line for each puzzle.
    Solo,
    /// A link of f-puzzles, with the puzzle in it, or the JSON in such a link.
    FPuzzles,
    /// A link of SudokuPad, with the puzzle in it, or the JSON in such a link.
    SudokuPad,
    /// A link of SudokuMaker, with the puzzle in it, or the JSON in such a link.
    SudokuMaker,
    /// A line of SumoCue, by the author of SudoCue: boards of 9×9 with regions of any shape.
    SumoCue,
    /// A link of penpa-edit, with the puzzle in it: read only.
    Penpa,
    /// A backup of the app LibreSudoku: read only.
    LibreSudoku,
    /// The `.gsudoku` of the app Sudoku 10'000: read only.
    Gravity,
}

impl Kind {
    /// All kinds. Nonet's own comes first.
    pub const ALL: [Self; 23] = [
        Self::Nonet,
        Self::SadMan,
        Self::List,
        Self::Table,
        Self::Rows,
        Self::JsonLines,
        Self::PencilMarks,
        Self::Sukaku,
        Self::SimpleSudoku,
        Self::SudoCue,
        Self::Library,
        Self::OpenSudoku,
        Self::KSudoku,
        Self::GnomeSudoku,
        Self::GnomeCode,
        Self::Solo,
        Self::FPuzzles,
        Self::SudokuPad,
        Self::SudokuMaker,
        Self::SumoCue,
        Self::Penpa,
        Self::LibreSudoku,
        Self::Gravity,
    ];

    /// The file name extension of the kind, without the dot. Kinds may share an extension.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Nonet | Self::SadMan => "sdk",
            Self::List => "sdm",
            Self::Table => "csv",
            Self::Rows
            | Self::PencilMarks
            | Self::Sukaku
            | Self::Library
            | Self::GnomeCode
            | Self::Solo
            | Self::FPuzzles
            | Self::SudokuPad
            | Self::SudokuMaker
            | Self::SumoCue
            | Self::Penpa => "txt",
            Self::JsonLines => "jsonl",
            Self::SimpleSudoku => "ss",
            Self::SudoCue => "sdx",
            Self::OpenSudoku => "opensudoku",
            Self::KSudoku => "ksudoku",
            Self::GnomeSudoku => "save",
            Self::LibreSudoku => "json",
            Self::Gravity => "gsudoku",
        }
    }

    /// The kind to write into a file with this extension, ignoring case. If several kinds share the extension,
    /// the first of them. Returns `None` for an unknown extension.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let extension = extension.to_ascii_lowercase();
        Self::ALL.into_iter().find(|kind| kind.extension() == extension)
    }

    /// The kinds that a file name extension can choose for writing.
    pub fn chosen_by_ending() -> impl Iterator<Item = Self> {
        let chosen = |kind: &Self| Self::of_extension(kind.extension()) == Some(*kind);
        Self::ALL.into_iter().filter(|kind| kind.is_written()).filter(chosen)
    }

    /// Whether one text of this kind can hold several puzzles.
    #[must_use]
    pub fn holds_several(self) -> bool {
        self.can_be_strung()
            || matches!(
                self,
                Self::Table | Self::OpenSudoku | Self::Penpa | Self::LibreSudoku | Self::Gravity
            )
    }

    /// Whether the texts of single puzzles, one after the other, are a text of all of them. For [`Kind::Rows`],
    /// with an empty line between boards.
    #[must_use]
    pub fn can_be_strung(self) -> bool {
        matches!(
            self,
            Self::List
                | Self::Rows
                | Self::JsonLines
                | Self::Sukaku
                | Self::Library
                | Self::Solo
                | Self::FPuzzles
                | Self::SudokuPad
                | Self::SudokuMaker
                | Self::SumoCue
        )
    }

    /// Whether texts of this kind are read puzzle by puzzle, so that they may be longer than [`MAX_BYTES`].
    #[must_use]
    pub fn has_any_length(self) -> bool {
        self.can_be_strung()
    }

    /// Whether Nonet writes this kind, and not only reads it.
    #[must_use]
    pub fn is_written(self) -> bool {
        !matches!(self, Self::Table | Self::Penpa | Self::LibreSudoku | Self::Gravity)
    }
}
