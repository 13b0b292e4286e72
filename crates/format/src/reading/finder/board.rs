//! A board that was seen in a text, and whether it is a Sudoku.
//!
//! Many texts have nine rows of nine numbers. What tells a Sudoku is that its digits keep the rules, or all but a few of
//! them do, because a person may have mistyped a digit and wants to hear of it.

use super::clean::CleanLine;
use super::signs::{self, CellBits};
use crate::mistakes::Digits;

/// A place in the cleaned text: the index of a line, and of a sign in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) sign: usize,
}

/// The way in which a board is written, which decides how much must speak for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dress {
    /// One line with a sign for each cell.
    Line,
    /// A line or a group for each row, with a sign for each cell.
    Rows,
    /// The same, at the left of another board.
    Left,
    /// The same, at the right of another board.
    Right,
    /// A table or a drawing in which empty cells are blank.
    Blanks,
    /// The same with digits that count from 0: 0 is the first of the board.
    BlanksFromZero,
    /// The candidates of each cell.
    Candidates,
}

/// A board at its place in the text.
#[derive(Clone, Debug)]
pub(super) struct Sighting {
    pub(super) start: Spot,
    /// The place behind the board.
    pub(super) end: Spot,
    pub(super) dress: Dress,
    /// The number of rows, columns and digits.
    pub(super) side: usize,
    /// The cells, row by row.
    pub(super) cells: Vec<CellBits>,
}

impl Sighting {
    /// The same board, where it is decided what each [`signs::ZERO`] is. Beside empty fields it is the first digit of a large
    /// board, unless there is a digit too many for that. Otherwise it is an empty cell, as nearly everywhere.
    pub(super) fn settled(mut self) -> Self {
        let has = |cell: CellBits| self.cells.contains(&cell);
        if self.side > 9
            && has(signs::ZERO)
            && has(0)
            && let Some(raised) = self.raised_from_zero()
        {
            return raised;
        }
        self.cells.iter_mut().filter(|cell| **cell == signs::ZERO).for_each(|cell| *cell = 0);
        self
    }

    /// The same board with digits that count from 0, one higher on the board. Returns `None` if there is a digit too many.
    pub(super) fn raised_from_zero(&self) -> Option<Self> {
        let raised = |&cell: &CellBits| if cell == signs::ZERO { 1 } else { cell << 1 };
        let cells = self.cells.iter().map(raised).collect();
        let fits = !self.cells.contains(&signs::bit(self.side));
        fits.then(|| Self { dress: Dress::BlanksFromZero, cells, ..self.clone() })
    }

    /// The same board with digits that count from 1, and 0 for an empty cell.
    pub(super) fn lowered_to_one(&self) -> Self {
        let cells = self.cells.iter().map(|cell| cell >> 1).collect();
        Self { dress: Dress::Blanks, cells, ..self.clone() }
    }

    /// The same classic board, if its cells are listed box by box.
    pub(super) fn by_boxes(&self) -> Self {
        let cell = |at: usize| {
            let (row, column) = (at / self.side, at % self.side);
            let block = row / 3 * 3 + column / 3;
            self.cells[block * self.side + row % 3 * 3 + column % 3]
        };
        Self { cells: (0..self.cells.len()).map(cell).collect(), ..self.clone() }
    }

    /// The same board, if its cells are listed column by column.
    pub(super) fn by_columns(&self) -> Self {
        let cell = |at: usize| self.cells[at % self.side * self.side + at / self.side];
        Self { cells: (0..self.cells.len()).map(cell).collect(), ..self.clone() }
    }

    /// Whether every cell has a digit.
    pub(super) fn is_full(&self) -> bool {
        self.cells.iter().all(|cell| cell.is_power_of_two())
    }

    /// Whether this is a full board with all digits of `puzzle`.
    pub(super) fn answers(&self, puzzle: &Self) -> bool {
        let has = |(own, other): (&CellBits, &CellBits)| !other.is_power_of_two() || own == other;
        self.side == puzzle.side && self.is_full() && self.cells.iter().zip(&puzzle.cells).all(has)
    }

    /// Whether the board shares a part of the text with another.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        // Two boards side by side have the same lines, and are two boards all the same.
        let is_beside = matches!(
            (self.dress, other.dress),
            (Dress::Left, Dress::Right) | (Dress::Right, Dress::Left)
        );
        !is_beside && self.start < other.end && other.start < self.end
    }

    /// The signs of the board in each of its lines, without the rules between them.
    pub(super) fn parts<'a>(&self, lines: &'a [CleanLine]) -> impl Iterator<Item = &'a [char]> {
        let (start, end) = (self.start, self.end);
        let part = move |(at, line): (usize, &'a CleanLine)| {
            let from = if at == start.line { start.sign } else { 0 };
            let to = if at == end.line { end.sign } else { line.len() };
            line.part(from..to)
        };
        let of_board = (start.line..).zip(&lines[start.line..=end.line]);
        of_board.filter(|(_, line)| !line.is_rule()).map(part)
    }

    /// Whether a person would take the board for a Sudoku.
    pub(super) fn is_sudoku(&self) -> bool {
        let digits: Vec<CellBits> =
            self.cells.iter().copied().filter(|cell| cell.is_power_of_two()).collect();
        let different = digits.iter().fold(0, |all, digit| all | digit).count_ones() as usize;
        let count = digits.len();
        // A full board with a repeated digit is no answer, and as a puzzle there is nothing left to do in it.
        if count == self.cells.len() {
            return self.keeps_rules();
        }
        let few = self.side / 2;
        match self.dress {
            // Candidates are a sure sign: hardly any other text has ascending groups of digits in nine rows of nine.
            // All candidates everywhere say nothing: such a text rather lists digits to choose from.
            Dress::Candidates => self.has_mistakes_up_to(1) && self.says_something(),
            // A person who draws a board and writes dots means a board, however few digits it has.
            Dress::Rows | Dress::Left | Dress::Right => {
                count >= few && different >= 2 && self.has_mistakes_up_to(3.min(count / 6))
            }
            Dress::Line => {
                count >= 2 * few && different >= few && self.has_mistakes_up_to(3.min(count / 8))
            }
            Dress::Blanks | Dress::BlanksFromZero => {
                count >= 2 * few && different >= few && self.has_mistakes_up_to(2.min(count / 10))
            }
        }
    }

    /// Whether a cell has two candidates or more.
    pub(super) fn has_several_candidates(&self) -> bool {
        self.cells.iter().any(|cell| cell.count_ones() > 1)
    }

    /// Whether a cell has neither all candidates nor none.
    fn says_something(&self) -> bool {
        let all = CellBits::MAX >> (CellBits::BITS as usize - self.side);
        self.cells.iter().any(|cell| *cell != 0 && *cell != all)
    }

    /// Whether no digit stands twice in a house.
    pub(super) fn keeps_rules(&self) -> bool {
        self.repeated() == 0
    }

    /// Whether no digit repeats once at most `most` of them are taken away.
    fn has_mistakes_up_to(&self, most: usize) -> bool {
        // Each digit stands in three houses. So this first look is enough for nearly all boards, and a text may have thousands.
        let repeated = self.repeated();
        if repeated == 0 || repeated > 3 * most {
            return repeated == 0;
        }
        let digit = |cell: &CellBits| {
            if cell.is_power_of_two() { cell.trailing_zeros() as usize + 1 } else { 0 }
        };
        let cells: Vec<usize> = self.cells.iter().map(digit).collect();
        let mut houses = vec![Vec::with_capacity(self.side); 3 * self.side];
        for cell in 0..cells.len() {
            self.houses_of(cell).into_iter().for_each(|house| houses[house].push(cell));
        }
        !Digits { cells: &cells, houses: &houses }.has_more_mistakes_than(most)
    }

    /// The row, the column and the box of a cell, each by its number among all houses.
    fn houses_of(&self, cell: usize) -> [usize; 3] {
        let side = self.side;
        // The boxes that a board of this size usually has: as square as they can be, and wider than high.
        let box_rows =
            (1..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows)).unwrap_or(1);
        let box_columns = side / box_rows;
        let (row, column) = (cell / side, cell % side);
        let block = row / box_rows * box_rows + column / box_columns;
        [row, side + column, 2 * side + block]
    }

    /// The number of digits that stand in a house for a second time.
    fn repeated(&self) -> usize {
        let mut held = vec![0; 3 * self.side];
        let mut repeated = 0;
        for (at, &cell) in self.cells.iter().enumerate().filter(|(_, cell)| cell.is_power_of_two())
        {
            for house in self.houses_of(at) {
                repeated += usize::from(held[house] & cell != 0);
                held[house] |= cell;
            }
        }
        repeated
    }
}
