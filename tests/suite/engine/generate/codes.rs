//! Codes: their puzzles, and the errors of texts that are no codes.

use nonet::engine::generate::{Attempt, Code, CodeError, Symmetries};
use nonet::engine::{Control, Grid, Layout, Puzzle};
use proptest::prelude::*;

use super::super::boards::classic;

/// Codes and the puzzles that they mean for good. A change here breaks every code that anybody has kept.
const KEPT: [(&str, &str); 6] = [
    (
        "100B-S0TP-23MB",
        "...46.95...4.752........83....3..1....865......5.8....4.3.....19.....5..16.......",
    ),
    (
        "100Z-BBE4-HKH0",
        ".7..........5...1.3....62.71.68.4.....4..35..9.5.6...4.......8....98.63.......4.9",
    ),
    (
        "120Q-2TC5-5VY0",
        "4.17....9.......3....165....2.95.6....4...5....6.72.8....534....4.......2....13.6",
    ),
    (
        "1J0Q-2TC5-5VYA",
        ".139.786.7.6.1.9.484.....736..4.1..5.9.....8.4..8.2..197.....463.1.8.7.9.647.931.",
    ),
    (
        "1AK7-N0VY-JAWJ",
        "7.1.5.8.4.98...52.5.2.8.6.1.4.1.6.8...........7.5.9.4.2.7.6.3.9.54...21.9.3.1.4.7",
    ),
    (
        "00C4-6909-9855-414R-8CEV-2R46-RR24-7VDG-VD3",
        "..93....2....41..3..3......4..1.3..8.3.....2.2..6.8..7......8..8..56....1....25..",
    ),
];

fn parsed(text: &str) -> Result<Code, CodeError> {
    text.parse()
}

#[test]
fn a_code_means_the_same_puzzle_in_every_release() {
    for (code, puzzle) in KEPT {
        let found = parsed(code).unwrap().puzzle(&Control::default()).unwrap();
        assert_eq!(found, classic(puzzle), "{code}");
    }
}

#[test]
fn what_is_wrong_with_a_code_is_told() {
    let check = |typed: &str, error| assert_eq!(parsed(typed), Err(error), "{typed}");
    check("", CodeError::Length(0));
    check("100B-S0TP-23M", CodeError::Length(11));
    check("100B-S0TP-23MB-1", CodeError::Length(13));
    check("100B-S0TP-23MU", CodeError::Sign('U'));
    check("100B-S0TP-23Mß", CodeError::Sign('ß'));
    check("100B-S0TP-23MC", CodeError::Check);
    check("100B-S0TP-32MB", CodeError::Check);
    check(&checked("200B-S0TP-23M"), CodeError::Later);
    check(&checked("1Z0B-S0TP-23M"), CodeError::Meaningless);
    // Two ones in the first row.
    check(&checked("0R000000000000000000"), CodeError::Meaningless);
    // No cell of 81 has these bits, and no six digits are so large.
    check(&checked("0Z0000000000000000000000000000000"), CodeError::Meaningless);
    check(&checked("00000000000000001Z"), CodeError::Meaningless);
}

/// `code` with the one sign behind it that fits.
fn checked(code: &str) -> String {
    let signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars();
    let mut tried = signs.map(|sign| format!("{code}{sign}"));
    tried.find(|code| parsed(code) != Err(CodeError::Check)).unwrap()
}

#[test]
fn letters_that_look_like_digits_are_read_as_those() {
    assert_eq!(parsed("ioob-sotp-23mb"), parsed("100B-S0TP-23MB"));
    assert_eq!(parsed(" LOOB S0TP\u{2011}23MB "), parsed("100B-S0TP-23MB"));
}

#[test]
fn other_boards_have_no_code() {
    let small = Puzzle::new(Grid::empty(Layout::boxed(2, 2).unwrap())).unwrap();
    assert_eq!(Code::of_puzzle(&small), None);
}

proptest! {
    #[test]
    fn a_long_code_comes_back(number in 0..1_000_u64, kept in proptest::collection::vec(any::<bool>(), 81)) {
        let control = Control::default();
        let attempt = Attempt { symmetries: Symmetries::None, least_givens: 80, number };
        let full = Code::of_attempt(attempt).puzzle(&control).unwrap();
        let mut givens = full.givens().clone();
        for (cell, _) in full.givens().filled().filter(|(cell, _)| !kept[cell.index()]) {
            givens.set(cell, None);
        }
        let puzzle = Puzzle::new(givens).unwrap();
        let text = Code::of_puzzle(&puzzle).unwrap().to_string();
        prop_assert_eq!(parsed(&text).unwrap().puzzle(&control), Ok(puzzle));
    }

    #[test]
    fn a_short_code_comes_back(at in 0..10_usize, least_givens in 17..=80_u8, number in 0..Attempt::COUNT) {
        let attempt = Attempt { symmetries: Symmetries::ALL[at], least_givens, number };
        let code = Code::of_attempt(attempt);
        let text = code.to_string();
        prop_assert_eq!(text.len(), 14);
        prop_assert_eq!(parsed(&text), Ok(code.clone()));
        prop_assert_eq!(parsed(&text.to_lowercase().replace('-', " ")), Ok(code));
        prop_assert!(Code::is_meant(&text));
    }

    #[test]
    fn no_text_makes_a_panic(text in "[0-9A-Za-z -]{0,90}") {
        let _ = parsed(&text).map(|code| code.to_string());
    }
}
