//! What each technique is, in a sentence.

use crate::engine::technique::{BoardStep, Technique};
use crate::engine::{HouseKind, Layout};
use crate::text::{Language, say};

/// The words for the houses of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HouseWords {
    /// Rows, columns and boxes.
    Usual,
    /// Houses of any kind.
    Any,
}

/// What somebody who does not know the technique of a step has to know to look for it, in words for the houses of the board.
#[must_use]
pub fn about_step(step: &BoardStep, language: Language) -> String {
    let words = if has_usual_houses(&step.layout) { HouseWords::Usual } else { HouseWords::Any };
    about_in(words, step.technique, language)
}

/// Whether the houses of a board are rows, columns and boxes.
fn has_usual_houses(layout: &Layout) -> bool {
    let is_usual = |kind| matches!(kind, HouseKind::Row | HouseKind::Column | HouseKind::Box);
    layout.has_houses(HouseKind::Box) && layout.houses().iter().all(|house| is_usual(house.kind))
}

/// What somebody who does not know `technique` has to know to look for it.
#[must_use]
pub fn about(technique: Technique, language: Language) -> String {
    about_in(HouseWords::Usual, technique, language)
}

#[expect(clippy::too_many_lines, reason = "a table of sentences")]
fn about_in(words: HouseWords, technique: Technique, language: Language) -> String {
    use Technique as T;
    let any_house = words == HouseWords::Any;
    match technique {
        T::FullHouse => say!(
            language,
            "Only one cell of a house is open, so it takes the digit that the house lacks."
        ),
        T::NakedSingle => {
            say!(
                language,
                "If all digits but one are ruled out in a cell, the cell takes the \
                 remaining digit."
            )
        }
        T::HiddenSingle if any_house => {
            say!(language, "A digit that has only one place left in a house goes there.")
        }
        T::HiddenSingle => say!(
            language,
            "A digit that has only one place left in a row, column or box goes there."
        ),
        T::Pointing | T::Claiming if any_house => say!(
            language,
            "If all places of a digit in a house lie in another house too, it stands nowhere else in that other house."
        ),
        T::Pointing => say!(
            language,
            "If all places of a digit in a box lie in one line, it stands nowhere else in that line."
        ),
        T::Claiming => say!(
            language,
            "If all places of a digit in a line lie in one box, it stands nowhere else in that box."
        ),
        T::ConsecutiveNeighbours => say!(
            language,
            "Where digits side by side must not be consecutive, a cell with few candidates, or a house with few places for a digit, rules digits out in the cells beside it."
        ),
        T::LawOfLeftovers => say!(
            language,
            "What sticks out of a band of rows or columns holds the same digits as what as many regions leave of the band."
        ),
        T::LockedPair | T::LockedTriple | T::NakedPair | T::NakedTriple | T::NakedQuad => say!(
            language,
            "As many cells of a house as they have candidates between them use up these digits."
        ),
        T::HiddenPair | T::HiddenTriple | T::HiddenQuad => say!(
            language,
            "As many digits of a house as they have places between them use up these cells."
        ),
        T::SueDeCoq if any_house => say!(
            language,
            "Where two houses cross, a few cells have, with some cells beside them in each house, just as many digits as cells, and so use them up."
        ),
        T::SueDeCoq => say!(
            language,
            "Where a box and a line cross, a few cells have, with some cells beside them in the line and some in the box, just as many digits as cells, and so use them up."
        ),
        T::DeathBlossom => say!(
            language,
            "Each candidate of one cell leads to an almost locked set; a digit that all of these sets then hold is fixed there."
        ),
        T::AlsXz | T::AlsXyWing | T::AlsXyChain => say!(
            language,
            "Sets of cells with one candidate more than cells are linked by digits that cannot be in two of them at once."
        ),
        T::EmptyRectangle | T::DualEmptyRectangle if any_house => say!(
            language,
            "All places of a digit in a house lie in one row and one column; whichever of these it takes, a pair of places elsewhere rules it out in one cell."
        ),
        T::EmptyRectangle | T::DualEmptyRectangle => say!(
            language,
            "All places of a digit in a box lie in one row and one column; whichever of these it takes, a pair of places elsewhere rules it out in one cell."
        ),
        T::Skyscraper | T::TwoStringKite | T::DualTwoStringKite | T::TurbotFish => say!(
            language,
            "Two houses, each with a digit in one of two places, share a link, so that the digit stands at one end or the other."
        ),
        T::WWing
        | T::MWing
        | T::SWing
        | T::LWing
        | T::HWing
        | T::XYWing
        | T::XYZWing
        | T::WXYZWing => say!(
            language,
            "A few cells hang together so that one of them has a digit, whatever the others hold."
        ),
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
        | T::AvoidableRectangle2 => say!(
            language,
            "A pattern whose digits could be swapped would give a second answer; a puzzle with one answer has none."
        ),
        T::RemotePair
        | T::SimpleColoursTrap
        | T::SimpleColoursWrap
        | T::MultiColours1
        | T::MultiColours2
        | T::Medusa => say!(
            language,
            "Candidates are coloured in turn along strong links: all of one colour are true, or all of the other."
        ),
        T::XChain
        | T::XYChain
        | T::ContinuousNiceLoop
        | T::DiscontinuousNiceLoop
        | T::Aic
        | T::GroupedContinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::GroupedAic => say!(
            language,
            "Strong and weak links in turn make a chain, of whose two ends at least one is true."
        ),
        T::XWing | T::Swordfish | T::Jellyfish | T::Squirmbag | T::Whale | T::Leviathan => say!(
            language,
            "In some rows a digit has places in as many columns alone (or the other way round), so it stands nowhere else in these columns."
        ),
        T::FinnedXWing
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
        | T::FinnedMutantLeviathan => say!(
            language,
            "In some houses a digit has places in as many others alone, but for its fins; whether a fin holds it or not, it stands nowhere that sees both."
        ),
        T::ForcingChainContradiction | T::ForcingNetContradiction => {
            say!(language, "An assumption leads to a contradiction, so the assumption is false.")
        }
        T::KrakenFish1 | T::KrakenFish2 => say!(
            language,
            "A finned fish whose fins do not see the eliminated candidate, but reach it by chains."
        ),
        T::ForcingChainVerity | T::ForcingNetVerity => {
            say!(language, "Each of several cases leads to the same result.")
        }
        T::BruteForce => {
            say!(language, "No known technique helps here, so Nonet shows a digit of the answer.")
        }
        T::TemplateSet | T::TemplateDelete => say!(
            language,
            "Nonet looks at all ways to place a digit nine times: a cell in all of them holds the \
             digit, a cell in none of them does not."
        ),
        T::Firework => say!(
            language,
            "A row and a column that cross hold digits outside their common box in one cell each, which ties these digits together."
        ),
        T::SkLoop => say!(
            language,
            "Four boxes at the corners of a rectangle are tied by pairs of digits into a ring."
        ),
        T::Exocet => say!(
            language,
            "Two base cells of a box force the digits of two target cells in other boxes."
        ),
        T::Tridagon => say!(
            language,
            "Four boxes in a square whose diagonals all hold the same three digits cannot all be as they are."
        ),
    }
}
