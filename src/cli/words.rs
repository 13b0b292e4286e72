//! The words and names that options take, and what each of them means to the other parts.
//!
//! The texts here are those of `--help`.

use clap::ValueEnum;

use super::spelling::name_like;
use crate::engine::technique::{Technique, TechniqueSet};
use crate::format::Kind;
use crate::print::{Medium, Paper, PerPage, Placing};
use crate::text::Language;
use crate::text::mistyped::Mistyped;
use crate::text::misuse::Misuse;

/// The techniques that are named, parted by commas, alone or as the sets that have a name.
pub(super) fn techniques(names: &str) -> Result<TechniqueSet, Misuse> {
    let meaning = |name: &str| match name.trim() {
        "hodoku" => Ok(TechniqueSet::hodoku()),
        "all" => Ok(TechniqueSet::all()),
        _ => technique(name).map(|technique| TechniqueSet::from_iter([technique])),
    };
    let sets = names.split(',').map(meaning).collect::<Result<Vec<_>, _>>()?;
    Ok(sets.into_iter().flat_map(TechniqueSet::iter).collect())
}

/// The technique that is named.
pub(super) fn technique(name: &str) -> Result<Technique, Misuse> {
    let plain = name.trim().to_lowercase().replace(' ', "-");
    Technique::named(&plain).ok_or_else(|| {
        let meant = name_like(Technique::ALL.iter().map(|technique| technique.name()), &plain);
        Mistyped::NoTechnique { typed: name.to_owned(), meant }.into()
    })
}

/// The end of a help with the names of all techniques below it.
pub(super) fn with_techniques(end: &str) -> String {
    let names: Vec<&str> = Technique::ALL.iter().map(|technique| technique.name()).collect();
    format!("{end}\n\nTechniques: {}", names.join(", "))
}

/// How many puzzles stand on a page, by their number.
pub(super) fn per_page(number: &str) -> Result<PerPage, Misuse> {
    one_of("--per-page", number, &PerPage::ALL, |per_page| per_page.count().to_string())
}

/// A language, by its tag.
pub(super) fn language(tag: &str) -> Result<Language, Misuse> {
    let all: Vec<Language> = Language::all().collect();
    one_of("--language", tag, &all, |language| language.code().to_owned())
}

/// The one of `all` whose name was typed.
fn one_of<T: Copy>(
    option: &str,
    typed: &str,
    all: &[T],
    name: impl Fn(T) -> String,
) -> Result<T, Misuse> {
    let found = all.iter().copied().find(|&one| name(one) == typed);
    found.ok_or_else(|| {
        let values = all.iter().copied().map(name).collect();
        let (option, typed) = (option.to_owned(), typed.to_owned());
        Mistyped::NotAmong { option, typed, values }.into()
    })
}

/// What puzzles can be printed on.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum PrintedOn {
    /// Pages for printers and viewers
    Pdf,
    /// A picture made of pixels
    Png,
    /// A picture made of lines and text
    Svg,
    /// Tables for word processors
    Rtf,
    /// A page for browsers
    Html,
    /// Boards drawn with characters
    #[value(alias = "text")]
    Txt,
    /// A puzzle a line, and its answer behind it where answers are asked for
    Line,
    /// The log of a Java game: time, level, the puzzle, asterisks, the answer
    Log,
}

impl From<PrintedOn> for Medium {
    fn from(printed_on: PrintedOn) -> Self {
        match printed_on {
            PrintedOn::Pdf => Self::Pdf,
            PrintedOn::Png => Self::Png,
            PrintedOn::Svg => Self::Svg,
            PrintedOn::Rtf => Self::Rtf,
            PrintedOn::Html => Self::Html,
            PrintedOn::Txt => Self::Text,
            PrintedOn::Line => Self::Line,
            PrintedOn::Log => Self::Log,
        }
    }
}

/// Where answers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum AnswersStand {
    /// Nowhere
    Nowhere,
    /// Each after its puzzle
    After,
    /// Those of a page on the page that faces it
    Facing,
    /// Small on the last pages
    End,
    /// Small on the last pages, upside down
    UpsideDown,
}

impl From<AnswersStand> for Placing {
    fn from(stand: AnswersStand) -> Self {
        match stand {
            AnswersStand::Nowhere => Self::Nowhere,
            AnswersStand::After => Self::AfterEach,
            AnswersStand::Facing => Self::Facing,
            AnswersStand::End => Self::AtEnd,
            AnswersStand::UpsideDown => Self::AtEndUpsideDown,
        }
    }
}

/// The size of sheets.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Sheets {
    /// 210 by 297 millimetres
    A4,
    /// 8.5 by 11 inches
    Letter,
}

impl From<Sheets> for Paper {
    fn from(sheets: Sheets) -> Self {
        match sheets {
            Sheets::A4 => Self::A4,
            Sheets::Letter => Self::Letter,
        }
    }
}

/// A form that puzzles can be written in.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum To {
    /// Nonet's own document
    #[value(alias = "sdk")]
    Nonet,
    /// The text of SadMan Sudoku
    Sadman,
    /// A puzzle a line
    #[value(alias = "sdm")]
    List,
    /// A line for each row
    #[value(alias = "txt")]
    Rows,
    /// A drawn grid of candidates
    PencilMarks,
    /// The candidates in 729 characters a puzzle
    Sukaku,
    /// The text of Simple Sudoku
    #[value(name = "ss")]
    SimpleSudoku,
    /// The text of SudoCue
    #[value(name = "sdx")]
    SudoCue,
    /// A line of a HoDoKu library for each puzzle
    Library,
    /// The XML of OpenSudoku
    #[value(name = "opensudoku")]
    OpenSudoku,
    /// A game of KSudoku
    #[value(name = "ksudoku")]
    KSudoku,
    /// A game of GNOME Sudoku
    Gnome,
    /// The code by which GNOME Sudoku shares a puzzle
    GnomeCode,
}

impl From<To> for Kind {
    fn from(to: To) -> Self {
        match to {
            To::Nonet => Self::Nonet,
            To::Sadman => Self::SadMan,
            To::List => Self::List,
            To::Rows => Self::Rows,
            To::PencilMarks => Self::PencilMarks,
            To::Sukaku => Self::Sukaku,
            To::SimpleSudoku => Self::SimpleSudoku,
            To::SudoCue => Self::SudoCue,
            To::Library => Self::Library,
            To::OpenSudoku => Self::OpenSudoku,
            To::KSudoku => Self::KSudoku,
            To::Gnome => Self::GnomeSudoku,
            To::GnomeCode => Self::GnomeCode,
        }
    }
}

/// How puzzles that are made are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum MadeForm {
    /// A puzzle a line
    Line,
    /// A line for each row
    Grid,
    /// One JSON object a line: puzzle, answer, code, level, score, rating
    Json,
    /// Its code alone
    Code,
}

/// How to measure how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Scale {
    /// ER/EP/ED of Sudoku Explainer 1.2.1
    Se,
    /// Level and score of HoDoKu
    Hodoku,
}
