//! Negative constraints: cells side by side without a mark between them are not related as the mark would say.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::identity::same_if_alike;
use super::meaning::Meaning;
use super::{Constraint, Fault, Relation};
use crate::{Cell, Digit, DigitSet, Layout};

/// Which marks a negative constraint takes to be all there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NegativeKind {
    /// White dots: cells without a dot of either colour do not differ by 1.
    Difference,
    /// Black dots: cells without a dot of either colour have no ratio of a black dot of the puzzle, or, if it has none,
    /// no ratio of 2.
    Ratio,
    /// X and V: cells without them, or another sum, add up neither to 10 or 5, nor to another sum of the puzzle.
    Sum,
}

impl NegativeKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Difference, Self::Ratio, Self::Sum];

    /// Whether a mark for `relation` spares its cells.
    fn is_spared_by(self, relation: Relation) -> bool {
        match (self, relation) {
            (Self::Difference | Self::Ratio, Relation::Difference(_) | Relation::Ratio(_))
            | (Self::Sum, Relation::Sum(_)) => true,
            (Self::Difference | Self::Ratio, Relation::Sum(_))
            | (Self::Sum, Relation::Difference(_) | Relation::Ratio(_))
            | (_, Relation::Greater | Relation::Less) => false,
        }
    }

    /// What cells without a mark are not, in a puzzle whose marks are for the relations `marked`.
    fn forbidden(self, marked: impl Iterator<Item = Relation>) -> BTreeSet<Relation> {
        match self {
            Self::Difference => BTreeSet::from([Relation::Difference(Relation::USUAL_DIFFERENCE)]),
            Self::Ratio => {
                let ratios: BTreeSet<Relation> =
                    marked.filter(|it| matches!(it, Relation::Ratio(_))).collect();
                if ratios.is_empty() {
                    BTreeSet::from([Relation::Ratio(Relation::USUAL_RATIO)])
                } else {
                    ratios
                }
            }
            Self::Sum => {
                let sums = marked.filter(|it| matches!(it, Relation::Sum(_)));
                sums.chain(Relation::LETTERS.map(|(_, sum)| Relation::Sum(sum))).collect()
            }
        }
    }
}

/// A negative constraint. It is about all cells of a board, so the place of a cell is its index. The data is shared, so that
/// a clone for each fault costs little.
///
/// Two of one kind are equal: what else they hold follows from the marks beside them.
#[derive(Clone, Debug)]
pub struct Negative {
    kind: NegativeKind,
    /// What two cells of a pair are not.
    forbidden: BTreeSet<Relation>,
    cells: Arc<[Cell]>,
    /// The pairs of cells side by side without a mark, each in row-major order, sorted.
    pairs: Arc<[[Cell; 2]]>,
}

same_if_alike!(Negative, |it| it.kind);

impl Negative {
    /// The negative constraint of `layout` for a puzzle with these constraints. [`Rules::new`](super::Rules::new) makes it
    /// again for the constraints it is given, so that it always fits the marks beside it.
    #[must_use]
    pub fn new(kind: NegativeKind, layout: &Layout, constraints: &[Constraint]) -> Self {
        let marks = || constraints.iter().filter_map(Constraint::pair);
        let spared = marks().filter(|pair| kind.is_spared_by(pair.relation()));
        let spared: BTreeSet<[Cell; 2]> = spared.map(|pair| *pair.cells()).collect();
        let beside = layout.cells_beside();
        let pairs = layout.cells().flat_map(|cell| {
            let others = beside.of(cell.index()).iter().filter(move |&&other| other > cell);
            others.map(move |&other| [cell, other])
        });
        Self {
            kind,
            forbidden: kind.forbidden(marks().map(super::Pair::relation)),
            cells: layout.cells().collect(),
            pairs: pairs.filter(|pair| !spared.contains(pair)).collect(),
        }
    }

    /// Which marks are all there are.
    #[must_use]
    pub fn kind(&self) -> NegativeKind {
        self.kind
    }

    /// What cells side by side without a mark are not, in ascending order.
    pub fn forbidden(&self) -> impl Iterator<Item = Relation> {
        self.forbidden.iter().copied()
    }

    /// All cells of the board.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Whether another one of the kind is about the same pairs.
    pub(super) fn is_fitted_as(&self, other: &Self) -> bool {
        (&self.forbidden, &self.pairs) == (&other.forbidden, &other.pairs)
    }

    fn forbids(&self, one: Digit, other: Digit) -> bool {
        self.partners(one).contains(other)
    }

    fn partners(&self, digit: Digit) -> DigitSet {
        self.forbidden().fold(DigitSet::EMPTY, |all, it| all.or(it.partners(digit)))
    }
}

/// The most that faults may hold together, in cells. A fault is told with the places of all cells of its constraint, and a
/// file may have a large board full of faults.
const MOST_PLACES: usize = 1_000_000;

impl Meaning for Negative {
    fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        let (first, last) = (one.min(other), one.max(other));
        let is_pair = self
            .pairs
            .binary_search_by_key(&(first, last), |[one, other]| (one.index(), other.index()));
        if is_pair.is_ok() { self.partners(digit) } else { DigitSet::EMPTY }
    }

    fn pairs(&self, _cells: usize) -> Vec<[usize; 2]> {
        self.pairs.iter().map(|pair| pair.map(Cell::index)).collect()
    }

    fn faults(&self, held: &[Option<Digit>]) -> Vec<Fault> {
        let fault = |pair: &[Cell; 2]| {
            let places = pair.map(Cell::index);
            let digits = [held[places[0]]?, held[places[1]]?];
            self.forbids(digits[0], digits[1]).then_some(Fault::Pair { digits, places })
        };
        let most = MOST_PLACES / self.cells.len().max(1);
        self.pairs.iter().filter_map(fault).take(most.max(1)).collect()
    }

    /// From the other end, differences are the same.
    fn allows_opposite_digits(&self) -> bool {
        match self.kind {
            NegativeKind::Difference => true,
            NegativeKind::Ratio | NegativeKind::Sum => false,
        }
    }
}
