//! The shade of an area: white, or one of some that every medium keeps apart.

/// The shade of a cell. Shades have numbers from 0, which is white.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct AreaShade(u8);

/// The number of shades. Boards that need more use shades again.
const SHADES: u8 = 16;

impl AreaShade {
    /// No shade.
    pub const WHITE: Self = Self(0);

    /// The lightest shade.
    pub const FIRST: Self = Self(1);

    /// All shades.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SHADES).map(Self)
    }

    /// The number of the shade, from 0 to 15.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The first shade from `least` on that is not used; if all are used, the shade that is used least.
    #[must_use]
    pub fn free(least: Self, used: &[Self]) -> Self {
        let count = |shade: &Self| used.iter().filter(|it| *it == shade).count();
        Self::all().filter(|shade| *shade >= least).min_by_key(count).unwrap_or(least)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_shade_is_the_first_that_is_not_used() {
        let [white, first, second] = [AreaShade(0), AreaShade(1), AreaShade(2)];
        assert_eq!(AreaShade::free(AreaShade::WHITE, &[]), white);
        assert_eq!(AreaShade::free(AreaShade::FIRST, &[]), first);
        assert_eq!(AreaShade::free(AreaShade::WHITE, &[white, first]), second);
        let all: Vec<AreaShade> = AreaShade::all().chain([white, first]).collect();
        assert_eq!(AreaShade::free(AreaShade::WHITE, &all), second);
    }
}
