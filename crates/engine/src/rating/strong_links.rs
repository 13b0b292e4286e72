//! Chains of strong links of one digit: skyscrapers, kites and turbot fish of two links, and those of three and four.
//!
//! A strong link is a house whose places of the digit are two, or form two groups. In a chain, each link ends in a
//! house where the next link starts. So one of the two outer ends holds the digit, and cells that see both lose it. If
//! the outer ends share a house as well, the links form a ring, and cells that see the two ends of any neighbours lose
//! the digit.
//!
//! Ratings start at 4.0, 5.4 and 5.8 for two, three and four links in parallel lines. Blocks or crossing lines add 0.1,
//! both together 0.2, and groups or other houses 0.3. The step is the one with the lowest rating, then the most
//! eliminations, then the lowest [`suffix`](LinkChainHint), then the first found.

use super::bits::cells;
use super::board::RatedBoard;
use super::hint::RatedStep;
use super::sheet::Sheet;
use super::strong_link::{LinkEnd, StrongLink, links_of};

/// The most links of a chain.
const MOST: usize = 4;

/// The step of the best chain of `count` strong links, from 2 to 4. Returns `None` if there is none.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>, count: usize) -> Option<RatedStep> {
    let mut best = None;
    for digit in 0..9 {
        let links = links_of(sheet, digit);
        // A table, because a search for four links asks for the same pairs of ends again and again.
        let joints = Joints::new(sheet.board(), &links);
        let mut search = LinkSearch {
            sheet,
            digit,
            count,
            links: &links,
            joints: &joints,
            chain: Vec::with_capacity(count),
            best: &mut best,
        };
        (0..links.len()).for_each(|link| search.start(link));
    }
    best.map(|best: LinkChainHint| RatedStep {
        rating: best.rating,
        placement: None,
        removals: cells(best.victims).map(|cell| (cell, 1 << best.digit)).collect(),
    })
}

/// A link of a chain, entered at one of its ends.
#[derive(Clone, Copy, PartialEq, Eq)]
struct EnteredLink {
    link: usize,
    /// The end at which the chain enters the link: 0 or 1.
    entry: usize,
}

/// The houses that two ends share.
struct Joints {
    /// By the number of an end and of another: the house, or [`NONE`](Self::NONE).
    houses: Vec<u8>,
    count: usize,
}

impl Joints {
    const NONE: u8 = u8::MAX;

    fn new<B: RatedBoard>(board: &B, links: &[StrongLink]) -> Self {
        let ends: Vec<LinkEnd> = links.iter().flat_map(|link| link.ends).collect();
        let shared = |one: LinkEnd, other: LinkEnd| shared(board, one.cells | other.cells);
        let houses = ends.iter().flat_map(|&one| ends.iter().map(move |&other| shared(one, other)));
        Self { houses: houses.collect(), count: ends.len() }
    }

    fn of(&self, one: usize, other: usize) -> Option<usize> {
        let house = self.houses[one * self.count + other];
        (house != Self::NONE).then_some(usize::from(house))
    }
}

/// The first house that holds all of `cells`: column, row, block, then the others by kind, but diagonals last.
fn shared<B: RatedBoard>(board: &B, cells: u128) -> u8 {
    let cell = cells.trailing_zeros() as usize;
    let holds = |kinds: &[u8]| {
        let homes = board.homes(cell).filter(|home| kinds.contains(&home.kind));
        let mut holding = homes.filter(|home| cells & !board.mask(home.house()) == 0);
        holding.next().map(|home| home.house)
    };
    let kinds: [&[u8]; 5] = [&[2], &[1], &[0], &[3, 4, 7, 8, 9], &[5, 6]];
    kinds.into_iter().find_map(holds).unwrap_or(Joints::NONE)
}

/// A chain that eliminates something, with the keys by which chains are compared.
struct LinkChainHint {
    rating: f64,
    /// The number of eliminations. In a ring, a cell counts once for each two ends that exclude it.
    count: u32,
    /// The number of links with groups, then the kinds of the houses of the links.
    suffix: String,
    order: FoundOrder,
    digit: usize,
    victims: u128,
}

impl LinkChainHint {
    fn is_better_than(&self, other: &Self) -> bool {
        let rating = self.rating.total_cmp(&other.rating);
        let rank = rating.then(other.count.cmp(&self.count));
        rank.then_with(|| self.suffix.cmp(&other.suffix))
            .then_with(|| self.order.cmp(&other.order))
            .is_lt()
    }
}

/// The place of a chain in the order of the search on the scale. It searches the sets of kinds of houses by their last
/// kinds first, then the digits, then the links of the set, then the orders of these links, then the directions.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct FoundOrder {
    kinds_from_last: [u8; MOST],
    digit: usize,
    links: [usize; MOST],
    permutation: usize,
    entries: [usize; MOST],
}

struct LinkSearch<'a, B: RatedBoard> {
    sheet: &'a Sheet<B>,
    digit: usize,
    count: usize,
    links: &'a [StrongLink],
    joints: &'a Joints,
    chain: Vec<EnteredLink>,
    best: &'a mut Option<LinkChainHint>,
}

impl<B: RatedBoard> LinkSearch<'_, B> {
    fn start(&mut self, link: usize) {
        for entry in 0..2 {
            self.extend(EnteredLink { link, entry });
        }
    }

    fn extend(&mut self, next: EnteredLink) {
        self.chain.push(next);
        if self.chain.len() < self.count {
            for link in 0..self.links.len() {
                for entry in 0..2 {
                    if self.continues(next, EnteredLink { link, entry }) {
                        self.extend(EnteredLink { link, entry });
                    }
                }
            }
        } else if next.link > self.chain[0].link {
            // Each chain is found in both directions; one is enough.
            self.close();
        }
        self.chain.pop();
    }

    /// Whether `next` can follow `last`: it starts in a house where `last` ends, and no cell is in two links.
    fn continues(&self, last: EnteredLink, next: EnteredLink) -> bool {
        let cells = self.links[next.link].cells;
        self.joint(last, next).is_some()
            && self.chain.iter().all(|known| self.links[known.link].cells & cells == 0)
    }

    fn joint(&self, last: EnteredLink, next: EnteredLink) -> Option<usize> {
        self.joints.of(last.link * 2 + 1 - last.entry, next.link * 2 + next.entry)
    }

    fn close(&mut self) {
        let (first, last) = (self.chain[0], self.chain[self.count - 1]);
        let is_ring = self.joint(last, first).is_some();
        let is_leading = self.chain.iter().all(|entered| entered.link >= first.link);
        // A ring can start at each of its links and run in both directions. One of these is enough.
        if is_ring && !(is_leading && first.entry == 0) {
            return;
        }
        let (victims, count) = if is_ring { self.ring_victims() } else { self.chain_victims() };
        if victims != 0 {
            self.offer(victims, count);
        }
    }

    fn entry(&self, at: usize) -> LinkEnd {
        let EnteredLink { link, entry } = self.chain[at];
        self.links[link].ends[entry]
    }

    fn exit(&self, at: usize) -> LinkEnd {
        let EnteredLink { link, entry } = self.chain[at];
        self.links[link].ends[1 - entry]
    }

    /// The cells with the digit outside the houses of the links that see all of both ends.
    fn seen_by(&self, one: LinkEnd, other: LinkEnd) -> u128 {
        let board = self.sheet.board();
        let houses = self
            .chain
            .iter()
            .fold(0, |cells, entered| cells | board.mask(self.links[entered.link].house));
        let ends = one.cells | other.cells;
        let seen = cells(ends).fold(!houses, |seen, cell| seen & board.seen(cell));
        let with = |cell: &usize| self.sheet.has(*cell, self.digit);
        cells(seen).filter(with).fold(0, |victims, cell| victims | 1 << cell)
    }

    fn chain_victims(&self) -> (u128, u32) {
        let joints = self.chain.windows(2).filter_map(|pair| self.joint(pair[0], pair[1]));
        // As on the scale, the cells of the joints are left out.
        let joints = joints.fold(0, |cells, house| cells | self.sheet.board().mask(house));
        let victims = self.seen_by(self.entry(0), self.exit(self.count - 1)) & !joints;
        (victims, victims.count_ones())
    }

    fn ring_victims(&self) -> (u128, u32) {
        let outer = self.seen_by(self.entry(0), self.exit(self.count - 1));
        let inner = (1..self.count).map(|at| self.seen_by(self.exit(at - 1), self.entry(at)));
        inner
            .chain([outer])
            .fold((0, 0), |(all, count), victims| (all | victims, count + victims.count_ones()))
    }

    fn offer(&mut self, victims: u128, count: u32) {
        let links = || self.chain.iter().map(|entered| &self.links[entered.link]);
        let grouped = links().filter(|link| link.is_grouped).count();
        let kinds: Vec<u8> = links().map(|link| link.kind).collect();
        let rating = rating(&kinds, grouped);
        // The cheap key decides most cases, before texts are made for the others.
        if self.best.as_ref().is_some_and(|best| best.rating < rating) {
            return;
        }
        let hint = LinkChainHint {
            rating,
            count,
            suffix: format!("{grouped}{}", kinds_name(&kinds)),
            order: self.order(),
            digit: self.digit,
            victims,
        };
        if self.best.as_ref().is_none_or(|best| hint.is_better_than(best)) {
            *self.best = Some(hint);
        }
    }

    fn order(&self) -> FoundOrder {
        let mut sorted: Vec<usize> = self.chain.iter().map(|entered| entered.link).collect();
        sorted.sort_unstable();
        let (mut kinds_from_last, mut links) = ([0; MOST], [0; MOST]);
        for (at, &link) in sorted.iter().enumerate() {
            kinds_from_last[sorted.len() - 1 - at] = self.links[link].kind;
            links[at] = link;
        }
        let mut permutation = [0; MOST];
        let mut entries = [0; MOST];
        for (at, entered) in self.chain.iter().enumerate() {
            permutation[at] = sorted.iter().position(|&link| link == entered.link).unwrap_or(0);
            entries[at] = entered.entry;
        }
        let permutation = permutation_number(&permutation[..self.count]);
        FoundOrder { kinds_from_last, digit: self.digit, links, permutation, entries }
    }
}

/// The place of a permutation in the order in which the scale tries them: by swaps of two members (the counting
/// QuickPerm algorithm of Phillip Paul Fuchs).
fn permutation_number(wanted: &[usize]) -> usize {
    let count = wanted.len();
    let mut permutation: Vec<usize> = (0..count).collect();
    let mut left: Vec<usize> = (0..=count).collect();
    let (mut number, mut at) = (0, 1);
    while permutation != wanted && at < count {
        left[at] -= 1;
        let other = if at % 2 == 1 { left[at] } else { 0 };
        permutation.swap(other, at);
        number += 1;
        at = 1;
        while left[at] == 0 {
            left[at] = at;
            at += 1;
        }
    }
    number
}

/// The rating of a chain by the kinds of the houses of its links, and the number of links with groups.
fn rating(kinds: &[u8], grouped: usize) -> f64 {
    let base = [4.0, 5.4, 5.8][kinds.len() - 2];
    let name = kinds_name(kinds);
    let has = |kind: char| name.contains(kind);
    if grouped > 0 || kinds.iter().any(|&kind| kind > 2) {
        base + 0.3
    } else if !has('0') && !has('2') {
        base
    } else if has('0') && has('2') {
        base + 0.2
    } else {
        base + 0.1
    }
}

/// The kinds of houses as digits: in the direction, and with the role of rows and columns, that gives the least text.
/// Without rows, columns count as rows.
fn kinds_name(kinds: &[u8]) -> String {
    let text = |kinds: &mut dyn Iterator<Item = u8>| -> String {
        kinds.map(|kind| char::from(b'0' + kind)).collect()
    };
    let (there, back) = (text(&mut kinds.iter().copied()), text(&mut kinds.iter().rev().copied()));
    // A chain has no direction of its own, so both texts stand for the same chain.
    let name = there.min(back);
    if !name.contains('1') {
        return name.replace('2', "1");
    }
    let swapped: String = name.chars().map(swapped).collect();
    let back = swapped.chars().rev().collect();
    name.min(swapped.min(back))
}

fn swapped(kind: char) -> char {
    match kind {
        '1' => '2',
        '2' => '1',
        other => other,
    }
}
