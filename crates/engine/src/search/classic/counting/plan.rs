//! Lists the choices to add up, so that only the addition is left.
//!
//! The sum goes through all combinations of a choice for the first stack, a choice for the second, and a choice
//! for the third. Three choices determine the column partitions of each band; the number of their answers is
//! the product of the ways to fill the three bands. Of choices that differ only in the names of alike digits or
//! in the order of alike lines, one represents all, with a weight.

use std::array;
use std::num::NonZeroU8;

use super::arrangement::{Arrangement, PartitionChoice, transposed};
use super::band::BandLists;
use super::boxes::BoxesError;
use super::numbers::PartitionNumbers;
use super::symmetry::{AlikeDigits, AlikeLines, Columns};
use super::{ClassicCandidates, Meter};
use crate::Cancelled;
use crate::lists::Lists;

/// A choice for a stack: for each band, the number of the column partition of the stack's box.
pub(super) type NumberedChoice = [u16; 3];

/// A choice for the first stack that represents `weight` choices.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstChoice {
    pub(super) choice: NumberedChoice,
    pub(super) weight: u64,
    /// The digits that are still alike within this choice.
    pub(super) alike: AlikeDigits,
}

/// A choice for the second stack without the partition in the first band, by which [`Plan::seconds`] is sorted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SecondChoice {
    pub(super) others: [u16; 2],
    columns: Columns,
    /// The number of choices that differ only in the order of alike columns, if this one represents them.
    /// `None` if another choice does.
    by_order: Option<NonZeroU8>,
}

/// The plan for the count of a puzzle.
#[derive(Clone, Debug)]
pub(in crate::search) struct Plan {
    pub(super) bands: [BandLists; 3],
    pub(super) firsts: Vec<FirstChoice>,
    /// The choices for the second stack, by their partition in the first band.
    pub(super) seconds: Lists<SecondChoice>,
    /// The choices for the third stack, by their partition in the first band and without it. Of choices that
    /// differ only in the order of alike columns, one is listed.
    pub(super) thirds: Lists<[u16; 2]>,
    /// The number of answers for each answer that the sum finds: the product of the orders of alike columns in
    /// the third stack and of alike rows in the bands.
    pub(super) weight: u64,
}

impl SecondChoice {
    /// The number of choices that this one represents. Returns `None` if another choice represents it.
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
    /// The plan for these candidates. Returns `None` if the partitions show that there is no answer.
    ///
    /// This takes a while if many cells are open, so it reports to `meter` between its steps.
    pub(in crate::search) fn new(
        cells: &ClassicCandidates,
        meter: &Meter,
    ) -> Result<Option<Self>, Cancelled> {
        let mut cells = *cells;
        // Digits are renumbered before anything is built: all tables below must use the same numbers.
        let alike = AlikeDigits::sort_digits(&mut cells);
        match Arrangement::new(cells, meter) {
            Ok(arrangement) => Draft::new(&arrangement.turned(), alike).plan(meter).map(Some),
            Err(BoxesError::NoAnswer) => Ok(None),
            Err(BoxesError::Cancelled) => Err(Cancelled),
        }
    }
}

/// The data from which a plan is built.
struct Draft<'a> {
    arrangement: &'a Arrangement,
    alike: AlikeDigits,
    alike_columns: [AlikeLines; 3],
    alike_rows: [AlikeLines; 3],
    /// The numbers of the column partitions, by band and then stack.
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
            // The third stack and the bands list one order of alike lines each, which is one factor for all choices.
            // In the first two stacks it depends on the choice.
            weight: by_order.iter().map(|alike| u64::from(alike.orders().get())).product(),
        })
    }

    fn band(&self, band: usize, meter: &Meter) -> Result<BandLists, Cancelled> {
        BandLists::new(self.arrangement, band, self.alike_rows[band], &self.numbers[band], meter)
    }

    fn numbered(&self, stack: usize, choice: PartitionChoice) -> NumberedChoice {
        array::from_fn(|band| self.numbers[band][stack].of(choice[band]))
    }

    fn firsts(&self, meter: &Meter) -> Result<Vec<FirstChoice>, Cancelled> {
        let first = |choice: &PartitionChoice| {
            let columns = Columns::of(choice[0], choice[1]);
            // Names of digits and orders of columns are not combined for one stack: some choices differ in both
            // senses at once, so the product of the two weights would count them twice. Orders are used only if
            // no digits are alike.
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
        let second = |&choice: &PartitionChoice| {
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
        let third = |&choice: &PartitionChoice| {
            let [first, others @ ..] = self.numbered(2, choice);
            (usize::from(first), others)
        };
        Ok(Lists::sorted(self.numbers[0][2].len(), choices.iter().map(third)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Control;
    use crate::search::Effort;
    use crate::search::classic::counting::partition::ALL;

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
