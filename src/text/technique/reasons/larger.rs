//! Why the larger techniques hold, by what their evidence has: fish, chains, sets, patterns.

use crate::engine::technique::houses::cells_of;
use crate::engine::technique::{
    CellSet, CellsAndDigits, Evidence, Family, Node, Role, Step, Technique,
};
use crate::text::technique::about;
use crate::text::technique::notation::{
    candidates, cells, chain, chain_end, chain_start, digits, houses, marked, node,
};
use crate::text::{Language, say};

pub(super) fn reason(step: &Step, language: Language) -> String {
    let evidence = &step.evidence;
    let mut sentences = Vec::new();
    if !evidence.covers.is_empty() && !evidence.bases.is_empty() {
        sentences.push(fish(evidence, language));
        let kraken = kraken(step, language);
        sentences.extend(kraken.or_else(|| in_either_case(evidence, language)));
    } else {
        match supposed(step, language) {
            Some(supposed) => sentences.push(supposed),
            None => sentences.extend(plainly(step, language)),
        }
    }
    sentences.extend(sets(evidence, language));
    sentences.extend(chains(evidence, language));
    sentences.join(" ")
}

fn plainly(step: &Step, language: Language) -> Vec<String> {
    let ends = ends(step, language).unwrap_or_else(|| about(step.technique, language));
    let pattern = pattern(&step.evidence, language);
    [Some(ends), pattern, colours(&step.evidence, language)].into_iter().flatten().collect()
}

/// What is supposed, where the chains that follow lead to what cannot be.
fn supposed(step: &Step, language: Language) -> Option<String> {
    let is_supposed = matches!(
        step.technique,
        Technique::ForcingChainContradiction | Technique::ForcingNetContradiction
    );
    let start = chain_start(&step.evidence).filter(|_| is_supposed)?;
    let mut chains = step.evidence.chains.iter().filter_map(|chain| chain.links.first());
    if !chains.all(|first| first.from == start) {
        return None;
    }
    let start = node(start, language);
    Some(say!(
        language,
        "Suppose {start}. What follows from that cannot all be so:",
        "Giả sử {start}. Những điều suy ra từ đó không thể cùng đúng:"
    ))
}

fn fish(evidence: &Evidence, language: Language) -> String {
    let digit = digits(evidence.digits.iter().copied(), language);
    let endo_fins = marked(&evidence.marks, Role::EndoFin);
    let covered = evidence.covers.iter().map(|&cover| cells_of(cover));
    let covered = covered.fold(CellSet::EMPTY, CellSet::or);
    let outside = marked(&evidence.marks, Role::Fin).or(endo_fins).without(covered);
    let places = places(evidence, &digit, outside, language);
    if !endo_fins.is_empty() {
        let served = in_two_bases(evidence, endo_fins, language);
        let rest = or_a_fish(outside.or(endo_fins), &digit, language);
        return format!("{places}. {served} {rest}");
    }
    if outside.is_empty() {
        return format!("{places}.");
    }
    format!("{places}. {}", or_a_fish(outside, &digit, language))
}

/// Where the digit is in the base sets, as a clause; `outside` are its places outside of the cover sets.
fn places(evidence: &Evidence, digit: &str, outside: CellSet, language: Language) -> String {
    let (bases, covers) = (houses(&evidence.bases, language), houses(&evidence.covers, language));
    if outside.is_empty() {
        return say!(
            language,
            "In {bases} all places of {digit} lie in {covers}",
            "Ở {bases} mọi chỗ của {digit} đều nằm trong {covers}"
        );
    }
    let fins = cells(outside, language);
    say!(
        language,
        "In {bases} all places of {digit} lie in {covers}, but for {fins}",
        "Ở {bases} mọi chỗ của {digit} đều nằm trong {covers}, trừ {fins}"
    )
}

/// That a digit there fills two base sets at once, and so leaves a cover set over.
fn in_two_bases(evidence: &Evidence, endo_fins: CellSet, language: Language) -> String {
    let place = cells(endo_fins, language);
    if endo_fins.len() == 1 {
        let its =
            evidence.bases.iter().copied().filter(|&base| endo_fins.is_within(cells_of(base)));
        let its = houses(&its.collect::<Vec<_>>(), language);
        return say!(
            language,
            "{place} is in {its} at once, and would serve both of them.",
            "{place} cùng lúc thuộc {its}, nên một số ở đó đủ cho cả hai."
        );
    }
    say!(
        language,
        "{place} are each in two of the base houses at once, and would serve both of them.",
        "{place} mỗi ô cùng lúc thuộc hai vùng gốc, nên một số ở đó đủ cho cả hai."
    )
}

fn or_a_fish(fins: CellSet, digit: &str, language: Language) -> String {
    let place = cells(fins, language);
    if fins.len() == 1 {
        return say!(
            language,
            "Either {place} is {digit}, or the rest is a fish.",
            "Hoặc {place} là {digit}, hoặc phần còn lại thành cá."
        );
    }
    say!(
        language,
        "Either one of {place} is {digit}, or the rest is a fish.",
        "Hoặc một trong {place} là {digit}, hoặc phần còn lại thành cá."
    )
}

/// What goes in either case, where there are fins.
fn in_either_case(evidence: &Evidence, language: Language) -> Option<String> {
    let fins = marked(&evidence.marks, Role::Fin).or(marked(&evidence.marks, Role::EndoFin));
    let digit = digits(evidence.digits.iter().copied(), language);
    let place = cells(fins, language);
    (!fins.is_empty()).then(|| {
        say!(
            language,
            "A {digit} that the fish takes away and that sees {place} goes in either case.",
            "Số {digit} nào bị cá loại mà cũng thấy {place} thì mất trong mọi trường hợp."
        )
    })
}

/// What a kraken fish has beyond the fish: the chains to what goes start from its fins, or from a cover set too.
fn kraken(step: &Step, language: Language) -> Option<String> {
    let gone = candidates(&step.eliminations, "<>", language);
    let digit = digits(step.evidence.digits.iter().copied(), language);
    let held = cells(marked(&step.evidence.marks, Role::Second), language);
    match step.technique {
        Technique::KrakenFish1 => Some(say!(
            language,
            "If the rest is a fish, {gone} follows, and each fin leads there by a chain.",
            "Nếu phần còn lại thành cá thì {gone}, và mỗi vây cũng dẫn tới đó bằng một chuỗi."
        )),
        Technique::KrakenFish2 => Some(say!(
            language,
            "If the rest is a fish, {digit} is in {held}. Each of these places, and each fin, leads to {gone}.",
            "Nếu phần còn lại thành cá thì {digit} nằm ở {held}. Mỗi chỗ đó, cũng như mỗi vây, đều dẫn tới {gone}."
        )),
        _ => None,
    }
}

/// The cells and the digits of a pattern that is none of houses.
fn pattern(evidence: &Evidence, language: Language) -> Option<String> {
    let place = marked(&evidence.marks, Role::Pattern).or(marked(&evidence.marks, Role::Second));
    if place.is_empty() {
        return None;
    }
    let digits = digits(evidence.digits.iter().copied(), language);
    let place = cells(place, language);
    Some(say!(language, "Here it is {digits} in {place}.", "Ở đây là {digits} trong {place}."))
}

fn colours(evidence: &Evidence, language: Language) -> Option<String> {
    let colour = |role| cells(marked(&evidence.marks, role), language);
    let (first, second) = (colour(Role::FirstColour), colour(Role::SecondColour));
    if first.is_empty() || second.is_empty() {
        return None;
    }
    let (third, fourth) = (colour(Role::ThirdColour), colour(Role::FourthColour));
    if third.is_empty() {
        return Some(say!(
            language,
            "One colour is {first}, the other {second}.",
            "Một màu là {first}, màu kia là {second}."
        ));
    }
    Some(say!(
        language,
        "The first two colours are {first} against {second}, the second two {third} against {fourth}.",
        "Hai màu đầu là {first} và {second}, hai màu sau là {third} và {fourth}."
    ))
}

fn sets(evidence: &Evidence, language: Language) -> Option<String> {
    if evidence.sets.is_empty() {
        return None;
    }
    let one = |(letter, set): (char, &CellsAndDigits)| {
        let digits: String = set.digits.iter().map(|digit| digit.to_string()).collect();
        format!("{letter} = {} {{{digits}}}", cells(set.cells, language))
    };
    let sets: Vec<String> = ('A'..='Z').zip(&evidence.sets).map(one).collect();
    let sets = sets.join("; ");
    Some(say!(language, "The sets are {sets}.", "Các tập là {sets}."))
}

/// What a chain says of its ends: a loop that closes, a start that leads to its opposite, or two ends.
fn ends(step: &Step, language: Language) -> Option<String> {
    let evidence = &step.evidence;
    let [_] = evidence.chains.as_slice() else { return None };
    let (start, end) = (chain_start(evidence)?, chain_end(evidence)?);
    if start == end {
        return Some(say!(
            language,
            "The chain closes to a loop, so of the two ends of each link one is true, and nothing that sees both is.",
            "Chuỗi khép thành vòng, nên mỗi liên kết có đúng một đầu đúng, và ứng viên nào thấy cả hai đầu đều sai."
        ));
    }
    let (from, to) = (node(start, language), node(end, language));
    if (start.cells, start.digit) == (end.cells, end.digit) {
        return Some(say!(
            language,
            "If {from}, it follows that {to}; so {to} it is.",
            "Nếu {from} thì suy ra {to}; vậy chính là {to}."
        ));
    }
    // A net that ends in a contradiction has no ends to choose from.
    if start.on || !end.on || step.technique.family() == Family::Forcing {
        return None;
    }
    let start = node(Node { on: true, ..start }, language);
    Some(say!(
        language,
        "If {from}, then {to}, so at least one of the two ends is right, {start} or {to}.",
        "Nếu {from} thì {to}, nên ít nhất một trong hai đầu là đúng: {start} hoặc {to}."
    ))
}

fn chains(evidence: &Evidence, language: Language) -> Option<String> {
    let chains: Vec<String> = evidence
        .chains
        .iter()
        .filter(|one| !one.links.is_empty())
        .map(|one| format!("{}.", chain(one, language)))
        .collect();
    (!chains.is_empty()).then(|| chains.join(" "))
}
