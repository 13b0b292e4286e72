//! The subjects of sentences of rules, found by one table.
//!
//! A [`Cue`] is known by words that stand in its sentence, and by words that do not. The words are those of English rules, in which
//! nearly all such puzzles are published.

/// What a sentence speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Cue {
    /// A rule that Nonet does not know, or one that no drawing shows.
    Unknown,
    /// The ordinary rules: nothing that a puzzle adds.
    Ordinary,
    /// A permission or an example: nothing that must hold, about what other sentences say.
    Permission,
    Thermometer,
    SlowThermometer,
    Arrow,
    DoubleArrow,
    Whispers,
    Renban,
    Nabner,
    Palindrome,
    Between,
    Lockout,
    RegionSum,
    Entropic,
    Modular,
    Parity,
    Zipper,
    Ten,
    WhiteDot,
    BlackDot,
    Xv,
    Quadruple,
    Odd,
    Even,
    Minimum,
    Maximum,
    Clone,
    ExtraRegion,
    Cage,
    LittleKiller,
    Sandwich,
    XSum,
    Skyscraper,
    NumberedRoom,
    Diagonal,
    AntiKnight,
    AntiKing,
    NonConsecutive,
    Disjoint,
    Indexer,
    CountingCircle,
    Fog,
    /// All dots are shown.
    AllDots,
    /// Every X and every V is shown.
    AllSums,
}

/// The words of a cue: in each text, one of the parts between bars must stand in the sentence.
struct CueWords {
    cue: Cue,
    words: &'static [&'static str],
    /// Words of which none stands in the sentence, between bars.
    others: &'static str,
}

const fn by(cue: Cue, words: &'static [&'static str], others: &'static str) -> CueWords {
    CueWords { cue, words, others }
}

/// The table. A sentence may have several cues.
static CUES: [CueWords; 97] = [
    // Rules that say more than a drawing, or another thing than it seems.
    by(
        Cue::Unknown,
        &["doubler|doubled|counts double|schr|nullifier|negator|vampire|modifier"],
        "",
    ),
    by(Cue::Unknown, &["wrogn| wrong| liar| lying | lies |is false|fake"], ""),
    by(Cue::Unknown, &[" loop| snake| path | maze| yin |chaos|galax|island|battleship|cave "], ""),
    by(Cue::Unknown, &["sequence", "line"], "consecutive"),
    by(Cue::Unknown, &["arithmetic|geometric"], ""),
    by(
        Cue::Unknown,
        &["how many|as many times|number of circles|exactly how"],
        "skyscraper|building|counting circle",
    ),
    by(Cue::Unknown, &["product|multipl"], ""),
    by(Cue::Unknown, &["look and say|look-and-say"], ""),
    by(
        Cue::Unknown,
        &[
            "determine|deduce|unknown|undefined|ambiguous|figured out|be found|be located|be placed by",
        ],
        "",
    ),
    by(
        Cue::Unknown,
        &[" except| unless | either "],
        " not either | either direction| either way| either end|in either| either colo",
    ),
    by(Cue::Unknown, &["exactly one of|exactly two of|at least one of the"], ""),
    by(Cue::Unknown, &["antirenban|anti renban|anti-renban|run-on|run on"], ""),
    by(Cue::Unknown, &["digit sum|digital root|prime|square number|fibonacci|perfect square"], ""),
    by(Cue::Unknown, &["portal|teleport|wormhole|magic square|global|torus|wrap"], ""),
    by(Cue::Unknown, &["modulo|remainder|divisible|divided by"], " line"),
    by(Cue::Unknown, &["wildcard|letter|variable|cipher"], ""),
    by(Cue::Unknown, &["rellik|average|xvxv|battenburg|equality|clock"], ""),
    by(Cue::Unknown, &["knight", "line"], ""),
    by(
        Cue::Unknown,
        &["greater than|less than|inequality|smaller of"],
        "min|max|thermo|neighbo|surround|around|adjacent",
    ),
    // What every puzzle may say.
    by(
        Cue::Ordinary,
        &["normal|standard|default|classic|regular|usual|ordinary", "sudoku|rule"],
        "",
    ),
    by(Cue::Ordinary, &["row", "column"], "sum|differ|index|clue|beside| outside|see|cage| line"),
    by(
        Cue::Ordinary,
        &[
            "digits 1|numbers 1|digits from 1|1-9|1 to 9|1 through",
            "empty cell|each cell|every cell|place|fill|use",
        ],
        " line|cage|diagonal|arrow|grey|gray|shaded",
    ),
    by(
        Cue::Permission,
        &[
            "may repeat|can repeat|may be repeated|can be repeated|repeats allowed|repeat if|repeat as long",
        ],
        " not repeat| never repeat",
    ),
    by(Cue::Permission, &["eg |for example|for instance|such as|ie |example"], ""),
    by(
        Cue::Permission,
        &[
            "not all|not every|not necessarily all|no negative|without negative|not have to be given|necessarily given",
        ],
        "",
    ),
    by(
        Cue::Permission,
        &[
            "adjacent|neighbo|next to each other",
            "consecutive",
            "need not|not necessarily|do not have to|don't have to",
        ],
        "line|dot|cage|white|marked",
    ),
    // Lines.
    by(
        Cue::Thermometer,
        &["thermo"],
        "slow|stay the same|remain the same|not decrease|never decrease|or equal",
    ),
    by(
        Cue::SlowThermometer,
        &["thermo", "slow|stay the same|remain the same|not decrease|never decrease|or equal"],
        "",
    ),
    by(
        Cue::Thermometer,
        &["bulb", "increas|strictly"],
        "slow|stay the same|remain the same|not decrease|or equal",
    ),
    by(Cue::DoubleArrow, &["double arrow|double-arrow|doublearrow"], ""),
    by(
        Cue::DoubleArrow,
        &["line", "sum", "both ends|two circles|ends of the line|either end|circled ends"],
        "border",
    ),
    by(Cue::Whispers, &["whisper"], "cage|quad"),
    by(
        Cue::Whispers,
        &["line", "differ|apart", "at least|or more|minimum of|greater than 3|greater than 4"],
        "lockout|lozenge|diamond|ends|end points",
    ),
    by(Cue::Renban, &["renban"], "anti"),
    by(
        Cue::Renban,
        &["line", "consecutive", "any order|set of|in some order|not necessarily|sequence|run of"],
        "nabner|no two",
    ),
    by(Cue::Nabner, &["nabner"], ""),
    by(
        Cue::Nabner,
        &["line", "no two|not consecutive|no consecutive|never consecutive"],
        "adjacent|neighbo",
    ),
    by(Cue::Palindrome, &["palindrom"], ""),
    by(
        Cue::Palindrome,
        &["line", "same", "both directions|forwards|backwards|either direction|both ways"],
        "",
    ),
    by(Cue::Between, &["between line|betweenline|between-line"], ""),
    by(
        Cue::Between,
        &["line", "between", "circle|ends|bulb"],
        "lockout|not be between|outside the range|outside of the range|not lie between|cannot be between|lozenge|diamond|sum",
    ),
    by(Cue::Lockout, &["lockout"], ""),
    by(Cue::Lockout, &["diamond|lozenge", "line", "between|outside"], ""),
    by(Cue::RegionSum, &["region sum|regionsum|region-sum"], ""),
    by(Cue::RegionSum, &["line", "border", "divide|segment|split|break|separate|cut"], ""),
    by(
        Cue::RegionSum,
        &[
            "line",
            "be the same for|same sum|equal sum|same total|sum to the same|have an equal|same value|sum equally",
            "box|region|3x3",
        ],
        "",
    ),
    by(Cue::Entropic, &["entropic|entropy line"], ""),
    by(Cue::Entropic, &["line", " low", "mid|med", " high"], ""),
    by(Cue::Modular, &["modular line|mod line|mod 3 line"], ""),
    by(Cue::Modular, &["line", "remainder|residue|modulo|mod 3"], "cage"),
    by(Cue::Parity, &["parity line"], ""),
    by(Cue::Parity, &["line", "alternat|opposite parity|different parity", "odd|parity"], ""),
    by(Cue::Zipper, &["zipper"], ""),
    by(Cue::Ten, &["ten line|ten-line|10 line|10-line"], ""),
    by(
        Cue::Ten,
        &[
            "line",
            "sum to 10|sums to 10|sum to ten|sums to ten",
            "group|segment|divid|contiguous|split",
        ],
        "",
    ),
    by(
        Cue::Arrow,
        &["arrow", "sum|total|add"],
        "diagonal|outside|double arrow|between|inequality|inward|outward",
    ),
    by(
        Cue::Arrow,
        &["arrow rules|normal arrow|standard arrow|arrow sudoku|arrow apply|and arrow| arrows "],
        "diagonal|outside|sum|inward|outward|inequality|point",
    ),
    // Marks.
    by(
        Cue::WhiteDot,
        &[
            "white",
            "consecutive|differ by 1|difference of 1|difference of one|differ by one|difference",
        ],
        "line|sum to|cage",
    ),
    by(Cue::BlackDot, &["black", "ratio|double|twice|1:2|2:1|two times|half"], "line|sum to|cage"),
    by(Cue::WhiteDot, &["kropki"], "no |black"),
    by(Cue::BlackDot, &["kropki"], "no |white"),
    by(Cue::Xv, &[" x ", "10| ten"], "line|first x"),
    by(Cue::Xv, &[" v ", " 5| five"], "line"),
    by(Cue::Xv, &[" xv |xv rules|xv sudoku"], ""),
    by(Cue::Quadruple, &["quadruple| quads| quad "], ""),
    by(
        Cue::Quadruple,
        &["circle", "surround|touching|four cells|four adjacent|around|neighbo|at least once"],
        "line|thermo|arrow|consecutive|count",
    ),
    by(Cue::Odd, &[" odd"], "line|alternat|sum|cage"),
    by(Cue::Even, &[" even"], "line|alternat|sum|cage"),
    by(
        Cue::Minimum,
        &["minim| min |smaller than|less than|lower than|smallest|inward"],
        "line|thermo|at least|cage|outside",
    ),
    by(
        Cue::Maximum,
        &["maxim| max |larger than|greater than|higher than|greatest|largest|outward"],
        "line|thermo|at least|cage|outside",
    ),
    by(Cue::Clone, &["clone"], ""),
    by(Cue::Indexer, &["index"], ""),
    by(Cue::CountingCircle, &["counting circle"], ""),
    by(Cue::Fog, &[" fog |foggy|fog of war"], ""),
    by(Cue::ExtraRegion, &["extra region|windoku|hyper"], ""),
    by(
        Cue::ExtraRegion,
        &[
            "grey|gray|shaded|marked|outlined|coloured|colored",
            "cells|area|region|box|square",
            "not repeat|cannot repeat|exactly once|each digit|each number|digits 1|1 to 9|1-9|every digit",
        ],
        "diagonal|circle|line|cage|arrow|row",
    ),
    by(Cue::Cage, &["cage|killer"], "little|outside|diagonal|modulo|remainder|product"),
    by(Cue::Cage, &["area", "sum", "top left"], ""),
    // Numbers outside.
    by(Cue::LittleKiller, &["little killer|littlekiller"], ""),
    by(Cue::LittleKiller, &["diagonal", "sum|total|add"], ""),
    by(Cue::Sandwich, &["sandwich"], ""),
    by(
        Cue::Sandwich,
        &["between the 1 and|between 1 and the 9|between 1 and 9|between the one"],
        "",
    ),
    by(Cue::XSum, &["x-sum|x sum|xsum"], "sum to 10|sums to 10|sum to ten|sums to ten"),
    by(Cue::XSum, &["sum", "first x "], ""),
    by(Cue::Skyscraper, &["skyscraper|building"], ""),
    by(Cue::NumberedRoom, &["numbered room"], ""),
    // The whole board.
    by(Cue::Diagonal, &["diagonal"], "sum|total|add|little|outside|adjacent|bishop|neighbo"),
    by(Cue::AntiKnight, &["knight"], "line|arrow|may be|not a knight's rule"),
    by(Cue::AntiKing, &[" king | king's | kings |anti-king|antiking"], "line|arrow|may be"),
    by(Cue::NonConsecutive, &["nonconsecutive|non-consecutive|non consecutive"], "line|dot"),
    by(
        Cue::NonConsecutive,
        &["adjacent|neighbo|next to each other", "consecutive", "not |cannot|no |can't|never"],
        "line|dot|cage|white|marked",
    ),
    by(Cue::Disjoint, &["disjoint"], ""),
    by(
        Cue::Disjoint,
        &["same position|same relative position|same place|same cell of|same cell in", "box|3x3"],
        "",
    ),
    by(
        Cue::AllDots,
        &[" all ", "dot|kropki|circle", "given|shown|marked|indicated|placed"],
        " not |necessarily",
    ),
    by(Cue::AllDots, &["negative", "dot|kropki"], "no negative|without negative|not apply|without"),
    by(
        Cue::AllSums,
        &[" all |every", " x| v| xv", "given|shown|marked|indicated"],
        " not |necessarily|dot",
    ),
    by(Cue::AllSums, &["negative", " x| v| xv"], "no negative|without|not apply|dot"),
];

/// What a sentence in small letters speaks of, with a blank at each end. Several sentences may be about one thing.
pub(super) fn cues_of(sentence: &str) -> Vec<Cue> {
    let has_one_of =
        |words: &str| !words.is_empty() && words.split('|').any(|it| sentence.contains(it));
    let is_met =
        |it: &&CueWords| it.words.iter().all(|it| has_one_of(it)) && !has_one_of(it.others);
    let mut cues: Vec<Cue> = CUES.iter().filter(is_met).map(|it| it.cue).collect();
    cues.sort_unstable();
    cues.dedup();
    cues
}
