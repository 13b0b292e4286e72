//! The kinds of constraints that a person can set, found by one table.

use std::ops::RangeInclusive;

use super::{
    ConstraintNote, cage, calculation, counting_circles, extreme, fog, indexer, line, mark, parity,
    quadruple,
};
use crate::engine::{Cell, Constraint, Layout, LowestDigit, Rules};

/// A kind of constraint that can be set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ConstraintKind {
    /// Killer cages.
    #[default]
    Cage,
    /// Cages with a sum whose digits may repeat.
    SumCage,
    /// Cages with a product.
    ProductCage,
    /// Cages with a difference.
    DifferenceCage,
    /// Cages with a quotient.
    QuotientCage,
    /// Thermometers.
    Thermometer,
    /// Arrows whose circle is one cell.
    Arrow,
    /// Arrows whose circle is a pill of two cells.
    PillArrow,
    /// White dots.
    WhiteDot,
    /// Black dots.
    BlackDot,
    /// X, V and other sums of two cells.
    Sum,
    /// Signs between a greater digit and a smaller one.
    Greater,
    /// Odd cells.
    Odd,
    /// Even cells.
    Even,
    /// Cells whose digit is smaller than those beside them.
    Minimum,
    /// Cells whose digit is greater than those beside them.
    Maximum,
    /// Cells whose digit counts the rows of its column.
    RowIndexer,
    /// Cells whose digit counts the columns of its row.
    ColumnIndexer,
    /// Cells whose digit counts the cells of its box.
    BoxIndexer,
    /// Counting circles.
    CountingCircles,
    /// Cells that fog leaves free.
    Fog,
    /// Quadruples.
    Quadruple,
    /// Whispers, with any gap.
    Whispers,
    /// Renban lines.
    Renban,
    /// Nabner lines.
    Nabner,
    /// Palindromes.
    Palindrome,
    /// Between lines.
    Between,
    /// Lockout lines.
    Lockout,
    /// Region sum lines.
    RegionSum,
    /// Entropic lines.
    Entropic,
    /// Modular lines, with parity lines among them.
    Modular,
    /// Zipper lines.
    Zipper,
    /// Lines whose parts have one sum.
    SumLine,
    /// Double arrows.
    DoubleArrow,
}

impl ConstraintKind {
    /// The kinds of areas, cells and borders.
    pub const MARKS: [Self; 19] = [
        Self::Cage,
        Self::SumCage,
        Self::ProductCage,
        Self::DifferenceCage,
        Self::QuotientCage,
        Self::WhiteDot,
        Self::BlackDot,
        Self::Sum,
        Self::Greater,
        Self::Odd,
        Self::Even,
        Self::Minimum,
        Self::Maximum,
        Self::RowIndexer,
        Self::ColumnIndexer,
        Self::BoxIndexer,
        Self::CountingCircles,
        Self::Quadruple,
        Self::Fog,
    ];

    /// The kinds of lines.
    pub const LINES: [Self; 15] = [
        Self::Thermometer,
        Self::Arrow,
        Self::PillArrow,
        Self::Whispers,
        Self::Renban,
        Self::Nabner,
        Self::Palindrome,
        Self::Between,
        Self::Lockout,
        Self::RegionSum,
        Self::Entropic,
        Self::Modular,
        Self::Zipper,
        Self::SumLine,
        Self::DoubleArrow,
    ];

    /// Every kind.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::MARKS.into_iter().chain(Self::LINES)
    }

    /// The table of kinds.
    pub(super) fn form(self) -> &'static ConstraintForm {
        match self {
            Self::Cage => &cage::CAGE,
            Self::SumCage => &calculation::SUM,
            Self::ProductCage => &calculation::PRODUCT,
            Self::DifferenceCage => &calculation::DIFFERENCE,
            Self::QuotientCage => &calculation::QUOTIENT,
            Self::Thermometer => &line::THERMOMETER,
            Self::Arrow => &line::ARROW,
            Self::PillArrow => &line::PILL_ARROW,
            Self::WhiteDot => &mark::WHITE_DOT,
            Self::BlackDot => &mark::BLACK_DOT,
            Self::Sum => &mark::SUM,
            Self::Odd => &parity::ODD,
            Self::Even => &parity::EVEN,
            Self::Greater => &mark::GREATER,
            Self::Minimum => &extreme::MINIMUM,
            Self::Maximum => &extreme::MAXIMUM,
            Self::RowIndexer => &indexer::ROW,
            Self::ColumnIndexer => &indexer::COLUMN,
            Self::BoxIndexer => &indexer::BOX,
            Self::CountingCircles => &counting_circles::COUNTING_CIRCLES,
            Self::Fog => &fog::FOG,
            Self::Quadruple => &quadruple::QUADRUPLE,
            Self::Whispers => &line::WHISPERS,
            Self::Renban => &line::RENBAN,
            Self::Nabner => &line::NABNER,
            Self::Palindrome => &line::PALINDROME,
            Self::Between => &line::BETWEEN,
            Self::Lockout => &line::LOCKOUT,
            Self::RegionSum => &line::REGION_SUM,
            Self::Entropic => &line::ENTROPIC,
            Self::Modular => &line::MODULAR,
            Self::Zipper => &line::ZIPPER,
            Self::SumLine => &line::SUM_LINE,
            Self::DoubleArrow => &line::DOUBLE_ARROW,
        }
    }

    /// The kind of a constraint. Returns `None` if it cannot be set on cells.
    pub(super) fn of(constraint: &Constraint) -> Option<Self> {
        Self::all().find(|kind| (kind.form().is_of_kind)(constraint))
    }
}

/// What was drawn or selected.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    /// The cells in the order in which they were reached, each once.
    pub(super) cells: &'a [Cell],
    /// The constraint of the kind that a drawing began in. `None` for a selection, and where overlaps are asked for.
    pub(super) base: Option<&'a Constraint>,
    pub(super) layout: &'a Layout,
    pub(super) rules: &'a Rules,
    pub(super) lowest: LowestDigit,
}

/// What a drawing changes in a puzzle.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Change {
    pub(super) removed: Vec<Constraint>,
    pub(super) added: Vec<Constraint>,
}

impl Change {
    /// One constraint more.
    pub(super) fn adding(constraint: Constraint) -> Self {
        Self { removed: Vec::new(), added: vec![constraint] }
    }

    /// One constraint in the place of `before`.
    pub(super) fn replacing(before: Option<&Constraint>, after: Constraint) -> Self {
        Self { removed: before.cloned().into_iter().collect(), added: vec![after] }
    }
}

/// What changes if a constraint loses some of its cells.
pub(super) type Without = fn(&Constraint, &[Cell], &Layout) -> Change;

/// How constraints of one kind are set.
pub(super) struct ConstraintForm {
    /// Whether a constraint is of the kind.
    pub(super) is_of_kind: fn(&Constraint) -> bool,
    /// Whether constraints of the kind may share cells although nobody asked for that.
    pub(super) shares_cells: bool,
    /// Whether the kind is about numbers whose digits count from 1, however they are shown. It cannot be set where digits are
    /// shown from 0, since people would read other numbers.
    pub(super) counts_from_one: bool,
    /// Whether a click on a cell takes away the constraint there. Otherwise a click draws on the cell alone.
    pub(super) click_removes: bool,
    /// What changes if the kind's only constraint loses some of its cells. `None` if a constraint is taken away as a whole.
    pub(super) without: Option<Without>,
    /// What a drawing changes.
    pub(super) draw: fn(Drawing<'_>) -> Result<Change, ConstraintNote>,
    /// The numbers of the kind. `None` if it has none.
    pub(super) number: Option<&'static NumberForm>,
}

/// What a number of a constraint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// The sum of a cage.
    CageSum,
    /// What the digits of a cage make.
    Calculation,
    /// The difference of a white dot.
    Difference,
    /// The ratio of a black dot.
    Ratio,
    /// The sum of two cells.
    Sum,
    /// The digits of a quadruple, as figures.
    Digits,
    /// The number of a line.
    OfLine,
}

/// How constraints of one kind get a number. All numbers are as people see them, with digits from `LowestDigit`.
#[derive(Debug)]
pub(super) struct NumberForm {
    /// What the number is.
    pub(super) kind: NumberKind,
    /// The numbers that a constraint can have.
    pub(super) possible: fn(&Constraint, &Layout, LowestDigit) -> RangeInclusive<u32>,
    /// The same constraint with another number, or without one. `None` if it cannot have the number, though it is one of those
    /// possible ones.
    pub(super) with: fn(&Constraint, Option<u32>, &Layout, LowestDigit) -> Option<Constraint>,
    /// Whether a constraint has a number that can be taken away. Where a kind always has one, the usual number counts as none.
    pub(super) is_set: fn(&Constraint, &Layout) -> bool,
    /// Whether a constraint without a number says nothing. It comes to the puzzle with its number, and goes with it.
    pub(super) is_needed: bool,
}

impl NumberForm {
    /// Whether a constraint of the kind belongs to the puzzle as it is.
    pub(super) fn says_something(&self, constraint: &Constraint, layout: &Layout) -> bool {
        !self.is_needed || (self.is_set)(constraint, layout)
    }
}
