//! The families of techniques, and the functions that find their steps. A family is found in one way and explained in the
//! same words.

use super::step_search::Finder;
use super::{
    Geometry, Order, TechniqueSet, almost_locked, chains, clues, colours, fish, forcing,
    intersections, last_resort, leftovers, neighbours, patterns, single_digit, singles, subsets,
    uniqueness, wings,
};

/// A family of techniques, each in a folder or a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the field's own, and the folders say the rest")]
pub enum Family {
    Singles,
    Clues,
    Intersections,
    Subsets,
    Fish,
    SingleDigit,
    Wings,
    Uniqueness,
    Colours,
    Chains,
    AlmostLocked,
    Patterns,
    Forcing,
    LastResort,
}

/// The finders of all families.
fn families<G: Geometry>() -> impl Iterator<Item = &'static Finder<G>> {
    let families = [
        singles::finders(),
        clues::finders(),
        neighbours::finders(),
        intersections::finders(),
        leftovers::finders(),
        subsets::finders(),
        fish::finders(),
        single_digit::finders(),
        wings::finders(),
        uniqueness::finders(),
        colours::finders(),
        chains::finders(),
        almost_locked::finders(),
        patterns::finders(),
        forcing::finders(),
        last_resort::finders(),
    ];
    families.into_iter().flatten()
}

/// One call of a finder, with the techniques that it searches.
pub(super) struct FinderTurn<G: Geometry> {
    pub(super) finder: &'static Finder<G>,
    pub(super) wanted: TechniqueSet,
}

/// The finders of `known`, in the order in which they are tried. A finder of several techniques has one turn
/// for all techniques that are neighbours in `order` as they are in the catalogue.
pub(super) fn turns<G: Geometry>(known: TechniqueSet, order: &Order) -> Vec<FinderTurn<G>> {
    let mut turns: Vec<FinderTurn<G>> = Vec::new();
    let mut last = None;
    for technique in order.iter().filter(|&technique| known.contains(technique)) {
        let Some(finder) = families().find(|it| it.techniques.contains(&technique)) else {
            continue;
        };
        // Such techniques are one solver step in HoDoKu. An order of the user's may put others between them.
        let goes_on = last.is_some_and(|last| last < technique);
        match turns.last_mut().filter(|turn| goes_on && turn.finder.is_same(finder)) {
            Some(turn) => turn.wanted.insert(technique),
            None => turns.push(FinderTurn { finder, wanted: TechniqueSet::from_iter([technique]) }),
        }
        last = Some(technique);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::{Classic, Technique};

    #[test]
    fn no_technique_has_two_finders() {
        let mut found: Vec<Technique> =
            families::<Classic>().flat_map(|one| one.techniques).copied().collect();
        let all = found.len();
        found.sort();
        found.dedup();
        assert_eq!(found.len(), all);
    }
}
