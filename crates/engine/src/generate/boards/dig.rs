//! Removes givens from a full grid of any board as long as the puzzle has one answer.
//!
//! An orbit is a set of cells that are all given or all empty, as the symmetry demands. The result is the same as from
//! trying one orbit after the other in the order given. An orbit is removed if every other digit of its cells leads to
//! a contradiction. At first only singles look for contradictions. That takes no time, and removes nearly all givens
//! that can be removed. On boards of up to [`EXACT_DIGITS`] digits, or if the puzzle is to be minimal, a complete
//! search decides about the other orbits. What singles refute, and whether there is one answer, does not depend on the
//! way to find it. So the puzzle is the same in every release.
//!
//! For a gentle puzzle an orbit is removed only if the [`GentleTechniques`] still solve the puzzle. That too does not
//! depend on the way to find it, and a puzzle that they solve has one answer.

use super::super::stream::Stream;
use super::glance::{self, GentleTechniques};
use crate::search::{LayoutTables, Mask, OtherGrids, WorkList, each_bit, place, settle_givens};
use crate::{Cancelled, Cell, Control, Layout};

/// The most digits of a board on which a complete search always decides, even if the puzzle need not be minimal. A
/// complete search takes half a second on 16×16, and a minute on 25×25.
pub(super) const EXACT_DIGITS: usize = 16;

/// The first try removes this part of the orbits together: 3 stands for a third.
const FIRST_PART: usize = 3;

/// The work after which no further orbits are tried: orbits times cells times digits. Boards of up to 49×49 need less.
const MOST_WORK: usize = 600_000_000;

/// How far givens are removed, and by which test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DigPlan {
    /// The least number of givens left.
    pub(super) least: usize,
    /// The test that decides whether an orbit is removed.
    pub(super) test: DigTest,
}

/// The test that decides whether an orbit is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DigTest {
    /// Whether singles refute all other digits of its cells.
    Refuted,
    /// Whether the answer remains the only one. A complete search decides where singles cannot.
    Exact,
    /// Whether these techniques still solve the puzzle.
    Solved(GentleTechniques),
}

/// Tries `orbits` in an order drawn from `stream`. Returns the orbits that were removed, in the order in which they
/// were tried.
pub(super) fn dig<M: Mask>(
    tables: &LayoutTables,
    grid: &[M],
    mut orbits: Vec<Vec<Cell>>,
    plan: DigPlan,
    stream: &mut Stream,
    control: &Control,
) -> Result<Vec<Vec<Cell>>, Cancelled> {
    stream.shuffle(&mut orbits);
    let mut digger = Digger {
        tables,
        grid,
        is_given: vec![true; grid.len()],
        givens: grid.len(),
        least: plan.least,
        test: plan.test,
        left: orbits,
        removed: Vec::new(),
        // One solver for all questions about the grid: what it learns at one orbit helps with the next.
        other_grids: (plan.test == DigTest::Exact).then(|| OtherGrids::new(tables, grid)),
        work: WorkList::default(),
        control,
    };
    digger.take_many()?;
    digger.take_singly()?;
    Ok(digger.removed)
}

/// Whether each single given is needed.
pub(super) fn is_minimal<M: Mask>(
    tables: &LayoutTables,
    grid: &[M],
    is_given: &[bool],
    control: &Control,
) -> Result<bool, Cancelled> {
    let mut other_grids = OtherGrids::new(tables, grid);
    for cell in (0..grid.len()).filter(|&cell| is_given[cell]) {
        let others = (0..grid.len()).filter(|&other| is_given[other] && other != cell);
        if !other_grids.has(others, cell, &control.unseen())? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The most orbits that are tried one by one.
pub(super) fn most_single_tries(layout: &Layout) -> usize {
    MOST_WORK / (layout.cell_count() * layout.digit_count())
}

/// The removal of givens from a full grid.
struct Digger<'a, M> {
    tables: &'a LayoutTables,
    grid: &'a [M],
    is_given: Vec<bool>,
    givens: usize,
    least: usize,
    test: DigTest,
    /// The orbits that were not tried yet, with the next one at the end.
    left: Vec<Vec<Cell>>,
    /// The orbits that were removed.
    removed: Vec<Vec<Cell>>,
    other_grids: Option<OtherGrids<M>>,
    work: WorkList,
    control: &'a Control,
}

impl<M: Mask> Digger<'_, M> {
    /// Removes many orbits together as long as the techniques of the test solve the puzzle that is left. If they do,
    /// each of the orbits could have been removed in its turn.
    fn take_many(&mut self) -> Result<(), Cancelled> {
        let mut at_once = self.left.len() / FIRST_PART;
        while at_once > 1 {
            self.look_for_cancel()?;
            if !self.take_together(at_once) {
                at_once /= 2;
            }
        }
        Ok(())
    }

    fn take_together(&mut self, count: usize) -> bool {
        let Some(from) = self.left.len().checked_sub(count) else {
            return false;
        };
        let cells: Vec<Cell> = self.left[from..].iter().flatten().copied().collect();
        if self.givens - cells.len() < self.least {
            return false;
        }
        self.clear(&cells);
        let is_solved = self.is_solved();
        if is_solved {
            // Reversed, because the next orbit to try is at the end of the list.
            self.removed.extend(self.left.drain(from..).rev());
        } else {
            self.give_back(&cells);
        }
        is_solved
    }

    /// Tries the other orbits one by one.
    fn take_singly(&mut self) -> Result<(), Cancelled> {
        // A count and not a clock, so that a code makes the same puzzle on every machine.
        for _ in 0..most_single_tries(self.tables.layout()) {
            let Some(orbit) = self.left.pop() else {
                break;
            };
            self.look_for_cancel()?;
            if self.givens - orbit.len() < self.least {
                continue;
            }
            self.clear(&orbit);
            if self.can_go(&orbit)? {
                self.removed.push(orbit);
            } else {
                self.give_back(&orbit);
            }
        }
        Ok(())
    }

    /// Whether the techniques of the test solve the puzzle, or singles if the test names no techniques.
    fn is_solved(&mut self) -> bool {
        match self.test {
            DigTest::Solved(GentleTechniques::AtAGlance) => {
                glance::solves(self.tables, self.grid, &self.is_given)
            }
            DigTest::Solved(GentleTechniques::Singles) | DigTest::Refuted | DigTest::Exact => {
                self.settled().is_some_and(|state| LayoutTables::open_count(&state) == 0)
            }
        }
    }

    /// Whether `orbit`, which was cleared, can stay cleared.
    fn can_go(&mut self, orbit: &[Cell]) -> Result<bool, Cancelled> {
        match self.test {
            DigTest::Solved(_) => Ok(self.is_solved()),
            DigTest::Refuted | DigTest::Exact => self.has_one_answer_without(orbit),
        }
    }

    /// Whether the answer is the only one after `orbit` was cleared. Another answer would differ from it in a first
    /// cell of the orbit. So each cell is tried with other digits while the cells before it are as in the answer.
    fn has_one_answer_without(&mut self, orbit: &[Cell]) -> Result<bool, Cancelled> {
        let Some(mut state) = self.settled() else {
            return Ok(false);
        };
        for (before, cell) in orbit.iter().map(|cell| cell.index()).enumerate() {
            // Singles first: only what they cannot refute goes to the solver.
            if !self.is_refuted(&state, cell) && self.may_differ(&orbit[..before], cell)? {
                return Ok(false);
            }
            let digit = self.grid[cell];
            if state[cell] != digit
                && place(self.tables, &mut state, &mut self.work, (cell, digit)).is_err()
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether singles refute each digit of `cell` but that of the answer.
    fn is_refuted(&mut self, state: &[M], cell: usize) -> bool {
        let mut others = each_bit(state[cell] & !self.grid[cell]);
        others.all(|digit| {
            // A copy for each digit, because singles of one would spoil the next.
            let mut tried = state.to_vec();
            place(self.tables, &mut tried, &mut self.work, (cell, digit)).is_err()
        })
    }

    /// Whether `cell` can hold another digit while the givens and the cells `alike` keep theirs. Returns `true` if the
    /// test has no complete search that could decide.
    fn may_differ(&mut self, alike: &[Cell], cell: usize) -> Result<bool, Cancelled> {
        let Some(other_grids) = &mut self.other_grids else {
            return Ok(true);
        };
        let givens = (0..self.grid.len()).filter(|&cell| self.is_given[cell]);
        let alike = givens.chain(alike.iter().map(|cell| cell.index()));
        other_grids.has(alike, cell, &self.control.unseen())
    }

    /// The givens with all that follows from them by singles. Returns `None` if they lead to a contradiction.
    fn settled(&mut self) -> Option<Vec<M>> {
        let mut state = self.tables.empty_state();
        for (cell, &digit) in self.grid.iter().enumerate().filter(|(cell, _)| self.is_given[*cell])
        {
            state[cell] = digit;
        }
        settle_givens(self.tables, &mut state, &mut self.work).ok()?;
        Some(state)
    }

    fn clear(&mut self, cells: &[Cell]) {
        for cell in cells {
            self.is_given[cell.index()] = false;
        }
        self.givens -= cells.len();
    }

    fn give_back(&mut self, cells: &[Cell]) {
        for cell in cells {
            self.is_given[cell.index()] = true;
        }
        self.givens += cells.len();
    }

    fn look_for_cancel(&self) -> Result<(), Cancelled> {
        if self.control.cancel.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }
}
