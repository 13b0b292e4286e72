//! The common shape of writers that work page by page.

use super::sequence::Page;

/// Writes a document page by page, so that a long document is never in memory as a whole.
pub(super) trait Writer<'a> {
    /// The text before the first page.
    fn start(&self) -> String;

    /// The text of a page.
    fn page(&self, page: &Page<'a>) -> String;

    /// The text after the last page.
    fn end(&self) -> String;
}
