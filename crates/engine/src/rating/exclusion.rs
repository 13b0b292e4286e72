//! Aligned pair exclusion (6.2). A pair of digits in two cells is impossible if the digits are equal and the cells see
//! each other. It is also impossible if it leaves no candidate in a cell that both see.
//!
//! Pairs of cells are tried in the order (0,1), (0,2), (1,2), (0,3) and so on. The cells that exclude pairs
//! (excluders) have two candidates, or up to three for [triplets](super::triplet_exclusion). At least two
//! excluders must be seen by all cells of the pair or triplet.

use super::bits::{cells, ones};
use super::board::RatedBoard;
use super::hint::RatedStep;
use super::sheet::Sheet;

/// The cells that may lose candidates (bases), with the excluders that they see.
pub(super) struct Excluders {
    /// The bases in row-major order.
    pub(super) bases: Vec<usize>,
    /// For each cell of the board, the excluders that it sees.
    pub(super) of: [u128; 81],
}

impl Excluders {
    /// The bases and excluders. Excluders have two to `most` candidates. A cell that sees a naked single is no
    /// base and has no excluders.
    pub(super) fn new<B: RatedBoard>(sheet: &Sheet<B>, most: u32) -> Self {
        let with = |counts: std::ops::RangeInclusive<u32>| {
            let fits = |&cell: &usize| counts.contains(&sheet.count(cell));
            (0..81).filter(fits).fold(0_u128, |set, cell| set | 1 << cell)
        };
        let (singles, excluders) = (with(1..=1), with(2..=most));
        let of: [u128; 81] = std::array::from_fn(|cell| {
            let seen = sheet.board().seen(cell);
            if seen & singles == 0 { seen & excluders } else { 0 }
        });
        let bases = (0..81).filter(|&cell| sheet.count(cell) >= 2 && of[cell] != 0).collect();
        Self { bases, of }
    }

    /// The pairs of bases in the order of the scale.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let later = self.bases.iter().enumerate();
        // By the later cell: these are the combinations of two in ascending order of their bits.
        later.flat_map(|(count, &second)| self.bases[..count].iter().map(move |&one| (one, second)))
    }

    /// The candidates of the excluders that all of `bases` see. Returns `None` if there are fewer than two.
    pub(super) fn common<B: RatedBoard>(
        &self,
        sheet: &Sheet<B>,
        bases: &[usize],
    ) -> Option<Vec<u16>> {
        let common = bases.iter().fold(u128::MAX, |common, &base| common & self.of[base]);
        (common.count_ones() >= 2)
            .then(|| cells(common).map(|cell| sheet.candidates(cell)).collect())
    }
}

/// The step of the first pair of cells that loses candidates. Returns `None` if no pair does.
pub(super) fn pair<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let excluders = Excluders::new(sheet, 2);
    excluders.pairs().find_map(|(one, other)| {
        let common = excluders.common(sheet, &[one, other])?;
        RatedStep::removing(6.2, lost(sheet, [one, other], &common))
    })
}

fn lost<B: RatedBoard>(
    sheet: &Sheet<B>,
    bases: [usize; 2],
    excluders: &[u16],
) -> Vec<(usize, u16)> {
    let mut possible = [0_u16; 2];
    for one in ones(sheet.candidates(bases[0])) {
        for other in ones(sheet.candidates(bases[1])) {
            let used = 1 << one | 1 << other;
            let repeats = one == other && sheet.board().sees(bases[0], bases[1]);
            if !repeats && excluders.iter().all(|&candidates| candidates & !used != 0) {
                possible[0] |= 1 << one;
                possible[1] |= 1 << other;
            }
        }
    }
    impossible(sheet, &bases, &possible)
}

/// The candidates of `bases` that are not in `possible`, by cell.
pub(super) fn impossible<B: RatedBoard>(
    sheet: &Sheet<B>,
    bases: &[usize],
    possible: &[u16],
) -> Vec<(usize, u16)> {
    let left = bases.iter().zip(possible);
    let lost = left.map(|(&cell, possible)| (cell, sheet.candidates(cell) & !possible));
    lost.filter(|&(_, digits)| digits != 0).collect()
}
