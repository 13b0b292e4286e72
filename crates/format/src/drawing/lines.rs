//! Lines: thermometers, arrows, lines with circles at their ends, and lines of a colour.

use std::collections::BTreeSet;

use super::cues::Cue;
use super::model::{Colour, ColourName, DrawnLine, Point, Shape};
use super::reading::Reader;
use nonet_engine::Place;

/// Lines whose colour tells the kind.
const OF_COLOUR: [Cue; 9] = [
    Cue::Whispers,
    Cue::Renban,
    Cue::Nabner,
    Cue::Palindrome,
    Cue::RegionSum,
    Cue::Entropic,
    Cue::Modular,
    Cue::Parity,
    Cue::Zipper,
];

/// The colours with which programs draw a kind.
const USUAL: [(Cue, Colour); 14] = [
    (Cue::Thermometer, Colour::new(0xcf, 0xcf, 0xcf)),
    (Cue::Thermometer, Colour::new(0xcc, 0xcc, 0xcc)),
    (Cue::Whispers, Colour::new(0x67, 0xf0, 0x67)),
    (Cue::Renban, Colour::new(0xf0, 0x67, 0xf0)),
    (Cue::Nabner, Colour::new(0xc9, 0xc8, 0x83)),
    (Cue::Palindrome, Colour::new(0xcf, 0xcf, 0xcf)),
    (Cue::Palindrome, Colour::new(0xaa, 0xaa, 0xaa)),
    (Cue::RegionSum, Colour::new(0x2e, 0xcb, 0xff)),
    (Cue::Entropic, Colour::new(0xff, 0xcc, 0xaa)),
    (Cue::Modular, Colour::new(0x33, 0xbb, 0xbb)),
    (Cue::Modular, Colour::new(0x33, 0xbb, 0xaa)),
    (Cue::Parity, Colour::new(0xff, 0x66, 0x66)),
    (Cue::Zipper, Colour::new(0xcd, 0xb1, 0xec)),
    (Cue::Between, Colour::new(0xcf, 0xcf, 0xcf)),
];

/// Whether programs draw a kind with this colour.
pub(super) fn is_usual(cue: Cue, colour: Colour) -> bool {
    USUAL.contains(&(cue, colour))
}

/// Whether a text that names these colours may mean one of this name. People call teal blue or green too.
pub(super) fn names(colours: &BTreeSet<ColourName>, name: ColourName) -> bool {
    let also = match name {
        ColourName::Teal => [ColourName::Blue, ColourName::Green],
        ColourName::Yellow | ColourName::Red => [ColourName::Orange, name],
        ColourName::White
        | ColourName::Grey
        | ColourName::Black
        | ColourName::Orange
        | ColourName::Green
        | ColourName::Blue
        | ColourName::Purple => [name, name],
    };
    let is_exact = colours.contains(&name);
    is_exact || also.iter().any(|other| colours.contains(other))
}

/// The fields of f-puzzles for lines.
const FIELDS: [(Cue, &str); 15] = [
    (Cue::Thermometer, "thermometer"),
    (Cue::SlowThermometer, "slowthermometer"),
    (Cue::Whispers, "whispers"),
    (Cue::Renban, "renban"),
    (Cue::Nabner, "nabner"),
    (Cue::Palindrome, "palindrome"),
    (Cue::Between, "betweenline"),
    (Cue::Lockout, "lockout"),
    (Cue::DoubleArrow, "doublearrow"),
    (Cue::RegionSum, "regionsumline"),
    (Cue::Entropic, "entropicline"),
    (Cue::Modular, "modularline"),
    (Cue::Parity, "modularline"),
    (Cue::Zipper, "zipperline"),
    (Cue::Ten, "sumline"),
];

/// The kinds of lines that have a number of their own, if the text says none.
const NUMBERS: [(Cue, u32); 2] = [(Cue::Parity, 2), (Cue::Ten, 10)];

impl Reader<'_> {
    /// The cells of a line through middles of cells. Lines between two points that lie in a row, a column or a diagonal go
    /// through the cells between them. Returns `None` for any other line.
    fn path(&self, line: &DrawnLine) -> Option<Vec<Place>> {
        let mut cells: Vec<Place> = Vec::new();
        let last = line.points.len().checked_sub(1)?;
        for (at, point) in line.points.iter().enumerate() {
            // The ends of a line may lie at the edge of a circle in the cell.
            let is_end = at == 0 || at == last;
            let square = if is_end { point.square() } else { point.middle_of()? };
            let cell = self.cell(square)?;
            if cells.last() != Some(&cell) {
                cells.extend(between(cells.last().copied(), cell)?);
                cells.push(cell);
            }
        }
        (cells.len() > 1).then_some(cells)
    }

    fn add_line(&mut self, cue: Cue, number: Option<u32>, cells: &[Place]) {
        let Some((_, field)) = FIELDS.iter().find(|(known, _)| *known == cue) else { return };
        let own = NUMBERS.iter().find(|(known, _)| *known == cue).map(|(_, number)| *number);
        let number = number.or(own);
        match number {
            Some(number) => self.reading.clues.add_line_with(field, cells, &number.to_string()),
            None => self.reading.clues.add_line(field, cells),
        }
        self.find(cue);
    }
}

/// The cells between two cells in a row, a column or a diagonal. Returns `None` if they are in none.
fn between(from: Option<Place>, to: Place) -> Option<Vec<Place>> {
    let Some(from) = from else { return Some(Vec::new()) };
    let (rows, columns) = (from.row.abs_diff(to.row), from.column.abs_diff(to.column));
    if rows != 0 && columns != 0 && rows != columns {
        return None;
    }
    let step = |from: usize, to: usize, at: usize| match from.cmp(&to) {
        std::cmp::Ordering::Less => from + at,
        std::cmp::Ordering::Equal => from,
        std::cmp::Ordering::Greater => from - at,
    };
    let place = |at| Place::new(step(from.row, to.row, at), step(from.column, to.column, at));
    Some((1..rows.max(columns)).map(place).collect())
}

/// Whether a shape is the bulb of a thermometer, or a circle at the end of a line.
fn is_large_circle(shape: &Shape) -> bool {
    let is_large = |size: f64| (0.5..1.0).contains(&size);
    shape.is_round
        && is_large(shape.width)
        && is_large(shape.height)
        && shape.text.is_empty()
        && shape.centre.middle_of().is_some()
}

/// Reads thermometers: lines that begin in a circle filled with their colour.
pub(super) fn read_thermometers(reader: &mut Reader<'_>) {
    let kinds = [Cue::Thermometer, Cue::SlowThermometer];
    if !kinds.iter().any(|&cue| reader.may_be(cue)) {
        return;
    }
    // By kind of line: the cells from a bulb on, so that a branch is known by its colour and its first cell.
    let mut stems: Vec<(usize, Vec<Place>)> = Vec::new();
    for at in 0..reader.lines.len() {
        let line = reader.lines[at].drawn.clone();
        let bulb_at = |reader: &Reader<'_>, point: Point| {
            reader.shapes.iter().position(|it| {
                let shape = &it.drawn;
                let is_at = shape.centre.square() == point.square();
                let fill = shape.fill.known();
                is_at && is_large_circle(shape) && fill.is_some() && fill == line.colour.known()
            })
        };
        let ends = [line.points.first(), line.points.last()];
        let bulbs = ends.map(|end| end.and_then(|&point| bulb_at(reader, point)));
        let Some(mut cells) = reader.path(&line) else { continue };
        let bulb = match bulbs {
            [Some(bulb), None] => bulb,
            [None, Some(bulb)] => {
                cells.reverse();
                bulb
            }
            // With two bulbs it is another clue.
            [Some(_), Some(_)] | [None, None] => continue,
        };
        let Some(said) = reader.kind_of_colour(&kinds, line.colour) else { continue };
        reader.lines[at].is_read = true;
        reader.shapes[bulb].is_read = true;
        reader.add_line(said.cue, None, &cells);
        stems.push((at, cells));
    }
    read_branches(reader, &kinds, &stems);
}

/// Reads lines like those of thermometers that begin on one.
fn read_branches(reader: &mut Reader<'_>, kinds: &[Cue], stems: &[(usize, Vec<Place>)]) {
    for at in 0..reader.lines.len() {
        if reader.lines[at].is_read {
            continue;
        }
        let line = reader.lines[at].drawn.clone();
        let Some(mut cells) = reader.path(&line) else { continue };
        let is_alike = |other: usize| {
            let other = &reader.lines[other].drawn;
            other.colour == line.colour && (other.thickness - line.thickness).abs() < 0.01
        };
        let stem_of = |cell: Place| {
            let mut alike = stems.iter().filter(|(stem, _)| is_alike(*stem));
            alike.find_map(|(_, stem)| Some(&stem[..stem.iter().position(|it| *it == cell)?]))
        };
        if stem_of(cells[0]).is_none() {
            cells.reverse();
        }
        let Some(stem) = stem_of(cells[0]) else { continue };
        let whole: Vec<Place> = stem.iter().chain(&cells).copied().collect();
        let Some(said) = reader.kind_of_colour(kinds, line.colour) else { continue };
        reader.lines[at].is_read = true;
        reader.add_line(said.cue, None, &whole);
    }
}

/// Reads lines with a circle at each end.
pub(super) fn read_lines_with_circles(reader: &mut Reader<'_>) {
    let kinds = [Cue::Between, Cue::Lockout, Cue::DoubleArrow];
    for at in 0..reader.lines.len() {
        if reader.lines[at].is_read {
            continue;
        }
        let line = reader.lines[at].drawn.clone();
        let Some(cells) = reader.path(&line) else { continue };
        let circle = |cell: Place| {
            reader.shapes.iter().position(|it| {
                is_large_circle(&it.drawn) && it.drawn.centre.is_at(Point::of_cell(cell))
            })
        };
        let ends = circle(cells[0]).zip(circle(cells[cells.len() - 1]));
        let Some((first, last)) = ends else { continue };
        let Some(said) = reader.kind_of_colour(&kinds, line.colour) else { continue };
        reader.lines[at].is_read = true;
        reader.shapes[first].is_read = true;
        reader.shapes[last].is_read = true;
        reader.add_line(said.cue, said.number, &cells);
    }
}

/// Reads arrows that begin in a circle or in a pill.
pub(super) fn read_arrows(reader: &mut Reader<'_>) {
    if !reader.may_be(Cue::Arrow) {
        return;
    }
    for at in 0..reader.arrows.len() {
        let arrow = reader.arrows[at].drawn.clone();
        let Some(shaft) = reader.path(&arrow) else { continue };
        let circle = (0..reader.shapes.len()).find_map(|at| {
            let cells = circle_cells(reader, &reader.shapes[at].drawn)?;
            cells.contains(&shaft[0]).then_some((at, cells))
        });
        let Some((circle, cells)) = circle else { continue };
        reader.arrows[at].is_read = true;
        reader.shapes[circle].is_read = true;
        reader.reading.clues.add_arrow(&cells, &shaft);
        reader.find(Cue::Arrow);
    }
}

/// The cells of the circle of an arrow. Returns `None` for another shape.
fn circle_cells(reader: &Reader<'_>, shape: &Shape) -> Option<Vec<Place>> {
    let (rows, columns) = (length(shape.height)?, length(shape.width)?);
    if !shape.is_round || !shape.text.is_empty() || (rows > 1 && columns > 1) {
        return None;
    }
    let half = |count: usize| (f64::from(u32::try_from(count).unwrap_or(0)) - 1.0) / 2.0;
    let first =
        Point { row: shape.centre.row - half(rows), column: shape.centre.column - half(columns) };
    let (row, column) = first.middle_of()?;
    let last = (row + signed(rows) - 1, column + signed(columns) - 1);
    let cells = (row..=last.0).flat_map(|row| (column..=last.1).map(move |column| (row, column)));
    cells.map(|square| reader.cell(square)).collect()
}

fn signed(count: usize) -> isize {
    isize::try_from(count).unwrap_or(0)
}

/// The number of cells along a shape that leaves a margin at both ends.
fn length(size: f64) -> Option<usize> {
    (1..=3_u32)
        .find(|&count| {
            let cells = f64::from(count);
            (cells - 0.5..cells).contains(&size)
        })
        .and_then(|count| usize::try_from(count).ok())
}

/// The lines without those that are drawn twice.
pub(super) fn distinct(lines: &[DrawnLine]) -> Vec<DrawnLine> {
    let mut distinct: Vec<DrawnLine> = Vec::new();
    for line in lines {
        if !distinct.contains(line) {
            distinct.push(line.clone());
        }
    }
    distinct
}

/// Skips lines through the same cells as a line that was read, and through those of a line of the file. They give it a colour.
pub(super) fn skip_doubles(reader: &mut Reader<'_>) {
    let ordered = |mut cells: Vec<Place>| {
        if cells.first() > cells.last() {
            cells.reverse();
        }
        cells
    };
    let read = reader.lines.iter().filter(|line| line.is_read);
    let read = read.filter_map(|line| reader.path(&line.drawn));
    let known: BTreeSet<Vec<Place>> =
        read.chain(reader.puzzle.lines.iter().cloned()).map(ordered).collect();
    for at in 0..reader.lines.len() {
        let cells = reader.path(&reader.lines[at].drawn).map(ordered);
        let is_double = cells.is_some_and(|cells| known.contains(&cells));
        reader.lines[at].is_read |= is_double;
    }
}

/// Reads lines whose colour, or the text alone, says their kind.
pub(super) fn read_lines(reader: &mut Reader<'_>) {
    let kinds: Vec<Cue> = OF_COLOUR.into_iter().chain([Cue::Ten]).collect();
    for at in 0..reader.lines.len() {
        if reader.lines[at].is_read {
            continue;
        }
        let line = reader.lines[at].drawn.clone();
        let Some(cells) = reader.path(&line) else { continue };
        let Some(said) = reader.kind_of_colour(&kinds, line.colour) else { continue };
        reader.lines[at].is_read = true;
        reader.add_line(said.cue, said.number, &cells);
    }
}
