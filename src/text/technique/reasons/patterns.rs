//! Why the large patterns hold: fireworks, SK loops, exocets, tridagons.

use crate::engine::technique::houses::{BOXES, CELLS, cells_of, holding, name};
use crate::engine::technique::{Candidate, CellSet, CellsAndDigits, Role, Step, Technique};
use crate::engine::{Digit, HouseName};
use crate::text::technique::notation::{
    candidates, cells, digit_set, digits, houses, in_words, set,
};
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
    let place = cells(set.cells, language);
    let count = in_words(set.digits.len(), language);
    let shares = step.evidence.bases.len() / 2;
    let each = step.evidence.digits.len() / shares.max(1);
    let bursts = step.evidence.bases.chunks(2).zip(step.evidence.digits.chunks(each.max(1)));
    let bursts: Option<Vec<String>> =
        bursts.map(|(lines, digits)| burst(lines, digits, set.cells, language)).collect();
    let bursts = bursts?.join(" ");
    let filled = say!(
        language,
        "{bursts} That makes {count} digits for {place}, which hold each of them once and nothing else.",
        "{bursts} Như vậy {count} số này lấp đầy {place}, mỗi số một lần, và ở đó không có số khác."
    );
    let outside = step.eliminations.iter().any(|gone| !set.cells.contains(gone.cell));
    Some(match shares {
        1 if outside => filled + &outside_of_it(language),
        1 => filled,
        _ => filled + &at_crossings(language),
    })
}

/// What goes beside the cells that are filled.
fn outside_of_it(language: Language) -> String {
    say!(
        language,
        " A cell that sees all places of such a digit there cannot hold it.",
        " Ô thấy mọi chỗ của một số như vậy ở đó không thể là số ấy."
    )
}

/// What follows besides where there are two crossings.
fn at_crossings(language: Language) -> String {
    say!(
        language,
        " Where two of the lines cross, only their own two digits may stand.",
        " Ở chỗ hai đường cắt nhau chỉ có thể là một trong hai số của chính chúng."
    )
}

/// How some digits leave the box of a row and a column.
fn burst(
    lines: &[HouseName],
    leaving: &[Digit],
    cells_of_all: CellSet,
    language: Language,
) -> Option<String> {
    let &[row, column] = lines else { return None };
    let [in_row, in_column] = [row, column].map(cells_of);
    let crossing = in_row.and(in_column);
    let block = holding(crossing).find(|house| BOXES.contains(house))?;
    let ends = [in_row, in_column].map(|line| cells_of_all.and(line).without(CELLS[block]));
    let [in_row, in_column] = ends.map(|end| cells(end, language));
    let [row, column, block] = [row, column, name(block)].map(|house| houses(&[house], language));
    let (digits, crossing) = (digits(leaving.iter().copied(), language), cells(crossing, language));
    Some(say!(
        language,
        "Outside {block}, {row} has no place for {digits} but {in_row}, and {column} none but {in_column}. One of these digits that is in neither stands in {block} on both lines, in {crossing}.",
        "Ngoài {block}, {row} không có chỗ nào cho {digits} trừ {in_row}, {column} cũng không có chỗ nào trừ {in_column}. Số nào trong đó không ở hai ô ấy thì nằm trong {block} trên cả hai đường, tức là ở {crossing}."
    ))
}

fn sk_loop(step: &Step, language: Language) -> String {
    let (lines, blocks) =
        (houses(&step.evidence.bases, language), houses(&step.evidence.covers, language));
    let around = step.evidence.sets.iter().map(|one| set(one, language));
    let around = around.collect::<Vec<_>>().join(" – ");
    let count = step.evidence.sets.iter().map(|set| set.cells.len()).sum();
    let count = in_words(count, language);
    say!(
        language,
        "These cells make a ring, {around}: each pair shares with the next a line or a box by turns, of {lines}, {blocks}. Take for each digit as few of these houses as hold all its places in the ring: that makes {count}, as many as the ring has cells. So each of these houses has that digit in the ring, and nowhere else.",
        "Các ô này thành vòng, {around}: mỗi cặp với cặp kế lần lượt chung hàng, cột hoặc khối, trong {lines}, {blocks}. Với mỗi số, lấy ít vùng nhất trong đó mà chứa mọi chỗ của nó trong vòng: được cả thảy {count}, bằng số ô của vòng. Vậy mỗi vùng đã lấy có số ấy ở trong vòng, không ở nơi khác."
    )
}

fn exocet(step: &Step, language: Language) -> Option<String> {
    let [base, first, second, mirrors @ ..] = step.evidence.sets.as_slice() else { return None };
    let (place, digits) = (cells(base.cells, language), held(base, language));
    let targets = cells(first.cells.or(second.cells), language);
    let lines = houses(&step.evidence.covers, language);
    let band = houses(&band(*step.evidence.bases.first()?), language);
    let mirrored = mirrored([first, second], mirrors, language);
    Some(say!(
        language,
        "{place}, the base, hold {digits}. Each of these two has to stand three times in {lines}. Outside {band} its places there lie in two houses, so it is there twice at most; inside, only {targets} have room for it. So {targets}, the targets, hold the same two digits, and what fits no way to do so goes.{mirrored}",
        "{place}, các ô gốc, giữ {digits}. Mỗi số trong hai số đó phải có ba lần trên {lines}. Ngoài {band}, các chỗ của nó trên đó nằm trong hai vùng, nên có nhiều nhất hai lần; bên trong thì chỉ {targets} có chỗ cho nó. Vậy {targets}, các ô đích, giữ đúng hai số đó, và ứng viên nào không hợp cách nào thì mất.{mirrored}"
    ))
}

/// The two digits of a base, or those that they are among.
fn held(base: &CellsAndDigits, language: Language) -> String {
    let digits = digit_set(base.digits, language);
    match base.digits.len() {
        2 => digits,
        _ => say!(language, "two of {digits}", "hai trong các số {digits}"),
    }
}

/// The three parallel lines of the boxes that a line runs through.
fn band(line: HouseName) -> Vec<HouseName> {
    let first = (line.number - 1) / 3 * 3 + 1;
    (first..first + 3).map(|number| HouseName { number, ..line }).collect()
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
        " In the box of {other} the digit of {one} has room in {first} alone, and in the box of {one} the digit of {other} in {second} alone; the other cell of each of these pairs holds no digit of the base.",
        " Trong khối của {other}, số của {one} chỉ còn chỗ ở {first}; trong khối của {one}, số của {other} chỉ còn chỗ ở {second}; ô còn lại của mỗi cặp này không giữ số nào của các ô gốc."
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
        "{place} cannot all be filled with {digits}: however they are put, two equal digits meet in a row or column. So one of the other candidates there is right: {guardians}.",
        "{place} không thể chỉ chứa {digits}: đặt thế nào cũng có hai số giống nhau trên một hàng hay cột. Vậy một trong các ứng viên khác ở đó phải đúng: {guardians}."
    )
}
