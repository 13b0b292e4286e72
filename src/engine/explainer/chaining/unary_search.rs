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

/// The memory of a search.
#[derive(Default)]
pub(super) struct UnarySearch {
    steps: Vec<Step>,
    pending: Vec<u32>,
    next: Vec<u32>,
}

impl UnarySearch {
    fn start(&mut self, source: Literal) -> LiteralSet {
        self.steps.clear();
        self.steps.push(Step { literal: source, cause: Cause::Assumed, from: 0 });
        self.pending.clear();
        self.pending.push(0);
        self.next.clear();
        let mut seen = LiteralSet::EMPTY;
        seen.insert(source);
        seen
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

    /// The shortest chain from `source` to its negation, of `longest` literals at most.
    pub(super) fn forcing(
        &mut self,
        table: &LinkTable,
        source: Literal,
        links: Links,
        longest: u32,
    ) -> Option<Path> {
        let mut seen = self.start(source);
        for _ in 1..longest {
            for at in 0..self.pending.len() {
                let from = self.pending[at];
                let known = self.steps.len();
                self.follow(table, from, links, |literal, _| {
                    let is_new = !seen.contains(literal);
                    seen.insert(literal);
                    is_new
                });
                let new = &self.steps[known..];
                if let Some(end) = new.iter().position(|step| step.literal == source.negated()) {
                    return Some(Path::Forcing(self.path(known + end)));
                }
            }
            if !self.turn() {
                return None;
            }
        }
        None
    }

    /// Gives `each` the cycles through `source`, those of fewer literals first, until it wants no more of so many.
    ///
    /// An "off" that was reached before leads to nothing new but, where it is linked to the source, to one more cycle.
    pub(super) fn cycles(
        &mut self,
        table: &LinkTable,
        source: Literal,
        links: Links,
        is_short: impl Fn(u32) -> bool,
        mut each: impl FnMut(Path),
    ) {
        let mut seen = self.start(source);
        let mut last = LiteralSet::EMPTY;
        for &(literal, _) in table.from(source.negated(), links) {
            last.insert(literal.negated());
        }
        if last.is_empty() {
            return;
        }
        let mut length = 0;
        loop {
            length += 2;
            if !is_short(length) {
                return;
            }
            for at in 0..self.pending.len() {
                self.follow(table, self.pending[at], links, |literal, leads_over| {
                    let is_new = !seen.contains(literal);
                    seen.insert(literal);
                    is_new || last.contains(literal) && !leads_over(literal)
                });
            }
            if !self.turn() {
                return;
            }
            for at in 0..self.pending.len() {
                let from = self.pending[at];
                if length >= 4 && last.contains(self.steps[from as usize].literal) {
                    self.close(table, source, from, links, &mut each);
                }
                self.follow(table, from, links, |literal, _| {
                    let is_new = !seen.contains(literal);
                    seen.insert(literal);
                    is_new
                });
            }
            if !self.turn() {
                return;
            }
        }
    }

    fn close(
        &mut self,
        table: &LinkTable,
        source: Literal,
        from: u32,
        links: Links,
        each: &mut impl FnMut(Path),
    ) {
        let linked = table.from(self.steps[from as usize].literal, links);
        let closing = linked.iter().copied().find(|&(literal, _)| literal == source);
        if let Some(closing) = closing {
            let mut path = vec![closing];
            path.extend(self.path(from as usize));
            each(Path::Cycle(path));
        }
    }

    /// Adds what follows from a step and `is_wanted`; that is told whether a literal lies on the way to the step.
    fn follow(
        &mut self,
        table: &LinkTable,
        from: u32,
        links: Links,
        mut is_wanted: impl FnMut(Literal, &dyn Fn(Literal) -> bool) -> bool,
    ) {
        let literal = self.steps[from as usize].literal;
        for &(literal, cause) in table.from(literal, links) {
            let steps = &self.steps;
            if is_wanted(literal, &|other| leads_over(steps, from, other)) {
                self.next.push(self.steps.len() as u32);
                self.steps.push(Step { literal, cause, from });
            }
        }
    }

    /// Goes on to what was reached last; whether there is anything.
    fn turn(&mut self) -> bool {
        std::mem::swap(&mut self.pending, &mut self.next);
        self.next.clear();
        !self.pending.is_empty()
    }
}

/// Whether `literal` lies on the way to `step`.
fn leads_over(steps: &[Step], mut step: u32, literal: Literal) -> bool {
    while step != 0 {
        if steps[step as usize].literal == literal {
            return true;
        }
        step = steps[step as usize].from;
    }
    false
}
