//! Boards, steps and paths of any shape, for callers that need not know which geometry works on a board.
//!
//! [`AnyBoard`] is a board of one of the three geometries. It returns a [`BoardStep`], which has one form for all boards,
//! so that the code that explains or draws a step need not tell them apart.

use std::ops::Deref;
use std::sync::Arc;

use super::geometry::{Cells, Narrow, Wide};
use super::shape_tables::has_classic_houses;
use super::wide::{self, WideStep};
use super::{Board, Candidate, Family, Geometry, Level, Path, Solver, Step, Technique, WideSet};
use crate::{
    Cancelled, Cell, CellSets, Contradictions, Control, Digit, DigitSet, Exclusion, Grid,
    HouseKind, HouseName, Layout, Puzzle,
};

/// The digits and candidates of a board of any shape.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "the usual board needs no allocation of its own")]
pub enum AnyBoard {
    /// The classic board.
    Classic(Board),
    /// A board of another shape, up to 11×11.
    Narrow(Board<Narrow>),
    /// A larger board.
    Wide(Board<Wide>),
}

impl From<Board> for AnyBoard {
    fn from(board: Board) -> Self {
        Self::Classic(board)
    }
}

/// Calls one function for a board or a path of any geometry.
macro_rules! on_any {
    ($of:ident, $any:expr, $it:ident => $call:expr) => {
        match $any {
            $of::Classic($it) => $call,
            $of::Narrow($it) => $call,
            $of::Wide($it) => $call,
        }
    };
}

fn widened(cells: impl Cells) -> WideSet {
    cells.iter().collect()
}

impl AnyBoard {
    /// The board at the start of `puzzle`. Returns `None` if it has more than [`WideSet::MOST_CELLS`] cells.
    #[must_use]
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        // The classic board first, because only its finders follow HoDoKu's order, on which score and path depend.
        Board::new(puzzle).map(Self::Classic).or_else(|| Self::of_any_shape(puzzle))
    }

    /// The same, but a classic puzzle is treated as one of any other shape.
    #[doc(hidden)]
    #[must_use]
    pub fn of_any_shape(puzzle: &Puzzle) -> Option<Self> {
        // The narrowest geometry that fits: sets of 640 bits make every finder slower.
        let narrow = Board::at_start(puzzle).map(Self::Narrow);
        narrow.or_else(|| Board::at_start(puzzle).map(Self::Wide))
    }

    /// The board in the middle of a solution, with the digits of `givens` and, in the other cells, of `entries`.
    /// Returns `None` if the layouts differ, or have more than [`WideSet::MOST_CELLS`] cells.
    #[must_use]
    pub fn of_position(givens: &Grid, entries: &Grid) -> Option<Self> {
        let classic = Board::of_position(givens, entries).map(Self::Classic);
        classic
            .or_else(|| Board::in_position(givens, entries).map(Self::Narrow))
            .or_else(|| Board::in_position(givens, entries).map(Self::Wide))
    }

    /// The layout of the board.
    #[must_use]
    pub fn layout(&self) -> Arc<Layout> {
        on_any!(Self, self, it => it.layout())
    }

    /// The digit in `cell`. Returns `None` if the cell is open.
    #[must_use]
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        on_any!(Self, self, it => it.digit(cell))
    }

    /// The cells without a digit.
    #[must_use]
    pub fn open(&self) -> WideSet {
        on_any!(Self, self, it => widened(it.open()))
    }

    /// The candidates of `cell`. Empty if it holds a digit.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        on_any!(Self, self, it => it.candidates(cell))
    }

    /// Whether the board has this candidate.
    #[must_use]
    pub fn has(&self, candidate: Candidate) -> bool {
        on_any!(Self, self, it => it.has(candidate))
    }

    /// The open cells where `digit` is a candidate.
    #[must_use]
    pub fn places(&self, digit: Digit) -> WideSet {
        on_any!(Self, self, it => widened(it.places(digit)))
    }

    /// Puts a digit into a cell, and removes what it rules out.
    pub fn place(&mut self, placed: Candidate) {
        on_any!(Self, self, it => it.place(placed));
    }

    /// Removes a candidate, if the board has it.
    pub fn remove(&mut self, candidate: Candidate) {
        on_any!(Self, self, it => it.remove(candidate));
    }

    /// Removes all candidates of `cell` except those in `kept`.
    pub fn keep(&mut self, cell: Cell, kept: DigitSet) {
        on_any!(Self, self, it => it.keep(cell, kept));
    }

    /// Removes the candidates that the puzzle rules out in addition to its givens.
    pub fn rule_out(&mut self, ruled_out: &CellSets) {
        on_any!(Self, self, it => it.rule_out(ruled_out));
    }

    /// See [`Board::weigh_ruled_out`].
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn weigh_ruled_out(&mut self, puzzle: &Puzzle, control: &Control) -> Result<(), Cancelled> {
        on_any!(Self, self, it => it.weigh_ruled_out(puzzle, control))
    }

    /// Applies the placements and eliminations of `step`.
    pub fn apply(&mut self, step: &WideStep) {
        on_any!(Self, self, it => it.apply(step));
    }

    /// Whether each cell holds a digit.
    #[must_use]
    pub fn is_full(&self) -> bool {
        on_any!(Self, self, it => it.is_full())
    }

    /// The puzzle whose givens are the digits on the board, and which rules out all candidates that were removed.
    ///
    /// # Errors
    /// Returns all contradictions that [`Puzzle::ruling_out`] finds.
    pub(crate) fn as_puzzle(&self) -> Result<Puzzle, Contradictions> {
        on_any!(Self, self, it => it.as_puzzle())
    }

    /// The digits on the board.
    #[must_use]
    pub fn grid(&self) -> Grid {
        on_any!(Self, self, it => it.grid())
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
    pub fn classic(step: &Step) -> Self {
        Self::of(step, Layout::classic())
    }

    fn of<S: Cells>(step: &Step<S>, layout: Arc<Layout>) -> Self {
        Self { step: step.with_sets(widened), layout }
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

impl From<&Step> for BoardStep {
    fn from(step: &Step) -> Self {
        Self::classic(step)
    }
}

/// The steps from a board of any shape to its answer, or until no further step was found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "the usual path needs no allocation of its own")]
pub enum AnyPath {
    /// On the classic board.
    Classic(Path),
    /// On a board of another shape, up to 11×11.
    Narrow(Path<Narrow>),
    /// On a larger board.
    Wide(Path<Wide>),
}

impl From<Path> for AnyPath {
    fn from(path: Path) -> Self {
        Self::Classic(path)
    }
}

/// The steps of a path in the form for any board.
fn steps_of<G: Geometry>(path: &Path<G>) -> impl Iterator<Item = BoardStep> + '_ {
    let layout = path.end.layout();
    path.steps.iter().map(move |step| BoardStep::of(step, layout.clone()))
}

impl AnyPath {
    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> Box<dyn Iterator<Item = BoardStep> + '_> {
        // The three kinds of path have iterators of different types.
        on_any!(Self, self, it => Box::new(steps_of(it)))
    }

    /// The number of steps.
    #[must_use]
    pub fn step_count(&self) -> usize {
        on_any!(Self, self, it => it.steps.len())
    }

    /// The board after the last step.
    #[must_use]
    pub fn end(&self) -> AnyBoard {
        self.clone().into_end()
    }

    /// Consumes the path, and returns the board after its last step.
    #[must_use]
    pub fn into_end(self) -> AnyBoard {
        match self {
            Self::Classic(path) => AnyBoard::Classic(path.end),
            Self::Narrow(path) => AnyBoard::Narrow(path.end),
            Self::Wide(path) => AnyBoard::Wide(path.end),
        }
    }

    /// Whether the board is the classic one, where level and score are those of HoDoKu.
    #[must_use]
    pub fn is_classic(&self) -> bool {
        matches!(self, Self::Classic(_))
    }

    /// Whether the path leads to an answer: a full board that keeps the rules.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        on_any!(Self, self, it => it.is_solved())
    }

    /// The sum of the scores of the steps. HoDoKu's scores are made for the classic board, so on another board the sum
    /// compares puzzles of the same shape only.
    #[must_use]
    pub fn score(&self) -> u32 {
        on_any!(Self, self, it => it.score())
    }

    /// The technique of the hardest step. Returns `None` if there are no steps.
    #[must_use]
    pub fn hardest(&self) -> Option<Technique> {
        on_any!(Self, self, it => it.hardest())
    }

    /// The technique of the hardest step that a person needs: see [`Path::hardest_to_see`]. Returns `None` if the
    /// path has no steps.
    #[must_use]
    pub fn hardest_to_see(&self) -> Option<Technique> {
        on_any!(Self, self, it => it.hardest_to_see())
    }

    /// The techniques used, in the order of the catalogue, with the number of their steps.
    #[must_use]
    pub fn used(&self) -> Box<dyn Iterator<Item = (Technique, usize)> + '_> {
        on_any!(Self, self, it => Box::new(it.used()))
    }

    /// The level of the path: see [`Path::level`].
    #[must_use]
    pub fn level(&self) -> Level {
        on_any!(Self, self, it => it.level())
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
        on_any!(AnyBoard, board, it => {
            let step = self.find_next(it, control)?;
            Ok(step.map(|step| BoardStep::of(&step, it.layout())))
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
        on_any!(AnyBoard, board, it => {
            let steps = self.find_easiest(it, most, control)?;
            Ok(steps.iter().map(|step| BoardStep::of(step, it.layout())).collect())
        })
    }

    /// Takes one step after the other on a board of any shape, until it is full or no step is found.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn path_on(&self, board: &AnyBoard, control: &Control) -> Result<AnyPath, Cancelled> {
        Ok(match board {
            AnyBoard::Classic(board) => AnyPath::Classic(self.path(board, control)?),
            AnyBoard::Narrow(board) => AnyPath::Narrow(self.find_path(board, control)?),
            AnyBoard::Wide(board) => AnyPath::Wide(self.find_path(board, control)?),
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
    /// Whether the technique is found on boards of any shape. Large patterns need the rows, columns and boxes of the
    /// classic board.
    #[must_use]
    pub fn is_for_any_board(self) -> bool {
        self.family() != Family::Patterns
    }

    /// Whether the logic of the technique holds on boards of this layout, so that it may be found there.
    #[must_use]
    pub fn works_on(self, layout: &Layout) -> bool {
        match self {
            Self::ConsecutiveNeighbours => layout.has_ties(Exclusion::Consecutive),
            Self::LawOfLeftovers => {
                layout.houses().iter().any(|house| house.kind == HouseKind::Region)
            }
            _ => match self.family() {
                Family::Patterns => has_classic_houses(layout),
                // Rules about pairs of cells tie cells of a pattern to others, so that its digits cannot be exchanged.
                Family::Uniqueness => layout.rules().next().is_none(),
                // A layout states no clues. A puzzle does.
                Family::Clues => false,
                Family::Singles
                | Family::Intersections
                | Family::Subsets
                | Family::Fish
                | Family::SingleDigit
                | Family::Wings
                | Family::Colours
                | Family::Chains
                | Family::AlmostLocked
                | Family::Forcing
                | Family::LastResort => true,
            },
        }
    }
}

/// The level of a puzzle of any shape with one answer: see [`AnyPath::level`]. Returns `None` if the board has more
/// than [`WideSet::MOST_CELLS`] cells, or if no technique but brute force solves the puzzle.
///
/// # Errors
/// Returns [`Cancelled`] if `control` was cancelled.
pub fn level_of_puzzle(puzzle: &Puzzle, control: &Control) -> Result<Option<Level>, Cancelled> {
    let mut solver = Solver::hodoku();
    // Brute force would solve any puzzle, and the level would say nothing.
    solver.known.remove(Technique::BruteForce);
    let path = solver.any_path_of(puzzle, control)?;
    Ok(path.filter(AnyPath::is_solved).map(|path| path.level()))
}
