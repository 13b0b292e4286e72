//! The way along the chains of a step, a sentence for each stop.

use super::notation::{cells, digit_name, houses, node};
use crate::engine::technique::wide::{WideChainStop, WideInference, WideNode};
use crate::engine::technique::{AnyBoard, BoardStep, Strength, WideSet};
use crate::engine::{Digit, HouseName};
use crate::text::{Language, say};

/// The sentences, in the order in which the way is gone; none where the step is not told by its chains.
pub(super) fn stops(step: &BoardStep, board: &AnyBoard, language: Language) -> Vec<String> {
    let said = |stop: &WideChainStop| match stop {
        WideChainStop::Start(start) => {
            let start = node(*start);
            say!(language, "Suppose {start}.", start)
        }
        WideChainStop::Next(inference) => follows(inference, (step, board), language),
    };
    step.chain_stops().iter().map(said).collect()
}

/// A step and the board that it is seen on.
type StepOnBoard<'a> = (&'a BoardStep, &'a AnyBoard);

fn follows(inference: &WideInference, seen: StepOnBoard<'_>, language: Language) -> String {
    let to = node(inference.to);
    let why = why(inference, seen, language);
    match inference.from.as_slice() {
        [_] => say!(language, "Then {to}: {why}.", to, why),
        several => {
            let from: Vec<String> = several.iter().copied().map(node).collect();
            let from = language.list(&from);
            say!(language, "As {from}, {to}: {why}.", from, to, why)
        }
    }
}

/// Why something follows, as a clause.
fn why(inference: &WideInference, seen: StepOnBoard<'_>, language: Language) -> String {
    let WideInference { from, to, strength } = inference;
    if let Some(set) = set_of(from, *to) {
        let place = cells(set);
        return say!(language, "{place} need all their other digits", place);
    }
    let all = from.iter().fold(to.cells, |all, node| all.or(node.cells));
    let is_of_one_digit = from.iter().all(|node| node.digit == to.digit);
    match (strength, is_of_one_digit) {
        (_, false) if all.len() == 1 => alone_in_cell(*strength, language),
        (Strength::Weak, true) => sees(seen.0, from, *to, language),
        (Strength::Weak, false) => by_rule(seen.0, language),
        (Strength::Strong, true) => house_of(all, to.digit, seen).map_or_else(
            || no_other(language),
            |house| {
                let (house, digit) = (houses(&[house], language), digit_name(to.digit));
                say!(language, "{house} has no other place for {digit}", house, digit)
            },
        ),
        (_, false) => no_other(language),
    }
}

/// The cells of an almost locked set that the inference goes through.
fn set_of(from: &[WideNode], to: WideNode) -> Option<WideSet> {
    let [only] = from else { return None };
    (only.set.is_some() && only.set == to.set).then(|| only.cells.or(to.cells))
}

fn alone_in_cell(strength: Strength, language: Language) -> String {
    match strength {
        Strength::Strong => say!(language, "nothing else can go there"),
        Strength::Weak => say!(language, "a cell holds one digit"),
    }
}

/// That a digit which stands somewhere is not in what it sees.
fn sees(step: &BoardStep, from: &[WideNode], to: WideNode, language: Language) -> String {
    let one = from.iter().fold(WideSet::EMPTY, |all, node| all.or(node.cells));
    let house = step.holding(one.or(to.cells)).next();
    match house {
        Some(house) => {
            let (house, digit) = (houses(&[house], language), digit_name(to.digit));
            say!(language, "{house} already has its {digit}", house, digit)
        }
        None => by_rule(step, language),
    }
}

/// That a rule of the board about pairs of cells forbids it.
fn by_rule(step: &BoardStep, language: Language) -> String {
    if step.layout.rules().next().is_none() {
        return no_other(language);
    }
    say!(language, "the rules of this board forbid both")
}

fn no_other(language: Language) -> String {
    say!(language, "nothing else is left")
}

/// The house in which a digit has no places beside these cells; without one, the first that holds them.
fn house_of(all: WideSet, digit: Digit, (step, board): StepOnBoard<'_>) -> Option<HouseName> {
    let houses: Vec<HouseName> = step.holding(all).collect();
    let is_filled =
        |&&house: &&HouseName| board.places(digit).and(step.cells_of(house)).is_within(all);
    houses.iter().find(is_filled).or(houses.first()).copied()
}
