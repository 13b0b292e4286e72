//! The named values of options, and their meaning for the rest of the program.
//!
//! The doc comments on the values are the text of `--help`.

use clap::ValueEnum;

use crate::engine::technique::{Technique, TechniqueSet};
use crate::format::{Column, Kind, LowestDigit, Problem};
use crate::lab::Method;
use crate::language::name_like;
use crate::print::{AnswerPlacement, Medium, Paper, PerPage, Tiles};
use crate::text::Language;
use crate::text::command_typo::CommandTypo;
use crate::text::misuse::Misuse;

/// Reads names of techniques and of technique sets, separated by commas.
pub(super) fn techniques(names: &str) -> Result<TechniqueSet, Misuse> {
    let meaning = |name: &str| match name.trim().to_lowercase().as_str() {
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
        CommandTypo::NoTechnique { typed: name.to_owned(), meant }.into()
    })
}

/// Reads a column of a table: a number from 1, or a heading.
pub(super) fn column(typed: &str) -> Result<Column, Misuse> {
    if typed.trim().is_empty() {
        return Err(CommandTypo::NoValue("--column".to_owned()).into());
    }
    let number = typed.parse().ok().filter(|number| *number > 0);
    Ok(number.map_or_else(|| Column::Named(typed.to_owned()), Column::Number))
}

/// The first and the last digit of the boards of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DigitRange {
    /// The first digit.
    pub(super) lowest: LowestDigit,
    /// The number of the last digit, where A is 10.
    last: usize,
}

impl DigitRange {
    /// Checks that a board with this number of digits has this last digit.
    ///
    /// # Errors
    /// Returns the problem if the board has another last digit.
    pub(super) fn check(self, digits: usize) -> Result<(), Problem> {
        let last = match self.lowest {
            LowestDigit::Zero => digits.saturating_sub(1),
            LowestDigit::One => digits,
        };
        let word = |number: usize| {
            let sign = u32::try_from(number).ok().and_then(|number| char::from_digit(number, 36));
            sign.map_or(number.to_string(), |sign| sign.to_ascii_uppercase().to_string())
        };
        if self.last == last {
            Ok(())
        } else {
            Err(Problem::OtherLastDigit { said: word(self.last), last: word(last) })
        }
    }
}

/// Reads the first and the last digit of a text, such as 0-F.
pub(super) fn digits(typed: &str) -> Result<DigitRange, Misuse> {
    let number = |last: &str| {
        let mut signs = last.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) => usize::try_from(sign.to_digit(36)?).ok(),
            _ => last.parse().ok().filter(|_| last.bytes().all(|sign| sign.is_ascii_digit())),
        }
    };
    let range = typed.split_once('-').and_then(|(first, last)| Some((first, number(last)?)));
    match range {
        Some(("0", last)) => Ok(DigitRange { lowest: LowestDigit::Zero, last }),
        Some(("1", last)) => Ok(DigitRange { lowest: LowestDigit::One, last }),
        Some(_) | None => {
            let values = ["0-F", "0-8", "1-G", "1-9"].map(str::to_owned).to_vec();
            let option = "--digits".to_owned();
            Err(CommandTypo::NotAmong { option, typed: typed.to_owned(), values }.into())
        }
    }
}

/// Methods of the lab that run on the same puzzle.
#[derive(Clone, Debug)]
pub(super) struct MethodList(pub(super) Vec<Method>);

/// Reads the name of a method of the lab.
pub(super) fn lab_method(word: &str) -> Result<Method, Misuse> {
    let plain = word.trim().to_lowercase().replace(' ', "-");
    let named = Method::ALL.into_iter().find(|method| method.word() == plain);
    named.ok_or_else(|| {
        let meant = name_like(Method::ALL.iter().map(|method| method.word()), &plain);
        CommandTypo::NoMethod { typed: word.to_owned(), meant }.into()
    })
}

/// Reads names of methods of the lab, separated by commas, or `all`.
pub(super) fn lab_methods(words: &str) -> Result<MethodList, Misuse> {
    if words.trim().eq_ignore_ascii_case("all") {
        return Ok(MethodList(Method::ALL.to_vec()));
    }
    let words: Vec<&str> = words.split(',').collect();
    if words.iter().any(|word| word.trim().eq_ignore_ascii_case("all")) {
        return Err(CommandTypo::AllAmongMethods.into());
    }
    let mut methods = Vec::new();
    for word in words {
        let method = lab_method(word)?;
        // A method that is named twice runs once.
        if !methods.contains(&method) {
            methods.push(method);
        }
    }
    Ok(MethodList(methods))
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

/// Reads the name of a size of paper, or its width and height.
pub(super) fn paper(typed: &str) -> Result<Paper, Misuse> {
    let named = match typed.to_ascii_lowercase().as_str() {
        "a4" => Some(Paper::A4),
        "letter" => Some(Paper::Letter),
        "a3" => Some(Paper::A3),
        "legal" => Some(Paper::Legal),
        "a5" => Some(Paper::A5),
        _ => None,
    };
    let free = || typed.parse().map(Paper::Free).map_err(|_| Misuse::NoPaper(typed.to_owned()));
    named.map_or_else(free, Ok)
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
    let found = all.iter().copied().find(|&one| name(one).eq_ignore_ascii_case(typed));
    found.ok_or_else(|| {
        let values = all.iter().copied().map(name).collect();
        let (option, typed) = (option.to_owned(), typed.to_owned());
        CommandTypo::NotAmong { option, typed, values }.into()
    })
}

/// A medium for puzzles.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum MediumName {
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

impl From<MediumName> for Medium {
    fn from(printed_on: MediumName) -> Self {
        match printed_on {
            MediumName::Pdf => Self::Pdf,
            MediumName::Png => Self::Png,
            MediumName::Svg => Self::Svg,
            MediumName::Rtf => Self::Rtf,
            MediumName::Html => Self::Html,
            MediumName::Txt => Self::Text,
            MediumName::Line => Self::Line,
            MediumName::Log => Self::Log,
        }
    }
}

/// The place of the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum AnswerPlacementName {
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

impl From<AnswerPlacementName> for AnswerPlacement {
    fn from(stand: AnswerPlacementName) -> Self {
        match stand {
            AnswerPlacementName::Nowhere => Self::Nowhere,
            AnswerPlacementName::After => Self::AfterEach,
            AnswerPlacementName::Facing => Self::Facing,
            AnswerPlacementName::End => Self::AtEnd,
            AnswerPlacementName::UpsideDown => Self::AtEndUpsideDown,
        }
    }
}

/// When a board is spread over several sheets.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum TilesName {
    /// If its digits would be too small to read on one sheet
    Auto,
    /// Always, as a poster
    Always,
    /// Never
    Never,
}

impl From<TilesName> for Tiles {
    fn from(when: TilesName) -> Self {
        match when {
            TilesName::Auto => Self::IfSmall,
            TilesName::Always => Self::Always,
            TilesName::Never => Self::Never,
        }
    }
}

/// A file format for puzzles.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum KindName {
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
    /// One JSON object per puzzle, with its board, one per line
    #[value(alias = "jsonl")]
    JsonLines,
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
    /// A game ID of Simon Tatham's Solo
    Solo,
    /// A link of f-puzzles
    #[value(name = "f-puzzles", alias = "fpuzzles")]
    FPuzzles,
    /// A link of SudokuPad
    #[value(name = "sudokupad")]
    SudokuPad,
    /// A link of SudokuMaker
    #[value(name = "sudokumaker")]
    SudokuMaker,
    /// A line of SumoCue
    #[value(name = "sumocue")]
    SumoCue,
}

impl From<KindName> for Kind {
    fn from(to: KindName) -> Self {
        match to {
            KindName::Nonet => Self::Nonet,
            KindName::Sadman => Self::SadMan,
            KindName::List => Self::List,
            KindName::Rows => Self::Rows,
            KindName::JsonLines => Self::JsonLines,
            KindName::PencilMarks => Self::PencilMarks,
            KindName::Sukaku => Self::Sukaku,
            KindName::SimpleSudoku => Self::SimpleSudoku,
            KindName::SudoCue => Self::SudoCue,
            KindName::Library => Self::Library,
            KindName::OpenSudoku => Self::OpenSudoku,
            KindName::KSudoku => Self::KSudoku,
            KindName::Gnome => Self::GnomeSudoku,
            KindName::GnomeCode => Self::GnomeCode,
            KindName::Solo => Self::Solo,
            KindName::FPuzzles => Self::FPuzzles,
            KindName::SudokuPad => Self::SudokuPad,
            KindName::SudokuMaker => Self::SudokuMaker,
            KindName::SumoCue => Self::SumoCue,
        }
    }
}

/// The format of generated puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GeneratedForm {
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
