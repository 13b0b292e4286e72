//! The texts of finished games.

use std::fs;

use nonet::game::{Ending, GameRecord};
use nonet::print::{Choices, Medium, document};
use nonet::store::{StoreProblem, log_game, now};
use nonet::text::{Language, game_log};

use super::{check_error, folder, names_in};
use crate::game::record;

#[test]
fn a_game_is_written_as_the_game_in_java_did() {
    let game = GameRecord { offset: 25_200, ..record(5, Ending::Solved) };
    let answer = game.givens.clone();
    let log = game_log(&game, Some(answer), Language::of_locale("vi"));
    assert_eq!(log.name, "Đề Sudoku (22-11-2026 19-10-00).txt");
    let english = game_log(&game, None, Language::ENGLISH);
    assert_eq!(english.name, "Sudoku (2026-11-22 19-10-00).txt");
    let folder = folder();
    let document = document(Medium::Log, &log.booklet, Choices::default(), None).unwrap();
    let path = log_game(folder.path(), &log.name, |out| document.write(out)).unwrap();
    assert_eq!(path, folder.path().join(&log.name));
    let rows = format!("5 {}\n{}", "0 ".repeat(8), ("0 ".repeat(9) + "\n").repeat(8));
    let expected =
        format!("Thời gian: 22/11/2026 19:10:00\nMức độ: Dễ\n\n{rows}\n          ***** \n\n{rows}");
    assert_eq!(fs::read_to_string(path).unwrap(), expected);
}

#[test]
fn no_text_takes_the_place_of_another() {
    let folder = folder();
    let logs = folder.path().join("made").join("for it");
    for number in 0..3 {
        log_game(&logs, "a.b.txt", |out| write!(out, "{number}")).unwrap();
        log_game(&logs, "bare", |out| write!(out, "{number}")).unwrap();
    }
    let names = ["a.b 2.txt", "a.b 3.txt", "a.b.txt", "bare", "bare 2", "bare 3"];
    assert_eq!(names_in(&logs), names);
    assert_eq!(fs::read_to_string(logs.join("a.b 3.txt")).unwrap(), "2");
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let below = file.join("logs");
    let refused = log_game(&below, "a.txt", |_| Ok(()));
    check_error(refused, &below, &StoreProblem::NotAFolder(file));
}

#[test]
fn now_is_a_moment_of_this_place() {
    let now = now();
    assert!(now.seconds > 1_700_000_000, "this was written later than that");
    assert!(now.offset.abs() <= 14 * 3600);
}
