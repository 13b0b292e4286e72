//! Simple colours: one cluster of a digit.
//!
//! Colour wrap: two cells of a colour see each other, so the colour is wrong. Colour trap: a place that sees
//! both colours is eliminated.

use super::clusters::{self, Cluster};
use crate::Digit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry, Step, Technique, parts};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    for digit in board.all_digits() {
        for cluster in clusters::clusters(board, digit) {
            let seen = cluster.colours.map(|colour| board.seen_by_any(colour));
            let wraps = |colour: usize| cluster.colours[colour].meets(seen[colour]);
            let wrong =
                (0..2).filter(|&colour| wraps(colour)).map(|colour| cluster.colours[colour]);
            let wrong = wrong.fold(<G::Set>::EMPTY, <G::Set>::or);
            // The wrap first: a whole colour that is wrong tells more than single cells that see both.
            add(search, Technique::SimpleColoursWrap, digit, cluster, wrong)?;
            let trapped = seen[0].and(seen[1]).and(board.places(digit));
            add(search, Technique::SimpleColoursTrap, digit, cluster, trapped)?;
        }
    }
    Flow::Continue(())
}

fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    digit: Digit,
    cluster: Cluster<G>,
    eliminated: G::Set,
) -> Flow {
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let eliminations = parts::candidates(eliminated, digit).collect();
    let evidence = clusters::evidence(search.board, digit, &[cluster]);
    search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}
