//! Departures: the actions that take the document out of the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::engine::Layout;
use crate::format::Document;
use crate::jobs::{GameWish, NewGame, Study, TextOrigin};

/// A puzzle from the clipboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedPuzzle {
    /// The puzzle.
    pub document: Document,
    /// What the text was.
    pub origin: TextOrigin,
}

/// What is typed into the first cell of a new puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstCell {
    /// This digit.
    Digit(u8),
    /// Nothing: the cell stays empty.
    Empty,
}

/// What would take the document out of the window. It happens once unsaved changes are saved or given up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Departure {
    /// An empty puzzle.
    New,
    /// A puzzle of which the first cell is typed.
    NewWith(FirstCell),
    /// An empty puzzle on this board.
    NewBoard(Arc<Layout>),
    /// Ask for a file.
    AskForFile,
    /// Open this file.
    Open(PathBuf),
    /// Open this file. Its puzzles are on this board if its text does not say another.
    OpenOn(PathBuf, Arc<Layout>),
    /// Open this file and play its puzzle.
    OpenToPlay(PathBuf),
    /// Play a puzzle that has no file.
    Play(Box<Document>),
    /// Take this puzzle, which was read in a picture.
    UsePicture(Box<Document>),
    /// Take this puzzle from the clipboard.
    Paste(Box<PastedPuzzle>),
    /// Make a puzzle and play it.
    NewGame(GameWish),
    /// Play a puzzle that was made.
    BeginGame(Box<NewGame>),
    /// Put this onto the board to learn from.
    Study(Box<Study>),
    /// Leave.
    Quit,
}

impl Departure {
    /// Whether it opens this file.
    pub(super) fn opens(&self, file: &Path) -> bool {
        match self {
            Self::Open(path) | Self::OpenOn(path, _) | Self::OpenToPlay(path) => path == file,
            Self::New
            | Self::NewWith(_)
            | Self::NewBoard(_)
            | Self::AskForFile
            | Self::Play(_)
            | Self::UsePicture(_)
            | Self::Paste(_)
            | Self::NewGame(_)
            | Self::BeginGame(_)
            | Self::Study(_)
            | Self::Quit => false,
        }
    }
}
