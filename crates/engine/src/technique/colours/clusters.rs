//! Clusters: places of a digit that are connected by conjugate pairs, in two colours.

use std::iter;

use crate::Digit;
use crate::technique::{Board, Candidate, Cells, Evidence, Geometry, Mark, Role, conjugate, parts};

/// The places of a digit in two colours: all of one colour are right, and all of the other wrong.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cluster<G: Geometry> {
    pub(super) colours: [G::Set; 2],
}

/// The clusters of `digit`, in the order of their first cells, which have the first colour.
pub(super) fn clusters<G: Geometry>(
    board: &Board<G>,
    digit: Digit,
) -> impl Iterator<Item = Cluster<G>> {
    let mut left = board.places(digit);
    iter::from_fn(move || {
        loop {
            let cell = left.first()?;
            let cluster = Cluster::around(board, Candidate { cell, digit });
            left = left.without(cluster.cells()).without(<G::Set>::of(cell));
            if cluster.cells().len() > 1 {
                return Some(cluster);
            }
        }
    })
}

impl<G: Geometry> Cluster<G> {
    fn around(board: &Board<G>, start: Candidate) -> Self {
        let digit = start.digit;
        let mut cluster = Self { colours: [<G::Set>::of(start.cell), <G::Set>::EMPTY] };
        let (mut fresh, mut colour) = (cluster.colours[0], 0);
        while !fresh.is_empty() {
            let partners = fresh
                .iter()
                .map(|cell| conjugate::partners(board, Candidate { cell, digit }))
                .fold(<G::Set>::EMPTY, <G::Set>::or);
            // Layer by layer, so each place gets its colour once. A contradiction shows later, when a colour sees
            // itself.
            fresh = partners.without(cluster.cells());
            colour = 1 - colour;
            cluster.colours[colour] = cluster.colours[colour].or(fresh);
        }
        cluster
    }

    /// The cells of both colours.
    pub(super) fn cells(&self) -> G::Set {
        self.colours[0].or(self.colours[1])
    }
}

/// The conjugate pairs of `digit` with both places in `cells`, each once.
pub(super) fn conjugate_pairs<G: Geometry>(
    board: &Board<G>,
    digit: Digit,
    cells: G::Set,
) -> Vec<[Candidate; 2]> {
    let mut pairs: Vec<[Candidate; 2]> = Vec::new();
    for pair in conjugate::pairs(board, digit, board.all_houses()) {
        let both = pair.cells.map(|cell| Candidate { cell, digit });
        if pair.cells.iter().all(|&cell| cells.contains(cell)) && !pairs.contains(&both) {
            pairs.push(both);
        }
    }
    pairs
}

/// The evidence of one or two clusters.
pub(super) fn evidence<G: Geometry>(
    board: &Board<G>,
    digit: Digit,
    clusters: &[Cluster<G>],
) -> Evidence<G::Set> {
    let roles = [Role::FirstColour, Role::SecondColour, Role::ThirdColour, Role::FourthColour];
    let colours = clusters.iter().flat_map(|cluster| cluster.colours).zip(roles);
    let marks: Vec<Mark> =
        colours.flat_map(|(cells, role)| parts::marks(cells, digit, role)).collect();
    let joined = clusters.iter().flat_map(|one| conjugate_pairs(board, digit, one.cells()));
    let pairs = joined.collect();
    Evidence { digits: vec![digit], marks, pairs, ..Evidence::default() }
}
