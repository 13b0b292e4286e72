//! Collections of puzzles. A collection is a file of several puzzles, a folder of files with one puzzle each, or part of
//! the program.
//!
//! A collection knows its number of puzzles, and finds any puzzle without reading all. For a list it remembers where
//! each puzzle begins. It holds nothing else of a file in memory.

mod built_in;
mod levels;
mod listing;

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::{StoreError, StoreProblem, WorkError, file};
use crate::engine::{Cancelled, Cells, Control, Grid};
use crate::format::stream::{FoundPuzzle, Puzzles};
use crate::format::{self, ByteSource, Document, IndexError, Problem, ReadError};
use crate::game::{PuzzleMark, PuzzleMarks};

pub use built_in::{BuiltIn, BuiltInPuzzle};
pub use levels::{Levels, PuzzleDifficulty, keep};
pub use listing::{Listing, Shelf, ShelfName, list};

/// The maximum length of a line of a list, in bytes.
const LONGEST_LINE: u64 = 64 * 1024;

/// Number of puzzles between two checks for cancellation.
const PUZZLES_AT_ONCE: usize = 256;

/// A collection of puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    path: PathBuf,
    contents: Contents,
    /// The state of the file when it was read. `None` for a folder.
    state: Option<FileState>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Contents {
    /// A list, with the byte offsets of its puzzles.
    List(Arc<[u64]>),
    /// A file of another kind, with its number of puzzles.
    Other(usize),
    /// Files of one puzzle each.
    Files(Arc<[PathBuf]>),
    /// A collection that comes with Nonet.
    BuiltIn(BuiltIn),
}

/// The length of a file, and the time of its last change.
type FileState = (u64, Option<SystemTime>);

/// One puzzle of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CollectionPuzzle {
    /// The givens of a line of a list.
    Cells(Box<Cells>),
    /// A document from a file of another kind.
    Document(Box<Document>),
    /// A puzzle that comes with Nonet.
    BuiltIn(Box<BuiltInPuzzle>),
}

impl CollectionPuzzle {
    /// The givens of the puzzle, by which games are remembered. Returns `None` if the layout is not classic, or
    /// if the puzzle says more than its givens.
    #[must_use]
    pub fn cells(&self) -> Option<Cells> {
        match self {
            Self::Cells(cells) => Some(**cells),
            Self::BuiltIn(puzzle) => Some(puzzle.cells),
            Self::Document(document) => {
                let has_givens_only = document.rules.is_empty() && document.ruled_out.is_empty();
                document.givens.classic_cells().filter(|_| has_givens_only)
            }
        }
    }

    /// The puzzle as a document.
    #[must_use]
    pub fn into_document(self) -> Document {
        match self {
            Self::Cells(cells) => Document::of_givens(Grid::classic(&cells)),
            Self::Document(document) => *document,
            Self::BuiltIn(puzzle) => puzzle.document(),
        }
    }

    /// The puzzle with its facts. Returns `None` if it does not come with Nonet.
    #[must_use]
    pub fn built_in(&self) -> Option<&BuiltInPuzzle> {
        match self {
            Self::BuiltIn(puzzle) => Some(puzzle),
            Self::Cells(_) | Self::Document(_) => None,
        }
    }
}

impl Collection {
    /// Reads the puzzles of a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or has no puzzle, or if `control` was cancelled.
    pub fn of_file(path: &Path, control: &Control) -> Result<Self, WorkError> {
        let unreadable = |error: &_| StoreError::new(path, StoreProblem::of_reading(error));
        let mut file = file::stream(path)?;
        let state = state_of(&file);
        let copy = file.try_clone().map_err(|error| unreadable(&error))?;
        let (source, is_text) = text_of(copy);
        let mut puzzles = Puzzles::new(source);
        let first = puzzles.next();
        if is_text && puzzles.is_list_alone() {
            file.seek(SeekFrom::Start(0)).map_err(|error| unreadable(&error))?;
            let starts = format::puzzle_starts(BufReader::new(&file), control);
            let starts = starts.map_err(|error| match error {
                IndexError::Read(error) => unreadable(&error).into(),
                IndexError::Cancelled => WorkError::Cancelled,
            })?;
            return Ok(Self::new(path, Contents::List(starts.into()), state));
        }
        match first {
            Some(Ok(_)) => {
                let rest = count_rest(puzzles, control)?;
                Ok(Self::new(path, Contents::Other(1 + rest), state))
            }
            Some(Err(error)) => Err(StoreError::new(path, StoreProblem::Text(error)).into()),
            None => Err(StoreError::new(path, StoreProblem::Text(nothing_in_it())).into()),
        }
    }

    /// A collection of files with one puzzle each, in this order.
    #[must_use]
    pub fn of_files(folder: &Path, files: Vec<PathBuf>) -> Self {
        Self { path: folder.to_owned(), contents: Contents::Files(files.into()), state: None }
    }

    /// A collection that comes with Nonet. Its path is only its name.
    #[must_use]
    pub fn of_built_in(built_in: BuiltIn) -> Self {
        let path = PathBuf::from(built_in.name());
        Self { path, contents: Contents::BuiltIn(built_in), state: None }
    }

    fn new(path: &Path, contents: Contents, state: FileState) -> Self {
        Self { path: path.to_owned(), contents, state: Some(state) }
    }

    /// The file or the folder; the name of a collection that comes with Nonet.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The collection that comes with Nonet. Returns `None` if these are files.
    #[must_use]
    pub fn built_in(&self) -> Option<BuiltIn> {
        match &self.contents {
            Contents::BuiltIn(built_in) => Some(*built_in),
            Contents::List(_) | Contents::Other(_) | Contents::Files(_) => None,
        }
    }

    /// Returns the number of puzzles, including unreadable puzzles.
    #[must_use]
    pub fn count(&self) -> usize {
        match &self.contents {
            Contents::List(starts) => starts.len(),
            Contents::Other(count) => *count,
            Contents::Files(files) => files.len(),
            Contents::BuiltIn(built_in) => built_in.puzzles().len(),
        }
    }

    /// The file of the puzzle with this index, from 0.
    #[must_use]
    pub fn file_of(&self, place: usize) -> &Path {
        match &self.contents {
            Contents::Files(files) => files.get(place).unwrap_or(&self.path),
            Contents::List(_) | Contents::Other(_) | Contents::BuiltIn(_) => &self.path,
        }
    }

    /// Whether the puzzle with this index is the only one of its file.
    #[must_use]
    pub fn is_alone_in_its_file(&self) -> bool {
        matches!(self.contents, Contents::Files(_)) || self.count() == 1
    }

    /// Returns whether the file has changed since the collection was read.
    #[must_use]
    pub fn is_outdated(&self) -> bool {
        let now = File::open(&self.path).map(|file| state_of(&file));
        self.state.is_some_and(|then| now.ok() != Some(then))
    }

    /// Returns the puzzles with these indices, each as a puzzle or as the error of reading it.
    ///
    /// # Errors
    /// Returns an error if the file itself cannot be read, or if `control` was cancelled.
    pub fn puzzles(
        &self,
        places: Range<usize>,
        control: &Control,
    ) -> Result<Vec<Result<CollectionPuzzle, StoreError>>, WorkError> {
        let mut found = Vec::new();
        let most = places.len();
        self.walk(places.start, control, &mut |_, piece| {
            if found.len() < most {
                found.push(piece);
            }
            if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        Ok(found)
    }

    /// Returns the place of the first unsolved puzzle after `after`, or of the first of all for `None`. The search wraps
    /// around at the end. Returns `None` if all puzzles are solved.
    ///
    /// # Errors
    /// Returns an error if the file itself cannot be read, or if `control` was cancelled.
    pub fn next_unsolved(
        &self,
        after: Option<usize>,
        marks: &PuzzleMarks,
        control: &Control,
    ) -> Result<Option<usize>, WorkError> {
        let start = after.map_or(0, |after| after + 1);
        for range in [start..self.count(), 0..start.min(self.count())] {
            let mut found = None;
            self.walk(range.start, control, &mut |place, piece| {
                if place >= range.end {
                    return ControlFlow::Break(());
                }
                if is_unsolved(&piece, marks) {
                    found = Some(place);
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            })?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Returns the number of solved puzzles.
    ///
    /// # Errors
    /// Returns an error if the file itself cannot be read, or if `control` was cancelled.
    pub fn solved(&self, marks: &PuzzleMarks, control: &Control) -> Result<usize, WorkError> {
        let mut solved = 0;
        if marks.is_empty() {
            return Ok(solved);
        }
        self.walk(0, control, &mut |_, piece| {
            solved += usize::from(mark_of(&piece, marks) == Some(PuzzleMark::Solved));
            ControlFlow::Continue(())
        })?;
        Ok(solved)
    }

    /// Calls `visit` with each puzzle from the index `from` on, until `visit` breaks.
    fn walk(
        &self,
        from: usize,
        control: &Control,
        visit: &mut PuzzleVisitor<'_>,
    ) -> Result<(), WorkError> {
        match &self.contents {
            Contents::List(starts) => self.walk_list(starts, from, control, visit),
            Contents::Other(count) => {
                let puzzles = Puzzles::new(text_of(file::stream(&self.path)?).0);
                let pieces = puzzles.take(*count).skip(from).map(|found| {
                    let document = found.and_then(on_classic_board);
                    document.map_err(|error| self.text_error(error))
                });
                Ok(show((from..).zip(pieces), control, visit)?)
            }
            Contents::Files(files) => {
                let pieces = files.iter().skip(from).map(|path| only_puzzle(path));
                Ok(show((from..).zip(pieces), control, visit)?)
            }
            Contents::BuiltIn(built_in) => {
                let puzzles = built_in.puzzles().iter().skip(from).cloned();
                let pieces = puzzles.map(|puzzle| Ok(CollectionPuzzle::BuiltIn(Box::new(puzzle))));
                Ok(show((from..).zip(pieces), control, visit)?)
            }
        }
    }

    fn walk_list(
        &self,
        starts: &[u64],
        from: usize,
        control: &Control,
        visit: &mut PuzzleVisitor<'_>,
    ) -> Result<(), WorkError> {
        let mut source = BufReader::new(file::stream(&self.path)?);
        let mut at = 0;
        let pieces = starts.iter().skip(from).map(|&start| {
            let line = read_line_at(&mut source, &mut at, start);
            let line = line
                .map_err(|error| StoreError::new(&self.path, StoreProblem::of_reading(&error)))?;
            self.piece_of_line(&line)
        });
        Ok(show((from..).zip(pieces), control, visit)?)
    }

    fn piece_of_line(&self, line: &[u8]) -> Result<CollectionPuzzle, StoreError> {
        // The reader reports a line that is no text as no puzzle.
        let text = String::from_utf8_lossy(line);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        match format::puzzle_of_line(text) {
            Ok(Some(cells)) => Ok(CollectionPuzzle::Cells(Box::new(cells))),
            Ok(None) => Err(self.text_error(nothing_in_it())),
            Err(error) => Err(self.text_error(error)),
        }
    }

    fn text_error(&self, error: ReadError) -> StoreError {
        StoreError::new(&self.path, StoreProblem::Text(error))
    }
}

/// A visitor of puzzles with their indices. Its result says whether to continue.
type PuzzleVisitor<'a> =
    dyn FnMut(usize, Result<CollectionPuzzle, StoreError>) -> ControlFlow<()> + 'a;

fn show(
    pieces: impl Iterator<Item = (usize, Result<CollectionPuzzle, StoreError>)>,
    control: &Control,
    visit: &mut PuzzleVisitor<'_>,
) -> Result<(), Cancelled> {
    for (number, (place, piece)) in pieces.enumerate() {
        if number % PUZZLES_AT_ONCE == 0 {
            control.report(0, number as u64)?;
        }
        if visit(place, piece).is_break() {
            break;
        }
    }
    Ok(())
}

fn is_unsolved(piece: &Result<CollectionPuzzle, StoreError>, marks: &PuzzleMarks) -> bool {
    mark_of(piece, marks).is_some_and(|mark| mark != PuzzleMark::Solved)
}

/// The mark of a puzzle. Returns `None` if the puzzle cannot be read.
fn mark_of(
    piece: &Result<CollectionPuzzle, StoreError>,
    marks: &PuzzleMarks,
) -> Option<PuzzleMark> {
    let cells = piece.as_ref().ok()?.cells();
    Some(cells.map_or(PuzzleMark::New, |cells| marks.get(&cells)))
}

/// The puzzle. Returns an error if its board is not the classic one: the library shows only that board.
fn on_classic_board(found: FoundPuzzle) -> Result<CollectionPuzzle, ReadError> {
    let FoundPuzzle { line, document } = found;
    if document.givens.layout().is_classic() {
        Ok(CollectionPuzzle::Document(Box::new(document)))
    } else {
        Err(ReadError { line, column: 1, problem: Problem::OnlyClassic })
    }
}

fn only_puzzle(path: &Path) -> Result<CollectionPuzzle, StoreError> {
    let reading = file::open(path)?.reading.of_classic_boards();
    let reading = reading.map_err(|error| StoreError::new(path, StoreProblem::Text(error)))?;
    let document = reading.documents.into_iter().next();
    document
        .map(|document| CollectionPuzzle::Document(Box::new(document)))
        .ok_or_else(|| StoreError::new(path, StoreProblem::Text(nothing_in_it())))
}

/// The text of a file, and whether the file holds just that text.
fn text_of(file: File) -> (ByteSource, bool) {
    let mut bytes: ByteSource = BufReader::new(Box::new(file));
    // What fails here fails again where the text is read.
    let is_text = !format::is_other_than_text(bytes.fill_buf().unwrap_or_default());
    (format::text_source(bytes), is_text)
}

fn count_rest<R: BufRead>(puzzles: Puzzles<R>, control: &Control) -> Result<usize, Cancelled> {
    let mut count = 0;
    for _ in puzzles {
        count += 1;
        if count % PUZZLES_AT_ONCE == 0 {
            control.report(count as u64, 0)?;
        }
    }
    Ok(count)
}

/// Reads the line at a byte offset of the source. `at` is the current offset of the source, and is updated.
fn read_line_at(
    source: &mut BufReader<File>,
    at: &mut u64,
    start: u64,
) -> std::io::Result<Vec<u8>> {
    let ahead = i64::try_from(start).unwrap_or(i64::MAX) - i64::try_from(*at).unwrap_or(i64::MAX);
    source.seek_relative(ahead)?;
    let mut line = Vec::new();
    let read = source.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    *at = start + read as u64;
    if let Some(end) = line.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
        line.truncate(end);
    }
    Ok(line)
}

fn state_of(file: &File) -> FileState {
    let about = file.metadata().ok();
    let changed = about.as_ref().and_then(|about| about.modified().ok());
    (about.map_or(0, |about| fs::Metadata::len(&about)), changed)
}

/// The error for a text without a puzzle.
fn nothing_in_it() -> ReadError {
    ReadError { line: 1, column: 1, problem: format::Problem::Empty }
}
