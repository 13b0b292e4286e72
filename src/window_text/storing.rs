//! The errors of files where there is little room: names and quotations are cut.

use super::{Language, Say, foreign};
use crate::store::{StoreError, StoreProblem};

impl StoreError {
    /// The sentence with a cut path and cut quotations.
    #[must_use]
    pub fn say_in_window(&self, language: Language) -> String {
        format!("{}: {}", foreign::path(&self.path), self.problem.say_in_window(language))
    }
}

impl StoreProblem {
    pub(super) fn say_in_window(&self, language: Language) -> String {
        foreign::sentence(&self.say(language))
    }
}
