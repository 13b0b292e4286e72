//! The rules of a puzzle that Nonet does not know, as a person is told of them.

use nonet_language::{Language, Say, display_in_english, say};

/// A kind of parts of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DrawingPart {
    /// Lines.
    Lines,
    /// Arrows.
    Arrows,
    /// Circles, rectangles and texts.
    Shapes,
}

/// A rule of a puzzle that Nonet does not know.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum UnknownRule {
    /// A rule with a name in the file, shortened for a sentence.
    Named(String),
    /// Parts of a drawing.
    Drawn(DrawingPart),
    /// A type of SudokuMaker by its number.
    Type(u32),
    /// A constraint of this type of SudokuMaker, which its solver does not heed.
    TypeAsDrawing(u32),
    /// Every square of 2 by 2 cells has a low, a middle and a high digit.
    GlobalEntropy,
    /// Cages that say which digits they have how often.
    LookAndSayCages,
    /// Lines whose digits rise by equal steps.
    SequenceLines,
    /// Lines on which some cells in a row have a digit of each group.
    DigitGroupLines,
    /// Code that the author wrote for a constraint.
    AuthorCode,
    /// Rows and columns of several areas.
    AreaLines,
    /// Digits may repeat in rows and columns.
    NoLines,
    /// White dots that do not keep cells from a ratio.
    WhiteDotsWithRatio,
    /// Black dots that do not keep cells from a difference of 1.
    BlackDotsWithDifference,
    /// Region sum lines whose total counts all parts in a region.
    RegionTotals,
    /// Arrows whose circle has its digits in the other order.
    BackwardArrows,
    /// Cages whose text may say anything.
    MeaninglessCages,
    /// Digits on a board that may be those of any puzzle.
    UnnamedBoard,
    /// Numbers that are smaller than givens.
    SmallNumbers,
    /// Numbers beside the board.
    NumbersBesideBoard,
    /// Letters beside the board.
    LettersBesideBoard,
    /// Marks that reach beyond the board.
    MarksBesideBoard,
    /// Numbers between cells.
    NumbersBetweenCells,
    /// Letters that are not between two cells.
    Letters,
    /// Cages with several numbers.
    CagesWithSeveralNumbers,
    /// Dashed lines that are not around a cage.
    DashedLines,
    /// Lines along edges that are neither borders nor diagonals.
    EdgeLines,
    /// Borders that make no regions.
    Borders,
    /// Coloured cells.
    ColouredCells,
    /// Lines that follow no cells.
    FreeLines,
    /// Walls.
    Walls,
    /// Edges of cells that are taken away.
    DeletedEdges,
    /// Arrows without a circle.
    BareArrows,
    /// Frames.
    Frames,
    /// Polygons.
    Polygons,
    /// Thermometers without a bulb.
    BareThermometers,
}

impl Say for DrawingPart {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Lines => say!(language, "lines"),
            Self::Arrows => say!(language, "arrows"),
            Self::Shapes => say!(language, "shapes"),
        }
    }
}

impl Say for UnknownRule {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Named(name) => name.clone(),
            Self::Drawn(part) => part.say(language),
            Self::Type(number) => say!(language, "type {number}", number),
            Self::TypeAsDrawing(number) => say!(language, "type {number} as a drawing", number),
            Self::GlobalEntropy => say!(language, "global entropy"),
            Self::LookAndSayCages => say!(language, "look-and-say cages"),
            Self::SequenceLines => say!(language, "sequence lines"),
            Self::DigitGroupLines => say!(language, "lines of digit groups"),
            Self::AuthorCode => say!(language, "code of its author"),
            Self::AreaLines => say!(language, "rows and columns of areas"),
            Self::NoLines => say!(language, "rows and columns that may repeat digits"),
            Self::WhiteDotsWithRatio => {
                say!(language, "white dots whose cells may have no ratio")
            }
            Self::BlackDotsWithDifference => {
                say!(language, "black dots whose cells may have no difference of 1")
            }
            Self::RegionTotals => {
                say!(language, "region sum lines with one total for each region")
            }
            Self::BackwardArrows => say!(language, "arrows with a number that is read backwards"),
            Self::MeaninglessCages => say!(language, "cages without a meaning"),
            Self::UnnamedBoard => {
                say!(language, "a board without regions whose texts do not speak of Sudoku")
            }
            Self::SmallNumbers => say!(language, "small numbers"),
            Self::NumbersBesideBoard => say!(language, "numbers beside the board"),
            Self::LettersBesideBoard => say!(language, "letters beside the board"),
            Self::MarksBesideBoard => say!(language, "marks beside the board"),
            Self::NumbersBetweenCells => say!(language, "numbers between cells"),
            Self::Letters => say!(language, "letters"),
            Self::CagesWithSeveralNumbers => say!(language, "cages with several numbers"),
            Self::DashedLines => say!(language, "dashed lines"),
            Self::EdgeLines => say!(language, "lines along edges"),
            Self::Borders => say!(language, "borders that make no regions"),
            Self::ColouredCells => say!(language, "coloured cells"),
            Self::FreeLines => say!(language, "free lines"),
            Self::Walls => say!(language, "walls"),
            Self::DeletedEdges => say!(language, "deleted edges"),
            Self::BareArrows => say!(language, "arrows without a circle"),
            Self::Frames => say!(language, "frames"),
            Self::Polygons => say!(language, "polygons"),
            Self::BareThermometers => say!(language, "thermometers without a bulb"),
        }
    }
}

display_in_english!(DrawingPart, UnknownRule);
