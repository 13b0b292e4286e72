//! Forcing chains and nets.
//!
//! The tests also follow each step link by link: it starts from its assumptions, each node has enough causes,
//! and it ends at the right facts.

use nonet::engine::technique::{Board, Candidate, CellSet, Chain, Node, Role, Step};
use nonet::engine::{Cell, Layout};
use nonet::format::regression::cases;

use super::{board, check};

const GIVENS: &str =
    "7.8...3.....2.1...5.........4.....263...8.......1...9+3.9.6....4....7.5...........";
const GONE: &str = "827 334 434 934 336 436 636 936 737 837 738 838 739 839 345 552 553 554 556 756 375 877 395 897";

/// Checks that a technique takes away one candidate in a position, and that it explains all it finds.
#[track_caller]
fn check_explained(code: &str, eliminated: &str) -> Vec<Step> {
    let line = format!(":{code}:x:{GIVENS}:{GONE}:{eliminated}::");
    let steps = check(&line);
    let board = board(&cases(std::io::Cursor::new(line)).unwrap()[0]);
    for step in &steps {
        assert_explained(step, &board);
    }
    steps
}

#[track_caller]
fn assert_explained(step: &Step, board: &Board) {
    assert!(!step.evidence.chains.is_empty(), "{step:?}");
    for chain in &step.evidence.chains {
        for (number, link) in chain.links.iter().enumerate() {
            let earlier = chain.links[..number].iter().any(|earlier| earlier.to == link.from);
            assert!(earlier || is_assumed(step, link.from), "{link:?} of {step:?}");
            assert!(follows(chain, link.to, board), "{link:?} of {step:?}");
        }
    }
}

fn is_assumed(step: &Step, node: Node) -> bool {
    let assumed = step.evidence.marks.iter().filter(|mark| mark.role == Role::Pattern);
    assumed.map(|mark| of(mark.candidate)).any(|one| one == (node.cells, node.digit))
}

fn of(candidate: Candidate) -> (CellSet, nonet::engine::Digit) {
    ([candidate.cell].into_iter().collect(), candidate.digit)
}

/// Whether the causes of `node` in `chain` are enough: one that is true and sees it or shares its cell, or all the
/// other candidates of a cell or house that are false.
fn follows(chain: &Chain, node: Node, board: &Board) -> bool {
    let causes: Vec<Node> =
        chain.links.iter().filter(|link| link.to == node).map(|link| link.from).collect();
    if !node.on {
        return causes.iter().any(|cause| cause.on && excludes(*cause, node));
    }
    let off = |cell: Cell, digit| {
        let is = |cause: &Node| !cause.on && cause.digit == digit && cause.cells.contains(cell);
        causes.iter().any(is)
    };
    let last_of_cell = node.cells.single().is_some_and(|cell| {
        board.candidates(cell).iter().all(|digit| digit == node.digit || off(cell, digit))
    });
    let last_of_house = (0..27).any(|house| {
        let places = board.places(node.digit).and(house_cells(house));
        node.cells.is_within(house_cells(house))
            && places.without(node.cells).iter().all(|cell| off(cell, node.digit))
    });
    last_of_cell || last_of_house
}

fn excludes(cause: Node, node: Node) -> bool {
    if cause.digit != node.digit {
        return cause.cells == node.cells && cause.cells.single().is_some();
    }
    let both = cause.cells.or(node.cells);
    !cause.cells.meets(node.cells) && (0..27).any(|house| both.is_within(house_cells(house)))
}

fn house_cells(house: usize) -> CellSet {
    Layout::classic().houses()[house].cells.iter().copied().collect()
}

#[test]
fn a_contradiction_in_chains_ends_in_what_cannot_be() {
    let steps = check_explained("1301", "292");
    let ends = |step: &Step| step.evidence.marks.iter().any(|mark| mark.role == Role::Second);
    assert!(steps.iter().all(ends));
}

#[test]
fn whichever_is_true_the_same_follows_by_chains() {
    for step in check_explained("1302", "292") {
        let outcome = step.placements.iter().chain(&step.eliminations).next().copied().unwrap();
        let ends = step.evidence.chains.iter().map(|chain| chain.links[chain.links.len() - 1].to);
        let last = |node: Node| {
            (node.cells, node.digit) == of(outcome) && node.on != step.placements.is_empty()
        };
        assert!(ends.into_iter().all(last), "{step:?}");
    }
}

#[test]
fn a_node_of_a_net_may_have_several_causes() {
    let several = |step: &Step| {
        step.evidence.chains.iter().any(|chain| {
            let to = |node: Node| chain.links.iter().filter(|link| link.to == node).count();
            chain.links.iter().any(|link| to(link.to) > 1)
        })
    };
    assert!(check_explained("1303", "137").iter().all(several));
    assert!(check_explained("1304", "753").iter().all(several));
}
