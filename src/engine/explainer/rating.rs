//! What comes out: three numbers with one decimal.

use std::fmt;

/// A number on the scale in tenths: 72 is 7.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(u16);

impl Tenths {
    /// What a puzzle is rated that none of the rules can solve: 20.0.
    pub const BEYOND: Self = Self(200);

    /// The number with so many tenths.
    #[must_use]
    pub fn new(tenths: u16) -> Self {
        Self(tenths)
    }

    /// The number in tenths.
    #[must_use]
    pub fn get(self) -> u16 {
        self.0
    }

    /// The nearest number on the scale.
    #[expect(clippy::cast_sign_loss, reason = "ratings are above zero")]
    pub(super) fn nearest(rating: f64) -> Self {
        Self((rating * 10.0).round() as u16)
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// How hard a puzzle is. It is shown as "ER/EP/ED", such as "7.2/1.2/1.2".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// ER: the hardest step of the whole path.
    pub er: Tenths,
    /// EP, "pearl": the hardest step up to the first digit.
    pub ep: Tenths,
    /// ED, "diamond": the first step, which is the hardest up to the first elimination.
    pub ed: Tenths,
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}
