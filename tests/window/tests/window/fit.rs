//! In the smallest window all that can be pressed lies inside of it, or can be scrolled there.

use i_slint_backend_testing::{ElementHandle, ElementQuery};
use nonet::controller::commands::keys::Key;
use nonet::controller::{Command, FilesAction};
use nonet::language::Language;
use nonet::store::{LanguageChoice, Options};
use nonet::ui::MenuAdapter;
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program};
use crate::snapshots::{NEWSPAPER, STATES};

const SMALLEST: (f32, f32) = (560.0, 520.0);

/// A game with this number of save points.
fn with_save_points(count: usize) -> Program {
    let program = Program::typed(ONE_ANSWER);
    program.key(Key::F(8));
    (0..count).for_each(|_| program.command(Command::MakeSavePoint));
    program
}

/// The rows under the hand, in the menu and in its submenu.
fn current(program: &Program) -> Vec<ElementHandle> {
    let is_current = |element: &ElementHandle| {
        element.accessible_item_selected() == Some(true)
            && element.accessible_item_selectable().is_none_or(|selectable| !selectable)
    };
    ElementQuery::from_root(program.window()).match_predicate(is_current).find_all()
}

fn is_inside(element: &ElementHandle, (width, height): (f32, f32)) -> bool {
    let (at, size) = (element.absolute_position(), element.size());
    at.x >= 0.0 && at.y >= 0.0 && at.x + size.width <= width && at.y + size.height <= height
}

/// Walks down a menu, and into each menu in it, and says how many rows were come to.
fn walk(program: &Program, rows: usize, window: (f32, f32), seen: &mut Vec<String>) {
    for _ in 0..rows {
        let found = current(program);
        for row in &found {
            let label = row.accessible_label().unwrap();
            assert!(is_inside(row, window), "“{label}” lies inside");
        }
        let label: String = found.last().unwrap().accessible_label().unwrap().into();
        if seen.contains(&label) {
            return;
        }
        seen.push(label);
        if found.len() == 1 && found[0].accessible_expandable() == Some(true) {
            program.key(Key::Right);
            // A submenu of which nothing can be chosen now is walked by nobody.
            if current(program).len() > 1 {
                walk(program, 64, window, &mut Vec::new());
            }
            program.key(Key::Left);
        }
        program.key(Key::Down);
    }
}

fn check_menus(program: &Program, window: (f32, f32)) {
    program.resize(window.0, window.1);
    let menus = program.window().global::<MenuAdapter>().get_menus();
    for (place, menu) in menus.iter().enumerate() {
        let count = menu.items.row_count();
        let enabled = menu.items.iter().filter(|item| item.enabled && !item.separator).count();
        program.window().global::<MenuAdapter>().set_open(i32::try_from(place).unwrap());
        Program::settle();
        let mut seen = Vec::new();
        walk(program, count, window, &mut seen);
        assert_eq!(seen.len(), enabled, "{}", menu.after);
        program.text("\u{1b}");
        program.text("\u{1b}");
        assert_eq!(program.window().global::<MenuAdapter>().get_open(), -1);
    }
}

#[test]
fn every_row_of_every_menu_can_be_come_to() {
    let program = with_save_points(2);
    check_menus(&program, SMALLEST);
    let program = with_save_points(2);
    (0..5).for_each(|_| program.command(Command::ZoomIn));
    check_menus(&program, (1040.0, 780.0));
}

#[test]
fn fifty_save_points_can_be_come_to() {
    let program = with_save_points(50);
    program.resize(SMALLEST.0, SMALLEST.1);
    program.window().global::<MenuAdapter>().set_open(3);
    Program::settle();
    let rows = program.window().global::<MenuAdapter>().get_menus().row_data(3).unwrap().items;
    let place = rows.iter().position(|row| row.id == "SavePoints").unwrap();
    assert_eq!(rows.row_data(place).unwrap().submenu.row_count(), 50);
    while current(&program)[0].accessible_label().unwrap() != rows.row_data(place).unwrap().text {
        program.key(Key::Down);
        Program::settle();
    }
    program.key(Key::Right);
    program.key(Key::Up);
    Program::settle();
    let found = current(&program);
    let last = found.last().unwrap();
    assert_eq!(last.accessible_label().unwrap(), "50");
    assert!(is_inside(last, SMALLEST));
}

/// All that a screen reader finds to press, each by its label.
fn controls(program: &Program) -> Vec<ElementHandle> {
    let has_label = |element: &ElementHandle| {
        element.accessible_role().is_some()
            && element.accessible_label().is_some_and(|label| !label.is_empty())
    };
    ElementQuery::from_root(program.window()).match_predicate(has_label).find_all()
}

fn check_sides(program: &Program, name: &str) {
    for control in controls(program) {
        let (at, size) = (control.absolute_position(), control.size());
        let label = control.accessible_label().unwrap();
        let inside = at.x >= -0.5 && at.x + size.width <= SMALLEST.0 + 0.5;
        assert!(inside, "{name}: “{label}” at {at:?}, {size:?}");
    }
}

#[test]
fn nothing_reaches_beyond_the_side_of_the_smallest_window() {
    for (name, prepare) in STATES {
        let program = Program::with(Options::default());
        program.app.handle(FilesAction::Pasted(NEWSPAPER.into()));
        program.click("Row 1, column 3");
        prepare(&program);
        program.resize(SMALLEST.0, SMALLEST.1);
        check_sides(&program, name);
        program.command(Command::Language(LanguageChoice::Of(Language::of_locale("vi"))));
        Program::settle();
        check_sides(&program, name);
    }
}
