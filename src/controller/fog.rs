//! Fog: the cells that it covers now, and what is not told of them. The setter of a puzzle sees through its fog.

use super::context::Context;
use super::document::Mode;
use crate::engine::search::Uniqueness;
use crate::engine::{Cell, Constraint, Contradiction};

/// The fog as the board shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownFog {
    /// By cell: whether fog covers it. Empty if there is none.
    covered: Vec<bool>,
    /// Whether clues are seen through it.
    is_thin: bool,
}

impl ShownFog {
    /// Whether fog covers a cell.
    #[must_use]
    pub fn covers(&self, cell: Cell) -> bool {
        self.covered.get(cell.index()).copied().unwrap_or_default()
    }

    /// Whether fog hides what the puzzle says of a cell.
    #[must_use]
    pub fn hides(&self, cell: Cell) -> bool {
        !self.is_thin && self.covers(cell)
    }

    /// Whether clues are seen through it.
    #[must_use]
    pub fn is_thin(&self) -> bool {
        self.is_thin
    }

    /// Whether it hides some clue.
    fn hides_something(&self) -> bool {
        !self.is_thin && self.covered.contains(&true)
    }

    /// Whether it hides a constraint: any of its cells. What all cells of a board are about, and what numbers outside say, is seen
    /// where it is broken.
    pub(super) fn hides_constraint(&self, constraint: &Constraint, broken: &[Cell]) -> bool {
        let is_outside = constraint.outside().is_some() || constraint.little_killer().is_some();
        let is_everywhere = is_outside || constraint.negative().is_some();
        let own = if is_everywhere { broken } else { constraint.own_cells() };
        own.iter().chain(broken).any(|&cell| self.hides(cell))
    }
}

/// The fog on the board of a puzzle that is edited or played.
pub(super) fn shown(cx: &Context) -> ShownFog {
    let board = cx.document.board();
    let fog = board.rules().constraints().iter().find_map(Constraint::fog);
    let is_shown = match cx.document.mode() {
        Mode::Edit => true,
        Mode::Play(_) => !cx.is_covered(),
        Mode::Answer(_) | Mode::Lesson(_) => false,
    };
    let Some(fog) = fog.filter(|_| is_shown) else { return ShownFog::default() };
    let answers = cx.document.uniqueness();
    let is_right = |cell: Cell| {
        let digit = board.get(cell).digit();
        digit.is_some()
            && match &answers {
                Some(Uniqueness::Only(answer)) => answer.get(cell) == digit,
                // Without an answer of its own, a puzzle has no wrong digits.
                Some(Uniqueness::NoAnswer | Uniqueness::Several) => true,
                None => false,
            }
    };
    let is_given = |cell: Cell| board.get(cell).is_given();
    ShownFog {
        covered: fog.covered(board.layout(), is_given, is_right),
        is_thin: cx.document.sees_through_fog,
    }
}

/// The conflicts on the board that no fog hides.
pub(super) fn conflicts_seen(cx: &Context) -> Vec<&Contradiction> {
    let (fog, layout) = (shown(cx), cx.document.board().layout());
    let is_seen = |conflict: &&Contradiction| match conflict {
        Contradiction::Repeated { .. }
        | Contradiction::Clash { .. }
        | Contradiction::RuledOut { .. } => true,
        Contradiction::DigitBreaksConstraint { constraint, place, .. } => {
            let broken: Vec<Cell> = layout.cell(place.row, place.column).into_iter().collect();
            !fog.hides_constraint(constraint, &broken)
        }
        Contradiction::CellsBreakConstraint { constraint, fault, .. } => {
            !fog.hides_constraint(constraint, &fault.cells(constraint))
        }
        // A clue in the fog may have left no digit or no place.
        Contradiction::NoCandidate { .. } | Contradiction::NoPlace { .. } => !fog.hides_something(),
    };
    cx.document.conflicts().iter().filter(is_seen).collect()
}
