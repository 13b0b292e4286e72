//! What there is to add up, laid out so that adding up is all that is left.
//!
//! The choices for the three stacks are gone through together: one for the first, with each one for the
//! second, with each one for the third. Three choices give each band its column partitions, and as many
//! answers as the product of the ways to fill the three bands. Where choices are the same but for names or
//! order, one stands for all with a weight.

use std::array;

use super::band::Band;
use super::boxes::Cells;
use super::groups::Groups;
use super::numbers::Numbers;
use super::position::{Choice, Position};
use super::symmetry::{Alike, AlikeColumns, Columns};

/// A choice for a stack: the number of the column partition of its box in each band.
pub(super) type Numbered = [u16; 3];

/// A choice for the first stack that stands for `weight` choices.
#[derive(Clone, Copy, Debug)]
pub(super) struct First {
    pub(super) choice: Numbered,
    pub(super) weight: u64,
    /// The digits still alike.
    pub(super) alike: Alike,
}

/// A choice for the second stack, less the partition by which it is found.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Second {
    pub(super) others: [u16; 2],
    columns: Columns,
    /// How many choices it stands for among those with its columns in another order; 0 where it is not the
    /// one that stands for them.
    by_order: u8,
}

/// A puzzle ready to be counted.
#[derive(Clone, Debug)]
pub(in crate::engine::search) struct Plan {
    pub(super) bands: [Band; 3],
    pub(super) firsts: Vec<First>,
    /// By the partition in the first band.
    pub(super) seconds: Groups<Second>,
    /// By the partition in the first band; only those that stand for others, less that partition.
    pub(super) thirds: Groups<[u16; 2]>,
    /// How many choices each of `thirds` stands for.
    pub(super) third_weight: u64,
}

impl Second {
    /// How many choices this one stands for; `None` where another stands for it.
    #[inline]
    pub(super) fn weight(&self, alike: Alike) -> Option<u64> {
        if alike.is_none() {
            (self.by_order > 0).then_some(u64::from(self.by_order))
        } else {
            alike.stands_for(self.columns)
        }
    }
}

impl Plan {
    /// The plan for these candidates; `None` where it can be seen that there is no answer.
    pub(in crate::engine::search) fn new(cells: &Cells) -> Option<Self> {
        let mut cells = *cells;
        let alike = Alike::sort_digits(&mut cells);
        let position = Position::new(cells)?.turned();
        let alike_columns = [0, 1, 2].map(|stack| AlikeColumns::of(&position.cells, stack));
        let numbers: [[Numbers; 3]; 3] = array::from_fn(|band| {
            array::from_fn(|stack| Numbers::new(&position.boxes.0[band * 3 + stack].columns))
        });
        let numbered = |stack: usize, choice: &Choice| -> Numbered {
            array::from_fn(|band| numbers[band][stack].of(choice[band]))
        };
        let firsts = position.stacks[0].iter().filter_map(|choice| {
            let columns = Columns::of(choice[0], choice[1]);
            let weight = if alike.is_none() {
                u64::from(alike_columns[0].stands_for(choice[0])?)
            } else {
                alike.stands_for(columns)?
            };
            let choice = numbered(0, choice);
            Some(First { choice, weight, alike: alike.within(columns) })
        });
        let seconds = position.stacks[1].iter().map(|choice| {
            let [first, others @ ..] = numbered(1, choice);
            let by_order = alike_columns[1].stands_for(choice[0]).unwrap_or(0);
            let columns = Columns::of(choice[0], choice[1]);
            (usize::from(first), Second { others, columns, by_order })
        });
        let thirds = position.stacks[2].iter().filter_map(|choice| {
            alike_columns[2].stands_for(choice[0])?;
            let [first, others @ ..] = numbered(2, choice);
            Some((usize::from(first), others))
        });
        Some(Self {
            bands: array::from_fn(|band| Band::new(&position, band, &numbers[band])),
            firsts: firsts.collect(),
            seconds: Groups::new(numbers[0][1].len(), seconds),
            thirds: Groups::new(numbers[0][2].len(), thirds),
            third_weight: u64::from(alike_columns[2].orders()),
        })
    }
}
