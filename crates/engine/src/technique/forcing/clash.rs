//! Clashes: facts that follow from one assumption and contradict each other.

use super::facts::{Fact, Facts};
use crate::Digit;

use crate::technique::{Board, Candidate, Cells, Geometry};

/// Facts that cannot all hold.
#[derive(Clone, Debug)]
pub(super) struct Clash {
    /// The facts.
    pub(super) ends: Vec<Fact>,
    /// The house that would have a digit twice, or not at all.
    pub(super) house: Option<usize>,
}

/// Whether some of `facts` contradict each other. `facts` must be all facts that follow from an assumption.
///
/// If a digit is twice in a house, or two digits are in a cell, then a candidate is both true and false, so
/// these cases need no check of their own.
pub(super) fn any<G: Geometry>(board: &Board<G>, facts: &Facts<G>) -> bool {
    board.all_digits().any(|digit| facts.on(digit).meets(facts.off(digit)))
        || !empty_cells(board, facts).is_empty()
        || empty_houses(board, facts).next().is_some()
}

/// All clashes among `facts`.
pub(super) fn all<G: Geometry>(board: &Board<G>, facts: &Facts<G>) -> Vec<Clash> {
    let mut clashes = Vec::new();
    for digit in board.all_digits() {
        // `all` lists every clash, because the shortest proof is wanted. `any` is the quick test for most
        // assumptions.
        both_ways(facts, digit, &mut clashes);
        twice_in_a_house(board, facts, digit, &mut clashes);
    }
    two_in_a_cell(board, facts, &mut clashes);
    for cell in empty_cells(board, facts).iter() {
        let ends = board.candidates(cell).iter().map(|digit| Fact::off(cell, digit)).collect();
        clashes.push(Clash { ends, house: None });
    }
    for (house, digit) in empty_houses(board, facts) {
        let places = board.places_in(house, digit);
        let ends = places.iter().map(|cell| Fact::off(cell, digit)).collect();
        clashes.push(Clash { ends, house: Some(house) });
    }
    clashes
}

fn both_ways<G: Geometry>(facts: &Facts<G>, digit: Digit, clashes: &mut Vec<Clash>) {
    for cell in facts.on(digit).and(facts.off(digit)).iter() {
        let on = Fact { candidate: Candidate { cell, digit }, on: true };
        clashes.push(Clash { ends: vec![on.opposite(), on], house: None });
    }
}

fn twice_in_a_house<G: Geometry>(
    board: &Board<G>,
    facts: &Facts<G>,
    digit: Digit,
    clashes: &mut Vec<Clash>,
) {
    for house in board.all_houses() {
        let here = facts.on(digit).and(board.house(house));
        if here.len() > 1 {
            // Two places are contradiction enough, and a third branch would only lengthen the proof.
            let ends = here.iter().take(2).map(|cell| Fact::on(cell, digit)).collect();
            clashes.push(Clash { ends, house: Some(house) });
        }
    }
}

fn two_in_a_cell<G: Geometry>(board: &Board<G>, facts: &Facts<G>, clashes: &mut Vec<Clash>) {
    for cell in board.open().iter() {
        let held = board.all_digits().filter(|&digit| facts.on(digit).contains(cell));
        let ends: Vec<Fact> = held.take(2).map(|digit| Fact::on(cell, digit)).collect();
        if ends.len() > 1 {
            clashes.push(Clash { ends, house: None });
        }
    }
}

/// The open cells whose candidates are all false.
fn empty_cells<G: Geometry>(board: &Board<G>, facts: &Facts<G>) -> G::Set {
    let left = |all: G::Set, digit: Digit| all.or(board.places(digit).without(facts.off(digit)));
    board.open().without(board.all_digits().fold(<G::Set>::EMPTY, left))
}

/// The houses and digits such that all places of the digit in the house are false.
fn empty_houses<G: Geometry>(
    board: &Board<G>,
    facts: &Facts<G>,
) -> impl Iterator<Item = (usize, Digit)> {
    board.all_digits().flat_map(move |digit| {
        let (places, off) = (board.places(digit), facts.off(digit));
        let empty = move |house: &usize| {
            let here = places.and(board.house(*house));
            !here.is_empty() && here.is_within(off)
        };
        board
            .all_houses()
            .filter(|&house| board.is_complete(house))
            .filter(empty)
            .map(move |house| (house, digit))
    })
}
