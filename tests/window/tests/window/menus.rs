//! Menus by keyboard alone and by mouse.

use i_slint_backend_testing::ElementHandle;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::ui::MenuAdapter;
use slint::ComponentHandle;

use crate::program::{ANSWER, ONE_ANSWER, Program};

fn open(program: &Program) -> i32 {
    program.window().global::<MenuAdapter>().get_open()
}

fn alt(letter: char) -> Chord {
    Chord { alt: true, ..Chord::plain(Key::Char(letter)) }
}

#[test]
fn f10_and_alt_letters_open_menus_and_escape_closes_them() {
    let program = Program::new();
    for (chord, menu) in [
        (Chord::plain(Key::F(10)), 0),
        (alt('f'), 0),
        (alt('e'), 1),
        (alt('p'), 2),
        (alt('a'), 3),
        (alt('i'), 4),
        (alt('v'), 5),
        (alt('h'), 6),
    ] {
        program.chord(chord);
        assert_eq!(open(&program), menu, "{chord}");
        program.text("\u{1b}");
        assert_eq!(open(&program), -1);
    }
    program.text("5");
    assert!(program.shown().starts_with('5'), "the board has the keyboard again");
}

#[test]
fn arrows_walk_between_menus_and_enter_chooses() {
    let program = Program::typed(ONE_ANSWER);
    program.key(Key::F(10));
    program.key(Key::Right);
    program.key(Key::Right);
    assert_eq!(open(&program), 2);
    program.key(Key::Enter);
    assert_eq!(program.shown(), ANSWER, "Solve is the first line of the third menu");
    assert_eq!(open(&program), -1);
}

#[test]
fn what_makes_no_sense_now_cannot_be_chosen() {
    let program = Program::new();
    program.chord(alt('e'));
    assert_eq!(program.find("Undo").accessible_enabled(), Some(false));
    // On Linux nothing but words would tell it.
    let about = program.find("Undo").accessible_description().unwrap();
    assert_eq!(about.starts_with("not available now"), cfg!(target_os = "linux"), "{about}");
    assert_eq!(program.find("Paste").accessible_enabled(), Some(true));
}

#[test]
fn the_mouse_does_all_that_too() {
    let program = Program::typed(ONE_ANSWER);
    program.click("Puzzle");
    assert_eq!(open(&program), 2);
    program.text("\u{1b}");
    program.click("Solve");
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn a_row_says_its_keys_its_tick_and_its_submenu() {
    let program = Program::new();
    program.chord(alt('f'));
    assert!(program.is_there("File menu"));
    let about = program.find("Save as…").accessible_description().unwrap();
    assert_eq!(about, "Ctrl+Shift+S");
    program.chord(alt('v'));
    assert!(program.is_there("View menu"));
    assert_eq!(program.find("Theme").accessible_description().unwrap(), "submenu");
    let is_ticked = |row: &ElementHandle| row.accessible_checked() == Some(true);
    assert!(program.find_all("Side panel").iter().any(is_ticked));
}

#[test]
fn a_menu_in_a_menu_switches_the_theme() {
    let program = Program::new();
    program.chord(alt('v'));
    program.key(Key::Right);
    program.key(Key::Down);
    program.key(Key::Down);
    program.key(Key::Enter);
    let theme = program.app.look(|controller| controller.options().theme);
    assert_eq!(theme, nonet::store::ThemeChoice::Dark);
}
