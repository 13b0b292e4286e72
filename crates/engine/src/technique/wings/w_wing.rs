//! W-wing: two cells with the same candidates x and y, and a conjugate pair of y, each end of which sees one of
//! the cells. So at least one of the cells holds x.
//!
//! `bases` holds the house of the conjugate pair; the digits are x and y.

use crate::technique::conjugate::{self, ConjugatePair};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Role, Step, Technique, parts};
use crate::{Cell, Digit};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let pairs = board.with_candidates(2);
    for first in pairs.iter() {
        let digits = board.candidates(first);
        let alike = |&cell: &Cell| cell > first && board.candidates(cell) == digits;
        for second in pairs.iter().filter(alike) {
            let seen = board.peers_of(first).and(board.peers_of(second));
            // Only digits that would be eliminated, before links are looked for.
            for target in digits.iter().filter(|&digit| seen.meets(board.places(digit))) {
                let Some(link) = digits.iter().find(|&digit| digit != target) else { continue };
                WingEnds { cells: [first, second], target, link }.find_links(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// The two cells, the digit x that one of them holds, and the other digit y.
struct WingEnds {
    cells: [Cell; 2],
    target: Digit,
    link: Digit,
}

impl WingEnds {
    fn find_links<G: Geometry>(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let board = search.board;
        conjugate::pairs(board, self.link, board.all_houses()).try_for_each(|pair| {
            let linked = pair.ways().into_iter().find(|&way| self.are_linked(board, way));
            linked.map_or(Flow::Continue(()), |way| search.add(self.step(board, pair, way)))
        })
    }

    fn are_linked<G: Geometry>(
        &self,
        board: &Board<G>,
        [near_first, near_second]: [Cell; 2],
    ) -> bool {
        let [first, second] = self.cells.map(|cell| board.peers_of(cell));
        let ends: G::Set = self.cells.into_iter().collect();
        first.contains(near_first)
            && second.contains(near_second)
            // A pair with one of the two cells as an end would be a shorter chain.
            && !ends.contains(near_first)
            && !ends.contains(near_second)
    }

    fn step<G: Geometry>(
        &self,
        board: &Board<G>,
        pair: ConjugatePair,
        [near_first, near_second]: [Cell; 2],
    ) -> Step<G::Set> {
        let [first, second] = self.cells;
        let (x, y) = (self.target, self.link);
        let through = [first, first, near_first, near_second, second, second];
        let chain: Vec<Candidate> = through
            .into_iter()
            .zip([x, y, y, y, y, x])
            .map(|(cell, digit)| Candidate { cell, digit })
            .collect();
        let ends: G::Set = self.cells.into_iter().collect();
        let linking = parts::marks(<G::Set>::from_iter(pair.cells), y, Role::Second);
        let evidence = Evidence {
            digits: vec![x, y],
            bases: vec![board.house_name(pair.house)],
            marks: parts::marks_of(board, ends, Role::Pattern).chain(linking).collect(),
            chains: vec![parts::chain(&chain)],
            ..Evidence::default()
        };
        let eliminated = board.seen_by_all(ends).and(board.places(x));
        let eliminations = parts::candidates(eliminated, x).collect();
        Step { technique: Technique::WWing, placements: Vec::new(), eliminations, evidence }
    }
}
