//! Sukaku: a puzzle is a line of 729 characters, nine for each cell.
//!
//! The n-th character of a cell is the digit n if n is a candidate, and otherwise `.` or another sign for an empty
//! cell. The puzzle rules out all other candidates. Often it has no givens at all.

use crate::notation::{position, symbols};
use crate::syntax::lines::TextLine;
use crate::{Document, Problem, ReadError};
use nonet_engine::{DigitSet, Layout};

/// Reads the puzzle of a line.
pub(crate) fn read_line(line: TextLine<'_>) -> Result<Document, ReadError> {
    let layout = Layout::classic();
    let side = layout.digit_count();
    let cells = symbols::whole_board(line, layout.cell_count() * side, side)?;
    let indent = line.text.chars().take_while(|c| c.is_whitespace()).count();
    let mut sets = vec![DigitSet::EMPTY; layout.cell_count()];
    for (at, candidate) in cells.into_iter().enumerate() {
        match candidate {
            Some(found) if found.index() != at % side => {
                let expected = at % side + 1;
                return Err(
                    line.error(indent + at + 1, Problem::OtherCandidate { found, expected })
                );
            }
            Some(digit) => sets[at / side].insert(digit),
            None => {}
        }
    }
    Ok(position::puzzle(&sets))
}

/// Writes a line with the candidates of each document.
pub(crate) fn write(documents: &[Document]) -> String {
    documents.iter().map(|document| line_of(document) + "\n").collect()
}

fn line_of(document: &Document) -> String {
    let layout = document.givens.layout();
    let candidate = |set: DigitSet, digit| symbols::symbol(set.contains(digit).then_some(digit));
    let cell = |set| layout.digits().map(move |digit| candidate(set, digit));
    position::candidates(document).into_iter().flat_map(cell).collect()
}
