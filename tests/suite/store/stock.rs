//! The stock of puzzles made in advance.

use std::fs;

use nonet::engine::Control;
use nonet::engine::generate::{Attempt, Code, Symmetries};
use nonet::engine::technique::{Board, Level, Solver};
use nonet::store::stock::{Stock, refill_one};
use nonet::store::{Folders, LoadProblem, WorkError};

use super::{folder, names_in};

const HALF: Symmetries = Symmetries::HalfTurn;

fn code(number: u64) -> Code {
    Code::of_attempt(Attempt { symmetries: Symmetries::None, least_givens: 17, number })
}

#[test]
fn puzzles_are_taken_in_the_order_in_which_they_were_put_in() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let (mut ours, mut theirs) = (Stock::default(), Stock::default());
    for number in 0..7 {
        ours.put(&folders, Level::Hard, HALF, &code(number)).unwrap();
    }
    assert_eq!(theirs.take(&folders, Level::Easy, HALF), Ok(None));
    for number in 0..5 {
        assert_eq!(theirs.take(&folders, Level::Hard, HALF), Ok(Some(code(number))), "{number}");
    }
    assert_eq!(ours.take(&folders, Level::Hard, HALF), Ok(None), "another window has taken all");
}

#[test]
fn the_scarcest_level_is_missing_first() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut stock = Stock::default();
    assert_eq!(stock.missing(HALF), Some(Level::Beginner));
    for (number, level) in (0..).zip([Level::Beginner, Level::Easy, Level::Medium, Level::Unfair]) {
        stock.put(&folders, level, HALF, &code(number)).unwrap();
    }
    assert_eq!(stock.missing(HALF), Some(Level::Hard));
    for number in 0..Stock::EACH {
        for level in Level::ALL {
            stock.put(&folders, level, HALF, &code(number as u64)).unwrap();
        }
    }
    assert_eq!(stock.missing(HALF), None);
    assert!(Level::ALL.into_iter().all(|level| stock.count(level, HALF) == Stock::EACH));
}

#[test]
fn refilling_makes_a_puzzle_of_the_missing_level_each_time() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let control = Control::default();
    for (seed, level) in (0..2).zip(Level::ALL) {
        let refill = refill_one(&folders, HALF, seed, &control).unwrap();
        assert!(refill.more);
        let code = Stock::default().take(&folders, level, HALF).unwrap().unwrap();
        let puzzle = code.puzzle(&control).unwrap();
        assert_eq!(refill.made, Some((level, puzzle.givens().clone())));
        let board = Board::new(&puzzle).unwrap();
        let path = Solver::hodoku().path(&board, &control).unwrap();
        assert_eq!(path.level(), level);
        Stock::default().put(&folders, level, HALF, &code).unwrap();
    }
    control.cancel.cancel();
    assert_eq!(refill_one(&folders, HALF, 9, &control), Err(WorkError::Cancelled));
}

#[test]
fn a_bad_stock_is_set_aside_and_bad_codes_are_left_out() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let file = folders.stock_file();
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, b"\xff(").unwrap();
    let loaded = Stock::load(&folders);
    assert_eq!(loaded.value, Stock::default());
    assert!(matches!(loaded.trouble, Some(LoadProblem::SetAside { .. })));
    assert_eq!(names_in(file.parent().unwrap()), ["stock.ron.1.bad"]);
    let good = code(5);
    let text = format!(
        r#"(version: 1, content: (codes: {{"easy 180": ["nonsense", "{good}"], "easy": ["{good}"]}}))"#
    );
    fs::write(&file, text).unwrap();
    assert_eq!(Stock::default().take(&folders, Level::Easy, HALF), Ok(Some(good)));
    assert_eq!(
        Stock::default().take(&folders, Level::Easy, HALF),
        Ok(None),
        "not of earlier versions"
    );
}

#[test]
fn puzzles_of_another_symmetry_wait() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut stock = Stock::default();
    stock.put(&folders, Level::Easy, Symmetries::None, &code(1)).unwrap();
    assert_eq!(stock.take(&folders, Level::Easy, HALF), Ok(None));
    assert_eq!(stock.count(Level::Easy, Symmetries::None), 1);
    assert_eq!(stock.take(&folders, Level::Easy, Symmetries::None), Ok(Some(code(1))));
}
