//! All strong and weak links of a board.

use super::bits::Bits;
use super::nodes::{DigitInCells, Nodes};
use super::set_links::SetLinks;

use crate::technique::step_search::Flow;
use crate::technique::{Board, Candidate, Cells, Geometry};
use crate::{Cell, Digit};

/// The links that a graph has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) enum GraphKind {
    /// Links between places of one digit.
    OneDigit,
    /// Strong links within cells of two candidates, and weak links between such cells.
    TwoCandidates,
    /// All links between candidates.
    Candidates,
    /// All links between candidates and groups.
    Groups,
    /// All links between candidates and groups, and links through almost locked sets.
    GroupsAndSets,
}

/// The links of a board between its nodes.
pub(in crate::technique) struct Graph<G: Geometry, const W: usize> {
    /// The nodes.
    pub(in crate::technique) nodes: Nodes<G>,
    weak: Vec<Bits<W>>,
    strong: Vec<Bits<W>>,
    /// The links through almost locked sets, if the graph has them.
    pub(super) sets: Option<SetLinks<G, W>>,
}

impl<G: Geometry, const W: usize> Graph<G, W> {
    fn new(board: &Board<G>, kind: GraphKind, nodes: Nodes<G>) -> Self {
        let none = vec![Bits::EMPTY; nodes.len()];
        let sets = (kind == GraphKind::GroupsAndSets).then(|| SetLinks::new(board, &nodes));
        let mut graph = Self { weak: none.clone(), strong: none, sets, nodes };
        if kind != GraphKind::OneDigit {
            graph.link_cells(board, kind);
        }
        for digit in board.all_digits() {
            graph.link_places(board, digit, kind);
        }
        if matches!(kind, GraphKind::Candidates | GraphKind::Groups | GraphKind::GroupsAndSets)
            && board.has_ties_beyond_peers()
        {
            graph.link_tied(board);
        }
        for group in graph.nodes.groups() {
            graph.link_group(board, group);
        }
        graph
    }

    /// The nodes that are false when `node` is true.
    pub(in crate::technique) fn weak(&self, node: usize) -> &Bits<W> {
        &self.weak[node]
    }

    /// The nodes that are true when `node` is false.
    pub(in crate::technique) fn strong(&self, node: usize) -> &Bits<W> {
        &self.strong[node]
    }

    /// Whether the graph has links through almost locked sets.
    pub(in crate::technique) fn goes_through_sets(&self) -> bool {
        self.sets.is_some()
    }

    fn link_cells(&mut self, board: &Board<G>, kind: GraphKind) {
        for cell in board.open().iter() {
            let all = self.nodes.of_cell(cell);
            let two = all.len() == 2;
            for node in all.clone() {
                let others: Bits<W> = all.clone().filter(|&other| other != node).collect();
                // An XY-chain goes through a cell only by its strong link. Weak links within cells would let it stay.
                if kind != GraphKind::TwoCandidates {
                    self.weak[node].unite(&others);
                }
                if two {
                    self.strong[node].unite(&others);
                }
            }
        }
    }

    fn link_places(&mut self, board: &Board<G>, digit: Digit, kind: GraphKind) {
        let places = match kind {
            GraphKind::TwoCandidates => board.places(digit).and(board.with_candidates(2)),
            _ => board.places(digit),
        };
        for cell in places.iter() {
            let node = self.of(cell, digit);
            let seen = self.all_of(places.and(board.peers_of(cell)), digit);
            self.weak[node].unite(&seen);
            if kind != GraphKind::TwoCandidates {
                // XY-chains have no strong links between cells, and X-chains none within cells.
                let partners = self.all_of(partners(board, cell, places), digit);
                self.strong[node].unite(&partners);
            }
        }
    }

    /// Links each candidate with those that it excludes from the cells that rules tie to its cell.
    fn link_tied(&mut self, board: &Board<G>) {
        for node in self.nodes.candidates() {
            let Some(candidate) = self.nodes.spot(node).candidate() else { continue };
            for digit in board.digits_excluded_by_ties(candidate.digit).iter() {
                let excluded = board.places(digit).and(board.excluded_by_ties(candidate, digit));
                let excluded = self.all_of(excluded, digit);
                self.weak[node].unite(&excluded);
            }
        }
    }

    fn link_group(&mut self, board: &Board<G>, group: usize) {
        let DigitInCells { digit, cells } = self.nodes.spot(group);
        let places = board.places(digit);
        for cell in places.and(board.seen_by_all(cells)).iter() {
            let node = self.of(cell, digit);
            self.link_weakly(group, node);
        }
        for house in board.holding(cells) {
            let rest = places.and(board.house(house)).without(cells);
            let is_needed = board.is_complete(house);
            if let Some(cell) = rest.single().filter(|_| is_needed) {
                let node = self.of(cell, digit);
                self.strong[group].insert(node);
                self.strong[node].insert(group);
            }
            // Links go both ways, so each pair of groups is looked at once. The groups of a digit are neighbours.
            for other in group + 1..self.nodes.len() {
                let spot = self.nodes.spot(other);
                if spot.digit != digit {
                    break;
                }
                if spot.cells.is_within(rest) {
                    self.link_weakly(group, other);
                    // Two groups that hold all places of a house: one of them has the digit.
                    if spot.cells == rest && is_needed {
                        self.strong[group].insert(other);
                        self.strong[other].insert(group);
                    }
                }
            }
        }
    }

    fn link_weakly(&mut self, one: usize, other: usize) {
        self.weak[one].insert(other);
        self.weak[other].insert(one);
    }

    fn of(&self, cell: Cell, digit: Digit) -> usize {
        self.nodes.of(Candidate { cell, digit })
    }

    fn all_of(&self, cells: G::Set, digit: Digit) -> Bits<W> {
        cells.iter().map(|cell| self.of(cell, digit)).collect()
    }
}

/// The places that form a conjugate pair with `cell` in one of its houses.
fn partners<G: Geometry>(board: &Board<G>, cell: Cell, places: G::Set) -> G::Set {
    let others = board
        .houses_of(cell)
        .filter(|&house| board.is_complete(house))
        .map(|house| places.and(board.house(house)).without(<G::Set>::of(cell)))
        .filter(|others| others.len() == 1);
    others.fold(<G::Set>::EMPTY, <G::Set>::or)
}

/// Work on a graph of any size.
pub(in crate::technique) trait GraphWork<G: Geometry> {
    /// Does the work.
    fn run<const W: usize>(self, graph: &Graph<G, W>) -> Flow;
}

/// Does `work` on the graph of `board`, with sets of as few words as its nodes need.
pub(in crate::technique) fn on_graph<G: Geometry, T: GraphWork<G>>(
    board: &Board<G>,
    kind: GraphKind,
    work: T,
) -> Flow {
    let nodes = match kind {
        GraphKind::Groups | GraphKind::GroupsAndSets => Nodes::with_groups(board),
        _ => Nodes::candidates_of(board),
    };
    match nodes.len() {
        // The number of words is a constant of the type, so that loops over sets have a fixed length.
        0..=256 => work.run(&Graph::<G, 4>::new(board, kind, nodes)),
        257..=512 => work.run(&Graph::<G, 8>::new(board, kind, nodes)),
        // The classic board has 729 candidates at most, and 54 crossings for each of nine digits.
        513..=1216 => work.run(&Graph::<G, 19>::new(board, kind, nodes)),
        // Beyond, the links would take too much memory. Few of them would be seen by a person.
        1217..=4096 if !G::IS_CLASSIC => work.run(&Graph::<G, 64>::new(board, kind, nodes)),
        _ => Flow::Continue(()),
    }
}
