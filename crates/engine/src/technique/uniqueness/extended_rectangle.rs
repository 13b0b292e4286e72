//! Extended rectangle: three digits in six cells, where two rows of a band cross a column of each stack, or the
//! same with rows and columns exchanged. The two rows could be exchanged. Further candidates prevent the deadly
//! pattern, as in unique rectangles of types 1 and 2.

use super::deadly::DeadlyPattern;
use super::{type_1, type_2};
use crate::DigitSet;
use crate::technique::geometry::BoardTables;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Board, Cells, Geometry, Technique};

const DIGITS: usize = 3;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.tables().allows_exchanges() {
        return Flow::Continue(());
    }
    let board = search.board;
    for (lines, crossing) in [(board.rows(), board.columns()), (board.columns(), board.rows())] {
        for first in lines.clone() {
            let later =
                (first + 1..lines.end).filter(|&second| may_be_exchanged(board, first, second));
            for second in later {
                let both = board.house(first).or(board.house(second));
                // The two cells of each line across.
                let pairs = crossing.clone().map(|line| both.and(board.house(line)));
                let pairs: Vec<G::Set> = pairs.map(|pair| usable(board, pair)).collect();
                if G::IS_CLASSIC {
                    find_in_stacks(search, &pairs)?;
                } else {
                    find_in(search, &pairs)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Whether two lines are in one band. On other boards than the classic one the areas of each pair of cells tell.
fn may_be_exchanged<G: Geometry>(_: &Board<G>, first: usize, second: usize) -> bool {
    !G::IS_CLASSIC || first / 3 == second / 3
}

/// The pair if it is open and each area has both cells or neither, so that they can be exchanged. Else the empty set.
fn usable<G: Geometry>(board: &Board<G>, pair: G::Set) -> G::Set {
    let is_right = pair.is_within(board.open())
        && (G::IS_CLASSIC
            || pair.len() == 2
                && pair
                    .iter()
                    .flat_map(|cell| board.houses_of(cell))
                    .filter(|house| board.areas().contains(house))
                    .all(|area| pair.is_within(board.house(area))));
    if is_right { pair } else { <G::Set>::EMPTY }
}

/// Tries all choices of three pairs, one from each stack of the classic board.
fn find_in_stacks<G: Geometry>(search: &mut StepSearch<'_, G>, pairs: &[G::Set]) -> Flow {
    let open = |number: &usize| !pairs[*number].is_empty();
    let [one, two, three] =
        [0..3, 3..6, 6..9].map(|numbers| numbers.filter(open).collect::<Vec<_>>());
    for &first in &one {
        for &second in &two {
            for &third in &three {
                find_at(search, pairs[first].or(pairs[second]).or(pairs[third]))?;
            }
        }
    }
    Flow::Continue(())
}

/// Tries all choices of three pairs. At most one of the pairs has a cell with many candidates.
fn find_in<G: Geometry>(search: &mut StepSearch<'_, G>, pairs: &[G::Set]) -> Flow {
    let board = search.board;
    let open: Vec<G::Set> = pairs.iter().copied().filter(|pair| !pair.is_empty()).collect();
    // At most one of three pairs may have the roof with many candidates, so two small ones are joined first.
    let is_small = |cells: G::Set| board.candidates_of(cells).len() <= DIGITS + 1;
    let small: Vec<G::Set> = open.iter().copied().filter(|&pair| is_small(pair)).collect();
    for (number, &first) in small.iter().enumerate() {
        for &second in small[number + 1..].iter().filter(|&&second| is_small(first.or(second))) {
            for &third in open.iter().filter(|&&third| third != first && third != second) {
                find_at(search, first.or(second).or(third))?;
            }
        }
    }
    Flow::Continue(())
}

/// Tries six cells. With four digits in all, each of the four may be the further candidate. With more, type 1 remains:
/// only one cell has further candidates.
fn find_at<G: Geometry>(search: &mut StepSearch<'_, G>, cells: G::Set) -> Flow {
    let board = search.board;
    let all = board.candidates_of(cells);
    if all.len() == DIGITS + 1 {
        for extra in all.iter() {
            if let Some(deadly) = DeadlyPattern::new(board, all.without(DigitSet::of(extra)), cells)
            {
                type_1::add(search, &deadly, Technique::ExtendedRectangle)?;
                type_2::add(search, &deadly, Technique::ExtendedRectangle)?;
            }
        }
        return Flow::Continue(());
    }
    for roof in cells.iter() {
        let digits = board.candidates_of(cells.without(<G::Set>::of(roof)));
        if digits.len() == DIGITS
            && let Some(deadly) = DeadlyPattern::new(board, digits, cells)
        {
            type_1::add(search, &deadly, Technique::ExtendedRectangle)?;
        }
    }
    Flow::Continue(())
}
