//! HoDoKu's regression library: one library line for each case, with the result that its technique must find.
//!
//! Lines that start with `#` are comments. The code of a technique may have a variant after a dash: a number, or `x`
//! if the technique must find nothing.

use std::io::BufRead;

use super::library;
use crate::notation::symbols;
use crate::syntax::lines::{Lines, TextLine};
use crate::{Document, ReadError};
use nonet_engine::{Cell, Digit};

/// One case: a position, and the result of one technique in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The number of the line, from 1.
    pub line: usize,
    /// The code of the technique: `0300`.
    pub code: String,
    /// The variant after the dash of the code.
    pub variant: Option<String>,
    /// The digits, given and placed.
    pub document: Document,
    /// The candidates that are already eliminated.
    pub deleted: Vec<(Cell, Digit)>,
    /// The candidates that the technique eliminates, sorted by digit and cell.
    pub eliminations: Vec<(Cell, Digit)>,
    /// The digits that the technique places, sorted by digit and cell.
    pub placements: Vec<(Cell, Digit)>,
}

/// Reads all cases of a text.
///
/// # Errors
/// Returns the problem of the first line that is not a case.
pub fn cases(source: impl BufRead) -> Result<Vec<Case>, ReadError> {
    let mut lines = Lines::of_short_lines(source);
    let mut cases = Vec::new();
    while let Some(line) = lines.next() {
        let line = line?;
        if !symbols::is_blank(line.text) && !symbols::is_comment(line.text) {
            cases.push(case(line)?);
        }
    }
    Ok(cases)
}

fn case(line: TextLine<'_>) -> Result<Case, ReadError> {
    let document = library::read_line(line)?;
    let (_, technique) = library::part(line, 1);
    let (code, variant) = match technique.split_once('-') {
        Some((code, variant)) => (code, Some(variant.to_owned())),
        None => (technique, None),
    };
    Ok(Case {
        line: line.number,
        code: code.to_owned(),
        variant,
        document,
        deleted: candidates(line, library::DELETED)?,
        eliminations: candidates(line, library::ELIMINATIONS)?,
        placements: candidates(line, library::PLACEMENTS)?,
    })
}

fn candidates(line: TextLine<'_>, number: usize) -> Result<Vec<(Cell, Digit)>, ReadError> {
    let mut candidates = library::read_candidates(line, library::part(line, number))?;
    candidates.sort_by_key(|&(cell, digit)| (digit, cell));
    Ok(candidates)
}
