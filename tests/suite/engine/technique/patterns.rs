//! Large patterns, on puzzles known for them.

use nonet::engine::technique::{
    Board, BoardStep, Candidate, Solver, Step, Technique, TechniqueSet,
};
use nonet::engine::{Cell, Control, Digit, Grid, Layout};
use nonet::text::Language;
use nonet::text::technique::explain;

use super::super::boards::classic;
use super::check_as;

/// The first step of `technique` on a board.
#[track_caller]
fn step_on(board: &Board, technique: Technique) -> Step {
    let known = TechniqueSet::from_iter([technique]);
    let solver = Solver { known, ..Solver::hodoku() };
    solver.next_step(board, &Control::default()).unwrap().unwrap()
}

/// Checks what `technique` finds first in a puzzle where only `entries`, as digit, row and column, were put down:
/// what it puts down and takes away.
#[track_caller]
fn check(technique: Technique, givens: &str, entries: &str, expected: &str) -> Step {
    let mut board = Board::new(&classic(givens)).unwrap();
    entries.split_whitespace().for_each(|entry| board.place(candidate(entry)));
    let step = step_on(&board, technique);
    let found: Vec<Candidate> = step.placements.iter().chain(&step.eliminations).copied().collect();
    let expected: Vec<Candidate> = expected.split_whitespace().map(candidate).collect();
    assert_eq!(found, expected);
    step
}

/// A candidate of three figures: digit, row and column.
fn candidate(text: &str) -> Candidate {
    let [digit, row, column] = [0, 1, 2].map(|place| text.as_bytes()[place] - b'0');
    at(digit, row, column)
}

fn at(digit: u8, row: u8, column: u8) -> Candidate {
    let cell = Cell::new(usize::from(row) * 9 + usize::from(column) - 10).unwrap();
    Candidate { cell, digit: Digit::new(digit).unwrap() }
}

/// Easter Monster, for which the loop was found.
#[test]
fn an_sk_loop_leads_round_easter_monster() {
    let givens =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let gone = "173 231 325 358 452 485 584 691 713 825 826 852 958";
    let step = check(Technique::SkLoop, givens, "", gone);
    assert_eq!(step.evidence.sets.len(), 8);
    assert_eq!((step.evidence.bases.len(), step.evidence.covers.len()), (4, 4));
}

/// Fata Morgana, the first exocet that was seen.
#[test]
fn the_targets_of_fata_morgana_hold_digits_of_the_base() {
    let givens =
        "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
    let step = check(Technique::Exocet, givens, "555", "242 442");
    let [base, first, second] = step.evidence.sets.as_slice() else { panic!("no exocet") };
    assert_eq!((base.cells.len(), base.digits.len()), (2, 3));
    assert_eq!((first.cells.len(), second.cells.len()), (1, 1));
}

#[test]
fn a_target_of_golden_nugget_loses_what_the_base_lacks() {
    let givens =
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    check(Technique::Exocet, givens, "", "379");
}

/// The digits of the targets stand in their mirrors too, and one cell of each has no other digit of the base.
#[test]
fn the_mirrors_of_targets_hold_their_digits() {
    let line = ":0000:x:+1+23+4567+8+9...1+8+9+2+3+6..+9+2+3745+129.+6+7+3+5+1.+3..+5+14+92...19+2+86.3.+12+3.58+9..4.+7+9+1+36+29+3.8.+21.5:721 752:423 753::";
    let steps = check_as(Technique::Exocet, line);
    let mirrors: Vec<usize> =
        steps[0].evidence.sets[3..].iter().map(|mirror| mirror.cells.len()).collect();
    assert_eq!(mirrors, [2, 2]);
}

/// What follows without the mirrors is told before what follows with them.
#[test]
fn mirrors_take_away_more() {
    let line = ":0000:x:98.7.....6...9......5.+369..5..+6.+74+3..6.3+4+5+12...4+91...7.5.+1+698.....2.+3.1.....7..+93:119 193 219 293 426 428 471 489 491 492 517 518 527 617 723 731 782 783 826 829 839 868 881 894:771 891 942::";
    let steps = check_as(Technique::Exocet, line);
    let sets: Vec<usize> = steps.iter().map(|step| step.evidence.sets.len()).collect();
    assert_eq!(sets, [3, 5]);
    let [plain, more] = [&steps[0], &steps[1]].map(|step| &step.eliminations);
    assert!(plain.len() < more.len() && plain.iter().all(|gone| more.contains(gone)));
}

/// A puzzle of mith's collection of those that need it.
#[test]
fn the_only_guardian_of_a_tridagon_stands() {
    let givens =
        "12.456...45...9......2...452.4.7.31.53..4.....71.2..543.....52.......4.1.......73";
    let step = check(Technique::Tridagon, givens, "", "773");
    assert_eq!(step.evidence.digits.len(), 3);
    assert_eq!(step.evidence.sets.len(), 4);
}

#[test]
fn a_cell_with_all_guardians_of_a_tridagon_holds_one_of_them() {
    let givens =
        "....5678...718..36...7.35.12......5....518....9....81..........86..713...3...516.";
    check(Technique::Tridagon, givens, "", "299 499 999");
}

#[test]
fn three_digits_of_a_firework_fill_its_three_cells() {
    let givens =
        "12..567.......9...6.9.7.5..2.1.....3...91265........4.5..62....7.6.91...9.27.5...";
    let step = check(Technique::Firework, givens, "591", "361 759");
    let set = step.evidence.sets[0];
    assert_eq!((set.cells.len(), set.digits.len()), (3, 3));
}

/// 1 and 2 leave the first box along row 1 and column 1 for one cell each; 3 and 4 the fifth box for the same
/// cells.
#[test]
fn two_and_two_digits_of_opposite_fireworks_fill_four_cells() {
    let empty = Grid::empty(Layout::classic());
    let mut board = Board::of_position(&empty, &empty).unwrap();
    for digit in [1, 2] {
        for place in 5..=9 {
            board.remove(at(digit, 1, place));
            board.remove(at(digit, place, 1));
        }
    }
    for digit in [3, 4] {
        for place in [2, 3, 7, 8, 9] {
            board.remove(at(digit, 4, place));
            board.remove(at(digit, place, 4));
        }
    }
    let step = step_on(&board, Technique::Firework);
    let others = |row, column, kept: &[u8]| -> Vec<Candidate> {
        (1..=9).filter(|digit| !kept.contains(digit)).map(|digit| at(digit, row, column)).collect()
    };
    let mut expected = [
        others(1, 1, &[1, 2]),
        others(4, 4, &[3, 4]),
        others(1, 4, &[1, 2, 3, 4]),
        others(4, 1, &[1, 2, 3, 4]),
    ]
    .concat();
    expected.sort_by_key(|candidate| (candidate.digit, candidate.cell));
    assert_eq!(step.eliminations, expected);
    let told = explain(&BoardStep::classic(&step), Language::ENGLISH);
    for crossing in [
        "Outside box 1, row 1 has no place for 1 and 2 but r1c4, and column 1 none but r4c1.",
        "Outside box 5, row 4 has no place for 3 and 4 but r4c1, and column 4 none but r1c4.",
        "That makes four digits for r14c14, which hold each of them once and nothing else.",
    ] {
        assert!(told.contains(crossing), "{told}");
    }
}
