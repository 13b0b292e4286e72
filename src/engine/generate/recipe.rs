//! What somebody wants a puzzle to be.

use std::ops::RangeInclusive;

use super::Symmetries;
use crate::engine::rating::Tenths;
use crate::engine::technique::{CellSet, Level, Technique};

/// What a puzzle is to be. All of it holds for what is made; the default is a minimal puzzle without a wish.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// Where the givens may stand.
    pub shape: Shape,
    /// Whether each given is needed: without any one of them there would be further answers. Otherwise, of a symmetric
    /// puzzle no cells that belong together can go, and of a drawn one or one with so many givens some may.
    pub is_minimal: bool,
    /// How hard it is by the techniques that HoDoKu uses unless told otherwise.
    pub level: Option<Level>,
    /// What its path needs: somebody who knows those techniques, and this one, uses it.
    pub technique: Option<Technique>,
    /// How hard it is by Sudoku Explainer: its ER.
    pub er: Option<RangeInclusive<Tenths>>,
    /// How many givens it has.
    pub givens: Option<RangeInclusive<u8>>,
    /// After so many attempts it is given up.
    pub most_attempts: u64,
}

/// Where the givens may stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// In symmetric cells.
    Symmetric(Symmetries),
    /// In these very cells.
    Drawn(CellSet),
}

impl Recipe {
    /// So many attempts are enough for what is not rare.
    pub const MOST_ATTEMPTS: u64 = 1_000_000;

    /// A minimal puzzle of a level.
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self { level: Some(level), ..Self::default() }
    }

    /// The same, minimal unless it asks for a shape or a number of givens.
    #[must_use]
    pub(crate) fn minimal_as_usual(self) -> Self {
        let is_minimal = self.shape == Shape::Symmetric(Symmetries::None) && self.givens.is_none();
        Self { is_minimal, ..self }
    }
}

impl Default for Recipe {
    fn default() -> Self {
        Self {
            shape: Shape::Symmetric(Symmetries::None),
            is_minimal: true,
            level: None,
            technique: None,
            er: None,
            givens: None,
            most_attempts: Self::MOST_ATTEMPTS,
        }
    }
}
