//! The start page in the window: its cards by label and key, and the keyboard on them.

use i_slint_backend_testing::ElementHandle;
use nonet::controller::commands::keys::{Chord, Key};
use nonet::controller::{Action, Command, FilesAction};
use nonet::language::Language;
use nonet::store::{LanguageChoice, Options};
use nonet::ui::{DialogAdapter, DialogKind, PanelAdapter, StartAdapter, StatusAdapter};
use slint::{ComponentHandle, Model};

use crate::program::{ONE_ANSWER, Program};

/// A program that was started without a file.
pub(crate) fn started() -> Program {
    let program = Program::with(Options { statistics: false, ..Options::default() });
    program.app.handle(Action::Start(Box::default()));
    Program::settle();
    program
}

fn is_at_start(program: &Program) -> bool {
    program.window().global::<StartAdapter>().get_visible()
}

#[test]
fn the_page_stands_where_the_board_is() {
    let program = started();
    assert!(is_at_start(&program) && program.is_there("Start page"));
    assert!(!program.is_there("Board") && !program.is_there("Digit 1"));
    assert!(!program.window().global::<PanelAdapter>().get_visible());
    assert_eq!(program.window().global::<StatusAdapter>().get_mode(), "");
    for label in [
        "Daily puzzle",
        "New game: Easy",
        "New game: Extreme",
        "Type a puzzle",
        "Picture…",
        "New board…",
        "Tutorial…",
    ] {
        assert!(program.is_there(label), "{label}");
    }
    let games = program.window().global::<StartAdapter>().get_games();
    for (card, key) in games.iter().zip(["T", "A", "S", "D", "F", "G", "H"]) {
        assert_eq!((card.key.as_str(), card.picture.cells.row_count()), (key, 81));
        assert!(card.picture.cells.iter().any(|cell| !cell.is_empty()), "it has a picture");
    }
}

#[test]
fn a_puzzle_can_be_typed_at_once() {
    let program = started();
    program.type_line(ONE_ANSWER);
    assert_eq!(program.shown(), ONE_ANSWER);
}

#[test]
fn the_keyboard_walks_and_chooses() {
    let program = started();
    let current = || program.window().global::<StartAdapter>().get_current();
    assert_eq!(current(), 2);
    program.key(Key::Right);
    program.key(Key::Tab);
    assert_eq!(current(), 4);
    program.chord(Chord::shift(Key::Tab));
    program.key(Key::Left);
    program.key(Key::Down);
    assert_eq!(current(), 8);
    program.key(Key::Down);
    program.key(Key::Left);
    assert_eq!(current(), 10);
    program.key(Key::Enter);
    assert_eq!(program.window().global::<DialogAdapter>().get_current(), DialogKind::Gallery);
    program.text("\u{1b}");
    Program::settle();
    program.key(Key::Left);
    assert_eq!(current(), 9, "the card has the keyboard again");
    program.key(Key::Escape);
    assert!(!is_at_start(&program));
    program.text("4");
    assert!(program.shown().starts_with('4'), "the board has the keyboard");
    program.chord(Chord::alt(Key::Home));
    program.key(Key::End);
    assert_eq!(current(), 13, "and the card of the puzzle in the window is one of them");
}

#[test]
fn a_card_is_clicked() {
    let program = started();
    program.click("New game: Easy");
    assert!(!is_at_start(&program) && program.is_there("Board"));
    assert!(program.shown().chars().filter(char::is_ascii_digit).count() > 16);
}

#[test]
fn all_cards_lie_inside_of_every_window() {
    for (width, height) in [(560.0, 520.0), (1366.0, 900.0), (2560.0, 1440.0)] {
        for language in ["en", "vi"] {
            let program = Program::with(Options::default());
            program.app.handle(FilesAction::Pasted(ONE_ANSWER.into()));
            program.app.handle(Action::Start(Box::default()));
            program.command(Command::StartPage);
            let language = LanguageChoice::Of(Language::of_locale(language));
            program.command(Command::Language(language));
            program.resize(width, height);
            let cards: Vec<ElementHandle> = (0..12).map(|at| card(&program, at)).collect();
            for card in cards {
                let (at, size) = (card.absolute_position(), card.size());
                let label = card.accessible_label().unwrap();
                let inside = at.x >= 0.0 && at.y >= 0.0;
                let inside =
                    inside && at.x + size.width <= width && at.y + size.height <= height - 48.0;
                assert!(inside, "“{label}” at {at:?}, {size:?} in {width}×{height}");
            }
        }
    }
}

/// The card at a place.
fn card(program: &Program, place: usize) -> ElementHandle {
    let adapter = program.window().global::<StartAdapter>();
    let lists = [adapter.get_begun(), adapter.get_games(), adapter.get_ways()];
    let cards: Vec<_> = lists.iter().flat_map(|list| list.iter().collect::<Vec<_>>()).collect();
    program.find(&cards[place].label)
}
