//! Why steps hold that almost locked sets take part in: what each set must give up, and what it keeps.

use crate::engine::DigitSet;
use crate::engine::technique::{CellsAndDigits, Evidence, Role, Step, Technique};
use crate::text::technique::notation::{cells, digit_set, houses};
use crate::text::{Language, say};

/// Why this step holds.
pub(super) fn reason(step: &Step, language: Language) -> Option<String> {
    match step.technique {
        Technique::AlsXz => xz(&step.evidence, language),
        Technique::AlsXyWing | Technique::AlsXyChain => line(&step.evidence, language),
        Technique::DeathBlossom => blossom(&step.evidence, language),
        Technique::SueDeCoq => sue_de_coq(&step.evidence, language),
        _ => None,
    }
}

/// A set as `r1c23 {457}`.
fn set(set: &CellsAndDigits, language: Language) -> String {
    let digits: String = set.digits.iter().map(|digit| digit.to_string()).collect();
    format!("{} {{{digits}}}", cells(set.cells, language))
}

fn sets(sets: &[CellsAndDigits], language: Language) -> String {
    language.list(&sets.iter().map(|one| set(one, language)).collect::<Vec<_>>())
}

/// The digits by which sets are linked.
fn common(evidence: &Evidence) -> DigitSet {
    let marks = evidence.marks.iter().filter(|mark| mark.role == Role::Common);
    marks.map(|mark| mark.candidate.digit).collect()
}

fn xz(evidence: &Evidence, language: Language) -> Option<String> {
    let [first, second] = evidence.sets.as_slice() else { return None };
    let (first, second) = (set(first, language), set(second, language));
    let common = common(evidence);
    let links = digit_set(common, language);
    if common.len() > 1 {
        return Some(say!(
            language,
            "{first} and {second} have one candidate more than cells each. Of {links} neither can be in both of them, so each set holds one of the two and all its other digits.",
            "{first} và {second} mỗi tập nhiều hơn số ô đúng một ứng viên. Trong {links} không số nào ở được cả hai tập, nên mỗi tập giữ một số và mọi số còn lại của nó."
        ));
    }
    let kept = digit_set(evidence.digits.iter().copied().collect(), language);
    Some(say!(
        language,
        "{first} and {second} have one candidate more than cells each. {links} cannot be in both, so one of them lacks it and holds all its other digits, {kept} among them.",
        "{first} và {second} mỗi tập nhiều hơn số ô đúng một ứng viên. {links} không thể ở cả hai, nên một tập thiếu nó và giữ mọi số còn lại, trong đó có {kept}."
    ))
}

fn line(evidence: &Evidence, language: Language) -> Option<String> {
    let (first, last) = (evidence.sets.first()?, evidence.sets.last()?);
    let all = sets(&evidence.sets, language);
    let kept = digit_set(evidence.digits.iter().copied().collect(), language);
    let (first, last) = (cells(first.cells, language), cells(last.cells, language));
    let links = digit_set(common(evidence), language);
    let sets = say!(
        language,
        "{all} have one candidate more than cells each, so a set that lacks one of its digits holds all others. Each shares with the next a digit that cannot be in both ({links}).",
        "{all} mỗi tập nhiều hơn số ô đúng một ứng viên, nên tập thiếu một số thì giữ mọi số còn lại. Mỗi tập nối với tập kế bằng một số không thể ở cả hai ({links})."
    );
    let follows = if evidence.digits.len() == 1 {
        say!(
            language,
            "If {first} lacks {kept}, it holds the digit that it shares with the next set, which then lacks that one, and so on: {last} holds {kept}.",
            "Nếu {first} thiếu {kept} thì tập này giữ số nối với tập kế, nên tập kế thiếu số đó, cứ thế tiếp: {last} giữ {kept}."
        )
    } else {
        say!(
            language,
            "Whichever of {kept} {first} lacks, it holds the digit that it shares with the next set, which then lacks that one, and so on: {last} holds what {first} lacks.",
            "Dù {first} thiếu số nào trong {kept}, tập này giữ số nối với tập kế, nên tập kế thiếu số đó, cứ thế tiếp: {last} giữ số bị thiếu ấy."
        )
    };
    Some(format!("{sets} {follows}"))
}

fn blossom(evidence: &Evidence, language: Language) -> Option<String> {
    let (stem, petals) = evidence.sets.split_first()?;
    let (cell, digits) = (cells(stem.cells, language), digit_set(stem.digits, language));
    let petals = sets(petals, language);
    let kept = digit_set(evidence.digits.iter().copied().collect(), language);
    Some(say!(
        language,
        "{cell} is one of {digits}, and each of these is taken from one of {petals}, which then holds all its other digits. Whichever it is, {kept} is in one of these sets.",
        "{cell} là một trong {digits}, và mỗi số này bị lấy khỏi một trong {petals}, tập ấy khi đó giữ mọi số còn lại. Là số nào thì {kept} cũng ở một trong các tập này."
    ))
}

fn sue_de_coq(evidence: &Evidence, language: Language) -> Option<String> {
    let [crossing, in_box, in_line] = evidence.sets.as_slice() else { return None };
    let [crossing, in_box, in_line] = [crossing, in_box, in_line].map(|one| set(one, language));
    let (line, block) = (houses(&evidence.bases, language), houses(&evidence.covers, language));
    Some(say!(
        language,
        "{crossing} where {line} and {block} cross, {in_line} in {line} and {in_box} in {block} have as many digits as cells, so each digit is used once: in the line by the crossing and the cells there, in the box likewise.",
        "{crossing} ở chỗ {line} và {block} cắt nhau, {in_line} trên {line} và {in_box} trong {block} có số ô bằng số chữ số, nên mỗi số dùng đúng một lần: trên đường thì bởi chỗ giao và các ô ở đó, trong khối cũng vậy."
    ))
}
