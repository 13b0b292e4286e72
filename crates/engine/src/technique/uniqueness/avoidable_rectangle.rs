//! Avoidable rectangles: placed digits, which are not givens, must not form a rectangle in which two digits
//! could be exchanged.
//!
//! Two digits that are not givens are side by side in a box. The two cells beside them in another box must not
//! hold the same digits the other way round. As in HoDoKu, the open cells of the other box must have two
//! candidates.

use super::deadly::DeadlyPattern;
use super::rectangle;
use crate::technique::geometry::BoardTables;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Geometry, Technique, parts};
use crate::{Cell, DigitSet};

/// Type 1: one of the other cells is open.
pub(super) fn find_type_1<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
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
        search.add(one.deadly.step(board, Technique::AvoidableRectangle1, gone))
    })
}

/// Type 2: both of the other cells are open and have the same further candidate, so one of them holds it.
pub(super) fn find_type_2<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    rectangles(board).try_for_each(|one| {
        if !one.far.into_iter().all(|corner| is_open(board, corner)) {
            return Flow::Continue(());
        }
        let beyond = one.far.map(|Candidate { cell, digit }| {
            board.candidates(cell).without(DigitSet::of(digit)).single()
        });
        let [Some(extra), Some(other)] = beyond else { return Flow::Continue(()) };
        let cells = one.far.into_iter().map(|corner| corner.cell).collect();
        let eliminated = board.seen_by_all(cells).and(board.places(extra));
        if extra != other || eliminated.is_empty() {
            return Flow::Continue(());
        }
        let gone = parts::candidates(eliminated, extra);
        let mut step = one.deadly.step(board, Technique::AvoidableRectangle2, gone);
        step.evidence.digits.push(extra);
        search.add(step)
    })
}

/// Two placed digits side by side, and the candidates that would complete the deadly rectangle.
struct AvoidablePair<G: Geometry> {
    deadly: DeadlyPattern<G>,
    far: [Candidate; 2],
}

fn rectangles<G: Geometry>(board: &Board<G>) -> impl Iterator<Item = AvoidablePair<G>> {
    // A given is the same in both answers, so it cannot be exchanged.
    let put_down = move |cell: Cell| board.digit(cell).filter(|_| !board.givens().contains(cell));
    let firsts = board.all_cells().without(board.open()).without(board.givens());
    let allows = board.tables().allows_exchanges();
    let around = move |first| rectangle::around(board, first, board.all_cells());
    firsts.iter().filter(move |_| allows).flat_map(around).filter_map(move |corners| {
        let [first, second, third, fourth] = corners;
        let digits = [put_down(first)?, put_down(second)?];
        let far = [
            Candidate { cell: third, digit: digits[1] },
            Candidate { cell: fourth, digit: digits[0] },
        ];
        let cells = corners.into_iter().collect();
        let deadly = DeadlyPattern::new(board, digits.into_iter().collect(), cells)?;
        Some(AvoidablePair { deadly, far })
    })
}

fn is_put_down<G: Geometry>(board: &Board<G>, Candidate { cell, digit }: Candidate) -> bool {
    board.digit(cell) == Some(digit) && !board.givens().contains(cell)
}

/// Whether `corner` is one of two candidates of its cell.
fn is_open<G: Geometry>(board: &Board<G>, corner: Candidate) -> bool {
    board.has(corner) && board.candidates(corner.cell).len() == 2
}
