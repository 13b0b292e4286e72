//! Fish: all places of a digit in some houses (base sets) are in the same number of other houses (cover sets).
//!
//! The definitions are those of the Ultimate Fish Guide. Candidates of base sets outside the cover sets are
//! fins. Candidates in two base sets are fins as well, called endo fins. A candidate is eliminated if it sees
//! all fins, and is in a cover set but no base set or in two cover sets. Shapes and fins are classified as in
//! HoDoKu.

mod kind;
mod kraken;
mod search;
mod templates;

use self::kind::{Fins, FishKind, FishShape};
use self::search::FishSearch;
use super::Technique;
use super::step_search::{Finder, Flow, StepSearch};
use crate::Digit;
use crate::technique::{Cells, Geometry};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &BASIC.techniques, find: find_basic },
            Finder { techniques: &FINNED_AND_SASHIMI, find: find_finned },
            Finder { techniques: &FRANKEN.techniques, find: find_franken },
            Finder { techniques: &FINNED_FRANKEN.techniques, find: find_finned_franken },
            Finder { techniques: &MUTANT.techniques, find: find_mutant },
            Finder { techniques: &FINNED_MUTANT.techniques, find: find_finned_mutant },
            Finder {
                techniques: &[Technique::KrakenFish1, Technique::KrakenFish2],
                find: kraken::find,
            },
        ]
    }
}

const BASIC: FishKind = FishKind {
    shape: FishShape::Basic,
    fins: Fins::Without,
    techniques: [
        Technique::XWing,
        Technique::Swordfish,
        Technique::Jellyfish,
        Technique::Squirmbag,
        Technique::Whale,
        Technique::Leviathan,
    ],
};

const FINNED: FishKind = FishKind {
    shape: FishShape::Basic,
    fins: Fins::Finned,
    techniques: [
        Technique::FinnedXWing,
        Technique::FinnedSwordfish,
        Technique::FinnedJellyfish,
        Technique::FinnedSquirmbag,
        Technique::FinnedWhale,
        Technique::FinnedLeviathan,
    ],
};

const SASHIMI: FishKind = FishKind {
    shape: FishShape::Basic,
    fins: Fins::Sashimi,
    techniques: [
        Technique::SashimiXWing,
        Technique::SashimiSwordfish,
        Technique::SashimiJellyfish,
        Technique::SashimiSquirmbag,
        Technique::SashimiWhale,
        Technique::SashimiLeviathan,
    ],
};

/// Finned and sashimi fish by ascending size, alternating.
const FINNED_AND_SASHIMI: [Technique; 12] = {
    let mut all = [Technique::FinnedXWing; 12];
    let mut size = 0;
    // This runs at compile time, where there are no iterators.
    while size < 6 {
        all[2 * size] = FINNED.techniques[size];
        all[2 * size + 1] = SASHIMI.techniques[size];
        size += 1;
    }
    all
};

const FRANKEN: FishKind = FishKind {
    shape: FishShape::Franken,
    fins: Fins::Without,
    techniques: [
        Technique::FrankenXWing,
        Technique::FrankenSwordfish,
        Technique::FrankenJellyfish,
        Technique::FrankenSquirmbag,
        Technique::FrankenWhale,
        Technique::FrankenLeviathan,
    ],
};

const FINNED_FRANKEN: FishKind = FishKind {
    shape: FishShape::Franken,
    fins: Fins::Finned,
    techniques: [
        Technique::FinnedFrankenXWing,
        Technique::FinnedFrankenSwordfish,
        Technique::FinnedFrankenJellyfish,
        Technique::FinnedFrankenSquirmbag,
        Technique::FinnedFrankenWhale,
        Technique::FinnedFrankenLeviathan,
    ],
};

const MUTANT: FishKind = FishKind {
    shape: FishShape::Mutant,
    fins: Fins::Without,
    techniques: [
        Technique::MutantXWing,
        Technique::MutantSwordfish,
        Technique::MutantJellyfish,
        Technique::MutantSquirmbag,
        Technique::MutantWhale,
        Technique::MutantLeviathan,
    ],
};

const FINNED_MUTANT: FishKind = FishKind {
    shape: FishShape::Mutant,
    fins: Fins::Finned,
    techniques: [
        Technique::FinnedMutantXWing,
        Technique::FinnedMutantSwordfish,
        Technique::FinnedMutantJellyfish,
        Technique::FinnedMutantSquirmbag,
        Technique::FinnedMutantWhale,
        Technique::FinnedMutantLeviathan,
    ],
};

fn find_basic<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, &[BASIC])
}

fn find_finned<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, &[FINNED, SASHIMI])
}

fn find_franken<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, &[FRANKEN])
}

fn find_finned_franken<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, &[FINNED_FRANKEN])
}

fn find_mutant<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, &[MUTANT])
}

fn find_finned_mutant<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, &[FINNED_MUTANT])
}

/// Finds the fish of these kinds, size by size.
fn find<G: Geometry>(search: &mut StepSearch<'_, G>, kinds: &[FishKind]) -> Flow {
    let board = search.board;
    // The templates of a digit hold all that it can show by itself. A digit without targets needs no search for fish.
    let targets = board.per_digit(|digit| templates::impossible(board, digit));
    // Size before kind, as in the catalogue: the smallest fish is the easiest.
    for size in 0..BASIC.techniques.len() {
        for kind in kinds {
            for digit in board.all_digits() {
                of_digit(search, kind, size + 2, digit, targets[digit.index()])?;
            }
        }
    }
    Flow::Continue(())
}

/// Finds the fish of one kind and size that eliminate any of `targets`.
fn of_digit<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    kind: &FishKind,
    size: usize,
    digit: Digit,
    targets: G::Set,
) -> Flow {
    if targets.is_empty() || !search.wants(kind.techniques[size - 2]) {
        return Flow::Continue(());
    }
    let mut search = FishSearch::new(search, kind, size, digit);
    for sides in search.houses.sides(kind.shape) {
        search.start(sides, targets)?;
    }
    Flow::Continue(())
}
