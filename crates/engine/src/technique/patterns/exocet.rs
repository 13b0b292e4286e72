//! Junior exocet: two cells of a box in one line (the base) and two cells in the other boxes of the band (the
//! targets) hold the same two digits.
//!
//! The three cross-lines run through the targets and through the third cell beside the base. Each cross-line
//! holds each digit of the base once. Within the band, such a digit cannot be in the base's box or line. It
//! also cannot be in the companion of a target (the cell beside the target, off the base's line), because
//! companions must not have digits of the base. So it is in a target, or in the part of the cross-lines outside
//! the band. If two houses hold all its places there, that part has room for two of the three, and a target
//! must hold the third. This is true for both digits of the base, so the targets hold exactly these two. A
//! digit whose places there are all in one house would need both targets, so it is not in the base.
//!
//! The mirrors of the targets may add further eliminations.
//!
//! `sets` holds the base with its digits, then the two targets, then the mirrors if they add eliminations.
//! `bases` holds the line of the base, and `covers` the cross-lines. The places outside the band are marked as
//! common.

use super::mirror::Mirror;
use crate::technique::eliminations::EliminatedCells;
use crate::technique::houses::{self, CELLS, COLUMNS, COUNT, ROWS};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, CellSet, CellsAndDigits, Evidence, Mark, Role, Step, Technique, parts,
};
use crate::{Cell, Digit, DigitSet};

/// The most digits of a base.
const MOST_DIGITS: usize = 4;

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    for along in [LineDirection::Rows, LineDirection::Columns] {
        for line in 0..9 {
            for beside in 0..9 {
                if let Some(base) = Base::new(search.board, along, line, beside) {
                    base.find(search)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The direction of the lines of the bases.
#[derive(Clone, Copy)]
enum LineDirection {
    Rows,
    Columns,
}

impl LineDirection {
    /// The set of the cell where a line meets a line across.
    fn crossing(self, line: usize, across: usize) -> CellSet {
        CELLS[self.line(line)].and(CELLS[self.across(across)])
    }

    fn line(self, number: usize) -> usize {
        match self {
            Self::Rows => ROWS.start + number,
            Self::Columns => COLUMNS.start + number,
        }
    }

    fn across(self, number: usize) -> usize {
        match self {
            Self::Rows => COLUMNS.start + number,
            Self::Columns => ROWS.start + number,
        }
    }
}

/// The base: the two cells of a box in `line` that are not in the cross-line `beside`.
struct Base {
    along: LineDirection,
    line: usize,
    beside: usize,
    cells: CellSet,
    digits: DigitSet,
}

/// A target, with its line and its cross-line.
#[derive(Clone, Copy)]
struct Target {
    cell: CellSet,
    line: usize,
    across: usize,
}

/// A filling: the digits of the two base cells, then of the two targets.
type BaseFilling = Vec<(Cell, Digit)>;

/// The candidates of `cells` that are not in `kept`.
fn all_but(board: &Board, cells: CellSet, kept: &EliminatedCells) -> EliminatedCells {
    let mut eliminated = EliminatedCells::default();
    for digit in Digit::CLASSIC {
        eliminated.insert(digit, board.places(digit).and(cells).without(kept.cells(digit)));
    }
    eliminated
}

impl Base {
    fn new(board: &Board, along: LineDirection, line: usize, beside: usize) -> Option<Self> {
        let others = (beside / 3 * 3..beside / 3 * 3 + 3).filter(|&across| across != beside);
        let cells =
            others.map(|across| along.crossing(line, across)).fold(CellSet::EMPTY, CellSet::or);
        let digits = board.candidates_of(cells);
        let fits = cells.is_within(board.open()) && (2..=MOST_DIGITS).contains(&digits.len());
        fits.then_some(Self { along, line, beside, cells, digits })
    }

    fn find(&self, search: &mut StepSearch<'_>) -> Flow {
        let boxes = (0..3).filter(|&number| number != self.beside / 3);
        let targets: Vec<Vec<Target>> =
            boxes.map(|number| self.targets(search.board, number)).collect();
        for &first in &targets[0] {
            for &second in &targets[1] {
                Exocet { base: self, targets: [first, second] }.find(search)?;
            }
        }
        Flow::Continue(())
    }

    /// The possible targets in a box of the band: cells off the base's line that have digits of the base, and
    /// whose companions have none.
    fn targets(&self, board: &Board, number: usize) -> Vec<Target> {
        let band = self.line / 3 * 3;
        let mut found = Vec::new();
        for across in number * 3..number * 3 + 3 {
            let [one, other] = [1, 2].map(|turn| band + (self.line - band + turn) % 3);
            for (line, beside) in [(one, other), (other, one)] {
                let [cell, companion] =
                    [line, beside].map(|line| self.along.crossing(line, across));
                let has = |cell: CellSet| !board.candidates_of(cell).and(self.digits).is_empty();
                if has(cell) && !has(companion) && !self.is_solved_by(board, companion) {
                    found.push(Target { cell, line, across });
                }
            }
        }
        found
    }

    /// Whether `cell` holds a digit of the base.
    fn is_solved_by(&self, board: &Board, cell: CellSet) -> bool {
        let digit = cell.first().and_then(|cell| board.digit(cell));
        digit.is_some_and(|digit| self.digits.contains(digit))
    }
}

/// A base with two targets.
struct Exocet<'a> {
    base: &'a Base,
    targets: [Target; 2],
}

impl Exocet<'_> {
    fn find(&self, search: &mut StepSearch<'_>) -> Flow {
        let rooms = self.base.digits.iter().map(|digit| (digit, self.room(search.board, digit)));
        let rooms: Vec<(Digit, usize)> = rooms.collect();
        // A digit with room for all three cross-lines outside the band needs no target, so nothing follows.
        if rooms.iter().any(|&(_, room)| room > 2) {
            return Flow::Continue(());
        }
        // A digit with less room would need both targets, so it is not in the base.
        let possible = rooms.iter().filter(|&&(_, room)| room == 2).map(|&(digit, _)| digit);
        let fillings = self.fillings(search.board, possible.collect());
        let eliminated = self.eliminated(search.board, &fillings);
        if !eliminated.is_empty() {
            self.add(search, &eliminated, &[])?;
        }
        let by_mirrors = self.eliminated_by_mirrors(search.board, &fillings);
        if by_mirrors == eliminated {
            Flow::Continue(())
        } else {
            self.add(search, &by_mirrors, &self.mirrors())
        }
    }

    /// The cells of the cross-lines outside the band.
    fn outside(&self) -> CellSet {
        let Base { along, line, beside, .. } = *self.base;
        let band = (line / 3 * 3..line / 3 * 3 + 3).map(|line| CELLS[along.line(line)]);
        self.cross_lines(beside)
            .map(|across| CELLS[along.across(across)])
            .into_iter()
            .fold(CellSet::EMPTY, CellSet::or)
            .without(band.fold(CellSet::EMPTY, CellSet::or))
    }

    fn cross_lines(&self, beside: usize) -> [usize; 3] {
        [beside, self.targets[0].across, self.targets[1].across]
    }

    /// The number of times that `digit` fits into the cross-lines outside the band: the fewest houses that hold
    /// all its places there. Returns 3 for three or more.
    fn room(&self, board: &Board, digit: Digit) -> usize {
        let stands = |cell: &Cell| board.digit(*cell) == Some(digit);
        let outside = self.outside();
        let solved: CellSet = outside.iter().filter(stands).collect();
        let places = board.places(digit).and(outside).or(solved);
        let houses = || CELLS[..COUNT - 9].iter();
        if places.is_empty() {
            0
        } else if houses().any(|&house| places.is_within(house)) {
            1
        } else if houses().any(|&one| houses().any(|&other| places.is_within(one.or(other)))) {
            2
        } else {
            3
        }
    }

    /// The ways to fill base and targets with two of `possible`.
    fn fillings(&self, board: &Board, possible: DigitSet) -> Vec<BaseFilling> {
        let may = |&(cell, digit): &(Cell, Digit)| board.has(Candidate { cell, digit });
        let mut found = Vec::new();
        for one in possible.iter() {
            for other in possible.iter().filter(|&other| other != one) {
                for targets in [[one, other], [other, one]] {
                    let filling = self.filling([one, other], targets);
                    if filling.iter().all(may) {
                        found.push(filling);
                    }
                }
            }
        }
        found
    }

    fn filling(&self, base: [Digit; 2], targets: [Digit; 2]) -> BaseFilling {
        let cells = self.base.cells.iter();
        let cells = cells.chain(self.targets.iter().filter_map(|one| one.cell.first()));
        cells.zip(base.into_iter().chain(targets)).collect()
    }

    /// The eliminations in base and targets: the candidates that are in none of `fillings`.
    fn eliminated(&self, board: &Board, fillings: &[BaseFilling]) -> EliminatedCells {
        let mut kept = EliminatedCells::default();
        for &(cell, digit) in fillings.iter().flatten() {
            kept.insert(digit, CellSet::of(cell));
        }
        all_but(board, self.cells(), &kept)
    }

    /// The eliminations in base, targets and mirrors: the candidates that are in none of those `fillings` for
    /// which the mirrors have room.
    fn eliminated_by_mirrors(&self, board: &Board, fillings: &[BaseFilling]) -> EliminatedCells {
        let mirrors = self.mirrors();
        let mut kept = EliminatedCells::default();
        for filling in fillings {
            let [.., (_, first), (_, second)] = filling.as_slice() else { continue };
            let ways = [[*first, *second], [*second, *first]];
            if ways.iter().zip(mirrors).all(|(way, mirror)| mirror.may_hold(board, way[0])) {
                for &(cell, digit) in filling {
                    kept.insert(digit, CellSet::of(cell));
                }
                ways.into_iter()
                    .zip(mirrors)
                    .for_each(|(way, one)| one.keep(board, way, &mut kept));
            }
        }
        let [first, second] = mirrors;
        all_but(board, self.cells().or(first.cells).or(second.cells), &kept)
    }

    /// The cells of base and targets.
    fn cells(&self) -> CellSet {
        self.targets.iter().fold(self.base.cells, |all, target| all.or(target.cell))
    }

    /// The mirror of each target.
    fn mirrors(&self) -> [Mirror; 2] {
        let [first, second] = self.targets;
        [self.mirror(first, second), self.mirror(second, first)]
    }

    fn mirror(&self, target: Target, other: Target) -> Mirror {
        let Base { along, line, .. } = *self.base;
        let band = line / 3 * 3;
        let third = (band..band + 3).find(|&one| one != line && one != target.line);
        let in_line = third.map_or(CellSet::EMPTY, |third| CELLS[along.line(third)]);
        let stack = other.across / 3 * 3;
        let in_box = (stack..stack + 3).filter(|&across| across != other.across);
        let in_box = in_box.fold(CellSet::EMPTY, |all, across| all.or(CELLS[along.across(across)]));
        Mirror { cells: in_line.and(in_box) }
    }

    fn add(
        &self,
        search: &mut StepSearch<'_>,
        eliminated: &EliminatedCells,
        mirrors: &[Mirror],
    ) -> Flow {
        let Base { along, line, beside, cells, digits } = *self.base;
        let base = CellsAndDigits { cells, digits };
        let targets = self.targets.map(|target| CellsAndDigits { cells: target.cell, digits });
        let outside = CellsAndDigits { cells: self.outside(), digits };
        let mirrors = mirrors.iter().map(|mirror| CellsAndDigits { cells: mirror.cells, digits });
        let sets: Vec<CellsAndDigits> = [base].into_iter().chain(targets).chain(mirrors).collect();
        let marks_in = |set, role| parts::marks_in(search.board, set, role);
        let mut marks: Vec<Mark> = marks_in(base, Role::Pattern).collect();
        marks.extend(targets.into_iter().flat_map(|target| marks_in(target, Role::Second)));
        marks.extend(marks_in(outside, Role::Common));
        for (number, &set) in sets.iter().enumerate().skip(3) {
            marks.extend(marks_in(set, Role::InSet(number)));
        }
        let evidence = Evidence {
            digits: digits.iter().collect(),
            bases: vec![houses::name(along.line(line))],
            covers: self
                .cross_lines(beside)
                .map(|across| houses::name(along.across(across)))
                .to_vec(),
            marks,
            sets,
            ..Evidence::default()
        };
        let eliminations = eliminated.candidates();
        let technique = Technique::Exocet;
        search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
    }
}
