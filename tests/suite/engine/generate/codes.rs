//! Codes: what they stand for, and what is wrong with a text that is none.

use nonet::engine::Control;
use nonet::engine::generate::{Attempt, Code, CodeError, Symmetries};
use proptest::prelude::*;

use super::super::boards::classic;

/// Codes and the puzzles that they mean for good. A change here breaks every code that anybody has kept.
const KEPT: [(&str, &str); 0] = [];

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

proptest! {
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
