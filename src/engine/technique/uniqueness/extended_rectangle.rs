//! Extended rectangle: three digits in six cells, those of two rows of a band in three columns of three stacks, or
//! the same with rows for columns. The two rows could be changed for each other, and further candidates save the
//! pattern from being deadly, as in a unique rectangle of types 1 and 2.

use super::deadly::Deadly;
use super::{type_1, type_2};
use crate::engine::DigitSet;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{CellSet, Technique, houses};

const DIGITS: usize = 3;

pub(super) fn find(hunt: &mut Hunt<'_>) -> Flow {
    for (lines, crossing) in [(houses::ROWS, houses::COLUMNS), (houses::COLUMNS, houses::ROWS)] {
        for first in lines.clone() {
            for second in (first + 1..lines.end).filter(|line| line / 3 == first / 3) {
                let both = houses::CELLS[first].or(houses::CELLS[second]);
                // The two cells of each line across.
                let pairs =
                    std::array::from_fn(|number| both.and(houses::CELLS[crossing.start + number]));
                find_in(hunt, &pairs)?;
            }
        }
    }
    Flow::Continue(())
}

/// Tries three of the pairs, one of each three.
fn find_in(hunt: &mut Hunt<'_>, pairs: &[CellSet; 9]) -> Flow {
    let open = |number: &usize| pairs[*number].is_within(hunt.board.open());
    let [one, two, three] =
        [0..3, 3..6, 6..9].map(|numbers| numbers.filter(open).collect::<Vec<_>>());
    for &first in &one {
        for &second in &two {
            for &third in &three {
                find_at(hunt, pairs[first].or(pairs[second]).or(pairs[third]))?;
            }
        }
    }
    Flow::Continue(())
}

fn find_at(hunt: &mut Hunt<'_>, cells: CellSet) -> Flow {
    let board = hunt.board;
    let all = board.candidates_of(cells);
    if all.len() == DIGITS + 1 {
        for extra in all.iter() {
            if let Some(deadly) = Deadly::new(board, all.without(DigitSet::of(extra)), cells) {
                type_1::add(hunt, &deadly, Technique::ExtendedRectangle)?;
                type_2::add(hunt, &deadly, Technique::ExtendedRectangle)?;
            }
        }
        return Flow::Continue(());
    }
    for roof in cells.iter() {
        let digits = board.candidates_of(cells.without(CellSet::of(roof)));
        if digits.len() == DIGITS
            && let Some(deadly) = Deadly::new(board, digits, cells)
        {
            type_1::add(hunt, &deadly, Technique::ExtendedRectangle)?;
        }
    }
    Flow::Continue(())
}
