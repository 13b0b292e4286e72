//! The named values of options, and their meaning for the rest of the program.
//!
//! The doc comments on the values are the text of `--help`.

use clap::ValueEnum;

use super::spelling::name_like;
use crate::engine::technique::{Technique, TechniqueSet};
use crate::format::Kind;
use crate::print::{Medium, Paper, PerPage, Placing};
use crate::text::Language;
use crate::text::mistyped::Mistyped;
use crate::text::misuse::Misuse;

/// Reads names of techniques and of technique sets, separated by commas.
pub(super) fn techniques(names: &str) -> Result<TechniqueSet, Misuse> {
    let meaning = |name: &str| match name.trim() {
        "hodoku" => Ok(TechniqueSet::hodoku()),
        "all" => Ok(TechniqueSet::all()),
        _ => technique(name).map(|technique| TechniqueSet::from_iter([technique])),
    };
    let sets = names.split(',').map(meaning).collect::<Result<Vec<_>, _>>()?;
    Ok(sets.into_iter().flat_map(TechniqueSet::iter).collect())
}

/// Reads the name of one technique.
pub(super) fn technique(name: &str) -> Result<Technique, Misuse> {
    let plain = name.trim().to_lowercase().replace(' ', "-");
    Technique::named(&plain).ok_or_else(|| {
        let meant = name_like(Technique::ALL.iter().map(|technique| technique.name()), &plain);
        Mistyped::NoTechnique { typed: name.to_owned(), meant }.into()
    })
}

/// Appends the names of all techniques to the end of a help text.
pub(super) fn with_techniques(end: &str) -> String {
    let names: Vec<&str> = Technique::ALL.iter().map(|technique| technique.name()).collect();
    format!("{end}\n\nTechniques: {}", names.join(", "))
}

/// Reads the number of puzzles per page.
pub(super) fn per_page(number: &str) -> Result<PerPage, Misuse> {
    one_of("--per-page", number, &PerPage::ALL, |per_page| per_page.count().to_string())
}

/// Reads the tag of a language.
pub(super) fn language(tag: &str) -> Result<Language, Misuse> {
    let all: Vec<Language> = Language::all().collect();
    one_of("--language", tag, &all, |language| language.code().to_owned())
}

/// Finds the value of `all` whose name was typed.
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

/// A medium for puzzles.
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
    /// One puzzle per line, followed by its answer if --answers is used
    Line,
    /// The log of a Java game: time, level, puzzle, asterisks, answer
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

/// The place of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum AnswersStand {
    /// No answers
    Nowhere,
    /// Each answer after its puzzle
    After,
    /// The answers of a page on the facing page
    Facing,
    /// All answers in small print on the last pages
    End,
    /// The same, upside down
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

/// A paper size.
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

/// A file format for puzzles.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum To {
    /// Nonet's own document
    #[value(alias = "sdk")]
    Nonet,
    /// The text of SadMan Sudoku
    Sadman,
    /// One puzzle per line
    #[value(alias = "sdm")]
    List,
    /// One line per row
    #[value(alias = "txt")]
    Rows,
    /// A drawn grid of candidates
    PencilMarks,
    /// The candidates of a puzzle in 729 characters
    Sukaku,
    /// The text of Simple Sudoku
    #[value(name = "ss")]
    SimpleSudoku,
    /// The text of SudoCue
    #[value(name = "sdx")]
    SudoCue,
    /// One line of a HoDoKu library per puzzle
    Library,
    /// The XML of OpenSudoku
    #[value(name = "opensudoku")]
    OpenSudoku,
    /// A game of KSudoku
    #[value(name = "ksudoku")]
    KSudoku,
    /// A game of GNOME Sudoku
    Gnome,
    /// The code for sharing a puzzle in GNOME Sudoku
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

/// The format of generated puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum MadeForm {
    /// One puzzle per line
    Line,
    /// One line per row
    Grid,
    /// One JSON object per line: puzzle, answer, code, level, score, rating
    Json,
    /// One code per line
    Code,
}

/// A scale of difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Scale {
    /// ER/EP/ED of Sudoku Explainer 1.2.1
    Se,
    /// Level and score of HoDoKu
    Hodoku,
}
