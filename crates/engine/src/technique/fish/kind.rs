//! What fish there are: each size in each kind.

/// A fish, as the catalogue of techniques has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fish {
    /// The number of its base sets.
    pub size: FishSize,
    /// The shape of its houses, and its fins.
    pub kind: FishKind,
}

/// The number of base sets of a fish, by the name of the basic fish of this size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(
    missing_docs,
    reason = "the names are the field's own: an X-wing has 2 base sets, a leviathan 7"
)]
pub enum FishSize {
    XWing,
    Swordfish,
    Jellyfish,
    Squirmbag,
    Whale,
    Leviathan,
}

/// The shape of a fish, with or without fins. As in HoDoKu, only basic fish are told apart as finned and sashimi, so that
/// there are seven kinds, not nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "the names are the field's own, and `FishShape` and `Fins` say the rest"
)]
pub enum FishKind {
    Basic,
    Finned,
    Sashimi,
    Franken,
    FinnedFranken,
    Mutant,
    FinnedMutant,
}

/// The houses that are used as base and cover sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FishShape {
    /// Rows against columns, or columns against rows.
    Basic,
    /// Like a basic fish, but with areas, such as boxes, among the lines on either side.
    Franken,
    /// Rows and columns on the same side, or only areas on one side.
    Mutant,
}

/// Whether a fish has fins: candidates of base sets outside its cover sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fins {
    /// No fins.
    Without,
    /// Fins, without which it is still a fish.
    Finned,
    /// Fins, without which a base set has at most one candidate. Only basic fish distinguish this.
    Sashimi,
}

impl Fish {
    /// The number of fish: each size in each kind.
    pub(in crate::technique) const COUNT: usize = FishSize::ALL.len() * FishKind::ALL.len();

    /// The index of the fish among all, from 0.
    pub(in crate::technique) const fn index(self) -> usize {
        self.kind as usize * FishSize::ALL.len() + self.size as usize
    }
}

impl FishSize {
    /// All sizes, the smallest first.
    pub const ALL: [Self; 6] = [
        Self::XWing,
        Self::Swordfish,
        Self::Jellyfish,
        Self::Squirmbag,
        Self::Whale,
        Self::Leviathan,
    ];

    /// The number of base sets, from 2 to 7.
    pub(super) fn sets(self) -> usize {
        self as usize + 2
    }
}

impl FishKind {
    /// All kinds.
    pub const ALL: [Self; 7] = [
        Self::Basic,
        Self::Finned,
        Self::Sashimi,
        Self::Franken,
        Self::FinnedFranken,
        Self::Mutant,
        Self::FinnedMutant,
    ];

    /// The houses that it is made of.
    #[must_use]
    pub fn shape(self) -> FishShape {
        match self {
            Self::Basic | Self::Finned | Self::Sashimi => FishShape::Basic,
            Self::Franken | Self::FinnedFranken => FishShape::Franken,
            Self::Mutant | Self::FinnedMutant => FishShape::Mutant,
        }
    }

    /// Its fins.
    #[must_use]
    pub fn fins(self) -> Fins {
        match self {
            Self::Basic | Self::Franken | Self::Mutant => Fins::Without,
            Self::Finned | Self::FinnedFranken | Self::FinnedMutant => Fins::Finned,
            Self::Sashimi => Fins::Sashimi,
        }
    }
}
