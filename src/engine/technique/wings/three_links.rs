//! M-, S-, L- and H-wings: chains of three strong links, each of them in a cell of two candidates or a conjugate
//! pair.
//!
//! As the players' forums name them, with the two digits of a cell in brackets:
//!
//! - M-wing, (a=b) - b=(b-a)=a: a cell, then two pairs, back to the first digit.
//! - S-wing (split), a=a - (a=b) - b=b: a cell between two pairs.
//! - L-wing (local), a=(a-b)=(b-c)=c and its like: three pairs, not all of one digit.
//! - H-wing (hybrid), (a=b) - b=(b-c)=c, (a=b) - (b=c) - c=c and their like: one or two cells at one end, and
//!   another digit at the other.
//!
//! One end is right. Where both ends are the same digit, what sees both goes; where they are different digits of
//! cells that see each other, neither cell holds that of the other; where they are in one cell, its other candidates go.

use self::StrongLinkKind::{Cell, Pair};
use crate::engine::DigitSet;
use crate::engine::technique::hunt::{Flow, Hunt};
use crate::engine::technique::{
    Board, Candidate, CellSet, Evidence, Mark, Role, Step, Technique, conjugate, houses, parts,
};

/// What makes a strong link.
#[derive(Clone, Copy)]
enum StrongLinkKind {
    /// A cell of two candidates.
    Cell,
    /// A conjugate pair.
    Pair,
}

/// The candidates of three strong links and the two weak ones between them.
const LENGTH: usize = 6;

type WingChain = [Candidate; LENGTH];

pub(super) fn find_m(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::MWing, [Cell, Pair, Pair])
}

pub(super) fn find_s(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::SWing, [Pair, Cell, Pair])
}

pub(super) fn find_l(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::LWing, [Pair, Pair, Pair])
}

pub(super) fn find_h(hunt: &mut Hunt<'_>) -> Flow {
    find(hunt, Technique::HWing, [Cell, Pair, Pair])?;
    find(hunt, Technique::HWing, [Cell, Cell, Pair])
}

fn find(hunt: &mut Hunt<'_>, technique: Technique, links: [StrongLinkKind; 3]) -> Flow {
    let board = hunt.board;
    let of_cell = |cell| board.candidates(cell).iter().map(move |digit| Candidate { cell, digit });
    board.open().iter().flat_map(of_cell).try_for_each(|start| {
        let search = WingSearch { technique, links };
        search.follow(hunt, [start; LENGTH], 1)
    })
}

#[derive(Clone, Copy)]
struct WingSearch {
    technique: Technique,
    links: [StrongLinkKind; 3],
}

impl WingSearch {
    /// Follows all links from the last of the first `length` candidates of a line.
    fn follow(self, hunt: &mut Hunt<'_>, mut line: WingChain, length: usize) -> Flow {
        if length == LENGTH {
            return self.add(hunt, &line);
        }
        let board = hunt.board;
        let from = line[length - 1];
        let (cells, digits) = if length % 2 == 1 {
            strong(board, from, self.links[length / 2])
        } else {
            weak(board, from)
        };
        let elsewhere = parts::candidates(cells, from.digit);
        let here = digits.iter().map(|digit| Candidate { digit, ..from });
        for next in elsewhere.chain(here) {
            if !line[..length].contains(&next) {
                line[length] = next;
                self.follow(hunt, line, length + 1)?;
            }
        }
        Flow::Continue(())
    }

    /// Whether the digits of a line of the right links are those of the technique.
    fn names(self, line: &WingChain) -> bool {
        let back = line[0].digit == line[LENGTH - 1].digit;
        match self.technique {
            Technique::MWing => back,
            Technique::HWing => !back,
            _ => line.iter().any(|one| one.digit != line[0].digit),
        }
    }

    fn add(self, hunt: &mut Hunt<'_>, line: &WingChain) -> Flow {
        if !self.names(line) {
            return Flow::Continue(());
        }
        let eliminations = eliminations(hunt.board, line[0], line[LENGTH - 1]);
        if eliminations.iter().any(|&one| hunt.board.has(one)) {
            hunt.add(step(self.technique, line, eliminations))?;
        }
        Flow::Continue(())
    }
}

/// The cells to which the digit of a candidate has a strong link of some kind, and the digits to which its cell has
/// one.
fn strong(board: &Board, from: Candidate, kind: StrongLinkKind) -> (CellSet, DigitSet) {
    match kind {
        Pair => (conjugate::partners(board, from), DigitSet::EMPTY),
        Cell if board.candidates(from.cell).len() == 2 => (CellSet::EMPTY, others(board, from)),
        Cell => (CellSet::EMPTY, DigitSet::EMPTY),
    }
}

/// The same of weak links.
fn weak(board: &Board, from: Candidate) -> (CellSet, DigitSet) {
    (houses::peers_of(from.cell).and(board.places(from.digit)), others(board, from))
}

fn others(board: &Board, one: Candidate) -> DigitSet {
    board.candidates(one.cell).without(DigitSet::of(one.digit))
}

/// What goes when one of two candidates is right.
fn eliminations(board: &Board, first: Candidate, last: Candidate) -> Vec<Candidate> {
    let both = [first, last];
    if first.digit == last.digit {
        let seen = houses::seen_by_all(both.iter().map(|one| one.cell).collect());
        return parts::candidates(seen.and(board.places(first.digit)), first.digit).collect();
    }
    if first.cell == last.cell {
        let ends = both.iter().map(|one| one.digit).collect();
        let rest = board.candidates(first.cell).without(ends);
        return rest.iter().map(|digit| Candidate { digit, ..first }).collect();
    }
    if houses::peers_of(first.cell).contains(last.cell) {
        return vec![
            Candidate { digit: last.digit, ..first },
            Candidate { digit: first.digit, ..last },
        ];
    }
    Vec::new()
}

fn step(technique: Technique, line: &WingChain, eliminations: Vec<Candidate>) -> Step {
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
