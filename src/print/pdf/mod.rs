//! PDF: the pages as vector lines and as text that can be selected and searched, with as much of the fonts as is
//! used. The same booklet and choices make the same bytes.

mod content;
mod document;
mod fonts;

use super::page::{PrintError, Wording, drawn};
use super::{Booklet, Choices, Placing};
use document::{About, Sheet, document};
use fonts::Fonts;

/// A booklet as a PDF file, with the time at which it was made, in seconds since the start of 1970, where that is to
/// stand in it.
///
/// # Errors
/// A text has a character that cannot be shown.
pub fn pdf(booklet: &Booklet, choices: Choices, made: Option<i64>) -> Result<Vec<u8>, PrintError> {
    let wording = Wording::of(booklet)?;
    let mut fonts = Fonts::default();
    let sheets =
        drawn(booklet, choices, &wording).map(|page| Sheet::of(&page, &mut fonts)).collect();
    let about = About {
        title: wording.title,
        author: wording.author,
        language: booklet.words.language,
        paired: choices.answers == Placing::Facing && !choices.folded,
        made,
    };
    Ok(document(sheets, &fonts, about))
}
