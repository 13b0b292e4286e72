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

use crate::technique::geometry::BoardTables;
use crate::technique::houses;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, CellsAndDigits, Evidence, Geometry, Mark, Role, Step, Technique, parts,
};
use crate::{Cell, Digit, DigitSet};

/// The most digits of a base.
const MOST_DIGITS: usize = 4;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.tables().has_classic_houses() {
        return Flow::Continue(());
    }
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
    fn crossing<G: Geometry>(self, board: &Board<G>, line: usize, across: usize) -> G::Set {
        board.house(self.line(line)).and(board.house(self.across(across)))
    }

    fn line(self, number: usize) -> usize {
        match self {
            Self::Rows => houses::ROWS.start + number,
            Self::Columns => houses::COLUMNS.start + number,
        }
    }

    fn across(self, number: usize) -> usize {
        match self {
            Self::Rows => houses::COLUMNS.start + number,
            Self::Columns => houses::ROWS.start + number,
        }
    }
}

/// The base: the two cells of a box in `line` that are not in the cross-line `beside`.
struct Base<G: Geometry> {
    along: LineDirection,
    line: usize,
    beside: usize,
    cells: G::Set,
    digits: DigitSet,
}

/// A target, with its line and its cross-line.
#[derive(Clone, Copy)]
struct Target<G: Geometry> {
    cell: G::Set,
    line: usize,
    across: usize,
}

/// A filling: the digits of the two base cells, then of the two targets.
type BaseFilling = Vec<(Cell, Digit)>;

/// The candidates of `cells` that are not in `kept`.
fn all_but<G: Geometry>(
    board: &Board<G>,
    cells: G::Set,
    kept: &EliminatedCells<G>,
) -> EliminatedCells<G> {
    let mut eliminated = EliminatedCells::default();
    for digit in board.all_digits() {
        eliminated.insert(digit, board.places(digit).and(cells).without(kept.cells(digit)));
    }
    eliminated
}

impl<G: Geometry> Base<G> {
    fn new(board: &Board<G>, along: LineDirection, line: usize, beside: usize) -> Option<Self> {
        let others = (beside / 3 * 3..beside / 3 * 3 + 3).filter(|&across| across != beside);
        let cells = others
            .map(|across| along.crossing(board, line, across))
            .fold(<G::Set>::EMPTY, <G::Set>::or);
        let digits = board.candidates_of(cells);
        let fits = cells.is_within(board.open()) && (2..=MOST_DIGITS).contains(&digits.len());
        fits.then_some(Self { along, line, beside, cells, digits })
    }

    fn find(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let boxes = (0..3).filter(|&number| number != self.beside / 3);
        let targets: Vec<Vec<Target<G>>> =
            boxes.map(|number| self.targets(search.board, number)).collect();
        // One target from each of the two other boxes of the band.
        for &first in &targets[0] {
            for &second in &targets[1] {
                Exocet { base: self, targets: [first, second] }.find(search)?;
            }
        }
        Flow::Continue(())
    }

    /// The possible targets in a box of the band: cells off the base's line that have digits of the base, and
    /// whose companions have none.
    fn targets(&self, board: &Board<G>, number: usize) -> Vec<Target<G>> {
        let band = self.line / 3 * 3;
        let mut found = Vec::new();
        for across in number * 3..number * 3 + 3 {
            let [one, other] = [1, 2].map(|turn| band + (self.line - band + turn) % 3);
            for (line, beside) in [(one, other), (other, one)] {
                let [cell, companion] =
                    [line, beside].map(|line| self.along.crossing(board, line, across));
                let has = |cell: G::Set| !board.candidates_of(cell).and(self.digits).is_empty();
                // A companion that holds a digit of the base would take the place of the target.
                if has(cell) && !has(companion) && !self.is_solved_by(board, companion) {
                    found.push(Target { cell, line, across });
                }
            }
        }
        found
    }

    /// Whether `cell` holds a digit of the base.
    fn is_solved_by(&self, board: &Board<G>, cell: G::Set) -> bool {
        let digit = cell.first().and_then(|cell| board.digit(cell));
        digit.is_some_and(|digit| self.digits.contains(digit))
    }
}

/// A base with two targets.
struct Exocet<'a, G: Geometry> {
    base: &'a Base<G>,
    targets: [Target<G>; 2],
}

impl<G: Geometry> Exocet<'_, G> {
    fn find(&self, search: &mut StepSearch<'_, G>) -> Flow {
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
        // Two steps: what follows without the mirrors is easier to see, and comes first.
        let by_mirrors = self.eliminated_by_mirrors(search.board, &fillings);
        if by_mirrors == eliminated {
            Flow::Continue(())
        } else {
            self.add(search, &by_mirrors, &self.mirrors(search.board))
        }
    }

    /// The cells of the cross-lines outside the band.
    fn outside(&self, board: &Board<G>) -> G::Set {
        let Base { along, line, beside, .. } = *self.base;
        let band = (line / 3 * 3..line / 3 * 3 + 3).map(|line| board.house(along.line(line)));
        self.cross_lines(beside)
            .map(|across| board.house(along.across(across)))
            .into_iter()
            .fold(<G::Set>::EMPTY, <G::Set>::or)
            .without(band.fold(<G::Set>::EMPTY, <G::Set>::or))
    }

    fn cross_lines(&self, beside: usize) -> [usize; 3] {
        [beside, self.targets[0].across, self.targets[1].across]
    }

    /// The number of times that `digit` fits into the cross-lines outside the band: the fewest houses that hold
    /// all its places there. Returns 3 for three or more.
    fn room(&self, board: &Board<G>, digit: Digit) -> usize {
        let stands = |cell: &Cell| board.digit(*cell) == Some(digit);
        let outside = self.outside(board);
        let solved: G::Set = outside.iter().filter(stands).collect();
        let places = board.places(digit).and(outside).or(solved);
        let houses = || board.lines().map(|line| board.house(line));
        if places.is_empty() {
            0
        } else if houses().any(|house| places.is_within(house)) {
            1
        // Rows and columns together: 18 × 18 pairs are few, and any two lines may hold all places.
        } else if houses().any(|one| houses().any(|other| places.is_within(one.or(other)))) {
            2
        } else {
            3
        }
    }

    /// The ways to fill base and targets with two of `possible`.
    fn fillings(&self, board: &Board<G>, possible: DigitSet) -> Vec<BaseFilling> {
        let may = |&(cell, digit): &(Cell, Digit)| board.has(Candidate { cell, digit });
        let mut found = Vec::new();
        // At most 4 × 3 × 2 fillings, so they are listed instead of reasoned about.
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
    fn eliminated(&self, board: &Board<G>, fillings: &[BaseFilling]) -> EliminatedCells<G> {
        let mut kept = EliminatedCells::default();
        for &(cell, digit) in fillings.iter().flatten() {
            kept.insert(digit, <G::Set>::of(cell));
        }
        all_but(board, self.cells(), &kept)
    }

    /// The eliminations in base, targets and mirrors: the candidates that are in none of those `fillings` for
    /// which the mirrors have room.
    fn eliminated_by_mirrors(
        &self,
        board: &Board<G>,
        fillings: &[BaseFilling],
    ) -> EliminatedCells<G> {
        let mirrors = self.mirrors(board);
        let mut kept = EliminatedCells::default();
        for filling in fillings {
            let [.., (_, first), (_, second)] = filling.as_slice() else { continue };
            let ways = [[*first, *second], [*second, *first]];
            if ways.iter().zip(mirrors).all(|(way, mirror)| mirror.may_hold(board, way[0])) {
                for &(cell, digit) in filling {
                    kept.insert(digit, <G::Set>::of(cell));
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
    fn cells(&self) -> G::Set {
        self.targets.iter().fold(self.base.cells, |all, target| all.or(target.cell))
    }

    /// The mirror of each target.
    fn mirrors(&self, board: &Board<G>) -> [Mirror<G>; 2] {
        let [first, second] = self.targets;
        [self.mirror(board, first, second), self.mirror(board, second, first)]
    }

    fn mirror(&self, board: &Board<G>, target: Target<G>, other: Target<G>) -> Mirror<G> {
        let Base { along, line, .. } = *self.base;
        let band = line / 3 * 3;
        let third = (band..band + 3).find(|&one| one != line && one != target.line);
        let in_line = third.map_or(<G::Set>::EMPTY, |third| board.house(along.line(third)));
        let stack = other.across / 3 * 3;
        let in_box = (stack..stack + 3).filter(|&across| across != other.across);
        let in_box =
            in_box.fold(<G::Set>::EMPTY, |all, across| all.or(board.house(along.across(across))));
        Mirror { cells: in_line.and(in_box) }
    }

    fn add(
        &self,
        search: &mut StepSearch<'_, G>,
        eliminated: &EliminatedCells<G>,
        mirrors: &[Mirror<G>],
    ) -> Flow {
        let Base { along, line, beside, cells, digits } = *self.base;
        let base = CellsAndDigits { cells, digits };
        let targets = self.targets.map(|target| CellsAndDigits { cells: target.cell, digits });
        let outside = CellsAndDigits { cells: self.outside(search.board), digits };
        let mirrors = mirrors.iter().map(|mirror| CellsAndDigits { cells: mirror.cells, digits });
        let sets: Vec<CellsAndDigits<G::Set>> =
            [base].into_iter().chain(targets).chain(mirrors).collect();
        let marks_in = |set, role| parts::marks_in(search.board, set, role);
        let mut marks: Vec<Mark> = marks_in(base, Role::Pattern).collect();
        marks.extend(targets.into_iter().flat_map(|target| marks_in(target, Role::Second)));
        marks.extend(marks_in(outside, Role::Common));
        for (number, &set) in sets.iter().enumerate().skip(3) {
            marks.extend(marks_in(set, Role::InSet(number)));
        }
        let evidence = Evidence {
            digits: digits.iter().collect(),
            bases: vec![search.board.house_name(along.line(line))],
            covers: self
                .cross_lines(beside)
                .map(|across| search.board.house_name(along.across(across)))
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
