//! Forcing chains and cycles: chains in which each step has one cause.
//!
//! The order is: chains of one digit (X-cycles 6.5, forcing X-chains 6.6), then Y-cycles (6.5), which go
//! through cells of two candidates, then chains with both kinds of links (7.0). For each candidate: the cycles,
//! the chain from on to off, the chain from off to on.

use super::super::bits::{cells, ones};
use super::super::board::RatedBoard;
use super::super::hint::RatedStep;
use super::super::sheet::Sheet;
use super::links::LinkTable;
use super::literal::{Cause, ChainLiteral, LinkKinds};
use super::rank::{Rank, Removals, in_map_order, in_order, length, removal};
use super::unary_search::{UnaryChain, UnarySearch};

fn rank(chain: &UnaryChain, links: LinkKinds) -> Rank {
    rank_of(matches!(chain, UnaryChain::Cycle(_)), links, chain.complexity())
}

fn removals<B: RatedBoard>(chain: &UnaryChain, sheet: &Sheet<B>) -> Removals {
    match chain {
        UnaryChain::Forcing(path) => vec![removal(sheet, path[0].0)],
        UnaryChain::Cycle(path) => cycle_removals(sheet, path),
    }
}

fn rank_of(is_cycle: bool, links: LinkKinds, complexity: u32) -> Rank {
    let (base, kind) = match (links, is_cycle) {
        (LinkKinds::X, true) => (6.5, 2),
        (LinkKinds::X, false) => (6.6, 2),
        (LinkKinds::Y, _) => (6.5, 3),
        (LinkKinds::Xy, _) => (7.0, 4),
    };
    Rank { rating: base + length(complexity), complexity, kind }
}

/// The eliminations of a cycle: candidates outside its cells that see both an "on" and an "off" of their digit
/// on the cycle.
fn cycle_removals<B: RatedBoard>(sheet: &Sheet<B>, path: &[(ChainLiteral, Cause)]) -> Removals {
    if !B::IS_CLASSIC {
        return in_map_order::<B>(cycle_removals_as_found(sheet, path));
    }
    let (seen, own) = seen_from_cycle(sheet, path);
    let both = |digit: usize| seen[0][digit] & seen[1][digit] & !own;
    let victims = (0..9).fold(0, |victims, digit| victims | both(digit));
    let lost = cells(victims).map(|cell| {
        let digits = ones(sheet.candidates(cell)).filter(|&digit| both(digit) >> cell & 1 == 1);
        (cell, digits.fold(0, |digits, digit| digits | 1 << digit))
    });
    lost.filter(|&(_, digits)| digits != 0).collect()
}

/// [`cycle_removals`] in the order in which the cells on the cycle that are "on", from its end, see them.
fn cycle_removals_as_found<B: RatedBoard>(
    sheet: &Sheet<B>,
    path: &[(ChainLiteral, Cause)],
) -> Removals {
    let (seen, own) = seen_from_cycle(sheet, path);
    let mut lost = Removals::new();
    for literal in path[..path.len() - 1].iter().map(|&(on, _)| on).filter(|on| on.is_on()) {
        let digit = literal.digit();
        let victims = seen[0][digit] & !own;
        for cell in sheet.board().peers(literal.cell()).iter().map(|&cell| usize::from(cell)) {
            if victims >> cell & 1 == 1 && sheet.has(cell, digit) {
                match lost.iter_mut().find(|(known, _)| *known == cell) {
                    Some((_, digits)) => *digits |= 1 << digit,
                    None => lost.push((cell, 1 << digit)),
                }
            }
        }
    }
    lost
}

/// The cells that see an "off" and an "on" of each digit on a cycle, and the cells of the cycle.
fn seen_from_cycle<B: RatedBoard>(
    sheet: &Sheet<B>,
    path: &[(ChainLiteral, Cause)],
) -> ([[u128; 9]; 2], u128) {
    let mut seen = [[0_u128; 9]; 2];
    let mut own = 0_u128;
    for &(literal, _) in &path[..path.len() - 1] {
        own |= 1 << literal.cell();
        seen[usize::from(literal.is_on())][literal.digit()] |= sheet.board().seen(literal.cell());
    }
    (seen, own)
}

/// The number of all literals, so no chain is longer.
const LONGEST: u32 = 1458;

/// The literals at which chains of a kind of links can start.
fn sources<B: RatedBoard>(
    sheet: &Sheet<B>,
    links: LinkKinds,
) -> impl Iterator<Item = ChainLiteral> {
    // A Y-cycle goes from one candidate of a cell to the only other one.
    let counts = if links == LinkKinds::Y { 2..=2 } else { 2..=9 };
    let cells = (0..81).filter(move |&cell| counts.contains(&sheet.count(cell)));
    cells.flat_map(|cell| {
        ones(sheet.candidates(cell)).map(move |digit| ChainLiteral::on(cell, digit))
    })
}

/// The best hint. Returns `None` if there is none.
pub(super) fn best<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let mut best: Option<(Rank, UnaryChain, Removals)> = None;
    let table = LinkTable::new(sheet);
    for links in [LinkKinds::X, LinkKinds::Y, LinkKinds::Xy] {
        let mut search = UnarySearch::new(&table, links);
        for source in sources(sheet, links) {
            // A hint bounds all later searches: chains that would be rated higher are not followed to their end.
            let longest = longest(best.as_ref().map(|(rank, ..)| rank), links);
            search.chains(source, longest, |chain| {
                let rank = rank(&chain, links);
                if rank.is_below(best.as_ref().map(|(rank, ..)| rank)) {
                    let removals = removals(&chain, sheet);
                    if !removals.is_empty() {
                        best = Some((rank, chain, removals));
                    }
                }
            });
        }
    }
    best.map(|(rank, chain, removals)| RatedStep {
        rating: rank.rating,
        placement: placement(&chain),
        removals,
    })
}

fn placement(chain: &UnaryChain) -> Option<(usize, usize)> {
    let UnaryChain::Forcing(path) = chain else { return None };
    let end = path[0].0;
    end.is_on().then(|| (end.cell(), end.digit()))
}

/// The most literals that a cycle and a chain may have to be better than `best`. Longer ones are rated higher,
/// so the search need not find them.
fn longest(best: Option<&Rank>, links: LinkKinds) -> [u32; 2] {
    let Some(best) = best else { return [LONGEST; 2] };
    [true, false].map(|is_cycle| {
        let is_better = |&length: &u32| rank_of(is_cycle, links, length).is_below(Some(best));
        (1..=LONGEST).take_while(is_better).last().unwrap_or(0)
    })
}

/// All hints in order. Of hints with the same eliminations, only the first.
pub(super) fn all<B: RatedBoard>(sheet: &Sheet<B>) -> Vec<(Rank, Removals, UnaryChain)> {
    let mut found = Vec::new();
    let table = LinkTable::new(sheet);
    for links in [LinkKinds::X, LinkKinds::Y, LinkKinds::Xy] {
        let mut search = UnarySearch::new(&table, links);
        for source in sources(sheet, links) {
            search.chains(source, [LONGEST; 2], |chain| {
                let removals = removals(&chain, sheet);
                if !removals.is_empty() {
                    found.push((rank(&chain, links), removals, chain));
                }
            });
        }
    }
    in_order(found)
}
