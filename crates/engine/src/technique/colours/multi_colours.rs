//! Multi-colours: two clusters of a digit.
//!
//! Type 1: a colour of one cluster sees a colour of the other, so one of the two opposite colours is right, and
//! a place that sees both of these is eliminated. Type 2: a colour of one cluster sees both colours of the
//! other, so it is wrong.

use super::clusters::{self, Cluster};
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Geometry, Step, Technique, parts};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for digit in board.all_digits() {
        let clusters: Vec<ClusterView<G>> = clusters::clusters(board, digit)
            .map(|cluster| ClusterView::new(board, cluster))
            .collect();
        for (number, first) in clusters.iter().enumerate() {
            // Both orders, because the first cluster is the one that loses a colour.
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
struct ClusterView<G: Geometry> {
    cluster: Cluster<G>,
    seen: [G::Set; 2],
}

impl<G: Geometry> ClusterView<G> {
    fn new(board: &Board<G>, cluster: Cluster<G>) -> Self {
        // Each cluster is compared with all others, so what its colours see is worked out once.
        Self { cluster, seen: cluster.colours.map(|colour| board.seen_by_any(colour)) }
    }

    /// The cells of the colours that see both colours of `other`.
    fn wrong_by(&self, other: &Self) -> G::Set {
        let [one, two] = other.cluster.colours;
        let is_wrong =
            |colour: &usize| self.seen[*colour].meets(one) && self.seen[*colour].meets(two);
        let wrong = (0..2).filter(is_wrong).map(|colour| self.cluster.colours[colour]);
        wrong.fold(<G::Set>::EMPTY, <G::Set>::or)
    }

    /// The cells that see a colour of each cluster such that the two opposite colours see each other.
    fn between(&self, other: &Self) -> G::Set {
        let mut between = <G::Set>::EMPTY;
        for (mine, theirs) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            if self.seen[mine].meets(other.cluster.colours[theirs]) {
                between = between.or(self.seen[1 - mine].and(other.seen[1 - theirs]));
            }
        }
        between
    }
}

fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    digit: Digit,
    pair: &[Cluster<G>; 2],
    eliminated: G::Set,
) -> Flow {
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let eliminations = parts::candidates(eliminated, digit).collect();
    let evidence = clusters::evidence(search.board, digit, pair);
    search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}
