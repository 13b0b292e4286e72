//! Whether a rule about two cells may forbid the second answer of a deadly pattern.

use super::bits::ones;
use super::board::RatedBoard;
use super::sheet::{Sheet, consecutive};

/// Whether a rule may forbid one of `digits` in `cell`, because a cell that the rule pairs with it has a candidate
/// that excludes it. Swapping the digits may then break the rule, so there may be no second answer.
pub(super) fn is_restricted<B: RatedBoard>(sheet: &Sheet<B>, cell: usize, digits: u16) -> bool {
    let board = sheet.board();
    // On boards without such rules both lists are empty, so nothing is ever restricted.
    let near = ones(digits).fold(0, |near, digit| near | consecutive(digit));
    super::bits::cells(board.seen_by_rule(cell)).any(|other| sheet.candidates(other) & digits != 0)
        || board
            .not_consecutive(cell)
            .iter()
            .any(|&other| sheet.candidates(usize::from(other)) & near != 0)
}
