//! Counts the ways to fill a band for given column partitions of its boxes.
//!
//! A row partition and a column partition of a box leave one filling or none. So the number of ways is the
//! number of choices of row partitions for which all three boxes have a filling. For one column partition of
//! the first box, a [`WaysTable`] holds the numbers for all pairs of column partitions of the other two boxes.

use super::Meter;
use super::arrangement::Arrangement;
use super::numbers::PartitionNumbers;
use super::symmetry::AlikeLines;
use crate::Cancelled;
use crate::lists::Lists;

/// Tables are built in strips of this number of columns, so that the data read for a strip stays in a near
/// cache. On bands with few givens, whole rows would be read again and again from memory.
const STRIP: usize = 128;

/// The lists from which tables are built. Partitions are given by their [`PartitionNumbers`].
#[derive(Clone, Debug)]
pub(super) struct BandLists {
    /// For each column partition of the first box, the row partitions that have a filling with it.
    first_rows: Lists<u16>,
    /// For each row partition of the first box, the pairs of row partitions of the other two boxes that fit it.
    choices: Lists<[u16; 2]>,
    /// For each column partition of the second box, the row partitions that have a filling with it.
    second_rows: Lists<u16>,
    /// For each row partition of the third box, the column partitions that have a filling with it.
    third_columns: Lists<u16>,
    /// The number of row partitions of the second box.
    second_row_count: usize,
    /// The number of column partitions of the third box.
    third_column_count: usize,
}

/// The number of ways for each pair of a partition of the second box and a column partition of the third box.
#[derive(Clone, Debug)]
pub(super) struct WaysTable {
    /// A row for each partition of the second box, one after the other.
    ways: Vec<u16>,
    width: usize,
    empty: Vec<bool>,
}

impl BandLists {
    /// The lists of `band`. `columns` numbers the column partitions of its boxes. Of choices that differ only
    /// in the order of alike rows, the lists hold one.
    pub(super) fn new(
        arrangement: &Arrangement,
        band: usize,
        alike_rows: AlikeLines,
        columns: &[PartitionNumbers; 3],
        meter: &Meter,
    ) -> Result<Self, Cancelled> {
        let boxes = [0, 1, 2].map(|stack| arrangement.at(band, stack));
        let rows = boxes.map(|possible| PartitionNumbers::new(&possible.rows));
        let fillings = |at: usize| {
            let (rows, columns) = (&rows[at], &columns[at]);
            let fillings = boxes[at].fillings.iter();
            fillings.map(move |filling| (rows.of(filling.rows), columns.of(filling.columns)))
        };
        let rows_by_column = |at: usize| {
            meter.report()?;
            let rows = fillings(at).map(|(row, column)| (usize::from(column), row));
            Ok(Lists::sorted(columns[at].len(), rows))
        };
        let third_columns = fillings(2).map(|(row, column)| (usize::from(row), column));
        // One order of alike rows is enough to look at in the first box: an exchange of rows moves all three boxes.
        let first = alike_rows.standing_for(&boxes[0].rows);
        let choices = arrangement.band_choices(band, &first, meter)?;
        let choices = choices.iter().map(|choice| {
            let [first, others @ ..] = [0, 1, 2].map(|at| rows[at].of(choice[at]));
            (usize::from(first), others)
        });
        Ok(Self {
            first_rows: rows_by_column(0)?,
            choices: Lists::sorted(rows[0].len(), choices),
            second_rows: rows_by_column(1)?,
            third_columns: Lists::sorted(rows[2].len(), third_columns),
            second_row_count: rows[1].len(),
            third_column_count: columns[2].len(),
        })
    }

    /// The number of column partitions of the first box.
    pub(super) fn first_column_count(&self) -> usize {
        self.first_rows.len()
    }

    /// The number of entries of a table.
    pub(super) fn table_size(&self) -> usize {
        self.second_rows.len() * self.third_column_count
    }

    /// The table for the column partition `first` of the first box, with a row for each column partition of the
    /// second box.
    ///
    /// It is the sum of rows of the table by row partitions of the second box. Built directly, each filling of
    /// the second box would need a pass over the fillings of the third.
    pub(super) fn table(&self, first: u16, meter: &Meter) -> Result<WaysTable, Cancelled> {
        let by_row = self.by_row(first, meter)?;
        let width = self.third_column_count;
        let mut table = WaysTable::new(self.second_rows.len(), width);
        for start in (0..width).step_by(STRIP) {
            let strip = start..width.min(start + STRIP);
            for second in 0..self.second_rows.len() {
                meter.report()?;
                let rows = self.second_rows.of(second).iter();
                for ways in rows.filter_map(|&row| by_row.row(usize::from(row))) {
                    add(&mut table.row_mut(second)[strip.clone()], &ways[strip.clone()]);
                }
            }
        }
        Ok(table)
    }

    /// The same table, but with a row for each row partition of the second box.
    fn by_row(&self, first: u16, meter: &Meter) -> Result<WaysTable, Cancelled> {
        let mut table = WaysTable::new(self.second_row_count, self.third_column_count);
        for &row in self.first_rows.of(usize::from(first)) {
            meter.report()?;
            for &[second, third] in self.choices.of(usize::from(row)) {
                let ways = table.row_mut(usize::from(second));
                for &column in self.third_columns.of(usize::from(third)) {
                    ways[usize::from(column)] += 1;
                }
            }
        }
        Ok(table)
    }
}

impl WaysTable {
    fn new(height: usize, width: usize) -> Self {
        Self { ways: vec![0; height * width], width, empty: vec![true; height] }
    }

    /// The number of ways for each partition of the third box. Returns `None` if all are zero.
    #[inline]
    pub(super) fn row(&self, second: usize) -> Option<&[u16]> {
        // Whole rows are empty often on boards with givens, and a row that is skipped saves a whole inner sum.
        (!self.empty[second]).then(|| &self.ways[second * self.width..][..self.width])
    }

    /// A row for writing. From now on it counts as not empty.
    #[inline]
    fn row_mut(&mut self, second: usize) -> &mut [u16] {
        self.empty[second] = false;
        &mut self.ways[second * self.width..][..self.width]
    }
}

/// Adds each of `ways` to its sum. No sum exceeds 1728, so `u16` is wide enough: the first box has 216 fillings
/// for a column partition, and for each of them the second box has 8.
fn add(sums: &mut [u16], ways: &[u16]) {
    for (sum, ways) in sums.iter_mut().zip(ways) {
        *sum += ways;
    }
}
