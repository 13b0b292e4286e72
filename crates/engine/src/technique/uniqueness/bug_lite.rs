//! BUG-lite: a bivalue universal grave of three or more digits that covers only some cells.
//!
//! Each cell of the pattern has two of its digits, and each digit has no place or two places of the pattern in
//! each house. So in an answer, all cells could change to their other digit. One or two cells (the roof) have
//! further candidates, and at least one roof cell holds such a candidate. With two roof cells there are two
//! types. Type 2: both have the same single further candidate, and cells that see both lose it. Type 4: a digit
//! of both has no other place in a house, so they lose their other digits. The search covers patterns of up to
//! ten cells, or eight with two roof cells, because there are many more of these.

use super::deadly::DeadlyPattern;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Candidate, Cells, Geometry, Role, Technique, parts};
use crate::{Cell, Digit, DigitSet};

const MOST_CELLS: usize = 10;
const MOST_CELLS_WITH_TWO: usize = 8;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.allows_all_exchanges() {
        return Flow::Continue(());
    }
    // Patterns with one roof cell come first, because they are simpler.
    [SecondRoofCell::Unwanted, SecondRoofCell::Sought]
        .into_iter()
        .try_for_each(|second| find_with(search, second))
}

fn find_with<G: Geometry>(search: &mut StepSearch<'_, G>, second: SecondRoofCell) -> Flow {
    let board = search.board;
    let floor = board.with_candidates(2);
    for cell in board.open().without(floor).iter() {
        for low in board.candidates(cell).iter() {
            // Each pair once, from its lower digit.
            for pair in pairs_with(board, cell, low).filter(|pair| pair.first() == Some(low)) {
                search.start_looking();
                BivaluePattern::from(Roof { cell, pair }, second).grow(search, floor)?;
            }
        }
    }
    Flow::Continue(())
}

/// The pairs of candidates of `cell` that `digit` is in.
fn pairs_with<G: Geometry>(
    board: &Board<G>,
    cell: Cell,
    digit: Digit,
) -> impl Iterator<Item = DigitSet> + use<G> {
    let others = board.candidates(cell).without(DigitSet::of(digit));
    others.iter().map(move |other| [digit, other].into_iter().collect())
}

/// A roof cell: it has more candidates than its two digits of the grave.
#[derive(Clone, Copy)]
struct Roof {
    cell: Cell,
    pair: DigitSet,
}

impl Roof {
    fn extras<G: Geometry>(self, board: &Board<G>) -> DigitSet {
        board.candidates(self.cell).without(self.pair)
    }
}

/// The second cell of a roof.
#[derive(Clone, Copy)]
enum SecondRoofCell {
    Unwanted,
    Sought,
    Found(Roof),
}

/// Some cells with two digits each.
#[derive(Clone, Copy)]
struct BivaluePattern<G: Geometry> {
    first: Roof,
    second: SecondRoofCell,
    cells: G::Set,
    /// The cells that hold each digit.
    places: G::PerDigit<G::Set>,
}

impl<G: Geometry> BivaluePattern<G> {
    fn from(first: Roof, second: SecondRoofCell) -> Self {
        let places = Default::default();
        let empty = Self { first, second, cells: <G::Set>::EMPTY, places };
        empty.with(first.cell, first.pair)
    }

    fn with(mut self, cell: Cell, pair: DigitSet) -> Self {
        self.cells.insert(cell);
        pair.iter().for_each(|digit| self.places[digit.index()].insert(cell));
        self
    }

    /// Tries all graves with further cells from `floor`, and perhaps a second roof cell.
    fn grow(self, search: &mut StepSearch<'_, G>, floor: G::Set) -> Flow {
        // Growth follows need: a house with one place of a digit must get a second, so few cells come into question.
        let Some((lonely, digit)) = self.lonely(search.board) else { return self.add(search) };
        if self.cells.len() == self.most_cells() {
            return Flow::Continue(());
        }
        let board = search.board;
        let partners = board.places_in(lonely, digit).without(self.cells);
        for cell in partners.and(floor).iter() {
            let longer = self.with(cell, board.candidates(cell));
            // Three places of a digit in a house can never become two again.
            if longer.has_room_at(search.board, cell) && search.may_look() {
                longer.grow(search, floor)?;
            }
        }
        if matches!(self.second, SecondRoofCell::Sought) {
            // A later cell than the first, so that a pair of roof cells is found once.
            let later = partners.without(floor).iter().filter(|&cell| cell > self.first.cell);
            for cell in later {
                self.grow_with_roof(search, floor, cell, digit)?;
            }
        }
        Flow::Continue(())
    }

    fn most_cells(&self) -> usize {
        match self.second {
            SecondRoofCell::Unwanted => MOST_CELLS,
            SecondRoofCell::Sought | SecondRoofCell::Found(_) => MOST_CELLS_WITH_TWO,
        }
    }

    /// Continues with `cell` as the second roof cell, in each way that fits a type.
    fn grow_with_roof(
        self,
        search: &mut StepSearch<'_, G>,
        floor: G::Set,
        cell: Cell,
        digit: Digit,
    ) -> Flow {
        for pair in pairs_with(search.board, cell, digit) {
            let second = Roof { cell, pair };
            let mut longer = self.with(cell, pair);
            longer.second = SecondRoofCell::Found(second);
            let has_a_type = self.common_extra(search.board, second).is_some()
                || self.locked(search.board, second).next().is_some();
            if has_a_type && longer.has_room_at(search.board, cell) {
                longer.grow(search, floor)?;
            }
        }
        Flow::Continue(())
    }

    /// The only further candidate of the first roof cell. Returns `None` unless it is also the only one of
    /// `second`.
    fn common_extra(&self, board: &Board<G>, second: Roof) -> Option<Digit> {
        let extra = self.first.extras(board).single()?;
        (second.extras(board) == DigitSet::of(extra)).then_some(extra)
    }

    /// The digits of both roof cells that have no other place in a house, each with that house.
    fn locked<'b>(
        &self,
        board: &'b Board<G>,
        second: Roof,
    ) -> impl Iterator<Item = (Digit, usize)> + use<'b, G> {
        let both = <G::Set>::of(self.first.cell).or(<G::Set>::of(second.cell));
        let is_locked = move |digit: Digit, house: usize| {
            // Only a complete house needs the digit at all.
            board.is_complete(house) && board.places_in(house, digit).is_within(both)
        };
        self.first.pair.and(second.pair).iter().filter_map(move |digit| {
            board.holding(both).find(|&house| is_locked(digit, house)).map(|house| (digit, house))
        })
    }

    /// A house in which a digit has only one place of the pattern. Returns `None` if there is none.
    fn lonely(&self, board: &Board<G>) -> Option<(usize, Digit)> {
        let in_house = |house: usize, digit: Digit| {
            self.places[digit.index()].and(board.house(house)).len() == 1
        };
        let used = board.all_digits().filter(|digit| !self.places[digit.index()].is_empty());
        let mut all = used.flat_map(|digit| board.all_houses().map(move |house| (house, digit)));
        all.find(|&(house, digit)| in_house(house, digit))
    }

    /// Whether no digit has three places in a house of `cell`.
    fn has_room_at(&self, board: &Board<G>, cell: Cell) -> bool {
        let crowded = |house: usize| {
            self.places.as_ref().iter().any(|places| places.and(board.house(house)).len() > 2)
        };
        !board.houses_of(cell).any(crowded)
    }

    /// Adds the steps that follow from the roof.
    fn add(&self, search: &mut StepSearch<'_, G>) -> Flow {
        // Two digits are a unique rectangle or a loop.
        if self.digits(search.board).len() < 3 {
            return Flow::Continue(());
        }
        let SecondRoofCell::Found(second) = self.second else {
            let cell = self.first.cell;
            let gone = self.first.pair.iter().map(|digit| Candidate { cell, digit });
            return self.take(search, gone.collect(), None);
        };
        if let Some(extra) = self.common_extra(search.board, second) {
            let both = <G::Set>::of(self.first.cell).or(<G::Set>::of(second.cell));
            let seen = search.board.seen_by_all(both).and(search.board.places(extra));
            self.take(search, parts::candidates(seen, extra).collect(), None)?;
        }
        for (digit, house) in self.locked(search.board, second) {
            let gone = [self.first, second].into_iter().flat_map(|Roof { cell, pair }| {
                let others = pair.without(DigitSet::of(digit));
                others.iter().map(move |digit| Candidate { cell, digit })
            });
            self.take(search, gone.collect(), Some(house))?;
        }
        Flow::Continue(())
    }

    fn digits(&self, board: &Board<G>) -> DigitSet {
        let is_used = |digit: &Digit| !self.places[digit.index()].is_empty();
        board.all_digits().filter(is_used).collect()
    }

    /// Adds the step that removes `gone`. If there is a `house`, a digit is locked in the roof there.
    fn take(
        &self,
        search: &mut StepSearch<'_, G>,
        gone: Vec<Candidate>,
        house: Option<usize>,
    ) -> Flow {
        let second = match self.second {
            SecondRoofCell::Found(second) => Some(second),
            SecondRoofCell::Unwanted | SecondRoofCell::Sought => None,
        };
        let roof = second.into_iter().chain([self.first]);
        let roof_cells = roof.clone().map(|one| one.cell).collect();
        let deadly = DeadlyPattern {
            digits: self.digits(search.board),
            cells: self.cells,
            roof: roof_cells,
        };
        let mut step = deadly.step(search.board, Technique::BugLite, gone.into_iter());
        for Roof { cell, pair } in roof {
            // A digit of other cells of the grave may be a further candidate of the roof.
            let of_roof = step.evidence.marks.iter_mut().filter(|one| one.candidate.cell == cell);
            for mark in of_roof.filter(|mark| !pair.contains(mark.candidate.digit)) {
                mark.role = Role::Second;
            }
        }
        step.evidence.bases.extend(house.map(|house| search.board.house_name(house)));
        search.add(step)
    }
}
