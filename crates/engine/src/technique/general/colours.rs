//! Colours: places of a digit that are connected by conjugate pairs, in two alternating colours. All of one colour are
//! right, and all of the other wrong.
//!
//! Simple colours: a place that sees both colours is wrong (trap), and so is a colour that sees itself (wrap).
//! Multi-colours: if a colour of one cluster sees a colour of another, one of the two opposite colours is right
//! (type 1); a colour that sees both colours of another cluster is wrong (type 2).

use super::linked_pairs::conjugate_pairs;
use super::search::{Flow, GeneralFinder, GeneralSearch, candidates, eliminating, marks};
use crate::Digit;
use crate::technique::wide::WideEvidence;
use crate::technique::{Candidate, Mark, Role, Technique, WideSet};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder {
        techniques: &[Technique::SimpleColoursTrap, Technique::SimpleColoursWrap],
        find: find_simple,
    },
    GeneralFinder {
        techniques: &[Technique::MultiColours1, Technique::MultiColours2],
        find: find_multi,
    },
];

/// A cluster, and the cells that each of its colours sees.
struct WideCluster {
    colours: [WideSet; 2],
    seen: [WideSet; 2],
}

impl WideCluster {
    fn cells(&self) -> WideSet {
        self.colours[0].or(self.colours[1])
    }

    /// The cells of the colours that see both colours of `other`.
    fn wrong_by(&self, other: &Self) -> WideSet {
        let [one, two] = other.colours;
        let is_wrong =
            |colour: &usize| self.seen[*colour].meets(one) && self.seen[*colour].meets(two);
        let wrong = (0..2).filter(is_wrong).map(|colour| self.colours[colour]);
        wrong.fold(WideSet::EMPTY, WideSet::or)
    }

    /// The cells that see a colour of each cluster such that the two opposite colours see each other.
    fn between(&self, other: &Self) -> WideSet {
        let mut between = WideSet::EMPTY;
        for (mine, theirs) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            if self.seen[mine].meets(other.colours[theirs]) {
                between = between.or(self.seen[1 - mine].and(other.seen[1 - theirs]));
            }
        }
        between
    }
}

/// The clusters of a digit with the pairs that connect them.
struct Clusters {
    digit: Digit,
    pairs: Vec<[Candidate; 2]>,
    all: Vec<WideCluster>,
}

impl Clusters {
    /// The clusters of `digit`, in the order of their first cells, which have the first colour.
    fn of(search: &GeneralSearch<'_>, digit: Digit) -> Self {
        let mut pairs: Vec<[Candidate; 2]> = Vec::new();
        for pair in conjugate_pairs(search, digit) {
            let both = pair.cells.map(|cell| Candidate { cell, digit });
            if !pairs.contains(&both) {
                pairs.push(both);
            }
        }
        let mut clusters = Self { digit, pairs, all: Vec::new() };
        let cells = clusters.pairs.iter().flatten().map(|it| it.cell);
        let mut left: WideSet = cells.collect();
        while let Some(first) = left.first() {
            let colours = clusters.around(WideSet::of(first));
            let seen = colours.map(|colour| search.tables.seen_by_any(colour));
            left = left.without(colours[0]).without(colours[1]);
            clusters.all.push(WideCluster { colours, seen });
        }
        clusters
    }

    /// The two colours of the cluster around the only cell of `start`.
    fn around(&self, start: WideSet) -> [WideSet; 2] {
        let mut colours = [start, WideSet::EMPTY];
        let (mut fresh, mut colour) = (start, 0);
        while !fresh.is_empty() {
            let ways = self.pairs.iter().flat_map(|&[one, other]| [(one, other), (other, one)]);
            let partners = ways.filter(|(from, _)| fresh.contains(from.cell));
            let partners: WideSet = partners.map(|(_, to)| to.cell).collect();
            fresh = partners.without(colours[0]).without(colours[1]);
            colour = 1 - colour;
            colours[colour] = colours[colour].or(fresh);
        }
        colours
    }

    /// Adds the step that removes the digit from `gone` because of one or two clusters.
    fn add(
        &self,
        search: &mut GeneralSearch<'_>,
        technique: Technique,
        clusters: &[&WideCluster],
        gone: WideSet,
    ) -> Flow {
        let gone = gone.and(search.board.places(self.digit));
        if gone.is_empty() {
            return Flow::Continue(());
        }
        let roles = [Role::FirstColour, Role::SecondColour, Role::ThirdColour, Role::FourthColour];
        let colours = clusters.iter().flat_map(|cluster| cluster.colours).zip(roles);
        let marks: Vec<Mark> =
            colours.flat_map(|(cells, role)| marks(cells, self.digit, role)).collect();
        let is_within = |pair: &&[Candidate; 2]| {
            clusters.iter().any(|cluster| cluster.cells().contains(pair[0].cell))
        };
        let pairs = self.pairs.iter().filter(is_within).copied().collect();
        let evidence =
            WideEvidence { digits: vec![self.digit], marks, pairs, ..WideEvidence::default() };
        search.add(eliminating(technique, candidates(gone, self.digit), evidence))
    }
}

fn find_simple(search: &mut GeneralSearch<'_>) -> Flow {
    for digit in search.board.all_digits() {
        search.report()?;
        let clusters = Clusters::of(search, digit);
        for cluster in &clusters.all {
            let WideCluster { colours, seen } = cluster;
            let wraps = |colour: &usize| colours[*colour].meets(seen[*colour]);
            let wrong = (0..2).filter(wraps).map(|colour| colours[colour]);
            let wrong = wrong.fold(WideSet::EMPTY, WideSet::or);
            clusters.add(search, Technique::SimpleColoursWrap, &[cluster], wrong)?;
            let trapped = seen[0].and(seen[1]).without(cluster.cells());
            clusters.add(search, Technique::SimpleColoursTrap, &[cluster], trapped)?;
        }
    }
    Flow::Continue(())
}

fn find_multi(search: &mut GeneralSearch<'_>) -> Flow {
    for digit in search.board.all_digits() {
        search.report()?;
        let clusters = Clusters::of(search, digit);
        for (number, first) in clusters.all.iter().enumerate() {
            for (_, second) in clusters.all.iter().enumerate().filter(|(it, _)| *it != number) {
                let pair = [first, second];
                clusters.add(search, Technique::MultiColours2, &pair, first.wrong_by(second))?;
                clusters.add(search, Technique::MultiColours1, &pair, first.between(second))?;
            }
        }
    }
    Flow::Continue(())
}
