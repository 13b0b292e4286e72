//! Links through almost locked sets.
//!
//! A candidate that sees all places of a digit in a set takes the digit from the set, which is then locked:
//! cells that see all places of one of its other digits lose that digit. These may be all places of the digit
//! in a further set, which is then locked too. If a locked set leaves only one candidate in a cell that had
//! three or more, that candidate is true.

use super::bits::Bits;
use super::nodes::{NodeState, Nodes};
use crate::technique::almost_locked::sets::{self, AlmostLockedSet};
use crate::technique::geometry::BoardTables;
use crate::technique::{Board, Candidate, Cells, Geometry};
use crate::{Cell, Digit, DigitSet};

/// A locked set, by its number, and the digit that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) struct LockedSetLoss {
    /// The number of the set.
    pub(in crate::technique) set: usize,
    /// The digit that it lost.
    pub(in crate::technique) lost: Digit,
}

impl LockedSetLoss {
    fn number(self, digits: usize) -> usize {
        self.set * digits + self.lost.index()
    }
}

/// The links of a board through its almost locked sets of two or more cells.
pub(in crate::technique) struct SetLinks<G: Geometry, const W: usize> {
    sets: Vec<AlmostLockedSet<G>>,
    /// The number of digits of the board.
    digits: usize,
    /// For each set and each digit that it may lose, the nodes that are then false, and the nodes that are then
    /// true.
    off: Vec<Bits<W>>,
    on: Vec<Bits<W>>,
    /// For each set and each digit that it may lose, the further sets that then lose a digit.
    next: Vec<Vec<LockedSetLoss>>,
    /// For each node, the sets that lose a digit when it is true.
    entries: Vec<Vec<LockedSetLoss>>,
    through_one: Vec<Bits<W>>,
    through_more: Vec<Bits<W>>,
    forced: Vec<Bits<W>>,
    forced_by_more: Vec<Bits<W>>,
}

impl<G: Geometry, const W: usize> SetLinks<G, W> {
    pub(super) fn new(board: &Board<G>, nodes: &Nodes<G>) -> Self {
        let mut sets = sets::of(board);
        // A set of one cell is a cell of two candidates, whose links the graph has already.
        sets.retain(|set| set.cells.len() > 1);
        let digits = board.tables().digit_count();
        let count = sets.len() * digits;
        let none = || vec![Bits::EMPTY; nodes.len()];
        let mut links = Self {
            sets,
            digits,
            off: vec![Bits::EMPTY; count],
            on: vec![Bits::EMPTY; count],
            next: vec![Vec::new(); count],
            entries: vec![Vec::new(); nodes.len()],
            through_one: none(),
            through_more: none(),
            forced: none(),
            forced_by_more: none(),
        };
        for set in 0..links.sets.len() {
            for lost in links.sets[set].digits.iter() {
                // What each set does when it loses a digit is worked out once. Nodes then only look up which sets
                // they lock.
                links.lock(board, nodes, LockedSetLoss { set, lost });
            }
        }
        for node in 0..nodes.len() {
            links.go_through(node);
        }
        links
    }

    /// The set with this number.
    pub(in crate::technique) fn set(&self, number: usize) -> &AlmostLockedSet<G> {
        &self.sets[number]
    }

    /// The nodes that one set makes false if `node` is true.
    pub(super) fn through_one(&self, node: usize) -> &Bits<W> {
        &self.through_one[node]
    }

    /// The nodes that two or more sets in sequence make false if `node` is true.
    pub(super) fn through_more(&self, node: usize) -> &Bits<W> {
        &self.through_more[node]
    }

    /// The nodes that one set makes true if `node` is true.
    pub(super) fn forced(&self, node: usize) -> &Bits<W> {
        &self.forced[node]
    }

    /// The nodes that two or more sets in sequence make true if `node` is true.
    pub(super) fn forced_by_more(&self, node: usize) -> &Bits<W> {
        &self.forced_by_more[node]
    }

    fn lock(&mut self, board: &Board<G>, nodes: &Nodes<G>, locked: LockedSetLoss) {
        let set = self.sets[locked.set];
        let rest = set.digits.without(DigitSet::of(locked.lost));
        let mut off = Bits::EMPTY;
        for digit in rest.iter() {
            off.unite(&within(nodes, digit, set.seen(digit)));
        }
        self.off[locked.number(self.digits)] = off;
        self.on[locked.number(self.digits)] = alone(board, nodes, &set, rest);
        self.next[locked.number(self.digits)] = self.locked_by(&set, rest);
        for node in within::<G, W>(nodes, locked.lost, set.seen(locked.lost)).iter() {
            self.entries[node].push(locked);
        }
    }

    /// The sets other than `set` that lose a digit if `set` holds all of `digits`.
    fn locked_by(&self, set: &AlmostLockedSet<G>, digits: DigitSet) -> Vec<LockedSetLoss> {
        let mut next = Vec::new();
        for lost in digits.iter().filter(|&digit| !set.seen(digit).is_empty()) {
            let seen = set.seen(lost);
            let loses = |other: &AlmostLockedSet<G>| {
                let places = other.places(lost);
                !places.is_empty() && places.is_within(seen) && !other.cells.meets(set.cells)
            };
            let others = self.sets.iter().enumerate().filter(|(_, other)| loses(other));
            next.extend(others.map(|(set, _)| LockedSetLoss { set, lost }));
        }
        next
    }

    /// Records the nodes that follow through sets if `node` is true: first through the sets that `node` itself locks,
    /// then through sets that other sets lock.
    fn go_through(&mut self, node: usize) {
        // Breadth first over locked sets, each once, so that chains of sets end.
        let mut met = vec![false; self.off.len()];
        let mut queue = self.entries[node].clone();
        for locked in &queue {
            met[locked.number(self.digits)] = true;
        }
        let (first, mut at) = (queue.len(), 0);
        while let Some(&locked) = queue.get(at) {
            let number = locked.number(self.digits);
            // Sets that the node itself locks are one link, those behind them a longer one.
            if at < first {
                self.through_one[node].unite(&self.off[number]);
                self.forced[node].unite(&self.on[number]);
            } else {
                self.through_more[node].unite(&self.off[number]);
                self.forced_by_more[node].unite(&self.on[number]);
            }
            for &next in &self.next[number] {
                if !met[next.number(self.digits)] {
                    met[next.number(self.digits)] = true;
                    queue.push(next);
                }
            }
            at += 1;
        }
    }

    /// The sets each of which alone leads to `to` if `from` is true. Leaves out sets with a cell in `taken`.
    pub(super) fn by_one(
        &self,
        from: usize,
        to: NodeState,
        taken: G::Set,
    ) -> impl Iterator<Item = LockedSetLoss> {
        let does = move |locked: &LockedSetLoss| {
            self.leads_to(*locked, to) && !self.set(locked.set).cells.meets(taken)
        };
        self.entries[from].iter().copied().filter(does)
    }

    /// Whether the locked set makes the node of `to` true or false, as `to` says.
    fn leads_to(&self, locked: LockedSetLoss, to: NodeState) -> bool {
        let nodes = if to.on { &self.on } else { &self.off };
        nodes[locked.number(self.digits)].contains(to.node)
    }

    /// The shortest sequence of sets, each locked by the set before it, that leads to `to` if `from` is true. Returns
    /// `None` if there is no sequence of at least two sets without a cell in `taken`.
    pub(super) fn by_more(
        &self,
        from: usize,
        to: NodeState,
        taken: G::Set,
    ) -> Option<Vec<LockedSetLoss>> {
        let free = |locked: &LockedSetLoss| !self.set(locked.set).cells.meets(taken);
        let mut met = vec![false; self.off.len()];
        let entries = self.entries[from].iter().copied().filter(free);
        let mut queue: Vec<(LockedSetLoss, Option<usize>)> =
            entries.map(|one| (one, None)).collect();
        for (locked, _) in &queue {
            met[locked.number(self.digits)] = true;
        }
        let mut at = 0;
        while let Some(&(locked, before)) = queue.get(at) {
            // One set alone makes a link of another kind: see `by_one`.
            if before.is_some() && self.leads_to(locked, to) {
                return Some(line(&queue, at));
            }
            for &next in self.next[locked.number(self.digits)].iter().filter(|next| free(next)) {
                if !met[next.number(self.digits)] {
                    met[next.number(self.digits)] = true;
                    queue.push((next, Some(at)));
                }
            }
            at += 1;
        }
        None
    }
}

/// The sequence of sets that ends at an index of the queue.
fn line(queue: &[(LockedSetLoss, Option<usize>)], end: usize) -> Vec<LockedSetLoss> {
    let mut line: Vec<LockedSetLoss> =
        std::iter::successors(Some(end), |&at| queue[at].1).map(|at| queue[at].0).collect();
    line.reverse();
    line
}

/// The nodes of `digit` whose cells are all among `cells`.
fn within<G: Geometry, const W: usize>(nodes: &Nodes<G>, digit: Digit, cells: G::Set) -> Bits<W> {
    if cells.is_empty() {
        return Bits::EMPTY;
    }
    let single = cells.iter().map(|cell| nodes.of(Candidate { cell, digit }));
    let inside = |&group: &usize| {
        let spot = nodes.spot(group);
        spot.digit == digit && spot.cells.is_within(cells)
    };
    single.chain(nodes.groups().filter(inside)).collect()
}

/// The last candidates of cells that had three or more, if `set` holds all of `digits`.
fn alone<G: Geometry, const W: usize>(
    board: &Board<G>,
    nodes: &Nodes<G>,
    set: &AlmostLockedSet<G>,
    digits: DigitSet,
) -> Bits<W> {
    // Such a cell need not see the whole set. It is enough that it sees all places of the digits that it loses.
    let near = digits.iter().fold(<G::Set>::EMPTY, |near, digit| near.or(set.seen(digit)));
    let left = |cell: Cell| {
        let all = board.candidates(cell);
        let gone = |&digit: &Digit| digits.contains(digit) && set.seen(digit).contains(cell);
        let mut rest = all.iter().filter(|digit| !gone(digit));
        let (only, more) = (rest.next()?, rest.next());
        let digit = (all.len() > 2 && more.is_none()).then_some(only)?;
        Some(nodes.of(Candidate { cell, digit }))
    };
    near.iter().filter_map(left).collect()
}
