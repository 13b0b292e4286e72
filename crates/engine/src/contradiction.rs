//! The reasons why a grid has no answer.

use std::error::Error;
use std::ops::Deref;

use super::house::HouseName;
use super::{Cell, CellSets, Constraint, Digit, DigitSet, Fault, Grid, Layout, Place, Rule, Rules};

/// A reason why a grid has no answer. Cells are those of the grid's layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// A digit is in a house more than once.
    Repeated {
        /// The digit.
        digit: Digit,
        /// The house that has the digit more than once.
        house: HouseName,
        /// All cells of the house that hold the digit: two or more, in row-major order.
        cells: Vec<Cell>,
    },
    /// Two cells hold digits that a rule of the board forbids.
    Clash {
        /// The rule.
        rule: Rule,
        /// The digits, in the order of the cells.
        digits: [Digit; 2],
        /// The places of the cells, in row-major order.
        cells: [Place; 2],
    },
    /// A digit breaks a constraint of the puzzle, whatever other cells hold.
    DigitBreaksConstraint {
        /// The constraint.
        constraint: Constraint,
        /// The digit.
        digit: Digit,
        /// The place of its cell.
        place: Place,
    },
    /// The digits or the candidates of several cells break a constraint of the puzzle.
    CellsBreakConstraint {
        /// The constraint.
        constraint: Constraint,
        /// The places of its cells, in their order.
        places: Vec<Place>,
        /// What is wrong with its cells.
        fault: Fault,
    },
    /// A digit is in a cell in which the puzzle rules it out.
    RuledOut {
        /// The digit.
        digit: Digit,
        /// The row of the cell, from 1.
        row: usize,
        /// The column of the cell, from 1.
        column: usize,
    },
    /// An empty cell has no candidate: its peers hold, or the puzzle rules out, every digit.
    NoCandidate {
        /// The row of the cell, from 1.
        row: usize,
        /// The column of the cell, from 1.
        column: usize,
    },
    /// A digit has no cell left in a complete house.
    NoPlace {
        /// The digit.
        digit: Digit,
        /// The house that lacks the digit.
        house: HouseName,
    },
}

impl Contradiction {
    /// The contradiction of a constraint whose cells have this fault.
    pub(super) fn of_cells(layout: &Layout, constraint: &Constraint, fault: Fault) -> Self {
        let places = constraint.cells().iter().map(|&cell| layout.place(cell)).collect();
        Self::CellsBreakConstraint { constraint: constraint.clone(), places, fault }
    }

    /// Whether something is missing: a cell lacks a candidate, a house a place for a digit, or a constraint a combination
    /// of digits.
    #[must_use]
    pub fn is_lack(&self) -> bool {
        match self {
            Self::NoCandidate { .. } | Self::NoPlace { .. } => true,
            Self::CellsBreakConstraint { fault, .. } => *fault == Fault::NoCombination,
            Self::Repeated { .. }
            | Self::Clash { .. }
            | Self::DigitBreaksConstraint { .. }
            | Self::RuledOut { .. } => false,
        }
    }
}

/// All reasons why a grid has no answer: at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contradictions(Vec<Contradiction>);

impl Contradictions {
    /// Returns `None` if there are no reasons.
    pub(crate) fn new(reasons: Vec<Contradiction>) -> Option<Self> {
        (!reasons.is_empty()).then_some(Self(reasons))
    }
}

impl Error for Contradictions {}

impl From<Contradictions> for Vec<Contradiction> {
    fn from(Contradictions(reasons): Contradictions) -> Self {
        reasons
    }
}

impl Deref for Contradictions {
    type Target = [Contradiction];

    fn deref(&self) -> &[Contradiction] {
        &self.0
    }
}

impl IntoIterator for Contradictions {
    type Item = Contradiction;
    type IntoIter = std::vec::IntoIter<Contradiction>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// The digits that a house holds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HouseDigits {
    /// The digits that it holds at least once.
    pub(super) digits: DigitSet,
    /// The digits that it holds more than once.
    repeated: DigitSet,
}

/// The digits that each house of `grid` holds, in the order of the layout.
pub(super) fn held(grid: &Grid) -> Vec<HouseDigits> {
    let layout = grid.layout();
    let mut held = vec![HouseDigits::default(); layout.houses().len()];
    for (cell, digit) in grid.filled() {
        let digit = DigitSet::of(digit);
        for &house in layout.houses_of(cell) {
            let held = &mut held[house];
            held.repeated = held.repeated.or(held.digits.and(digit));
            held.digits = held.digits.or(digit);
        }
    }
    held
}

/// All digits that are more than once in a house of `grid`, house by house. `held` is what the houses hold.
pub(super) fn repeated(grid: &Grid, held: &[HouseDigits]) -> Vec<Contradiction> {
    let mut reasons = Vec::new();
    for (house, held) in grid.layout().houses().iter().zip(held) {
        for digit in held.repeated.iter() {
            let holds = |cell: &Cell| grid.get(*cell) == Some(digit);
            let cells = house.cells.iter().copied().filter(holds).collect();
            reasons.push(Contradiction::Repeated { digit, house: house.name(), cells });
        }
    }
    reasons
}

/// All pairs of digits of `grid` that a rule of the board forbids, rule by rule.
pub(super) fn clashes(grid: &Grid) -> Vec<Contradiction> {
    let layout = grid.layout();
    let mut clashes = Vec::new();
    for ties in layout.ties() {
        let rule = ties.rule();
        for (cell, digit) in grid.filled() {
            let others = ties.of(cell.index()).iter().filter(|&&other| other > cell);
            for (&other, second) in others.filter_map(|other| Some((other, grid.get(*other)?))) {
                if rule.forbids(digit, second) {
                    let cells = [cell, other].map(|cell| layout.place(cell));
                    clashes.push(Contradiction::Clash { rule, digits: [digit, second], cells });
                }
            }
        }
    }
    clashes
}

/// All digits of `grid` that break a constraint whatever other cells hold, cell by cell.
pub(super) fn digits_that_break_constraints(grid: &Grid, rules: &Rules) -> Vec<Contradiction> {
    let reason = |cell, digit| {
        let place = grid.layout().place(cell);
        rules.broken_by(cell, digit).cloned().map(move |constraint| {
            Contradiction::DigitBreaksConstraint { constraint, digit, place }
        })
    };
    grid.filled().flat_map(|(cell, digit)| reason(cell, digit)).collect()
}

/// What the digits of `grid` break of constraints on several cells, constraint by constraint.
pub(super) fn cells_that_break_constraints(grid: &Grid, rules: &Rules) -> Vec<Contradiction> {
    let layout = grid.layout();
    let reasons = |constraint| {
        let faults: Vec<Fault> = Constraint::faults(constraint, |cell| grid.get(cell));
        faults.into_iter().map(move |fault| Contradiction::of_cells(layout, constraint, fault))
    };
    rules.constraints().iter().flat_map(reasons).collect()
}

/// The first constraint for which `candidates` leave no combination of digits. `candidates` are those of all cells in
/// row-major order, none of them empty. One such reason is enough: others usually follow from it.
pub(super) fn without_combination(
    layout: &Layout,
    rules: &Rules,
    candidates: &[DigitSet],
) -> Option<Contradiction> {
    let constraint = &rules.constraints()[rules.first_without_combination(candidates)?];
    Some(Contradiction::of_cells(layout, constraint, Fault::NoCombination))
}

/// All digits of `grid` that are ruled out in their own cell, except those that break one of the `rules` there.
pub(super) fn ruled_out(grid: &Grid, rules: &Rules, ruled_out: &CellSets) -> Vec<Contradiction> {
    let layout = grid.layout();
    let is_ruled_out = |&(cell, digit): &(Cell, Digit)| {
        ruled_out.get(cell).contains(digit) && rules.left_to(cell).contains(digit)
    };
    let reason = |(cell, digit)| Contradiction::RuledOut {
        digit,
        row: layout.row(cell) + 1,
        column: layout.column(cell) + 1,
    };
    grid.filled().filter(is_ruled_out).map(reason).collect()
}

/// All empty cells without a candidate, then all digits without a place, house by house.
///
/// `candidates` holds a set for each cell in row-major order. The set of a filled cell holds only its digit.
pub(super) fn starved(grid: &Grid, candidates: &[DigitSet]) -> Vec<Contradiction> {
    let layout = grid.layout();
    let mut reasons: Vec<Contradiction> = layout
        .cells()
        .filter(|cell| candidates[cell.index()].is_empty())
        .map(|cell| Contradiction::NoCandidate {
            row: layout.row(cell) + 1,
            column: layout.column(cell) + 1,
        })
        .collect();
    for house in layout.houses().iter().filter(|house| house.is_complete) {
        let placeable =
            house.cells.iter().fold(DigitSet::EMPTY, |set, cell| set.or(candidates[cell.index()]));
        let lacking = layout.all_digits().without(placeable);
        reasons.extend(
            lacking.iter().map(|digit| Contradiction::NoPlace { digit, house: house.name() }),
        );
    }
    reasons
}
