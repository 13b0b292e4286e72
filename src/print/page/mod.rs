//! The pages as plain data: which lines and which texts stand where. Made from a [`Booklet`] and [`Choices`] by
//! pure code; PDF, SVG and pixels are made from it, so that a preview shows what is printed.

mod blocks;
mod board;
mod caption;
mod fold;
mod format;
mod heading;
mod leaves;
mod mark;
mod setting;
mod wording;

pub use mark::{Anchor, Line, Mark, Page, Point, Text};
pub use wording::{Place, PrintError};

use super::{Booklet, Choices, Item, SmallDigits};
use board::{Pens, Square};
use format::Format;
use wording::Wording;

/// The pages of a booklet in the order in which they are printed.
///
/// # Errors
/// A text has a character that cannot be shown.
pub fn pages(booklet: &Booklet, choices: Choices) -> Result<Vec<Page>, PrintError> {
    let wording = Wording::of(booklet)?;
    let pens = Pens { black_only: choices.black_only };
    let format = Format::of(choices);
    let pages = blocks::Blocks { booklet, choices, wording: &wording, format, pens }.pages();
    Ok(if choices.folded { fold::folded(pages, choices.paper) } else { pages })
}

/// The heading of a booklet and who made it, as they are printed.
///
/// # Errors
/// A text has a character that cannot be shown.
pub(super) fn title_and_author(booklet: &Booklet) -> Result<(String, String), PrintError> {
    Wording::of(booklet).map(|wording| (wording.title, wording.author))
}

/// One puzzle alone, without a word, on a square page of `side` points with a margin all around.
#[must_use]
pub fn picture(item: &Item, small: SmallDigits, black_only: bool, side: f32) -> Page {
    let margin = side / 40.0;
    let square = Square { left: margin, top: margin, side: side - 2.0 * margin };
    let pens = Pens { black_only };
    Page { width: side, height: side, marks: board::puzzle(item, small, square, pens) }
}
