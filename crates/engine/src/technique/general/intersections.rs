//! Intersections: all places of a digit in a house see a cell outside the house, which loses the digit.
//!
//! Mostly the places lie in a second house too, whose other cells lose the digit. The two houses may be of any kind: a
//! row, a region, a diagonal. Where a rule such as anti-knight pairs cells, the cell may see all places and share no
//! house with all of them. Then the evidence has no second house.

use super::search::{Flow, GeneralFinder, GeneralSearch, candidates, eliminating, marks};
use crate::technique::wide::WideEvidence;
use crate::technique::{Role, Technique, WideSet};
use crate::{Digit, HouseName};

/// The finders of the family.
pub(super) const FINDERS: &[GeneralFinder] = &[
    GeneralFinder { techniques: &[Technique::Pointing], find: find_pointing },
    GeneralFinder { techniques: &[Technique::Claiming], find: find_claiming },
];

/// Pointing: from a house that is neither row nor column.
fn find_pointing(search: &mut GeneralSearch<'_>) -> Flow {
    let bases: Vec<usize> =
        search.tables.complete().filter(|&house| !search.tables.is_line(house)).collect();
    bases.into_iter().try_for_each(|base| find_from(search, Technique::Pointing, base))
}

/// Claiming: from a row or a column.
fn find_claiming(search: &mut GeneralSearch<'_>) -> Flow {
    let bases: Vec<usize> =
        search.tables.complete().filter(|&house| search.tables.is_line(house)).collect();
    bases.into_iter().try_for_each(|base| find_from(search, Technique::Claiming, base))
}

fn find_from(search: &mut GeneralSearch<'_>, technique: Technique, base: usize) -> Flow {
    let (board, tables) = (search.board, search.tables);
    for digit in board.all_digits() {
        let places = board.places_in(base, digit);
        if places.len() < 2 {
            continue;
        }
        let mut left = tables.seen_by_all(places).and(board.places(digit));
        if left.is_empty() {
            continue;
        }
        let all_gone = left;
        for cover in tables.holding(places).filter(|&cover| cover != base) {
            let gone = all_gone.and(tables.houses[cover]);
            left = left.without(gone);
            let cover = Some(tables.name(cover));
            add(search, technique, digit, (tables.name(base), cover), [places, gone])?;
        }
        // The cells left share no single house with all places.
        add(search, technique, digit, (tables.name(base), None), [places, left])?;
    }
    Flow::Continue(())
}

/// Adds the step that removes `digit` from the cells `gone`, because its `places` in `base` all see them.
fn add(
    search: &mut GeneralSearch<'_>,
    technique: Technique,
    digit: Digit,
    (base, cover): (HouseName, Option<HouseName>),
    [places, gone]: [WideSet; 2],
) -> Flow {
    if gone.is_empty() {
        return Flow::Continue(());
    }
    let evidence = WideEvidence {
        digits: vec![digit],
        bases: vec![base],
        covers: cover.into_iter().collect(),
        marks: marks(places, digit, Role::Pattern).collect(),
        ..WideEvidence::default()
    };
    search.add(eliminating(technique, candidates(gone, digit), evidence))
}
