//! Why a single is one: the digits on the board that rule out the rest.
//!
//! Candidates hide what a person sees: a digit in a crossing line rules out the cells of a box, or the digits around a
//! cell rule out all but one. The finders of singles only look at candidates, so that paths stay fast; here the digits
//! behind them are found for the one step that is told.

use super::{Board, Candidate, CellSet, Step, Technique, houses};
use crate::engine::{Cell, Digit, HouseName};

/// What rules out the other cells of a house for a hidden single, or the other digits of a cell for a naked one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SingleGrounds {
    /// The house of a full house or of a hidden single; `None` for a naked single.
    pub house: Option<HouseName>,
    /// Digits on the board, as few as possible. A full house needs none.
    pub witnesses: Vec<Witness>,
    /// What no digit on the board rules out, but a step before or a note of the person.
    pub ruled_out_before: Vec<Candidate>,
}

/// A digit on the board that rules something out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Witness {
    /// The digit and its cell.
    pub candidate: Candidate,
    /// The house by which it rules out.
    pub house: HouseName,
    /// The open cells that it rules out.
    pub cells: CellSet,
}

impl SingleGrounds {
    /// Why `step` holds on `board`; `None` if it is no single.
    #[must_use]
    pub fn of(step: &Step, board: &Board) -> Option<Self> {
        let &single = step.placements.first()?;
        if step.technique == Technique::NakedSingle {
            return Some(naked(single, board));
        }
        let house = *step.evidence.bases.first()?;
        if step.technique == Technique::HiddenSingle {
            return Some(hidden(single, house, board));
        }
        let full = Self { house: Some(house), witnesses: Vec::new(), ruled_out_before: Vec::new() };
        (step.technique == Technique::FullHouse).then_some(full)
    }

    /// The houses of the witnesses, each once: rows, columns, boxes.
    #[must_use]
    pub fn houses(&self) -> Vec<HouseName> {
        houses_of(&self.witnesses)
    }
}

fn houses_of(witnesses: &[Witness]) -> Vec<HouseName> {
    let mut houses: Vec<HouseName> = witnesses.iter().map(|it| it.house).collect();
    houses.sort_by_key(|house| (house.kind, house.number));
    houses.dedup();
    houses
}

/// The digits that leave `single` the only place in `house`.
fn hidden(single: Candidate, house: HouseName, board: &Board) -> SingleGrounds {
    let Candidate { cell, digit } = single;
    let others = board.open().and(houses::cells_of(house)).without(CellSet::of(cell));
    let stands = |&place: &Cell| board.digit(place) == Some(digit);
    let sources: Vec<(Cell, CellSet)> = CellSet::ALL
        .iter()
        .filter(stands)
        .map(|source| (source, others.and(houses::peers_of(source))))
        .filter(|(_, seen)| !seen.is_empty())
        .collect();
    let seen = union(sources.iter().map(|&(_, seen)| seen));
    let witness = |(source, cells): (Cell, CellSet)| Witness {
        candidate: Candidate { cell: source, digit },
        house: houses::name(house_of_sight(source, cells)),
        cells,
    };
    let before = others.without(seen).iter().map(|cell| Candidate { cell, digit });
    SingleGrounds {
        house: Some(house),
        witnesses: fewest(&sources, seen).into_iter().map(witness).collect(),
        ruled_out_before: before.collect(),
    }
}

/// As few of `sources` as see all of `seen`.
fn fewest(sources: &[(Cell, CellSet)], seen: CellSet) -> Vec<(Cell, CellSet)> {
    // A digit stands in at most nine cells, so all choices can be tried; on a board that breaks the rules the first
    // sixteen are enough.
    let sources = &sources[..sources.len().min(16)];
    let chosen =
        |choice: u32| sources.iter().enumerate().filter(move |(place, _)| choice >> place & 1 == 1);
    let sees_all =
        |&choice: &u32| seen.is_within(union(chosen(choice).map(|(_, &(_, seen))| seen)));
    let choices = (0..1_u32 << sources.len()).filter(sees_all);
    let best = choices.min_by_key(|choice| choice.count_ones()).unwrap_or(0);
    chosen(best).map(|(_, &source)| source).collect()
}

/// The house in which `source` sees all of `cells`: a line if there is one, as lines are followed with the eye.
fn house_of_sight(source: Cell, cells: CellSet) -> usize {
    let [row, column, block] = houses::of(source);
    [row, column].into_iter().find(|&line| cells.is_within(houses::CELLS[line])).unwrap_or(block)
}

/// The digits that leave `single` the only candidate of its cell, in as few houses as possible.
fn naked(single: Candidate, board: &Board) -> SingleGrounds {
    let Candidate { cell, digit } = single;
    let others: Vec<Digit> = Digit::CLASSIC.into_iter().filter(|&other| other != digit).collect();
    let around = houses::of(cell);
    let choices = (0..8_usize).map(|choice| {
        let chosen = around.iter().enumerate().filter(move |(place, _)| choice >> place & 1 == 1);
        let chosen: Vec<usize> = chosen.map(|(_, &house)| house).collect();
        others.iter().filter_map(|&other| witness_in(&chosen, cell, other, board)).collect()
    });
    let rank =
        |witnesses: &Vec<Witness>| (usize::MAX - witnesses.len(), houses_of(witnesses).len());
    let mut witnesses: Vec<Witness> = choices.min_by_key(rank).unwrap_or_default();
    witnesses.sort_by_key(|it| (it.house.kind, it.candidate.digit));
    let is_seen = |other: &Digit| witnesses.iter().any(|it| it.candidate.digit == *other);
    let before = others.iter().filter(|other| !is_seen(other));
    let ruled_out_before = before.map(|&digit| Candidate { cell, digit }).collect();
    SingleGrounds { house: None, witnesses, ruled_out_before }
}

/// The place of `digit` in the first of `houses` that has it.
fn witness_in(houses: &[usize], cell: Cell, digit: Digit, board: &Board) -> Option<Witness> {
    houses.iter().find_map(|&house| {
        let place = houses::CELLS[house].iter().find(|&place| board.digit(place) == Some(digit))?;
        Some(Witness {
            candidate: Candidate { cell: place, digit },
            house: houses::name(house),
            cells: CellSet::of(cell),
        })
    })
}

fn union(sets: impl Iterator<Item = CellSet>) -> CellSet {
    sets.fold(CellSet::EMPTY, CellSet::or)
}
