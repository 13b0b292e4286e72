//! Fish: all places of a digit in some houses (base sets) are in the same number of other houses (cover sets).
//!
//! The definitions are those of the Ultimate Fish Guide. Candidates of base sets outside the cover sets are
//! fins. Candidates in two base sets are fins as well, called endo fins. A candidate is eliminated if it sees
//! all fins, and is in a cover set but no base set or in two cover sets. Shapes and fins are classified as in
//! HoDoKu.

mod houses;
mod kind;
mod kraken;
mod search;
mod templates;

use self::search::FishSearch;
use super::Technique;
use super::step_search::{Finder, Flow, StepSearch};
use crate::Digit;
use crate::technique::{Cells, Geometry};

pub use self::kind::{Fins, Fish, FishKind, FishShape, FishSize};

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder {
                techniques: &const { by_size::<6>(BASIC) },
                find: |search| find(search, BASIC),
            },
            Finder {
                techniques: &const { by_size::<12>(FINNED) },
                find: |search| find(search, FINNED),
            },
            Finder {
                techniques: &const { by_size::<6>(FRANKEN) },
                find: |search| find(search, FRANKEN),
            },
            Finder {
                techniques: &const { by_size::<6>(FINNED_FRANKEN) },
                find: |search| find(search, FINNED_FRANKEN),
            },
            Finder {
                techniques: &const { by_size::<6>(MUTANT) },
                find: |search| find(search, MUTANT),
            },
            Finder {
                techniques: &const { by_size::<6>(FINNED_MUTANT) },
                find: |search| find(search, FINNED_MUTANT),
            },
            Finder {
                techniques: &[Technique::KrakenFish1, Technique::KrakenFish2],
                find: kraken::find,
            },
        ]
    }
}

const BASIC: &[FishKind] = &[FishKind::Basic];
const FINNED: &[FishKind] = &[FishKind::Finned, FishKind::Sashimi];
const FRANKEN: &[FishKind] = &[FishKind::Franken];
const FINNED_FRANKEN: &[FishKind] = &[FishKind::FinnedFranken];
const MUTANT: &[FishKind] = &[FishKind::Mutant];
const FINNED_MUTANT: &[FishKind] = &[FishKind::FinnedMutant];

/// The fish of these kinds by ascending size, as they are found: finned and sashimi fish alternate.
const fn by_size<const COUNT: usize>(kinds: &[FishKind]) -> [Technique; COUNT] {
    let mut all = [Technique::fish(FishKind::Basic, FishSize::XWing); COUNT];
    let mut place = 0;
    // This runs at compile time, where there are no iterators.
    while place < COUNT {
        let (kind, size) = (kinds[place % kinds.len()], FishSize::ALL[place / kinds.len()]);
        all[place] = Technique::fish(kind, size);
        place += 1;
    }
    all
}

/// Finds the fish of these kinds, size by size.
fn find<G: Geometry>(search: &mut StepSearch<'_, G>, kinds: &[FishKind]) -> Flow {
    let board = search.board;
    // The templates of a digit hold all that it can show by itself. A digit without targets needs no search for fish.
    let targets = board.per_digit(|digit| templates::impossible(board, digit));
    // Size before kind, as in the catalogue: the smallest fish is the easiest.
    for size in FishSize::ALL {
        for &kind in kinds {
            for digit in board.all_digits() {
                of_digit(search, Fish { size, kind }, digit, targets[digit.index()])?;
            }
        }
    }
    Flow::Continue(())
}

/// Finds the fish of one kind and size that eliminate any of `targets`.
fn of_digit<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    fish: Fish,
    digit: Digit,
    targets: G::Set,
) -> Flow {
    if targets.is_empty() || !search.wants(Technique::Fish(fish)) {
        return Flow::Continue(());
    }
    let mut search = FishSearch::new(search, fish, digit);
    for sides in search.houses.sides(fish.kind.shape()) {
        search.start(sides, targets)?;
    }
    Flow::Continue(())
}
