//! The stock of puzzles that were made ahead.

use std::fs;

use nonet::engine::generate::{Attempt, Code, Symmetries};
use nonet::engine::technique::{Board, Level, Solver};
use nonet::engine::{Cancelled, Control};
use nonet::store::stock::{Stock, refill_one};
use nonet::store::{Folders, Trouble};

use super::{folder, names_in};

fn code(number: u64) -> Code {
    Code::of_attempt(Attempt { symmetries: Symmetries::None, least_givens: 17, number })
}

#[test]
fn puzzles_are_taken_in_the_order_in_which_they_were_put_in() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let (mut ours, mut theirs) = (Stock::default(), Stock::default());
    for number in 0..7 {
        ours.put(&folders, Level::Hard, &code(number)).unwrap();
    }
    assert_eq!(theirs.take(&folders, Level::Easy), Ok(None));
    for number in 0..5 {
        assert_eq!(theirs.take(&folders, Level::Hard), Ok(Some(code(number))), "{number}");
    }
    assert_eq!(ours.take(&folders, Level::Hard), Ok(None), "another window has taken all");
}

#[test]
fn the_scarcest_level_is_missing_first() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let mut stock = Stock::default();
    assert_eq!(stock.missing(), Some(Level::Easy));
    for (number, level) in (0..).zip([Level::Easy, Level::Medium, Level::Unfair]) {
        stock.put(&folders, level, &code(number)).unwrap();
    }
    assert_eq!(stock.missing(), Some(Level::Hard));
    for number in 0..Stock::EACH {
        for level in Level::ALL {
            stock.put(&folders, level, &code(number as u64)).unwrap();
        }
    }
    assert_eq!(stock.missing(), None);
    assert!(Level::ALL.into_iter().all(|level| stock.count(level) == Stock::EACH));
}

#[test]
fn refilling_makes_a_puzzle_of_the_missing_level_each_time() {
    let folder = folder();
    let folders = Folders::below(folder.path());
    let control = Control::default();
    for (seed, level) in (0..2).zip(Level::ALL) {
        assert_eq!(refill_one(&folders, seed, &control), Ok(Ok(true)));
        let code = Stock::default().take(&folders, level).unwrap().unwrap();
        let board = Board::new(&code.puzzle(&control).unwrap()).unwrap();
        let path = Solver::hodoku().path(&board, &control).unwrap();
        assert_eq!(path.level(), level);
        Stock::default().put(&folders, level, &code).unwrap();
    }
    control.cancel.cancel();
    assert_eq!(refill_one(&folders, 9, &control), Err(Cancelled));
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
    assert!(matches!(loaded.trouble, Some(Trouble::SetAside { .. })));
    assert_eq!(names_in(file.parent().unwrap()), ["stock.ron.1.bad"]);
    let good = code(5);
    let text = format!(r#"(version: 1, content: (codes: {{"easy": ["nonsense", "{good}"]}}))"#);
    fs::write(&file, text).unwrap();
    assert_eq!(Stock::default().take(&folders, Level::Easy), Ok(Some(good)));
}
