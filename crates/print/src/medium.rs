//! The media, and [`document`]: the common entry point of all writers.

use std::io::{self, Write};

use super::captions;
use super::look::LineDress;
use super::page::{MissingSigns, Page, PictureText, Scaling, Wording, captioned, drawn, picture};
use super::pdf::pdf;
use super::raster::png;
use super::small_digits::has_small_digits;
use super::streaming::{StreamedDocument, StreamedMedium};
use super::svg::svg;
use super::{AnswerPlacement, Booklet, Choices, PerPage};
use nonet_game::on_the_clock;

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

/// How a document of a medium is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Production {
    /// At once, from all puzzles.
    Whole(WholeMedium),
    /// Page by page, while the puzzles come in.
    Streamed(StreamedMedium),
}

/// A medium whose documents are made all at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WholeMedium {
    /// Pages for printers and viewers.
    Pdf,
    /// A picture made of pixels.
    Png,
    /// A picture made of lines and text.
    Svg,
}

/// A choice that has no effect on a medium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnheededChoice {
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
    /// Returns `None` for an unknown extension.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Self> {
        let extension = extension.to_ascii_lowercase();
        let extension = if extension == "htm" { "html" } else { &extension };
        Self::ALL.into_iter().find(|medium| medium.extension() == extension)
    }

    /// How a document of the medium is made.
    #[must_use]
    pub fn production(self) -> Production {
        match self {
            Self::Pdf => Production::Whole(WholeMedium::Pdf),
            Self::Png => Production::Whole(WholeMedium::Png),
            Self::Svg => Production::Whole(WholeMedium::Svg),
            Self::Rtf => Production::Streamed(StreamedMedium::Rtf),
            Self::Html => Production::Streamed(StreamedMedium::Html),
            Self::Text => Production::Streamed(StreamedMedium::Text),
            Self::Line => Production::Streamed(StreamedMedium::Line),
            Self::Log => Production::Streamed(StreamedMedium::Log),
        }
    }

    /// Whether the medium prints answers even if the choices ask for none.
    #[must_use]
    pub fn always_answers(self) -> bool {
        match self.production() {
            Production::Whole(_) => false,
            Production::Streamed(medium) => medium.always_answers(),
        }
    }

    /// The most puzzles that a document printed like this can hold. Returns `None` if there is no limit.
    #[must_use]
    pub fn most(self, choices: &Choices) -> Option<usize> {
        let Choices { answers, per_page, .. } = choices;
        match self {
            Self::Pdf => {
                let boards = if answers.is_among_puzzles() { 2 } else { 1 };
                Some((MOST_PAGES * per_page.count() / boards).min(MOST_IN_PDF))
            }
            Self::Png | Self::Svg => Some(PerPage::Twelve.count()),
            Self::Rtf | Self::Html | Self::Text | Self::Line => {
                answers.is_at_the_end().then_some(MOST_AT_THE_END)
            }
            Self::Log => None,
        }
    }

    /// The most cells that the boards of a document printed like this can have. Returns `None` if there is no
    /// limit. Boards of up to 9×9 meet the limit of [`Medium::most`] first.
    #[must_use]
    pub fn most_cells(self, choices: &Choices) -> Option<usize> {
        match self {
            Self::Pdf => Some(MOST_IN_PDF * CLASSIC_CELLS),
            Self::Png | Self::Svg | Self::Log => None,
            Self::Rtf | Self::Html | Self::Text | Self::Line => {
                choices.answers.is_at_the_end().then_some(MOST_AT_THE_END * CLASSIC_CELLS)
            }
        }
    }

    /// The choices that have no effect on this booklet on this medium.
    #[must_use]
    pub fn unheeded(self, choices: &Choices, booklet: &Booklet) -> Vec<UnheededChoice> {
        let is_upside_down = choices.answers == AnswerPlacement::AtEndUpsideDown;
        let asks_for_small = choices.small_digits != super::SmallDigits::None;
        let has_pages = matches!(self, Self::Pdf | Self::Png | Self::Svg);
        let turns = has_pages || self == Self::Html;
        let folded = (choices.folded && !has_pages).then_some(UnheededChoice::Folded);
        let upside_down = (is_upside_down && !turns).then_some(UnheededChoice::UpsideDown);
        let have_no_room = booklet.items.iter().any(|item| !has_small_digits(item.layout()));
        let are_left_out = have_no_room || matches!(self, Self::Line | Self::Log);
        let small_digits = (asks_for_small && are_left_out).then_some(UnheededChoice::SmallDigits);
        folded.into_iter().chain(upside_down).chain(small_digits).collect()
    }
}

/// The largest number of pages of a PDF before the answers at the end. The PDF is held in memory, and this
/// number of pages takes 800 MB.
const MOST_PAGES: usize = 50_000;

/// The most puzzles of a PDF, for any number of puzzles on a page.
const MOST_IN_PDF: usize = 100_000;

/// The number of cells of a classic board.
const CLASSIC_CELLS: usize = 81;

/// The most puzzles of another document with answers at the end. All its puzzles are held in memory until then.
const MOST_AT_THE_END: usize = 1_000_000;

/// The side of a puzzle alone, in points: half the width of a sheet, so that a picture put into a text is not too
/// large.
const PICTURE_SIDE: f32 = 300.0;

/// A document that is ready to be written.
#[derive(Debug)]
pub struct PrintedDocument<'a> {
    form: DocumentBody<'a>,
}

/// The internal form of a document.
#[derive(Debug)]
enum DocumentBody<'a> {
    /// The whole document.
    Whole(Vec<u8>),
    /// A document that is written page by page.
    Pages(StreamedMedium, &'a Booklet, Choices),
}

/// Makes a document of a booklet. `made` is the time of creation in seconds since the start of 1970, or `None` to
/// leave the time out.
///
/// # Errors
/// Returns an error if a picture would need several pages.
pub fn document(
    medium: Medium,
    booklet: &Booklet,
    choices: Choices,
    made: Option<i64>,
) -> Result<PrintedDocument<'_>, ManyPages> {
    let form = match medium.production() {
        Production::Whole(medium) => DocumentBody::Whole(whole(medium, booklet, choices, made)?),
        Production::Streamed(medium) => DocumentBody::Pages(medium, booklet, choices),
    };
    Ok(PrintedDocument { form })
}

/// A picture shows one page, but the booklet needs this number of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ManyPages(pub usize);

impl std::error::Error for ManyPages {}

impl Medium {
    /// The signs of the booklet that the medium cannot show, and replaces. Only PDF and pictures have a font of their own.
    #[must_use]
    pub fn missing_signs(self, booklet: &Booklet) -> Option<MissingSigns> {
        match self.production() {
            Production::Whole(_) => Wording::of(booklet).missing,
            Production::Streamed(_) => None,
        }
    }
}

fn whole(
    medium: WholeMedium,
    booklet: &Booklet,
    choices: Choices,
    made: Option<i64>,
) -> Result<Vec<u8>, ManyPages> {
    Ok(match medium {
        WholeMedium::Pdf => pdf(booklet, choices, made),
        WholeMedium::Png => png(&only_page(booklet, choices)?, choices.width.0),
        WholeMedium::Svg => svg(&only_page(booklet, choices)?, choices.width.0).into_bytes(),
    })
}

/// The page that a picture shows. A single puzzle without title, author or answer is drawn alone, without words. If it
/// was played, its title and its time stand below it, and so do the rules that its lines cannot show. Everything else
/// becomes a page.
fn only_page(booklet: &Booklet, choices: Choices) -> Result<Page, ManyPages> {
    let is_headed = !(booklet.title.is_empty() && booklet.author.is_empty());
    if let ([item], AnswerPlacement::Nowhere, false) =
        (&booklet.items[..], choices.answers, is_headed)
    {
        let picture = picture(item, choices.small_digits, choices.inks(), PICTURE_SIDE);
        let rules = captions::rules(&booklet.words, item, LineDress::Patterned);
        let mut texts = Vec::new();
        if let Some(played) = item.played {
            let time = format!("{}: {}", booklet.words.time, on_the_clock(played));
            texts.push(PictureText::Title(item.title.clone()));
            texts.push(PictureText::Fact(time));
        }
        if !rules.is_empty() {
            texts.push(PictureText::Rules(rules));
        }
        return Ok(if texts.is_empty() { picture } else { captioned(picture, &texts) });
    }
    let wording = Wording::of(booklet);
    let mut pages = drawn(booklet, choices, &wording, Scaling::AsChosen);
    match (pages.next(), pages.count()) {
        (Some(page), 0) => Ok(page),
        (_, others) => Err(ManyPages(others + 1)),
    }
}

impl PrintedDocument<'_> {
    /// Writes the document, page by page if the medium allows that.
    ///
    /// # Errors
    /// Returns the errors of `out`.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        match &self.form {
            DocumentBody::Whole(bytes) => out.write_all(bytes),
            &DocumentBody::Pages(medium, booklet, choices) => {
                let mut streamed = StreamedDocument::new(medium, booklet, choices);
                streamed.start(out)?;
                streamed.add(booklet.items.clone(), out)?;
                streamed.finish(out)
            }
        }
    }
}
