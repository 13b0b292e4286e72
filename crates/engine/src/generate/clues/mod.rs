//! Makes puzzles with clues of several kinds: thermometers, arrows, dots and others, in any mixture.
//!
//! An attempt draws a full grid, and clues that it keeps. Then it looks how far the techniques of the level lead without a given.
//! Where they come to an end, it gives a digit there. Last it takes back each given that was not needed after all. No technique
//! takes it for granted that there is one answer, so a puzzle that they solve has one.

mod kind;
mod proposal;

pub use kind::{ClueKind, WantedClue};

use std::ops::RangeInclusive;

use super::boards::{NoBoard, full_board};
use super::stream::{Stream, mixed};
use super::{
    GeneratedPuzzle, GenerationError, GivenPattern, Recipe, RecipeConflict, Symmetries, number_in,
};
use crate::technique::{AnyPath, Family, Level, Solver, Technique};
use crate::{Cancelled, Cell, CellSets, Constraint, Control, Grid, Puzzle, Rules};
use proposal::Proposals;

/// Mixed into the numbers of attempts, so that their grids differ from those of other puzzles.
const PURPOSE: u64 = 0x0063_6c75_6573;

/// The number of attempts after which no puzzle seems to fulfil the recipe.
const MOST_ATTEMPTS: u64 = 200;

/// How often a clue is drawn before the grid seems to have no room for it.
const DRAWS_PER_CLUE: usize = 3;

/// So many open cells get a given at once. A puzzle with few clues would otherwise be solved once for each of its givens.
const CELLS_PER_GIVEN: usize = 16;

impl Recipe {
    /// As [`Recipe::check`], for a puzzle with clues of these kinds.
    pub(super) fn check_clues(&self, wanted: &[WantedClue]) -> Result<(), RecipeConflict> {
        let is_plain = self.pattern == GivenPattern::Symmetric(Symmetries::None)
            && self.er.is_none()
            && !self.is_typical
            && self.level != Some(Level::Beginner);
        if !is_plain {
            return Err(RecipeConflict::NotWithClues);
        }
        self.check_board_of_clues()?;
        self.check_cells_and_givens()?;
        let Some(technique) = self.technique else { return Ok(()) };
        if let Some(level) = self.level.filter(|&level| technique.level() > level) {
            return Err(RecipeConflict::AboveLevel(technique, level));
        }
        let is_possible = match technique.family() {
            // What takes one answer for granted is not among the techniques that are used here.
            Family::Uniqueness | Family::Patterns | Family::LastResort => false,
            Family::Clues => kinds_for(technique)
                .is_none_or(|kinds| wanted.iter().any(|clue| kinds.contains(&clue.kind))),
            _ => self.board.layout().is_none_or(|layout| technique.works_on(layout)),
        };
        if is_possible { Ok(()) } else { Err(RecipeConflict::NotWithClues) }
    }
}

/// The kinds of clues, of which a technique of clues needs one. Returns `None` if any will do.
pub(crate) fn kinds_for(technique: Technique) -> Option<&'static [ClueKind]> {
    use ClueKind as C;
    match technique {
        Technique::ThermometerBounds => Some(&[C::Thermometers]),
        Technique::ClueCopies => Some(&[C::Palindromes]),
        Technique::CluePartners => Some(&[C::Dots, C::XAndV, C::Whispers, C::Renbans, C::Betweens]),
        Technique::ArrowBounds => Some(&[C::Arrows]),
        Technique::RenbanRange => Some(&[C::Renbans]),
        Technique::RegionSums => Some(&[C::RegionSums]),
        Technique::OutsideSets => Some(&[C::Sandwiches, C::XSums]),
        Technique::ClueLimits => {
            Some(&[C::Betweens, C::Quadruples, C::LittleKillers, C::Skyscrapers])
        }
        _ if technique.is_of_cages() && technique != Technique::CluePlaces => Some(&[C::Cages]),
        _ => None,
    }
}

/// Makes a puzzle with clues by a recipe that was checked.
pub(super) fn generate(
    recipe: &Recipe,
    wanted: &[WantedClue],
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
        let Some(clues) = drawn_clues(wanted, &answer, &mut stream) else { continue };
        let attempt = ClueAttempt::new(recipe, &answer, clues, &mut stream);
        if let Some(puzzle) = attempt.make(&mut stream, control)? {
            return Ok(GeneratedPuzzle { puzzle, answer, code: None, attempts: number + 1 });
        }
    }
    Err(match recipe.level {
        Some(level) => GenerationError::NoneOfLevel { level, attempts: most },
        None => GenerationError::GivenUp(most),
    })
}

/// Clues of these kinds that a grid keeps. Returns `None` if the grid has no room for as many as are wanted.
fn drawn_clues(
    wanted: &[WantedClue],
    answer: &Grid,
    stream: &mut Stream,
) -> Option<Vec<Constraint>> {
    let cells = answer.layout().cell_count();
    let mut proposals = Proposals::new(answer);
    for clue in wanted {
        let usual = (cells / clue.kind.cells_per_clue() / wanted.len()).max(1);
        let count = clue.count.map_or(usual, usize::from);
        let before = proposals.count();
        // There may be no room for a long clue where there is some for a short one.
        for _ in 0..DRAWS_PER_CLUE * count {
            let length = length_of(*clue, answer.layout().digit_count(), stream);
            proposals.draw(clue.kind, length, stream);
            if proposals.count() - before == count {
                break;
            }
        }
        let drawn = proposals.count() - before;
        if drawn == 0 || (clue.count.is_some() && drawn < count) {
            return None;
        }
    }
    Some(proposals.clues().cloned().collect())
}

/// A number of cells for a clue: the wanted one, or else one of those that are not long for the board.
fn length_of(clue: WantedClue, digits: usize, stream: &mut Stream) -> usize {
    let Some(possible) = clue.kind.cells() else { return 1 };
    let longest = usize::from(*possible.end()).min(digits.div_ceil(2) + 1);
    let shortest = usize::from(*possible.start()).min(longest);
    let drawn = shortest + stream.index(longest - shortest + 1);
    clue.cells.map_or(drawn, usize::from)
}

/// One attempt to make a puzzle of a full grid with clues.
struct ClueAttempt<'a> {
    recipe: &'a Recipe,
    answer: &'a Grid,
    level: Level,
    solver: Solver,
    clues: Vec<Constraint>,
    givens: Grid,
    /// The numbers of givens that are allowed.
    count: RangeInclusive<usize>,
}

impl<'a> ClueAttempt<'a> {
    fn new(
        recipe: &'a Recipe,
        answer: &'a Grid,
        clues: Vec<Constraint>,
        stream: &mut Stream,
    ) -> Self {
        let level = recipe.level_with_clues();
        let solver = Solver { known: recipe.techniques_with_clues(level), ..Solver::hodoku() };
        let most = answer.layout().cell_count() - 1;
        let count = recipe.givens.as_ref().map_or(0..=most, |range| {
            let least = usize::from(number_in(range, stream.next())).min(most);
            least..=usize::from(*range.end())
        });
        Self {
            recipe,
            answer,
            level,
            solver,
            clues,
            givens: recipe.drawn_givens(answer, stream),
            count,
        }
    }

    /// Gives digits until the techniques solve the puzzle, and takes back what was not needed. Returns `None` if the puzzle does
    /// not fulfil the recipe.
    fn make(mut self, stream: &mut Stream, control: &Control) -> Result<Option<Puzzle>, Cancelled> {
        while let Some(open) = self.open_cells(control)? {
            self.give_some(open, stream);
            if self.given_count() > *self.count.end() {
                return Ok(None);
            }
        }
        self.take_back_givens(stream, control)?;
        if self.recipe.is_minimal {
            self.take_back_clues(stream, control)?;
        }
        let puzzle = self.puzzle();
        let path = self.path(&puzzle, control)?;
        let fits = self.has_level(&path) && self.has_technique(&path);
        Ok(fits.then_some(puzzle))
    }

    fn given_count(&self) -> usize {
        self.givens.filled().count()
    }

    fn puzzle(&self) -> Puzzle {
        let layout = self.givens.layout();
        let rules = Rules::new(layout, self.clues.iter().cloned()).expect("clues are on the board");
        let puzzle = Puzzle::of_parts(self.givens.clone(), rules, CellSets::none(layout));
        puzzle.expect("the answer keeps the clues")
    }

    fn path(&self, puzzle: &Puzzle, control: &Control) -> Result<AnyPath, Cancelled> {
        let path = self.solver.any_path_of(puzzle, control)?;
        Ok(path.expect("boards of up to nine digits are rated"))
    }

    /// The cells that are open where the techniques come to an end. Returns `None` if they solve the puzzle.
    fn open_cells(&self, control: &Control) -> Result<Option<Vec<Cell>>, Cancelled> {
        let path = self.path(&self.puzzle(), control)?;
        let is_solved = path.is_solved();
        Ok((!is_solved).then(|| path.into_end().open().iter().collect()))
    }

    /// Gives the digits of some of these cells.
    fn give_some(&mut self, mut open: Vec<Cell>, stream: &mut Stream) {
        stream.shuffle(&mut open);
        let count = open.len().div_ceil(CELLS_PER_GIVEN);
        for &cell in &open[..count] {
            self.givens.set(cell, self.answer.get(cell));
        }
    }

    /// Takes back each given without which the techniques still solve the puzzle, down to the fewest that are allowed.
    fn take_back_givens(
        &mut self,
        stream: &mut Stream,
        control: &Control,
    ) -> Result<(), Cancelled> {
        let mut given: Vec<Cell> = self.givens.filled().map(|(cell, _)| cell).collect();
        stream.shuffle(&mut given);
        for cell in given {
            if self.given_count() <= *self.count.start() {
                break;
            }
            self.givens.set(cell, None);
            if self.open_cells(control)?.is_some() {
                self.givens.set(cell, self.answer.get(cell));
            }
        }
        Ok(())
    }

    /// Takes back each clue without which the techniques still solve the puzzle.
    fn take_back_clues(&mut self, stream: &mut Stream, control: &Control) -> Result<(), Cancelled> {
        let mut clues = self.clues.clone();
        stream.shuffle(&mut clues);
        for clue in clues {
            let kept = self.clues.clone();
            self.clues.retain(|it| *it != clue);
            if self.open_cells(control)?.is_some() {
                self.clues = kept;
            }
        }
        Ok(())
    }

    fn has_level(&self, path: &AnyPath) -> bool {
        self.recipe.level.is_none() || path.level() == self.level
    }

    fn has_technique(&self, path: &AnyPath) -> bool {
        let is_used = |technique| path.used().any(|(used, _)| used == technique);
        self.recipe.technique.is_none_or(is_used)
    }
}
