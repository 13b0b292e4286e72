//! Chains: what follows when a candidate is assumed to be right ("on") or wrong ("off").
//!
//! On makes the other candidates of the cell and the other places of the digit off; off makes the last candidate of
//! a cell, or the last place of a digit in a house, on. The kinds, each looked for only where those before find
//! nothing:
//!
//! - forcing chains and cycles: each step has one cause ([`unary`]); 6.5 to 7.0 and more;
//! - Nishio: chains of one digit that remember what they made off, up to a contradiction; 7.5;
//! - multiple: what follows from each candidate of a cell or each place of a digit in a house; 8.0;
//! - dynamic: these, contradictions and what follows either way, remembering what they made off; 8.5;
//! - dynamic with pairs, intersections and X-wings as steps of the chain (9.0), then with forcing chains (9.5),
//!   multiple ones (10.0), dynamic ones (10.5) and dynamic ones with forcing chains in them (11.0) as steps.
//!
//! To all of them 0.1 is added for each of the limits 4, 6, 8, 12, 16, 24 and so on that the length exceeds. The
//! hint is the one with the lowest rating, then the shortest, then by its kind, then the one found first.

mod advanced;
mod closure;
mod links;
mod literal;
mod multiple;
mod rank;
mod rules;
mod unary;
mod unary_search;

use super::hint::Hint;
use super::sheet::Sheet;
use crate::engine::{Cancelled, Control};
pub(super) use multiple::Closures;
pub(super) use rules::Rules;

/// The best forcing chain or cycle.
pub(super) fn forcing(sheet: &Sheet) -> Option<Hint> {
    unary::best(sheet)
}

/// The best chain by `rules`.
///
/// # Errors
/// [`Cancelled`] where the work was told to stop.
pub(super) fn multiple(
    sheet: &Sheet,
    rules: Rules,
    closures: &mut Closures,
    control: &Control,
) -> Result<Option<Hint>, Cancelled> {
    multiple::best(sheet, rules, closures, control)
}
