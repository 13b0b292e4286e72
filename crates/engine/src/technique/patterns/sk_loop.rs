//! SK loop: four solved cells at the corners of a rectangle in four boxes, and the other cells of their rows
//! and columns in those boxes.
//!
//! These at most sixteen cells form eight pairs in eight houses (two rows, two columns and four boxes), and
//! each house links two pairs. For each digit, choose the fewest of these houses that hold all its places in
//! the loop. If the number of choices equals the number of open cells, each chosen house holds its digit
//! exactly once in the loop, and loses it elsewhere. A place in two chosen houses would count twice, so it is
//! eliminated too. `bases` holds the rows and columns, `covers` the boxes, and `sets` the eight pairs in their
//! order around the loop.
//!
//! Found by Steve Kurzhals in Easter Monster; the counting is that of rank 0 patterns.

use crate::Digit;
use crate::technique::eliminations::EliminatedCells;

use crate::technique::geometry::BoardTables;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Cells, CellsAndDigits, Evidence, Geometry, Role, Step, Technique, parts,
};

/// The number of houses of a loop, which is also the number of its pairs of cells.
const LINKS: usize = 8;

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    if !search.board.tables().has_classic_houses() {
        return Flow::Continue(());
    }
    for rows in lines() {
        for columns in lines() {
            let sk_loop = Loop::new(search.board, rows, columns);
            // 27 × 27 rectangles. The first test, for solved corners, is the cheaper one.
            if sk_loop.is_whole() && sk_loop.is_tight() {
                sk_loop.add(search)?;
            }
        }
    }
    Flow::Continue(())
}

/// Two parallel lines, from 0 to 8, in different bands or stacks.
fn lines() -> impl Iterator<Item = [usize; 2]> {
    (0..9).flat_map(|one| (one / 3 * 3 + 3..9).map(move |other| [one, other]))
}

/// A loop. Its houses are in the order in which they link the pairs: pair `n` is in the houses `n` and `n + 1`.
struct Loop<'a, G: Geometry> {
    board: &'a Board<G>,
    houses: [usize; LINKS],
    pairs: [G::Set; LINKS],
    corners: G::Set,
}

impl<'a, G: Geometry> Loop<'a, G> {
    fn new(board: &'a Board<G>, [top, bottom]: [usize; 2], [left, right]: [usize; 2]) -> Self {
        let block = |row: usize, column: usize| 18 + row / 3 * 3 + column / 3;
        let houses = [
            top,
            block(top, right),
            9 + right,
            block(bottom, right),
            bottom,
            block(bottom, left),
            9 + left,
            block(top, left),
        ];
        let corners = board
            .house(top)
            .or(board.house(bottom))
            .and(board.house(9 + left).or(board.house(9 + right)));
        let pairs = std::array::from_fn(|number| {
            let both = board.house(houses[number]).and(board.house(houses[(number + 1) % LINKS]));
            both.without(corners).and(board.open())
        });
        Self { board, houses, pairs, corners }
    }

    /// Whether the corners are solved and each pair has an open cell.
    fn is_whole(&self) -> bool {
        !self.corners.meets(self.board.open()) && self.pairs.iter().all(|pair| !pair.is_empty())
    }

    fn cells(&self) -> G::Set {
        self.pairs.iter().fold(<G::Set>::EMPTY, |cells, &pair| cells.or(pair))
    }

    /// Whether the digits need exactly as many houses as there are open cells.
    fn is_tight(&self) -> bool {
        // The board has the houses of the classic one, and so its digits.
        let needed = Digit::CLASSIC.map(|digit| fewest(self.pairs_with(digit)));
        needed.iter().sum::<usize>() == self.cells().len()
    }

    /// The pairs that have `digit`, as bits.
    fn pairs_with(&self, digit: Digit) -> usize {
        let has = |&pair: &usize| self.pairs[pair].meets(self.board.places(digit));
        (0..LINKS).filter(has).map(|pair| 1 << pair).sum()
    }

    fn eliminated(&self) -> EliminatedCells<G> {
        let mut eliminated = EliminatedCells::default();
        for digit in self.board.all_digits() {
            let pairs = self.pairs_with(digit);
            let size = fewest(pairs);
            let fit =
                |choice: &usize| choice.count_ones() as usize == size && holds(*choice, pairs);
            // Every smallest choice of houses is a proof of its own, so the eliminations of all are joined.
            for choice in (0_usize..1 << LINKS).filter(fit) {
                eliminated.insert(digit, self.lost(digit, choice));
            }
        }
        eliminated
    }

    /// The cells that lose `digit` if the houses of `choice` (as bits) hold it in the loop: cells of these
    /// houses outside the loop, and cells in two of these houses.
    fn lost(&self, digit: Digit, choice: usize) -> G::Set {
        let chosen = |number: usize| choice >> (number % LINKS) & 1 == 1;
        let mut lost = <G::Set>::EMPTY;
        for number in 0..LINKS {
            if chosen(number) {
                let own = self.pairs[number].or(self.pairs[(number + LINKS - 1) % LINKS]);
                lost = lost.or(self.board.house(self.houses[number]).without(own));
            }
            if chosen(number) && chosen(number + 1) {
                lost = lost.or(self.pairs[number]);
            }
        }
        lost.and(self.board.places(digit))
    }

    fn add(&self, search: &mut StepSearch<'_, G>) -> Flow {
        let eliminated = self.eliminated();
        if eliminated.is_empty() {
            return Flow::Continue(());
        }
        let sets = self.pairs.map(|cells| {
            let digits = self.board.candidates_of(cells);
            CellsAndDigits { cells, digits }
        });
        let marks = |number: usize| parts::marks_in(self.board, sets[number], Role::InSet(number));
        let name = |number: &usize| search.board.house_name(self.houses[*number]);
        let evidence = Evidence {
            digits: eliminated.digits().iter().collect(),
            // By their places in the list: both rows, then both columns; below, the boxes line by line.
            bases: [0, 4, 6, 2].iter().map(name).collect(),
            covers: [7, 1, 5, 3].iter().map(name).collect(),
            marks: (0..LINKS).flat_map(marks).collect(),
            sets: sets.to_vec(),
            ..Evidence::default()
        };
        let eliminations = eliminated.candidates();
        let technique = Technique::SkLoop;
        search.add(Step { technique, placements: Vec::new(), eliminations, evidence })
    }
}

/// The fewest houses that hold all of `pairs`. A house holds two neighbouring pairs, so each run of pairs, or
/// the whole loop, needs every other house.
fn fewest(pairs: usize) -> usize {
    if pairs == (1 << LINKS) - 1 {
        return LINKS / 2;
    }
    // Start after a gap, so that no run of pairs is cut in two.
    let gap = (0..LINKS).find(|&pair| pairs >> pair & 1 == 0).unwrap_or(0);
    let (mut needed, mut length) = (0, 0);
    for step in 1..=LINKS {
        if pairs >> ((gap + step) % LINKS) & 1 == 1 {
            length += 1;
        } else {
            needed += usize::div_ceil(length, 2);
            length = 0;
        }
    }
    needed
}

/// Whether the houses of `choice` hold all of `pairs`.
fn holds(choice: usize, pairs: usize) -> bool {
    (0..LINKS)
        .filter(|pair| pairs >> pair & 1 == 1)
        .all(|pair| choice >> pair & 1 == 1 || choice >> ((pair + 1) % LINKS) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewest_houses_are_those_of_the_smallest_choice_that_holds_the_pairs() {
        for pairs in 0..1 << LINKS {
            let smallest = (0_usize..1 << LINKS)
                .filter(|&choice| holds(choice, pairs))
                .map(|choice| choice.count_ones() as usize)
                .min();
            assert_eq!(smallest, Some(fewest(pairs)), "{pairs:b}");
        }
    }
}
