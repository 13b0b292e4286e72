//! The search for chains with one cause a step, breadth first.

use super::links::LinkTable;
use super::literal::{Cause, LinkKinds, Literal, LiteralSet};

/// A chain from its end back to its start, each literal with its cause.
pub(super) enum UnaryChain {
    /// From a literal to its negation.
    Forcing(Vec<(Literal, Cause)>),
    /// From an "on" to itself.
    Cycle(Vec<(Literal, Cause)>),
}

impl UnaryChain {
    /// How many different literals there are.
    pub(super) fn complexity(&self) -> u32 {
        match self {
            Self::Forcing(path) => path.len() as u32,
            Self::Cycle(path) => path.len() as u32 - 1,
        }
    }

    /// The literals with their causes, a cycle's there and back.
    pub(super) fn steps(&self) -> impl Iterator<Item = (Literal, Cause)> {
        let (Self::Forcing(path) | Self::Cycle(path)) = self;
        let back = if matches!(self, Self::Cycle(_)) { path.len() } else { 0 };
        let reversed =
            path[..back].iter().rev().map(|&(literal, cause)| (literal.negated(), cause));
        path.iter().copied().chain(reversed)
    }

    /// What tells the chain from others: its targets and the literals of the chains that lead there.
    pub(super) fn signature(&self) -> Vec<u16> {
        let index = |literal: Literal| literal.index() as u16;
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

/// A literal that was reached.
#[derive(Clone, Copy)]
struct ReachedLiteral {
    literal: Literal,
    cause: Cause,
    /// The step before; its own number where there is none.
    from: u32,
}

/// A search by some links from one literal after the other.
pub(super) struct UnarySearch<'a> {
    table: &'a LinkTable,
    links: LinkKinds,
    source: Literal,
    steps: Vec<ReachedLiteral>,
    /// All literals of the steps.
    seen: LiteralSet,
    /// The steps that were reached last, and those that they lead to.
    pending: Vec<u32>,
    next: Vec<u32>,
}

impl<'a> UnarySearch<'a> {
    pub(super) fn new(table: &'a LinkTable, links: LinkKinds) -> Self {
        Self {
            table,
            links,
            source: Literal::on(0, 0),
            steps: Vec::new(),
            seen: LiteralSet::EMPTY,
            pending: Vec::new(),
            next: Vec::new(),
        }
    }

    fn start(&mut self, source: Literal) {
        self.source = source;
        self.steps.clear();
        self.steps.push(ReachedLiteral { literal: source, cause: Cause::Assumed, from: 0 });
        self.seen = LiteralSet::EMPTY;
        self.seen.insert(source);
        self.pending.clear();
        self.pending.push(0);
        self.next.clear();
    }

    /// Gives `each` the cycles through `source`, then the chains from it on to off and from off to on, of no more
    /// literals than `longest` says for cycles and for chains.
    pub(super) fn chains(
        &mut self,
        source: Literal,
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

    /// Whether a search for a chain is worth while. By Y-links alone there is none.
    fn can_refute_itself(&self, source: Literal) -> bool {
        match self.links {
            LinkKinds::X => true,
            LinkKinds::Y => false,
            LinkKinds::Xy => self.table.refutes_itself(source),
        }
    }

    /// The shortest chain from `source` to its negation, of `longest` literals at most.
    fn forcing(&mut self, source: Literal, longest: u32) -> Option<UnaryChain> {
        self.start(source);
        for _ in 1..longest {
            for at in 0..self.pending.len() {
                let known = self.steps.len();
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

    /// Gives `each` the cycles through `source`, which is on, of `longest` literals at most, short ones first.
    fn cycles(&mut self, source: Literal, longest: u32, mut each: impl FnMut(UnaryChain)) {
        self.start(source);
        let mut last = LiteralSet::EMPTY;
        for &(literal, _) in self.table.from(source.negated(), self.links) {
            last.insert(literal.negated());
        }
        let mut length = 2;
        while length <= longest && !last.is_empty() {
            for at in 0..self.pending.len() {
                self.follow_to_last(self.pending[at], &last);
            }
            if !self.turn() {
                return;
            }
            for at in 0..self.pending.len() {
                let from = self.pending[at];
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

    /// Adds what follows from a step and is new.
    fn follow(&mut self, from: u32) {
        let literal = self.steps[from as usize].literal;
        for &(literal, cause) in self.table.from(literal, self.links) {
            if self.seen.insert(literal) {
                self.add(ReachedLiteral { literal, cause, from });
            }
        }
    }

    /// As [`follow`](Self::follow), and again what is in `last`: it leads to nothing new, but to one more cycle where it
    /// does not lie on the way to the step.
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

    /// Whether `literal` lies on the way to `step`.
    fn leads_over(&self, mut step: u32, literal: Literal) -> bool {
        while step != 0 {
            let ReachedLiteral { literal: known, from, .. } = self.steps[step as usize];
            if known == literal {
                return true;
            }
            step = from;
        }
        false
    }

    /// The cycle that ends with the link from a step to the source, if there is one.
    fn close(&self, from: u32) -> Option<UnaryChain> {
        let linked = self.table.from(self.steps[from as usize].literal, self.links);
        let end = linked.iter().copied().find(|&(literal, _)| literal == self.source)?;
        let mut path = vec![end];
        path.extend(self.path(from as usize));
        Some(UnaryChain::Cycle(path))
    }

    /// The literals from the end of a chain back to its start, with their causes.
    fn path(&self, mut step: usize) -> Vec<(Literal, Cause)> {
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

    /// Goes on to what was reached last; whether there is anything.
    fn turn(&mut self) -> bool {
        std::mem::swap(&mut self.pending, &mut self.next);
        self.next.clear();
        !self.pending.is_empty()
    }
}
