//! Finds the possible fillings of each box, as pairs of partitions.
//!
//! A filling of a box is determined by its row partition and its column partition: each cell holds the one
//! digit that its row and its column share. The rules of a band depend only on the row partitions of its boxes,
//! and the rules of a stack only on the column partitions. So each of the nine boxes is a constraint on two
//! partitions, and each of the six chutes a constraint on three. This module removes partitions that some box
//! or some chute cannot use, until nothing changes. That is far stronger than singles.

use std::array;
use std::mem;

use super::chute::used;
use super::lines::{BoxLine, SECOND_ROW};
use super::partition::{ALL, Partition, Partitions, TRIPLES, rank};
use super::{ClassicCandidates, Meter};
use crate::Cancelled;

/// The reasons why there are no [`Boxes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoxesError {
    /// A chute has no choice of partitions left, so the puzzle has no answer.
    NoAnswer,
    /// The control was cancelled.
    Cancelled,
}

impl From<Cancelled> for BoxesError {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

/// A filling of a box, as its partitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoxFilling {
    pub(super) rows: Partition,
    pub(super) columns: Partition,
}

impl BoxFilling {
    /// The filling with rows and columns exchanged.
    pub(super) fn transposed(self) -> Self {
        Self { rows: self.columns, columns: self.rows }
    }
}

/// The possible partitions and fillings of one box.
#[derive(Clone, Debug)]
pub(super) struct PossiblePartitions {
    pub(super) rows: Partitions,
    pub(super) columns: Partitions,
    pub(super) fillings: Vec<BoxFilling>,
}

/// The possible partitions and fillings of the nine boxes, numbered row by row.
#[derive(Clone, Debug)]
pub(super) struct Boxes(pub(super) [PossiblePartitions; 9]);

/// The chutes that lost a partition since they were last checked.
#[derive(Clone, Copy, Debug)]
struct ChangedChutes {
    bands: [bool; 3],
    stacks: [bool; 3],
}

impl Boxes {
    /// The possible partitions and fillings with these candidates.
    pub(super) fn new(cells: &ClassicCandidates, meter: &Meter) -> Result<Self, BoxesError> {
        let lines: [BoxLines; 9] = array::from_fn(|at| BoxLines::new(cells, at));
        let mut boxes = Self(array::from_fn(|at| lines[at].possible()));
        // The chutes are checked before the fillings are built: they leave fewer partitions, and so fewer
        // fillings to build.
        boxes.strike_by_chutes(&mut ChangedChutes::all(), meter)?;
        for (possible, lines) in boxes.0.iter_mut().zip(&lines) {
            meter.report()?;
            possible.fillings = lines.fillings(possible);
        }
        boxes.strike_out(meter)?;
        Ok(boxes)
    }

    /// Removes fillings and partitions that a box or a chute cannot use, until nothing changes.
    fn strike_out(&mut self, meter: &Meter) -> Result<(), BoxesError> {
        // A partition that a box loses may leave its chutes fewer choices, and a lost choice may take partitions from
        // boxes. So both are repeated.
        loop {
            let mut changed = ChangedChutes::none();
            for (at, possible) in self.0.iter_mut().enumerate() {
                let lost = possible.strike_by_fillings();
                changed.bands[at / 3] |= lost.rows;
                changed.stacks[at % 3] |= lost.columns;
            }
            if !self.strike_by_chutes(&mut changed, meter)? {
                return Ok(());
            }
        }
    }

    /// Removes the partitions that the changed chutes cannot use. Returns whether any partition was removed.
    fn strike_by_chutes(
        &mut self,
        changed: &mut ChangedChutes,
        meter: &Meter,
    ) -> Result<bool, BoxesError> {
        let mut struck = false;
        // Only a chute that lost a partition can strike out more.
        for band in (0..3).filter(|&band| mem::take(&mut changed.bands[band])) {
            meter.report()?;
            let [a, b, c] = self.three([band * 3, band * 3 + 1, band * 3 + 2]);
            struck |= strike([&mut a.rows, &mut b.rows, &mut c.rows])?;
        }
        for stack in (0..3).filter(|&stack| mem::take(&mut changed.stacks[stack])) {
            meter.report()?;
            let [a, b, c] = self.three([stack, stack + 3, stack + 6]);
            struck |= strike([&mut a.columns, &mut b.columns, &mut c.columns])?;
        }
        Ok(struck)
    }

    fn three(&mut self, boxes: [usize; 3]) -> [&mut PossiblePartitions; 3] {
        self.0.get_disjoint_mut(boxes).expect("the boxes of a chute are three on the board")
    }
}

/// Keeps those partitions of a chute's boxes that the chute can use. Returns whether any partition was removed.
fn strike(possible: [&mut Partitions; 3]) -> Result<bool, BoxesError> {
    let before = possible.each_ref().map(|set| set.len());
    let used = used(possible.each_ref().map(|set| &**set));
    let after = used.each_ref().map(Partitions::len);
    for (set, used) in possible.into_iter().zip(used) {
        *set = used;
    }
    // A choice uses a partition of each box, so if one box has none left, all three have none.
    if after[0] == 0 { Err(BoxesError::NoAnswer) } else { Ok(before != after) }
}

impl ChangedChutes {
    fn all() -> Self {
        Self { bands: [true; 3], stacks: [true; 3] }
    }

    fn none() -> Self {
        Self { bands: [false; 3], stacks: [false; 3] }
    }
}

/// Whether a box lost row partitions, and whether it lost column partitions.
struct LostPartitions {
    rows: bool,
    columns: bool,
}

impl PossiblePartitions {
    /// Keeps the fillings whose partitions are both possible, then the partitions that some filling has.
    fn strike_by_fillings(&mut self) -> LostPartitions {
        let (mut rows, mut columns) = (Partitions::none(), Partitions::none());
        self.fillings.retain(|filling| {
            let keep = self.rows.contains(filling.rows) && self.columns.contains(filling.columns);
            if keep {
                rows.insert(filling.rows);
                columns.insert(filling.columns);
            }
            keep
        });
        let lost = LostPartitions { rows: rows != self.rows, columns: columns != self.columns };
        (self.rows, self.columns) = (rows, columns);
        lost
    }
}

/// The rows and columns of one box.
struct BoxLines {
    rows: [BoxLine; 3],
    columns: [BoxLine; 3],
}

impl BoxLines {
    fn new(cells: &ClassicCandidates, at: usize) -> Self {
        let cell = |row: usize, column: usize| cells[(at / 3 * 3 + row) * 9 + at % 3 * 3 + column];
        Self {
            rows: array::from_fn(|row| BoxLine::new(array::from_fn(|column| cell(row, column)))),
            columns: array::from_fn(|column| BoxLine::new(array::from_fn(|row| cell(row, column)))),
        }
    }

    /// The partitions that fit each line by itself, without fillings.
    fn possible(&self) -> PossiblePartitions {
        let (rows, columns) = (fitting(&self.rows), fitting(&self.columns));
        PossiblePartitions { rows, columns, fillings: Vec::new() }
    }

    /// The fillings with possible partitions, in ascending order of their column partitions.
    fn fillings(&self, possible: &PossiblePartitions) -> Vec<BoxFilling> {
        let mut fillings = Vec::new();
        // Fillings are built from column partitions: 216 for each, of which each has one row partition, found by a
        // table.
        for columns in possible.columns.to_vec() {
            let [first, second, third] = columns.triples().map(rank);
            for a in self.columns[0].ways(first) {
                for b in self.columns[1].ways(second) {
                    for c in self.columns[2].ways(third) {
                        let rows = rows_of(a | b | c);
                        if possible.rows.contains(rows) {
                            fillings.push(BoxFilling { rows, columns });
                        }
                    }
                }
            }
        }
        fillings
    }
}

/// The row partition of a filling, from the union of its three columns.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "two masks of 9 bits each")]
fn rows_of(placed: u32) -> Partition {
    Partition::of(placed as u16 & ALL, (placed >> SECOND_ROW) as u16)
}

/// The partitions whose triples each fit their line.
fn fitting(lines: &[BoxLine; 3]) -> Partitions {
    let mut fitting = Partitions::none();
    let firsts = (0..TRIPLES).filter(|&first| lines[0].fits(first));
    for partition in firsts.flat_map(Partition::beginning_with) {
        let [_, second, third] = partition.triples();
        if lines[1].fits(rank(second)) && lines[2].fits(rank(third)) {
            fitting.insert(partition);
        }
    }
    fitting
}
