//! Tridagon, or Thor's hammer: three cells in each of four boxes in a rectangle, no two cells of a box in one row or
//! column. These twelve cells cannot all be filled with the same three digits.
//!
//! The cells of a box map its rows to columns, which is a permutation. If only the three digits were used, two boxes
//! side by side would have different digits in each row. With three digits that is only possible if one box is a
//! rotation of the other, which is an even permutation. The same is true for the columns of two boxes one above the
//! other. So the product of the four permutations would be even. If it is odd, one of the cells holds another digit: a
//! guardian. A single guardian is true. If there are several guardians, candidates that contradict all of them are
//! eliminated. If all are in one cell, these are the three digits in this cell. If all are the same digit, these are
//! its places that see all of them. `digits` are the three digits, `sets` the cells of the four boxes, and the
//! guardians are marked as fins.

use crate::technique::eliminations::EliminatedCells;
use crate::technique::geometry::BoardTables;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Mark, Role, Step, Technique, parts,
};
use crate::{Cell, DigitSet};

/// The permutations, as the column for each row of a box. The three even permutations come first.
const PERMUTATIONS: [[usize; 3]; 6] =
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];
const EVEN: usize = 3;

/// The choices of two bands, or of two stacks.
const TWO_OF_THREE: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.tables().has_classic_houses() {
        return Flow::Continue(());
    }
    for digits in triples() {
        let corners: Vec<Vec<Corner<G>>> =
            (0..9).map(|block| corners(search.board, block, digits)).collect();
        for bands in TWO_OF_THREE {
            for stacks in TWO_OF_THREE {
                let blocks = [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .map(|(band, stack): (usize, usize)| &corners[bands[band] * 3 + stacks[stack]]);
                if blocks.iter().all(|corners| !corners.is_empty()) {
                    let tridagon = TridagonSearch { blocks: blocks.map(Vec::as_slice), digits };
                    tridagon.extend(search, &[], TridagonEliminations::all(search.board))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The sets of three digits.
fn triples() -> impl Iterator<Item = DigitSet> {
    (0_u128..1 << 9).map(DigitSet::from_bits).filter(|digits| digits.len() == 3)
}

/// Three cells of one box.
struct Corner<G: Geometry> {
    cells: G::Set,
    is_odd: bool,
    guardians: Vec<Candidate>,
}

/// The choices of three cells of a box, each of which may hold at least two of `digits`.
fn corners<G: Geometry>(board: &Board<G>, block: usize, digits: DigitSet) -> Vec<Corner<G>> {
    let may = |cell: Cell| board.candidates(cell).and(digits).len() >= 2;
    let first = block / 3 * 27 + block % 3 * 3;
    let choices = PERMUTATIONS.iter().enumerate().map(|(number, columns)| {
        let cells = (0..3).map(|row| <G::Set>::from_bits(1 << (first + row * 9 + columns[row])));
        (number >= EVEN, cells.fold(<G::Set>::EMPTY, <G::Set>::or))
    });
    choices
        .filter(|(_, cells)| cells.iter().all(may))
        .map(|(is_odd, cells)| Corner { cells, is_odd, guardians: guardians(board, cells, digits) })
        .collect()
}

fn guardians<G: Geometry>(board: &Board<G>, cells: G::Set, digits: DigitSet) -> Vec<Candidate> {
    let in_cell = |cell: Cell| {
        let others = board.candidates(cell).without(digits);
        others.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
    };
    cells.iter().flat_map(in_cell).collect()
}

/// The candidates that contradict all guardians seen so far.
#[derive(Clone, Copy)]
struct TridagonEliminations<G: Geometry> {
    candidates: EliminatedCells<G>,
    guarded: bool,
}

impl<G: Geometry> TridagonEliminations<G> {
    fn all(board: &Board<G>) -> Self {
        let mut candidates = EliminatedCells::default();
        for digit in board.all_digits() {
            candidates.insert(digit, board.places(digit));
        }
        Self { candidates, guarded: false }
    }

    fn of(mut self, board: &Board<G>, guardians: &[Candidate]) -> Self {
        for guardian in guardians {
            let seen = board.peers_of(guardian.cell);
            let own = <G::Set>::of(guardian.cell);
            // A candidate contradicts a guardian if it is in its cell, or sees it with the same digit.
            self.candidates.keep(|digit| if digit == guardian.digit { seen } else { own });
            self.guarded = true;
        }
        self
    }
}

/// The search for the corners of one rectangle.
struct TridagonSearch<'a, G: Geometry> {
    blocks: [&'a [Corner<G>]; 4],
    digits: DigitSet,
}

impl<G: Geometry> TridagonSearch<'_, G> {
    /// Adds each choice for the next box, as long as something can be eliminated.
    fn extend(
        &self,
        search: &mut StepSearch<'_, G>,
        chosen: &[&Corner<G>],
        eliminations: TridagonEliminations<G>,
    ) -> Flow {
        let Some(block) = self.blocks.get(chosen.len()) else {
            return self.add(search, chosen, eliminations);
        };
        for corner in *block {
            let left = eliminations.of(search.board, &corner.guardians);
            // Guardians that no candidate contradicts together end the search before the parity is known.
            if !left.candidates.is_empty() {
                self.extend(search, &[chosen, &[corner]].concat(), left)?;
            }
        }
        Flow::Continue(())
    }

    fn add(
        &self,
        search: &mut StepSearch<'_, G>,
        chosen: &[&Corner<G>],
        eliminations: TridagonEliminations<G>,
    ) -> Flow {
        let odd = chosen.iter().filter(|corner| corner.is_odd).count() % 2 == 1;
        // Without a guardian the twelve cells are a contradiction: the board has no answer, and no step says so.
        if !odd || !eliminations.guarded {
            return Flow::Continue(());
        }
        let sets: Vec<CellsAndDigits<G::Set>> = chosen
            .iter()
            .map(|corner| CellsAndDigits { cells: corner.cells, digits: self.digits })
            .collect();
        let pattern =
            sets.iter().flat_map(|&set| parts::marks_in(search.board, set, Role::Pattern));
        let guardians: Vec<Candidate> =
            chosen.iter().flat_map(|corner| &corner.guardians).copied().collect();
        let fins = guardians.iter().map(|&candidate| Mark { candidate, role: Role::Fin });
        let evidence = Evidence {
            digits: self.digits.iter().collect(),
            marks: pattern.chain(fins).collect(),
            sets,
            ..Evidence::default()
        };
        let (placements, eliminations) = match guardians.as_slice() {
            [only] => (vec![*only], Vec::new()),
            _ => (Vec::new(), eliminations.candidates.candidates()),
        };
        search.add(Step { technique: Technique::Tridagon, placements, eliminations, evidence })
    }
}
