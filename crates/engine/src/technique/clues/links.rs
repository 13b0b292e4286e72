//! Links that hold by clues, in chains of other techniques.

use crate::Constraint;
use crate::technique::{Board, Candidate, Cells, Geometry, Node, Step, Strength};

/// The clues by which candidates of the chains of a step exclude each other, or what the step rules out, and no house
/// does.
pub(in crate::technique) fn clues_of_links<G: Geometry>(
    board: &Board<G>,
    step: &Step<G::Set>,
) -> Vec<Constraint> {
    let links = || step.evidence.chains.iter().flat_map(|chain| &chain.links);
    let weak = links().filter(|link| link.strength == Strength::Weak);
    let in_chains = weak.flat_map(|link| pairs(link.from, link.to));
    let ends = || {
        let first = links().next().map(|link| link.from);
        first.into_iter().chain(links().last().map(|link| link.to))
    };
    let of_eliminations = step.eliminations.iter().flat_map(|&gone| {
        let gone = Node { digit: gone.digit, cells: <G::Set>::of(gone.cell), on: false, set: None };
        ends().flat_map(move |end| pairs(end, gone)).collect::<Vec<_>>()
    });
    let mut found: Vec<Constraint> = Vec::new();
    for [one, other] in in_chains.chain(of_eliminations) {
        if let Some(clue) = clue_between(board, one, other).filter(|it| !found.contains(it)) {
            found.push(clue.clone());
        }
    }
    found
}

/// The candidates of two nodes in pairs.
fn pairs<S: Cells>(from: Node<S>, to: Node<S>) -> impl Iterator<Item = [Candidate; 2]> {
    from.cells.iter().flat_map(move |cell| {
        let one = Candidate { cell, digit: from.digit };
        to.cells.iter().map(move |cell| [one, Candidate { cell, digit: to.digit }])
    })
}

/// The first clue by which two candidates exclude each other. `None` if they do by a house, or not at all.
fn clue_between<G: Geometry>(
    board: &Board<G>,
    one: Candidate,
    other: Candidate,
) -> Option<&Constraint> {
    let is_by_house = one.digit == other.digit && board.peers_of(one.cell).contains(other.cell);
    if one.cell == other.cell || is_by_house {
        return None;
    }
    board.rules().constraints().iter().find(|clue| {
        let place = |cell| clue.cells().iter().position(|&it| it == cell);
        let places = place(one.cell).zip(place(other.cell));
        places.is_some_and(|(at, there)| clue.excluded(at, there, one.digit).contains(other.digit))
    })
}
