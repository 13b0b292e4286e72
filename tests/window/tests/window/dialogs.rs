//! Options, answer number, help and the rest, by label and key.

use nonet::controller::Command;
use nonet::controller::commands::keys::{CLEARING, Chord, Key, MOVES, shortcuts};
use nonet::store::{Options, ThemeChoice};
use nonet::text::Language;
use nonet::ui::{DialogAdapter, DialogKind};
use nonet::window_text::shortcut_rows;
use slint::ComponentHandle;

use crate::program::{ANSWER, ONE_ANSWER, Program, TWO_ANSWERS, file_in_folder};

const PEERS: &str = "Highlight the row, column and box of the selected cell";

fn dialog(program: &Program) -> DialogKind {
    program.window().global::<DialogAdapter>().get_current()
}

#[test]
fn an_answer_is_asked_for_by_number() {
    let program = Program::typed(TWO_ANSWERS);
    program.key(Key::F(6));
    program.fill("Number of the answer to show, counted from 1", "2");
    program.click("Show");
    assert_eq!(dialog(&program), DialogKind::None);
    assert!(program.status().starts_with("Answer 2"), "{}", program.status());
    program.key(Key::F(6));
    program.fill("Number of the answer to show, counted from 1", "0");
    program.click("Show");
    assert_eq!(dialog(&program), DialogKind::AnswerNumber);
    assert!(program.is_there("“0” is not the number of an answer; type a whole number from 1."));
}

#[test]
fn the_limit_refuses_nonsense_in_the_dialog() {
    let program = Program::new();
    program.command(Command::Options);
    program.click("General");
    program.fill("Limit for counting answers", "0");
    program.click("OK");
    assert_eq!(dialog(&program), DialogKind::Options);
    assert!(program.asked.borrow().options.is_none());
    program.fill("Limit for counting answers", "20,000");
    program.click("OK");
    assert_eq!(dialog(&program), DialogKind::None);
    assert_eq!(program.asked.borrow().options.as_ref().unwrap().limit, 20_000);
}

#[test]
fn cancelled_options_change_nothing() {
    let program = Program::new();
    program.command(Command::Options);
    program.click("On the board");
    program.click(PEERS);
    program.click("Cancel");
    assert_eq!(dialog(&program), DialogKind::None);
    assert!(program.asked.borrow().options.is_none());
    program.command(Command::Options);
    program.click("On the board");
    let shade = program.find(PEERS);
    assert_eq!(shade.accessible_checked(), Some(true), "and the dialog begins anew");
}

#[test]
fn the_folder_of_the_logs_of_games_is_kept_and_taken_away() {
    let (_folder, path) = file_in_folder("logs");
    let program = Program::new();
    let kept = || program.asked.borrow().options.clone().unwrap().game_logs;
    for (typed, folder) in [(path.to_string_lossy().into_owned(), Some(path)), (" ".into(), None)] {
        program.command(Command::Options);
        program.click("Games");
        // It lies below what the page shows at first: the keyboard comes to it.
        (0..7).for_each(|_| program.key(Key::Tab));
        program.chord(Chord { control: true, ..Chord::plain(Key::Char('a')) });
        program.text(&typed);
        program.click("OK");
        assert_eq!(kept(), folder);
    }
}

#[test]
fn a_theme_chosen_from_the_menu_is_kept() {
    let program = Program::with(Options::default());
    program.command(Command::Theme(ThemeChoice::Dark));
    assert_eq!(program.asked.borrow().options.as_ref().unwrap().theme, ThemeChoice::Dark);
}

#[test]
fn help_shortcuts_and_about_open_and_close() {
    let program = Program::typed(ONE_ANSWER);
    for command in [Command::Help, Command::Shortcuts, Command::About] {
        program.command(command);
        assert_ne!(dialog(&program), DialogKind::None);
        program.text("\u{1b}");
        assert_eq!(dialog(&program), DialogKind::None, "{command:?}");
    }
    program.key(Key::F(5));
    assert_eq!(program.shown(), ANSWER, "the keyboard is the board's again");
}

#[test]
fn the_table_of_keys_is_complete() {
    let program = Program::new();
    program.command(Command::Shortcuts);
    for line in ["Right, Enter, Tab: Next cell", "Left, Shift+Tab: Previous cell"] {
        assert!(program.is_there(line), "{line}");
    }
    let keys: Vec<String> =
        shortcut_rows(Language::ENGLISH).into_iter().map(|row| row.keys).collect();
    let chords = shortcuts()
        .into_iter()
        .map(|(chord, _)| chord)
        .chain(MOVES.iter().map(|(chord, _)| *chord));
    for chord in chords.chain(CLEARING.iter().map(|(chord, _)| *chord)) {
        let chord = chord.to_string();
        assert!(keys.iter().any(|keys| keys.split(", ").any(|key| key == chord)), "{chord}");
    }
}

/// What a screen reader hears to be wrong with the field called `label`.
fn wrong(program: &Program, label: &str) -> String {
    program.find(label).accessible_description().unwrap_or_default().into()
}

#[test]
fn what_is_wrong_with_a_new_game_is_told_at_its_field() {
    let program = Program::new();
    program.command(Command::ChooseGame);
    let fields = [
        "Number of givens, such as 24 or 22-26",
        "SE rating, such as 7.2 or 7.0-7.5",
        "Or the code of a puzzle from a friend",
    ];
    for field in fields {
        program.fill(field, "many");
        program.key(Key::Enter);
        assert_eq!(dialog(&program), DialogKind::NewGame);
        for other in fields {
            assert_eq!(wrong(&program, other).is_empty(), other != field, "{field}: {other}");
        }
        program.fill(field, "");
        program.key(Key::Backspace);
    }
}

#[test]
fn switches_are_heard_as_switches_also_while_they_are_off() {
    let program = Program::typed(ONE_ANSWER);
    assert_eq!(program.find("Statistics").accessible_checkable(), Some(true));
    assert_eq!(program.find("Solve").accessible_checkable(), Some(false));
    program.key(Key::F(8));
    assert_eq!(program.find("Digit 4").accessible_checkable(), Some(false));
    program.text("t");
    assert_eq!(program.find("Digit 4").accessible_checkable(), Some(true));
    program.click("View");
    assert_eq!(program.find("Side panel").accessible_checked(), Some(true));
}
