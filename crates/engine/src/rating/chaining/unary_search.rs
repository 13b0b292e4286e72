//! The breadth-first search for chains in which each step has one cause.

use super::links::LinkTable;
use super::literal::{Cause, ChainLiteral, LinkKinds, LiteralSet};

/// A chain from its end back to its start, each literal with its cause.
pub(super) enum UnaryChain {
    /// A chain from a literal to its negation.
    Forcing(Vec<(ChainLiteral, Cause)>),
    /// A cycle from an "on" to itself.
    Cycle(Vec<(ChainLiteral, Cause)>),
}

impl UnaryChain {
    /// The number of different literals.
    pub(super) fn complexity(&self) -> u32 {
        match self {
            Self::Forcing(path) => path.len() as u32,
            Self::Cycle(path) => path.len() as u32 - 1,
        }
    }

    /// The literals with their causes. A cycle is listed in both directions.
    pub(super) fn steps(&self) -> impl Iterator<Item = (ChainLiteral, Cause)> {
        let (Self::Forcing(path) | Self::Cycle(path)) = self;
        let back = if matches!(self, Self::Cycle(_)) { path.len() } else { 0 };
        let reversed =
            path[..back].iter().rev().map(|&(literal, cause)| (literal.negated(), cause));
        path.iter().copied().chain(reversed)
    }

    /// The signature of the chain: its targets, then the literals of the chains to them.
    pub(super) fn signature(&self) -> Vec<u16> {
        let index = |literal: ChainLiteral| literal.index() as u16;
        match self {
            Self::Forcing(path) => {
                let mut signature = vec![index(path[0].0), u16::MAX];
                signature.extend(path.iter().map(|&(literal, _)| index(literal)));
                signature
            }
            Self::Cycle(path) => {
                let there = &path[..path.len() - 1];
                let mut signature = vec![index(path[0].0), index(path[0].0.negated()), u16::MAX];
                signature.extend(there.iter().map(|&(literal, _)| index(literal)));
                signature.push(u16::MAX);
                let back = path[1..].iter().rev();
                signature.extend(back.map(|&(literal, _)| index(literal.negated())));
                signature
            }
        }
    }
}

/// A step of the search: a literal that was reached.
#[derive(Clone, Copy)]
struct ReachedLiteral {
    literal: ChainLiteral,
    cause: Cause,
    /// The index of the step before. The first step has its own index.
    from: u32,
}

/// A search by one kind of links, for one source after the other.
pub(super) struct UnarySearch<'a> {
    table: &'a LinkTable,
    links: LinkKinds,
    source: ChainLiteral,
    steps: Vec<ReachedLiteral>,
    /// All literals of the steps.
    seen: LiteralSet,
    /// The steps that were reached last, then the steps that they lead to.
    pending: Vec<u32>,
    next: Vec<u32>,
}

impl<'a> UnarySearch<'a> {
    pub(super) fn new(table: &'a LinkTable, links: LinkKinds) -> Self {
        Self {
            table,
            links,
            source: ChainLiteral::on(0, 0),
            steps: Vec::new(),
            seen: LiteralSet::EMPTY,
            pending: Vec::new(),
            next: Vec::new(),
        }
    }

    fn start(&mut self, source: ChainLiteral) {
        self.source = source;
        self.steps.clear();
        self.steps.push(ReachedLiteral { literal: source, cause: Cause::Assumed, from: 0 });
        self.seen = LiteralSet::EMPTY;
        self.seen.insert(source);
        self.pending.clear();
        self.pending.push(0);
        self.next.clear();
    }

    /// Calls `each` with the cycles through `source`, then with the chain from on to off and the chain from off
    /// to on. The array holds the most literals of a cycle and of a chain.
    pub(super) fn chains(
        &mut self,
        source: ChainLiteral,
        [cycle, chain]: [u32; 2],
        mut each: impl FnMut(UnaryChain),
    ) {
        self.cycles(source, cycle, &mut each);
        for source in [source, source.negated()] {
            if self.can_refute_itself(source) {
                self.forcing(source, chain).into_iter().for_each(&mut each);
            }
        }
    }

    /// Whether there may be a chain from `source` to its negation. With Y-links only, none is searched.
    fn can_refute_itself(&self, source: ChainLiteral) -> bool {
        match self.links {
            LinkKinds::X => true,
            LinkKinds::Y => false,
            // Most candidates have no such chain, and a set of bits tells so much sooner than a search that keeps
            // paths.
            LinkKinds::Xy => self.table.refutes_itself(source),
        }
    }

    /// The shortest chain from `source` to its negation with at most `longest` literals. Returns `None` if there is
    /// none.
    fn forcing(&mut self, source: ChainLiteral, longest: u32) -> Option<UnaryChain> {
        self.start(source);
        for _ in 1..longest {
            for at in 0..self.pending.len() {
                let known = self.steps.len();
                // Layer by layer, so that the first path found is a shortest one, with ties broken by the order of
                // links.
                self.follow(self.pending[at]);
                let new = &self.steps[known..];
                if let Some(end) = new.iter().position(|step| step.literal == source.negated()) {
                    return Some(UnaryChain::Forcing(self.path(known + end)));
                }
            }
            if !self.turn() {
                break;
            }
        }
        None
    }

    /// Calls `each` with the cycles through `source`, which is on, with at most `longest` literals, the
    /// shortest first.
    fn cycles(&mut self, source: ChainLiteral, longest: u32, mut each: impl FnMut(UnaryChain)) {
        self.start(source);
        // The literals that follow if the source is off. Turned round, they lead back to the source.
        let mut last = LiteralSet::EMPTY;
        for &(literal, _) in self.table.from(source.negated(), self.links) {
            last.insert(literal.negated());
        }
        let mut length = 2;
        // Two layers a round: on to off, off to on. A cycle has as many of the one as of the other.
        while length <= longest && !last.is_empty() {
            for at in 0..self.pending.len() {
                self.follow_to_last(self.pending[at], &last);
            }
            if !self.turn() {
                return;
            }
            for at in 0..self.pending.len() {
                let from = self.pending[at];
                // A shorter cycle would go back by the link that it came by.
                if length >= 4 && last.contains(self.steps[from as usize].literal) {
                    self.close(from).into_iter().for_each(&mut each);
                }
                self.follow(from);
            }
            if !self.turn() {
                return;
            }
            length += 2;
        }
    }

    /// Adds the literals that follow from a step and are new.
    fn follow(&mut self, from: u32) {
        let literal = self.steps[from as usize].literal;
        for &(literal, cause) in self.table.from(literal, self.links) {
            if self.seen.insert(literal) {
                self.add(ReachedLiteral { literal, cause, from });
            }
        }
    }

    /// Like [`follow`](Self::follow), but also adds literals of `last` again, unless they are on the path to
    /// the step. They lead to no new literals, but each such path is one more cycle.
    fn follow_to_last(&mut self, from: u32, last: &LiteralSet) {
        let literal = self.steps[from as usize].literal;
        for &(literal, cause) in self.table.from(literal, self.links) {
            let is_new = self.seen.insert(literal);
            if is_new || last.contains(literal) && !self.leads_over(from, literal) {
                self.add(ReachedLiteral { literal, cause, from });
            }
        }
    }

    fn add(&mut self, step: ReachedLiteral) {
        self.next.push(self.steps.len() as u32);
        self.steps.push(step);
    }

    /// Whether `literal` is on the path to `step`.
    fn leads_over(&self, mut step: u32, literal: ChainLiteral) -> bool {
        while step != 0 {
            let ReachedLiteral { literal: known, from, .. } = self.steps[step as usize];
            if known == literal {
                return true;
            }
            step = from;
        }
        false
    }

    /// The cycle that ends with a link from a step to the source. Returns `None` if there is no such link.
    fn close(&self, from: u32) -> Option<UnaryChain> {
        let linked = self.table.from(self.steps[from as usize].literal, self.links);
        let end = linked.iter().copied().find(|&(literal, _)| literal == self.source)?;
        let mut path = vec![end];
        path.extend(self.path(from as usize));
        Some(UnaryChain::Cycle(path))
    }

    /// The literals from the end of a chain back to its start, with their causes.
    fn path(&self, mut step: usize) -> Vec<(ChainLiteral, Cause)> {
        let mut path = Vec::new();
        loop {
            let ReachedLiteral { literal, cause, from } = self.steps[step];
            path.push((literal, cause));
            if step == 0 {
                return path;
            }
            step = from as usize;
        }
    }

    /// Makes the steps that were reached last the pending ones. Returns whether there are any.
    fn turn(&mut self) -> bool {
        std::mem::swap(&mut self.pending, &mut self.next);
        self.next.clear();
        !self.pending.is_empty()
    }
}
