//! The media, and [`document`]: the common entry point of all writers.

use std::io::{self, Write};

use super::html::Html;
use super::page::{Page, PrintError, Wording, drawn, picture};
use super::pdf::pdf;
use super::raster::png;
use super::rtf::Rtf;
use super::sequence::pages;
use super::svg::svg;
use super::text::{Drawn, Lines, write_log};
use super::writer::Writer;
use super::{Booklet, Choices, Placing};

/// A medium for puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Pages for printers and viewers.
    Pdf,
    /// A picture made of pixels.
    Png,
    /// A picture made of lines and text.
    Svg,
    /// Tables for word processors.
    Rtf,
    /// One self-contained page for browsers.
    Html,
    /// Boards drawn with characters.
    Text,
    /// One line for each puzzle.
    Line,
    /// The log of a Java game: time, level, puzzle, a line of asterisks, and answer.
    Log,
}

/// A choice that has no effect on a medium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheeded {
    /// The order of pages for a booklet.
    Folded,
    /// Answers upside down.
    UpsideDown,
    /// Small digits.
    SmallDigits,
}

impl Medium {
    /// All media.
    pub const ALL: [Self; 8] =
        [Self::Pdf, Self::Png, Self::Svg, Self::Rtf, Self::Html, Self::Text, Self::Line, Self::Log];

    /// The file name extension of the medium, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Rtf => "rtf",
            Self::Html => "html",
            Self::Text | Self::Line => "txt",
            Self::Log => "log",
        }
    }

    /// The medium with this extension, ignoring case. If several media share the extension, the first of them.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let extension = extension.to_ascii_lowercase();
        let extension = if extension == "htm" { "html" } else { &extension };
        Self::ALL.into_iter().find(|medium| medium.extension() == extension)
    }

    /// Whether the medium prints answers whatever the choices say.
    #[must_use]
    pub fn always_answers(self) -> bool {
        self == Self::Log
    }

    /// The choices that have no effect on this medium.
    #[must_use]
    pub fn unheeded(self, choices: &Choices) -> Vec<Unheeded> {
        let is_upside_down = choices.answers == Placing::AtEndUpsideDown;
        let has_small_digits = choices.small_digits != super::SmallDigits::None;
        let has_pages = matches!(self, Self::Pdf | Self::Png | Self::Svg);
        let turns = has_pages || self == Self::Html;
        let folded = (choices.folded && !has_pages).then_some(Unheeded::Folded);
        let upside_down = (is_upside_down && !turns).then_some(Unheeded::UpsideDown);
        let small_digits = (has_small_digits && matches!(self, Self::Line | Self::Log))
            .then_some(Unheeded::SmallDigits);
        folded.into_iter().chain(upside_down).chain(small_digits).collect()
    }
}

/// The side of a single puzzle as a picture, in points. This is half the width of a sheet, so that the picture is not
/// too large in a text.
const PICTURE_SIDE: f32 = 300.0;

/// A document that is ready to be written.
#[derive(Debug)]
pub struct Document<'a> {
    booklet: &'a Booklet,
    choices: Choices,
    form: Form,
}

/// The internal form of a document.
#[derive(Debug)]
enum Form {
    /// The complete bytes.
    Whole(Vec<u8>),
    Rtf,
    Html,
    Text,
    Line,
    Log,
}

/// Makes a document of a booklet. `made` is the time of creation in seconds since the start of 1970, or `None` to
/// leave the time out.
///
/// # Errors
/// If a text has a character that the medium cannot show, or if a picture would need several pages.
pub fn document(
    medium: Medium,
    booklet: &Booklet,
    choices: Choices,
    made: Option<i64>,
) -> Result<Document<'_>, PrintError> {
    let form = match medium {
        Medium::Pdf => Form::Whole(pdf(booklet, choices, made)?),
        Medium::Png => Form::Whole(png(&only_page(booklet, choices)?, choices.width.0)),
        Medium::Svg => {
            Form::Whole(svg(&only_page(booklet, choices)?, choices.width.0).into_bytes())
        }
        Medium::Rtf => Form::Rtf,
        Medium::Html => Form::Html,
        Medium::Text => Form::Text,
        Medium::Line => Form::Line,
        Medium::Log => Form::Log,
    };
    Ok(Document { booklet, choices, form })
}

/// The page that a picture shows. A single puzzle without title, author or answer is drawn alone, without words;
/// everything else becomes a page.
fn only_page(booklet: &Booklet, choices: Choices) -> Result<Page, PrintError> {
    let is_headed = !(booklet.title.is_empty() && booklet.author.is_empty());
    if let ([item], Placing::Nowhere, false) = (&booklet.items[..], choices.answers, is_headed) {
        return Ok(picture(item, choices.small_digits, choices.black_only, PICTURE_SIDE));
    }
    let wording = Wording::of(booklet)?;
    let mut pages = drawn(booklet, choices, &wording);
    match (pages.next(), pages.count()) {
        (Some(page), 0) => Ok(page),
        (_, others) => Err(PrintError::SeveralPages(others + 1)),
    }
}

impl Document<'_> {
    /// Writes the document, page by page if the medium allows that.
    ///
    /// # Errors
    /// If `out` returns an error.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let (booklet, choices) = (self.booklet, self.choices);
        match &self.form {
            Form::Whole(bytes) => out.write_all(bytes),
            Form::Rtf => write_pages(&Rtf::new(booklet, choices), booklet, choices, out),
            Form::Html => write_pages(&Html::new(booklet, choices), booklet, choices, out),
            Form::Text => write_pages(&Drawn::new(booklet, choices), booklet, choices, out),
            Form::Line => write_pages(&Lines::new(booklet, choices), booklet, choices, out),
            Form::Log => write_log(booklet, out),
        }
    }
}

fn write_pages<'a>(
    writer: &impl Writer<'a>,
    booklet: &'a Booklet,
    choices: Choices,
    out: &mut dyn Write,
) -> io::Result<()> {
    out.write_all(writer.start().as_bytes())?;
    for page in pages(booklet, choices) {
        out.write_all(writer.page(&page).as_bytes())?;
    }
    out.write_all(writer.end().as_bytes())
}
