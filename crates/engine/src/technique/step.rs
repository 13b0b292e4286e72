//! One step of a solution: its result, its technique and its evidence.
//!
//! The [`Evidence`] of a step is enough to draw the step on the board and to explain it. It holds no words.
//!
//! The types have the set of cells as a parameter. On the classic board it is [`CellSet`], which the finders there work
//! with. On other boards, and wherever a step of any board is explained or drawn, it is [`WideSet`](super::WideSet).

use super::{CellSet, Cells, Technique};
use crate::{Cell, Constraint, Digit, DigitSet, HouseName};

/// A candidate: a digit that a cell may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

/// A deduction that a technique found on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<S = CellSet> {
    /// The technique that found it.
    pub technique: Technique,
    /// The digits to place.
    pub placements: Vec<Candidate>,
    /// The candidates to remove, sorted by digit and then by cell.
    pub eliminations: Vec<Candidate>,
    /// The evidence for the placements and eliminations.
    pub evidence: Evidence<S>,
}

impl<S: Cells> Step<S> {
    /// The cells of the pattern: those of its marks, sets and chains.
    #[must_use]
    pub fn pattern_cells(&self) -> S {
        let Evidence { marks, sets, chains, .. } = &self.evidence;
        let marked: S = marks.iter().map(|mark| mark.candidate.cell).collect();
        let links = chains.iter().flat_map(|chain| &chain.links);
        let linked = links.map(|link| link.from.cells.or(link.to.cells));
        sets.iter().map(|set| set.cells).chain(linked).fold(marked, S::or)
    }
}

impl<S> Step<S> {
    /// The step that removes `gone`.
    pub(super) fn eliminating(
        technique: Technique,
        gone: impl IntoIterator<Item = Candidate>,
        evidence: Evidence<S>,
    ) -> Self {
        let eliminations = gone.into_iter().collect();
        Self { technique, placements: Vec::new(), eliminations, evidence }
    }
}

impl<S: Copy> Step<S> {
    /// The same step with sets of cells of another type.
    pub(super) fn with_sets<T>(&self, change: impl Fn(S) -> T) -> Step<T> {
        let Evidence { digits, bases, covers, marks, sets, chains, pairs, clues, combinations } =
            &self.evidence;
        let node = |node: Node<S>| Node {
            digit: node.digit,
            cells: change(node.cells),
            on: node.on,
            set: node.set,
        };
        let link = |link: &Link<S>| Link {
            from: node(link.from),
            to: node(link.to),
            strength: link.strength,
        };
        let chain = |chain: &Chain<S>| Chain { links: chain.links.iter().map(link).collect() };
        let set = |set: &CellsAndDigits<S>| CellsAndDigits {
            cells: change(set.cells),
            digits: set.digits,
        };
        Step {
            technique: self.technique,
            placements: self.placements.clone(),
            eliminations: self.eliminations.clone(),
            evidence: Evidence {
                digits: digits.clone(),
                bases: bases.clone(),
                covers: covers.clone(),
                marks: marks.clone(),
                sets: sets.iter().map(set).collect(),
                chains: chains.iter().map(chain).collect(),
                pairs: pairs.clone(),
                clues: clues.clone(),
                combinations: combinations.clone(),
            },
        }
    }
}

/// The evidence of a step. Each technique documents which fields it fills and what they mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence<S = CellSet> {
    /// The digits that the technique is about, in the order in which an explanation names them.
    pub digits: Vec<Digit>,
    /// The first houses of the explanation, such as the house of a single or of a subset, or the base sets of a
    /// fish.
    pub bases: Vec<HouseName>,
    /// The second houses of the explanation, such as the house that loses locked candidates, or the cover sets
    /// of a fish.
    pub covers: Vec<HouseName>,
    /// The candidates of the pattern, each with its role.
    pub marks: Vec<Mark>,
    /// Locked, almost locked and other sets of cells, in the order in which an explanation names them.
    pub sets: Vec<CellsAndDigits<S>>,
    /// Chains and the branches of nets.
    pub chains: Vec<Chain<S>>,
    /// Pairs of candidates, exactly one of which is right. They connect coloured candidates.
    pub pairs: Vec<[Candidate; 2]>,
    /// The constraints of the puzzle that the step uses.
    pub clues: Vec<Constraint>,
    /// The sets of digits that are left for the first of the clues, if the technique is about them.
    pub combinations: Vec<DigitSet>,
}

/// A candidate and its role in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The candidate.
    pub candidate: Candidate,
    /// The role in the pattern.
    pub role: Role,
}

/// The role of a candidate in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Part of the pattern itself, such as the corners of a fish or the digits of a subset.
    Pattern,
    /// The second part of the pattern, such as the pivot of a wing or the further candidates of a unique
    /// rectangle.
    Second,
    /// In a base set of a fish, but in none of its cover sets.
    Fin,
    /// In two base sets of a fish.
    EndoFin,
    /// In the first of two colours, one of which is true.
    FirstColour,
    /// In the second of two colours.
    SecondColour,
    /// In the first colour of a second pair.
    ThirdColour,
    /// In the second colour of a second pair.
    FourthColour,
    /// A candidate in `sets[n]` of the evidence.
    InSet(usize),
    /// The common candidate that links two sets.
    Common,
}

/// A set of cells and the digits among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellsAndDigits<S = CellSet> {
    /// The cells.
    pub cells: S,
    /// Their candidates.
    pub digits: DigitSet,
}

/// A sequence of inferences. Each link starts where another link ends, or at the assumption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain<S = CellSet> {
    /// The links, in the order in which they are followed.
    pub links: Vec<Link<S>>,
}

/// One inference: if `from`, then `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link<S = CellSet> {
    /// The premise.
    pub from: Node<S>,
    /// The conclusion.
    pub to: Node<S>,
    /// Whether the conclusion follows because the premise is false (strong) or true (weak).
    pub strength: Strength,
}

/// The kind of link between two nodes of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strength {
    /// At least one of the two is true: if the first is false, the second is true.
    Strong,
    /// At most one of the two is true: if the first is true, the second is false.
    Weak,
}

/// A statement: a digit is in one of these cells, or in none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node<S = CellSet> {
    /// The digit.
    pub digit: Digit,
    /// The cell, or the cells of a group. For an almost locked set, its cells that have the digit as a
    /// candidate.
    pub cells: S,
    /// Whether the digit is in one of the cells (`true`) or in none (`false`).
    pub on: bool,
    /// The almost locked set that the node goes through, as an index into the sets of the evidence.
    pub set: Option<usize>,
}
