//! A trial of one technique: does it find on a board what it should?
//!
//! Trials come from HoDoKu's regression library, whose codes name a technique and, by a fifth digit or behind a
//! dash, the variant of it that is tried.

use super::{Board, Candidate, Options, Solver, Step, Technique};
use crate::engine::{Cancelled, Control};

/// What one technique should find on one board.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The technique that is tried, alone.
    pub technique: Technique,
    /// How far it goes.
    pub options: Options,
    /// Where it looks.
    pub board: Board,
    /// What it should find.
    pub expected: Expected,
}

/// What a trial expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// No step at all.
    Nothing,
    /// A step with this outcome.
    Outcome {
        /// The digits to put down, sorted by digit and cell.
        placements: Vec<Candidate>,
        /// The candidates to take away, sorted by digit and cell.
        eliminations: Vec<Candidate>,
    },
}

impl Trial {
    /// Whether the technique finds what it should, and what it finds.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn run(&self, control: &Control) -> Result<(bool, Vec<Step>), Cancelled> {
        let solver = Solver { options: self.options, ..Solver::of(self.technique) };
        let steps = solver.all_steps(&self.board, control)?;
        Ok((self.expected.is_met_by(&steps), steps))
    }
}

impl Expected {
    fn is_met_by(&self, steps: &[Step]) -> bool {
        match self {
            Self::Nothing => steps.is_empty(),
            Self::Outcome { placements, eliminations } => steps
                .iter()
                .any(|step| step.placements == *placements && step.eliminations == *eliminations),
        }
    }
}

/// The technique that a code of the library names: four digits, and a fifth for a Siamese fish.
#[must_use]
pub fn technique_of(code: &str) -> Option<Technique> {
    Technique::of_code(code)
        .or_else(|| Technique::of_code(code.get(..4)?).filter(|_| code.len() == 5))
}

/// How far `technique` goes in a variant of the library.
#[must_use]
pub fn options_of(technique: Technique, variant: Option<&str>) -> Options {
    let usual = Options::default();
    let with_sets = match technique {
        Technique::GroupedContinuousNiceLoop => variant == Some("2"),
        _ => matches!(variant, Some("3" | "4")),
    };
    let of_two = technique == Technique::DualEmptyRectangle
        || technique == Technique::EmptyRectangle && variant == Some("1");
    Options {
        siamese_fish: true,
        empty_rectangle_of_two: of_two,
        incomplete_rectangles: variant != Some("1"),
        overlapping_sets: variant == Some("2"),
        sets_in_chains: with_sets,
        sets_in_any_order: true,
        ..usual
    }
}
