//! Presses of character keys, read before Slint hears of them.
//!
//! Slint tells the sign of a key alone, and nothing of a dead key. winit also tells where the key lies. When
//! [`key_press`](crate::controller::commands::key_press) finds that a press says something else than its own sign, Slint
//! gets that press instead. So every part of the window understands every keyboard.

use std::cell::Cell;

use slint::platform::WindowEvent;
use slint::winit_030::winit::event::{ElementState, KeyEvent};
use slint::winit_030::winit::keyboard::{Key, KeyCode, ModifiersState, PhysicalKey};
use slint::winit_030::winit::platform::modifier_supplement::KeyEventExtModifierSupplement;
use slint::winit_030::{EventResult, WinitWindowAccessor};
use slint::{ComponentHandle, SharedString, Weak, Window};

use crate::controller::commands::key_press::{KeyPress, Keyboard, Reader};
use crate::ui::{AppWindow, KeyboardAdapter};

/// The keys that have characters, each with the sign that the US layout has on it. The numeric pad is not among them: its
/// keys are the same on all layouts.
const PLACES: [(KeyCode, char); 47] = [
    (KeyCode::Backquote, '`'),
    (KeyCode::Digit1, '1'),
    (KeyCode::Digit2, '2'),
    (KeyCode::Digit3, '3'),
    (KeyCode::Digit4, '4'),
    (KeyCode::Digit5, '5'),
    (KeyCode::Digit6, '6'),
    (KeyCode::Digit7, '7'),
    (KeyCode::Digit8, '8'),
    (KeyCode::Digit9, '9'),
    (KeyCode::Digit0, '0'),
    (KeyCode::Minus, '-'),
    (KeyCode::Equal, '='),
    (KeyCode::KeyQ, 'q'),
    (KeyCode::KeyW, 'w'),
    (KeyCode::KeyE, 'e'),
    (KeyCode::KeyR, 'r'),
    (KeyCode::KeyT, 't'),
    (KeyCode::KeyY, 'y'),
    (KeyCode::KeyU, 'u'),
    (KeyCode::KeyI, 'i'),
    (KeyCode::KeyO, 'o'),
    (KeyCode::KeyP, 'p'),
    (KeyCode::BracketLeft, '['),
    (KeyCode::BracketRight, ']'),
    (KeyCode::KeyA, 'a'),
    (KeyCode::KeyS, 's'),
    (KeyCode::KeyD, 'd'),
    (KeyCode::KeyF, 'f'),
    (KeyCode::KeyG, 'g'),
    (KeyCode::KeyH, 'h'),
    (KeyCode::KeyJ, 'j'),
    (KeyCode::KeyK, 'k'),
    (KeyCode::KeyL, 'l'),
    (KeyCode::Semicolon, ';'),
    (KeyCode::Quote, '\''),
    (KeyCode::Backslash, '\\'),
    (KeyCode::KeyZ, 'z'),
    (KeyCode::KeyX, 'x'),
    (KeyCode::KeyC, 'c'),
    (KeyCode::KeyV, 'v'),
    (KeyCode::KeyB, 'b'),
    (KeyCode::KeyN, 'n'),
    (KeyCode::KeyM, 'm'),
    (KeyCode::Comma, ','),
    (KeyCode::Period, '.'),
    (KeyCode::Slash, '/'),
];

/// Reads the key presses of a window.
pub(super) struct KeyEvents {
    window: Weak<AppWindow>,
    keyboard: Cell<Keyboard>,
    modifiers: Cell<ModifiersState>,
}

impl KeyEvents {
    pub(super) fn new(window: &AppWindow) -> Self {
        Self { window: window.as_weak(), keyboard: Cell::default(), modifiers: Cell::default() }
    }

    /// Notes the modifiers that are held from now on.
    pub(super) fn hold(&self, modifiers: ModifiersState) {
        self.modifiers.set(modifiers);
    }

    /// Hands a press or a release of a key to Slint, if it says something else than its own sign.
    pub(super) fn take(&self, window: &Window, event: &KeyEvent) -> EventResult {
        let Some(sign) = self.read(window, event) else {
            return EventResult::Propagate;
        };
        let text = SharedString::from(sign);
        window.dispatch_event(match event.state {
            ElementState::Pressed if event.repeat => WindowEvent::KeyPressRepeated { text },
            ElementState::Pressed => WindowEvent::KeyPressed { text },
            ElementState::Released => WindowEvent::KeyReleased { text },
        });
        EventResult::PreventDefault
    }

    fn read(&self, window: &Window, event: &KeyEvent) -> Option<char> {
        if let Key::Named(_) = event.logical_key {
            return None;
        }
        let app = self.window.upgrade()?;
        let adapter = app.global::<KeyboardAdapter>();
        let reader = if app.get_writing() { Reader::Text } else { Reader::Keys };
        if reader == Reader::Keys && matches!(event.logical_key, Key::Dead(_)) {
            // Nothing is written: the next key is not to be put together with this one.
            window.with_winit_window(slint::winit_030::winit::window::Window::reset_dead_keys);
        }
        let press = self.press(event, reader);
        let mut keyboard = self.keyboard.get();
        let meant = keyboard.read(press);
        self.keyboard.set(keyboard);
        let meant = meant?;
        let wanted = |sign: char| {
            let letter: String = sign.to_lowercase().collect();
            adapter.invoke_in_menus(letter.into(), press.alt)
        };
        (!press.sign.is_some_and(wanted)).then_some(meant)
    }

    fn press(&self, event: &KeyEvent, reader: Reader) -> KeyPress {
        let held = self.modifiers.get();
        // As Slint has it: Command is Control there.
        let control = if cfg!(target_os = "macos") { held.super_key() } else { held.control_key() };
        KeyPress {
            place: place_of(event.physical_key),
            sign: sign_of(&event.logical_key),
            bare: sign_of(&event.key_without_modifiers()),
            control,
            shift: held.shift_key(),
            alt: held.alt_key(),
            reader,
        }
    }
}

fn place_of(key: PhysicalKey) -> Option<char> {
    let PhysicalKey::Code(code) = key else {
        return None;
    };
    PLACES.iter().find(|(place, _)| *place == code).map(|&(_, sign)| sign)
}

fn sign_of(key: &Key) -> Option<char> {
    let Key::Character(text) = key else {
        return None;
    };
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}
