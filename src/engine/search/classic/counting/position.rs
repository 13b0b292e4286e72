//! A puzzle as the counting sees it, turned so that it is counted with the least work.

use std::array;

use super::boxes::{Boxes, Cells, Filling, Possible};
use super::chute::each_choice;
use super::partition::{PARTITIONS, Partition};

/// A choice of a partition for each box of a chute.
pub(super) type Choice = [Partition; 3];

/// Candidates, what they leave possible in each box, and the choices for each chute.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) cells: Cells,
    pub(super) boxes: Boxes,
    /// Row partitions for the boxes of each band, from the left.
    pub(super) bands: [Vec<Choice>; 3],
    /// Column partitions for the boxes of each stack, from the top.
    pub(super) stacks: [Vec<Choice>; 3],
}

impl Position {
    /// The position of these candidates; `None` where it can be seen that there is no answer.
    pub(super) fn new(cells: Cells) -> Option<Self> {
        let boxes = Boxes::new(&cells)?;
        let of = |band: usize, stack: usize| &boxes.0[band * 3 + stack];
        let bands = array::from_fn(|band| choices(array::from_fn(|at| &of(band, at).rows)));
        let stacks = array::from_fn(|stack| choices(array::from_fn(|at| &of(at, stack).columns)));
        Some(Self { cells, boxes, bands, stacks })
    }

    /// The same position turned, so that what follows has least to do: the choices for the three stacks are
    /// gone through together, those for the bands are not. The stack with the fewest choices comes first,
    /// and so does the band with the fewest fillings.
    pub(super) fn turned(self) -> Self {
        let together = |chutes: &[Vec<Choice>; 3]| {
            let counts = chutes.each_ref().map(|choices| choices.len() as u64);
            counts.iter().product::<u64>()
        };
        let upright = together(&self.stacks) <= together(&self.bands);
        let upright = if upright { self } else { self.transposed() };
        let mut bands = [0, 1, 2];
        bands.sort_by_cached_key(|&band| upright.fillings(band));
        let mut stacks = [0, 1, 2];
        stacks.sort_by_key(|&stack| upright.stacks[stack].len());
        upright.arranged(bands, stacks)
    }

    /// How many ways there are to fill a band, whatever is in the others.
    fn fillings(&self, band: usize) -> u64 {
        let with_rows = |stack: usize| {
            let mut counts = vec![0_u64; PARTITIONS];
            for filling in &self.boxes.0[band * 3 + stack].fillings {
                counts[filling.rows.index()] += 1;
            }
            counts
        };
        let counts: [Vec<u64>; 3] = array::from_fn(with_rows);
        let of_choice = |choice: &Choice| {
            (0..3).map(|stack| counts[stack][choice[stack].index()]).product::<u64>()
        };
        self.bands[band].iter().map(of_choice).sum()
    }

    fn transposed(self) -> Self {
        let flipped = |possible: Possible| Possible {
            rows: possible.columns,
            columns: possible.rows,
            fillings: possible.fillings.into_iter().map(Filling::transposed).collect(),
        };
        let mut boxes = self.boxes.0.map(flipped);
        for [above, below] in [[1, 3], [2, 6], [5, 7]] {
            boxes.swap(above, below);
        }
        Self {
            cells: array::from_fn(|at| self.cells[at % 9 * 9 + at / 9]),
            boxes: Boxes(boxes),
            bands: self.stacks,
            stacks: self.bands,
        }
    }

    /// Puts these bands and these stacks in the place of the first, the second and the third.
    fn arranged(mut self, bands: [usize; 3], stacks: [usize; 3]) -> Self {
        let line = |chutes: [usize; 3], at: usize| chutes[at / 3] * 3 + at % 3;
        let cells = self.cells;
        self.cells = array::from_fn(|at| cells[line(bands, at / 9) * 9 + line(stacks, at % 9)]);
        let mut boxes = self.boxes.0.map(Some);
        self.boxes = Boxes(array::from_fn(|at| {
            let possible = boxes[bands[at / 3] * 3 + stacks[at % 3]].take();
            possible.expect("each box is taken once")
        }));
        self.bands = rearranged(self.bands, bands, stacks);
        self.stacks = rearranged(self.stacks, stacks, bands);
        self
    }
}

/// Puts these chutes in the place of the first, the second and the third, and in each choice the partitions
/// that the crossing chutes have.
fn rearranged(
    mut chutes: [Vec<Choice>; 3],
    order: [usize; 3],
    crossing: [usize; 3],
) -> [Vec<Choice>; 3] {
    order.map(|chute| {
        let choices = std::mem::take(&mut chutes[chute]);
        choices.into_iter().map(|choice| crossing.map(|at| choice[at])).collect()
    })
}

fn choices(possible: [&super::partition::Partitions; 3]) -> Vec<Choice> {
    let mut choices = Vec::new();
    each_choice(possible, |choice| choices.push(choice));
    choices
}
