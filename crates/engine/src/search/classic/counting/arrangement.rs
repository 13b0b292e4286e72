//! Transposes and reorders a puzzle so that counting takes little work.

use std::array;

use super::boxes::{BoxFilling, Boxes, BoxesError, PossiblePartitions};
use super::chute::each_choice;
use super::partition::{Partition, Partitions};
use super::{ClassicCandidates, Meter};
use crate::Cancelled;

/// A choice of a partition for each box of a chute.
pub(super) type PartitionChoice = [Partition; 3];

/// Candidates, and the possible partitions and fillings of each box.
#[derive(Clone, Debug)]
pub(super) struct Arrangement {
    pub(super) cells: ClassicCandidates,
    boxes: [PossiblePartitions; 9],
}

impl Arrangement {
    /// The arrangement of these candidates.
    pub(super) fn new(cells: ClassicCandidates, meter: &Meter) -> Result<Self, BoxesError> {
        let Boxes(boxes) = Boxes::new(&cells, meter)?;
        Ok(Self { cells, boxes })
    }

    /// The possible partitions and fillings of the box in this band and this stack.
    pub(super) fn at(&self, band: usize, stack: usize) -> &PossiblePartitions {
        &self.boxes[band * 3 + stack]
    }

    /// All choices of column partitions for the boxes of a stack, from the top.
    pub(super) fn stack_choices(
        &self,
        stack: usize,
        meter: &Meter,
    ) -> Result<Vec<PartitionChoice>, Cancelled> {
        meter.report()?;
        let mut choices = Vec::new();
        each_choice([0, 1, 2].map(|band| &self.at(band, stack).columns), |choice| {
            choices.push(choice);
        });
        Ok(choices)
    }

    /// All choices of row partitions for the boxes of a band, from the left. The first box may have only the
    /// partitions in `first`.
    pub(super) fn band_choices(
        &self,
        band: usize,
        first: &Partitions,
        meter: &Meter,
    ) -> Result<Vec<PartitionChoice>, Cancelled> {
        meter.report()?;
        let mut choices = Vec::new();
        let [second, third] = [1, 2].map(|stack| &self.at(band, stack).rows);
        each_choice([first, second, third], |choice| choices.push(choice));
        Ok(choices)
    }

    /// The same puzzle, transposed and reordered so that the sum is short. The sum goes through combinations of
    /// the column partitions of all boxes, but through row partitions only band by band. So the puzzle is
    /// transposed if that makes the column partitions fewer. The stack with the fewest column partitions comes
    /// first, and so does the band with the fewest fillings.
    pub(super) fn turned(self) -> Self {
        let product = |count: fn(&PossiblePartitions) -> usize| -> u128 {
            self.boxes.iter().map(|possible| count(possible) as u128).product()
        };
        let columns = product(|possible| possible.columns.len());
        // Products stay below 1680⁹, which is about 10²⁹ and fits `u128`.
        let upright = if columns <= product(|possible| possible.rows.len()) {
            self
        } else {
            self.transposed()
        };
        // The sum skips the zeros of the first band only, and a band with few fillings has the most zeros.
        let size = |band: usize, stack: usize| upright.at(band, stack).fillings.len();
        let mut bands = [0, 1, 2];
        bands.sort_by_key(|&band| (0..3).map(|stack| size(band, stack)).product::<usize>());
        // Tables are built for the choices of the first stack, so the stack with the fewest choices comes
        // first.
        let size = |band: usize, stack: usize| upright.at(band, stack).columns.len();
        let mut stacks = [0, 1, 2];
        stacks.sort_by_key(|&stack| (0..3).map(|band| size(band, stack)).product::<usize>());
        upright.arranged(bands, stacks)
    }

    /// The arrangement with rows and columns exchanged.
    pub(super) fn transposed(self) -> Self {
        let mut boxes = self.boxes.map(|possible| PossiblePartitions {
            rows: possible.columns,
            columns: possible.rows,
            fillings: possible.fillings.into_iter().map(BoxFilling::transposed).collect(),
        });
        for [above, below] in [[1, 3], [2, 6], [5, 7]] {
            boxes.swap(above, below);
        }
        Self { cells: transposed(&self.cells), boxes }
    }

    /// Reorders bands and stacks: the first, second and third of the result are the ones named here.
    fn arranged(self, bands: [usize; 3], stacks: [usize; 3]) -> Self {
        let line = |chutes: [usize; 3], at: usize| chutes[at / 3] * 3 + at % 3;
        let cell = |at: usize| line(bands, at / 9) * 9 + line(stacks, at % 9);
        let mut boxes = self.boxes.map(Some);
        let boxes = array::from_fn(|at| {
            let possible = boxes[bands[at / 3] * 3 + stacks[at % 3]].take();
            possible.expect("each box is taken once")
        });
        Self { cells: array::from_fn(|at| self.cells[cell(at)]), boxes }
    }
}

/// The candidates with rows and columns exchanged.
pub(super) fn transposed(cells: &ClassicCandidates) -> ClassicCandidates {
    array::from_fn(|at| cells[at % 9 * 9 + at / 9])
}
