//! Maps techniques to the functions that find them.

use std::sync::LazyLock;

use super::step_search::Finder;
use super::{
    Order, TechniqueSet, almost_locked, chains, colours, fish, forcing, intersections, last_resort,
    patterns, single_digit, singles, subsets, uniqueness, wings,
};

const FAMILIES: [&[Finder]; 13] = [
    singles::FINDERS,
    intersections::FINDERS,
    subsets::FINDERS,
    fish::FINDERS,
    single_digit::FINDERS,
    wings::FINDERS,
    uniqueness::FINDERS,
    colours::FINDERS,
    chains::FINDERS,
    almost_locked::FINDERS,
    patterns::FINDERS,
    forcing::FINDERS,
    last_resort::FINDERS,
];

static IN_ORDER: LazyLock<Vec<&Finder>> = LazyLock::new(|| {
    let mut finders: Vec<&Finder> = FAMILIES.iter().copied().flatten().collect();
    finders.sort_by_key(|finder| finder.techniques.first());
    finders
});

/// One call of a finder, with the techniques that it searches.
pub(super) struct FinderTurn {
    pub(super) finder: &'static Finder,
    pub(super) wanted: TechniqueSet,
}

/// The finders of `known`, in the order in which they are tried. A finder of several techniques has one turn
/// for all techniques that are neighbours in `order` as they are in the catalogue.
pub(super) fn turns(known: TechniqueSet, order: &Order) -> Vec<FinderTurn> {
    let mut turns: Vec<FinderTurn> = Vec::new();
    let mut last = None;
    for technique in order.iter().filter(|&technique| known.contains(technique)) {
        let of_it = |finder: &&&Finder| finder.techniques.contains(&technique);
        let Some(&finder) = IN_ORDER.iter().find(of_it) else { continue };
        let goes_on = last.is_some_and(|last| last < technique);
        match turns.last_mut().filter(|turn| goes_on && std::ptr::eq(turn.finder, finder)) {
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
    use crate::technique::Technique;

    #[test]
    fn no_technique_has_two_finders() {
        let mut found: Vec<Technique> =
            IN_ORDER.iter().flat_map(|one| one.techniques).copied().collect();
        let all = found.len();
        found.sort();
        found.dedup();
        assert_eq!(found.len(), all);
    }
}
