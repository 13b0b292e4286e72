//! Why a step holds, in the words of its technique.

mod basic;
mod by_evidence;
mod chains;
mod clues;
mod colours;
mod fish;
mod forcing;
#[cfg(feature = "controller")]
mod grounds;
mod medusa;
mod patterns;
mod rectangles;
mod rules;
mod sets;
mod single_digit;
mod wings;

use crate::engine::technique::{BoardStep, Technique};
use crate::text::Language;

#[cfg(feature = "controller")]
pub(super) use grounds::single;

/// Why a step holds, without its chains, which are told after this.
#[cfg(feature = "controller")]
#[expect(clippy::wildcard_enum_match_arm, reason = "the evidence tells the reason of all others")]
pub(super) fn reason_without_chains(step: &BoardStep, language: Language) -> String {
    let why = match step.technique {
        Technique::ForcingChainContradiction | Technique::ForcingNetContradiction => {
            forcing::contradiction(step, language)
        }
        Technique::ForcingChainVerity | Technique::ForcingNetVerity => {
            forcing::verity(step, language)
        }
        _ => None,
    };
    let why = by_evidence::before_chains(step, why, language);
    with_further(why, step, language)
}

/// Why `step` holds; nothing where what it is says all. If a cell is seen by a rule alone, says so too.
pub(super) fn reason(step: &BoardStep, language: Language) -> String {
    with_further(reason_by_technique(step, language), step, language)
}

/// The reason with what no house shows: cells that see each other by a rule, and links that hold by clues.
fn with_further(why: String, step: &BoardStep, language: Language) -> String {
    let further = [rules::sight(step, language), clues::of_links(step, language)];
    let all = [Some(why).filter(|why| !why.is_empty())].into_iter().chain(further).flatten();
    all.collect::<Vec<_>>().join(" ")
}

fn reason_by_technique(step: &BoardStep, language: Language) -> String {
    use Technique as T;
    let told = match step.technique {
        T::FullHouse => Some(basic::full_house(step, language)),
        T::NakedSingle => Some(basic::naked_single(step, language)),
        T::HiddenSingle => Some(basic::hidden_single(step, language)),
        T::Pointing | T::Claiming => Some(basic::locked(step, language)),
        T::CageLastCell => clues::last_cell(step, language),
        T::RuleOf45 => clues::rule_of_45(step, language),
        T::ThermometerBounds => clues::thermometer_bounds(step, language),
        T::ClueCopies => clues::copies(step, language),
        T::CluePartners => clues::partners(step, language),
        T::ClueLimits => clues::limits(step, language),
        T::ArrowBounds => clues::arrow_bounds(step, language),
        T::RenbanRange => clues::renban_range(step, language),
        T::RegionSums => clues::region_sums(step, language),
        T::OutsideSets => clues::outside_sets(step, language),
        T::CageCombinations => clues::combinations(step, language),
        T::CageDigit => clues::locked_digit(step, language),
        T::CluePlaces => clues::places(step, language),
        T::InniesAndOuties => clues::innies_and_outies(step, language),
        T::KillerSubset => clues::killer_subset(step, language),
        T::ConsecutiveNeighbours => basic::consecutive_neighbours(step, language),
        T::LawOfLeftovers => basic::leftovers(step, language),
        T::NakedPair | T::NakedTriple | T::NakedQuad | T::LockedPair | T::LockedTriple => {
            Some(basic::naked_subset(step, language))
        }
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => {
            Some(basic::hidden_subset(step, language))
        }
        T::Skyscraper | T::TwoStringKite | T::DualTwoStringKite | T::TurbotFish => {
            single_digit::pairs(step, language)
        }
        T::EmptyRectangle | T::DualEmptyRectangle => single_digit::empty_rectangle(step, language),
        T::XYWing => wings::xy_wing(step, language),
        T::XYZWing => wings::xyz_wing(step, language),
        T::WWing => wings::w_wing(step, language),
        T::WXYZWing => wings::wxyz_wing(step, language),
        T::MWing | T::SWing | T::LWing | T::HWing => chains::told(step, language),
        T::BugPlusOne => rectangles::grave(step, language),
        T::BugLite
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
        | T::AvoidableRectangle2 => rectangles::reason(step, language),
        T::RemotePair => colours::remote_pair(step, language),
        T::SimpleColoursTrap => colours::of_one_digit(step, language, colours::trap),
        T::SimpleColoursWrap => colours::of_one_digit(step, language, colours::wrap),
        T::MultiColours1 => colours::of_one_digit(step, language, colours::between),
        T::MultiColours2 => colours::of_one_digit(step, language, colours::wrong),
        T::Medusa => medusa::reason(step, language),
        T::AlsXz => Some(sets::xz(&step.evidence, language)),
        T::AlsXyWing | T::AlsXyChain => sets::line(&step.evidence, language),
        T::DeathBlossom => sets::blossom(&step.evidence, language),
        T::SueDeCoq => sets::sue_de_coq(&step.evidence, language),
        T::Firework => patterns::firework(step, language),
        T::SkLoop => Some(patterns::sk_loop(step, language)),
        T::Exocet => patterns::exocet(step, language),
        T::Tridagon => Some(patterns::tridagon(step, language)),
        T::ForcingChainContradiction | T::ForcingNetContradiction => {
            return by_evidence::reason(step, forcing::contradiction(step, language), language);
        }
        T::ForcingChainVerity | T::ForcingNetVerity => {
            return by_evidence::reason(step, forcing::verity(step, language), language);
        }
        T::TemplateSet => {
            return by_evidence::reason(
                step,
                Some(by_evidence::template_set(step, language)),
                language,
            );
        }
        T::TemplateDelete => {
            return by_evidence::reason(
                step,
                Some(by_evidence::template_delete(step, language)),
                language,
            );
        }
        T::Fish(_)
        | T::XChain
        | T::XYChain
        | T::ContinuousNiceLoop
        | T::DiscontinuousNiceLoop
        | T::Aic
        | T::GroupedContinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::GroupedAic
        | T::KrakenFish1
        | T::KrakenFish2
        | T::BruteForce => None,
    };
    told.unwrap_or_else(|| by_evidence::reason(step, None, language))
}
