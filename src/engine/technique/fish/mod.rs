//! Fish: a digit that some houses, the base sets, hold in as many others, the cover sets, and nowhere else.
//!
//! As in the Ultimate Fish Guide: candidates of base sets beyond the cover sets are fins, and so are those that
//! two base sets share, which are called endo fins; what sees all fins, and is in a cover set but no base set or in
//! two cover sets, goes. Shapes and fins are told apart as HoDoKu does it.

mod kind;
mod kraken;
mod search;
mod templates;

use self::kind::{Fins, FishKind, FishShape};
use self::search::FishSearch;
use super::hunt::{Finder, Flow, Hunt};
use super::{CellSet, Technique};
use crate::engine::Digit;

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &BASIC.techniques, find: find_basic },
    Finder { techniques: &FINNED_AND_SASHIMI, find: find_finned },
    Finder { techniques: &FRANKEN.techniques, find: find_franken },
    Finder { techniques: &FINNED_FRANKEN.techniques, find: find_finned_franken },
    Finder { techniques: &MUTANT.techniques, find: find_mutant },
    Finder { techniques: &FINNED_MUTANT.techniques, find: find_finned_mutant },
    Finder { techniques: &[Technique::KrakenFish1, Technique::KrakenFish2], find: kraken::find },
];

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

/// Finned and sashimi fish take turns, as their sizes grow.
const FINNED_AND_SASHIMI: [Technique; 12] = {
    let mut all = [Technique::FinnedXWing; 12];
    let mut size = 0;
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

fn find_basic(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, &[BASIC])
}

fn find_finned(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, &[FINNED, SASHIMI])
}

fn find_franken(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, &[FRANKEN])
}

fn find_finned_franken(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, &[FINNED_FRANKEN])
}

fn find_mutant(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, &[MUTANT])
}

fn find_finned_mutant(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, &[FINNED_MUTANT])
}

/// Looks for the fish of some kinds, size by size.
fn find(hunt: &mut Hunt<'_>, kinds: &[FishKind]) -> Flow {
    let board = hunt.board;
    let targets = Digit::CLASSIC.map(|digit| templates::impossible(board.places(digit)));
    for size in 0..BASIC.techniques.len() {
        for kind in kinds {
            for digit in Digit::CLASSIC {
                of_digit(hunt, kind, size + 2, digit, targets[digit.index()])?;
            }
        }
    }
    Flow::Continue(())
}

/// Looks for the fish of one kind and size that eliminate any of `targets`.
fn of_digit(
    hunt: &mut Hunt<'_>,
    kind: &FishKind,
    size: usize,
    digit: Digit,
    targets: CellSet,
) -> Flow {
    if targets.is_empty() || !hunt.wants(kind.techniques[size - 2]) {
        return Flow::Continue(());
    }
    let mut search = FishSearch::new(hunt, kind, size, digit);
    for &sides in kind.shape.sides() {
        search.start(sides, targets)?;
    }
    Flow::Continue(())
}
