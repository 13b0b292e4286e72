//! The search for chains with one cause a step, breadth first.

use super::links::LinkTable;
use super::literal::{Cause, Links, Literal, LiteralSet};
use super::unary::Path;

/// A literal that was reached.
#[derive(Clone, Copy)]
struct Step {
    literal: Literal,
    cause: Cause,
    /// The step before; its own number where there is none.
    from: u32,
}

/// A search by some links from one literal after the other.
pub(super) struct UnarySearch<'a> {
    table: &'a LinkTable,
    links: Links,
    source: Literal,
    steps: Vec<Step>,
    /// All literals of the steps.
    seen: LiteralSet,
    /// The steps that were reached last, and those that they lead to.
    pending: Vec<u32>,
    next: Vec<u32>,
}

impl<'a> UnarySearch<'a> {
    pub(super) fn new(table: &'a LinkTable, links: Links) -> Self {
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
        self.steps.push(Step { literal: source, cause: Cause::Assumed, from: 0 });
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
        mut each: impl FnMut(Path),
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
            Links::X => true,
            Links::Y => false,
            Links::Xy => self.table.refutes_itself(source),
        }
    }

    /// The shortest chain from `source` to its negation, of `longest` literals at most.
    fn forcing(&mut self, source: Literal, longest: u32) -> Option<Path> {
        self.start(source);
        for _ in 1..longest {
            for at in 0..self.pending.len() {
                let known = self.steps.len();
                self.follow(self.pending[at]);
                let new = &self.steps[known..];
                if let Some(end) = new.iter().position(|step| step.literal == source.negated()) {
                    return Some(Path::Forcing(self.path(known + end)));
                }
            }
            if !self.turn() {
                break;
            }
        }
        None
    }

    /// Gives `each` the cycles through `source`, which is on, of `longest` literals at most, short ones first.
    fn cycles(&mut self, source: Literal, longest: u32, mut each: impl FnMut(Path)) {
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
                self.add(Step { literal, cause, from });
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
                self.add(Step { literal, cause, from });
            }
        }
    }

    fn add(&mut self, step: Step) {
        self.next.push(self.steps.len() as u32);
        self.steps.push(step);
    }

    /// Whether `literal` lies on the way to `step`.
    fn leads_over(&self, mut step: u32, literal: Literal) -> bool {
        while step != 0 {
            let Step { literal: known, from, .. } = self.steps[step as usize];
            if known == literal {
                return true;
            }
            step = from;
        }
        false
    }

    /// The cycle that ends with the link from a step to the source, if there is one.
    fn close(&self, from: u32) -> Option<Path> {
        let linked = self.table.from(self.steps[from as usize].literal, self.links);
        let end = linked.iter().copied().find(|&(literal, _)| literal == self.source)?;
        let mut path = vec![end];
        path.extend(self.path(from as usize));
        Some(Path::Cycle(path))
    }

    /// The literals from the end of a chain back to its start, with their causes.
    fn path(&self, mut step: usize) -> Vec<(Literal, Cause)> {
        let mut path = Vec::new();
        loop {
            let Step { literal, cause, from } = self.steps[step];
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
