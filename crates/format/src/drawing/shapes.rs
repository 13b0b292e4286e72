//! Shapes on the board: dots, letters, circles with digits, odd and even cells, minima and maxima, and areas.

use std::collections::{BTreeMap, BTreeSet};

use super::cues::Cue;
use super::model::{ColourName, DrawnColour, DrawnLine, Point, Shape};
use super::reading::{DrawnPart, Reader};
use nonet_engine::Place;

/// The largest dot between two cells.
const LARGEST_DOT: f64 = 0.6;

impl Shape {
    /// Whether only its text can be seen.
    fn is_bare_text(&self) -> bool {
        !self.text.is_empty() && !self.is_round && self.fill.is_white() && self.border.is_white()
    }

    fn is_filled_with(&self, name: ColourName) -> bool {
        self.fill.known().is_some_and(|fill| fill.name() == name)
    }

    fn covers_a_cell(&self) -> bool {
        self.width > 0.95 && self.height > 0.95 && self.width < 1.2 && self.height < 1.2
    }
}

/// Signs that are drawn around a number as an ornament.
const FRAMES: [&str; 8] = ["◯", "○", "▯", "□", "◇", "⬜", "▢", "◻"];

/// The shapes without those that are drawn twice, in which a text at the middle of a circle is the text of the circle.
pub(super) fn joined(shapes: Vec<Shape>) -> Vec<Shape> {
    let mut joined: Vec<Shape> = Vec::new();
    let (texts, others): (Vec<Shape>, Vec<Shape>) =
        shapes.into_iter().partition(Shape::is_bare_text);
    let is_framed = |frame: &Shape| {
        FRAMES.contains(&frame.text.as_str())
            && texts.iter().any(|it| it.text != frame.text && it.centre.is_at(frame.centre))
    };
    let unframed: Vec<Shape> = texts.iter().filter(|it| !is_framed(it)).cloned().collect();
    for shape in others {
        if !joined.contains(&shape) {
            joined.push(shape);
        }
    }
    for text in unframed {
        let is_its_circle =
            |it: &&mut Shape| it.is_round && it.text.is_empty() && it.centre.is_at(text.centre);
        if let Some(circle) = joined.iter_mut().find(is_its_circle) {
            circle.text = text.text;
        } else if !joined.contains(&text) {
            joined.push(text);
        }
    }
    joined
}

/// Reads marks between two cells, and circles around which four cells lie.
pub(super) fn read_marks(reader: &mut Reader<'_>) {
    for at in 0..reader.shapes.len() {
        if reader.shapes[at].is_read {
            continue;
        }
        let shape = reader.shapes[at].drawn.clone();
        let cells = |squares: &[(isize, isize)]| -> Option<Vec<Place>> {
            squares.iter().map(|&square| reader.cell(square)).collect()
        };
        let pair = shape.centre.edge_between().and_then(|it| cells(&it));
        let corner = shape.centre.corner_between().and_then(|it| cells(&it));
        reader.shapes[at].is_read = match (pair, corner) {
            (Some(pair), _) => read_mark(reader, &shape, &pair),
            (None, Some(cells)) => read_quadruple(reader, &shape, &cells),
            (None, None) => false,
        };
    }
}

fn read_mark(reader: &mut Reader<'_>, shape: &Shape, pair: &[Place]) -> bool {
    let letter = shape.text.to_uppercase();
    if ["X", "V"].contains(&letter.as_str()) {
        let is_read = reader.may_be(Cue::Xv);
        if is_read {
            reader.reading.clues.add_number("xv", pair, &letter);
            reader.find(Cue::Xv);
        }
        return is_read;
    }
    let is_dot = shape.is_round && shape.width < LARGEST_DOT && shape.height < LARGEST_DOT;
    let is_numbered = shape.text.is_empty() || shape.text.parse::<u32>().is_ok();
    let (cue, field) = if shape.is_filled_with(ColourName::Black) {
        (Cue::BlackDot, "ratio")
    } else {
        (Cue::WhiteDot, "difference")
    };
    let is_coloured = cue == Cue::BlackDot || shape.fill.is_white();
    if !(is_dot && is_numbered && is_coloured && reader.may_be(cue)) {
        return false;
    }
    if shape.text.is_empty() {
        reader.reading.clues.add_cells(field, pair);
    } else {
        reader.reading.clues.add_number(field, pair, &shape.text);
    }
    reader.find(cue);
    true
}

fn read_quadruple(reader: &mut Reader<'_>, shape: &Shape, cells: &[Place]) -> bool {
    let digits = digits_of(&shape.text, reader.puzzle.digits);
    let Some(digits) = digits.filter(|it| (1..=4).contains(&it.len())) else { return false };
    let is_read = shape.is_round && reader.may_be(Cue::Quadruple);
    if is_read {
        reader.reading.clues.add_quadruple(cells, &digits);
        reader.find(Cue::Quadruple);
    }
    is_read
}

/// The digits of a text. On a board of up to nine digits they may stand side by side.
fn digits_of(text: &str, most: usize) -> Option<Vec<u32>> {
    let words = text.split_whitespace();
    let digits: Option<Vec<u32>> = if most > 9 {
        words.map(|word| word.parse().ok()).collect()
    } else {
        words.flat_map(str::chars).map(|figure| figure.to_digit(10)).collect()
    };
    digits.filter(|digits| !digits.is_empty())
}

/// Reads minima and maxima: grey cells with chevrons at their edges, which point to the smaller digit.
pub(super) fn read_extremes(reader: &mut Reader<'_>) {
    if !reader.may_be(Cue::Minimum) && !reader.may_be(Cue::Maximum) {
        return;
    }
    for at in 0..reader.shapes.len() {
        let shape = reader.shapes[at].drawn.clone();
        let Some(cell) = shape.centre.middle_of().and_then(|it| reader.cell(it)) else { continue };
        if reader.shapes[at].is_read || !shape.covers_a_cell() || !shape.text.is_empty() {
            continue;
        }
        let chevrons: Vec<(usize, bool)> = (0..reader.lines.len())
            .filter_map(|line| {
                Some((line, points_outward(&reader.lines[line].drawn.points, shape.centre)?))
            })
            .collect();
        let Some(&(_, is_maximum)) = chevrons.first() else { continue };
        if chevrons.iter().any(|(_, outward)| *outward != is_maximum) {
            continue;
        }
        let (cue, field) =
            if is_maximum { (Cue::Maximum, "maximum") } else { (Cue::Minimum, "minimum") };
        reader.shapes[at].is_read = true;
        for (line, _) in chevrons {
            reader.lines[line].is_read = true;
        }
        reader.reading.clues.add_cell(field, cell);
        reader.find(cue);
    }
}

/// Whether a chevron within the cell around `centre` has its tip outward. Returns `None` if the points are no such chevron.
fn points_outward(points: &[Point], centre: Point) -> Option<bool> {
    let &[one, tip, other] = points else { return None };
    let is_inside = |point: Point| point.square() == centre.square();
    if ![one, tip, other].into_iter().all(is_inside) {
        return None;
    }
    let middle = Point {
        row: f64::midpoint(one.row, other.row),
        column: f64::midpoint(one.column, other.column),
    };
    let difference = tip.distance(centre) - middle.distance(centre);
    (difference.abs() > 0.01).then_some(difference > 0.0)
}

/// Reads odd and even cells: circles and squares in them.
pub(super) fn read_cells(reader: &mut Reader<'_>) {
    for at in 0..reader.shapes.len() {
        let shape = reader.shapes[at].drawn.clone();
        let Some(cell) = shape.centre.middle_of().and_then(|it| reader.cell(it)) else { continue };
        let (cue, field) = if shape.is_round { (Cue::Odd, "odd") } else { (Cue::Even, "even") };
        let is_mark = shape.text.is_empty()
            && (0.4..0.95).contains(&shape.width)
            && (shape.width - shape.height).abs() < 0.05
            && shape.is_filled_with(ColourName::Grey);
        if reader.shapes[at].is_read || !is_mark || !reader.may_be(cue) {
            continue;
        }
        reader.shapes[at].is_read = true;
        reader.reading.clues.add_cell(field, cell);
        reader.find(cue);
    }
}

/// Reads coloured areas: extra regions and clones.
pub(super) fn read_areas(reader: &mut Reader<'_>) {
    let covers = |it: &Shape| it.covers_a_cell() && it.text.is_empty() && !it.is_round;
    let coloured: Vec<(usize, Place)> = (0..reader.shapes.len())
        .filter(|&at| !reader.shapes[at].is_read && covers(&reader.shapes[at].drawn))
        .filter_map(|at| {
            let square = reader.shapes[at].drawn.centre.middle_of()?;
            Some((at, reader.cell(square)?))
        })
        .collect();
    let colours = coloured.iter().map(|(at, _)| reader.shapes[*at].drawn.fill);
    let colours: BTreeSet<DrawnColour> = colours.collect();
    let cells: Vec<Place> = coloured.iter().map(|(_, cell)| *cell).collect();
    // Two colours that Nonet does not know may be two colours.
    let is_of_one_colour = colours.len() == 1 && !colours.contains(&DrawnColour::Unknown);
    if cells.is_empty() || !is_of_one_colour {
        return;
    }
    let areas = connected(&cells);
    let is_read = match (reader.text.speaks_of(Cue::ExtraRegion), reader.text.speaks_of(Cue::Clone))
    {
        (true, false) => read_extra_regions(reader, &cells, &areas),
        (false, true) => read_clones(reader, &areas),
        (true, true) | (false, false) => false,
    };
    if is_read {
        for (at, _) in coloured {
            reader.shapes[at].is_read = true;
        }
    }
}

fn read_extra_regions(reader: &mut Reader<'_>, cells: &[Place], areas: &[Vec<Place>]) -> bool {
    let digits = reader.puzzle.digits;
    let drawn = &reader.puzzle.drawing.areas;
    let has_cell = |cell: &Place| drawn.iter().flatten().any(|it| it == cell);
    let houses: Vec<Vec<Place>> = if cells.iter().all(has_cell) {
        drawn.iter().filter(|area| area.iter().all(|cell| cells.contains(cell))).cloned().collect()
    } else if areas.iter().all(|area| area.len() == digits) {
        areas.to_vec()
    } else if cells.len() == digits {
        vec![cells.to_vec()]
    } else {
        return false;
    };
    reader.reading.houses.extend(houses);
    reader.find(Cue::ExtraRegion);
    true
}

/// Reads two areas of one shape as copies of each other.
fn read_clones(reader: &mut Reader<'_>, areas: &[Vec<Place>]) -> bool {
    let [one, other] = areas else { return false };
    let shape = |area: &[Place]| -> Vec<(usize, usize)> {
        let least = |at: fn(&Place) -> usize| area.iter().map(at).min().unwrap_or(0);
        let (row, column) = (least(|it| it.row), least(|it| it.column));
        area.iter().map(|it| (it.row - row, it.column - column)).collect()
    };
    if shape(one) != shape(other) {
        return false;
    }
    reader.reading.clues.add_clone(one, other);
    reader.find(Cue::Clone);
    true
}

/// The cells in groups of which each is connected by edges. Each group is in row-major order, and so are their first cells.
fn connected(cells: &[Place]) -> Vec<Vec<Place>> {
    let mut left: Vec<Place> = cells.to_vec();
    left.sort_unstable_by_key(|it| (it.row, it.column));
    left.dedup();
    let mut areas = Vec::new();
    while let Some(first) = left.pop() {
        let mut area = vec![first];
        let mut next = 0;
        while let Some(&from) = area.get(next) {
            let is_beside =
                |it: &Place| from.row.abs_diff(it.row) + from.column.abs_diff(it.column) == 1;
            let (beside, others): (Vec<Place>, Vec<Place>) = left.into_iter().partition(is_beside);
            left = others;
            area.extend(beside);
            next += 1;
        }
        area.sort_unstable_by_key(|it| (it.row, it.column));
        areas.push(area);
    }
    areas.sort_unstable_by_key(|area| (area[0].row, area[0].column));
    areas
}

/// Skips what cannot be seen, and borders around regions.
pub(super) fn skip_ornaments(reader: &mut Reader<'_>) {
    for part in &mut reader.shapes {
        let shape = &part.drawn;
        part.is_read |=
            shape.text.trim().is_empty() && shape.fill.is_white() && shape.border.is_white();
    }
    let regions = regions_of_cells(reader);
    let is_border = |line: &DrawnPart<DrawnLine>| is_border(reader, &regions, &line.drawn.points);
    let is_border: Vec<bool> = reader.lines.iter().map(is_border).collect();
    for (part, is_border) in reader.lines.iter_mut().zip(is_border) {
        part.is_read |= is_border || part.drawn.colour == DrawnColour::None;
    }
}

/// The number of the region of each cell that is in one.
fn regions_of_cells(reader: &Reader<'_>) -> BTreeMap<Place, usize> {
    let mut regions = BTreeMap::new();
    for (number, region) in reader.puzzle.regions.iter().enumerate() {
        for &cell in region {
            regions.entry(cell).or_insert(number);
        }
    }
    regions
}

/// Whether a line goes only along borders of regions, or along the edge of the board.
fn is_border(reader: &Reader<'_>, regions: &BTreeMap<Place, usize>, points: &[Point]) -> bool {
    let region_of = |square: (isize, isize)| {
        let cell = reader.cell(square)?;
        Some(regions.get(&cell))
    };
    let is_border = |pair: &[Point]| {
        let [one, other] = [pair[0], pair[1]];
        let is_whole = |it: f64| (it - it.round()).abs() < 0.05;
        if ![one.row, one.column, other.row, other.column].into_iter().all(is_whole) {
            return false;
        }
        let (rows, columns) = ((other.row - one.row).abs(), (other.column - one.column).abs());
        let is_straight = rows < 0.05 || columns < 0.05;
        let steps = (0..100_u32).map(f64::from).take_while(|it| *it + 0.5 < rows.max(columns));
        let sign =
            |from: f64, to: f64| if (to - from).abs() < 0.05 { 0.0 } else { (to - from).signum() };
        let (down, right) = (sign(one.row, other.row), sign(one.column, other.column));
        is_straight
            && steps.map(|it| it + 0.5).all(|step| {
                let middle =
                    Point { row: one.row + down * step, column: one.column + right * step };
                let pair = middle.edge_between();
                pair.is_some_and(|[first, second]| region_of(first) != region_of(second))
            })
    };
    points.len() > 1 && points.windows(2).all(is_border)
}
