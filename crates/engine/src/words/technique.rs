//! The names of techniques and levels.
//!
//! Vietnamese players call the larger techniques by their English names; the catalogue keeps those, and they are
//! explained where the technique is.

use nonet_language::{Language, Say, say, word};

use crate::technique::{Fish, FishKind, FishSize, Level, Technique};

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
            T::CageLastCell => say!(language, "Last cell of a cage"),
            T::RuleOf45 => say!(language, "Rule of 45"),
            T::ThermometerBounds => say!(language, "Thermometer bounds"),
            T::ClueCopies => say!(language, "Copies"),
            T::CluePartners => say!(language, "Clue partners"),
            T::ClueLimits => say!(language, "Limits of a clue"),
            T::ArrowBounds => say!(language, "Arrow bounds"),
            T::RenbanRange => say!(language, "Renban range"),
            T::RegionSums => say!(language, "Region sums"),
            T::OutsideSets => say!(language, "Sets of an outside number"),
            T::CageCombinations => say!(language, "Cage combinations"),
            T::CageDigit => say!(language, "Digit locked in a cage"),
            T::CluePlaces => say!(language, "Places in a clue"),
            T::InniesAndOuties => say!(language, "Innies and outies"),
            T::KillerSubset => say!(language, "Killer subset"),
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
            T::Fish(fish) => fish.say(language),
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

impl Say for Fish {
    fn say(&self, language: Language) -> String {
        let fish = self.size.word(language);
        match self.kind {
            FishKind::Basic => self.size.name(language).to_owned(),
            FishKind::Finned => say!(language, "Finned {fish}", fish),
            FishKind::Sashimi => say!(language, "Sashimi {fish}", fish),
            FishKind::Franken => say!(language, "Franken {fish}", fish),
            FishKind::FinnedFranken => say!(language, "Finned Franken {fish}", fish),
            FishKind::Mutant => say!(language, "Mutant {fish}", fish),
            FishKind::FinnedMutant => say!(language, "Finned mutant {fish}", fish),
        }
    }
}

impl FishSize {
    /// The name of the basic fish of this size.
    fn name(self, language: Language) -> &'static str {
        match self {
            Self::XWing => word!(language, "X-Wing"),
            Self::Swordfish => word!(language, "Swordfish"),
            Self::Jellyfish => word!(language, "Jellyfish"),
            Self::Squirmbag => word!(language, "Squirmbag"),
            Self::Whale => word!(language, "Whale"),
            Self::Leviathan => word!(language, "Leviathan"),
        }
    }

    /// The size within the name of a fish of another kind.
    fn word(self, language: Language) -> &'static str {
        match self {
            Self::XWing => word!(language, context = "a fish with fins or boxes", "X-Wing"),
            Self::Swordfish => word!(language, context = "a fish with fins or boxes", "swordfish"),
            Self::Jellyfish => word!(language, context = "a fish with fins or boxes", "jellyfish"),
            Self::Squirmbag => word!(language, context = "a fish with fins or boxes", "squirmbag"),
            Self::Whale => word!(language, context = "a fish with fins or boxes", "whale"),
            Self::Leviathan => word!(language, context = "a fish with fins or boxes", "leviathan"),
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
