//! The counters of a game: hints shown, and wrong digits that the player was told about.

use nonet::controller::{Command, Dialog, DialogButton, HintsAction, OptionsAction, Status};

use super::play::{game, game_with, put};
use super::program::Program;

fn counted(program: &Program) -> u32 {
    program.controller.play().unwrap().mistakes
}

#[test]
fn a_wrong_digit_counts_once_it_is_told() {
    let mut program = game();
    put(&mut program, 2, 1);
    assert_eq!(counted(&program), 0, "nothing tells that it is wrong");
    for _ in 0..2 {
        program.command(Command::Check);
        assert_eq!(counted(&program), 1, "the same digit counts once");
    }
    program.command(Command::Undo);
    program.command(Command::Redo);
    program.command(Command::Check);
    assert_eq!(counted(&program), 1);
    put(&mut program, 2, 2);
    program.command(Command::Hint);
    assert_eq!((counted(&program), program.controller.play().unwrap().hints), (2, 0));
}

#[test]
fn what_a_warning_tells_to_be_wrong_counts_at_once() {
    let mut warned = game_with(|options| options.warn_answer = true);
    put(&mut warned, 2, 1);
    assert_eq!(counted(&warned), 1);
    // Of two equal entries the other one may be wrong; beside a given it is plain.
    let mut rules = game();
    put(&mut rules, 2, 2);
    put(&mut rules, 3, 2);
    assert!(matches!(rules.status(), Status::AgainstRules(_)), "{:?}", rules.status());
    assert_eq!(counted(&rules), 0);
    put(&mut rules, 3, 5);
    assert_eq!(counted(&rules), 1);
}

#[test]
fn a_warning_that_is_turned_on_later_counts_what_it_shows() {
    let mut program = game();
    put(&mut program, 2, 1);
    program.command(Command::Options);
    let Some(Dialog::Options { draft, .. }) = program.controller.dialog() else { panic!() };
    let mut draft = draft.clone();
    draft.options.warn_answer = true;
    program.act(OptionsAction::Typed(Box::new(draft)));
    assert_eq!(counted(&program), 1);
    program.command(Command::Undo);
    program.command(Command::Redo);
    assert_eq!(counted(&program), 1, "the same digit counts once");
}

#[test]
fn a_hint_counts_once_however_often_it_is_asked_for() {
    let hints = |program: &Program| program.controller.play().unwrap().hints;
    let mut program = game();
    for _ in 0..3 {
        program.command(Command::Hint);
    }
    assert_eq!(hints(&program), 1, "all its stages are one hint");
    program.act(HintsAction::Close);
    program.command(Command::Hint);
    assert_eq!(hints(&program), 1, "it was told before");
    program.command(Command::ApplyHint);
    program.command(Command::Hint);
    assert_eq!(hints(&program), 2);
    for _ in 0..2 {
        program.act(HintsAction::Close);
        program.command(Command::SolutionPath);
    }
    assert_eq!(hints(&program), 3, "a list is one hint");
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    program.command(Command::Hint);
    assert_eq!(hints(&program), 1, "another game");
}
