//! Empty rectangle: all places of a digit in a box are in one row and one column, so the digit is in one of
//! these two lines. A conjugate pair connects one line with the other.
//!
//! `bases` holds the box and the house of the conjugate pair. The places in the box are
//! [`Role::Second`](crate::technique::Role::Second), the pair is the pattern.

use super::dual::{self, DualHalf};
use crate::technique::conjugate::ConjugatePair;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, CellSet, Evidence, Role, SolverOptions, Step, Technique, houses, parts,
};
use crate::{Cell, Digit};

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let (board, options) = (search.board, search.options);
    let boxes =
        Digit::CLASSIC.into_iter().flat_map(|digit| houses::BOXES.map(move |one| (digit, one)));
    let rectangles = boxes.flat_map(|(digit, block)| rectangles(board, options, digit, block));
    let halves = rectangles.flat_map(|rectangle| rectangle.halves(board));
    dual::add_all(search, halves, Technique::DualEmptyRectangle)
}

/// The places of a digit in a box, with a row and a column that together hold them all. Each of the two has a place
/// that the other lacks.
#[derive(Clone, Copy)]
struct BoxCross {
    digit: Digit,
    block: usize,
    row: usize,
    column: usize,
    places: CellSet,
}

fn rectangles(
    board: &Board,
    options: &SolverOptions,
    digit: Digit,
    block: usize,
) -> impl Iterator<Item = BoxCross> {
    let places = board.places_in(block, digit);
    let [first_row, first_column] = corner_of(block);
    // As in HoDoKu, the lines of a box are tried from the last to the first.
    let rows = (first_row..first_row + 3).rev().filter(move |_| (2..=5).contains(&places.len()));
    let lines = rows.flat_map(move |row| {
        (first_column..first_column + 3).rev().map(move |column| (row, column))
    });
    let rectangle = move |(row, column)| BoxCross { digit, block, row, column, places };
    let fewest = if options.empty_rectangle_of_two { 1 } else { 2 };
    lines.map(rectangle).filter(move |rectangle| rectangle.is_one(fewest))
}

/// The first row and the first column of a box.
fn corner_of(block: usize) -> [usize; 2] {
    let number = block - houses::BOXES.start;
    [number / 3 * 3, houses::COLUMNS.start + number % 3 * 3]
}

impl BoxCross {
    /// Whether all places are in the two lines, each line has a place that the other lacks, and one of the lines has at
    /// least `fewest` places.
    fn is_one(&self, fewest: usize) -> bool {
        let [row, column] = [self.row, self.column].map(|line| houses::CELLS[line]);
        self.places.is_within(row.or(column))
            && !self.places.is_within(row)
            && !self.places.is_within(column)
            && (self.places.and(row).len() >= fewest || self.places.and(column).len() >= fewest)
    }

    /// The steps with conjugate pairs, those with an end in the row first.
    fn halves(self, board: &Board) -> impl Iterator<Item = DualHalf> {
        [[self.row, self.column], [self.column, self.row]].into_iter().flat_map(move |lines| {
            let near = board.places_in(lines[0], self.digit).without(houses::CELLS[self.block]);
            near.iter().filter_map(move |cell| self.half(board, lines, cell))
        })
    }

    /// The step with the conjugate pair from `near`, in the line `along`, to the line `across`, or `None` if it
    /// eliminates nothing.
    fn half(&self, board: &Board, [along, across]: [usize; 2], near: Cell) -> Option<DualHalf> {
        let direction = usize::from(!houses::ROWS.contains(&along));
        let pair = ConjugatePair::new(board, houses::of(near)[1 - direction], self.digit)?;
        let far = pair.cells.into_iter().find(|&cell| cell != near)?;
        let seen = houses::CELLS[houses::of(far)[direction]].and(houses::CELLS[across]);
        let eliminated = seen.and(board.places(self.digit)).without(houses::CELLS[self.block]);
        let step = || self.step([along, across], pair, [near, far], eliminated);
        let digit = Some(self.digit);
        (!eliminated.is_empty()).then(|| DualHalf { in_box: self.places, digit, step: step() })
    }

    fn step(
        &self,
        [along, across]: [usize; 2],
        pair: ConjugatePair,
        [near, far]: [Cell; 2],
        eliminated: CellSet,
    ) -> Step {
        let digit = self.digit;
        let in_line = self.places.and(houses::CELLS[along]);
        let beside = self.places.and(houses::CELLS[across]).without(in_line);
        let chain = [CellSet::of(far), CellSet::of(near), in_line, beside].map(|one| (one, digit));
        let pattern = parts::marks(pair.cells.into_iter().collect(), digit, Role::Pattern);
        let second = parts::marks(self.places, digit, Role::Second);
        let evidence = Evidence {
            digits: vec![digit],
            bases: [self.block, pair.house].map(houses::name).to_vec(),
            marks: pattern.chain(second).collect(),
            chains: vec![parts::grouped_chain(&chain)],
            ..Evidence::default()
        };
        let eliminations = parts::candidates(eliminated, digit).collect();
        Step {
            technique: Technique::EmptyRectangle,
            placements: Vec::new(),
            eliminations,
            evidence,
        }
    }
}
