//! What a puzzle can say of its cells, as a table.
//!
//! A constraint is data. [`Constraint::parts`] is the table of kinds. It is exhaustive, so that a new constraint has a meaning
//! before it compiles. Apart from their words, and the techniques that players know by a name, the engine tells kinds apart nowhere
//! else: who needs one of them asks for it, as with [`Constraint::cage`].

use std::slice;

use super::meaning::Meaning;
use super::propagator::Propagator;
use super::{
    Arrow, Cage, Calculation, Clones, CountingCircles, Extreme, Fault, Fog, Indexer, Line,
    LittleKiller, Negative, OutsideNumber, Pair, Parity, Quadruple, Thermometer,
};
use crate::{Cell, Digit, DigitSet};

/// Something that a puzzle says of some of its cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Constraint {
    /// The cell holds an odd digit, or an even one.
    Parity(Cell, Parity),
    /// The cells hold different digits, and add up to a sum if the cage shows one.
    Cage(Cage),
    /// The digits of the cells, which may repeat, make a number.
    Calculation(Calculation),
    /// Digits rise along the line from its bulb.
    Thermometer(Thermometer),
    /// Digits along the shaft add up to the number in the circle.
    Arrow(Arrow),
    /// The digits of two cells have a relation: dots, X and V.
    Pair(Pair),
    /// Some digits stand in four cells around a corner.
    Quadruple(Quadruple),
    /// Cells side by side without a mark are not related as marks of the kind say.
    Negative(Negative),
    /// The digits along a line have something to do with each other: whispers, renban, palindromes and many more.
    Line(Line),
    /// A cell is smaller or greater than those beside it.
    Extreme(Extreme),
    /// Two areas hold the same digits.
    Clones(Clones),
    /// The digits along a diagonal add up to a number outside the board.
    LittleKiller(LittleKiller),
    /// A number outside the board counts something in its row or column.
    Outside(OutsideNumber),
    /// The digit of a cell says where in a house the number of the cell stands.
    Indexer(Indexer),
    /// A digit in a circle says how many circles hold it. A puzzle has one such constraint, of all its circles.
    CountingCircles(CountingCircles),
    /// Clues are hidden until right digits lift the fog. A puzzle has one such constraint. It says nothing of the digits.
    Fog(Fog),
}

impl Constraint {
    /// The cells that the constraint is about, and what it means for them.
    fn parts(&self) -> (&[Cell], &dyn Meaning) {
        match self {
            Self::Parity(cell, parity) => (slice::from_ref(cell), parity),
            Self::Cage(cage) => (cage.cells(), cage),
            Self::Calculation(cage) => (cage.cells(), cage),
            Self::Thermometer(line) => (line.cells(), line),
            Self::Arrow(arrow) => (arrow.cells(), arrow),
            Self::Pair(pair) => (pair.cells(), pair),
            Self::Quadruple(quadruple) => (quadruple.cells(), quadruple),
            Self::Negative(negative) => (negative.cells(), negative),
            Self::Line(line) => (line.cells(), line),
            Self::Extreme(extreme) => (extreme.cells(), extreme),
            Self::Clones(clones) => (clones.cells(), clones),
            Self::LittleKiller(diagonal) => (diagonal.cells(), diagonal),
            Self::Outside(outside) => (outside.cells(), outside),
            Self::Indexer(indexer) => (indexer.cells(), indexer),
            Self::CountingCircles(circles) => (circles.cells(), circles),
            Self::Fog(fog) => (fog.cells(), fog),
        }
    }

    /// The cage. Returns `None` for other kinds.
    #[must_use]
    pub fn cage(&self) -> Option<&Cage> {
        if let Self::Cage(cage) = self { Some(cage) } else { None }
    }

    /// The cage to calculate with. Returns `None` for other kinds.
    #[must_use]
    pub fn calculation(&self) -> Option<&Calculation> {
        if let Self::Calculation(cage) = self { Some(cage) } else { None }
    }

    /// The arrow. Returns `None` for other kinds.
    #[must_use]
    pub fn arrow(&self) -> Option<&Arrow> {
        if let Self::Arrow(arrow) = self { Some(arrow) } else { None }
    }

    /// The mark between two cells. Returns `None` for other kinds.
    #[must_use]
    pub fn pair(&self) -> Option<&Pair> {
        if let Self::Pair(pair) = self { Some(pair) } else { None }
    }

    /// The quadruple. Returns `None` for other kinds.
    #[must_use]
    pub fn quadruple(&self) -> Option<&Quadruple> {
        if let Self::Quadruple(quadruple) = self { Some(quadruple) } else { None }
    }

    /// The negative constraint. Returns `None` for other kinds.
    #[must_use]
    pub fn negative(&self) -> Option<&Negative> {
        if let Self::Negative(negative) = self { Some(negative) } else { None }
    }

    /// The diagonal with its sum. Returns `None` for other kinds.
    #[must_use]
    pub fn little_killer(&self) -> Option<&LittleKiller> {
        if let Self::LittleKiller(diagonal) = self { Some(diagonal) } else { None }
    }

    /// The number beside a row or a column. Returns `None` for other kinds.
    #[must_use]
    pub fn outside(&self) -> Option<&OutsideNumber> {
        if let Self::Outside(outside) = self { Some(outside) } else { None }
    }

    /// The line. Returns `None` for other kinds.
    #[must_use]
    pub fn line(&self) -> Option<&Line> {
        if let Self::Line(line) = self { Some(line) } else { None }
    }

    /// The minimum or maximum. Returns `None` for other kinds.
    #[must_use]
    pub fn extreme(&self) -> Option<&Extreme> {
        if let Self::Extreme(extreme) = self { Some(extreme) } else { None }
    }

    /// The areas with the same digits. Returns `None` for other kinds.
    #[must_use]
    pub fn clones(&self) -> Option<&Clones> {
        if let Self::Clones(clones) = self { Some(clones) } else { None }
    }

    /// The indexer. Returns `None` for other kinds.
    #[must_use]
    pub fn indexer(&self) -> Option<&Indexer> {
        if let Self::Indexer(indexer) = self { Some(indexer) } else { None }
    }

    /// The circles. Returns `None` for other kinds.
    #[must_use]
    pub fn counting_circles(&self) -> Option<&CountingCircles> {
        if let Self::CountingCircles(circles) = self { Some(circles) } else { None }
    }

    /// The fog. Returns `None` for other kinds.
    #[must_use]
    pub fn fog(&self) -> Option<&Fog> {
        if let Self::Fog(fog) = self { Some(fog) } else { None }
    }

    /// Whether another constraint is the same one, and the board or the marks beside them have made the same of both.
    pub(super) fn is_fitted_as(&self, other: &Self) -> bool {
        self == other
            && match self {
                Self::Negative(one) => other.negative().is_none_or(|it| one.is_fitted_as(it)),
                Self::Extreme(one) => other.extreme().is_none_or(|it| one.is_fitted_as(it)),
                Self::Line(one) => other.line().is_none_or(|it| one.is_fitted_as(it)),
                Self::Fog(one) => other.fog().is_none_or(|it| one.is_fitted_as(it)),
                Self::Indexer(one) => other.indexer().is_none_or(|it| one.is_fitted_as(it)),
                Self::Parity(..)
                | Self::Cage(_)
                | Self::Calculation(_)
                | Self::Thermometer(_)
                | Self::Arrow(_)
                | Self::Pair(_)
                | Self::Quadruple(_)
                | Self::Clones(_)
                | Self::LittleKiller(_)
                | Self::Outside(_)
                | Self::CountingCircles(_) => true,
            }
    }

    fn meaning(&self) -> &dyn Meaning {
        self.parts().1
    }

    /// The cells that the constraint is about.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        self.parts().0
    }

    /// The cells that the constraint was set on. A minimum or a maximum is about the cells beside it too, and an indexer
    /// about its house, which are not their own. Fog was set on the cells that it leaves free.
    #[must_use]
    pub fn own_cells(&self) -> &[Cell] {
        let cells = self.cells();
        let is_of_first = self.extreme().is_some() || self.indexer().is_some();
        let of_first = if is_of_first { &cells[..1] } else { cells };
        self.fog().map_or(of_first, Fog::lit)
    }

    /// The digits that the cell at `place` of [`Constraint::cells`] can hold, whatever other cells hold, on a board of
    /// this many digits.
    pub(super) fn left_at(&self, place: usize, digits: usize) -> DigitSet {
        self.meaning().left_at(place, digits).and(DigitSet::up_to(digits))
    }

    /// The digits that the cell at `other` cannot hold if the cell at `one` holds `digit`.
    pub(crate) fn excluded(&self, one: usize, other: usize, digit: Digit) -> DigitSet {
        self.meaning().excluded(one, other, digit)
    }

    /// The pairs of places that can exclude digits from each other.
    pub(crate) fn pairs(&self) -> Vec<[usize; 2]> {
        self.meaning().pairs(self.cells().len())
    }

    pub(super) fn propagator(&self, digits: usize) -> Option<Box<dyn Propagator>> {
        self.meaning().propagator(digits)
    }

    /// The sum of the digits of all cells, if the constraint demands one.
    #[must_use]
    pub fn sum(&self) -> Option<u32> {
        self.meaning().sum()
    }

    /// The sets of digits, one of which the cells still hold between them, where each cell has these candidates, on a board of this
    /// many digits. Empty if the kind has no such sets.
    pub(crate) fn sets_left(
        &self,
        candidates: impl Fn(Cell) -> DigitSet,
        digits: usize,
    ) -> Vec<DigitSet> {
        let candidates: Vec<u128> =
            self.cells().iter().map(|&cell| candidates(cell).bits()).collect();
        self.meaning().sets_left(&candidates, digits).into_iter().map(DigitSet::from_bits).collect()
    }

    /// Whether `digit` in `cell` breaks the constraint, whatever other cells hold, on a board of this many digits.
    pub(super) fn is_broken_by(&self, cell: Cell, digit: Digit, digits: usize) -> bool {
        let place = self.cells().iter().position(|&it| it == cell);
        place.is_some_and(|place| !self.left_at(place, digits).contains(digit))
    }

    /// What is wrong with the digits of several cells of the constraint. `digit` returns the digit of a cell, or `None`
    /// if the cell is empty.
    pub fn faults(&self, digit: impl Fn(Cell) -> Option<Digit>) -> Vec<Fault> {
        let held: Vec<Option<Digit>> = self.cells().iter().map(|&cell| digit(cell)).collect();
        self.meaning().faults(&held)
    }

    /// Whether digits can change their names. See [`Meaning`]; the next two also.
    pub(super) fn treats_digits_alike(&self) -> bool {
        self.meaning().treats_digits_alike()
    }

    pub(super) fn allows_opposite_digits(&self) -> bool {
        self.meaning().allows_opposite_digits()
    }

    pub(super) fn allows_shuffle(&self) -> bool {
        self.meaning().allows_shuffle()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Layout;
    use crate::generate::Stream;
    use crate::rules::{
        Diagonal, ExtremeKind, IndexerKind, LineKind, NegativeKind, Operation, OutsideKind,
        OutsidePlace, Pace, Relation, Rules,
    };

    /// One constraint of each kind, most of them on the cells of the first row of a board of 6×6.
    fn of_each_kind() -> Vec<Constraint> {
        let cell = |index| Cell::new(index).unwrap();
        let digit = |number| Digit::new(number).unwrap();
        let layout = Layout::boxed(2, 3).unwrap();
        let constraints = vec![
            Constraint::Parity(cell(0), Parity::Even),
            Constraint::Cage(Cage::new([0, 1, 3].map(cell), Some(9))),
            Constraint::Cage(Cage::new([2, 4].map(cell), None)),
            Constraint::Thermometer(Thermometer::new([4, 1, 0, 3].map(cell)).unwrap()),
            Constraint::Arrow(Arrow::new([3].map(cell), [4, 0].map(cell)).unwrap()),
            Constraint::Arrow(Arrow::new([2, 1].map(cell), [5, 4, 0].map(cell)).unwrap()),
            Constraint::Pair(Pair::new([1, 0].map(cell), Relation::Difference(2))),
            Constraint::Pair(Pair::new([4, 5].map(cell), Relation::Ratio(2))),
            Constraint::Pair(Pair::new([2, 3].map(cell), Relation::Sum(5))),
            Constraint::Quadruple(Quadruple::new([0, 1, 2, 3].map(cell), [2, 2, 5].map(digit))),
            Constraint::Quadruple(Quadruple::new([0, 1, 2, 3].map(cell), [1, 2, 3, 4].map(digit))),
        ];
        let negative = |kind| Constraint::Negative(Negative::new(kind, &layout, &constraints));
        let negatives = NegativeKind::ALL.map(negative);
        let line = |kind| Line::new(kind, [3, 0, 1, 4, 2].map(cell)).map(Constraint::Line);
        let lines = LINES.into_iter().filter_map(line);
        let short = |kind| Line::new(kind, [3, 0, 2, 5].map(cell)).map(Constraint::Line);
        let others = [
            short(LineKind::Palindrome),
            short(LineKind::Zipper),
            Line::new(LineKind::Renban, [0, 3].map(cell)).map(Constraint::Line),
            Clones::new([0, 1, 4].map(cell), [2, 0, 4].map(cell)).map(Constraint::Clones),
            Thermometer::of_pace(Pace::Slow, [4, 1, 0].map(cell)).map(Constraint::Thermometer),
            Some(Constraint::Pair(Pair::new([3, 2].map(cell), Relation::Greater))),
        ];
        let extremes =
            ExtremeKind::ALL.map(|kind| Constraint::Extreme(Extreme::new(kind, cell(2))));
        let calculation = |(operation, cells)| {
            Constraint::Calculation(Calculation::new(operation, 6, (0..cells).map(cell)))
        };
        let calculations =
            Operation::ALL.into_iter().flat_map(|it| (1..4).map(move |cells| (it, cells)));
        let place = OutsidePlace::named("R1C0").unwrap();
        let diagonal = LittleKiller::new(place, Diagonal::DownRight, 17, &layout).unwrap();
        let number = |kind| OutsideNumber::new(kind, place, 5, &layout).unwrap();
        let outside = OutsideKind::ALL.map(|kind| Constraint::Outside(number(kind)));
        let all = constraints.into_iter().chain(negatives).chain(lines).chain(outside);
        let all = all.chain([Constraint::LittleKiller(diagonal)]);
        let all = all.chain(others.into_iter().flatten()).chain(extremes);
        let all = all.chain(calculations.map(calculation));
        let indexer = |kind| Indexer::new(kind, cell(1), &layout).map(Constraint::Indexer);
        let all = all.chain(IndexerKind::ALL.into_iter().filter_map(indexer));
        let circles = CountingCircles::new([0, 1, 2, 4].map(cell));
        let fog = Fog::new([cell(3)], [], &layout);
        let all = all.chain([Constraint::CountingCircles(circles), Constraint::Fog(fog)]);
        Rules::new(&layout, all).unwrap().constraints().to_vec()
    }

    /// Each kind of line.
    const LINES: [LineKind; 12] = [
        LineKind::Whispers(2),
        LineKind::Renban,
        LineKind::Nabner,
        LineKind::Palindrome,
        LineKind::Between,
        LineKind::Lockout(3),
        LineKind::RegionSum,
        LineKind::Entropic,
        LineKind::Modular(2),
        LineKind::Zipper,
        LineKind::Sum(7),
        LineKind::DoubleArrow,
    ];

    /// What a kind says in its several answers must be one and the same.
    #[test]
    fn the_answers_of_a_kind_agree() {
        const DIGITS: usize = 6;
        let mut stream = Stream::new(1);
        for constraint in of_each_kind() {
            let count = constraint.cells().len();
            let propagator = constraint.propagator(DIGITS);
            for _ in 0..500 {
                let random = || Digit::from_index(usize::try_from(stream.below(6)).unwrap());
                let held: Vec<Digit> =
                    std::iter::repeat_with(random).flatten().take(count).collect();
                let digit = |cell| {
                    let place = constraint.cells().iter().position(|&it| it == cell);
                    place.map(|place| held[place])
                };
                let is_left = |place| constraint.left_at(place, DIGITS).contains(held[place]);
                let excludes = |one: usize, other: usize| {
                    one != other && constraint.excluded(one, other, held[one]).contains(held[other])
                };
                let pairs = || (0..count).flat_map(|one| (0..count).map(move |it| (one, it)));
                let has_pair = pairs().any(|(one, other)| excludes(one, other));
                assert!(pairs().all(|(one, other)| excludes(one, other) == excludes(other, one)));
                let mut sets: Vec<u128> = held.iter().map(|&it| DigitSet::of(it).bits()).collect();
                let combines = propagator.as_ref().is_none_or(|it| it.narrow(&mut sets).is_ok());
                let keeps = !has_pair && combines;
                assert_eq!(constraint.faults(digit).is_empty(), keeps, "{constraint:?} {held:?}");
                let sum: u32 = held.iter().map(|digit| u32::from(digit.get())).sum();
                assert!(!keeps || constraint.sum().is_none_or(|wanted| wanted == sum));
                let breaks = |(place, &cell)| {
                    constraint.is_broken_by(cell, held[place], DIGITS) == is_left(place)
                };
                assert!(!constraint.cells().iter().enumerate().any(breaks));
            }
        }
    }
}
