//! Boards whose cells have places: a row and a column, or distances from the left and the top.
//!
//! Places that fit several boards, because a row at the edge is empty, are a board only if a frame around them tells which.

use std::collections::BTreeMap;

use super::super::signs::{self, CellBits};
use super::elements::{Extent, LeafPosition, Page, PlacedLeaf};
use super::{CELLS, PageBoard, SIDE};

/// The boards of elements of which a page says the places.
pub(super) fn boards(page: &Page) -> Vec<PageBoard> {
    let mut placed: Vec<&PlacedLeaf> = page.placed.iter().collect();
    placed.sort_by_key(|leaf| leaf.group);
    let (lines, sheets) = (by_group(&page.extents), by_group(&page.sheets));
    let mut boards = Vec::new();
    for group in placed.chunk_by(|left, right| left.group == right.group) {
        let extents = [&lines, &sheets].map(|all| all.get(&group[0].group).copied());
        let start = group.iter().map(|leaf| leaf.bytes.start).min();
        let end = group.iter().map(|leaf| leaf.bytes.end).max();
        let cells = by_rows(group).or_else(|| by_distances(group, extents));
        if let (Some(cells), Some(start), Some(end)) = (cells, start, end) {
            boards.push(PageBoard { place: start..end, cells });
        }
    }
    // Cells may be listed row by row, each row within an element of its own.
    if boards.is_empty() {
        boards.extend(board_of_all(&page.placed));
    }
    boards
}

/// The extent around all those of a group.
fn by_group(extents: &[Extent]) -> BTreeMap<u32, Extent> {
    let mut all: BTreeMap<u32, Extent> = BTreeMap::new();
    for &extent in extents {
        let known = all.entry(extent.group).or_insert(extent);
        *known = Extent::around(*known, extent);
    }
    all
}

fn board_of_all(placed: &[PlacedLeaf]) -> Option<PageBoard> {
    let all: Vec<&PlacedLeaf> = placed.iter().collect();
    let (first, last) = (placed.first()?, placed.last()?);
    let cells = by_rows(&all)?;
    Some(PageBoard { place: first.bytes.start..last.bytes.end, cells })
}

/// The board of elements that say their row and column.
fn by_rows(group: &[&PlacedLeaf]) -> Option<Vec<CellBits>> {
    let place = |leaf: &&PlacedLeaf| match leaf.place {
        LeafPosition::RowColumn(row, column) => Some((row, column, leaf.cell)),
        LeafPosition::LeftTop(..) => None,
    };
    let cells: Vec<(usize, usize, CellBits)> = group.iter().map(place).collect::<Option<_>>()?;
    let lowest = usize::from(cells.iter().all(|(row, column, _)| *row > 0 && *column > 0));
    board(cells.into_iter().map(|(row, column, cell)| Some((row - lowest, column - lowest, cell))))
}

/// The board of cells at rows and columns from 0. Returns `None` if a cell is beyond the board, or at the place of another.
fn board(cells: impl Iterator<Item = Option<(usize, usize, CellBits)>>) -> Option<Vec<CellBits>> {
    let mut board = vec![None; CELLS];
    for cell in cells {
        let (row, column, cell) = cell?;
        if row >= SIDE || column >= SIDE {
            return None;
        }
        let known = &mut board[row * SIDE + column];
        // An element within another has the same place, and may have the same digit.
        match *known {
            Some(other) if other != cell && other != 0 && cell != 0 => return None,
            Some(other) => *known = Some(other | cell),
            None => *known = Some(cell),
        }
    }
    Some(board.into_iter().map(Option::unwrap_or_default).collect())
}

/// The board of elements that say their distances. Small digits may be candidates, and digits at the edges labels.
fn by_distances(group: &[&PlacedLeaf], extents: [Option<Extent>; 2]) -> Option<Vec<CellBits>> {
    let distance = |leaf: &&PlacedLeaf| match leaf.place {
        LeafPosition::LeftTop(left, top) => Some((left, top, leaf.cell)),
        LeafPosition::RowColumn(..) => None,
    };
    let mut cells: Vec<(f64, f64, CellBits)> = group.iter().map(distance).collect::<Option<_>>()?;
    let lefts = Lines::of(cells.iter().map(|cell| cell.0))?;
    let tops = Lines::of(cells.iter().map(|cell| cell.1))?;
    // A line more than the board has is one of labels, if it counts.
    for (lines, at) in [(&lefts, 0), (&tops, 1)] {
        let place = |cell: &(f64, f64, CellBits)| if at == 0 { cell.0 } else { cell.1 };
        if let Some(label) = lines.labels(cells.iter().map(|cell| (place(cell), cell.2))) {
            cells.retain(|cell| lines.index(place(cell)) != Some(label));
        }
    }
    let lefts = Lines::of(cells.iter().map(|cell| cell.0))?;
    let tops = Lines::of(cells.iter().map(|cell| cell.1))?;
    let columns = lefts.grid(extents.map(|it| it.map(|it| (it.left, it.right))))?;
    let rows = tops.grid(extents.map(|it| it.map(|it| (it.top, it.bottom))))?;
    board(cells.into_iter().map(|(left, top, cell)| {
        let row = rows.get(tops.index(top)?).copied()?;
        Some((row, *columns.get(lefts.index(left)?)?, cell))
    }))
}

/// The different distances at which elements lie.
struct Lines {
    /// In ascending order.
    places: Vec<f64>,
}

impl Lines {
    /// How far elements in one line may be apart, as a part of the distance of lines.
    const TOLERANCE: f64 = 0.2;

    fn of(places: impl Iterator<Item = f64>) -> Option<Self> {
        const MOST: usize = 2 * SIDE;
        let mut all: Vec<f64> = places.collect();
        all.sort_by(f64::total_cmp);
        let span = all.last()? - all.first()?;
        // At most so many lines lie on the whole width.
        let near = span / 10.0 * Self::TOLERANCE;
        let mut places: Vec<f64> = Vec::new();
        for place in all {
            if places.last().is_none_or(|last| place - last > near) {
                places.push(place);
            }
        }
        (places.len() <= MOST).then_some(Self { places })
    }

    /// The line that is nearest to a place.
    fn index(&self, place: f64) -> Option<usize> {
        let distance = |at: &usize| (self.places[*at] - place).abs();
        (0..self.places.len()).min_by(|left, right| distance(left).total_cmp(&distance(right)))
    }

    /// The first or the last of ten lines, if its elements count from 1.
    fn labels(&self, cells: impl Iterator<Item = (f64, CellBits)>) -> Option<usize> {
        if self.places.len() != SIDE + 1 {
            return None;
        }
        let mut found = vec![Vec::new(); SIDE + 1];
        for (place, cell) in cells {
            found[self.index(place)?].push(cell);
        }
        let counts = |line: &Vec<CellBits>| {
            let mut line = line.clone();
            line.sort_unstable();
            line.into_iter().eq((1..=SIDE).map(signs::bit))
        };
        [0, SIDE].into_iter().find(|at| counts(&found[*at]))
    }

    /// By line: its row or column on the board. `frames` are the edges of the drawing, as its lines and its sheet say. Returns `None` if the lines are no
    /// grid, or fit several places of the board.
    fn grid(&self, frames: [Option<(f64, f64)>; 2]) -> Option<Vec<usize>> {
        let (first, last) = (*self.places.first()?, *self.places.last()?);
        let steps = self.places.windows(2).map(|pair| pair[1] - pair[0]);
        let pitch = steps.min_by(f64::total_cmp)?;
        // A mean over the whole width is more exact than one step.
        let count = ((last - first) / pitch).round();
        let pitch = (last - first) / count;
        let step = |place: f64| {
            let steps = (place - first) / pitch;
            let whole = steps.round();
            ((steps - whole).abs() <= Self::TOLERANCE).then(|| index_of(whole)).flatten()
        };
        let steps: Vec<usize> =
            self.places.iter().map(|place| step(*place)).collect::<Option<_>>()?;
        let span = steps.last()? + 1;
        if span == SIDE {
            return Some(steps);
        }
        let fits =
            |(start, end): &(f64, f64)| ((end - start) / pitch - 9.0).abs() <= Self::TOLERANCE;
        let (start, _) = frames.into_iter().flatten().find(fits)?;
        let before = index_of(((first - start) / pitch).floor())?;
        (before + span <= SIDE).then(|| steps.iter().map(|step| step + before).collect())
    }
}

/// A number of lines that is whole and small.
fn index_of(number: f64) -> Option<usize> {
    let is_near = |it: u32| (f64::from(it) - number).abs() < 0.5;
    (0..=SIDE).find(|index| u32::try_from(*index).is_ok_and(is_near))
}
