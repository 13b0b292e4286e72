//! Trials: tests whether a technique finds an expected step on a board.
//!
//! Trials come from HoDoKu's regression library. Its codes name a technique and, in a fifth digit or after a
//! dash, a variant of it.

use super::{Board, Candidate, Solver, SolverOptions, Step, Technique};
use crate::{Cancelled, Control};

/// The expected result of one technique on one board.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The only technique of the trial.
    pub technique: Technique,
    /// The bounds and variants of the technique.
    pub options: SolverOptions,
    /// The board.
    pub board: Board,
    /// The expected result.
    pub expected: ExpectedSteps,
}

/// The expected result of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExpectedSteps {
    /// No step at all.
    Nothing,
    /// A step with this outcome.
    Outcome {
        /// The digits to place, sorted by digit and cell.
        placements: Vec<Candidate>,
        /// The candidates to remove, sorted by digit and cell.
        eliminations: Vec<Candidate>,
    },
}

/// The result of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialOutcome {
    /// Whether the technique finds the expected result.
    pub is_expected: bool,
    /// All steps that the technique finds.
    pub steps: Vec<Step>,
}

impl Trial {
    /// Runs the trial.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn run(&self, control: &Control) -> Result<TrialOutcome, Cancelled> {
        let solver = Solver { options: self.options, ..Solver::of(self.technique) };
        let steps = solver.all_steps(&self.board, control)?;
        Ok(TrialOutcome { is_expected: self.expected.is_met_by(&steps), steps })
    }
}

impl ExpectedSteps {
    fn is_met_by(&self, steps: &[Step]) -> bool {
        match self {
            Self::Nothing => steps.is_empty(),
            Self::Outcome { placements, eliminations } => steps
                .iter()
                .any(|step| step.placements == *placements && step.eliminations == *eliminations),
        }
    }
}

/// The technique of a library code, which has four digits, and a fifth for a Siamese fish. Returns `None` if
/// the code is unknown.
#[must_use]
pub fn technique_of(code: &str) -> Option<Technique> {
    Technique::of_code(code)
        // The fifth digit only says that a fish is Siamese, which the options allow in every trial.
        .or_else(|| Technique::of_code(code.get(..4)?).filter(|_| code.len() == 5))
}

/// The options for a variant of `technique` in the library.
#[must_use]
pub fn options_of(technique: Technique, variant: Option<&str>) -> SolverOptions {
    let usual = SolverOptions::default();
    let with_sets = match technique {
        Technique::GroupedContinuousNiceLoop => variant == Some("2"),
        _ => matches!(variant, Some("3" | "4")),
    };
    let of_two = technique == Technique::DualEmptyRectangle
        || technique == Technique::EmptyRectangle && variant == Some("1");
    SolverOptions {
        siamese_fish: true,
        empty_rectangle_of_two: of_two,
        incomplete_rectangles: variant != Some("1"),
        overlapping_sets: variant == Some("2"),
        sets_in_chains: with_sets,
        sets_in_any_order: true,
        ..usual
    }
}
