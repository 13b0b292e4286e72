//! Adds up a plan, one part after the other.

use std::array;

use super::Meter;
use super::band::WaysTable;
use super::plan::{FirstChoice, Plan};
use crate::engine::Cancelled;

/// How many numbers the tables that are kept may hold all together, besides those in use: 16 MB of them. Choices for the
/// first stack share tables; to keep all could take gigabytes on boards with few givens.
const KEPT: usize = 8 << 20;

/// A plan has at least this many parts, if its stacks have enough choices. Threads share them out, so there should be
/// many more parts than cores: at the end all wait for the last part.
const PARTS: usize = 64;

/// The tables made so far, by band and by the column partition of the first box.
#[derive(Debug)]
pub(in crate::engine::search) struct Tables {
    made: [Vec<Option<WaysTable>>; 3],
    size: usize,
}

impl Tables {
    /// No tables yet.
    pub(in crate::engine::search) fn new(plan: &Plan) -> Self {
        let none = |band: usize| vec![None; plan.bands[band].first_column_count()];
        Self { made: array::from_fn(none), size: 0 }
    }

    /// The tables of the three bands for a choice for the first stack.
    fn of(
        &mut self,
        plan: &Plan,
        first: &FirstChoice,
        meter: &Meter,
    ) -> Result<[&WaysTable; 3], Cancelled> {
        let made = |band: usize| self.made[band][usize::from(first.choice[band])].is_some();
        // All tables go at once. To drop some of them would take an account of which are needed again.
        if self.size > KEPT && !(0..3).all(made) {
            *self = Self::new(plan);
        }
        for band in 0..3 {
            let made = &mut self.made[band][usize::from(first.choice[band])];
            if made.is_none() {
                *made = Some(plan.bands[band].table(first.choice[band], meter)?);
                self.size += plan.bands[band].table_size();
            }
        }
        Ok(array::from_fn(|band| {
            let made = &self.made[band][usize::from(first.choice[band])];
            made.as_ref().expect("it was made above")
        }))
    }
}

/// How far is counted, and what is shown meanwhile.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine::search) struct CountReach {
    /// Answers to show besides those of this count.
    pub(in crate::engine::search) besides: u64,
    /// The answers of the parts before this one.
    pub(in crate::engine::search) before: u128,
    /// More than so many need not be counted.
    pub(in crate::engine::search) limit: u128,
}

impl CountReach {
    /// A count of its own, until more than `limit` answers were seen.
    pub(in crate::engine::search) fn up_to(limit: u128) -> Self {
        Self { besides: 0, before: 0, limit }
    }

    /// What to show when a part has come to `sum` answers: never more than one above the limit.
    pub(in crate::engine::search) fn shown(self, sum: u128) -> u64 {
        let counted = (self.before + sum).min(self.limit.saturating_add(1));
        self.besides.saturating_add(u64::try_from(counted).unwrap_or(u64::MAX))
    }
}

impl Plan {
    /// Into how many pieces each choice for the first stack is split.
    fn pieces(&self) -> usize {
        PARTS.div_ceil(self.firsts.len().max(1)).min(self.seconds.len())
    }

    /// How many parts there are; each answer lies in one of them.
    pub(in crate::engine::search) fn parts(&self) -> usize {
        self.firsts.len() * self.pieces()
    }

    /// About how many products there are to be added up.
    pub(in crate::engine::search) fn steps(&self) -> u64 {
        let choices = [self.firsts.len(), self.seconds.item_count(), self.thirds.item_count()];
        choices.map(|choices| choices as u64).iter().product()
    }

    /// Counts the answers of all parts until more than the limit were seen.
    pub(in crate::engine::search) fn count(
        &self,
        reach: CountReach,
        meter: &mut Meter,
    ) -> Result<u128, Cancelled> {
        let mut tables = Tables::new(self);
        let mut counted = 0;
        for part in 0..self.parts() {
            let reach = CountReach { before: reach.before + counted, ..reach };
            counted += self.count_part(part, &mut tables, reach, meter)?;
            if counted > reach.limit {
                break;
            }
        }
        Ok(counted)
    }

    /// Counts the answers of one part until more than the limit were seen.
    pub(in crate::engine::search) fn count_part(
        &self,
        part: usize,
        tables: &mut Tables,
        reach: CountReach,
        meter: &mut Meter,
    ) -> Result<u128, Cancelled> {
        let (first, piece) = (&self.firsts[part / self.pieces()], part % self.pieces());
        let mut part =
            PartSum { plan: self, first, tables: tables.of(self, first, meter)?, ways: Vec::new() };
        let mut sum = 0;
        for partition in (piece..self.seconds.len()).step_by(self.pieces()) {
            sum += part.over_seconds(partition, meter)? * u128::from(first.weight * self.weight);
            meter.answers = meter.answers.max(reach.shown(sum));
            if sum > reach.limit {
                break;
            }
        }
        Ok(sum)
    }
}

/// A part while it is counted.
struct PartSum<'a> {
    plan: &'a Plan,
    first: &'a FirstChoice,
    tables: [&'a WaysTable; 3],
    /// The ways to fill the first band that are not zero, with the partition of its third box.
    ways: Vec<(usize, u64)>,
}

impl PartSum<'_> {
    /// The sum over those choices for the second stack that have this partition in the first band.
    fn over_seconds(&mut self, partition: usize, meter: &mut Meter) -> Result<u128, Cancelled> {
        let Some(row) = self.tables[0].row(partition) else {
            return Ok(0);
        };
        self.ways.clear();
        let ways = row.iter().map(|&ways| u64::from(ways)).enumerate();
        self.ways.extend(ways.filter(|&(_, ways)| ways > 0));
        let mut sum = 0;
        for second in self.plan.seconds.of(partition) {
            let Some(weight) = second.weight(self.first.alike) else {
                continue;
            };
            meter.node()?;
            let found = self.over_thirds(second.others);
            if found == 0 {
                meter.backtrack();
            }
            sum += u128::from(found) * u128::from(weight);
        }
        Ok(sum)
    }

    /// The sum over the choices for the third stack, with these partitions of the second stack in the second
    /// and the third band.
    fn over_thirds(&self, others: [u16; 2]) -> u64 {
        let [second, third] = others.map(usize::from);
        // A row without a way makes all products zero.
        let (Some(second), Some(third)) = (self.tables[1].row(second), self.tables[2].row(third))
        else {
            return 0;
        };
        let of_partition = |partition: usize| {
            let others =
                self.plan.thirds.of(partition).iter().map(|others| others.map(usize::from));
            // At most 56 products of 1728 and 1728.
            others.map(|[a, b]| u32::from(second[a]) * u32::from(third[b])).sum::<u32>()
        };
        self.ways.iter().map(|&(partition, ways)| ways * u64::from(of_partition(partition))).sum()
    }
}
