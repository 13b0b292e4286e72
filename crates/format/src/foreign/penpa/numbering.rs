//! How penpa-edit numbers places.
//!
//! The paper has two rows and columns around the columns and rows of the puzzle, which include its margins. Numbers go through
//! it row by row: first the middles of all squares, then their lower right corners, then the edges below them, then those to the right
//! of them. Places in the corners of squares follow, four to a square.

use crate::Problem;
use nonet_engine::Place;

/// The rows or columns around the puzzle.
const AROUND: usize = 2;

/// The paper of a puzzle, and the board on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbering {
    /// The rows of the board.
    pub(super) rows: usize,
    /// The columns of the board.
    pub(super) columns: usize,
    /// The width of the paper.
    width: usize,
    /// The number of squares of the paper.
    squares: usize,
    /// The row and the column of the paper in which the board begins.
    first: (usize, usize),
}

/// What a number names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PaperPlace {
    /// A square: its row and column on the board, which may be beside it.
    Square(isize, isize),
    /// The corner of four squares, by the one to the upper left of it.
    Corner(isize, isize),
    /// The edge between a square and the one below it.
    EdgeBelow(isize, isize),
    /// The edge between a square and the one to the right of it.
    EdgeRight(isize, isize),
    /// A corner of a square: its row and column, and the number of the corner from the upper left.
    InSquare(isize, isize, usize),
}

impl Numbering {
    /// The paper for a puzzle of this many columns and rows, with these margins, whose cells are listed by their distances.
    pub(super) fn of(
        (columns, rows): (usize, usize),
        [above, below, left, right]: [usize; 4],
        cells: &[i64],
    ) -> Result<Self, Problem> {
        /// More rows and columns than any puzzle has.
        const MOST: usize = 1000;
        if columns > MOST || rows > MOST {
            return Err(Problem::NumberOutOfRange);
        }
        let inner = |count: usize, margins: [usize; 2]| {
            margins.iter().try_fold(count, |count, margin| count.checked_sub(*margin))
        };
        let own = inner(rows, [above, below]).zip(inner(columns, [left, right]));
        let (own_rows, own_columns) = own.ok_or(Problem::NumberOutOfRange)?;
        let width = columns + 2 * AROUND;
        let numbering = Self {
            rows: own_rows,
            columns: own_columns,
            width,
            squares: width * (rows + 2 * AROUND),
            first: (above + AROUND, left + AROUND),
        };
        numbering.check(cells).map(|()| numbering)
    }

    /// Refuses a board that is not the whole rectangle between the margins.
    fn check(self, cells: &[i64]) -> Result<(), Problem> {
        let expected = self.rows * self.columns;
        if let Some(problem) = Problem::of_cell_count(cells.len(), expected) {
            return Err(problem);
        }
        let mut at = 0_i64;
        let numbers = cells.iter().map(|step| {
            at = at.saturating_add(*step);
            usize::try_from(at).ok()
        });
        let cells: Option<Vec<Place>> = numbers.map(|number| self.cell(number?)).collect();
        let mut cells = cells.ok_or(Problem::NumberOutOfRange)?;
        cells.sort_unstable_by_key(|it| (it.row, it.column));
        cells.dedup();
        Problem::of_cell_count(cells.len(), expected).map_or(Ok(()), Err)
    }

    /// The cell of the board that is the square with a number.
    pub(super) fn cell(self, number: usize) -> Option<Place> {
        match self.place(number)? {
            PaperPlace::Square(row, column) => self.on_board(row, column),
            PaperPlace::Corner(..)
            | PaperPlace::EdgeBelow(..)
            | PaperPlace::EdgeRight(..)
            | PaperPlace::InSquare(..) => None,
        }
    }

    /// The number of the square that a place lies in the corner of.
    pub(super) fn square_of(self, number: usize) -> Option<usize> {
        number.checked_sub(4 * self.squares).map(|number| number / 4)
    }

    /// The cell of the board at a place beside or on it.
    pub(super) fn on_board(self, row: isize, column: isize) -> Option<Place> {
        let place = Place::new(usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        (place.row < self.rows && place.column < self.columns).then_some(place)
    }

    /// The place with a number.
    pub(super) fn place(self, number: usize) -> Option<PaperPlace> {
        let square = |number: usize| {
            let at = |number: usize, first: usize| {
                Some(isize::try_from(number).ok()? - isize::try_from(first).ok()?)
            };
            let row = at(number / self.width, self.first.0)?;
            Some((row, at(number % self.width, self.first.1)?))
        };
        let (row, column) = square(number % self.squares)?;
        Some(match number / self.squares {
            0 => PaperPlace::Square(row, column),
            1 => PaperPlace::Corner(row, column),
            2 => PaperPlace::EdgeBelow(row, column),
            3 => PaperPlace::EdgeRight(row, column),
            _ => {
                let number = number - 4 * self.squares;
                let (row, column) = square(number / 4)?;
                PaperPlace::InSquare(row, column, number % 4)
            }
        })
    }
}
