//! Chains as steps of chains.

use std::collections::HashSet;

use super::super::bits::ones;
use super::super::sheet::Sheet;
use super::closure::{Closure, forgotten};
use super::found::{Rank, Removals, in_order};
use super::literal::{Cause, Literal, LiteralSet};
use super::multiple::{Kind, Sink, Target, Workshop, rank, removal};
use super::rules::Rules;
use super::unary;
use crate::engine::{Cancelled, Control};

/// A chain that is a step of another.
pub(super) struct Nested {
    /// Its targets, then the literals of its chains: two with the same are the same chain.
    signature: Vec<u16>,
    complexity: u32,
}

/// The memory for the chains in chains.
#[derive(Default)]
pub(super) struct Nests(Option<Box<Workshop>>);

/// The complexity of all different chains in the chains that end in `targets`.
pub(super) fn nested_complexity(closures: &[Closure], targets: &[Target]) -> u32 {
    if targets.iter().all(|&(of, _)| closures[of].nested.is_empty()) {
        return 0;
    }
    let mut known = HashSet::new();
    let mut sum = 0;
    for &(of, target) in targets {
        for node in closures[of].chain(target) {
            if let Some(nested) = closures[of].nested_of(node)
                && known.insert(&nested.signature)
            {
                sum += nested.complexity;
            }
        }
    }
    sum
}

/// Adds to `closure` what the first kind of chains makes off that finds something, for chains of `level`.
///
/// # Errors
/// [`Cancelled`] where the work was told to stop.
pub(super) fn extend(
    closure: &mut Closure,
    sheets: [&Sheet; 2],
    level: u8,
    nests: &mut Nests,
    control: &Control,
) -> Result<(), Cancelled> {
    let known = closure.off.len();
    if matches!(level, 2 | 3) {
        add_unary(closure, sheets);
    }
    let kinds: &[Rules] = match level {
        3 => &[Rules::Multiple],
        4 => &[Rules::Dynamic(0)],
        5.. => &[Rules::Dynamic(0), Rules::Dynamic(2)],
        _ => &[],
    };
    for &rules in kinds {
        if closure.off.len() == known {
            add_multiple(closure, sheets, rules, nests, control)?;
        }
    }
    Ok(())
}

fn add(closure: &mut Closure, removals: &Removals, because: &[Literal], nested: Nested) {
    closure.nested.push(nested);
    let number = closure.nested.len() as u16;
    for &(cell, digits) in removals {
        ones(digits).for_each(|digit| closure.add_off(Literal::off(cell, digit), because, number));
    }
}

fn add_unary(closure: &mut Closure, [before, now]: [&Sheet; 2]) {
    for (rank, removals, path) in unary::all(now) {
        let because = causes(before, now, path.steps());
        if !because.is_empty() {
            let nested = Nested { signature: path.signature(), complexity: rank.complexity };
            add(closure, &removals, &because, nested);
        }
    }
}

/// What is gone from the sheet so that these could follow, each once.
fn causes(
    before: &Sheet,
    now: &Sheet,
    steps: impl Iterator<Item = (Literal, Cause)>,
) -> Vec<Literal> {
    let (mut causes, mut known) = (Vec::new(), LiteralSet::EMPTY);
    for (literal, cause) in steps.filter(|(literal, _)| literal.is_on()) {
        forgotten(before, now, literal, cause, |off| {
            if known.insert(off) {
                causes.push(off);
            }
        });
    }
    causes
}

/// All hints of a search inside of a chain.
struct All<'a> {
    sheet: &'a Sheet,
    rules: Rules,
    found: Vec<(Rank, Removals, (Vec<Target>, Kind))>,
}

impl Sink for All<'_> {
    fn take(&mut self, closures: &[Closure], targets: &[Target], kind: Kind, conclusion: Literal) {
        let removal = removal(self.sheet, conclusion);
        if removal.1 != 0 {
            let rank = rank(closures, targets, kind, self.rules);
            self.found.push((rank, vec![removal], (targets.to_vec(), kind)));
        }
    }
}

fn add_multiple(
    closure: &mut Closure,
    [before, now]: [&Sheet; 2],
    rules: Rules,
    nests: &mut Nests,
    control: &Control,
) -> Result<(), Cancelled> {
    let workshop = nests.0.get_or_insert_with(Box::default);
    let mut all = All { sheet: now, rules, found: Vec::new() };
    workshop.search(now, rules, &mut all, control)?;
    let closures = workshop.closures();
    for (rank, removals, (targets, kind)) in in_order(all.found) {
        let because = causes(before, now, steps(closures, &targets, kind));
        if !because.is_empty() {
            let signature = signature(closures, &targets);
            add(closure, &removals, &because, Nested { signature, complexity: rank.complexity });
        }
    }
    Ok(())
}

/// The literals of all chains with their causes.
fn steps(
    closures: &[Closure],
    targets: &[Target],
    kind: Kind,
) -> impl Iterator<Item = (Literal, Cause)> {
    targets.iter().flat_map(move |&(of, target)| {
        let closure = &closures[of];
        closure.chain(target).into_iter().map(move |node| {
            let node = closure.node(node);
            let is_start = node.cause == Cause::Assumed;
            (node.literal, if is_start { kind.cause() } else { node.cause })
        })
    })
}

fn signature(closures: &[Closure], targets: &[Target]) -> Vec<u16> {
    let literal = |of: usize, node: u16| closures[of].node(node).literal.index() as u16;
    let mut signature: Vec<u16> = targets.iter().map(|&(of, node)| literal(of, node)).collect();
    for &(of, target) in targets {
        signature.push(u16::MAX);
        signature.extend(closures[of].chain(target).into_iter().map(|node| literal(of, node)));
    }
    signature
}
