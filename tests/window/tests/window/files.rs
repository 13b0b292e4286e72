//! Saving, opening and closing, with paths typed in the window.

use std::fs;

use nonet::controller::FilesAction;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::ui::{DialogAdapter, DialogKind};
use slint::ComponentHandle;
use slint::platform::WindowEvent;

use crate::program::{ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

fn control(letter: char) -> Chord {
    Chord { control: true, ..Chord::plain(Key::Char(letter)) }
}

fn open(program: &Program, path: &std::path::Path) {
    program.chord(control('o'));
    program.fill("Path of the file", &path.to_string_lossy());
    program.key(Key::Enter);
}

#[test]
fn a_puzzle_is_saved_and_opened_again() {
    let (_folder, path) = file_in_folder("Đề số 1.sdk");
    let program = Program::typed(ONE_ANSWER);
    assert_eq!(program.title(), "● New puzzle – Nonet");
    program.chord(control('s'));
    program.fill("Path of the file", &path.to_string_lossy());
    program.key(Key::Enter);
    assert_eq!(program.title(), "Đề số 1.sdk – Nonet");
    let other = Program::new();
    open(&other, &path);
    assert_eq!(
        (other.shown().as_str(), other.title().as_str()),
        (ONE_ANSWER, "Đề số 1.sdk – Nonet")
    );
}

#[test]
fn a_refused_path_loses_its_error_as_soon_as_it_is_mended() {
    let program = Program::new();
    let refusal = "Enter the path of the file.";
    program.chord(control('o'));
    program.key(Key::Enter);
    assert!(program.is_there(refusal));
    program.text("x");
    assert!(!program.is_there(refusal));
    program.key(Key::Backspace);
    program.key(Key::Enter);
    assert!(program.is_there(refusal), "the same mistake is told again");
}

#[test]
fn closing_the_window_asks_before_changes_are_lost() {
    let program = Program::typed("1");
    program.window().window().dispatch_event(WindowEvent::CloseRequested);
    assert!(program.is_there("“New puzzle” has changes that are not saved."));
    program.click("Cancel");
    assert!(!program.asked.borrow().quit);
    program.window().window().dispatch_event(WindowEvent::CloseRequested);
    program.click("Don’t save");
    assert!(program.asked.borrow().quit);
}

#[test]
fn one_of_many_puzzles_is_chosen_from_pictures() {
    let (_folder, path) = file_in_folder("many.sdm");
    fs::write(&path, format!("{ONE_ANSWER}\n{TWO_ANSWERS}\n")).unwrap();
    let program = Program::new();
    open(&program, &path);
    let dialog = program.window().global::<DialogAdapter>().get_current();
    assert_eq!(dialog, DialogKind::Chooser);
    // The list has room for both rows. It was scrolled to its last row, so the first stood at its foot.
    let foot = |label: &str| {
        let element = program.find(label);
        element.absolute_position().y + element.size().height
    };
    let sentence = foot("“many.sdm” holds several puzzles. Which one do you want to open?");
    let [first, second] = ["Puzzle 1", "Puzzle 2"].map(|row| program.find(row));
    let gap = first.absolute_position().y - sentence;
    assert!((0.0..first.size().height).contains(&gap), "{gap} below the sentence");
    assert!(second.absolute_position().y > first.absolute_position().y);
    program.key(Key::Down);
    program.key(Key::Enter);
    assert_eq!(program.shown(), TWO_ANSWERS);
}

#[test]
fn what_a_form_cannot_hold_is_asked_about_in_the_window() {
    let (_folder, path) = file_in_folder("monday.sdk");
    let program = Program::new();
    let rows = ["\".........\""; 9].join(", ");
    let titled = format!("Nonet(version: 1, about: (title: \"Monday\"), givens: [{rows}])");
    program.app.handle(FilesAction::Pasted(titled));
    program.type_line(ONE_ANSWER);
    let list = path.with_extension("sdm");
    for button in ["Cancel", "Save anyway"] {
        assert!(!list.exists());
        program.chord(Chord { shift: true, ..control('s') });
        assert!(program.is_there("The extension selects the format: sdk, sdm, txt, jsonl, ss, sdx, opensudoku, ksudoku, save. Only sdk holds everything."));
        program.fill("Path of the file", &list.to_string_lossy());
        program.key(Key::Enter);
        program.click(button);
    }
    assert_eq!(fs::read_to_string(&list).unwrap().trim_end(), ONE_ANSWER);
    assert_eq!(program.title(), "monday.sdm – Nonet");
}

#[test]
fn enter_saves_in_the_form_that_holds_everything() {
    let (_folder, path) = file_in_folder("monday.sdm");
    fs::write(&path, format!("{ONE_ANSWER} # from a newspaper\n")).unwrap();
    let program = Program::new();
    open(&program, &path);
    program.text("1");
    program.chord(control('s'));
    program.key(Key::Enter);
    let own = path.with_extension("sdk");
    assert_eq!(
        program.window().global::<nonet::ui::PathAdapter>().get_path(),
        own.to_str().unwrap()
    );
    program.key(Key::Enter);
    assert!(own.exists() && fs::read_to_string(&path).unwrap().contains("newspaper"));
}

#[test]
fn every_bad_file_is_refused_in_one_sentence_and_the_window_stays_as_it_was() {
    let bad = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/bad");
    let mut files: Vec<_> = fs::read_dir(bad).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| !path.to_string_lossy().contains("contradictory"));
    // Of a list with a bad line the good lines are opened.
    files.retain(|path| fs::read(path).map_or(true, |bytes| nonet::format::read(&bytes).is_err()));
    assert!(files.len() >= 30);
    let (_folder, good) = file_in_folder("good.sdm");
    fs::write(&good, ONE_ANSWER).unwrap();
    let program = Program::new();
    program.app.handle(FilesAction::OpenFrom(good));
    let before = (program.shown(), program.title());
    for path in files {
        program.app.handle(FilesAction::OpenFrom(path.clone()));
        let sentence = said(&program);
        assert!(sentence.contains(&*path.file_name().unwrap().to_string_lossy()), "{sentence}");
        program.click("Close");
        assert_eq!((program.shown(), program.title()), before, "{}", path.display());
    }
}

fn said(program: &Program) -> String {
    program.window().global::<nonet::ui::QuestionAdapter>().get_text().into()
}
