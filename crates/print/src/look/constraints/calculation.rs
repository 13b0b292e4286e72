//! Cages to calculate with: the line of a killer cage, and the number with the sign of its operation, as newspapers print them.

use crate::look::{AreaOutline, Mark};
use nonet_engine::Calculation;

pub(super) fn mark(cage: &Calculation) -> Mark {
    let outline = AreaOutline { cells: cage.cells().to_vec(), depth: 0, is_beside_circle: false };
    Mark::Outline { outline, label: Some(cage.label()) }
}
