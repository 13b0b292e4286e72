//! Finds out which fillings of certain cells of the classic board leave equally many answers.
//!
//! On the classic board, the rows of a band can be exchanged, and so can the bands, the columns of a stack, the stacks,
//! and rows with columns. Each such exchange turns every answer into another answer, and so does a new naming of the
//! digits. If an exchange maps the cells to themselves, it turns a filling of them into another filling with as many
//! answers. For the two diagonals there are 192 such exchanges.

use std::collections::HashSet;

/// The exchanges that map certain cells to themselves.
pub(super) struct FillingClasses {
    /// For each exchange: by place in the list of cells, the place of the cell that takes its digit.
    exchanges: Vec<Vec<usize>>,
}

impl FillingClasses {
    /// The exchanges that map `cells`, numbers of cells of the classic board, to themselves.
    pub(super) fn of(cells: &[usize]) -> Self {
        let mut place_of = [None; 81];
        for (place, &cell) in cells.iter().enumerate() {
            place_of[cell] = Some(place);
        }
        let counts = |line_of: fn(usize) -> usize| {
            let mut counts = [0; 9];
            for &cell in cells {
                counts[line_of(cell)] += 1;
            }
            counts
        };
        let (in_rows, in_columns) = (counts(|cell| cell / 9), counts(|cell| cell % 9));
        let orders = line_orders();
        let fitting = |from: [usize; 9], to: [usize; 9]| -> Vec<[usize; 9]> {
            // A line can only go where a line has as many of the cells. This leaves few of the 1,296 × 1,296 pairs to
            // try.
            let fits = |order: &&[usize; 9]| (0..9).all(|line| from[line] == to[order[line]]);
            orders.iter().filter(fits).copied().collect()
        };
        let mut exchanges = HashSet::new();
        let mut add = |image: &dyn Fn(usize) -> usize| {
            let places = cells.iter().map(|&cell| place_of[image(cell)]);
            // A set, because different orders of lines can move the cells alike. Each would be compared again for
            // every filling.
            exchanges.extend(places.collect::<Option<Vec<usize>>>());
        };
        for rows in fitting(in_rows, in_rows) {
            for columns in fitting(in_columns, in_columns) {
                add(&|cell| rows[cell / 9] * 9 + columns[cell % 9]);
            }
        }
        // The same with rows and columns exchanged: then rows must fit columns.
        for rows in fitting(in_rows, in_columns) {
            for columns in fitting(in_columns, in_rows) {
                add(&|cell| columns[cell % 9] * 9 + rows[cell / 9]);
            }
        }
        Self { exchanges: exchanges.into_iter().collect() }
    }

    /// The number of exchanges.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.exchanges.len()
    }

    /// The least of the fillings that the exchanges and renamed digits make of `filling`, which has a digit for each of
    /// the cells. Fillings with the same result leave equally many answers.
    pub(super) fn least(&self, filling: &[u8]) -> Vec<u8> {
        let exchanged = |exchange: &Vec<usize>| {
            let mut names = [0_u8; 10];
            let mut last = 0;
            exchange
                .iter()
                .map(|&place| {
                    let name = &mut names[usize::from(filling[place])];
                    // Digits are named in the order in which they appear, so fillings that differ in names become the
                    // same.
                    if *name == 0 {
                        last += 1;
                        *name = last;
                    }
                    *name
                })
                .collect::<Vec<u8>>()
        };
        self.exchanges.iter().map(exchanged).min().unwrap_or_else(|| filling.to_vec())
    }
}

/// The orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// All orders of nine lines in which lines are exchanged within their chutes, and chutes with each other: by line, its
/// new place.
fn line_orders() -> Vec<[usize; 9]> {
    let mut found = Vec::new();
    for chutes in ORDERS {
        for first in ORDERS {
            for second in ORDERS {
                for third in ORDERS {
                    let inner = [first, second, third];
                    found.push(std::array::from_fn(|line| {
                        chutes[line / 3] * 3 + inner[line / 3][line % 3]
                    }));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_diagonals_have_192_exchanges_and_all_cells_all_of_them() {
        let diagonals: Vec<usize> =
            (0..81).filter(|cell| cell / 9 == cell % 9 || cell / 9 + cell % 9 == 8).collect();
        let classes = FillingClasses::of(&diagonals);
        assert_eq!(classes.len(), 192);
        let one: Vec<u8> = (0..17).map(|place| place % 9 + 1).collect();
        let renamed: Vec<u8> = one.iter().map(|digit| 10 - digit).collect();
        assert_eq!(classes.least(&one), classes.least(&renamed));
        // Rows and columns can be exchanged in one row too.
        assert_eq!(FillingClasses::of(&[0, 1, 2]).len(), 6);
        assert_eq!(line_orders().len(), 1296);
    }
}
