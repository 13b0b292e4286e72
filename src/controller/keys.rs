//! The table of keys: which chord means which action, wherever the chord comes from.

use super::{Action, Command, Move};

/// A key by what it means, so that the numeric pad and the main row are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A character key, in lower case.
    Char(char),
    /// Return or Enter.
    Enter,
    /// Tab.
    Tab,
    /// Left arrow.
    Left,
    /// Right arrow.
    Right,
    /// Up arrow.
    Up,
    /// Down arrow.
    Down,
    /// Home.
    Home,
    /// End.
    End,
    /// Page Up.
    PageUp,
    /// Page Down.
    PageDown,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Escape.
    Escape,
    /// A function key.
    F(u8),
}

/// A key with the modifiers held down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    /// The key.
    pub key: Key,
    /// Control is held.
    pub control: bool,
    /// Shift is held.
    pub shift: bool,
    /// Alt is held.
    pub alt: bool,
}

impl Chord {
    /// The key alone.
    #[must_use]
    pub const fn plain(key: Key) -> Self {
        Self { key, control: false, shift: false, alt: false }
    }

    const fn control(key: Key) -> Self {
        Self { control: true, ..Self::plain(key) }
    }

    const fn shift(key: Key) -> Self {
        Self { shift: true, ..Self::plain(key) }
    }

    const fn alt(key: Key) -> Self {
        Self { alt: true, ..Self::plain(key) }
    }

    const fn control_shift(key: Key) -> Self {
        Self { shift: true, ..Self::control(key) }
    }
}

/// The shortcuts of commands. Where a command has two, menus show the first.
pub const SHORTCUTS: &[(Chord, Command)] = &[
    (Chord::control(Key::Char('n')), Command::New),
    (Chord::control(Key::Char('o')), Command::Open),
    (Chord::control(Key::Char('s')), Command::Save),
    (Chord::control_shift(Key::Char('s')), Command::SaveAs),
    (Chord::control(Key::Char('p')), Command::Print),
    (Chord::control(Key::Char(',')), Command::Options),
    (Chord::control(Key::Char('q')), Command::Quit),
    (Chord::control(Key::Char('z')), Command::Undo),
    (Chord::control(Key::Char('y')), Command::Redo),
    (Chord::control_shift(Key::Char('z')), Command::Redo),
    (Chord::control(Key::Char('c')), Command::Copy),
    (Chord::control(Key::Char('v')), Command::Paste),
    (Chord::plain(Key::F(5)), Command::Solve),
    (Chord::plain(Key::F(6)), Command::AnswerNumber),
    (Chord::plain(Key::F(2)), Command::Hint),
    (Chord::plain(Key::F(3)), Command::ApplyHint),
    (Chord::alt(Key::Down), Command::NextStep),
    (Chord::alt(Key::Up), Command::PreviousStep),
    (Chord::plain(Key::F(11)), Command::PreviousAnswer),
    (Chord::plain(Key::F(12)), Command::NextAnswer),
    (Chord::alt(Key::Char('r')), Command::Restore),
    (Chord::alt(Key::Char('s')), Command::Statistics),
    (Chord::control(Key::Char('+')), Command::ZoomIn),
    // On most keyboards "+" is typed with Shift, and "=" is the same key without it.
    (Chord::control_shift(Key::Char('+')), Command::ZoomIn),
    (Chord::control(Key::Char('=')), Command::ZoomIn),
    (Chord::control(Key::Char('-')), Command::ZoomOut),
    (Chord::control(Key::Char('0')), Command::ZoomReset),
    (Chord::plain(Key::F(9)), Command::SidePanel),
    (Chord::plain(Key::F(1)), Command::Help),
    (Chord::shift(Key::F(1)), Command::About),
];

/// The keys that move on the board.
pub const MOVES: &[(Chord, Move)] = &[
    (Chord::plain(Key::Right), Move::Next),
    (Chord::plain(Key::Enter), Move::Next),
    (Chord::plain(Key::Tab), Move::Next),
    (Chord::plain(Key::Left), Move::Previous),
    (Chord::shift(Key::Tab), Move::Previous),
    (Chord::plain(Key::Up), Move::Up),
    (Chord::plain(Key::Down), Move::Down),
    (Chord::plain(Key::Home), Move::RowStart),
    (Chord::plain(Key::End), Move::RowEnd),
    (Chord::plain(Key::PageUp), Move::ColumnTop),
    (Chord::plain(Key::PageDown), Move::ColumnBottom),
];

/// The keys that clear the selected cell; digits write into it.
pub const CLEARING: &[Chord] = &[
    Chord::plain(Key::Char(' ')),
    Chord::plain(Key::Backspace),
    Chord::plain(Key::Delete),
    Chord::plain(Key::Char('0')),
];

/// The key that stops whatever goes on in the background.
pub const CANCELLING: Chord = Chord::plain(Key::Escape);

/// What a chord does when the board has the keyboard.
#[must_use]
pub fn action_of(chord: Chord) -> Option<Action> {
    if let Some(&(_, command)) = SHORTCUTS.iter().find(|(shortcut, _)| *shortcut == chord) {
        return Some(Action::Command(command));
    }
    if let Some(&(_, to)) = MOVES.iter().find(|(key, _)| *key == chord) {
        return Some(Action::Move(to));
    }
    if CLEARING.contains(&chord) {
        return Some(Action::Clear);
    }
    if chord == CANCELLING {
        return Some(Action::CancelWork);
    }
    // Some keyboards have the digits of the main row under Shift.
    match chord.key {
        Key::Char('0') if !chord.control && !chord.alt => Some(Action::Clear),
        Key::Char(digit @ '1'..='9') if !chord.control && !chord.alt => {
            digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok()).map(Action::Type)
        }
        _ => None,
    }
}

/// The chord that menus show beside a command.
#[must_use]
pub fn shortcut_of(command: Command) -> Option<Chord> {
    SHORTCUTS.iter().find(|(_, named)| *named == command).map(|&(chord, _)| chord)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_chord_means_two_things() {
        let shortcuts = SHORTCUTS.iter().map(|(chord, _)| *chord);
        let mut chords: Vec<Chord> = shortcuts
            .chain(MOVES.iter().map(|(chord, _)| *chord))
            .chain(CLEARING.iter().copied())
            .collect();
        let count = chords.len();
        chords.sort_by_key(|chord| format!("{chord:?}"));
        chords.dedup();
        assert_eq!(chords.len(), count);
    }

    #[test]
    fn digits_write_without_control_and_alt() {
        assert!(matches!(action_of(Chord::plain(Key::Char('7'))), Some(Action::Type(7))));
        assert!(matches!(action_of(Chord::shift(Key::Char('7'))), Some(Action::Type(7))));
        assert!(action_of(Chord::alt(Key::Char('7'))).is_none());
        assert!(action_of(Chord::plain(Key::Char('a'))).is_none());
        assert!(matches!(action_of(Chord::plain(Key::Char('0'))), Some(Action::Clear)));
        let reset = action_of(Chord::control(Key::Char('0')));
        assert!(matches!(reset, Some(Action::Command(Command::ZoomReset))));
    }
}
