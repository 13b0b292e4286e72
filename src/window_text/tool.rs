//! The tooltips of the tool bar: a sentence for each button.

use super::{Language, say};
use crate::controller::Command;

impl Command {
    /// What a tool does, without a full stop. Returns `None` for commands that have no tool.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "a test checks that all tools have words")]
    pub fn purpose(self, language: Language) -> Option<String> {
        let purpose = match self {
            Self::New => say!(language, "Start with an empty board"),
            Self::NextGame => say!(language, "Start another game of the same kind"),
            Self::Open => say!(language, "Open a puzzle from a file"),
            Self::Library => say!(language, "Choose a puzzle from the library"),
            Self::Save => say!(language, "Save the puzzle in a file"),
            Self::Undo => say!(language, "Take back the last change"),
            Self::Redo => say!(language, "Make the undone change again"),
            Self::PlayPuzzle => say!(language, "Play this puzzle"),
            Self::Solve => say!(language, "Show the answer of the puzzle"),
            Self::AnswerNumber => say!(language, "Show an answer by its number"),
            Self::NextAnswer => say!(language, "Show the next answer"),
            Self::PreviousAnswer => say!(language, "Show the previous answer"),
            Self::Restore => say!(language, "Go back to your puzzle"),
            Self::Hint => say!(language, "Show where to go on, and why"),
            Self::Pause => say!(language, "Stop the clock and cover the board"),
            Self::Check => say!(language, "Mark wrong entries, and notes without the right digit"),
            Self::PlayAgain => say!(language, "Start this game again from the beginning"),
            Self::EditPuzzle => say!(language, "Leave the game and change its givens"),
            Self::Tutorial => say!(language, "List the lessons of the tutorial"),
            Self::Techniques => say!(language, "Open the page about this technique"),
            Self::PractiseNext => {
                say!(language, "Practise the same technique on another puzzle")
            }
            Self::Statistics => say!(language, "Show or hide what is known of the puzzle"),
            Self::Options => say!(language, "Choose how Nonet looks and plays"),
            _ => return None,
        };
        Some(purpose)
    }
}
