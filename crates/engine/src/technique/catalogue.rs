//! All techniques, in the order in which they are tried, with their level and score.
//!
//! Order, levels and scores are those of the solver steps of HoDoKu 2.2. Some of its steps are several
//! techniques here (such as nice loop and AIC); these are neighbours with the same level and score. Techniques
//! that HoDoKu lacks are placed according to their level.

use std::fmt;

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
    level: Level,
    score: u32,
    used: TechniqueUse,
}

/// Makes the enumeration and the table of its entries from one list.
macro_rules! catalogue {
    ($($variant:ident = { name: $name:literal, code: $code:literal, level: $level:ident, score: $score:literal, use: $used:ident },)+) => {
        /// A way to find a step. Some solver steps of HoDoKu are several techniques here.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the names are the field's own, and the catalogue says the rest")]
        pub enum Technique {
            $($variant,)+
        }

        const CATALOGUE: &[CatalogueEntry] = &[$(CatalogueEntry {
            technique: Technique::$variant,
            name: $name,
            code: $code,
            level: Level::$level,
            score: $score,
            used: TechniqueUse::$used,
        },)+];

        impl Technique {
            /// All techniques, in the order in which they are tried.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];
        }
    };
}

catalogue! {
    FullHouse = { name: "full-house", code: "0000", level: Easy, score: 4, use: ByDefault },
    NakedSingle = { name: "naked-single", code: "0003", level: Easy, score: 4, use: ByDefault },
    HiddenSingle = { name: "hidden-single", code: "0002", level: Easy, score: 14, use: ByDefault },
    ConsecutiveNeighbours = { name: "consecutive-neighbours", code: "", level: Medium, score: 40, use: OtherBoards },
    LockedPair = { name: "locked-pair", code: "0110", level: Medium, score: 40, use: ByDefault },
    LockedTriple = { name: "locked-triple", code: "0111", level: Medium, score: 60, use: ByDefault },
    Pointing = { name: "pointing", code: "0100", level: Medium, score: 50, use: ByDefault },
    Claiming = { name: "claiming", code: "0101", level: Medium, score: 50, use: ByDefault },
    LawOfLeftovers = { name: "law-of-leftovers", code: "", level: Medium, score: 50, use: OtherBoards },
    NakedPair = { name: "naked-pair", code: "0200", level: Medium, score: 60, use: ByDefault },
    NakedTriple = { name: "naked-triple", code: "0201", level: Medium, score: 80, use: ByDefault },
    HiddenPair = { name: "hidden-pair", code: "0210", level: Medium, score: 70, use: ByDefault },
    HiddenTriple = { name: "hidden-triple", code: "0211", level: Medium, score: 100, use: ByDefault },
    NakedQuad = { name: "naked-quad", code: "0202", level: Hard, score: 120, use: ByDefault },
    HiddenQuad = { name: "hidden-quad", code: "0212", level: Hard, score: 150, use: ByDefault },
    XWing = { name: "x-wing", code: "0300", level: Hard, score: 140, use: ByDefault },
    Swordfish = { name: "swordfish", code: "0301", level: Hard, score: 150, use: ByDefault },
    Jellyfish = { name: "jellyfish", code: "0302", level: Hard, score: 160, use: ByDefault },
    Squirmbag = { name: "squirmbag", code: "0303", level: Unfair, score: 470, use: OnRequest },
    Whale = { name: "whale", code: "0304", level: Unfair, score: 470, use: OnRequest },
    Leviathan = { name: "leviathan", code: "0305", level: Unfair, score: 470, use: OnRequest },
    RemotePair = { name: "remote-pair", code: "0703", level: Hard, score: 110, use: ByDefault },
    BugPlusOne = { name: "bug-plus-one", code: "0610", level: Hard, score: 100, use: ByDefault },
    Skyscraper = { name: "skyscraper", code: "0400", level: Hard, score: 130, use: ByDefault },
    TwoStringKite = { name: "two-string-kite", code: "0401", level: Hard, score: 150, use: ByDefault },
    DualTwoStringKite = { name: "dual-two-string-kite", code: "0404", level: Hard, score: 150, use: OnRequest },
    TurbotFish = { name: "turbot-fish", code: "0403", level: Hard, score: 120, use: ByDefault },
    EmptyRectangle = { name: "empty-rectangle", code: "0402", level: Hard, score: 120, use: ByDefault },
    DualEmptyRectangle = { name: "dual-empty-rectangle", code: "0405", level: Hard, score: 120, use: OnRequest },
    WWing = { name: "w-wing", code: "0803", level: Hard, score: 150, use: ByDefault },
    MWing = { name: "m-wing", code: "", level: Hard, score: 160, use: BeyondHodoku },
    SWing = { name: "s-wing", code: "", level: Hard, score: 160, use: BeyondHodoku },
    LWing = { name: "l-wing", code: "", level: Hard, score: 160, use: BeyondHodoku },
    HWing = { name: "h-wing", code: "", level: Hard, score: 160, use: BeyondHodoku },
    XYWing = { name: "xy-wing", code: "0800", level: Hard, score: 160, use: ByDefault },
    XYZWing = { name: "xyz-wing", code: "0801", level: Hard, score: 180, use: ByDefault },
    WXYZWing = { name: "wxyz-wing", code: "0802", level: Hard, score: 200, use: BeyondHodoku },
    UniqueRectangle1 = { name: "unique-rectangle-1", code: "0600", level: Hard, score: 100, use: ByDefault },
    UniqueRectangle2 = { name: "unique-rectangle-2", code: "0601", level: Hard, score: 100, use: ByDefault },
    UniqueRectangle3 = { name: "unique-rectangle-3", code: "0602", level: Hard, score: 100, use: ByDefault },
    UniqueRectangle4 = { name: "unique-rectangle-4", code: "0603", level: Hard, score: 100, use: ByDefault },
    UniqueRectangle5 = { name: "unique-rectangle-5", code: "0604", level: Hard, score: 100, use: ByDefault },
    UniqueRectangle6 = { name: "unique-rectangle-6", code: "0605", level: Hard, score: 100, use: ByDefault },
    HiddenRectangle = { name: "hidden-rectangle", code: "0606", level: Hard, score: 100, use: ByDefault },
    AvoidableRectangle1 = { name: "avoidable-rectangle-1", code: "0607", level: Hard, score: 100, use: ByDefault },
    AvoidableRectangle2 = { name: "avoidable-rectangle-2", code: "0608", level: Hard, score: 100, use: ByDefault },
    UniqueLoop = { name: "unique-loop", code: "", level: Hard, score: 120, use: BeyondHodoku },
    ExtendedRectangle = { name: "extended-rectangle", code: "", level: Hard, score: 120, use: BeyondHodoku },
    BugLite = { name: "bug-lite", code: "", level: Hard, score: 140, use: BeyondHodoku },
    FinnedXWing = { name: "finned-x-wing", code: "0310", level: Hard, score: 130, use: ByDefault },
    SashimiXWing = { name: "sashimi-x-wing", code: "0320", level: Hard, score: 150, use: ByDefault },
    FinnedSwordfish = { name: "finned-swordfish", code: "0311", level: Unfair, score: 200, use: ByDefault },
    SashimiSwordfish = { name: "sashimi-swordfish", code: "0321", level: Unfair, score: 240, use: ByDefault },
    FinnedJellyfish = { name: "finned-jellyfish", code: "0312", level: Unfair, score: 250, use: ByDefault },
    SashimiJellyfish = { name: "sashimi-jellyfish", code: "0322", level: Unfair, score: 260, use: ByDefault },
    FinnedSquirmbag = { name: "finned-squirmbag", code: "0313", level: Unfair, score: 470, use: OnRequest },
    SashimiSquirmbag = { name: "sashimi-squirmbag", code: "0323", level: Unfair, score: 470, use: OnRequest },
    FinnedWhale = { name: "finned-whale", code: "0314", level: Unfair, score: 470, use: OnRequest },
    SashimiWhale = { name: "sashimi-whale", code: "0324", level: Unfair, score: 470, use: OnRequest },
    FinnedLeviathan = { name: "finned-leviathan", code: "0315", level: Unfair, score: 470, use: OnRequest },
    SashimiLeviathan = { name: "sashimi-leviathan", code: "0325", level: Unfair, score: 470, use: OnRequest },
    SueDeCoq = { name: "sue-de-coq", code: "1101", level: Unfair, score: 250, use: ByDefault },
    Firework = { name: "firework", code: "", level: Unfair, score: 250, use: BeyondHodoku },
    SimpleColoursTrap = { name: "simple-colours-trap", code: "0500", level: Hard, score: 150, use: ByDefault },
    SimpleColoursWrap = { name: "simple-colours-wrap", code: "0501", level: Hard, score: 150, use: ByDefault },
    MultiColours1 = { name: "multi-colours-1", code: "0502", level: Hard, score: 200, use: ByDefault },
    MultiColours2 = { name: "multi-colours-2", code: "0503", level: Hard, score: 200, use: ByDefault },
    Medusa = { name: "medusa", code: "", level: Unfair, score: 240, use: BeyondHodoku },
    XChain = { name: "x-chain", code: "0701", level: Unfair, score: 260, use: ByDefault },
    XYChain = { name: "xy-chain", code: "0702", level: Unfair, score: 260, use: ByDefault },
    ContinuousNiceLoop = { name: "continuous-nice-loop", code: "0706", level: Unfair, score: 280, use: ByDefault },
    DiscontinuousNiceLoop = { name: "discontinuous-nice-loop", code: "0707", level: Unfair, score: 280, use: ByDefault },
    Aic = { name: "aic", code: "0708", level: Unfair, score: 280, use: ByDefault },
    GroupedContinuousNiceLoop = { name: "grouped-continuous-nice-loop", code: "0709", level: Unfair, score: 300, use: ByDefault },
    GroupedDiscontinuousNiceLoop = { name: "grouped-discontinuous-nice-loop", code: "0710", level: Unfair, score: 300, use: ByDefault },
    GroupedAic = { name: "grouped-aic", code: "0711", level: Unfair, score: 300, use: ByDefault },
    AlsXz = { name: "als-xz", code: "0901", level: Unfair, score: 300, use: ByDefault },
    AlsXyWing = { name: "als-xy-wing", code: "0902", level: Unfair, score: 320, use: ByDefault },
    AlsXyChain = { name: "als-xy-chain", code: "0903", level: Unfair, score: 340, use: ByDefault },
    DeathBlossom = { name: "death-blossom", code: "0904", level: Unfair, score: 360, use: OnRequest },
    FrankenXWing = { name: "franken-x-wing", code: "0330", level: Unfair, score: 300, use: ByDefault },
    FrankenSwordfish = { name: "franken-swordfish", code: "0331", level: Unfair, score: 350, use: ByDefault },
    FrankenJellyfish = { name: "franken-jellyfish", code: "0332", level: Unfair, score: 370, use: OnRequest },
    FrankenSquirmbag = { name: "franken-squirmbag", code: "0333", level: Extreme, score: 470, use: OnRequest },
    FrankenWhale = { name: "franken-whale", code: "0334", level: Extreme, score: 470, use: OnRequest },
    FrankenLeviathan = { name: "franken-leviathan", code: "0335", level: Extreme, score: 470, use: OnRequest },
    FinnedFrankenXWing = { name: "finned-franken-x-wing", code: "0340", level: Unfair, score: 390, use: ByDefault },
    FinnedFrankenSwordfish = { name: "finned-franken-swordfish", code: "0341", level: Unfair, score: 410, use: ByDefault },
    FinnedFrankenJellyfish = { name: "finned-franken-jellyfish", code: "0342", level: Unfair, score: 430, use: OnRequest },
    FinnedFrankenSquirmbag = { name: "finned-franken-squirmbag", code: "0343", level: Extreme, score: 470, use: OnRequest },
    FinnedFrankenWhale = { name: "finned-franken-whale", code: "0344", level: Extreme, score: 470, use: OnRequest },
    FinnedFrankenLeviathan = { name: "finned-franken-leviathan", code: "0345", level: Extreme, score: 470, use: OnRequest },
    MutantXWing = { name: "mutant-x-wing", code: "0350", level: Extreme, score: 450, use: OnRequest },
    MutantSwordfish = { name: "mutant-swordfish", code: "0351", level: Extreme, score: 450, use: OnRequest },
    MutantJellyfish = { name: "mutant-jellyfish", code: "0352", level: Extreme, score: 450, use: OnRequest },
    MutantSquirmbag = { name: "mutant-squirmbag", code: "0353", level: Extreme, score: 470, use: OnRequest },
    MutantWhale = { name: "mutant-whale", code: "0354", level: Extreme, score: 470, use: OnRequest },
    MutantLeviathan = { name: "mutant-leviathan", code: "0355", level: Extreme, score: 470, use: OnRequest },
    FinnedMutantXWing = { name: "finned-mutant-x-wing", code: "0360", level: Extreme, score: 470, use: OnRequest },
    FinnedMutantSwordfish = { name: "finned-mutant-swordfish", code: "0361", level: Extreme, score: 470, use: OnRequest },
    FinnedMutantJellyfish = { name: "finned-mutant-jellyfish", code: "0362", level: Extreme, score: 470, use: OnRequest },
    FinnedMutantSquirmbag = { name: "finned-mutant-squirmbag", code: "0363", level: Extreme, score: 470, use: OnRequest },
    FinnedMutantWhale = { name: "finned-mutant-whale", code: "0364", level: Extreme, score: 470, use: OnRequest },
    FinnedMutantLeviathan = { name: "finned-mutant-leviathan", code: "0365", level: Extreme, score: 470, use: OnRequest },
    SkLoop = { name: "sk-loop", code: "", level: Extreme, score: 450, use: BeyondHodoku },
    Exocet = { name: "exocet", code: "", level: Extreme, score: 450, use: BeyondHodoku },
    Tridagon = { name: "tridagon", code: "", level: Extreme, score: 450, use: BeyondHodoku },
    KrakenFish1 = { name: "kraken-fish-1", code: "0371", level: Extreme, score: 500, use: OnRequest },
    KrakenFish2 = { name: "kraken-fish-2", code: "0372", level: Extreme, score: 500, use: OnRequest },
    ForcingChainContradiction = { name: "forcing-chain-contradiction", code: "1301", level: Extreme, score: 500, use: ByDefault },
    ForcingChainVerity = { name: "forcing-chain-verity", code: "1302", level: Extreme, score: 500, use: ByDefault },
    ForcingNetContradiction = { name: "forcing-net-contradiction", code: "1303", level: Extreme, score: 700, use: ByDefault },
    ForcingNetVerity = { name: "forcing-net-verity", code: "1304", level: Extreme, score: 700, use: ByDefault },
    TemplateSet = { name: "template-set", code: "1201", level: Extreme, score: 10000, use: OnRequest },
    TemplateDelete = { name: "template-delete", code: "1202", level: Extreme, score: 10000, use: OnRequest },
    BruteForce = { name: "brute-force", code: "", level: Extreme, score: 10000, use: ByDefault },
}

impl Technique {
    fn entry(self) -> &'static CatalogueEntry {
        &CATALOGUE[self as usize]
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

    /// Whether HoDoKu uses it.
    #[must_use]
    pub fn used(self) -> TechniqueUse {
        self.entry().used
    }

    /// Whether the technique is a naked, hidden or locked subset.
    #[must_use]
    pub(crate) fn is_subset(self) -> bool {
        (Self::NakedPair..=Self::HiddenQuad).contains(&self)
            || matches!(self, Self::LockedPair | Self::LockedTriple)
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

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of techniques.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TechniqueSet(u128);

impl TechniqueSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

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
        let is_easier = |&one: &Technique| one < technique && scale(one) != scale(technique);
        Self::hodoku().iter().filter(is_easier).collect()
    }

    /// Whether `technique` is in the set.
    #[must_use]
    pub fn contains(self, technique: Technique) -> bool {
        self.0 >> technique as usize & 1 == 1
    }

    /// Puts `technique` into the set.
    pub fn insert(&mut self, technique: Technique) {
        self.0 |= 1 << technique as usize;
    }

    /// Takes `technique` out of the set.
    pub fn remove(&mut self, technique: Technique) {
        self.0 &= !(1 << technique as usize);
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
        assert!(Technique::ALL.len() <= 128, "a set of techniques has 128 bits");
        for (number, &technique) in Technique::ALL.iter().enumerate() {
            assert_eq!(technique as usize, number);
            assert_eq!(technique.entry().technique, technique);
            assert_eq!(Technique::named(technique.name()), Some(technique));
            if !technique.code().is_empty() {
                assert_eq!(Technique::of_code(technique.code()), Some(technique));
            }
        }
        assert_eq!(Technique::of_code(""), None);
    }
}
