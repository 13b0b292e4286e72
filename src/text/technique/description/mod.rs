//! Descriptions: what each technique is, how it is seen and why it holds, a paragraph each. What a family has in common is
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
#[expect(clippy::too_many_lines, reason = "a table of techniques")]
pub fn description(technique: Technique, language: Language) -> Vec<String> {
    use Technique as T;
    match technique {
        T::FullHouse => singles::full_house(language),
        T::NakedSingle => singles::naked(language),
        T::HiddenSingle => singles::hidden(language),
        T::Pointing => intersections::pointing(language),
        T::Claiming => intersections::claiming(language),
        T::ConsecutiveNeighbours => intersections::consecutive_neighbours(language),
        T::LawOfLeftovers => intersections::law_of_leftovers(language),
        T::NakedPair => subsets::naked_pair(language),
        T::NakedTriple => subsets::naked_triple(language),
        T::NakedQuad => subsets::naked_quad(language),
        T::LockedPair | T::LockedTriple => subsets::locked(language),
        T::HiddenPair => subsets::hidden_pair(language),
        T::HiddenTriple => subsets::hidden_triple(language),
        T::HiddenQuad => subsets::hidden_quad(language),
        T::XWing
        | T::Swordfish
        | T::Jellyfish
        | T::Squirmbag
        | T::Whale
        | T::Leviathan
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
        | T::FinnedMutantLeviathan => fish::description(technique, language),
        T::Skyscraper => single_digit::skyscraper(language),
        T::TwoStringKite => single_digit::two_string_kite(language),
        T::DualTwoStringKite => single_digit::dual_two_string_kite(language),
        T::TurbotFish => single_digit::turbot_fish(language),
        T::EmptyRectangle => single_digit::empty_rectangle(language),
        T::DualEmptyRectangle => single_digit::dual_empty_rectangle(language),
        T::XYWing => wings::xy(language),
        T::XYZWing => wings::xyz(language),
        T::WXYZWing => wings::wxyz(language),
        T::WWing => wings::w(language),
        T::MWing => wings::m(language),
        T::SWing => wings::s(language),
        T::LWing => wings::l(language),
        T::HWing => wings::h(language),
        T::UniqueRectangle1 => uniqueness::rectangle(uniqueness::type_1(language), language),
        T::UniqueRectangle2 => uniqueness::rectangle(uniqueness::type_2(language), language),
        T::UniqueRectangle3 => uniqueness::rectangle(uniqueness::type_3(language), language),
        T::UniqueRectangle4 => uniqueness::rectangle(uniqueness::type_4(language), language),
        T::UniqueRectangle5 => uniqueness::rectangle(uniqueness::type_5(language), language),
        T::UniqueRectangle6 => uniqueness::rectangle(uniqueness::type_6(language), language),
        T::HiddenRectangle => uniqueness::rectangle(uniqueness::hidden(language), language),
        T::AvoidableRectangle1 | T::AvoidableRectangle2 => {
            uniqueness::avoidable(technique, language)
        }
        T::UniqueLoop | T::ExtendedRectangle => uniqueness::beyond_rectangles(technique, language),
        T::BugPlusOne | T::BugLite => uniqueness::grave(technique, language),
        T::RemotePair => colours::remote_pair(language),
        T::SimpleColoursTrap => colours::trap(language),
        T::SimpleColoursWrap => colours::wrap(language),
        T::MultiColours1 => colours::multi_1(language),
        T::MultiColours2 => colours::multi_2(language),
        T::Medusa => colours::medusa(language),
        T::XChain => chains::plain(chains::x_chain(language), language),
        T::XYChain => chains::plain(chains::xy_chain(language), language),
        T::ContinuousNiceLoop => chains::plain(chains::continuous(language), language),
        T::DiscontinuousNiceLoop => chains::plain(chains::discontinuous(language), language),
        T::Aic => chains::plain(chains::aic(language), language),
        T::GroupedContinuousNiceLoop => chains::grouped(chains::continuous(language), language),
        T::GroupedDiscontinuousNiceLoop => {
            chains::grouped(chains::discontinuous(language), language)
        }
        T::GroupedAic => chains::grouped(chains::aic(language), language),
        T::SueDeCoq => almost_locked::sue_de_coq(language),
        T::AlsXz => almost_locked::xz(language),
        T::AlsXyWing => almost_locked::xy_wing(language),
        T::AlsXyChain => almost_locked::xy_chain(language),
        T::DeathBlossom => almost_locked::death_blossom(language),
        T::Firework => patterns::firework(language),
        T::SkLoop => patterns::sk_loop(language),
        T::Exocet => patterns::exocet(language),
        T::Tridagon => patterns::tridagon(language),
        T::KrakenFish1 | T::KrakenFish2 => forcing::kraken(technique, language),
        T::ForcingChainContradiction
        | T::ForcingChainVerity
        | T::ForcingNetContradiction
        | T::ForcingNetVerity => forcing::forcing(technique, language),
        T::TemplateSet | T::TemplateDelete | T::BruteForce => {
            last_resort::description(technique, language)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_is_told_in_two_paragraphs_or_more_in_each_language() {
        for &technique in Technique::ALL {
            let languages = [Language::ENGLISH, Language::of_locale("vi")];
            let told = languages.map(|language| description(technique, language));
            assert!(told[0].len() >= 2, "{technique}");
            assert_eq!(told[0].len(), told[1].len(), "{technique}");
            for paragraph in told.iter().flatten() {
                assert!(paragraph.ends_with(['.', ')']), "{technique}: {paragraph}");
            }
            assert_ne!(told[0], told[1], "{technique}");
        }
    }
}
