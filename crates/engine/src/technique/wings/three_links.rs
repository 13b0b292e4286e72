//! M-, S-, L- and H-wings: chains of three strong links, each of which is a cell of two candidates or a
//! conjugate pair.
//!
//! The names are those of the players' forums. Brackets enclose the digits of one cell:
//!
//! - M-wing, (a=b) - b=(b-a)=a: a cell, then two pairs, back to the first digit.
//! - S-wing (split), a=a - (a=b) - b=b: a cell between two pairs.
//! - L-wing (local), a=(a-b)=(b-c)=c and its like: three pairs, not all of one digit.
//! - H-wing (hybrid), (a=b) - b=(b-c)=c, (a=b) - (b=c) - c=c and their like: one or two cells at one end, and
//!   another digit at the other.
//!
//! At least one end is right. If both ends are the same digit, cells that see both lose it. If they are
//! different digits in cells that see each other, each cell loses the digit of the other end. If both are in
//! one cell, it loses its other candidates.

use self::StrongLinkKind::{Cell, Pair};
use crate::DigitSet;
use crate::technique::step_search::{Flow, StepSearch};
use crate::technique::{
    Board, Candidate, Cells, Evidence, Geometry, Mark, Role, Step, Technique, conjugate, parts,
};

/// The kind of a strong link.
#[derive(Clone, Copy)]
enum StrongLinkKind {
    /// A cell of two candidates.
    Cell,
    /// A conjugate pair.
    Pair,
}

/// The number of candidates of three strong links with two weak links between them.
const LENGTH: usize = 6;

type WingChain = [Candidate; LENGTH];

pub(super) fn find_m<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, Technique::MWing, [Cell, Pair, Pair])
}

pub(super) fn find_s<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, Technique::SWing, [Pair, Cell, Pair])
}

pub(super) fn find_l<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, Technique::LWing, [Pair, Pair, Pair])
}

pub(super) fn find_h<G: Geometry>(search: &mut StepSearch<'_, G>) -> Flow {
    find(search, Technique::HWing, [Cell, Pair, Pair])?;
    find(search, Technique::HWing, [Cell, Cell, Pair])
}

fn find<G: Geometry>(
    search: &mut StepSearch<'_, G>,
    technique: Technique,
    links: [StrongLinkKind; 3],
) -> Flow {
    let board = search.board;
    let of_cell = |cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit });
    board.open().iter().flat_map(of_cell).try_for_each(|start| {
        let wing = WingSearch { technique, links };
        wing.follow(search, [start; LENGTH], 1)
    })
}

#[derive(Clone, Copy)]
struct WingSearch {
    technique: Technique,
    links: [StrongLinkKind; 3],
}

impl WingSearch {
    /// Follows all links from the last of the first `length` candidates of `line`.
    fn follow<G: Geometry>(
        self,
        search: &mut StepSearch<'_, G>,
        mut line: WingChain,
        length: usize,
    ) -> Flow {
        if length == LENGTH {
            return self.add(search, &line);
        }
        let board = search.board;
        let from = line[length - 1];
        let (cells, digits) = if length % 2 == 1 {
            strong(board, from, self.links[length / 2])
        } else {
            weak(board, from)
        };
        let elsewhere = parts::candidates(cells, from.digit);
        let here = digits.iter().map(|digit| Candidate { digit, ..from });
        for next in elsewhere.chain(here) {
            // A chain that comes back to a candidate of its own is a shorter chain.
            if !line[..length].contains(&next) {
                line[length] = next;
                self.follow(search, line, length + 1)?;
            }
        }
        Flow::Continue(())
    }

    /// Whether the digits of a chain with the right links are those of the technique.
    fn names(self, line: &WingChain) -> bool {
        let back = line[0].digit == line[LENGTH - 1].digit;
        match self.technique {
            // M- and H-wings have the same links. Only their digits tell them apart.
            Technique::MWing => back,
            Technique::HWing => !back,
            // A chain of one digit is an X-chain, which is easier to see.
            _ => line.iter().any(|one| one.digit != line[0].digit),
        }
    }

    fn add<G: Geometry>(self, search: &mut StepSearch<'_, G>, line: &WingChain) -> Flow {
        if !self.names(line) {
            return Flow::Continue(());
        }
        let eliminations = eliminations(search.board, line[0], line[LENGTH - 1]);
        if eliminations.iter().any(|&one| search.board.has(one)) {
            search.add(step(self.technique, line, eliminations))?;
        }
        Flow::Continue(())
    }
}

/// The strong links of this kind from a candidate: the cells linked for its digit, and the digits linked within
/// its cell.
fn strong<G: Geometry>(
    board: &Board<G>,
    from: Candidate,
    kind: StrongLinkKind,
) -> (G::Set, DigitSet) {
    match kind {
        Pair => (conjugate::partners(board, from), DigitSet::EMPTY),
        Cell if board.candidates(from.cell).len() == 2 => (<G::Set>::EMPTY, others(board, from)),
        Cell => (<G::Set>::EMPTY, DigitSet::EMPTY),
    }
}

/// The weak links from a candidate, in the same form.
fn weak<G: Geometry>(board: &Board<G>, from: Candidate) -> (G::Set, DigitSet) {
    (board.peers_of(from.cell).and(board.places(from.digit)), others(board, from))
}

fn others<G: Geometry>(board: &Board<G>, one: Candidate) -> DigitSet {
    board.candidates(one.cell).without(DigitSet::of(one.digit))
}

/// The eliminations if one of two candidates is right.
fn eliminations<G: Geometry>(
    board: &Board<G>,
    first: Candidate,
    last: Candidate,
) -> Vec<Candidate> {
    let both = [first, last];
    if first.digit == last.digit {
        let seen = board.seen_by_all(both.iter().map(|one| one.cell).collect());
        return parts::candidates(seen.and(board.places(first.digit)), first.digit).collect();
    }
    if first.cell == last.cell {
        let ends = both.iter().map(|one| one.digit).collect();
        let rest = board.candidates(first.cell).without(ends);
        return rest.iter().map(|digit| Candidate { digit, ..first }).collect();
    }
    if board.peers_of(first.cell).contains(last.cell) {
        return vec![
            Candidate { digit: last.digit, ..first },
            Candidate { digit: first.digit, ..last },
        ];
    }
    // Nothing sees both ends, so it does not matter which of them is right.
    Vec::new()
}

fn step<S: Cells>(technique: Technique, line: &WingChain, eliminations: Vec<Candidate>) -> Step<S> {
    let role = |place: usize| {
        if place.is_multiple_of(LENGTH - 1) { Role::Pattern } else { Role::Second }
    };
    let marks = line.iter().enumerate();
    let mut digits = line.map(|one| one.digit).to_vec();
    digits.dedup();
    let evidence = Evidence {
        digits,
        marks: marks.map(|(place, &candidate)| Mark { candidate, role: role(place) }).collect(),
        chains: vec![parts::chain(line)],
        ..Evidence::default()
    };
    Step { technique, placements: Vec::new(), eliminations, evidence }
}
