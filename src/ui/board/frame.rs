//! The part of the board that the window shows, and the numbers by which the models of the window know its places.
//!
//! A board of usual size is shown as a whole. Of a larger board the frame shows some rows and columns around the
//! selected cell. Its places are numbered row by row, holes among them, so that a place has its row and column on the
//! screen by arithmetic alone. On a whole board without holes the number of a place is the index of its cell.

use crate::engine::{Cell, Layout, Place};
use crate::look::BoardPart;
use crate::ui::int::{from_int, to_int};
use crate::ui::{BoardAdapter, BoardLine, BoardRect};

/// The rows and columns that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) struct Viewport {
    top: usize,
    left: usize,
    rows: usize,
    columns: usize,
}

impl Viewport {
    /// The whole board.
    pub(in crate::ui) fn whole(layout: &Layout) -> Self {
        Self { top: 0, left: 0, rows: layout.rows(), columns: layout.columns() }
    }

    /// The frame that the window shows.
    pub(in crate::ui) fn shown(adapter: &BoardAdapter<'_>) -> Self {
        let of = |number: i32| from_int(number).unwrap_or(0);
        Self {
            top: of(adapter.get_top()),
            left: of(adapter.get_left()),
            rows: of(adapter.get_rows()),
            columns: of(adapter.get_columns()),
        }
    }

    /// The frame for a board: all of it, or `most` rows and columns of a larger board, moved no further from this frame
    /// than it takes to have `selected` in it with some cells around.
    pub(in crate::ui) fn following(self, selected: Cell, most: usize, layout: &Layout) -> Self {
        let along = |at: usize, start: usize, count: usize| {
            let shown = most.min(count);
            let margin = (shown / 4).min(3);
            let latest = at.saturating_sub(margin);
            let earliest = (at + margin + 1).saturating_sub(shown);
            (start.clamp(earliest.min(latest), latest).min(count - shown), shown)
        };
        let (top, rows) = along(layout.row(selected), self.top, layout.rows());
        let (left, columns) = along(layout.column(selected), self.left, layout.columns());
        Self { top, left, rows, columns }
    }

    /// The frame with another number of rows and columns. `selected` keeps its place on the screen as far as it can.
    pub(in crate::ui) fn zoomed(self, selected: Cell, most: usize, layout: &Layout) -> Self {
        let along = |at: usize, start: usize, before: usize, count: usize| {
            let above = at.saturating_sub(start).min(before) * most.min(count) / before.max(1);
            at.saturating_sub(above)
        };
        let top = along(layout.row(selected), self.top, self.rows, layout.rows());
        let left = along(layout.column(selected), self.left, self.columns, layout.columns());
        Self { top, left, ..self }.following(selected, most, layout)
    }

    /// The frame moved over the board, as far as the board reaches.
    pub(in crate::ui) fn scrolled(self, columns: i32, rows: i32, layout: &Layout) -> Self {
        let moved = |start: usize, by: i32, shown: usize, count: usize| {
            let most = to_int(count.saturating_sub(shown));
            from_int(to_int(start).saturating_add(by).clamp(0, most)).unwrap_or(start)
        };
        Self {
            top: moved(self.top, rows, self.rows, layout.rows()),
            left: moved(self.left, columns, self.columns, layout.columns()),
            ..self
        }
    }

    /// Whether the frame shows a point, measured in cells from its corner.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a board has a hundred rows and columns at most"
    )]
    pub(in crate::ui) fn has(self, x: f32, y: f32) -> bool {
        (0.0..=self.columns as f32).contains(&x) && (0.0..=self.rows as f32).contains(&y)
    }

    /// A row and a column of the board, counted from the upper left corner of the frame.
    pub(in crate::ui) fn offset(self, row: usize, column: usize) -> (i32, i32) {
        (to_int(row) - to_int(self.top), to_int(column) - to_int(self.left))
    }

    /// A point that is measured in cells from the corner of the board, measured from the corner of the frame. Returns `None`
    /// if the frame does not show it.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a board has a hundred rows and columns at most"
    )]
    pub(in crate::ui) fn point(self, (x, y): (f32, f32)) -> Option<(f32, f32)> {
        let (x, y) = (x - self.left as f32, y - self.top as f32);
        let is_shown =
            (0.0..=self.columns as f32).contains(&x) && (0.0..=self.rows as f32).contains(&y);
        is_shown.then_some((x, y))
    }

    /// The rows and columns of the frame.
    pub(in crate::ui) fn part(self) -> BoardPart {
        let Self { top, left, rows, columns } = self;
        BoardPart { top, left, rows, columns }
    }

    /// Writes the frame into the adapter.
    pub(in crate::ui) fn show(self, adapter: &BoardAdapter<'_>) {
        adapter.set_top(to_int(self.top));
        adapter.set_left(to_int(self.left));
        adapter.set_rows(to_int(self.rows));
        adapter.set_columns(to_int(self.columns));
    }

    /// The places of the frame, row by row.
    fn places(self) -> impl Iterator<Item = Place> {
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).map(move |column| Place::new(self.top + row, self.left + column))
        })
    }

    /// The cells that the frame shows, row by row.
    pub(in crate::ui) fn cells(self, layout: &Layout) -> Vec<Cell> {
        self.places().filter_map(|place| layout.cell(place.row, place.column)).collect()
    }

    /// The number of the place of `cell`; `None` if the frame does not show it.
    pub(in crate::ui) fn number_of(self, cell: Cell, layout: &Layout) -> Option<i32> {
        let (row, column) = (layout.row(cell), layout.column(cell));
        let row = row.checked_sub(self.top).filter(|&row| row < self.rows)?;
        let column = column.checked_sub(self.left).filter(|&column| column < self.columns)?;
        Some(to_int(row * self.columns + column))
    }

    /// The numbers of the places of those of `cells` that the frame shows.
    pub(in crate::ui) fn numbers(
        self,
        cells: impl IntoIterator<Item = Cell>,
        layout: &Layout,
    ) -> Vec<i32> {
        cells.into_iter().filter_map(|cell| self.number_of(cell, layout)).collect()
    }

    /// The cell at the place with this number; `None` if there is none.
    pub(in crate::ui) fn cell_at(self, number: i32, layout: &Layout) -> Option<Cell> {
        let number = from_int(number)?;
        let columns = self.columns.max(1);
        layout.cell(self.top + number / columns, self.left + number % columns)
    }

    /// One value for each place: that of its cell, or `hole`.
    pub(in crate::ui) fn spread<T: Clone>(
        self,
        layout: &Layout,
        of_cell: impl Fn(Cell) -> T,
        hole: &T,
    ) -> Vec<T> {
        let of_place = |place: Place| {
            layout.cell(place.row, place.column).map_or_else(|| hole.clone(), &of_cell)
        };
        self.places().map(of_place).collect()
    }

    /// The part of a line that the frame shows.
    pub(in crate::ui) fn line(self, line: &BoardLine) -> Option<BoardLine> {
        let (across, along) = if line.vertical {
            ((self.left, self.columns), (self.top, self.rows))
        } else {
            ((self.top, self.rows), (self.left, self.columns))
        };
        let [first, count] = [across.0, across.1].map(to_int);
        let [start, length] = [along.0, along.1].map(to_int);
        let at = line.at - first;
        let [from, to] = [line.start - start, line.end - start].map(|it| it.clamp(0, length));
        ((0..=count).contains(&at) && from < to).then(|| BoardLine {
            at,
            start: from,
            end: to,
            ..line.clone()
        })
    }

    /// The part of a rectangle that the frame shows.
    pub(in crate::ui) fn rect(self, rect: &BoardRect) -> Option<BoardRect> {
        let within = |from: i32, count: i32, start: usize, length: usize| {
            let first = (from - to_int(start)).clamp(0, to_int(length));
            let last = (from + count - to_int(start)).clamp(0, to_int(length));
            (first, last - first)
        };
        let (row, rows) = within(rect.row, rect.rows, self.top, self.rows);
        let (column, columns) = within(rect.column, rect.columns, self.left, self.columns);
        (rows > 0 && columns > 0).then_some(BoardRect { row, column, rows, columns })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controller::BoardZoom;

    fn cell(layout: &Layout, row: usize, column: usize) -> Cell {
        layout.cell(row, column).unwrap()
    }

    #[test]
    fn a_small_board_is_shown_as_a_whole() {
        let classic = Layout::classic();
        let whole = Viewport::whole(&classic);
        for at in [cell(&classic, 0, 0), cell(&classic, 8, 8)] {
            assert_eq!(whole.following(at, BoardZoom::default().most(&classic), &classic), whole);
            assert_eq!(whole.number_of(at, &classic), Some(to_int(at.index())));
        }
    }

    #[test]
    fn the_frame_of_a_large_board_follows_the_selected_cell() {
        let large = Layout::boxed(10, 10).unwrap();
        let start = Viewport::whole(&large);
        let most = BoardZoom::default().most(&large);
        let frame = start.following(cell(&large, 0, 0), most, &large);
        assert_eq!((frame.top, frame.left, frame.rows, frame.columns), (0, 0, most, most));
        let at = cell(&large, 10, 50);
        let moved = frame.following(at, most, &large);
        assert_eq!((moved.top, moved.left), (0, 50 + 4 - most));
        let number = moved.number_of(at, &large).unwrap();
        assert_eq!(moved.cell_at(number, &large), Some(at));
        assert_eq!(moved.number_of(cell(&large, 0, 0), &large), None);
        let last = moved.following(cell(&large, 99, 99), most, &large);
        assert_eq!((last.top, last.left), (100 - most, 100 - most));
        let line = BoardLine { vertical: false, at: 90, start: 0, end: 100 };
        let seen = last.line(&line).unwrap();
        assert_eq!((seen.at, seen.start, seen.end), (to_int(90 + most) - 100, 0, to_int(most)));
        assert_eq!(last.line(&BoardLine { at: 10, ..line }), None);
        let back = last.scrolled(-5, 1000, &large);
        assert_eq!((back.top, back.left), (100 - most, 95 - most));
    }

    #[test]
    fn a_zoomed_frame_keeps_the_selected_cell_at_its_place() {
        let large = Layout::boxed(10, 10).unwrap();
        let at = cell(&large, 50, 30);
        let frame = Viewport { top: 40, left: 20, rows: 20, columns: 20 };
        let near = frame.zoomed(at, 6, &large);
        assert_eq!(near, Viewport { top: 47, left: 27, rows: 6, columns: 6 });
        let far = near.zoomed(at, 36, &large);
        assert_eq!(far, Viewport { top: 32, left: 12, rows: 36, columns: 36 });
        // The wheel has turned away from it.
        let away = Viewport { top: 0, left: 70, ..frame }.zoomed(at, 12, &large);
        assert!(away.number_of(at, &large).is_some());
        let whole = Layout::boxed(4, 4).unwrap();
        let corner = cell(&whole, 15, 15);
        let part = Viewport::whole(&whole).zoomed(corner, 9, &whole);
        assert_eq!(part, Viewport { top: 7, left: 7, rows: 9, columns: 9 });
        assert_eq!(part.zoomed(corner, 16, &whole), Viewport::whole(&whole));
    }

    #[test]
    fn holes_have_places_and_no_cells() {
        let samurai = crate::engine::NamedShape::named("samurai").unwrap().layout();
        let frame = Viewport::whole(&samurai);
        let spread = frame.spread(&samurai, |_| true, &false);
        assert_eq!(spread.len(), 441);
        assert_eq!(spread.iter().filter(|&&is_cell| is_cell).count(), 369);
        assert!(!spread[10]);
        assert_eq!(frame.cell_at(10, &samurai), None);
        assert_eq!(frame.number_of(cell(&samurai, 0, 12), &samurai), Some(12));
    }
}
