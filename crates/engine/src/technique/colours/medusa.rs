//! 3D Medusa: candidates of all digits in two colours, by conjugate pairs and cells of two candidates.
//!
//! A colour is wrong if two of its candidates contradict each other, or if it would leave a cell without a
//! candidate or a house without a place for a digit. Then all its candidates are eliminated. Otherwise,
//! candidates that both colours rule out are eliminated: those that see both colours, those that see one and
//! share a cell with the other, and the rest of a cell with both colours.
//!
//! `sets` holds the cell without a candidate. `bases` holds the house without a place, and `digits` the digit
//! that lacks it.

use super::clusters::{conjugate_pairs, seen_by_any};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Mark, Role, Step, Technique, conjugate,
    houses, parts,
};
use crate::{Cell, Digit, DigitSet};

/// Candidates, as the cells of each digit.
type DigitCells = [CellSet; 9];

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    let board = search.board;
    let mut left = Digit::CLASSIC.map(|digit| board.places(digit));
    for digit in Digit::CLASSIC {
        while let Some(cell) = left[digit.index()].first() {
            let medusa = Medusa::around(board, Candidate { cell, digit });
            for (left, coloured) in left.iter_mut().zip(medusa.cells()) {
                *left = left.without(coloured);
            }
            if medusa.has_two_colours() {
                medusa.add(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// Candidates in two colours: all of one colour are right, and all of the other wrong.
struct Medusa {
    colours: [DigitCells; 2],
}

impl Medusa {
    fn around(board: &Board, start: Candidate) -> Self {
        let mut medusa = Self { colours: [[CellSet::EMPTY; 9]; 2] };
        medusa.colour(board, start, 0);
        medusa
    }

    /// Colours a candidate and, in alternating colours, all candidates that strong links connect with it.
    fn colour(&mut self, board: &Board, one: Candidate, colour: usize) {
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
        self.colours[1].iter().any(|cells| !cells.is_empty())
    }

    /// The cells of both colours, of each digit.
    fn cells(&self) -> DigitCells {
        let [first, second] = &self.colours;
        Digit::CLASSIC.map(|digit| first[digit.index()].or(second[digit.index()]))
    }

    /// The pairs that connect the candidates: conjugate pairs, and cells of two candidates.
    fn pairs(&self, board: &Board) -> Vec<[Candidate; 2]> {
        let cells = self.cells();
        let of_digit =
            |digit: Digit| conjugate_pairs(board, digit, cells[digit.index()]).into_iter();
        let of_cell = |cell: Cell| {
            let both = board.candidates(cell);
            let pair = [both.first()?, both.last()?].map(|digit| Candidate { cell, digit });
            pair.iter().all(|one| cells[one.digit.index()].contains(cell)).then_some(pair)
        };
        let in_cells = board.with_candidates(2).iter().filter_map(of_cell);
        Digit::CLASSIC.into_iter().flat_map(of_digit).chain(in_cells).collect()
    }

    fn add(&self, search: &mut StepSearch<'_>) -> Flow {
        let board = search.board;
        let ruled_out = self.colours.each_ref().map(|colour| ruled_out_by(board, colour));
        for (colour, ruled_out) in self.colours.iter().zip(&ruled_out) {
            if let Some(fault) = Fault::of(board, colour, ruled_out) {
                return self.take(search, colour, fault.evidence(board));
            }
        }
        let [first, second] = &ruled_out;
        let both = Digit::CLASSIC.map(|digit| first[digit.index()].and(second[digit.index()]));
        self.take(search, &both, Evidence::default())
    }

    fn take(&self, search: &mut StepSearch<'_>, gone: &DigitCells, why: Evidence) -> Flow {
        if gone.iter().all(|cells| cells.is_empty()) {
            return Flow::Continue(());
        }
        let all = |candidates: &DigitCells| -> Vec<Candidate> {
            let of_digit = |digit: Digit| parts::candidates(candidates[digit.index()], digit);
            Digit::CLASSIC.into_iter().flat_map(of_digit).collect()
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
fn ruled_out_by(board: &Board, colour: &DigitCells) -> DigitCells {
    let coloured = colour.iter().copied().fold(CellSet::EMPTY, CellSet::or);
    Digit::CLASSIC.map(|digit| {
        let own = colour[digit.index()];
        // If a cell has two candidates of the colour, each rules out the other.
        let others = Digit::CLASSIC.into_iter().filter(|&other| other != digit);
        let by_others = others.fold(CellSet::EMPTY, |all, other| all.or(colour[other.index()]));
        let in_cells = coloured.without(own).or(own.and(by_others));
        seen_by_any(own).or(in_cells).and(board.places(digit))
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
    fn of(board: &Board, colour: &DigitCells, ruled_out: &DigitCells) -> Option<Self> {
        if colour.iter().zip(ruled_out).any(|(own, ruled_out)| own.meets(*ruled_out)) {
            return Some(Self::Clash);
        }
        let left = Digit::CLASSIC
            .into_iter()
            .map(|digit| board.places(digit).without(ruled_out[digit.index()]))
            .fold(CellSet::EMPTY, CellSet::or);
        let empty = board.open().without(left).first();
        empty.map(Self::Cell).or_else(|| starved_house(board, ruled_out))
    }

    fn evidence(&self, board: &Board) -> Evidence {
        match *self {
            Self::Clash => Evidence::default(),
            Self::Cell(cell) => {
                let digits = board.candidates(cell);
                let sets = vec![CellsAndDigits { cells: CellSet::of(cell), digits }];
                Evidence { sets, ..Evidence::default() }
            }
            Self::House(house, digit) => {
                let (bases, digits) = (vec![houses::name(house)], vec![digit]);
                Evidence { digits, bases, ..Evidence::default() }
            }
        }
    }
}

fn starved_house(board: &Board, ruled_out: &DigitCells) -> Option<Fault> {
    Digit::CLASSIC.into_iter().find_map(|digit| {
        let gone = ruled_out[digit.index()];
        let is_starved = |&house: &usize| {
            let places = board.places_in(house, digit);
            !places.is_empty() && places.is_within(gone)
        };
        (0..houses::COUNT).find(is_starved).map(|house| Fault::House(house, digit))
    })
}
