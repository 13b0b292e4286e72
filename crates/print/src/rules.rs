//! The rules of a board for the line below its name: every rule beyond rows, columns and boxes.

use std::sync::Arc;

use super::content::RuleWords;
use crate::look::{BoardLook, ShadedRegions};
use nonet_engine::{Digit, ExtraHouses, Layout, LowestDigit, Regions, Rule};

/// A rule that is told in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ToldRule {
    /// Each of several grids is a Sudoku.
    Grids,
    /// The digits go up to this one, which is not the number of cells in a row.
    Digits(usize),
    /// There are no regions.
    NoRegions,
    /// How shaded regions are meant.
    Shades(ShadedRegions),
    /// The rule of extra houses.
    Extra(ExtraHouses),
    /// The rule of houses that the author drew.
    Drawn,
    /// A rule about two cells.
    Pair(Rule),
    /// The rules go on over the edges.
    Torus,
}

/// Between two rules.
const BETWEEN: &str = " · ";

/// The rules of a board that need words. Returns no rules for boards of ordinary rules.
pub(super) fn told_rules(layout: &Arc<Layout>) -> Vec<ToldRule> {
    if layout.plain_boxes().is_some() {
        return Vec::new();
    }
    let shades = BoardLook::of(layout).shaded_regions;
    let builder = layout.builder();
    let is_one = builder.grids.is_empty();
    let has_other_digits = is_one && builder.digits != builder.rows.max(builder.columns);
    let mut told: Vec<ToldRule> = [
        (!is_one).then_some(ToldRule::Grids),
        has_other_digits.then_some(ToldRule::Digits(builder.digits)),
        (builder.regions == Regions::None).then_some(ToldRule::NoRegions),
        (shades != ShadedRegions::None).then_some(ToldRule::Shades(shades)),
    ]
    .into_iter()
    .flatten()
    .collect();
    // Both diagonals have the same rule.
    let has_falling = builder.extras.contains(&ExtraHouses::FallingDiagonal);
    let is_told = |extra: &&ExtraHouses| **extra == ExtraHouses::RisingDiagonal && has_falling;
    told.extend(builder.extras.iter().filter(|it| !is_told(it)).map(|it| ToldRule::Extra(*it)));
    told.extend((!builder.drawn.is_empty()).then_some(ToldRule::Drawn));
    told.extend(builder.rules.iter().map(|rule| ToldRule::Pair(*rule)));
    told.extend(builder.is_torus.then_some(ToldRule::Torus));
    told
}

/// Rules in one line, for a board whose digits are counted from `lowest`.
pub(super) fn in_words(rules: &[ToldRule], lowest: LowestDigit, words: &RuleWords) -> String {
    let rules: Vec<String> = rules.iter().map(|rule| rule.in_words(lowest, words)).collect();
    rules.join(BETWEEN)
}

impl ToldRule {
    fn in_words(self, lowest: LowestDigit, words: &RuleWords) -> String {
        let text = match self {
            Self::Grids => words.grids,
            Self::Digits(count) => {
                let [first, last] = [0, count.saturating_sub(1)].map(|index| {
                    let digit = Digit::from_index(index).map(|digit| lowest.shown(digit));
                    digit.map(|digit| digit.to_string()).unwrap_or_default()
                });
                return words.digits.replace("{first}", &first).replace("{last}", &last);
            }
            Self::NoRegions => words.no_regions,
            Self::Shades(ShadedRegions::None) => "",
            Self::Shades(ShadedRegions::WithinLines) => words.shades_within_lines,
            Self::Shades(ShadedRegions::InPieces) => words.shades_in_pieces,
            Self::Extra(ExtraHouses::FallingDiagonal | ExtraHouses::RisingDiagonal) => {
                words.diagonals
            }
            Self::Extra(ExtraHouses::Windows) => words.windows,
            Self::Extra(ExtraHouses::DisjointGroups) => words.disjoint_groups,
            Self::Extra(ExtraHouses::Asterisk) => words.asterisk,
            Self::Extra(ExtraHouses::CentreDots) => words.centre_dots,
            Self::Extra(ExtraHouses::Girandola) => words.girandola,
            Self::Drawn => words.extra_houses,
            Self::Pair(rule) => words.pairs[rule as usize],
            Self::Torus => words.torus,
        };
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::NamedShape;

    fn told(name: &str) -> Vec<ToldRule> {
        told_rules(&NamedShape::named(name).unwrap().layout())
    }

    #[test]
    fn ordinary_boards_and_jigsaws_need_no_words() {
        for name in ["9x9", "3x2", "16x16", "100x100", "jigsaw", "7x7"] {
            assert_eq!(told(name), [], "{name}");
        }
    }

    #[test]
    fn all_other_rules_are_told() {
        use ExtraHouses::{FallingDiagonal, Windows};
        assert_eq!(told("x"), [ToldRule::Extra(FallingDiagonal)]);
        assert_eq!(told("x windoku"), [ToldRule::Extra(FallingDiagonal), ToldRule::Extra(Windows)]);
        assert_eq!(told("anti-knight"), [ToldRule::Pair(Rule::AntiKnight)]);
        let toroidal = [ToldRule::Pair(Rule::AntiKing), ToldRule::Torus];
        assert_eq!(told("toroidal anti-king"), toroidal);
        assert_eq!(told("latin 5x5"), [ToldRule::NoRegions]);
        assert_eq!(told("samurai"), [ToldRule::Grids]);
    }

    #[test]
    fn rules_stand_in_one_line() {
        let words =
            RuleWords { digits: "{first}–{last}", torus: "around", ..RuleWords::default() };
        let rules = [ToldRule::Digits(12), ToldRule::Torus];
        assert_eq!(in_words(&rules, LowestDigit::One, &words), "1–12 · around");
        assert_eq!(in_words(&rules, LowestDigit::Zero, &words), "0–B · around");
        assert_eq!(in_words(&[], LowestDigit::One, &words), "");
    }
}
