//! Multi-colours: two clusters of a digit.
//!
//! Type 1: a colour of one cluster sees a colour of the other, so one of the two opposite colours is right, and
//! a place that sees both of these is eliminated. Type 2: a colour of one cluster sees both colours of the
//! other, so it is wrong.

use super::clusters::{self, Cluster, seen_by_any};
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{CellSet, Step, Technique, parts};

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    for digit in Digit::CLASSIC {
        let clusters: Vec<ClusterView> =
            clusters::clusters(board, digit).map(ClusterView::new).collect();
        for (number, first) in clusters.iter().enumerate() {
            for (_, second) in clusters.iter().enumerate().filter(|&(other, _)| other != number) {
                let pair = [first.cluster, second.cluster];
                add(search, Technique::MultiColours2, digit, &pair, first.wrong_by(second))?;
                let between = first.between(second).and(board.places(digit));
                add(search, Technique::MultiColours1, digit, &pair, between)?;
            }
        }
    }
    Flow::Continue(())
}

/// A cluster, and the cells that each of its colours sees.
struct ClusterView {
    cluster: Cluster,
    seen: [CellSet; 2],
}

impl ClusterView {
    fn new(cluster: Cluster) -> Self {
        Self { cluster, seen: cluster.colours.map(seen_by_any) }
    }

    /// The cells of the colours that see both colours of `other`.
    fn wrong_by(&self, other: &Self) -> CellSet {
        let [one, two] = other.cluster.colours;
        let is_wrong =
            |colour: &usize| self.seen[*colour].meets(one) && self.seen[*colour].meets(two);
        let wrong = (0..2).filter(is_wrong).map(|colour| self.cluster.colours[colour]);
        wrong.fold(CellSet::EMPTY, CellSet::or)
    }

    /// The cells that see a colour of each cluster such that the two opposite colours see each other.
    fn between(&self, other: &Self) -> CellSet {
        let mut between = CellSet::EMPTY;
        for (mine, theirs) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            if self.seen[mine].meets(other.cluster.colours[theirs]) {
                between = between.or(self.seen[1 - mine].and(other.seen[1 - theirs]));
            }
        }
        between
    }
}

fn add(
    search: &mut StepSearch<'_>,
    technique: Technique,
    digit: Digit,
    pair: &[Cluster; 2],
    eliminated: CellSet,
) -> Flow {
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let eliminations = parts::candidates(eliminated, digit).collect();
    let evidence = clusters::evidence(search.board, digit, pair);
    search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}
