//! Aligned pair exclusion (6.2): two cells whose pairs of digits are impossible where these are equal and the cells
//! see each other, or where they use up a cell that both see.
//!
//! The pairs of cells in the order (0,1), (0,2), (1,2), (0,3) and so on. Cells that use up others have two
//! candidates (for pairs) or up to three (for [triplets](super::triplet_exclusion)); two of them must be seen by all.

use super::bits::{cells, ones};
use super::hint::Hint;
use super::regions::{SEEN, sees};
use super::sheet::Sheet;

/// The cells that may be excluded from, with what they see that can exclude.
pub(super) struct Excluders {
    /// The cells in row-major order.
    pub(super) bases: Vec<usize>,
    /// Of each cell of the board, the excluding cells that it sees.
    pub(super) of: [u128; 81],
}

impl Excluders {
    /// The cells where no naked single is seen, with excluders of up to `most` candidates.
    pub(super) fn new(sheet: &Sheet, most: u32) -> Self {
        let with = |counts: std::ops::RangeInclusive<u32>| {
            let fits = |&cell: &usize| counts.contains(&sheet.count(cell));
            (0..81).filter(fits).fold(0_u128, |set, cell| set | 1 << cell)
        };
        let (singles, excluders) = (with(1..=1), with(2..=most));
        let of = SEEN.map(|seen| if seen & singles == 0 { seen & excluders } else { 0 });
        let bases = (0..81).filter(|&cell| sheet.count(cell) >= 2 && of[cell] != 0).collect();
        Self { bases, of }
    }

    /// The pairs of bases in order.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let later = self.bases.iter().enumerate();
        later.flat_map(|(count, &second)| self.bases[..count].iter().map(move |&one| (one, second)))
    }

    /// The candidates of the excluders that all of `bases` see; `None` where there are fewer than two.
    pub(super) fn common(&self, sheet: &Sheet, bases: &[usize]) -> Option<Vec<u16>> {
        let common = bases.iter().fold(u128::MAX, |common, &base| common & self.of[base]);
        (common.count_ones() >= 2)
            .then(|| cells(common).map(|cell| sheet.candidates(cell)).collect())
    }
}

/// The first pair of cells that loses something.
pub(super) fn pair(sheet: &Sheet) -> Option<Hint> {
    let excluders = Excluders::new(sheet, 2);
    excluders.pairs().find_map(|(one, other)| {
        let common = excluders.common(sheet, &[one, other])?;
        Hint::removing(6.2, lost(sheet, [one, other], &common))
    })
}

fn lost(sheet: &Sheet, bases: [usize; 2], excluders: &[u16]) -> Vec<(usize, u16)> {
    let mut possible = [0_u16; 2];
    for one in ones(sheet.candidates(bases[0])) {
        for other in ones(sheet.candidates(bases[1])) {
            let used = 1 << one | 1 << other;
            let repeats = one == other && sees(bases[0], bases[1]);
            if !repeats && excluders.iter().all(|&candidates| candidates & !used != 0) {
                possible[0] |= 1 << one;
                possible[1] |= 1 << other;
            }
        }
    }
    impossible(sheet, &bases, &possible)
}

/// The candidates of `bases` that are not `possible`.
pub(super) fn impossible(sheet: &Sheet, bases: &[usize], possible: &[u16]) -> Vec<(usize, u16)> {
    let left = bases.iter().zip(possible);
    let lost = left.map(|(&cell, possible)| (cell, sheet.candidates(cell) & !possible));
    lost.filter(|&(_, digits)| digits != 0).collect()
}
