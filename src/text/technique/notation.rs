//! Cells, candidates, houses and inferences, which a marked text holds as phrases. The comments show them as short as
//! players write them: `r3c15`, `r3c1<>4`, `4` and `7`.

use crate::engine::technique::wide::{
    WideCellsAndDigits, WideChain, WideEvidence, WideInference, WideNode,
};
use crate::engine::technique::{Candidate, Mark, Role, WideSet};
use crate::engine::{Digit, DigitSet, HouseName};
use crate::text::technique::phrase::{self, Phrase};
use crate::text::{Language, say};

/// A cell or several, those of a row or of a column together: `r3c15`, `r46c2 and r9c1`; empty without a cell.
pub(in crate::text) fn cells(cells: WideSet) -> String {
    if cells.is_empty() { String::new() } else { Phrase::Cells(cells).marked() }
}

/// The cells of which one is meant: `r46c2 or r9c1`.
pub(super) fn one_of(cells: WideSet) -> String {
    Phrase::OneOf(cells).marked()
}

/// Some cells and the digits that they hold between them: `r1c23 {457}`.
pub(super) fn set(set: &WideCellsAndDigits) -> String {
    Phrase::Set(*set).marked()
}

/// Sets as a list.
pub(super) fn sets(sets: &[WideCellsAndDigits], language: Language) -> String {
    language.list(&sets.iter().map(set).collect::<Vec<_>>())
}

/// How many, in a word, so that it is not taken for a digit of the board.
pub(super) fn in_words(count: usize, language: Language) -> String {
    match count {
        1 => say!(language, "one"),
        2 => say!(language, "two"),
        3 => say!(language, "three"),
        4 => say!(language, "four"),
        5 => say!(language, "five"),
        6 => say!(language, "six"),
        7 => say!(language, "seven"),
        _ => count.to_string(),
    }
}

/// A digit.
pub(super) fn digit_name(digit: Digit) -> String {
    phrase::marked_digit(digit)
}

/// A sum of this many digits, which count from 1 in it.
pub(super) fn sum(sum: u32, digits: u32) -> String {
    Phrase::Sum(sum, digits).marked()
}

/// Digits as a list: `4, 6 and 7`.
pub(super) fn digits(digits: impl IntoIterator<Item = Digit>, language: Language) -> String {
    let names: Vec<String> = digits.into_iter().map(digit_name).collect();
    language.list(&names)
}

/// The digits of which one is meant: `4, 6 or 7`.
pub(super) fn one_digit_of(set: DigitSet, language: Language) -> String {
    let names: Vec<String> = set.iter().map(digit_name).collect();
    language.choice(&names)
}

/// The digits of a set as a list.
pub(super) fn digit_set(set: DigitSet, language: Language) -> String {
    digits(set.iter(), language)
}

/// Houses as a list: `row 2 and row 6`.
pub(super) fn houses(houses: &[HouseName], language: Language) -> String {
    let names: Vec<String> = houses.iter().map(|&house| Phrase::House(house).marked()).collect();
    language.list(&names)
}

/// Candidates that are right, those of one digit together: `r3c15,r4c6=4 and r7c2=6`.
pub(super) fn right_candidates(right: &[Candidate], language: Language) -> String {
    candidates(right, true, language)
}

/// Candidates that are wrong, those of one digit together: `r3c15,r4c6<>4 and r7c2<>6`.
pub(super) fn wrong_candidates(wrong: &[Candidate], language: Language) -> String {
    candidates(wrong, false, language)
}

/// Candidates that are all right, or all wrong.
pub(super) fn candidates(candidates: &[Candidate], right: bool, language: Language) -> String {
    let mut sorted: Vec<Digit> = candidates.iter().map(|candidate| candidate.digit).collect();
    sorted.sort_unstable();
    sorted.dedup();
    let of_digit = |digit: Digit| {
        let of_it = candidates.iter().filter(|candidate| candidate.digit == digit);
        Phrase::All(of_it.map(|candidate| candidate.cell).collect(), digit, right).marked()
    };
    let names: Vec<String> = sorted.into_iter().map(of_digit).collect();
    language.list(&names)
}

/// The cells of the marks of one role.
pub(super) fn marked(marks: &[Mark], role: Role) -> WideSet {
    marks.iter().filter(|mark| mark.role == role).map(|mark| mark.candidate.cell).collect()
}

/// The cells of the marks of one role and one digit.
pub(super) fn marked_digit(marks: &[Mark], role: Role, digit: Digit) -> WideSet {
    let of_digit = marks.iter().filter(|mark| mark.candidate.digit == digit).copied();
    marked(&of_digit.collect::<Vec<_>>(), role)
}

/// The letter of a set by its place.
pub(crate) fn letter(place: usize) -> char {
    ('A'..='Z').nth(place).unwrap_or('…')
}

/// Sets, each behind its letter and a sign.
pub(super) fn lettered(
    sets: &[WideCellsAndDigits],
    sign: &str,
    write: impl Fn(&WideCellsAndDigits) -> String,
) -> Vec<String> {
    let one = |(place, set): (usize, &WideCellsAndDigits)| {
        format!("{}{sign}{}", letter(place), write(set))
    };
    sets.iter().enumerate().map(one).collect()
}

/// Where the first chain starts.
pub(crate) fn chain_start(evidence: &WideEvidence) -> Option<WideNode> {
    Some(evidence.chains.first()?.links.first()?.from)
}

/// Where the first chain ends.
pub(super) fn chain_end(evidence: &WideEvidence) -> Option<WideNode> {
    Some(evidence.chains.first()?.links.last()?.to)
}

/// A node of a chain: `r1c3=5`, `r1c3<>5`.
pub(crate) fn node(node: WideNode) -> String {
    Phrase::Node(node.cells, node.digit, node.on).marked()
}

/// A chain from its first node to its last: `r1c3<>5 => r1c7=5 => …`. In a net a branch that starts from an earlier
/// node stands behind a semicolon, and all nodes that something follows from together stand before it.
pub(super) fn chain(chain: &WideChain, language: Language) -> String {
    let mut text = String::new();
    let mut last = None;
    for WideInference { from, to, .. } in chain.inferences() {
        if last.is_none_or(|last| from != [last]) {
            let from: Vec<String> = from.iter().copied().map(node).collect();
            text += if last.is_none() { "" } else { "; " };
            text += &language.list(&from);
        }
        text += " => ";
        text += &node(to);
        last = Some(to);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::technique::Strength;
    use crate::engine::technique::wide::WideLink;
    use crate::engine::{Cell, Layout};
    use crate::store::CellNames;
    use crate::text::technique::phrase::{Naming, plain};

    fn cells_at(indices: &[usize]) -> WideSet {
        indices.iter().filter_map(|&index| Cell::new(index)).collect()
    }

    fn said(marked: &str, language: Language) -> String {
        let names = CellNames::Short.into();
        plain(marked, Naming { layout: &Layout::classic(), language, names })
    }

    #[test]
    fn cells_of_a_row_or_with_the_same_columns_stand_together() {
        let check = |indices: &[usize], language, short: &str| {
            assert_eq!(said(&cells(cells_at(indices)), language), short);
        };
        check(&[18, 22], Language::ENGLISH, "r3c15");
        check(&[18, 22, 45, 49], Language::ENGLISH, "r36c15");
        check(&[0, 10], Language::ENGLISH, "r1c1 and r2c2");
        check(&[18, 22], Language::of_locale("vi"), "h3c15");
    }

    #[test]
    fn what_follows_from_several_nodes_stands_behind_all_of_them() {
        let node = |cell: usize, on| WideNode {
            digit: Digit::CLASSIC[1],
            cells: cells_at(&[cell]),
            on,
            set: None,
        };
        let link = |from, to| WideLink { from, to, strength: Strength::Strong };
        let (start, one, other, end) =
            (node(0, true), node(1, false), node(2, false), node(3, true));
        let links = [(start, one), (one, end), (start, other), (other, end)];
        let chain = WideChain { links: links.map(|(from, to)| link(from, to)).to_vec() };
        let told = "r1c1=2 => r1c2<>2; r1c1=2 => r1c3<>2; r1c2<>2 and r1c3<>2 => r1c4=2";
        assert_eq!(said(&super::chain(&chain, Language::ENGLISH), Language::ENGLISH), told);
    }

    #[test]
    fn a_sign_stands_for_all_cells_before_it() {
        let gone = |(cell, digit): (usize, usize)| Candidate {
            cell: Cell::new(cell).unwrap(),
            digit: Digit::CLASSIC[digit - 1],
        };
        let gone = [(65, 1), (76, 1), (64, 8), (76, 8)].map(gone);
        let told = "r8c3,r9c5<>1 and r8c2,r9c5<>8";
        let gone = wrong_candidates(&gone, Language::ENGLISH);
        assert_eq!(said(&gone, Language::ENGLISH), told);
    }
}
