//! 3D Medusa: candidates of all digits in two colours, by conjugate pairs and cells of two candidates.
//!
//! A colour is wrong if two of its candidates contradict each other, or if it would leave a cell without a
//! candidate or a house without a place for a digit. Then all its candidates are eliminated. Otherwise,
//! candidates that both colours rule out are eliminated: those that see both colours, those that see one and
//! share a cell with the other, and the rest of a cell with both colours.
//!
//! `sets` holds the cell without a candidate. `bases` holds the house without a place, and `digits` the digit
//! that lacks it.

use super::clusters::conjugate_pairs;
use crate::technique::geometry::SetsByDigit;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Mark, Role, Step, Technique,
    conjugate, parts,
};
use crate::{Cell, Digit, DigitSet};

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let board = search.board;
    let mut left: SetsByDigit<G> = board.per_digit(|digit| board.places(digit));
    for digit in board.all_digits() {
        while let Some(cell) = left[digit.index()].first() {
            let medusa = Medusa::around(board, Candidate { cell, digit });
            for (left, coloured) in left.as_mut().iter_mut().zip(medusa.cells().as_ref()) {
                // A cluster is found from any of its candidates, so all of them are done.
                *left = left.without(*coloured);
            }
            if medusa.has_two_colours() {
                medusa.add(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// Candidates in two colours: all of one colour are right, and all of the other wrong.
struct Medusa<G: Geometry> {
    colours: [SetsByDigit<G>; 2],
}

impl<G: Geometry> Medusa<G> {
    fn around(board: &Board<G>, start: Candidate) -> Self {
        let mut medusa = Self { colours: [SetsByDigit::<G>::default(); 2] };
        medusa.colour(board, start, 0);
        medusa
    }

    /// Colours a candidate and, in alternating colours, all candidates that strong links connect with it.
    fn colour(&mut self, board: &Board<G>, one: Candidate, colour: usize) {
        // Strong links may form loops. The colouring ends where it began.
        if self.cells()[one.digit.index()].contains(one.cell) {
            return;
        }
        self.colours[colour][one.digit.index()].insert(one.cell);
        for next in parts::candidates(conjugate::partners(board, one), one.digit) {
            self.colour(board, next, 1 - colour);
        }
        let others = board.candidates(one.cell).without(DigitSet::of(one.digit));
        if let Some(digit) = others.single() {
            self.colour(board, Candidate { digit, ..one }, 1 - colour);
        }
    }

    fn has_two_colours(&self) -> bool {
        self.colours[1].as_ref().iter().any(|cells| !cells.is_empty())
    }

    /// The cells of both colours, of each digit.
    fn cells(&self) -> SetsByDigit<G> {
        let [mut all, second] = self.colours;
        for (cells, more) in all.as_mut().iter_mut().zip(second.as_ref()) {
            *cells = cells.or(*more);
        }
        all
    }

    /// The pairs that connect the candidates: conjugate pairs, and cells of two candidates.
    fn pairs(&self, board: &Board<G>) -> Vec<[Candidate; 2]> {
        let cells = self.cells();
        let of_digit =
            |digit: Digit| conjugate_pairs(board, digit, cells[digit.index()]).into_iter();
        let of_cell = |cell: Cell| {
            let both = board.candidates(cell);
            let pair = [both.first()?, both.last()?].map(|digit| Candidate { cell, digit });
            pair.iter().all(|one| cells[one.digit.index()].contains(cell)).then_some(pair)
        };
        let in_cells = board.with_candidates(2).iter().filter_map(of_cell);
        board.all_digits().flat_map(of_digit).chain(in_cells).collect()
    }

    fn add(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let board = search.board;
        let ruled_out = self.colours.each_ref().map(|colour| ruled_out_by(board, colour));
        for (colour, ruled_out) in self.colours.iter().zip(&ruled_out) {
            // A fault ends the search of this cluster: a whole colour goes, which says more than what both rule out.
            if let Some(fault) = Fault::of(board, colour, ruled_out) {
                return self.take(search, colour, fault.evidence(board));
            }
        }
        let [first, second] = &ruled_out;
        let both = board.per_digit(|digit| first[digit.index()].and(second[digit.index()]));
        self.take(search, &both, Evidence::default())
    }

    fn take(
        &self,
        search: &mut StepSearch<'_, G>,
        gone: &SetsByDigit<G>,
        why: Evidence<G::Set>,
    ) -> Flow {
        if gone.as_ref().iter().all(|cells| cells.is_empty()) {
            return Flow::Continue(());
        }
        let all = |candidates: &SetsByDigit<G>| -> Vec<Candidate> {
            let of_digit = |digit: Digit| parts::candidates(candidates[digit.index()], digit);
            search.board.all_digits().flat_map(of_digit).collect()
        };
        let roles = [Role::FirstColour, Role::SecondColour];
        let marks = self.colours.iter().zip(roles).flat_map(|(colour, role)| {
            all(colour).into_iter().map(move |candidate| Mark { candidate, role })
        });
        let (marks, pairs) = (marks.collect(), self.pairs(search.board));
        let evidence = Evidence { marks, pairs, ..why };
        let eliminations = all(gone);
        search.add(Step {
            technique: Technique::Medusa,
            placements: Vec::new(),
            eliminations,
            evidence,
        })
    }
}

/// The candidates that are wrong if all of `colour` is right.
fn ruled_out_by<G: Geometry>(board: &Board<G>, colour: &SetsByDigit<G>) -> SetsByDigit<G> {
    let coloured = colour.as_ref().iter().copied().fold(<G::Set>::EMPTY, <G::Set>::or);
    board.per_digit(|digit| {
        let own = colour[digit.index()];
        // If a cell has two candidates of the colour, each rules out the other.
        let others = board.all_digits().filter(|&other| other != digit);
        let by_others = others.fold(<G::Set>::EMPTY, |all, other| all.or(colour[other.index()]));
        let in_cells = coloured.without(own).or(own.and(by_others));
        board.seen_by_any(own).or(in_cells).and(board.places(digit))
    })
}

/// The reason why a colour cannot be right.
enum Fault {
    /// The colour rules out one of its own candidates.
    Clash,
    /// The colour rules out all candidates of a cell.
    Cell(Cell),
    /// The colour rules out all places of a digit in a house.
    House(usize, Digit),
}

impl Fault {
    /// The fault of `colour`, which rules out `ruled_out`, or `None` if it has no fault.
    fn of<G: Geometry>(
        board: &Board<G>,
        colour: &SetsByDigit<G>,
        ruled_out: &SetsByDigit<G>,
    ) -> Option<Self> {
        if colour
            .as_ref()
            .iter()
            .zip(ruled_out.as_ref())
            .any(|(own, ruled_out)| own.meets(*ruled_out))
        {
            return Some(Self::Clash);
        }
        let left = board
            .all_digits()
            .map(|digit| board.places(digit).without(ruled_out[digit.index()]))
            .fold(<G::Set>::EMPTY, <G::Set>::or);
        let empty = board.open().without(left).first();
        empty.map(Self::Cell).or_else(|| starved_house(board, ruled_out))
    }

    fn evidence<G: Geometry>(&self, board: &Board<G>) -> Evidence<G::Set> {
        match *self {
            Self::Clash => Evidence::default(),
            Self::Cell(cell) => {
                let digits = board.candidates(cell);
                let sets = vec![CellsAndDigits { cells: <G::Set>::of(cell), digits }];
                Evidence { sets, ..Evidence::default() }
            }
            Self::House(house, digit) => {
                let (bases, digits) = (vec![board.house_name(house)], vec![digit]);
                Evidence { digits, bases, ..Evidence::default() }
            }
        }
    }
}

fn starved_house<G: Geometry>(board: &Board<G>, ruled_out: &SetsByDigit<G>) -> Option<Fault> {
    board.all_digits().find_map(|digit| {
        let gone = ruled_out[digit.index()];
        let is_starved = |&house: &usize| {
            let places = board.needed_places_in(house, digit);
            !places.is_empty() && places.is_within(gone)
        };
        board.all_houses().find(is_starved).map(|house| Fault::House(house, digit))
    })
}
