//! One step of a solution: what follows, by which technique, and everything it was seen by.
//!
//! A step explains itself: its [`Evidence`] is enough to draw it on the board and to put it into words.
//! It holds no words.

use super::{CellSet, Technique};
use crate::engine::{Cell, Digit, DigitSet, HouseName};

/// A digit that may stand in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// Where.
    pub cell: Cell,
    /// Which digit.
    pub digit: Digit,
}

/// What a technique found on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// By which technique it was found.
    pub technique: Technique,
    /// The digits to put down.
    pub placements: Vec<Candidate>,
    /// The candidates to take away, sorted by digit and then by cell.
    pub eliminations: Vec<Candidate>,
    /// What it follows from.
    pub evidence: Evidence,
}

impl Step {
    /// The cells that the step is seen in: those of its marks, sets and chains.
    #[must_use]
    pub fn pattern_cells(&self) -> CellSet {
        let Evidence { marks, sets, chains, .. } = &self.evidence;
        let marked: CellSet = marks.iter().map(|mark| mark.candidate.cell).collect();
        let links = chains.iter().flat_map(|chain| &chain.links);
        let linked = links.map(|link| link.from.cells.or(link.to.cells));
        sets.iter().map(|set| set.cells).chain(linked).fold(marked, CellSet::or)
    }
}

/// What a step follows from. Which parts are filled, and what they stand for, is the technique's to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// The digits that the technique is about, in the order in which an explanation names them.
    pub digits: Vec<Digit>,
    /// The houses that are looked at first: the house of a single or of a subset, the base sets of a fish.
    pub bases: Vec<HouseName>,
    /// The houses that are looked at then: where locked candidates lead, the cover sets of a fish.
    pub covers: Vec<HouseName>,
    /// The candidates that the pattern is made of, each with its part in it.
    pub marks: Vec<Mark>,
    /// Locked, almost locked and other sets of cells, in the order in which an explanation names them.
    pub sets: Vec<CellsAndDigits>,
    /// Chains and the branches of nets.
    pub chains: Vec<Chain>,
    /// Two candidates each of which just one is right: what joins those that are coloured.
    pub pairs: Vec<[Candidate; 2]>,
}

/// A candidate and its part in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Which candidate.
    pub candidate: Candidate,
    /// What it is in the pattern.
    pub role: Role,
}

/// What a candidate is in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// One of those that make the pattern: the corners of a fish, the digits of a subset.
    Pattern,
    /// The second part of the pattern: the pivot of a wing, the candidates beyond a unique rectangle.
    Second,
    /// In a base set of a fish, but in none of its cover sets.
    Fin,
    /// In two base sets of a fish.
    EndoFin,
    /// Of the first of two colours, of which one is true.
    FirstColour,
    /// Of the second of two colours.
    SecondColour,
    /// Of the first colour of a second pair.
    ThirdColour,
    /// Of the second colour of a second pair.
    FourthColour,
    /// A candidate in `sets[n]` of the evidence.
    InSet(usize),
    /// The common candidate by which two sets are linked.
    Common,
}

/// Some cells and the digits that they hold between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellsAndDigits {
    /// The cells.
    pub cells: CellSet,
    /// Their candidates.
    pub digits: DigitSet,
}

/// A line of inferences: each link starts where another ended, or at the assumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The links, in the order in which they are followed.
    pub links: Vec<Link>,
}

/// One inference: if `from`, then `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// What is taken to be so.
    pub from: Node,
    /// What follows.
    pub to: Node,
    /// Whether it follows from something being false or from something being true.
    pub strength: Strength,
}

/// How two nodes of a chain hang together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// One of the two is true: the first false makes the second true.
    Strong,
    /// Not both are true: the first true makes the second false.
    Weak,
}

/// A digit in one of some cells, and whether it stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cell, or the cells of a group; for an almost locked set its cells that hold the digit.
    pub cells: CellSet,
    /// Whether the digit is in one of them, or in none.
    pub on: bool,
    /// The almost locked set that the node goes through, as its place among the sets of the evidence.
    pub set: Option<usize>,
}
