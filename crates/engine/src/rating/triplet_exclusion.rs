//! Aligned triplet exclusion (7.5): the same as for [pairs](super::exclusion), with a third cell.
//!
//! For each pair of cells, the third cells are excluders of one of the two that are bases themselves. Those that the
//! first cell sees come first, then those that the second cell sees, each by block, row, column.

use super::bits::ones;
use super::board::RatedBoard;
use super::exclusion::{Excluders, impossible};
use super::hint::RatedStep;
use super::sheet::Sheet;

/// The step of the first three cells that lose candidates. Returns `None` if no three cells do.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let excluders = Excluders::new(sheet, 3);
    excluders.pairs().find_map(|(one, other)| {
        let thirds = thirds(sheet.board(), &excluders, one, other);
        thirds.into_iter().find_map(|third| {
            let bases = [one, other, third];
            let common = excluders.common(sheet, &bases)?;
            RatedStep::removing(7.5, lost(sheet, bases, &common))
        })
    })
}

fn thirds(board: &impl RatedBoard, excluders: &Excluders, one: usize, other: usize) -> Vec<usize> {
    let mut thirds = Vec::with_capacity(20);
    let mut left = (excluders.of[one] | excluders.of[other]) & !(1 << one | 1 << other);
    for cell in board.peers(one).iter().chain(board.peers(other)).map(|&cell| usize::from(cell)) {
        if left >> cell & 1 == 1 && excluders.of[cell] != 0 {
            thirds.push(cell);
        }
        // A cell that both see is taken once, at its place among the peers of the first.
        left &= !(1 << cell);
    }
    thirds
}

fn lost<B: RatedBoard>(
    sheet: &Sheet<B>,
    bases: [usize; 3],
    excluders: &[u16],
) -> Vec<(usize, u16)> {
    let [one, other, third] = bases;
    let sees = |one, other| sheet.board().sees(one, other);
    let clash = [sees(one, other), sees(one, third), sees(other, third)];
    let mut possible = [0_u16; 3];
    for a in ones(sheet.candidates(one)) {
        for b in ones(sheet.candidates(other)).filter(|&b| !(clash[0] && a == b)) {
            for c in ones(sheet.candidates(third)) {
                let repeats = clash[1] && a == c || clash[2] && b == c;
                let used = 1 << a | 1 << b | 1 << c;
                if !repeats && excluders.iter().all(|&candidates| candidates & !used != 0) {
                    possible[0] |= 1 << a;
                    possible[1] |= 1 << b;
                    possible[2] |= 1 << c;
                }
            }
        }
    }
    impossible(sheet, &bases, &possible)
}
