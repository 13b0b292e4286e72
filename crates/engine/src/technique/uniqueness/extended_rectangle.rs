//! Extended rectangle: three digits in six cells, where two rows of a band cross a column of each stack, or the
//! same with rows and columns exchanged. The two rows could be exchanged. Further candidates prevent the deadly
//! pattern, as in unique rectangles of types 1 and 2.

use super::deadly::DeadlyPattern;
use super::{type_1, type_2};
use crate::DigitSet;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{CellSet, Technique, houses};

const DIGITS: usize = 3;

pub(super) fn find(search: &mut StepSearch<'_>) -> Flow {
    for (lines, crossing) in [(houses::ROWS, houses::COLUMNS), (houses::COLUMNS, houses::ROWS)] {
        for first in lines.clone() {
            for second in (first + 1..lines.end).filter(|line| line / 3 == first / 3) {
                let both = houses::CELLS[first].or(houses::CELLS[second]);
                // The two cells of each line across.
                let pairs =
                    std::array::from_fn(|number| both.and(houses::CELLS[crossing.start + number]));
                find_in(search, &pairs)?;
            }
        }
    }
    Flow::Continue(())
}

/// Tries all choices of three pairs, one from each group of three.
fn find_in(search: &mut StepSearch<'_>, pairs: &[CellSet; 9]) -> Flow {
    let open = |number: &usize| pairs[*number].is_within(search.board.open());
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

/// Tries six cells. With four digits in all, each of the four may be the further candidate. With more, type 1 remains:
/// only one cell has further candidates.
fn find_at(search: &mut StepSearch<'_>, cells: CellSet) -> Flow {
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
        let digits = board.candidates_of(cells.without(CellSet::of(roof)));
        if digits.len() == DIGITS
            && let Some(deadly) = DeadlyPattern::new(board, digits, cells)
        {
            type_1::add(search, &deadly, Technique::ExtendedRectangle)?;
        }
    }
    Flow::Continue(())
}
