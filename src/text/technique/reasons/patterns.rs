//! Why the large patterns hold: fireworks, SK loops, exocets, tridagons.

use crate::engine::technique::wide::WideCellsAndDigits;
use crate::engine::technique::{BoardStep, Candidate, Role, WideSet};
use crate::engine::{Digit, HouseKind, HouseName};
use crate::text::technique::notation::{
    cells, digit_set, digits, houses, in_words, right_candidates, set,
};
use crate::text::{Language, say};

pub(super) fn firework(step: &BoardStep, language: Language) -> Option<String> {
    let set = step.evidence.sets.first()?;
    let place = cells(set.cells);
    let count = in_words(set.digits.len(), language);
    let shares = step.evidence.bases.len() / 2;
    let each = step.evidence.digits.len() / shares.max(1);
    let bursts = step.evidence.bases.chunks(2).zip(step.evidence.digits.chunks(each.max(1)));
    let bursts: Option<Vec<String>> =
        bursts.map(|(lines, digits)| burst(step, lines, digits, language)).collect();
    let bursts = bursts?.join(" ");
    let filled = say!(
        language,
        "{bursts} That makes {count} digits for {place}, which hold each of them once and nothing else.",
        bursts,
        count,
        place
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
    say!(language, " A cell that sees all places of such a digit there cannot hold it.")
}

/// What follows besides where there are two crossings.
fn at_crossings(language: Language) -> String {
    say!(language, " Where two of the lines cross, only their own two digits may stand.")
}

/// How some digits leave the box of a row and a column.
fn burst(
    step: &BoardStep,
    lines: &[HouseName],
    leaving: &[Digit],
    language: Language,
) -> Option<String> {
    let &[row, column] = lines else { return None };
    let all = step.evidence.sets.first()?.cells;
    let [in_row, in_column] = [row, column].map(|line| step.cells_of(line));
    let crossing = in_row.and(in_column);
    let block = step.holding(crossing).find(|house| house.kind == HouseKind::Box)?;
    let in_block = step.cells_of(block);
    let ends = [in_row, in_column].map(|line| all.and(line).without(in_block));
    let [in_row, in_column] = ends.map(cells);
    let [row, column, block] = [row, column, block].map(|house| houses(&[house], language));
    let (digits, crossing) = (digits(leaving.iter().copied(), language), cells(crossing));
    Some(say!(
        language,
        "Outside {block}, {row} has no place for {digits} but {in_row}, and {column} none but {in_column}. One of these digits that is in neither stands in {block} on both lines, in {crossing}.",
        block,
        row,
        digits,
        in_row,
        column,
        in_column,
        crossing
    ))
}

pub(super) fn sk_loop(step: &BoardStep, language: Language) -> String {
    let (lines, blocks) =
        (houses(&step.evidence.bases, language), houses(&step.evidence.covers, language));
    let around = step.evidence.sets.iter().map(set);
    let around = around.collect::<Vec<_>>().join(" – ");
    let count = step.evidence.sets.iter().map(|set| set.cells.len()).sum();
    let count = in_words(count, language);
    say!(
        language,
        "These cells make a ring, {around}: each pair shares with the next a line or a box by turns, of {lines}, {blocks}. Take for each digit as few of these houses as hold all its places in the ring: that makes {count}, as many as the ring has cells. So each of these houses has that digit in the ring, and nowhere else.",
        around,
        lines,
        blocks,
        count
    )
}

pub(super) fn exocet(step: &BoardStep, language: Language) -> Option<String> {
    let [base, first, second, mirrors @ ..] = step.evidence.sets.as_slice() else { return None };
    let (place, digits) = (cells(base.cells), held(base, language));
    let targets = cells(first.cells.or(second.cells));
    let lines = houses(&step.evidence.covers, language);
    let band = houses(&band(*step.evidence.bases.first()?), language);
    let mirrored = mirrored([first, second], mirrors, language);
    Some(say!(
        language,
        "{place}, the base, hold {digits}. Each of these two has to stand three times in {lines}. Outside {band} its places there lie in two houses, so it is there twice at most; inside, only {targets} have room for it. So {targets}, the targets, hold the same two digits, and what fits no way to do so goes.{mirrored}",
        place,
        digits,
        lines,
        band,
        targets,
        mirrored
    ))
}

/// The two digits of a base, or those that they are among.
fn held(base: &WideCellsAndDigits, language: Language) -> String {
    let digits = digit_set(base.digits, language);
    match base.digits.len() {
        2 => digits,
        _ => say!(language, "two of {digits}", digits),
    }
}

/// The three parallel lines of the boxes that a line runs through.
fn band(line: HouseName) -> Vec<HouseName> {
    let first = (line.number - 1) / 3 * 3 + 1;
    (first..first + 3).map(|number| HouseName { number, ..line }).collect()
}

/// Where the digits of the targets stand besides, if that was looked at.
fn mirrored(
    targets: [&WideCellsAndDigits; 2],
    mirrors: &[WideCellsAndDigits],
    language: Language,
) -> String {
    let [first, second] = mirrors else { return String::new() };
    let [one, other] = targets.map(|target| cells(target.cells));
    let [first, second] = [first, second].map(|mirror| cells(mirror.cells));
    say!(
        language,
        " In the box of {other} the digit of {one} has room in {first} alone, and in the box of {one} the digit of {other} in {second} alone; the other cell of each of these pairs holds no digit of the base.",
        other,
        one,
        first,
        second
    )
}

pub(super) fn tridagon(step: &BoardStep, language: Language) -> String {
    let digits = digit_set(step.evidence.digits.iter().copied().collect(), language);
    let place = step.evidence.sets.iter().fold(WideSet::EMPTY, |all, set| all.or(set.cells));
    let place = cells(place);
    let fins = step.evidence.marks.iter().filter(|mark| mark.role == Role::Fin);
    let guardians: Vec<Candidate> = fins.map(|mark| mark.candidate).collect();
    let guardians = right_candidates(&guardians, language);
    say!(
        language,
        "{place} cannot all be filled with {digits}: however they are put, two equal digits meet in a row or column. So one of the other candidates there is right: {guardians}.",
        place,
        digits,
        guardians
    )
}
