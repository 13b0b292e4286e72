//! Cages to calculate with: the line of a killer cage, and the number with the sign of its operation, as newspapers print them.

use super::outlined;
use crate::look::Mark;
use nonet_engine::Calculation;

pub(super) fn mark(cage: &Calculation) -> Mark {
    outlined(cage.cells().to_vec(), Some(cage.label()))
}
