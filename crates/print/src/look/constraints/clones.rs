//! Clones: a dashed line around each of the two areas, and the same letter in both.

use super::outlined;
use crate::look::Mark;
use nonet_engine::Clones;

/// The marks of the clone with this number, from 0.
pub(super) fn marks(clones: &Clones, number: usize) -> [Mark; 2] {
    let letter = u8::try_from(number % LETTERS).map_or('A', |number| char::from(b'A' + number));
    clones.areas().map(|area| {
        let mut cells = area.to_vec();
        cells.sort_unstable();
        outlined(cells, Some(letter.to_string()))
    })
}

/// How many letters there are.
const LETTERS: usize = 26;
