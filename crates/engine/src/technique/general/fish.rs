//! Fish: all places of a digit in some houses (base sets) are in the same number of other houses (cover sets).
//!
//! A basic fish has rows against columns. A Franken fish has boxes, regions, diagonals or other houses among its base
//! sets or its cover sets. Base sets must be complete houses and share no place of the digit; cover sets may be any
//! houses. Places of base sets outside the cover sets are fins: a candidate goes only if it sees all of them. On a board
//! with many further houses, a search does not look at all combinations ([`MOST_LOOKS`](super::search::MOST_LOOKS)).

use super::search::{Flow, GeneralFinder, GeneralSearch, candidates, eliminating, marks};
use crate::technique::wide::WideEvidence;
use crate::technique::{Role, Technique, WideSet};
use crate::{Digit, HouseKind};

/// The finders of the family, by size.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder {
        techniques: &[Technique::XWing],
        find: |it| find(it, GeneralFishKind::Basic, 2),
    },
    GeneralFinder {
        techniques: &[Technique::Swordfish],
        find: |it| find(it, GeneralFishKind::Basic, 3),
    },
    GeneralFinder {
        techniques: &[Technique::Jellyfish],
        find: |it| find(it, GeneralFishKind::Basic, 4),
    },
    GeneralFinder {
        techniques: &[Technique::Squirmbag],
        find: |it| find(it, GeneralFishKind::Basic, 5),
    },
    GeneralFinder { techniques: &FINNED[0], find: |it| find(it, GeneralFishKind::Finned, 2) },
    GeneralFinder { techniques: &FINNED[1], find: |it| find(it, GeneralFishKind::Finned, 3) },
    GeneralFinder { techniques: &FINNED[2], find: |it| find(it, GeneralFishKind::Finned, 4) },
    GeneralFinder {
        techniques: &[Technique::FrankenXWing],
        find: |it| find(it, GeneralFishKind::Franken, 2),
    },
    GeneralFinder {
        techniques: &[Technique::FrankenSwordfish],
        find: |it| find(it, GeneralFishKind::Franken, 3),
    },
    GeneralFinder {
        techniques: &[Technique::FinnedFrankenXWing],
        find: |it| find(it, GeneralFishKind::FinnedFranken, 2),
    },
    GeneralFinder {
        techniques: &[Technique::FinnedFrankenSwordfish],
        find: |it| find(it, GeneralFishKind::FinnedFranken, 3),
    },
];

/// Finned and sashimi fish of rows and columns, of sizes 2 to 4.
const FINNED: [[Technique; 2]; 3] = [
    [Technique::FinnedXWing, Technique::SashimiXWing],
    [Technique::FinnedSwordfish, Technique::SashimiSwordfish],
    [Technique::FinnedJellyfish, Technique::SashimiJellyfish],
];

/// The most fins. More of them hardly ever have a common peer.
const MOST_FINS: usize = 3;

/// Which houses a fish has, and whether it has fins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum GeneralFishKind {
    Basic,
    Finned,
    Franken,
    FinnedFranken,
}

impl GeneralFishKind {
    fn is_basic(self) -> bool {
        matches!(self, Self::Basic | Self::Finned)
    }

    fn has_fins(self) -> bool {
        matches!(self, Self::Finned | Self::FinnedFranken)
    }
}

fn find(search: &mut GeneralSearch<'_>, kind: GeneralFishKind, size: usize) -> Flow {
    let lines = [HouseKind::Row, HouseKind::Column];
    for (bases, covers) in [(lines[0], lines[1]), (lines[1], lines[0])] {
        for digit in search.board.all_digits() {
            GeneralFishSearch::new(search, kind, size, digit, [bases, covers]).run(search)?;
        }
    }
    Flow::Continue(())
}

/// A house and the places of the digit in it.
type Sector = (usize, WideSet);

/// The search for fish of one digit.
struct GeneralFishSearch {
    kind: GeneralFishKind,
    size: usize,
    digit: Digit,
    /// The places of the digit on the board.
    places: WideSet,
    bases: Vec<Sector>,
    covers: Vec<Sector>,
}

/// The sets of a fish that were chosen so far.
#[derive(Clone, Default)]
struct FishSets {
    bases: Vec<Sector>,
    in_bases: WideSet,
    covers: Vec<Sector>,
    fins: WideSet,
}

impl GeneralFishSearch {
    fn new(
        search: &GeneralSearch<'_>,
        kind: GeneralFishKind,
        size: usize,
        digit: Digit,
        [base_lines, cover_lines]: [HouseKind; 2],
    ) -> Self {
        let tables = search.tables;
        let is_of = |house: usize, lines: HouseKind| {
            tables.house(house).kind == lines || (!kind.is_basic() && !tables.is_line(house))
        };
        let sector = |house: usize| (house, search.board.places_in(house, digit));
        let most = size + if kind.has_fins() { MOST_FINS } else { 0 };
        // One cover set of a Franken fish may hold several cells of a base set, so base sets may have more cells.
        let most = if kind.is_basic() { most } else { most + size };
        let is_base = |(house, cells): &Sector| {
            tables.house(*house).is_complete && (2..=most).contains(&cells.len())
        };
        let houses = || 0..tables.houses.len();
        Self {
            kind,
            size,
            digit,
            places: search.board.places(digit),
            bases: houses()
                .filter(|&house| is_of(house, base_lines))
                .map(sector)
                .filter(is_base)
                .collect(),
            covers: houses()
                .filter(|&house| is_of(house, cover_lines))
                .map(sector)
                .filter(|(_, cells)| cells.len() > 1)
                .collect(),
        }
    }

    fn run(&self, search: &mut GeneralSearch<'_>) -> Flow {
        search.start_looking();
        self.choose_bases(search, 0, &FishSets::default())
    }

    /// Adds base sets from `from` on in all ways, until there are enough.
    fn choose_bases(&self, search: &mut GeneralSearch<'_>, from: usize, sets: &FishSets) -> Flow {
        if sets.bases.len() == self.size {
            search.report()?;
            return self.choose_covers(search, sets.in_bases, sets);
        }
        for (place, &(house, cells)) in self.bases.iter().enumerate().skip(from) {
            if cells.meets(sets.in_bases) {
                continue;
            }
            if !search.may_look() {
                break;
            }
            let mut more = sets.clone();
            more.bases.push((house, cells));
            more.in_bases = more.in_bases.or(cells);
            if self.can_be_covered(&more) {
                self.choose_bases(search, place + 1, &more)?;
            }
        }
        Flow::Continue(())
    }

    /// Whether enough cover sets exist to hold all cells of the base sets, apart from the fins that are allowed. This
    /// is a quick bound: the cover sets that it counts may overlap.
    fn can_be_covered(&self, sets: &FishSets) -> bool {
        let most_fins = if self.kind.has_fins() { MOST_FINS } else { 0 };
        let mut counts: Vec<usize> =
            self.covers.iter().map(|(_, cells)| cells.and(sets.in_bases).len()).collect();
        counts.sort_unstable_by(|one, other| other.cmp(one));
        let covered: usize = counts.iter().take(self.size).sum();
        covered + most_fins >= sets.in_bases.len()
    }

    /// Covers the cells `rest` of the base sets in all ways.
    fn choose_covers(
        &self,
        search: &mut GeneralSearch<'_>,
        rest: WideSet,
        sets: &FishSets,
    ) -> Flow {
        let Some(first) = rest.first() else {
            return self.add(search, sets);
        };
        if !search.may_look() {
            return Flow::Continue(());
        }
        if sets.covers.len() < self.size {
            for &(house, cells) in &self.covers {
                let is_chosen = |sectors: &[Sector]| sectors.iter().any(|it| it.0 == house);
                if !cells.contains(first) || is_chosen(&sets.bases) || is_chosen(&sets.covers) {
                    continue;
                }
                let mut more = sets.clone();
                more.covers.push((house, cells));
                self.choose_covers(search, rest.without(cells), &more)?;
            }
        }
        let mut finned = sets.clone();
        finned.fins.insert(first);
        let fits = self.kind.has_fins() && finned.fins.len() <= MOST_FINS;
        if fits && search.tables.seen_by_all(finned.fins).meets(self.places) {
            self.choose_covers(search, rest.without(WideSet::of(first)), &finned)?;
        }
        Flow::Continue(())
    }

    fn add(&self, search: &mut GeneralSearch<'_>, sets: &FishSets) -> Flow {
        let covered = sets.covers.iter().fold(WideSet::EMPTY, |all, it| all.or(it.1));
        let is_finned = !sets.fins.is_empty();
        if sets.covers.len() != self.size || is_finned != self.kind.has_fins() {
            return Flow::Continue(());
        }
        // A cell of `fins` is not a fin if a later cover set holds it.
        if sets.fins.meets(covered) || !self.has_its_kind(search, sets) {
            return Flow::Continue(());
        }
        let seen = search.tables.seen_by_all(sets.fins);
        let gone = covered.without(sets.in_bases).and(seen);
        if gone.is_empty() {
            return Flow::Continue(());
        }
        let names = |sectors: &[Sector]| {
            let mut houses: Vec<usize> = sectors.iter().map(|it| it.0).collect();
            houses.sort_unstable();
            houses.into_iter().map(|house| search.tables.name(house)).collect()
        };
        let pattern = marks(sets.in_bases.and(covered), self.digit, Role::Pattern);
        let evidence = WideEvidence {
            digits: vec![self.digit],
            bases: names(&sets.bases),
            covers: names(&sets.covers),
            marks: pattern.chain(marks(sets.fins, self.digit, Role::Fin)).collect(),
            ..WideEvidence::default()
        };
        let gone = candidates(gone, self.digit);
        search.add(eliminating(self.technique(sets), gone, evidence))
    }

    /// Whether the fish is of its kind: a Franken fish must have a house that is no line. The search gives basic fish
    /// only lines, so they need no check.
    fn has_its_kind(&self, search: &GeneralSearch<'_>, sets: &FishSets) -> bool {
        let mut houses = sets.bases.iter().chain(&sets.covers);
        self.kind.is_basic() || houses.any(|it| !search.tables.is_line(it.0))
    }

    fn technique(&self, sets: &FishSets) -> Technique {
        let at = self.size - 2;
        match self.kind {
            GeneralFishKind::Basic => {
                [Technique::XWing, Technique::Swordfish, Technique::Jellyfish, Technique::Squirmbag]
                    [at]
            }
            GeneralFishKind::Finned => {
                let is_poor = |it: &Sector| it.1.without(sets.fins).len() < 2;
                FINNED[at][usize::from(sets.bases.iter().any(is_poor))]
            }
            GeneralFishKind::Franken => [Technique::FrankenXWing, Technique::FrankenSwordfish][at],
            GeneralFishKind::FinnedFranken => {
                [Technique::FinnedFrankenXWing, Technique::FinnedFrankenSwordfish][at]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::GeneralBoard;
    use super::super::search::MOST_LOOKS;
    use super::*;
    use crate::{Control, Grid, LayoutBuilder, Place};

    /// Three cells of a further house, which lie in three boxes.
    fn further_house(number: usize) -> Vec<Place> {
        let place = |part: usize| Place {
            row: (number + part * 4) % 9,
            column: (number / 9 + part * 3) % 9,
        };
        (0..3).map(place).collect()
    }

    #[test]
    fn of_the_triples_of_many_further_houses_only_some_are_looked_at() {
        let bare = LayoutBuilder::boxed(3, 3);
        let builder = (0..81).fold(bare, |it, number| it.with_house(further_house(number)));
        let grid = Grid::empty(builder.build().unwrap());
        let board = GeneralBoard::of_position(&grid, &grid).unwrap();
        let control = Control::default();
        let mut search = GeneralSearch::for_all(&board, &control);
        search.want([Technique::FinnedFrankenSwordfish].into_iter().collect());
        let lines = [HouseKind::Row, HouseKind::Column];
        let (kind, digit) = (GeneralFishKind::FinnedFranken, Digit::CLASSIC[0]);
        let fish = GeneralFishSearch::new(&search, kind, 3, digit, lines);
        assert!(fish.run(&mut search).is_continue());
        assert!(!search.may_look());
        search.start_looking();
        let looks = std::iter::from_fn(|| search.may_look().then_some(())).count();
        assert_eq!(looks, MOST_LOOKS as usize);
    }
}
