//! All that follows from an assumption, where an inference may have several causes.
//!
//! A digit that is somewhere is nowhere else in its houses, and no other digit is in its cell. A cell with one
//! candidate left holds it, a digit with one place left in a house is there; where the places left in a house are all in
//! another, too, it is not in the rest of that one. This goes round by round, so that the nearest comes first, up
//! to the end or to where a cell or a house has nothing left.

use super::cause_log::CauseLog;
use super::facts::{Fact, Facts};
use crate::engine::technique::houses::{self, BOXES, CELLS, LINES};
use crate::engine::technique::{Board, Candidate, CellSet};
use crate::engine::{Cell, Digit};

/// What is known while the rounds go on.
struct Round<'b, N> {
    board: &'b Board,
    log: N,
    facts: Facts,
    /// The places left to each digit.
    left: [CellSet; 9],
    /// How many candidates are left in each cell.
    count: [u8; 81],
    /// What is true since the last round.
    fresh: Vec<Candidate>,
    /// The cells with one candidate left since the last round.
    single: CellSet,
    /// The houses in which each digit lost a place since the last round, as bits.
    touched: [u32; 9],
    clashes: bool,
}

/// All that follows from `assumption`, and the notes that were taken of it.
pub(super) fn from<N: CauseLog>(board: &Board, assumption: Fact, log: N) -> (Facts, N) {
    let mut count = [0; 81];
    for cell in board.open().iter() {
        count[cell.index()] = u8::try_from(board.candidates(cell).len()).unwrap_or(9);
    }
    let mut round = Round {
        board,
        log,
        facts: Facts::NONE,
        left: Digit::CLASSIC.map(|digit| board.places(digit)),
        count,
        fresh: Vec::with_capacity(16),
        single: CellSet::EMPTY,
        touched: [0; 9],
        clashes: false,
    };
    let Candidate { cell, digit } = assumption.candidate;
    if assumption.on {
        round.set(cell, digit);
    } else {
        round.clear(cell, digit);
    }
    while !round.clashes && round.goes_on() {
        round.rule_out();
        if !round.clashes {
            round.look();
        }
    }
    (round.facts, round.log)
}

impl<N: CauseLog> Round<'_, N> {
    fn goes_on(&self) -> bool {
        !self.fresh.is_empty()
            || !self.single.is_empty()
            || self.touched.iter().any(|&houses| houses != 0)
    }

    /// Takes it that `digit` is in `cell`.
    fn set(&mut self, cell: Cell, digit: Digit) {
        let fact = Fact::on(cell, digit);
        if !self.facts.contains(fact) {
            self.facts.insert(fact);
            self.fresh.push(fact.candidate);
            self.clashes |= !self.left[digit.index()].contains(cell);
        }
    }

    /// Takes it that `digit` is not in `cell`.
    fn clear(&mut self, cell: Cell, digit: Digit) {
        if !self.left[digit.index()].contains(cell) {
            return;
        }
        let fact = Fact::off(cell, digit);
        self.left[digit.index()].remove(cell);
        self.clashes |= self.facts.contains(fact.opposite());
        self.facts.insert(fact);
        for house in houses::of(cell) {
            self.touched[digit.index()] |= 1 << house;
        }
        let count = &mut self.count[cell.index()];
        *count -= 1;
        match *count {
            0 => self.clashes = true,
            1 => self.single.insert(cell),
            _ => {}
        }
    }

    /// What is not so because of what is true since the last round.
    fn rule_out(&mut self) {
        for candidate in std::mem::take(&mut self.fresh) {
            let Candidate { cell, digit } = candidate;
            let cause = Fact { candidate, on: true };
            let seen = self.board.places(digit).and(houses::peers_of(cell));
            self.clear_all(seen, digit, cause);
            for other in self.board.candidates(cell).iter().filter(|&other| other != digit) {
                self.clear_all(CellSet::of(cell), other, cause);
            }
        }
    }

    fn clear_all(&mut self, cells: CellSet, digit: Digit, cause: Fact) {
        for cell in self.log.worth(cells, self.facts.off(digit)).iter() {
            self.log.take(Fact::off(cell, digit), std::iter::once(cause), CellSet::EMPTY);
            self.clear(cell, digit);
        }
    }

    /// What is so, or is not, because of what is left.
    fn look(&mut self) {
        for cell in std::mem::take(&mut self.single).iter() {
            self.look_at_cell(cell);
        }
        for digit in Digit::CLASSIC {
            let mut touched = std::mem::take(&mut self.touched[digit.index()]);
            while touched != 0 {
                self.look_at_house(touched.trailing_zeros() as usize, digit);
                touched &= touched - 1;
            }
        }
    }

    fn look_at_cell(&mut self, cell: Cell) {
        let all = self.board.candidates(cell);
        let left = all.iter().find(|digit| self.left[digit.index()].contains(cell));
        if let Some(digit) = left {
            let others = all.iter().filter(|&other| other != digit);
            let causes = others.map(|other| Fact::off(cell, other));
            self.log.take(Fact::on(cell, digit), causes, CellSet::EMPTY);
            self.set(cell, digit);
        }
    }

    fn look_at_house(&mut self, house: usize, digit: Digit) {
        let left = self.left[digit.index()].and(CELLS[house]);
        if let Some(cell) = left.single() {
            let gone = self.board.places_in(house, digit).without(left);
            let causes = gone.iter().map(|cell| Fact::off(cell, digit));
            self.log.take(Fact::on(cell, digit), causes, CellSet::EMPTY);
            self.set(cell, digit);
        } else if left.is_empty() {
            self.clashes = true;
        } else if left.len() <= 3 {
            let others = if LINES.contains(&house) { BOXES } else { LINES };
            let also = others.filter(|&other| left.is_within(CELLS[other]));
            for other in also {
                self.lock(house, other, digit);
            }
        }
    }

    /// All places left to `digit` in `house` are in `other`, so it is not in the rest of that one.
    fn lock(&mut self, house: usize, other: usize, digit: Digit) {
        let places = self.board.places_in(house, digit);
        let group = places.and(CELLS[other]);
        let gone = places.without(group);
        // What is locked without an assumption is another technique's to see.
        if gone.is_empty() {
            return;
        }
        let rest = self.board.places_in(other, digit).without(group);
        for cell in self.log.worth(rest, self.facts.off(digit)).iter() {
            let causes = gone.iter().map(|cell| Fact::off(cell, digit));
            self.log.take(Fact::off(cell, digit), causes, group);
            self.clear(cell, digit);
        }
    }
}
