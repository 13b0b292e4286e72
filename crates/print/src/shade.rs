//! Shades on paper: white, greys that a black and white printer keeps apart, and the same with hatching.

use super::PrintInks;
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

    /// The number of the grey that is printed, from 0, which is white. With black ink alone it is white.
    pub(super) fn printed_grey_number(self, inks: PrintInks) -> u8 {
        match inks {
            PrintInks::All => self.grey_number(),
            PrintInks::BlackOnly => 0,
        }
    }

    /// The grey of the cell, from 0 (black) to 1 (white). With black ink alone it is white.
    pub(super) fn grey(self, inks: PrintInks) -> f32 {
        match inks {
            PrintInks::All => [1.0, 0.84, 0.70, 0.58][usize::from(self.grey_number())],
            PrintInks::BlackOnly => 1.0,
        }
    }

    /// The hatching of the cell. With black ink alone, it takes the place of the greys.
    pub(super) fn hatching(self, inks: PrintInks) -> Hatching {
        let number = match (inks, self.number().checked_sub(1)) {
            (PrintInks::BlackOnly, Some(shade)) => 1 + shade % (GREYS - 1),
            (PrintInks::All, _) | (PrintInks::BlackOnly, None) => self.number() / GREYS,
        };
        HATCHINGS[usize::from(number)]
    }

    /// The distance of hatching lines as a part of a cell. With black ink alone, it tells apart what greys cannot.
    pub(super) fn spacing(self, inks: PrintInks) -> f32 {
        match inks {
            PrintInks::All => SPACINGS[0],
            PrintInks::BlackOnly => {
                SPACINGS[usize::from(self.number().saturating_sub(1) / (GREYS - 1))]
            }
        }
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
        for inks in [PrintInks::All, PrintInks::BlackOnly] {
            let look = |shade: AreaShade| {
                let Hatching { falls, rises } = shade.hatching(inks);
                let spacing = if falls || rises { shade.spacing(inks) } else { 0.0 };
                (shade.grey(inks).to_bits(), falls, rises, spacing.to_bits())
            };
            let looks: std::collections::BTreeSet<_> = AreaShade::all().map(look).collect();
            assert_eq!(looks.len(), AreaShade::all().count(), "{inks:?}");
        }
    }
}
