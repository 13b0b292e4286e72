//! The tutorial by keys and by what a screen reader finds.

use nonet::controller::Command;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::language::Language;
use nonet::store::LanguageChoice;
use nonet::ui::{DialogAdapter, DialogKind, DrawingAdapter, StatusAdapter, TutorialAdapter};
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program};

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

fn is_shown(program: &Program) -> bool {
    program.window().global::<TutorialAdapter>().get_visible()
}

fn page(program: &Program) -> String {
    let mode = program.window().global::<StatusAdapter>().get_mode();
    format!("{mode}, {}", program.window().global::<TutorialAdapter>().get_page())
}

fn remark(program: &Program) -> String {
    program.window().global::<TutorialAdapter>().get_remark().into()
}

/// The lesson at this place of the list, from 0.
fn begin(program: &Program, place: usize) {
    program.command(Command::Tutorial);
    program.key(Key::Home);
    (0..place).for_each(|_| program.key(Key::Down));
    program.key(Key::Enter);
    assert!(is_shown(program) && dialog(program) == DialogKind::None);
}

#[test]
fn a_lesson_is_chosen_and_played_by_keys_alone() {
    let program = Program::typed(ONE_ANSWER);
    let (shown, title, selected) = (program.shown(), program.title(), program.selected());
    begin(&program, 4);
    assert_eq!(page(&program), "Lesson 5 of 12, Page 1 of 4");
    assert_eq!(program.title(), "Tutorial – Nonet");
    assert!(program.status().starts_with("N: next."), "{}", program.status());
    assert_eq!(program.selected(), 40, "the keyboard is in the middle");
    program.text("4");
    assert!(
        remark(&program).starts_with("The digit 4 is in row 5 already"),
        "{}",
        remark(&program)
    );
    program.text("5");
    assert_eq!(remark(&program), "Right, well done!");
    assert_eq!(page(&program), "Lesson 5 of 12, Page 2 of 4");
    assert_eq!(program.digit("Row 5, column 5"), "5");
    program.text("n");
    program.text("n");
    assert_eq!(page(&program), "Lesson 5 of 12, Page 4 of 4");
    program.text("b");
    assert_eq!(page(&program), "Lesson 5 of 12, Page 3 of 4");
    program.key(Key::F(2));
    assert_eq!(remark(&program), "This is the move.");
    program.key(Key::Escape);
    assert!(!is_shown(&program));
    assert_eq!((program.shown(), program.title(), program.selected()), (shown, title, selected));
}

#[test]
fn enter_turns_no_page_whose_task_is_open() {
    let program = Program::typed(ONE_ANSWER);
    begin(&program, 4);
    program.key(Key::Enter);
    assert_eq!(page(&program), "Lesson 5 of 12, Page 1 of 4");
    assert_eq!(remark(&program), "Do the task first, or press N to skip it.");
    (0..3).for_each(|_| program.key(Key::F(2)));
    assert_eq!(page(&program), "Lesson 5 of 12, Page 4 of 4");
    program.key(Key::Enter);
    assert!(page(&program).starts_with("Lesson 6 of 12, Page 1"), "{}", page(&program));
}

#[test]
fn a_lesson_is_played_by_the_mouse_alone() {
    let program = Program::new();
    program.resize(1040.0, 780.0);
    program.command(Command::Tutorial);
    program.click("Begin");
    assert_eq!(page(&program), "Lesson 1 of 12, Page 1 of 4");
    program.click("Next");
    program.click("Next");
    program.click("Row 5, column 4");
    assert_eq!(page(&program), "Lesson 1 of 12, Page 3 of 4", "the next page has another board");
    assert_eq!(remark(&program), "Right, well done!");
    program.click("Next");
    program.click("Next lesson");
    assert_eq!(page(&program), "Lesson 2 of 12, Page 1 of 4");
    program.click("Show me");
    assert_eq!(page(&program), "Lesson 2 of 12, Page 2 of 4");
    program.click("Back");
    program.click("Leave the tutorial");
    assert!(!is_shown(&program));
    program.command(Command::Tutorial);
    let adapter = program.window().global::<TutorialAdapter>();
    let done: Vec<bool> = adapter.get_rows().iter().map(|row| row.done).collect();
    assert_eq!((done.len(), done[0], done[1], adapter.get_current()), (12, true, false, 1));
}

#[test]
fn a_cell_is_picked_by_space() {
    let program = Program::new();
    begin(&program, 0);
    program.text("nn");
    program.key(Key::Left);
    assert_eq!(remark(&program), "");
    program.text(" ");
    assert_eq!(remark(&program), "Right, well done!");
}

#[test]
fn notes_and_lights_of_a_lesson_are_drawn() {
    let program = Program::new();
    begin(&program, 11);
    let adapter = program.window().global::<DrawingAdapter>();
    assert_eq!(adapter.get_tints().row_count(), 2, "two rows are lit");
    let notes = adapter.get_notes();
    let lit = notes.iter().filter(|note| note.shape != nonet::ui::NoteShape::None).count();
    assert_eq!(lit, 4);
    program.key(Key::Escape);
    assert_eq!((adapter.get_notes().row_count(), adapter.get_tints().row_count()), (0, 0));
}

#[test]
fn the_tutorial_speaks_vietnamese() {
    let program = Program::new();
    program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
    begin(&program, 0);
    assert_eq!(page(&program), "Bài 1/12, Trang 1/4");
    assert!(program.is_there("Rời bài học"));
    program.command(Command::Language(LanguageChoice::Of(Language::ENGLISH)));
    assert_eq!(page(&program), "Lesson 1 of 12, Page 1 of 4");
}

#[test]
fn another_puzzle_to_practise_on_is_a_key_and_a_button_away() {
    let program = Program::new();
    program.resize(1040.0, 780.0);
    program.command(Command::Techniques);
    program.text("x-wing");
    program.click("Practise");
    let first = program.shown();
    program.key(Key::F(4));
    let second = program.shown();
    assert_ne!(first, second);
    program.click("Another puzzle");
    assert_ne!(program.shown(), second);
    assert!(program.status().starts_with("Find this: X-Wing"), "{}", program.status());
    program.chord(Chord { shift: true, ..Chord::plain(Key::F(2)) });
    assert_eq!(dialog(&program), DialogKind::Technique);
}
