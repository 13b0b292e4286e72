//! Keys as Slint reports them, made into chords.

use std::rc::Rc;

use slint::platform::Key as SlintKey;
use slint::{ComponentHandle, SharedString};

use super::menus::menu_of_letter;
use super::{App, KeyboardAdapter, MenuAdapter, PanelAdapter};
use crate::controller::commands::keys::{self, Chord, Key};
use crate::controller::{Action, Command, Pen};

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
pub(super) fn listen(app: &Rc<App>) {
    let weak = app.weak();
    app.window().global::<KeyboardAdapter>().on_key(move |text, control, shift, alt| {
        let key = key_of(&text);
        match (weak.upgrade(), key) {
            (Some(app), Some(key)) => pressed(&app, Chord { key, control, shift, alt }),
            _ => false,
        }
    });
}

/// Acts on a chord; says whether it meant anything.
fn pressed(app: &Rc<App>, chord: Chord) -> bool {
    if let Some(menu) = menu_of(app, chord) {
        app.window().global::<MenuAdapter>().set_open(super::board::to_int(menu));
        return true;
    }
    if let Some(&(_, down)) = TURNING.iter().find(|(it, _)| *it == chord) {
        app.window().global::<PanelAdapter>().invoke_turn(down);
        return true;
    }
    let action = keys::action_of(chord);
    let known = action.is_some();
    if matches!(action, Some(Action::Command(Command::Pen(Pen::Colour)))) {
        super::play::colour_otherwise(app);
    }
    if let Some(action) = action {
        app.handle(action);
    }
    known
}

fn menu_of(app: &Rc<App>, chord: Chord) -> Option<usize> {
    match chord {
        OPEN_MENU => Some(0),
        Chord { key: Key::Char(letter), alt: true, control: false, shift: false } => {
            menu_of_letter(letter, app.language())
        }
        _ => None,
    }
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
