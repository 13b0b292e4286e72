//! X-wing (3.2), swordfish (3.8) and jellyfish (5.2).
//!
//! The order is: columns (whose crossing rows lose the digit), then rows; combinations of lines in ascending
//! order of their bits; for each combination the digits. Each line must have at least two places, and enough
//! places of the digit must be open.

use super::bits::{combinations, ones, tuple};
use super::board::{COLUMNS, ROWS, RatedBoard};
use super::hint::RatedStep;
use super::sheet::Sheet;

/// A fish: all places of a digit in some lines are in the same number of crossing lines.
#[derive(Clone, Copy)]
pub(super) struct BasicFish {
    /// The number of the first house of the lines' kind.
    pub(super) lines_from: usize,
    /// The lines as bits, from bit 0 for the first of the nine.
    pub(super) lines: u16,
    /// The number of the first house of the crossing lines' kind.
    crossing_from: usize,
    /// The crossing lines as bits, from bit 0 for the first of the nine.
    pub(super) crossing: u16,
    pub(super) digit: usize,
}

impl BasicFish {
    /// The cells of the crossing lines.
    pub(super) fn crossing_cells(self, board: &impl RatedBoard) -> u128 {
        let masks = ones(self.crossing).map(|line| board.mask(self.crossing_from + line));
        masks.fold(0, |cells, mask| cells | mask)
    }

    /// The candidates that the crossing lines lose, by cell.
    pub(super) fn removals<B: RatedBoard>(self, sheet: &Sheet<B>) -> Vec<(usize, u16)> {
        let house = |line| self.crossing_from + line;
        let places = move |line| sheet.places(house(line), self.digit) & !self.lines;
        let cells = ones(self.crossing).flat_map(move |line| {
            ones(places(line)).map(move |place| sheet.board().cells(house(line))[place])
        });
        cells.map(|cell| (usize::from(cell), 1 << self.digit)).collect()
    }
}

/// All fish of `count` lines, including those that eliminate nothing.
pub(super) fn all<B: RatedBoard>(
    sheet: &Sheet<B>,
    count: usize,
) -> impl Iterator<Item = BasicFish> {
    [(COLUMNS.start, ROWS.start), (ROWS.start, COLUMNS.start)].into_iter().flat_map(
        move |(lines_from, crossing_from)| {
            let fitting: [u16; 9] =
                std::array::from_fn(|digit| fitting(sheet, lines_from, digit, count));
            combinations(count, 9).flat_map(move |lines| {
                // Lines first, digits within: two fish of one size have the same rating, and the first in this order
                // counts.
                let digits = (0..9).filter(move |&digit| lines & !fitting[digit] == 0);
                digits.filter_map(move |digit| {
                    let places = ones(lines).map(|line| sheet.places(lines_from + line, digit));
                    let crossing = tuple(places, count)?;
                    Some(BasicFish { lines_from, lines, crossing_from, crossing, digit })
                })
            })
        },
    )
}

/// The lines that can be part of a fish of `count` lines.
fn fitting<B: RatedBoard>(sheet: &Sheet<B>, lines_from: usize, digit: usize, count: usize) -> u16 {
    // With fewer open lines, the others of them are a smaller fish in the other direction, which was tried before.
    if sheet.standing(digit) + count * 2 > 9 {
        return 0;
    }
    let places = |line: usize| sheet.places(lines_from + line, digit).count_ones() as usize;
    let fits = |&line: &usize| (2..=count).contains(&places(line));
    (0..9).filter(fits).fold(0, |lines, line| lines | 1 << line)
}

/// The step of the first fish of `count` lines that eliminates something. Returns `None` if no fish does.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>, count: usize) -> Option<RatedStep> {
    let rating = [3.2, 3.8, 5.2][count - 2];
    all(sheet, count).find_map(|fish| RatedStep::removing(rating, fish.removals(sheet)))
}
