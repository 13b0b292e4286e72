//! Who has the keyboard: no question, no dialog and no scrolling leaves it with nobody.

use std::fs;

use i_slint_backend_testing::ElementHandle;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Command, FilesAction};
use nonet::engine::technique::Level;
use nonet::game::Ending;
use nonet::ui::{DialogAdapter, DialogKind, HintAdapter, PanelAdapter, RecordsAdapter};
use slint::ComponentHandle;

use crate::program::{ONE_ANSWER, Program, file_in_folder};
use crate::records::{game, showing};

const QUIT: Chord = Chord { control: true, ..Chord::plain(Key::Char('q')) };

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

fn opened(name: &str, text: &str) -> (tempfile::TempDir, Program) {
    let (folder, path) = file_in_folder(name);
    fs::write(&path, text).unwrap();
    let program = Program::new();
    program.app.handle(FilesAction::OpenFrom(path));
    (folder, program)
}

/// A file of a form that is only read, changed, and asked to be saved before the program is left.
fn unwritable() -> (tempfile::TempDir, Program) {
    let data = ONE_ANSWER.replace('.', "0");
    let text =
        format!("<onegravitysudoku version=\"1\"><sudoku data=\"{data}\"/></onegravitysudoku>");
    let (folder, program) = opened("monday.gsudoku", &text);
    program.key(Key::Right);
    program.key(Key::Right);
    program.text("1");
    program.chord(QUIT);
    assert!(program.is_there("Don’t save"));
    program.key(Key::Enter);
    assert!(!program.is_there("Don’t save") && dialog(&program) == DialogKind::Question);
    (folder, program)
}

#[test]
fn a_question_after_a_question_has_the_keyboard() {
    let (_folder, program) = unwritable();
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None);
    let (_folder, program) = unwritable();
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::Path, "Enter saves in Nonet's own form");
}

#[test]
fn the_keyboard_begins_on_the_button_that_each_question_means() {
    let (_folder, program) = opened("monday.sdm", &format!("{ONE_ANSWER} # from a newspaper\n"));
    program.key(Key::F(8));
    program.click("Row 1, column 3");
    program.text("4");
    program.chord(QUIT);
    assert!(program.is_there("Leave"));
    program.key(Key::Enter);
    assert!(program.is_there("Save anyway"));
    program.key(Key::Enter);
    assert_eq!(
        dialog(&program),
        DialogKind::Path,
        "not “Save anyway”, which stands where Save did"
    );
}

#[test]
fn arrow_keys_move_between_the_buttons_of_a_question() {
    let (_folder, program) = unwritable();
    program.key(Key::Left);
    program.key(Key::Left);
    program.key(Key::Right);
    program.key(Key::Left);
    program.key(Key::Enter);
    assert_eq!(dialog(&program), DialogKind::None, "the first button leaves all as it is");
    assert!(program.title().contains("monday"), "{}", program.title());
}

fn wheel_over(program: &Program, element: &ElementHandle) {
    for _ in 0..20 {
        element.scroll(0.0, -60.0);
        Program::settle();
    }
    assert_ne!(dialog(program), DialogKind::None);
}

#[test]
fn a_control_that_is_scrolled_out_of_sight_does_not_keep_the_keyboard() {
    let program = Program::typed(ONE_ANSWER);
    program.resize(560.0, 520.0);
    program.command(Command::Print);
    let paper = program.find("Puzzles on a page");
    let before = paper.absolute_position().y;
    wheel_over(&program, &program.find("Answer"));
    assert!(paper.absolute_position().y < before - 100.0, "it is scrolled");
    program.key(Key::Up);
    program.key(Key::Home);
    assert!((paper.absolute_position().y - before).abs() < 1.0, "the arrow keys scroll");
    wheel_over(&program, &program.find("Answer"));
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn a_field_that_is_scrolled_out_of_sight_does_not_keep_the_keyboard() {
    let program = Program::new();
    program.resize(560.0, 520.0);
    program.command(Command::ZoomIn);
    program.command(Command::ZoomIn);
    program.command(Command::Options);
    program.click("General");
    // The keyboard brings the last field of the page into sight, and the wheel takes the field away.
    (0..4).for_each(|_| program.key(Key::Tab));
    for _ in 0..20 {
        program.find("Start with the puzzle that was open last").scroll(0.0, 60.0);
        Program::settle();
    }
    program.text("\u{1b}");
    assert_eq!(dialog(&program), DialogKind::None);
}

#[test]
fn a_limit_that_is_refused_is_shown_whichever_page_is_open() {
    let program = Program::new();
    for _ in 0..2 {
        program.command(Command::Options);
        program.click("General");
        program.fill("Limit for counting answers", "x");
        program.click("Games");
        program.click("OK");
        Program::settle();
        let limit = program.find("Limit for counting answers");
        assert!(!limit.accessible_description().unwrap().is_empty(), "the reason is told");
        program.text("70");
        assert_eq!(limit.accessible_value().unwrap(), "70", "the field has the keyboard");
        program.click("OK");
        assert_eq!(dialog(&program), DialogKind::None);
    }
    assert_eq!(program.asked.borrow().options.as_ref().unwrap().limit, 70);
}

#[test]
fn a_game_that_is_clicked_has_the_keyboard() {
    let games = [8, 0].map(|days| game(days, Ending::Solved, Level::Easy, 245));
    let (_home, program) = showing(&games);
    let titles: Vec<String> = {
        use slint::Model;
        let history = program.window().global::<RecordsAdapter>().get_history();
        history.iter().map(|picture| picture.title.into()).collect()
    };
    program.key(Key::Tab);
    program.key(Key::Tab);
    program.click(&titles[1]);
    program.key(Key::Enter);
    let adapter = program.window().global::<RecordsAdapter>();
    assert!(adapter.get_replaying() && adapter.get_replay_title() == titles[1].as_str());
}

#[test]
fn the_statistics_of_play_scroll_by_keys() {
    let games = [8, 0].map(|days| game(days, Ending::Solved, Level::Easy, 245));
    let (_home, program) = showing(&games);
    program.resize(900.0, 520.0);
    assert!(program.is_there("Games: 2"));
    program.chord(Chord { shift: true, ..Chord::plain(Key::Tab) });
    program.chord(Chord { shift: true, ..Chord::plain(Key::Tab) });
    program.key(Key::End);
    assert!(!program.is_there("Games: 2") && program.is_there("By level"));
    program.key(Key::Home);
    assert!(program.is_there("Games: 2"));
}

#[test]
fn the_side_panel_scrolls_by_keys_while_the_board_has_the_keyboard() {
    let options =
        nonet::store::Options { all_statistics: true, ..nonet::store::Options::default() };
    let program = Program::with(options);
    program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
    program.resize(700.0, 520.0);
    let top = || program.find("How often each digit is given").absolute_position().y;
    let before = top();
    program.chord(Chord::alt(Key::PageDown));
    assert!(top() < before - 10.0);
    program.chord(Chord::alt(Key::PageUp));
    assert!((top() - before).abs() < 1.0);
    program.key(Key::F(2));
    assert!(program.window().global::<HintAdapter>().get_visible());
    program.text("1");
    assert!(program.window().global::<PanelAdapter>().get_turns() == 2, "and digits are written");
}
