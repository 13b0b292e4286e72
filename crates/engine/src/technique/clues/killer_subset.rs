//! Killer subset: a naked subset in which a cage takes the place of a cell.
//!
//! Some digits are looked for in a house. A cell that has no other candidates holds one of them. A cage whose open cells
//! lie in the house holds as many of them as each of its combinations has. If cells and cages together hold all of the
//! digits, no other cell of the house does. In the evidence, `bases[0]` is the house, `digits` are the digits, `clues` the
//! cages, and `sets[0]` all cells that hold the digits between them.

use super::{OpenCage, eliminate, not_kept};
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{Cells, CellsAndDigits, Evidence, Geometry, Role, Technique, parts};
use crate::{Constraint, Digit, DigitSet};

/// A cage within a house.
struct HouseCage<'a, S> {
    clue: &'a Constraint,
    open: S,
    /// The combinations, without the digits that stand in the cage.
    sets: Vec<DigitSet>,
}

pub(super) fn find<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    let cages: Vec<HouseCage<'_, G::Set>> = cages_of(search);
    for house in search.board.areas().chain(search.board.lines()) {
        search.report()?;
        let inside: Vec<&HouseCage<'_, G::Set>> =
            cages.iter().filter(|cage| cage.open.is_within(search.board.house(house))).collect();
        if inside.is_empty() {
            continue;
        }
        let open = search.board.house(house).and(search.board.open());
        let digits: Vec<Digit> = search.board.candidates_of(open).iter().collect();
        for (at, &first) in digits.iter().enumerate() {
            for (next, &second) in digits.iter().enumerate().skip(at + 1) {
                let pair: DigitSet = [first, second].into_iter().collect();
                look_for(search, house, &inside, pair)?;
                for &third in &digits[next + 1..] {
                    look_for(search, house, &inside, pair.or(DigitSet::of(third)))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The cages that may take the place of cells.
fn cages_of<'a, G: Geometry>(search: &StepSearch<'a, G>) -> Vec<HouseCage<'a, G::Set>> {
    let board = search.board;
    let cages = OpenCage::all_of(board).filter(|cage| cage.open.len() > 1);
    let in_house = |cage: OpenCage<'a, G::Set>| {
        let held: DigitSet = cage.cage.cells().iter().filter_map(|&it| board.digit(it)).collect();
        let sets = cage.combinations(board)?.sets;
        let sets = sets.into_iter().map(|set| set.without(held)).collect();
        Some(HouseCage { clue: cage.clue, open: cage.open, sets })
    };
    cages.filter_map(in_house).collect()
}

/// Adds the step of these digits, if cells and cages of the house hold all of them.
fn look_for<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    house: usize,
    inside: &[&HouseCage<'_, G::Set>],
    digits: DigitSet,
) -> Flow {
    let board = search.board;
    let (mut held, mut cells, mut clues) = (0, <G::Set>::EMPTY, Vec::new());
    for cage in inside.iter().filter(|cage| !cage.open.meets(board.with_digits_alone(digits))) {
        let least = cage.sets.iter().map(|set| set.and(digits).len()).min().unwrap_or(0);
        // Cages that overlap could hold the same digit.
        if least > 0 && !cage.open.meets(cells) {
            held += least;
            cells = cells.or(cage.open);
            clues.push(cage.clue.clone());
        }
    }
    // Without a cage it is a naked subset.
    if clues.is_empty() {
        return Flow::Continue(());
    }
    let alone = board.with_digits_alone(digits).and(board.house(house)).without(cells);
    if held + alone.len() != digits.len() {
        return Flow::Continue(());
    }
    let subset = CellsAndDigits { cells: cells.or(alone), digits };
    let others = board.house(house).without(subset.cells);
    let kept = board.digit_set().without(digits);
    let gone = not_kept(board, others.iter().map(|cell| (cell, kept)));
    eliminate(search, Technique::KillerSubset, gone, || Evidence {
        digits: digits.iter().collect(),
        bases: vec![board.house_name(house)],
        clues,
        marks: parts::marks_in(board, subset, Role::Pattern).collect(),
        sets: vec![subset],
        ..Evidence::default()
    })
}
