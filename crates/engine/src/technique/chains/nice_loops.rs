//! Nice loops and alternating inference chains, between candidates or with groups of candidates.
//!
//! A discontinuous loop leaves a cell and returns to it with a conclusion about the cell: a candidate that is
//! false, or a candidate that is true. A continuous loop returns without such a conclusion, so its links hold
//! in both directions. An alternating inference chain (AIC) has ends that eliminate two or more candidates
//! together; a chain that would eliminate a single candidate is a discontinuous loop instead. The ends are
//! candidates, never groups.

use std::ops::ControlFlow;

use super::chain_steps::{ChainOutcome, ChainSteps};
use super::loops;
use crate::Digit;
use crate::technique::implications::{
    Bits, Graph, GraphKind, GraphWork, NodeState, NodeTrail, NodeTrails, Reach, ReachStart,
    on_graph,
};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Geometry, Link, Technique};

/// At most this number of the shortest loops through a candidate is examined. These loops differ in their eliminations,
/// but there can be far too many to list them all.
const MOST_LOOPS: usize = 64;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let names = LoopNames {
        continuous: Technique::ContinuousNiceLoop,
        discontinuous: Technique::DiscontinuousNiceLoop,
        chain: Technique::Aic,
    };
    find_by(search, names, GraphKind::Candidates)
}

pub(super) fn find_grouped<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let names = LoopNames {
        continuous: Technique::GroupedContinuousNiceLoop,
        discontinuous: Technique::GroupedDiscontinuousNiceLoop,
        chain: Technique::GroupedAic,
    };
    let kind =
        if search.options.sets_in_chains { GraphKind::GroupsAndSets } else { GraphKind::Groups };
    find_by(search, names, kind)
}

/// The techniques of the three kinds of loops and chains.
#[derive(Clone, Copy)]
struct LoopNames {
    continuous: Technique,
    discontinuous: Technique,
    chain: Technique,
}

fn find_by<G: Geometry>(search: &mut StepSearch<'_, G>, names: LoopNames, kind: GraphKind) -> Flow {
    let chain_steps = ChainSteps::new(search);
    let search = NiceLoopSearch { search, names, kind, chain_steps };
    let board = search.search.board;
    on_graph(board, kind, search)
}

struct NiceLoopSearch<'h, 'b, G: Geometry> {
    search: &'h mut StepSearch<'b, G>,
    names: LoopNames,
    kind: GraphKind,
    chain_steps: ChainSteps<G>,
}

impl<G: Geometry> GraphWork<G> for NiceLoopSearch<'_, '_, G> {
    fn run<const W: usize>(mut self, graph: &Graph<G, W>) -> Flow {
        let mut reach = Reach::nowhere();
        for node in graph.nodes.candidates() {
            self.search.report()?;
            if let Some(candidate) = graph.nodes.spot(node).candidate() {
                StartCandidate::new(graph, node, candidate).look(&mut self, &mut reach);
            }
        }
        self.chain_steps.hand_over(self.search)
    }
}

/// The candidate where loops and chains start.
struct StartCandidate<'a, G: Geometry, const W: usize> {
    graph: &'a Graph<G, W>,
    node: usize,
    candidate: Candidate,
    /// The candidates of its cell.
    cell: Bits<W>,
    /// The groups that hold its cell.
    groups: Bits<W>,
}

impl<'a, G: Geometry, const W: usize> StartCandidate<'a, G, W> {
    fn new(graph: &'a Graph<G, W>, node: usize, candidate: Candidate) -> Self {
        let nodes = &graph.nodes;
        let holds = |group: &usize| nodes.spot(*group).cells.contains(candidate.cell);
        let cell = nodes.of_cell(candidate.cell).collect();
        let groups = nodes.groups().filter(holds).collect();
        Self { graph, node, candidate, cell, groups }
    }

    fn look(&self, search: &mut NiceLoopSearch<'_, '_, G>, reach: &mut Reach<W>) {
        let board = search.search.board;
        reach.go(self.graph, self.start(NodeState::on(self.node), self.cell));
        // One search from a start serves all loops and chains that leave it by that kind of link.
        self.loops_by_weak_link(search, reach, board);
        let strong = self.graph.strong(self.node);
        // A loop leaves its cell, so strong links within the cell do not count here.
        if !strong.without(&self.cell).is_empty() {
            reach.go(self.graph, self.start(NodeState::off(self.node), self.cell));
            self.loops_by_strong_link(search, reach);
        }
        if !strong.is_empty() {
            if board.candidates(self.candidate.cell).len() == 2 {
                // With two candidates, a chain may begin with the link within the cell, which loops must not.
                reach.go(self.graph, self.start(NodeState::off(self.node), Bits::EMPTY));
            }
            self.chains(search, reach, board);
        }
    }

    fn start(&self, state: NodeState, not_first: Bits<W>) -> ReachStart<W> {
        ReachStart { state, not_first, ends: self.cell, closed: self.groups }
    }

    /// The other candidates of the cell, with their nodes.
    fn others(&self) -> impl Iterator<Item = (usize, Candidate)> {
        let other = self.cell.without(&Bits::of(self.node)).iter();
        let nodes = &self.graph.nodes;
        other.filter_map(|node| Some((node, nodes.spot(node).candidate()?)))
    }

    fn loops_by_weak_link(
        &self,
        search: &mut NiceLoopSearch<'_, '_, G>,
        reach: &Reach<W>,
        board: &Board<G>,
    ) {
        let own = vec![self.candidate];
        self.discontinuous(search, reach, NodeState::off(self.node), own.clone());
        for (node, _) in self.others() {
            self.discontinuous(search, reach, NodeState::on(node), own.clone());
            if board.candidates(self.candidate.cell).len() == 2 {
                self.continuous(search, reach, NodeState::off(node));
            }
        }
    }

    fn loops_by_strong_link(&self, search: &mut NiceLoopSearch<'_, '_, G>, reach: &Reach<W>) {
        let others = self.others().map(|(_, other)| other).collect();
        self.discontinuous(search, reach, NodeState::on(self.node), others);
        for (node, _) in self.others() {
            self.continuous(search, reach, NodeState::on(node));
        }
    }

    fn chains(&self, search: &mut NiceLoopSearch<'_, '_, G>, reach: &Reach<W>, board: &Board<G>) {
        let ends = reach.true_nodes().without(&self.cell);
        // A link through a set cannot be read backwards, so such chains are searched from both ends.
        let is_new = |end: &usize| *end > self.node || self.graph.goes_through_sets();
        for end in ends.iter().filter(is_new) {
            if let Some(other) = self.graph.nodes.spot(end).candidate() {
                let eliminations = between(board, self.candidate, other);
                // A chain with one elimination is a discontinuous loop, which is found from the cell of that
                // candidate.
                if eliminations.len() > 1 {
                    self.try_way(
                        search,
                        reach,
                        NodeState::on(end),
                        search.names.chain,
                        eliminations,
                    );
                }
            }
        }
    }

    fn discontinuous(
        &self,
        search: &mut NiceLoopSearch<'_, '_, G>,
        reach: &Reach<W>,
        end: NodeState,
        eliminations: Vec<Candidate>,
    ) {
        if reach.reaches(end) {
            self.try_way(search, reach, end, search.names.discontinuous, eliminations);
        }
    }

    /// Keeps the chain to `end`, if it is wanted and better than the chains so far.
    fn try_way(
        &self,
        search: &mut NiceLoopSearch<'_, '_, G>,
        reach: &Reach<W>,
        end: NodeState,
        technique: Technique,
        eliminations: Vec<Candidate>,
    ) {
        // With fewer than three links, simpler techniques find the same.
        let length = reach.distance(end).unwrap_or(0);
        if length < 3 || !search.search.wants(technique) {
            return;
        }
        let outcome = ChainOutcome::new(technique, eliminations, length);
        // Before the path is traced: its length is known, and most outcomes are known by a shorter chain.
        if !search.chain_steps.are_bettered_by(&outcome) {
            return;
        }
        let takes = |trail: &NodeTrail| search.takes(self.graph, trail);
        if let Some(trail) = self.trails(search, reach).first_that(end, takes) {
            let evidence = trail.evidence(self.graph);
            search.chain_steps.keep(outcome, digits(&evidence.0), evidence);
        }
    }

    /// The paths to examine. As in HoDoKu, a search for one step uses a shortest path.
    fn trails<'r>(
        &self,
        search: &NiceLoopSearch<'_, '_, G>,
        reach: &'r Reach<W>,
    ) -> NodeTrails<'r, G, W>
    where
        'a: 'r,
    {
        let shortest = NodeTrails::new(self.graph, reach);
        if search.chain_steps.are_all_wanted() { shortest.with_detours() } else { shortest }
    }

    /// Examines the shortest loops through `end`, which is linked to the start within its cell.
    fn continuous(&self, search: &mut NiceLoopSearch<'_, '_, G>, reach: &Reach<W>, end: NodeState) {
        let technique = search.names.continuous;
        if !reach.reaches(end) || !search.search.wants(technique) {
            return;
        }
        let mut rest = MOST_LOOPS;
        let _ = self.trails(search, reach).each(end, |mut trail| {
            if search.takes(self.graph, &trail) {
                trail.close();
                let (links, sets) = trail.evidence(self.graph);
                let eliminations = loops::eliminations(search.search.board, &links, &sets);
                let outcome = ChainOutcome::new(technique, eliminations, links.len());
                if search.chain_steps.are_bettered_by(&outcome) {
                    search.chain_steps.keep(outcome, digits(&links), (links, sets));
                }
            }
            // Loops through the same ends differ in their links, and each weak link eliminates something of its own.
            rest -= 1;
            if rest == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
    }
}

impl<G: Geometry> NiceLoopSearch<'_, '_, G> {
    /// Whether this search takes the chain. A search for grouped chains takes only those with a group or an
    /// almost locked set.
    fn takes<const W: usize>(&self, graph: &Graph<G, W>, trail: &NodeTrail) -> bool {
        self.kind == GraphKind::Candidates || trail.is_grouped(graph)
    }
}

/// The eliminations if one of two candidates in different cells is true.
fn between<G: Geometry>(board: &Board<G>, one: Candidate, other: Candidate) -> Vec<Candidate> {
    if board.has_ties_beyond_peers() {
        return board.excluded_by_both(one, other);
    }
    if one.digit == other.digit {
        let seen = board.peers_of(one.cell).and(board.peers_of(other.cell));
        let digit = one.digit;
        let seen = board.places(digit).and(seen);
        return seen.iter().map(|cell| Candidate { cell, digit }).collect();
    }
    // Different digits eliminate in the two cells alone: if they see each other, each end rules the other's digit out
    // of its own cell.
    if !board.peers_of(one.cell).contains(other.cell) {
        return Vec::new();
    }
    let crossed = [
        Candidate { cell: one.cell, digit: other.digit },
        Candidate { cell: other.cell, digit: one.digit },
    ];
    crossed.into_iter().filter(|&candidate| board.has(candidate)).collect()
}

/// The digits of the two ends.
fn digits<S: Cells>(links: &[Link<S>]) -> Vec<Digit> {
    let ends = links.first().map(|link| link.from.digit).into_iter();
    let mut digits: Vec<_> = ends.chain(links.last().map(|link| link.to.digit)).collect();
    digits.dedup();
    digits
}
