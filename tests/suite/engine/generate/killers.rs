//! Killers that are made: one answer, the level and the technique that were asked for, and symmetric cages.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use nonet::engine::facts::Symmetry;
use nonet::engine::generate::{
    BoardChoice, GeneratedPuzzle, GivenPattern, JigsawSide, Recipe, RecipeConflict, Symmetries,
    WantedClues, generate,
};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Level, Solver, Technique, level_of_puzzle};
use nonet::engine::{Cell, CellSets, Control, Layout, NamedShape, Puzzle, Rules};

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

/// Without any of its cages the killer has another level, or more than one answer.
#[test]
fn a_minimal_killer_needs_each_of_its_cages() {
    let recipe = Recipe { is_minimal: true, level: Some(Level::Medium), ..killer(named("6x6")) };
    let made = made(&recipe, 4);
    let layout = made.puzzle.layout();
    let cages = made.puzzle.rules().constraints();
    let cells: usize = cages.iter().map(|cage| cage.cells().len()).sum();
    assert!(cells < layout.cell_count(), "{cells}");
    let nothing = CellSets::none(layout);
    for cage in cages {
        let others = cages.iter().filter(|it| *it != cage).cloned();
        let rules = Rules::new(layout, others).unwrap();
        let puzzle = Puzzle::of_parts(made.puzzle.givens().clone(), rules, nothing.clone());
        let level = level_of_puzzle(&puzzle.unwrap(), &Control::default()).unwrap();
        assert_ne!(level, Some(Level::Medium), "{cage:?}");
    }
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
