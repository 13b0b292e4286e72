//! All links of a sheet as tables, for searches that go over them again and again.

use super::super::bits::ones;
use super::super::sheet::Sheet;
use super::literal::{Cause, Links, Literal, made_off, made_on};

/// A set of candidates, by cell and digit.
type Candidates = [u64; 12];

/// What each literal makes off or on: first by the candidates of its cell, then by its houses.
pub(super) struct LinkTable {
    links: Vec<(Literal, Cause)>,
    /// Of each literal, where its links begin, and how many there are by cell and in all.
    of: Vec<(u32, u8, u8)>,
    /// What each candidate makes off if it is on, by the numbers in `number`.
    off: Vec<Candidates>,
    number: [u16; 729],
}

impl LinkTable {
    pub(super) fn new(sheet: &Sheet) -> Self {
        let mut table = Self {
            links: Vec::with_capacity(6000),
            of: vec![(0, 0, 0); super::literal::COUNT],
            off: Vec::with_capacity(300),
            number: [0; 729],
        };
        for cell in 0..81 {
            ones(sheet.candidates(cell))
                .for_each(|digit| table.add(sheet, Literal::on(cell, digit)));
        }
        table
    }

    fn add(&mut self, sheet: &Sheet, on: Literal) {
        let mut off = [0; 12];
        let mut links = Vec::with_capacity(28);
        made_off(sheet, on, Links::Xy, |literal, cause| {
            off[candidate(literal) / 64] |= 1 << (candidate(literal) % 64);
            links.push((literal, cause));
        });
        self.push(on, &links);
        links.clear();
        made_on(sheet, on.negated(), Links::Xy, |literal, cause| links.push((literal, cause)));
        self.push(on.negated(), &links);
        self.number[candidate(on)] = self.off.len() as u16;
        self.off.push(off);
    }

    fn push(&mut self, literal: Literal, links: &[(Literal, Cause)]) {
        let in_cell = links.iter().filter(|&&(_, cause)| cause == Cause::Cell).count();
        self.of[literal.index()] = (self.links.len() as u32, in_cell as u8, links.len() as u8);
        self.links.extend_from_slice(links);
    }

    /// What follows from a literal, in order.
    #[inline]
    pub(super) fn from(&self, literal: Literal, links: Links) -> &[(Literal, Cause)] {
        let (start, in_cell, all) = self.of[literal.index()];
        let (in_cell, all) = (usize::from(in_cell), usize::from(all));
        let range = match links {
            Links::X => in_cell..all,
            Links::Y if !literal.is_on() => 0..in_cell,
            Links::Y | Links::Xy => 0..all,
        };
        &self.links[start as usize..][range]
    }

    /// Whether the negation of `source` follows from it by both kinds of links, in whatever order.
    pub(super) fn refutes_itself(&self, source: Literal) -> bool {
        let target = candidate(source);
        let (mut on, mut off, mut pending) = ([0_u64; 12], [0_u64; 12], Vec::with_capacity(256));
        let reach = |on: &mut Candidates, pending: &mut Vec<Literal>, literal: Literal| {
            for &(next, _) in self.from(literal, Links::Xy) {
                let (word, bit) = (candidate(next) / 64, 1 << (candidate(next) % 64));
                if on[word] & bit == 0 {
                    on[word] |= bit;
                    pending.push(next);
                }
            }
        };
        if source.is_on() {
            pending.push(source);
        } else {
            reach(&mut on, &mut pending, source);
        }
        while let Some(literal) = pending.pop() {
            if !source.is_on() && candidate(literal) == target {
                return true;
            }
            let made = &self.off[usize::from(self.number[candidate(literal)])];
            for word in 0..12 {
                let mut new = made[word] & !off[word];
                off[word] |= new;
                while new != 0 {
                    let next = word * 64 + new.trailing_zeros() as usize;
                    new &= new - 1;
                    if source.is_on() && next == target {
                        return true;
                    }
                    reach(&mut on, &mut pending, Literal::off(next / 9, next % 9));
                }
            }
        }
        false
    }
}

/// The number of a literal's candidate.
#[inline]
fn candidate(literal: Literal) -> usize {
    literal.index() / 2
}
