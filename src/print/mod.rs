//! Puzzles on paper and in documents: what is printed, how the person wants it, and one writer for each medium.
//!
//! Pure: a writer makes bytes of a [`Booklet`] and [`Choices`], and knows no file, clock or printer. [`document`] is
//! the one door to all of them. Texts of a booklet come from files that others wrote: none reaches a document but in
//! one line, cut where it is too long, and with everything escaped that the document would take for its own.

mod captions;
mod choices;
mod content;
mod drawing;
mod font;
mod html;
mod line;
mod markup;
mod medium;
mod names;
mod page;
mod pdf;
mod raster;
mod rtf;
mod rtf_table;
mod rtf_text;
mod sequence;
mod sheet;
mod streamed;
mod svg;
mod text;
mod text_board;
mod writer;

pub use choices::{Choices, Paper, PerPage, PictureWidth, Placing, SmallDigits};
pub use content::{Booklet, Item, Words};
pub use font::Weight;
pub use medium::{Document, Medium, Unheeded, document};
pub use names::Names;
pub use page::{Anchor, Line, Mark, Page, Place, Point, PrintError, Text, pages, picture};
pub use pdf::pdf;
pub use raster::{Pixels, WIDEST, pixels, png};
pub use streamed::{BATCH, Streamed};
pub use svg::svg;
