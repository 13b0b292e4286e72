//! What puzzles can be printed on, and the one door to all writers.

use std::io::{self, Write};

use super::html::Html;
use super::page::PrintError;
use super::pdf::pdf;
use super::rtf::Rtf;
use super::sequence::pages;
use super::text::{Drawn, Lines, write_log};
use super::writer::Writer;
use super::{Booklet, Choices, Placing};

/// What puzzles are printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Pages for printers and viewers.
    Pdf,
    /// Tables for word processors.
    Rtf,
    /// One page for browsers, with everything in it.
    Html,
    /// Boards drawn with characters.
    Text,
    /// A puzzle a line.
    Line,
    /// The log of a Java game: time, level, the puzzle, a line of asterisks, the answer.
    Log,
}

/// A choice that a medium cannot follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheeded {
    /// Pages in the order of a booklet.
    Folded,
    /// Answers upside down.
    UpsideDown,
    /// Small digits.
    SmallDigits,
}

impl Medium {
    /// Every medium.
    pub const ALL: [Self; 6] =
        [Self::Pdf, Self::Rtf, Self::Html, Self::Text, Self::Line, Self::Log];

    /// How the name of such a file ends, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Rtf => "rtf",
            Self::Html => "html",
            Self::Text | Self::Line => "txt",
            Self::Log => "log",
        }
    }

    /// The medium of files whose names end in `extension`, in any case: the first of those that share it.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let extension = extension.to_ascii_lowercase();
        let extension = if extension == "htm" { "html" } else { &extension };
        Self::ALL.into_iter().find(|medium| medium.extension() == extension)
    }

    /// Whether answers are printed whatever was chosen.
    #[must_use]
    pub fn always_answers(self) -> bool {
        self == Self::Log
    }

    /// Which of the choices cannot be followed.
    #[must_use]
    pub fn unheeded(self, choices: &Choices) -> Vec<Unheeded> {
        let is_upside_down = choices.answers == Placing::AtEndUpsideDown;
        let has_small_digits = choices.small_digits != super::SmallDigits::None;
        let turns = matches!(self, Self::Pdf | Self::Html);
        let folded = (choices.folded && self != Self::Pdf).then_some(Unheeded::Folded);
        let upside_down = (is_upside_down && !turns).then_some(Unheeded::UpsideDown);
        let small_digits = (has_small_digits && matches!(self, Self::Line | Self::Log))
            .then_some(Unheeded::SmallDigits);
        folded.into_iter().chain(upside_down).chain(small_digits).collect()
    }
}

/// A document that is ready to be written.
#[derive(Debug)]
pub struct Document<'a> {
    booklet: &'a Booklet,
    choices: Choices,
    form: Form,
}

/// What a document is made of.
#[derive(Debug)]
enum Form {
    /// All of it.
    Whole(Vec<u8>),
    Rtf,
    Html,
    Text,
    Line,
    Log,
}

/// Makes a document of a booklet, with the time at which it was made, in seconds since the start of 1970, where that
/// is to stand in it.
///
/// # Errors
/// A text has a character that cannot be shown in this medium.
pub fn document(
    medium: Medium,
    booklet: &Booklet,
    choices: Choices,
    made: Option<i64>,
) -> Result<Document<'_>, PrintError> {
    let form = match medium {
        Medium::Pdf => Form::Whole(pdf(booklet, choices, made)?),
        Medium::Rtf => Form::Rtf,
        Medium::Html => Form::Html,
        Medium::Text => Form::Text,
        Medium::Line => Form::Line,
        Medium::Log => Form::Log,
    };
    Ok(Document { booklet, choices, form })
}

impl Document<'_> {
    /// Writes it, one page after the other where the medium allows that.
    ///
    /// # Errors
    /// Those of `out`.
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
