//! X-chain and XY-chain: chains that start and end with a strong link, so one of the two ends is true.

use super::chain_steps::{ChainOutcome, ChainSteps};
use crate::technique::implications::{
    Bits, Graph, GraphKind, GraphWork, NodeState, NodeTrail, NodeTrails, Reach, ReachStart,
    on_graph,
};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Candidate, Cells, Geometry, Technique};

/// The least number of links. A single link shows nothing new.
const LEAST_LINKS: usize = 3;

/// The most links, as in HoDoKu.
const MOST_LINKS: usize = 20;

/// X-chain: a chain of one digit.
pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_by(search, Technique::XChain, GraphKind::OneDigit)
}

/// XY-chain: a chain through cells of two candidates.
pub(super) fn find_xy<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find_by(search, Technique::XYChain, GraphKind::TwoCandidates)
}

/// Finds the chains of one kind whose ends are places of one digit.
fn find_by<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    kind: GraphKind,
) -> Flow {
    let chain_steps = ChainSteps::new(search);
    let search = XChainSearch { search, technique, chain_steps };
    let board = search.search.board;
    on_graph(board, kind, search)
}

struct XChainSearch<'h, 'b, G: Geometry> {
    search: &'h mut StepSearch<'b, G>,
    technique: Technique,
    chain_steps: ChainSteps<G>,
}

impl<G: Geometry> GraphWork<G> for XChainSearch<'_, '_, G> {
    fn run<const W: usize>(mut self, graph: &Graph<G, W>) -> Flow {
        let mut reach = Reach::nowhere();
        for node in graph.nodes.candidates() {
            // A chain begins with a strong link.
            if !graph.strong(node).is_empty() {
                self.start(graph, &mut reach, node);
            }
        }
        self.chain_steps.hand_over(self.search)
    }
}

impl<G: Geometry> XChainSearch<'_, '_, G> {
    /// Examines the chains from `node` to itself or to a node with a higher number.
    fn start<const W: usize>(&mut self, graph: &Graph<G, W>, reach: &mut Reach<W>, node: usize) {
        let start = ReachStart { ends: Bits::of(node), ..ReachStart::free(NodeState::off(node)) };
        reach.go(graph, start);
        // A chain is found from both ends. A chain from a node to itself shows that the node is true.
        for end in reach.true_nodes().iter().filter(|&end| end >= node) {
            self.end(graph, reach, node, end);
        }
    }

    fn end<const W: usize>(
        &mut self,
        graph: &Graph<G, W>,
        reach: &Reach<W>,
        start: usize,
        end: usize,
    ) {
        let [one, other] = [start, end].map(|node| graph.nodes.spot(node));
        let nearest = reach.distance(NodeState::on(end)).unwrap_or(0);
        // If the nearest path is too short to show anything new, only a longer path fits.
        let length = nearest.max(LEAST_LINKS);
        if one.digit != other.digit || length > MOST_LINKS {
            return;
        }
        let digit = one.digit;
        let seen = self.search.board.seen_by_all(one.cells.or(other.cells));
        let eliminations = self.search.board.places(digit).and(seen);
        let eliminations = eliminations.iter().map(|cell| Candidate { cell, digit }).collect();
        let outcome = ChainOutcome::new(self.technique, eliminations, length);
        if !self.chain_steps.are_bettered_by(&outcome) {
            return;
        }
        let fits = |trail: &NodeTrail| (LEAST_LINKS..=MOST_LINKS).contains(&trail.links());
        let shortest = NodeTrails::new(graph, reach);
        let all_wanted = self.chain_steps.are_all_wanted();
        let mut trails = if all_wanted { shortest.with_detours() } else { shortest };
        if let Some(trail) = trails.first_that(NodeState::on(end), fits) {
            self.chain_steps.keep(outcome, vec![digit], trail.evidence(graph));
        }
    }
}
