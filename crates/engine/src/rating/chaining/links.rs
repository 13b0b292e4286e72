//! All links of a sheet as tables, for searches that use them many times.

use super::super::bits::ones;
use super::super::board::RatedBoard;
use super::super::sheet::Sheet;
use super::literal::{Cause, ChainLiteral, LinkKinds, made_off, made_on};

/// A set of candidates: bit `9 * cell + digit`.
type CandidateBits = [u64; 12];

/// The literals that each literal makes off or on: first those by the candidates of its cell, then those by its
/// houses.
pub(super) struct LinkTable {
    links: Vec<(ChainLiteral, Cause)>,
    /// For each literal: the index of its first link, the number of its links by the cell, and the number of
    /// all its links.
    of: Vec<(u32, u8, u8)>,
    /// The candidates that each candidate makes off if it is on, by the indices in `number`.
    off: Vec<CandidateBits>,
    number: [u16; 729],
}

impl LinkTable {
    pub(super) fn new<B: RatedBoard>(sheet: &Sheet<B>) -> Self {
        let mut table = Self {
            links: Vec::with_capacity(6000),
            of: vec![(0, 0, 0); super::literal::COUNT],
            off: Vec::with_capacity(300),
            number: [0; 729],
        };
        for cell in 0..81 {
            ones(sheet.candidates(cell))
                .for_each(|digit| table.add(sheet, ChainLiteral::on(cell, digit)));
        }
        table
    }

    fn add<B: RatedBoard>(&mut self, sheet: &Sheet<B>, on: ChainLiteral) {
        let mut off = [0; 12];
        let mut links = Vec::with_capacity(28);
        made_off(sheet, on, LinkKinds::Xy, |literal, cause| {
            off[candidate(literal) / 64] |= 1 << (candidate(literal) % 64);
            links.push((literal, cause));
        });
        self.push(on, &links);
        links.clear();
        made_on(sheet, on.negated(), LinkKinds::Xy, |literal, cause| links.push((literal, cause)));
        self.push(on.negated(), &links);
        self.number[candidate(on)] = self.off.len() as u16;
        self.off.push(off);
    }

    fn push(&mut self, literal: ChainLiteral, links: &[(ChainLiteral, Cause)]) {
        let in_cell = links.iter().filter(|(other, _)| other.cell() == literal.cell()).count();
        self.of[literal.index()] = (self.links.len() as u32, in_cell as u8, links.len() as u8);
        self.links.extend_from_slice(links);
    }

    /// The literals that directly follow from a literal, in order.
    #[inline]
    pub(super) fn from(&self, literal: ChainLiteral, links: LinkKinds) -> &[(ChainLiteral, Cause)] {
        let (start, in_cell, all) = self.of[literal.index()];
        let (in_cell, all) = (usize::from(in_cell), usize::from(all));
        let range = match links {
            // The links of a literal are sorted by kind, so each kind of chain has a range of them and no filter.
            LinkKinds::X => in_cell..all,
            LinkKinds::Y if !literal.is_on() => 0..in_cell,
            LinkKinds::Y | LinkKinds::Xy => 0..all,
        };
        &self.links[start as usize..][range]
    }

    /// Whether the negation of `source` follows from `source` by both kinds of links. This is much quicker than
    /// the search for the shortest chain, because it ignores the order.
    pub(super) fn refutes_itself(&self, source: ChainLiteral) -> bool {
        let mut reached =
            ReachedCandidates { on: [0; 12], off: [0; 12], pending: Vec::with_capacity(256) };
        if source.is_on() {
            reached.pending.push(source);
        } else {
            self.follow(source, &mut reached);
        }
        // Depth first is enough, because only whether it is reached matters and not how soon.
        while let Some(literal) = reached.pending.pop() {
            if literal == source.negated() || self.follow_on(literal, source, &mut reached) {
                return true;
            }
        }
        false
    }

    /// Follows the literals that `on` makes off. Returns whether the negation of `source` is among them.
    fn follow_on(
        &self,
        on: ChainLiteral,
        source: ChainLiteral,
        reached: &mut ReachedCandidates,
    ) -> bool {
        let off = &self.off[usize::from(self.number[candidate(on)])];
        for (word, &made) in off.iter().enumerate() {
            // Twelve words hold all candidates, so known ones are left out 64 at a time.
            let mut new = made & !reached.off[word];
            reached.off[word] |= new;
            while new != 0 {
                let next = word * 64 + new.trailing_zeros() as usize;
                new &= new - 1;
                let literal = ChainLiteral::off(next / 9, next % 9);
                if literal == source.negated() {
                    return true;
                }
                self.follow(literal, reached);
            }
        }
        false
    }

    /// Adds the literals that `off` makes on.
    #[inline]
    fn follow(&self, off: ChainLiteral, reached: &mut ReachedCandidates) {
        for &(next, _) in self.from(off, LinkKinds::Xy) {
            let (word, bit) = (candidate(next) / 64, 1 << (candidate(next) % 64));
            if reached.on[word] & bit == 0 {
                reached.on[word] |= bit;
                reached.pending.push(next);
            }
        }
    }
}

/// The candidates reached from an assumption, and the "on" literals still to be followed.
struct ReachedCandidates {
    on: CandidateBits,
    off: CandidateBits,
    pending: Vec<ChainLiteral>,
}

/// The index of a literal's candidate.
#[inline]
fn candidate(literal: ChainLiteral) -> usize {
    literal.index() / 2
}
