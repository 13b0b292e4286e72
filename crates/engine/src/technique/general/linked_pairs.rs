//! Skyscraper, two-string kite and turbot fish: two conjugate pairs of a digit, such that an end of one pair sees an
//! end of the other. One of the two free ends is right, and cells that see both lose the digit.
//!
//! The pairs may be in any two complete houses. In a skyscraper these are parallel lines, and the ends that see each
//! other lie in a line across. In a kite they are a row and a column, and these ends lie in a box or region. All other
//! pairs make a turbot fish.

use super::search::{Flow, GeneralFinder, GeneralSearch, candidates, chain, eliminating, marks};
use crate::technique::conjugate::ConjugatePair;
use crate::technique::wide::WideEvidence;
use crate::technique::{Candidate, Role, Technique, WideSet};
use crate::{Cell, Digit, HouseKind};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[GeneralFinder {
    techniques: &[Technique::Skyscraper, Technique::TwoStringKite, Technique::TurbotFish],
    find,
}];

/// The conjugate pairs of `digit` in all complete houses.
pub(super) fn conjugate_pairs(search: &GeneralSearch<'_>, digit: Digit) -> Vec<ConjugatePair> {
    let pair = |house: usize| {
        let places = search.board.places_in(house, digit);
        let [Some(first), Some(second), None] = first_three(places) else { return None };
        Some(ConjugatePair { house, cells: [first, second] })
    };
    search.tables.complete().filter_map(pair).collect()
}

fn first_three(cells: WideSet) -> [Option<Cell>; 3] {
    let mut cells = cells.iter();
    [cells.next(), cells.next(), cells.next()]
}

fn find(search: &mut GeneralSearch<'_>) -> Flow {
    for digit in search.board.all_digits() {
        search.report()?;
        let pairs = conjugate_pairs(search, digit);
        for (number, &one) in pairs.iter().enumerate() {
            for &other in &pairs[number + 1..] {
                for [joint, free] in one.ways() {
                    for [other_joint, other_free] in other.ways() {
                        let houses = [one.house, other.house];
                        let linked = GeneralLinkedPairs {
                            digit,
                            houses,
                            joints: [joint, other_joint],
                            free: [free, other_free],
                        };
                        linked.add(search)?;
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// Two conjugate pairs, such that an end of one sees an end of the other.
struct GeneralLinkedPairs {
    digit: Digit,
    houses: [usize; 2],
    /// The ends that see each other.
    joints: [Cell; 2],
    /// The other ends, one of which is right.
    free: [Cell; 2],
}

impl GeneralLinkedPairs {
    fn add(&self, search: &mut GeneralSearch<'_>) -> Flow {
        let (joints, free) = (set(self.joints), set(self.free));
        let are_linked = search.tables.peers_of(self.joints[0]).contains(self.joints[1]);
        if !are_linked || joints.or(free).len() != 4 {
            return Flow::Continue(());
        }
        let gone = search.tables.seen_by_all(free).and(search.board.places(self.digit));
        if gone.is_empty() {
            return Flow::Continue(());
        }
        let digit = self.digit;
        let through = [self.free[0], self.joints[0], self.joints[1], self.free[1]];
        let pattern = marks(free, digit, Role::Pattern);
        let evidence = WideEvidence {
            digits: vec![digit],
            bases: self.houses.map(|house| search.tables.name(house)).to_vec(),
            marks: pattern.chain(marks(joints, digit, Role::Second)).collect(),
            chains: vec![chain(&through.map(|cell| Candidate { cell, digit }))],
            ..WideEvidence::default()
        };
        search.add(eliminating(self.technique(search), candidates(gone, digit), evidence))
    }

    fn technique(&self, search: &GeneralSearch<'_>) -> Technique {
        let kinds = self.houses.map(|house| search.tables.house(house).kind);
        let joined_by = |wanted: &[HouseKind]| {
            let mut houses = search.tables.holding(set(self.joints));
            houses.any(|house| wanted.contains(&search.tables.house(house).kind))
        };
        match kinds {
            [HouseKind::Row, HouseKind::Row] if joined_by(&[HouseKind::Column]) => {
                Technique::Skyscraper
            }
            [HouseKind::Column, HouseKind::Column] if joined_by(&[HouseKind::Row]) => {
                Technique::Skyscraper
            }
            [HouseKind::Row, HouseKind::Column] | [HouseKind::Column, HouseKind::Row]
                if joined_by(&[HouseKind::Box, HouseKind::Region]) =>
            {
                Technique::TwoStringKite
            }
            _ => Technique::TurbotFish,
        }
    }
}

fn set(cells: [Cell; 2]) -> WideSet {
    cells.into_iter().collect()
}
