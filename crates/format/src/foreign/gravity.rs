//! `.gsudoku`: the files of the app "Sudoku 10'000" by one gravity. Nonet only reads them.
//!
//! A file is XML. Each puzzle is an element `sudoku` whose attribute `data` has 81 cells. LibreSudoku imports these
//! files too.

use crate::notation::symbols;
use crate::puzzle_text::{FoundPuzzle, PuzzleText};
use crate::syntax::lines::LineCounter;
use crate::syntax::xml;
use crate::{Document, Kind, Problem, ReadError};
use nonet_engine::{Grid, Layout};

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Result<PuzzleText, ReadError> {
    let tree = xml::parse(text)?;
    let mut found = Vec::new();
    let mut lines = LineCounter::new(text);
    for puzzle in tree.descendants().filter(|node| node.has_tag_name("sudoku")) {
        let cells = symbols::attribute_board(puzzle, "data")?;
        let givens = Grid::from_cells(Layout::classic(), cells);
        let document = givens.map(Document::of_givens).unwrap_or_default();
        found.push(FoundPuzzle { line: xml::line_of(&mut lines, puzzle), document });
    }
    if found.is_empty() {
        let missing = Problem::MissingField("sudoku".to_owned());
        return Err(xml::error(tree.root_element(), missing));
    }
    Ok(PuzzleText { kind: Kind::Gravity, found })
}
