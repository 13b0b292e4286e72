//! Rules beyond singles as steps of a chain: intersections, hidden pairs, naked pairs, X-wings. On boards with other
//! houses, intersections and naked pairs are [generalized](super::super::generalized).
//!
//! All results of a rule are used, and the next rule is tried only if the rule before found nothing. A step
//! needs a cause in the chain; results that follow without the chain are ignored.

use super::super::bits::ones;
use super::super::board::RatedBoard;
use super::super::sheet::Sheet;
use super::super::subsets::Subset;
use super::super::{bits, fish, generalized, intersections, subsets};
use super::closure::Closure;
use super::literal::ChainLiteral;
use super::rank::{Removals, in_map_order};

/// Adds to `closure` the results of the first rule that finds anything. Returns whether any rule did. `sheets`
/// are the sheet before the assumption, and the sheet without the candidates that were made off since.
pub(super) fn extend<B: RatedBoard>(closure: &mut Closure, sheets: [&Sheet<B>; 2]) -> bool {
    let known = closure.off.len();
    let rules = if sheets[0].board().is_generalized() {
        [locked_digits, hidden_pairs, generalized_pairs, x_wings]
    } else {
        [intersections, hidden_pairs, naked_pairs, x_wings]
    };
    // Only the first rule that finds anything, because a literal keeps its first cause and that decides the length.
    rules.into_iter().any(|rule| {
        rule(closure, sheets);
        closure.off.len() > known
    })
}

fn add_all<B: RatedBoard>(closure: &mut Closure, removals: Removals, because: &[ChainLiteral]) {
    if because.is_empty() {
        return;
    }
    for (cell, digits) in in_map_order::<B>(removals) {
        ones(digits).for_each(|digit| closure.add_off(ChainLiteral::off(cell, digit), because, 0));
    }
}

fn intersections<B: RatedBoard>(closure: &mut Closure, [before, now]: [&Sheet<B>; 2]) {
    for found in intersections::all(now) {
        let victims = bits::cells(found.victims(now)).map(|cell| (cell, 1 << found.digit));
        let victims: Vec<_> = victims.collect();
        if !victims.is_empty() {
            let kept = now.board().mask(found.into);
            // The places that are gone from the first house made the intersection. Those inside the second house took
            // no part.
            let gone = gone_outside(before, now, found.from, found.digit, kept);
            add_all::<B>(closure, victims, &gone);
        }
    }
}

fn locked_digits<B: RatedBoard>(closure: &mut Closure, [before, now]: [&Sheet<B>; 2]) {
    for locked in generalized::locked_digits(now) {
        let victims = bits::cells(locked.victims(now)).map(|cell| (cell, 1 << locked.digit));
        let victims: Vec<_> = victims.collect();
        if !victims.is_empty() {
            let gone = gone_outside(before, now, locked.house, locked.digit, 0);
            add_all::<B>(closure, victims, &gone);
        }
    }
}

/// The places of `digit` in `house` that are gone and outside `kept`. They are the causes of the step.
fn gone_outside<B: RatedBoard>(
    before: &Sheet<B>,
    now: &Sheet<B>,
    house: usize,
    digit: usize,
    kept: u128,
) -> Vec<ChainLiteral> {
    let gone = before.places(house, digit) & !now.places(house, digit);
    let house = now.board().cells(house);
    let cells = ones(gone).map(|place| usize::from(house[place]));
    cells.filter(|&cell| kept >> cell & 1 == 0).map(|cell| ChainLiteral::off(cell, digit)).collect()
}

fn hidden_pairs<B: RatedBoard>(closure: &mut Closure, [before, now]: [&Sheet<B>; 2]) {
    for pair in subsets::all_hidden(now, 2) {
        let removals = pair.removed_inside(now);
        if !removals.is_empty() {
            let others = pair.other_cells(now.board());
            let lost =
                others.flat_map(|cell| literals(cell, before.candidates(cell) & pair.digits));
            add_all::<B>(closure, removals, &lost.collect::<Vec<_>>());
        }
    }
}

fn naked_pairs<B: RatedBoard>(closure: &mut Closure, sheets: [&Sheet<B>; 2]) {
    naked_pairs_removing(closure, sheets, |sheet, pair| pair.removed_outside(sheet));
}

fn generalized_pairs<B: RatedBoard>(closure: &mut Closure, sheets: [&Sheet<B>; 2]) {
    naked_pairs_removing(closure, sheets, generalized::removed_by);
}

fn naked_pairs_removing<B: RatedBoard>(
    closure: &mut Closure,
    [before, now]: [&Sheet<B>; 2],
    removed: impl Fn(&Sheet<B>, Subset) -> Removals,
) {
    for pair in subsets::all_naked(now, 2) {
        let removals = removed(now, pair);
        if !removals.is_empty() {
            let lost = pair
                .cells(now.board())
                .flat_map(|cell| literals(cell, before.candidates(cell) & !pair.digits));
            add_all::<B>(closure, removals, &lost.collect::<Vec<_>>());
        }
    }
}

fn literals(cell: usize, digits: u16) -> impl Iterator<Item = ChainLiteral> {
    ones(digits).map(move |digit| ChainLiteral::off(cell, digit))
}

fn x_wings<B: RatedBoard>(closure: &mut Closure, [before, now]: [&Sheet<B>; 2]) {
    for wing in fish::all(now, 2) {
        let removals = wing.removals(now);
        if !removals.is_empty() {
            let kept = wing.crossing_cells(now.board());
            let lines = ones(wing.lines).map(|line| wing.lines_from + line);
            let gone = lines.flat_map(|line| gone_outside(before, now, line, wing.digit, kept));
            add_all::<B>(closure, removals, &gone.collect::<Vec<_>>());
        }
    }
}
