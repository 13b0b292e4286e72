//! Killer cages: a dashed line within the cells, and the sum in the corner of the first, as newspapers print them.

use super::outlined;
use crate::look::Mark;
use nonet_engine::{Cage, LowestDigit};

pub(super) fn mark(cage: &Cage, lowest: LowestDigit) -> Mark {
    let digits = u32::try_from(cage.cells().len()).unwrap_or(u32::MAX);
    let label = cage.sum().map(|sum| lowest.shown_sum(sum, digits).to_string());
    outlined(cage.cells().to_vec(), label)
}
