//! What a hint draws on the board, without a word or a colour.

use crate::controller::context::Context;
use crate::engine::technique::{
    Board, Candidate, CellSet, Chain, Evidence, Family, Role, Step, Strength,
};
use crate::engine::{Cell, DigitSet, HouseName};
use crate::jobs::{Hint, HintStage};

/// Everything that lies over the digits of the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// Houses to look at.
    pub places: Vec<HouseName>,
    /// Cells to look at.
    pub cells: Vec<Cell>,
    /// Houses that the step starts from.
    pub bases: Vec<HouseName>,
    /// Houses that it leads to.
    pub covers: Vec<HouseName>,
    /// Sets of cells, in the order in which they are named.
    pub sets: Vec<CellSet>,
    /// The candidates, each with its part, in row-major order.
    pub candidates: Vec<DrawnCandidate>,
    /// The links of chains, in order, or what joins coloured candidates.
    pub links: Vec<DrawnLink>,
}

/// A candidate that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnCandidate {
    /// Which one.
    pub candidate: Candidate,
    /// Its part in the step, if it has any.
    pub part: Option<Part>,
    /// The step takes it away.
    pub gone: bool,
    /// The step puts it down.
    pub placed: bool,
}

/// What a candidate is in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A part of the pattern.
    Of(Role),
    /// A node of a chain that is true if its start is as assumed.
    On,
    /// A node of a chain that is false then.
    Off,
}

/// A link from one candidate to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnLink {
    /// Where it starts.
    pub from: Candidate,
    /// Where it leads.
    pub to: Candidate,
    /// How the two hang together.
    pub kind: LinkKind,
}

/// What joins two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LinkKind {
    /// An inference of a chain leads from the one to the other.
    Inference(Strength),
    /// Just one of the two is right, and neither comes first.
    Pair,
    /// Both belong to one group.
    Group,
}

/// What lies over the digits of the board: the person's notes, or the hint as far as it is told.
pub(in crate::controller) fn drawing(cx: &Context, hint: Option<&Hint>) -> Drawing {
    match hint {
        _ if cx.is_covered() => Drawing::default(),
        Some(Hint::Step { step, board, stage: HintStage::Step }) => drawing_of(step, board),
        Some(Hint::Step { step, .. }) => {
            Drawing { candidates: notes(cx), ..place(&step.evidence, step) }
        }
        Some(Hint::Mistakes(mistakes)) => {
            let cells = mistakes.iter().map(|mistake| mistake.cell()).collect();
            Drawing { cells, candidates: notes(cx), ..Drawing::default() }
        }
        Some(Hint::None(_) | Hint::NoWayOn(_) | Hint::NoneLeft | Hint::Nothing) | None => {
            Drawing { candidates: notes(cx), ..Drawing::default() }
        }
    }
}

fn notes(cx: &Context) -> Vec<DrawnCandidate> {
    if cx.shows_answer() {
        return Vec::new();
    }
    let notes = cx.document.board().notes();
    notes.flat_map(|(cell, noted)| plain(cell, noted.corner)).collect()
}

fn plain(cell: Cell, digits: DigitSet) -> Vec<DrawnCandidate> {
    let one = |digit| DrawnCandidate {
        candidate: Candidate { cell, digit },
        part: None,
        gone: false,
        placed: false,
    };
    digits.iter().map(one).collect()
}

/// Where to look: houses, or cells where the step is seen without one.
fn place(evidence: &Evidence, step: &Step) -> Drawing {
    let cells = step.pattern_cells();
    if evidence.bases.is_empty() {
        return Drawing { cells: cells.iter().collect(), ..Drawing::default() };
    }
    Drawing { places: evidence.bases.clone(), ..Drawing::default() }
}

/// The whole of a step on the board that it is seen on.
#[must_use]
pub fn drawing_of(step: &Step, board: &Board) -> Drawing {
    let evidence = &step.evidence;
    let all = board.open().iter().flat_map(|cell| plain(cell, board.candidates(cell)));
    let drawn = |plain: DrawnCandidate| DrawnCandidate {
        part: part(plain.candidate, evidence),
        gone: step.eliminations.contains(&plain.candidate),
        placed: step.placements.contains(&plain.candidate),
        ..plain
    };
    // A single that is seen in its cell alone stays marked, or it would be one candidate among all.
    let is_alone = evidence.bases.is_empty() && step.technique.family() == Family::Singles;
    let looked_at = if is_alone { place(evidence, step) } else { Drawing::default() };
    Drawing {
        bases: evidence.bases.clone(),
        covers: evidence.covers.clone(),
        sets: evidence.sets.iter().map(|set| set.cells).collect(),
        candidates: all.map(drawn).collect(),
        links: drawn_links(evidence),
        ..looked_at
    }
}

/// The part that is marked, or that follows from a chain or a set.
fn part(candidate: Candidate, evidence: &Evidence) -> Option<Part> {
    let marked = evidence.marks.iter().find(|mark| mark.candidate == candidate);
    let of_set = || {
        let holds = |set: &&crate::engine::technique::CellsAndDigits| {
            set.cells.contains(candidate.cell) && set.digits.contains(candidate.digit)
        };
        let place = evidence.sets.iter().position(|set| holds(&set))?;
        Some(Part::Of(Role::InSet(place)))
    };
    marked
        .map(|mark| Part::Of(mark.role))
        .or_else(|| of_chains(candidate, &evidence.chains))
        .or_else(of_set)
}

fn of_chains(candidate: Candidate, chains: &[Chain]) -> Option<Part> {
    let nodes = chains.iter().flat_map(|chain| &chain.links).flat_map(|link| [link.from, link.to]);
    let mut of_it =
        nodes.filter(|node| node.digit == candidate.digit && node.cells.contains(candidate.cell));
    of_it.next().map(|node| if node.on { Part::On } else { Part::Off })
}

/// Colours are joined by their pairs, which say all that a chain through them could.
fn drawn_links(evidence: &Evidence) -> Vec<DrawnLink> {
    if evidence.pairs.is_empty() {
        let groups = evidence.chains.iter().flat_map(groups);
        return evidence.chains.iter().flat_map(links).chain(groups).collect();
    }
    let joint = |&[from, to]: &[Candidate; 2]| DrawnLink { from, to, kind: LinkKind::Pair };
    evidence.pairs.iter().map(joint).collect()
}

/// What holds the cells of each group together that a chain goes through, each once.
fn groups(chain: &Chain) -> Vec<DrawnLink> {
    let nodes = chain.links.iter().flat_map(|link| [link.from, link.to]);
    let mut joints: Vec<DrawnLink> = Vec::new();
    for node in nodes.filter(|node| node.set.is_none()) {
        let cells: Vec<Cell> = node.cells.iter().collect();
        for two in cells.windows(2) {
            let [from, to] = [two[0], two[1]].map(|cell| Candidate { cell, digit: node.digit });
            let joint = DrawnLink { from, to, kind: LinkKind::Group };
            if !joints.contains(&joint) {
                joints.push(joint);
            }
        }
    }
    joints
}

fn links(chain: &Chain) -> impl Iterator<Item = DrawnLink> + '_ {
    chain.links.iter().filter_map(|link| {
        let (from, to) = nearest(link.from.cells, link.to.cells)?;
        Some(DrawnLink {
            from: Candidate { cell: from, digit: link.from.digit },
            to: Candidate { cell: to, digit: link.to.digit },
            kind: LinkKind::Inference(link.strength),
        })
    })
}

/// The two cells that are nearest to each other, one of each group.
fn nearest(from: CellSet, to: CellSet) -> Option<(Cell, Cell)> {
    let pairs = from.iter().flat_map(|start| to.iter().map(move |end| (start, end)));
    pairs.min_by_key(|(start, end)| {
        let (row, column) = (|cell: &Cell| cell.index() / 9, |cell: &Cell| cell.index() % 9);
        row(start).abs_diff(row(end)).pow(2) + column(start).abs_diff(column(end)).pow(2)
    })
}
