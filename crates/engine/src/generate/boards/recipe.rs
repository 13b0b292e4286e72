//! How recipes for boards other than the classic one are checked and fulfilled.

use std::ops::RangeInclusive;

use super::super::{GivenPattern, Recipe, RecipeConflict, Symmetries, number_in};
use super::attempt::{BoardAttempt, Digging, DugBoard};
use super::choice::BoardChoice;
use super::dig::EXACT_DIGITS;
use crate::technique::{Level, Solver, Technique, TechniqueUse, WideSet, level_of_puzzle};
use crate::{Cancelled, Cell, Control, LayoutBuilder};

/// The most digits of a board on which a puzzle can be made minimal. Beyond, a complete search may take hours.
const MINIMAL_DIGITS: usize = 25;

/// The most cells of a board on which some symmetric puzzles are minimal. Beyond, hardly any is.
const SYMMETRIC_MINIMAL_CELLS: usize = 100;

/// The number of cells of the board for which the usual numbers of givens are meant.
const CLASSIC_CELLS: usize = 81;

/// The work after which a board seems to have no puzzle of a level: attempts times the square of the cells. That is
/// some seconds on boards of up to 8×8. Larger boards have puzzles of all levels.
const LEVEL_WORK: u64 = 20_000_000;

/// The least number of attempts to make a puzzle of a level.
const LEAST_LEVEL_ATTEMPTS: u64 = 200;

/// The number of rounds of attempts after which the least number of givens of a gentle puzzle has fallen to 0.
const ROUNDS: usize = 16;

impl Recipe {
    /// As [`Recipe::check`], for a board other than the classic one.
    pub(in crate::generate) fn check_on_board(&self) -> Result<(), RecipeConflict> {
        let GivenPattern::Symmetric(symmetries) = self.pattern else {
            return Err(RecipeConflict::WishOfClassicBoard);
        };
        if self.er.is_some() || self.is_typical {
            return Err(RecipeConflict::WishOfClassicBoard);
        }
        let size = BoardSize::of(&self.board);
        if let BoardChoice::Layout(layout) = &self.board
            && !symmetries.fits(layout)
        {
            return Err(RecipeConflict::SymmetryOfBoard(symmetries));
        }
        if self.level.is_some() && size.cells > WideSet::MOST_CELLS {
            return Err(RecipeConflict::NotRated);
        }
        if let Some(hardest) = hardest_level(&self.board)
            && self.level.is_some_and(|level| level > hardest)
        {
            return Err(RecipeConflict::LevelOfBoard(hardest));
        }
        if let Some(technique) = self.technique {
            self.check_technique_on_board(technique, size)?;
        }
        if self.is_minimal && size.digits > MINIMAL_DIGITS {
            return Err(RecipeConflict::MinimalOfLargeBoard);
        }
        let is_symmetric = symmetries != Symmetries::None;
        if self.is_minimal && is_symmetric && size.cells > SYMMETRIC_MINIMAL_CELLS {
            return Err(RecipeConflict::MinimalAndSymmetric);
        }
        match &self.givens {
            Some(givens) => self.check_givens_on_board(givens, symmetries, size),
            None => Ok(()),
        }
    }

    fn check_technique_on_board(
        &self,
        technique: Technique,
        size: BoardSize,
    ) -> Result<(), RecipeConflict> {
        if size.cells > WideSet::MOST_CELLS {
            return Err(RecipeConflict::NotRated);
        }
        if let Some(level) = self.level.filter(|&it| technique.level() > it.max(Level::Easy)) {
            return Err(RecipeConflict::AboveLevel(technique, level));
        }
        let BoardChoice::Layout(layout) = &self.board else {
            let is_right = technique.is_for_any_board();
            return if is_right { Ok(()) } else { Err(RecipeConflict::OfClassicBoard(technique)) };
        };
        // A large pattern may hold on boards with further houses, but only the classic board has a stock of such puzzles.
        if !technique.is_for_any_board() {
            return Err(RecipeConflict::OfClassicBoard(technique));
        }
        let is_of_other_boards = technique.used() == TechniqueUse::OtherBoards;
        if is_of_other_boards && !technique.works_on(layout) {
            return Err(RecipeConflict::OfOtherBoards(technique));
        }
        Ok(())
    }

    fn check_givens_on_board(
        &self,
        givens: &RangeInclusive<u16>,
        symmetries: Symmetries,
        size: BoardSize,
    ) -> Result<(), RecipeConflict> {
        let most = size.cells - 1;
        let (low, high) = (usize::from(*givens.start()), usize::from(*givens.end()));
        if low > high || high < size.fewest_givens || low > most {
            return Err(RecipeConflict::GivensOfBoard { fewest: size.fewest_givens, most });
        }
        let orbits = match &self.board {
            BoardChoice::Layout(layout) => symmetries.orbits_on(layout),
            BoardChoice::RandomJigsaw(jigsaw) => {
                // Orbits do not depend on regions, so a square without regions takes the place of the jigsaw.
                let square =
                    LayoutBuilder::latin(jigsaw.rows()).build().expect("a square is a board");
                symmetries.orbits_on(&square)
            }
        };
        let sums = sums_of(&orbits, size.cells);
        if (low..=high.min(most)).any(|count| sums[count]) {
            Ok(())
        } else {
            Err(RecipeConflict::GivensOfOrbits(symmetries))
        }
    }

    /// The symmetry of the givens. A drawn pattern is only for the classic board.
    pub(in crate::generate) fn symmetries(&self) -> Symmetries {
        match self.pattern {
            GivenPattern::Symmetric(symmetries) => symmetries,
            GivenPattern::Drawn(_) => Symmetries::None,
        }
    }

    /// How attempts get puzzles of the wanted level.
    pub(super) fn dig_policy(&self) -> DigPolicy {
        match self.level {
            Some(level) if !self.is_minimal => DigPolicy::ByLevel(level),
            Some(_) | None => DigPolicy::Plain,
        }
    }

    /// The number of attempts after which the generator gives up.
    pub(in crate::generate) fn most_attempts(&self) -> u64 {
        let usual = match self.dig_policy() {
            DigPolicy::ByLevel(_) if !self.board.is_classic() => {
                (LEVEL_WORK / (self.cells() * self.cells()) as u64).max(LEAST_LEVEL_ATTEMPTS)
            }
            DigPolicy::ByLevel(_) | DigPolicy::Plain => Self::MOST_ATTEMPTS,
        };
        self.most_attempts.unwrap_or(usual)
    }

    /// The attempt for a random number `drawn`. Its puzzle is taken unchanged, or not at all.
    pub(super) fn attempt(&self, drawn: u64) -> BoardAttempt {
        let size = BoardSize::of(&self.board);
        let least = match &self.givens {
            Some(range) if !self.is_minimal => number_in(&self.possible(range), drawn),
            _ => 0,
        };
        // Up to 16 digits the usual digging is exact, and its code is shared with puzzles that were not to be
        // minimal.
        let needs_search = self.is_minimal && size.digits > EXACT_DIGITS;
        self.attempt_digging(
            if needs_search { Digging::Fully } else { Digging::DownTo(least) },
            drawn,
        )
    }

    /// The attempt for a random number `drawn` that digs as far as this.
    pub(super) fn attempt_digging(&self, digging: Digging, drawn: u64) -> BoardAttempt {
        BoardAttempt {
            board: self.board.clone(),
            symmetries: self.symmetries(),
            digging,
            // The number has 40 bits, as many as a code holds.
            number: drawn >> 24,
        }
    }

    /// The part of a range of givens that leaves a cell to fill.
    fn possible(&self, range: &RangeInclusive<u16>) -> RangeInclusive<u16> {
        let most = u16::try_from(self.cells() - 1).unwrap_or(u16::MAX);
        *range.start()..=(*range.end()).min(most)
    }

    /// The number of cells of the board.
    pub(in crate::generate) fn cells(&self) -> usize {
        BoardSize::of(&self.board).cells
    }

    /// The least number of givens of a gentle puzzle. Unless the recipe asks for a number, that number falls with each
    /// round of attempts that found no puzzle.
    pub(super) fn gentle_givens(&self, usual: &RangeInclusive<u16>, round: u64, drawn: u64) -> u16 {
        if let Some(range) = &self.givens {
            return number_in(&self.possible(range), drawn);
        }
        let scaled = |of_81: u16| usize::from(of_81) * self.cells() / CLASSIC_CELLS;
        let fewer =
            usize::try_from(round).unwrap_or(usize::MAX).saturating_mul(self.cells()) / ROUNDS;
        let bound = |of_81| u16::try_from(scaled(of_81).saturating_sub(fewer)).unwrap_or(u16::MAX);
        number_in(&(bound(*usual.start())..=bound(*usual.end())), drawn)
    }

    /// Whether `dug` has as many givens as the recipe asks for, and needs each of them if it must.
    pub(super) fn has_such_givens(
        &self,
        dug: &DugBoard,
        control: &Control,
    ) -> Result<bool, Cancelled> {
        let has_as_many = |range: &RangeInclusive<u16>| {
            u16::try_from(dug.givens()).is_ok_and(|count| range.contains(&count))
        };
        if !self.givens.as_ref().is_none_or(has_as_many) {
            return Ok(false);
        }
        let may_have_more = self.symmetries() != Symmetries::None || !dug.is_tried_in_full();
        Ok(!(self.is_minimal && may_have_more && !dug.is_minimal(control)?))
    }

    /// Whether `dug` fulfils the recipe, apart from the board and the symmetry, which the attempt already has. Quick
    /// checks come first.
    pub(super) fn holds(&self, dug: &DugBoard, control: &Control) -> Result<bool, Cancelled> {
        Ok(self.has_such_givens(dug, control)?
            && match self.level {
                Some(level) => has_level(dug, level, control)?,
                None => true,
            }
            && self.has_technique(dug, control)?)
    }

    /// Whether the path of `dug` uses the technique that is wanted, if one is.
    pub(super) fn has_technique(
        &self,
        dug: &DugBoard,
        control: &Control,
    ) -> Result<bool, Cancelled> {
        let Some(technique) = self.technique else { return Ok(true) };
        let hardest = technique.level().max(Level::Unfair);
        let mut solver = Solver::hodoku();
        solver.known = solver.known.iter().filter(|it| it.level() <= hardest).collect();
        solver.known.insert(technique);
        let path = solver.any_path_of(&dug.puzzle(), control)?;
        Ok(path.is_some_and(|path| path.used().any(|(used, _)| used == technique)))
    }
}

/// The level of the hardest puzzles on a board whose puzzles were all examined. Returns `None` for other boards,
/// for which no limit is known.
fn hardest_level(board: &BoardChoice) -> Option<Level> {
    let BoardChoice::Layout(layout) = board else { return None };
    let builder = layout.builder();
    if builder == LayoutBuilder::boxed(2, 2) {
        return Some(Level::Beginner);
    }
    let is_latin = (1..=4).any(|side| builder == LayoutBuilder::latin(side));
    is_latin.then_some(Level::Easy)
}

/// How attempts get puzzles of the wanted level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DigPolicy {
    /// Each attempt makes one puzzle, which is taken or not.
    Plain,
    /// Each attempt removes as many givens as a puzzle of this level can do without.
    ByLevel(Level),
}

/// Whether a puzzle is of a level. A puzzle that no technique solves is extreme.
pub(super) fn has_level(
    dug: &DugBoard,
    level: Level,
    control: &Control,
) -> Result<bool, Cancelled> {
    let found = level_of_puzzle(&dug.puzzle(), control)?;
    Ok(found.unwrap_or(Level::Extreme) == level)
}

/// The properties of a board that a check needs.
#[derive(Clone, Copy)]
struct BoardSize {
    cells: usize,
    digits: usize,
    /// The fewest givens that a puzzle with one answer can have. Two digits without a given could be swapped, unless a
    /// rule is about their numbers.
    fewest_givens: usize,
}

impl BoardSize {
    fn of(board: &BoardChoice) -> Self {
        match board {
            BoardChoice::Layout(layout) => {
                let digits = layout.digit_count();
                let may_swap = layout.treats_digits_alike();
                let fewest_givens = if may_swap { digits - 1 } else { 0 };
                Self { cells: layout.cell_count(), digits, fewest_givens }
            }
            BoardChoice::RandomJigsaw(side) => {
                let digits = side.rows();
                Self { cells: digits * digits, digits, fewest_givens: digits - 1 }
            }
        }
    }
}

/// For each number of cells: whether some orbits together have that number.
fn sums_of(orbits: &[Vec<Cell>], cells: usize) -> Vec<bool> {
    if orbits.iter().all(|orbit| orbit.len() == 1) {
        return vec![true; cells + 1];
    }
    let mut sums = vec![false; cells + 1];
    sums[0] = true;
    for orbit in orbits {
        // Downwards, so that an orbit is counted once.
        for sum in (orbit.len()..=cells).rev() {
            sums[sum] |= sums[sum - orbit.len()];
        }
    }
    sums
}
