//! Finds the first answer of an empty board of ordinary rules, row by row, on boards of any size.
//!
//! Full rows of such a board can always be completed if each box that they cut can be: the digits that a box lacks must
//! fit into the rest of its columns. Nothing else matters, because rows and boxes above have no part in what is left but
//! for the digits of the columns, and a way for all boxes of a band can be dealt out to rows (`docs/engine.md` has the
//! proof). So the first row that leaves such a way for each box is the first row of the first answer, and the search never
//! comes back to a row that it has filled. Within a row it keeps a plan that shows a digit to be possible, and a digit
//! without a plan is left out. On some boards of odd shapes, plans mislead so often that the search gives up.

use super::bits::each_bit;
use super::matching::Matching;
use super::meter::Meter;
use crate::Cancelled;

/// The number of backtracks after which the search gives up. Boards with boxes as high as wide need none.
/// Of 377 boards of up to 100 digits, 348 need no backtrack and 11 fewer than this. The other 18 give up.
const MOST_BACKTRACKS: u64 = 10_000;

/// A set of digits, bit 0 for digit 1.
type Digits = u128;

/// The digits of the first answer in row-major order, each as a mask, on a board of ordinary rules with `boxes` of this
/// number of rows and columns. Returns `None` if the search gives up.
pub(super) fn first_answer(
    boxes: (usize, usize),
    meter: &mut Meter,
) -> Result<Option<Vec<Digits>>, Cancelled> {
    let mut rows = FilledRows::new(boxes);
    let most = meter.effort.backtracks + MOST_BACKTRACKS;
    for _band in 0..rows.box_columns {
        let Some(mut boxes) = rows.begin_band() else {
            return Ok(None);
        };
        for _row in 0..rows.box_rows {
            let Some(plan) = rows.plan(boxes) else {
                return Ok(None);
            };
            let Some((row, plan)) = rows.first_row(plan, most, meter)? else {
                return Ok(None);
            };
            rows.fill(&row);
            boxes = plan.boxes;
        }
    }
    Ok(Some(rows.digits))
}

/// The rows that are filled. A row of boxes is a band; a column of boxes is a stack.
struct FilledRows {
    box_rows: usize,
    box_columns: usize,
    side: usize,
    all: Digits,
    /// By column: its digits.
    columns: Vec<Digits>,
    /// By stack: the digits of its box in the current band.
    boxes: Vec<Digits>,
    /// The digits of all cells in row-major order, as masks.
    digits: Vec<Digits>,
}

impl FilledRows {
    fn new((box_rows, box_columns): (usize, usize)) -> Self {
        let side = box_rows * box_columns;
        Self {
            box_rows,
            box_columns,
            side,
            all: (1 << side) - 1,
            columns: vec![0; side],
            boxes: vec![0; box_rows],
            digits: Vec::with_capacity(side * side),
        }
    }

    /// Begins a band, with a plan for each of its boxes.
    fn begin_band(&mut self) -> Option<Vec<BoxPlan>> {
        self.boxes.fill(0);
        (0..self.box_rows).map(|stack| self.plan_of_empty_box(stack)).collect()
    }

    /// A plan for an empty box, in which each column takes as many digits as the box has rows.
    fn plan_of_empty_box(&self, stack: usize) -> Option<BoxPlan> {
        let columns = self.columns_of(stack);
        let cells = (0..self.side).map(|cell| self.all & !columns[cell / self.box_rows]);
        let matching = Matching::of(cells.collect())?;
        let slot = |digit| matching.owner(digit).map(|cell| Slot::later(cell / self.box_rows));
        Some(BoxPlan { slots: (0..self.side).map(slot).collect::<Option<_>>()? })
    }

    /// The digits of each column of a stack.
    fn columns_of(&self, stack: usize) -> &[Digits] {
        &self.columns[stack * self.box_columns..][..self.box_columns]
    }

    /// A plan for an empty row, if the digits that each box lacks are planned in `boxes`.
    fn plan(&self, mut boxes: Vec<BoxPlan>) -> Option<RowPlan> {
        for (plan, has) in boxes.iter_mut().zip(&self.boxes) {
            plan.begin_row(self.all & !has, self.box_columns);
        }
        let possible = (0..self.side).map(|column| self.possible(column)).collect();
        let row = Matching::of(possible)?;
        Some(RowPlan { row, boxes, lacking: self.all, untried: self.all })
    }

    /// The digits that are in neither the column nor its box.
    fn possible(&self, column: usize) -> Digits {
        self.all & !self.columns[column] & !self.boxes[column / self.box_columns]
    }

    /// The first row that can follow, as masks of its digits, and the plan for the boxes below it. Returns `None` after
    /// too many backtracks.
    fn first_row(
        &self,
        plan: RowPlan,
        most_backtracks: u64,
        meter: &mut Meter,
    ) -> Result<Option<(Vec<Digits>, RowPlan)>, Cancelled> {
        let mut row: Vec<Digits> = Vec::with_capacity(self.side);
        let mut plans = vec![plan];
        while let Some(plan) = plans.last_mut() {
            if row.len() == self.side {
                return Ok(plans.pop().map(|plan| (row, plan)));
            }
            meter.node()?;
            if let Some((digit, next)) = self.next_digit(plan, &row) {
                row.push(digit);
                plans.push(next);
            } else {
                meter.backtrack();
                if meter.effort.backtracks > most_backtracks {
                    break;
                }
                plans.pop();
                row.pop();
            }
        }
        Ok(None)
    }

    /// The lowest digit not yet tried in the column behind `row` for which there is a plan, and that plan.
    fn next_digit(&self, plan: &mut RowPlan, row: &[Digits]) -> Option<(Digits, RowPlan)> {
        let column = row.len();
        let digits = each_bit(plan.untried & plan.lacking & self.possible(column));
        for digit in digits {
            // Digits are tried in ascending order, so those below this one are never tried again.
            plan.untried &= !digit & !(digit - 1);
            if let Some(next) = self.planned(plan, row, digit) {
                return Some((digit, next));
            }
        }
        None
    }

    /// The plan with `digit` in the column behind `row`. Returns `None` if there is none.
    fn planned(&self, plan: &RowPlan, row: &[Digits], digit: Digits) -> Option<RowPlan> {
        let column = row.len();
        let stack = column / self.box_columns;
        let mut next = plan.clone();
        next.lacking &= !digit;
        next.untried = self.all;
        // The cheap check comes first: one matching of the row, before the plans of all boxes behind it.
        if !next.row.settle(column, digit) {
            return None;
        }
        let placed = row[stack * self.box_columns..].iter().fold(digit, |all, one| all | one);
        // Boxes that are passed have their digits of this row. Those ahead must do without the digit in it.
        for (later, plan) in next.boxes.iter_mut().enumerate().skip(stack) {
            let room = BoxRoom {
                columns: self.columns_of(later),
                lacking: self.all & !self.boxes[later],
                now: next.lacking,
                placed: if later == stack { placed } else { digit },
            };
            let fits = if later == stack {
                room.put(plan, digit, Slot::now(column % self.box_columns))
            } else {
                room.put_off(plan, digit)
            };
            if !fits {
                return None;
            }
        }
        Some(next)
    }

    /// Adds a full row.
    fn fill(&mut self, row: &[Digits]) {
        for (column, &digit) in row.iter().enumerate() {
            self.columns[column] |= digit;
            self.boxes[column / self.box_columns] |= digit;
        }
        self.digits.extend_from_slice(row);
    }
}

/// A way to fill the rest of a row, and for each box of the band a way to fill the rest of its columns. The two need not
/// agree about the columns that are open in this row, so a plan does not prove that the row can be filled.
#[derive(Clone)]
struct RowPlan {
    /// By column: its digit.
    row: Matching<Digits>,
    /// By stack.
    boxes: Vec<BoxPlan>,
    /// The digits that are not in the row yet.
    lacking: Digits,
    /// The digits not yet tried in the next column.
    untried: Digits,
}

/// A column of a box, and whether a digit goes there in the current row or in a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slot(usize);

impl Slot {
    fn now(column: usize) -> Self {
        Self(2 * column)
    }

    fn later(column: usize) -> Self {
        Self(2 * column + 1)
    }

    fn column(self) -> usize {
        self.0 / 2
    }

    fn is_now(self) -> bool {
        self.0.is_multiple_of(2)
    }
}

/// The slot of each digit that a box lacks. A column has one slot for the current row, and one for each later row.
#[derive(Clone)]
struct BoxPlan {
    /// By digit. Slots of digits that the box has do not matter.
    slots: Vec<Slot>,
}

impl BoxPlan {
    /// Turns slots of later rows into slots of the row that begins: one in each column.
    fn begin_row(&mut self, lacking: Digits, box_columns: usize) {
        let mut is_taken = vec![false; box_columns];
        for digit in each_bit(lacking) {
            let slot = &mut self.slots[index_of(digit)];
            if !std::mem::replace(&mut is_taken[slot.column()], true) {
                *slot = Slot::now(slot.column());
            }
        }
    }
}

/// What a box allows while a row is filled.
struct BoxRoom<'a> {
    /// By column of the box: the digits of the column.
    columns: &'a [Digits],
    /// The digits that the box lacked before the row.
    lacking: Digits,
    /// The digits that can still come into the row.
    now: Digits,
    /// Digits of the plan that must stay where they are.
    placed: Digits,
}

impl BoxRoom<'_> {
    /// Moves `digit` to `slot`. Changes nothing and returns `false` if the other digits cannot make way.
    fn put(&self, plan: &mut BoxPlan, digit: Digits, slot: Slot) -> bool {
        let left = std::mem::replace(&mut plan.slots[index_of(digit)], slot);
        let makes_way = self.shift(plan, slot, left);
        if !makes_way {
            plan.slots[index_of(digit)] = left;
        }
        makes_way
    }

    /// Moves `digit` to a later row if it is planned for this one. Returns `false` if the other digits cannot make way.
    fn put_off(&self, plan: &mut BoxPlan, digit: Digits) -> bool {
        let slot = plan.slots[index_of(digit)];
        if self.lacking & digit == 0 || !slot.is_now() {
            return true;
        }
        let allowed = (0..self.columns.len()).filter(|&column| self.columns[column] & digit == 0);
        for column in allowed {
            if self.put(plan, digit, Slot::later(column)) {
                return true;
            }
        }
        false
    }

    /// Moves digits from slot to slot, so that `crowded`, which has a digit too many, loses one and `short` gains one.
    /// Changes nothing and returns `false` if that is impossible.
    fn shift(&self, plan: &mut BoxPlan, crowded: Slot, short: Slot) -> bool {
        if crowded == short {
            return true;
        }
        let mut holding = vec![0; 2 * self.columns.len()];
        for digit in each_bit(self.lacking & !self.placed) {
            holding[plan.slots[index_of(digit)].0] |= digit;
        }
        // By slot: the digit that comes to it, and the slot from which this digit comes.
        let mut coming: Vec<Option<(Digits, Slot)>> = vec![None; holding.len()];
        // Breadth first, so that the shortest chain of moves is found and few digits change their slot.
        let mut reached = vec![crowded];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            for to in (0..holding.len()).map(Slot) {
                let fitting = if to.is_now() { self.now } else { self.lacking };
                let movable = holding[from.0] & fitting & !self.columns[to.column()];
                if to == crowded || coming[to.0].is_some() || movable == 0 {
                    continue;
                }
                coming[to.0] = Some((movable & movable.wrapping_neg(), from));
                if to == short {
                    Self::carry_out(plan, &coming, short);
                    return true;
                }
                reached.push(to);
            }
        }
        false
    }

    /// Makes the moves that end in the slot `last`.
    fn carry_out(plan: &mut BoxPlan, coming: &[Option<(Digits, Slot)>], last: Slot) {
        let mut to = last;
        while let Some((digit, from)) = coming[to.0] {
            plan.slots[index_of(digit)] = to;
            to = from;
        }
    }
}

/// The number of a mask of one digit, from 0.
fn index_of(digit: Digits) -> usize {
    digit.trailing_zeros() as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Effort;
    use crate::{Answers, Control, Grid, Layout, Puzzle};

    fn found(boxes: (usize, usize)) -> (Option<Vec<usize>>, Effort) {
        let control = Control::default();
        let mut meter = Meter::new(&control, Effort::default(), 0);
        let digits = first_answer(boxes, &mut meter).unwrap();
        (digits.map(|digits| digits.into_iter().map(index_of).collect()), meter.effort)
    }

    /// The first answer by the search in order, which boards of up to 16 digits use.
    fn searched((rows, columns): (usize, usize)) -> Vec<usize> {
        let layout = Layout::boxed(rows, columns).unwrap();
        let mut answers = Answers::new(&Puzzle::new(Grid::empty(layout)).unwrap());
        answers.next(&Control::default()).unwrap();
        answers.grid().unwrap().filled().map(|(_, digit)| digit.index()).collect()
    }

    #[test]
    fn the_search_in_order_finds_the_same_answer() {
        let squares = [(2, 2), (3, 3), (4, 4)];
        let low = [(2, 3), (2, 4), (2, 5), (2, 6), (2, 7), (2, 8), (3, 4), (3, 5)];
        let high = low.map(|(rows, columns)| (columns, rows));
        for boxes in squares.into_iter().chain(low).chain(high) {
            assert_eq!(found(boxes).0, Some(searched(boxes)), "{boxes:?}");
        }
    }

    #[test]
    fn boards_as_high_as_wide_need_no_backtrack() {
        for side in 2..=10 {
            let (digits, effort) = found((side, side));
            assert!(digits.is_some() && effort.backtracks == 0, "{side}: {effort:?}");
        }
    }

    /// Backtracks within a row show that a plan may mislead.
    #[test]
    fn a_misleading_plan_is_given_up_within_its_row() {
        let (digits, effort) = found((5, 9));
        assert!(digits.is_some() && effort.backtracks > 0, "{effort:?}");
        assert_eq!(found((9, 7)).0, None);
    }

    #[test]
    fn a_search_that_is_cancelled_stops_at_its_next_report() {
        let stopped = Control::default();
        stopped.cancel.cancel();
        let mut meter = Meter::new(&stopped, Effort::default(), 0);
        assert_eq!(first_answer((10, 10), &mut meter), Err(Cancelled));
        assert!(meter.effort.nodes <= Meter::NODES_A_REPORT);
    }
}
