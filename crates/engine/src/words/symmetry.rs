//! The symmetries that givens have, and those that a generator is asked for.

use nonet_language::{Language, Say, say};

use crate::facts::Symmetry;
use crate::generate::Symmetries;

impl Say for Symmetry {
    fn say(&self, language: Language) -> String {
        match self {
            Self::HalfTurn => say!(language, "half turn"),
            Self::QuarterTurn => say!(language, "quarter turn"),
            Self::TopBottom => say!(language, "top to bottom"),
            Self::LeftRight => say!(language, "left to right"),
            Self::Diagonal => say!(language, "diagonal"),
            Self::AntiDiagonal => say!(language, "other diagonal"),
        }
    }
}

impl Say for Symmetries {
    fn say(&self, language: Language) -> String {
        match self {
            Self::None => say!(language, "Anywhere"),
            Self::HalfTurn => say!(language, "Half turn (180°)"),
            Self::QuarterTurn => {
                say!(language, "Quarter turn (90°)")
            }
            Self::Horizontal => say!(language, "Left mirrors right"),
            Self::Vertical => say!(language, "Top mirrors bottom"),
            Self::Both => say!(language, "Both mirrors"),
            Self::Diagonal => say!(language, "On the diagonal \\"),
            Self::AntiDiagonal => say!(language, "On the diagonal /"),
            Self::BothDiagonals => say!(language, "On both diagonals"),
            Self::Full => say!(language, "Every way"),
        }
    }
}
