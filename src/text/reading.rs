//! What is wrong in a text that was read, and what cannot be written, in words.
//!
//! These are pieces of sentences, without a capital letter or a full stop, to stand behind a file's name.

use super::{Language, Say, display_in_english, say};
use crate::format::{Expected, Kind, Loss, Problem, ReadError, WriteError};

impl Say for ReadError {
    /// The problem behind its place, where it has one: "line 3, column 5: …".
    fn say(&self, language: Language) -> String {
        let Self { line, column, .. } = self;
        let problem = self.problem.say(language);
        if matches!(self.problem, Problem::Empty | Problem::TooLarge { .. }) {
            return problem;
        }
        say!(language, "line {line}, column {column}: {problem}", line, column, problem)
    }
}

impl Say for Problem {
    #[expect(clippy::too_many_lines, reason = "a table of sentences")]
    fn say(&self, language: Language) -> String {
        match self {
            Self::Empty => say!(
                language,
                "there is no puzzle in it; expected 81 cells in a line, or nine rows of nine cells"
            ),
            Self::TooLarge { limit } => {
                let size = limit / (1024 * 1024);
                say!(language, "it is larger than {size} MiB, the most that is read", size)
            }
            Self::LineTooLong { limit } => say!(
                language,
                "this line is longer than {limit} bytes; no line of a list or a board is",
                limit
            ),
            Self::NotUtf8 => {
                say!(language, "this is not text in UTF-8; expected a text file saved as UTF-8")
            }
            Self::NulByte => {
                say!(language, "there is a NUL byte here; expected a text file saved as UTF-8")
            }
            Self::BrokenOff(error) => say!(language, "reading broke off here ({error})", error),
            Self::NotAPuzzle => say!(
                language,
                "this is no puzzle; expected 81 cells in a line, nine rows of nine cells, \
                 a SadMan text or a Nonet document"
            ),
            Self::BadCharacter { found, largest } => bad_character(*found, *largest, language),
            Self::TooFewCells { found, expected } => {
                say!(language, "only {found} of {expected} cells are here", found, expected)
            }
            Self::TooManyCells { found: found @ (16 | 25 | 256 | 625), expected } => say!(
                language,
                "{found} cells are here; expected {expected}, as only 9×9 boards are read",
                found,
                expected
            ),
            Self::TooManyCells { found, expected } => {
                say!(language, "{found} cells are here; expected {expected}", found, expected)
            }
            Self::TooFewRows { found: 0, expected } => {
                say!(language, "there is no board; expected {expected} rows", expected)
            }
            Self::TooFewRows { found, expected } => {
                say!(language, "the board ends after {found} of {expected} rows", found, expected)
            }
            Self::TooManyRows { expected } => say!(
                language,
                "one more row; expected the end of the board, which has its {expected} rows",
                expected
            ),
            Self::EntryOnGiven { given, entry } => say!(
                language,
                "the entry {entry} is in the cell of the given {given}; \
                 expected {given} or an empty cell",
                entry,
                given
            ),
            Self::OtherCandidate { found, expected } => say!(
                language,
                "the candidate {found} stands at the place of {expected}; \
                 expected {expected}, or . where it is no candidate",
                found,
                expected
            ),
            Self::BadMove => say!(
                language,
                "this is no move; expected I with a cell from 00 to 80 and a digit, \
                 or E with a cell and a candidate of three digits"
            ),
            Self::NotALibraryLine => {
                say!(language, "this is no line of a HoDoKu library; expected 6 or 7 colons")
            }
            Self::NotACandidate => say!(
                language,
                "this is no candidate; expected digit, row and column, each from 1 to 9"
            ),
            Self::DocumentType => {
                say!(language, "XML with a document type of its own, or with entities, is not read")
            }
            Self::TooManyAttributes => {
                say!(language, "there are more attributes here than any puzzle has")
            }
            Self::TooManyElements => {
                say!(language, "it has more elements than any collection of puzzles")
            }
            Self::BadJson => {
                say!(language, "this breaks the rules of JSON")
            }
            Self::NotWellFormed => {
                say!(language, "this breaks the rules of XML")
            }
            Self::JavaObjects => say!(
                language,
                "this holds Java objects, as HoDoKu's .hsol does, and they could run anything; \
                 in HoDoKu save as text instead"
            ),
            Self::OtherBoard { name } => say!(
                language,
                "boards of the sort “{name}” cannot be read; expected the classic board of 9 by 9",
                name
            ),
            Self::UnknownVersion(found) => {
                say!(language, "version “{found}” of this kind of file is not known", found)
            }
            Self::BadSquare(found) => say!(
                language,
                "“{found}” is no square of this board; expected one such as r4c5=7",
                found
            ),
            Self::BadValue(found) => {
                say!(language, "“{found}” cannot stand here", found)
            }
            Self::NewerVersion { found, known } => say!(
                language,
                "this is a document of version {found}, made by a newer Nonet; \
                 expected version {known} or older",
                found,
                known
            ),
            Self::OtherLayout { box_rows, box_columns } => say!(
                language,
                "boards with boxes of {box_rows} by {box_columns} cells cannot be read yet; \
                 expected 3 by 3",
                box_rows,
                box_columns
            ),
            Self::TooDeep => {
                say!(language, "brackets within brackets, deeper than any puzzle has them")
            }
            Self::MissingField(field) => say!(
                language,
                "the document has no “{field}”, which every document must have",
                field
            ),
            Self::RepeatedField(field) => {
                say!(language, "“{field}” stands here a second time; expected it once", field)
            }
            Self::WrongType(expected) => {
                let expected = expected.say(language);
                say!(language, "expected {expected}", expected)
            }
            Self::NumberOutOfRange => say!(
                language,
                "this number is out of range; expected a small whole number, not below 0"
            ),
            Self::ExpectedSign(sign) => {
                say!(language, "expected “{sign}” here", sign)
            }
            Self::OtherName(found) => {
                say!(language, "“{found}” stands here; expected “Nonet”", found)
            }
            Self::Unclosed => say!(
                language,
                "the document ends too early; \
                 expected every quote, bracket and comment to be closed"
            ),
            Self::TextBehind => {
                say!(language, "there is text behind the document; expected its end")
            }
            Self::UnexpectedSign(sign) => {
                let sign = shown(*sign);
                say!(
                    language,
                    "{sign} cannot stand here; expected a value or a closing bracket",
                    sign
                )
            }
            Self::Notation { detail } => {
                say!(language, "the document is not well written here ({detail})", detail)
            }
            Self::NotACount => say!(language, "expected how many puzzles follow, as a number"),
            Self::FewerThanCounted { found, counted } => say!(
                language,
                "only {found} of the {counted} puzzles that the first line counts are here",
                found,
                counted
            ),
            Self::MoreThanCounted { counted } => say!(
                language,
                "there is more here than the first line counts; expected the end after {counted}",
                counted
            ),
        }
    }
}

/// One of the letters that stand for digits on larger boards is told to be none of this one.
fn bad_character(found: char, largest: usize, language: Language) -> String {
    let character = shown(found);
    if largest == 9 && matches!(found, 'A'..='P' | 'a'..='g') {
        return say!(
            language,
            "{character} stands for no cell, as only 9×9 boards are read; \
             expected 1 to 9, or one of 0 . * _ x for an empty cell",
            character
        );
    }
    say!(
        language,
        "{character} stands for no cell; expected 1 to {largest}, \
         or one of 0 . * _ x for an empty cell",
        character,
        largest
    )
}

/// A character as a person can see it.
fn shown(c: char) -> String {
    let visible = c.is_ascii_graphic() || c.escape_debug().count() == 1;
    if visible && !c.is_whitespace() {
        format!("“{c}”")
    } else {
        format!("U+{:04X}", u32::from(c))
    }
}

impl Say for Expected {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Text => say!(language, "a text in quotes"),
            Self::Number => say!(language, "a whole number"),
            Self::YesOrNo => say!(language, "true or false"),
            Self::List => {
                say!(language, "a list in square brackets")
            }
            Self::Fields => {
                say!(language, "named fields in round brackets")
            }
            Self::Object => {
                say!(language, "named fields in braces")
            }
        }
    }
}

impl Say for Kind {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Nonet => say!(language, context = "in a sentence", "Nonet document"),
            Self::SadMan => say!(language, "SadMan Sudoku text"),
            Self::List => {
                say!(language, "list of puzzles, one a line")
            }
            Self::Rows => {
                say!(language, "text with a line for each row")
            }
            Self::PencilMarks => say!(language, "grid of candidates"),
            Self::Sukaku => say!(language, "Sukaku line"),
            Self::SimpleSudoku => {
                say!(language, "Simple Sudoku text")
            }
            Self::SudoCue => say!(language, "SudoCue text"),
            Self::Library => say!(language, context = "in a sentence", "HoDoKu library line"),
            Self::OpenSudoku => say!(language, "file of OpenSudoku"),
            Self::KSudoku => say!(language, "game of KSudoku"),
            Self::GnomeSudoku => say!(language, "game of GNOME Sudoku"),
            Self::GnomeCode => say!(language, "code of GNOME Sudoku"),
            Self::LibreSudoku => {
                say!(language, "backup of LibreSudoku")
            }
            Self::Gravity => say!(language, "file of Sudoku 10'000"),
        }
    }
}

impl Say for WriteError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Nothing => {
                say!(language, "there is no puzzle to write")
            }
            Self::NoCode => say!(
                language,
                "a code of GNOME Sudoku holds no empty board and no digit that is given nine times"
            ),
            Self::ReadOnly { kind } => {
                let kind = kind.say(language);
                say!(language, "a {kind} is read but not written", kind)
            }
            Self::Several { kind, count } => {
                let kind = kind.say(language);
                say!(language, "there are {count} puzzles, and a {kind} holds one", count, kind)
            }
        }
    }
}

impl Say for Loss {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Entries => say!(language, "the digits entered"),
            Self::Origin => say!(language, "which digits are given, entered or noted"),
            Self::RuledOut => say!(language, "the candidates that the puzzle rules out"),
            Self::Ruler => {
                say!(language, "that candidates not noted are not ruled out by the puzzle")
            }
            Self::Notes => say!(language, "notes"),
            Self::CentreNotes => say!(language, "notes in the middle of cells"),
            Self::Colours => say!(language, "colours"),
            Self::Game => say!(language, "the game and its time"),
            Self::Title => say!(language, "the title"),
            Self::About => say!(language, "what is said about the puzzle"),
            Self::PartOfAbout => {
                say!(language, "some of what is said about the puzzle")
            }
        }
    }
}

display_in_english!(ReadError, Problem, Expected, Kind, WriteError, Loss);
