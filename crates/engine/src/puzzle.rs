//! Puzzles: grids that keep the rules and can be searched.
//!
//! A puzzle may also rule out candidates in addition to its givens. A Sukaku consists only of such candidates
//! and has no givens. A puzzle may also state constraints on its cells: its [`Rules`].

use std::sync::Arc;

use super::contradiction::{self, HouseDigits, clashes, held, repeated, starved};
use super::rules::Ties;
use super::{Cell, CellSets, Contradictions, DigitSet, Grid, Layout, Rules};

#[cfg(debug_assertions)]
thread_local! {
    /// The number of grids that this thread has validated, for tests that forbid needless work.
    pub static VALIDATIONS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// A puzzle: givens without an obvious contradiction. No digit is twice in a house, breaks a rule of the board or a
/// constraint of the puzzle, or is in a cell where it is ruled out. Each empty cell has a candidate, and each digit has a
/// place in each complete house. A puzzle may still have no answer, or many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    givens: Grid,
    rules: Rules,
    ruled_out: CellSets,
    candidates: Vec<DigitSet>,
}

impl Puzzle {
    /// The puzzle with these givens.
    ///
    /// # Errors
    /// Returns all contradictions: the repeated digits or, if there are none, the cells without a candidate and
    /// the digits without a place.
    pub fn new(givens: Grid) -> Result<Self, Contradictions> {
        let nothing = CellSets::none(givens.layout());
        Self::ruling_out(givens, nothing)
    }

    /// The puzzle with these givens whose answers have no digit in a cell where it is `ruled_out`. `ruled_out`
    /// may or may not include candidates that the givens already rule out.
    ///
    /// # Errors
    /// As [`Puzzle::new`]. Givens that are ruled out in their own cell are returned together with the repeated
    /// digits.
    pub fn ruling_out(givens: Grid, ruled_out: CellSets) -> Result<Self, Contradictions> {
        Self::of_parts(givens, Rules::NONE, ruled_out)
    }

    /// The puzzle with these givens and rules whose answers have no digit in a cell where it is `ruled_out`.
    ///
    /// # Errors
    /// As [`Puzzle::ruling_out`]. Givens that break a constraint are returned together with the repeated digits. If
    /// nothing else is wrong, returns the first constraint for which no combination of digits is left.
    ///
    /// # Panics
    /// Panics if a constraint is about a cell that the layout of `givens` does not have.
    pub fn of_parts(
        givens: Grid,
        rules: Rules,
        mut ruled_out: CellSets,
    ) -> Result<Self, Contradictions> {
        #[cfg(debug_assertions)]
        VALIDATIONS.set(VALIDATIONS.get() + 1);
        let held = held(&givens);
        let mut reasons = repeated(&givens, &held);
        reasons.extend(clashes(&givens));
        let mut candidates = candidates(&givens, &held);
        let rules = rules.on(givens.layout());
        if !rules.is_empty() {
            reasons.extend(contradiction::digits_that_break_constraints(&givens, &rules));
            reasons.extend(contradiction::cells_that_break_constraints(&givens, &rules));
            remove_what_pairs_exclude(&mut candidates, &givens, &rules);
            // What a constraint rules out by itself is ruled out like any other candidate, so that whoever heeds those
            // heeds constraints too.
            add_ruled_out(&mut ruled_out, &rules.ruled_out(givens.layout()));
        }
        if !ruled_out.is_empty() {
            reasons.extend(contradiction::ruled_out(&givens, &rules, &ruled_out));
            remove(&mut candidates, &ruled_out);
        }
        if reasons.is_empty() {
            reasons = starved(&givens, &candidates);
        }
        if reasons.is_empty() {
            let layout = givens.layout();
            reasons.extend(contradiction::without_combination(layout, &rules, &candidates));
        }
        match Contradictions::new(reasons) {
            None => Ok(Self { givens, rules, ruled_out, candidates }),
            Some(reasons) => Err(reasons),
        }
    }

    /// The puzzle with these givens in place of its own. Everything else that it says stays: its rules, and the
    /// candidates that it rules out. `givens` must have the same layout.
    ///
    /// # Errors
    /// As [`Puzzle::ruling_out`].
    pub fn with_givens(&self, givens: Grid) -> Result<Self, Contradictions> {
        self.with_position(givens, self.ruled_out.clone())
    }

    /// The puzzle of the givens and the rules alone, which rules out no further candidates.
    ///
    /// # Errors
    /// As [`Puzzle::ruling_out`].
    pub fn of_givens_alone(&self) -> Result<Self, Contradictions> {
        self.with_position(self.givens.clone(), CellSets::none(self.layout()))
    }

    /// The puzzle with these `digits` as givens, which rules out only these candidates. Its rules stay. `digits` must
    /// have the same layout.
    ///
    /// # Errors
    /// As [`Puzzle::ruling_out`].
    pub fn with_position(&self, digits: Grid, ruled_out: CellSets) -> Result<Self, Contradictions> {
        Self::of_parts(digits, self.rules.clone(), ruled_out)
    }

    /// The digits that the puzzle starts with.
    #[must_use]
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        self.givens.layout()
    }

    /// The number of cells without a given.
    #[must_use]
    pub fn open_cells(&self) -> usize {
        self.givens.layout().cell_count() - self.givens.filled_count()
    }

    /// The constraints that the puzzle states.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether digits without a given can change their names, each for another, so that each answer becomes an answer.
    /// True only if the board and each constraint grant it, and the puzzle rules out no candidate.
    #[must_use]
    pub fn treats_digits_alike(&self) -> bool {
        self.layout().treats_digits_alike()
            && self.rules.treats_digits_alike()
            && self.ruled_out.is_empty()
    }

    /// Whether digits can be counted from the other end, so that each answer becomes an answer. True only if the board
    /// and each constraint grant it, and the puzzle has no givens and rules out no candidate.
    #[must_use]
    pub fn allows_opposite_digits(&self) -> bool {
        self.layout().allows_opposite_digits()
            && self.rules.allows_opposite_digits()
            && self.ruled_out.is_empty()
            && self.givens.is_empty()
    }

    /// Whether nothing but its givens says something of the digits. Fog does not.
    #[must_use]
    pub fn has_givens_only(&self) -> bool {
        self.rules.say_nothing_of_digits() && self.ruled_out.is_empty()
    }

    /// The digits that the puzzle rules out in each cell, in addition to its givens: those that it lists, and those that
    /// its constraints rule out whatever other cells hold.
    #[must_use]
    pub fn ruled_out(&self) -> &CellSets {
        &self.ruled_out
    }

    /// The candidates of `cell`: the digits that are neither givens of its peers, nor ruled out, nor excluded by a given
    /// through a constraint on pairs of cells. For a given, its digit.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }
}

/// The candidates of each cell. `held` is what the houses hold.
fn candidates(givens: &Grid, held: &[HouseDigits]) -> Vec<DigitSet> {
    let layout = givens.layout();
    let of_cell = |cell: Cell| {
        if let Some(given) = givens.get(cell) {
            return DigitSet::of(given);
        }
        let houses = layout.houses_of(cell).iter();
        let seen = houses.fold(DigitSet::EMPTY, |seen, &house| seen.or(held[house].digits));
        layout.all_digits().without(seen)
    };
    let mut candidates: Vec<DigitSet> = layout.cells().map(of_cell).collect();
    for ties in layout.ties() {
        remove_what_ties_exclude(ties, givens, &mut candidates);
    }
    candidates
}

/// Removes what the givens exclude from the cells that are tied to theirs.
fn remove_what_ties_exclude(ties: &Ties, givens: &Grid, candidates: &mut [DigitSet]) {
    for (cell, given) in givens.filled() {
        let excluded = ties.exclusion().by(given);
        for other in ties.of(cell.index()) {
            if givens.get(*other).is_none() {
                candidates[other.index()] = candidates[other.index()].without(excluded);
            }
        }
    }
}

/// Removes from open cells what the givens exclude there by constraints on pairs of cells.
fn remove_what_pairs_exclude(candidates: &mut [DigitSet], givens: &Grid, rules: &Rules) {
    if !rules.ties_cells() {
        return;
    }
    for cell in givens.layout().cells().filter(|&cell| givens.get(cell).is_none()) {
        let left = rules.left_given(cell, |other| givens.get(other));
        candidates[cell.index()] = candidates[cell.index()].and(left);
    }
}

fn add_ruled_out(ruled_out: &mut CellSets, by_rules: &CellSets) {
    for (cell, digits) in by_rules.filled() {
        ruled_out.set(cell, ruled_out.get(cell).or(digits));
    }
}

fn remove(candidates: &mut [DigitSet], ruled_out: &CellSets) {
    for (cell, digits) in ruled_out.filled() {
        if let Some(candidates) = candidates.get_mut(cell.index()) {
            *candidates = candidates.without(digits);
        }
    }
}
