//! ALS-XY-wing: three almost locked sets in sequence, linked by restricted common candidates.
//!
//! The middle set can lack only one of the two linking digits, so one of the ends is locked, and any other
//! digit of both ends is in one of them. `sets` holds the first end, the middle, and the other end.

use super::links::AlsLinks;
use super::outcome::{SetChain, between};
use super::rows;
use crate::technique::Technique;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry};
use crate::{Digit, DigitSet};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let links = search.links();
    let mut linked = links.empty_row();
    for first in 0..links.sets.len() {
        search.report()?;
        linked.fill(0);
        for digit in links.sets[first].digits.iter() {
            rows::unite(&mut linked, links.linked(first, digit));
        }
        for second in rows::common(&linked, &linked).skip_while(|&second| second < first) {
            find_beyond(search, &links, [second, first], second)?;
            find_beyond(search, &links, [first, second], first)?;
        }
    }
    Flow::Continue(())
}

/// Finds the other ends, with numbers above `least`, for an end and a middle. As in HoDoKu, pairs of linked
/// sets come in the order of their numbers, each followed by the pairs that share a set with it.
fn find_beyond<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    links: &AlsLinks<G>,
    [end, middle]: [usize; 2],
    least: usize,
) -> Flow {
    let commons = links.commons(end, middle);
    let (mut useful, mut found) = (links.empty_row(), links.empty_row());
    for out in commons.iter() {
        let rest = links.sets[end].digits.without(DigitSet::of(out));
        for home in links.sets[middle].digits.without(DigitSet::of(out)).iter() {
            // Only sets that would eliminate something are paired, by one operation on bits for all sets.
            links.unite_partners(&mut useful, end, rest.without(DigitSet::of(home)));
            rows::unite_common(&mut found, links.linked(middle, home), &useful);
        }
    }
    for other in rows::common(&found, &found).filter(|&other| other > least && other != middle) {
        let back = links.commons(middle, other);
        for (out, home) in commons.iter().flat_map(|out| back.iter().map(move |home| (out, home))) {
            if out != home {
                add(search, links, [end, middle, other], [out, home])?;
            }
        }
    }
    Flow::Continue(())
}

/// Adds the eliminations of the ends: first of the digits that link no sets of the wing; then, if two digits link two
/// sets, also of the linking digit that the wing does not use.
fn add<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    links: &AlsLinks<G>,
    numbers: [usize; 3],
    via: [Digit; 2],
) -> Flow {
    let [end, middle, other] = numbers.map(|number| &links.sets[number]);
    let overlap = end.cells.meets(other.cells) && !search.options.overlapping_sets;
    if overlap || end.cells.is_within(other.cells) || other.cells.is_within(end.cells) {
        return Flow::Continue(());
    }
    let commons = [links.commons(numbers[0], numbers[1]), links.commons(numbers[1], numbers[2])];
    let line =
        SetChain { sets: vec![end, middle, other], commons: commons.to_vec(), via: via.to_vec() };
    for linking in [commons[0].or(commons[1]), via.into_iter().collect()] {
        let eliminated = between(end, other, end.digits.without(linking));
        if !eliminated.is_empty() {
            search.add(line.step(Technique::AlsXyWing, &eliminated))?;
        }
    }
    Flow::Continue(())
}
