//! Chains from all candidates of a cell, from all places of a digit in a house, or from a candidate both on and
//! off, and chains to a contradiction.
//!
//! The order is: cell by cell, and in a cell digit by digit. For a candidate: the contradictions of on and off,
//! the consequences of both, then the common consequences of all places in the block, the row and the column,
//! if the cell is the first place there. After all digits come the common consequences of all candidates of the
//! cell. Consequences that are on come before those that are off, in the order of the first chain. Of two hints
//! with the same rank the first counts, so this order is part of the scale.
//!
//! Dynamic chains of a high level have other chains as steps. So a search fills closures, and filling a closure
//! may need another search, on the sheet as the chain has changed it and by rules of a lower level. That is why
//! both are in this file. The recursion ends because no rules have themselves as steps.

use std::collections::HashSet;

use super::super::bits::{first, ones};
use super::super::board::RatedBoard;
use super::super::hint::RatedStep;
use super::super::sheet::Sheet;
use super::closure::{Closure, NestedChain, forgotten};
use super::literal::{COUNT, Cause, ChainLiteral, LiteralSet};
use super::rank::{Rank, Removals, in_order, length, removal};
use super::rules::Rules;
use super::{advanced, unary};
use crate::{Cancelled, Control};

/// The closures of literals, computed when they are first needed. Keeps its memory between searches.
pub(in super::super) struct Closures {
    all: Vec<Closure>,
    used: usize,
    /// For each literal, 1 + the index of its closure, or 0 if it has none yet.
    of: Box<[u16; COUNT]>,
    /// The closures of chains that are steps of these chains, once there are any.
    nested: Option<Box<Closures>>,
}

impl Default for Closures {
    fn default() -> Self {
        let of = Box::new([0; COUNT]);
        Self { all: Vec::new(), used: 0, of, nested: None }
    }
}

/// The index of a closure, and one of its nodes.
type ChainEnd = (usize, u16);

/// The common start of the chains of a hint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ChainStart {
    /// A candidate, both on and off.
    Both,
    /// All candidates of a cell.
    Cell,
    /// All places of a digit in a house of this kind: 0 (block), 1 (row), 2 (column) or a further kind.
    House(u8),
    /// One assumption with a contradiction.
    Contradiction,
}

impl ChainStart {
    fn rank(self) -> u8 {
        match self {
            Self::Both => 1,
            Self::Cell => 5,
            Self::House(_) => 6,
            Self::Contradiction => 7,
        }
    }

    /// The cause of the start of a chain. If the chains start from all possibilities, each start is on because
    /// the others are off.
    fn cause(self) -> Cause {
        match self {
            Self::Cell => Cause::Cell,
            Self::House(kind) => Cause::House(kind),
            Self::Both | Self::Contradiction => Cause::Assumed,
        }
    }
}

/// Receives the hints that a search finds.
trait HintSink {
    /// Receives a hint. Its chains end in `targets`, and `conclusion` follows.
    fn take(
        &mut self,
        closures: &[Closure],
        targets: &[ChainEnd],
        start: ChainStart,
        conclusion: ChainLiteral,
    );
}

/// The rank of a hint.
fn rank(closures: &[Closure], targets: &[ChainEnd], start: ChainStart, rules: Rules) -> Rank {
    let counts = targets.iter().map(|&(closure, node)| closures[closure].count(node));
    let complexity = counts.sum::<u32>() + nested_complexity(closures, targets);
    Rank { rating: rules.rating() + length(complexity), complexity, kind: start.rank() }
}

/// Keeps the best hint.
///
/// Counting the nodes of a chain takes long, and most hints are worse than the best so far. So a hint is first
/// compared by a lower bound: a chain has more nodes than the steps of its longest path.
struct BestHint<'a, B: RatedBoard> {
    sheet: &'a Sheet<B>,
    rules: Rules,
    known: Option<(Rank, ChainLiteral)>,
}

impl<B: RatedBoard> HintSink for BestHint<'_, B> {
    fn take(
        &mut self,
        closures: &[Closure],
        targets: &[ChainEnd],
        start: ChainStart,
        conclusion: ChainLiteral,
    ) {
        if let Some((best, _)) = &self.known {
            let depths =
                targets.iter().map(|&(of, node)| u32::from(closures[of].node(node).depth) + 1);
            // All hints of one search have the same base, and more steps are never rated lower. So complexity and
            // kind decide here.
            if (depths.sum::<u32>(), start.rank()) >= (best.complexity, best.kind) {
                return;
            }
        }
        // Conclusions that are known already are no hints. This is asked after the bound, which ends more of them.
        if removal(self.sheet, conclusion).1 == 0 {
            return;
        }
        let rank = rank(closures, targets, start, self.rules);
        if rank.is_below(self.known.as_ref().map(|(best, _)| best)) {
            self.known = Some((rank, conclusion));
        }
    }
}

/// The best hint by `rules`. Returns `None` if there is none.
///
/// # Errors
/// Returns [`Cancelled`] if the work was cancelled.
pub(super) fn best<B: RatedBoard>(
    sheet: &Sheet<B>,
    rules: Rules,
    closures: &mut Closures,
    control: &Control,
) -> Result<Option<RatedStep>, Cancelled> {
    let mut sink = BestHint { sheet, rules, known: None };
    closures.search(sheet, rules, &mut sink, control)?;
    Ok(sink.known.map(|(rank, conclusion)| RatedStep {
        rating: rank.rating,
        placement: conclusion.is_on().then(|| (conclusion.cell(), conclusion.digit())),
        removals: vec![removal(sheet, conclusion)],
    }))
}

impl Closures {
    /// Passes all hints by `rules` to `sink`, in order.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the work was cancelled.
    fn search<B: RatedBoard>(
        &mut self,
        sheet: &Sheet<B>,
        rules: Rules,
        sink: &mut impl HintSink,
        control: &Control,
    ) -> Result<(), Cancelled> {
        self.used = 0;
        // The memory of the closures stays, their contents do not: each search is on another sheet.
        self.of.fill(0);
        let mut search = MultipleSearch { closures: self, sheet, rules, sink, control };
        for cell in (0..81).filter(|&cell| sheet.count(cell) >= rules.fewest()) {
            search.start_at(cell)?;
        }
        Ok(())
    }
}

struct MultipleSearch<'a, B: RatedBoard, S> {
    closures: &'a mut Closures,
    sheet: &'a Sheet<B>,
    rules: Rules,
    sink: &'a mut S,
    control: &'a Control,
}

impl<B: RatedBoard, S: HintSink> MultipleSearch<'_, B, S> {
    fn start_at(&mut self, cell: usize) -> Result<(), Cancelled> {
        let digits = self.sheet.candidates(cell);
        for digit in ones(digits) {
            // Without a memory, contradictions and the consequences of both are found by forcing chains
            // already.
            if self.rules.remembers() {
                self.on_and_off(cell, digit)?;
            }
            if self.rules != Rules::Nishio {
                self.start_in_houses(cell, digit)?;
            }
        }
        if self.rules == Rules::Nishio {
            return Ok(());
        }
        let starts: Vec<ChainLiteral> =
            ones(digits).map(|digit| ChainLiteral::on(cell, digit)).collect();
        self.follow_all(&starts, ChainStart::Cell)
    }

    fn closure(&mut self, literal: ChainLiteral) -> Result<usize, Cancelled> {
        let closures = &mut *self.closures;
        // A candidate starts chains in its cell and in three houses. Its consequences are computed once for all of
        // them.
        let known = usize::from(closures.of[literal.index()]);
        if known > 0 {
            return Ok(known - 1);
        }
        let number = closures.used;
        if number == closures.all.len() {
            closures.all.push(Closure::default());
        }
        let closure = &mut closures.all[number];
        fill(closure, self.sheet, literal, self.rules, &mut closures.nested, self.control)?;
        closures.used += 1;
        closures.of[literal.index()] = closures.used as u16;
        Ok(number)
    }

    fn on_and_off(&mut self, cell: usize, digit: usize) -> Result<(), Cancelled> {
        let literal = ChainLiteral::on(cell, digit);
        let on = self.closure(literal)?;
        self.contradiction(on, literal);
        let off = self.closure(literal.negated())?;
        self.contradiction(off, literal.negated());
        // With two candidates in the cell, the chains from these two lead to the same conclusions.
        if self.rules != Rules::Nishio && self.sheet.count(cell) >= 3 {
            self.follow_both(on, off);
        }
        Ok(())
    }

    fn contradiction(&mut self, of: usize, assumed: ChainLiteral) {
        let closures = &self.closures.all;
        if let Some([on, off]) = closures[of].contradiction {
            let targets = [(of, on), (of, off)];
            self.sink.take(closures, &targets, ChainStart::Contradiction, assumed.negated());
        }
    }

    fn follow_both(&mut self, on: usize, off: usize) {
        let closures = &self.closures.all;
        let [one, other] = [&closures[on], &closures[off]];
        for &node in one.on.iter().chain(&one.off) {
            let conclusion = one.node(node).literal;
            if let Some(twin) = other.node_of(conclusion) {
                self.sink.take(closures, &[(on, node), (off, twin)], ChainStart::Both, conclusion);
            }
        }
    }

    fn start_in_houses(&mut self, cell: usize, digit: usize) -> Result<(), Cancelled> {
        let board = self.sheet.board();
        for home in board.homes(cell) {
            let places = self.sheet.places(home.house(), digit);
            // Each house and digit once, at its first place.
            if places.count_ones() >= 2 && first(places) == usize::from(home.place) {
                let cells = board.cells(home.house());
                let cells = ones(places).map(|place| usize::from(cells[place]));
                let starts: Vec<ChainLiteral> =
                    cells.map(|cell| ChainLiteral::on(cell, digit)).collect();
                self.follow_all(&starts, ChainStart::House(home.kind))?;
            }
        }
        Ok(())
    }

    /// Finds the common consequences of `starts`, one of which is right.
    fn follow_all(&mut self, starts: &[ChainLiteral], start: ChainStart) -> Result<(), Cancelled> {
        let mut of = [0; 9];
        for (of, &start) in of.iter_mut().zip(starts) {
            *of = self.closure(start)?;
        }
        let of = &of[..starts.len()];
        let closures = &self.closures.all;
        // The intersection of bit sets ends most cases before any chain is looked at.
        let common = common(closures, of);
        if common.is_empty() {
            return Ok(());
        }
        let leading = &closures[of[0]];
        let mut targets = Vec::with_capacity(of.len());
        for &node in leading.on.iter().chain(&leading.off) {
            let conclusion = leading.node(node).literal;
            if common.contains(conclusion) {
                targets.clear();
                let nodes = of.iter().map(|&of| (of, closures[of].node_of(conclusion)));
                targets.extend(nodes.filter_map(|(of, node)| Some((of, node?))));
                self.sink.take(closures, &targets, start, conclusion);
            }
        }
        Ok(())
    }
}

fn common(closures: &[Closure], of: &[usize]) -> LiteralSet {
    let mut common = closures[of[0]].literals.clone();
    of[1..].iter().for_each(|&other| common.retain(&closures[other].literals));
    common
}

/// The sum of the complexities of all different nested chains in the chains that end in `targets`.
fn nested_complexity(closures: &[Closure], targets: &[ChainEnd]) -> u32 {
    if targets.iter().all(|&(of, _)| closures[of].nested.is_empty()) {
        return 0;
    }
    let mut known = HashSet::new();
    let mut sum = 0;
    for &(of, target) in targets {
        for node in closures[of].chain(target) {
            if let Some(nested) = closures[of].nested_of(node)
                && known.insert(&nested.signature)
            {
                sum += nested.complexity;
            }
        }
    }
    sum
}

/// Fills `closure` with all consequences of `source` by `rules`.
fn fill<B: RatedBoard>(
    closure: &mut Closure,
    before: &Sheet<B>,
    source: ChainLiteral,
    rules: Rules,
    nested: &mut Option<Box<Closures>>,
    control: &Control,
) -> Result<(), Cancelled> {
    // A closure with nested chains may take long, so the cancel is asked before each one.
    if control.cancel.is_cancelled() {
        return Err(Cancelled);
    }
    closure.start(source, rules);
    // Candidates made off are removed from a copy, so that later steps see the board as the chain has changed it.
    let mut now = before.clone();
    let mut done = [0; 2];
    loop {
        closure.follow(before, &mut now, rules, &mut done);
        if closure.contradiction.is_some() || !rules.are_extended() {
            return Ok(());
        }
        let known = closure.off.len();
        // Further rules are tried only when singles lead no further, and chains only when those rules find
        // nothing. A literal keeps its first cause, so this order is part of the scale.
        if !advanced::extend(closure, [before, &now]) {
            extend_by_chains(closure, [before, &now], rules, nested, control)?;
        }
        if known == closure.off.len() {
            return Ok(());
        }
    }
}

/// Adds to `closure` the results of the first kind of chains that finds anything, among the kinds for `level`.
fn extend_by_chains<B: RatedBoard>(
    closure: &mut Closure,
    sheets: [&Sheet<B>; 2],
    rules: Rules,
    nested: &mut Option<Box<Closures>>,
    control: &Control,
) -> Result<(), Cancelled> {
    let known = closure.off.len();
    if matches!(rules, Rules::Dynamic(2 | 3)) {
        add_unary(closure, sheets);
    }
    // As on the scale, levels 2 and 3 have forcing chains as steps, and level 3 also multiple chains. From
    // level 4 on, dynamic chains replace both.
    let kinds: &[Rules] = match rules {
        Rules::Dynamic(3) => &[Rules::Multiple],
        Rules::Dynamic(4) => &[Rules::Dynamic(0)],
        Rules::Dynamic(5..) => &[Rules::Dynamic(0), Rules::Dynamic(2)],
        Rules::Holding(level) => &[Rules::Dynamic(level)],
        _ => &[],
    };
    for &rules in kinds {
        if closure.off.len() == known {
            add_multiple(closure, sheets, rules, nested, control)?;
        }
    }
    Ok(())
}

fn add(closure: &mut Closure, removals: &Removals, because: &[ChainLiteral], nested: NestedChain) {
    closure.nested.push(nested);
    let number = closure.nested.len() as u16;
    for &(cell, digits) in removals {
        ones(digits)
            .for_each(|digit| closure.add_off(ChainLiteral::off(cell, digit), because, number));
    }
}

/// Like [`add_multiple`], with forcing chains.
fn add_unary<B: RatedBoard>(closure: &mut Closure, [before, now]: [&Sheet<B>; 2]) {
    for (rank, removals, path) in unary::all(now) {
        let because = causes(before, now, path.steps());
        if !because.is_empty() {
            let nested = NestedChain { signature: path.signature(), complexity: rank.complexity };
            add(closure, &removals, &because, nested);
        }
    }
}

/// The literals that had to be removed from the sheet so that these steps follow, each once.
fn causes<B: RatedBoard>(
    before: &Sheet<B>,
    now: &Sheet<B>,
    steps: impl Iterator<Item = (ChainLiteral, Cause)>,
) -> Vec<ChainLiteral> {
    let (mut causes, mut known) = (Vec::new(), LiteralSet::EMPTY);
    for (literal, cause) in steps.filter(|(literal, _)| literal.is_on()) {
        forgotten(before, now, literal, cause, |off| {
            if known.insert(off) {
                causes.push(off);
            }
        });
    }
    causes
}

/// All hints of a search within a chain.
struct AllHints<'a, B: RatedBoard> {
    sheet: &'a Sheet<B>,
    rules: Rules,
    found: Vec<(Rank, Removals, (Vec<ChainEnd>, ChainStart))>,
}

impl<B: RatedBoard> HintSink for AllHints<'_, B> {
    fn take(
        &mut self,
        closures: &[Closure],
        targets: &[ChainEnd],
        start: ChainStart,
        conclusion: ChainLiteral,
    ) {
        let removal = removal(self.sheet, conclusion);
        if removal.1 != 0 {
            let rank = rank(closures, targets, start, self.rules);
            self.found.push((rank, vec![removal], (targets.to_vec(), start)));
        }
    }
}

/// Adds to `closure` the results of chains by `rules` on the sheet as the closure has changed it. Results that follow
/// without those changes are ignored.
fn add_multiple<B: RatedBoard>(
    closure: &mut Closure,
    [before, now]: [&Sheet<B>; 2],
    rules: Rules,
    nested: &mut Option<Box<Closures>>,
    control: &Control,
) -> Result<(), Cancelled> {
    // Made only once a level needs it, because closures of nested chains are tables of their own.
    let nested = nested.get_or_insert_with(Box::default);
    let mut all = AllHints { sheet: now, rules, found: Vec::new() };
    nested.search(now, rules, &mut all, control)?;
    let closures = &nested.all;
    for (rank, removals, (targets, start)) in in_order(all.found) {
        let because = causes(before, now, steps(closures, &targets, start));
        if !because.is_empty() {
            let signature = signature(closures, &targets);
            add(
                closure,
                &removals,
                &because,
                NestedChain { signature, complexity: rank.complexity },
            );
        }
    }
    Ok(())
}

/// The literals of all chains, with their causes.
fn steps(
    closures: &[Closure],
    targets: &[ChainEnd],
    start: ChainStart,
) -> impl Iterator<Item = (ChainLiteral, Cause)> {
    targets.iter().flat_map(move |&(of, target)| {
        let closure = &closures[of];
        closure.chain(target).into_iter().map(move |node| {
            let node = closure.node(node);
            let is_start = node.cause == Cause::Assumed;
            (node.literal, if is_start { start.cause() } else { node.cause })
        })
    })
}

fn signature(closures: &[Closure], targets: &[ChainEnd]) -> Vec<u16> {
    let literal = |of: usize, node: u16| closures[of].node(node).literal.index() as u16;
    let mut signature: Vec<u16> = targets.iter().map(|&(of, node)| literal(of, node)).collect();
    for &(of, target) in targets {
        signature.push(u16::MAX);
        signature.extend(closures[of].chain(target).into_iter().map(|node| literal(of, node)));
    }
    signature
}
