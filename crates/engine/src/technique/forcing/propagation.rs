//! Derives all facts that follow from an assumption, if an inference may have several causes.
//!
//! The rules: a true candidate makes the other candidates of its cell and the other places of its digit in its
//! houses false. The last candidate of a cell, and the last place of a digit in a house, is true. If the places
//! of a digit left in a house are all in another house, the rest of that house loses the digit. The rules are
//! applied in rounds, so that the nearest facts come first, until nothing new follows, or a cell or a house has
//! nothing left.

use super::cause_log::CauseLog;
use super::facts::{Fact, Facts};

use crate::technique::geometry::HouseBits;
use crate::technique::{Board, Candidate, Cells, Geometry};
use crate::{Cell, Digit};

/// The facts known during the rounds.
struct Round<'b, G: Geometry, N> {
    board: &'b Board<G>,
    log: N,
    facts: Facts<G>,
    /// The places left for each digit.
    left: G::PerDigit<G::Set>,
    /// The number of candidates left in each cell.
    count: G::PerCell<u8>,
    /// The candidates that became true in the last round.
    fresh: Vec<Candidate>,
    /// The cells that were left with one candidate in the last round.
    single: G::Set,
    /// The houses in which each digit lost a place in the last round, as bits.
    touched: G::PerDigit<G::HouseBits>,
    clashes: bool,
}

/// All facts that follow from `assumption`, and the log of their causes.
pub(super) fn from<G: Geometry, N: CauseLog<G>>(
    board: &Board<G>,
    assumption: Fact,
    log: N,
) -> (Facts<G>, N) {
    let mut count = G::per_cell(board.tables(), 0);
    for cell in board.open().iter() {
        count[cell.index()] = u8::try_from(board.candidates(cell).len()).unwrap_or(u8::MAX);
    }
    let mut round = Round {
        board,
        log,
        facts: Facts::none(),
        left: board.per_digit(|digit| board.places(digit)),
        count,
        fresh: Vec::with_capacity(16),
        single: <G::Set>::EMPTY,
        touched: Default::default(),
        clashes: false,
    };
    let Candidate { cell, digit } = assumption.candidate;
    if assumption.on {
        round.set(cell, digit);
    } else {
        round.clear(cell, digit);
    }
    // A clash ends the rounds, so that a person can follow the net. HoDoKu goes on from there.
    while !round.clashes && round.goes_on() {
        round.rule_out();
        if !round.clashes {
            round.look();
        }
    }
    (round.facts, round.log)
}

impl<'b, G: Geometry, N: CauseLog<G>> Round<'b, G, N> {
    fn goes_on(&self) -> bool {
        !self.fresh.is_empty()
            || !self.single.is_empty()
            || self.touched.as_ref().iter().any(|houses| !houses.is_empty())
    }

    /// Adds the fact that `digit` is in `cell`.
    fn set(&mut self, cell: Cell, digit: Digit) {
        let fact = Fact::on(cell, digit);
        if !self.facts.contains(fact) {
            self.facts.insert(fact);
            self.fresh.push(fact.candidate);
            self.clashes |= !self.left[digit.index()].contains(cell);
        }
    }

    /// Adds the fact that `digit` is not in `cell`.
    fn clear(&mut self, cell: Cell, digit: Digit) {
        if !self.left[digit.index()].contains(cell) {
            return;
        }
        let fact = Fact::off(cell, digit);
        self.left[digit.index()].remove(cell);
        self.clashes |= self.facts.contains(fact.opposite());
        self.facts.insert(fact);
        let board = self.board;
        for house in board.houses_of(cell).filter(|&house| board.is_complete(house)) {
            // Only houses that lost a place are looked at again.
            let touched = &mut self.touched[digit.index()];
            *touched = touched.with(house);
        }
        let count = &mut self.count[cell.index()];
        *count -= 1;
        match *count {
            0 => self.clashes = true,
            1 => self.single.insert(cell),
            _ => {}
        }
    }

    /// Makes candidates false because of those that became true in the last round.
    fn rule_out(&mut self) {
        // Taken out, because what becomes true meanwhile belongs to the next round.
        for candidate in std::mem::take(&mut self.fresh) {
            let Candidate { cell, digit } = candidate;
            let cause = Fact { candidate, on: true };
            let seen = self.board.places(digit).and(self.board.peers_of(cell));
            self.clear_all(seen, digit, cause);
            if self.board.has_ties_beyond_peers() {
                self.rule_out_tied(candidate, cause);
            }
            // Peers before the own cell. A fact keeps its shortest causes, so this order decides only between equal
            // ones.
            for other in self.board.candidates(cell).iter().filter(|&other| other != digit) {
                self.clear_all(<G::Set>::of(cell), other, cause);
            }
        }
    }

    fn rule_out_tied(&mut self, candidate: Candidate, cause: Fact) {
        let board = self.board;
        for digit in board.digits_excluded_by_ties(candidate.digit).iter() {
            let excluded = board.excluded_by_ties(candidate, digit);
            self.clear_all(board.places(digit).and(excluded), digit, cause);
        }
    }

    fn clear_all(&mut self, cells: G::Set, digit: Digit, cause: Fact) {
        for cell in self.log.worth(cells, self.facts.off(digit)).iter() {
            self.log.take(Fact::off(cell, digit), std::iter::once(cause), <G::Set>::EMPTY);
            self.clear(cell, digit);
        }
    }

    /// Derives facts from the candidates and places that are left.
    fn look(&mut self) {
        // Cells before houses, as people look.
        for cell in std::mem::take(&mut self.single).iter() {
            self.look_at_cell(cell);
        }
        for digit in self.board.all_digits() {
            let touched = std::mem::take(&mut self.touched[digit.index()]);
            for house in touched.iter() {
                self.look_at_house(house, digit);
            }
        }
    }

    fn look_at_cell(&mut self, cell: Cell) {
        let all = self.board.candidates(cell);
        let left = all.iter().find(|digit| self.left[digit.index()].contains(cell));
        if let Some(digit) = left {
            let others = all.iter().filter(|&other| other != digit);
            let causes = others.map(|other| Fact::off(cell, other));
            self.log.take(Fact::on(cell, digit), causes, <G::Set>::EMPTY);
            self.set(cell, digit);
        }
    }

    fn look_at_house(&mut self, house: usize, digit: Digit) {
        let left = self.left[digit.index()].and(self.board.house(house));
        if let Some(cell) = left.single() {
            let gone = self.board.places_in(house, digit).without(left);
            let causes = gone.iter().map(|cell| Fact::off(cell, digit));
            self.log.take(Fact::on(cell, digit), causes, <G::Set>::EMPTY);
            self.set(cell, digit);
        } else if left.is_empty() {
            self.clashes = true;
        // More places than a box and a line of the classic board share are locked nowhere.
        } else if left.len() <= 3 {
            for other in self.also_holding(house, left) {
                self.lock(house, other, digit);
            }
        }
    }

    /// The other houses that hold all of `left`, which are in `house`. On the classic board these are lines if the house
    /// is a box, and boxes if it is a line.
    fn also_holding(
        &self,
        house: usize,
        left: G::Set,
    ) -> impl Iterator<Item = usize> + use<'b, G, N> {
        let board = self.board;
        let others = match () {
            () if !G::IS_CLASSIC => board.all_houses(),
            () if board.lines().contains(&house) => board.areas(),
            () => board.lines(),
        };
        others.filter(move |&other| other != house && left.is_within(board.house(other)))
    }

    /// All places left for `digit` in `house` are in `other` too, so the rest of `other` loses the digit.
    fn lock(&mut self, house: usize, other: usize, digit: Digit) {
        let places = self.board.places_in(house, digit);
        let group = places.and(self.board.house(other));
        let gone = places.without(group);
        // Candidates that are locked without an assumption are found by another technique.
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
