//! Killers of Perfect Sudoku: one line for a puzzle, in which each cell has the number of its cage.
//!
//! ```text
//! 3x3::k:4609:4098:4098:5891:…
//! ```
//!
//! Before the first colon stand the rows and columns of a box, as in Solo's IDs. `d` behind it adds both diagonals. Each number
//! is 256 times the sum of the cage, and a number of the cage from 0 to 255. A sum of 0 is none, and 0 is no cage. Some
//! programs have the two parts the other way round.

use std::collections::BTreeMap;

use crate::constraints;
use crate::error::{CageFault, ExpectedValue, shortened};
use crate::notation::regions::first_fault;
use crate::syntax::lines::TextLine;
use crate::{Document, LowestDigit, Problem, ReadError};
use nonet_engine::{Cell, ExtraHouses, Grid, Layout, LayoutBuilder, Rules};

/// The marks behind the first colon, and whether both diagonals are houses.
const MARKS: [(&str, bool); 2] = [(":k:", false), ("d:k:", true)];

/// What the two parts of a number are.
const BASE: u32 = 256;

/// What follows the marks of a killer, and whether both diagonals are houses. Returns `None` if a text begins with no mark.
pub(super) fn numbers_of(description: &str) -> Option<(&str, bool)> {
    let behind = |(mark, has_diagonals)| Some((description.strip_prefix(mark)?, has_diagonals));
    MARKS.into_iter().find_map(behind)
}

/// Reads a line whose board, before the first colon, is `head`.
pub(super) fn read(
    line: TextLine<'_>,
    head: &str,
    (numbers, has_diagonals): (&str, bool),
    board: LayoutBuilder,
) -> Result<Document, ReadError> {
    let diagonals = ExtraHouses::DIAGONALS.into_iter().filter(|_| has_diagonals);
    let unfit = |faults| line.error_at(head, Problem::Board(first_fault(faults)));
    let layout = board.with_extras(diagonals).build().map_err(unfit)?;
    let words: Vec<&str> = numbers.trim_end_matches(':').split(':').collect();
    if let Some(problem) = Problem::of_cell_count(words.len(), layout.cell_count()) {
        return Err(line.error_at(numbers, problem));
    }
    let mut cages: CagesByNumber<'_> = BTreeMap::new();
    for (cell, &word) in layout.cells().zip(&words) {
        let bad = || {
            let expected = ExpectedValue::Number { from: 0, to: (BASE * BASE - 1) as usize };
            line.error_at(word, Problem::BadValue { found: shortened(word), expected })
        };
        let number = word.trim().parse().ok().filter(|it| *it < BASE * BASE).ok_or_else(bad)?;
        if number > 0 {
            cages.entry(number).or_insert((word, Vec::new())).1.push(cell);
        }
    }
    let is_possible = |order: Order| {
        two_sums(&cages, order).is_none()
            && cages.iter().all(|(&number, (_, cells))| {
                can_have(cells.len(), order.sum_and_cage(number).0, &layout)
            })
    };
    let is_reversed = !is_possible(Order::SumFirst) && is_possible(Order::CageFirst);
    let order = if is_reversed { Order::CageFirst } else { Order::SumFirst };
    if let Some((word, cell, sums)) = two_sums(&cages, order) {
        let problem = constraints::problem_of_cage(&[cell], &layout, CageFault::TwoSums(sums));
        return Err(line.error_at(word, problem));
    }
    let cage = |(number, (word, cells)): (u32, (&str, Vec<Cell>))| {
        let sum = order.sum_and_cage(number).0.to_string();
        let cage = constraints::cage(&cells, Some(&sum), LowestDigit::One, &layout);
        cage.map_err(|problem| line.error_at(word, problem))
    };
    let cages = cages.into_iter().map(cage).collect::<Result<Vec<_>, ReadError>>()?;
    let rules = Rules::new(&layout, cages).expect("the cells are those of the board");
    Ok(Document { rules, ..Document::of_givens(Grid::empty(layout)) })
}

/// By the number of a cell: the word that says the number, and the cells with that number.
type CagesByNumber<'a> = BTreeMap<u32, (&'a str, Vec<Cell>)>;

/// The order of the two parts of a number.
#[derive(Clone, Copy)]
enum Order {
    SumFirst,
    CageFirst,
}

impl Order {
    /// The sum and the number of a cage.
    fn sum_and_cage(self, number: u32) -> (u32, u32) {
        let (high, low) = (number / BASE, number % BASE);
        match self {
            Self::SumFirst => (high, low),
            Self::CageFirst => (low, high),
        }
    }
}

/// A cage with two sums: the word that says the second of them, the first cell of the cage, and both sums. Returns `None` if each
/// cage has one sum.
fn two_sums<'a>(cages: &CagesByNumber<'a>, order: Order) -> Option<(&'a str, Cell, [u32; 2])> {
    let mut known: BTreeMap<u32, (u32, Cell)> = BTreeMap::new();
    // In the order of the board, so that the second sum of the text is told as the second.
    let mut in_order: Vec<_> = cages.iter().collect();
    in_order.sort_by_key(|(_, (_, cells))| cells.first().copied());
    in_order.into_iter().find_map(|(&number, (word, cells))| {
        let ((sum, cage), &cell) = (order.sum_and_cage(number), cells.first()?);
        let &mut (first, start) = known.entry(cage).or_insert((sum, cell));
        (first != sum).then_some((*word, start, [first, sum]))
    })
}

/// Whether so many different digits of a board can have this sum, or no sum is meant.
fn can_have(cells: usize, sum: u32, layout: &Layout) -> bool {
    let digits = layout.digit_count();
    let least = cells * (cells + 1) / 2;
    sum == 0 || cells <= digits && (least..=cells * (digits + 1) - least).contains(&(sum as usize))
}
