//! The dialog of known techniques: those that hints may use, and their order.

use crate::controller::context::Context;
use crate::controller::dialogs::Dialog;
use crate::engine::technique::{Level, Technique, TechniqueSet};

/// A change in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownTechniquesEdit {
    /// The technique becomes known, or no longer is.
    Toggle(Technique),
    /// It is tried earlier by one place.
    MoveUp(Technique),
    /// It is tried later by one place.
    MoveDown(Technique),
    /// All of these are known, and no others.
    Preset(Preset),
    /// The order is the usual one again.
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
pub(super) fn edit(cx: &mut Context, edit: KnownTechniquesEdit) {
    let Some(Dialog::Known(techniques)) = cx.dialogs.current_mut() else {
        return;
    };
    match edit {
        KnownTechniquesEdit::Toggle(technique) if techniques.known.contains(technique) => {
            techniques.known.remove(technique);
        }
        KnownTechniquesEdit::Toggle(technique) => techniques.known.insert(technique),
        KnownTechniquesEdit::MoveUp(technique) => {
            techniques.rearrange(|order| order.move_up(technique));
        }
        KnownTechniquesEdit::MoveDown(technique) => {
            techniques.rearrange(|order| order.move_down(technique));
        }
        KnownTechniquesEdit::Preset(preset) => techniques.known = preset.techniques(),
        KnownTechniquesEdit::UsualOrder => techniques.forget_order(),
    }
}
