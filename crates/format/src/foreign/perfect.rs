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
use crate::error::{ExpectedValue, shortened};
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
    let mut cages: BTreeMap<u32, (&str, Vec<Cell>)> = BTreeMap::new();
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
    let is_possible = |sum_of: fn(u32) -> u32| {
        cages.iter().all(|(&number, (_, cells))| can_have(cells.len(), sum_of(number), &layout))
    };
    let sum_of =
        if !is_possible(sum_before) && is_possible(sum_behind) { sum_behind } else { sum_before };
    let cage = |(number, (word, cells)): (u32, (&str, Vec<Cell>))| {
        let sum = sum_of(number).to_string();
        let cage = constraints::cage(cells, Some(&sum), LowestDigit::One, &layout);
        cage.map_err(|problem| line.error_at(word, problem))
    };
    let cages = cages.into_iter().map(cage).collect::<Result<Vec<_>, ReadError>>()?;
    let rules = Rules::new(&layout, cages).expect("the cells are those of the board");
    Ok(Document { rules, ..Document::of_givens(Grid::empty(layout)) })
}

fn sum_before(number: u32) -> u32 {
    number / BASE
}

fn sum_behind(number: u32) -> u32 {
    number % BASE
}

/// Whether so many different digits of a board can have this sum, or no sum is meant.
fn can_have(cells: usize, sum: u32, layout: &Layout) -> bool {
    let digits = layout.digit_count();
    let least = cells * (cells + 1) / 2;
    sum == 0 || cells <= digits && (least..=cells * (digits + 1) - least).contains(&(sum as usize))
}
