//! Puzzles on paper and in documents: the content, the user's choices, and one writer for each medium.
//!
//! This module is pure: a writer turns a [`Booklet`] and [`Choices`] into bytes, and knows no file, clock or printer.
//! All callers go through [`document`].
//!
//! The texts of a booklet come from files that others wrote. So each writer puts a text on one line, cuts a text that
//! is too long, and escapes everything that the medium would interpret.

mod captions;
mod choices;
mod content;
mod drawing;
mod font;
mod html;
mod line;
pub mod look;
mod markup;
mod medium;
mod names;
mod page;
mod paper;
mod pdf;
mod raster;
mod rtf;
mod rtf_picture;
mod rtf_table;
mod rtf_text;
mod rules;
mod sequence;
mod shade;
mod sheet;
mod small_digits;
mod streaming;
mod svg;
mod text;
mod text_board;
mod text_margin;
mod words;
mod writer;

pub use choices::{AnswerPlacement, Choices, PerPage, PictureWidth, PrintInks, SmallDigits, Tiles};
pub use content::{Booklet, BookletPuzzle, ConstraintWords, RuleWords, Words};
pub use font::{Weight, digit_middle, font_file};
pub use line::{ELLIPSIS, one_line, short_line};
pub use medium::{
    ManyPages, Medium, PrintedDocument, Production, UnheededChoice, WholeMedium, document,
};
pub use names::Names;
pub use page::{
    Anchor, BookletText, Circle, CircleBody, Fill, MissingSigns, Page, PageElement, PagePoint,
    Stroke, Text, pages, picture,
};
pub use paper::{NotASheet, Paper, SheetSize};
pub use pdf::{pdf, pdf_of_page};
pub use raster::text_outline;
pub use raster::{Pixels, WIDEST, pixels, png};
pub use streaming::{BATCH, StreamedDocument, StreamedMedium};
pub use svg::svg;
pub use text_board::knot;
