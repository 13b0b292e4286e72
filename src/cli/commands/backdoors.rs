//! `nonet backdoors`: the smallest sets of cells whose digits let the chosen techniques solve a puzzle.

use serde::Serialize;

use super::hint::{StepFormat, name, tell};
use crate::cli::args::Backdoors;
use crate::cli::ending::{CommandFailure, CommandStatus, Voice};
use crate::cli::form::json_line;
use crate::cli::position::{NumberedPosition, PositionOutput, solver};
use crate::engine::technique::{Candidate, Technique, WideSet, backdoors};
use crate::engine::{Control, Grid};
use crate::text;
use crate::text::command_line::Remark;

/// Writes the smallest backdoors of each position.
pub(super) fn run(arguments: &Backdoors, voice: Voice) -> Result<CommandStatus, CommandFailure> {
    let most_cells = usize::from(arguments.cells);
    let mut known = arguments.techniques;
    known.remove(Technique::BruteForce);
    let solver = solver(known);
    let form = StepFormat::of(arguments.json, &arguments.input.options, voice);
    tell(&arguments.input, form, voice, move |position, form| {
        let Some(answer) = &position.state.answer else {
            let remark = Some(Remark::NoBackdoors);
            return Ok(PositionOutput { remark, ..PositionOutput::missing(String::new()) });
        };
        let sets =
            backdoors(&position.state.board, answer, most_cells, &solver, &Control::default())?;
        let found: Vec<_> = sets.into_iter().map(|set| with_digits(set, answer)).collect();
        let told = form.told(&form.backdoors(&found, most_cells, position), position);
        Ok(PositionOutput { found: !found.is_empty(), ..told })
    })
}

/// Returns the digits of the answer in these cells.
fn with_digits(cells: WideSet, answer: &Grid) -> Vec<Candidate> {
    let of = |cell| answer.get(cell).map(|digit| Candidate { cell, digit });
    cells.iter().filter_map(of).collect()
}

impl StepFormat {
    fn backdoors(
        self,
        found: &[Vec<Candidate>],
        most_cells: usize,
        position: &NumberedPosition,
    ) -> String {
        match self {
            Self::Text(language, lowest) => {
                let layout = position.layout();
                text::technique::backdoors(found, most_cells, &layout, lowest, language) + "\n"
            }
            Self::Json => json_line(&BackdoorsJson::of(found, position)),
        }
    }
}

/// The smallest backdoors in JSON.
#[derive(Serialize)]
struct BackdoorsJson {
    /// The line where the puzzle starts, from 1.
    line: usize,
    /// Number of cells in each backdoor: 0 if the puzzle needs none, `null` if none was found.
    cells: Option<usize>,
    backdoors: Vec<Vec<String>>,
}

impl BackdoorsJson {
    fn of(found: &[Vec<Candidate>], position: &NumberedPosition) -> Self {
        let layout = position.layout();
        let names = |one: &Vec<Candidate>| one.iter().map(|&it| name(it, &layout)).collect();
        Self {
            line: position.line,
            cells: found.first().map(Vec::len),
            backdoors: found.iter().map(names).collect(),
        }
    }
}
