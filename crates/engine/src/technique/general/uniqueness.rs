//! Uniqueness: patterns that would give the puzzle two answers, so they cannot occur in a puzzle with one answer.
//!
//! In a rectangle of two digits the digits can be swapped if each house that has a corner holds as many corners of the
//! one digit as of the other. That is checked for every house of any kind. A diagonal, a window or a region of a jigsaw
//! that has a single corner forbids the swap. Rules about pairs of cells, such as anti-knight, forbid it on the whole
//! board, because they tie the corners to cells outside.

use super::search::{Flow, GeneralFinder, GeneralSearch, candidates, candidates_in, eliminating};
use crate::technique::wide::{WideCellsAndDigits, WideEvidence};
use crate::technique::{Candidate, Mark, Role, Technique, WideSet};
use crate::{Cell, Digit, DigitSet};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder { techniques: &[Technique::BugPlusOne], find: find_bug },
    GeneralFinder { techniques: &[Technique::UniqueRectangle1], find: |it| find(it, type_1) },
    GeneralFinder { techniques: &[Technique::UniqueRectangle2], find: |it| find(it, type_2) },
    GeneralFinder { techniques: &[Technique::UniqueRectangle4], find: |it| find(it, type_4) },
];

/// A rectangle that must not hold its two digits alone.
struct WideRectangle {
    cells: WideSet,
    digits: DigitSet,
    /// The corners with further candidates.
    roof: WideSet,
}

/// Calls `add` with each rectangle whose digits can be swapped.
fn find(
    search: &mut GeneralSearch<'_>,
    add: fn(&mut GeneralSearch<'_>, &WideRectangle) -> Flow,
) -> Flow {
    if search.board.layout().rules().next().is_some() {
        return Flow::Continue(());
    }
    for first in search.board.with_candidates(2).iter() {
        search.report()?;
        for rectangle in around(search, first) {
            add(search, &rectangle)?;
        }
    }
    Flow::Continue(())
}

/// The rectangles with the corner `first`, which has two candidates.
fn around(search: &GeneralSearch<'_>, first: Cell) -> Vec<WideRectangle> {
    let (board, layout) = (search.board, search.board.layout());
    let digits = board.candidates(first);
    let has_both = |cell: &Cell| digits.without(board.candidates(*cell)).is_empty();
    let (row, column) = (layout.row(first), layout.column(first));
    let in_row = (0..layout.columns()).filter(|&it| it != column);
    let in_row: Vec<Cell> = in_row.filter_map(|it| layout.cell(row, it)).filter(has_both).collect();
    let in_column = (0..layout.rows()).filter(|&it| it != row);
    let in_column = in_column.filter_map(|it| layout.cell(it, column)).filter(has_both);
    let mut found = Vec::new();
    for below in in_column {
        for &beside in &in_row {
            let fourth = layout.cell(layout.row(below), layout.column(beside));
            let Some(fourth) = fourth.filter(has_both) else { continue };
            let [one, other] = [[first, fourth], [beside, below]].map(WideSet::from_iter);
            let cells = one.or(other);
            if can_swap(search, one, other) && board.allows(digits, cells) {
                let has_more = |cell: &Cell| board.candidates(*cell).len() > 2;
                found.push(WideRectangle {
                    cells,
                    digits,
                    roof: cells.iter().filter(has_more).collect(),
                });
            }
        }
    }
    found
}

/// Whether each house has as many cells of `one` as of `other`.
fn can_swap(search: &GeneralSearch<'_>, one: WideSet, other: WideSet) -> bool {
    let is_even = |house: &WideSet| house.and(one).len() == house.and(other).len();
    search.tables.houses.iter().all(is_even)
}

impl WideRectangle {
    fn step(
        &self,
        search: &GeneralSearch<'_>,
        gone: impl IntoIterator<Item = Candidate>,
        technique: Technique,
    ) -> crate::technique::wide::WideStep {
        let set = WideCellsAndDigits { cells: self.cells, digits: self.digits };
        let others = search.board.layout().all_digits().without(self.digits);
        let more = WideCellsAndDigits { cells: self.roof, digits: others };
        let mark = |role| move |candidate| Mark { candidate, role };
        let pattern = candidates_in(search.board, set).map(mark(Role::Pattern));
        let second = candidates_in(search.board, more).map(mark(Role::Second));
        let evidence = WideEvidence {
            digits: self.digits.iter().collect(),
            marks: pattern.chain(second).collect(),
            sets: vec![set],
            ..WideEvidence::default()
        };
        eliminating(technique, gone, evidence)
    }
}

/// Type 1: one corner has other candidates, so it holds one of these.
fn type_1(search: &mut GeneralSearch<'_>, rectangle: &WideRectangle) -> Flow {
    let Some(cell) = rectangle.roof.single() else { return Flow::Continue(()) };
    let gone = rectangle.digits.iter().map(|digit| Candidate { cell, digit });
    search.add(rectangle.step(search, gone, Technique::UniqueRectangle1))
}

/// Type 2: two corners have the same single other candidate, so one of them holds it.
fn type_2(search: &mut GeneralSearch<'_>, rectangle: &WideRectangle) -> Flow {
    let join = |all: DigitSet, cell| all.or(search.board.candidates(cell));
    let extras = rectangle.roof.iter().fold(DigitSet::EMPTY, join).without(rectangle.digits);
    let Some(extra) = extras.single().filter(|_| rectangle.roof.len() > 1) else {
        return Flow::Continue(());
    };
    let seen = search.tables.seen_by_all(rectangle.roof).and(search.board.places(extra));
    let mut step = rectangle.step(search, candidates(seen, extra), Technique::UniqueRectangle2);
    step.evidence.digits.push(extra);
    search.add(step)
}

/// Type 4: two corners have other candidates, and one of the two digits has no other place in a house of both. One of
/// the corners holds that digit, so neither holds the other one.
fn type_4(search: &mut GeneralSearch<'_>, rectangle: &WideRectangle) -> Flow {
    let digits: Vec<Digit> = rectangle.digits.iter().collect();
    let &[low, high] = digits.as_slice() else { return Flow::Continue(()) };
    if rectangle.roof.len() != 2 {
        return Flow::Continue(());
    }
    for (locked, other) in [(low, high), (high, low)] {
        let is_locked = |&house: &usize| {
            search.tables.house(house).is_complete
                && search.board.places_in(house, locked).is_within(rectangle.roof)
        };
        if let Some(house) = search.tables.holding(rectangle.roof).find(is_locked) {
            let gone = candidates(rectangle.roof, other);
            let mut step = rectangle.step(search, gone, Technique::UniqueRectangle4);
            step.evidence.bases.push(search.tables.name(house));
            search.add(step)?;
        }
    }
    Flow::Continue(())
}

/// BUG+1: all open cells have two candidates, except one with three, and without one of these each candidate has two
/// places in each of its houses. Then all cells could take their other candidate, so that candidate is right. Holds
/// where each house is complete and no rule ties pairs of cells.
fn find_bug(search: &mut GeneralSearch<'_>) -> Flow {
    let (board, tables) = (search.board, search.tables);
    let is_plain = tables.complete().count() == tables.houses.len();
    if !is_plain || board.layout().rules().next().is_some() {
        return Flow::Continue(());
    }
    let Some(cell) = board.open().without(board.with_candidates(2)).single() else {
        return Flow::Continue(());
    };
    let own = board.candidates(cell);
    let saving = |&digit: &Digit| is_grave_without(search, Candidate { cell, digit });
    let Some(digit) = own.iter().find(saving).filter(|_| own.len() == 3) else {
        return Flow::Continue(());
    };
    let role = |it| if it == digit { Role::Pattern } else { Role::Second };
    let marks =
        own.iter().map(|it| Mark { candidate: Candidate { cell, digit: it }, role: role(it) });
    let evidence =
        WideEvidence { digits: vec![digit], marks: marks.collect(), ..WideEvidence::default() };
    let gone = own.without(DigitSet::of(digit)).iter().map(|digit| Candidate { cell, digit });
    search.add(eliminating(Technique::BugPlusOne, gone, evidence))
}

/// Whether each digit has no place or two places in each house, without the candidate `saving`.
fn is_grave_without(search: &GeneralSearch<'_>, saving: Candidate) -> bool {
    search.board.all_digits().all(|digit| {
        let is_it = digit == saving.digit;
        let left_out = if is_it { WideSet::of(saving.cell) } else { WideSet::EMPTY };
        let places = search.board.places(digit).without(left_out);
        let has_pair = |house: &WideSet| matches!(places.and(*house).len(), 0 | 2);
        search.tables.houses.iter().all(has_pair)
    })
}
