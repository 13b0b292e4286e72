//! The words for setting constraints, and for playing cages with sums.

use super::status::selected;
use super::{Language, Say, say, say_plural};
use crate::controller::{
    CageCombinations, CageProgress, Combination, ConstraintKind, ConstraintNote, NumberKind,
    SelectionSums,
};
use crate::engine::{Cage, LowestDigit, NegativeKind};

/// The name of a kind, as it stands in the menu.
impl Say for ConstraintKind {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Cage => say!(language, "Cages"),
            Self::SumCage => say!(language, "Sums that may repeat digits"),
            Self::ProductCage => say!(language, "Products"),
            Self::DifferenceCage => say!(language, "Differences"),
            Self::QuotientCage => say!(language, "Quotients"),
            Self::Thermometer => say!(language, "Thermometers"),
            Self::Arrow => say!(language, "Arrows"),
            Self::PillArrow => say!(language, "Arrows with a pill"),
            Self::WhiteDot => say!(language, "White dots"),
            Self::BlackDot => say!(language, "Black dots"),
            Self::Sum => say!(language, "X, V and other sums"),
            Self::Odd => say!(language, "Odd cells"),
            Self::Even => say!(language, "Even cells"),
            Self::Greater => say!(language, "Greater and less"),
            Self::Minimum => say!(language, "Minima"),
            Self::Maximum => say!(language, "Maxima"),
            Self::RowIndexer => say!(language, "Row indexers"),
            Self::ColumnIndexer => say!(language, "Column indexers"),
            Self::BoxIndexer => say!(language, "Box indexers"),
            Self::CountingCircles => say!(language, "Counting circles"),
            Self::Quadruple => say!(language, "Quadruples"),
            Self::Fog => say!(language, "Fog"),
            Self::Whispers => say!(language, "Whispers"),
            Self::Renban => say!(language, "Renban lines"),
            Self::Nabner => say!(language, "Nabner lines"),
            Self::Palindrome => say!(language, "Palindromes"),
            Self::Between => say!(language, "Between lines"),
            Self::Lockout => say!(language, "Lockout lines"),
            Self::RegionSum => say!(language, "Region sum lines"),
            Self::Entropic => say!(language, "Entropic lines"),
            Self::Modular => say!(language, "Modular lines"),
            Self::Zipper => say!(language, "Zipper lines"),
            Self::SumLine => say!(language, "Lines of equal sums"),
            Self::DoubleArrow => say!(language, "Double arrows"),
        }
    }
}

/// The switch that says that all marks of a kind are shown.
pub(super) fn say_all_shown(kind: NegativeKind, language: Language) -> String {
    match kind {
        NegativeKind::Difference => say!(language, "All white dots are shown"),
        NegativeKind::Ratio => say!(language, "All black dots are shown"),
        NegativeKind::Sum => say!(language, "All X and V are shown"),
    }
}

impl Say for ConstraintNote {
    fn say(&self, language: Language) -> String {
        match *self {
            Self::Drawing(kind) => drawing(kind, language),
            Self::TypingNumber { kind, number: None } => awaited(kind, language),
            Self::TypingNumber { kind: NumberKind::Digits, number: Some(number) } => {
                say!(language, "{number} so far: type another digit, or press Enter.", number)
            }
            Self::TypingNumber { kind: NumberKind::CageSum, number: Some(number) } => {
                say!(language, "Sum {number} so far: type another figure, or press Enter.", number)
            }
            Self::TypingNumber {
                kind:
                    NumberKind::Calculation
                    | NumberKind::Difference
                    | NumberKind::Ratio
                    | NumberKind::Sum
                    | NumberKind::OfLine,
                number: Some(number),
            } => {
                say!(language, "{number} so far: type another figure, or press Enter.", number)
            }
            Self::NumberRefused { kind, cells, least, most } => {
                refused(kind, cells, (least, most), language)
            }
            Self::CageTooLarge { cells, digits } => say!(
                language,
                "A cage cannot have {cells} cells: there are only {digits} digits, and none may repeat in it.",
                cells,
                digits
            ),
            Self::TooManyCells { cells, most } => say!(
                language,
                "A cage cannot have {cells} cells, only {most} at most.",
                cells,
                most
            ),
            Self::ThermometerTooLong { cells, digits } => say!(
                language,
                "A thermometer cannot have {cells} cells: digits rise along it, and there are only {digits}.",
                cells,
                digits
            ),
            Self::LineTooLong { cells, most } => say!(
                language,
                "This line cannot have {cells} cells, only {most} at most.",
                cells,
                most
            ),
            Self::NoThreeGroups { digits } => say!(
                language,
                "Entropic lines need three groups of digits of one size, and {digits} digits have none.",
                digits
            ),
            Self::TooFewCells { needed } => say_plural!(
                language,
                needed as u64,
                "This constraint needs {needed} cell at least.",
                "This constraint needs {needed} cells at least.",
                needed
            ),
            Self::CellsApart => say!(
                language,
                "Each cell of a line must touch the one before. Select them in their order."
            ),
            Self::LineMeetsItself => say!(language, "A line cannot have a cell twice."),
            Self::NoBorder => say!(language, "A mark stands between two cells side by side."),
            Self::NoCorner => say!(language, "A quadruple needs the four cells around a corner."),
            Self::NothingToCount => say!(
                language,
                "This cell cannot be such an indexer: it needs a house that holds every digit, and only one."
            ),
            Self::TooManyCircles { circles, most } => say!(
                language,
                "There cannot be {circles} circles, only {most} at most: each digit stands in as many as it says.",
                circles,
                most
            ),
            Self::CountsFromOne => say!(
                language,
                "This constraint needs digits that count from 1. Here they are shown from 0."
            ),
            Self::CellsTaken(_) => say!(
                language,
                "These cells are in cages already. Ctrl+Shift+K sets a cage over other cages."
            ),
            Self::NoneHere => say!(language, "The selected cell is in no constraint."),
            Self::NoNumberHere => {
                say!(language, "The selected cell is in no constraint with a number.")
            }
        }
    }
}

/// What the mouse does while it draws constraints of a kind.
fn drawing(kind: ConstraintKind, language: Language) -> String {
    match kind {
        ConstraintKind::Cage
        | ConstraintKind::SumCage
        | ConstraintKind::ProductCage
        | ConstraintKind::DifferenceCage
        | ConstraintKind::QuotientCage => say!(
            language,
            "Drag over cells to draw a cage, drag from a cage to enlarge it, click one to remove it. Esc ends this."
        ),
        ConstraintKind::Thermometer => say!(
            language,
            "Drag from the bulb to the tip. Drag from a thermometer to lengthen or branch it, click one to remove it. Esc ends this."
        ),
        ConstraintKind::Arrow => say!(
            language,
            "Drag from the circle to the tip. Drag from a circle for another shaft, click an arrow to remove it. Esc ends this."
        ),
        ConstraintKind::PillArrow => say!(
            language,
            "Drag over the two cells of the pill and on to the tip. Click an arrow to remove it. Esc ends this."
        ),
        ConstraintKind::WhiteDot | ConstraintKind::BlackDot | ConstraintKind::Sum => say!(
            language,
            "Drag from cell to cell: each border on the way gets a mark, or loses the one it has. Esc ends this."
        ),
        ConstraintKind::Greater => say!(
            language,
            "Drag from the cell of the greater digit to that of the smaller. The same way again removes the sign. Esc ends this."
        ),
        ConstraintKind::Whispers
        | ConstraintKind::Renban
        | ConstraintKind::Nabner
        | ConstraintKind::Palindrome
        | ConstraintKind::Between
        | ConstraintKind::Lockout
        | ConstraintKind::RegionSum
        | ConstraintKind::Entropic
        | ConstraintKind::Modular
        | ConstraintKind::Zipper
        | ConstraintKind::SumLine
        | ConstraintKind::DoubleArrow => say!(
            language,
            "Drag along cells to draw a line, drag from its end to lengthen it, click one to remove it. Esc ends this."
        ),
        ConstraintKind::Odd
        | ConstraintKind::Even
        | ConstraintKind::Minimum
        | ConstraintKind::Maximum
        | ConstraintKind::RowIndexer
        | ConstraintKind::ColumnIndexer
        | ConstraintKind::BoxIndexer
        | ConstraintKind::CountingCircles => say!(
            language,
            "Click cells or drag over them to mark them, and marked ones to take that back. Esc ends this."
        ),
        ConstraintKind::Fog => say!(
            language,
            "Click cells or drag over them to free them of fog, and free ones to cover them again. Esc ends this."
        ),
        ConstraintKind::Quadruple => say!(
            language,
            "Drag from a cell to another across a corner, and type the digits. Click a quadruple to remove it. Esc ends this."
        ),
    }
}

/// What is typed after a constraint was set.
fn awaited(kind: NumberKind, language: Language) -> String {
    match kind {
        NumberKind::CageSum => {
            say!(language, "Type the sum of the cage. Enter ends this, Delete removes the cage.")
        }
        NumberKind::Calculation => {
            say!(language, "Type the number of the cage. Enter ends this, Delete removes the cage.")
        }
        NumberKind::Difference => say!(
            language,
            "Type the difference, if it is not 1. Enter ends this, Delete removes the dot."
        ),
        NumberKind::Ratio => say!(
            language,
            "Type how many times, if it is not 2. Enter ends this, Delete removes the dot."
        ),
        NumberKind::Sum => say!(
            language,
            "Type the sum, such as 5 for a V. Enter leaves the X, Delete removes it."
        ),
        NumberKind::OfLine => say!(
            language,
            "Type the number of the line, if it is another one. Enter ends this, Delete removes the line."
        ),
        NumberKind::Digits => say!(
            language,
            "Type the digits in the circle. Enter ends this, Delete removes the quadruple."
        ),
    }
}

/// Which numbers a constraint can have.
fn refused(
    kind: NumberKind,
    cells: usize,
    (least, most): (u32, u32),
    language: Language,
) -> String {
    match kind {
        NumberKind::CageSum => say_plural!(
            language,
            cells as u64,
            "A cage of {cells} cell cannot have this sum: only {least} to {most}.",
            "A cage of {cells} cells cannot have this sum: only {least} to {most}.",
            cells,
            least,
            most
        ),
        NumberKind::Calculation => say!(
            language,
            "The digits of this cage cannot make that number: only {least} to {most}.",
            least,
            most
        ),
        NumberKind::Difference => {
            say!(language, "Digits cannot differ by this: only by {least} to {most}.", least, most)
        }
        NumberKind::Ratio => say!(
            language,
            "No digit is that many times another: only {least} to {most} times.",
            least,
            most
        ),
        NumberKind::Sum => {
            say!(language, "Two cells cannot have this sum: only {least} to {most}.", least, most)
        }
        NumberKind::OfLine => {
            say!(
                language,
                "This line cannot have that number: only {least} to {most}.",
                least,
                most
            )
        }
        NumberKind::Digits => {
            say!(language, "Only digits of the board can stand in the circle, and at most four.")
        }
    }
}

/// One line of the list of combinations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CombinationLine {
    /// The name of a cage, or a sentence.
    Text(String),
    /// A combination.
    Combination {
        /// Its digits: “1 2 6”.
        text: String,
        /// What a screen reader says of it.
        label: String,
        /// Whether it is struck out.
        is_struck: bool,
    },
}

/// The combinations of the cages at the cursor.
#[must_use]
pub fn combination_lines(
    cages: &[CageCombinations],
    lowest: LowestDigit,
    language: Language,
) -> Vec<CombinationLine> {
    if cages.is_empty() {
        let none = say!(language, "Select a cell of a cage that shows a sum.");
        return vec![CombinationLine::Text(none)];
    }
    let line = |it: &Combination| combination_line(it, lowest, language);
    let of_cage = |CageCombinations { cage, combinations }: &CageCombinations| {
        let lines = match combinations.as_deref() {
            Some([]) => vec![CombinationLine::Text(say!(language, "No combination is left."))],
            Some(all) => all.iter().map(line).collect(),
            None => {
                let too_many = say!(language, "There are too many combinations to list.");
                vec![CombinationLine::Text(too_many)]
            }
        };
        [vec![CombinationLine::Text(cage_name(cage, lowest, language))], lines].concat()
    };
    cages.iter().flat_map(of_cage).collect()
}

fn cage_name(cage: &Cage, lowest: LowestDigit, language: Language) -> String {
    let cells = cage.cells().len() as u64;
    let count = u32::try_from(cells).unwrap_or(u32::MAX);
    let sum = cage.sum().map_or(0, |sum| lowest.shown_sum(sum, count));
    say_plural!(
        language,
        cells,
        "Cage {sum}, {cells} cell",
        "Cage {sum}, {cells} cells",
        sum,
        cells
    )
}

fn combination_line(
    combination: &Combination,
    lowest: LowestDigit,
    language: Language,
) -> CombinationLine {
    let digits = combination.digits.iter().map(|digit| lowest.shown(digit).to_string());
    let text = digits.collect::<Vec<_>>().join(" ");
    let label = if combination.is_struck {
        say!(language, "Combination {digits}, struck out", digits = text)
    } else {
        say!(language, "Combination {digits}", digits = text)
    };
    CombinationLine::Combination { text, label, is_struck: combination.is_struck }
}

/// The most cages of a selection that the status bar has room for.
const CAGES: usize = 2;

/// The sums of the selected cells, and how far their cages are filled. Returns `None` if one cell outside of cages is
/// selected.
#[must_use]
pub fn selection_line(sums: &SelectionSums, language: Language) -> Option<String> {
    let of_cells = (sums.cells > 1).then(|| sum_of_cells(sums, language));
    let cages = sums.cages.iter().filter(|_| sums.cages.len() <= CAGES);
    let of_cages = cages.map(|cage| progress(cage, language));
    let parts: Vec<String> = of_cells.into_iter().chain(of_cages).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn sum_of_cells(sums: &SelectionSums, language: Language) -> String {
    let SelectionSums { cells, empty, sum, .. } = *sums;
    if empty == cells {
        return selected(cells, language);
    }
    if empty == 0 {
        return say_plural!(
            language,
            cells as u64,
            "{cells} cell is selected, with the sum {sum}.",
            "{cells} cells are selected, with the sum {sum}.",
            cells,
            sum
        );
    }
    say_plural!(
        language,
        cells as u64,
        "{cells} cell is selected, {empty} of them empty, with the sum {sum}.",
        "{cells} cells are selected, {empty} of them empty, with the sum {sum}.",
        cells,
        empty,
        sum
    )
}

fn progress(&CageProgress { sum, held, empty }: &CageProgress, language: Language) -> String {
    match sum.checked_sub(held) {
        Some(left) if empty > 0 => say_plural!(
            language,
            empty as u64,
            "Cage {sum}: {held} so far, {left} left in {empty} cell.",
            "Cage {sum}: {held} so far, {left} left in {empty} cells.",
            sum,
            held,
            left,
            empty
        ),
        Some(0) => say!(language, "Cage {sum}: filled.", sum),
        Some(_) | None => say!(language, "Cage {sum}: its digits add up to {held}.", sum, held),
    }
}
