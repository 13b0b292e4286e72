//! The next step, all steps, and the whole path.

use super::finders::{self, FinderTurn};
use super::hunt::{Enough, Hunt};
use super::{Board, Level, Options, Order, Step, Technique, TechniqueSet};
use crate::engine::{Cancelled, Control, Puzzle};

/// Somebody who knows some techniques.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solver {
    /// The techniques that are known.
    pub known: TechniqueSet,
    /// The order in which they are tried.
    pub order: Order,
    /// How far they go.
    pub options: Options,
}

/// The steps from a board to its answer, or to where nothing more was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// The board after the last of them.
    pub end: Board,
}

impl Solver {
    /// Somebody who knows what HoDoKu uses unless told otherwise.
    #[must_use]
    pub fn hodoku() -> Self {
        Self { known: TechniqueSet::hodoku(), order: Order::default(), options: Options::default() }
    }

    /// Somebody who knows `technique` and nothing else.
    #[must_use]
    pub fn of(technique: Technique) -> Self {
        Self { known: TechniqueSet::from_iter([technique]), ..Self::hodoku() }
    }

    /// Somebody who knows these techniques and tries them in this order.
    #[must_use]
    pub fn knowing(known: TechniqueSet, order: Order) -> Self {
        Self { known, order, ..Self::hodoku() }
    }

    /// Somebody who knows singles alone.
    #[must_use]
    pub fn singles() -> Self {
        let known = [Technique::FullHouse, Technique::NakedSingle, Technique::HiddenSingle];
        Self { known: known.into_iter().collect(), ..Self::hodoku() }
    }

    /// The easiest step on `board` by the known techniques; `None` where nothing is seen.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn next_step(&self, board: &Board, control: &Control) -> Result<Option<Step>, Cancelled> {
        self.first_in(&self.turns(), board, control)
    }

    fn turns(&self) -> Vec<FinderTurn> {
        finders::turns(self.known, &self.order)
    }

    /// The step that is found first by those whose turn it is.
    fn first_in(
        &self,
        turns: &[FinderTurn],
        board: &Board,
        control: &Control,
    ) -> Result<Option<Step>, Cancelled> {
        let mut hunt = Hunt::new(board, &self.options, self.known, Enough::One, control);
        for turn in turns {
            hunt.want(turn.wanted);
            if (turn.finder.find)(&mut hunt).is_break() {
                break;
            }
        }
        Ok(hunt.finish()?.into_iter().next())
    }

    /// All steps on `board` by the known techniques, the easiest first; of those that differ in their
    /// evidence alone the first.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn all_steps(&self, board: &Board, control: &Control) -> Result<Vec<Step>, Cancelled> {
        self.easiest_steps(board, usize::MAX, control)
    }

    /// The first `most` of [`Self::all_steps`]. Techniques whose steps would all stand behind these are not tried.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn easiest_steps(
        &self,
        board: &Board,
        most: usize,
        control: &Control,
    ) -> Result<Vec<Step>, Cancelled> {
        let mut hunt = Hunt::new(board, &self.options, self.known, Enough::All, control);
        let mut looked = Vec::new();
        for turn in self.turns() {
            // All that is known is wanted here, so that one turn of a finder is enough.
            if looked.iter().any(|&before| std::ptr::eq(before, turn.finder)) {
                continue;
            }
            let is_enough = hunt.steps().len() >= most && self.settled(hunt.steps(), &turn) >= most;
            if is_enough || (turn.finder.find)(&mut hunt).is_break() {
                break;
            }
            looked.push(turn.finder);
        }
        let mut steps = without_repeats(hunt.finish()?);
        steps.sort_by_key(|step| self.order.place(step.technique));
        steps.truncate(most);
        Ok(steps)
    }

    /// How many of `steps` stay the first of all, whatever is found from the turn `next` on.
    fn settled(&self, steps: &[Step], next: &FinderTurn) -> usize {
        let reached = next.wanted.iter().map(|technique| self.order.place(technique)).min();
        let is_before =
            |technique| reached.is_some_and(|reached| self.order.place(technique) < reached);
        let before = steps.iter().filter(|step| is_before(step.technique));
        // A step goes where something easier that takes away the same is found later.
        let may_go = |step: &&Step| {
            let mut names = easier(step).iter();
            names.any(|&name| self.known.contains(name) && !is_before(name))
        };
        if before.clone().any(|step| may_go(&step)) {
            return 0;
        }
        let is_told = is_told_otherwise(steps);
        before.filter(|step| !is_told(step)).count()
    }

    /// Takes one step after another from `board`, until it is full or nothing more is seen.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn path(&self, board: &Board, control: &Control) -> Result<Path, Cancelled> {
        let mut walk = self.walk(board, control);
        let mut steps = Vec::new();
        while let Some(step) = walk.step()? {
            steps.push(step);
        }
        Ok(Path { steps, end: walk.into_board() })
    }

    /// The path of a puzzle from its start; `None` where it is none of the classic board.
    ///
    /// # Errors
    /// [`Cancelled`] when `control` says so.
    pub fn path_of(&self, puzzle: &Puzzle, control: &Control) -> Result<Option<Path>, Cancelled> {
        let Some(mut start) = Board::new(puzzle) else { return Ok(None) };
        start.weigh_ruled_out(puzzle, control)?;
        self.path(&start, control).map(Some)
    }

    /// A walk from `start`, of which each step is asked for.
    #[must_use]
    pub fn walk<'a>(&'a self, start: &Board, control: &'a Control) -> Walk<'a> {
        Walk::new(self, self.turns(), start, control)
    }
}

/// Somebody on the way to the answer, who can be left at any step.
pub struct Walk<'a> {
    solver: &'a Solver,
    turns: Vec<FinderTurn>,
    board: Board,
    control: &'a Control,
}

impl<'a> Walk<'a> {
    fn new(
        solver: &'a Solver,
        turns: Vec<FinderTurn>,
        start: &Board,
        control: &'a Control,
    ) -> Self {
        Self { solver, turns, board: start.clone(), control }
    }

    /// The board after the steps that were taken.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The board after the steps that were taken, when no more are.
    #[must_use]
    pub fn into_board(self) -> Board {
        self.board
    }

    /// Takes the easiest step; `None` where the board is full or nothing more is seen.
    ///
    /// # Errors
    /// [`Cancelled`] when the walk's control says so.
    pub fn step(&mut self) -> Result<Option<Step>, Cancelled> {
        if self.board.is_full() {
            return Ok(None);
        }
        let step = self.solver.first_in(&self.turns, &self.board, self.control)?;
        if let Some(step) = &step {
            self.board.apply(step);
        }
        Ok(step)
    }
}

impl Path {
    /// Whether it leads to an answer: a full board that keeps the rules. From a position that is wrong already, or in
    /// a puzzle with several answers, it may lead to one that does not.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.end.is_full() && Puzzle::new(self.end.grid()).is_ok()
    }

    /// The sum of the scores of its steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|step| step.technique.score()).fold(0, u32::saturating_add)
    }

    /// The technique of its hardest step.
    #[must_use]
    pub fn hardest(&self) -> Option<Technique> {
        self.steps
            .iter()
            .map(|step| step.technique)
            .max_by_key(|one| (one.level(), one.score(), *one))
    }

    /// The techniques that are used, in the order of the catalogue, each with how often.
    pub fn used(&self) -> impl Iterator<Item = (Technique, usize)> + '_ {
        let times = |technique: Technique| {
            self.steps.iter().filter(|step| step.technique == technique).count()
        };
        let all = Technique::ALL.iter().copied();
        all.map(move |technique| (technique, times(technique))).filter(|&(_, count)| count > 0)
    }

    /// The level of the hardest step, raised as long as the score is above what the level allows.
    #[must_use]
    pub fn level(&self) -> Level {
        level_of(self.hardest().map_or(Level::Easy, Technique::level), self.score())
    }
}

/// The steps without those that take away the same as one that is told by a name easier to see.
fn without_repeats(steps: Vec<Step>) -> Vec<Step> {
    let told: Vec<bool> = steps.iter().map(is_told_otherwise(&steps)).collect();
    let kept = steps.into_iter().zip(told).filter(|(_, told)| !told);
    kept.map(|(step, _)| step).collect()
}

/// Whether another of `steps` takes away the same by a name easier to see.
fn is_told_otherwise(steps: &[Step]) -> impl Fn(&Step) -> bool + '_ {
    |step| {
        let names = easier(step);
        let same = |one: &&Step| one.eliminations == step.eliminations;
        !names.is_empty() && steps.iter().filter(same).any(|one| names.contains(&one.technique))
    }
}

/// The names that the pattern of a step may have as well, and that are easier to see.
fn easier(step: &Step) -> &'static [Technique] {
    use Technique as T;
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

/// The level of steps of which the hardest is of level `hardest` and which score so much together.
#[must_use]
pub fn level_of(hardest: Level, score: u32) -> Level {
    let fits = |level: &Level| *level >= hardest && score <= level.highest_score();
    Level::ALL.into_iter().find(fits).unwrap_or(Level::Extreme)
}
