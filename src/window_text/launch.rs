//! The reasons why the window cannot open.

use super::{Language, Say, display_in_english, say};
use crate::store::StoreError;

/// Why the window cannot come up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LaunchError {
    /// The file to show does not exist.
    NoFile(StoreError),
    /// There is no display to open it on.
    NoDisplay,
    /// There is no font to write with.
    NoFonts,
    /// The system refused, in its own words.
    NoWindow(String),
}

impl Say for LaunchError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::NoFile(error) => error.say(language),
            Self::NoDisplay => say!(
                language,
                "there is no display to open a window on; “nonet solve” works without one."
            ),
            Self::NoFonts => say!(
                language,
                "the window needs fontconfig and at least one font (on Debian: libfontconfig1 and \
                 fonts-dejavu-core); “nonet solve” works without them."
            ),
            Self::NoWindow(why) => say!(
                language,
                "the window cannot be opened ({why}); “nonet solve” works without one.",
                why
            ),
        }
    }
}

display_in_english!(LaunchError);
