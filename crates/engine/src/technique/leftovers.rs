//! The law of leftovers: lines hold each digit as often as an equal number of regions does. So the cells of the lines
//! outside the regions hold the same digits, equally often, as the cells of the regions outside the lines.
//!
//! The lines are a band of rows, a band of columns, or both; regions of a jigsaw cross the edges of such a band. The
//! leftover cells of the lines are one side, those of the regions the other. A digit that cannot be on one side is not
//! on the other. If a digit must be on one side as often as the other has places for it, it fills these places. If it
//! must be on one side more often than it stands on the other, cells that see all its open places there lose it. If one
//! side can hold it no more often than it stands on the other, the open cells of the other lose it. Boxes leave nothing
//! over, so the law says nothing on boards of boxes alone.
//!
//! In the evidence, `bases` are the lines, `covers` the regions, and the two sets the leftovers: first the cells that
//! lose candidates, if any of them does. If a digit must be in certain cells of the first set, these are marked.

use super::geometry::BoardTables;
use super::leftover_sets::Leftovers;
use super::step_search::{Finder, Flow, StepSearch};
use super::{Candidate, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts};
use crate::{Cell, Digit, DigitSet};

/// The finder of the technique.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const { &[Finder { techniques: &[Technique::LawOfLeftovers], find }] }
}

/// Finds the eliminations and placements of all leftovers of the board.
fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    for leftovers in search.board.tables().leftovers() {
        search.report()?;
        let [one, other] = leftovers.sides;
        // Both sides hold the same digits, so each may teach something about the other.
        compare(leftovers, search, [one, other])?;
        compare(leftovers, search, [other, one])?;
    }
    Flow::Continue(())
}

/// Finds the consequences of the second side for the first.
fn compare<G: Geometry>(
    leftovers: &Leftovers<G::Set>,
    search: &mut StepSearch<'_, G>,
    sides: [G::Set; 2],
) -> Flow {
    let [these, others] = sides.map(|cells| CellContents::of(search, cells));
    let sides = Sides { leftovers, these, others };
    // The easiest to see comes first: a digit that one side lacks altogether.
    sides.impossible(search)?;
    search.board.all_digits().try_for_each(|digit| {
        sides.needed(search, digit)?;
        sides.surplus(search, digit)?;
        sides.seen(search, digit)
    })
}

/// Both sides, in one of their two orders.
struct Sides<'a, G: Geometry> {
    leftovers: &'a Leftovers<G::Set>,
    these: CellContents<G::Set>,
    others: CellContents<G::Set>,
}

impl<G: Geometry> Sides<'_, G> {
    /// The first side loses the digits that cannot be on the second.
    fn impossible(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let lost = self.these.digits.without(self.others.digits);
        let gone: Vec<Candidate> = self.these.open_candidates(search, lost).collect();
        let digits = gone.iter().map(|it| it.digit).collect::<DigitSet>().iter().collect();
        let evidence = Evidence { digits, ..self.evidence(search) };
        search.add(Step::eliminating(Technique::LawOfLeftovers, gone, evidence))
    }

    /// If the digit is on the second side at least as often as the first has places for it, it fills these places.
    fn needed(&self, search: &mut StepSearch<'_, G>, digit: Digit) -> Flow {
        let places = self.these.can_hold(search, digit);
        // More than the places would be a contradiction, which is not a technique's to report.
        if places.is_empty() || self.others.least(search, digit) != places.len() {
            return Flow::Continue(());
        }
        let only = CellContents { cells: places, digits: self.these.digits };
        let beside = self.these.digits.without(DigitSet::of(digit));
        let gone: Vec<Candidate> = only.open_candidates(search, beside).collect();
        self.add(search, digit, places.and(search.board.open()), gone)
    }

    /// If the second side can hold the digit no more often than it stands on the first, the open cells of the first
    /// lose it.
    fn surplus(&self, search: &mut StepSearch<'_, G>, digit: Digit) -> Flow {
        let standing = self.these.standing(search, digit);
        if standing == 0 || self.others.most(search, digit) > standing {
            return Flow::Continue(());
        }
        let gone =
            parts::candidates(search.board.places(digit).and(self.these.cells), digit).collect();
        self.add(search, digit, <G::Set>::EMPTY, gone)
    }

    /// If the digit is on the second side more often than it stands on the first, an open cell of the first holds it.
    /// So cells that see all its open places there lose it.
    fn seen(&self, search: &mut StepSearch<'_, G>, digit: Digit) -> Flow {
        let places = search.board.places(digit).and(self.these.cells);
        let is_sure = self.others.least(search, digit) > self.these.standing(search, digit);
        if places.is_empty() || !is_sure {
            return Flow::Continue(());
        }
        let seen = search.board.seen_by_all(places).and(search.board.places(digit));
        self.add(search, digit, places, parts::candidates(seen, digit).collect())
    }

    fn add(
        &self,
        search: &mut StepSearch<'_, G>,
        digit: Digit,
        marked: G::Set,
        gone: Vec<Candidate>,
    ) -> Flow {
        let evidence = Evidence {
            digits: vec![digit],
            marks: parts::marks(marked, digit, Role::Pattern).collect(),
            ..self.evidence(search)
        };
        search.add(Step::eliminating(Technique::LawOfLeftovers, gone, evidence))
    }

    fn evidence(&self, search: &StepSearch<'_, G>) -> Evidence<G::Set> {
        let set = |it: &CellContents<G::Set>| CellsAndDigits { cells: it.cells, digits: it.digits };
        let names =
            |houses: &[usize]| houses.iter().map(|&it| search.board.house_name(it)).collect();
        Evidence {
            bases: names(&self.leftovers.lines),
            covers: names(&self.leftovers.regions),
            sets: vec![set(&self.these), set(&self.others)],
            ..Evidence::default()
        }
    }
}

/// Cells with the digits that they hold or can hold.
struct CellContents<S> {
    cells: S,
    digits: DigitSet,
}

impl<S: Cells> CellContents<S> {
    fn of<G: Geometry<Set = S>>(search: &StepSearch<'_, G>, cells: S) -> Self {
        let held = |cell: Cell| {
            let digit = search.board.digit(cell).map(DigitSet::of);
            digit.unwrap_or_else(|| search.board.candidates(cell))
        };
        Self { cells, digits: cells.iter().map(held).fold(DigitSet::EMPTY, DigitSet::or) }
    }

    fn open_candidates<'s, G: Geometry<Set = S>>(
        &self,
        search: &'s StepSearch<'_, G>,
        digits: DigitSet,
    ) -> impl Iterator<Item = Candidate> + use<'s, S, G> {
        parts::candidates_in(search.board, CellsAndDigits { cells: self.cells, digits })
    }

    /// The number of these cells in which the digit stands.
    fn standing<G: Geometry<Set = S>>(&self, search: &StepSearch<'_, G>, digit: Digit) -> usize {
        self.cells.iter().filter(|&cell| search.board.digit(cell) == Some(digit)).count()
    }

    /// The least number of these cells that hold the digit: those where it stands, and one more if all places of a
    /// house for it are among these cells.
    fn least<G: Geometry<Set = S>>(&self, search: &StepSearch<'_, G>, digit: Digit) -> usize {
        let is_here = |house| {
            let places = search.board.places_in(house, digit);
            !places.is_empty() && places.is_within(self.cells)
        };
        let is_sure = search.board.complete_lines_last().any(is_here);
        self.standing(search, digit) + usize::from(is_sure)
    }

    /// The largest number of these cells that can hold the digit.
    fn most<G: Geometry<Set = S>>(&self, search: &StepSearch<'_, G>, digit: Digit) -> usize {
        let open = search.board.places(digit).and(self.cells);
        let sees_all = |cell: Cell| {
            // Places that all see each other can hold the digit once. A finer bound would be a search of its own.
            let others = open.without(S::of(cell));
            others.is_within(search.board.peers_of(cell))
        };
        let room = if open.iter().all(sees_all) { open.len().min(1) } else { open.len() };
        self.standing(search, digit) + room
    }

    /// The cells that hold the digit or can hold it.
    fn can_hold<G: Geometry<Set = S>>(&self, search: &StepSearch<'_, G>, digit: Digit) -> S {
        let stands = |&cell: &Cell| search.board.digit(cell) == Some(digit);
        let standing: S = self.cells.iter().filter(stands).collect();
        standing.or(search.board.places(digit).and(self.cells))
    }
}
