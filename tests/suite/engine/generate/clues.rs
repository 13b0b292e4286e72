//! Puzzles with clues that are made: one answer, the clues and the level that were asked for.

use nonet::engine::generate::{
    BoardChoice, ClueKind, GeneratedPuzzle, GivenPattern, Recipe, RecipeConflict, Symmetries,
    WantedClue, WantedClues, generate,
};
use nonet::engine::search::{Uniqueness, uniqueness};
use nonet::engine::technique::{Level, Solver, Technique, level_of_puzzle};
use nonet::engine::{CellSets, Constraint, Control, LineKind, NamedShape, Puzzle, Relation, Rules};

/// A recipe for a puzzle on a named board with clues of these kinds.
fn recipe(board: &str, wanted: Vec<WantedClue>) -> Recipe {
    let board = BoardChoice::Layout(NamedShape::named(board).unwrap().layout());
    let clues = WantedClues::Kinds(wanted);
    Recipe { clues, is_minimal: false, ..Recipe::of_board(board) }
}

#[track_caller]
fn made(recipe: &Recipe, seed: u64) -> GeneratedPuzzle {
    let made = generate(recipe, seed, &Control::default());
    let made = made.unwrap_or_else(|error| panic!("{error:?} {recipe:?}"));
    let found = uniqueness(&made.puzzle, &Control::default()).unwrap();
    assert_eq!(found, Uniqueness::Only(made.answer.clone()), "{recipe:?}");
    made
}

fn clues(made: &GeneratedPuzzle) -> &[Constraint] {
    made.puzzle.rules().constraints()
}

/// The kind of a clue, as it is asked for.
fn kind_of(clue: &Constraint) -> Option<ClueKind> {
    let of_line = |kind: LineKind| match kind {
        LineKind::Whispers(_) => Some(ClueKind::Whispers),
        LineKind::Renban => Some(ClueKind::Renbans),
        LineKind::Palindrome => Some(ClueKind::Palindromes),
        LineKind::Between => Some(ClueKind::Betweens),
        LineKind::RegionSum => Some(ClueKind::RegionSums),
        _ => None,
    };
    match clue {
        Constraint::Cage(_) => Some(ClueKind::Cages),
        Constraint::Thermometer(_) => Some(ClueKind::Thermometers),
        Constraint::Arrow(_) => Some(ClueKind::Arrows),
        Constraint::Pair(pair) if matches!(pair.relation(), Relation::Sum(_)) => {
            Some(ClueKind::XAndV)
        }
        Constraint::Pair(_) => Some(ClueKind::Dots),
        Constraint::Parity(..) => Some(ClueKind::Parity),
        Constraint::Line(line) => of_line(line.kind()),
        Constraint::Quadruple(_) => Some(ClueKind::Quadruples),
        Constraint::LittleKiller(_) => Some(ClueKind::LittleKillers),
        Constraint::Outside(outside) => {
            let name = format!("{:?}", outside.kind());
            ClueKind::ALL.into_iter().find(|kind| format!("{kind:?}").starts_with(&name))
        }
        _ => None,
    }
}

#[test]
fn every_kind_of_clue_is_made_on_boards_of_several_sizes() {
    for (board, kinds) in [("6x6", &ClueKind::ALL[..]), ("4x4", &ClueKind::ALL[..4])] {
        for (seed, &kind) in (1..).zip(kinds) {
            let made = made(&recipe(board, vec![WantedClue::of(kind)]), seed);
            let clues = clues(&made);
            assert!(
                !clues.is_empty() && clues.iter().all(|it| kind_of(it) == Some(kind)),
                "{clues:?}"
            );
            assert!(!made.puzzle.givens().is_full());
        }
    }
}

#[test]
fn as_many_clues_are_made_as_are_asked_for_of_the_length_that_is_asked_for() {
    let wanted = |kind, count, cells| {
        WantedClue::of_number(kind, count).and_then(|wanted| wanted.with_cells(cells)).unwrap()
    };
    let two_cages = wanted(ClueKind::Cages, 2, 3);
    let thermometer = wanted(ClueKind::Thermometers, 1, 4);
    let recipe = Recipe { level: Some(Level::Easy), ..recipe("6x6", vec![two_cages, thermometer]) };
    let made = made(&recipe, 1);
    let mut lengths: Vec<_> =
        clues(&made).iter().map(|it| (kind_of(it), it.cells().len())).collect();
    lengths.sort_unstable();
    let (cage, line) = (Some(ClueKind::Cages), Some(ClueKind::Thermometers));
    assert_eq!(lengths, [(cage, 3), (cage, 3), (line, 4)]);
    assert_eq!(level_of_puzzle(&made.puzzle, &Control::default()).unwrap(), Some(Level::Easy));
}

#[test]
fn a_mixture_has_its_level_and_its_technique() {
    let wanted = [ClueKind::Thermometers, ClueKind::Dots].map(WantedClue::of).to_vec();
    let technique = Technique::ThermometerBounds;
    let (level, givens) = (Some(Level::Medium), Some(4..=12));
    let recipe = Recipe { level, givens, technique: Some(technique), ..recipe("9x9", wanted) };
    let made = made(&recipe, 2);
    assert_eq!(level_of_puzzle(&made.puzzle, &Control::default()).unwrap(), level);
    assert!((4..=12).contains(&made.puzzle.givens().filled().count()));
    let path = Solver::hodoku().any_path_of(&made.puzzle, &Control::default()).unwrap().unwrap();
    assert!(path.used().any(|(used, _)| used == technique));
    let lines = clues(&made).iter().filter(|it| kind_of(it) == Some(ClueKind::Thermometers));
    let mut cells: Vec<_> = lines.flat_map(|line| line.cells().to_vec()).collect();
    let count = cells.len();
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), count, "thermometers overlap");
}

/// Without any of its clues the techniques of the level do not solve the puzzle.
#[test]
fn no_clue_of_a_minimal_puzzle_is_needless() {
    let wanted = vec![WantedClue::of(ClueKind::Dots)];
    let level = Some(Level::Medium);
    let made = made(&Recipe { is_minimal: true, level, ..recipe("6x6", wanted) }, 3);
    let layout = made.puzzle.layout();
    for clue in clues(&made) {
        let others = clues(&made).iter().filter(|it| *it != clue).cloned();
        let rules = Rules::new(layout, others).unwrap();
        let givens = made.puzzle.givens().clone();
        let puzzle = Puzzle::of_parts(givens, rules, CellSets::none(layout)).unwrap();
        let found = level_of_puzzle(&puzzle, &Control::default()).unwrap();
        assert!(found.is_none() || found > level, "{clue:?}");
    }
}

#[test]
fn what_no_puzzle_with_clues_can_be_is_refused() {
    let refused = |recipe: Recipe, why: RecipeConflict| assert_eq!(recipe.check(), Err(why));
    let dots = || recipe("9x9", vec![WantedClue::of(ClueKind::Dots)]);
    let large = recipe("16x16", vec![WantedClue::of(ClueKind::Dots)]);
    refused(large, RecipeConflict::ClueBoard { least: 4, most: 9 });
    let technique = |technique| Recipe { technique: Some(technique), ..dots() };
    refused(technique(Technique::ArrowBounds), RecipeConflict::NotWithClues);
    refused(technique(Technique::CageDigit), RecipeConflict::NotWithClues);
    refused(technique(Technique::UniqueLoop), RecipeConflict::NotWithClues);
    assert_eq!(technique(Technique::CluePartners).check(), Ok(()));
    let pattern = GivenPattern::Symmetric(Symmetries::HalfTurn);
    refused(Recipe { pattern, ..dots() }, RecipeConflict::NotWithClues);
    let level = Some(Level::Beginner);
    refused(Recipe { level, ..dots() }, RecipeConflict::NotWithClues);
}

#[test]
fn a_seed_makes_the_same_puzzle_again() {
    let recipe = recipe("6x6", vec![WantedClue::of(ClueKind::Renbans)]);
    assert_eq!(made(&recipe, 7), made(&recipe, 7));
    assert_ne!(made(&recipe, 7).puzzle, made(&recipe, 8).puzzle);
}
