//! Boards, steps and paths of any shape, for callers that need not know which of the two sets of finders works on a
//! board.
//!
//! The classic board keeps its own board, finders and steps. [`AnyBoard`] is such a board or one of another shape, and
//! knows which finders to ask. It returns a [`BoardStep`], which has one form for all boards, so that
//! the code that explains or draws a step need not tell them apart.

use std::ops::Deref;
use std::sync::Arc;

use super::general::{self, GeneralBoard, GeneralPath};
use super::solver::level_of;
use super::wide::{self, WideStep};
use super::{Board, Candidate, Level, Path, Solver, Technique, WideSet};
use crate::{
    Cancelled, Cell, CellSets, Contradictions, Control, Digit, DigitSet, Grid, HouseName, Layout,
    Puzzle,
};

/// The digits and candidates of a board of any shape.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "the usual board needs no allocation of its own")]
pub enum AnyBoard {
    /// The classic board.
    Classic(Board),
    /// A board of another shape.
    General(GeneralBoard),
}

impl From<Board> for AnyBoard {
    fn from(board: Board) -> Self {
        Self::Classic(board)
    }
}

impl From<GeneralBoard> for AnyBoard {
    fn from(board: GeneralBoard) -> Self {
        Self::General(board)
    }
}

/// Calls one method of the classic or the general board.
macro_rules! on_either {
    ($board:expr, $it:ident => $call:expr) => {
        match $board {
            AnyBoard::Classic($it) => $call,
            AnyBoard::General($it) => $call,
        }
    };
}

impl AnyBoard {
    /// The board at the start of `puzzle`. Returns `None` if it has more than [`WideSet::MOST_CELLS`] cells.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        let classic = Board::new(puzzle).map(Self::Classic);
        classic.or_else(|| GeneralBoard::new(puzzle).map(Self::General))
    }

    /// The board in the middle of a solution, with the digits of `givens` and, in the other cells, of `entries`.
    /// Returns `None` if the layouts differ, or have more than [`WideSet::MOST_CELLS`] cells.
    #[must_use]
    pub fn of_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        let classic = Board::of_position(givens, entries).map(Self::Classic);
        classic.or_else(|| GeneralBoard::of_position(givens, entries).map(Self::General))
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> Arc<Layout> {
        match self {
            Self::Classic(_) => Layout::classic(),
            Self::General(board) => Arc::clone(board.layout()),
        }
    }

    /// The digit in `cell`. Returns `None` if the cell is open.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        on_either!(self, it => it.digit(cell))
    }

    /// The cells without a digit.
    #[must_use]
    pub fn open(&self) -> WideSet {
        match self {
            Self::Classic(board) => board.open().into(),
            Self::General(board) => board.open(),
        }
    }

    /// The candidates of `cell`. Empty if it holds a digit.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        on_either!(self, it => it.candidates(cell))
    }

    /// Whether the board has this candidate.
    #[must_use]
    pub fn has(&self, candidate: Candidate) -> bool {
        on_either!(self, it => it.has(candidate))
    }

    /// The open cells where `digit` is a candidate.
    #[must_use]
    pub fn places(&self, digit: Digit) -> WideSet {
        match self {
            Self::Classic(board) => board.places(digit).into(),
            Self::General(board) => board.places(digit),
        }
    }

    /// Puts a digit into a cell, and removes what it rules out.
    pub fn place(&mut self, placed: Candidate) {
        on_either!(self, it => it.place(placed));
    }

    /// Removes a candidate, if the board has it.
    pub fn remove(&mut self, candidate: Candidate) {
        on_either!(self, it => it.remove(candidate));
    }

    /// Removes all candidates of `cell` except those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        on_either!(self, it => it.keep(cell, kept));
    }

    /// Removes the candidates that the puzzle rules out in addition to its givens.
    pub fn rule_out(&mut self, ruled_out: &CellSets) {
        on_either!(self, it => it.rule_out(ruled_out));
    }

    /// See [`Board::weigh_ruled_out`].
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn weigh_ruled_out(&mut self, puzzle: &Puzzle, control: &Control) -> Result<(), Cancelled> {
        on_either!(self, it => it.weigh_ruled_out(puzzle, control))
    }

    /// Applies the placements and eliminations of `step`.
    pub fn apply(&mut self, step: &WideStep) {
        on_either!(self, it => it.apply(step));
    }

    /// Whether each cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        on_either!(self, it => it.is_full())
    }

    /// The puzzle whose givens are the digits on the board, and which rules out all candidates that were removed.
    ///
    /// # Errors
    /// Returns all contradictions that [`Puzzle::ruling_out`] finds.
    pub(crate) fn as_puzzle(&self) -> Result<Puzzle, Contradictions> {
        on_either!(self, it => it.as_puzzle())
    }

    /// The digits on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        on_either!(self, it => it.grid())
    }
}

/// A step with the layout of its board: enough to explain it and to draw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardStep {
    /// The step.
    pub step: WideStep,
    /// The layout of its board.
    pub layout: Arc<Layout>,
}

impl BoardStep {
    /// A step of the classic board.
    #[must_use]
    pub fn classic(step: &super::Step) -> Self {
        Self { step: step.widened(), layout: Layout::classic() }
    }
}

/// Questions about the layout of the step.
impl BoardStep {
    /// The cells of the house with this name. Empty if the board has no such house.
    #[must_use]
    pub fn cells_of(&self, house: HouseName) -> WideSet {
        wide::cells_of(&self.layout, house)
    }

    /// The names of the houses that hold all of `cells`, in the order of the layout.
    pub fn holding(&self, cells: WideSet) -> impl Iterator<Item = HouseName> {
        wide::holding(&self.layout, cells)
    }

    /// The cells that must differ from `cell`.
    #[must_use]
    pub fn peers_of(&self, cell: Cell) -> WideSet {
        wide::peers_of(&self.layout, cell)
    }

    /// The common peers of all `cells`. If `cells` is empty, all cells.
    #[must_use]
    pub fn seen_by_all(&self, cells: WideSet) -> WideSet {
        wide::seen_by_all(&self.layout, cells)
    }
}

impl Deref for BoardStep {
    type Target = WideStep;

    fn deref(&self) -> &WideStep {
        &self.step
    }
}

impl From<&super::Step> for BoardStep {
    fn from(step: &super::Step) -> Self {
        Self::classic(step)
    }
}

/// The steps from a board of any shape to its answer, or until no further step was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "the usual path needs no allocation of its own")]
pub enum AnyPath {
    /// On the classic board.
    Classic(Path),
    /// On a board of another shape.
    General(GeneralPath),
}

impl From<Path> for AnyPath {
    fn from(path: Path) -> Self {
        Self::Classic(path)
    }
}

impl AnyPath {
    /// The steps in order.
    pub fn steps(&self) -> Box<dyn Iterator<Item = BoardStep> + '_> {
        match self {
            Self::Classic(path) => Box::new(path.steps.iter().map(BoardStep::classic)),
            Self::General(path) => {
                let layout = path.end.layout();
                let step =
                    |step: &WideStep| BoardStep { step: step.clone(), layout: layout.clone() };
                Box::new(path.steps.iter().map(step))
            }
        }
    }

    /// The number of steps.
    #[must_use]
    pub fn step_count(&self) -> usize {
        match self {
            Self::Classic(path) => path.steps.len(),
            Self::General(path) => path.steps.len(),
        }
    }

    /// The board after the last step.
    #[must_use]
    pub fn end(&self) -> AnyBoard {
        match self {
            Self::Classic(path) => path.end.clone().into(),
            Self::General(path) => path.end.clone().into(),
        }
    }

    /// Consumes the path, and returns the board after its last step.
    #[must_use]
    pub fn into_end(self) -> AnyBoard {
        match self {
            Self::Classic(path) => path.end.into(),
            Self::General(path) => path.end.into(),
        }
    }

    /// Whether the board is the classic one, where level and score are those of HoDoKu.
    #[must_use]
    pub fn is_classic(&self) -> bool {
        matches!(self, Self::Classic(_))
    }

    fn techniques(&self) -> Box<dyn Iterator<Item = Technique> + '_> {
        match self {
            Self::Classic(path) => Box::new(path.steps.iter().map(|step| step.technique)),
            Self::General(path) => Box::new(path.steps.iter().map(|step| step.technique)),
        }
    }

    /// Whether the path leads to an answer: a full board that keeps the rules.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        match self {
            Self::Classic(path) => path.is_solved(),
            Self::General(path) => path.end.is_full() && Puzzle::new(path.end.grid()).is_ok(),
        }
    }

    /// The sum of the scores of the steps. HoDoKu's scores are made for the classic board, so on another board the sum
    /// compares puzzles of the same shape only.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.techniques().map(Technique::score).fold(0, u32::saturating_add)
    }

    /// The technique of the hardest step. Returns `None` if there are no steps.
    #[must_use]
    pub fn hardest(&self) -> Option<Technique> {
        self.techniques().max_by_key(|one| (one.level(), one.score(), *one))
    }

    /// The technique of the hardest step that a person needs: see [`Path::hardest_to_see`]. Returns `None` if the
    /// path has no steps.
    #[must_use]
    pub fn hardest_to_see(&self) -> Option<Technique> {
        match self {
            Self::Classic(path) => path.hardest_to_see(),
            Self::General(path) => {
                let hardest = self.hardest()?;
                let is_hidden = hardest == Technique::NakedSingle && !path.needs_naked_singles();
                Some(if is_hidden { Technique::HiddenSingle } else { hardest })
            }
        }
    }

    /// The techniques used, in the order of the catalogue, with the number of their steps.
    pub fn used(&self) -> impl Iterator<Item = (Technique, usize)> + '_ {
        let times = |technique| self.techniques().filter(|&it| it == technique).count();
        let all = Technique::ALL.iter().copied();
        all.map(move |technique| (technique, times(technique))).filter(|&(_, count)| count > 0)
    }

    /// The level of the path. On the classic board it is [`Path::level`]. On another board it is the level of the
    /// hardest technique. The score has no influence there, because larger boards have higher scores. An easy path is
    /// for beginners if full houses and hidden singles of boxes or regions are enough.
    #[must_use]
    pub fn level(&self) -> Level {
        match self {
            Self::Classic(path) => path.level(),
            Self::General(path) => {
                let hardest = self.hardest().map_or(Level::Easy, Technique::level);
                let is_easy = level_of(hardest, 0) == Level::Easy;
                if is_easy && path.is_for_beginners() { Level::Beginner } else { hardest }
            }
        }
    }
}

impl Solver {
    /// The easiest step on a board of any shape. Returns `None` if there is none.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn next_step_on(
        &self,
        board: &AnyBoard,
        control: &Control,
    ) -> Result<Option<BoardStep>, Cancelled> {
        Ok(match board {
            AnyBoard::Classic(board) => {
                self.next_step(board, control)?.as_ref().map(BoardStep::classic)
            }
            AnyBoard::General(board) => {
                let layout = board.layout().clone();
                let step = general::next_step(self, board, control)?;
                step.map(|step| BoardStep { step, layout })
            }
        })
    }

    /// The first `most` of all steps on a board of any shape, the easiest first.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn easiest_steps_on(
        &self,
        board: &AnyBoard,
        most: usize,
        control: &Control,
    ) -> Result<Vec<BoardStep>, Cancelled> {
        Ok(match board {
            AnyBoard::Classic(board) => {
                let steps = self.easiest_steps(board, most, control)?;
                steps.iter().map(BoardStep::classic).collect()
            }
            AnyBoard::General(board) => {
                let steps = general::easiest_steps(self, board, most, control)?;
                let layout = board.layout();
                let step = |step| BoardStep { step, layout: layout.clone() };
                steps.into_iter().map(step).collect()
            }
        })
    }

    /// Takes one step after the other on a board of any shape, until it is full or no step is found.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn path_on(&self, board: &AnyBoard, control: &Control) -> Result<AnyPath, Cancelled> {
        Ok(match board {
            AnyBoard::Classic(board) => AnyPath::Classic(self.path(board, control)?),
            AnyBoard::General(board) => AnyPath::General(general::path(self, board, control)?),
        })
    }

    /// The path of a puzzle of any shape from its start. Returns `None` if it has more than [`WideSet::MOST_CELLS`]
    /// cells.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn any_path_of(
        &self,
        puzzle: &Puzzle,
        control: &Control,
    ) -> Result<Option<AnyPath>, Cancelled> {
        let Some(mut start) = AnyBoard::new(puzzle) else { return Ok(None) };
        start.weigh_ruled_out(puzzle, control)?;
        self.path_on(&start, control).map(Some)
    }
}

impl Technique {
    /// Whether the technique is found on boards of other shapes than the classic one.
    #[must_use]
    pub fn is_for_any_board(self) -> bool {
        general::finds(self)
    }
}

/// The level of a puzzle of any shape with one answer: see [`AnyPath::level`]. Returns `None` if the board has more
/// than [`WideSet::MOST_CELLS`] cells, or if no technique but brute force solves the puzzle.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn level_of_puzzle(puzzle: &Puzzle, control: &Control) -> Result<Option<Level>, Cancelled> {
    let mut solver = Solver::hodoku();
    solver.known.remove(Technique::BruteForce);
    let path = solver.any_path_of(puzzle, control)?;
    Ok(path.filter(AnyPath::is_solved).map(|path| path.level()))
}
