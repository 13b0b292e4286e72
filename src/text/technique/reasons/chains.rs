//! Why chains hold: what their ends say together, and what a loop makes of its links.

use crate::engine::DigitSet;
use crate::engine::technique::wide::{WideChain, WideLink, WideNode};
use crate::engine::technique::{BoardStep, Family, Strength};
use crate::text::technique::notation::{
    cells, chain, chain_end, chain_start, digit_name, node, one_digit_of, one_of,
};
use crate::text::{Language, say};

/// What the only chain of a step says; `None` where it has several, or is one of forcing.
pub(super) fn reason(step: &BoardStep, language: Language) -> Option<String> {
    let [only] = step.evidence.chains.as_slice() else { return None };
    let (start, end) = (chain_start(&step.evidence)?, chain_end(&step.evidence)?);
    match () {
        () if step.technique.family() == Family::Forcing => None,
        () if start == end => Some(closed(only, language)),
        () if start.cells == end.cells && start.on && end.on => Some(doubled(start, end, language)),
        () if (start.cells, start.digit) == (end.cells, end.digit) => {
            Some(opposite(start, end, language))
        }
        () if !start.on && end.on => {
            let (from, to) = (node(start), node(end));
            let ends = ends(start, end, language);
            Some(say!(language, "If {from}, then {to}. {ends}", from, to, ends))
        }
        () => None,
    }
}

/// A short chain in a sentence instead of signs.
pub(super) fn told(step: &BoardStep, language: Language) -> Option<String> {
    let [only] = step.evidence.chains.as_slice() else { return None };
    let (start, end) = (chain_start(&step.evidence)?, chain_end(&step.evidence)?);
    let steps = only.links.iter().filter(|link| link.strength == Strength::Strong);
    let steps: Vec<&WideLink> = steps.collect();
    let (first, others) = steps.split_first()?;
    let first = supposed(first, language);
    let others: String = others.iter().map(|one| followed(one, language)).collect();
    let ends = ends(start, end, language);
    Some(say!(language, "If {first}{others}. {ends}", first, others, ends))
}

/// A strong link as a condition: if one of its ends is not so, the other is.
fn supposed(link: &WideLink, language: Language) -> String {
    let (from, to, digit, other) = parts(link);
    if from == to {
        return say!(language, "{from} is not {digit}, it is {other}", from, digit, other);
    }
    say!(language, "{from} is not {digit}, {to} is", from, digit, to)
}

/// A strong link as what follows: one of its ends is not so, but the other.
fn followed(link: &WideLink, language: Language) -> String {
    let (from, to, digit, other) = parts(link);
    if from == to {
        return say!(language, "; so {from} is not {digit}, but {other}", from, digit, other);
    }
    say!(language, "; so {from} is not {digit}, but {to} is", from, digit, to)
}

/// The cells and the digits of both ends of a link.
fn parts(link: &WideLink) -> (String, String, String, String) {
    let (from, to) = (cells(link.from.cells), cells(link.to.cells));
    (from, to, digit_name(link.from.digit), digit_name(link.to.digit))
}

/// That one of the two ends is true, and what that rules out.
fn ends(start: WideNode, end: WideNode, language: Language) -> String {
    let (from, to) = (node(WideNode { on: true, ..start }), node(end));
    if start.cells == end.cells {
        return say!(
            language,
            "One of these is right, {from} or {to}, and the cell holds nothing else.",
            from,
            to
        );
    }
    if start.digit == end.digit {
        let digit = digit_name(start.digit);
        return say!(
            language,
            "At least one of the two ends is right, {from} or {to}, and what sees both cannot be {digit}.",
            from,
            to,
            digit
        );
    }
    say!(
        language,
        "At least one of the two ends is right, {from} or {to}, and what both rule out goes.",
        from,
        to
    )
}

/// That a cell would hold two digits.
fn doubled(start: WideNode, end: WideNode, language: Language) -> String {
    let (from, to) = (node(start), node(end));
    say!(language, "If {from}, it follows that {to}. As both cannot be, {from} is wrong.", from, to)
}

/// That something would lead to its opposite.
fn opposite(start: WideNode, end: WideNode, language: Language) -> String {
    let (from, to) = (node(start), node(end));
    if end.on {
        return say!(language, "If {from}, it follows that {to}, so {to} is right.", from, to);
    }
    say!(language, "If {from}, it follows that {to}, so {from} is wrong.", from, to)
}

/// That a loop makes its weak links strong.
fn closed(chain: &WideChain, language: Language) -> String {
    let weak = chain.links.iter().filter(|link| link.strength == Strength::Weak);
    let weak: Vec<String> = weak.map(|link| one_end(link, language)).collect();
    let (weak, sets) = (weak.join("; "), chain.links.iter().any(|link| link.from.set.is_some()));
    let sets = if sets {
        say!(
            language,
            " A set lacks only the one or the other digit by which it is entered and left, and holds all others."
        )
    } else {
        String::new()
    };
    say!(
        language,
        "The chain closes to a loop, so where not both can be true, one of them is: {weak}. Elsewhere a candidate of that digit that sees both places is ruled out. So is a third digit in a cell that holds one of two.{sets}",
        weak,
        sets
    )
}

/// That one end of a weak link is true.
fn one_end(link: &WideLink, language: Language) -> String {
    let (from, to) = (link.from, link.to);
    if from.cells == to.cells && from.digit != to.digit {
        let digits: DigitSet = [from.digit, to.digit].into_iter().collect();
        let digits = one_digit_of(digits, language);
        let cell = cells(from.cells);
        return say!(language, "{cell} is {digits}", cell, digits);
    }
    let (digit, place) = (digit_name(from.digit), one_of(from.cells.or(to.cells)));
    say!(language, "{digit} is in {place}", digit, place)
}

/// All chains, in signs.
pub(super) fn in_signs(chains: &[WideChain], language: Language) -> Option<String> {
    let chains: Vec<String> = chains
        .iter()
        .filter(|one| !one.links.is_empty())
        .map(|one| format!("{}.", chain(one, language)))
        .collect();
    (!chains.is_empty()).then(|| chains.join(" "))
}
