//! Play mode: entries, notes, colours, digit-first input, checking, warnings, and the end of a game.

use std::time::Duration;

use nonet::controller::{
    BoardAction, Command, CursorMove, DialogAction, DialogButton, EmptyHandAction, Face, Filter,
    Hand, JobsAction, Mode, Pen, PlayAction, Question, Status,
};
use nonet::engine::{Cell, Digit, DigitSet};
use nonet::game::{Colour, NoteKind, Notes, Stage};
use nonet::jobs::Hint;
use nonet::store::{Candidates, Options};
use nonet::text::Language;
use nonet::window_text::status_line;

use super::program::{ONE_ANSWER, Program, TWO_ANSWERS};

/// The answer of [`ONE_ANSWER`].
pub(super) const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

pub(super) fn cell(index: usize) -> Cell {
    Cell::new(index).unwrap()
}

pub(super) fn digit(number: u8) -> Digit {
    Digit::new(number).unwrap()
}

fn set(numbers: &[u8]) -> DigitSet {
    numbers.iter().copied().map(digit).collect()
}

/// A game of [`ONE_ANSWER`], with these options changed.
pub(super) fn game_with(change: impl FnOnce(&mut Options)) -> Program {
    let mut options = Options { statistics: false, ..Options::default() };
    change(&mut options);
    let mut program = Program::with(options);
    program.type_line(ONE_ANSWER);
    program.command(Command::PlayPuzzle);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    program
}

pub(super) fn game() -> Program {
    game_with(|_| {})
}

fn notes(program: &Program, index: usize) -> Notes {
    program.controller.document().board().get(cell(index)).notes()
}

pub(super) fn put(program: &mut Program, index: usize, number: u8) {
    program.act(BoardAction::Pick(cell(index)));
    program.act(BoardAction::Type(number));
}

/// Puts in every digit that is missing but for so many at the end.
pub(super) fn fill(program: &mut Program, but: usize) {
    let open: Vec<usize> = (0..81).filter(|&at| &ONE_ANSWER[at..=at] == ".").collect();
    for &at in &open[..open.len() - but] {
        put(program, at, ANSWER.as_bytes()[at] - b'0');
    }
}

#[test]
fn givens_are_fixed_and_what_is_typed_is_an_entry() {
    let mut program = game();
    assert_eq!(*program.status(), Status::Playing { open: 51 });
    put(&mut program, 0, 9);
    assert_eq!(*program.status(), Status::GivensAreFixed);
    program.act(BoardAction::Clear);
    assert_eq!(program.givens(), ONE_ANSWER);
    put(&mut program, 2, 4);
    assert_eq!(program.controller.faces()[2], Face::Entry(digit(4)));
    program.act(BoardAction::Clear);
    assert_eq!(program.controller.faces()[2], Face::Empty);
}

#[test]
fn undo_in_a_game_never_reaches_its_givens() {
    let mut program = game();
    put(&mut program, 2, 4);
    program.command(Command::Undo);
    assert!(!program.controller.is_enabled(Command::Undo));
    program.command(Command::EditPuzzle);
    assert!(program.controller.is_enabled(Command::Undo));
    program.command(Command::Undo);
    assert_eq!(program.controller.document().board().givens().filled_count(), 29);
}

#[test]
fn a_puzzle_without_an_answer_is_not_played_and_one_with_two_only_on_request() {
    let mut program = Program::typed("5...5");
    program.command(Command::PlayPuzzle);
    assert!(matches!(program.status(), Status::Contradictory(_)));
    let mut program = Program::typed("12345678.\n........9".replace('\n', "").as_str());
    program.command(Command::PlayPuzzle);
    assert!(matches!(program.status(), Status::NothingToPlay | Status::Contradictory(_)));
    assert!(matches!(program.controller.mode(), Mode::Edit));
    let mut program = Program::typed(TWO_ANSWERS);
    program.command(Command::PlayPuzzle);
    assert!(matches!(program.question(), Question::PlayAnyway));
    program.answer(DialogButton::Cancel);
    assert!(matches!(program.controller.mode(), Mode::Edit));
    program.command(Command::PlayPuzzle);
    program.answer(DialogButton::Play);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    put(&mut program, 3, 6);
    program.command(Command::Check);
    assert!(matches!(program.status(), Status::CannotCheck(_)));
}

#[test]
fn both_kinds_of_notes_are_toggled() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Note(NoteKind::Corner, 1));
    program.act(BoardAction::Note(NoteKind::Corner, 4));
    program.act(BoardAction::Note(NoteKind::Centre, 2));
    assert_eq!(notes(&program, 2), Notes { corner: set(&[1, 4]), centre: set(&[2]) });
    program.act(BoardAction::Note(NoteKind::Corner, 1));
    assert_eq!(notes(&program, 2).corner, set(&[4]));
    program.command(Command::Undo);
    assert_eq!(notes(&program, 2).corner, set(&[1, 4]));
    program.act(BoardAction::Type(4));
    assert_eq!(program.controller.faces()[2], Face::Entry(digit(4)), "an entry takes their place");
}

#[test]
fn the_pen_says_what_digits_write() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(2)));
    for (pen, is_it) in Pen::ALL.into_iter().zip([0, 1, 2, 3]) {
        program.command(Command::Pen(pen));
        assert!(program.controller.is_checked(Command::Pen(pen)), "{is_it}");
    }
    program.act(BoardAction::Type(3));
    assert!(program.controller.paints()[2].cell.contains(Colour::ALL[2]));
    program.act(BoardAction::Type(9));
    assert_eq!(program.controller.paints()[2].cell.iter().count(), 1, "there is no ninth colour");
    program.command(Command::NextPen);
    program.command(Command::NextPen);
    program.act(BoardAction::Type(1));
    program.command(Command::NextPen);
    program.act(BoardAction::Type(2));
    assert_eq!(notes(&program, 2), Notes { corner: set(&[1]), centre: set(&[2]) });
}

#[test]
fn a_digit_typed_into_several_cells_is_noted() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Extend(CursorMove::Next));
    assert_eq!(program.controller.selection().cells(), [cell(2), cell(3)]);
    program.act(BoardAction::Type(4));
    assert_eq!((notes(&program, 2).corner, notes(&program, 3).corner), (set(&[4]), set(&[4])));
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Note(NoteKind::Corner, 4));
    program.act(BoardAction::PickAlso(cell(3)));
    program.act(BoardAction::Type(4));
    assert_eq!(notes(&program, 2).corner, set(&[4]), "where one lacks it, all get it");
    program.act(BoardAction::Type(4));
    assert!(notes(&program, 2).is_empty() && notes(&program, 3).is_empty());
    program.command(Command::Undo);
    assert!(!program.controller.selection().is_several());
}

#[test]
fn several_cells_are_cleared_at_once() {
    let mut program = game();
    for (at, number) in [(2, 4), (3, 6)] {
        put(&mut program, at, number);
    }
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::DragTo(cell(3)));
    program.act(BoardAction::Clear);
    assert_eq!(program.controller.document().board().entries().filled_count(), 0);
    program.command(Command::Undo);
    assert_eq!(program.controller.document().board().entries().filled_count(), 2, "as one edit");
}

#[test]
fn cells_are_selected_by_key_and_by_digit() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(0)));
    program.act(BoardAction::Leap(CursorMove::Next));
    assert_eq!(program.controller.selected(), cell(2), "the next open cell");
    program.act(BoardAction::ExtendLeap(CursorMove::Down));
    assert_eq!(program.controller.selection().cells(), [cell(2), cell(11)]);
    program.act(BoardAction::PickAlso(cell(11)));
    assert_eq!(program.controller.selection().cells(), [cell(2)]);
    program.act(BoardAction::PickAlso(cell(2)));
    assert_eq!(program.controller.selection().cells(), [cell(2)], "one cell is always selected");
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::SelectSame);
    assert_eq!(*program.status(), Status::Selected(3));
    program.command(Command::SelectAll);
    assert_eq!(program.controller.selection().cells().len(), 81);
    program.act(JobsAction::Cancel);
    assert_eq!(program.controller.selection().cells(), [cell(0)]);
    program.act(BoardAction::Move(CursorMove::Up));
    assert_eq!(program.controller.selected(), cell(0));
}

#[test]
fn a_digit_that_is_held_is_put_where_it_is_wanted() {
    let mut program = game();
    program.command(Command::DigitFirst);
    program.act(BoardAction::Type(4));
    assert_eq!(program.controller.hand(), Hand::DigitFirst(Some(digit(4))));
    assert_eq!(program.controller.filter(), Some(Filter::Digit(digit(4))));
    program.act(BoardAction::Pick(cell(2)));
    assert_eq!(program.controller.faces()[2], Face::Entry(digit(4)));
    program.act(BoardAction::Pick(cell(2)));
    assert_eq!(program.controller.faces()[2], Face::Empty, "and taken away by the same");
    program.act(BoardAction::Put(EmptyHandAction::Clear));
    assert_eq!(program.controller.faces()[2], Face::Entry(digit(4)));
    program.act(BoardAction::Pick(cell(4)));
    assert_eq!(program.controller.hand(), Hand::DigitFirst(Some(digit(7))), "a given is taken up");
    program.act(JobsAction::Cancel);
    assert_eq!(program.controller.hand(), Hand::DigitFirst(None));
    program.act(BoardAction::Put(EmptyHandAction::Next));
    assert_eq!(program.controller.selected(), cell(5), "the key does what it does besides");
    program.command(Command::DigitFirst);
    assert_eq!(program.controller.hand(), Hand::CellFirst);
}

#[test]
fn colours_lie_on_cells_and_on_candidates() {
    let mut program = game();
    let [first, second] = [Colour::ALL[0], Colour::ALL[1]];
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::DragTo(cell(4)));
    program.command(Command::Colour(first));
    program.command(Command::Colour(second));
    assert_eq!(program.controller.paints()[4].cell.iter().collect::<Vec<_>>(), [first, second]);
    program.command(Command::Colour(first));
    assert_eq!(program.controller.paints()[2].cell.iter().collect::<Vec<_>>(), [second]);
    assert!(!program.controller.is_enabled(Command::ColourCandidate(first)), "of which digit?");
    program.command(Command::FilterNext);
    program.command(Command::ColourCandidate(first));
    let paints = program.controller.paints();
    assert_eq!((paints[2].of(digit(1)), paints[4].of(digit(1))), (Some(first), None));
    program.command(Command::ClearColours);
    assert!(program.controller.paints().iter().all(nonet::game::Paint::is_none));
    program.command(Command::Undo);
    assert_eq!(program.controller.paints()[2].of(digit(1)), Some(first));
    program.command(Command::Pen(Pen::Colour));
    program.act(BoardAction::PickCandidate(cell(3), 5));
    assert_eq!(program.controller.paints()[3].of(digit(5)), Some(first), "the colour used last");
    program.command(Command::Pen(Pen::Digit));
    program.act(BoardAction::PickCandidate(cell(3), 5));
    assert_eq!(notes(&program, 3).corner, set(&[5]));
}

#[test]
fn the_places_of_a_digit_and_cells_with_two_candidates_are_found() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(0)));
    program.command(Command::FilterDigit);
    let places = program.controller.highlighted();
    assert!(!places.is_empty() && !places.contains(&cell(2)), "5 is in that row already");
    program.command(Command::FilterPrevious);
    assert_eq!(program.controller.filter(), Some(Filter::Digit(digit(4))));
    assert!(program.controller.highlighted().contains(&cell(2)));
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Note(NoteKind::Corner, 1));
    assert!(!program.controller.highlighted().contains(&cell(2)), "the person knows better");
    program.act(BoardAction::Note(NoteKind::Corner, 2));
    program.command(Command::FilterBivalue);
    assert!(program.controller.highlighted().contains(&cell(2)));
    program.command(Command::FilterBivalue);
    assert!(program.controller.highlighted().is_empty());
}

#[test]
fn notes_are_cleaned_as_digits_go_in() {
    let mut program = game_with(|options| options.candidates = Candidates::Clean);
    for kind in [NoteKind::Corner, NoteKind::Centre] {
        program.act(BoardAction::Pick(cell(3)));
        program.act(BoardAction::Note(kind, 4));
        program.act(BoardAction::Note(kind, 6));
    }
    put(&mut program, 2, 4);
    assert_eq!(notes(&program, 3), Notes { corner: set(&[6]), centre: set(&[6]) });
    program.command(Command::Undo);
    assert_eq!(notes(&program, 3).corner, set(&[4, 6]), "in one step");
    assert_eq!(program.controller.faces()[2], Face::Empty);
}

#[test]
fn all_candidates_are_kept_but_those_crossed_out() {
    let mut program = game();
    program.command(Command::Candidates(Candidates::All));
    assert_eq!(notes(&program, 2).corner, set(&[1, 2, 4]));
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Note(NoteKind::Corner, 1));
    put(&mut program, 3, 2);
    assert_eq!(notes(&program, 2).corner, set(&[4]));
    program.act(BoardAction::Clear);
    assert_eq!(notes(&program, 2).corner, set(&[2, 4]), "2 is back, 1 stays crossed out");
    put(&mut program, 2, 4);
    program.act(BoardAction::Clear);
    assert_eq!(notes(&program, 2).corner, set(&[2, 4]));
    program.act(BoardAction::Note(NoteKind::Corner, 1));
    assert_eq!(notes(&program, 2).corner, set(&[1, 2, 4]));
    program.command(Command::Hint);
    program.command(Command::ApplyHint);
    program.command(Command::ClearEntries);
    assert_eq!(notes(&program, 2).corner, set(&[1, 2, 4]));
}

#[test]
fn checking_tells_right_from_wrong() {
    let mut program = game();
    assert!(!program.controller.is_enabled(Command::Check));
    put(&mut program, 2, 4);
    program.command(Command::Check);
    assert_eq!(*program.status(), Status::Checked { right: 1, wrong: 0, lost: 0 });
    assert_eq!(program.controller.marks().right, [cell(2)]);
    put(&mut program, 3, 2);
    assert!(program.controller.marks().right.is_empty(), "the board has changed");
    program.command(Command::Check);
    assert_eq!(*program.status(), Status::Checked { right: 1, wrong: 1, lost: 0 });
    assert_eq!(program.controller.marks().wrong, [cell(3)]);
    assert_eq!(program.controller.play().unwrap().mistakes, 1);
}

#[test]
fn checking_tells_notes_that_lack_the_right_digit() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Note(NoteKind::Corner, 1));
    assert!(program.controller.marks().lost.is_empty(), "nobody has asked yet");
    program.command(Command::Check);
    assert_eq!(*program.status(), Status::Checked { right: 0, wrong: 0, lost: 1 });
    assert_eq!(program.controller.marks().lost, [cell(2)]);
    let said = status_line(&program.controller, Language::ENGLISH);
    assert_eq!(said, "In 1 cell the right digit is missing among the notes.");
    program.act(BoardAction::Note(NoteKind::Corner, 4));
    program.command(Command::Check);
    assert_eq!(*program.status(), Status::Checked { right: 0, wrong: 0, lost: 0 });
}

#[test]
fn each_warning_has_a_switch() {
    let mut silent = game_with(|options| options.show_conflicts = false);
    put(&mut silent, 2, 5);
    assert_eq!(*silent.status(), Status::Playing { open: 50 });
    assert!(silent.controller.marks().wrong.is_empty());

    let mut rules = game();
    put(&mut rules, 2, 5);
    assert!(matches!(rules.status(), Status::AgainstRules(_)), "{:?}", rules.status());

    assert_eq!(
        status_line(&rules.controller, Language::ENGLISH),
        "That breaks the rules: two 5s in row 1 and two 5s in box 1."
    );

    let mut answer = game_with(|options| options.warn_answer = true);
    put(&mut answer, 2, 1);
    assert_eq!(*answer.status(), Status::AgainstAnswer(digit(1)));
    assert_eq!(answer.controller.marks().wrong, [cell(2)]);

    let mut lost = game_with(|options| options.warn_lost_notes = true);
    lost.act(BoardAction::Pick(cell(2)));
    lost.act(BoardAction::Note(NoteKind::Corner, 4));
    assert_eq!(*lost.status(), Status::Playing { open: 51 });
    lost.act(BoardAction::Note(NoteKind::Corner, 1));
    lost.act(BoardAction::Note(NoteKind::Corner, 4));
    assert_eq!(*lost.status(), Status::NoteLost { row: 1, column: 3 });
    assert_eq!(lost.controller.marks().lost, [cell(2)]);
}

#[test]
fn a_hint_tells_the_mistake_on_a_full_board() {
    let mut program = game();
    fill(&mut program, 1);
    let last = (0..81).rfind(|&at| program.controller.faces()[at] == Face::Empty).unwrap();
    let right = ANSWER.as_bytes()[last] - b'0';
    put(&mut program, last, right % 9 + 1);
    assert!(program.controller.is_enabled(Command::Hint));
    assert!(!program.controller.is_enabled(Command::AllSteps), "there is no step");
    program.command(Command::Hint);
    let hint = program.controller.hint();
    assert!(matches!(hint, Some(Hint::Mistakes(_))), "{hint:?}");
    put(&mut program, last, right);
    assert!(!program.controller.is_enabled(Command::Hint), "the game is solved");
}

#[test]
fn a_full_board_ends_the_game_once_it_is_right() {
    let mut program = game();
    program.clock_at(Duration::from_secs(100));
    fill(&mut program, 1);
    let last = (0..81).rfind(|&at| program.controller.faces()[at] == Face::Empty).unwrap();
    let right = ANSWER.as_bytes()[last] - b'0';
    put(&mut program, last, right % 9 + 1);
    assert_eq!(*program.status(), Status::FullButWrong);
    program.clock_at(Duration::from_secs(165));
    put(&mut program, last, right);
    let time = program.controller.elapsed().unwrap();
    assert_eq!(*program.status(), Status::Finished { time, hints: 0, mistakes: 1 });
    assert_eq!(program.controller.play().unwrap().stage, Stage::Finished);
    program.clock_at(Duration::from_secs(1000));
    assert_eq!(program.controller.elapsed(), Some(time), "the clock stands");
    program.act(BoardAction::Clear);
    assert_eq!(*program.status(), Status::GameIsOver);
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn a_hint_that_fills_the_last_cell_ends_the_game_and_hints_are_counted() {
    let mut program = game();
    fill(&mut program, 1);
    program.command(Command::Hint);
    program.command(Command::Hint);
    program.command(Command::ApplyHint);
    assert!(
        matches!(program.status(), Status::Finished { hints: 1, .. }),
        "{:?}",
        program.status()
    );
}

#[test]
fn hints_heed_notes_in_the_middle_where_there_are_no_others() {
    let mut program = game();
    program.act(BoardAction::Pick(cell(2)));
    program.act(BoardAction::Note(NoteKind::Centre, 9));
    program.command(Command::Hint);
    let hint = program.controller.hint();
    assert!(matches!(hint, Some(nonet::jobs::Hint::Mistakes(_))), "the 4 is not noted: {hint:?}");
    program.act(BoardAction::Note(NoteKind::Corner, 4));
    program.command(Command::Hint);
    let hint = program.controller.hint();
    assert!(matches!(hint, Some(nonet::jobs::Hint::Step { .. })), "{hint:?}");
}

#[test]
fn playing_again_begins_from_the_givens_and_from_zero() {
    let mut program = game();
    assert!(!program.controller.is_enabled(Command::PlayAgain));
    fill(&mut program, 0);
    program.act(DialogAction::Dismissed);
    program.command(Command::PlayAgain);
    assert!(matches!(program.question(), Question::PlayAgain));
    program.answer(DialogButton::Cancel);
    assert_eq!(program.shown(), ANSWER);
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    assert_eq!(program.shown(), ONE_ANSWER);
    assert_eq!(program.controller.elapsed(), Some(Duration::ZERO));
    assert!(!program.controller.is_finished());
}

/// The answer that was there before is no way to a win in no time.
#[test]
fn what_was_done_before_a_game_began_anew_does_not_come_back_in_it() {
    let mut program = game();
    fill(&mut program, 0);
    program.act(DialogAction::Dismissed);
    assert!(!program.controller.is_enabled(Command::MakeSavePoint), "an answer is no save point");
    program.command(Command::PlayAgain);
    program.answer(DialogButton::PlayAgain);
    assert!(!program.controller.is_enabled(Command::Undo));
    put(&mut program, 2, 4);
    program.command(Command::Undo);
    program.command(Command::Undo);
    assert_eq!(program.shown(), ONE_ANSWER);
    program.command(Command::EditPuzzle);
    assert!(program.controller.is_enabled(Command::Undo), "the puzzle can be mended");
}

#[test]
fn an_answer_is_shown_over_a_game_only_after_a_question() {
    let mut program = game();
    put(&mut program, 2, 4);
    for command in [Command::Solve, Command::NextAnswer] {
        program.command(command);
        assert!(matches!(program.question(), Question::ShowAnswer(_)), "{command:?}");
        program.answer(DialogButton::Cancel);
        assert!(matches!(program.controller.mode(), Mode::Play(_)), "{command:?}");
        assert!(!program.controller.play().unwrap().answer_seen, "{command:?}");
    }
    program.command(Command::Solve);
    program.answer(DialogButton::ShowAnswer);
    program.command(Command::Restore);
    program.command(Command::Solve);
    assert!(program.controller.dialog().is_none(), "it is asked once");
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn nothing_is_asked_before_the_first_digit_of_a_game() {
    let mut program = game();
    program.command(Command::Solve);
    assert_eq!(program.shown(), ANSWER);
}

#[test]
fn the_answer_over_a_game_goes_away_again() {
    let mut program = game();
    put(&mut program, 2, 4);
    program.command(Command::Solve);
    program.answer(DialogButton::ShowAnswer);
    assert_eq!(program.shown(), ANSWER);
    assert!(program.controller.play().unwrap().answer_seen);
    program.act(BoardAction::Type(1));
    assert_eq!(*program.status(), Status::ReadOnly);
    program.command(Command::Restore);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
    assert_eq!(program.controller.faces()[2], Face::Entry(digit(4)));
}

#[test]
fn editing_and_back_goes_on_with_the_game_of_the_same_puzzle_alone() {
    let mut program = game();
    put(&mut program, 2, 1);
    program.command(Command::Check);
    program.command(Command::EditPuzzle);
    assert!(matches!(program.controller.mode(), Mode::Edit));
    program.command(Command::PlayPuzzle);
    assert_eq!(program.controller.play().unwrap().mistakes, 1);
    program.command(Command::EditPuzzle);
    put(&mut program, 2, 4);
    program.command(Command::PlayPuzzle);
    assert_eq!(program.controller.play().unwrap().mistakes, 0, "another puzzle, another game");
    assert!(matches!(program.controller.faces()[2], Face::Given(_)));
}

#[test]
fn save_points_are_made_gone_to_and_deleted() {
    let mut program = game();
    put(&mut program, 2, 4);
    program.command(Command::MakeSavePoint);
    put(&mut program, 3, 2);
    program.act(PlayAction::SavePointNamed(" before the guess\n".into()));
    let names = |program: &Program| {
        program.controller.save_points().iter().map(|it| it.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&program), ["1", "before the guess"]);
    program.command(Command::GoToSavePoint(0));
    assert_eq!(program.controller.faces()[3], Face::Empty);
    program.command(Command::Undo);
    assert_eq!(program.controller.faces()[3], Face::Entry(digit(2)), "going there can be undone");
    program.command(Command::DeleteSavePoint(0));
    assert_eq!(names(&program), ["before the guess"]);
    program.act(PlayAction::SavePointNamed("before the guess".into()));
    assert_eq!(names(&program).len(), 1, "one of the same name is replaced");
    program.act(PlayAction::SavePointNamed("  ".into()));
    assert_eq!(names(&program).len(), 1);
}

#[test]
fn commands_of_play_are_disabled_while_the_puzzle_is_edited() {
    let program = Program::typed(ONE_ANSWER);
    for command in [
        Command::EditPuzzle,
        Command::PlayAgain,
        Command::Pause,
        Command::Check,
        Command::Pen(Pen::Colour),
        Command::Colour(Colour::ALL[0]),
        Command::MakeSavePoint,
        Command::GoToSavePoint(0),
        Command::DeleteSavePoint(0),
    ] {
        assert!(!program.controller.is_enabled(command), "{command:?}");
    }
    assert!(program.controller.is_enabled(Command::PlayPuzzle));
    assert!(!game().controller.is_enabled(Command::PlayPuzzle));
}

#[test]
fn notes_are_cleared_as_one_edit_and_digits_stay() {
    let mut program = game();
    assert!(!program.controller.is_enabled(Command::ClearNotes), "there are none");
    program.command(Command::NoteCandidates);
    let noted = program.controller.document().board().notes().count();
    assert!(noted > 20, "{noted}");
    put(&mut program, 2, 4);
    let entries = program.controller.document().board().entries().filled_count();
    program.command(Command::ClearNotes);
    assert_eq!(program.controller.document().board().notes().count(), 0);
    assert_eq!(program.controller.document().board().entries().filled_count(), entries);
    program.command(Command::Undo);
    assert!(program.controller.document().board().notes().count() > 20);
}

#[test]
fn notes_that_come_back_by_themselves_are_not_cleared() {
    let program = game_with(|options| options.candidates = Candidates::All);
    assert!(program.controller.document().board().notes().count() > 20);
    assert!(!program.controller.is_enabled(Command::ClearNotes));
}

#[test]
fn a_game_begins_on_its_board_and_not_below_an_answer() {
    let mut program = Program::new();
    program.type_line(TWO_ANSWERS);
    program.hold = true;
    program.command(Command::Solve);
    program.command(Command::PlayPuzzle);
    program.run_jobs();
    program.answer(DialogButton::Play);
    assert!(matches!(program.controller.mode(), Mode::Play(_)));
}
