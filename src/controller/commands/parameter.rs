//! The parameters of commands, such as a level or a theme. The name of a parameter follows the name of its command.

use std::fmt::Debug;

use crate::controller::board::Pen;
use crate::controller::constraints::ConstraintKind;
use crate::engine::NegativeKind;
use crate::engine::technique::Level;
use crate::format::Kind;
use crate::game::{Colour, NoteKind};
use crate::print::Medium;
use crate::store::{Candidates, LanguageChoice, ThemeChoice};

/// What a command is about: a place in a list, or one of a few choices.
pub(super) trait Parameter: Sized {
    /// Its name.
    fn name(&self) -> String;

    /// The parameter of this name; `None` if there is none.
    fn named(name: &str) -> Option<Self>;
}

/// A place in a list, from 0.
impl Parameter for usize {
    fn name(&self) -> String {
        self.to_string()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// A colour, by its number from 1.
impl Parameter for Colour {
    fn name(&self) -> String {
        self.get().to_string()
    }

    fn named(name: &str) -> Option<Self> {
        name.parse().ok().and_then(Self::new)
    }
}

impl Parameter for Pen {
    fn name(&self) -> String {
        let name = match self {
            Self::Digit => "digit",
            Self::Note(NoteKind::Corner) => "corner",
            Self::Note(NoteKind::Centre) => "centre",
            Self::Colour => "colour",
        };
        name.to_owned()
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pen| Parameter::name(pen) == name)
    }
}

impl Parameter for LanguageChoice {
    fn name(&self) -> String {
        match self {
            Self::System => "system".to_owned(),
            Self::Of(language) => language.code().to_owned(),
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::all().find(|choice| Parameter::name(choice) == name)
    }
}

impl Parameter for ConstraintKind {
    fn name(&self) -> String {
        in_lower_case(self)
    }

    fn named(name: &str) -> Option<Self> {
        Self::all().find(|kind| Parameter::name(kind) == name)
    }
}

/// Names the variants of an enum as the code does, in lower case.
macro_rules! named_as_in_the_code {
    ($($choice:ty),*) => {
        $(impl Parameter for $choice {
            fn name(&self) -> String {
                in_lower_case(self)
            }

            fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| Parameter::name(choice) == name)
            }
        })*
    };
}

named_as_in_the_code!(Medium, Kind, Level, Candidates, ThemeChoice, NegativeKind);

fn in_lower_case(choice: &impl Debug) -> String {
    format!("{choice:?}").to_lowercase()
}
