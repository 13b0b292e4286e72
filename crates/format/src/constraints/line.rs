//! Lines: whispers, renban, palindromes and others.
//!
//! ```text
//! constraints: ["whispers 5 r1c1 r1c2 r2c3", "renban r4c4 r4c5"]
//! "whispers":[{"lines":[["R1C1","R1C2","R2C3"]],"value":"5"}],"renban":[{"lines":[["R4C4","R4C5"]]}]
//! ```
//!
//! The names are those of f-puzzles and of the scripts that its users add.

use serde_json::{Value, json};

use super::pair::number_in;
use super::{ConstraintForm, Entry, names_in_json};
use crate::{LowestDigit, Problem};
use nonet_engine::{Cell, Constraint, Layout, Line, LineKind};

/// The most cells of a line. Searches compare each pair of them.
pub(super) const LONGEST_LINE: usize = 100;

/// The names of lines, in the order of [`LineKind`].
pub(super) static FORMS: [&ConstraintForm; 12] = [
    &WHISPERS,
    &RENBAN,
    &NABNER,
    &PALINDROME,
    &BETWEEN,
    &LOCKOUT,
    &REGION_SUM,
    &ENTROPIC,
    &MODULAR,
    &ZIPPER,
    &SUM,
    &DOUBLE_ARROW,
];

static WHISPERS: ConstraintForm = with_number("whispers", "whispers", |entry, lowest, layout| {
    read(entry, LineKind::Whispers(1), lowest, layout)
});

static RENBAN: ConstraintForm = without_number("renban", "renban", |entry, lowest, layout| {
    read(entry, LineKind::Renban, lowest, layout)
});

static NABNER: ConstraintForm = without_number("nabner", "nabner", |entry, lowest, layout| {
    read(entry, LineKind::Nabner, lowest, layout)
});

static PALINDROME: ConstraintForm =
    without_number("palindrome", "palindrome", |entry, lowest, layout| {
        read(entry, LineKind::Palindrome, lowest, layout)
    });

static BETWEEN: ConstraintForm =
    without_number("between", "betweenline", |entry, lowest, layout| {
        read(entry, LineKind::Between, lowest, layout)
    });

static LOCKOUT: ConstraintForm = with_number("lockout", "lockout", |entry, lowest, layout| {
    read(entry, LineKind::Lockout(1), lowest, layout)
});

static REGION_SUM: ConstraintForm =
    without_number("regionsum", "regionsumline", |entry, lowest, layout| {
        read(entry, LineKind::RegionSum, lowest, layout)
    });

static ENTROPIC: ConstraintForm =
    without_number("entropic", "entropicline", |entry, lowest, layout| {
        read(entry, LineKind::Entropic, lowest, layout)
    });

static MODULAR: ConstraintForm = with_number("modular", "modularline", |entry, lowest, layout| {
    read(entry, LineKind::Modular(2), lowest, layout)
});

static ZIPPER: ConstraintForm = without_number("zipper", "zipperline", |entry, lowest, layout| {
    read(entry, LineKind::Zipper, lowest, layout)
});

static SUM: ConstraintForm = with_number("sumline", "sumline", |entry, lowest, layout| {
    read(entry, LineKind::Sum(1), lowest, layout)
});

static DOUBLE_ARROW: ConstraintForm =
    without_number("doublearrow", "doublearrow", |entry, lowest, layout| {
        read(entry, LineKind::DoubleArrow, lowest, layout)
    });

/// How constraints are read: see [`ConstraintForm::read`].
type Reader = fn(Entry, LowestDigit, &Layout) -> Result<Vec<Constraint>, Problem>;

const fn without_number(name: &'static str, field: &'static str, read: Reader) -> ConstraintForm {
    ConstraintForm { name, field, is_of_one_cell: false, read, number: None, digits: None }
}

const fn with_number(name: &'static str, field: &'static str, read: Reader) -> ConstraintForm {
    let number = Some(number as fn(&Constraint) -> Option<String>);
    ConstraintForm { name, field, is_of_one_cell: false, read, number, digits: None }
}

fn number(constraint: &Constraint) -> Option<String> {
    constraint.line()?.kind().number().map(|number| number.to_string())
}

/// The form of a line.
pub(super) fn form(kind: LineKind) -> &'static ConstraintForm {
    match kind {
        LineKind::Whispers(_) => &WHISPERS,
        LineKind::Renban => &RENBAN,
        LineKind::Nabner => &NABNER,
        LineKind::Palindrome => &PALINDROME,
        LineKind::Between => &BETWEEN,
        LineKind::Lockout(_) => &LOCKOUT,
        LineKind::RegionSum => &REGION_SUM,
        LineKind::Entropic => &ENTROPIC,
        LineKind::Modular(_) => &MODULAR,
        LineKind::Zipper => &ZIPPER,
        LineKind::Sum(_) => &SUM,
        LineKind::DoubleArrow => &DOUBLE_ARROW,
    }
}

/// Whether f-puzzles, with the scripts that its users add, knows the line.
pub(super) fn is_of_f_puzzles(kind: LineKind) -> bool {
    match kind {
        LineKind::Whispers(_)
        | LineKind::Renban
        | LineKind::Nabner
        | LineKind::Palindrome
        | LineKind::Between
        | LineKind::Lockout(_)
        | LineKind::RegionSum
        | LineKind::Entropic
        | LineKind::Modular(_)
        | LineKind::Zipper => true,
        LineKind::Sum(_) | LineKind::DoubleArrow => false,
    }
}

/// Reads lines of a kind. Its number is that of the entry, or the usual one of the board.
fn read(
    entry: Entry,
    kind: LineKind,
    lowest: LowestDigit,
    layout: &Layout,
) -> Result<Vec<Constraint>, Problem> {
    // The digits of the board are one more than those that the rule of the line means.
    if kind.has_sums() && lowest == LowestDigit::Zero {
        return Err(Problem::LinesFromZero);
    }
    let digits = layout.digit_count();
    if !kind.fits(digits) {
        return Err(Problem::EntropicLine { digits });
    }
    let kind = kind_of(&entry, kind, digits)?;
    let lines = entry.lines.filter(|lines| !lines.is_empty()).unwrap_or_else(|| vec![entry.cells]);
    let mut constraints = Vec::new();
    for line in lines {
        check_length(&line, kind.most_cells(digits))?;
        check_corners(&line, layout)?;
        for piece in pieces(kind, &line)? {
            constraints.extend(Line::new(kind, piece).map(Constraint::Line));
        }
    }
    Ok(constraints)
}

/// The kind with its number on a board of so many digits.
fn kind_of(entry: &Entry, kind: LineKind, digits: usize) -> Result<LineKind, Problem> {
    match (kind.numbers(digits), &entry.number) {
        (Some(numbers), Some(text)) => {
            let numbers = *numbers.start() as usize..=*numbers.end() as usize;
            Ok(kind.with_number(number_in(text, numbers)?))
        }
        (Some(_), None) => Ok(kind.usual(digits)),
        (None, _) => Ok(kind),
    }
}

/// Refuses a line that is too long to be kept, or to be searched.
pub(super) fn check_length(line: &[Cell], most: Option<usize>) -> Result<(), Problem> {
    let (found, most) = (line.len(), most.unwrap_or(LONGEST_LINE).min(LONGEST_LINE));
    if found > most { Err(Problem::TooManyCellsOnLine { found, most }) } else { Ok(()) }
}

/// Refuses a line that jumps along a row, a column or a diagonal: it rather names the corners of a line, whose other cells would
/// be lost.
pub(super) fn check_corners(line: &[Cell], layout: &Layout) -> Result<(), Problem> {
    let is_straight_jump = |one: Cell, other: Cell| {
        let rows = layout.row(one).abs_diff(layout.row(other));
        let columns = layout.column(one).abs_diff(layout.column(other));
        rows.max(columns) > 1 && (rows == 0 || columns == 0 || rows == columns)
    };
    let jump = line.windows(2).find(|pair| is_straight_jump(pair[0], pair[1]));
    // On a torus, the edges touch each other.
    match jump.filter(|_| !layout.builder().is_torus) {
        Some(pair) => {
            let [from, to] = [pair[0], pair[1]].map(|cell| layout.name_of(cell));
            Err(Problem::CellsApart { from, to })
        }
        None => Ok(()),
    }
}

/// The line in pieces that have each cell once. Whispers are about two cells at a time, so that a line that comes back to a
/// cell is several lines. Another kind may not come back.
fn pieces(kind: LineKind, line: &[Cell]) -> Result<Vec<Vec<Cell>>, Problem> {
    let is_of_pairs = match kind {
        LineKind::Whispers(_) => true,
        LineKind::Renban
        | LineKind::Nabner
        | LineKind::Palindrome
        | LineKind::Between
        | LineKind::Lockout(_)
        | LineKind::RegionSum
        | LineKind::Entropic
        | LineKind::Modular(_)
        | LineKind::Zipper
        | LineKind::Sum(_)
        | LineKind::DoubleArrow => false,
    };
    let mut pieces: Vec<Vec<Cell>> = Vec::new();
    let mut piece: Vec<Cell> = Vec::new();
    for &cell in line {
        if piece.contains(&cell) {
            let last = piece.last().copied().filter(|&last| is_of_pairs && last != cell);
            let last = last.ok_or(Problem::CellTwiceOnLine)?;
            pieces.push(std::mem::replace(&mut piece, vec![last]));
        }
        piece.push(cell);
    }
    pieces.push(piece);
    Ok(pieces)
}

/// The entry of a line in JSON.
pub(super) fn entry(line: &Line, layout: &Layout) -> Value {
    let lines = [names_in_json(line.cells(), layout)];
    match line.kind().number() {
        Some(number) => json!({ "lines": lines, "value": number.to_string() }),
        None => json!({ "lines": lines }),
    }
}
