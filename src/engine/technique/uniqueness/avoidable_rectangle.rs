//! Avoidable rectangles: digits that were put down, not given, have to stand so that they cannot be changed for one
//! another.
//!
//! Two digits that are no givens stand side by side in a box. Beside them, in another box, they must not stand the
//! other way round. As in HoDoKu, the cells of the other box that are open have two candidates.

use super::deadly::Deadly;
use super::rectangle;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, Candidate, CellSet, Technique, houses, parts};
use crate::engine::{Cell, DigitSet};

/// Type 1: one of the other cells is open.
pub(super) fn find_type_1(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    rectangles(board).try_for_each(|one| {
        let [third, fourth] = one.far;
        let missing = match [third, fourth].map(|corner| is_put_down(board, corner)) {
            [true, false] => fourth,
            [false, true] => third,
            _ => return Flow::Continue(()),
        };
        if !is_open(board, missing) {
            return Flow::Continue(());
        }
        let gone = [missing].into_iter();
        hunt.add(one.deadly.step(board, Technique::AvoidableRectangle1, gone))
    })
}

/// Type 2: both are open, and have one other candidate, which is the same; one of them holds it.
pub(super) fn find_type_2(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    rectangles(board).try_for_each(|one| {
        if !one.far.into_iter().all(|corner| is_open(board, corner)) {
            return Flow::Continue(());
        }
        let beyond = one.far.map(|Candidate { cell, digit }| {
            board.candidates(cell).without(DigitSet::of(digit)).single()
        });
        let [Some(extra), Some(other)] = beyond else { return Flow::Continue(()) };
        let cells = one.far.into_iter().map(|corner| corner.cell).collect();
        let eliminated = houses::seen_by_all(cells).and(board.places(extra));
        if extra != other || eliminated.is_empty() {
            return Flow::Continue(());
        }
        let gone = parts::candidates(eliminated, extra);
        let mut step = one.deadly.step(board, Technique::AvoidableRectangle2, gone);
        step.evidence.digits.push(extra);
        hunt.add(step)
    })
}

/// Two digits that stand side by side, and what would make the rectangle deadly beside them.
struct Avoidable {
    deadly: Deadly,
    far: [Candidate; 2],
}

fn rectangles(board: &Board) -> impl Iterator<Item = Avoidable> {
    let put_down = move |cell: Cell| board.digit(cell).filter(|_| !board.givens().contains(cell));
    let firsts = CellSet::ALL.without(board.open()).without(board.givens());
    let around = |first| rectangle::around(first, CellSet::ALL);
    firsts.iter().flat_map(around).filter_map(move |corners| {
        let [first, second, third, fourth] = corners;
        let digits = [put_down(first)?, put_down(second)?];
        let far = [
            Candidate { cell: third, digit: digits[1] },
            Candidate { cell: fourth, digit: digits[0] },
        ];
        let cells = corners.into_iter().collect();
        let deadly = Deadly::new(board, digits.into_iter().collect(), cells)?;
        Some(Avoidable { deadly, far })
    })
}

fn is_put_down(board: &Board, Candidate { cell, digit }: Candidate) -> bool {
    board.digit(cell) == Some(digit) && !board.givens().contains(cell)
}

/// Whether `corner` is one of two candidates of its cell.
fn is_open(board: &Board, corner: Candidate) -> bool {
    board.has(corner) && board.candidates(corner.cell).len() == 2
}
