//! The boards that `--shape` names, for inputs that do not say their board.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::ending::CommandFailure;
use crate::engine::generate::JigsawSide;
use crate::engine::{Layout, LayoutBuilder, NamedShape};
use crate::format::{MAX_BYTES, Problem, ReadError, read_jigsaw};
use crate::language::name_like;
use crate::store::file;
use crate::text::command_line::Notice;
use crate::text::misuse::Misuse;

/// A board that was asked for.
#[derive(Clone, Debug)]
pub(super) enum ShapeChoice {
    /// This board.
    Known(Arc<Layout>),
    /// A file with rows of letters.
    File(PathBuf),
}

impl ShapeChoice {
    /// Returns the board, after reading the file if a file was named.
    pub(super) fn layout(&self) -> Result<Arc<Layout>, CommandFailure> {
        match self {
            Self::Known(layout) => Ok(Arc::clone(layout)),
            Self::File(path) => jigsaw(path),
        }
    }
}

fn jigsaw(path: &Path) -> Result<Arc<Layout>, CommandFailure> {
    let bytes = file::read(path)?;
    let of_text = |problem| ReadError { line: 1, column: 1, problem };
    let read = match String::from_utf8(bytes) {
        Ok(text) if text.len() > MAX_BYTES => Err(of_text(Problem::TooLarge { limit: MAX_BYTES })),
        Ok(text) => read_jigsaw(&text),
        Err(_) => Err(of_text(Problem::NotUtf8)),
    };
    Ok(read.map_err(|error| Notice::unreadable(&path.display().to_string(), error))?)
}

/// Reads the name of a board, the rows and columns of its boxes, or the name of a file with rows of letters.
pub(super) fn shape(typed: &str) -> Result<ShapeChoice, Misuse> {
    let after_jigsaw =
        ["jigsaw ", "jigsaw:", "jigsaw="].iter().find_map(|it| typed.strip_prefix(it));
    if let Some(file) = after_jigsaw {
        return Ok(ShapeChoice::File(PathBuf::from(file.trim())));
    }
    let known = NamedShape::named(typed).map(NamedShape::layout).or_else(|| boxes(typed));
    if let Some(layout) = known {
        return Ok(ShapeChoice::Known(layout));
    }
    let path = PathBuf::from(typed);
    let is_file = path.exists() || typed.contains(['.', '/', '\\']);
    if is_file { Ok(ShapeChoice::File(path)) } else { Err(no_shape(typed)) }
}

/// The board of new puzzles.
#[derive(Clone, Debug)]
pub(super) enum NewBoard {
    /// This board.
    Shape(ShapeChoice),
    /// A jigsaw whose regions are drawn for each puzzle.
    RandomJigsaw(JigsawSide),
}

/// Reads a board as [`shape`] does, or a random jigsaw with its number of rows.
pub(super) fn new_board(typed: &str) -> Result<NewBoard, Misuse> {
    let plain = typed.trim().to_lowercase().replace(['-', '_', ':', '='], " ");
    let Some(rows) = plain.strip_prefix("random jigsaw") else {
        return shape(typed).map(NewBoard::Shape);
    };
    let rows = rows.trim().split('x').next().unwrap_or_default();
    match rows.parse().ok().and_then(JigsawSide::new) {
        Some(side) => Ok(NewBoard::RandomJigsaw(side)),
        None => Err(Misuse::NoJigsaw {
            typed: typed.to_owned(),
            rows: JigsawSide::LEAST..=JigsawSide::MOST,
        }),
    }
}

/// Reads the name of a board.
pub(super) fn named_shape(typed: &str) -> Result<NamedShape, Misuse> {
    NamedShape::named(typed).ok_or_else(|| no_shape(typed))
}

fn no_shape(typed: &str) -> Misuse {
    let names = NamedShape::ALL.iter().map(|shape| shape.name);
    Misuse::NoShape { typed: typed.to_owned(), meant: name_like(names, &typed.to_lowercase()) }
}

/// The board with boxes of these rows and columns. Equal numbers are the rows and columns of the board, as in `14x14`,
/// whose boxes are as square as can be.
fn boxes(typed: &str) -> Option<Arc<Layout>> {
    let (rows, columns) = typed.split_once(['x', 'X', '×'])?;
    let [rows, columns] = [rows, columns].map(|number| number.trim().parse::<usize>().ok());
    let (mut rows, mut columns) = (rows?, columns?);
    if rows == columns {
        let side = rows;
        rows = (2..=side.isqrt()).rev().find(|rows| side.is_multiple_of(*rows))?;
        columns = side / rows;
    }
    LayoutBuilder::boxed(rows, columns).build().ok()
}
