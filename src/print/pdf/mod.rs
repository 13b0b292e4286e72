//! PDF: the pages as vector lines and as text that can be selected and searched, with as much of the fonts as is
//! used. The same booklet and choices make the same bytes.

mod content;
mod document;
mod fonts;

use super::page::{PrintError, pages, title_and_author};
use super::{Booklet, Choices, Placing};
use document::{About, document};
use fonts::Fonts;

/// A booklet as a PDF file, with the time at which it was made, in seconds since the start of 1970, where that is to
/// stand in it.
///
/// # Errors
/// A text has a character that cannot be shown.
pub fn pdf(booklet: &Booklet, choices: Choices, made: Option<i64>) -> Result<Vec<u8>, PrintError> {
    let pages = pages(booklet, choices)?;
    let (title, author) = title_and_author(booklet)?;
    let about = About {
        title,
        author,
        language: booklet.words.language,
        paired: choices.answers == Placing::Facing && !choices.folded,
        made,
    };
    Ok(document(&pages, Fonts::of(&pages), about))
}
