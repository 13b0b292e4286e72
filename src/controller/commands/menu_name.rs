//! The menus of the menu bar.

/// A menu of the menu bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Files and leaving.
    File,
    /// Changing the puzzle.
    Edit,
    /// Answers.
    Puzzle,
    /// Playing the puzzle.
    Play,
    /// How people would go on.
    Hints,
    /// What the window looks like.
    View,
    /// Help.
    Help,
}

impl Menu {
    /// The menus from left to right.
    pub const ALL: [Self; 7] =
        [Self::File, Self::Edit, Self::Puzzle, Self::Play, Self::Hints, Self::View, Self::Help];
}
