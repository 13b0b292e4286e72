//! Regions of a jigsaw as rows of letters: cells with the same letter are a region.

use std::sync::Arc;

use super::symbols;
use crate::error::shortened;
use crate::syntax::text_position::{TextPosition, at};
use crate::{Problem, ReadError};
use nonet_engine::{Layout, LayoutBuilder, LayoutFault, Place, Regions};

/// Divides a board into the regions that a file lists cell by cell. A region with fewer cells than there are digits is a
/// house, but no region of a layout.
pub(crate) fn divide(board: &mut LayoutBuilder, regions: Vec<Vec<Place>>) {
    let (small, regions): (Vec<_>, Vec<_>) =
        regions.into_iter().partition(|region| region.len() < board.digits);
    board.drawn.extend(small.into_iter().filter(|region| region.len() > 1));
    board.regions = Regions::Drawn(regions);
}

/// Reads a jigsaw from rows of letters. The first region says how many digits the board has. Empty lines and comments
/// are skipped.
///
/// # Errors
/// Returns the first reason why the rows are no board.
pub fn read_jigsaw(text: &str) -> Result<Arc<Layout>, ReadError> {
    let lines = (1..).zip(text.lines());
    let is_row = |line: &&str| !symbols::is_blank(line) && !symbols::is_comment(line);
    let (numbers, rows): (Vec<usize>, Vec<String>) = lines
        .filter(|(_, line)| is_row(line))
        .map(|(number, line)| (number, line.trim().to_owned()))
        .unzip();
    let first = rows.first().map(|row| names_in_row(row)).unwrap_or_default();
    let is_first = |name: &&str| first.first() == Some(name) && *name != ".";
    let digits = rows.iter().flat_map(|row| names_in_row(row)).filter(is_first).count();
    let mut builder = LayoutBuilder {
        rows: rows.len(),
        columns: first.len(),
        ..LayoutBuilder::latin(if digits == 0 { first.len() } else { digits })
    };
    let position_of = |row: Option<usize>| {
        let line = row.and_then(|row| numbers.get(row)).copied().unwrap_or(1);
        TextPosition { line, column: 1 }
    };
    let board = |fault| at(position_of(None), Problem::Board(fault));
    if let Some(fault) = builder.faults().into_iter().next() {
        return Err(board(fault));
    }
    builder.regions = regions(&builder, &rows, position_of)?;
    builder.build().map_err(|faults| board(first_fault(faults)))
}

/// The fault to report of a board that cannot be built.
pub(crate) fn first_fault(faults: impl IntoIterator<Item = LayoutFault>) -> LayoutFault {
    faults.into_iter().next().expect("a board that cannot be built has a fault")
}

/// Reads rows of letters. `position_of` returns the position of a row, or of the whole description.
pub(crate) fn regions(
    builder: &LayoutBuilder,
    rows: &[String],
    position_of: impl Fn(Option<usize>) -> TextPosition,
) -> Result<Regions, ReadError> {
    let (found, expected) = (rows.len(), builder.rows);
    if found < expected {
        return Err(at(position_of(None), Problem::TooFewRows { found, expected }));
    }
    if found > expected {
        return Err(at(position_of(Some(expected)), Problem::TooManyRows { expected }));
    }
    let mut regions: Vec<(&str, usize, Vec<Place>)> = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let names = names_in_row(text);
        if let Some(problem) = Problem::of_cell_count(names.len(), builder.columns) {
            return Err(at(position_of(Some(row)), problem));
        }
        for (column, name) in names.into_iter().enumerate().filter(|&(_, name)| name != ".") {
            if !name.chars().all(char::is_alphanumeric) {
                return Err(at(position_of(Some(row)), Problem::NotARegion(shortened(name))));
            }
            let place = Place::new(row, column);
            match regions.iter_mut().find(|(other, ..)| *other == name) {
                Some((_, _, places)) => places.push(place),
                None => regions.push((name, row, vec![place])),
            }
        }
    }
    let expected = builder.digits;
    if let Some((name, row, places)) = regions.iter().find(|(.., it)| it.len() != expected) {
        let (name, found) = (shortened(name), places.len());
        return Err(at(position_of(Some(*row)), Problem::RegionSize { name, found, expected }));
    }
    Ok(Regions::Drawn(regions.into_iter().map(|(_, _, places)| places).collect()))
}

/// The names of the regions in a row: its words, or its characters if it is one word.
fn names_in_row(text: &str) -> Vec<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        [word] => word.split("").filter(|letter| !letter.is_empty()).collect(),
        _ => words,
    }
}
