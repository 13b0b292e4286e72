//! All techniques, in the order in which they are tried, with what is known of each.
//!
//! Order, levels and scores are those of the solver steps of HoDoKu 2.2. Some of its steps are several
//! techniques here (such as nice loop and AIC); these are neighbours with the same level and score. Techniques
//! that HoDoKu lacks are placed according to their level.
//!
//! The ratings are those of Sudoku Explainer 1.2.1, which has fewer names. A technique that it knows only as a chain has
//! the rating of the shortest chain that shows it: 6.6 is a chain of one digit, 7.0 a chain of several, 7.5 Nishio (a net
//! of one digit, such as a finned fish), 8.2 chains from each candidate of a cell. A technique that needs more than a
//! chain has the rating of its nets, 8.5. Those of other boards are as hard to see as intersections.

use std::cmp::Ordering;
use std::fmt;

use super::fish::{Fish, FishKind, FishSize};
use super::{Family, Focus, Role};

/// The level of a technique, or of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Full houses and hidden singles of boxes alone. HoDoKu counts such a puzzle as easy, and no technique has this
    /// level.
    Beginner,
    /// Singles.
    Easy,
    /// Locked candidates and small subsets.
    Medium,
    /// Fish, wings, rectangles, colours.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Large fish, forcing chains and nets.
    Extreme,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 6] =
        [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// The name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// The level of this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The next harder level. Returns `None` if the level is the hardest.
    #[must_use]
    pub fn harder(self) -> Option<Self> {
        Self::ALL.into_iter().find(|&level| level > self)
    }

    /// The highest score of a puzzle of this level.
    #[must_use]
    pub(crate) fn highest_score(self) -> u32 {
        match self {
            Self::Beginner | Self::Easy => 800,
            Self::Medium => 1000,
            Self::Hard => 1600,
            Self::Unfair => 1800,
            Self::Extreme => u32::MAX,
        }
    }
}

/// Whether HoDoKu uses a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TechniqueUse {
    /// HoDoKu uses it by default.
    ByDefault,
    /// HoDoKu has it, but does not use it by default.
    OnRequest,
    /// HoDoKu lacks it.
    BeyondHodoku,
    /// It is only for boards that HoDoKu does not have, and is used there.
    OtherBoards,
}

struct CatalogueEntry {
    technique: Technique,
    name: &'static str,
    code: &'static str,
    family: Family,
    level: Level,
    score: u32,
    /// The least rating by Sudoku Explainer, in tenths.
    explainer: Option<u32>,
    focus: Focus,
    used: TechniqueUse,
}

/// Makes the enumeration and the table of its entries from one list. A fish is written as `[kind size]`.
macro_rules! catalogue {
    ($($($variant:ident)? $([$kind:ident $size:ident])? = { name: $name:literal, code: $code:literal, family: $family:ident, level: $level:ident, score: $score:literal, explainer: $explainer:expr, focus: $focus:expr, use: $used:ident },)+) => {
        /// A way to find a step. Some solver steps of HoDoKu are several techniques here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "the names are the field's own, and the catalogue says the rest")]
        pub enum Technique {
            $($($variant,)?)+
            Fish(Fish),
        }

        /// The techniques but for the fish, to number them.
        enum NoFish {
            $($($variant,)?)+
        }

        const CATALOGUE: &[CatalogueEntry] = &[$(CatalogueEntry {
            technique: Technique$(::$variant)?$(::Fish(Fish { size: FishSize::$size, kind: FishKind::$kind }))?,
            name: $name,
            code: $code,
            family: Family::$family,
            level: Level::$level,
            score: $score,
            explainer: $explainer,
            focus: $focus,
            used: TechniqueUse::$used,
        },)+];

        impl Technique {
            /// All techniques, in the order in which they are tried.
            pub const ALL: &[Self] = &{
                let mut all = [Self::FullHouse; CATALOGUE.len()];
                let mut place = 0;
                while place < all.len() {
                    all[place] = CATALOGUE[place].technique;
                    place += 1;
                }
                all
            };

            /// A number for each technique, from 0: first the fish, then the others.
            const fn number(self) -> usize {
                match self {
                    Self::Fish(fish) => fish.index(),
                    $($(Self::$variant => Fish::COUNT + NoFish::$variant as usize,)?)+
                }
            }
        }
    };
}

/// The rank of each technique in the catalogue, by its number.
const RANKS: [usize; CATALOGUE.len()] = {
    let mut ranks = [usize::MAX; CATALOGUE.len()];
    let mut rank = 0;
    while rank < CATALOGUE.len() {
        ranks[CATALOGUE[rank].technique.number()] = rank;
        rank += 1;
    }
    ranks
};

catalogue! {
    FullHouse = { name: "full-house", code: "0000", family: Singles, level: Easy, score: 4, explainer: Some(10), focus: Focus::Place, use: ByDefault },
    NakedSingle = { name: "naked-single", code: "0003", family: Singles, level: Easy, score: 4, explainer: Some(23), focus: Focus::Place, use: ByDefault },
    HiddenSingle = { name: "hidden-single", code: "0002", family: Singles, level: Easy, score: 14, explainer: Some(12), focus: Focus::Place, use: ByDefault },
    CageLastCell = { name: "cage-last-cell", code: "", family: Clues, level: Easy, score: 6, explainer: Some(12), focus: Focus::Place, use: OtherBoards },
    RuleOf45 = { name: "rule-of-45", code: "", family: Clues, level: Medium, score: 30, explainer: Some(20), focus: Focus::Place, use: OtherBoards },
    ThermometerBounds = { name: "thermometer-bounds", code: "", family: Clues, level: Medium, score: 36, explainer: Some(23), focus: Focus::Place, use: OtherBoards },
    ClueCopies = { name: "clue-copies", code: "", family: Clues, level: Medium, score: 36, explainer: Some(23), focus: Focus::Place, use: OtherBoards },
    CluePartners = { name: "clue-partners", code: "", family: Clues, level: Medium, score: 40, explainer: Some(25), focus: Focus::Place, use: OtherBoards },
    ClueLimits = { name: "clue-limits", code: "", family: Clues, level: Medium, score: 40, explainer: Some(25), focus: Focus::Place, use: OtherBoards },
    ArrowBounds = { name: "arrow-bounds", code: "", family: Clues, level: Medium, score: 40, explainer: Some(25), focus: Focus::Place, use: OtherBoards },
    RenbanRange = { name: "renban-range", code: "", family: Clues, level: Medium, score: 50, explainer: Some(25), focus: Focus::Place, use: OtherBoards },
    RegionSums = { name: "region-sums", code: "", family: Clues, level: Medium, score: 50, explainer: Some(26), focus: Focus::Place, use: OtherBoards },
    OutsideSets = { name: "outside-sets", code: "", family: Clues, level: Medium, score: 50, explainer: Some(26), focus: Focus::Place, use: OtherBoards },
    CageCombinations = { name: "cage-combinations", code: "", family: Clues, level: Medium, score: 50, explainer: Some(26), focus: Focus::Place, use: OtherBoards },
    CageDigit = { name: "cage-digit", code: "", family: Clues, level: Medium, score: 60, explainer: Some(28), focus: Focus::Place, use: OtherBoards },
    ConsecutiveNeighbours = { name: "consecutive-neighbours", code: "", family: Intersections, level: Medium, score: 40, explainer: Some(25), focus: Focus::Place, use: OtherBoards },
    LockedPair = { name: "locked-pair", code: "0110", family: Subsets, level: Medium, score: 40, explainer: Some(30), focus: Focus::Place, use: ByDefault },
    LockedTriple = { name: "locked-triple", code: "0111", family: Subsets, level: Medium, score: 60, explainer: Some(36), focus: Focus::Place, use: ByDefault },
    Pointing = { name: "pointing", code: "0100", family: Intersections, level: Medium, score: 50, explainer: Some(26), focus: Focus::Place, use: ByDefault },
    Claiming = { name: "claiming", code: "0101", family: Intersections, level: Medium, score: 50, explainer: Some(28), focus: Focus::Place, use: ByDefault },
    LawOfLeftovers = { name: "law-of-leftovers", code: "", family: Intersections, level: Medium, score: 50, explainer: Some(27), focus: Focus::Place, use: OtherBoards },
    NakedPair = { name: "naked-pair", code: "0200", family: Subsets, level: Medium, score: 60, explainer: Some(30), focus: Focus::Place, use: ByDefault },
    NakedTriple = { name: "naked-triple", code: "0201", family: Subsets, level: Medium, score: 80, explainer: Some(36), focus: Focus::Place, use: ByDefault },
    HiddenPair = { name: "hidden-pair", code: "0210", family: Subsets, level: Medium, score: 70, explainer: Some(34), focus: Focus::Place, use: ByDefault },
    HiddenTriple = { name: "hidden-triple", code: "0211", family: Subsets, level: Medium, score: 100, explainer: Some(40), focus: Focus::Place, use: ByDefault },
    CluePlaces = { name: "clue-places", code: "", family: Clues, level: Hard, score: 80, explainer: Some(34), focus: Focus::Place, use: OtherBoards },
    InniesAndOuties = { name: "innies-and-outies", code: "", family: Clues, level: Hard, score: 100, explainer: Some(36), focus: Focus::Place, use: OtherBoards },
    KillerSubset = { name: "killer-subset", code: "", family: Clues, level: Hard, score: 120, explainer: Some(38), focus: Focus::Place, use: OtherBoards },
    NakedQuad = { name: "naked-quad", code: "0202", family: Subsets, level: Hard, score: 120, explainer: Some(50), focus: Focus::Place, use: ByDefault },
    HiddenQuad = { name: "hidden-quad", code: "0212", family: Subsets, level: Hard, score: 150, explainer: Some(54), focus: Focus::Place, use: ByDefault },
    [Basic XWing] = { name: "x-wing", code: "0300", family: Fish, level: Hard, score: 140, explainer: Some(32), focus: Focus::UnnamedPlace, use: ByDefault },
    [Basic Swordfish] = { name: "swordfish", code: "0301", family: Fish, level: Hard, score: 150, explainer: Some(38), focus: Focus::UnnamedPlace, use: ByDefault },
    [Basic Jellyfish] = { name: "jellyfish", code: "0302", family: Fish, level: Hard, score: 160, explainer: Some(52), focus: Focus::UnnamedPlace, use: ByDefault },
    [Basic Squirmbag] = { name: "squirmbag", code: "0303", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Basic Whale] = { name: "whale", code: "0304", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Basic Leviathan] = { name: "leviathan", code: "0305", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    RemotePair = { name: "remote-pair", code: "0703", family: Colours, level: Hard, score: 110, explainer: Some(70), focus: Focus::UnnamedPlace, use: ByDefault },
    BugPlusOne = { name: "bug-plus-one", code: "0610", family: Uniqueness, level: Hard, score: 100, explainer: Some(56), focus: Focus::UnnamedPlace, use: ByDefault },
    Skyscraper = { name: "skyscraper", code: "0400", family: SingleDigit, level: Hard, score: 130, explainer: Some(66), focus: Focus::Place, use: ByDefault },
    TwoStringKite = { name: "two-string-kite", code: "0401", family: SingleDigit, level: Hard, score: 150, explainer: Some(66), focus: Focus::Place, use: ByDefault },
    DualTwoStringKite = { name: "dual-two-string-kite", code: "0404", family: SingleDigit, level: Hard, score: 150, explainer: Some(66), focus: Focus::Place, use: OnRequest },
    TurbotFish = { name: "turbot-fish", code: "0403", family: SingleDigit, level: Hard, score: 120, explainer: Some(66), focus: Focus::Place, use: ByDefault },
    EmptyRectangle = { name: "empty-rectangle", code: "0402", family: SingleDigit, level: Hard, score: 120, explainer: Some(75), focus: Focus::Place, use: ByDefault },
    DualEmptyRectangle = { name: "dual-empty-rectangle", code: "0405", family: SingleDigit, level: Hard, score: 120, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    WWing = { name: "w-wing", code: "0803", family: Wings, level: Hard, score: 150, explainer: Some(70), focus: Focus::Place, use: ByDefault },
    MWing = { name: "m-wing", code: "", family: Wings, level: Hard, score: 160, explainer: Some(70), focus: Focus::Start, use: BeyondHodoku },
    SWing = { name: "s-wing", code: "", family: Wings, level: Hard, score: 160, explainer: Some(70), focus: Focus::Start, use: BeyondHodoku },
    LWing = { name: "l-wing", code: "", family: Wings, level: Hard, score: 160, explainer: Some(70), focus: Focus::Start, use: BeyondHodoku },
    HWing = { name: "h-wing", code: "", family: Wings, level: Hard, score: 160, explainer: Some(70), focus: Focus::Start, use: BeyondHodoku },
    XYWing = { name: "xy-wing", code: "0800", family: Wings, level: Hard, score: 160, explainer: Some(42), focus: Focus::Marked(Role::Second), use: ByDefault },
    XYZWing = { name: "xyz-wing", code: "0801", family: Wings, level: Hard, score: 180, explainer: Some(44), focus: Focus::Marked(Role::Second), use: ByDefault },
    WXYZWing = { name: "wxyz-wing", code: "0802", family: Wings, level: Hard, score: 200, explainer: Some(82), focus: Focus::Place, use: BeyondHodoku },
    UniqueRectangle1 = { name: "unique-rectangle-1", code: "0600", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    UniqueRectangle2 = { name: "unique-rectangle-2", code: "0601", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    UniqueRectangle3 = { name: "unique-rectangle-3", code: "0602", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    UniqueRectangle4 = { name: "unique-rectangle-4", code: "0603", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::Place, use: ByDefault },
    UniqueRectangle5 = { name: "unique-rectangle-5", code: "0604", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    UniqueRectangle6 = { name: "unique-rectangle-6", code: "0605", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    HiddenRectangle = { name: "hidden-rectangle", code: "0606", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    AvoidableRectangle1 = { name: "avoidable-rectangle-1", code: "0607", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    AvoidableRectangle2 = { name: "avoidable-rectangle-2", code: "0608", family: Uniqueness, level: Hard, score: 100, explainer: Some(45), focus: Focus::UnnamedPlace, use: ByDefault },
    UniqueLoop = { name: "unique-loop", code: "", family: Uniqueness, level: Hard, score: 120, explainer: Some(46), focus: Focus::UnnamedPlace, use: BeyondHodoku },
    ExtendedRectangle = { name: "extended-rectangle", code: "", family: Uniqueness, level: Hard, score: 120, explainer: Some(46), focus: Focus::UnnamedPlace, use: BeyondHodoku },
    BugLite = { name: "bug-lite", code: "", family: Uniqueness, level: Hard, score: 140, explainer: Some(57), focus: Focus::Place, use: BeyondHodoku },
    [Finned XWing] = { name: "finned-x-wing", code: "0310", family: Fish, level: Hard, score: 130, explainer: Some(75), focus: Focus::UnnamedPlace, use: ByDefault },
    [Sashimi XWing] = { name: "sashimi-x-wing", code: "0320", family: Fish, level: Hard, score: 150, explainer: Some(75), focus: Focus::UnnamedPlace, use: ByDefault },
    [Finned Swordfish] = { name: "finned-swordfish", code: "0311", family: Fish, level: Unfair, score: 200, explainer: Some(75), focus: Focus::UnnamedPlace, use: ByDefault },
    [Sashimi Swordfish] = { name: "sashimi-swordfish", code: "0321", family: Fish, level: Unfair, score: 240, explainer: Some(75), focus: Focus::UnnamedPlace, use: ByDefault },
    [Finned Jellyfish] = { name: "finned-jellyfish", code: "0312", family: Fish, level: Unfair, score: 250, explainer: Some(75), focus: Focus::UnnamedPlace, use: ByDefault },
    [Sashimi Jellyfish] = { name: "sashimi-jellyfish", code: "0322", family: Fish, level: Unfair, score: 260, explainer: Some(75), focus: Focus::UnnamedPlace, use: ByDefault },
    [Finned Squirmbag] = { name: "finned-squirmbag", code: "0313", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Sashimi Squirmbag] = { name: "sashimi-squirmbag", code: "0323", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Finned Whale] = { name: "finned-whale", code: "0314", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Sashimi Whale] = { name: "sashimi-whale", code: "0324", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Finned Leviathan] = { name: "finned-leviathan", code: "0315", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    [Sashimi Leviathan] = { name: "sashimi-leviathan", code: "0325", family: Fish, level: Unfair, score: 470, explainer: Some(75), focus: Focus::UnnamedPlace, use: OnRequest },
    SueDeCoq = { name: "sue-de-coq", code: "1101", family: AlmostLocked, level: Unfair, score: 250, explainer: Some(82), focus: Focus::FirstSet, use: ByDefault },
    Firework = { name: "firework", code: "", family: Patterns, level: Unfair, score: 250, explainer: Some(82), focus: Focus::Place, use: BeyondHodoku },
    SimpleColoursTrap = { name: "simple-colours-trap", code: "0500", family: Colours, level: Hard, score: 150, explainer: Some(66), focus: Focus::UnnamedPlace, use: ByDefault },
    SimpleColoursWrap = { name: "simple-colours-wrap", code: "0501", family: Colours, level: Hard, score: 150, explainer: Some(66), focus: Focus::UnnamedPlace, use: ByDefault },
    MultiColours1 = { name: "multi-colours-1", code: "0502", family: Colours, level: Hard, score: 200, explainer: Some(66), focus: Focus::UnnamedPlace, use: ByDefault },
    MultiColours2 = { name: "multi-colours-2", code: "0503", family: Colours, level: Hard, score: 200, explainer: Some(66), focus: Focus::UnnamedPlace, use: ByDefault },
    Medusa = { name: "medusa", code: "", family: Colours, level: Unfair, score: 240, explainer: Some(70), focus: Focus::Marked(Role::FirstColour), use: BeyondHodoku },
    XChain = { name: "x-chain", code: "0701", family: Chains, level: Unfair, score: 260, explainer: Some(66), focus: Focus::Start, use: ByDefault },
    XYChain = { name: "xy-chain", code: "0702", family: Chains, level: Unfair, score: 260, explainer: Some(70), focus: Focus::Start, use: ByDefault },
    ContinuousNiceLoop = { name: "continuous-nice-loop", code: "0706", family: Chains, level: Unfair, score: 280, explainer: Some(70), focus: Focus::Start, use: ByDefault },
    DiscontinuousNiceLoop = { name: "discontinuous-nice-loop", code: "0707", family: Chains, level: Unfair, score: 280, explainer: Some(70), focus: Focus::Start, use: ByDefault },
    Aic = { name: "aic", code: "0708", family: Chains, level: Unfair, score: 280, explainer: Some(70), focus: Focus::Start, use: ByDefault },
    GroupedContinuousNiceLoop = { name: "grouped-continuous-nice-loop", code: "0709", family: Chains, level: Unfair, score: 300, explainer: Some(82), focus: Focus::Start, use: ByDefault },
    GroupedDiscontinuousNiceLoop = { name: "grouped-discontinuous-nice-loop", code: "0710", family: Chains, level: Unfair, score: 300, explainer: Some(82), focus: Focus::Start, use: ByDefault },
    GroupedAic = { name: "grouped-aic", code: "0711", family: Chains, level: Unfair, score: 300, explainer: Some(82), focus: Focus::Start, use: ByDefault },
    AlsXz = { name: "als-xz", code: "0901", family: AlmostLocked, level: Unfair, score: 300, explainer: Some(82), focus: Focus::Place, use: ByDefault },
    AlsXyWing = { name: "als-xy-wing", code: "0902", family: AlmostLocked, level: Unfair, score: 320, explainer: Some(82), focus: Focus::Place, use: ByDefault },
    AlsXyChain = { name: "als-xy-chain", code: "0903", family: AlmostLocked, level: Unfair, score: 340, explainer: Some(82), focus: Focus::Place, use: ByDefault },
    DeathBlossom = { name: "death-blossom", code: "0904", family: AlmostLocked, level: Unfair, score: 360, explainer: Some(82), focus: Focus::FirstSet, use: OnRequest },
    [Franken XWing] = { name: "franken-x-wing", code: "0330", family: Fish, level: Unfair, score: 300, explainer: Some(75), focus: Focus::Place, use: ByDefault },
    [Franken Swordfish] = { name: "franken-swordfish", code: "0331", family: Fish, level: Unfair, score: 350, explainer: Some(75), focus: Focus::Place, use: ByDefault },
    [Franken Jellyfish] = { name: "franken-jellyfish", code: "0332", family: Fish, level: Unfair, score: 370, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Franken Squirmbag] = { name: "franken-squirmbag", code: "0333", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Franken Whale] = { name: "franken-whale", code: "0334", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Franken Leviathan] = { name: "franken-leviathan", code: "0335", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedFranken XWing] = { name: "finned-franken-x-wing", code: "0340", family: Fish, level: Unfair, score: 390, explainer: Some(75), focus: Focus::Place, use: ByDefault },
    [FinnedFranken Swordfish] = { name: "finned-franken-swordfish", code: "0341", family: Fish, level: Unfair, score: 410, explainer: Some(75), focus: Focus::Place, use: ByDefault },
    [FinnedFranken Jellyfish] = { name: "finned-franken-jellyfish", code: "0342", family: Fish, level: Unfair, score: 430, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedFranken Squirmbag] = { name: "finned-franken-squirmbag", code: "0343", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedFranken Whale] = { name: "finned-franken-whale", code: "0344", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedFranken Leviathan] = { name: "finned-franken-leviathan", code: "0345", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Mutant XWing] = { name: "mutant-x-wing", code: "0350", family: Fish, level: Extreme, score: 450, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Mutant Swordfish] = { name: "mutant-swordfish", code: "0351", family: Fish, level: Extreme, score: 450, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Mutant Jellyfish] = { name: "mutant-jellyfish", code: "0352", family: Fish, level: Extreme, score: 450, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Mutant Squirmbag] = { name: "mutant-squirmbag", code: "0353", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Mutant Whale] = { name: "mutant-whale", code: "0354", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [Mutant Leviathan] = { name: "mutant-leviathan", code: "0355", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedMutant XWing] = { name: "finned-mutant-x-wing", code: "0360", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedMutant Swordfish] = { name: "finned-mutant-swordfish", code: "0361", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedMutant Jellyfish] = { name: "finned-mutant-jellyfish", code: "0362", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedMutant Squirmbag] = { name: "finned-mutant-squirmbag", code: "0363", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedMutant Whale] = { name: "finned-mutant-whale", code: "0364", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    [FinnedMutant Leviathan] = { name: "finned-mutant-leviathan", code: "0365", family: Fish, level: Extreme, score: 470, explainer: Some(75), focus: Focus::Place, use: OnRequest },
    SkLoop = { name: "sk-loop", code: "", family: Patterns, level: Extreme, score: 450, explainer: Some(85), focus: Focus::Place, use: BeyondHodoku },
    Exocet = { name: "exocet", code: "", family: Patterns, level: Extreme, score: 450, explainer: Some(85), focus: Focus::FirstSet, use: BeyondHodoku },
    Tridagon = { name: "tridagon", code: "", family: Patterns, level: Extreme, score: 450, explainer: Some(85), focus: Focus::UnnamedPlace, use: BeyondHodoku },
    KrakenFish1 = { name: "kraken-fish-1", code: "0371", family: Forcing, level: Extreme, score: 500, explainer: Some(85), focus: Focus::Place, use: OnRequest },
    KrakenFish2 = { name: "kraken-fish-2", code: "0372", family: Forcing, level: Extreme, score: 500, explainer: Some(85), focus: Focus::Place, use: OnRequest },
    ForcingChainContradiction = { name: "forcing-chain-contradiction", code: "1301", family: Forcing, level: Extreme, score: 500, explainer: Some(82), focus: Focus::Start, use: ByDefault },
    ForcingChainVerity = { name: "forcing-chain-verity", code: "1302", family: Forcing, level: Extreme, score: 500, explainer: Some(82), focus: Focus::Marked(Role::Pattern), use: ByDefault },
    ForcingNetContradiction = { name: "forcing-net-contradiction", code: "1303", family: Forcing, level: Extreme, score: 700, explainer: Some(85), focus: Focus::Start, use: ByDefault },
    ForcingNetVerity = { name: "forcing-net-verity", code: "1304", family: Forcing, level: Extreme, score: 700, explainer: Some(85), focus: Focus::Marked(Role::Pattern), use: ByDefault },
    TemplateSet = { name: "template-set", code: "1201", family: LastResort, level: Extreme, score: 10000, explainer: Some(100), focus: Focus::UnnamedPlace, use: OnRequest },
    TemplateDelete = { name: "template-delete", code: "1202", family: LastResort, level: Extreme, score: 10000, explainer: Some(100), focus: Focus::UnnamedPlace, use: OnRequest },
    BruteForce = { name: "brute-force", code: "", family: LastResort, level: Extreme, score: 10000, explainer: None, focus: Focus::UnnamedPlace, use: ByDefault },
}

impl Technique {
    /// The fish of this kind and size.
    #[must_use]
    pub const fn fish(kind: FishKind, size: FishSize) -> Self {
        Self::Fish(Fish { size, kind })
    }

    /// The rank in the catalogue, from 0 for the first.
    fn rank(self) -> usize {
        RANKS[self.number()]
    }

    fn entry(self) -> &'static CatalogueEntry {
        &CATALOGUE[self.rank()]
    }

    /// The name in options, files and on the command line, such as `x-wing`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The code in HoDoKu's libraries, such as `0300`. Empty if the technique has no code.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// The least level of a puzzle that needs the technique.
    #[must_use]
    pub fn level(self) -> Level {
        self.entry().level
    }

    /// The score that each step adds to the score of a puzzle.
    #[must_use]
    pub fn score(self) -> u32 {
        self.entry().score
    }

    /// Whether it is about clues that killers have: cages.
    pub(crate) fn is_of_cages(self) -> bool {
        self.family() == Family::Clues && !super::clues::is_of_any_kind(self)
    }

    /// The family of the technique. Kraken fish are explained like forcing chains, so they belong to that family.
    #[must_use]
    pub fn family(self) -> Family {
        self.entry().family
    }

    /// The least rating of a step of this technique by Sudoku Explainer, in tenths. Returns `None` for brute force, which
    /// that program does not rate.
    #[must_use]
    pub(super) fn explainer_tenths(self) -> Option<u32> {
        self.entry().explainer
    }

    /// What the words of the technique point at.
    #[must_use]
    pub fn focus(self) -> Focus {
        self.entry().focus
    }

    /// Whether HoDoKu uses it.
    #[must_use]
    pub fn used(self) -> TechniqueUse {
        self.entry().used
    }

    /// The technique with this name. Returns `None` if there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        CATALOGUE.iter().find(|entry| entry.name == name).map(|entry| entry.technique)
    }

    /// The technique with this library code. Returns `None` if there is none.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let known = CATALOGUE.iter().find(|entry| entry.code == code && !code.is_empty());
        known.map(|entry| entry.technique)
    }
}

/// Techniques are in the order in which they are tried.
impl Ord for Technique {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Technique {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of techniques.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TechniqueSet([u64; WORDS]);

/// The number of words of a set of techniques, with a bit for each technique.
const WORDS: usize = CATALOGUE.len().div_ceil(u64::BITS as usize);

impl TechniqueSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// All techniques.
    #[must_use]
    pub fn all() -> Self {
        Technique::ALL.iter().copied().collect()
    }

    /// The techniques that HoDoKu uses by default. Its scores of puzzles are based on them. Those for boards that
    /// HoDoKu does not have are among them; they find nothing on the classic board.
    #[must_use]
    pub fn hodoku() -> Self {
        let by_default = |technique: &Technique| {
            matches!(technique.used(), TechniqueUse::ByDefault | TechniqueUse::OtherBoards)
        };
        Technique::ALL.iter().copied().filter(by_default).collect()
    }

    /// The techniques of [`Self::hodoku`] that come before `technique`, without those that are the same step in
    /// HoDoKu.
    #[must_use]
    pub fn easier_than(technique: Technique) -> Self {
        let scale = |one: Technique| (one.level(), one.score());
        // Techniques that are one solver step in HoDoKu have the same level and score, and are tried as one.
        let is_easier = |&one: &Technique| one < technique && scale(one) != scale(technique);
        Self::hodoku().iter().filter(is_easier).collect()
    }

    /// Whether `technique` is in the set.
    #[must_use]
    pub fn contains(self, technique: Technique) -> bool {
        let (word, bit) = Self::place_of(technique);
        self.0[word] & bit != 0
    }

    /// Puts `technique` into the set.
    pub fn insert(&mut self, technique: Technique) {
        let (word, bit) = Self::place_of(technique);
        self.0[word] |= bit;
    }

    /// Takes `technique` out of the set.
    pub fn remove(&mut self, technique: Technique) {
        let (word, bit) = Self::place_of(technique);
        self.0[word] &= !bit;
    }

    /// The word and the bit of a technique.
    fn place_of(technique: Technique) -> (usize, u64) {
        let number = technique.number();
        (number / u64::BITS as usize, 1 << (number % u64::BITS as usize))
    }

    /// The techniques in the order in which they are tried.
    pub fn iter(self) -> impl Iterator<Item = Technique> {
        Technique::ALL.iter().copied().filter(move |&technique| self.contains(technique))
    }
}

impl FromIterator<Technique> for TechniqueSet {
    fn from_iter<I: IntoIterator<Item = Technique>>(techniques: I) -> Self {
        let mut set = Self::EMPTY;
        techniques.into_iter().for_each(|technique| set.insert(technique));
        set
    }
}

impl fmt::Debug for TechniqueSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_in_the_order_of_the_techniques_and_names_each_once() {
        for (number, &technique) in Technique::ALL.iter().enumerate() {
            assert_eq!(technique.rank(), number);
            assert_eq!(technique.entry().technique, technique);
            assert_eq!(Technique::named(technique.name()), Some(technique));
            if !technique.code().is_empty() {
                assert_eq!(Technique::of_code(technique.code()), Some(technique));
            }
        }
        assert_eq!(Technique::of_code(""), None);
    }
}
