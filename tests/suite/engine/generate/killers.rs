//! Killers that are made: one answer, the level and the technique that were asked for, and symmetric cages.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use nonet::engine::facts::Symmetry;
use nonet::engine::generate::{
    BoardChoice, Date, GeneratedPuzzle, GivenPattern, JigsawSide, Recipe, RecipeConflict,
    Symmetries, WantedClues, generate,
};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Level, Solver, Technique, level_of_puzzle};
use nonet::engine::{
    Cage, Cell, CellSets, Constraint, Control, Grid, Layout, NamedShape, Puzzle, Rules,
};

fn killer(board: BoardChoice) -> Recipe {
    Recipe { clues: WantedClues::Killer, is_minimal: false, ..Recipe::of_board(board) }
}

fn classic() -> BoardChoice {
    BoardChoice::Layout(Layout::classic())
}

fn named(name: &str) -> BoardChoice {
    BoardChoice::Layout(NamedShape::named(name).unwrap().layout())
}

#[track_caller]
fn made(recipe: &Recipe, seed: u64) -> GeneratedPuzzle {
    generate(recipe, seed, &Control::default()).unwrap_or_else(|error| panic!("{error:?}"))
}

fn cages(made: &GeneratedPuzzle) -> BTreeSet<Vec<Cell>> {
    made.puzzle.rules().constraints().iter().map(|cage| cage.cells().to_vec()).collect()
}

/// Checks that every cell is in one cage, and that the answer is the only one.
#[track_caller]
fn check(made: &GeneratedPuzzle) {
    let layout = made.puzzle.layout();
    let mut cells: Vec<Cell> = cages(made).into_iter().flatten().collect();
    cells.sort_unstable();
    assert_eq!(cells, layout.cells().collect::<Vec<Cell>>());
    let found = uniqueness(&made.puzzle, &Control::default()).unwrap();
    assert_eq!(found, Uniqueness::Only(made.answer.clone()));
    assert_eq!(made.code, None);
}

#[test]
fn a_killer_has_the_level_that_was_asked_for() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let recipe = Recipe { level: Some(level), ..killer(classic()) };
        let made = made(&recipe, 1);
        check(&made);
        assert!(made.puzzle.givens().is_empty());
        let found = level_of_puzzle(&made.puzzle, &Control::default()).unwrap();
        assert_eq!(found, Some(level));
    }
}

#[test]
fn small_boards_and_jigsaws_have_killers() {
    let jigsaw = BoardChoice::RandomJigsaw(JigsawSide::new(7).unwrap());
    for board in [named("4x4"), named("6x6"), named("8x8"), named("x"), jigsaw] {
        check(&made(&killer(board), 3));
    }
}

#[test]
fn the_cages_can_be_symmetric() {
    for symmetries in [Symmetries::HalfTurn, Symmetries::Horizontal, Symmetries::Diagonal] {
        let recipe = Recipe {
            pattern: GivenPattern::Symmetric(symmetries),
            level: Some(Level::Medium),
            ..killer(named("6x6"))
        };
        let made = made(&recipe, 5);
        check(&made);
        let part: Symmetry = symmetries.parts()[0];
        let image = |cage: &Vec<Cell>| {
            let cells = cage.iter().filter_map(|&cell| part.image(made.puzzle.layout(), cell));
            cells.collect::<BTreeSet<Cell>>().into_iter().collect::<Vec<Cell>>()
        };
        let cages = cages(&made);
        assert!(cages.iter().all(|cage| cages.contains(&image(cage))), "{symmetries:?}");
    }
}

#[test]
fn a_killer_has_givens_if_asked() {
    let recipe = Recipe { givens: Some(5..=5), ..killer(classic()) };
    let made = made(&recipe, 1);
    check(&made);
    assert_eq!(made.puzzle.givens().filled_count(), 5);
}

#[test]
fn a_killer_needs_the_technique_that_was_asked_for() {
    for technique in [Technique::RuleOf45, Technique::CageDigit, Technique::InniesAndOuties] {
        let recipe = Recipe { technique: Some(technique), ..killer(named("6x6")) };
        let made = made(&recipe, 2);
        let path = Solver::hodoku().any_path_of(&made.puzzle, &Control::default());
        let path = path.unwrap().unwrap();
        assert!(path.used().any(|(used, _)| used == technique), "{technique}");
    }
}

#[test]
fn a_seed_makes_the_same_killer_each_time() {
    let recipe = killer(named("6x6"));
    assert_eq!(made(&recipe, 7), made(&recipe, 7));
    assert_ne!(made(&recipe, 7), made(&recipe, 8));
}

#[test]
fn wishes_that_no_killer_fulfils_are_refused() {
    let refused = |recipe: Recipe, conflict| assert_eq!(recipe.check(), Err(conflict));
    let of_boards = RecipeConflict::ClueBoard { least: 4, most: 9 };
    refused(killer(named("16x16")), of_boards);
    refused(killer(BoardChoice::RandomJigsaw(JigsawSide::new(10).unwrap())), of_boards);
    let level = Some(Level::Beginner);
    refused(Recipe { level, ..killer(classic()) }, RecipeConflict::NotOfKillers);
    let technique = Some(Technique::InniesAndOuties);
    let recipe = Recipe { technique, level: Some(Level::Easy), ..killer(classic()) };
    refused(recipe, RecipeConflict::AboveLevel(Technique::InniesAndOuties, Level::Easy));
    let technique = Some(Technique::CageDigit);
    let plain = Recipe { technique, ..Recipe::default() };
    refused(plain, RecipeConflict::OfOtherBoards(Technique::CageDigit));
}

/// The sizes of the cages of a killer grow with its level.
#[test]
fn harder_killers_have_larger_cages() {
    let count = |level| {
        let recipe = Recipe { level: Some(level), ..killer(classic()) };
        (1..=3).map(|seed| cages(&made(&recipe, seed)).len()).sum::<usize>()
    };
    let counts: Vec<usize> = [Level::Easy, Level::Medium, Level::Hard].map(count).to_vec();
    let usual: RangeInclusive<usize> = 60..=200;
    assert!(counts.is_sorted_by(|one, next| one > next), "{counts:?}");
    assert!(counts.iter().all(|count| usual.contains(count)), "{counts:?}");
}

/// The puzzle with other givens and constraints.
fn with(puzzle: &Puzzle, givens: Grid, constraints: Vec<Constraint>) -> Puzzle {
    let layout = puzzle.layout();
    let rules = Rules::new(layout, constraints).unwrap();
    Puzzle::of_parts(givens, rules, CellSets::none(layout)).unwrap()
}

#[test]
fn a_minimal_killer_needs_each_given_and_each_sum() {
    let control = Control::default();
    for (board, givens, seed) in [("4x4", None, 1), ("6x6", Some(3..=3), 2), ("6x6", None, 3)] {
        let recipe = Recipe { is_minimal: true, givens, ..killer(named(board)) };
        let made = made(&recipe, seed);
        let found = uniqueness(&made.puzzle, &control).unwrap();
        assert_eq!(found, Uniqueness::Only(made.answer.clone()), "{board}");
        let constraints = made.puzzle.rules().constraints().to_vec();
        let mut less = Vec::new();
        for (cell, _) in made.puzzle.givens().filled() {
            let mut givens = made.puzzle.givens().clone();
            givens.set(cell, None);
            less.push(with(&made.puzzle, givens, constraints.clone()));
        }
        for (at, constraint) in constraints.iter().enumerate() {
            let cage = constraint.cage().unwrap();
            if cage.sum().is_none() {
                continue;
            }
            let mut constraints = constraints.clone();
            constraints[at] = Constraint::Cage(Cage::new(cage.cells().iter().copied(), None));
            less.push(with(&made.puzzle, made.puzzle.givens().clone(), constraints));
        }
        assert!(less.len() > 1, "{board}");
        for puzzle in less {
            assert_eq!(uniqueness(&puzzle, &control).unwrap(), Uniqueness::Several, "{board}");
        }
    }
}

#[test]
fn a_day_has_a_killer_of_the_level_of_its_puzzle() {
    let monday = Date::new(2026, 11, 23).unwrap();
    let (recipe, seed) = monday.killer(None);
    let (puzzle, other) = monday.puzzle(None);
    assert_eq!((recipe.level, &recipe.clues), (puzzle.level, &WantedClues::Killer));
    assert_ne!(seed, other);
    check(&made(&recipe, seed));
    assert_ne!(seed, Date::new(2026, 11, 24).unwrap().killer(None).1);
}
