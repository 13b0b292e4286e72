//! Makes killers: puzzles whose clues are cages with sums.
//!
//! An attempt draws a full grid and cages. Then it looks how far the techniques of the level lead. Where they do not lead
//! to the answer, a cage is split: its parts say more. Where they lead there too easily, cages are merged. No technique
//! takes it for granted that there is one answer, so a puzzle that they solve has one.

mod minimal;
mod partition;

use std::ops::RangeInclusive;

use super::boards::{NoBoard, full_board};
use super::stream::{Stream, mixed};
use super::{
    BoardChoice, GeneratedPuzzle, GenerationError, GivenPattern, Recipe, RecipeConflict, number_in,
};
use crate::technique::{AnyPath, Family, Level, Solver, Technique, TechniqueSet, WideSet};
use crate::{Cancelled, Cell, CellSets, Control, Grid, Puzzle, Rules};
use minimal::without_needless;
use partition::Partition;

/// Mixed into the numbers of attempts, so that their grids differ from those of plain puzzles.
const PURPOSE: u64 = 0x6b69_6c6c_6572;

/// The numbers of digits of the boards that puzzles with clues are made on.
const DIGITS: RangeInclusive<usize> = 4..=9;

/// The number of attempts after which no killer seems to fulfil the recipe.
const MOST_ATTEMPTS: u64 = 400;

/// How often an attempt splits or merges cages.
const MOST_CHANGES: usize = 60;

/// How often an attempt undoes a merger that made the puzzle too hard.
const MOST_UNDONE: usize = 12;

impl Recipe {
    /// As [`Recipe::check`], for a killer.
    pub(super) fn check_killer(&self) -> Result<(), RecipeConflict> {
        let GivenPattern::Symmetric(symmetries) = self.pattern else {
            return Err(RecipeConflict::NotOfKillers);
        };
        if self.er.is_some() || self.is_typical || self.level == Some(Level::Beginner) {
            return Err(RecipeConflict::NotOfKillers);
        }
        self.check_board_of_clues()?;
        if let Some(layout) = self.board.layout()
            && !symmetries.fits(layout)
        {
            return Err(RecipeConflict::SymmetryOfBoard(symmetries));
        }
        self.check_cells_and_givens()?;
        match self.technique {
            Some(technique) => self.check_technique_of_killer(technique),
            None => Ok(()),
        }
    }

    /// Checks the size of the board of a puzzle with clues.
    pub(super) fn check_board_of_clues(&self) -> Result<(), RecipeConflict> {
        let digits = match &self.board {
            BoardChoice::Layout(layout) => layout.digit_count(),
            BoardChoice::RandomJigsaw(side) => side.rows(),
        };
        let (least, most) = (*DIGITS.start(), *DIGITS.end());
        let has_size = DIGITS.contains(&digits);
        if has_size { Ok(()) } else { Err(RecipeConflict::ClueBoard { least, most }) }
    }

    pub(super) fn check_cells_and_givens(&self) -> Result<(), RecipeConflict> {
        let cells = self.cells();
        if cells > WideSet::MOST_CELLS {
            return Err(RecipeConflict::NotRated);
        }
        let Some(givens) = &self.givens else { return Ok(()) };
        let (low, high, most) =
            (usize::from(*givens.start()), usize::from(*givens.end()), cells - 1);
        if low > high || low > most {
            return Err(RecipeConflict::GivensOfBoard { fewest: 0, most });
        }
        Ok(())
    }

    fn check_technique_of_killer(&self, technique: Technique) -> Result<(), RecipeConflict> {
        if let Some(level) = self.level.filter(|&level| technique.level() > level) {
            return Err(RecipeConflict::AboveLevel(technique, level));
        }
        let is_possible = match technique.family() {
            // All cells of a killer are in cages, whose digits cannot be exchanged.
            Family::Uniqueness | Family::Patterns | Family::LastResort => false,
            Family::Clues => technique.is_of_cages(),
            _ => self.board.layout().is_none_or(|layout| technique.works_on(layout)),
        };
        if is_possible { Ok(()) } else { Err(RecipeConflict::NotOfKillers) }
    }
}

/// Makes a killer by a recipe that was checked.
pub(super) fn generate(
    recipe: &Recipe,
    seed: u64,
    control: &Control,
) -> Result<GeneratedPuzzle, GenerationError> {
    let most = recipe.most_attempts.unwrap_or(MOST_ATTEMPTS);
    for number in 0..most {
        control.report(0, number)?;
        let mut stream = Stream::new(mixed(&[PURPOSE, seed, number]));
        let answer = match full_board(&recipe.board, &mut stream, control) {
            Ok(answer) => answer,
            Err(NoBoard::NoGrid) => return Err(GenerationError::Unfit(RecipeConflict::NoGrid)),
            Err(NoBoard::Cancelled) => return Err(GenerationError::Cancelled),
        };
        let attempt = KillerAttempt::new(recipe, &answer, &mut stream);
        if let Some(puzzle) = attempt.make(&mut stream, control)? {
            return Ok(GeneratedPuzzle { puzzle, answer, code: None, attempts: number + 1 });
        }
    }
    Err(match recipe.level {
        Some(level) => GenerationError::NoneOfLevel { level, attempts: most },
        None => GenerationError::GivenUp(most),
    })
}

/// The sizes of cages that a killer of a level begins with.
fn usual_sizes(level: Level) -> RangeInclusive<usize> {
    match level {
        Level::Beginner | Level::Easy => 1..=2,
        Level::Medium => 2..=3,
        Level::Hard => 2..=4,
        Level::Unfair | Level::Extreme => 3..=5,
    }
}

/// One attempt to make a killer of a full grid.
struct KillerAttempt<'a> {
    recipe: &'a Recipe,
    level: Level,
    solver: Solver,
    givens: Grid,
    cages: Partition<'a>,
}

/// How a killer compares with the recipe.
enum Verdict {
    Fitting(Puzzle),
    TooEasy,
    /// The cells that are open where the techniques come to an end.
    TooHard(Vec<Cell>),
}

impl<'a> KillerAttempt<'a> {
    fn new(recipe: &'a Recipe, answer: &'a Grid, stream: &mut Stream) -> Self {
        let level = recipe.level_with_clues();
        let sizes = usual_sizes(level);
        let symmetries = recipe.symmetries();
        // Merging may make cages a little larger than they begin.
        let most = (sizes.end() + 1).min(answer.layout().digit_count());
        let mut cages = Partition::of_single_cells(answer, symmetries, most);
        cages.grow(stream, &sizes);
        let solver = Solver { known: recipe.techniques_with_clues(level), ..Solver::hodoku() };
        let givens = recipe.drawn_givens(answer, stream);
        Self { recipe, level, solver, givens, cages }
    }

    /// Changes the cages until they fulfil the recipe. Returns `None` if they do not soon.
    fn make(mut self, stream: &mut Stream, control: &Control) -> Result<Option<Puzzle>, Cancelled> {
        // The cages that were too easy last. From then on a split would only go round in a circle.
        let mut too_easy: Option<Partition<'a>> = None;
        let mut undone = 0;
        for _ in 0..MOST_CHANGES {
            let is_changed = match (self.verdict(control)?, &too_easy) {
                (Verdict::Fitting(puzzle), _) if self.recipe.is_minimal => {
                    return self.minimal(&puzzle, stream, control);
                }
                (Verdict::Fitting(puzzle), _) => return Ok(Some(puzzle)),
                (Verdict::TooEasy, _) => {
                    too_easy = Some(self.cages.clone());
                    self.cages.merge_some(stream)
                }
                (Verdict::TooHard(_), Some(before)) if undone < MOST_UNDONE => {
                    undone += 1;
                    self.cages = before.clone();
                    self.cages.merge_some(stream)
                }
                (Verdict::TooHard(_), Some(_)) => false,
                (Verdict::TooHard(open), None) => self.cages.split_some(&open, stream),
            };
            if !is_changed {
                break;
            }
        }
        Ok(None)
    }

    /// The minimal killer of a fitting one. Returns `None` if it does not fit any more: what was left out may have kept the
    /// way easy.
    fn minimal(
        &self,
        puzzle: &Puzzle,
        stream: &mut Stream,
        control: &Control,
    ) -> Result<Option<Puzzle>, Cancelled> {
        let minimal = without_needless(puzzle, stream, control)?;
        if self.recipe.level.is_none() && self.recipe.technique.is_none() {
            return Ok(Some(minimal));
        }
        Ok(match self.verdict_on(minimal, control)? {
            Verdict::Fitting(puzzle) => Some(puzzle),
            Verdict::TooEasy | Verdict::TooHard(_) => None,
        })
    }

    fn verdict(&self, control: &Control) -> Result<Verdict, Cancelled> {
        let layout = self.givens.layout();
        let rules = Rules::new(layout, self.cages.constraints()).expect("cages are on the board");
        let nothing = CellSets::none(layout);
        let puzzle = Puzzle::of_parts(self.givens.clone(), rules, nothing);
        self.verdict_on(puzzle.expect("the answer keeps the cages"), control)
    }

    fn verdict_on(&self, puzzle: Puzzle, control: &Control) -> Result<Verdict, Cancelled> {
        let path = self.solver.any_path_of(&puzzle, control)?;
        let path = path.expect("boards of up to nine digits are rated");
        if !path.is_solved() {
            return Ok(Verdict::TooHard(path.into_end().open().iter().collect()));
        }
        let fits = self.has_level(&path) && self.has_technique(&path);
        Ok(if fits { Verdict::Fitting(puzzle) } else { Verdict::TooEasy })
    }

    fn has_level(&self, path: &AnyPath) -> bool {
        self.recipe.level.is_none() || path.level() == self.level
    }

    fn has_technique(&self, path: &AnyPath) -> bool {
        let is_used = |technique| path.used().any(|(used, _)| used == technique);
        self.recipe.technique.is_none_or(is_used)
    }
}

impl Recipe {
    /// The level whose techniques a puzzle with clues may need.
    pub(super) fn level_with_clues(&self) -> Level {
        let of_technique = self.technique.map_or(Level::Medium, Technique::level);
        self.level.unwrap_or(of_technique.max(Level::Medium))
    }

    /// The techniques that a puzzle with clues of this level may need. Those of uniqueness are left out, so that whatever they solve
    /// has one answer.
    pub(super) fn techniques_with_clues(&self, level: Level) -> TechniqueSet {
        let may_need = |it: &Technique| {
            it.level() <= level && it.family() != Family::Uniqueness && *it != Technique::BruteForce
        };
        let mut known: TechniqueSet = TechniqueSet::hodoku().iter().filter(may_need).collect();
        self.technique.iter().for_each(|&technique| known.insert(technique));
        known
    }

    /// As many digits of the answer as the recipe asks for. Usually a puzzle with clues begins without any.
    pub(super) fn drawn_givens(&self, answer: &Grid, stream: &mut Stream) -> Grid {
        let layout = answer.layout();
        let mut givens = Grid::empty(layout.clone());
        let Some(range) = &self.givens else { return givens };
        let mut cells: Vec<Cell> = layout.cells().collect();
        stream.shuffle(&mut cells);
        let count = usize::from(number_in(range, stream.next())).min(cells.len() - 1);
        for &cell in &cells[..count] {
            givens.set(cell, answer.get(cell));
        }
        givens
    }
}
