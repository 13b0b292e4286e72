//! Rules beyond singles as steps of a chain: intersections, hidden pairs, naked pairs, X-wings.
//!
//! All results of a rule are used, and the next rule is tried only if the rule before found nothing. A step
//! needs a cause in the chain; results that follow without the chain are ignored.

use super::super::bits::ones;
use super::super::regions::{CELLS, MASKS};
use super::super::sheet::Sheet;
use super::super::{bits, fish, intersections, subsets};
use super::closure::Closure;
use super::literal::ChainLiteral;

/// Adds to `closure` the results of the first rule that finds anything. Returns whether any rule did. `sheets`
/// are the sheet before the assumption, and the sheet without the candidates that were made off since.
pub(super) fn extend(closure: &mut Closure, sheets: [&Sheet; 2]) -> bool {
    let known = closure.off.len();
    [intersections, hidden_pairs, naked_pairs, x_wings].into_iter().any(|rule| {
        rule(closure, sheets);
        closure.off.len() > known
    })
}

fn add_all(closure: &mut Closure, removals: &[(usize, u16)], because: &[ChainLiteral]) {
    if because.is_empty() {
        return;
    }
    for &(cell, digits) in removals {
        ones(digits).for_each(|digit| closure.add_off(ChainLiteral::off(cell, digit), because, 0));
    }
}

fn intersections(closure: &mut Closure, [before, now]: [&Sheet; 2]) {
    for found in intersections::all(now) {
        let victims = bits::cells(found.victims(now)).map(|cell| (cell, 1 << found.digit));
        let victims: Vec<_> = victims.collect();
        if !victims.is_empty() {
            let gone = gone_outside(before, now, found.from, found.digit, MASKS[found.into]);
            add_all(closure, &victims, &gone);
        }
    }
}

/// The places of `digit` in `house` that are gone and outside `kept`. They are the causes of the step.
fn gone_outside(
    before: &Sheet,
    now: &Sheet,
    house: usize,
    digit: usize,
    kept: u128,
) -> Vec<ChainLiteral> {
    let gone = before.places(house, digit) & !now.places(house, digit);
    let cells = ones(gone).map(|place| usize::from(CELLS[house][place]));
    cells.filter(|&cell| kept >> cell & 1 == 0).map(|cell| ChainLiteral::off(cell, digit)).collect()
}

fn hidden_pairs(closure: &mut Closure, [before, now]: [&Sheet; 2]) {
    for pair in subsets::all_hidden(now, 2) {
        let removals = pair.removed_inside(now);
        if !removals.is_empty() {
            let others = pair.other_cells();
            let lost =
                others.flat_map(|cell| literals(cell, before.candidates(cell) & pair.digits));
            add_all(closure, &removals, &lost.collect::<Vec<_>>());
        }
    }
}

fn naked_pairs(closure: &mut Closure, [before, now]: [&Sheet; 2]) {
    for pair in subsets::all_naked(now, 2) {
        let mut removals = pair.removed_outside(now);
        if !removals.is_empty() {
            removals.sort_unstable();
            let lost = pair
                .cells()
                .flat_map(|cell| literals(cell, before.candidates(cell) & !pair.digits));
            add_all(closure, &removals, &lost.collect::<Vec<_>>());
        }
    }
}

fn literals(cell: usize, digits: u16) -> impl Iterator<Item = ChainLiteral> {
    ones(digits).map(move |digit| ChainLiteral::off(cell, digit))
}

fn x_wings(closure: &mut Closure, [before, now]: [&Sheet; 2]) {
    for wing in fish::all(now, 2) {
        let mut removals = wing.removals(now);
        if !removals.is_empty() {
            removals.sort_unstable();
            let kept = wing.crossing_cells();
            let lines = ones(wing.lines).map(|line| wing.lines_from + line);
            let gone = lines.flat_map(|line| gone_outside(before, now, line, wing.digit, kept));
            add_all(closure, &removals, &gone.collect::<Vec<_>>());
        }
    }
}
