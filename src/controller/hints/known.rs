//! The dialog in which a person says which techniques hints may use, and in which order.

use crate::controller::context::Context;
use crate::controller::dialogs::Dialog;
use crate::engine::technique::{Level, Order, Technique, TechniqueSet};
use crate::store::Techniques;

/// A change in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownEdit {
    /// The technique becomes known, or no longer is.
    Toggle(Technique),
    /// It is tried earlier by one place.
    MoveUp(Technique),
    /// It is tried later by one place.
    MoveDown(Technique),
    /// All of these are known, and no others.
    Preset(Preset),
    /// The order is that of the catalogue again.
    UsualOrder,
}

/// Techniques to choose at one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// What puzzles are rated by.
    Standard,
    /// Of these those up to a level.
    UpTo(Level),
    /// Everything there is.
    All,
}

impl Preset {
    /// Every preset, in the order in which it is offered.
    pub const ALL: [Self; 5] = [
        Self::UpTo(Level::Easy),
        Self::UpTo(Level::Medium),
        Self::UpTo(Level::Hard),
        Self::Standard,
        Self::All,
    ];

    /// The techniques of the preset.
    #[must_use]
    pub fn techniques(self) -> TechniqueSet {
        match self {
            Self::Standard => TechniqueSet::hodoku(),
            Self::UpTo(level) => {
                TechniqueSet::hodoku().iter().filter(|one| one.level() <= level).collect()
            }
            Self::All => TechniqueSet::all(),
        }
    }
}

/// Makes a change in the dialog.
pub(super) fn edit(cx: &mut Context, edit: KnownEdit) {
    let Some(Dialog::Known(Techniques { known, order })) = cx.dialogs.current_mut() else {
        return;
    };
    match edit {
        KnownEdit::Toggle(technique) if known.contains(technique) => known.remove(technique),
        KnownEdit::Toggle(technique) => known.insert(technique),
        KnownEdit::MoveUp(technique) => order.move_up(technique),
        KnownEdit::MoveDown(technique) => order.move_down(technique),
        KnownEdit::Preset(preset) => *known = preset.techniques(),
        KnownEdit::UsualOrder => *order = Order::default(),
    }
}
