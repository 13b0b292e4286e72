//! The way along the chains of a step, a sentence for each stop.

use super::notation::{cells, houses, node};
use crate::engine::technique::houses::{cells_of, holding, name};
use crate::engine::technique::{Board, CellSet, ChainStop, Inference, Node, Step, Strength};
use crate::engine::{Digit, HouseName};
use crate::text::{Language, say};

/// The sentences, in the order in which the way is gone; none where the step is not told by its chains.
pub(super) fn stops(step: &Step, board: &Board, language: Language) -> Vec<String> {
    let said = |stop: &ChainStop| match stop {
        ChainStop::Start(start) => {
            let start = node(*start);
            say!(language, "Suppose {start}.", start)
        }
        ChainStop::Next(inference) => follows(inference, board, language),
    };
    step.chain_stops().iter().map(said).collect()
}

fn follows(inference: &Inference, board: &Board, language: Language) -> String {
    let to = node(inference.to);
    let why = why(inference, board, language);
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
fn why(inference: &Inference, board: &Board, language: Language) -> String {
    let Inference { from, to, strength } = inference;
    if let Some(set) = set_of(from, *to) {
        let place = cells(set);
        return say!(language, "{place} need all their other digits", place);
    }
    let all = from.iter().fold(to.cells, |all, node| all.or(node.cells));
    let is_of_one_digit = from.iter().all(|node| node.digit == to.digit);
    match (strength, is_of_one_digit) {
        (_, false) if all.len() == 1 => alone_in_cell(*strength, language),
        (Strength::Weak, true) => sees(from, *to, language),
        (Strength::Strong, true) => house_of(all, to.digit, board).map_or_else(
            || no_other(language),
            |house| {
                let (house, digit) = (houses(&[house], language), to.digit);
                say!(language, "{house} has no other place for {digit}", house, digit)
            },
        ),
        (_, false) => no_other(language),
    }
}

/// The cells of an almost locked set that the inference goes through.
fn set_of(from: &[Node], to: Node) -> Option<CellSet> {
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
fn sees(from: &[Node], to: Node, language: Language) -> String {
    let one = from.iter().fold(CellSet::EMPTY, |all, node| all.or(node.cells));
    let house = holding(one.or(to.cells)).next().map(name);
    match house {
        Some(house) => {
            let (house, digit) = (houses(&[house], language), to.digit);
            say!(language, "{house} already has its {digit}", house, digit)
        }
        None => no_other(language),
    }
}

fn no_other(language: Language) -> String {
    say!(language, "nothing else is left")
}

/// The house in which a digit has no places beside these cells; without one, the first that holds them.
fn house_of(all: CellSet, digit: Digit, board: &Board) -> Option<HouseName> {
    let houses: Vec<HouseName> = holding(all).map(name).collect();
    let is_filled = |&&house: &&HouseName| board.places(digit).and(cells_of(house)).is_within(all);
    houses.iter().find(is_filled).or(houses.first()).copied()
}
