//! BUG-lite: a bivalue universal grave in some cells alone, of three digits or more.
//!
//! Each cell has two digits of the pattern, and each of these has no place or two in it in each house, so that in
//! an answer all cells could change to their other digit. One cell or two, the roof, have further candidates, and so
//! one of them holds one of these. Of two, either both have the same single one, which goes from what sees both (type
//! 2), or a digit of both has no other place in a house, and their other digits go (type 4). Patterns of ten cells at
//! most are sought, and of eight with two in the roof, of which there are many more.

use super::deadly::Deadly;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{Board, Candidate, CellSet, Role, Technique, houses, parts};
use crate::engine::{Cell, Digit, DigitSet};

const MOST_CELLS: usize = 10;
const MOST_CELLS_WITH_TWO: usize = 8;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    // A roof of one cell is plainer.
    [Second::Unwanted, Second::Sought].into_iter().try_for_each(|second| find_with(hunt, second))
}

fn find_with(hunt: &mut Hunt<'_>, second: Second) -> Flow {
    let board = hunt.board;
    let floor = board.with_candidates(2);
    for cell in board.open().without(floor).iter() {
        for low in board.candidates(cell).iter() {
            for pair in pairs_with(board, cell, low).filter(|pair| pair.first() == Some(low)) {
                Grave::from(Roof { cell, pair }, second).grow(hunt, floor)?;
            }
        }
    }
    Flow::Continue(())
}

/// The pairs of candidates of `cell` that `digit` is in.
fn pairs_with(board: &Board, cell: Cell, digit: Digit) -> impl Iterator<Item = DigitSet> + use<> {
    let others = board.candidates(cell).without(DigitSet::of(digit));
    others.iter().map(move |other| [digit, other].into_iter().collect())
}

/// A cell with further candidates than the two digits that it has in the grave.
#[derive(Clone, Copy)]
struct Roof {
    cell: Cell,
    pair: DigitSet,
}

impl Roof {
    fn extras(self, board: &Board) -> DigitSet {
        board.candidates(self.cell).without(self.pair)
    }
}

/// The second cell of a roof.
#[derive(Clone, Copy)]
enum Second {
    Unwanted,
    Sought,
    Found(Roof),
}

/// Some cells with two digits each.
#[derive(Clone, Copy)]
struct Grave {
    first: Roof,
    second: Second,
    cells: CellSet,
    /// The cells that hold each digit.
    places: [CellSet; 9],
}

impl Grave {
    fn from(first: Roof, second: Second) -> Self {
        let places = [CellSet::EMPTY; 9];
        let empty = Self { first, second, cells: CellSet::EMPTY, places };
        empty.with(first.cell, first.pair)
    }

    fn with(mut self, cell: Cell, pair: DigitSet) -> Self {
        self.cells.insert(cell);
        pair.iter().for_each(|digit| self.places[digit.index()].insert(cell));
        self
    }

    /// Tries all graves that have further cells of `floor`, and perhaps a second roof.
    fn grow(self, hunt: &mut Hunt<'_>, floor: CellSet) -> Flow {
        let Some((lonely, digit)) = self.lonely() else { return self.add(hunt) };
        if self.cells.len() == self.most_cells() {
            return Flow::Continue(());
        }
        let board = hunt.board;
        let partners = board.places_in(lonely, digit).without(self.cells);
        for cell in partners.and(floor).iter() {
            let longer = self.with(cell, board.candidates(cell));
            if longer.has_room_at(cell) {
                longer.grow(hunt, floor)?;
            }
        }
        if matches!(self.second, Second::Sought) {
            let later = partners.without(floor).iter().filter(|&cell| cell > self.first.cell);
            for cell in later {
                self.grow_with_roof(hunt, floor, cell, digit)?;
            }
        }
        Flow::Continue(())
    }

    fn most_cells(&self) -> usize {
        match self.second {
            Second::Unwanted => MOST_CELLS,
            Second::Sought | Second::Found(_) => MOST_CELLS_WITH_TWO,
        }
    }

    /// Goes on with `cell` as the second roof, in each way that is of a type.
    fn grow_with_roof(self, hunt: &mut Hunt<'_>, floor: CellSet, cell: Cell, digit: Digit) -> Flow {
        for pair in pairs_with(hunt.board, cell, digit) {
            let second = Roof { cell, pair };
            let mut longer = self.with(cell, pair);
            longer.second = Second::Found(second);
            let has_a_type = self.common_extra(hunt.board, second).is_some()
                || self.locked(hunt.board, second).next().is_some();
            if has_a_type && longer.has_room_at(cell) {
                longer.grow(hunt, floor)?;
            }
        }
        Flow::Continue(())
    }

    /// The only further candidate of the first roof, if it is that of `second` too.
    fn common_extra(&self, board: &Board, second: Roof) -> Option<Digit> {
        let extra = self.first.extras(board).single()?;
        (second.extras(board) == DigitSet::of(extra)).then_some(extra)
    }

    /// The digits of both roofs that have no other place in a house, each with that house.
    fn locked(&self, board: &Board, second: Roof) -> impl Iterator<Item = (Digit, usize)> + use<> {
        let both = CellSet::of(self.first.cell).or(CellSet::of(second.cell));
        let places = Digit::CLASSIC.map(|digit| board.places(digit));
        let is_locked = move |digit: Digit, house: usize| {
            places[digit.index()].and(houses::CELLS[house]).is_within(both)
        };
        self.first.pair.and(second.pair).iter().filter_map(move |digit| {
            houses::holding(both).find(|&house| is_locked(digit, house)).map(|house| (digit, house))
        })
    }

    /// A house in which a digit has one place.
    fn lonely(&self) -> Option<(usize, Digit)> {
        let in_house = |house: usize, digit: Digit| {
            self.places[digit.index()].and(houses::CELLS[house]).len() == 1
        };
        let used =
            Digit::CLASSIC.into_iter().filter(|digit| !self.places[digit.index()].is_empty());
        let mut all = used.flat_map(|digit| (0..houses::COUNT).map(move |house| (house, digit)));
        all.find(|&(house, digit)| in_house(house, digit))
    }

    /// Whether no digit has three places in a house of `cell`.
    fn has_room_at(&self, cell: Cell) -> bool {
        let crowded = |house: usize| {
            self.places.iter().any(|places| places.and(houses::CELLS[house]).len() > 2)
        };
        !houses::of(cell).into_iter().any(crowded)
    }

    /// Adds what is found by the roof.
    fn add(&self, hunt: &mut Hunt<'_>) -> Flow {
        if self.digits().len() < 3 {
            return Flow::Continue(());
        }
        let Second::Found(second) = self.second else {
            let cell = self.first.cell;
            let gone = self.first.pair.iter().map(|digit| Candidate { cell, digit });
            return self.take(hunt, gone.collect(), None);
        };
        if let Some(extra) = self.common_extra(hunt.board, second) {
            let both = CellSet::of(self.first.cell).or(CellSet::of(second.cell));
            let seen = houses::seen_by_all(both).and(hunt.board.places(extra));
            self.take(hunt, parts::candidates(seen, extra).collect(), None)?;
        }
        for (digit, house) in self.locked(hunt.board, second) {
            let gone = [self.first, second].into_iter().flat_map(|Roof { cell, pair }| {
                let others = pair.without(DigitSet::of(digit));
                others.iter().map(move |digit| Candidate { cell, digit })
            });
            self.take(hunt, gone.collect(), Some(house))?;
        }
        Flow::Continue(())
    }

    fn digits(&self) -> DigitSet {
        let is_used = |digit: &Digit| !self.places[digit.index()].is_empty();
        Digit::CLASSIC.into_iter().filter(is_used).collect()
    }

    /// Takes `gone` away, as a digit is locked in the roof in `house` where there is one.
    fn take(&self, hunt: &mut Hunt<'_>, gone: Vec<Candidate>, house: Option<usize>) -> Flow {
        let second = match self.second {
            Second::Found(second) => Some(second),
            Second::Unwanted | Second::Sought => None,
        };
        let roof = second.into_iter().chain([self.first]);
        let roof_cells = roof.clone().map(|one| one.cell).collect();
        let deadly = Deadly { digits: self.digits(), cells: self.cells, roof: roof_cells };
        let mut step = deadly.step(hunt.board, Technique::BugLite, gone.into_iter());
        for Roof { cell, pair } in roof {
            // A digit of other cells of the grave may be a further candidate of the roof.
            let of_roof = step.evidence.marks.iter_mut().filter(|one| one.candidate.cell == cell);
            for mark in of_roof.filter(|mark| !pair.contains(mark.candidate.digit)) {
                mark.role = Role::Second;
            }
        }
        step.evidence.bases.extend(house.map(houses::name));
        hunt.add(step)
    }
}
