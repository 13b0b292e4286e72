//! Adds up a plan, part by part.

use std::array;

use super::Meter;
use super::band::WaysTable;
use super::plan::{FirstChoice, Plan};
use crate::Cancelled;

/// The number of entries (16 MB) above which the kept tables are dropped. Choices for the first stack share
/// tables, so tables are kept. To keep all of them could take gigabytes on boards with few givens.
const KEPT: usize = 8 << 20;

/// The least number of parts of a plan, if its stacks have enough choices. Threads share the parts, and at the
/// end all wait for the last part, so there should be many more parts than cores.
const PARTS: usize = 64;

/// The tables built so far, by band and by the column partition of the first box.
#[derive(Debug)]
pub(in crate::search) struct Tables {
    made: [Vec<Option<WaysTable>>; 3],
    size: usize,
}

impl Tables {
    /// No tables yet.
    pub(in crate::search) fn new(plan: &Plan) -> Self {
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
        // All tables are dropped at once. To drop only some would need a record of which are needed again.
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

/// The limit of a count, and the numbers to add to it for the display of progress.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct CountReach {
    /// Answers to show in addition to those of this count.
    pub(in crate::search) besides: u64,
    /// The answers of the parts before this one.
    pub(in crate::search) before: u128,
    /// The number of answers above which counting may stop.
    pub(in crate::search) limit: u128,
}

impl CountReach {
    /// A count from 0 until more than `limit` answers were seen.
    pub(in crate::search) fn up_to(limit: u128) -> Self {
        Self { besides: 0, before: 0, limit }
    }

    /// The number to show when a part has counted `sum` answers. It is at most one above the limit.
    pub(in crate::search) fn shown(self, sum: u128) -> u64 {
        let counted = (self.before + sum).min(self.limit.saturating_add(1));
        self.besides.saturating_add(u64::try_from(counted).unwrap_or(u64::MAX))
    }
}

impl Plan {
    /// The number of pieces into which each choice for the first stack is split.
    fn pieces(&self) -> usize {
        PARTS.div_ceil(self.firsts.len().max(1)).min(self.seconds.len())
    }

    /// The number of parts. Each answer is counted in exactly one part.
    pub(in crate::search) fn parts(&self) -> usize {
        self.firsts.len() * self.pieces()
    }

    /// The approximate number of products to add up.
    pub(in crate::search) fn steps(&self) -> u64 {
        let choices = [self.firsts.len(), self.seconds.item_count(), self.thirds.item_count()];
        choices.map(|choices| choices as u64).iter().product()
    }

    /// Counts the answers of all parts until more than the limit were seen.
    pub(in crate::search) fn count(
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
    pub(in crate::search) fn count_part(
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
        // The pieces take the partitions by turns, so that each gets some of every part of the list.
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

/// A part of a plan that is being counted.
struct PartSum<'a> {
    plan: &'a Plan,
    first: &'a FirstChoice,
    tables: [&'a WaysTable; 3],
    /// The nonzero numbers of ways to fill the first band, each with the column partition of its third box.
    ways: Vec<(usize, u64)>,
}

impl PartSum<'_> {
    /// The sum over the choices for the second stack with this partition in the first band.
    fn over_seconds(&mut self, partition: usize, meter: &mut Meter) -> Result<u128, Cancelled> {
        let Some(row) = self.tables[0].row(partition) else {
            return Ok(0);
        };
        self.ways.clear();
        let ways = row.iter().map(|&ways| u64::from(ways)).enumerate();
        // The zeros of the first band are left out once, for all choices of the second stack with this partition.
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

    /// The sum over the choices for the third stack, if the second stack has these partitions in the second and
    /// the third band.
    fn over_thirds(&self, others: [u16; 2]) -> u64 {
        let [second, third] = others.map(usize::from);
        // A row with no way makes all products zero.
        let (Some(second), Some(third)) = (self.tables[1].row(second), self.tables[2].row(third))
        else {
            return 0;
        };
        let of_partition = |partition: usize| {
            let others =
                self.plan.thirds.of(partition).iter().map(|others| others.map(usize::from));
            // At most 56 products of 1728 and 1728, which fit `u32`.
            others.map(|[a, b]| u32::from(second[a]) * u32::from(third[b])).sum::<u32>()
        };
        self.ways.iter().map(|&(partition, ways)| ways * u64::from(of_partition(partition))).sum()
    }
}
