//! Large patterns: fireworks, SK loops, exocets, tridagons.

mod exocet;
mod firework;
mod mirror;
mod sk_loop;
mod tridagon;

use super::finders::Finder;
use super::{Board, Candidate, CellsAndDigits, Mark, Role, Technique};

/// The finders of the family.
pub(super) const FINDERS: &[Finder] = &[
    Finder { techniques: &[Technique::Firework], find: firework::find },
    Finder { techniques: &[Technique::SkLoop], find: sk_loop::find },
    Finder { techniques: &[Technique::Exocet], find: exocet::find },
    Finder { techniques: &[Technique::Tridagon], find: tridagon::find },
];

/// The candidates of a set that are on the board, marked with `role`.
fn candidates_of(board: &Board, set: CellsAndDigits, role: Role) -> Vec<Mark> {
    let in_cell = |cell| {
        let digits = board.candidates(cell).and(set.digits);
        digits.iter().map(move |digit| Mark { candidate: Candidate { cell, digit }, role })
    };
    set.cells.iter().flat_map(in_cell).collect()
}
