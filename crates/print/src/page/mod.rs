//! Pages as plain data: lines, texts and shapes with their places.
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
mod tiles;
mod wording;

pub use element::{Anchor, Circle, CircleBody, Fill, Page, PageElement, PagePoint, Stroke, Text};
pub(super) use wording::Wording;
pub use wording::{BookletText, MissingSigns};

use super::font::Weight;
use super::{Booklet, BookletPuzzle, Choices, PrintInks, SmallDigits};
use blocks::Blocks;
pub(super) use blocks::Scaling;
use board::BoardFrame;
use fold::folded;
use format::Format;
use nonet_engine::Layout;
use setting::{FittedText, on_one_line, rules_on_lines};
use wording::Typesetter;

/// The pages of a booklet in printing order.
#[must_use]
pub fn pages(booklet: &Booklet, choices: Choices) -> Vec<Page> {
    drawn(booklet, choices, &Wording::of(booklet), Scaling::Legible).collect()
}

/// The pages of a booklet in printing order. Each page is drawn when it is asked for.
pub(super) fn drawn<'a>(
    booklet: &'a Booklet,
    choices: Choices,
    wording: &'a Wording,
    scaling: Scaling,
) -> Box<dyn Iterator<Item = Page> + 'a> {
    let inks = choices.inks();
    let cells = booklet.items.iter().map(|item| item.layout().columns().max(item.layout().rows()));
    let format = Format::of(choices, cells.max().unwrap_or_default());
    let pages = Blocks { booklet, choices, wording, format, inks, scaling }.pages();
    if choices.folded {
        Box::new(folded(pages, choices.paper))
    } else {
        Box::new((0..pages.count()).map_while(move |index| pages.page(index)))
    }
}

/// One puzzle without words, with a margin on all sides. The longer side of the page is `side` points long.
#[must_use]
pub fn picture(item: &BookletPuzzle, small: SmallDigits, inks: PrintInks, side: f32) -> Page {
    framed(item.layout(), side, |frame| board::puzzle(item, small, frame, inks))
}

/// The answer of a puzzle as a [`picture`]. Returns `None` if there is none.
pub(super) fn answer_picture(item: &BookletPuzzle, inks: PrintInks, side: f32) -> Option<Page> {
    let answer = item.answer.as_ref()?;
    let board = |frame| board::answer(item, answer, frame, inks);
    Some(framed(item.layout(), side, board))
}

fn framed(layout: &Layout, side: f32, board: impl Fn(BoardFrame) -> Vec<PageElement>) -> Page {
    let margin = side / 40.0;
    let square = BoardFrame::square(margin, margin, side - 2.0 * margin);
    let held = square.holding(layout);
    // A narrow board stands in a page of half its height, so that a picture of a certain width is not too high.
    let [width, height] = [held.width, held.height].map(|length| length + 2.0 * margin);
    let width = width.max(0.5 * height);
    let frame = BoardFrame { left: (width - held.width) / 2.0, ..held };
    Page { width, height, elements: board(frame) }
}

/// A text below a picture.
#[derive(Debug)]
pub(super) enum PictureText {
    /// The title of the puzzle.
    Title(String),
    /// A fact about the puzzle.
    Fact(String),
    /// The rules of the puzzle, on as many lines as they need.
    Rules(String),
}

/// A puzzle with texts below its [`picture`].
pub(super) fn captioned(picture: Page, texts: &[PictureText]) -> Page {
    let Page { width, mut height, mut elements } = picture;
    for text in texts {
        let (fitted, weight) = text.set(width);
        for FittedText { text, size } in fitted.into_iter().filter(|line| !line.text.is_empty()) {
            let at = PagePoint { x: width / 2.0, y: height + size };
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
        }
    }
    Page { width, height: height + width / 40.0, elements }
}

impl PictureText {
    /// The lines of the text below a picture of this width.
    fn set(&self, width: f32) -> (Vec<FittedText>, Weight) {
        let (mut setter, room, size) = (Typesetter::default(), 0.95 * width, width / 24.0);
        match self {
            Self::Title(title) => {
                let title = setter.ready(title, BookletText::Title);
                (vec![on_one_line(&title, Weight::Bold, width / 18.0, room)], Weight::Bold)
            }
            Self::Fact(fact) => {
                let fact = setter.ready(fact, BookletText::Words);
                (vec![on_one_line(&fact, Weight::Regular, size, room)], Weight::Regular)
            }
            Self::Rules(rules) => {
                let sizes = [size, 0.9 * size, 0.75 * size];
                (rules_on_lines(&setter.rules(rules), &sizes, room), Weight::Regular)
            }
        }
    }
}
