//! Which function finds which techniques.

use std::sync::LazyLock;

use super::hunt::{Flow, Hunt};
use super::{Technique, TechniqueSet};
use super::{
    almost_locked, chains, colours, fish, forcing, intersections, last_resort, patterns,
    single_digit, singles,
};
use super::{subsets, uniqueness, wings};

/// A function that finds steps, and the techniques that they may be of.
pub(super) struct Finder {
    /// What it finds, as neighbours in the catalogue.
    pub(super) techniques: &'static [Technique],
    /// Adds the steps it sees.
    pub(super) find: fn(&mut Hunt<'_>) -> Flow,
}

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

/// The finders of any of `techniques`, in the order in which they are tried.
pub(super) fn of(techniques: TechniqueSet) -> impl Iterator<Item = &'static Finder> {
    let finds =
        move |finder: &&Finder| finder.techniques.iter().any(|&one| techniques.contains(one));
    IN_ORDER.iter().copied().filter(finds)
}

#[cfg(test)]
mod tests {
    use super::*;

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
