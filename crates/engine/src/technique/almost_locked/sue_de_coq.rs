//! Sue de Coq: two or three cells where a line crosses a box, with further cells of the line and of the box.
//! Together they have as many digits as cells.
//!
//! The crossing has at least two more digits than cells. The cells of the line and the cells of the box share
//! different digits of the crossing, and together supply the missing cells. They may also have digits that the
//! crossing lacks. So each digit has exactly one place: among the crossing and the cells of the line, or among
//! the crossing and the cells of the box. `sets` holds the crossing, the cells of the box, and the cells of the
//! line. `bases` holds the line, and `covers` the box.

use super::open_cells::HouseOpenCells;
use super::outcome::mark;
use crate::technique::eliminations::EliminatedCells;

use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Mark, Role, Step, Technique,
};
use crate::{Cell, DigitSet};

/// The most crossing cells whose choices are tried.
const MOST_CROSSING: usize = 8;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    // The choices of a house serve all its crossings.
    let choices: Vec<Vec<CellsAndDigits<G::Set>>> =
        search.board.all_houses().map(|house| choices(search.board, house)).collect();
    for line in search.board.lines() {
        for block in search.board.areas() {
            let both =
                search.board.house(line).and(search.board.house(block)).and(search.board.open());
            for cells in crossings(both) {
                let digits = search.board.candidates_of(cells);
                // With one digit more than cells, the crossing would be an almost locked set by itself.
                if digits.len() >= cells.len() + 2 {
                    let crossing = Crossing { line, block, set: CellsAndDigits { cells, digits } };
                    crossing.find(search, &choices[line], &choices[block])?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The choices of cells of a house that may go with a crossing. Such a choice has at most three more digits
/// than cells, because these digits need cells of the crossing, which has at most three.
fn choices<G: Geometry>(board: &Board<G>, house: usize) -> Vec<CellsAndDigits<G::Set>> {
    let mut found = Vec::new();
    let fits = |count: usize, digits: DigitSet| (count..=count + 3).contains(&digits.len());
    HouseOpenCells::of(board, house)
        .choices(fits, |cells, digits| found.push(CellsAndDigits { cells, digits }));
    found
}

/// The choices of open cells where a line crosses a box, in the order of HoDoKu: the first two cells, all
/// three, then the other two pairs. Where more than three cells cross, all choices of two or three.
fn crossings<S: Cells>(open: S) -> impl Iterator<Item = S> {
    let cells: Vec<Cell> = open.iter().collect();
    let of_three = [0b011_u32, 0b111, 0b101, 0b110];
    let count = cells.len();
    let of_more =
        (0..1_u32 << count.min(MOST_CROSSING)).filter(|it| matches!(it.count_ones(), 2 | 3));
    let chosen = of_three.into_iter().filter(move |_| count <= 3);
    let chosen = chosen.chain(of_more.filter(move |_| count > 3));
    chosen.filter_map(move |chosen| {
        let is_chosen = |(place, _): &(usize, &Cell)| chosen >> place & 1 == 1;
        let found: S = cells.iter().enumerate().filter(is_chosen).map(|(_, &cell)| cell).collect();
        (found.len() == chosen.count_ones() as usize).then_some(found)
    })
}

/// Two or three cells where a line crosses a box.
struct Crossing<G: Geometry> {
    line: usize,
    block: usize,
    set: CellsAndDigits<G::Set>,
}

/// Cells beside a crossing, and the number of its surplus digits that they take.
struct CellsBesideCrossing<G: Geometry> {
    set: CellsAndDigits<G::Set>,
    makes_up: usize,
}

impl<G: Geometry> Crossing<G> {
    fn find(
        &self,
        search: &mut StepSearch<'_, G>,
        line: &[CellsAndDigits<G::Set>],
        block: &[CellsAndDigits<G::Set>],
    ) -> Flow {
        let surplus = self.set.digits.len() - self.set.cells.len();
        let mut in_line = self.beside(line, surplus).peekable();
        // Without a choice in the line, those of the box need no look.
        if in_line.peek().is_none() {
            return Flow::Continue(());
        }
        let in_block: Vec<CellsBesideCrossing<G>> = self.beside(block, surplus).collect();
        for in_line in in_line {
            let shared = in_line.set.digits.and(self.set.digits);
            for beside in &in_block {
                // Both sides together must take exactly the surplus: with less, some digit has no place for sure.
                let fits = in_line.makes_up + beside.makes_up == surplus
                    && beside.set.digits.and(shared).is_empty()
                    && !beside.set.cells.meets(in_line.set.cells);
                if fits {
                    self.add(search, in_line.set, beside.set)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The choices that share digits with the crossing and take some of its surplus.
    fn beside(
        &self,
        choices: &[CellsAndDigits<G::Set>],
        surplus: usize,
    ) -> impl Iterator<Item = CellsBesideCrossing<G>> {
        choices.iter().filter_map(move |&set| {
            let own = set.digits.without(self.set.digits).len();
            let makes_up = set.cells.len().saturating_sub(own);
            let shares =
                !set.digits.and(self.set.digits).is_empty() && !set.cells.meets(self.set.cells);
            (shares && (1..surplus).contains(&makes_up))
                .then_some(CellsBesideCrossing { set, makes_up })
        })
    }

    /// Adds the step. The rest of the line loses the digits of the line's cells, and the rest of the box those
    /// of the box's cells. Both lose the digits that only the crossing has. A digit of both sets that the
    /// crossing lacks has a place in each of them, so both lose it as well.
    fn add(
        &self,
        search: &mut StepSearch<'_, G>,
        line: CellsAndDigits<G::Set>,
        block: CellsAndDigits<G::Set>,
    ) -> Flow {
        let mut eliminated = EliminatedCells::<G>::default();
        let twice = line.digits.and(block.digits);
        for (house, own, other) in [(self.line, line, block), (self.block, block, line)] {
            let rest = search.board.house(house).without(self.set.cells).without(own.cells);
            let digits = self.set.digits.or(own.digits).without(other.digits).or(twice);
            for digit in digits.iter() {
                eliminated.insert(digit, rest.and(search.board.places(digit)));
            }
        }
        if eliminated.is_empty() {
            return Flow::Continue(());
        }
        let evidence = Evidence {
            digits: self.set.digits.iter().collect(),
            bases: vec![search.board.house_name(self.line)],
            covers: vec![search.board.house_name(self.block)],
            marks: self.marks(search.board, line, block),
            sets: vec![self.set, block, line],
            ..Evidence::default()
        };
        let eliminations = eliminated.candidates();
        let technique = Technique::SueDeCoq;
        search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
    }

    /// The marks: each digit of the crossing has the role of the set that shares it.
    fn marks(
        &self,
        board: &Board<G>,
        line: CellsAndDigits<G::Set>,
        block: CellsAndDigits<G::Set>,
    ) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (number, set) in [self.set, block, line].into_iter().enumerate() {
            for cell in set.cells.iter() {
                for digit in board.candidates(cell).iter() {
                    let with = match number {
                        0 if block.digits.contains(digit) => 1,
                        0 if line.digits.contains(digit) => 2,
                        _ => number,
                    };
                    marks.push(mark(Candidate { cell, digit }, Role::InSet(with)));
                }
            }
        }
        marks
    }
}
