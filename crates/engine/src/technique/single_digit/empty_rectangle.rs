//! Empty rectangle: all places of a digit in a box are in one row and one column, so the digit is in one of
//! these two lines. A conjugate pair connects one line with the other.
//!
//! `bases` holds the box and the house of the conjugate pair. The places in the box are
//! [`Role::Second`](crate::technique::Role::Second), the pair is the pattern.

use std::ops::Range;

use super::dual::{self, DualHalf};
use crate::technique::conjugate::ConjugatePair;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Cells, Evidence, Geometry, Role, SolverOptions, Step, Technique, parts,
};
use crate::{Cell, Digit};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let (board, options) = (search.board, search.options);
    let boxes = board.all_digits().flat_map(|digit| board.areas().map(move |one| (digit, one)));
    let rectangles = boxes.flat_map(|(digit, block)| rectangles(board, options, digit, block));
    let halves = rectangles.flat_map(BoxCross::halves);
    dual::add_all(search, halves, Technique::DualEmptyRectangle)
}

/// The places of a digit in a box, with a row and a column that together hold them all. Each of the two has a place
/// that the other lacks.
#[derive(Clone, Copy)]
struct BoxCross<'b, G: Geometry> {
    board: &'b Board<G>,
    digit: Digit,
    block: usize,
    row: usize,
    column: usize,
    places: G::Set,
}

fn rectangles<'b, G: Geometry>(
    board: &'b Board<G>,
    options: &SolverOptions,
    digit: Digit,
    block: usize,
) -> impl Iterator<Item = BoxCross<'b, G>> {
    let places = board.places_in(block, digit);
    // As in HoDoKu, the lines of a box are tried from the last to the first.
    // A row and a column of a box have five cells together.
    let is_right = board.is_complete(block) && (2..=5).contains(&places.len());
    let rows = lines_of(board, block, board.rows()).rev().filter(move |_| is_right);
    let lines = rows.flat_map(move |row| {
        lines_of(board, block, board.columns()).rev().map(move |column| (row, column))
    });
    let rectangle = move |(row, column)| BoxCross { board, digit, block, row, column, places };
    let fewest = if options.empty_rectangle_of_two { 1 } else { 2 };
    lines.map(rectangle).filter(move |rectangle| rectangle.is_one(fewest))
}

/// Those of the rows or of the columns `among` that cross an area.
fn lines_of<G: Geometry>(
    board: &Board<G>,
    area: usize,
    among: Range<usize>,
) -> impl DoubleEndedIterator<Item = usize> {
    // The lines of a box of the classic board need no search.
    let number = area - board.areas().start;
    let first = if among.start == 0 { number / 3 * 3 } else { among.start + number % 3 * 3 };
    let lines = if G::IS_CLASSIC { first..first + 3 } else { among };
    lines.filter(move |&line| G::IS_CLASSIC || board.house(line).meets(board.house(area)))
}

impl<G: Geometry> BoxCross<'_, G> {
    /// Whether all places are in the two lines, each line has a place that the other lacks, and one of the lines has at
    /// least `fewest` places.
    fn is_one(&self, fewest: usize) -> bool {
        let [row, column] = [self.row, self.column].map(|line| self.board.house(line));
        self.places.is_within(row.or(column))
            && !self.places.is_within(row)
            && !self.places.is_within(column)
            && (self.places.and(row).len() >= fewest || self.places.and(column).len() >= fewest)
    }

    /// The steps with conjugate pairs, those with an end in the row first.
    fn halves(self) -> impl Iterator<Item = DualHalf<G>> {
        let board = self.board;
        [[self.row, self.column], [self.column, self.row]].into_iter().flat_map(move |lines| {
            let near = board.places_in(lines[0], self.digit).without(board.house(self.block));
            near.iter().filter_map(move |cell| self.half(lines, cell))
        })
    }

    /// The step with the conjugate pair from `near`, in the line `along`, to the line `across`, or `None` if it
    /// eliminates nothing.
    fn half(&self, [along, across]: [usize; 2], near: Cell) -> Option<DualHalf<G>> {
        let board = self.board;
        let (own, others) = if board.rows().contains(&along) {
            (board.rows(), board.columns())
        } else {
            (board.columns(), board.rows())
        };
        let pair = ConjugatePair::new(board, board.line_of(near, others)?, self.digit)?;
        let far = pair.cells.into_iter().find(|&cell| cell != near)?;
        let seen = board.house(board.line_of(far, own)?).and(board.house(across));
        // The cells of the pattern itself lose nothing.
        let pattern = board.house(self.block).or(<G::Set>::of(far));
        let eliminated = seen.and(board.places(self.digit)).without(pattern);
        let step = || self.step([along, across], pair, [near, far], eliminated);
        let digit = Some(self.digit);
        (!eliminated.is_empty()).then(|| DualHalf { in_box: self.places, digit, step: step() })
    }

    fn step(
        &self,
        [along, across]: [usize; 2],
        pair: ConjugatePair,
        [near, far]: [Cell; 2],
        eliminated: G::Set,
    ) -> Step<G::Set> {
        let digit = self.digit;
        let board = self.board;
        let in_line = self.places.and(board.house(along));
        let beside = self.places.and(board.house(across)).without(in_line);
        let chain =
            [<G::Set>::of(far), <G::Set>::of(near), in_line, beside].map(|one| (one, digit));
        let pattern = parts::marks(<G::Set>::from_iter(pair.cells), digit, Role::Pattern);
        let second = parts::marks(self.places, digit, Role::Second);
        let evidence = Evidence {
            digits: vec![digit],
            bases: [self.block, pair.house].map(|house| board.house_name(house)).to_vec(),
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
