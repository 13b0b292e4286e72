//! The constraints that a puzzle states.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{
    CompiledRules, Constraint, CountingCircles, ExtremeKind, Fog, Indexer, Negative, NoCombination,
};
use crate::{Cell, CellSets, Digit, DigitSet, Layout};

/// What a puzzle says of its cells in addition to its givens and the rules of its board. Shared, so that a clone costs
/// little; without constraints it takes no memory.
#[derive(Clone, Debug, Default)]
pub struct Rules(Option<Arc<StatedRules>>);

/// The constraints, and what searches read of them. Compiled once, however many puzzles and searches share them.
#[derive(Debug)]
struct StatedRules {
    constraints: Box<[Constraint]>,
    compiled: CompiledRules,
}

impl StatedRules {
    /// Whether the constraints would be the same if they were compiled for this board.
    fn fits(&self, layout: &Layout) -> bool {
        let is_same =
            |(at, constraint): (usize, Constraint)| self.constraints[at].is_fitted_as(&constraint);
        self.compiled.fits(layout.cell_count(), layout.digit_count())
            && of_board(&self.constraints, layout).into_iter().all(is_same)
    }
}

/// Two rules are equal if they have the same constraints: the rest follows from these and from the board.
impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.constraints() == other.constraints()
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.constraints().hash(state);
    }
}

impl Rules {
    /// The rules of a puzzle that says nothing of its cells.
    pub const NONE: Self = Self(None);

    /// These constraints, each once, compiled for `layout`, and fitted to it and to each other. Circles of several
    /// constraints are counted together, and fog is joined in the same way. Returns `None` if one of them
    /// is about a cell that `layout` does not have, or about no cell.
    #[must_use]
    pub fn new(layout: &Layout, constraints: impl IntoIterator<Item = Constraint>) -> Option<Self> {
        let constraints: Vec<Constraint> = constraints.into_iter().collect();
        let mut constraints =
            fitted(with_fog_joined(with_circles_joined(constraints), layout), layout);
        constraints.sort_unstable();
        constraints.dedup();
        let has = |cell: &Cell| cell.index() < layout.cell_count();
        let is_of_board = |cells: &[Cell]| !cells.is_empty() && cells.iter().all(has);
        let fits_fog = |it: &Constraint| it.fog().is_none_or(|fog| fog.fits(layout));
        let fits = constraints.iter().all(|it| is_of_board(it.cells()) && fits_fog(it));
        fits.then(|| {
            if constraints.is_empty() {
                Self::NONE
            } else {
                Self::stated(layout, constraints.into())
            }
        })
    }

    fn stated(layout: &Layout, constraints: Box<[Constraint]>) -> Self {
        let (cells, digits) = (layout.cell_count(), layout.digit_count());
        let compiled = CompiledRules::new(cells, digits, &constraints);
        Self(Some(Arc::new(StatedRules { constraints, compiled })))
    }

    /// The same constraints for a puzzle of `layout`. Compiles them again if they were made for a board with another number
    /// of cells or digits, or if they say something else here. `layout` must have all their cells.
    pub(crate) fn on(self, layout: &Layout) -> Self {
        match &self.0 {
            Some(stated) if !stated.fits(layout) => {
                Self::stated(layout, fitted(stated.constraints.to_vec(), layout).into())
            }
            Some(_) | None => self,
        }
    }

    /// The constraints, in their order. Two equal puzzles have the same order.
    #[must_use]
    pub fn constraints(&self) -> &[Constraint] {
        self.0.as_ref().map_or(&[], |stated| &stated.constraints)
    }

    /// Whether the puzzle says nothing of its cells.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// What searches read. Returns `None` if there are no constraints.
    pub(crate) fn compiled(&self) -> Option<&CompiledRules> {
        self.0.as_ref().map(|stated| &stated.compiled)
    }

    /// Whether two puzzles share these constraints, so that tables made for one serve the other.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Whether a constraint says something of several cells together. If not, the digits that the constraints leave for
    /// each cell say all, and [`Puzzle::ruled_out`](crate::Puzzle::ruled_out) has them.
    #[must_use]
    pub fn ties_cells(&self) -> bool {
        self.compiled().is_some_and(CompiledRules::ties_cells)
    }

    /// The cells of the constraints that say something of several cells together, in row-major order. Digits there
    /// cannot be exchanged although each cell allows them.
    #[must_use]
    pub fn tied_cells(&self) -> Vec<Cell> {
        let Some(compiled) = self.compiled() else { return Vec::new() };
        let posted = compiled.propagators().iter().flat_map(|posted| posted.cells.iter().copied());
        let paired = (0..).zip(compiled.pairs_by_cell()).filter(|(_, pairs)| !pairs.is_empty());
        let mut cells: Vec<usize> = posted.chain(paired.map(|(cell, _)| cell)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.into_iter().filter_map(Cell::new).collect()
    }

    /// The digits that the constraints leave for `cell`, whatever other cells hold. May include digits above those of
    /// the board.
    #[must_use]
    pub fn left_to(&self, cell: Cell) -> DigitSet {
        let all = DigitSet::up_to(Digit::MAX.into());
        self.compiled().map_or(all, |compiled| compiled.left_to(cell))
    }

    /// The digits that the constraints leave for `cell` if other cells hold what `digit` returns: those of
    /// [`Rules::left_to`] that no digit of another cell excludes. May include digits above those of the board. What a
    /// constraint says of more cells together, such as a sum, is not looked at.
    #[must_use]
    pub fn left_given(&self, cell: Cell, digit: impl Fn(Cell) -> Option<Digit>) -> DigitSet {
        let Some(compiled) = self.compiled() else { return self.left_to(cell) };
        let excluded = compiled.pairs(cell.index()).iter().filter_map(|&(other, table)| {
            let held = digit(Cell::new(other.into())?)?;
            // A table lists what the digit of `cell` excludes from the other cell. Pairs are symmetric, so the same table
            // read backwards is what the digit of the other cell excludes here.
            let own = DigitSet::up_to(Digit::MAX.into()).iter().zip(compiled.table(table));
            Some(own.filter(|(_, there)| there.contains(held)).map(|(own, _)| own).collect())
        });
        excluded.fold(self.left_to(cell), DigitSet::without)
    }

    /// The digits for `cell` of `layout` that neither the board nor a pair of cells excludes if other cells hold what `digit`
    /// returns: those of [`Layout::left_by_peers`] and of [`Rules::left_given`].
    #[must_use]
    pub fn left_beside(
        &self,
        layout: &Layout,
        cell: Cell,
        digit: impl Fn(Cell) -> Option<Digit>,
    ) -> DigitSet {
        layout.left_by_peers(cell, &digit).and(self.left_given(cell, &digit))
    }

    /// Removes candidates that no way to keep a constraint uses, constraint by constraint, until there are none: what a sum or a
    /// line leaves of the digits of several cells together. `candidates` has those of every cell in row-major order, and a cell
    /// with a digit has this digit alone. A constraint that no candidates can keep removes nothing.
    pub fn keep_combinations(&self, candidates: &mut [DigitSet]) {
        let Some(compiled) = self.compiled() else { return };
        let propagators = compiled.propagators();
        let mut changed = true;
        while changed {
            changed = false;
            // Each round asks every propagator, so that many of them cost no more rounds.
            for posted in propagators {
                changed |= posted.narrow(candidates);
            }
        }
    }

    /// The digits that the constraints rule out in each cell of `layout`, whatever other cells hold.
    #[must_use]
    pub fn ruled_out(&self, layout: &Layout) -> CellSets {
        let mut ruled_out = CellSets::none(layout);
        for constraint in self.constraints() {
            for &cell in constraint.cells() {
                ruled_out.set(cell, layout.all_digits().without(self.left_to(cell)));
            }
        }
        ruled_out
    }

    /// The constraints that `digit` in `cell` breaks, whatever other cells hold.
    pub fn broken_by(&self, cell: Cell, digit: Digit) -> impl Iterator<Item = &Constraint> {
        let digits = self.compiled().map_or(0, CompiledRules::digits);
        self.constraints().iter().filter(move |it| it.is_broken_by(cell, digit, digits))
    }

    /// The first constraint that `candidates` leave no way to keep, as its index. `candidates` are those of all cells,
    /// none of them empty. Each constraint is looked at alone.
    pub(crate) fn first_without_combination(&self, candidates: &[DigitSet]) -> Option<usize> {
        let mut gathered = Vec::new();
        self.compiled()?.propagators().iter().find_map(|posted| {
            gathered.clear();
            gathered.extend(posted.cells.iter().map(|&cell| candidates[cell].bits()));
            let found = posted.propagator.narrow(&mut gathered);
            posted.constraint.filter(|_| found == Err(NoCombination))
        })
    }

    /// Whether every grid keeps the rules: there is no constraint but fog.
    #[must_use]
    pub fn say_nothing_of_digits(&self) -> bool {
        self.constraints().iter().all(|constraint| constraint.fog().is_some())
    }

    /// Whether digits can change their names, each for another, so that what kept the constraints still keeps them.
    /// True only if each constraint says so.
    #[must_use]
    pub fn treats_digits_alike(&self) -> bool {
        self.constraints().iter().all(Constraint::treats_digits_alike)
    }

    /// Whether digits can be counted from the other end, so that what kept the constraints still keeps them. True only
    /// if each constraint says so.
    #[must_use]
    pub fn allows_opposite_digits(&self) -> bool {
        self.constraints().iter().all(Constraint::allows_opposite_digits)
    }

    /// Whether the board can be turned, mirrored, and have lines exchanged as [`Shuffle`](crate::Shuffle) does. True
    /// only if each constraint says so.
    #[must_use]
    pub fn allows_shuffle(&self) -> bool {
        self.constraints().iter().all(Constraint::allows_shuffle)
    }
}

/// The constraints, with the circles of all of them in one.
fn with_circles_joined(mut constraints: Vec<Constraint>) -> Vec<Constraint> {
    let all = || constraints.iter().filter_map(Constraint::counting_circles);
    if all().nth(1).is_some() {
        let cells = all().flat_map(CountingCircles::cells).copied();
        let circles = Constraint::CountingCircles(CountingCircles::new(cells));
        constraints.retain(|it| it.counting_circles().is_none());
        constraints.push(circles);
    }
    constraints
}

/// The constraints, with the fog of all of them in one.
fn with_fog_joined(mut constraints: Vec<Constraint>, layout: &Layout) -> Vec<Constraint> {
    let all = || constraints.iter().filter_map(Constraint::fog);
    if all().nth(1).is_some() {
        let fog = Constraint::Fog(Fog::joined(all(), layout));
        constraints.retain(|it| it.fog().is_none());
        constraints.push(fog);
    }
    constraints
}

/// The constraints, fitted to the board and to each other.
fn fitted(mut constraints: Vec<Constraint>, layout: &Layout) -> Vec<Constraint> {
    for (at, constraint) in of_board(&constraints, layout) {
        constraints[at] = constraint;
    }
    constraints
}

/// The constraints that depend on the board or on others, as they are on this board, each with its index: a negative one heeds
/// the marks, a minimum the minima beside it, a region sum line the regions, and an indexer its house.
fn of_board(constraints: &[Constraint], layout: &Layout) -> Vec<(usize, Constraint)> {
    let marks = constraints.iter().filter_map(Constraint::extreme);
    let extremes: BTreeSet<(ExtremeKind, Cell)> =
        marks.map(|extreme| (extreme.kind(), extreme.cell())).collect();
    // A list has thousands of puzzles without any.
    let beside = (!extremes.is_empty()).then(|| layout.cells_beside());
    let fitted = |constraint: &Constraint| match constraint {
        Constraint::Negative(negative) => {
            Some(Constraint::Negative(Negative::new(negative.kind(), layout, constraints)))
        }
        Constraint::Line(line) => line.on(layout).map(Constraint::Line),
        Constraint::Fog(fog) => Some(Constraint::Fog(Fog::joined([fog].into_iter(), layout))),
        Constraint::Indexer(indexer) if indexer.cell().index() < layout.cell_count() => {
            Indexer::new(indexer.kind(), indexer.cell(), layout).map(Constraint::Indexer)
        }
        Constraint::Extreme(extreme) if extreme.cell().index() < layout.cell_count() => {
            let beside = beside.as_ref()?;
            Some(Constraint::Extreme(extreme.beside(beside, &extremes)))
        }
        Constraint::Extreme(_)
        | Constraint::Indexer(_)
        | Constraint::CountingCircles(_)
        | Constraint::Parity(..)
        | Constraint::Cage(_)
        | Constraint::Calculation(_)
        | Constraint::Thermometer(_)
        | Constraint::Arrow(_)
        | Constraint::Pair(_)
        | Constraint::Quadruple(_)
        | Constraint::Clones(_)
        | Constraint::LittleKiller(_)
        | Constraint::Outside(_) => None,
    };
    let all = constraints.iter().enumerate();
    all.filter_map(|(at, it)| Some((at, fitted(it)?))).collect()
}
