//! The keys of the shape editor.

use super::draft::RegionLetter;
use super::editor::{EditorAction, EditorMove};
use crate::controller::commands::chord::{Chord, Key};

/// The keys that move the cursor. With Shift they draw too.
const MOVES: [(Key, EditorMove); 8] = [
    (Key::Left, EditorMove::Left),
    (Key::Right, EditorMove::Right),
    (Key::Up, EditorMove::Up),
    (Key::Down, EditorMove::Down),
    (Key::Home, EditorMove::RowStart),
    (Key::End, EditorMove::RowEnd),
    (Key::PageUp, EditorMove::Top),
    (Key::PageDown, EditorMove::Bottom),
];

const COMMANDS: [(Chord, EditorAction); 7] = [
    (Chord::control(Key::Char('z')), EditorAction::Undo),
    (Chord::control_shift(Key::Char('z')), EditorAction::Redo),
    (Chord::control(Key::Char('y')), EditorAction::Redo),
    (Chord::control(Key::Char('m')), EditorAction::Merge),
    (Chord::control(Key::Char('d')), EditorAction::Split),
    (Chord::control(Key::Char('b')), EditorAction::FillWithBoxes),
    (Chord::control(Key::Char('h')), EditorAction::AddHouse),
];

const ERASING: [Key; 4] = [Key::Delete, Key::Backspace, Key::Char('0'), Key::Char('.')];

impl EditorAction {
    /// What a key does on the drawing, if it does anything.
    #[must_use]
    pub fn of_chord(chord: Chord) -> Option<Self> {
        if let Some(&(_, action)) = COMMANDS.iter().find(|(it, _)| *it == chord) {
            return Some(action);
        }
        let Chord { key, control: false, alt: false, shift } = chord else {
            return None;
        };
        if let Some(&(_, to)) = MOVES.iter().find(|(it, _)| *it == key) {
            return Some(if shift { Self::Draw(to) } else { Self::Move(to) });
        }
        if ERASING.contains(&key) {
            return Some(Self::Erase);
        }
        let Key::Char(letter) = key else {
            return None;
        };
        let assign = || RegionLetter::named(letter).map(Self::Assign);
        if letter == ' ' { Some(Self::Paint) } else { assign() }
    }
}
