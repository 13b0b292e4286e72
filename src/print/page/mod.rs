//! Pages as plain data: lines and texts with their places.
//!
//! PDF, SVG and pixels are all made from these pages, so that the preview shows exactly what is printed.

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
pub(super) use wording::Wording;
pub use wording::{Place, PrintError};

use super::{Booklet, Choices, Item, SmallDigits};
use blocks::Blocks;
use board::{Pens, Square};
use fold::folded;
use format::Format;

/// The pages of a booklet in printing order.
///
/// # Errors
/// If a text has a character that the font lacks.
pub fn pages(booklet: &Booklet, choices: Choices) -> Result<Vec<Page>, PrintError> {
    Ok(drawn(booklet, choices, &Wording::of(booklet)?).collect())
}

/// The pages of a booklet in printing order. Each page is drawn when it is asked for.
pub(super) fn drawn<'a>(
    booklet: &'a Booklet,
    choices: Choices,
    wording: &'a Wording,
) -> Box<dyn Iterator<Item = Page> + 'a> {
    let pens = Pens { black_only: choices.black_only };
    let format = Format::of(choices);
    let pages = Blocks { booklet, choices, wording, format, pens }.pages();
    if choices.folded {
        Box::new(folded(pages, choices.paper))
    } else {
        Box::new((0..pages.count()).map_while(move |index| pages.page(index)))
    }
}

/// One puzzle without words, on a square page of `side` points with a margin on all sides.
#[must_use]
pub fn picture(item: &Item, small: SmallDigits, black_only: bool, side: f32) -> Page {
    let margin = side / 40.0;
    let square = Square { left: margin, top: margin, side: side - 2.0 * margin };
    let pens = Pens { black_only };
    Page { width: side, height: side, marks: board::puzzle(item, small, square, pens) }
}
