//! The boards that the user has drawn and kept, each under a name.
//!
//! The file describes a board as a document of Nonet does. A file with a board that cannot be is set aside as a whole.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Folders, LoadedValue, StoreError, record};
use crate::engine::Layout;
use crate::format::BoardField;

/// The boards that the user has kept, the newest last. No two have one name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredBoards", into = "StoredBoards")]
pub struct KeptBoards {
    boards: Vec<KeptBoard>,
}

/// A board that the user has kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptBoard {
    /// The name that the user gave it.
    pub name: String,
    /// The board.
    pub layout: Arc<Layout>,
}

/// The boards as the file describes them.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, rename = "Boards")]
struct StoredBoards {
    boards: Vec<StoredBoard>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Kept")]
struct StoredBoard {
    name: String,
    board: BoardField,
}

impl TryFrom<StoredBoards> for KeptBoards {
    type Error = String;

    /// If two boards have one name, the later board counts. Only another program can have written such a file.
    fn try_from(stored: StoredBoards) -> Result<Self, String> {
        if stored.boards.len() > Self::MOST {
            return Err("there are more boards than anybody keeps".to_owned());
        }
        let mut kept = Self::default();
        for StoredBoard { name, board } in stored.boards {
            let small = Some(board).filter(|it| it.place_count() <= Self::MOST_PLACES);
            let layout = small.and_then(|board| board.layout());
            let layout = layout.ok_or_else(|| format!("{name} is no board"))?;
            kept.change(KeptBoardsEdit::Keep(KeptBoard { name, layout }));
        }
        Ok(kept)
    }
}

impl From<KeptBoards> for StoredBoards {
    fn from(kept: KeptBoards) -> Self {
        let stored =
            |KeptBoard { name, layout }| StoredBoard { name, board: BoardField::of(&layout) };
        Self { boards: kept.boards.into_iter().map(stored).collect() }
    }
}

/// A change of the kept boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptBoardsEdit {
    /// Keep a board. It takes the place of a board with this name.
    Keep(KeptBoard),
    /// Forget the board with this name.
    Forget(String),
}

impl KeptBoards {
    /// The most boards that are kept.
    pub const MOST: usize = 1000;

    /// The most places of a kept board. Larger boards cannot be drawn.
    pub const MOST_PLACES: usize = 25 * 25;

    /// Loads the boards.
    #[must_use]
    pub fn load(folders: &Folders) -> LoadedValue<Self> {
        record::load(&folders.kept_boards_file())
    }

    /// The boards, the newest last.
    #[must_use]
    pub fn all(&self) -> &[KeptBoard] {
        &self.boards
    }

    /// The board with this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&KeptBoard> {
        self.boards.iter().find(|board| board.name == name)
    }

    /// Makes a change.
    pub fn change(&mut self, edit: KeptBoardsEdit) {
        match edit {
            KeptBoardsEdit::Forget(name) => self.boards.retain(|board| board.name != name),
            KeptBoardsEdit::Keep(new) => {
                match self.boards.iter_mut().find(|board| board.name == new.name) {
                    Some(board) => *board = new,
                    None => self.boards.push(new),
                }
            }
        }
    }

    /// Makes a change in the file, and returns the boards after it. Reads the file first, because another window may have
    /// changed it.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written.
    pub fn keep(folders: &Folders, edit: KeptBoardsEdit) -> Result<Self, StoreError> {
        record::change(&folders.kept_boards_file(), |stored: Option<Self>| {
            let mut boards = stored.unwrap_or_default();
            boards.change(edit);
            boards
        })
    }
}
