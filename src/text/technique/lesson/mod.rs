//! Lessons: what each technique is, how it is seen and why it holds, a paragraph each. What a family has in common is
//! told first, what is special about the technique last.

mod almost_locked;
mod chains;
mod colours;
mod fish;
mod forcing;
mod intersections;
mod last_resort;
mod patterns;
mod single_digit;
mod singles;
mod subsets;
mod uniqueness;
mod wings;

use crate::engine::technique::Technique;
use crate::text::Language;

/// What somebody has to know to find `technique` and to trust it, a paragraph each.
#[must_use]
pub fn lesson(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    let family = match technique {
        T::FullHouse | T::NakedSingle | T::HiddenSingle => singles::lesson,
        T::Pointing | T::Claiming => intersections::lesson,
        T::LockedPair
        | T::LockedTriple
        | T::NakedPair
        | T::NakedTriple
        | T::NakedQuad
        | T::HiddenPair
        | T::HiddenTriple
        | T::HiddenQuad => subsets::lesson,
        T::Skyscraper
        | T::TwoStringKite
        | T::DualTwoStringKite
        | T::TurbotFish
        | T::EmptyRectangle
        | T::DualEmptyRectangle => single_digit::lesson,
        T::WWing
        | T::MWing
        | T::SWing
        | T::LWing
        | T::HWing
        | T::XYWing
        | T::XYZWing
        | T::WXYZWing => wings::lesson,
        T::RemotePair
        | T::SimpleColoursTrap
        | T::SimpleColoursWrap
        | T::MultiColours1
        | T::MultiColours2
        | T::Medusa => colours::lesson,
        T::SueDeCoq | T::AlsXz | T::AlsXyWing | T::AlsXyChain | T::DeathBlossom => {
            almost_locked::lesson
        }
        T::Firework | T::SkLoop | T::Exocet | T::Tridagon => patterns::lesson,
        T::TemplateSet | T::TemplateDelete | T::BruteForce => last_resort::lesson,
        _ => rest(technique),
    };
    family(technique, language)
}

fn rest(technique: Technique) -> fn(Technique, Language) -> Vec<String> {
    use Technique as T;
    match technique {
        T::BugPlusOne
        | T::BugLite
        | T::UniqueLoop
        | T::ExtendedRectangle
        | T::HiddenRectangle
        | T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle3
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6
        | T::AvoidableRectangle1
        | T::AvoidableRectangle2 => uniqueness::lesson,
        T::XChain
        | T::XYChain
        | T::ContinuousNiceLoop
        | T::DiscontinuousNiceLoop
        | T::Aic
        | T::GroupedContinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::GroupedAic => chains::lesson,
        T::KrakenFish1
        | T::KrakenFish2
        | T::ForcingChainContradiction
        | T::ForcingChainVerity
        | T::ForcingNetContradiction
        | T::ForcingNetVerity => forcing::lesson,
        _ => fish::lesson,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_is_told_in_two_paragraphs_or_more_in_each_language() {
        for &technique in Technique::ALL {
            let told = Language::ALL.map(|language| lesson(technique, language));
            assert!(told[0].len() >= 2, "{technique}");
            assert_eq!(told[0].len(), told[1].len(), "{technique}");
            for paragraph in told.iter().flatten() {
                assert!(paragraph.ends_with(['.', ')']), "{technique}: {paragraph}");
            }
            assert_ne!(told[0], told[1], "{technique}");
        }
    }
}
