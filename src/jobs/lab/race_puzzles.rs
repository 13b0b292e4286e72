//! The puzzles that methods race on: one, those of a list, or puzzles that grow.

use std::path::PathBuf;
use std::sync::Arc;

use super::MOST_DIGITS;
use crate::engine::search::Answers;
use crate::engine::{Cancelled, Cell, CellSets, Control, Puzzle};
use crate::figures::RaceCourse;
use crate::lab::{BOARD_SIDES, cells_to_open, full_board, with_open};
use crate::store::library::{BuiltIn, Collection, CollectionPuzzle};
use crate::store::{StoreError, WorkError};

/// The most puzzles of a list.
pub const MOST_OF_LIST: usize = 100;

/// The number of puzzles with more and more open cells.
const STEPS: usize = 9;

/// The seed of random numbers.
const SEED: u64 = 1;

/// What methods race on, with what the puzzles are made of.
#[derive(Clone, Debug)]
pub enum RacePuzzles {
    /// This puzzle.
    Puzzle(Arc<Puzzle>),
    /// The puzzles of this list.
    List(RaceList),
    /// The first answer of this puzzle with more and more open cells, and no second answer.
    OpenCells(Arc<Puzzle>),
    /// Boards of more and more digits.
    Boards,
}

/// A list of puzzles to race on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaceList {
    /// A collection that comes with Nonet.
    BuiltIn(BuiltIn),
    /// The puzzles of a file.
    File(PathBuf),
}

/// Why there is no race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaceProblem {
    /// The puzzle has no answer whose digits could be taken out.
    NoAnswer,
    /// No puzzle of the list can be raced on.
    NoPuzzle,
    /// The file of the list cannot be read.
    Unreadable(StoreError),
}

/// Why puzzles to race on were not made.
pub(super) enum NoPuzzles {
    /// There can be no race.
    Problem(RaceProblem),
    /// The work was cancelled.
    Cancelled,
}

impl From<RaceProblem> for NoPuzzles {
    fn from(problem: RaceProblem) -> Self {
        Self::Problem(problem)
    }
}

impl From<Cancelled> for NoPuzzles {
    fn from(Cancelled: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl From<WorkError> for NoPuzzles {
    fn from(error: WorkError) -> Self {
        match error {
            WorkError::Store(error) => Self::Problem(RaceProblem::Unreadable(error)),
            WorkError::Cancelled => Self::Cancelled,
        }
    }
}

/// A puzzle of a race.
#[derive(Clone, Debug)]
pub(super) struct RacePuzzle {
    /// What tells the puzzle from the others: the number of its open cells or of its digits, or its number in the list.
    pub(super) size: u32,
    /// The puzzle.
    pub(super) puzzle: Arc<Puzzle>,
}

impl RacePuzzles {
    /// What methods race on, without the puzzles.
    #[must_use]
    pub fn course(&self) -> RaceCourse {
        match self {
            Self::Puzzle(_) => RaceCourse::Puzzle,
            Self::List(_) => RaceCourse::List,
            Self::OpenCells(_) => RaceCourse::OpenCells,
            Self::Boards => RaceCourse::Boards,
        }
    }

    /// Makes the puzzles, in ascending order of `size`.
    pub(super) fn made(&self, control: &Control) -> Result<Vec<RacePuzzle>, NoPuzzles> {
        match self {
            Self::Puzzle(puzzle) => {
                let size = number(puzzle.open_cells());
                Ok(vec![RacePuzzle { size, puzzle: Arc::clone(puzzle) }])
            }
            Self::List(list) => of_collection(&list.collection(control)?, control),
            Self::OpenCells(puzzle) => with_open_cells(puzzle, control),
            Self::Boards => Ok(boards(control)?),
        }
    }
}

impl RaceList {
    fn collection(&self, control: &Control) -> Result<Collection, WorkError> {
        match self {
            Self::BuiltIn(built_in) => Ok(Collection::of_built_in(*built_in)),
            Self::File(path) => Collection::of_file(path, control),
        }
    }
}

/// The puzzles of a collection that can be raced on. Of a large one, some from all its parts, as many lists go from easy to
/// hard.
fn of_collection(collection: &Collection, control: &Control) -> Result<Vec<RacePuzzle>, NoPuzzles> {
    let count = collection.count();
    let mut puzzles = Vec::new();
    for number in 0..count.min(MOST_OF_LIST) {
        let place = number * count / count.min(MOST_OF_LIST);
        let pieces = collection.puzzles(place..place + 1, control)?;
        puzzles.extend(pieces.into_iter().flatten().filter_map(|piece| of_piece(piece, place)));
    }
    if puzzles.is_empty() { Err(RaceProblem::NoPuzzle.into()) } else { Ok(puzzles) }
}

/// The puzzle at this place of a collection. Returns `None` if it breaks a rule, or is too large for the lab.
fn of_piece(piece: CollectionPuzzle, place: usize) -> Option<RacePuzzle> {
    let puzzle = piece.into_document().puzzle().ok()?;
    let fits = puzzle.layout().digit_count() <= MOST_DIGITS;
    fits.then(|| RacePuzzle { size: number(place + 1), puzzle: Arc::new(puzzle) })
}

/// The first answer of the puzzle with more and more open cells, as long as there is no second answer. The cells that the
/// puzzle leaves open come first.
fn with_open_cells(puzzle: &Puzzle, control: &Control) -> Result<Vec<RacePuzzle>, NoPuzzles> {
    let mut answers = Answers::new(puzzle);
    answers.next(control)?;
    let nothing = CellSets::none(puzzle.layout());
    let answer = answers.grid().and_then(|answer| puzzle.with_position(answer, nothing).ok());
    let Some(answer) = answer else { return Err(RaceProblem::NoAnswer.into()) };
    let layout = answer.layout();
    let open_first: Vec<Cell> =
        layout.cells().filter(|&cell| puzzle.givens().get(cell).is_none()).collect();
    let opened = cells_to_open(&answer, &open_first, layout.cell_count(), SEED, control)?;
    let puzzles = (1..=STEPS).filter_map(|step| {
        let puzzle = with_open(&answer, &opened[..opened.len() * step / STEPS])?;
        Some(RacePuzzle { size: number(puzzle.open_cells()), puzzle: Arc::new(puzzle) })
    });
    Ok(puzzles.collect())
}

/// Boards of more and more digits, half of whose cells are open, each with exactly one answer.
fn boards(control: &Control) -> Result<Vec<RacePuzzle>, Cancelled> {
    let mut puzzles = Vec::new();
    for side in BOARD_SIDES {
        let answer = full_board(side, SEED, control)?.and_then(|answer| Puzzle::new(answer).ok());
        let Some(answer) = answer else { continue };
        let half = answer.layout().cell_count() / 2;
        let opened = cells_to_open(&answer, &[], half, SEED, control)?;
        if let Some(puzzle) = with_open(&answer, &opened).filter(|_| opened.len() == half) {
            puzzles.push(RacePuzzle { size: number(side), puzzle: Arc::new(puzzle) });
        }
    }
    Ok(puzzles)
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
