//! Remote pair: a chain of four or more cells with the same two candidates. Each cell sees the next, so the two
//! digits alternate along the chain.
//!
//! A cell that sees two cells of the chain with different digits can hold neither digit. In the first cell, the
//! lower digit has the first colour and the other digit the second. In the next cell it is the other way round,
//! and so on. The pairs and the chain of the evidence are those of the lower digit. As in HoDoKu, only cells at
//! least three steps apart are compared, a chain has at most ten cells, and its two ends alone must already
//! eliminate something.

use std::cmp::Reverse;

use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique, parts,
};
use crate::{Cell, Digit};

const SHORTEST: usize = 4;
const LONGEST: usize = 10;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let (mut left, mut best) = (board.with_candidates(2), None);
    while let Some(alike) = PairCells::first_of(board, left) {
        left = left.without(alike.cells);
        // Even lengths: only then do the ends hold different digits.
        for length in (SHORTEST..=LONGEST.min(alike.cells.len())).step_by(2) {
            alike.lines(length, &mut |line| {
                if !search.wants_one() {
                    return search.add(line.step(&alike));
                }
                let rank = line.rank(&alike);
                if best.as_ref().is_none_or(|&(least, _, _)| rank < least) {
                    best = Some((rank, alike, line));
                }
                Flow::Continue(())
            })?;
        }
    }
    best.map_or(Flow::Continue(()), |(_, alike, line)| search.add(line.step(&alike)))
}

/// All cells with the same two candidates, and all places of the two digits.
#[derive(Clone, Copy)]
struct PairCells<'b, G: Geometry> {
    board: &'b Board<G>,
    cells: G::Set,
    digits: [Digit; 2],
    places: [G::Set; 2],
}

impl<'b, G: Geometry> PairCells<'b, G> {
    /// The cells of `pairs` with the same candidates as the first of them. Returns `None` if `pairs` is empty.
    fn first_of(board: &'b Board<G>, pairs: G::Set) -> Option<Self> {
        let pair = board.candidates(pairs.first()?);
        let digits = [pair.first()?, pair.last()?];
        let cells = pairs.iter().filter(|&cell| board.candidates(cell) == pair).collect();
        Some(Self { board, cells, digits, places: digits.map(|digit| board.places(digit)) })
    }

    /// Calls `visit` with each chain of `length` cells that eliminates something, in one direction.
    fn lines(&self, length: usize, visit: &mut impl FnMut(PairChain) -> Flow) -> Flow {
        let start = |cell| PairChain { cells: [cell; LONGEST], length: 1 };
        self.cells.iter().try_for_each(|cell| self.extend(start(cell), length, visit))
    }

    fn extend(
        &self,
        line: PairChain,
        length: usize,
        visit: &mut impl FnMut(PairChain) -> Flow,
    ) -> Flow {
        if line.length == length {
            // A chain can be read from both ends, so one direction is enough.
            let finds = line.first() < line.last() && line.ends_find(self);
            return if finds { visit(line) } else { Flow::Continue(()) };
        }
        let next = self.cells.and(self.board.peers_of(line.last())).without(line.set());
        next.iter().try_for_each(|cell| self.extend(line.with(cell), length, visit))
    }
}

/// A chain of cells, each of which sees the next.
#[derive(Clone, Copy)]
struct PairChain {
    cells: [Cell; LONGEST],
    length: usize,
}

impl PairChain {
    fn with(mut self, cell: Cell) -> Self {
        self.cells[self.length] = cell;
        self.length += 1;
        self
    }

    fn cells(&self) -> &[Cell] {
        &self.cells[..self.length]
    }

    fn set<S: Cells>(&self) -> S {
        self.cells().iter().copied().collect()
    }

    fn first(&self) -> Cell {
        self.cells[0]
    }

    fn last(&self) -> Cell {
        self.cells[self.length - 1]
    }

    fn ends_find<G: Geometry>(&self, alike: &PairCells<'_, G>) -> bool {
        let seen = alike.board.peers_of(self.first()).and(alike.board.peers_of(self.last()));
        alike.places.iter().any(|&places| seen.meets(places))
    }

    /// The cells that see two cells of the chain with different digits.
    fn seen<G: Geometry>(&self, board: &Board<G>) -> G::Set {
        let peers = |number: usize| board.peers_of(self.cells[number]);
        let of_one = |near: usize| {
            // Every second cell from there on holds the other digit than the near one.
            let far = (near + SHORTEST - 1..self.length).step_by(2);
            far.fold(<G::Set>::EMPTY, |seen, far| seen.or(peers(near).and(peers(far))))
        };
        (0..self.length).map(of_one).fold(<G::Set>::EMPTY, <G::Set>::or)
    }

    fn eliminations<G: Geometry>(
        &self,
        alike: &PairCells<'_, G>,
    ) -> impl Iterator<Item = Candidate> {
        let seen = self.seen(alike.board);
        let of_digit = move |(digit, places)| parts::candidates(seen.and(places), digit);
        alike.digits.into_iter().zip(alike.places).flat_map(of_digit)
    }

    /// The rank: the most eliminations come first, then the shortest chain, then HoDoKu's order of the eliminations.
    fn rank<G: Geometry>(&self, alike: &PairCells<'_, G>) -> (Reverse<usize>, usize, usize) {
        let eliminations = || self.eliminations(alike);
        (Reverse(eliminations().count()), self.length, parts::order(eliminations()))
    }

    fn step<G: Geometry>(&self, alike: &PairCells<'_, G>) -> Step<G::Set> {
        let [low, high] = alike.digits;
        let ways = |number: usize| if number.is_multiple_of(2) { [low, high] } else { [high, low] };
        let cells = || self.cells().iter().copied().enumerate();
        let through: Vec<Candidate> = cells()
            .flat_map(|(number, cell)| ways(number).map(|digit| Candidate { cell, digit }))
            .collect();
        let roles = [Role::FirstColour, Role::SecondColour].into_iter().cycle();
        let lower = self.cells().windows(2).map(|two| [two[0], two[1]]);
        let evidence = Evidence {
            digits: alike.digits.to_vec(),
            marks: through
                .iter()
                .zip(roles)
                .map(|(&candidate, role)| Mark { candidate, role })
                .collect(),
            chains: vec![parts::chain(&through)],
            pairs: lower.map(|two| two.map(|cell| Candidate { cell, digit: low })).collect(),
            ..Evidence::default()
        };
        let eliminations = self.eliminations(alike).collect();
        let technique = Technique::RemotePair;
        Step { technique, placements: Vec::new(), eliminations, evidence }
    }
}
