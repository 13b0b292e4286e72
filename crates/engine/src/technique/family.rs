//! Families of techniques, which are found in the same way and explained in the same words.

use super::Technique;

/// A family of techniques, each in a folder or a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the field's own, and the folders say the rest")]
pub enum Family {
    Singles,
    Intersections,
    Subsets,
    Fish,
    SingleDigit,
    Wings,
    Uniqueness,
    Colours,
    Chains,
    AlmostLocked,
    Patterns,
    Forcing,
    LastResort,
}

impl Technique {
    /// The family of the technique. Kraken fish are explained like forcing chains, so they belong to that
    /// family.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a table, whose lines the compiler counts")]
    pub fn family(self) -> Family {
        match self {
            Self::FullHouse | Self::NakedSingle | Self::HiddenSingle => Family::Singles,
            Self::ConsecutiveNeighbours
            | Self::Pointing
            | Self::Claiming
            | Self::LawOfLeftovers => Family::Intersections,
            Self::LockedPair
            | Self::LockedTriple
            | Self::NakedPair
            | Self::NakedTriple
            | Self::NakedQuad
            | Self::HiddenPair
            | Self::HiddenTriple
            | Self::HiddenQuad => Family::Subsets,
            Self::Skyscraper
            | Self::TwoStringKite
            | Self::DualTwoStringKite
            | Self::TurbotFish
            | Self::EmptyRectangle
            | Self::DualEmptyRectangle => Family::SingleDigit,
            Self::WWing
            | Self::MWing
            | Self::SWing
            | Self::LWing
            | Self::HWing
            | Self::XYWing
            | Self::XYZWing
            | Self::WXYZWing => Family::Wings,
            Self::BugPlusOne
            | Self::BugLite
            | Self::UniqueLoop
            | Self::ExtendedRectangle
            | Self::HiddenRectangle
            | Self::UniqueRectangle1
            | Self::UniqueRectangle2
            | Self::UniqueRectangle3
            | Self::UniqueRectangle4
            | Self::UniqueRectangle5
            | Self::UniqueRectangle6
            | Self::AvoidableRectangle1
            | Self::AvoidableRectangle2 => Family::Uniqueness,
            Self::RemotePair
            | Self::SimpleColoursTrap
            | Self::SimpleColoursWrap
            | Self::MultiColours1
            | Self::MultiColours2
            | Self::Medusa => Family::Colours,
            Self::XChain
            | Self::XYChain
            | Self::ContinuousNiceLoop
            | Self::DiscontinuousNiceLoop
            | Self::Aic
            | Self::GroupedContinuousNiceLoop
            | Self::GroupedDiscontinuousNiceLoop
            | Self::GroupedAic => Family::Chains,
            Self::SueDeCoq
            | Self::AlsXz
            | Self::AlsXyWing
            | Self::AlsXyChain
            | Self::DeathBlossom => Family::AlmostLocked,
            Self::Firework | Self::SkLoop | Self::Exocet | Self::Tridagon => Family::Patterns,
            Self::KrakenFish1
            | Self::KrakenFish2
            | Self::ForcingChainContradiction
            | Self::ForcingChainVerity
            | Self::ForcingNetContradiction
            | Self::ForcingNetVerity => Family::Forcing,
            Self::TemplateSet | Self::TemplateDelete | Self::BruteForce => Family::LastResort,
            Self::XWing
            | Self::Swordfish
            | Self::Jellyfish
            | Self::Squirmbag
            | Self::Whale
            | Self::Leviathan
            | Self::FinnedXWing
            | Self::SashimiXWing
            | Self::FinnedSwordfish
            | Self::SashimiSwordfish
            | Self::FinnedJellyfish
            | Self::SashimiJellyfish
            | Self::FinnedSquirmbag
            | Self::SashimiSquirmbag
            | Self::FinnedWhale
            | Self::SashimiWhale
            | Self::FinnedLeviathan
            | Self::SashimiLeviathan
            | Self::FrankenXWing
            | Self::FrankenSwordfish
            | Self::FrankenJellyfish
            | Self::FrankenSquirmbag
            | Self::FrankenWhale
            | Self::FrankenLeviathan
            | Self::FinnedFrankenXWing
            | Self::FinnedFrankenSwordfish
            | Self::FinnedFrankenJellyfish
            | Self::FinnedFrankenSquirmbag
            | Self::FinnedFrankenWhale
            | Self::FinnedFrankenLeviathan
            | Self::MutantXWing
            | Self::MutantSwordfish
            | Self::MutantJellyfish
            | Self::MutantSquirmbag
            | Self::MutantWhale
            | Self::MutantLeviathan
            | Self::FinnedMutantXWing
            | Self::FinnedMutantSwordfish
            | Self::FinnedMutantJellyfish
            | Self::FinnedMutantSquirmbag
            | Self::FinnedMutantWhale
            | Self::FinnedMutantLeviathan => Family::Fish,
        }
    }
}
