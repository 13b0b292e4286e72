//! The rating of each technique by Sudoku Explainer.
//!
//! The ratings are those of version 1.2.1. It has fewer names than this catalogue. A technique that it knows only as a
//! chain has the rating of the shortest chain that shows it. A technique that needs more than a chain has the rating of
//! its nets.

use super::Technique;

impl Technique {
    /// The least rating of a step of this technique, in tenths. Returns `None` for brute force, which Sudoku Explainer
    /// does not rate.
    #[expect(clippy::too_many_lines, reason = "a table, whose lines the compiler counts")]
    pub(super) fn explainer_tenths(self) -> Option<u32> {
        use Technique as T;
        let tenths = match self {
            T::FullHouse => 10,
            T::HiddenSingle => 12,
            T::NakedSingle => 23,
            // Sudoku Explainer lacks the techniques of other boards, which are as hard to see as intersections.
            T::ConsecutiveNeighbours => 25,
            T::Pointing => 26,
            T::LawOfLeftovers => 27,
            T::Claiming => 28,
            T::LockedPair | T::NakedPair => 30,
            T::XWing => 32,
            T::HiddenPair => 34,
            T::LockedTriple | T::NakedTriple => 36,
            T::Swordfish => 38,
            T::HiddenTriple => 40,
            T::XYWing => 42,
            T::XYZWing => 44,
            T::UniqueRectangle1
            | T::UniqueRectangle2
            | T::UniqueRectangle3
            | T::UniqueRectangle4
            | T::UniqueRectangle5
            | T::UniqueRectangle6
            | T::HiddenRectangle
            | T::AvoidableRectangle1
            | T::AvoidableRectangle2 => 45,
            T::UniqueLoop | T::ExtendedRectangle => 46,
            T::NakedQuad => 50,
            T::Jellyfish => 52,
            T::HiddenQuad => 54,
            T::BugPlusOne => 56,
            T::BugLite => 57,
            // Forcing X-chains.
            T::Skyscraper
            | T::TwoStringKite
            | T::DualTwoStringKite
            | T::TurbotFish
            | T::SimpleColoursTrap
            | T::SimpleColoursWrap
            | T::MultiColours1
            | T::MultiColours2
            | T::XChain => 66,
            // Forcing chains of several digits.
            T::WWing
            | T::MWing
            | T::SWing
            | T::LWing
            | T::HWing
            | T::RemotePair
            | T::XYChain
            | T::ContinuousNiceLoop
            | T::DiscontinuousNiceLoop
            | T::Aic
            | T::Medusa => 70,
            // Nishio, which is a net of one digit: empty rectangles, and fish with fins, with boxes, or of more than
            // four lines.
            T::Squirmbag
            | T::Whale
            | T::Leviathan
            | T::EmptyRectangle
            | T::DualEmptyRectangle
            | T::FinnedXWing
            | T::SashimiXWing
            | T::FinnedSwordfish
            | T::SashimiSwordfish
            | T::FinnedJellyfish
            | T::SashimiJellyfish
            | T::FinnedSquirmbag
            | T::SashimiSquirmbag
            | T::FinnedWhale
            | T::SashimiWhale
            | T::FinnedLeviathan
            | T::SashimiLeviathan
            | T::FrankenXWing
            | T::FrankenSwordfish
            | T::FrankenJellyfish
            | T::FrankenSquirmbag
            | T::FrankenWhale
            | T::FrankenLeviathan
            | T::FinnedFrankenXWing
            | T::FinnedFrankenSwordfish
            | T::FinnedFrankenJellyfish
            | T::FinnedFrankenSquirmbag
            | T::FinnedFrankenWhale
            | T::FinnedFrankenLeviathan
            | T::MutantXWing
            | T::MutantSwordfish
            | T::MutantJellyfish
            | T::MutantSquirmbag
            | T::MutantWhale
            | T::MutantLeviathan
            | T::FinnedMutantXWing
            | T::FinnedMutantSwordfish
            | T::FinnedMutantJellyfish
            | T::FinnedMutantSquirmbag
            | T::FinnedMutantWhale
            | T::FinnedMutantLeviathan => 75,
            // Chains from each candidate of a cell or each place of a digit.
            T::WXYZWing
            | T::GroupedContinuousNiceLoop
            | T::GroupedDiscontinuousNiceLoop
            | T::GroupedAic
            | T::AlsXz
            | T::AlsXyWing
            | T::AlsXyChain
            | T::SueDeCoq
            | T::DeathBlossom
            | T::Firework
            | T::ForcingChainContradiction
            | T::ForcingChainVerity => 82,
            T::KrakenFish1
            | T::KrakenFish2
            | T::ForcingNetContradiction
            | T::ForcingNetVerity
            | T::SkLoop
            | T::Exocet
            | T::Tridagon => 85,
            T::TemplateSet | T::TemplateDelete => 100,
            T::BruteForce => return None,
        };
        Some(tenths)
    }
}
