//! Puzzles that were made: unique, minimal, symmetric, and as was wished.

use nonet::engine::generate::{Made, NotMade, Recipe, Shape, Symmetries, generate};
use nonet::engine::technique::{Board, Level, Solver};
use nonet::engine::{Control, facts, reference};

fn made(recipe: &Recipe, seed: u64) -> Made {
    generate(recipe, seed, &Control::default()).unwrap()
}

#[track_caller]
fn check_is_sound(made: &Made) {
    let answers = reference::answers(&made.puzzle, 2);
    assert_eq!(answers.as_slice(), std::slice::from_ref(&made.answer), "{}", made.code);
    assert_eq!(made.code.puzzle(&Control::default()).unwrap(), made.puzzle);
}

#[test]
fn puzzles_have_one_answer_and_need_each_given() {
    for seed in 0..5 {
        let made = made(&Recipe::default(), seed);
        check_is_sound(&made);
        assert_eq!(facts::not_needed(&made.puzzle, &Control::default()), Ok(Vec::new()));
    }
}

#[test]
fn puzzles_are_as_symmetric_as_asked() {
    for symmetries in Symmetries::ALL {
        let recipe = Recipe { shape: Shape::Symmetric(symmetries), ..Recipe::default() };
        let made = made(&Recipe { is_minimal: false, ..recipe }, 1);
        check_is_sound(&made);
        let holds = |part: &facts::Symmetry| part.holds_for(made.puzzle.givens());
        assert!(symmetries.parts().iter().all(holds), "{symmetries:?}: {:?}", made.puzzle);
    }
}

#[test]
fn puzzles_are_of_the_level_asked() {
    for level in Level::ALL {
        let made = made(&Recipe::of_level(level), 1);
        check_is_sound(&made);
        let board = Board::new(&made.puzzle).unwrap();
        let path = Solver::hodoku().path(&board, &Control::default()).unwrap();
        assert_eq!(path.level(), level);
    }
}

#[test]
fn work_that_is_told_to_stop_stops() {
    let control = Control::default();
    control.cancel.cancel();
    assert_eq!(generate(&Recipe::default(), 1, &control), Err(NotMade::Cancelled));
}
