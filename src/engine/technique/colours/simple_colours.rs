//! Simple colours: one cluster of a digit.
//!
//! A colour wraps when two of its cells see each other: it is wrong. A place that sees both colours is trapped.

use super::clusters::{self, Cluster, seen_by_any};
use crate::engine::Digit;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{CellSet, Step, Technique, parts};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let board = hunt.board;
    for digit in Digit::CLASSIC {
        for cluster in clusters::clusters(board, digit) {
            let seen = cluster.colours.map(seen_by_any);
            let wraps = |colour: usize| cluster.colours[colour].meets(seen[colour]);
            let wrong =
                (0..2).filter(|&colour| wraps(colour)).map(|colour| cluster.colours[colour]);
            let wrong = wrong.fold(CellSet::EMPTY, CellSet::or);
            add(hunt, Technique::SimpleColoursWrap, digit, cluster, wrong)?;
            let trapped = seen[0].and(seen[1]).and(board.places(digit));
            add(hunt, Technique::SimpleColoursTrap, digit, cluster, trapped)?;
        }
    }
    Flow::Continue(())
}

fn add(
    hunt: &mut Hunt<'_>,
    technique: Technique,
    digit: Digit,
    cluster: Cluster,
    eliminated: CellSet,
) -> Flow {
    if eliminated.is_empty() {
        return Flow::Continue(());
    }
    let eliminations = parts::candidates(eliminated, digit).collect();
    let evidence = clusters::evidence(hunt.board, digit, &[cluster]);
    hunt.add(Step { technique, placements: Vec::new(), eliminations, evidence })
}
