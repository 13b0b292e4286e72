//! Cells, candidates, houses and inferences as short as players write them: `r3c15`, `r3c1<>4`, `4` and `7`.

use crate::engine::technique::{Candidate, CellSet, Chain, Evidence, Mark, Node, Role};
use crate::engine::{Digit, DigitSet, HouseName};
use crate::text::{Language, Say};

/// A cell or several, those of a row or of a column together: `r3c15`, `r46c2`.
pub(super) fn cells(cells: CellSet, language: Language) -> String {
    let numbers: Vec<(usize, usize)> =
        cells.iter().map(|cell| (cell.index() / 9 + 1, cell.index() % 9 + 1)).collect();
    let mut groups: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for row in 1..=9 {
        let columns: Vec<usize> =
            numbers.iter().filter(|number| number.0 == row).map(|number| number.1).collect();
        if columns.is_empty() {
            continue;
        }
        match groups.iter_mut().find(|(_, known)| *known == columns) {
            Some((rows, _)) => rows.push(row),
            None => groups.push((vec![row], columns)),
        }
    }
    let letter = row_letter(language);
    let names: Vec<String> = groups
        .into_iter()
        .map(|(rows, columns)| format!("{letter}{}c{}", together(&rows), together(&columns)))
        .collect();
    language.list(&names)
}

/// The letter that stands for a row: `r`, or `h` for `hàng`.
fn row_letter(language: Language) -> char {
    match language {
        Language::English => 'r',
        Language::Vietnamese => 'h',
    }
}

fn together(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect()
}

/// Digits as a list: `4, 6 and 7`.
pub(super) fn digits(digits: impl IntoIterator<Item = Digit>, language: Language) -> String {
    let names: Vec<String> = digits.into_iter().map(|digit| digit.to_string()).collect();
    language.list(&names)
}

/// The digits of a set as a list.
pub(super) fn digit_set(set: DigitSet, language: Language) -> String {
    digits(set.iter(), language)
}

/// Houses as a list: `row 2 and row 6`.
pub(super) fn houses(houses: &[HouseName], language: Language) -> String {
    let names: Vec<String> = houses.iter().map(|house| house.say(language)).collect();
    language.list(&names)
}

/// Candidates, those of one digit together, with `sign` between cells and digit: `r3c15<>4 and r7c2<>6`.
pub(super) fn candidates(candidates: &[Candidate], sign: &str, language: Language) -> String {
    let mut sorted: Vec<Digit> = candidates.iter().map(|candidate| candidate.digit).collect();
    sorted.sort_unstable();
    sorted.dedup();
    let of_digit = |digit: Digit| {
        let of_it = candidates.iter().filter(|candidate| candidate.digit == digit);
        let cells = self::cells(of_it.map(|candidate| candidate.cell).collect(), language);
        format!("{cells}{sign}{digit}")
    };
    let names: Vec<String> = sorted.into_iter().map(of_digit).collect();
    language.list(&names)
}

/// The cells of the marks of one role.
pub(super) fn marked(marks: &[Mark], role: Role) -> CellSet {
    marks.iter().filter(|mark| mark.role == role).map(|mark| mark.candidate.cell).collect()
}

/// The cells of the marks of one role and one digit.
pub(super) fn marked_digit(marks: &[Mark], role: Role, digit: Digit) -> CellSet {
    let of_digit = marks.iter().filter(|mark| mark.candidate.digit == digit).copied();
    marked(&of_digit.collect::<Vec<_>>(), role)
}

/// Where the first chain starts.
pub(super) fn chain_start(evidence: &Evidence) -> Option<Node> {
    Some(evidence.chains.first()?.links.first()?.from)
}

/// Where the first chain ends.
pub(super) fn chain_end(evidence: &Evidence) -> Option<Node> {
    Some(evidence.chains.first()?.links.last()?.to)
}

/// A node of a chain: `r1c3=5`, `r1c3<>5`.
pub(super) fn node(node: Node, language: Language) -> String {
    let sign = if node.on { "=" } else { "<>" };
    format!("{}{sign}{}", cells(node.cells, language), node.digit)
}

/// A chain from its first node to its last: `r1c3<>5 => r1c7=5 => …`; where a branch starts from an earlier node,
/// behind a semicolon.
pub(super) fn chain(chain: &Chain, language: Language) -> String {
    let mut text = String::new();
    let mut last = None;
    for link in &chain.links {
        if last != Some(link.from) {
            text += if last.is_none() { "" } else { "; " };
            text += &node(link.from, language);
        }
        text += " => ";
        text += &node(link.to, language);
        last = Some(link.to);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Cell;

    fn set(indices: &[usize]) -> CellSet {
        indices.iter().filter_map(|&index| Cell::new(index)).collect()
    }

    #[test]
    fn cells_of_a_row_or_with_the_same_columns_stand_together() {
        assert_eq!(cells(set(&[18, 22]), Language::English), "r3c15");
        assert_eq!(cells(set(&[18, 22, 45, 49]), Language::English), "r36c15");
        assert_eq!(cells(set(&[0, 10]), Language::English), "r1c1 and r2c2");
        assert_eq!(cells(set(&[18, 22]), Language::Vietnamese), "h3c15");
    }
}
