//! Innies and outies together: cells of a house and cells outside whose sums differ by a known amount.
//!
//! In the evidence, `bases` are the houses, `clues` the cages that are taken away, `sets[0]` the innies and `sets[1]` the
//! outies, open or not.

use super::{digits_of, not_kept};
use crate::rules::{HouseDifference, house_differences};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts,
};
use crate::{Cell, Digit, DigitSet};

/// Finds the digits that cannot make up the difference.
pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let Some(compiled) = board.rules().compiled() else { return Flow::Continue(()) };
    for difference in house_differences(&board.layout(), compiled) {
        search.report()?;
        let mut ways = Ways::of(board, &difference);
        ways.try_all(difference.surplus);
        // Without a way the position is wrong, which is not a technique's to report.
        if ways.kept.iter().any(|kept| kept.is_empty()) {
            continue;
        }
        let kept = ways.cells.iter().map(|&(cell, _)| cell).zip(ways.kept.iter().copied());
        let gone = not_kept(board, kept);
        let evidence = Evidence { digits: digits_of(&gone), ..evidence_of(board, &difference) };
        search.add(Step::eliminating(Technique::InniesAndOuties, gone, evidence))?;
    }
    Flow::Continue(())
}

fn evidence_of<G: Geometry>(board: &Board<G>, difference: &HouseDifference) -> Evidence<G::Set> {
    let constraints = board.rules().constraints();
    let clues = difference.constraints.iter().map(|&at| constraints[at].clone());
    let [innies, outies] = [&difference.innies, &difference.outies].map(|cells| {
        let cells: G::Set = cells.iter().copied().filter_map(Cell::new).collect();
        CellsAndDigits { cells, digits: board.candidates_of(cells) }
    });
    Evidence {
        bases: difference.houses.clone(),
        clues: clues.collect(),
        sets: vec![innies, outies],
        marks: parts::marks_of(board, innies.cells.or(outies.cells), Role::Pattern).collect(),
        ..Evidence::default()
    }
}

/// The ways to fill the cells of a difference.
struct Ways<'a, G: Geometry> {
    board: &'a Board<G>,
    /// The cells, and whether they are innies.
    cells: Vec<(Cell, bool)>,
    /// By cell: the digit that is tried.
    tried: Vec<Digit>,
    /// By cell: the digits of the ways found so far.
    kept: Vec<DigitSet>,
}

impl<'a, G: Geometry> Ways<'a, G> {
    fn of(board: &'a Board<G>, difference: &HouseDifference) -> Self {
        let innies = difference.innies.iter().map(|&cell| (cell, true));
        let cells = innies.chain(difference.outies.iter().map(|&cell| (cell, false)));
        let cells: Vec<(Cell, bool)> =
            cells.filter_map(|(cell, is_innie)| Some((Cell::new(cell)?, is_innie))).collect();
        let kept = vec![DigitSet::EMPTY; cells.len()];
        Self { board, cells, tried: Vec::new(), kept }
    }

    /// Tries all digits of the cells from the next one on, which make up `surplus`.
    fn try_all(&mut self, surplus: i64) {
        let Some(&(cell, is_innie)) = self.cells.get(self.tried.len()) else {
            if surplus == 0 {
                for (kept, &digit) in self.kept.iter_mut().zip(&self.tried) {
                    kept.insert(digit);
                }
            }
            return;
        };
        let seen = self.cells.iter().zip(&self.tried);
        let seen = seen.filter(|((other, _), _)| self.board.peers_of(cell).contains(*other));
        let seen: DigitSet = seen.map(|(_, &digit)| digit).collect();
        for digit in self.board.possible(cell).without(seen).iter() {
            let number = i64::from(digit.get());
            self.tried.push(digit);
            self.try_all(if is_innie { surplus - number } else { surplus + number });
            self.tried.pop();
        }
    }
}
