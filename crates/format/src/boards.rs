//! Which boards each kind of text can hold.

use super::Kind;
use super::foreign::{fpuzzles, solo, sudokumaker, sudokupad, sumocue};
use nonet_engine::Layout;

impl Kind {
    /// Whether texts of this kind can hold puzzles on a board of this layout. They may still lose its shape: see
    /// [`losses`](super::losses).
    #[must_use]
    pub fn holds_board(self, layout: &Layout) -> bool {
        match self {
            Self::Nonet | Self::List | Self::Rows | Self::JsonLines => true,
            Self::Solo => solo::holds(layout),
            Self::FPuzzles => fpuzzles::holds(layout),
            Self::SudokuPad => sudokupad::holds(layout),
            Self::SudokuMaker => sudokumaker::holds(layout),
            Self::SumoCue => sumocue::holds(layout),
            Self::SadMan
            | Self::PencilMarks
            | Self::Sukaku
            | Self::SimpleSudoku
            | Self::SudoCue
            | Self::Library
            | Self::OpenSudoku
            | Self::KSudoku
            | Self::GnomeSudoku
            | Self::GnomeCode
            | Self::Penpa
            | Self::LibreSudoku
            | Self::Table
            | Self::Gravity => layout.is_classic(),
        }
    }
}
