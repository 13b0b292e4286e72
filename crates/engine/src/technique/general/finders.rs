//! Maps techniques to the functions that find them on boards of any shape.

use super::search::GeneralFinder;
use super::{
    almost_locked, brute_force, chains, colours, fish, intersections, leftovers, linked_pairs,
    neighbours, singles, subsets, uniqueness, wings,
};
use crate::technique::{Technique, TechniqueSet};

const FAMILIES: [&[GeneralFinder]; 13] = [
    singles::FINDERS,
    neighbours::FINDERS,
    intersections::FINDERS,
    leftovers::FINDERS,
    subsets::FINDERS,
    fish::FINDERS,
    linked_pairs::FINDERS,
    wings::FINDERS,
    uniqueness::FINDERS,
    colours::FINDERS,
    chains::FINDERS,
    almost_locked::FINDERS,
    brute_force::FINDERS,
];

/// The finder of `technique`, or `None` if it is for the classic board alone.
pub(super) fn finder_of(technique: Technique) -> Option<&'static GeneralFinder> {
    let mut all = FAMILIES.iter().copied().flatten();
    all.find(|finder| finder.techniques.contains(&technique))
}

/// The techniques that are found on boards of any shape.
pub(super) fn found() -> TechniqueSet {
    FAMILIES.iter().copied().flatten().flat_map(|finder| finder.techniques).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_technique_has_two_finders() {
        let all = FAMILIES.iter().copied().flatten().map(|finder| finder.techniques.len());
        assert_eq!(all.sum::<usize>(), found().iter().count());
    }
}
