//! Wings: a few cells with two or three candidates, one of which holds a digit in any case.

use super::linked_pairs::conjugate_pairs;
use super::search::{
    Flow, GeneralFinder, GeneralSearch, candidates, chain, eliminating, marks, marks_of,
};
use crate::technique::conjugate::ConjugatePair;
use crate::technique::wide::{WideChain, WideEvidence};
use crate::technique::{Candidate, Role, Technique, WideSet};
use crate::{Cell, Digit, DigitSet};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder { techniques: &[Technique::WWing], find: find_w_wing },
    GeneralFinder { techniques: &[Technique::XYWing], find: find_xy_wing },
    GeneralFinder { techniques: &[Technique::XYZWing], find: find_xyz_wing },
];

/// XY-wing: a pivot with candidates x and y sees a cell with x and z and a cell with y and z, one of which is z.
fn find_xy_wing(search: &mut GeneralSearch<'_>) -> Flow {
    let (board, tables) = (search.board, search.tables);
    let pairs = board.with_candidates(2);
    for pivot in pairs.iter() {
        search.report()?;
        let of_pivot = board.candidates(pivot);
        for [first, second] in each_two(pairs.and(tables.peers_of(pivot))) {
            let [one, other] = [first, second].map(|cell| board.candidates(cell));
            let ends = [one.and(of_pivot).single(), other.and(of_pivot).single()];
            let (Some(z), [Some(x), Some(y)]) = (one.and(other).single(), ends) else { continue };
            if x != y && !of_pivot.contains(z) {
                let through = [first, first, pivot, pivot, second, second];
                let chain = through_cells(through, [z, x, x, y, y, z]);
                let digits = vec![x, y, z];
                let ends = WideSet::of(first).or(WideSet::of(second));
                let evidence =
                    WideEvidence { digits, chains: vec![chain], ..WideEvidence::default() };
                add(search, Technique::XYWing, (ends, pivot), z, ends, evidence)?;
            }
        }
    }
    Flow::Continue(())
}

/// XYZ-wing: a pivot with candidates x, y and z sees a cell with x and z and a cell with y and z. One of the three
/// is z.
fn find_xyz_wing(search: &mut GeneralSearch<'_>) -> Flow {
    let (board, tables) = (search.board, search.tables);
    let pairs = board.with_candidates(2);
    for pivot in board.with_candidates(3).iter() {
        search.report()?;
        let of_pivot = board.candidates(pivot);
        let is_part = |&cell: &Cell| board.candidates(cell).without(of_pivot).is_empty();
        let pincers: WideSet = pairs.and(tables.peers_of(pivot)).iter().filter(is_part).collect();
        for [first, second] in each_two(pincers) {
            let [one, other] = [first, second].map(|cell| board.candidates(cell));
            let Some(z) = one.and(other).single() else { continue };
            let beside = [one, other].map(|it| it.without(DigitSet::of(z)).first());
            let digits = beside.into_iter().flatten().chain([z]).collect();
            let ends = WideSet::of(first).or(WideSet::of(second));
            let evidence = WideEvidence { digits, ..WideEvidence::default() };
            let all = ends.or(WideSet::of(pivot));
            add(search, Technique::XYZWing, (ends, pivot), z, all, evidence)?;
        }
    }
    Flow::Continue(())
}

/// Adds the wing with these ends and this pivot, one of whose cells `all` holds `digit`.
fn add(
    search: &mut GeneralSearch<'_>,
    technique: Technique,
    (ends, pivot): (WideSet, Cell),
    digit: Digit,
    all: WideSet,
    evidence: WideEvidence,
) -> Flow {
    let gone = search.tables.seen_by_all(all).and(search.board.places(digit));
    let at_ends = marks_of(search.board, ends, Role::Pattern);
    let in_pivot = marks_of(search.board, WideSet::of(pivot), Role::Second);
    let evidence = WideEvidence { marks: at_ends.chain(in_pivot).collect(), ..evidence };
    search.add(eliminating(technique, candidates(gone, digit), evidence))
}

/// W-wing: two cells with the same candidates x and y, and a conjugate pair of y, each end of which sees one of the
/// cells. One of the cells is x.
fn find_w_wing(search: &mut GeneralSearch<'_>) -> Flow {
    let board = search.board;
    let pairs = board.with_candidates(2);
    for [first, second] in each_two(pairs) {
        let digits = board.candidates(first);
        if digits != board.candidates(second) {
            continue;
        }
        search.report()?;
        let [Some(low), Some(high)] = [digits.first(), digits.last()] else { continue };
        for (x, y) in [(low, high), (high, low)] {
            add_w_wings(search, [first, second], x, y)?;
        }
    }
    Flow::Continue(())
}

fn add_w_wings(search: &mut GeneralSearch<'_>, ends: [Cell; 2], x: Digit, y: Digit) -> Flow {
    let tables = search.tables;
    let both: WideSet = ends.into_iter().collect();
    let gone = tables.seen_by_all(both).and(search.board.places(x));
    if gone.is_empty() {
        return Flow::Continue(());
    }
    for pair in conjugate_pairs(search, y) {
        let [first, second] = ends.map(|end| tables.peers_of(end));
        let links = |way: &[Cell; 2]| first.contains(way[0]) && second.contains(way[1]);
        let linked: WideSet = pair.cells.into_iter().collect();
        let way = pair.ways().into_iter().find(links).filter(|_| !linked.meets(both));
        if let Some(way) = way {
            let evidence = w_wing(search, ends, (x, y), pair, way);
            search.add(eliminating(Technique::WWing, candidates(gone, x), evidence))?;
        }
    }
    Flow::Continue(())
}

fn w_wing(
    search: &GeneralSearch<'_>,
    [first, second]: [Cell; 2],
    (x, y): (Digit, Digit),
    pair: ConjugatePair,
    [near_first, near_second]: [Cell; 2],
) -> WideEvidence {
    let through = [first, first, near_first, near_second, second, second];
    let ends = WideSet::of(first).or(WideSet::of(second));
    let linking = marks(pair.cells.into_iter().collect(), y, Role::Second);
    WideEvidence {
        digits: vec![x, y],
        bases: vec![search.tables.name(pair.house)],
        marks: marks_of(search.board, ends, Role::Pattern).chain(linking).collect(),
        chains: vec![through_cells(through, [x, y, y, y, y, x])],
        ..WideEvidence::default()
    }
}

fn through_cells(cells: [Cell; 6], digits: [Digit; 6]) -> WideChain {
    let nodes = cells.into_iter().zip(digits).map(|(cell, digit)| Candidate { cell, digit });
    chain(&nodes.collect::<Vec<_>>())
}

/// Each two of `cells`, in order.
fn each_two(cells: WideSet) -> impl Iterator<Item = [Cell; 2]> {
    let cells: Vec<Cell> = cells.iter().collect();
    let count = cells.len();
    let pairs = (0..count).flat_map(move |one| (one + 1..count).map(move |other| [one, other]));
    pairs.map(move |places| places.map(|place| cells[place]))
}
