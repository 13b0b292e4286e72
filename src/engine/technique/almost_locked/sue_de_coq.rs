//! Sue de Coq: two or three cells where a line crosses a box, some cells of the line and some of the box, with
//! as many digits in all as cells.
//!
//! The crossing has at least two digits more than cells. The cells of the line and of the box each make up for
//! some of them, share no digit of the crossing, and may hold more, which each keeps to itself. Then each digit
//! has its one place: in the crossing and the line, in the crossing and the box, or in one of these sets.
//! `sets` holds the crossing, the cells of the box, and the cells of the line; `bases` the line, `covers` the
//! box.

use super::open_cells::OpenCells;
use super::outcome::mark;
use crate::engine::technique::eliminated::Eliminated;
use crate::engine::technique::houses::{self, BOXES, CELLS, COUNT, LINES};
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Mark, Role, Step, Technique,
};
use crate::engine::{Cell, DigitSet};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let choices: Vec<Vec<CellsAndDigits>> =
        (0..COUNT).map(|house| choices(hunt.board, house)).collect();
    for line in LINES {
        for block in BOXES {
            let both = CELLS[line].and(CELLS[block]).and(hunt.board.open());
            for cells in crossings(both) {
                let digits = hunt.board.candidates_of(cells);
                if digits.len() >= cells.len() + 2 {
                    let crossing = Crossing { line, block, set: CellsAndDigits { cells, digits } };
                    crossing.find(hunt, &choices[line], &choices[block])?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The cells of a house that may stand beside a crossing: the digits that they share with it are at most by
/// three, the cells of a crossing, more than those that they make up for.
fn choices(board: &Board, house: usize) -> Vec<CellsAndDigits> {
    let mut found = Vec::new();
    let fits = |count: usize, digits: DigitSet| (count..=count + 3).contains(&digits.len());
    OpenCells::of(board, house)
        .choices(fits, |cells, digits| found.push(CellsAndDigits { cells, digits }));
    found
}

/// The first two of the open cells where a line crosses a box, all three, and the other two pairs, as HoDoKu goes
/// through them.
fn crossings(open: CellSet) -> impl Iterator<Item = CellSet> {
    let chosen = [0b011_u32, 0b111, 0b101, 0b110];
    chosen.into_iter().filter_map(move |chosen| {
        let is_chosen = |(place, _): &(usize, Cell)| chosen >> place & 1 == 1;
        let cells: CellSet =
            open.iter().enumerate().filter(is_chosen).map(|(_, cell)| cell).collect();
        (cells.len() == chosen.count_ones() as usize).then_some(cells)
    })
}

/// Some cells where a line crosses a box.
struct Crossing {
    line: usize,
    block: usize,
    set: CellsAndDigits,
}

/// Cells beside a crossing, and for how many digits of it they make up.
struct Beside {
    set: CellsAndDigits,
    makes_up: usize,
}

impl Crossing {
    fn find(&self, hunt: &mut Hunt<'_>, line: &[CellsAndDigits], block: &[CellsAndDigits]) -> Flow {
        let surplus = self.set.digits.len() - self.set.cells.len();
        let mut in_line = self.beside(line, surplus).peekable();
        if in_line.peek().is_none() {
            return Flow::Continue(());
        }
        let in_block: Vec<Beside> = self.beside(block, surplus).collect();
        for in_line in in_line {
            let shared = in_line.set.digits.and(self.set.digits);
            for beside in &in_block {
                let fits = in_line.makes_up + beside.makes_up == surplus
                    && beside.set.digits.and(shared).is_empty()
                    && !beside.set.cells.meets(in_line.set.cells);
                if fits {
                    self.add(hunt, in_line.set, beside.set)?;
                }
            }
        }
        Flow::Continue(())
    }

    /// The choices that share digits with the crossing and make up for some of its surplus.
    fn beside(&self, choices: &[CellsAndDigits], surplus: usize) -> impl Iterator<Item = Beside> {
        choices.iter().filter_map(move |&set| {
            let own = set.digits.without(self.set.digits).len();
            let makes_up = set.cells.len().saturating_sub(own);
            let shares =
                !set.digits.and(self.set.digits).is_empty() && !set.cells.meets(self.set.cells);
            (shares && (1..surplus).contains(&makes_up)).then_some(Beside { set, makes_up })
        })
    }

    /// The digits of the line have their places in the line, those of the box in the box, and those of the
    /// crossing alone in both. A digit of both that the crossing lacks has a place in each.
    fn add(&self, hunt: &mut Hunt<'_>, line: CellsAndDigits, block: CellsAndDigits) -> Flow {
        let mut eliminated = Eliminated::default();
        let twice = line.digits.and(block.digits);
        for (house, own, other) in [(self.line, line, block), (self.block, block, line)] {
            let rest = CELLS[house].without(self.set.cells).without(own.cells);
            let digits = self.set.digits.or(own.digits).without(other.digits).or(twice);
            for digit in digits.iter() {
                eliminated.insert(digit, rest.and(hunt.board.places(digit)));
            }
        }
        if eliminated.is_empty() {
            return Flow::Continue(());
        }
        let evidence = Evidence {
            digits: self.set.digits.iter().collect(),
            bases: vec![houses::name(self.line)],
            covers: vec![houses::name(self.block)],
            marks: self.marks(hunt.board, line, block),
            sets: vec![self.set, block, line],
            ..Evidence::default()
        };
        let eliminations = eliminated.candidates();
        let technique = Technique::SueDeCoq;
        hunt.add(Step { technique, placements: Vec::new(), eliminations, evidence })
    }

    /// Each digit of the crossing goes with the set that shares it.
    fn marks(&self, board: &Board, line: CellsAndDigits, block: CellsAndDigits) -> Vec<Mark> {
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
