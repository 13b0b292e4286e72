//! Chains from all candidates of a cell, from all places of a digit in a house, from a candidate on and off, and
//! those that end in a contradiction.
//!
//! Cell by cell, in a cell digit by digit: the contradictions of on and off, what follows from both, what follows from
//! all places in the block, the row and the column of which the cell is the first place; at last what follows from all
//! candidates of the cell. Of these first what is on, then what is off, in the order of the first chain.

use super::super::bits::{first, ones};
use super::super::hint::Hint;
use super::super::regions::{CELLS, OF, PLACE};
use super::super::sheet::Sheet;
use super::closure::Closure;
use super::found::Rank;
use super::length;
use super::literal::{COUNT, Cause, Literal, LiteralSet};
use super::nested::{Nests, nested_complexity};
use super::rules::Rules;
use crate::engine::{Cancelled, Control};

/// What follows from each literal, as far as it was asked for, and the memory for it.
pub(in super::super) struct Workshop {
    closures: Vec<Closure>,
    used: usize,
    /// One more than the number of the closure of each literal; 0 for none.
    of: Box<[u16; COUNT]>,
    nests: Nests,
}

impl Default for Workshop {
    fn default() -> Self {
        let of = Box::new([0; COUNT]);
        Self { closures: Vec::new(), used: 0, of, nests: Nests::default() }
    }
}

/// A closure, by its number, and one of its nodes.
pub(super) type Target = (usize, u16);

/// What all the chains of a hint start from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A candidate, on and off.
    Both,
    /// The candidates of a cell.
    Cell,
    /// The places in a house of kind 0 (block), 1 (row) or 2 (column).
    House(u8),
    /// One assumption with a contradiction.
    Contradiction,
}

impl Kind {
    fn rank(self) -> u8 {
        match self {
            Self::Both => 1,
            Self::Cell => 5,
            Self::House(_) => 6,
            Self::Contradiction => 7,
        }
    }

    /// Why what a chain starts from is on, where it starts from one of all possibilities.
    pub(super) fn cause(self) -> Cause {
        match self {
            Self::Cell => Cause::Cell,
            Self::House(kind) => Cause::House(kind),
            Self::Both | Self::Contradiction => Cause::Assumed,
        }
    }
}

/// Takes the hints that a search finds.
pub(super) trait Sink {
    /// A hint: its chains end in `targets`, and `conclusion` follows.
    fn take(&mut self, closures: &[Closure], targets: &[Target], kind: Kind, conclusion: Literal);
}

/// What follows once `conclusion` is known.
pub(super) fn removal(sheet: &Sheet, conclusion: Literal) -> (usize, u16) {
    let (cell, digit) = (conclusion.cell(), 1 << conclusion.digit());
    let lost = if conclusion.is_on() { sheet.candidates(cell) & !digit } else { digit };
    (cell, lost)
}

/// The rank of a hint.
pub(super) fn rank(closures: &[Closure], targets: &[Target], kind: Kind, rules: Rules) -> Rank {
    let counts = targets.iter().map(|&(closure, node)| closures[closure].count(node));
    let complexity = counts.sum::<u32>() + nested_complexity(closures, targets);
    Rank { rating: rules.rating() + length(complexity), complexity, kind: kind.rank() }
}

/// Keeps the best hint.
struct Best<'a> {
    sheet: &'a Sheet,
    rules: Rules,
    known: Option<(Rank, Literal)>,
}

impl Sink for Best<'_> {
    fn take(&mut self, closures: &[Closure], targets: &[Target], kind: Kind, conclusion: Literal) {
        if let Some((best, _)) = &self.known {
            let depths =
                targets.iter().map(|&(of, node)| u32::from(closures[of].node(node).depth) + 1);
            if (depths.sum::<u32>(), kind.rank()) >= (best.complexity, best.kind) {
                return;
            }
        }
        if removal(self.sheet, conclusion).1 == 0 {
            return;
        }
        let rank = rank(closures, targets, kind, self.rules);
        if rank.is_below(self.known.as_ref().map(|(best, _)| best)) {
            self.known = Some((rank, conclusion));
        }
    }
}

/// The best hint by `rules`.
///
/// # Errors
/// [`Cancelled`] where the work was told to stop.
pub(super) fn best(
    sheet: &Sheet,
    rules: Rules,
    workshop: &mut Workshop,
    control: &Control,
) -> Result<Option<Hint>, Cancelled> {
    let mut sink = Best { sheet, rules, known: None };
    workshop.search(sheet, rules, &mut sink, control)?;
    Ok(sink.known.map(|(rank, conclusion)| Hint {
        rating: rank.rating,
        placement: conclusion.is_on().then(|| (conclusion.cell(), conclusion.digit())),
        removals: vec![removal(sheet, conclusion)],
    }))
}

impl Workshop {
    /// What was found out in the last search.
    pub(super) fn closures(&self) -> &[Closure] {
        &self.closures
    }

    /// Gives `sink` all hints by `rules`, in order.
    ///
    /// # Errors
    /// [`Cancelled`] where the work was told to stop.
    pub(super) fn search(
        &mut self,
        sheet: &Sheet,
        rules: Rules,
        sink: &mut impl Sink,
        control: &Control,
    ) -> Result<(), Cancelled> {
        self.used = 0;
        self.of.fill(0);
        let mut search = Search { workshop: self, sheet, rules, sink, control };
        for cell in (0..81).filter(|&cell| sheet.count(cell) >= rules.fewest()) {
            search.start_at(cell)?;
        }
        Ok(())
    }
}

struct Search<'a, S> {
    workshop: &'a mut Workshop,
    sheet: &'a Sheet,
    rules: Rules,
    sink: &'a mut S,
    control: &'a Control,
}

impl<S: Sink> Search<'_, S> {
    fn start_at(&mut self, cell: usize) -> Result<(), Cancelled> {
        let digits = self.sheet.candidates(cell);
        for digit in ones(digits) {
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
        let starts: Vec<Literal> = ones(digits).map(|digit| Literal::on(cell, digit)).collect();
        self.follow_all(&starts, Kind::Cell)
    }

    fn closure(&mut self, literal: Literal) -> Result<usize, Cancelled> {
        let shop = &mut *self.workshop;
        let known = usize::from(shop.of[literal.index()]);
        if known > 0 {
            return Ok(known - 1);
        }
        let number = shop.used;
        if number == shop.closures.len() {
            shop.closures.push(Closure::default());
        }
        let closure = &mut shop.closures[number];
        closure.fill(self.sheet, literal, self.rules, &mut shop.nests, self.control)?;
        shop.used += 1;
        shop.of[literal.index()] = shop.used as u16;
        Ok(number)
    }

    fn on_and_off(&mut self, cell: usize, digit: usize) -> Result<(), Cancelled> {
        let literal = Literal::on(cell, digit);
        let on = self.closure(literal)?;
        self.contradiction(on, literal);
        let off = self.closure(literal.negated())?;
        self.contradiction(off, literal.negated());
        if self.rules != Rules::Nishio && self.sheet.count(cell) >= 3 {
            self.follow_both(on, off);
        }
        Ok(())
    }

    fn contradiction(&mut self, of: usize, assumed: Literal) {
        let closures = &self.workshop.closures;
        if let Some([on, off]) = closures[of].contradiction {
            let targets = [(of, on), (of, off)];
            self.sink.take(closures, &targets, Kind::Contradiction, assumed.negated());
        }
    }

    fn follow_both(&mut self, on: usize, off: usize) {
        let closures = &self.workshop.closures;
        let [one, other] = [&closures[on], &closures[off]];
        for &node in one.on.iter().chain(&one.off) {
            let conclusion = one.node(node).literal;
            if let Some(twin) = other.node_of(conclusion) {
                self.sink.take(closures, &[(on, node), (off, twin)], Kind::Both, conclusion);
            }
        }
    }

    fn start_in_houses(&mut self, cell: usize, digit: usize) -> Result<(), Cancelled> {
        for kind in 0..3 {
            let house = usize::from(OF[cell][kind]);
            let places = self.sheet.places(house, digit);
            if places.count_ones() >= 2 && first(places) == usize::from(PLACE[cell][kind]) {
                let cells = ones(places).map(|place| usize::from(CELLS[house][place]));
                let starts: Vec<Literal> = cells.map(|cell| Literal::on(cell, digit)).collect();
                self.follow_all(&starts, Kind::House(kind as u8))?;
            }
        }
        Ok(())
    }

    /// What follows from each of `starts`, of which one is right.
    fn follow_all(&mut self, starts: &[Literal], kind: Kind) -> Result<(), Cancelled> {
        let mut of = [0; 9];
        for (of, &start) in of.iter_mut().zip(starts) {
            *of = self.closure(start)?;
        }
        let of = &of[..starts.len()];
        let closures = &self.workshop.closures;
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
                self.sink.take(closures, &targets, kind, conclusion);
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
