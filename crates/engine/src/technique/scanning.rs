//! How far scanning leads. To scan is to look along rows and columns into a box for the one cell that a digit can take.
//!
//! This is how beginners solve. They see the last open cell of a house, and hidden singles in boxes. Hidden singles in
//! rows and columns are harder to see, and naked singles are the hardest singles for somebody who writes no candidates.
//! Sudoku Explainer rates these singles 1.0, 1.2, 1.5 and 2.3. HoDoKu takes naked singles first, so its path does not
//! show whether a puzzle needs any.

use std::sync::Arc;

use super::geometry::{BoardTables, Cells as _};
use super::{Board, Candidate, CellSet, Geometry, houses};
use crate::{Cell, Cells, Grid};

/// All nine digits, as bits.
const ALL_DIGITS: u16 = 0x1FF;

/// The singles that solved a puzzle, by number. A harder single is counted only if no easier single was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scanning {
    /// Number of cells that no single filled.
    pub(crate) open: usize,
    /// Number of hidden singles of rows and columns.
    pub(crate) in_lines: usize,
    /// Number of naked singles.
    pub(crate) naked: usize,
}

impl Scanning {
    /// Solves a board of these digits, 0 in an open cell, as far as singles lead. The result is undefined if
    /// digits contradict each other.
    pub(crate) fn of(cells: &Cells) -> Self {
        let mut board = Scan::of(cells);
        let mut scanning = Self::default();
        loop {
            if board.fill_in_boxes() {
                continue;
            }
            if board.fill_in_a_line() {
                scanning.in_lines += 1;
            } else if board.fill_a_naked_single() {
                scanning.naked += 1;
            } else {
                break;
            }
        }
        scanning.open = board.open.len();
        scanning
    }

    /// Whether full houses and hidden singles of boxes solve the whole puzzle: Sudoku Explainer rates it 1.2 or less.
    pub(crate) fn is_by_boxes(self) -> bool {
        self == Self::default()
    }
}

/// The board on the way.
struct Scan {
    open: CellSet,
    /// The digits that each house has, as bits.
    seen: [u16; houses::COUNT],
}

impl Scan {
    fn of(cells: &Cells) -> Self {
        let mut scan = Self { open: CellSet::ALL, seen: [0; houses::COUNT] };
        for (cell, &digit) in CellSet::ALL.iter().zip(cells) {
            if digit != 0 {
                scan.fill(cell, 1 << (digit - 1));
            }
        }
        scan
    }

    fn fill(&mut self, cell: Cell, digit: u16) {
        self.open = self.open.without(CellSet::of(cell));
        for house in houses::of(cell) {
            self.seen[house] |= digit;
        }
    }

    /// The digits that the houses of a cell lack.
    fn candidates(&self, cell: Cell) -> u16 {
        ALL_DIGITS & !houses::of(cell).iter().fold(0, |seen, &house| seen | self.seen[house])
    }

    /// Fills all hidden singles of boxes and the last cells of houses that can be seen now. Returns whether there were
    /// any.
    fn fill_in_boxes(&mut self) -> bool {
        // All boxes in one pass: these singles are not counted, so their order does not matter.
        let in_boxes = houses::BOXES.filter(|&house| self.fill_hidden(house)).count();
        let is_last = |scan: &Self, house: usize| scan.open.and(houses::CELLS[house]).len() == 1;
        let last = houses::LINES.filter(|&house| is_last(self, house) && self.fill_hidden(house));
        in_boxes + last.count() > 0
    }

    fn fill_in_a_line(&mut self) -> bool {
        // One at a time, because boxes are looked at again after each. So a harder single counts only where it is
        // needed.
        houses::LINES.into_iter().any(|house| self.fill_hidden(house))
    }

    fn fill_a_naked_single(&mut self) -> bool {
        let is_single = |cell: &Cell| self.candidates(*cell).is_power_of_two();
        let Some(cell) = self.open.iter().find(is_single) else {
            return false;
        };
        self.fill(cell, self.candidates(cell));
        true
    }

    /// Fills one hidden single of `house`, if there is any.
    fn fill_hidden(&mut self, house: usize) -> bool {
        let open = self.open.and(houses::CELLS[house]);
        let (mut once, mut twice) = (0, 0);
        for cell in open.iter() {
            let candidates = self.candidates(cell);
            twice |= once & candidates;
            once |= candidates;
        }
        let single = once & !twice;
        let digit = single & single.wrapping_neg();
        // Without a hidden single `digit` is 0, which no cell has.
        let Some(cell) = open.iter().find(|&cell| self.candidates(cell) & digit != 0) else {
            return false;
        };
        self.fill(cell, digit);
        true
    }
}

/// Whether full houses and hidden singles of boxes or regions lead from `start` to a full board.
pub(super) fn is_solved_at_a_glance<G: Geometry>(start: &Grid) -> bool {
    is_solved_by::<G>(start, |board, house| {
        board.tables().is_region(house) || board.open().and(board.house(house)).len() == 1
    })
}

/// Whether hidden singles lead from `start` to a full board.
pub(super) fn is_solved_by_hidden_singles<G: Geometry>(start: &Grid) -> bool {
    is_solved_by::<G>(start, |_, _| true)
}

/// Whether digits with one place in a house that `is_seen` lead to a full board.
fn is_solved_by<G: Geometry>(start: &Grid, is_seen: impl Fn(&Board<G>, usize) -> bool) -> bool {
    let nothing = Grid::empty(Arc::clone(start.layout()));
    // Slower than the scan of the classic board, but asked once for a path.
    let Some(mut board) = Board::<G>::in_position(start, &nothing) else { return false };
    let next = |board: &Board<G>| {
        let mut seen = board.complete_lines_last().filter(|&house| is_seen(board, house));
        seen.find_map(|house| {
            board.all_digits().find_map(|digit| {
                let cell = board.places_in(house, digit).single()?;
                Some(Candidate { cell, digit })
            })
        })
    };
    while let Some(single) = next(&board) {
        board.place(single);
    }
    board.is_full()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scanning(line: &str) -> Scanning {
        let cells: Vec<u8> = line.bytes().map(|c| if c == b'.' { 0 } else { c - b'0' }).collect();
        Scanning::of(&cells.try_into().expect("81 cells"))
    }

    #[test]
    fn boxes_are_enough_where_the_rating_is_1_2() {
        let easiest =
            "...3.7..2.931...87.7....934365.12749.2.753.1.81794.253452....7.78...139.1..5.8...";
        assert!(scanning(easiest).is_by_boxes());
    }

    #[test]
    fn what_singles_leave_open_is_counted() {
        let empty = scanning(&".".repeat(81));
        assert_eq!((empty.open, empty.is_by_boxes()), (81, false));
        let hard =
            "1..4...89.5..89..6....7.....35.418...1.........8....63.......52.9...3....6.79...4";
        assert!(scanning(hard).open > 0);
    }

    #[test]
    fn harder_singles_are_counted() {
        // One digit is alone in a line and then another alone in its cell; boxes show all others.
        let easy =
            "....2....8.5.9..329....31.6.1.35.87..5748936..83.16.5.5.68....334..6.5.7....3....";
        assert_eq!(scanning(easy), Scanning { open: 0, in_lines: 1, naked: 1 });
        let medium =
            "5.1.69.78.63......7.....5.61....67...7.4.1.5...25....13.6.....4......92.29.81.6.5";
        assert_eq!(scanning(medium), Scanning { open: 36, in_lines: 3, naked: 0 });
    }
}
