//! ALS-XZ: two almost locked sets with a restricted common candidate.
//!
//! One of the two sets is locked, so any other digit of both is in one of them. With two restricted common
//! candidates, each set holds one of these, and the remaining digits of both sets are locked. `sets` holds the
//! two sets. If there is a second restricted common candidate, the chain goes around both sets.

use super::links::AlsLinks;
use super::outcome::{SetChain, between};
use super::rows;
use crate::DigitSet;
use crate::technique::Technique;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, Geometry};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let links = search.links();
    let (mut useful, mut found) = (links.empty_row(), links.empty_row());
    for (number, set) in links.sets.iter().enumerate() {
        found.fill(0);
        for common in set.digits.iter() {
            let rest = set.digits.without(DigitSet::of(common));
            links.unite_partners(&mut useful, number, rest);
            // A second common candidate eliminates by itself, even if no cell sees both sets.
            rest.iter().for_each(|digit| rows::unite(&mut useful, links.linked(number, digit)));
            rows::unite_common(&mut found, links.linked(number, common), &useful);
        }
        for other in rows::common(&found, &found).skip_while(|&other| other < number) {
            add(search, &links, [number, other])?;
        }
    }
    Flow::Continue(())
}

/// Adds the eliminations of two linked sets.
fn add<G: Geometry>(search: &mut StepSearch<'_, G>, links: &AlsLinks<G>, pair: [usize; 2]) -> Flow {
    let commons = links.commons(pair[0], pair[1]);
    let Some(common) = commons.first() else {
        return Flow::Continue(());
    };
    let [one, other] = pair.map(|number| &links.sets[number]);
    let line = SetChain { sets: vec![one, other], commons: vec![commons], via: vec![common] };
    if commons.is_single() {
        let rest = one.digits.without(commons);
        return search.add(line.step(Technique::AlsXz, &between(one, other, rest)));
    }
    let mut eliminated = between(one, other, one.digits);
    for (set, linked) in [(one, other), (other, one)] {
        for digit in set.digits.without(commons).iter() {
            // Doubly linked, each set is locked to its other digits. The cells of the partner belong to the pattern.
            eliminated.insert(digit, set.seen(digit).without(linked.cells));
        }
    }
    let mut step = line.step(Technique::AlsXz, &eliminated);
    step.evidence.chains = line.ring().into_iter().collect();
    search.add(step)
}
