//! Why the large patterns hold: fireworks, SK loops, exocets, tridagons.

use crate::engine::technique::{Candidate, CellSet, CellsAndDigits, Role, Step, Technique};
use crate::text::technique::notation::{candidates, cells, digit_set, houses};
use crate::text::{Language, say};

/// Why this step holds.
pub(super) fn reason(step: &Step, language: Language) -> Option<String> {
    match step.technique {
        Technique::Firework => firework(step, language),
        Technique::SkLoop => Some(sk_loop(step, language)),
        Technique::Exocet => exocet(step, language),
        Technique::Tridagon => Some(tridagon(step, language)),
        _ => None,
    }
}

fn firework(step: &Step, language: Language) -> Option<String> {
    let set = step.evidence.sets.first()?;
    let (place, digits) = (cells(set.cells, language), digit_set(set.digits, language));
    let lines = houses(&step.evidence.bases, language);
    Some(say!(
        language,
        "Outside their common box each of {lines} has one cell alone for {digits}. What is in neither of two such cells is where the lines cross, so {place} hold just these digits.",
        "Ngoài khối chung, {lines} mỗi đường chỉ có một ô cho {digits}. Số nào không ở ô nào trong hai ô ấy thì ở chỗ hai đường cắt nhau, nên {place} giữ đúng các số này."
    ))
}

fn sk_loop(step: &Step, language: Language) -> String {
    let (lines, blocks) =
        (houses(&step.evidence.bases, language), houses(&step.evidence.covers, language));
    let around = step.evidence.sets.iter().map(|set| {
        let digits: String = set.digits.iter().map(|digit| digit.to_string()).collect();
        format!("{} {{{digits}}}", cells(set.cells, language))
    });
    let around = around.collect::<Vec<_>>().join(" – ");
    say!(
        language,
        "Round {blocks} and {lines} the pairs {around} share their digits with the next pair by turns, in the box and in the line. There are as many digits as cells, so each house of the ring keeps its digits to the ring.",
        "Vòng qua {blocks} và {lines}, các cặp {around} lần lượt chung số với cặp kế, trong khối rồi trên đường. Số chữ số bằng số ô, nên mỗi vùng của vòng giữ các số ấy trong vòng."
    )
}

fn exocet(step: &Step, language: Language) -> Option<String> {
    let [base, first, second, mirrors @ ..] = step.evidence.sets.as_slice() else { return None };
    let (place, digits) = (cells(base.cells, language), digit_set(base.digits, language));
    let targets = cells(first.cells.or(second.cells), language);
    let lines = houses(&step.evidence.covers, language);
    let mirrored = mirrored([first, second], mirrors, language);
    Some(say!(
        language,
        "{place} hold two of {digits}. In {lines} two houses hold all places of each of these outside the band, so each of the two digits is in a target as well: {targets} hold the same two.{mirrored}",
        "{place} giữ hai trong {digits}. Trên {lines}, ngoài dải, mọi chỗ của mỗi số ấy nằm trong hai vùng, nên mỗi số còn phải ở một ô đích: {targets} giữ đúng hai số đó.{mirrored}"
    ))
}

/// Where the digits of the targets stand besides, if that was looked at.
fn mirrored(
    targets: [&CellsAndDigits; 2],
    mirrors: &[CellsAndDigits],
    language: Language,
) -> String {
    let [first, second] = mirrors else { return String::new() };
    let [one, other] = targets.map(|target| cells(target.cells, language));
    let [first, second] = [first, second].map(|mirror| cells(mirror.cells, language));
    say!(
        language,
        " In the box of {other} the digit of {one} is left only {first}, and in the box of {one} that of {other} only {second}; the other cell of each pair holds none of these digits.",
        " Trong khối của {other}, số của {one} chỉ còn {first}; trong khối của {one}, số của {other} chỉ còn {second}; ô còn lại của mỗi cặp không giữ số nào trong các số ấy."
    )
}

fn tridagon(step: &Step, language: Language) -> String {
    let digits = digit_set(step.evidence.digits.iter().copied().collect(), language);
    let place = step.evidence.sets.iter().fold(CellSet::EMPTY, |all, set| all.or(set.cells));
    let place = cells(place, language);
    let fins = step.evidence.marks.iter().filter(|mark| mark.role == Role::Fin);
    let guardians: Vec<Candidate> = fins.map(|mark| mark.candidate).collect();
    let guardians = candidates(&guardians, "=", language);
    say!(
        language,
        "{place} cannot all be filled with {digits}: however they turn, two equal digits meet in a row or column. One of the others there is right: {guardians}.",
        "{place} không thể chỉ chứa {digits}: xoay thế nào cũng có hai số giống nhau trên một hàng hay cột. Một trong các ứng viên khác ở đó phải đúng: {guardians}."
    )
}
