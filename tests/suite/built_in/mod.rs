//! The collections that come with Nonet: what each claims holds for its puzzles, and Nonet makes the same ones again.
//!
//! To make a collection again, run one of the ignored tests of `made_again`, such as
//! `NONET_LIBRARY=write cargo test --release --no-default-features --test suite -- --ignored made_again::longest::levels`. It
//! writes the file; without the variable it compares.

mod hard;
mod made_again;
mod near;
mod rare;
mod taught;

use std::collections::HashSet;

use nonet::engine::facts::{Symmetry, not_needed};
use nonet::engine::rating::{Tenths, rate};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Board, Level};
use nonet::engine::{Cells, Control, Grid, Puzzle};
use nonet::store::library::{BuiltIn, BuiltInPuzzle, PuzzleDifficulty};

/// The number of puzzles of each collection.
const EACH: usize = 100;

/// The most givens of a mini pattern.
const MOST_OF_MINI: usize = 22;

fn puzzle_of(cells: &Cells) -> Puzzle {
    Puzzle::new(Grid::classic(cells)).unwrap()
}

fn puzzles(built_in: BuiltIn) -> &'static [BuiltInPuzzle] {
    built_in.puzzles()
}

fn is_minimal_with_one_answer(cells: &Cells) -> bool {
    let (puzzle, control) = (puzzle_of(cells), Control::default());
    matches!(uniqueness(&puzzle, &control), Ok(Uniqueness::Only(_)))
        && not_needed(&puzzle, &control) == Ok(Vec::new())
}

fn is_symmetric(cells: &Cells) -> bool {
    let grid = Grid::classic(cells);
    Symmetry::ALL.into_iter().any(|symmetry| symmetry.holds_for(&grid))
}

#[test]
fn each_has_a_hundred_puzzles_with_one_answer() {
    let mut seen = HashSet::new();
    for built_in in BuiltIn::ALL {
        let puzzles = puzzles(built_in);
        assert_eq!(puzzles.len(), EACH, "{built_in:?}");
        for BuiltInPuzzle { cells, .. } in puzzles {
            let found = uniqueness(&puzzle_of(cells), &Control::default());
            assert!(matches!(found, Ok(Uniqueness::Only(_))), "{built_in:?}: {cells:?}");
            assert!(seen.insert(cells), "{built_in:?} repeats {cells:?}");
        }
    }
}

#[test]
fn levels_rise_and_each_has_its_share() {
    let levels: Vec<Level> = puzzles(BuiltIn::Levels).iter().map(|puzzle| puzzle.level).collect();
    assert!(levels.is_sorted());
    for level in Level::ALL {
        let count = levels.iter().filter(|&&one| one == level).count();
        assert!((16..=17).contains(&count), "{level:?}: {count}");
    }
}

#[test]
fn easy_puzzles_are_of_the_level_that_their_lines_say() {
    for built_in in BuiltIn::ALL {
        for puzzle in puzzles(built_in).iter().filter(|puzzle| puzzle.level <= Level::Medium) {
            assert_eq!(
                PuzzleDifficulty::of(&puzzle.cells, &Control::default()),
                Ok(puzzle.difficulty())
            );
        }
    }
}

#[test]
fn symmetric_puzzles_and_mini_patterns_are_symmetric() {
    for built_in in [BuiltIn::Symmetric, BuiltIn::MiniPatterns] {
        for BuiltInPuzzle { cells, .. } in puzzles(built_in) {
            assert!(is_symmetric(cells), "{built_in:?}: {cells:?}");
        }
    }
}

#[test]
fn mini_patterns_have_few_givens_and_need_each() {
    for BuiltInPuzzle { cells, .. } in puzzles(BuiltIn::MiniPatterns) {
        let givens = cells.iter().filter(|&&digit| digit != 0).count();
        assert!(givens <= MOST_OF_MINI, "{givens}");
        assert_eq!(not_needed(&puzzle_of(cells), &Control::default()), Ok(Vec::new()));
    }
}

#[test]
fn each_puzzle_of_a_technique_needs_it_and_otherwise_singles_alone() {
    for BuiltInPuzzle { cells, technique, .. } in puzzles(BuiltIn::Techniques) {
        let technique = technique.unwrap();
        let board = Board::new(&puzzle_of(cells)).unwrap();
        assert!(taught::teaches(&board, technique), "{technique}: {cells:?}");
    }
}

#[test]
fn very_hard_puzzles_are_rated_nine_to_eleven_on_their_lines() {
    for BuiltInPuzzle { er, .. } in puzzles(BuiltIn::VeryHard) {
        assert!((Tenths::new(90)..=Tenths::new(110)).contains(er), "{er}");
    }
}

#[test]
#[ignore = "takes minutes, and a release build"]
fn all_are_rated_as_their_lines_say() {
    let control = Control::default();
    for built_in in BuiltIn::ALL {
        for puzzle in puzzles(built_in) {
            assert_eq!(
                PuzzleDifficulty::of(&puzzle.cells, &control),
                Ok(puzzle.difficulty()),
                "{built_in:?}"
            );
            let rating = rate(&puzzle_of(&puzzle.cells), &control).unwrap().unwrap();
            assert_eq!(rating.er, puzzle.er, "{built_in:?}");
        }
    }
}
