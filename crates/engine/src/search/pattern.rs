//! Finds an answer of an almost empty board by a formula, where a search in any order may take for ever.
//!
//! On a board of *n* rows and columns of boxes of *n* rows and columns, a row has two coordinates: its band, and its place in
//! the band. So has a column. A digit is a pair of such numbers too. A pattern adds up multiples of the four coordinates,
//! modulo *n*, to get the pair. Rows, columns, boxes, diagonals and disjoint groups hold each digit once if certain
//! determinants have an inverse modulo *n*. On other boards of boxes, each row is the row above it, shifted. Then the digits
//! get other names, so that the givens fit and rules that tell digits apart are kept. A pattern that breaks a rule of the
//! board is passed over. Such an answer has no known number.

use super::bits::Mask;
use crate::rules::Ties;
use crate::{Cell, DigitSet, Layout, Puzzle};

/// The number of digits above which a formula is looked for. On smaller boards a search finds an answer at once.
const MANY_DIGITS: usize = 16;

/// The largest number of givens that a pattern is tried with. With more it hardly ever fits.
const FEW_GIVENS: usize = 6;

/// The multiples in a pattern are below this number. Larger ones were not needed on any board.
const MULTIPLES: usize = 3;

/// A number of answers that `puzzle` is known to have at least. It is 0 if no pattern fits.
pub(super) fn least_count(puzzle: &Puzzle) -> u128 {
    // A pattern keeps the rules of the board. Nothing is known of constraints on several cells.
    if puzzle.rules().ties_cells() {
        return 0;
    }
    let layout = puzzle.layout();
    let candidates: Vec<u128> = layout.cells().map(|it| puzzle.candidates(it).bits()).collect();
    if answer(layout, &candidates).is_none() {
        return 0;
    }
    // Reversed digits keep every difference, so on an empty board the reversed pattern is a second answer.
    let has_twin = puzzle.allows_opposite_digits();
    alike_digits(puzzle).max(if has_twin { 2 } else { 1 })
}

/// The number of ways to exchange digits that the puzzle treats alike. Each turns an answer into another, so this divides
/// the number of answers. Without a house of all digits an answer may lack some, and to exchange those changes nothing.
pub(super) fn alike_digits(puzzle: &Puzzle) -> u128 {
    let layout = puzzle.layout();
    let has_all_digits = layout.houses().iter().any(|house| house.is_complete);
    if !has_all_digits || !puzzle.treats_digits_alike() {
        return 1;
    }
    let mut unused = layout.all_digits();
    for (_, digit) in puzzle.givens().filled() {
        unused = unused.without(DigitSet::of(digit));
    }
    (1..=unused.len() as u128).fold(1, u128::saturating_mul)
}

/// By cell: its digit in some answer, as a mask. `candidates` are those of all cells. Returns `None` if the board is small or
/// has many givens, or if no pattern fits.
pub(crate) fn answer<M: Mask>(layout: &Layout, candidates: &[M]) -> Option<Vec<M>> {
    let side = layout.digit_count();
    let is_square = layout.rows() == side && layout.columns() == side && !layout.has_holes();
    let boxes = layout.boxes().filter(|&(rows, columns)| rows * columns == side)?;
    // The formulas are for one full square of cells.
    if side <= MANY_DIGITS || !is_square || layout.grids().len() != 1 {
        return None;
    }
    // One more than is allowed is enough to know that there are too many.
    let givens: Vec<Given> = Given::all(candidates, FEW_GIVENS + 1).collect();
    if givens.len() > FEW_GIVENS {
        return None;
    }
    let fits = |digits: &Vec<usize>| {
        let mut cells = digits.iter().zip(candidates);
        cells.all(|(&digit, &candidates)| candidates & M::of_bits(1 << digit) != M::NONE)
            && keeps_rules(layout, digits)
    };
    let named = |pattern: Vec<usize>| -> Box<dyn Iterator<Item = Vec<usize>> + '_> {
        // If digits are alike, any names will do. If not, only multiples keep apart what a rule keeps apart.
        if layout.treats_digits_alike() {
            Box::new(renamed(&pattern, &givens).into_iter())
        } else {
            Box::new(multiples(pattern, givens.first().copied()))
        }
    };
    // Shifted rows first: they are one pattern, the linear ones are 3⁸.
    let shifted = named(shifted_rows(boxes)).find(fits);
    let digits = shifted.or_else(|| linear(boxes).flat_map(named).find(fits))?;
    Some(digits.into_iter().map(|digit| M::of_bits(1 << digit)).collect())
}

/// A cell with one candidate.
#[derive(Clone, Copy)]
struct Given {
    cell: usize,
    digit: usize,
}

impl Given {
    /// The first givens in row-major order, up to this number.
    fn all<M: Mask>(candidates: &[M], most: usize) -> impl Iterator<Item = Self> {
        let singles = candidates.iter().enumerate().filter(|(_, digits)| digits.is_single());
        let given = |(cell, digit): (usize, &M)| Self {
            cell,
            digit: digit.bits().trailing_zeros() as usize,
        };
        singles.map(given).take(most)
    }
}

/// Each row is the row above it shifted by the width of a box, and by one more for each further band. This keeps
/// ordinary rules.
fn shifted_rows((rows, columns): (usize, usize)) -> Vec<usize> {
    let side = rows * columns;
    let shift = |row: usize| row % rows * columns + row / rows;
    (0..side * side).map(|cell| (shift(cell / side) + cell % side) % side).collect()
}

/// The patterns of boxes as high as wide that keep ordinary rules.
fn linear((rows, columns): (usize, usize)) -> impl Iterator<Item = Vec<usize>> {
    let all = if rows == columns { MULTIPLES.pow(8) } else { 0 };
    (0..all).map(LinearPattern::numbered).filter_map(move |it| it.digits(columns))
}

/// The multiples of band and place of a row, then of stack and place of a column, for each number of a pair.
#[derive(Clone, Copy)]
struct LinearPattern([[usize; 4]; 2]);

impl LinearPattern {
    /// The pattern with these multiples as the digits of a number.
    fn numbered(mut number: usize) -> Self {
        let mut multiples = [[0; 4]; 2];
        for multiple in multiples.as_flattened_mut() {
            *multiple = number % MULTIPLES;
            number /= MULTIPLES;
        }
        Self(multiples)
    }

    /// The digits by cell. Returns `None` if a row, a column or a box would lack a digit.
    fn digits(self, side_of_box: usize) -> Option<Vec<usize>> {
        // In a row the coordinates of the column take all values, in a column those of the row, and in a box both places.
        let houses = [(2, 3), (0, 1), (1, 3)];
        if !houses.into_iter().all(|pair| self.is_invertible(pair, side_of_box)) {
            return None;
        }
        let side = side_of_box * side_of_box;
        let digit = |cell: usize| {
            let (row, column) = (cell / side, cell % side);
            let coordinates =
                [row / side_of_box, row % side_of_box, column / side_of_box, column % side_of_box];
            let number = |multiples: [usize; 4]| {
                let parts = multiples.into_iter().zip(coordinates).map(|(one, other)| one * other);
                parts.sum::<usize>() % side_of_box
            };
            number(self.0[0]) * side_of_box + number(self.0[1])
        };
        Some((0..side * side).map(digit).collect())
    }

    /// Whether the pairs of numbers are all different if these two coordinates take all values and the others stay.
    fn is_invertible(self, (one, other): (usize, usize), modulus: usize) -> bool {
        let [first, second] = self.0;
        let determinant = (first[one] * second[other]).abs_diff(first[other] * second[one]);
        greatest_common_divisor(determinant, modulus) == 1
    }
}

/// The pattern with names for its digits that fit the givens. Returns `None` if there are none.
fn renamed(pattern: &[usize], givens: &[Given]) -> Option<Vec<usize>> {
    let side = pattern.len().isqrt();
    let mut names = vec![None; side];
    for &Given { cell, digit } in givens {
        let name = &mut names[pattern[cell]];
        if name.is_some_and(|name| name != digit) {
            return None;
        }
        *name = Some(digit);
    }
    let given = names.clone();
    let mut free = (0..side).filter(|digit| !given.contains(&Some(*digit)));
    // If two digits of the pattern had one name, a digit would be left over, and another would have no name.
    let names: Vec<usize> =
        names.into_iter().map(|it| it.or_else(|| free.next())).collect::<Option<_>>()?;
    free.next().is_none().then(|| pattern.iter().map(|&digit| names[digit]).collect())
}

/// The pattern with its digits multiplied by each number that has an inverse, and then shifted to fit the first given.
/// This keeps apart digits that differ by certain numbers.
fn multiples(pattern: Vec<usize>, given: Option<Given>) -> impl Iterator<Item = Vec<usize>> {
    let side = pattern.len().isqrt();
    let factors = (1..side).filter(move |&factor| greatest_common_divisor(factor, side) == 1);
    factors.map(move |factor| {
        let shift =
            given.map_or(0, |Given { cell, digit }| digit + side - pattern[cell] * factor % side);
        pattern.iter().map(|digit| (digit * factor + shift) % side).collect()
    })
}

fn greatest_common_divisor(mut one: usize, mut other: usize) -> usize {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// Whether these digits of the cells keep all rules of the board.
fn keeps_rules(layout: &Layout, digits: &[usize]) -> bool {
    let keeps = |ties: &Ties| {
        (0..digits.len()).all(|cell| {
            let excluded = ties.exclusion().by_bit(1_u128 << digits[cell]);
            ties.of(cell).iter().all(|other| excluded >> digits[other.index()] & 1 == 0)
        })
    };
    layout.ties().iter().all(keeps)
        && layout.houses().iter().all(|house| are_different(&house.cells, digits))
}

fn are_different(cells: &[Cell], digits: &[usize]) -> bool {
    let mut seen = 0_u128;
    cells.iter().all(|cell| {
        let digit = 1_u128 << digits[cell.index()];
        let is_new = seen & digit == 0;
        seen |= digit;
        is_new
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Digit, ExtraHouses, Grid, LayoutBuilder, Rule};

    fn board(side: usize) -> LayoutBuilder {
        LayoutBuilder::boxed(side.isqrt(), side.isqrt())
    }

    /// The board has a pattern with these givens, as cells and numbers of digits.
    fn check_with(builder: &LayoutBuilder, givens: &[(usize, usize)]) {
        let mut grid = Grid::empty(builder.build().unwrap());
        for &(cell, digit) in givens {
            grid.set(Cell::new(cell).unwrap(), Digit::from_index(digit));
        }
        let puzzle = Puzzle::new(grid.clone()).unwrap();
        let layout = puzzle.layout();
        let candidates: Vec<u128> = layout.cells().map(|it| puzzle.candidates(it).bits()).collect();
        let digits = answer(layout, &candidates).unwrap();
        for (cell, digit) in layout.cells().zip(digits) {
            let digit = DigitSet::from_bits(digit).first();
            assert!(grid.get(cell).is_none_or(|given| Some(given) == digit));
            grid.set(cell, digit);
        }
        assert!(grid.is_full() && Puzzle::new(grid).is_ok());
        assert!(least_count(&puzzle) > 0);
    }

    fn check(builder: &LayoutBuilder) {
        check_with(builder, &[]);
    }

    #[test]
    fn each_rule_has_a_pattern_on_each_large_board() {
        for side in [25, 36, 49, 64] {
            check(&board(side));
            check(&LayoutBuilder { extras: ExtraHouses::DIAGONALS.into(), ..board(side) });
            check(&LayoutBuilder { extras: [ExtraHouses::DisjointGroups].into(), ..board(side) });
            for rule in Rule::ALL {
                check(&board(side).with_rules([rule]));
                check(&board(side).with_rules([rule]).with_joined_edges());
            }
            check(&LayoutBuilder { rules: Rule::ALL.into(), ..board(side) });
        }
    }

    #[test]
    fn a_pattern_fits_few_givens() {
        check_with(&board(36), &[(0, 5), (1, 4), (40, 17)]);
        for rule in Rule::ALL {
            let board = LayoutBuilder { rules: [rule].into(), ..board(36) };
            check_with(&board, &[(7, 5)]);
            check_with(&board, &[(7, 35)]);
        }
    }

    #[test]
    fn boards_with_boxes_of_other_shapes_have_patterns() {
        for (rows, columns) in [(3, 6), (6, 3), (4, 5), (5, 4), (4, 6), (6, 4), (2, 50), (50, 2)] {
            check(&LayoutBuilder::boxed(rows, columns));
        }
    }

    #[test]
    fn boards_without_a_pattern_have_none() {
        let windows = LayoutBuilder { extras: [ExtraHouses::Windows].into(), ..board(36) };
        assert_eq!(answer(&windows.build().unwrap(), &[(1_u64 << 36) - 1; 1296]), None);
        assert_eq!(answer(&board(16).build().unwrap(), &[0xFFFF_u64; 256]), None);
    }
}
