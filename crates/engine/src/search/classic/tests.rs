//! What only the insides of the search show.

use super::position::{self, CELLS};
use super::{Instructions, SharedCount};
use crate::Control;
use crate::search::Effort;
use crate::search::meter::Meter;

/// An easy puzzle, hard ones, one with 10,000 answers and more, one with none.
const PUZZLES: [&str; 6] = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "........1.......23..4..5......1.........3.6....7...58.....67....1...4...52.......",
    "...2.96....9..3...63........4....2.......2......6485....29.6......8..............",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4..99",
];

fn givens(line: &str) -> [u8; CELLS] {
    let mut givens = [0; CELLS];
    for (given, symbol) in givens.iter_mut().zip(line.bytes()) {
        *given = if symbol.is_ascii_digit() { symbol - b'0' } else { 0 };
    }
    givens
}

fn counted(search: SharedCount, limit: u64) -> (u64, Effort) {
    let control = Control::default();
    let mut meter = Meter::new(&control, Effort::default(), 0);
    search.count(limit, &mut meter).unwrap();
    (meter.answers, meter.effort)
}

#[test]
fn all_instructions_take_the_same_steps_in_a_count() {
    let all = Instructions::all_here();
    for puzzle in PUZZLES.map(givens) {
        for limit in [0, 1, 7, 10_000] {
            let portable = counted(SharedCount::new(all[0], &puzzle), limit);
            let eager = counted(SharedCount::new(all[0], &puzzle).eager(), limit);
            assert_eq!(eager.0, portable.0);
            for &other in &all[1..] {
                let name = other.name();
                assert_eq!(counted(SharedCount::new(other, &puzzle), limit), portable, "{name}");
                assert_eq!(
                    counted(SharedCount::new(other, &puzzle).eager(), limit),
                    eager,
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn plain_rust_is_always_there_and_comes_first() {
    let names: Vec<_> = Instructions::all_here().iter().map(Instructions::name).collect();
    assert_eq!(names[0], "portable");
    assert_eq!(names.last(), Some(&Instructions::best().name()));
    #[cfg(target_arch = "x86_64")]
    assert_eq!(names[1], "SSE2");
}

#[test]
fn a_full_board_is_read_back_from_its_position() {
    let full =
        givens("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
    assert_eq!(position::digits_of(&position::of_givens(&full)), full);
    assert_eq!(counted(SharedCount::new(Instructions::best(), &full), 1).0, 1);
}
