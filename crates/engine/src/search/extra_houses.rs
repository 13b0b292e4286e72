//! Counts the answers of classic boards with extra houses of few cells, such as Sudoku X, without a list.
//!
//! The cells of the extra houses are filled in all ways that keep these houses. Each filling leaves a classic puzzle
//! with these cells as givens, and [`super::classic::counting`] adds up its answers. Digits that have the same
//! candidates in all cells are alike. Of alike digits that are in no cell yet, one is tried for all. If the puzzle
//! restricts no other cells, fillings that differ only by an exchange of lines are counted once.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::bits::{Mask, each_bit};
use super::classic::counting::{CountReach, Plan};
use super::filling_classes::FillingClasses;
use super::meter::Meter;
use super::propagate::{WorkList, settle_givens};
use super::tables::LayoutTables;
use crate::{Cancelled, Grid, HouseKind, Layout, Puzzle};

/// The most open cells of extra houses. With more there are too many fillings.
/// The two diagonals have 17 cells. The windows of a windoku have 36, too many to fill in all ways.
const MOST_CELLS: usize = 18;

/// Counts all answers of `puzzle`. Returns `None` if its board is not classic with extra houses, or if the extra houses
/// have too many open cells.
pub(super) fn count(puzzle: &Puzzle, meter: &mut Meter) -> Result<Option<u128>, Cancelled> {
    let cells = extra_cells(puzzle.layout());
    let open = cells.iter().filter(|&&cell| candidates(puzzle, cell).len() > 1).count();
    let (Some(classic), true) = (classic_part(puzzle.layout()), open <= MOST_CELLS) else {
        return Ok(None);
    };
    let Some(mut fillings) = Fillings::new(puzzle, &classic, &cells) else {
        // The candidates contradict each other already, so the count is known.
        return Ok(Some(0));
    };
    let all = u64::of_bits(puzzle.layout().all_digits().bits());
    let says_nothing = |cell| cells.contains(&cell) || candidates(puzzle, cell) == all;
    // With more cells the number of exchanges grows, and each filling costs more than it saves.
    let are_few = cells.len() <= MOST_CELLS;
    if are_few && (0..puzzle.layout().cell_count()).all(says_nothing) {
        fillings.count_classes(&cells, meter).map(Some)
    } else {
        fillings.count(meter).map(Some)
    }
}

/// The classic board. Returns `None` unless `layout` is that board with extra houses.
fn classic_part(layout: &Layout) -> Option<Arc<Layout>> {
    let mut builder = layout.builder();
    builder.extras.clear();
    builder.drawn.clear();
    builder.build().ok().filter(|layout| layout.is_classic())
}

/// The cells of extra houses, house by house.
fn extra_cells(layout: &Layout) -> Vec<usize> {
    let mut cells = Vec::new();
    let lines = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
    for house in layout.houses().iter().filter(|house| !lines.contains(&house.kind)) {
        // House by house, so that the cells of one house are filled one after the other and exclude each other early.
        for cell in house.cells.iter().map(|cell| cell.index()) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
    }
    cells
}

/// The candidates of a cell as a mask.
fn candidates(puzzle: &Puzzle, cell: usize) -> u64 {
    let cell = puzzle.layout().cells().nth(cell);
    cell.map_or(0, |cell| u64::of_bits(puzzle.candidates(cell).bits()))
}

/// The digits in groups that have the same candidates in all cells. Digits on their own are left out.
fn alike_digits(puzzle: &Puzzle) -> Vec<u64> {
    let all: Vec<u64> =
        (0..puzzle.layout().cell_count()).map(|it| candidates(puzzle, it)).collect();
    let places = |digit: u64| -> Vec<bool> { all.iter().map(|it| it & digit != 0).collect() };
    let mut groups: Vec<(Vec<bool>, u64)> = Vec::new();
    for digit in each_bit(u64::of_bits(puzzle.layout().all_digits().bits())) {
        let places = places(digit);
        match groups.iter_mut().find(|(group, _)| *group == places) {
            Some((_, digits)) => *digits |= digit,
            None => groups.push((places, digit)),
        }
    }
    groups.into_iter().map(|(_, digits)| digits).filter(|digits| !digits.is_single()).collect()
}

/// A way to fill the first of the cells.
struct CellFilling {
    /// The state of the classic board, without the candidates that extra houses exclude.
    state: Vec<u64>,
    /// The number of cells filled.
    filled: usize,
    /// Digits that are alike and stand in none of these cells, in groups.
    unused: Vec<u64>,
    /// The number of fillings that this filling represents.
    ways: u128,
}

/// The fillings that are not finished.
struct Fillings<'a> {
    puzzle: &'a Puzzle,
    tables: Arc<LayoutTables>,
    cells: Vec<usize>,
    work: WorkList,
    open: Vec<CellFilling>,
}

impl<'a> Fillings<'a> {
    /// The empty filling of the open cells among `cells`. Returns `None` if the puzzle has no answer.
    fn new(puzzle: &'a Puzzle, classic: &Arc<Layout>, cells: &[usize]) -> Option<Self> {
        let empty = Puzzle::new(Grid::empty(Arc::clone(classic))).ok()?;
        let tables = LayoutTables::of(classic);
        let mut state: Vec<u64> = tables.state(&empty);
        for (cell, word) in state.iter_mut().enumerate().take(tables.cell_count()) {
            // The state is that of the classic board, but with the candidates of this puzzle: extra houses have
            // removed some.
            *word = candidates(puzzle, cell);
        }
        let mut work = WorkList::default();
        settle_givens(&tables, &mut state, &mut work).ok()?;
        let whole = CellFilling { state, filled: 0, unused: alike_digits(puzzle), ways: 1 };
        let is_open = |&cell: &usize| candidates(puzzle, cell).len() > 1;
        let cells = cells.iter().copied().filter(is_open).collect();
        Some(Self { puzzle, tables, cells, work, open: vec![whole] })
    }

    fn count(&mut self, meter: &mut Meter) -> Result<u128, Cancelled> {
        let mut answers = 0;
        // The last filling is taken first, so few are open at any time.
        while let Some(filling) = self.open.pop() {
            meter.node()?;
            match self.cells.get(filling.filled) {
                Some(&cell) => self.fill(&filling, cell),
                None => answers += filling.ways * count_rest(&filling.state, meter)?,
            }
            meter.answers = u64::try_from(answers).unwrap_or(u64::MAX);
        }
        Ok(answers)
    }

    /// Counts one filling of each class for all of them. `cells` are those of all extra houses.
    fn count_classes(&mut self, cells: &[usize], meter: &mut Meter) -> Result<u128, Cancelled> {
        let classes = FillingClasses::of(cells);
        let mut counts: BTreeMap<Vec<u8>, (u128, Vec<u64>)> = BTreeMap::new();
        while let Some(filling) = self.open.pop() {
            meter.node()?;
            if let Some(&cell) = self.cells.get(filling.filled) {
                self.fill(&filling, cell);
                continue;
            }
            let digit = |&cell: &usize| LayoutTables::digit(filling.state[cell]).get();
            let digits: Vec<u8> = cells.iter().map(digit).collect();
            // An ordered map, so that classes are counted in the same order on every run and progress looks the same.
            let class = counts.entry(classes.least(&digits)).or_insert((0, filling.state));
            class.0 += filling.ways;
        }
        let mut answers = 0;
        for (ways, state) in counts.into_values() {
            meter.node()?;
            answers += ways * count_rest(&state, meter)?;
            meter.answers = u64::try_from(answers).unwrap_or(u64::MAX);
        }
        Ok(answers)
    }

    /// Adds the fillings with one more digit, in `cell`.
    fn fill(&mut self, filling: &CellFilling, cell: usize) {
        for digit in each_bit(filling.state[cell]) {
            let group = filling.unused.iter().find(|&&group| group & digit != 0).copied();
            let ways = match group {
                // The lowest unused digit of a group stands for the others, which would lead to as many answers.
                Some(group) if group.lowest() != digit => continue,
                Some(group) => group.len().into(),
                None => 1,
            };
            let mut state = filling.state.clone();
            if self.place(&mut state, cell, digit) {
                let mut unused = filling.unused.clone();
                for group in &mut unused {
                    *group &= !digit;
                }
                let ways = filling.ways * ways;
                self.open.push(CellFilling { state, filled: filling.filled + 1, unused, ways });
            }
        }
    }

    /// Puts a digit into a cell of a classic state and of its extra houses. Returns `false` if that is a contradiction.
    fn place(&mut self, state: &mut [u64], cell: usize, digit: u64) -> bool {
        for peer in self.puzzle.layout().peers_at(cell) {
            let left = &mut state[peer.index()];
            *left &= !digit;
            if *left == 0 {
                return false;
            }
        }
        // The peers lost the digit, but singles among them are not yet propagated.
        self.tables.unsettle(state);
        state[cell] = digit;
        settle_givens(&self.tables, state, &mut self.work).is_ok()
    }
}

/// Counts the answers of a state of the classic board.
fn count_rest(state: &[u64], meter: &mut Meter) -> Result<u128, Cancelled> {
    match Plan::new(&LayoutTables::classic_candidates(state), meter)? {
        Some(plan) => plan.count(CountReach::up_to(u128::MAX), meter),
        None => Ok(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Effort;
    use crate::{Answers, Control, NamedShape};

    fn counted(puzzle: &Puzzle) -> Option<u128> {
        let control = Control::default();
        count(puzzle, &mut Meter::new(&control, Effort::default(), 0)).unwrap()
    }

    /// The first answer of a named board, without the cells for whose place `falls` is true.
    fn puzzle(name: &str, falls: impl Fn(usize, usize) -> bool) -> Puzzle {
        let layout = NamedShape::named(name).unwrap().layout();
        let mut first = Answers::new(&Puzzle::new(Grid::empty(Arc::clone(&layout))).unwrap());
        first.next(&Control::default()).unwrap();
        let mut givens = first.grid().unwrap();
        for cell in layout.cells().filter(|&cell| falls(layout.row(cell), layout.column(cell))) {
            givens.set(cell, None);
        }
        Puzzle::new(givens).unwrap()
    }

    #[test]
    fn boards_with_extra_houses_have_as_many_answers_as_a_walk_finds() {
        for name in ["x", "asterisk", "girandola"] {
            for rows in 2..5 {
                let puzzle = puzzle(name, |row, column| row < rows || row == 8 - column);
                let mut answers = Answers::new(&puzzle);
                let mut walked = 0;
                while answers.next(&Control::default()).unwrap() {
                    walked += 1;
                }
                assert!(walked > 0 && (walked > 1 || rows < 4), "{name} {rows}: {walked}");
                assert_eq!(counted(&puzzle), Some(walked), "{name} {rows}");
            }
        }
    }

    /// Only the diagonals have givens, but for one corner. The fillings of this corner leave very many answers.
    #[test]
    fn classes_of_fillings_have_as_many_answers_as_all_fillings() {
        let puzzle = puzzle("x", |row, column| {
            let is_diagonal = row == column || row + column == 8;
            !is_diagonal || (row < 3 && column < 3)
        });
        let cells = extra_cells(puzzle.layout());
        let classic = classic_part(puzzle.layout()).unwrap();
        let control = Control::default();
        let mut meter = Meter::new(&control, Effort::default(), 0);
        let all = Fillings::new(&puzzle, &classic, &cells).unwrap().count(&mut meter);
        assert_eq!(counted(&puzzle), all.ok());
    }

    #[test]
    fn a_count_is_cancelled_at_its_next_report() {
        let stopped = Control::default();
        stopped.cancel.cancel();
        let mut meter = Meter::new(&stopped, Effort::default(), 0);
        assert_eq!(count(&puzzle("x", |_, _| true), &mut meter), Err(Cancelled));
        assert!(meter.effort.nodes <= Meter::NODES_A_REPORT);
    }

    #[test]
    fn other_boards_are_left_to_other_counts() {
        for name in ["windoku", "6x6", "samurai"] {
            assert_eq!(counted(&puzzle(name, |_, _| true)), None, "{name}");
        }
    }
}
