//! Intersections: a digit locked in the cells that a box and a line share.
//!
//! On other boards than the classic one the two houses may be of any kind: a row, a region, a diagonal. Where a rule ties
//! cells, a cell may see all places and share no house with all of them.

use crate::technique::{Cells, Geometry};
use std::ops::Range;

use super::step_search::{Finder, Flow, StepSearch};
use super::{Board, Candidate, Evidence, Mark, Role, Step, Technique};
use crate::Digit;

/// The finders of the family.
pub(super) const fn finders<G: Geometry>() -> &'static [Finder<G>] {
    const {
        &[
            Finder { techniques: &[Technique::Pointing], find: find_pointing },
            Finder { techniques: &[Technique::Claiming], find: find_claiming },
        ]
    }
}

/// Pointing: from a box, or from another area.
fn find_pointing<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, Technique::Pointing, search.board.areas(), search.board.lines())
}

/// Claiming: from a row or a column.
fn find_claiming<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, Technique::Claiming, search.board.lines(), search.board.areas())
}

/// Finds digits whose places in a house of `from` all see some other place.
///
/// `bases[0]` of the evidence is the house of `from`, and `covers[0]` is the house that loses the digit elsewhere. On the
/// classic board it is a house of `crossing`. On other boards it may be any house, and if a rule lets places see each
/// other that share no house, there is none.
fn find<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    from: Range<usize>,
    crossing: Range<usize>,
) -> Flow {
    let board = search.board;
    // On the classic board two lines or two boxes never share two cells, so they are left out.
    let to = if G::IS_CLASSIC { crossing } else { board.all_houses() };
    for base in from.filter(|&base| board.is_complete(base)) {
        for digit in board.all_digits() {
            let places = board.places_in(base, digit);
            // A box and a line of the classic board share three cells.
            if places.len() < 2 || G::IS_CLASSIC && places.len() > 3 {
                continue;
            }
            let holds = |&cover: &usize| cover != base && places.is_within(board.house(cover));
            for cover in to.clone().filter(holds) {
                let gone = board.places_in(cover, digit).without(places);
                if !gone.is_empty() {
                    search.add(step(
                        board,
                        technique,
                        digit,
                        (base, Some(cover)),
                        [places, gone],
                    ))?;
                }
            }
            // A rule may let a cell see all places without a house that holds them. The classic board has no such
            // cells.
            if !G::IS_CLASSIC {
                let in_covers = to.clone().filter(holds).map(|cover| board.house(cover));
                let in_covers = in_covers.fold(places, Cells::or);
                let left = board.seen_by_all(places).and(board.places(digit)).without(in_covers);
                if !left.is_empty() {
                    search.add(step(board, technique, digit, (base, None), [places, left]))?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The step that eliminates `digit` from the cells `gone` of `cover`, because it is locked in `places` of
/// `base`. Without a `cover`, the cells see all places by a rule.
fn step<G: Geometry>(
    board: &Board<G>,
    technique: Technique,
    digit: Digit,
    (base, cover): (usize, Option<usize>),
    [places, gone]: [G::Set; 2],
) -> Step<G::Set> {
    let candidates = |cells: G::Set| cells.iter().map(move |cell| Candidate { cell, digit });
    let pattern = |candidate| Mark { candidate, role: Role::Pattern };
    let evidence = Evidence {
        digits: vec![digit],
        bases: vec![board.house_name(base)],
        covers: cover.map(|cover| board.house_name(cover)).into_iter().collect(),
        marks: candidates(places).map(pattern).collect(),
        ..Evidence::default()
    };
    Step { technique, placements: Vec::new(), eliminations: candidates(gone).collect(), evidence }
}
