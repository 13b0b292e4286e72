//! Clues that a full grid keeps, drawn at random.
//!
//! A draw often fails: a way over the board ends before a line is long enough, or its digits do not keep the kind. That is seen
//! quickly, so draws are repeated.

use super::super::stream::Stream;
use super::kind::ClueKind;
use crate::{
    Arrow, Cage, Cell, Constraint, Diagonal, Digit, Fog, Grid, Layout, Line, LineKind,
    LittleKiller, OutsideKind, OutsideNumber, OutsidePlace, Pair, Parity, Quadruple, Relation,
    Rules, Side, Thermometer,
};

/// How often a clue is drawn until one is found.
const MOST_DRAWS: usize = 400;

/// The clues that were drawn so far, all kept by one grid.
pub(super) struct Proposals<'a> {
    answer: &'a Grid,
    clues: Vec<(ClueKind, Constraint)>,
}

impl<'a> Proposals<'a> {
    pub(super) fn new(answer: &'a Grid) -> Self {
        Self { answer, clues: Vec::new() }
    }

    /// The clues.
    pub(super) fn clues(&self) -> impl Iterator<Item = &Constraint> {
        self.clues.iter().map(|(_, clue)| clue)
    }

    /// The number of clues.
    pub(super) fn count(&self) -> usize {
        self.clues.len()
    }

    /// Draws a clue of a kind, with this number of cells if the kind does not say it. Draws none if the board has no room for one, or
    /// if none is found soon.
    pub(super) fn draw(&mut self, kind: ClueKind, cells: usize, stream: &mut Stream) {
        let draw = Draw { answer: self.answer, layout: self.answer.layout(), cells };
        for _ in 0..MOST_DRAWS {
            let is_free = |cell: Cell| !self.is_covered(cell);
            let drawn = draw.clue(kind, &is_free, stream);
            if let Some(clue) = drawn.filter(|clue| self.has_room(kind, clue)) {
                self.clues.push((kind, clue));
                return;
            }
        }
    }

    fn is_covered(&self, cell: Cell) -> bool {
        let covering = self.clues.iter().filter(|(kind, _)| kind.covers_cells());
        covering.into_iter().any(|(_, clue)| clue.cells().contains(&cell))
    }

    /// Whether the clue has cells of its own, or a place of its own outside the board.
    fn has_room(&self, kind: ClueKind, clue: &Constraint) -> bool {
        let place = |clue: &Constraint| {
            let beside = clue.outside().map(OutsideNumber::place);
            beside.or_else(|| clue.little_killer().map(LittleKiller::place))
        };
        self.clues.iter().all(|(other_kind, other)| match (place(clue), place(other)) {
            (Some(one), Some(other)) => one != other,
            (None, None) if kind.covers_cells() && other_kind.covers_cells() => {
                clue.cells().iter().all(|cell| !other.cells().contains(cell))
            }
            _ => clue.cells() != other.cells(),
        })
    }
}

/// One draw of a clue.
struct Draw<'a> {
    answer: &'a Grid,
    layout: &'a Layout,
    /// The number of cells, if the kind does not say it.
    cells: usize,
}

impl Draw<'_> {
    fn clue(
        &self,
        kind: ClueKind,
        is_free: &dyn Fn(Cell) -> bool,
        stream: &mut Stream,
    ) -> Option<Constraint> {
        match kind {
            ClueKind::Cages => self.cage(is_free, stream),
            ClueKind::Thermometers => self.thermometer(is_free, stream),
            ClueKind::Arrows => self.arrow(is_free, stream),
            ClueKind::Dots => self.pair(stream, dot),
            ClueKind::XAndV => self.pair(stream, letter),
            ClueKind::Parity => Some(self.parity(stream)),
            ClueKind::Whispers => self.line(self.whispers(), is_free, stream),
            ClueKind::Renbans => self.line(LineKind::Renban, is_free, stream),
            ClueKind::Palindromes => self.palindrome(is_free, stream),
            ClueKind::Betweens => self.line(LineKind::Between, is_free, stream),
            ClueKind::RegionSums => self.line(LineKind::RegionSum, is_free, stream),
            ClueKind::Quadruples => self.quadruple(stream),
            ClueKind::LittleKillers => self.little_killer(stream),
            ClueKind::Sandwiches => self.outside(OutsideKind::Sandwich, stream),
            ClueKind::XSums => self.outside(OutsideKind::XSum, stream),
            ClueKind::Skyscrapers => self.outside(OutsideKind::Skyscraper, stream),
        }
    }

    /// The digit of a cell, as a number from 1.
    fn number(&self, cell: Cell) -> u32 {
        self.answer.get(cell).map_or(0, |digit| digit.get().into())
    }

    fn some_cell(&self, stream: &mut Stream) -> Option<Cell> {
        Cell::new(stream.index(self.layout.cell_count()))
    }

    /// The cells around a cell, the diagonal ones among them.
    fn around(&self, cell: Cell) -> Vec<Cell> {
        Fog::around(cell, self.layout).filter(|&near| near != cell).collect()
    }

    /// A way over free cells of the board, each next to the one before. `fits` says whether a cell may follow the cells so far.
    /// Ends when it has as many cells as are wanted, or when no cell may follow.
    fn way(
        &self,
        is_free: &dyn Fn(Cell) -> bool,
        stream: &mut Stream,
        fits: impl Fn(&[Cell], Cell) -> bool,
    ) -> Vec<Cell> {
        let mut way: Vec<Cell> =
            self.some_cell(stream).into_iter().filter(|&cell| is_free(cell)).collect();
        while let Some(&last) = way.last().filter(|_| way.len() < self.cells) {
            let mut next = self.around(last);
            next.retain(|&cell| !way.contains(&cell) && is_free(cell) && fits(&way, cell));
            let Some(&next) = next.get(stream.index(next.len().max(1))) else { break };
            way.push(next);
        }
        way
    }

    fn whole_way(
        &self,
        is_free: &dyn Fn(Cell) -> bool,
        stream: &mut Stream,
        fits: impl Fn(&[Cell], Cell) -> bool,
    ) -> Option<Vec<Cell>> {
        let way = self.way(is_free, stream, fits);
        (way.len() == self.cells).then_some(way)
    }

    fn cage(&self, is_free: &dyn Fn(Cell) -> bool, stream: &mut Stream) -> Option<Constraint> {
        let mut cage: Vec<Cell> =
            self.some_cell(stream).filter(|&it| is_free(it)).into_iter().collect();
        while !cage.is_empty() && cage.len() < self.cells {
            let beside = cage.iter().flat_map(|&cell| self.layout.beside(cell));
            let differs = |cell: Cell| cage.iter().all(|&it| self.number(it) != self.number(cell));
            let next: Vec<Cell> = beside
                .filter(|&cell| !cage.contains(&cell) && is_free(cell) && differs(cell))
                .collect();
            cage.push(*next.get(stream.index(next.len().max(1)))?);
        }
        let sum = cage.iter().map(|&cell| self.number(cell)).sum();
        (cage.len() == self.cells).then(|| Constraint::Cage(Cage::new(cage, Some(sum))))
    }

    fn thermometer(
        &self,
        is_free: &dyn Fn(Cell) -> bool,
        stream: &mut Stream,
    ) -> Option<Constraint> {
        let rises = |way: &[Cell], cell: Cell| {
            way.last().is_none_or(|&last| self.number(last) < self.number(cell))
        };
        let way = self.whole_way(is_free, stream, rises)?;
        Thermometer::new(way).map(Constraint::Thermometer)
    }

    fn arrow(&self, is_free: &dyn Fn(Cell) -> bool, stream: &mut Stream) -> Option<Constraint> {
        let shaft = |way: &[Cell]| way.iter().skip(1).map(|&cell| self.number(cell)).sum::<u32>();
        let fits = |way: &[Cell], cell: Cell| {
            way.first().is_some_and(|&circle| shaft(way) + self.number(cell) <= self.number(circle))
        };
        let way = self.whole_way(is_free, stream, fits)?;
        let is_sum = shaft(&way) == self.number(way[0]);
        is_sum
            .then(|| Arrow::new([way[0]], way[1..].iter().copied()).map(Constraint::Arrow))
            .flatten()
    }

    /// Whispers with the usual gap.
    fn whispers(&self) -> LineKind {
        LineKind::Whispers(0).usual(self.layout.digit_count())
    }

    fn line(
        &self,
        kind: LineKind,
        is_free: &dyn Fn(Cell) -> bool,
        stream: &mut Stream,
    ) -> Option<Constraint> {
        // Hardly any way over the board keeps these two, so that each cell is chosen by them.
        let fits = |way: &[Cell], cell: Cell| {
            let apart = |other: &Cell| self.number(*other).abs_diff(self.number(cell));
            if let LineKind::Whispers(gap) = kind {
                way.last().is_none_or(|last| apart(last) >= gap)
            } else if kind == LineKind::Renban {
                way.iter().all(|it| (1..self.cells).contains(&(apart(it) as usize)))
            } else {
                true
            }
        };
        let way = self.whole_way(is_free, stream, fits)?;
        Line::new(kind, way).map(Constraint::Line).filter(|line| self.is_kept(line))
    }

    /// Whether the answer keeps a clue that has several regions, and says so. A way within one region says nothing of their sums.
    fn is_kept(&self, line: &Constraint) -> bool {
        // The rules of a board know the regions that the line goes through.
        let Some(rules) = Rules::new(self.layout, [line.clone()]) else { return false };
        let says_nothing = |line: &Constraint| {
            let is_of_regions = line.line().is_some_and(|it| it.kind() == LineKind::RegionSum);
            let first = self.layout.region_of(line.cells()[0]);
            is_of_regions && line.cells().iter().all(|&it| self.layout.region_of(it) == first)
        };
        let kept = |line: &Constraint| line.faults(|cell| self.answer.get(cell)).is_empty();
        rules.constraints().iter().all(|line| kept(line) && !says_nothing(line))
    }

    /// A palindrome grows from its middle, because hardly any way over the board is one.
    fn palindrome(
        &self,
        is_free: &dyn Fn(Cell) -> bool,
        stream: &mut Stream,
    ) -> Option<Constraint> {
        let middle = self.some_cell(stream).filter(|&cell| is_free(cell))?;
        let mut line = std::collections::VecDeque::from([middle]);
        if self.cells.is_multiple_of(2) {
            let is_twin = |cell: &Cell| is_free(*cell) && self.number(*cell) == self.number(middle);
            let twins: Vec<Cell> = self.around(middle).into_iter().filter(is_twin).collect();
            line.push_back(*twins.get(stream.index(twins.len().max(1)))?);
        }
        while line.len() < self.cells {
            let next = |end: Cell| -> Vec<Cell> {
                let is_new = |cell: &Cell| is_free(*cell) && !line.contains(cell);
                self.around(end).into_iter().filter(is_new).collect()
            };
            let (front, back) = (next(line[0]), next(line[line.len() - 1]));
            let pairs = front.iter().flat_map(|&one| back.iter().map(move |&other| (one, other)));
            let is_pair = |&(one, other): &(Cell, Cell)| {
                one != other && self.number(one) == self.number(other)
            };
            let pairs: Vec<(Cell, Cell)> = pairs.filter(is_pair).collect();
            let &(one, other) = pairs.get(stream.index(pairs.len().max(1)))?;
            line.push_front(one);
            line.push_back(other);
        }
        Line::new(LineKind::Palindrome, line).map(Constraint::Line)
    }

    /// A mark between two cells side by side, whose digits `relation` relates.
    fn pair(
        &self,
        stream: &mut Stream,
        relation: fn(u32, u32, &mut Stream) -> Option<Relation>,
    ) -> Option<Constraint> {
        let one = self.some_cell(stream)?;
        let beside: Vec<Cell> = self.layout.beside(one).collect();
        let other = *beside.get(stream.index(beside.len().max(1)))?;
        let relation = relation(self.number(one), self.number(other), stream)?;
        Some(Constraint::Pair(Pair::new([one, other], relation)))
    }

    fn parity(&self, stream: &mut Stream) -> Constraint {
        let cell = self.some_cell(stream).expect("a board has cells");
        let parity = if self.number(cell).is_multiple_of(2) { Parity::Even } else { Parity::Odd };
        Constraint::Parity(cell, parity)
    }

    /// Two to four of the digits around a corner.
    fn quadruple(&self, stream: &mut Stream) -> Option<Constraint> {
        let first = self.some_cell(stream)?;
        let (row, column) = (self.layout.row(first), self.layout.column(first));
        let cell = |down: usize, right: usize| self.layout.cell(row + down, column + right);
        let cells = [first, cell(0, 1)?, cell(1, 0)?, cell(1, 1)?];
        let mut digits: Vec<Digit> = cells.iter().filter_map(|&it| self.answer.get(it)).collect();
        stream.shuffle(&mut digits);
        digits.truncate(2 + stream.index(cells.len() - 1));
        Some(Constraint::Quadruple(Quadruple::new(cells, digits)))
    }

    fn little_killer(&self, stream: &mut Stream) -> Option<Constraint> {
        let place = self.place_outside(stream);
        let diagonal = Diagonal::ALL[stream.index(Diagonal::ALL.len())];
        let cells = LittleKiller::new(place, diagonal, 0, self.layout)?;
        // One cell would be a given.
        let cells = Some(cells.cells()).filter(|cells| cells.len() > 1)?;
        let sum = cells.iter().map(|&cell| self.number(cell)).sum();
        LittleKiller::new(place, diagonal, sum, self.layout).map(Constraint::LittleKiller)
    }

    fn outside(&self, kind: OutsideKind, stream: &mut Stream) -> Option<Constraint> {
        let place = self.place_outside(stream);
        let of_number = |number: u32| OutsideNumber::new(kind, place, number, self.layout);
        let line: Vec<usize> =
            of_number(0)?.cells().iter().map(|&cell| self.number(cell) as usize).collect();
        let number = u32::try_from(kind.counted(&line)?).ok()?;
        of_number(number).map(Constraint::Outside)
    }

    /// A place beside the board.
    fn place_outside(&self, stream: &mut Stream) -> OutsidePlace {
        let signed = |number: usize| isize::try_from(number).unwrap_or(isize::MAX);
        let side = Side::ALL[stream.index(Side::ALL.len())];
        let (rows, columns) = (self.layout.rows(), self.layout.columns());
        let (row, column) = match side {
            Side::Top => (-1, signed(stream.index(columns))),
            Side::Bottom => (signed(rows), signed(stream.index(columns))),
            Side::Left => (signed(stream.index(rows)), -1),
            Side::Right => (signed(stream.index(rows)), signed(columns)),
        };
        OutsidePlace { row, column }
    }
}

/// The dot between two digits. Returns `None` if they have none. Between 1 and 2 either colour is right.
fn dot(one: u32, other: u32, stream: &mut Stream) -> Option<Relation> {
    let is_white = one.abs_diff(other) == Relation::USUAL_DIFFERENCE;
    let is_black = one.max(other) == Relation::USUAL_RATIO * one.min(other);
    let takes_black = is_black && (!is_white || stream.index(2) == 0);
    let white = is_white.then_some(Relation::Difference(Relation::USUAL_DIFFERENCE));
    if takes_black { Some(Relation::Ratio(Relation::USUAL_RATIO)) } else { white }
}

/// The letter between two digits. Returns `None` if they have none.
fn letter(one: u32, other: u32, _: &mut Stream) -> Option<Relation> {
    let sum = one + other;
    Relation::LETTERS.iter().any(|(_, of)| *of == sum).then_some(Relation::Sum(sum))
}
