//! Cages that are set with keyboard and mouse while a puzzle is edited.

use nonet::controller::commands::keys::{Chord, Key, action_of, number_action_of};
use nonet::controller::{
    Action, AnswerTotal, BoardAction, Command, ConstraintKind, ConstraintNote, ConstraintsAction,
    DialogButton, Launch, Mode, Status,
};
use nonet::engine::search::Count;
use nonet::engine::{Constraint, LowestDigit};
use nonet::format::{Kind, read, write};
use nonet::store::Options;
use nonet::store::session::PreviousSession;
use nonet::text::Language;
use nonet::window_text::board::{NamedBoard, rules_of};
use nonet::window_text::status_line;

use super::boards::typed_on;
use super::play::cell;
use super::program::Program;

const CAGE: ConstraintKind = ConstraintKind::Cage;

/// The cages as texts, such as `14 r1c1 r1c2`.
fn cages(program: &Program) -> Vec<String> {
    let document = program.controller.document();
    let (board, layout) = (document.board(), document.board().layout());
    let cage = |constraint: &Constraint| {
        let sum = constraint.sum().map(|sum| sum.to_string()).into_iter();
        let cells = constraint.cells().iter().map(|&cell| layout.name_of(cell));
        sum.chain(cells).collect::<Vec<_>>().join(" ")
    };
    board.rules().constraints().iter().map(cage).collect()
}

pub(super) fn select(program: &mut Program, cells: &[usize]) {
    program.act(BoardAction::Pick(cell(cells[0])));
    for &other in &cells[1..] {
        program.act(BoardAction::DragTo(cell(other)));
    }
}

/// Presses keys as the window hands them on: `<` is Backspace, `-` is Delete, `!` Escape, and `/` Enter.
pub(super) fn press(program: &mut Program, keys: &str) {
    for key in keys.chars() {
        let chord = match key {
            '<' => Chord::plain(Key::Backspace),
            '-' => Chord::plain(Key::Delete),
            '!' => Chord::plain(Key::Escape),
            '/' => Chord::plain(Key::Enter),
            key => Chord::plain(Key::Char(key)),
        };
        let of_number = number_action_of(chord).filter(|_| program.controller.types_number());
        program.act(of_number.map(Action::from).or_else(|| action_of(chord)).unwrap());
    }
}

/// A program with a cage on these cells, after `keys` were pressed.
fn set(cells: &[usize], keys: &str) -> Program {
    let mut program = Program::new();
    select(&mut program, cells);
    program.command(Command::SetConstraint);
    press(&mut program, keys);
    program
}

pub(super) fn draw(program: &mut Program, cells: &[usize], overlaps: bool) {
    program.act(ConstraintsAction::Press { cell: cell(cells[0]), overlaps });
    for &other in &cells[1..] {
        program.act(ConstraintsAction::DragTo(cell(other)));
    }
    program.act(ConstraintsAction::Release);
}

/// A program whose mouse draws cages, and has drawn one on the first two cells.
fn drawn() -> Program {
    let mut program = Program::new();
    program.command(Command::DrawConstraints(CAGE));
    draw(&mut program, &[0, 1], false);
    program
}

#[track_caller]
pub(super) fn check_note(program: &Program, said: &str) {
    assert_eq!(status_line(&program.controller, Language::ENGLISH), said);
}

#[test]
fn a_sum_is_typed_right_after_its_cage() {
    for (keys, cage) in [
        ("", "r1c1 r1c2"),
        ("14", "14 r1c1 r1c2"),
        ("3", "3 r1c1 r1c2"),
        ("145", "5 r1c1 r1c2"),
        ("1/", "r1c1 r1c2"),
        ("1!", "r1c1 r1c2"),
        ("1<14", "14 r1c1 r1c2"),
        ("14-", "r1c1 r1c2"),
        ("14-<", ""),
        ("-", ""),
        ("18", "r1c1 r1c2"),
        ("1815", "15 r1c1 r1c2"),
    ] {
        let program = set(&[0, 1], keys);
        let wanted: Vec<&str> = Some(cage).filter(|cage| !cage.is_empty()).into_iter().collect();
        assert_eq!(cages(&program), wanted, "{keys:?}");
        assert!(program.controller.board().is_empty(), "{keys:?}: no digit is written");
    }
}

#[test]
fn figures_are_seen_before_the_sum_is_whole() {
    let mut program = set(&[0, 1, 2], "1");
    let seen = |program: &Program| program.controller.rules_in_view().constraints()[0].sum();
    assert_eq!((cages(&program), seen(&program)), (vec!["r1c1 r1c2 r1c3".to_owned()], Some(1)));
    check_note(&program, "Sum 1 so far: type another figure, or press Enter.");
    press(&mut program, "<");
    assert_eq!(seen(&program), None);
    press(&mut program, "2/");
    assert_eq!(seen(&program), None);
    check_note(&program, "A cage of 3 cells cannot have this sum: only 6 to 24.");
    let mut one = Program::new();
    one.command(Command::SetConstraint);
    press(&mut one, "7");
    assert_eq!(cages(&one), ["7 r1c1"]);
}

#[test]
fn any_other_command_ends_the_sum_and_takes_its_figures() {
    let mut program = set(&[0, 1, 2, 9, 10], "1");
    assert!(program.controller.types_number());
    press(&mut program, "<2");
    program.act(BoardAction::Pick(cell(40)));
    check_note(&program, "A cage of 5 cells cannot have this sum: only 15 to 35.");
    assert!(!program.controller.types_number());
    press(&mut program, "4");
    assert_eq!(program.controller.board().givens().filled_count(), 1, "digits are givens again");

    let mut large = typed_on("16x16", Options::default(), "");
    select(&mut large, &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    large.command(Command::SetConstraint);
    press(&mut large, "45");
    assert_eq!(cages(&large)[0].split(' ').next(), Some("45"), "no third figure can follow");
    press(&mut large, "10");
    large.command(Command::SelectAll);
    assert_eq!(cages(&large)[0].split(' ').next(), Some("45"), "10 is too small");
    large.command(Command::Undo);
    assert!(cages(&large)[0].starts_with("r1c1"));
}

#[test]
fn every_change_is_one_step_of_undo() {
    let mut program = set(&[0, 1], "14");
    program.command(Command::RemoveConstraint);
    assert!(cages(&program).is_empty());
    for expected in ["14 r1c1 r1c2", "r1c1 r1c2"] {
        program.command(Command::Undo);
        assert_eq!(cages(&program), [expected]);
    }
    program.command(Command::Undo);
    assert!(cages(&program).is_empty() && !program.controller.is_enabled(Command::Undo));
    assert!(!program.controller.document().is_unsaved());
    program.command(Command::Redo);
    program.command(Command::Redo);
    assert_eq!(cages(&program), ["14 r1c1 r1c2"]);
    assert_eq!(program.controller.selected(), cell(0));
}

#[test]
fn the_cage_at_the_cursor_is_changed_and_removed() {
    let mut program = set(&[0, 1], "14");
    program.act(BoardAction::Pick(cell(1)));
    program.command(Command::ChangeNumber);
    press(&mut program, "9");
    assert_eq!(cages(&program), ["9 r1c1 r1c2"]);
    program.act(BoardAction::Pick(cell(2)));
    assert!(!program.controller.is_enabled(Command::ChangeNumber));
    program.command(Command::RemoveConstraint);
    check_note(&program, "The selected cell is in no constraint.");
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::RemoveConstraint);
    assert!(cages(&program).is_empty());
}

#[test]
fn a_cage_takes_no_cells_of_another_unless_that_is_asked_for() {
    let mut program = set(&[0, 1], "14");
    select(&mut program, &[1, 2, 3]);
    program.command(Command::SetConstraint);
    assert_eq!(cages(&program), ["14 r1c1 r1c2", "r1c3 r1c4"]);
    select(&mut program, &[1, 2]);
    program.command(Command::SetConstraint);
    check_note(
        &program,
        "These cells are in cages already. Ctrl+Shift+K sets a cage over other cages.",
    );
    program.command(Command::SetOverOthers);
    press(&mut program, "5");
    assert_eq!(cages(&program), ["14 r1c1 r1c2", "5 r1c2 r1c3", "r1c3 r1c4"]);
    // Of several cages at the cursor, the one of the selected cells is meant.
    program.command(Command::RemoveConstraint);
    assert_eq!(cages(&program), ["14 r1c1 r1c2", "r1c3 r1c4"]);
}

#[test]
fn a_cage_of_more_cells_than_digits_is_refused() {
    let mut program = Program::new();
    select(&mut program, &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    program.command(Command::SetConstraint);
    check_note(
        &program,
        "A cage cannot have 10 cells: there are only 9 digits, and none may repeat in it.",
    );
    assert!(cages(&program).is_empty() && !program.controller.types_number());
}

#[test]
fn the_mouse_draws_extends_and_removes_cages() {
    let mut program = drawn();
    assert_eq!(cages(&program), ["r1c1 r1c2"]);
    press(&mut program, "14");
    draw(&mut program, &[1, 10, 9], false);
    assert_eq!(cages(&program), ["14 r1c1 r1c2 r2c1 r2c2"], "a drag from a cage extends it");
    draw(&mut program, &[2, 1, 3], false);
    assert_eq!(cages(&program)[1], "r1c3 r1c4", "cells of another cage are passed over");
    draw(&mut program, &[3, 4], true);
    assert_eq!(cages(&program)[2], "r1c4 r1c5", "Shift overlaps");
    program.command(Command::Undo);
    draw(&mut program, &[3], false);
    assert_eq!(cages(&program).len(), 1, "a click removes");
    program.act(ConstraintsAction::Press { cell: cell(0), overlaps: false });
    while program.controller.is_enabled(Command::Undo) {
        program.command(Command::Undo);
    }
    program.act(ConstraintsAction::Release);
    assert!(cages(&program).is_empty(), "a cage that undo took away stays away");
    while program.controller.is_enabled(Command::Redo) {
        program.command(Command::Redo);
    }
    program.command(Command::Undo);
    assert_eq!(cages(&program).len(), 2);
}

/// A document whose cage has an impossible sum could not be opened again.
#[test]
fn a_larger_cage_keeps_no_sum_that_it_cannot_have() {
    let mut program = drawn();
    press(&mut program, "9");
    draw(&mut program, &[1, 10, 9], false);
    assert_eq!(cages(&program), ["r1c1 r1c2 r2c1 r2c2"]);
}

#[test]
fn a_quick_drag_takes_the_cells_that_it_passed_over() {
    let mut program = Program::new();
    program.command(Command::DrawConstraints(CAGE));
    for (cells, cage) in [
        ([0, 4], "r1c1 r1c2 r1c3 r1c4 r1c5"),
        ([80, 62], "r7c9 r8c9 r9c9"),
        ([30, 40], "r4c4 r5c5"),
        ([36, 47], "r5c1 r6c2 r6c3"),
    ] {
        draw(&mut program, &cells, false);
        assert!(cages(&program).contains(&cage.to_owned()), "{cage}: {:?}", cages(&program));
    }
}

#[test]
fn the_mouse_draws_only_while_a_puzzle_is_edited() {
    let mut program = drawn();
    assert!(program.controller.is_checked(Command::DrawConstraints(CAGE)));
    check_note(&program, "Type the sum of the cage. Enter ends this, Delete removes the cage.");
    press(&mut program, "8!");
    assert_eq!(program.controller.drawn_kind(), Some(CAGE), "the first Escape ends the sum");
    program.command(Command::PlayPuzzle);
    program.answer(DialogButton::Play);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert_eq!(program.controller.drawn_kind(), None);
    draw(&mut program, &[40, 41], false);
    assert_eq!(cages(&program).len(), 1);
    program.command(Command::EditPuzzle);
    assert_eq!(program.controller.drawn_kind(), Some(CAGE));
    press(&mut program, "!!");
    assert_eq!(program.controller.drawn_kind(), None);
    let mut other = drawn();
    other.command(Command::DrawConstraints(CAGE));
    assert_eq!(other.controller.drawn_kind(), None, "the command is a switch");
}

#[test]
fn a_game_does_not_take_its_cages_back() {
    let mut program = set(&[0, 1], "14");
    program.command(Command::PlayPuzzle);
    program.answer(DialogButton::Play);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert!(!program.controller.is_enabled(Command::Undo));
    assert!(!program.controller.is_enabled(Command::SetConstraint));
    program.command(Command::RemoveConstraint);
    assert_eq!(cages(&program).len(), 1);
}

#[test]
fn what_is_known_of_the_puzzle_follows_its_cages() {
    let mut program = Program::with(Options::default());
    program.clipboard =
        "Nonet(version: 3, shape: \"4x4\", givens: [\"....\", \"....\", \"....\", \"....\"])"
            .into();
    program.command(Command::Paste);
    let counted = |program: &Program| program.controller.answer_total();
    assert_eq!(counted(&program), AnswerTotal::Counted(Count::Exactly(288)));
    select(&mut program, &[0, 1]);
    program.command(Command::SetConstraint);
    press(&mut program, "3");
    assert_eq!(counted(&program), AnswerTotal::Counted(Count::Exactly(48)));
    select(&mut program, &[0, 4]);
    program.command(Command::SetOverOthers);
    press(&mut program, "7");
    assert_eq!(counted(&program), AnswerTotal::Counted(Count::Exactly(0)));
    check_note(
        &program,
        "The puzzle has 0 givens. The puzzle has no answer: a given or a constraint is wrong.",
    );
    program.command(Command::Undo);
    program.command(Command::Undo);
    assert_eq!(counted(&program), AnswerTotal::Counted(Count::Exactly(48)));
    program.act(BoardAction::Pick(cell(0)));
    program.act(BoardAction::Type(4));
    let Status::Contradictory(_) = program.status() else { panic!("{:?}", program.status()) };
    let said = status_line(&program.controller, Language::ENGLISH);
    assert!(said.contains("cage"), "{said}");
    let board = program.controller.board();
    let named =
        NamedBoard { layout: board.layout(), rules: board.rules(), lowest: LowestDigit::One };
    assert!(rules_of(named, Language::ENGLISH).contains("Digits in a cage differ"));
}

#[test]
fn cages_and_their_history_are_saved_and_kept_with_the_session() {
    let program = set(&[0, 1], "14");
    let whole = program.controller.document().whole(std::time::Duration::ZERO);
    let text = write(Kind::Nonet, std::slice::from_ref(&whole)).unwrap();
    assert!(text.contains("cage 14 r1c1 r1c2"), "{text}");
    assert_eq!(read(text.as_bytes()).unwrap().documents, [whole]);
    let session = PreviousSession { session: program.session.clone().unwrap(), end: None };
    let mut next = Program::new();
    next.start(Launch { session: Some(session), ..Launch::default() });
    next.answer(DialogButton::Restore);
    assert_eq!(cages(&next), ["14 r1c1 r1c2"]);
    next.command(Command::Undo);
    assert_eq!(cages(&next), ["r1c1 r1c2"]);
}

#[test]
fn a_refusal_ends_with_the_selection() {
    let mut program = set(&[0, 1], "14");
    select(&mut program, &[0]);
    program.command(Command::SetConstraint);
    let refused = Status::Constraints(ConstraintNote::CellsTaken(CAGE));
    assert_eq!(*program.status(), refused);
    program.act(BoardAction::Pick(cell(5)));
    assert!(matches!(program.status(), Status::Editing { .. }));
}
