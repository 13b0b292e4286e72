//! The folders in which the system expects a program's own files.

use std::path::{Path, PathBuf};

use directories::{BaseDirs, ProjectDirs, UserDirs};

use crate::format::is_typed_puzzle;

/// The folders for Nonet's own files. They are created when the first file is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    config: PathBuf,
    state: PathBuf,
    data: PathBuf,
    cache: PathBuf,
    /// The folder for data that the programs of the desktop share.
    shared: PathBuf,
}

impl Folders {
    /// The folders of the current user. Returns `None` if the system knows no home folder, so that nothing can
    /// be saved.
    #[must_use]
    pub fn of_system() -> Option<Self> {
        let folders = ProjectDirs::from("", "", "nonet")?;
        let state = folders.state_dir().unwrap_or(folders.data_local_dir());
        Some(Self {
            config: folders.config_dir().to_owned(),
            state: state.to_owned(),
            data: folders.data_dir().to_owned(),
            cache: folders.cache_dir().to_owned(),
            shared: BaseDirs::new()?.data_dir().to_owned(),
        })
    }

    /// Folders below a folder of the caller's choice.
    #[must_use]
    pub fn below(folder: &Path) -> Self {
        Self {
            config: folder.join("config"),
            state: folder.join("state"),
            data: folder.join("own-data"),
            cache: folder.join("cache"),
            shared: folder.join("data"),
        }
    }

    /// The path of the options.
    #[must_use]
    pub fn options_file(&self) -> PathBuf {
        self.config.join("options.ron")
    }

    /// The path of Nonet's list of recent files.
    #[must_use]
    pub fn recent_file(&self) -> PathBuf {
        self.state.join("recent.ron")
    }

    /// The path of the list of recent files that the programs of a Linux desktop share.
    #[must_use]
    pub fn shared_recent_file(&self) -> PathBuf {
        self.shared.join("recently-used.xbel")
    }

    /// The path of the stock of puzzles.
    #[must_use]
    pub fn stock_file(&self) -> PathBuf {
        self.state.join("stock.ron")
    }

    /// The path of the count of the games that began today.
    #[must_use]
    pub fn day_games_file(&self) -> PathBuf {
        self.state.join("day-games.ron")
    }

    /// The path of the file with the position of the window.
    #[must_use]
    pub fn window_file(&self) -> PathBuf {
        self.state.join("window.ron")
    }

    /// The path of the lessons and techniques that the user has learnt.
    #[must_use]
    pub fn learning_file(&self) -> PathBuf {
        self.data.join("learning.ron")
    }

    /// The path of the boards that the user has drawn and kept.
    #[must_use]
    pub fn kept_boards_file(&self) -> PathBuf {
        self.data.join("boards.ron")
    }

    /// The path of the games played.
    #[must_use]
    pub fn games_file(&self) -> PathBuf {
        self.data.join("games.jsonl")
    }

    /// The default folder for collections of puzzles.
    #[must_use]
    pub fn library(&self) -> PathBuf {
        self.data.join("library")
    }

    /// The path of the levels of puzzles that this release has rated.
    #[must_use]
    pub fn levels_file(&self) -> PathBuf {
        self.cache.join(concat!("levels-", env!("CARGO_PKG_VERSION"), ".txt"))
    }

    /// The folder of the sessions.
    #[must_use]
    pub fn sessions(&self) -> PathBuf {
        self.state.join("sessions")
    }
}

/// The full path of a typed path. A leading `~/` is the home folder, and a relative path starts in the current
/// folder. A link with a puzzle stays as it is.
#[must_use]
pub fn full_path(typed: &str) -> PathBuf {
    if is_typed_puzzle(typed) {
        return PathBuf::from(typed);
    }
    let home = || UserDirs::new().map(|folders| folders.home_dir().to_owned());
    let path = match typed.strip_prefix("~/").zip(home()) {
        Some((below, home)) => home.join(below),
        None => PathBuf::from(typed),
    };
    std::path::absolute(&path).unwrap_or(path)
}
