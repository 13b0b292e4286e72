//! Keys, and keys with the modifiers held down.

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

    /// The key with the modifiers of that name.
    #[must_use]
    pub const fn control(key: Key) -> Self {
        Self { control: true, ..Self::plain(key) }
    }

    /// The key with the modifiers of that name.
    #[must_use]
    pub const fn shift(key: Key) -> Self {
        Self { shift: true, ..Self::plain(key) }
    }

    /// The key with Alt.
    #[must_use]
    pub const fn alt(key: Key) -> Self {
        Self { alt: true, ..Self::plain(key) }
    }

    /// The key with the modifiers of that name.
    #[must_use]
    pub const fn alt_shift(key: Key) -> Self {
        Self { shift: true, ..Self::alt(key) }
    }

    /// The key with the modifiers of that name.
    #[must_use]
    pub const fn control_shift(key: Key) -> Self {
        Self { shift: true, ..Self::control(key) }
    }
}
