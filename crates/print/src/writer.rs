//! The common shape of writers that work page by page.

use std::fmt::Debug;

use super::sequence::BookletPage;

/// Makes a document page by page, so that a long document is never held as a whole.
pub(super) trait PageWriter: Debug {
    /// The text before the first page.
    fn start(&self) -> String;

    /// The text of a page.
    fn page(&self, page: &BookletPage<'_>) -> String;

    /// The text after the last page.
    fn end(&self) -> String;
}
