//! The library, by label and key.

use std::fs;

use nonet::controller::commands::keys::Key;
use nonet::controller::{Action, Command, Launch};
use nonet::store::Folders;
use nonet::ui::{DialogAdapter, DialogKind, LibraryAdapter};
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program, TWO_ANSWERS};

/// A program that shows a library of one collection of two puzzles, and another of one.
fn showing() -> (tempfile::TempDir, Program) {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::below(home.path());
    fs::create_dir_all(folders.library()).unwrap();
    let two = format!("{ONE_ANSWER}\n{TWO_ANSWERS}\n");
    fs::write(folders.library().join("couple.sdm"), two).unwrap();
    let three = format!("{ONE_ANSWER}\n").repeat(30);
    fs::write(folders.library().join("many.sdm"), three).unwrap();
    let program = Program::new();
    let launch = Launch { folders: Some(folders), ..Launch::default() };
    program.app.handle(Action::Start(Box::new(launch)));
    program.command(Command::Library);
    assert_eq!(dialog(&program), DialogKind::Library);
    Program::settle();
    (home, program)
}

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

fn current(program: &Program) -> (i32, i32) {
    let adapter = program.window().global::<LibraryAdapter>();
    (adapter.get_page(), adapter.get_current())
}

#[test]
fn the_puzzles_of_a_collection_are_shown() {
    let (_home, program) = showing();
    assert!(program.is_there("Puzzle 1") && program.is_there("Puzzle 2"));
    let levels: Vec<String> = program
        .window()
        .global::<LibraryAdapter>()
        .get_notes()
        .iter()
        .map(|note| note.level.into())
        .collect();
    assert_eq!(levels, ["Beginner", "Not exactly one answer"]);
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn a_puzzle_is_chosen_by_key_and_played() {
    let (_home, program) = showing();
    program.key(Key::Down);
    assert!(program.is_there("Page 1 of 2"), "the second collection is looked into");
    program.key(Key::Up);
    program.key(Key::Tab);
    program.key(Key::Right);
    assert_eq!(current(&program), (0, 1));
    program.key(Key::Left);
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::None);
    assert_eq!(program.shown(), ONE_ANSWER);
    assert!(program.app.look(|controller| controller.play().is_some()), "it is played at once");
}

#[test]
fn a_large_collection_is_shown_page_by_page() {
    let (_home, program) = showing();
    program.click("many");
    assert!(program.is_there("Page 1 of 2"));
    program.click("Next page");
    assert!(program.is_there("Page 2 of 2") && program.is_there("Puzzle 25"));
    program.key(Key::Tab);
    program.click("Next unsolved");
    assert_eq!(current(&program), (1, 1));
    program.click("Close");
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn the_selected_puzzle_is_in_sight_after_a_page_is_turned() {
    let (_home, program) = showing();
    program.resize(560.0, 520.0);
    program.click("many");
    program.key(Key::Tab);
    let sight = || {
        let top = program.find("couple").absolute_position().y;
        top - 8.0..program.find("Next page").absolute_position().y
    };
    let is_seen = |label: &str| {
        let card = program.find(label);
        let at = card.absolute_position().y;
        sight().contains(&at) && sight().contains(&(at + card.size().height / 2.0))
    };
    (0..30).for_each(|_| program.key(Key::Right));
    Program::settle();
    assert_eq!(current(&program), (1, 5));
    program.key(Key::PageUp);
    Program::settle();
    let (_, first) = current(&program);
    assert!(is_seen(&format!("Puzzle {}", first + 1)), "{first}");
    (0..20).for_each(|_| program.key(Key::Down));
    program.key(Key::PageUp);
    program.key(Key::PageDown);
    Program::settle();
    let (page, last) = current(&program);
    assert!(is_seen(&format!("Puzzle {}", page * 24 + last + 1)), "{page} {last}");
}

#[test]
fn why_a_collection_cannot_be_read_is_told_beside_its_puzzles() {
    let (home, program) = showing();
    program.click("many");
    let folders = Folders::below(home.path());
    fs::remove_file(folders.library().join("many.sdm")).unwrap();
    program.click("Next page");
    let error: String = program.window().global::<LibraryAdapter>().get_error().into();
    assert!(!error.is_empty() && program.is_there(&error), "“{error}” is told");
    assert!(program.is_there("Puzzle 1"), "and the puzzles are still there");
}
