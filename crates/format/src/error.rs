//! The errors of reading a text, as data.
//!
//! An error holds the line and column of the problem. The sentences are in `text`.

use std::cmp::Ordering;
use std::fmt;
use std::io::{self, ErrorKind};

use crate::UnknownRule;
use nonet_engine::{Constraint, Digit, IndexerKind, LayoutFault};

/// The first problem in a text, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// The problem.
    pub problem: Problem,
}

impl ReadError {
    /// A problem of the text as a whole.
    pub(super) fn of_text(problem: Problem) -> Self {
        Self { line: 1, column: 1, problem }
    }

    /// Moves an error from a part of a line to the place of that part in the whole text.
    pub(super) fn shifted(self, line: usize, column: usize) -> Self {
        Self { line, column: column + self.column - 1, ..self }
    }
}

impl std::error::Error for ReadError {}

/// Longest quotation from a document in a sentence.
#[must_use]
pub fn shortened(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// The values that are allowed at a place of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedValue {
    /// A whole number.
    Number {
        /// The least one.
        from: usize,
        /// The largest one.
        to: usize,
    },
    /// A row and a column, each counted from 0.
    Position {
        /// The last row and column.
        last: usize,
    },
    /// A row, a column and a digit of the classic board.
    RowColumnDigit {
        /// The number of the first row and of the first column.
        first: usize,
        /// The number of the last row and of the last column.
        last: usize,
    },
    /// A letter for a cell in a game of KSudoku.
    KSudokuLetter {
        /// The letter of the largest digit.
        last: char,
    },
    /// The number and the region of a cell in a line of SumoCue.
    SumoCueCell,
    /// A sign of the cells in a game ID of Solo.
    SoloCell,
    /// The sum of a cage in a game ID of Solo.
    SoloSum,
    /// A sign of the borders in a game ID of Solo.
    SoloBorder,
    /// The end of a line.
    EndOfLine,
    /// The way of a diagonal over the board: `DR`, `DL`, `UR` or `UL`.
    Direction,
    /// The marks that are all shown.
    Marks,
    /// The end of the text of a constraint.
    EndOfConstraint,
}

/// A problem in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no puzzle: the text is empty, or has only white space and comments.
    Empty,
    /// The text is longer than the limit for texts that are read whole.
    TooLarge {
        /// The most bytes allowed.
        limit: usize,
    },
    /// A line is longer than any line of a list or a grid.
    LineTooLong {
        /// The most bytes allowed in a line.
        limit: usize,
    },
    /// The text is not UTF-8.
    NotUtf8,
    /// The text has a NUL byte, so it is no text file.
    NulByte,
    /// The source of the text reported this error.
    BrokenOff(SystemError),
    /// The data are compressed in the way with this name, and cannot be expanded.
    Damaged {
        /// The name of the compression.
        name: &'static str,
    },
    /// A line of a table ends before the field with the puzzle.
    NoField {
        /// The number of that field, from 1.
        expected: usize,
    },
    /// No line of a table has a puzzle in the column that was asked for.
    NoColumn {
        /// The number of the column, from 1.
        number: usize,
    },
    /// A table has no column with the name that was asked for.
    NoColumnNamed {
        /// The name.
        name: String,
        /// The first headings. Empty if the table has none.
        names: Vec<String>,
        /// The number of columns.
        count: usize,
    },
    /// The start of the text fits no readable kind.
    NotAPuzzle,
    /// A character that is no cell.
    BadCharacter {
        /// The character.
        found: char,
        /// The largest digit of the board.
        largest: usize,
    },
    /// A row, or a line of a list, has too few cells.
    TooFewCells {
        /// The number of cells found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// A row, or a line of a list, has too many cells.
    TooManyCells {
        /// The number of cells found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// A board has too few rows.
    TooFewRows {
        /// The number of rows found.
        found: usize,
        /// The number expected.
        expected: usize,
    },
    /// A row follows the last row of the board.
    TooManyRows {
        /// The number of rows of the board.
        expected: usize,
    },
    /// The digits of a board break the rules far too often for a Sudoku with mistakes.
    ChanceDigits {
        /// The number of digits that stand twice or more in a house, counted house by house.
        repeated: usize,
    },
    /// An entry differs from the given of its cell.
    EntryOnGiven {
        /// The given.
        given: Digit,
        /// The entry.
        entry: Digit,
    },
    /// A candidate is at the place of another.
    OtherCandidate {
        /// The candidate.
        found: Digit,
        /// The digit that belongs at this place.
        expected: usize,
    },
    /// A line after a board of Simple Sudoku is no move.
    BadMove,
    /// A line of a library of HoDoKu is no position.
    NotALibraryLine,
    /// A word is no candidate, written as digit, row and column.
    NotACandidate,
    /// The XML declares its own document type, or entities.
    DocumentType,
    /// An XML element has more attributes, or the document more namespaces, than any puzzle.
    TooManyAttributes,
    /// The XML document has more elements than any collection of puzzles.
    TooManyElements,
    /// The text is no valid JSON.
    BadJson,
    /// A word stands in JSON where a value belongs.
    NotAJsonValue(String),
    /// A text has one half of a character of UTF-16 without the other.
    HalfCharacter,
    /// A list has more values than belong into it.
    ListTooLong,
    /// A list has fewer values than belong into it.
    ListTooShort,
    /// The JSON has none of the fields by which puzzles are known.
    OtherJson,
    /// The JSON has the size of a board, as those of f-puzzles have, but no cells.
    SizeWithoutGrid,
    /// The text is no well-formed XML.
    NotWellFormed,
    /// The text holds serialized Java objects, as in the files of HoDoKu.
    JavaObjects,
    /// The board has a type that Nonet does not read.
    OtherBoard {
        /// The name of the type.
        name: String,
    },
    /// The file has an unknown version of its kind.
    UnknownVersion {
        /// The version that the file states.
        found: String,
        /// The first and the last version that can be read.
        known: [u64; 2],
    },
    /// A value is not allowed at its place.
    BadValue {
        /// The value.
        found: String,
        /// The values that are allowed there.
        expected: ExpectedValue,
    },
    /// A word in Nonet's own document is not a square, or not the place of a square.
    BadSquare(String),
    /// The document is of a newer Nonet.
    NewerVersion {
        /// The version of the document.
        found: u64,
        /// The newest version that can be read.
        known: u64,
    },
    /// The field of early versions for boxes says another size.
    OtherLayout {
        /// The number of rows of a box.
        box_rows: usize,
        /// The number of columns of a box.
        box_columns: usize,
    },
    /// No board has this name.
    UnknownShape(String),
    /// A document both names its board and describes it.
    ShapeAndBoard,
    /// The description of a board has both boxes and regions.
    BoxesAndRegions,
    /// The description of a board makes no board.
    Board(LayoutFault),
    /// A word is not the name of a region.
    NotARegion(String),
    /// A region has too few or too many cells.
    RegionSize {
        /// The name of the region.
        name: String,
        /// The number of its cells.
        found: usize,
        /// The number of digits.
        expected: usize,
    },
    /// A word is not the place of a cell.
    NotAPlace(String),
    /// A text is neither a family of extra houses nor a list of cells.
    UnknownHouse(String),
    /// Nonet does not know these rules of a puzzle.
    UnknownRules(Vec<UnknownRule>),
    /// Nonet does not know these rules of a puzzle, and their names look like known ones.
    MisspeltRules {
        /// The names.
        found: Vec<String>,
        /// The known names.
        meant: Vec<String>,
    },
    /// Nonet does not understand a sentence of the text that says the rules of a drawn puzzle.
    UnknownSentence(String),
    /// A puzzle draws more than Nonet reads.
    TooMuchDrawn {
        /// The most lines and shapes.
        parts: usize,
        /// The most points of lines, and cells of areas.
        points: usize,
    },
    /// The lights and triggers of fog name far more cells than any board has.
    TooMuchFog {
        /// The most cells that they may name together.
        most: usize,
    },
    /// The answer in the file does not keep what its drawing seems to say.
    UnlikeAnswer,
    /// A clue has a field of unknown meaning.
    UnknownField(String),
    /// A clue of this name has too few cells or digits to say anything.
    EmptyClue(String),
    /// A constraint is an empty text.
    ConstraintWithoutName,
    /// No constraint has this name.
    UnknownConstraint {
        /// The name.
        found: String,
        /// The known name that it looks like.
        meant: Option<String>,
    },
    /// A constraint lacks a part.
    IncompleteConstraint {
        /// The name of the constraint.
        name: String,
        /// What is missing.
        missing: ConstraintPart,
    },
    /// Something stands among the cells of a constraint that also has numbers.
    NotACellOfConstraint {
        /// What stands there.
        found: String,
        /// The name of the constraint.
        name: String,
    },
    /// The two areas of a clone are the same cells.
    CloneOfItself,
    /// A cell of a line does not touch the one before.
    CellsApart {
        /// The name of the cell before.
        from: String,
        /// The name of the cell.
        to: String,
    },
    /// No digits keep a constraint with this number.
    ImpossibleNumber {
        /// The constraint.
        constraint: Box<Constraint>,
        /// The name of its place.
        place: Box<str>,
        /// The number.
        found: u32,
        /// The numbers that it can have, in ranges.
        possible: Box<[[u32; 2]]>,
    },
    /// The board is of a shape of KSudoku that Nonet does not know.
    OtherShape {
        /// The name of the shape.
        name: String,
    },
    /// The board consists of several cubes.
    JoinedCubes {
        /// The name of the shape.
        name: String,
    },
    /// A cage does not fit the board.
    Cage {
        /// The name of its first cell.
        cell: String,
        /// What does not fit.
        fault: CageFault,
    },
    /// A cage has no cells.
    CageWithoutCells,
    /// A house lists another number of cells than the file says.
    HouseSize {
        /// The number of cells that it lists.
        found: usize,
        /// What the file says.
        said: String,
    },
    /// A line of a thermometer has more cells than there are digits.
    ThermometerTooLong {
        /// The number of its cells.
        found: usize,
        /// The number of digits.
        digits: usize,
    },
    /// The circle of an arrow has too many cells.
    PillTooLarge {
        /// The number of its cells.
        found: usize,
        /// The most cells.
        most: usize,
    },
    /// The shaft of an arrow has too many cells.
    ArrowTooLong {
        /// The number of its cells.
        found: usize,
        /// The most cells.
        most: usize,
    },
    /// The puzzle has arrows, and digits that count from 0.
    ArrowsFrom0,
    /// A line goes through a cell twice.
    CellTwiceOnLine,
    /// A line through cells has more of them than a line of its kind can have.
    TooManyCellsOnLine {
        /// The number of its cells.
        found: usize,
        /// The most cells.
        most: usize,
    },
    /// The puzzle has lines whose digits have sums, and digits that count from 0.
    LinesFromZero,
    /// The puzzle has entropic lines, and its digits do not fall into three groups.
    EntropicLine {
        /// The number of digits.
        digits: usize,
    },
    /// The two areas of a clone have different numbers of cells or none, or one of them lists a cell twice.
    CloneAreas,
    /// The puzzle has cages to calculate with, and digits from 0, which Nonet does not know.
    CalculationsFromZero,
    /// A dot, an X, a V or a sign for the greater digit does not lie between two cells that share an edge.
    NotSideBySide,
    /// The cells of a quadruple are not the four around a corner.
    NotAroundACorner,
    /// A quadruple has more digits than cells.
    TooManyDigitsInQuadruple {
        /// The number of its digits.
        found: usize,
    },
    /// The puzzle has ratios, or negative constraints for ratios or sums, and digits from 0, which Nonet does not know.
    MarksFromZero,
    /// A number outside does not stand beside a row, a column or a diagonal that it could be about.
    NotOutside(String),
    /// The puzzle has numbers outside, and digits from 0, which Nonet does not know.
    OutsideFromZero,
    /// The cell is in no such house with every digit of the board, or in several, so that an indexer has nothing to count.
    NotAnIndexer {
        /// The name of the cell.
        place: String,
        /// What the indexer counts.
        kind: IndexerKind,
    },
    /// A puzzle has more counting circles than its digits can fill.
    TooManyCircles {
        /// The number of circles.
        found: usize,
        /// The most circles.
        most: usize,
    },
    /// The puzzle has indexers or counting circles, and digits from 0, which Nonet does not know.
    PlacesFromZero,
    /// The borders of regions are more or fewer than the board has lines between cells.
    BadBorders,
    /// A link holds no packed puzzle.
    BadLink,
    /// The text that is packed in a link is longer than that of any puzzle.
    LinkTooLarge {
        /// The most characters that are unpacked.
        limit: usize,
    },
    /// The text that is packed in a link is whole, and has this problem.
    InLink(Box<Problem>),
    /// A word is not a digit of this board.
    BadNumber {
        /// The word.
        found: String,
        /// The largest digit of the board.
        largest: usize,
    },
    /// A word is not a digit of a puzzle that counts its digits from 0.
    BadNumberFrom0 {
        /// The word.
        found: String,
        /// The largest digit of the puzzle.
        largest: usize,
    },
    /// A sign is no digit of a board that counts its digits from 0.
    BadSign {
        /// The sign or word.
        found: String,
        /// The last digit of the board.
        last: String,
    },
    /// The caller said another last digit than the board has.
    OtherLastDigit {
        /// The last digit that the caller said.
        said: String,
        /// The last digit of the board.
        last: String,
    },
    /// The puzzle counts its digits from this number instead of 0 or 1.
    LowestDigit(i64),
    /// The puzzle counts its digits from another number than 0 or 1, and has rules that Nonet does not know.
    LowestDigitAndRules {
        /// The lowest digit.
        lowest: i64,
        /// The rules.
        rules: Vec<UnknownRule>,
    },
    /// A large board has both 0 and this sign for an empty cell, so 0 may be a digit.
    ZeroAndOther {
        /// The other sign.
        sign: char,
        /// The last digit, if digits count from 0.
        last: String,
    },
    /// There is no cell at the place of this content.
    NoCell(String),
    /// The board is not the classic one, and the reader of the text shows only that.
    OnlyClassic,
    /// Brackets are nested deeper than in any document.
    TooDeep,
    /// A required field is missing.
    MissingField(String),
    /// The document cannot be read, and has a field with an unknown name that looks like a known one.
    MisspeltField {
        /// The name.
        found: String,
        /// The known name.
        meant: String,
    },
    /// A field appears twice.
    RepeatedField(String),
    /// A value has the wrong type.
    WrongType(ValueType),
    /// A number is too large or too small for its place.
    NumberOutOfRange,
    /// The document starts with this name instead of `Nonet`.
    OtherName(String),
    /// The document ends before all of its brackets, quotes or comments are closed.
    Unclosed,
    /// Something follows the closing bracket of the document.
    TextBehind,
    /// A sign of the notation is missing: a comma, a bracket, or the start of the document.
    ExpectedSign(&'static str),
    /// A sign that the notation does not allow at its place.
    UnexpectedSign(char),
    /// The document breaks the rules of RON in some other way.
    Notation {
        /// The message of the parser, in English.
        detail: String,
    },
    /// The first line of the judge's format is not a number.
    NotACount,
    /// The text in the judge's format has fewer puzzles than its first line says.
    FewerThanCounted {
        /// The number of whole puzzles.
        found: u64,
        /// The number in the first line.
        counted: u64,
    },
    /// The text in the judge's format continues after its last puzzle.
    MoreThanCounted {
        /// The number of puzzles in the first line.
        counted: u64,
    },
}

impl Problem {
    /// The problem of `found` cells where `expected` are needed. Returns `None` if the numbers are equal.
    pub(super) fn of_cell_count(found: usize, expected: usize) -> Option<Self> {
        match found.cmp(&expected) {
            Ordering::Less => Some(Self::TooFewCells { found, expected }),
            Ordering::Equal => None,
            Ordering::Greater => Some(Self::TooManyCells { found, expected }),
        }
    }
}

/// Why a cage does not fit its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CageFault {
    /// The cage has more cells than there are digits.
    TooLarge {
        /// The number of its cells.
        found: usize,
        /// The number of digits.
        digits: usize,
    },
    /// The cage has more cells than Nonet calculates with.
    TooManyCells {
        /// The number of its cells.
        found: usize,
        /// The most cells.
        most: usize,
    },
    /// The sum is no number, or no different digits in the cells add up to it.
    BadSum {
        /// The sum.
        found: Box<str>,
        /// The number of cells.
        cells: usize,
        /// The least and the largest sum of different digits in these cells.
        possible: [u32; 2],
    },
    /// The cage lists the cell with this name twice.
    RepeatedCell(String),
    /// The file says another number of cells than it lists.
    OtherSize {
        /// The number of cells that it lists.
        found: usize,
        /// What it says.
        said: String,
    },
    /// Two cells of the cage say different sums.
    TwoSums([u32; 2]),
}

/// A part that a constraint must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintPart {
    /// Its cells.
    Cells,
    /// The cells behind the circle of an arrow.
    Shaft,
    /// Its number.
    Number,
    /// The letter or the number of two cells that have a sum.
    Sum,
    /// Its place beside the board.
    Place,
    /// The way of its diagonal.
    Direction,
    /// The marks that are all shown.
    Marks,
}

/// An error of the system, with the system's own message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemError {
    kind: ErrorKind,
    code: Option<i32>,
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> Self {
        Self { kind: error.kind(), code: error.raw_os_error() }
    }
}

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(code) = self.code else {
            return self.kind.fmt(f);
        };
        let said = io::Error::from_raw_os_error(code).to_string();
        f.write_str(said.split(" (os error").next().unwrap_or(&said))
    }
}

/// The type of a value in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueType {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    YesOrNo,
    /// A list in square brackets.
    List,
    /// Named fields in round brackets.
    Fields,
    /// Named fields in braces.
    Object,
}
