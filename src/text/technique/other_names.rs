//! Other names of techniques, from books, programs and forums. These names are English in every language.

use crate::engine::technique::{Fish, FishKind, FishSize, Technique};

/// The other names of `technique`; empty where it has none that is in use.
#[must_use]
pub fn other_names(technique: Technique) -> &'static [&'static str] {
    use Technique as T;
    match technique {
        T::FullHouse => &["last digit", "last free cell"],
        T::NakedSingle => &["sole candidate", "forced digit"],
        T::HiddenSingle => &["unique candidate", "pinned digit"],
        T::ConsecutiveNeighbours => &["non-consecutive neighbours"],
        T::CageLastCell => &["cage single"],
        T::RuleOf45 => &["innie", "outie", "45 rule"],
        T::ThermometerBounds => &["thermo bounds"],
        T::ClueCopies => &["clone", "palindrome pairs"],
        T::RenbanRange => &["renban window"],
        T::OutsideSets => &["sandwich sets", "x-sum sets"],
        T::CageCombinations => &["cage sums", "killer combinations"],
        T::CageDigit => &["required digit", "unit overlap"],
        T::CluePlaces => &["cage permutations"],
        T::InniesAndOuties => &["45 test"],
        T::KillerSubset => &["killer pair", "killer triple"],
        T::LawOfLeftovers => &["LoL"],
        T::LockedPair => &["locked naked pair"],
        T::LockedTriple => &["locked naked triple"],
        T::Pointing => &["locked candidates type 1", "pointing pair", "intersection removal"],
        T::Claiming => &["locked candidates type 2", "box/line reduction"],
        T::NakedPair => &["naked twins", "disjoint pair"],
        T::NakedTriple => &["naked triplet"],
        T::NakedQuad => &["naked quadruple", "naked foursome"],
        T::HiddenPair => &["hidden twins"],
        T::HiddenTriple => &["hidden triplet"],
        T::HiddenQuad => &["hidden quadruple"],
        T::Fish(Fish { size: FishSize::Squirmbag, kind: FishKind::Basic }) => &["starfish"],
        T::BugPlusOne => &["bivalue universal grave + 1"],
        T::TurbotFish => &["turbot crane"],
        T::EmptyRectangle => &["hinge"],
        T::WWing => &["semi-remote naked pair"],
        T::MWing => &["medusa wing"],
        T::SWing => &["split wing"],
        T::LWing => &["local wing"],
        T::HWing => &["hybrid wing"],
        T::XYWing => &["Y-wing"],
        T::XYZWing => &["extended Y-wing"],
        T::WXYZWing => &["bent naked quad"],
        T::UniqueRectangle1 => &["UR1", "unique corner"],
        T::UniqueRectangle2 => &["UR2", "unique side"],
        T::UniqueRectangle3 => &["UR3", "unique pair"],
        T::UniqueRectangle4 => &["UR4"],
        T::UniqueRectangle5 => &["UR5"],
        T::UniqueRectangle6 => &["UR6"],
        T::HiddenRectangle => &["hidden unique rectangle"],
        T::AvoidableRectangle1 => &["AR1"],
        T::AvoidableRectangle2 => &["AR2"],
        T::SueDeCoq => &["two-sector disjoint subsets"],
        T::Firework => &["triple firework", "quadruple firework"],
        T::SimpleColoursTrap => &["simple colouring", "colour trap", "single's chain"],
        T::SimpleColoursWrap => &["simple colouring", "colour wrap"],
        T::MultiColours1 | T::MultiColours2 => &["multi-colouring"],
        T::Medusa => &["3D colouring", "ultracolouring"],
        T::XYChain => &["double implication chain"],
        T::AlsXz => &["ALS rule", "singly or doubly linked ALS"],
        T::AlsXyChain => &["ALS chain"],
        T::DeathBlossom => &["stem and petals"],
        T::SkLoop => &["virus pattern", "domino loop"],
        T::Exocet => &["junior exocet", "JE2"],
        T::Tridagon => &["Thor's hammer", "trivalue oddagon"],
        T::TemplateSet | T::TemplateDelete => &["pattern overlay method"],
        T::BruteForce => &["backtracking", "trial and error"],
        T::Fish(_)
        | T::RemotePair
        | T::Skyscraper
        | T::TwoStringKite
        | T::DualTwoStringKite
        | T::DualEmptyRectangle
        | T::UniqueLoop
        | T::ExtendedRectangle
        | T::BugLite
        | T::XChain
        | T::ContinuousNiceLoop
        | T::DiscontinuousNiceLoop
        | T::Aic
        | T::GroupedContinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::GroupedAic
        | T::AlsXyWing
        | T::KrakenFish1
        | T::KrakenFish2
        | T::ForcingChainContradiction
        | T::ForcingChainVerity
        | T::ForcingNetContradiction
        | T::CluePartners
        | T::ClueLimits
        | T::ArrowBounds
        | T::RegionSums
        | T::ForcingNetVerity => &[],
    }
}
