//! Forcing chains and cycles: chains in which each step has one cause.
//!
//! First those of one digit: X-cycles (6.5), forcing X-chains (6.6); then Y-cycles (6.5), which go from cell to cell of
//! two candidates; then those of both kinds of links (7.0). From each candidate: the cycles, the chain from on to off,
//! the chain from off to on.

use super::super::bits::{cells, ones};
use super::super::hint::Hint;
use super::super::regions::SEEN;
use super::super::sheet::Sheet;
use super::found::{Rank, Removals, in_order};
use super::length;
use super::links::LinkTable;
use super::literal::{Cause, Links, Literal};
use super::unary_search::UnarySearch;

/// A chain from its end back to its start, each literal with its cause.
pub(super) enum Path {
    /// From a literal to its negation.
    Forcing(Vec<(Literal, Cause)>),
    /// From an "on" to itself.
    Cycle(Vec<(Literal, Cause)>),
}

impl Path {
    /// How many different literals there are.
    fn complexity(&self) -> u32 {
        match self {
            Self::Forcing(path) => path.len() as u32,
            Self::Cycle(path) => path.len() as u32 - 1,
        }
    }

    fn rank(&self, links: Links) -> Rank {
        let is_cycle = matches!(self, Self::Cycle(_));
        let complexity = self.complexity();
        rank(is_cycle, links, complexity)
    }

    fn removals(&self, sheet: &Sheet) -> Removals {
        match self {
            Self::Forcing(path) => vec![super::multiple::removal(sheet, path[0].0)],
            Self::Cycle(path) => cycle_removals(sheet, path),
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

fn rank(is_cycle: bool, links: Links, complexity: u32) -> Rank {
    let (base, kind) = match (links, is_cycle) {
        (Links::X, true) => (6.5, 2),
        (Links::X, false) => (6.6, 2),
        (Links::Y, _) => (6.5, 3),
        (Links::Xy, _) => (7.0, 4),
    };
    Rank { rating: base + length(complexity), complexity, kind }
}

/// What a cycle takes away: what is seen both from an "on" and from an "off" of the same digit, outside of its cells.
fn cycle_removals(sheet: &Sheet, path: &[(Literal, Cause)]) -> Removals {
    let mut seen = [[0_u128; 9]; 2];
    let mut own = 0_u128;
    for &(literal, _) in &path[..path.len() - 1] {
        own |= 1 << literal.cell();
        seen[usize::from(literal.is_on())][literal.digit()] |= SEEN[literal.cell()];
    }
    let both = |digit: usize| seen[0][digit] & seen[1][digit] & !own;
    let victims = (0..9).fold(0, |victims, digit| victims | both(digit));
    let lost = cells(victims).map(|cell| {
        let digits = ones(sheet.candidates(cell)).filter(|&digit| both(digit) >> cell & 1 == 1);
        (cell, digits.fold(0, |digits, digit| digits | 1 << digit))
    });
    lost.filter(|&(_, digits)| digits != 0).collect()
}

/// As many literals as no chain has.
const LONGEST: u32 = 1458;

/// Where each kind of links can start.
fn sources(sheet: &Sheet, links: Links) -> impl Iterator<Item = Literal> {
    let counts = if links == Links::Y { 2..=2 } else { 2..=9 };
    let cells = (0..81).filter(move |&cell| counts.contains(&sheet.count(cell)));
    cells.flat_map(|cell| ones(sheet.candidates(cell)).map(move |digit| Literal::on(cell, digit)))
}

/// The best hint.
pub(super) fn best(sheet: &Sheet) -> Option<Hint> {
    let mut best: Option<(Rank, Path, Removals)> = None;
    let table = LinkTable::new(sheet);
    for links in [Links::X, Links::Y, Links::Xy] {
        let mut search = UnarySearch::new(&table, links);
        for source in sources(sheet, links) {
            let longest = longest(best.as_ref().map(|(rank, ..)| rank), links);
            search.chains(source, longest, |path| {
                let rank = path.rank(links);
                if rank.is_below(best.as_ref().map(|(rank, ..)| rank)) {
                    let removals = path.removals(sheet);
                    if !removals.is_empty() {
                        best = Some((rank, path, removals));
                    }
                }
            });
        }
    }
    best.map(|(rank, path, removals)| Hint {
        rating: rank.rating,
        placement: placement(&path),
        removals,
    })
}

fn placement(path: &Path) -> Option<(usize, usize)> {
    let Path::Forcing(path) = path else { return None };
    let end = path[0].0;
    end.is_on().then(|| (end.cell(), end.digit()))
}

/// How many literals a cycle and a chain may have to be better than `best`.
fn longest(best: Option<&Rank>, links: Links) -> [u32; 2] {
    let Some(best) = best else { return [LONGEST; 2] };
    [true, false].map(|is_cycle| {
        let is_better = |&length: &u32| rank(is_cycle, links, length).is_below(Some(best));
        (1..=LONGEST).take_while(is_better).last().unwrap_or(0)
    })
}

/// All hints, in order, of those with the same outcome the first.
pub(super) fn all(sheet: &Sheet) -> Vec<(Rank, Removals, Path)> {
    let mut found = Vec::new();
    let table = LinkTable::new(sheet);
    for links in [Links::X, Links::Y, Links::Xy] {
        let mut search = UnarySearch::new(&table, links);
        for source in sources(sheet, links) {
            search.chains(source, [LONGEST; 2], |path| {
                let removals = path.removals(sheet);
                if !removals.is_empty() {
                    found.push((path.rank(links), removals, path));
                }
            });
        }
    }
    in_order(found)
}
