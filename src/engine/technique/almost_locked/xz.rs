//! ALS-XZ: two almost locked sets with a restricted common candidate.
//!
//! One of the two is locked, so any other digit of both stands in one of them. With two restricted common
//! candidates each set holds one of those, and the rest of both is locked. `sets` holds the two; a second
//! restricted common candidate shows as a chain that leads round.

use super::links::AlsLinks;
use super::outcome::{SetChain, between};
use super::rows;
use crate::engine::DigitSet;
use crate::engine::technique::Technique;
use crate::engine::technique::hunt::{Flow, Hunt};

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    let links = hunt.links();
    let (mut useful, mut found) = (links.empty_row(), links.empty_row());
    for (number, set) in links.sets.iter().enumerate() {
        found.fill(0);
        for common in set.digits.iter() {
            let rest = set.digits.without(DigitSet::of(common));
            links.unite_partners(&mut useful, number, rest);
            rest.iter().for_each(|digit| rows::unite(&mut useful, links.linked(number, digit)));
            rows::unite_common(&mut found, links.linked(number, common), &useful);
        }
        for other in rows::common(&found, &found).skip_while(|&other| other < number) {
            add(hunt, &links, [number, other])?;
        }
    }
    Flow::Continue(())
}

/// Adds what two sets show.
fn add(hunt: &mut Hunt<'_>, links: &AlsLinks, pair: [usize; 2]) -> Flow {
    let commons = links.commons(pair[0], pair[1]);
    let Some(common) = commons.first() else {
        return Flow::Continue(());
    };
    let [one, other] = pair.map(|number| &links.sets[number]);
    let line = SetChain { sets: vec![one, other], commons: vec![commons], via: vec![common] };
    if commons.is_single() {
        let rest = one.digits.without(commons);
        return hunt.add(line.step(Technique::AlsXz, &between(one, other, rest)));
    }
    let mut eliminated = between(one, other, one.digits);
    for (set, linked) in [(one, other), (other, one)] {
        for digit in set.digits.without(commons).iter() {
            eliminated.insert(digit, set.seen(digit).without(linked.cells));
        }
    }
    let mut step = line.step(Technique::AlsXz, &eliminated);
    step.evidence.chains = line.ring().into_iter().collect();
    hunt.add(step)
}
