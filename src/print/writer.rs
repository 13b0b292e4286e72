//! The common shape of writers that work page by page.

use std::fmt::Debug;

use super::sequence::Page;

/// Makes a document page by page, so that a long one is never held as a whole.
pub(super) trait Writer: Debug {
    /// What stands before the first page.
    fn start(&self) -> String;

    /// A page.
    fn page(&self, page: &Page<'_>) -> String;

    /// The text after the last page.
    fn end(&self) -> String;
}
