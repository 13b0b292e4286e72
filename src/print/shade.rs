//! Shades on paper: white, greys that a black and white printer keeps apart, and the same with hatching.

use crate::look::AreaShade;

/// The direction of the lines that hatch a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hatching {
    /// Whether there are lines that go down to the right.
    pub(super) falls: bool,
    /// Whether there are lines that go up to the right.
    pub(super) rises: bool,
}

/// The number of greys, with white.
const GREYS: u8 = 4;

/// The hatchings, from none.
const HATCHINGS: [Hatching; 4] = [
    Hatching { falls: false, rises: false },
    Hatching { falls: false, rises: true },
    Hatching { falls: true, rises: false },
    Hatching { falls: true, rises: true },
];

/// The distances of hatching lines as parts of a cell.
const SPACINGS: [f32; 5] = [0.25, 0.125, 0.5, 0.0833, 0.1667];

impl AreaShade {
    /// The number of the grey, from 0, which is white.
    pub(super) fn grey_number(self) -> u8 {
        self.number() % GREYS
    }

    /// The grey of the cell, from 0 (black) to 1 (white). With black ink alone it is white.
    pub(super) fn grey(self, black_only: bool) -> f32 {
        if black_only {
            return 1.0;
        }
        [1.0, 0.84, 0.70, 0.58][usize::from(self.grey_number())]
    }

    /// The hatching of the cell. With black ink alone, it takes the place of the greys.
    pub(super) fn hatching(self, black_only: bool) -> Hatching {
        let number = match self.number().checked_sub(1) {
            Some(shade) if black_only => 1 + shade % (GREYS - 1),
            Some(_) | None => self.number() / GREYS,
        };
        HATCHINGS[usize::from(number)]
    }

    /// The distance of hatching lines as a part of a cell. With black ink alone, it tells apart what greys cannot.
    pub(super) fn spacing(self, black_only: bool) -> f32 {
        let density = self.number().saturating_sub(1) / (GREYS - 1);
        if black_only { SPACINGS[usize::from(density)] } else { SPACINGS[0] }
    }
}

impl Hatching {
    /// Whether there are any lines.
    pub(super) fn is_any(self) -> bool {
        self.falls || self.rises
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_shades_differ_in_grey_and_in_black() {
        for black_only in [false, true] {
            let look = |shade: AreaShade| {
                let Hatching { falls, rises } = shade.hatching(black_only);
                let spacing = if falls || rises { shade.spacing(black_only) } else { 0.0 };
                (shade.grey(black_only).to_bits(), falls, rises, spacing.to_bits())
            };
            let looks: std::collections::BTreeSet<_> = AreaShade::all().map(look).collect();
            assert_eq!(looks.len(), AreaShade::all().count(), "{black_only}");
        }
    }
}
