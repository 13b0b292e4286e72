//! ALS-XZ: two almost locked sets with a restricted common candidate.
//!
//! An almost locked set has one candidate more than cells, all in one house. If all places of a digit x in one set see
//! all its places in the other, one of the sets lacks x and holds all its other digits. So cells that see all places of
//! another shared digit in both sets lose that digit. With two restricted common candidates, each set holds one of
//! these, and all other digits of both are locked.

use std::collections::BTreeSet;

use super::search::{Flow, GeneralFinder, GeneralSearch, eliminating};
use crate::technique::wide::{WideCellsAndDigits, WideChain, WideEvidence, WideLink, WideNode};
use crate::technique::{Mark, Role, Strength, Technique, WideSet};
use crate::{Digit, DigitSet};

/// The finder of the family.
pub(super) const FINDERS: &[GeneralFinder] =
    &[GeneralFinder { techniques: &[Technique::AlsXz], find }];

/// The most cells of a set. Boards with more than [`MANY_DIGITS`] digits have too many larger sets to look at.
const MOST_CELLS: usize = 5;
const MOST_CELLS_OF_LARGE: usize = 3;
const MANY_DIGITS: usize = 12;

/// The most sets of a board with many further houses. There may be thousands, and so too many sets to compare each with
/// each.
const MOST_SETS: usize = 10_000;

/// An almost locked set.
struct WideAlmostLockedSet {
    cells: WideSet,
    digits: DigitSet,
    /// By the rank of a digit among the digits: its places in the set, and the cells that see all of these.
    places: Vec<(WideSet, WideSet)>,
}

impl WideAlmostLockedSet {
    fn rank(&self, digit: Digit) -> usize {
        self.digits.below(digit).len()
    }

    fn places(&self, digit: Digit) -> WideSet {
        self.places[self.rank(digit)].0
    }

    fn seen(&self, digit: Digit) -> WideSet {
        self.places[self.rank(digit)].1
    }
}

fn find(search: &mut GeneralSearch<'_>) -> Flow {
    let sets = all_sets(search);
    for (number, one) in sets.iter().enumerate() {
        search.report()?;
        for other in &sets[number + 1..] {
            let shared = one.digits.and(other.digits);
            if shared.len() > 1 && !one.cells.meets(other.cells) {
                Pair { one, other, shared }.add(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// All almost locked sets of the board, each once, the smallest first.
fn all_sets(search: &mut GeneralSearch<'_>) -> Vec<WideAlmostLockedSet> {
    let is_large = search.board.layout().digit_count() > MANY_DIGITS;
    let most = if is_large { MOST_CELLS_OF_LARGE } else { MOST_CELLS };
    let mut found: BTreeSet<(usize, WideSet)> = BTreeSet::new();
    for &house in &search.tables.houses {
        grow(
            search,
            WideSet::EMPTY,
            DigitSet::EMPTY,
            search.board.open().and(house),
            most,
            &mut found,
        );
    }
    found.into_iter().map(|(_, cells)| set_of(search, cells)).collect()
}

/// Adds cells of `rest` to a set in all ways, and keeps each almost locked set on the way.
fn grow(
    search: &GeneralSearch<'_>,
    cells: WideSet,
    digits: DigitSet,
    mut rest: WideSet,
    most: usize,
    found: &mut BTreeSet<(usize, WideSet)>,
) {
    let count = cells.len();
    if count > 0 && digits.len() == count + 1 {
        found.insert((count, cells));
    }
    let is_enough = || found.len() >= MOST_SETS && search.tables.has_many_further_houses();
    if count == most || is_enough() {
        return;
    }
    while let Some(cell) = rest.first() {
        rest.remove(cell);
        let digits = digits.or(search.board.candidates(cell));
        if digits.len() <= most + 1 {
            grow(search, cells.or(WideSet::of(cell)), digits, rest, most, found);
        }
    }
}

fn set_of(search: &GeneralSearch<'_>, cells: WideSet) -> WideAlmostLockedSet {
    let join = |all: DigitSet, cell| all.or(search.board.candidates(cell));
    let digits = cells.iter().fold(DigitSet::EMPTY, join);
    let of_digit = |digit| {
        let places = search.board.places(digit).and(cells);
        (places, search.tables.seen_by_all(places))
    };
    WideAlmostLockedSet { cells, digits, places: digits.iter().map(of_digit).collect() }
}

/// Two sets without a common cell, and the digits of both.
struct Pair<'a> {
    one: &'a WideAlmostLockedSet,
    other: &'a WideAlmostLockedSet,
    shared: DigitSet,
}

impl Pair<'_> {
    fn add(&self, search: &mut GeneralSearch<'_>) -> Flow {
        let is_restricted =
            |&digit: &Digit| self.other.places(digit).is_within(self.one.seen(digit));
        let commons: DigitSet = self.shared.iter().filter(is_restricted).collect();
        let Some(common) = commons.first() else { return Flow::Continue(()) };
        let mut gone = Vec::new();
        // With one common candidate, only the other shared digits are in one of the sets for sure.
        let kept = if commons.is_single() { self.shared.without(commons) } else { self.shared };
        for digit in kept.iter() {
            let seen = self.one.seen(digit).and(self.other.seen(digit));
            gone.extend(super::search::candidates(seen.and(search.board.places(digit)), digit));
        }
        if !commons.is_single() {
            for (set, linked) in [(self.one, self.other), (self.other, self.one)] {
                for digit in set.digits.without(commons).iter() {
                    let seen = set.seen(digit).without(linked.cells);
                    gone.extend(super::search::candidates(
                        seen.and(search.board.places(digit)),
                        digit,
                    ));
                }
            }
        }
        if gone.is_empty() {
            return Flow::Continue(());
        }
        let digits: DigitSet = gone.iter().map(|it| it.digit).collect();
        let chains = if commons.is_single() {
            digits.iter().map(|digit| self.chain(common, digit)).collect()
        } else {
            commons.last().map(|back| self.ring(common, back)).into_iter().collect()
        };
        let set =
            |it: &WideAlmostLockedSet| WideCellsAndDigits { cells: it.cells, digits: it.digits };
        let evidence = WideEvidence {
            digits: digits.iter().collect(),
            marks: self.marks(commons, digits),
            sets: vec![set(self.one), set(self.other)],
            chains,
            ..WideEvidence::default()
        };
        search.add(eliminating(Technique::AlsXz, gone, evidence))
    }

    fn marks(&self, commons: DigitSet, gone: DigitSet) -> Vec<Mark> {
        let of_set = |(number, set): (usize, &WideAlmostLockedSet)| -> Vec<Mark> {
            let role = |digit| match () {
                () if commons.contains(digit) => Role::Common,
                () if gone.contains(digit) => Role::Pattern,
                () => Role::InSet(number),
            };
            let of_digit = |digit| super::search::marks(set.places(digit), digit, role(digit));
            set.digits.iter().flat_map(of_digit).collect()
        };
        [self.one, self.other].into_iter().enumerate().flat_map(of_set).collect()
    }

    /// If the first set lacks `digit`, it holds `common`, so the second lacks `common` and holds `digit`.
    fn chain(&self, common: Digit, digit: Digit) -> WideChain {
        let links = vec![
            link(off(self.one, 0, digit), on(self.one, 0, common)),
            link(on(self.one, 0, common), off(self.other, 1, common)),
            link(off(self.other, 1, common), on(self.other, 1, digit)),
        ];
        WideChain { links }
    }

    /// The chain around both sets by two common candidates.
    fn ring(&self, out: Digit, back: Digit) -> WideChain {
        let links = vec![
            link(off(self.one, 0, back), on(self.one, 0, out)),
            link(on(self.one, 0, out), off(self.other, 1, out)),
            link(off(self.other, 1, out), on(self.other, 1, back)),
            link(on(self.other, 1, back), off(self.one, 0, back)),
        ];
        WideChain { links }
    }
}

/// The node that the digit is in the set with this index in the evidence.
fn on(set: &WideAlmostLockedSet, number: usize, digit: Digit) -> WideNode {
    WideNode { digit, cells: set.places(digit), on: true, set: Some(number) }
}

/// The node that the digit is not in the set with this index in the evidence.
fn off(set: &WideAlmostLockedSet, number: usize, digit: Digit) -> WideNode {
    WideNode { on: false, ..on(set, number, digit) }
}

/// The link between two nodes: strong from a false one, weak from a true one.
fn link(from: WideNode, to: WideNode) -> WideLink {
    WideLink { from, to, strength: if from.on { Strength::Weak } else { Strength::Strong } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    #[test]
    fn a_digit_of_a_set_has_its_own_places() {
        let digits: DigitSet = [2, 5, 9].into_iter().filter_map(Digit::new).collect();
        let places = [3, 1, 2].map(|cell| (WideSet::of(Cell::new(cell).unwrap()), WideSet::EMPTY));
        let set = WideAlmostLockedSet { cells: WideSet::EMPTY, digits, places: places.to_vec() };
        assert_eq!(set.places(Digit::new(5).unwrap()).first(), Cell::new(1));
        assert_eq!(set.places(Digit::new(9).unwrap()).first(), Cell::new(2));
    }
}
