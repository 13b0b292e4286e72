//! XY-wing: a pivot with candidates x and y sees a cell with x and z and a cell with y and z. One of these two
//! cells holds z.

use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Role, Step, Technique, parts};
use crate::{Cell, Digit};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let pairs = board.with_candidates(2);
    let mut wings = Vec::new();
    for pivot in pairs.iter() {
        let pincers = pairs.and(board.peers_of(pivot));
        for first in pincers.iter() {
            for second in pincers.iter().filter(|&second| second > first) {
                wings.extend(Wing::new(board, pivot, [first, second]));
            }
        }
    }
    // As in HoDoKu, wings are ordered by their first cells.
    wings.sort_by_key(Wing::cells);
    wings.into_iter().try_for_each(|wing| wing.add(search))
}

struct Wing {
    pivot: Cell,
    pincers: [Cell; 2],
    /// The digits that the pincers share with the pivot.
    to_pivot: [Digit; 2],
    /// The digit that the pincers share with each other.
    target: Digit,
}

impl Wing {
    fn new<G: Geometry>(board: &Board<G>, pivot: Cell, pincers: [Cell; 2]) -> Option<Self> {
        let [first, second] = pincers.map(|pincer| board.candidates(pincer));
        let target = first.and(second).single()?;
        let of_pivot = board.candidates(pivot);
        let to_pivot = [first, second].map(|pincer| pincer.and(of_pivot).single());
        let [Some(x), Some(y)] = to_pivot else { return None };
        let is_wing = x != y && !of_pivot.contains(target);
        is_wing.then_some(Self { pivot, pincers, to_pivot: [x, y], target })
    }

    /// The three cells in their order on the board, then the pivot.
    fn cells(&self) -> ([Cell; 3], Cell) {
        let mut cells = [self.pivot, self.pincers[0], self.pincers[1]];
        cells.sort_unstable();
        (cells, self.pivot)
    }

    fn add<G: Geometry>(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let pincers = self.pincers.into_iter().collect();
        let eliminated = search.board.seen_by_all(pincers).and(search.board.places(self.target));
        if eliminated.is_empty() {
            return Flow::Continue(());
        }
        let eliminations = parts::candidates(eliminated, self.target).collect();
        let evidence = self.evidence(search.board);
        let technique = Technique::XYWing;
        search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
    }

    fn evidence<G: Geometry>(&self, board: &Board<G>) -> Evidence<G::Set> {
        let ([first, second], [x, y]) = (self.pincers, self.to_pivot);
        let through = [first, first, self.pivot, self.pivot, second, second];
        let digits = [self.target, x, x, y, y, self.target];
        let chain: Vec<Candidate> = through
            .into_iter()
            .zip(digits)
            .map(|(cell, digit)| Candidate { cell, digit })
            .collect();
        let pincers = parts::marks_of(board, self.pincers.into_iter().collect(), Role::Pattern);
        let pivot = parts::marks_of(board, [self.pivot].into_iter().collect(), Role::Second);
        Evidence {
            digits: vec![x, y, self.target],
            marks: pincers.chain(pivot).collect(),
            chains: vec![parts::chain(&chain)],
            ..Evidence::default()
        }
    }
}
