//! The names of techniques and levels.
//!
//! Vietnamese players call the larger techniques by their English names; the catalogue keeps those, and they are
//! explained where the technique is.

use nonet_language::{Language, Say, say, word};

use crate::technique::{Level, Technique};

impl Say for Level {
    fn say(&self, language: Language) -> String {
        self.word(language).to_owned()
    }
}

impl Level {
    /// The name of the level.
    #[must_use]
    pub fn word(self, language: Language) -> &'static str {
        match self {
            Self::Beginner => word!(language, "Beginner"),
            Self::Easy => word!(language, "Easy"),
            Self::Medium => word!(language, "Medium"),
            Self::Hard => word!(language, "Hard"),
            Self::Unfair => word!(language, "Unfair"),
            Self::Extreme => word!(language, "Extreme"),
        }
    }
}

impl Say for Technique {
    #[expect(clippy::too_many_lines, reason = "a table: a line for each technique")]
    fn say(&self, language: Language) -> String {
        use Technique as T;
        match self {
            T::FullHouse => say!(language, "Full house"),
            T::NakedSingle => say!(language, "Naked single"),
            T::HiddenSingle => say!(language, "Hidden single"),
            T::ConsecutiveNeighbours => say!(language, "Consecutive neighbours"),
            T::LawOfLeftovers => say!(language, "Law of leftovers"),
            T::LockedPair => say!(language, "Locked pair"),
            T::LockedTriple => say!(language, "Locked triple"),
            T::Pointing => say!(language, "Pointing"),
            T::Claiming => say!(language, "Claiming"),
            T::NakedPair => say!(language, "Naked pair"),
            T::NakedTriple => say!(language, "Naked triple"),
            T::HiddenPair => say!(language, "Hidden pair"),
            T::HiddenTriple => say!(language, "Hidden triple"),
            T::NakedQuad => say!(language, "Naked quad"),
            T::HiddenQuad => say!(language, "Hidden quad"),
            T::XWing => say!(language, "X-Wing"),
            T::Swordfish => say!(language, "Swordfish"),
            T::Jellyfish => say!(language, "Jellyfish"),
            T::Squirmbag => say!(language, "Squirmbag"),
            T::Whale => say!(language, "Whale"),
            T::Leviathan => say!(language, "Leviathan"),
            T::RemotePair => say!(language, "Remote pair"),
            T::BugPlusOne => say!(language, "BUG+1"),
            T::Skyscraper => say!(language, "Skyscraper"),
            T::TwoStringKite => say!(language, "Two-string kite"),
            T::DualTwoStringKite => say!(language, "Dual two-string kite"),
            T::TurbotFish => say!(language, "Turbot fish"),
            T::EmptyRectangle => say!(language, "Empty rectangle"),
            T::DualEmptyRectangle => {
                say!(language, "Dual empty rectangle")
            }
            T::WWing => say!(language, "W-Wing"),
            T::MWing => say!(language, "M-Wing"),
            T::SWing => say!(language, "S-Wing"),
            T::LWing => say!(language, "L-Wing"),
            T::HWing => say!(language, "H-Wing"),
            T::XYWing => say!(language, "XY-Wing"),
            T::XYZWing => say!(language, "XYZ-Wing"),
            T::WXYZWing => say!(language, "WXYZ-Wing"),
            T::UniqueRectangle1 => {
                say!(language, "Unique rectangle type 1")
            }
            T::UniqueRectangle2 => {
                say!(language, "Unique rectangle type 2")
            }
            T::UniqueRectangle3 => {
                say!(language, "Unique rectangle type 3")
            }
            T::UniqueRectangle4 => {
                say!(language, "Unique rectangle type 4")
            }
            T::UniqueRectangle5 => {
                say!(language, "Unique rectangle type 5")
            }
            T::UniqueRectangle6 => {
                say!(language, "Unique rectangle type 6")
            }
            T::HiddenRectangle => say!(language, "Hidden rectangle"),
            T::AvoidableRectangle1 => {
                say!(language, "Avoidable rectangle type 1")
            }
            T::AvoidableRectangle2 => {
                say!(language, "Avoidable rectangle type 2")
            }
            T::UniqueLoop => say!(language, "Unique loop"),
            T::ExtendedRectangle => say!(language, "Extended rectangle"),
            T::BugLite => say!(language, "BUG-Lite"),
            T::FinnedXWing => say!(language, "Finned X-Wing"),
            T::SashimiXWing => say!(language, "Sashimi X-Wing"),
            T::FinnedSwordfish => say!(language, "Finned swordfish"),
            T::SashimiSwordfish => {
                say!(language, "Sashimi swordfish")
            }
            T::FinnedJellyfish => say!(language, "Finned jellyfish"),
            T::SashimiJellyfish => {
                say!(language, "Sashimi jellyfish")
            }
            T::FinnedSquirmbag => say!(language, "Finned squirmbag"),
            T::SashimiSquirmbag => {
                say!(language, "Sashimi squirmbag")
            }
            T::FinnedWhale => say!(language, "Finned whale"),
            T::SashimiWhale => say!(language, "Sashimi whale"),
            T::FinnedLeviathan => say!(language, "Finned leviathan"),
            T::SashimiLeviathan => {
                say!(language, "Sashimi leviathan")
            }
            T::SueDeCoq => say!(language, "Sue de Coq"),
            T::Firework => say!(language, "Firework"),
            T::SimpleColoursTrap => say!(language, "Simple colours (trap)"),
            T::SimpleColoursWrap => say!(language, "Simple colours (wrap)"),
            T::MultiColours1 => say!(language, "Multi-colours type 1"),
            T::MultiColours2 => say!(language, "Multi-colours type 2"),
            T::Medusa => say!(language, "3D Medusa"),
            T::XChain => say!(language, "X-Chain"),
            T::XYChain => say!(language, "XY-Chain"),
            T::ContinuousNiceLoop => say!(language, "Continuous nice loop"),
            T::DiscontinuousNiceLoop => say!(language, "Discontinuous nice loop"),
            T::Aic => {
                say!(language, "Alternating inference chain (AIC)")
            }
            T::GroupedContinuousNiceLoop => {
                say!(language, "Grouped continuous nice loop")
            }
            T::GroupedDiscontinuousNiceLoop => {
                say!(language, "Grouped discontinuous nice loop")
            }
            T::GroupedAic => say!(language, "Grouped alternating inference chain"),
            T::AlsXz => say!(language, "ALS-XZ"),
            T::AlsXyWing => say!(language, "ALS-XY-Wing"),
            T::AlsXyChain => say!(language, "ALS-XY-Chain"),
            T::DeathBlossom => say!(language, "Death blossom"),
            T::FrankenXWing => say!(language, "Franken X-Wing"),
            T::FrankenSwordfish => say!(language, "Franken swordfish"),
            T::FrankenJellyfish => say!(language, "Franken jellyfish"),
            T::FrankenSquirmbag => say!(language, "Franken squirmbag"),
            T::FrankenWhale => say!(language, "Franken whale"),
            T::FrankenLeviathan => say!(language, "Franken leviathan"),
            T::FinnedFrankenXWing => {
                say!(language, "Finned Franken X-Wing")
            }
            T::FinnedFrankenSwordfish => {
                say!(language, "Finned Franken swordfish")
            }
            T::FinnedFrankenJellyfish => {
                say!(language, "Finned Franken jellyfish")
            }
            T::FinnedFrankenSquirmbag => {
                say!(language, "Finned Franken squirmbag")
            }
            T::FinnedFrankenWhale => say!(language, "Finned Franken whale"),
            T::FinnedFrankenLeviathan => {
                say!(language, "Finned Franken leviathan")
            }
            T::MutantXWing => say!(language, "Mutant X-Wing"),
            T::MutantSwordfish => say!(language, "Mutant swordfish"),
            T::MutantJellyfish => say!(language, "Mutant jellyfish"),
            T::MutantSquirmbag => say!(language, "Mutant squirmbag"),
            T::MutantWhale => say!(language, "Mutant whale"),
            T::MutantLeviathan => say!(language, "Mutant leviathan"),
            T::FinnedMutantXWing => say!(language, "Finned mutant X-Wing"),
            T::FinnedMutantSwordfish => {
                say!(language, "Finned mutant swordfish")
            }
            T::FinnedMutantJellyfish => {
                say!(language, "Finned mutant jellyfish")
            }
            T::FinnedMutantSquirmbag => {
                say!(language, "Finned mutant squirmbag")
            }
            T::FinnedMutantWhale => say!(language, "Finned mutant whale"),
            T::FinnedMutantLeviathan => {
                say!(language, "Finned mutant leviathan")
            }
            T::SkLoop => say!(language, "SK loop"),
            T::Exocet => say!(language, "Exocet"),
            T::Tridagon => say!(language, "Tridagon"),
            T::KrakenFish1 => say!(language, "Kraken fish type 1"),
            T::KrakenFish2 => say!(language, "Kraken fish type 2"),
            T::ForcingChainContradiction => {
                say!(language, "Forcing chain (contradiction)")
            }
            T::ForcingChainVerity => {
                say!(language, "Forcing chain (verity)")
            }
            T::ForcingNetContradiction => {
                say!(language, "Forcing net (contradiction)")
            }
            T::ForcingNetVerity => {
                say!(language, "Forcing net (verity)")
            }
            T::TemplateSet => say!(language, "Template set"),
            T::TemplateDelete => say!(language, "Template delete"),
            T::BruteForce => say!(language, "Brute force"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_techniques_have_one_name() {
        for language in Language::all() {
            let names: HashSet<String> =
                Technique::ALL.iter().map(|technique| technique.say(language)).collect();
            assert_eq!(names.len(), Technique::ALL.len());
        }
    }
}
