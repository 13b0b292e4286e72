//! Lays out what there is to add up, so that adding up is all that is left.
//!
//! The choices for the three stacks are gone through together: one for the first, with each one for the
//! second, with each one for the third. Three choices give each band its column partitions, and as many
//! answers as the product of the ways to fill the three bands. Where choices are the same but for names or
//! order, one stands for all with a weight.

use std::array;
use std::num::NonZeroU8;

use super::arrangement::{Arrangement, Choice, transposed};
use super::band::BandLists;
use super::boxes::BoxesError;
use super::numbers::PartitionNumbers;
use super::symmetry::{AlikeDigits, AlikeLines, Columns};
use super::{ClassicCandidates, Meter};
use crate::engine::Cancelled;
use crate::engine::search::lists::Lists;

/// A choice for a stack: the number of the column partition of its box in each band.
pub(super) type Numbered = [u16; 3];

/// A choice for the first stack that stands for `weight` choices.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstChoice {
    pub(super) choice: Numbered,
    pub(super) weight: u64,
    /// The digits still alike.
    pub(super) alike: AlikeDigits,
}

/// A choice for the second stack, less the partition by which it is found.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SecondChoice {
    pub(super) others: [u16; 2],
    columns: Columns,
    /// How many choices it stands for among those with its columns in another order; `None` where another one
    /// stands for them.
    by_order: Option<NonZeroU8>,
}

/// A puzzle ready to be counted.
#[derive(Clone, Debug)]
pub(in crate::engine::search) struct Plan {
    pub(super) bands: [BandLists; 3],
    pub(super) firsts: Vec<FirstChoice>,
    /// By the partition in the first band.
    pub(super) seconds: Lists<SecondChoice>,
    /// By the partition in the first band; only those that stand for others, less that partition.
    pub(super) thirds: Lists<[u16; 2]>,
    /// How many answers there are for each one that is found: those with the columns of the third stack, or
    /// the rows of a band, in another order.
    pub(super) weight: u64,
}

impl SecondChoice {
    /// How many choices this one stands for; `None` where another stands for it.
    #[inline]
    pub(super) fn weight(&self, alike: AlikeDigits) -> Option<u64> {
        if alike.is_none() {
            self.by_order.map(|orders| u64::from(orders.get()))
        } else {
            alike.stands_for(self.columns)
        }
    }
}

impl Plan {
    /// The plan for these candidates; `None` where it can be seen that there is no answer.
    ///
    /// Where much is open that takes a while; it is reported to `meter` between one step and the next.
    pub(in crate::engine::search) fn new(
        cells: &ClassicCandidates,
        meter: &Meter,
    ) -> Result<Option<Self>, Cancelled> {
        let mut cells = *cells;
        let alike = AlikeDigits::sort_digits(&mut cells);
        match Arrangement::new(cells, meter) {
            Ok(arrangement) => Draft::new(&arrangement.turned(), alike).plan(meter).map(Some),
            Err(BoxesError::NoAnswer) => Ok(None),
            Err(BoxesError::Cancelled) => Err(Cancelled),
        }
    }
}

/// What the parts of a plan are made from.
struct Draft<'a> {
    arrangement: &'a Arrangement,
    alike: AlikeDigits,
    alike_columns: [AlikeLines; 3],
    alike_rows: [AlikeLines; 3],
    /// The numbers of the column partitions, by band and stack.
    numbers: [[PartitionNumbers; 3]; 3],
}

impl<'a> Draft<'a> {
    fn new(arrangement: &'a Arrangement, alike: AlikeDigits) -> Self {
        let cells = arrangement.cells;
        let numbers =
            |band: usize, stack: usize| PartitionNumbers::new(&arrangement.at(band, stack).columns);
        Self {
            arrangement,
            alike,
            alike_columns: [0, 1, 2].map(|stack| AlikeLines::of(&cells, stack)),
            alike_rows: [0, 1, 2].map(|band| AlikeLines::of(&transposed(&cells), band)),
            numbers: array::from_fn(|band| array::from_fn(|stack| numbers(band, stack))),
        }
    }

    fn plan(&self, meter: &Meter) -> Result<Plan, Cancelled> {
        let by_order = [&self.alike_columns[2..], &self.alike_rows].concat();
        Ok(Plan {
            bands: [self.band(0, meter)?, self.band(1, meter)?, self.band(2, meter)?],
            firsts: self.firsts(meter)?,
            seconds: self.seconds(meter)?,
            thirds: self.thirds(meter)?,
            weight: by_order.iter().map(|alike| u64::from(alike.orders().get())).product(),
        })
    }

    fn band(&self, band: usize, meter: &Meter) -> Result<BandLists, Cancelled> {
        BandLists::new(self.arrangement, band, self.alike_rows[band], &self.numbers[band], meter)
    }

    fn numbered(&self, stack: usize, choice: Choice) -> Numbered {
        array::from_fn(|band| self.numbers[band][stack].of(choice[band]))
    }

    fn firsts(&self, meter: &Meter) -> Result<Vec<FirstChoice>, Cancelled> {
        let first = |choice: &Choice| {
            let columns = Columns::of(choice[0], choice[1]);
            let weight = if self.alike.is_none() {
                u64::from(self.alike_columns[0].stands_for(choice[0])?.get())
            } else {
                self.alike.stands_for(columns)?
            };
            let alike = self.alike.within(columns);
            Some(FirstChoice { choice: self.numbered(0, *choice), weight, alike })
        };
        Ok(self.arrangement.stack_choices(0, meter)?.iter().filter_map(first).collect())
    }

    fn seconds(&self, meter: &Meter) -> Result<Lists<SecondChoice>, Cancelled> {
        let choices = self.arrangement.stack_choices(1, meter)?;
        let second = |&choice: &Choice| {
            let [first, others @ ..] = self.numbered(1, choice);
            let by_order = self.alike_columns[1].stands_for(choice[0]);
            let columns = Columns::of(choice[0], choice[1]);
            (usize::from(first), SecondChoice { others, columns, by_order })
        };
        Ok(Lists::sorted(self.numbers[0][1].len(), choices.iter().map(second)))
    }

    fn thirds(&self, meter: &Meter) -> Result<Lists<[u16; 2]>, Cancelled> {
        let mut choices = self.arrangement.stack_choices(2, meter)?;
        choices.retain(|choice| self.alike_columns[2].stands_for(choice[0]).is_some());
        let third = |&choice: &Choice| {
            let [first, others @ ..] = self.numbered(2, choice);
            (usize::from(first), others)
        };
        Ok(Lists::sorted(self.numbers[0][2].len(), choices.iter().map(third)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Control;
    use crate::engine::search::Effort;
    use crate::engine::search::classic::counting::partition::ALL;

    const EMPTY: ClassicCandidates = [ALL; 81];

    #[test]
    fn each_step_towards_a_plan_can_be_cancelled() {
        let (going_on, stopped) = (Control::default(), Control::default());
        stopped.cancel.cancel();
        let going_on = Meter::new(&going_on, Effort::default(), 0);
        let stopped = Meter::new(&stopped, Effort::default(), 0);

        assert_eq!(Arrangement::new(EMPTY, &stopped).err(), Some(BoxesError::Cancelled));
        let arrangement = Arrangement::new(EMPTY, &going_on).unwrap();
        let draft = Draft::new(&arrangement, AlikeDigits::default());
        for band in 0..3 {
            assert_eq!(draft.band(band, &stopped).err(), Some(Cancelled));
        }
        assert_eq!(draft.firsts(&stopped).err(), Some(Cancelled));
        assert_eq!(draft.seconds(&stopped).err(), Some(Cancelled));
        assert_eq!(draft.thirds(&stopped).err(), Some(Cancelled));
        assert_eq!(Plan::new(&EMPTY, &stopped).err(), Some(Cancelled));
    }

    #[test]
    fn candidates_without_an_answer_have_no_plan() {
        let control = Control::default();
        let meter = Meter::new(&control, Effort::default(), 0);
        let mut without_nines_in_row_1 = EMPTY;
        without_nines_in_row_1[..9].fill(0b1111_1111);
        assert!(Plan::new(&without_nines_in_row_1, &meter).unwrap().is_none());
    }
}
