//! The eliminations of a continuous nice loop.
//!
//! All around the loop, exactly one end of each weak link is true. If the link is within a cell, the cell loses
//! all other digits. If it is between cells, the cells that see both ends lose the digit. An almost locked set
//! on the loop loses one of two digits and holds its others, so the cells that see all places of such a digit
//! lose it.

use crate::Cell;
use crate::technique::{Board, Candidate, Cells, CellsAndDigits, Geometry, Link, Node, Strength};

/// The eliminations of a loop, whose last link leads to where the first started.
pub(super) fn eliminations<G: Geometry>(
    board: &Board<G>,
    links: &[Link<G::Set>],
    sets: &[CellsAndDigits<G::Set>],
) -> Vec<Candidate> {
    let mut own = links.iter().fold(<G::Set>::EMPTY, |cells, link| cells.or(link.from.cells));
    own = sets.iter().fold(own, |cells, set| cells.or(set.cells));
    let weak = links.iter().filter(|link| link.strength == Strength::Weak);
    let mut gone: Vec<Candidate> = weak.flat_map(|link| of_link(board, link, own)).collect();
    for link in links.iter().filter(|link| link.strength == Strength::Strong) {
        if let Some(set) = link.from.set.and_then(|set| sets.get(set)) {
            gone.extend(of_set(board, set, link));
        }
    }
    gone
}

/// The eliminations if `set` holds all its digits except one of the two ends of a link.
fn of_set<G: Geometry>(
    board: &Board<G>,
    set: &CellsAndDigits<G::Set>,
    link: &Link<G::Set>,
) -> Vec<Candidate> {
    // The link may lead to a cell that the set leaves with one candidate.
    let forced = if link.to.set.is_none() { link.to.cells.single() } else { None };
    let mut gone = Vec::new();
    for digit in set.digits.iter().filter(|&digit| digit != link.from.digit) {
        let leads = |cell: &Cell| digit != link.to.digit && board.candidates(*cell).contains(digit);
        let seen = match forced {
            Some(cell) if leads(&cell) => board.peers_of(cell),
            // The digit that the link leads to may be the one that the set lacks, so it is not locked.
            _ if forced.is_none() && digit == link.to.digit => continue,
            _ => board.all_cells(),
        };
        let places = board.places(digit);
        let seen = seen.and(board.seen_by_all(places.and(set.cells))).and(places);
        gone.extend(seen.iter().map(|cell| Candidate { cell, digit }));
    }
    gone
}

fn of_link<G: Geometry>(board: &Board<G>, link: &Link<G::Set>, own: G::Set) -> Vec<Candidate> {
    match link.from.cells.single() {
        Some(cell) if link.from.digit != link.to.digit => match link.to.cells.single() {
            // A rule lets different digits of two cells exclude each other.
            Some(other) if other != cell => {
                let from = Candidate { cell, digit: link.from.digit };
                board.excluded_by_both(from, Candidate { cell: other, digit: link.to.digit })
            }
            _ => of_cell(board, cell, link),
        },
        _ => between_cells(board, &link.from, &link.to, own),
    }
}

fn of_cell<G: Geometry>(board: &Board<G>, cell: Cell, link: &Link<G::Set>) -> Vec<Candidate> {
    let others = board.candidates(cell).iter();
    let others = others.filter(|&digit| digit != link.from.digit && digit != link.to.digit);
    others.map(|digit| Candidate { cell, digit }).collect()
}

/// The eliminations of a link between two cells. As in HoDoKu, the cells of the loop itself lose nothing.
fn between_cells<G: Geometry>(
    board: &Board<G>,
    from: &Node<G::Set>,
    to: &Node<G::Set>,
    own: G::Set,
) -> Vec<Candidate> {
    let seen = board.seen_by_all(from.cells.or(to.cells)).without(own);
    let digit = from.digit;
    board.places(digit).and(seen).iter().map(|cell| Candidate { cell, digit }).collect()
}
