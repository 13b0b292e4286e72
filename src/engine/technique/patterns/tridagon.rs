//! Tridagon, or Thor's hammer: three cells in each of four boxes that make a rectangle, no two of the three in
//! one row or column, that cannot all be filled with the same three digits.
//!
//! Read the cells of a box from row to column as a permutation. Two boxes side by side must give each row
//! different digits, which three digits can only do by turning round, an even permutation; and so must two
//! boxes above each other for each column. So the four permutations multiply to an even one, and where theirs
//! is odd, one of the cells holds another digit, a guardian. The only guardian stands. What none of several
//! leaves room for goes: where all are in one cell, the three digits in it; where they are one digit, that
//! digit in cells that see them all. `digits` are the three, `sets` the cells of the four boxes, and the
//! guardians are marked as fins.

use crate::engine::technique::eliminated::Eliminated;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Mark, Role, Step, Technique, houses, parts,
};
use crate::engine::{Cell, Digit, DigitSet};

/// The column of each row of a box, in threes, first the even permutations.
const PERMUTATIONS: [[usize; 3]; 6] =
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]];
const EVEN: usize = 3;

/// Two bands, or two stacks.
const TWO_OF_THREE: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    for digits in triples() {
        let corners: Vec<Vec<Corner>> =
            (0..9).map(|block| corners(hunt.board, block, digits)).collect();
        for bands in TWO_OF_THREE {
            for stacks in TWO_OF_THREE {
                let blocks = [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .map(|(band, stack): (usize, usize)| &corners[bands[band] * 3 + stacks[stack]]);
                if blocks.iter().all(|corners| !corners.is_empty()) {
                    let search = TridagonSearch { blocks: blocks.map(Vec::as_slice), digits };
                    search.extend(hunt, &[], Victims::all(hunt.board))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The sets of three digits.
fn triples() -> impl Iterator<Item = DigitSet> {
    (0_u64..1 << 9).map(DigitSet::from_bits).filter(|digits| digits.len() == 3)
}

/// Three cells of one box.
struct Corner {
    cells: CellSet,
    is_odd: bool,
    guardians: Vec<Candidate>,
}

/// The choices of cells of a box, each of which may hold two of `digits` at least.
fn corners(board: &Board, block: usize, digits: DigitSet) -> Vec<Corner> {
    let may = |cell: Cell| board.candidates(cell).and(digits).len() >= 2;
    let first = block / 3 * 27 + block % 3 * 3;
    let choices = PERMUTATIONS.iter().enumerate().map(|(number, columns)| {
        let cells = (0..3).map(|row| CellSet::at(first + row * 9 + columns[row]));
        (number >= EVEN, cells.fold(CellSet::EMPTY, CellSet::or))
    });
    choices
        .filter(|(_, cells)| cells.iter().all(may))
        .map(|(is_odd, cells)| Corner { cells, is_odd, guardians: guardians(board, cells, digits) })
        .collect()
}

fn guardians(board: &Board, cells: CellSet, digits: DigitSet) -> Vec<Candidate> {
    let in_cell = |cell: Cell| {
        let others = board.candidates(cell).without(digits);
        others.iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
    };
    cells.iter().flat_map(in_cell).collect()
}

/// The candidates that no guardian seen so far can stand beside.
#[derive(Clone, Copy)]
struct Victims {
    candidates: Eliminated,
    guarded: bool,
}

impl Victims {
    fn all(board: &Board) -> Self {
        let mut candidates = Eliminated::default();
        for digit in Digit::CLASSIC {
            candidates.insert(digit, board.places(digit));
        }
        Self { candidates, guarded: false }
    }

    fn of(mut self, guardians: &[Candidate]) -> Self {
        for guardian in guardians {
            let seen = houses::peers_of(guardian.cell);
            let own = CellSet::of(guardian.cell);
            self.candidates.keep(|digit| if digit == guardian.digit { seen } else { own });
            self.guarded = true;
        }
        self
    }
}

/// The search for the corners of one rectangle.
struct TridagonSearch<'a> {
    blocks: [&'a [Corner]; 4],
    digits: DigitSet,
}

impl TridagonSearch<'_> {
    /// Adds each choice of the next box, as long as there is something to take away.
    fn extend(&self, hunt: &mut Hunt<'_>, chosen: &[&Corner], victims: Victims) -> Flow {
        let Some(block) = self.blocks.get(chosen.len()) else {
            return self.add(hunt, chosen, victims);
        };
        for corner in *block {
            let left = victims.of(&corner.guardians);
            if !left.candidates.is_empty() {
                self.extend(hunt, &[chosen, &[corner]].concat(), left)?;
            }
        }
        Flow::Continue(())
    }

    fn add(&self, hunt: &mut Hunt<'_>, chosen: &[&Corner], victims: Victims) -> Flow {
        let odd = chosen.iter().filter(|corner| corner.is_odd).count() % 2 == 1;
        if !odd || !victims.guarded {
            return Flow::Continue(());
        }
        let sets: Vec<CellsAndDigits> = chosen
            .iter()
            .map(|corner| CellsAndDigits { cells: corner.cells, digits: self.digits })
            .collect();
        let pattern = sets.iter().flat_map(|&set| parts::marks_in(hunt.board, set, Role::Pattern));
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
            _ => (Vec::new(), victims.candidates.candidates()),
        };
        hunt.add(Step { technique: Technique::Tridagon, placements, eliminations, evidence })
    }
}
