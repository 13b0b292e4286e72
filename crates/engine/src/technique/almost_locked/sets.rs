//! All almost locked sets of a board: cells of one house with one more digit than cells.
//!
//! If the set loses one of its digits, it holds all the others. A cell with two candidates is the smallest
//! almost locked set.

use super::open_cells::HouseOpenCells;
use crate::technique::houses::{BOXES, CELLS, COLUMNS, COUNT};
use crate::technique::{Board, CellSet, CellsAndDigits, houses};
use crate::{Digit, DigitSet};

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(in crate::technique) struct AlmostLockedSet {
    /// The cells, at most eight.
    pub(in crate::technique) cells: CellSet,
    /// The candidates of the cells: one more than there are cells.
    pub(in crate::technique) digits: DigitSet,
    places: [CellSet; 9],
    seen: [CellSet; 9],
}

impl AlmostLockedSet {
    /// The cells of the set that have `digit` as a candidate.
    pub(in crate::technique) fn places(&self, digit: Digit) -> CellSet {
        self.places[digit.index()]
    }

    /// The cells outside the set that have `digit` as a candidate and see all its places in the set. Empty if
    /// the set lacks the digit.
    pub(in crate::technique) fn seen(&self, digit: Digit) -> CellSet {
        self.seen[digit.index()]
    }

    /// The set as a part of evidence.
    pub(in crate::technique) fn evidence(&self) -> CellsAndDigits {
        CellsAndDigits { cells: self.cells, digits: self.digits }
    }

    fn new(board: &Board, cells: CellSet, digits: DigitSet) -> Self {
        let mut set =
            Self { cells, digits, places: [CellSet::EMPTY; 9], seen: [CellSet::EMPTY; 9] };
        for digit in digits.iter() {
            let places = board.places(digit).and(cells);
            set.places[digit.index()] = places;
            set.seen[digit.index()] = board.places(digit).and(houses::seen_by_all(places));
        }
        set
    }
}

/// All almost locked sets of `board`, each once: house by house, and in a house in the order of
/// [`HouseOpenCells::choices`].
pub(in crate::technique) fn of(board: &Board) -> Vec<AlmostLockedSet> {
    let mut found = Vec::with_capacity(256);
    for house in 0..COUNT {
        let almost_locked = |count: usize, digits: DigitSet| digits.len() == count + 1;
        HouseOpenCells::of(board, house).choices(almost_locked, |cells, digits| {
            if is_found_first_in(house, cells) {
                found.push((cells, digits));
            }
        });
    }
    found.into_iter().map(|(cells, digits)| AlmostLockedSet::new(board, cells, digits)).collect()
}

/// Whether no house before `house` holds all of `cells` too.
fn is_found_first_in(house: usize, cells: CellSet) -> bool {
    let Some(first) = cells.first() else { return false };
    let [row, column, _] = houses::of(first);
    let in_row = cells.is_within(CELLS[row]);
    let in_column = cells.is_within(CELLS[column]);
    !(COLUMNS.contains(&house) && in_row || BOXES.contains(&house) && (in_row || in_column))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Grid, Puzzle};

    /// The first row lacks 1, 2, 3 and 4 in its last four cells, two of which see no other digit.
    fn board() -> Board {
        let mut cells = [0; 81];
        cells[..5].copy_from_slice(&[5, 6, 7, 8, 9]);
        cells[17] = 1;
        cells[26] = 2;
        Board::new(&Puzzle::new(Grid::classic(&cells)).expect("nothing stands twice"))
            .expect("the board is classic")
    }

    /// The sets by checking every choice of cells of every house.
    fn by_trying_all(board: &Board) -> HashSet<CellSet> {
        let choices = CELLS.iter().flat_map(|house| {
            let open: Vec<_> = house.and(board.open()).iter().collect();
            (1_usize..1 << open.len()).map(move |choice| -> CellSet {
                let chosen = |&place: &usize| choice >> place & 1 == 1;
                (0..open.len()).filter(chosen).map(|place| open[place]).collect()
            })
        });
        choices.filter(|&cells| board.candidates_of(cells).len() == cells.len() + 1).collect()
    }

    #[test]
    fn every_set_is_found_once_with_its_digits() {
        let board = board();
        let found = of(&board);
        let cells: HashSet<CellSet> = found.iter().map(|set| set.cells).collect();
        assert_eq!(cells.len(), found.len());
        assert_eq!(cells, by_trying_all(&board));
        assert!(found.iter().all(|set| set.digits == board.candidates_of(set.cells)));
    }

    #[test]
    fn what_a_set_sees_has_the_digit_and_sees_all_its_places() {
        let board = board();
        for set in of(&board) {
            for digit in Digit::CLASSIC {
                let places = board.places(digit).and(set.cells);
                assert_eq!(set.places(digit), places);
                let sees = |cell| !places.is_empty() && places.is_within(houses::peers_of(cell));
                assert_eq!(
                    set.seen(digit),
                    board.places(digit).iter().filter(|&c| sees(c)).collect()
                );
            }
        }
    }
}
