//! Subsets.

use nonet::engine::technique::{Board, Candidate, Solver, Step, Technique, TechniqueSet};
use nonet::engine::{Cell, Control, Digit, DigitSet, Grid};

/// An empty board where some cells, as row and column from 1, have no other candidates than given.
fn board(cells: &[(usize, &[u8])]) -> Board {
    let empty = Grid::classic(&[0; 81]);
    let mut board = Board::of_position(&empty, &empty).unwrap();
    for &(place, digits) in cells {
        board.keep(cell(place), digits.iter().map(|&digit| Digit::new(digit).unwrap()).collect());
    }
    board
}

fn cell(place: usize) -> Cell {
    Cell::new(place / 10 * 9 + place % 10 - 10).unwrap()
}

fn all(technique: Technique, board: &Board) -> Vec<Step> {
    let known = TechniqueSet::from_iter([technique]);
    Solver { known, ..Solver::hodoku() }.all_steps(board, &Control::default()).unwrap()
}

/// Checks that a technique finds one step, and that it takes `digits` from cells that end in `places`.
#[track_caller]
fn check(technique: Technique, board: &Board, digits: &[u8], places: &[usize]) {
    let steps = all(technique, board);
    assert_eq!(steps.len(), 1, "{technique}: {steps:#?}");
    let mut expected = Vec::new();
    for &digit in digits {
        let digit = Digit::new(digit).unwrap();
        expected.extend(places.iter().map(|&place| Candidate { cell: cell(place), digit }));
    }
    expected.retain(|&candidate| board.has(candidate));
    assert_eq!(steps[0].eliminations, expected);
    let set = steps[0].evidence.sets[0];
    assert_eq!(set.digits, steps[0].evidence.digits.iter().copied().collect::<DigitSet>());
}

#[test]
fn a_naked_pair_in_one_house_is_not_locked() {
    let board = board(&[(11, &[3, 4]), (18, &[3, 4])]);
    check(Technique::NakedPair, &board, &[3, 4], &[12, 13, 14, 15, 16, 17, 19]);
    assert_eq!(all(Technique::LockedPair, &board), []);
}

#[test]
fn a_pair_in_a_box_and_a_line_is_locked() {
    let board = board(&[(11, &[3, 4]), (13, &[3, 4])]);
    let row_and_box = [12, 14, 15, 16, 17, 18, 19, 21, 22, 23, 31, 32, 33];
    check(Technique::LockedPair, &board, &[3, 4], &row_and_box);
    assert_eq!(all(Technique::NakedPair, &board), []);
}

#[test]
fn a_pair_in_a_box_and_a_line_is_naked_where_only_one_of_them_loses_anything() {
    let without: &[u8] = &[1, 2, 5, 6, 7, 8, 9];
    let cells = [12, 21, 22, 23, 31, 32, 33].map(|place| (place, without));
    let board = board(&[&[(11, &[3, 4][..]), (13, &[3, 4])], &cells[..]].concat());
    check(Technique::NakedPair, &board, &[3, 4], &[14, 15, 16, 17, 18, 19]);
    assert_eq!(all(Technique::LockedPair, &board), []);
}

#[test]
fn a_locked_triple_need_not_have_all_digits_in_each_cell() {
    let board = board(&[(41, &[1, 2]), (51, &[2, 9]), (61, &[1, 9])]);
    let column_and_box = [11, 21, 31, 42, 43, 52, 53, 62, 63, 71, 81, 91];
    check(Technique::LockedTriple, &board, &[1, 2, 9], &column_and_box);
}

#[test]
fn naked_triples_and_quads() {
    let three = board(&[(15, &[1, 2]), (25, &[2, 3]), (75, &[1, 2, 3])]);
    check(Technique::NakedTriple, &three, &[1, 2, 3], &[35, 45, 55, 65, 85, 95]);
    let four = board(&[(77, &[1, 2]), (78, &[2, 3]), (87, &[3, 4]), (99, &[1, 4])]);
    check(Technique::NakedQuad, &four, &[1, 2, 3, 4], &[79, 88, 89, 97, 98]);
}

/// An empty board whose first row has the digits up to `size` in the cells up to there alone.
fn hidden(size: u8) -> Board {
    let others: Vec<u8> = (size + 1..=9).collect();
    let cells: Vec<(usize, &[u8])> =
        (11 + usize::from(size)..=19).map(|place| (place, others.as_slice())).collect();
    board(&cells)
}

#[test]
fn hidden_pairs_triples_and_quads() {
    check(Technique::HiddenPair, &hidden(2), &[3, 4, 5, 6, 7, 8, 9], &[11, 12]);
    check(Technique::HiddenTriple, &hidden(3), &[4, 5, 6, 7, 8, 9], &[11, 12, 13]);
    check(Technique::HiddenQuad, &hidden(4), &[5, 6, 7, 8, 9], &[11, 12, 13, 14]);
}
