//! The leftovers of a board: lines and as many regions that have nearly the same cells.
//!
//! The lines are a band of rows, a band of columns, or both together. Where a row and a column cross, the cell counts
//! twice; so one of the regions must have it, and it is still left over once. The leftovers depend on the layout alone,
//! so they are found once for a board.

use std::collections::HashSet;

use super::Cells;
use crate::{HouseKind, Layout};

/// The most cells that are left over on each side. Larger leftovers hardly ever exclude a candidate.
const MOST_LEFT: usize = 6;

/// The same number if rows and columns are taken together, where leftovers are far harder to see.
const MOST_LEFT_OF_BOTH: usize = 4;

/// Lines and as many regions, with the cells that are left over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leftovers<S> {
    /// The numbers of the rows and columns.
    pub(super) lines: Vec<usize>,
    /// The numbers of the regions.
    pub(super) regions: Vec<usize>,
    /// The cells that the lines have more often than the regions, and those that the regions have more often. They hold
    /// the same digits, equally often.
    pub(super) sides: [S; 2],
}

/// All leftovers of a board that is one grid, divided into complete lines and regions; empty for other boards. `houses`
/// has the cells of each house, and `in_layout` its number in the layout. Rows alone come first, then columns alone; among these, few leftovers come first.
pub(super) fn all<S: Cells>(
    layout: &Layout,
    in_layout: &[usize],
    houses: &[S],
) -> Vec<Leftovers<S>> {
    let board = DividedBoard::of(layout, in_layout, houses);
    let Some(board) = board else { return Vec::new() };
    let [mut of_rows, mut of_columns, mut of_both] = [Vec::new(), Vec::new(), Vec::new()];
    for rows in bands(&board.rows) {
        board.add(rows, MOST_LEFT, &mut of_rows);
        // Each crossing of a row and a column is left over once at least, so more crossings leave too many cells.
        for columns in bands(&board.columns).filter(|it| rows.len() * it.len() <= MOST_LEFT_OF_BOTH)
        {
            board.add(&[rows, columns].concat(), MOST_LEFT_OF_BOTH, &mut of_both);
        }
    }
    for columns in bands(&board.columns) {
        board.add(columns, MOST_LEFT, &mut of_columns);
    }
    let mut known = HashSet::new();
    let mut found: Vec<Leftovers<S>> = Vec::new();
    for mut some in [of_rows, of_columns, of_both] {
        // Few leftovers first, because people see them first. The sort is stable.
        some.sort_by_key(|it| it.sides[0].len());
        found.extend(some.into_iter().filter(|it| known.insert(ordered(it.sides))));
    }
    found
}

/// Both sides, in an order that does not depend on which of them is that of the lines.
fn ordered<S: Cells>([one, other]: [S; 2]) -> [S; 2] {
    if one <= other { [one, other] } else { [other, one] }
}

/// All runs of neighbouring lines, except the run of all lines.
fn bands(lines: &[usize]) -> impl Iterator<Item = &[usize]> {
    (1..lines.len()).flat_map(|count| lines.windows(count))
}

/// A board that is one grid, divided into rows, into columns and into regions.
struct DividedBoard<'a, S> {
    houses: &'a [S],
    rows: Vec<usize>,
    columns: Vec<usize>,
    regions: Vec<usize>,
    /// The number of cells of a house.
    digits: usize,
}

impl<'a, S: Cells> DividedBoard<'a, S> {
    /// Returns `None` unless rows, columns and regions each divide the whole board.
    fn of(layout: &Layout, in_layout: &[usize], houses: &'a [S]) -> Option<Self> {
        let digits = layout.digit_count();
        let dividing = |kinds: &[HouseKind]| -> Option<Vec<usize>> {
            let all = layout.houses();
            let is_meant = |&at: &usize| {
                let house = &all[in_layout[at]];
                house.is_complete && kinds.contains(&house.kind)
            };
            let found: Vec<usize> = (0..houses.len()).filter(is_meant).collect();
            let joined = found.iter().fold(S::EMPTY, |all, &it| all.or(houses[it]));
            let cells = layout.cell_count();
            // Houses that cover the board and have as many cells in all as the board cannot overlap.
            (joined.len() == cells && found.len() * digits == cells).then_some(found)
        };
        Some(Self {
            rows: dividing(&[HouseKind::Row])?,
            columns: dividing(&[HouseKind::Column])?,
            regions: dividing(&[HouseKind::Box, HouseKind::Region])?,
            houses,
            digits,
        })
    }

    /// Adds the leftovers of `lines` beside each choice of as many regions that leaves at most `most` cells.
    fn add(&self, lines: &[usize], most: usize, found: &mut Vec<Leftovers<S>>) {
        if lines.len() > self.regions.len() {
            return;
        }
        let (mut once, mut twice) = (S::EMPTY, S::EMPTY);
        for &line in lines {
            twice = twice.or(once.and(self.houses[line]));
            once = once.or(self.houses[line]);
        }
        let mut choice = RegionChoice { board: self, lines, once, twice, shares: Vec::new() };
        let share = |&region: &usize| (self.houses[region].and(once).len(), region);
        choice.shares = self.regions.iter().map(share).filter(|(share, _)| *share > 0).collect();
        // The sort is stable, so that regions with equal shares stay in their order.
        choice.shares.sort_by_key(|(share, _)| usize::MAX - share);
        // The regions must share all but a few cells with the lines, which ends most choices early.
        let least = (lines.len() * self.digits).saturating_sub(most);
        choice.add_from(0, least, &mut Vec::new(), found);
    }
}

/// The choice of regions beside some lines.
struct RegionChoice<'a, S> {
    board: &'a DividedBoard<'a, S>,
    lines: &'a [usize],
    /// The cells of the lines, and those where two of them cross.
    once: S,
    twice: S,
    /// The number of cells that each region shares with the lines, and the region, largest shares first.
    shares: Vec<(usize, usize)>,
}

impl<S: Cells> RegionChoice<'_, S> {
    /// Chooses the rest of the regions from this place on, so that they share at least `least` cells with the lines.
    fn add_from(
        &self,
        from: usize,
        least: usize,
        chosen: &mut Vec<usize>,
        found: &mut Vec<Leftovers<S>>,
    ) {
        let missing = self.lines.len() - chosen.len();
        if missing == 0 {
            if least == 0 {
                found.extend(self.leftovers(chosen));
            }
            return;
        }
        for (at, &(share, region)) in self.shares.iter().enumerate().skip(from) {
            // The next regions have no larger shares.
            if share * missing < least {
                return;
            }
            chosen.push(region);
            self.add_from(at + 1, least.saturating_sub(share), chosen, found);
            chosen.pop();
        }
    }

    /// The leftovers with the `chosen` regions. Returns `None` if no cell is left over, or if a cell is left over
    /// twice.
    fn leftovers(&self, chosen: &[usize]) -> Option<Leftovers<S>> {
        let joined = chosen.iter().fold(S::EMPTY, |all, &it| all.or(self.board.houses[it]));
        let sides = [self.once.without(joined).or(self.twice), joined.without(self.once)];
        // A crossing counts twice on the side of the lines. Outside the regions it would be left over twice, which
        // sets do not say.
        if sides[0].is_empty() || !self.twice.is_within(joined) {
            return None;
        }
        let mut regions = chosen.to_vec();
        regions.sort_unstable();
        Some(Leftovers { lines: self.lines.to_vec(), regions, sides })
    }
}
