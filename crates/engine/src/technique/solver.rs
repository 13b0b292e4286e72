//! Finds the next step, all steps, and the whole path.

use super::finders::{self, FinderTurn};
use super::scanning::{self, Scanning};
use super::step_search::{Finder, StepLimit, StepSearch};
use super::{
    Board, Classic, Family, Geometry, Level, Order, SolverOptions, Step, Technique, TechniqueSet,
};
use crate::{Cancelled, Cells, Control, Grid, Puzzle};

/// A solver with a set of known techniques.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solver {
    /// The techniques that are known.
    pub known: TechniqueSet,
    /// The order in which they are tried.
    pub order: Order,
    /// The bounds and variants of the techniques.
    pub options: SolverOptions,
}

/// The steps from a board to its answer, or until no further step was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path<G: Geometry = Classic> {
    /// The steps in order.
    pub steps: Vec<Step<G::Set>>,
    /// The board after the last step.
    pub end: Board<G>,
}

impl Solver {
    /// A solver with the techniques that HoDoKu uses by default.
    #[must_use]
    pub fn hodoku() -> Self {
        Self {
            known: TechniqueSet::hodoku(),
            order: Order::default(),
            options: SolverOptions::default(),
        }
    }

    /// A solver with `technique` only.
    #[must_use]
    pub fn of(technique: Technique) -> Self {
        Self { known: TechniqueSet::from_iter([technique]), ..Self::hodoku() }
    }

    /// A solver with these techniques, which tries them in this order.
    #[must_use]
    pub fn knowing(known: TechniqueSet, order: Order) -> Self {
        Self { known, order, ..Self::hodoku() }
    }

    /// A solver with these techniques in this order, which looks for hidden singles in boxes first.
    #[must_use]
    pub fn seeing(known: TechniqueSet, order: Order) -> Self {
        let options = SolverOptions { boxes_first: true, ..SolverOptions::default() };
        Self { known, order, options }
    }

    /// A solver with singles only.
    #[must_use]
    pub fn singles() -> Self {
        let known = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
        Self { known: known.into_iter().collect(), ..Self::hodoku() }
    }

    /// The easiest step on `board` by the known techniques. Returns `None` if there is none.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn next_step(&self, board: &Board, control: &Control) -> Result<Option<Step>, Cancelled> {
        self.find_next(board, control)
    }

    /// The same on a board of any geometry.
    ///
    /// Functions that are generic over the geometry are not public: another crate would compile all finders again, with
    /// its own settings.
    pub(super) fn find_next<G: Geometry>(
        &self,
        board: &Board<G>,
        control: &Control,
    ) -> Result<Option<Step<G::Set>>, Cancelled> {
        self.first_in(&self.turns_on(board), board, control)
    }

    /// The finders that may find something on `board` or on one with fewer candidates.
    fn turns_on<G: Geometry>(&self, board: &Board<G>) -> Vec<FinderTurn<G>> {
        let is_known =
            |technique: &Technique| board.has_clues() || technique.family() != Family::Clues;
        finders::turns(self.known.iter().filter(is_known).collect(), &self.order)
    }

    /// The first step that these finders find, in their order. Returns `None` if they find none.
    fn first_in<G: Geometry>(
        &self,
        turns: &[FinderTurn<G>],
        board: &Board<G>,
        control: &Control,
    ) -> Result<Option<Step<G::Set>>, Cancelled> {
        let mut search = StepSearch::new(board, &self.options, self.known, StepLimit::One, control);
        for turn in turns {
            search.want(turn.wanted);
            if is_cancelled(&mut search) || (turn.finder.find)(&mut search).is_break() {
                break;
            }
        }
        Ok(search.finish()?.into_iter().next())
    }

    /// All steps on `board` by the known techniques, the easiest first. Of steps that differ only in their
    /// evidence, returns the first.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn all_steps(&self, board: &Board, control: &Control) -> Result<Vec<Step>, Cancelled> {
        self.easiest_steps(board, usize::MAX, control)
    }

    /// The first `most` of [`Self::all_steps`]. Does not try techniques whose steps would all come after these.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn easiest_steps(
        &self,
        board: &Board,
        most: usize,
        control: &Control,
    ) -> Result<Vec<Step>, Cancelled> {
        self.find_easiest(board, most, control)
    }

    /// The same on a board of any geometry.
    pub(super) fn find_easiest<G: Geometry>(
        &self,
        board: &Board<G>,
        most: usize,
        control: &Control,
    ) -> Result<Vec<Step<G::Set>>, Cancelled> {
        let mut search = StepSearch::new(board, &self.options, self.known, StepLimit::All, control);
        let mut looked: Vec<&Finder<G>> = Vec::new();
        for turn in self.turns_on(board) {
            // A finder is called once for all its known techniques, so its later turns are skipped.
            if looked.iter().any(|&before| before.is_same(turn.finder)) {
                continue;
            }
            // The cheap test first: `settled` compares the steps with each other.
            let is_enough =
                search.steps().len() >= most && self.settled(search.steps(), &turn) >= most;
            if is_enough || is_cancelled(&mut search) || (turn.finder.find)(&mut search).is_break()
            {
                break;
            }
            looked.push(turn.finder);
        }
        let mut steps = without_repeats(search.finish()?);
        // Finders of several techniques add steps out of order. The sort is stable, so steps of a technique keep
        // theirs.
        steps.sort_by_key(|step| self.order.rank(step.technique));
        steps.truncate(most);
        Ok(steps)
    }

    /// The number of `steps` that remain the first of all steps even after the turns from `next` on.
    fn settled<G: Geometry>(&self, steps: &[Step<G::Set>], next: &FinderTurn<G>) -> usize {
        let reached = next.wanted.iter().map(|technique| self.order.rank(technique)).min();
        let is_before =
            |technique| reached.is_some_and(|reached| self.order.rank(technique) < reached);
        let before = steps.iter().filter(|step| is_before(step.technique));
        // A step is dropped if an easier name for the same eliminations is found later.
        let may_go = |step: &&Step<G::Set>| {
            let mut names = easier(step).iter();
            names.any(|&name| self.known.contains(name) && !is_before(name))
        };
        // If one of them may still be dropped, none is certain to be among the first.
        if before.clone().any(|step| may_go(&step)) {
            return 0;
        }
        let is_told = is_told_otherwise(steps);
        before.filter(|step| !is_told(step)).count()
    }

    /// Takes one step after the other from `board`, until it is full or no step is found.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn path(&self, board: &Board, control: &Control) -> Result<Path, Cancelled> {
        self.find_path(board, control)
    }

    /// The same on a board of any geometry.
    pub(super) fn find_path<G: Geometry>(
        &self,
        board: &Board<G>,
        control: &Control,
    ) -> Result<Path<G>, Cancelled> {
        let mut walk = GeometryWalk::new(self, board, control);
        let mut steps = Vec::new();
        while let Some(step) = walk.step()? {
            steps.push(step);
        }
        Ok(Path { steps, end: walk.board })
    }

    /// The path of a puzzle from its start. Returns `None` if its layout is not classic.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if `control` was cancelled.
    pub fn path_of(&self, puzzle: &Puzzle, control: &Control) -> Result<Option<Path>, Cancelled> {
        let Some(mut start) = Board::new(puzzle) else { return Ok(None) };
        start.weigh_ruled_out(puzzle, control)?;
        self.path(&start, control).map(Some)
    }

    /// A walk from `start`, which takes a step each time that [`Walk::step`] is called.
    #[must_use]
    pub fn walk<'a>(&'a self, start: &Board, control: &'a Control) -> Walk<'a> {
        Walk(GeometryWalk::new(self, start, control))
    }
}

/// A path on the classic board in progress, which can be left after any step.
pub struct Walk<'a>(GeometryWalk<'a, Classic>);

impl Walk<'_> {
    /// The board after the steps so far.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.0.board
    }

    /// Ends the walk and returns its board.
    #[must_use]
    pub fn into_board(self) -> Board {
        self.0.board
    }

    /// Takes the easiest step. Returns `None` if the board is full or no step is found.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the walk's control was cancelled.
    pub fn step(&mut self) -> Result<Option<Step>, Cancelled> {
        self.0.step()
    }
}

/// A path on a board of any geometry in progress.
struct GeometryWalk<'a, G: Geometry> {
    solver: &'a Solver,
    turns: Vec<FinderTurn<G>>,
    board: Board<G>,
    control: &'a Control,
}

impl<'a, G: Geometry> GeometryWalk<'a, G> {
    fn new(solver: &'a Solver, start: &Board<G>, control: &'a Control) -> Self {
        Self { solver, turns: solver.turns_on(start), board: start.clone(), control }
    }

    fn step(&mut self) -> Result<Option<Step<G::Set>>, Cancelled> {
        if self.board.is_full() {
            return Ok(None);
        }
        // From the easiest finder again after each step: that is the path of a person, and HoDoKu's.
        let step = self.solver.first_in(&self.turns, &self.board, self.control)?;
        if let Some(step) = &step {
            self.board.apply(step);
        }
        Ok(step)
    }
}

impl<G: Geometry> Path<G> {
    /// Whether the path leads to an answer: a full board that keeps the rules. A path from a wrong position, or
    /// in a puzzle with several answers, may end in a full board that breaks the rules.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.end.is_full() && self.end.as_puzzle().is_ok()
    }

    /// The sum of the scores of the steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|step| step.technique.score()).fold(0, u32::saturating_add)
    }

    /// The technique of the hardest step. Returns `None` if there are no steps.
    #[must_use]
    pub fn hardest(&self) -> Option<Technique> {
        self.steps
            .iter()
            .map(|step| step.technique)
            // The place in the catalogue breaks ties between techniques of one level and score.
            .max_by_key(|one| (one.level(), one.score(), *one))
    }

    /// The technique of the hardest step that a person needs. It differs from [`Path::hardest`] among singles: a path
    /// takes naked singles before hidden ones, and people see them last. Returns `None` if there are no steps.
    #[must_use]
    pub fn hardest_to_see(&self) -> Option<Technique> {
        let hardest = self.hardest()?;
        if hardest != Technique::NakedSingle && hardest != Technique::HiddenSingle {
            return Some(hardest);
        }
        let needs_naked = if G::IS_CLASSIC {
            // The path itself does not tell: it takes naked singles first, needed or not.
            Scanning::of(&cells_of(&self.start())).naked > 0
        } else {
            !scanning::is_solved_by_hidden_singles::<G>(&self.start())
        };
        Some(if needs_naked { Technique::NakedSingle } else { Technique::HiddenSingle })
    }

    /// The techniques used, in the order of the catalogue, with the number of their steps.
    pub fn used(&self) -> impl Iterator<Item = (Technique, usize)> + '_ {
        let times = |technique: Technique| {
            self.steps.iter().filter(|step| step.technique == technique).count()
        };
        let all = Technique::ALL.iter().copied();
        all.map(move |technique| (technique, times(technique))).filter(|&(_, count)| count > 0)
    }

    /// On the classic board the level of the hardest step, raised while the score is above the highest score of the level.
    /// On another board, or with clues, the level of the hardest step: the score has no influence there, because larger
    /// boards and clues take more steps. An easy path is for beginners if full houses and hidden singles of boxes or regions lead from its
    /// start to the answer.
    #[must_use]
    pub fn level(&self) -> Level {
        let hardest = self.hardest().map_or(Level::Easy, Technique::level);
        // HoDoKu's bounds of scores are those of classic puzzles. What clues add to a score says nothing there.
        let is_by_score = G::IS_CLASSIC && !self.end.has_clues();
        let level = level_of(hardest, if is_by_score { self.score() } else { 0 });
        let is_for_beginners = || {
            if G::IS_CLASSIC {
                Scanning::of(&cells_of(&self.start())).is_by_boxes()
            } else {
                scanning::is_solved_at_a_glance::<G>(&self.start())
            }
        };
        if level == Level::Easy && is_for_beginners() { Level::Beginner } else { level }
    }

    /// The digits before the first step.
    fn start(&self) -> Grid {
        let mut grid = self.end.grid();
        for placed in self.steps.iter().flat_map(|step| &step.placements) {
            grid.set(placed.cell, None);
        }
        grid
    }
}

/// The digits of a classic grid as numbers in row-major order, 0 in an open cell.
fn cells_of(grid: &Grid) -> Cells {
    let mut cells = [0; 81];
    for (cell, digit) in grid.filled() {
        cells[cell.index()] = digit.get();
    }
    cells
}

/// Whether the search was cancelled between two finders. On the classic board each finder that takes long looks itself.
fn is_cancelled<G: Geometry>(search: &mut StepSearch<'_, G>) -> bool {
    !G::IS_CLASSIC && search.report().is_break()
}

/// The steps without those for which another step has the same eliminations and an easier name.
fn without_repeats<S>(steps: Vec<Step<S>>) -> Vec<Step<S>> {
    let told: Vec<bool> = steps.iter().map(is_told_otherwise(&steps)).collect();
    let kept = steps.into_iter().zip(told).filter(|(_, told)| !told);
    kept.map(|(step, _)| step).collect()
}

/// Whether another of `steps` has the same eliminations and an easier name.
fn is_told_otherwise<S>(steps: &[Step<S>]) -> impl Fn(&Step<S>) -> bool + '_ {
    |step| {
        let names = easier(step);
        let same = |one: &&Step<S>| one.eliminations == step.eliminations;
        !names.is_empty() && steps.iter().filter(same).any(|one| names.contains(&one.technique))
    }
}

/// Other techniques that the pattern of a step may also be, and that are easier to see.
fn easier<S>(step: &Step<S>) -> &'static [Technique] {
    use Technique as T;
    // A chain of three links is a turbot fish, so it may also be one of its easier special cases.
    let is_short = || step.evidence.chains.iter().all(|chain| chain.links.len() == 3);
    match step.technique {
        T::TurbotFish => &[T::Pointing, T::Claiming, T::Skyscraper, T::TwoStringKite],
        T::XChain if is_short() => {
            &[T::Pointing, T::Claiming, T::Skyscraper, T::TwoStringKite, T::TurbotFish]
        }
        T::XChain => &[T::Pointing, T::Claiming],
        T::GroupedContinuousNiceLoop => &[T::ContinuousNiceLoop],
        T::GroupedDiscontinuousNiceLoop => &[T::DiscontinuousNiceLoop],
        T::GroupedAic => &[T::XChain, T::XYChain, T::Aic],
        _ => &[],
    }
}

/// The level of a path with this hardest step and this score. The steps alone do not distinguish a path for
/// beginners from another easy path.
#[must_use]
pub fn level_of(hardest: Level, score: u32) -> Level {
    let fits = |level: &Level| *level >= hardest && score <= level.highest_score();
    Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme)
}
