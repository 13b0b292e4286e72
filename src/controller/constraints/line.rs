//! Lines: thermometers and arrows, which have a beginning, and lines that read the same from both ends.

use std::ops::RangeInclusive;

use super::ConstraintNote;
use super::kind::{Change, ConstraintForm, Drawing, NumberForm, NumberKind};
use crate::engine::{
    Arrow, Cell, Constraint, Layout, Line, LineKind, LowestDigit, Pace, Thermometer,
};

pub(super) static THERMOMETER: ConstraintForm = ConstraintForm {
    is_of_kind: |it| matches!(it, Constraint::Thermometer(_)),
    shares_cells: true,
    counts_from_one: false,
    click_removes: true,
    without: None,
    draw: draw_thermometer,
    number: None,
};

pub(super) static ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.arrow().is_some_and(|it| it.circle().len() == 1),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    without: None,
    draw: |drawing| draw_arrow(drawing, 1),
    number: None,
};

pub(super) static PILL_ARROW: ConstraintForm = ConstraintForm {
    is_of_kind: |it| it.arrow().is_some_and(|it| it.circle().len() > 1),
    shares_cells: true,
    counts_from_one: true,
    click_removes: true,
    without: None,
    draw: |drawing| draw_arrow(drawing, 2),
    number: None,
};

pub(super) static WHISPERS: ConstraintForm = of_line(
    LineKind::Whispers(1),
    |it| matches!(kind_of(it), Some(LineKind::Whispers(_))),
    |drawing| draw_line(drawing, LineKind::Whispers(1)),
);

pub(super) static RENBAN: ConstraintForm = of_line(
    LineKind::Renban,
    |it| matches!(kind_of(it), Some(LineKind::Renban)),
    |drawing| draw_line(drawing, LineKind::Renban),
);

pub(super) static NABNER: ConstraintForm = of_line(
    LineKind::Nabner,
    |it| matches!(kind_of(it), Some(LineKind::Nabner)),
    |drawing| draw_line(drawing, LineKind::Nabner),
);

pub(super) static PALINDROME: ConstraintForm = of_line(
    LineKind::Palindrome,
    |it| matches!(kind_of(it), Some(LineKind::Palindrome)),
    |drawing| draw_line(drawing, LineKind::Palindrome),
);

pub(super) static BETWEEN: ConstraintForm = of_line(
    LineKind::Between,
    |it| matches!(kind_of(it), Some(LineKind::Between)),
    |drawing| draw_line(drawing, LineKind::Between),
);

pub(super) static LOCKOUT: ConstraintForm = of_line(
    LineKind::Lockout(1),
    |it| matches!(kind_of(it), Some(LineKind::Lockout(_))),
    |drawing| draw_line(drawing, LineKind::Lockout(1)),
);

pub(super) static REGION_SUM: ConstraintForm = of_line(
    LineKind::RegionSum,
    |it| matches!(kind_of(it), Some(LineKind::RegionSum)),
    |drawing| draw_line(drawing, LineKind::RegionSum),
);

pub(super) static ENTROPIC: ConstraintForm = of_line(
    LineKind::Entropic,
    |it| matches!(kind_of(it), Some(LineKind::Entropic)),
    |drawing| draw_line(drawing, LineKind::Entropic),
);

pub(super) static MODULAR: ConstraintForm = of_line(
    LineKind::Modular(2),
    |it| matches!(kind_of(it), Some(LineKind::Modular(_))),
    |drawing| draw_line(drawing, LineKind::Modular(2)),
);

pub(super) static ZIPPER: ConstraintForm = of_line(
    LineKind::Zipper,
    |it| matches!(kind_of(it), Some(LineKind::Zipper)),
    |drawing| draw_line(drawing, LineKind::Zipper),
);

pub(super) static SUM_LINE: ConstraintForm = of_line(
    LineKind::Sum(1),
    |it| matches!(kind_of(it), Some(LineKind::Sum(_))),
    |drawing| draw_line(drawing, LineKind::Sum(1)),
);

pub(super) static DOUBLE_ARROW: ConstraintForm = of_line(
    LineKind::DoubleArrow,
    |it| matches!(kind_of(it), Some(LineKind::DoubleArrow)),
    |drawing| draw_line(drawing, LineKind::DoubleArrow),
);

static NUMBER: NumberForm =
    NumberForm { kind: NumberKind::OfLine, possible, with, is_set, is_needed: false };

/// The form of a kind of lines, whatever its number.
const fn of_line(
    kind: LineKind,
    is_of_kind: fn(&Constraint) -> bool,
    draw: fn(Drawing<'_>) -> Result<Change, ConstraintNote>,
) -> ConstraintForm {
    ConstraintForm {
        is_of_kind,
        shares_cells: true,
        counts_from_one: kind.has_sums(),
        click_removes: true,
        without: None,
        draw,
        number: if kind.number().is_some() { Some(&NUMBER) } else { None },
    }
}

/// A drawing that begins at the tip of a thermometer makes it longer. One that begins elsewhere in it is a branch, which has the
/// cells from the bulb.
fn draw_thermometer(drawing: Drawing<'_>) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let stem = drawing.base.map_or(&[][..], Constraint::cells);
    let joint = stem.iter().position(|cell| Some(cell) == path.first());
    let cells: Vec<Cell> = stem[..joint.unwrap_or(0)].iter().chain(path).copied().collect();
    let digits = drawing.layout.digit_count();
    let pace = match drawing.base {
        Some(Constraint::Thermometer(line)) => line.pace(),
        Some(_) | None => Pace::Rising,
    };
    if pace == Pace::Rising && cells.len() > digits {
        return Err(ConstraintNote::ThermometerTooLong { cells: cells.len(), digits });
    }
    // A branch that comes back to its stem is no line.
    let line = Thermometer::of_pace(pace, cells).ok_or(ConstraintNote::LineMeetsItself)?;
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

/// A drawing that begins at an end of a line makes it longer.
fn draw_line(drawing: Drawing<'_>, kind: LineKind) -> Result<Change, ConstraintNote> {
    let path = touching(drawing)?;
    let digits = drawing.layout.digit_count();
    let longer = drawing.base.and_then(Constraint::line).and_then(|line| longer(line, path));
    let (kind, cells, before) = match longer {
        Some((kind, cells)) => (kind, cells, drawing.base),
        None => (kind.usual(digits), path.to_vec(), None),
    };
    if !kind.fits(digits) {
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
    let numbers = kind_of(line).and_then(|kind| kind.numbers(layout.digit_count()));
    numbers.unwrap_or(0..=0)
}

/// Without a number it is the usual one.
fn with(
    line: &Constraint,
    number: Option<u32>,
    layout: &Layout,
    _lowest: LowestDigit,
) -> Option<Constraint> {
    let line = line.line()?;
    let usual = line.kind().usual(layout.digit_count());
    let kind = number.map_or(usual, |number| usual.with_number(number));
    Line::new(kind, line.cells().iter().copied()).map(Constraint::Line)
}

fn is_set(line: &Constraint, layout: &Layout) -> bool {
    kind_of(line).is_some_and(|kind| kind != kind.usual(layout.digit_count()))
}
