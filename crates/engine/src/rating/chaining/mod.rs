//! Chains: what follows from the assumption that a candidate is right ("on") or wrong ("off").
//!
//! An "on" makes the other candidates of its cell, and the other places of its digit, "off". An "off" makes the
//! last candidate of a cell, or the last place of a digit in a house, "on". Each kind of chains is searched
//! only if the kinds before it find nothing:
//!
//! - forcing chains and cycles, in which each step has one cause ([`unary`]): from 6.5, 6.6 or 7.0 on;
//! - Nishio: chains of one digit that remember the candidates that they made off, and end in a contradiction:
//!   from 7.5 on;
//! - multiple: the common consequences of all candidates of a cell, or of all places of a digit in a house:
//!   from 8.0 on;
//! - dynamic: the same, and contradictions and consequences of both on and off, remembering the candidates made
//!   off: from 8.5 on;
//! - dynamic with further steps: pairs, intersections and X-wings (from 9.0 on), then also forcing chains
//!   (9.5), multiple chains (10.0), dynamic chains (10.5), and dynamic chains with forcing chains in them
//!   (11.0).
//!
//! For each of the limits 4, 6, 8, 12, 16, 24 and so on that the length exceeds, 0.1 is added. The hint is the
//! one with the lowest rating, then the shortest, then by kind, then the one found first.

mod advanced;
mod closure;
mod links;
mod literal;
mod multiple;
mod rank;
mod rules;
mod unary;
mod unary_search;

use super::board::RatedBoard;
use super::hint::RatedStep;
use super::sheet::Sheet;
use crate::{Cancelled, Control};
pub(super) use multiple::Closures;
pub(super) use rules::Rules;

/// The best forcing chain or cycle. Returns `None` if there is none.
pub(super) fn forcing<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    unary::best(sheet)
}

/// The best chain by `rules`. Returns `None` if there is none.
///
/// # Errors
/// Returns [`Cancelled`] if the work was cancelled.
pub(super) fn multiple<B: RatedBoard>(
    sheet: &Sheet<B>,
    rules: Rules,
    closures: &mut Closures,
    control: &Control,
) -> Result<Option<RatedStep>, Cancelled> {
    multiple::best(sheet, rules, closures, control)
}
