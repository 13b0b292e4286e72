//! Everything that follows from one assumption, with its causes.

use std::cell::Cell as StdCell;

use super::super::bits::ones;
use super::super::board::RatedBoard;
use super::super::sheet::Sheet;
use super::literal::{COUNT, Cause, ChainLiteral, LinkKinds, LiteralSet, made_off, made_on};
use super::rules::Rules;

/// A literal that follows, as a node of the graph of causes.
#[derive(Clone, Copy)]
pub(super) struct ClosureNode {
    pub(super) literal: ChainLiteral,
    pub(super) cause: Cause,
    /// The length of the longest path from the assumption to the node. The node has at least this number of
    /// ancestors.
    pub(super) depth: u16,
    parents_from: u32,
    parents: u16,
    /// 1 + the index of the nested chain that the node follows from, or 0 for none.
    nested: u16,
}

/// A chain that is a step of another chain.
pub(super) struct NestedChain {
    /// The targets, then the literals of the chains. Nested chains with equal signatures are the same chain.
    pub(super) signature: Vec<u16>,
    pub(super) complexity: u32,
}

/// All that follows from one assumption. "On" literals are followed before "off" literals, each in the order
/// found. A contradiction ends the search.
pub(super) struct Closure {
    nodes: Vec<ClosureNode>,
    parents: Vec<u16>,
    /// For each node, the number of its ancestors and itself, or 0 if not yet computed. The number is stored
    /// because many hints end in the same node.
    counts: Vec<StdCell<u16>>,
    /// Whether each node has at most one parent.
    is_tree: bool,
    /// The nodes that are "on" in order, then those that are "off".
    pub(super) on: Vec<u16>,
    pub(super) off: Vec<u16>,
    /// The literals of all these nodes.
    pub(super) literals: LiteralSet,
    node_of: Box<[u16; COUNT]>,
    /// The "on" and the "off" node of a candidate that would be both.
    pub(super) contradiction: Option<[u16; 2]>,
    /// The chains that are steps in this closure.
    pub(super) nested: Vec<NestedChain>,
}

impl Default for Closure {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            parents: Vec::new(),
            counts: Vec::new(),
            is_tree: false,
            on: Vec::new(),
            off: Vec::new(),
            literals: LiteralSet::EMPTY,
            node_of: Box::new([0; COUNT]),
            contradiction: None,
            nested: Vec::new(),
        }
    }
}

impl Closure {
    pub(super) fn node(&self, node: u16) -> &ClosureNode {
        &self.nodes[usize::from(node)]
    }

    /// The node of a literal. Returns `None` if it does not follow.
    pub(super) fn node_of(&self, literal: ChainLiteral) -> Option<u16> {
        self.literals.contains(literal).then(|| self.node_of[literal.index()])
    }

    /// The nodes that `node` directly follows from.
    pub(super) fn parents(&self, node: u16) -> &[u16] {
        let node = self.node(node);
        &self.parents[node.parents_from as usize..][..usize::from(node.parents)]
    }

    /// The nested chain that `node` follows from. Returns `None` if it follows from none.
    pub(super) fn nested_of(&self, node: u16) -> Option<&NestedChain> {
        let number = usize::from(self.node(node).nested);
        (number > 0).then(|| &self.nested[number - 1])
    }

    fn clear(&mut self) {
        self.nodes.clear();
        self.parents.clear();
        self.counts.clear();
        self.on.clear();
        self.off.clear();
        self.literals = LiteralSet::EMPTY;
        self.contradiction = None;
        self.nested.clear();
    }

    /// Starts again with `source` only.
    pub(super) fn start(&mut self, source: ChainLiteral, rules: Rules) {
        self.clear();
        // Chains that remember nothing have one parent a node, so their length is the depth and needs no walk.
        self.is_tree = !rules.remembers();
        self.add(source, Cause::Assumed, 0);
        self.register(0);
    }

    /// Follows all nodes that are not `done` yet, by singles only. `now` is the sheet `before` without the
    /// candidates that were made off, if `rules` remember them.
    pub(super) fn follow<B: RatedBoard>(
        &mut self,
        before: &Sheet<B>,
        now: &mut Sheet<B>,
        rules: Rules,
        done: &mut [usize; 2],
    ) {
        while self.contradiction.is_none() {
            // "On" comes first, as in the original. A node keeps the first cause that is found, so the order
            // decides the length of the chain, and so the rating.
            if let Some(&node) = self.on.get(done[0]) {
                done[0] += 1;
                self.follow_on(now, node, rules.links());
            } else if let Some(&node) = self.off.get(done[1]) {
                done[1] += 1;
                self.follow_off(before, now, node, rules.links());
                if rules.remembers() {
                    let literal = self.node(node).literal;
                    now.remove(literal.cell(), literal.digit());
                }
            } else {
                return;
            }
        }
    }

    /// Adds the candidates that are off because a node is on, up to a contradiction.
    fn follow_on<B: RatedBoard>(&mut self, now: &Sheet<B>, node: u16, links: LinkKinds) {
        made_off(now, self.node(node).literal, links, |off, cause| {
            if self.contradiction.is_some() || self.literals.contains(off) {
                return;
            }
            let from = self.parents.len();
            self.parents.push(node);
            // The node is added even if it contradicts: the two ends of the contradiction are those of the hint.
            let new = self.add(off, cause, from);
            match self.node_of(off.negated()) {
                Some(on) => self.contradiction = Some([on, new]),
                None => self.register(new),
            }
        });
    }

    /// Adds the candidates that are on because a node is off, up to a contradiction.
    fn follow_off<B: RatedBoard>(
        &mut self,
        before: &Sheet<B>,
        now: &Sheet<B>,
        node: u16,
        links: LinkKinds,
    ) {
        made_on(now, self.node(node).literal, links, |on, cause| {
            if self.contradiction.is_some() || self.literals.contains(on) {
                return;
            }
            let from = self.parents.len();
            self.parents.push(node);
            self.push_forgotten(before, now, on, cause);
            let new = self.add(on, cause, from);
            match self.node_of(on.negated()) {
                Some(off) => self.contradiction = Some([new, off]),
                None => self.register(new),
            }
        });
    }

    /// Pushes the nodes that removed the other candidates of the cell or house. They are causes of `on` too.
    fn push_forgotten<B: RatedBoard>(
        &mut self,
        before: &Sheet<B>,
        now: &Sheet<B>,
        on: ChainLiteral,
        cause: Cause,
    ) {
        forgotten(before, now, on, cause, |off| {
            let node = self.node_of(off);
            debug_assert!(node.is_some(), "what is gone from the sheet was made off");
            self.parents.extend(node);
        });
    }

    /// Adds a literal that a rule beyond singles makes off. `because` are its causes, which are already off.
    pub(super) fn add_off(&mut self, off: ChainLiteral, because: &[ChainLiteral], nested: u16) {
        if self.literals.contains(off) {
            return;
        }
        let from = self.parents.len();
        for &cause in because {
            self.parents.extend(self.node_of(cause));
        }
        let new = self.add(off, Cause::Rule, from);
        self.nodes[usize::from(new)].nested = nested;
        self.register(new);
    }

    /// Adds a node. Its parents are those in `self.parents` from the index `from` on.
    fn add(&mut self, literal: ChainLiteral, cause: Cause, from: usize) -> u16 {
        let depths = self.parents[from..].iter().map(|&parent| self.node(parent).depth + 1);
        let depth = depths.max().unwrap_or(0);
        let parents = (self.parents.len() - from) as u16;
        let parents_from = from as u32;
        self.nodes.push(ClosureNode { literal, cause, depth, parents_from, parents, nested: 0 });
        self.counts.push(StdCell::new(0));
        (self.nodes.len() - 1) as u16
    }

    /// Queues a node, so that it is followed.
    fn register(&mut self, node: u16) {
        let literal = self.node(node).literal;
        if literal.is_on() {
            self.on.push(node);
        } else {
            self.off.push(node);
        }
        self.literals.insert(literal);
        self.node_of[literal.index()] = node;
    }

    /// The number of nodes that `node` follows from, directly or not, including itself.
    pub(super) fn count(&self, node: u16) -> u32 {
        if self.is_tree {
            return u32::from(self.node(node).depth) + 1;
        }
        let count = &self.counts[usize::from(node)];
        if count.get() == 0 {
            count.set(self.chain(node).len() as u16);
        }
        u32::from(count.get())
    }

    /// The nodes that `node` follows from, directly or not, from itself backwards in breadth-first order.
    pub(super) fn chain(&self, node: u16) -> Vec<u16> {
        // A contradiction adds a node beyond those of all literals.
        let mut seen = [0_u64; COUNT.div_ceil(64) + 1];
        let mut is_new = |node: u16| {
            let (word, bit) = (usize::from(node) / 64, 1 << (node % 64));
            let is_new = seen[word] & bit == 0;
            seen[word] |= bit;
            is_new
        };
        is_new(node);
        let mut chain = Vec::with_capacity(64);
        chain.push(node);
        let mut done = 0;
        while let Some(&node) = chain.get(done) {
            done += 1;
            chain.extend(self.parents(node).iter().copied().filter(|&parent| is_new(parent)));
        }
        chain
    }
}

/// Calls `each` with the candidates (as "off", in order) that are gone now, and without whose removal `on`
/// would not follow by `cause`.
pub(super) fn forgotten<B: RatedBoard>(
    before: &Sheet<B>,
    now: &Sheet<B>,
    on: ChainLiteral,
    cause: Cause,
    mut each: impl FnMut(ChainLiteral),
) {
    let (cell, digit) = (on.cell(), on.digit());
    match cause {
        Cause::Cell => {
            let gone = before.candidates(cell) & !now.candidates(cell);
            ones(gone).for_each(|digit| each(ChainLiteral::off(cell, digit)));
        }
        Cause::House(kind) => {
            let house = now.board().house_of(cell, kind);
            let gone = before.places(house, digit) & !now.places(house, digit);
            let cells = now.board().cells(house);
            ones(gone).for_each(|place| each(ChainLiteral::off(usize::from(cells[place]), digit)));
        }
        Cause::Assumed | Cause::Rule => {}
    }
}
