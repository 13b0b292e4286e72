//! Chains: alternating inference chains between candidates, and the simpler kinds of them.
//!
//! A chain starts with a candidate that is supposed to be false and leads to a candidate that is then true. So one of
//! the two is right, and candidates that both exclude are eliminated. If the two exclude each other, the chain is a
//! loop, and each of its weak links is strong too. Weak links include what the rules of the board exclude: anti-knight
//! and anti-king make peers, and on a non-consecutive board a digit excludes its neighbours in the cells beside it.
//!
//! Of all chains the search takes the shortest, because it is the easiest to follow.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use super::search::{Flow, GeneralFinder, GeneralSearch, chain, eliminating, excluded_by_both};
use crate::Digit;
use crate::technique::wide::{WideEvidence, WideLink, WideNode, WideStep};
use crate::technique::{Candidate, Strength, Technique, WideSet};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder { techniques: &[Technique::XChain], find: |it| find(it, ChainKind::OneDigit) },
    GeneralFinder {
        techniques: &[Technique::XYChain],
        find: |it| find(it, ChainKind::TwoCandidates),
    },
    GeneralFinder {
        techniques: &[
            Technique::ContinuousNiceLoop,
            Technique::DiscontinuousNiceLoop,
            Technique::Aic,
        ],
        find: |it| find(it, ChainKind::Any),
    },
];

/// The least number of links. A single link shows nothing new.
const LEAST_LINKS: usize = 3;

/// The most links.
const MOST_LINKS: usize = 19;

/// The links that a chain may take.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChainKind {
    /// Links of one digit between cells.
    OneDigit,
    /// Strong links in cells of two candidates, weak links of one digit.
    TwoCandidates,
    /// All links.
    Any,
}

/// The number of a candidate of the board.
type NodeNumber = usize;

/// The candidates of the board and their links.
struct CandidateGraph {
    kind: ChainKind,
    nodes: Vec<Candidate>,
    /// By digit and cell: the number of the candidate.
    numbers: Vec<Vec<NodeNumber>>,
    strong: Vec<Vec<NodeNumber>>,
    /// By digit: the cells whose candidate has a strong link.
    linked: Vec<WideSet>,
}

impl CandidateGraph {
    fn of(search: &GeneralSearch<'_>, kind: ChainKind) -> Self {
        let board = search.board;
        let (cells, digits) = (board.layout().cell_count(), board.layout().digit_count());
        let mut graph = Self {
            kind,
            nodes: Vec::new(),
            numbers: vec![vec![usize::MAX; cells]; digits],
            strong: Vec::new(),
            linked: vec![WideSet::EMPTY; digits],
        };
        for digit in board.all_digits() {
            for cell in board.places(digit).iter() {
                graph.numbers[digit.index()][cell.index()] = graph.nodes.len();
                graph.nodes.push(Candidate { cell, digit });
            }
        }
        graph.strong = vec![Vec::new(); graph.nodes.len()];
        if kind != ChainKind::TwoCandidates {
            graph.link_in_houses(search);
        }
        if kind != ChainKind::OneDigit {
            graph.link_in_cells(search);
        }
        for (node, partners) in graph.nodes.iter().zip(&graph.strong) {
            if !partners.is_empty() {
                graph.linked[node.digit.index()].insert(node.cell);
            }
        }
        graph
    }

    fn number(&self, Candidate { cell, digit }: Candidate) -> NodeNumber {
        self.numbers[digit.index()][cell.index()]
    }

    fn join(&mut self, one: Candidate, other: Candidate) {
        let (one, other) = (self.number(one), self.number(other));
        if !self.strong[one].contains(&other) {
            self.strong[one].push(other);
            self.strong[other].push(one);
        }
    }

    fn link_in_houses(&mut self, search: &GeneralSearch<'_>) {
        for digit in search.board.all_digits() {
            for pair in super::linked_pairs::conjugate_pairs(search, digit) {
                let [one, other] = pair.cells.map(|cell| Candidate { cell, digit });
                self.join(one, other);
            }
        }
    }

    fn link_in_cells(&mut self, search: &GeneralSearch<'_>) {
        for cell in search.board.with_candidates(2).iter() {
            let digits = search.board.candidates(cell);
            if let [Some(low), Some(high)] = [digits.first(), digits.last()] {
                self.join(Candidate { cell, digit: low }, Candidate { cell, digit: high });
            }
        }
    }

    /// The digits that a candidate may exclude by a weak link.
    fn excluded_digits(&self, search: &GeneralSearch<'_>, from: Candidate) -> crate::DigitSet {
        let own = crate::DigitSet::of(from.digit);
        if self.kind != ChainKind::Any {
            return own;
        }
        let beside = own.beside().and(search.board.layout().all_digits());
        let beside = if search.tables.is_non_consecutive() { beside } else { own };
        own.or(search.board.candidates(from.cell)).or(beside)
    }
}

/// The nodes that were reached from a start, breadth first.
struct CandidateReach {
    /// By node: the node before, if the node is reached as true.
    on: Vec<Option<NodeNumber>>,
    /// By node: the node before, if the node is reached as false.
    off: Vec<Option<NodeNumber>>,
    /// By digit: the cells with a strong link that are not yet reached as false.
    fresh: Vec<WideSet>,
    queue: VecDeque<(NodeNumber, usize)>,
}

fn find(search: &mut GeneralSearch<'_>, kind: ChainKind) -> Flow {
    let graph = CandidateGraph::of(search, kind);
    let mut best: Option<(usize, WideStep)> = None;
    let mut all = ShortestChains::default();
    for start in (0..graph.nodes.len()).filter(|&start| !graph.strong[start].is_empty()) {
        search.report()?;
        // Strong and weak links alternate, and a chain begins and ends with a strong one, so a shorter chain has at
        // least two links fewer.
        let most = best.as_ref().map_or(MOST_LINKS, |(links, _)| links.saturating_sub(2));
        if most < LEAST_LINKS {
            break;
        }
        let found = from_start(search, &graph, start, most);
        if search.wants_one() {
            best = found.into_iter().next().or(best);
        } else {
            all.add(found);
        }
    }
    let best = best.map(|(_, step)| step);
    best.into_iter().chain(all.into_steps()).try_for_each(|step| search.add(step))
}

/// The shortest chain of each technique and outcome. There are far more chains than outcomes, and each chain is found
/// in both directions.
#[derive(Default)]
struct ShortestChains {
    of_outcomes: HashMap<(Technique, Vec<Candidate>), FoundChain>,
    /// The number of chains so far.
    count: usize,
}

struct FoundChain {
    links: usize,
    /// The number of chains that were found before.
    place: usize,
    step: WideStep,
}

impl ShortestChains {
    /// Adds chains, each with the number of its links.
    fn add(&mut self, found: Vec<(usize, WideStep)>) {
        for (links, step) in found {
            let mut gone = step.eliminations.clone();
            gone.sort_unstable_by_key(|candidate| (candidate.digit, candidate.cell));
            gone.dedup();
            let chain = FoundChain { links, place: self.count, step };
            self.count += 1;
            match self.of_outcomes.entry((chain.step.technique, gone)) {
                Entry::Occupied(known) if known.get().links <= links => {}
                entry => {
                    entry.insert_entry(chain);
                }
            }
        }
    }

    /// The steps of all chains: the shortest first, and equally long ones as they were found.
    fn into_steps(self) -> impl Iterator<Item = WideStep> {
        let mut all: Vec<FoundChain> = self.of_outcomes.into_values().collect();
        all.sort_unstable_by_key(|chain| (chain.links, chain.place));
        all.into_iter().map(|chain| chain.step)
    }
}

/// The chains from `start` that eliminate something, each with the number of its links, the shortest first. A search
/// for one step gets one at most.
fn from_start(
    search: &GeneralSearch<'_>,
    graph: &CandidateGraph,
    start: NodeNumber,
    most: usize,
) -> Vec<(usize, WideStep)> {
    let mut found = Vec::new();
    let mut reach = CandidateReach {
        on: vec![None; graph.nodes.len()],
        off: vec![None; graph.nodes.len()],
        fresh: graph.linked.clone(),
        queue: VecDeque::from([(start, 0)]),
    };
    // The start is supposed to be false, so no link need reach it as false.
    reach.fresh[graph.nodes[start].digit.index()].remove(graph.nodes[start].cell);
    while let Some((from, links)) = reach.queue.pop_front() {
        if links >= most {
            break;
        }
        for &to in &graph.strong[from] {
            if reach.on[to].is_some() {
                continue;
            }
            reach.on[to] = Some(from);
            if links + 1 >= LEAST_LINKS
                && let Some(step) = step(search, graph, &reach, [start, to])
            {
                found.push((links + 1, step));
                if search.wants_one() {
                    return found;
                }
            }
            reach.go_weakly(search, graph, to, links + 2);
        }
    }
    found
}

impl CandidateReach {
    /// Goes on from the true candidate `from` to the candidates that it excludes.
    fn go_weakly(
        &mut self,
        search: &GeneralSearch<'_>,
        graph: &CandidateGraph,
        from: NodeNumber,
        links: usize,
    ) {
        let candidate = graph.nodes[from];
        for digit in graph.excluded_digits(search, candidate).iter() {
            let cells = search.tables.excluded(candidate, digit).and(self.fresh[digit.index()]);
            self.fresh[digit.index()] = self.fresh[digit.index()].without(cells);
            for cell in cells.iter() {
                let to = graph.number(Candidate { cell, digit });
                self.off[to] = Some(from);
                self.queue.push_back((to, links));
            }
        }
    }

    /// The candidates from the start to the true candidate `end`: alternately false and true.
    fn way(&self, start: NodeNumber, end: NodeNumber) -> Vec<NodeNumber> {
        let mut way = vec![end];
        let mut last = end;
        while let Some(false_one) = self.on[last] {
            way.push(false_one);
            if false_one == start {
                break;
            }
            let Some(true_one) = self.off[false_one] else { break };
            way.push(true_one);
            last = true_one;
        }
        way.reverse();
        way
    }
}

/// The step of the chain from `start` to `end`. Returns `None` if the chain eliminates nothing.
fn step(
    search: &GeneralSearch<'_>,
    graph: &CandidateGraph,
    reach: &CandidateReach,
    [start, end]: [NodeNumber; 2],
) -> Option<WideStep> {
    let [one, other] = [start, end].map(|node| graph.nodes[node]);
    let mut gone = excluded_by_both(search, one, other);
    let is_loop = start != end
        && search.tables.excluded(one, other.digit).contains(other.cell)
        && graph.kind == ChainKind::Any;
    if gone.is_empty() && !is_loop {
        return None;
    }
    let way: Vec<Candidate> =
        reach.way(start, end).into_iter().map(|node| graph.nodes[node]).collect();
    let mut links = chain(&way).links;
    if is_loop {
        // The way consists of pairs, each joined by a strong link. A weak link leads from the second of a pair to the
        // first of the next pair. In a loop one of these two is true.
        gone.extend(
            way.chunks(2)
                .skip(1)
                .zip(way.chunks(2))
                .flat_map(|(later, before)| excluded_by_both(search, before[1], later[0])),
        );
        gone.retain(|it| !way.contains(it));
        links.push(closing(other, one));
    }
    let technique = technique(graph.kind, start == end, is_loop);
    let mut digits: Vec<Digit> = vec![one.digit, other.digit];
    digits.dedup();
    let chains = vec![crate::technique::wide::WideChain { links }];
    let evidence = WideEvidence { digits, chains, ..WideEvidence::default() };
    (!gone.is_empty() && search.wants(technique)).then(|| eliminating(technique, gone, evidence))
}

fn technique(kind: ChainKind, returns: bool, is_loop: bool) -> Technique {
    match kind {
        ChainKind::OneDigit => Technique::XChain,
        ChainKind::TwoCandidates => Technique::XYChain,
        ChainKind::Any if is_loop => Technique::ContinuousNiceLoop,
        ChainKind::Any if returns => Technique::DiscontinuousNiceLoop,
        ChainKind::Any => Technique::Aic,
    }
}

/// The weak link that closes a loop.
fn closing(end: Candidate, start: Candidate) -> WideLink {
    let on = |Candidate { cell, digit }: Candidate| WideNode {
        digit,
        cells: WideSet::of(cell),
        on: true,
        set: None,
    };
    let off = |candidate| WideNode { on: false, ..on(candidate) };
    WideLink { from: on(end), to: off(start), strength: Strength::Weak }
}
