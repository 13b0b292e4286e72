//! The result of a rating: three numbers with one decimal.

use std::fmt;
use std::str::FromStr;

/// A number on the scale in tenths: 72 is 7.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tenths(u16);

impl Tenths {
    /// The rating of a puzzle that the rules cannot solve: 20.0.
    pub const BEYOND: Self = Self(200);

    /// The rating of the hardest known puzzles.
    pub const HIGHEST: Self = Self(119);

    /// The possible ratings below the loops, which are few. From 4.5 on there are ratings for chains and loops
    /// of all lengths.
    pub const BELOW_LOOPS: [Self; 18] = [
        Self(10),
        Self(12),
        Self(15),
        Self(17),
        Self(19),
        Self(20),
        Self(23),
        Self(25),
        Self(26),
        Self(28),
        Self(30),
        Self(32),
        Self(34),
        Self(36),
        Self(38),
        Self(40),
        Self(42),
        Self(44),
    ];

    /// Whether a puzzle can have this rating.
    #[must_use]
    pub fn is_possible(self) -> bool {
        Self::BELOW_LOOPS.contains(&self) || (45..=Self::HIGHEST.0).contains(&self.0)
    }

    /// The number with this count of tenths.
    #[must_use]
    pub const fn new(tenths: u16) -> Self {
        Self(tenths)
    }

    /// The count of tenths.
    #[must_use]
    pub fn get(self) -> u16 {
        self.0
    }

    /// The nearest number on the scale.
    #[expect(clippy::cast_sign_loss, reason = "ratings are above zero")]
    pub(super) fn nearest(rating: f64) -> Self {
        // Ratings are sums of tenths in floating point, such as 7.199999. Cutting them off would show 7.1.
        Self((rating * 10.0).round() as u16)
    }
}

/// A text that is no rating. A rating is a whole number or a number with one decimal, and has at most two digits before
/// the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTenths;

impl FromStr for Tenths {
    type Err = NoTenths;

    fn from_str(typed: &str) -> Result<Self, NoTenths> {
        let (whole, tenth) = typed.split_once('.').unwrap_or((typed, "0"));
        // `parse` would take a sign too.
        let are_digits = [whole, tenth].iter().all(|part| part.bytes().all(|c| c.is_ascii_digit()));
        if !are_digits || tenth.len() != 1 || whole.len() > 2 {
            return Err(NoTenths);
        }
        let number = |digits: &str| digits.parse::<u16>().map_err(|_| NoTenths);
        Ok(Self(number(whole)? * 10 + number(tenth)?))
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// The rating of a puzzle, displayed as "ER/EP/ED", such as "7.2/1.2/1.2".
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
