//! Firework: outside their common box, a row and a column have at most one cell each for a digit.
//!
//! If the digit is in neither of these two cells, both the row and the column need it in the box, so it is
//! where they cross. So the digit is in one of three cells. Three such digits fill the three cells. Two digits
//! of one crossing and two of the opposite crossing, with the same two cells outside, fill those four cells.
//! `bases` holds the row and the column, or two rows and two columns, and `digits` the digits of each crossing
//! in turn. `sets[0]` holds the cells with the digits that fill them.

use crate::technique::eliminations::EliminatedCells;

use crate::technique::geometry::BoardTables;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts,
};
use crate::{Cell, Digit, DigitSet};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.tables().has_classic_houses() {
        return Flow::Continue(());
    }
    // The 81 crossings are worked out once: each serves as a burst, and as the opposite of others.
    let tables: Vec<FireworkCrossing<G>> = (0..9)
        .flat_map(|row| (0..9).map(move |column| (row, column)))
        .map(|(row, column)| FireworkCrossing::new(search.board, row, column))
        .collect();
    for burst in tables.iter().filter(|burst| burst.is_open) {
        for in_row in burst.row_ends(search.board).iter() {
            for in_column in burst.column_ends(search.board).iter() {
                let ends = [in_row, in_column];
                find_triple(search, burst, ends)?;
                // The opposite crossing lies in the row of the one end and in the column of the other.
                let opposite = &tables[in_column.index() / 9 * 9 + in_row.index() % 9];
                // Two opposite crossings are tried once, from the upper one.
                if burst.row < opposite.row && opposite.is_open {
                    find_quad(search, burst, opposite, ends)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// A crossing of a row and a column, with the places of each digit outside its box.
struct FireworkCrossing<G: Geometry> {
    row: usize,
    column: usize,
    is_open: bool,
    digits: DigitSet,
    in_row: G::PerDigit<G::Set>,
    in_column: G::PerDigit<G::Set>,
}

impl<G: Geometry> FireworkCrossing<G> {
    fn new(board: &Board<G>, row: usize, column: usize) -> Self {
        let crossing = <G::Set>::from_bits(1 << (row * 9 + column));
        let mut burst = Self {
            row,
            column,
            is_open: crossing.is_within(board.open()),
            digits: DigitSet::EMPTY,
            in_row: Default::default(),
            in_column: Default::default(),
        };
        let block = board.house(18 + row / 3 * 3 + column / 3);
        for digit in board.all_digits() {
            let [of_row, of_column] = [row, 9 + column].map(|house| board.places_in(house, digit));
            burst.in_row[digit.index()] = of_row.without(block);
            burst.in_column[digit.index()] = of_column.without(block);
            let leaves =
                burst.in_row[digit.index()].len().max(burst.in_column[digit.index()].len());
            // A digit that the row or the column has already leaves nothing to conclude.
            if !of_row.is_empty() && !of_column.is_empty() && leaves <= 1 {
                burst.digits.insert(digit);
            }
        }
        burst
    }

    fn crossing(&self) -> G::Set {
        <G::Set>::from_bits(1 << (self.row * 9 + self.column))
    }

    fn row_ends(&self, board: &Board<G>) -> G::Set {
        self.outside(board, board.rows().start + self.row)
    }

    fn column_ends(&self, board: &Board<G>) -> G::Set {
        self.outside(board, board.columns().start + self.column)
    }

    fn outside(&self, board: &Board<G>, line: usize) -> G::Set {
        let block = board.house(18 + self.row / 3 * 3 + self.column / 3);
        // With fewer than two digits no firework starts here, so no ends have to be tried.
        let any = if self.digits.len() >= 2 { board.house(line) } else { <G::Set>::EMPTY };
        any.without(block).and(board.open())
    }

    /// The digits with no places outside the box other than these two cells.
    fn through(&self, [in_row, in_column]: [Cell; 2]) -> DigitSet {
        let only = |cells: G::Set, end: Cell| cells.is_within(<G::Set>::of(end));
        let fits = |digit: &Digit| {
            only(self.in_row[digit.index()], in_row)
                && only(self.in_column[digit.index()], in_column)
        };
        self.digits.iter().filter(fits).collect()
    }
}

fn find_triple<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    burst: &FireworkCrossing<G>,
    ends: [Cell; 2],
) -> Flow {
    let digits = burst.through(ends);
    // With four digits for three cells the board would have no answer.
    if digits.len() != 3 {
        return Flow::Continue(());
    }
    let cells = burst.crossing().or(ends.into_iter().collect());
    let mut eliminated = others(search.board, cells, digits);
    for digit in digits.iter() {
        let places = search.board.places(digit).and(cells);
        eliminated.insert(digit, search.board.seen_by_all(places).and(search.board.places(digit)));
    }
    let bases = vec![burst.row, search.board.columns().start + burst.column];
    add(search, &eliminated, CellsAndDigits { cells, digits }, digits.iter().collect(), &bases)
}

fn find_quad<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    burst: &FireworkCrossing<G>,
    opposite: &FireworkCrossing<G>,
    ends: [Cell; 2],
) -> Flow {
    // The end in the row of one crossing is the end in the column of the other.
    let here = burst.through(ends);
    let there = opposite.through([ends[1], ends[0]]);
    for first in pairs(here) {
        for second in pairs(there.without(first)) {
            let digits = first.or(second);
            let cells = burst.crossing().or(opposite.crossing()).or(ends.into_iter().collect());
            let mut eliminated = others(search.board, cells, digits);
            for (crossing, elsewhere) in [(burst.crossing(), second), (opposite.crossing(), first)]
            {
                for digit in elsewhere.iter() {
                    eliminated.insert(digit, crossing.and(search.board.places(digit)));
                }
            }
            let bases = [burst.row, 9 + burst.column, opposite.row, 9 + opposite.column];
            let by_burst = first.iter().chain(second.iter()).collect();
            add(search, &eliminated, CellsAndDigits { cells, digits }, by_burst, &bases)?;
        }
    }
    Flow::Continue(())
}

/// The pairs of digits of a set.
fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    digits.iter().flat_map(move |one| {
        digits.above(one).iter().map(move |other| DigitSet::of(one).or(DigitSet::of(other)))
    })
}

/// The eliminations in `cells` if `digits` fill them.
fn others<G: Geometry>(board: &Board<G>, cells: G::Set, digits: DigitSet) -> EliminatedCells<G> {
    let mut eliminated = EliminatedCells::default();
    for digit in board.digit_set().without(digits).iter() {
        eliminated.insert(digit, cells.and(board.places(digit)));
    }
    eliminated
}

fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    eliminated: &EliminatedCells<G>,
    set: CellsAndDigits<G::Set>,
    digits: Vec<Digit>,
    bases: &[usize],
) -> Flow {
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let evidence = Evidence {
        digits,
        bases: bases.iter().map(|&house| search.board.house_name(house)).collect(),
        marks: parts::marks_in(search.board, set, Role::Pattern).collect(),
        sets: vec![set],
        ..Evidence::default()
    };
    let eliminations = eliminated.candidates();
    let technique = Technique::Firework;
    search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}
