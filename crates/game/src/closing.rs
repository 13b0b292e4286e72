//! The order in which the moves of a game closed the houses of its board.

use super::{GameBoard, Move, Replay};
use nonet_engine::{Grid, House};

/// For each house of the board, in the order of [`Layout::houses`](nonet_engine::Layout::houses): its place among
/// the houses, from 0, in the order in which they were closed. A house is closed when its last digit stands. Houses
/// that one move closed share a place, and so do the houses that the givens fill.
#[must_use]
pub fn closing_order(givens: &Grid, moves: Vec<Move>) -> Vec<usize> {
    let layout = givens.layout();
    let start = GameBoard::new(givens, &Grid::empty(layout.clone()));
    let mut replay = Replay::new(start, moves);
    // The move after which each cell has the digit that it has in the end.
    let mut since = vec![0; layout.cell_count()];
    let mut digits = replay.board().digits();
    while replay.forward().is_some() {
        let now = replay.board().digits();
        let changed = layout.cells().filter(|&cell| now.get(cell) != digits.get(cell));
        changed.for_each(|cell| since[cell.index()] = replay.made());
        digits = now;
    }
    let moment = |house: &House| house.cells.iter().map(|cell| since[cell.index()]).max();
    let closed: Vec<usize> =
        layout.houses().iter().map(|house| moment(house).unwrap_or(0)).collect();
    let mut moments = closed.clone();
    moments.sort_unstable();
    moments.dedup();
    closed.iter().map(|moment| moments.partition_point(|other| other < moment)).collect()
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::Content;
    use nonet_engine::{Cell, Digit};

    const ANSWER: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// The order for the answer without `cells`, which are filled one after the other.
    fn order(cells: &[usize]) -> Vec<usize> {
        let mut numbers = [0_u8; 81];
        for (number, digit) in numbers.iter_mut().zip(ANSWER.bytes()) {
            *number = digit - b'0';
        }
        let answer = numbers;
        for &cell in cells {
            numbers[cell] = 0;
        }
        let fill = |&cell: &usize| Move {
            at: Duration::ZERO,
            cells: vec![(
                Cell::new(cell).unwrap(),
                Content::Entry(Digit::new(answer[cell]).unwrap()),
            )],
        };
        closing_order(&Grid::classic(&numbers), cells.iter().map(fill).collect())
    }

    #[test]
    fn houses_are_closed_by_their_last_digit() {
        // Row 1 holds both cells, in different columns and boxes.
        let order = order(&[0, 8]);
        let (row, first_column, last_column) = (order[0], order[9], order[17]);
        assert_eq!((order[1], first_column, row, last_column), (0, 1, 2, 2));
        assert_eq!((order[18], order[20]), (1, 2), "the boxes of these cells");
        assert!(order.iter().all(|&place| place <= 2));
    }

    #[test]
    fn houses_that_one_move_closes_share_a_place() {
        assert_eq!(order(&[40]).iter().filter(|&&place| place == 1).count(), 3);
        assert!(order(&[]).iter().all(|&place| place == 0));
    }

    #[test]
    fn a_digit_that_was_mended_closes_its_houses_late() {
        let cell = |index| Cell::new(index).unwrap();
        let put = |index, number| Move {
            at: Duration::ZERO,
            cells: vec![(cell(index), Content::Entry(Digit::new(number).unwrap()))],
        };
        let mut numbers = [0_u8; 81];
        for (number, digit) in numbers.iter_mut().zip(ANSWER.bytes()) {
            *number = digit - b'0';
        }
        numbers[0] = 0;
        numbers[80] = 0;
        let order = closing_order(&Grid::classic(&numbers), vec![put(0, 9), put(80, 9), put(0, 5)]);
        assert!(order[0] > order[8], "row 1 was closed after row 9");
    }
}
