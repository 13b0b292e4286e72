//! Which cells of a step see each other by a rule about pairs of cells, such as a knight's move, which no line of the board
//! shows.

use crate::engine::technique::{BoardStep, WideSet};
use crate::engine::{Cell, Rule};
use crate::text::technique::notation::cells;
use crate::text::{Language, rule};

/// That cells a knight's move apart, or cells that touch, see each other, with a pair of the step that does so. Returns
/// `None` if houses show all that the step rules out.
pub(super) fn sight(step: &BoardStep, language: Language) -> Option<String> {
    let (rule, [gone, seen]) = pair_by_rule(step)?;
    let [gone, seen] = [gone, seen].map(|cell| cells(WideSet::of(cell)));
    rule::sight(rule, [&gone, &seen], language)
}

/// A cell that loses a candidate, and a cell of the pattern that sees it by a rule alone.
fn pair_by_rule(step: &BoardStep) -> Option<(Rule, [Cell; 2])> {
    let layout = &step.layout;
    let pattern = step.pattern_cells();
    let in_one_house = |one: Cell, other: Cell| {
        layout.houses_of(one).iter().any(|house| layout.houses_of(other).contains(house))
    };
    let rules = layout.rules().filter(|rule| rule.makes_peers());
    rules.flat_map(|rule| step.eliminations.iter().map(move |gone| (rule, gone.cell))).find_map(
        |(rule, gone)| {
            let near = layout.neighbours(rule, gone).iter().copied();
            let seen = near.filter(|&near| pattern.contains(near) && !in_one_house(gone, near));
            seen.min().map(|seen| (rule, [gone, seen]))
        },
    )
}
