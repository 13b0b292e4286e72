//! How often puzzles need a technique.
//!
//! A puzzle needs a technique if its path uses it, as [`Recipe::technique`](super::Recipe::technique) says. Of the
//! techniques that no puzzle needs, some can be shown to come too late on every path. Of others nobody knows a puzzle.

use crate::technique::{Fish, FishKind, FishSize, Technique, TechniqueUse};

/// How often puzzles of the classic board need a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rarity {
    /// Random puzzles need it: one of about this many minimal puzzles, if that was counted.
    Random(Option<u32>),
    /// Hardly any random puzzle needs it, so puzzles are made from a stock.
    Stock,
    /// No puzzle needs it.
    Never(EasierWay),
    /// It is a technique for other boards.
    OtherBoards,
}

/// What helps on every path before a technique does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EasierWay {
    /// A fish of the lines that the fish leaves over makes the same eliminations, and has fewer lines.
    SmallerFish,
    /// A single, a pointing or a claiming.
    LockedCandidates,
    /// Whatever follows from all candidates of a cell or house also follows from a contradiction.
    Contradiction,
    /// Something easier helped in every puzzle that was tried.
    AsFarAsSeen,
}

impl Rarity {
    /// How often puzzles need `technique`.
    #[must_use]
    pub fn of(technique: Technique) -> Self {
        use Technique as T;
        if technique.used() == TechniqueUse::OtherBoards {
            return Self::OtherBoards;
        }
        match technique {
            T::Fish(fish) if fish.kind == FishKind::Basic && fish.size > FishSize::Jellyfish => {
                Self::Never(EasierWay::SmallerFish)
            }
            T::Fish(fish) if is_locked_before(fish) => Self::Never(EasierWay::LockedCandidates),
            T::ForcingChainVerity => Self::Never(EasierWay::Contradiction),
            _ if NEVER_SEEN.contains(&technique) => Self::Never(EasierWay::AsFarAsSeen),
            _ if super::rare::is_in_stock(technique) => Self::Stock,
            _ => Self::Random(attempts(technique)),
        }
    }

    /// The number of random puzzles of which about one needs the technique, if some do.
    #[must_use]
    pub fn attempts(self) -> Option<u32> {
        match self {
            Self::Random(attempts) => attempts,
            Self::Stock | Self::Never(_) | Self::OtherBoards => None,
        }
    }
}

/// Whether a single, a pointing, a claiming or a finned X-wing comes before this fish on every path.
///
/// A finned leviathan leaves at most two lines over. If these are a finned X-wing, that comes first. If not, both lines
/// have one place besides the fins, in the same line across, so the digit of the box with the fins is in them, and
/// pointing in the third box of the band comes first.
///
/// A fish of two houses without fins has a line among its base sets, or a box whose places lie in two lines. Either way
/// the places of a line lie in one box, or those of a box in one line, or else nothing is left to eliminate.
fn is_locked_before(Fish { size, kind }: Fish) -> bool {
    match kind {
        FishKind::Finned | FishKind::Sashimi => size == FishSize::Leviathan,
        FishKind::Franken | FishKind::Mutant => size == FishSize::XWing,
        FishKind::Basic | FishKind::FinnedFranken | FishKind::FinnedMutant => false,
    }
}

/// Techniques that no path of 30,000 random puzzles used, nor one of 700 puzzles that are among the hardest known.
const NEVER_SEEN: [Technique; 15] = [
    Technique::fish(FishKind::Sashimi, FishSize::Whale),
    Technique::fish(FishKind::Franken, FishSize::Swordfish),
    Technique::fish(FishKind::Franken, FishSize::Jellyfish),
    Technique::fish(FishKind::Franken, FishSize::Squirmbag),
    Technique::fish(FishKind::Franken, FishSize::Whale),
    Technique::fish(FishKind::Franken, FishSize::Leviathan),
    Technique::fish(FishKind::FinnedFranken, FishSize::XWing),
    Technique::fish(FishKind::Mutant, FishSize::Swordfish),
    Technique::fish(FishKind::Mutant, FishSize::Jellyfish),
    Technique::fish(FishKind::Mutant, FishSize::Squirmbag),
    Technique::fish(FishKind::Mutant, FishSize::Whale),
    Technique::fish(FishKind::Mutant, FishSize::Leviathan),
    Technique::fish(FishKind::FinnedMutant, FishSize::XWing),
    Technique::TemplateSet,
    Technique::TemplateDelete,
];

/// As [`Rarity::Random`] says it.
fn attempts(technique: Technique) -> Option<u32> {
    ATTEMPTS.iter().find(|(one, _)| *one == technique).map(|&(_, attempts)| attempts)
}

/// Techniques that fewer than one of fifty random puzzles needs, as far as 1,000 puzzles tell, and one of which 30,000
/// tell.
const ATTEMPTS: [(Technique, u32); 21] = [
    (Technique::HiddenTriple, 60),
    (Technique::NakedQuad, 300),
    (Technique::fish(FishKind::Basic, FishSize::Swordfish), 80),
    (Technique::UniqueRectangle1, 50),
    (Technique::UniqueRectangle2, 200),
    (Technique::UniqueRectangle3, 50),
    (Technique::UniqueRectangle6, 100),
    (Technique::ExtendedRectangle, 200),
    (Technique::BugLite, 100),
    (Technique::fish(FishKind::Sashimi, FishSize::XWing), 200),
    (Technique::fish(FishKind::Finned, FishSize::Swordfish), 60),
    (Technique::fish(FishKind::Sashimi, FishSize::Swordfish), 500),
    (Technique::SimpleColoursTrap, 500),
    (Technique::MultiColours1, 200),
    (Technique::GroupedAic, 200),
    (Technique::AlsXz, 90),
    (Technique::AlsXyWing, 100),
    (Technique::KrakenFish1, 90),
    (Technique::KrakenFish2, 80),
    (Technique::ForcingChainContradiction, 80),
    (Technique::ForcingNetContradiction, 1_000),
];
