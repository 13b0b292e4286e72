//! Lines: thermometers and arrows, which have a beginning, and lines that read the same from both ends.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use crate::engine::{Arrow, Cell, Constraint, Layout, Line, LineKind, LowestDigit, Thermometer};

pub(super) static THERMOMETER: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(it, Constraint::Thermometer(_)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: draw_thermometer,
    number: None,
};

pub(super) static ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.arrow().is_some_and(|it| it.circle().len() == 1),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_arrow(drawing, 1),
    number: None,
};

pub(super) static PILL_ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.arrow().is_some_and(|it| it.circle().len() > 1),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_arrow(drawing, 2),
    number: None,
};

pub(super) static WHISPERS: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Whispers(_))),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Whispers(half(drawing.layout).1)),
    number: Some(&NUMBER),
};

pub(super) static RENBAN: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Renban)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Renban),
    number: None,
};

pub(super) static NABNER: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Nabner)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Nabner),
    number: None,
};

pub(super) static PALINDROME: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Palindrome)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Palindrome),
    number: None,
};

pub(super) static BETWEEN: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Between)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Between),
    number: None,
};

pub(super) static LOCKOUT: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Lockout(_))),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Lockout(half(drawing.layout).0)),
    number: Some(&NUMBER),
};

pub(super) static REGION_SUM: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::RegionSum)),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::RegionSum),
    number: None,
};

pub(super) static ENTROPIC: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Entropic)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Entropic),
    number: None,
};

pub(super) static MODULAR: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Modular(_))),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Modular(3)),
    number: Some(&NUMBER),
};

pub(super) static ZIPPER: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Zipper)),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Zipper),
    number: None,
};

pub(super) static SUM_LINE: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::Sum(_))),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::Sum(10)),
    number: Some(&NUMBER),
};

pub(super) static DOUBLE_ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(kind_of(it), Some(LineKind::DoubleArrow)),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    draw: |drawing| draw_line(drawing, LineKind::DoubleArrow),
    number: None,
};

static NUMBER: NumberForm =
    NumberForm { kind: NumberKind::OfLine, possible, with, is_set: |_| false, is_needed: false };

/// A drawing that begins at the tip of a thermometer makes it longer. One that begins elsewhere in it is a branch, which has the
/// cells from the bulb.
fn draw_thermometer(drawing: Drawing<'_>) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let stem = drawing.base.map_or(&[][..], Constraint::cells);
    let joint = stem.iter().position(|cell| Some(cell) == path.first());
    let cells: Vec<Cell> = stem[..joint.unwrap_or(0)].iter().chain(path).copied().collect();
    let digits = drawing.layout.digit_count();
    if cells.len() > digits {
        return Err(ConstraintNote::ThermometerTooLong { cells: cells.len(), digits });
    }
    // A branch that comes back to its stem is no line.
    let line = Thermometer::new(cells).ok_or(ConstraintNote::LineMeetsItself)?;
    let is_longer = joint.is_some_and(|joint| joint + 1 == stem.len());
    let before = drawing.base.filter(|_| is_longer);
    Ok(Change::replacing(before, Constraint::Thermometer(line)))
}

/// The first `circle` cells are the circle. A drawing that begins in the circle of an arrow is one more shaft of it.
fn draw_arrow(drawing: Drawing<'_>, circle: usize) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let known = drawing.base.and_then(Constraint::arrow).map(Arrow::circle);
    let (circle, shaft) = match known.filter(|circle| circle.contains(&path[0])) {
        Some(circle) => {
            let first = path.iter().take_while(|cell| circle.contains(cell)).count();
            (circle, &path[first..])
        }
        None => path.split_at(circle.min(path.len())),
    };
    if shaft.is_empty() {
        return Err(ConstraintNote::TooFewCells { needed: circle.len() + 1 });
    }
    let arrow = Arrow::new(circle.iter().copied(), shaft.iter().copied());
    arrow.map(|it| Change::adding(Constraint::Arrow(it))).ok_or(ConstraintNote::LineMeetsItself)
}

/// The cells of a line, each of which touches the one before.
fn touching(drawing: Drawing<'_>) -> Result<&[Cell], ConstraintNote> {
    let cells = drawing.cells;
    if cells.len() < 2 {
        return Err(ConstraintNote::TooFewCells { needed: 2 });
    }
    let is_line = cells.windows(2).all(|two| touch(two[0], two[1], drawing.layout));
    if is_line { Ok(cells) } else { Err(ConstraintNote::CellsApart) }
}

/// Whether two cells share an edge or a corner.
fn touch(one: Cell, other: Cell, layout: &Layout) -> bool {
    let rows = layout.row(one).abs_diff(layout.row(other));
    let columns = layout.column(one).abs_diff(layout.column(other));
    rows.max(columns) == 1
}

fn kind_of(constraint: &Constraint) -> Option<LineKind> {
    constraint.line().map(Line::kind)
}

/// Half of the digits, rounded down and rounded up: the usual gap of lockout lines, and that of whispers.
fn half(layout: &Layout) -> (u32, u32) {
    let digits = count(layout.digit_count());
    (digits / 2, digits.div_ceil(2))
}

fn count(cells: usize) -> u32 {
    u32::try_from(cells).unwrap_or(u32::MAX)
}

/// A drawing that begins at an end of a line makes it longer.
fn draw_line(drawing: Drawing<'_>, usual: LineKind) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let longer = drawing.base.and_then(Constraint::line).and_then(|line| longer(line, path));
    let (kind, cells, before) = match longer {
        Some((kind, cells)) => (kind, cells, drawing.base),
        None => (usual, path.to_vec(), None),
    };
    let digits = drawing.layout.digit_count();
    if kind == LineKind::Entropic && !digits.is_multiple_of(3) {
        return Err(ConstraintNote::NoThreeGroups { digits });
    }
    let (needed, most) = (kind.fewest_cells(), kind.most_cells(digits));
    if cells.len() < needed {
        return Err(ConstraintNote::TooFewCells { needed });
    }
    if let Some(most) = most.filter(|&most| cells.len() > most) {
        return Err(ConstraintNote::LineTooLong { cells: cells.len(), most });
    }
    let line = Line::new(kind, cells).ok_or(ConstraintNote::LineMeetsItself)?;
    Ok(Change::replacing(before, Constraint::Line(line)))
}

/// The kind and the cells of `line` with a path from one of its ends. `None` if the path begins elsewhere.
fn longer(line: &Line, path: &[Cell]) -> Option<(LineKind, Vec<Cell>)> {
    let (first, rest) = path.split_first()?;
    let mut cells = line.cells().to_vec();
    if cells.first() == Some(first) {
        cells.reverse();
    }
    (cells.last() == Some(first)).then(|| {
        cells.extend(rest);
        (line.kind(), cells)
    })
}

fn possible(line: &Constraint, layout: &Layout, _lowest: LowestDigit) -> RangeInclusive<u32> {
    let digits = count(layout.digit_count());
    if let Some(LineKind::Sum(_)) = kind_of(line) {
        1..=LineKind::LARGEST_SUM
    } else if let Some(LineKind::Modular(_)) = kind_of(line) {
        2..=digits
    } else {
        1..=digits - 1
    }
}

fn with(
    line: &Constraint,
    number: Option<u32>,
    _layout: &Layout,
    _lowest: LowestDigit,
) -> Option<Constraint> {
    let line = line.line()?;
    let kind = match (line.kind(), number) {
        (LineKind::Whispers(_), Some(number)) => LineKind::Whispers(number),
        (LineKind::Lockout(_), Some(number)) => LineKind::Lockout(number),
        (LineKind::Modular(_), Some(number)) => LineKind::Modular(number),
        (LineKind::Sum(_), Some(number)) => LineKind::Sum(number),
        (kind, _) => kind,
    };
    Line::new(kind, line.cells().iter().copied()).map(Constraint::Line)
}
