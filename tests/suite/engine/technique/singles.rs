//! Singles.

use nonet::engine::technique::{Board, Level, Solver, Technique};
use nonet::engine::{Control, HouseKind};

use super::super::boards::classic;
use super::check;

#[test]
fn a_full_house_names_its_house() {
    let line = ":0000:7:53467891267219534819834256785976142342685379171392485696153.284287419635345286179:::776:";
    let steps = check(line);
    assert_eq!(steps.len(), 1);
    assert_eq!(steps[0].evidence.bases[0].kind, HouseKind::Row);
}

#[test]
fn a_naked_single_is_seen_by_its_candidates_alone() {
    check(
        ":0003:6:12345.......8.........7......................................................9...:::616:",
    );
}

#[test]
fn a_hidden_single_is_seen_in_its_house() {
    check(
        ":0002:1:....1....1.................................1...........................1.........:::137:",
    );
}

#[test]
fn a_puzzle_of_fifty_one_naked_singles_is_scored_by_their_sum() {
    let givens =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let board = Board::new(&classic(givens)).unwrap();
    let path = Solver::hodoku().path(&board, &Control::default()).unwrap();
    assert!(path.is_solved());
    assert_eq!((path.level(), path.score()), (Level::Beginner, 51 * 4));
    assert_eq!(path.hardest(), Some(Technique::NakedSingle));
    let seen = path.hardest_to_see();
    assert_eq!(seen, Some(Technique::HiddenSingle), "people see no naked single before it");
}
