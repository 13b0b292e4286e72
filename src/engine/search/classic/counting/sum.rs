//! Adds up a plan, one part after the other.

use std::array;

use super::Meter;
use super::band::Table;
use super::plan::{First, Plan};
use crate::engine::Cancelled;

/// How many numbers the tables that are kept may hold all together, besides those in use.
const KEPT: usize = 8 << 20;

/// A plan has at least so many parts, unless there is less to part.
const PARTS: usize = 64;

/// The tables made so far, by band and by the column partition of the first box.
#[derive(Debug)]
pub(in crate::engine::search) struct Tables {
    made: [Vec<Option<Table>>; 3],
    size: usize,
}

impl Tables {
    /// No tables yet.
    pub(in crate::engine::search) fn new(plan: &Plan) -> Self {
        let none = |band: usize| vec![None; plan.bands[band].first_columns()];
        Self { made: array::from_fn(none), size: 0 }
    }

    /// The tables of the three bands for a choice for the first stack.
    fn for_first(
        &mut self,
        plan: &Plan,
        first: &First,
        meter: &Meter,
    ) -> Result<[&Table; 3], Cancelled> {
        let made = |band: usize| self.made[band][usize::from(first.choice[band])].is_some();
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

/// How far a part is counted.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine::search) struct Reach {
    /// The answers of the parts before it, for whoever watches.
    pub(in crate::engine::search) before: u128,
    /// More than so many need not be counted.
    pub(in crate::engine::search) limit: u128,
}

impl Plan {
    /// Into how many pieces each choice for the first stack is split.
    fn pieces(&self) -> usize {
        PARTS.div_ceil(self.firsts.len()).min(self.seconds.len())
    }

    /// How many parts there are; each answer lies in one of them.
    pub(in crate::engine::search) fn parts(&self) -> usize {
        self.firsts.len() * self.pieces()
    }

    /// Counts the answers of a part.
    pub(in crate::engine::search) fn count_part(
        &self,
        part: usize,
        tables: &mut Tables,
        reach: Reach,
        meter: &mut Meter,
    ) -> Result<u128, Cancelled> {
        let (first, piece) = (&self.firsts[part / self.pieces()], part % self.pieces());
        let tables = tables.for_first(self, first, meter)?;
        let mut sum = 0;
        let mut ways = Vec::new();
        for partition in (piece..self.seconds.len()).step_by(self.pieces()) {
            let Some(row) = tables[0].row(partition) else {
                continue;
            };
            ways.clear();
            ways.extend((0..).zip(row).filter(|&(_, &ways)| ways > 0));
            for second in self.seconds.of(partition) {
                let Some(weight) = second.weight(first.alike) else {
                    continue;
                };
                meter.node()?;
                let rows = (
                    tables[1].row(usize::from(second.others[0])),
                    tables[2].row(usize::from(second.others[1])),
                );
                let found = match rows {
                    (Some(second), Some(third)) => self.over_thirds(&ways, second, third),
                    _ => 0,
                };
                if found == 0 {
                    meter.backtrack();
                }
                sum += u128::from(found) * u128::from(first.weight * weight * self.third_weight);
            }
            meter.answers = u64::try_from(reach.before + sum).unwrap_or(u64::MAX);
            if sum > reach.limit {
                break;
            }
        }
        Ok(sum)
    }

    /// The sum over the choices for the third stack. `first` are the ways to fill the first band that are not
    /// zero, by the partition of its third box; `second` and `third` are those of the others.
    fn over_thirds(&self, first: &[(u16, &u16)], second: &[u16], third: &[u16]) -> u64 {
        let mut sum = 0;
        for &(partition, &ways) in first {
            let others = self.thirds.of(usize::from(partition)).iter();
            let products = others.map(|&[a, b]| {
                u32::from(second[usize::from(a)]) * u32::from(third[usize::from(b)])
            });
            // At most 56 products of 1728 × 1728.
            sum += u64::from(products.sum::<u32>()) * u64::from(ways);
        }
        sum
    }
}
