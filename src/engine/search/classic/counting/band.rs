//! How many ways there are to fill a band whose column partitions are given.
//!
//! The row partitions of the three boxes form one of the band's choices; each box then has as many fillings
//! as there are with its row and its column partition: one or none. For one column partition of the first
//! box, a [`Table`] holds the numbers for all pairs of column partitions of the other two.

use super::Meter;
use super::groups::Groups;
use super::numbers::Numbers;
use super::position::{Choice, Position};
use crate::engine::Cancelled;

/// The lists from which tables are made. Partitions are the numbers that [`Numbers`] gives them.
#[derive(Clone, Debug)]
pub(super) struct Band {
    /// For a column partition of the first box, the row partitions with which it makes a filling.
    first_rows: Groups<u16>,
    /// For a row partition of the first box, those of the other two.
    choices: Groups<[u16; 2]>,
    /// For a row partition of the second box, the column partitions with which it makes a filling.
    second_columns: Groups<u16>,
    /// The same for the third box.
    third_columns: Groups<u16>,
    /// How many column partitions each box has.
    columns: [usize; 3],
}

/// The number of ways for each pair of column partitions of the second and the third box.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// A row for each column partition of the second box.
    ways: Vec<u16>,
    width: usize,
    empty: Vec<bool>,
}

impl Band {
    /// The lists of `band`, with the numbers of its boxes' column partitions.
    pub(super) fn new(position: &Position, band: usize, columns: &[Numbers; 3]) -> Self {
        let boxes = &position.boxes.0[band * 3..][..3];
        let rows = [0, 1, 2].map(|at| Numbers::new(&boxes[at].rows));
        let numbered = |choice: &Choice| [0, 1, 2].map(|at| rows[at].of(choice[at]));
        let choices = position.bands[band].iter().map(numbered);
        let fillings = |at: usize| {
            let (rows, columns) = (&rows[at], &columns[at]);
            let fillings = boxes[at].fillings.iter();
            fillings.map(move |filling| (rows.of(filling.rows), columns.of(filling.columns)))
        };
        let columns_by_row = |at: usize| {
            let items = fillings(at).map(|(row, column)| (usize::from(row), column));
            Groups::new(rows[at].len(), items)
        };
        let first = fillings(0).map(|(row, column)| (usize::from(column), row));
        Self {
            first_rows: Groups::new(columns[0].len(), first),
            choices: Groups::new(
                rows[0].len(),
                choices.map(|[first, second, third]| (usize::from(first), [second, third])),
            ),
            second_columns: columns_by_row(1),
            third_columns: columns_by_row(2),
            columns: columns.each_ref().map(Numbers::len),
        }
    }

    /// How many column partitions the first box has.
    pub(super) fn first_columns(&self) -> usize {
        self.columns[0]
    }

    /// How many numbers a table holds.
    pub(super) fn table_size(&self) -> usize {
        self.columns[1] * self.columns[2]
    }

    /// The table for the column partition `first` of the first box.
    pub(super) fn table(&self, first: u16, meter: &Meter) -> Result<Table, Cancelled> {
        let width = self.columns[2];
        let mut table =
            Table { ways: vec![0; self.table_size()], width, empty: vec![true; self.columns[1]] };
        let by_row = self.third_by_second_row(first);
        for (second_row, ways) in by_row.chunks_exact(width).enumerate() {
            if ways.iter().all(|&ways| ways == 0) {
                continue;
            }
            meter.report()?;
            for &column in self.second_columns.of(second_row) {
                table.add(usize::from(column), ways);
            }
        }
        Ok(table)
    }

    /// For each row partition of the second box, a row with the number of ways for each column partition of
    /// the third box.
    fn third_by_second_row(&self, first: u16) -> Vec<u16> {
        let width = self.columns[2];
        let mut ways = vec![0; self.second_columns.len() * width];
        for &row in self.first_rows.of(usize::from(first)) {
            for &[second, third] in self.choices.of(usize::from(row)) {
                let ways = &mut ways[usize::from(second) * width..][..width];
                for &column in self.third_columns.of(usize::from(third)) {
                    ways[usize::from(column)] += 1;
                }
            }
        }
        ways
    }
}

impl Table {
    fn add(&mut self, second: usize, ways: &[u16]) {
        self.empty[second] = false;
        let row = &mut self.ways[second * self.width..][..self.width];
        for (sum, ways) in row.iter_mut().zip(ways) {
            // At most 1728: 216 fillings of the first box, and 8 of the second to each.
            *sum += ways;
        }
    }

    /// The number of ways for each column partition of the third box; `None` where all are zero.
    #[inline]
    pub(super) fn row(&self, second: usize) -> Option<&[u16]> {
        (!self.empty[second]).then(|| &self.ways[second * self.width..][..self.width])
    }
}
