//! Remote pair: a line of four cells or more with the same two candidates, each of which sees the next, so that the
//! cells hold the two digits by turns.
//!
//! A cell that sees two cells of the line that differ can hold neither digit. In the first cell the lower digit has the
//! first colour and the other digit the second, in the next cell it is the other way round, and so on by turns; the
//! lower digit joins the cells, and the chain starts with it. As in HoDoKu, only cells three steps apart or
//! more are compared, a line has ten cells at most, and its ends alone must already find something.

use std::cmp::Reverse;

use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Board, Candidate, CellSet, Evidence, Mark, Role, Step, Technique, houses, parts,
};
use crate::engine::{Cell, Digit};

const SHORTEST: usize = 4;
const LONGEST: usize = 10;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    let (mut left, mut best) = (board.with_candidates(2), None);
    while let Some(alike) = PairCells::first_of(board, left) {
        left = left.without(alike.cells);
        for length in (SHORTEST..=LONGEST.min(alike.cells.len())).step_by(2) {
            alike.lines(length, &mut |line| {
                if !hunt.wants_one() {
                    return hunt.add(line.step(&alike));
                }
                let rank = line.rank(&alike);
                if best.as_ref().is_none_or(|&(least, _, _)| rank < least) {
                    best = Some((rank, alike, line));
                }
                Flow::Continue(())
            })?;
        }
    }
    best.map_or(Flow::Continue(()), |(_, alike, line)| hunt.add(line.step(&alike)))
}

/// All cells with the same two candidates, and all places of the two digits.
#[derive(Clone, Copy)]
struct PairCells {
    cells: CellSet,
    digits: [Digit; 2],
    places: [CellSet; 2],
}

impl PairCells {
    /// Those of `pairs` that have the candidates of the first of them.
    fn first_of(board: &Board, pairs: CellSet) -> Option<Self> {
        let pair = board.candidates(pairs.first()?);
        let digits = [pair.first()?, pair.last()?];
        let cells = pairs.iter().filter(|&cell| board.candidates(cell) == pair).collect();
        Some(Self { cells, digits, places: digits.map(|digit| board.places(digit)) })
    }

    /// Shows the lines of `length` cells that find something, each in one direction.
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
            let finds = line.first() < line.last() && line.ends_find(self);
            return if finds { visit(line) } else { Flow::Continue(()) };
        }
        let next = self.cells.and(houses::peers_of(line.last())).without(line.set());
        next.iter().try_for_each(|cell| self.extend(line.with(cell), length, visit))
    }
}

/// Some cells, each of which sees the next.
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

    fn set(&self) -> CellSet {
        self.cells().iter().copied().collect()
    }

    fn first(&self) -> Cell {
        self.cells[0]
    }

    fn last(&self) -> Cell {
        self.cells[self.length - 1]
    }

    fn ends_find(&self, alike: &PairCells) -> bool {
        let seen = houses::peers_of(self.first()).and(houses::peers_of(self.last()));
        alike.places.iter().any(|&places| seen.meets(places))
    }

    /// The cells that see two cells which hold different digits.
    fn seen(&self) -> CellSet {
        let peers = |number: usize| houses::peers_of(self.cells[number]);
        let of_one = |near: usize| {
            let far = (near + SHORTEST - 1..self.length).step_by(2);
            far.fold(CellSet::EMPTY, |seen, far| seen.or(peers(near).and(peers(far))))
        };
        (0..self.length).map(of_one).fold(CellSet::EMPTY, CellSet::or)
    }

    fn eliminations(&self, alike: &PairCells) -> impl Iterator<Item = Candidate> {
        let seen = self.seen();
        let of_digit = move |(digit, places)| parts::candidates(seen.and(places), digit);
        alike.digits.into_iter().zip(alike.places).flat_map(of_digit)
    }

    /// The most eliminations come first, then the shortest line.
    fn rank(&self, alike: &PairCells) -> (Reverse<usize>, usize, usize) {
        let eliminations = || self.eliminations(alike);
        (Reverse(eliminations().count()), self.length, parts::order(eliminations()))
    }

    fn step(&self, alike: &PairCells) -> Step {
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
