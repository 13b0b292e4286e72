//! Keys as Slint reports them, made into chords.

use slint::platform::Key as SlintKey;
use slint::{ComponentHandle, SharedString};

use super::menus::menu_of_letter;
use super::sender::Sender;
use super::{AppWindow, KeyboardAdapter, MenuAdapter, PanelAdapter};
use crate::controller::commands::keys::{self, Chord, Key};
use crate::controller::{Action, Command, Controller, Pen};
use crate::text::Language;

/// The named keys, each with what it means.
const NAMED: &[(SlintKey, Key)] = &[
    (SlintKey::Return, Key::Enter),
    (SlintKey::Tab, Key::Tab),
    (SlintKey::Backtab, Key::Tab),
    (SlintKey::LeftArrow, Key::Left),
    (SlintKey::RightArrow, Key::Right),
    (SlintKey::UpArrow, Key::Up),
    (SlintKey::DownArrow, Key::Down),
    (SlintKey::Home, Key::Home),
    (SlintKey::End, Key::End),
    (SlintKey::PageUp, Key::PageUp),
    (SlintKey::PageDown, Key::PageDown),
    (SlintKey::Backspace, Key::Backspace),
    (SlintKey::Delete, Key::Delete),
    (SlintKey::Escape, Key::Escape),
    (SlintKey::F1, Key::F(1)),
    (SlintKey::F2, Key::F(2)),
    (SlintKey::F3, Key::F(3)),
    (SlintKey::F4, Key::F(4)),
    (SlintKey::F5, Key::F(5)),
    (SlintKey::F6, Key::F(6)),
    (SlintKey::F7, Key::F(7)),
    (SlintKey::F8, Key::F(8)),
    (SlintKey::F9, Key::F(9)),
    (SlintKey::F10, Key::F(10)),
    (SlintKey::F11, Key::F(11)),
    (SlintKey::F12, Key::F(12)),
];

/// The keys that scroll the side panel, and whether they do so down.
const TURNING: [(Chord, bool); 2] =
    [(Chord::alt(Key::PageUp), false), (Chord::alt(Key::PageDown), true)];

const OPEN_MENU: Chord = Chord::plain(Key::F(10));

/// Lets keys that nothing in the window wanted reach the controller.
pub(super) fn listen(window: &AppWindow, sender: &Sender) {
    let sender = sender.clone();
    window.global::<KeyboardAdapter>().on_key(move |text, control, shift, alt| {
        let chord = chord_of(&text, control, shift, alt);
        chord.and_then(|chord| pressed(&sender, chord)).is_some()
    });
}

/// Acts on a chord. Returns `None` if it means nothing.
fn pressed(sender: &Sender, chord: Chord) -> Option<()> {
    let window = sender.window()?;
    if let Some(menu) = menu_of(chord, sender.language()?) {
        window.global::<MenuAdapter>().set_open(super::int::to_int(menu));
        return Some(());
    }
    if let Some(&(_, down)) = TURNING.iter().find(|(it, _)| *it == chord) {
        window.global::<PanelAdapter>().invoke_turn(down);
        return Some(());
    }
    let in_lesson = sender.look(|controller| controller.lesson().is_some())?;
    if let Some(action) = keys::lesson_action_of(chord).filter(|_| in_lesson) {
        sender.send(action);
        return Some(());
    }
    let at_start = sender.look(|controller| controller.start_page().is_some()) == Some(true);
    if let Some(action) = keys::start_action_of(chord).filter(|_| at_start) {
        sender.send(action);
        return Some(());
    }
    let types_number = sender.look(Controller::types_number)?;
    if let Some(action) = keys::number_action_of(chord).filter(|_| types_number) {
        sender.send(action);
        return Some(());
    }
    let typing = sender.look(Controller::typing)?;
    if let Some(action) = keys::typing_action_of(chord, typing).filter(|_| !in_lesson) {
        sender.send(action);
        return Some(());
    }
    let in_replay = sender.look(|controller| controller.replay_on_board().is_some())?;
    if let Some(action) = keys::replay_action_of(chord).filter(|_| in_replay) {
        sender.send(action);
        return Some(());
    }
    let zooms_board = sender.look(Controller::has_board_keys_of_zoom)?;
    if let Some(command) = keys::zoom_of_large_board(chord).filter(|_| zooms_board) {
        sender.send(Action::Command(command));
        return Some(());
    }
    let action = keys::action_of(chord);
    if let Some(letter) = keys::stray_letter_action_of(chord, typing)
        && !in_lesson
        && !at_start
        && !may_act(sender, action.as_ref())
    {
        sender.send(letter);
        return Some(());
    }
    let action = action?;
    if matches!(action, Action::Command(Command::Pen(Pen::Colour))) {
        super::play::colour_otherwise(&window, sender);
    }
    sender.send(action);
    Some(())
}

/// Whether an action does something now.
fn may_act(sender: &Sender, action: Option<&Action>) -> bool {
    match action {
        Some(Action::Command(command)) => {
            sender.look(|controller| controller.is_enabled(*command)) == Some(true)
        }
        action => action.is_some(),
    }
}

fn menu_of(chord: Chord, language: Language) -> Option<usize> {
    match chord {
        OPEN_MENU => Some(0),
        Chord { key: Key::Char(letter), alt: true, control: false, shift: false } => {
            menu_of_letter(letter, language)
        }
        _ => None,
    }
}

/// The chord of a key as Slint reports it, or `None` if it has no meaning anywhere.
pub(super) fn chord_of(text: &str, control: bool, shift: bool, alt: bool) -> Option<Chord> {
    key_of(text).map(|key| Chord { key, control, shift, alt })
}

fn key_of(text: &str) -> Option<Key> {
    let named = NAMED.iter().find(|(name, _)| SharedString::from(*name) == text);
    if let Some(&(_, key)) = named {
        return Some(key);
    }
    let mut letters = text.chars().flat_map(char::to_lowercase);
    match (letters.next(), letters.next()) {
        (Some(letter), None) if !letter.is_control() => Some(Key::Char(letter)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_mean_the_same_with_caps_lock() {
        assert_eq!(key_of("Z"), Some(Key::Char('z')));
        assert_eq!(key_of("5"), Some(Key::Char('5')));
        assert_eq!(key_of(&SharedString::from(SlintKey::F12)), Some(Key::F(12)));
        assert_eq!(key_of(&SharedString::from(SlintKey::Control)), None);
        assert_eq!(key_of(""), None);
    }
}
