//! All almost locked sets of a board: cells of one house with one more digit than cells.
//!
//! If the set loses one of its digits, it holds all the others. A cell with two candidates is the smallest
//! almost locked set.

use super::open_cells::HouseOpenCells;

use crate::technique::{Board, Cells, CellsAndDigits, Geometry};
use crate::{Digit, DigitSet};

/// An almost locked set.
#[derive(Clone, Copy, Debug)]
pub(in crate::technique) struct AlmostLockedSet<G: Geometry> {
    /// The cells, at most eight.
    pub(in crate::technique) cells: G::Set,
    /// The candidates of the cells: one more than there are cells.
    pub(in crate::technique) digits: DigitSet,
    places: G::PerDigit<G::Set>,
    seen: G::PerDigit<G::Set>,
}

impl<G: Geometry> AlmostLockedSet<G> {
    /// The cells of the set that have `digit` as a candidate.
    pub(in crate::technique) fn places(&self, digit: Digit) -> G::Set {
        self.places[digit.index()]
    }

    /// The cells outside the set that have `digit` as a candidate and see all its places in the set. Empty if
    /// the set lacks the digit.
    pub(in crate::technique) fn seen(&self, digit: Digit) -> G::Set {
        self.seen[digit.index()]
    }

    /// The set as a part of evidence.
    pub(in crate::technique) fn evidence(&self) -> CellsAndDigits<G::Set> {
        CellsAndDigits { cells: self.cells, digits: self.digits }
    }

    fn new(board: &Board<G>, cells: G::Set, digits: DigitSet) -> Self {
        let mut set = Self { cells, digits, places: Default::default(), seen: Default::default() };
        for digit in digits.iter() {
            let places = board.places(digit).and(cells);
            set.places[digit.index()] = places;
            // Asked for each pair of sets, so it is worked out once for each set and digit.
            set.seen[digit.index()] = board.places(digit).and(board.seen_by_all(places));
        }
        set
    }
}

/// All almost locked sets of `board`, each once: house by house, and in a house in the order of
/// [`HouseOpenCells::choices`].
pub(in crate::technique) fn of<G: Geometry>(board: &Board<G>) -> Vec<AlmostLockedSet<G>> {
    let mut found = Vec::with_capacity(256);
    for house in board.all_houses() {
        let almost_locked = |count: usize, digits: DigitSet| digits.len() == count + 1;
        HouseOpenCells::of(board, house).choices(almost_locked, |cells, digits| {
            // Two or three cells may lie in a line and in a box at once.
            if is_found_first_in(board, house, cells) {
                found.push((cells, digits));
            }
        });
    }
    leave_out_largest::<G>(&mut found);
    found.into_iter().map(|(cells, digits)| AlmostLockedSet::new(board, cells, digits)).collect()
}

/// The most sets of a board that is not the classic one. Tables of the links between sets grow with the square of it.
const MOST_SETS: usize = 2_000;

/// Leaves out the largest sets if there are too many.
fn leave_out_largest<G: Geometry>(sets: &mut Vec<(G::Set, DigitSet)>) {
    let mut most = sets.iter().map(|(cells, _)| cells.len()).max().unwrap_or(0);
    // The largest go first: they are the hardest to see.
    while !G::IS_CLASSIC && sets.len() > MOST_SETS && most > 0 {
        most -= 1;
        sets.retain(|(cells, _)| cells.len() <= most);
    }
}

/// Whether no house before `house` holds all of `cells` too.
fn is_found_first_in<G: Geometry>(board: &Board<G>, house: usize, cells: G::Set) -> bool {
    let Some(first) = cells.first() else { return false };
    let mut before = board.houses_of(first).take_while(|&before| before < house);
    !before.any(|before| cells.is_within(board.house(before)))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::technique::houses::CELLS;
    use crate::technique::{CellSet, houses};
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
