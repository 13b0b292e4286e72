//! Draws a full grid of any board.
//!
//! The search tries the digits of the cell with the fewest candidates in an order that it draws. A search that has bad
//! luck with its first digits may never end, so a run is short, and the next run draws other digits. The result of
//! singles does not depend on the order in which they are found, so the grid of a stream is the same in every release.
//!
//! On the largest boards a run takes many seconds, and hardly one in ten finds a grid. If the first fails there, a formula
//! gives a grid, which is then shuffled.
//!
//! If all runs fail, a solver with clause learning decides for each digit that is drawn whether a grid has it. That
//! does not depend on the way to find it either, so this grid too is the same in every release. A grid is found if the
//! board has one.

use super::super::stream::Stream;
use crate::search::{
    FullGrids, LayoutTables, Mask, States, WorkList, answer_by_pattern, each_bit, place,
};
use crate::shuffle::shuffled_lines;
use crate::{Cancelled, Control};

/// The number of digits that the first runs try for each cell of the board.
const TRIES_A_CELL: usize = 2;

/// The number of runs on a board that must be filled, before each digit is decided.
const RUNS: u64 = 60;

/// The number of digits above which a formula follows the first run that fails.
const DIGITS_FOR_A_FORMULA: usize = 81;

/// The number of runs for drawn regions. If they find no grid, other regions are drawn.
const RUNS_OF_JIGSAW: u64 = 6;

/// The number of runs of one length. The runs after them are twice as long.
const RUNS_OF_A_LENGTH: u64 = 10;

/// The number of times that the length of runs is doubled.
const DOUBLINGS: u64 = 8;

/// The number of digits tried between two looks at the cancel token. On the largest boards a digit takes a millisecond.
const TRIES_A_LOOK: usize = 16;

/// How long the search for a full grid goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FillLimit {
    /// Until it is found, or known that there is none.
    None,
    /// Until it has taken longer than usual on a board that can be filled.
    OfJigsaw,
}

/// The result of a run.
enum RunResult<M> {
    /// A grid was found: for each cell a mask of its digit.
    Grid(Vec<M>),
    /// There is no full grid.
    Impossible,
    /// The run did not find a grid.
    NotFound,
}

/// Draws a full grid. `tables` must be those of singles. Returns `None` if there is no grid, or none was found.
pub(super) fn full_grid<M: Mask>(
    tables: &LayoutTables,
    limit: FillLimit,
    stream: &mut Stream,
    control: &Control,
) -> Result<Option<Vec<M>>, Cancelled> {
    let runs = match limit {
        FillLimit::None => RUNS,
        FillLimit::OfJigsaw => RUNS_OF_JIGSAW,
    };
    for run in 0..runs {
        let doublings = (run / RUNS_OF_A_LENGTH).min(DOUBLINGS);
        // Short runs first, longer ones later: a run that goes well ends soon, and a board may need long ones.
        let tries = (tables.cell_count() * TRIES_A_CELL) << doublings;
        match FillSearch::new(tables, tries).find(stream, control)? {
            RunResult::NotFound => {
                let is_large = tables.layout().digit_count() > DIGITS_FOR_A_FORMULA;
                if is_large && let Some(grid) = shuffled_pattern(tables, stream) {
                    return Ok(Some(grid));
                }
            }
            // A run that tried everything within its bound is a proof.
            RunResult::Impossible => return Ok(None),
            RunResult::Grid(grid) => return Ok(Some(grid)),
        }
    }
    match limit {
        FillLimit::None => decided_grid(tables, stream, control),
        FillLimit::OfJigsaw => Ok(None),
    }
}

/// A grid by a formula, with other names for its digits, and with rows and columns in another order, as far as the rules
/// of the board allow that. Returns `None` if no formula is known for the board.
fn shuffled_pattern<M: Mask>(tables: &LayoutTables, stream: &mut Stream) -> Option<Vec<M>> {
    let layout = tables.layout();
    let side = layout.digit_count();
    let mut grid: Vec<M> = answer_by_pattern(layout, &tables.empty_state()[..tables.cell_count()])?;
    if layout.treats_digits_alike() {
        let mut names: Vec<usize> = (0..side).collect();
        stream.shuffle(&mut names);
        for digit in &mut grid {
            *digit = M::of_bits(1 << names[digit.bits().trailing_zeros() as usize]);
        }
    }
    if let Some((rows, columns)) = layout.plain_boxes() {
        let (rows, columns) =
            (shuffled_lines(side, rows, stream), shuffled_lines(side, columns, stream));
        let cells =
            rows.iter().flat_map(|row| columns.iter().map(move |column| row * side + column));
        grid = cells.map(|cell| grid[cell]).collect();
    }
    Some(grid)
}

/// Draws a full grid digit by digit, and takes a digit only if some grid has it. Returns `None` if there is no grid.
fn decided_grid<M: Mask>(
    tables: &LayoutTables,
    stream: &mut Stream,
    control: &Control,
) -> Result<Option<Vec<M>>, Cancelled> {
    let cells = tables.cell_count();
    let mut state: Vec<M> = tables.empty_state();
    let mut work = WorkList::default();
    let mut grids = FullGrids::new(tables);
    let Some(mut known) = grids.one_in(&state, &control.unseen())? else {
        return Ok(None);
    };
    while let Some((cell, mut digits)) = split(&state[..cells], stream) {
        while let Some(digit) = digits.pop() {
            let mut tried = state.clone();
            if place(tables, &mut tried, &mut work, (cell, digit)).is_err() {
                continue;
            }
            // A known grid saves a search, and does not change the result.
            if known[cell] != digit {
                match grids.one_in(&tried, &control.unseen())? {
                    Some(grid) => known = grid,
                    None => continue,
                }
            }
            state = tried;
            break;
        }
    }
    state.truncate(cells);
    Ok(Some(state))
}

/// The first open cell with the fewest candidates, and these in an order that is drawn. Returns `None` if no cell
/// is open.
fn split<M: Mask>(cells: &[M], stream: &mut Stream) -> Option<(usize, Vec<M>)> {
    let open = cells.iter().enumerate().filter(|(_, candidates)| !candidates.is_single());
    let (cell, &candidates) = open.min_by_key(|(_, candidates)| candidates.len())?;
    let mut digits: Vec<M> = each_bit(candidates).collect();
    stream.shuffle(&mut digits);
    Some((cell, digits))
}

/// A cell, and those of its candidates that were not tried yet, with the next one at the end.
struct FillBranch<M> {
    cell: usize,
    untried: Vec<M>,
}

/// One run of the search.
struct FillSearch<'a, M> {
    tables: &'a LayoutTables,
    states: States<M>,
    branches: Vec<FillBranch<M>>,
    /// The number of digits that may still be tried.
    tries: usize,
}

impl<'a, M: Mask> FillSearch<'a, M> {
    fn new(tables: &'a LayoutTables, tries: usize) -> Self {
        let states = States::new(tables.empty_state());
        Self { tables, states, branches: Vec::new(), tries }
    }

    fn find(mut self, stream: &mut Stream, control: &Control) -> Result<RunResult<M>, Cancelled> {
        let mut work = WorkList::default();
        self.branch(stream);
        while self.tries > 0 {
            if self.tries.is_multiple_of(TRIES_A_LOOK) && control.cancel.is_cancelled() {
                return Err(Cancelled);
            }
            self.tries -= 1;
            let Some(choice) = self.take_choice() else {
                return Ok(RunResult::Impossible);
            };
            let state = self.states.at_mut(self.branches.len());
            if place(self.tables, state, &mut work, choice).is_err() {
                continue;
            }
            if LayoutTables::open_count(state) == 0 {
                return Ok(RunResult::Grid(state[..self.tables.cell_count()].to_vec()));
            }
            self.branch(stream);
        }
        Ok(RunResult::NotFound)
    }

    /// Takes the next digit to try, and copies the state to try it in to the top of the stack. The last digit of a
    /// branch is tried in the state of the branch itself. Returns `None` if no digit is left.
    fn take_choice(&mut self) -> Option<(usize, M)> {
        let top = self.branches.len().checked_sub(1)?;
        let branch = &mut self.branches[top];
        let choice = (branch.cell, branch.untried.pop()?);
        if branch.untried.is_empty() {
            self.branches.pop();
        } else {
            self.states.copy_down(top);
        }
        Some(choice)
    }

    /// Splits the state on top of the stack by the candidates of the first cell that has the fewest.
    fn branch(&mut self, stream: &mut Stream) {
        let cells = &self.states.at(self.branches.len())[..self.tables.cell_count()];
        if let Some((cell, untried)) = split(cells, stream) {
            self.branches.push(FillBranch { cell, untried });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::attempt::grid_of;
    use super::*;
    use crate::{Layout, LayoutBuilder, Puzzle, Rule};

    #[test]
    fn shuffled_patterns_keep_the_rules_and_differ() {
        let plain = |rows, columns| LayoutBuilder::boxed(rows, columns);
        let with_rules = Rule::ALL.map(|rule| plain(7, 7).with_rules([rule]));
        for board in [plain(10, 10), plain(9, 10)].into_iter().chain(with_rules) {
            let layout = board.build().unwrap();
            let tables = LayoutTables::of_singles(&layout);
            let grid = |seed| {
                let cells = shuffled_pattern::<u128>(&tables, &mut Stream::new(seed)).unwrap();
                grid_of(&layout, &cells)
            };
            assert!(grid(1).is_full() && Puzzle::new(grid(1)).is_ok());
            assert_eq!(grid(1) != grid(2), layout.treats_digits_alike());
        }
        assert!(
            shuffled_pattern::<u64>(
                &LayoutTables::of_singles(&Layout::classic()),
                &mut Stream::new(1)
            )
            .is_none(),
            "small boards need no formula"
        );
    }
}
