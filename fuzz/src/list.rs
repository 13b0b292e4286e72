//! Lists that are read as they come, and the form of the judge.

use std::io::BufReader;

use libfuzzer_sys::Corpus;
use nonet::engine::{Cells, Grid};
use nonet::format::{Column, ReadError};
use nonet::format::judge;
use nonet::format::stream::{StreamPart, Puzzles};

use crate::check_error;

/// What a line of a list comes to.
type Line = Result<(usize, Cells), ReadError>;

/// The same puzzles and errors come whether a text is there at once or in pieces, read line by line or cut into
/// blocks. The first two bytes say how large the pieces and the blocks are.
pub fn stream(bytes: &[u8]) -> Corpus {
    let [piece, block, text @ ..] = bytes else {
        return Corpus::Reject;
    };
    check_parts(text, usize::from(*piece), usize::from(*block), None)
}

/// As [`stream`], for the column of a table that the third byte says: its number, or 0 for the first with puzzles.
pub fn table(bytes: &[u8]) -> Corpus {
    let [piece, block, column, text @ ..] = bytes else {
        return Corpus::Reject;
    };
    let column = Some(usize::from(*column % 8)).filter(|number| *number > 0).map(Column::Number);
    check_parts(text, usize::from(*piece), usize::from(*block) * 16, column)
}

fn check_parts(text: &[u8], piece: usize, block: usize, column: Option<Column>) -> Corpus {
    let whole = read_lines(Puzzles::new(text).in_column(column.clone()));
    let pieces = BufReader::with_capacity(piece + 1, text);
    let in_pieces = read_lines(Puzzles::new(pieces).in_column(column.clone()));
    assert_eq!(in_pieces, whole, "in pieces");
    let blocks = read_blocks(Puzzles::new(text).in_column(column), block);
    assert_eq!(blocks, whole, "in blocks");
    whole.iter().filter_map(|read| read.as_ref().err()).for_each(|error| check_error(error, text));
    Corpus::Keep
}

fn read_lines(puzzles: Puzzles<impl std::io::BufRead>) -> Vec<Line> {
    puzzles.map(|found| found.map(|found| (found.line, cells(&found.document.givens)))).collect()
}

fn read_blocks(mut puzzles: Puzzles<&[u8]>, size: usize) -> Vec<Line> {
    let mut read = Vec::new();
    while let Some(part) = puzzles.next_part(size) {
        match part {
            Err(error) => read.push(Err(error)),
            Ok(StreamPart::Puzzle(found)) => {
                read.push(Ok((found.line, cells(&found.document.givens))));
            }
            Ok(StreamPart::Lines(block)) => read.extend(block.puzzles()),
        }
    }
    read
}

fn cells(grid: &Grid) -> Cells {
    let mut cells = [0; 81];
    for (cell, digit) in grid.filled() {
        cells[cell.index()] = digit.get();
    }
    cells
}

/// The judge's form: what is read is the same when it was written and read again.
pub fn judge(bytes: &[u8]) -> Corpus {
    let read: Result<Vec<Grid>, ReadError> = judge::JudgePuzzles::new(bytes).collect();
    match read {
        Err(error) => check_error(&error, bytes),
        Ok(grids) => {
            let boards: String = grids.iter().map(judge::write).collect();
            let text = format!("{}\n{boards}", grids.len());
            let again: Result<Vec<Grid>, ReadError> =
                judge::JudgePuzzles::new(text.as_bytes()).collect();
            assert_eq!(again, Ok(grids));
        }
    }
    Corpus::Keep
}
