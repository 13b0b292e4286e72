//! Pages as plain data: lines and texts with their places.
//!
//! PDF, SVG and pixels are all made from these pages, so that the preview shows exactly what is printed.

mod blocks;
mod board;
mod caption;
mod element;
mod fold;
mod format;
mod heading;
mod plans;
mod setting;
mod wording;

pub use element::{Anchor, Page, PageElement, Point, Stroke, Text};
pub(super) use wording::Wording;
pub use wording::{BookletText, PrintError};

use super::font::Weight;
use super::{Booklet, BookletPuzzle, Choices, SmallDigits};
use blocks::Blocks;
use board::{BoardFrame, Pens};
use fold::folded;
use format::Format;
use setting::{FittedText, on_one_line};
use wording::ready;

/// The pages of a booklet in printing order.
///
/// # Errors
/// Returns an error if a text has a character that the font lacks.
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
pub fn picture(item: &BookletPuzzle, small: SmallDigits, black_only: bool, side: f32) -> Page {
    let margin = side / 40.0;
    let square = BoardFrame { left: margin, top: margin, side: side - 2.0 * margin };
    let pens = Pens { black_only };
    Page { width: side, height: side, elements: board::puzzle(item, small, square, pens) }
}

/// Lines about a puzzle below its [`picture`], the first of them bold.
///
/// # Errors
/// If a line has a character that the font lacks.
pub(super) fn captioned(picture: Page, lines: &[String]) -> Result<Page, PrintError> {
    let Page { width, mut height, mut elements } = picture;
    let mut weight = Weight::Bold;
    for line in lines {
        let line = ready(line, BookletText::Title)?;
        let FittedText { text, size } = on_one_line(&line, weight, width / 18.0, 0.95 * width);
        let at = Point { x: width / 2.0, y: height + size };
        let anchor = Anchor::Middle;
        elements.push(PageElement::Text(Text {
            text,
            at,
            anchor,
            size,
            weight,
            grey: 0.0,
            turned: false,
        }));
        height += 1.4 * size;
        weight = Weight::Regular;
    }
    Ok(Page { width, height: height + width / 40.0, elements })
}
