//! PDF: the pages as vector lines, and as text that can be selected and searched.
//!
//! The file contains only the used glyphs of the fonts. The same booklet and choices make the same bytes.

mod content;
mod document;
mod fonts;

use super::page::{Page, Scaling, Wording, drawn};
use super::{AnswerPlacement, Booklet, Choices};
use document::{CompressedPage, PdfMetadata, document};
use fonts::Fonts;

/// A booklet as a PDF file. `made` is the time of creation in seconds since the start of 1970, or `None` to leave the
/// time out.
#[must_use]
pub fn pdf(booklet: &Booklet, choices: Choices, made: Option<i64>) -> Vec<u8> {
    let wording = Wording::of(booklet);
    let mut fonts = Fonts::default();
    let sheets = drawn(booklet, choices, &wording, Scaling::Legible)
        .map(|page| CompressedPage::of(&page, &mut fonts))
        .collect();
    let about = PdfMetadata {
        title: wording.title,
        author: wording.author,
        language: booklet.words.language,
        paired: choices.answers == AnswerPlacement::Facing && !choices.folded,
        made,
    };
    document(sheets, &fonts, about)
}

/// A page as a PDF file. `language` is the tag of the language of its words, and `made` the time of creation as in
/// [`pdf`].
#[must_use]
pub fn pdf_of_page(
    page: &Page,
    title: String,
    language: &'static str,
    made: Option<i64>,
) -> Vec<u8> {
    let mut fonts = Fonts::default();
    let sheet = CompressedPage::of(page, &mut fonts);
    let about = PdfMetadata { title, author: String::new(), language, paired: false, made };
    document(vec![sheet], &fonts, about)
}
