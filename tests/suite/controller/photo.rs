//! Puzzles read from pictures, compared and corrected without a window.

use std::fs;
use std::path::PathBuf;

use nonet::controller::commands::keys::{Chord, Key, photo_action_of};
use nonet::controller::{
    Command, CursorMove, Dialog, DialogAction, DialogButton, Failure, FilesAction, PhotoAction,
    PhotoMark, PhotoReview, QuarterTurn, Question, Status,
};
use nonet::engine::{Cell, Grid};
use nonet::format::line_of;
use nonet::jobs::{PictureOrigin, SavePurpose, TargetFile};
use nonet::language::Language;
use nonet::photo::{PhotoAnswers, PhotoBoard, PhotoError};
use nonet::text::Say;
use nonet::vision::{Picture, Point};
use nonet::window_text::{photo_cell_text, photo_notes};

use super::program::{ONE_ANSWER, Program, document, file_in_folder};
use crate::photo::data;
use crate::photo::drawn::{drawn, numbers, pattern, png_of};

fn photograph() -> PathBuf {
    data("photos/image1.jpg")
}

/// The puzzle of that photograph.
const PUZZLE: &str =
    "...7...8..9...31....68.5.7..2.6...49...2...5...8.4...7...9...3.37......61.5..4...";

fn opened(path: PathBuf) -> Program {
    let mut program = Program::new();
    program.act(FilesAction::Dropped(vec![path]));
    program
}

/// A program in which the picture of a board was pasted.
fn pasted(grid: &Grid) -> Program {
    pasted_picture(drawn(grid, 450, false))
}

fn pasted_picture(picture: Picture) -> Program {
    let mut program = Program::new();
    program.clipboard_picture = Some(picture);
    program.command(Command::Paste);
    program
}

fn cell(index: usize) -> Cell {
    Cell::new(index).unwrap()
}

impl Program {
    fn review(&self) -> &PhotoReview {
        assert!(matches!(self.controller.dialog(), Some(Dialog::Photo)));
        self.controller.photo().expect("a picture is compared")
    }

    fn reading(&self) -> &PhotoBoard {
        self.review().reading().expect("a board was read")
    }

    fn notes(&self) -> Vec<String> {
        photo_notes(self.review(), &self.review().marks(), Language::ENGLISH)
            .into_iter()
            .map(|note| note.text)
            .collect()
    }
}

#[test]
fn a_photograph_becomes_the_puzzle_once_it_is_used() {
    let mut program = opened(photograph());
    assert_eq!(line_of(&program.reading().grid()), PUZZLE);
    assert_eq!(program.notes()[0], "The digits make a puzzle with exactly one answer.");
    assert_eq!(program.givens(), ".".repeat(81));
    program.act(PhotoAction::Use);
    assert_eq!(program.givens(), PUZZLE);
    assert!(program.controller.dialog().is_none());
    assert!(program.controller.photo().is_none());
    assert_eq!(program.status(), &Status::ReadPicture { givens: 26, entries: 0 });
    assert_eq!(program.controller.document().about().title, "image1");
    // Nobody has saved it yet.
    assert!(program.controller.document().is_unsaved());
}

#[test]
fn a_picture_that_is_left_changes_nothing() {
    let mut program = Program::typed(ONE_ANSWER);
    program.clipboard_picture = Some(drawn(&pattern(9), 450, false));
    program.command(Command::Paste);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Photo)));
    program.act(DialogAction::Dismissed);
    assert_eq!(program.givens(), ONE_ANSWER);
    assert!(program.controller.photo().is_none());
}

#[test]
fn a_puzzle_that_was_typed_is_not_lost_unasked() {
    let mut program = Program::typed(ONE_ANSWER);
    program.choice = Some(TargetFile { path: photograph(), purpose: SavePurpose::Replace });
    program.command(Command::OpenPicture);
    program.act(PhotoAction::Use);
    assert!(matches!(program.question(), Question::SaveChanges(_)));
    program.answer(DialogButton::Cancel);
    assert_eq!(program.givens(), ONE_ANSWER);
    // What was compared so far is not lost either.
    assert_eq!(line_of(&program.reading().grid()), PUZZLE);
    program.act(PhotoAction::Use);
    program.answer(DialogButton::DoNotSave);
    assert_eq!(program.givens(), PUZZLE);
    assert!(program.controller.dialog().is_none());
}

#[test]
fn changes_that_were_given_up_for_another_file_are_asked_after_again() {
    let mut program = Program::typed(ONE_ANSWER);
    program.command(Command::Open);
    program.answer(DialogButton::DoNotSave);
    program.choice = Some(TargetFile { path: photograph(), purpose: SavePurpose::Replace });
    program.command(Command::OpenPicture);
    program.act(PhotoAction::Use);
    assert!(matches!(program.question(), Question::SaveChanges(_)));
}

#[test]
fn a_second_picture_takes_the_place_of_the_first() {
    let mut program = opened(photograph());
    program.hold = true;
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    program.act(FilesAction::PictureFrom(data("photos/image70.jpg")));
    program.run_jobs();
    assert_eq!(program.review().turn().quarters, 0);
    assert_ne!(line_of(&program.reading().grid()), PUZZLE);
    program.act(DialogAction::Dismissed);
    assert!(program.controller.dialog().is_none());
}

#[test]
fn a_cell_that_is_checked_while_answers_are_counted_stays_checked() {
    let mut program = opened(photograph());
    program.hold = true;
    program.act(PhotoAction::Clear);
    program.act(PhotoAction::Move(CursorMove::Next));
    program.act(PhotoAction::Confirm);
    program.run_jobs();
    assert!(program.reading().checked.contains(&1));
    assert_eq!(program.reading().answers, PhotoAnswers::One);
}

#[test]
fn what_was_corrected_stays_when_a_corner_is_moved() {
    let mut program = opened(photograph());
    program.act(PhotoAction::Type(9));
    let corner = program.review().corners().next().unwrap()[0];
    program.act(PhotoAction::DragCorner(0, Point::new(corner.x + 2.0, corner.y)));
    program.act(PhotoAction::ReadBetween);
    assert_eq!(program.reading().digits[0], 9);
    assert_eq!(program.reading().answers, PhotoAnswers::NoneOrSeveral);
    // The upper left corner of the board comes to the lower left, and back.
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    assert_eq!((program.reading().digits[72], program.reading().checked.len()), (9, 1));
    program.act(PhotoAction::Turn(QuarterTurn::Right));
    assert_eq!(program.reading().digits[0], 9);
    // A board of another size has other cells.
    program.act(PhotoAction::SetSize(Some(4)));
    assert!(program.reading().checked.is_empty());
}

#[test]
fn a_picture_beside_a_text_that_is_no_puzzle_is_pasted() {
    let mut program = Program::new();
    program.clipboard = "https://example.org/sudoku.png".to_owned();
    program.clipboard_picture = Some(drawn(&document(ONE_ANSWER).givens, 450, false));
    program.command(Command::Paste);
    assert_eq!(line_of(&program.reading().grid()), ONE_ANSWER);
}

#[test]
fn a_picture_that_is_too_thin_to_be_seen_holds_no_board() {
    let program = pasted_picture(Picture::new(60_000, 1, vec![255; 60_000]).unwrap());
    let Question::Failed(Failure::Photo(origin, error)) = program.question() else { panic!() };
    assert_eq!((origin, *error), (&PictureOrigin::Clipboard, PhotoError::NoBoard));
}

#[test]
fn a_board_without_digits_says_so() {
    let empty = Grid::empty(document(ONE_ANSWER).givens.layout().clone());
    let hint =
        "Drag the four corners to those of the board. If it lies on its side, turn the picture.";
    assert_eq!(pasted(&empty).notes(), ["No digits were found in this board.", hint]);
}

#[test]
fn a_digit_is_corrected_and_the_answers_are_counted_again() {
    let mut program = opened(photograph());
    program.act(PhotoAction::Select(cell(3)));
    assert_eq!(program.reading().answers, PhotoAnswers::One);
    program.act(PhotoAction::TypeFigure(6));
    assert_eq!(program.reading().digits[3], 6);
    // There is another 6 in the column.
    assert_eq!(program.reading().answers, PhotoAnswers::NoneOrSeveral);
    assert!(program.review().marks()[3] == PhotoMark::Conflict);
    assert!(program.notes()[0].starts_with("Some digits break the rules"), "{:?}", program.notes());
    let text = photo_cell_text(program.reading(), cell(3), Language::ENGLISH);
    assert_eq!(text, "Row 1, column 4: 6, as you checked");
    program.act(PhotoAction::Clear);
    assert!(!program.review().marks().contains(&PhotoMark::Conflict));
    program.act(PhotoAction::Move(CursorMove::Next));
    assert_eq!(program.review().selected(), cell(4));
    program.act(PhotoAction::Use);
    assert_eq!(program.givens(), PUZZLE.replacen('7', ".", 1));
}

#[test]
fn a_number_of_two_figures_belongs_to_one_cell() {
    let mut program = pasted(&pattern(16));
    assert_eq!(program.reading().digits, numbers(&pattern(16)));
    program.act(PhotoAction::TypeFigure(1));
    program.act(PhotoAction::TypeFigure(4));
    assert_eq!(program.reading().digits[0], 14);
    // There is no 145, so the 5 is a digit of its own.
    program.act(PhotoAction::TypeFigure(5));
    assert_eq!(program.reading().digits[0], 5);
    program.act(PhotoAction::TypeFigure(1));
    program.act(PhotoAction::Move(CursorMove::Next));
    program.act(PhotoAction::TypeFigure(2));
    assert_eq!(program.reading().digits[..2], [1, 2]);
    program.act(PhotoAction::Type(16));
    assert_eq!(program.reading().digits[1], 16);
    // No board of 16 digits has this one.
    program.act(PhotoAction::Type(17));
    assert_eq!(program.reading().digits[1], 16);
}

#[test]
fn space_leads_from_one_uncertain_cell_to_the_next() {
    // The digits of so small a picture are five pixels high.
    let mut program = pasted_picture(drawn(&pattern(9), 100, false));
    let uncertain: Vec<usize> = program.reading().uncertain().collect();
    assert!(uncertain.len() > 1, "{uncertain:?}");
    for _ in 0..uncertain.len() {
        let at = program.review().selected().index();
        assert!(uncertain.contains(&at), "{at} of {uncertain:?}");
        program.act(PhotoAction::Confirm);
        assert!(program.reading().checked.contains(&at));
    }
    assert_eq!(program.reading().uncertain().count(), 0);
}

#[test]
fn a_board_is_turned_and_turned_back() {
    let mut program = opened(photograph());
    let before = program.reading().digits.clone();
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    assert_ne!(program.reading().digits, before);
    assert_eq!(program.review().turn().quarters, 1);
    program.act(PhotoAction::Turn(QuarterTurn::Right));
    assert_eq!(program.reading().digits, before);
    for _ in 0..4 {
        program.act(PhotoAction::Turn(QuarterTurn::Right));
    }
    assert_eq!(program.reading().digits, before);
    assert_eq!(program.review().turn().quarters, 0);
}

#[test]
fn corners_that_a_person_drags_make_a_board() {
    let grid = pattern(9);
    let board = drawn(&grid, 450, false);
    let found = pasted(&grid).review().corners().next().unwrap();
    // The board lies elsewhere than where it was found before.
    let mut shades = vec![255; 600 * 600];
    for (y, row) in board.shades().chunks_exact(450).enumerate() {
        shades[(y + 80) * 600 + 60..][..450].copy_from_slice(row);
    }
    let mut program = pasted_picture(Picture::new(600, 600, vec![255; 600 * 600]).unwrap());
    assert!(program.review().reading().is_none());
    assert_eq!(program.notes()[0], "No Sudoku was found here.");
    program.act(PhotoAction::Use);
    assert!(matches!(program.controller.dialog(), Some(Dialog::Photo)));

    let mut program = pasted_picture(Picture::new(600, 600, shades).unwrap());
    for (corner, point) in found.into_iter().enumerate() {
        let to = Point::new(point.x + 60.0, point.y + 80.0);
        program.act(PhotoAction::DragCorner(corner, to));
        assert!(program.review().reading().is_none());
    }
    program.act(PhotoAction::ReadBetween);
    assert_eq!(program.reading().digits, numbers(&grid));
    // A corner stays in the picture.
    program.act(PhotoAction::DragCorner(2, Point::new(9000.0, -5.0)));
    assert_eq!(program.review().corners().next().unwrap()[2], Point::new(600.0, 0.0));
}

#[test]
fn the_number_of_rows_can_be_chosen() {
    let mut program = pasted(&pattern(9));
    program.act(PhotoAction::SetSize(Some(4)));
    assert_eq!(program.reading().board.size, 4);
    assert_eq!(program.review().size_place(), Some(0));
    program.act(PhotoAction::SetSize(None));
    assert_eq!(program.reading().board.size, 9);
}

/// A picture of two boards, of which the left one has one answer.
fn two_boards() -> Picture {
    let (left, right) =
        (drawn(&document(ONE_ANSWER).givens, 400, false), drawn(&pattern(9), 400, false));
    let rows = left.shades().chunks_exact(400).zip(right.shades().chunks_exact(400));
    let shades: Vec<u8> = rows.flat_map(|(left, right)| [left, right].concat()).collect();
    Picture::new(800, 400, shades).unwrap()
}

#[test]
fn one_of_several_boards_is_chosen() {
    let mut program = pasted_picture(two_boards());
    assert_eq!(program.review().board_count(), 2);
    assert_eq!(line_of(&program.reading().grid()), ONE_ANSWER);
    // A click on the other board chooses it; a click on one of its cells selects that.
    let click = program.review().action_at(Point::new(420.0, 20.0)).unwrap();
    assert_eq!(click, PhotoAction::Compare(1));
    program.act(click);
    assert_eq!(program.reading().digits, numbers(&pattern(9)));
    let click = program.review().action_at(Point::new(770.0, 380.0)).unwrap();
    assert_eq!(click, PhotoAction::Select(cell(80)));
    program.act(PhotoAction::Compare(7));
    assert_eq!(program.review().current(), 1);
    program.act(PhotoAction::Compare(0));
    assert_eq!(line_of(&program.reading().grid()), ONE_ANSWER);
}

#[test]
fn a_reading_that_comes_late_is_dropped() {
    let mut program = opened(photograph());
    program.hold = true;
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    assert!(program.review().reading().is_none());
    program.act(DialogAction::Dismissed);
    program.answer(DialogButton::Discard);
    program.run_jobs();
    assert!(program.controller.photo().is_none());
}

#[test]
fn corrections_are_undone_and_carried_out_again() {
    let mut program = opened(photograph());
    let before = program.reading().digits.clone();
    program.act(PhotoAction::Undo);
    assert_eq!(program.reading().digits, before);
    program.act(PhotoAction::Select(cell(3)));
    program.act(PhotoAction::TypeFigure(6));
    program.act(PhotoAction::Clear);
    // The cell is empty already.
    program.act(PhotoAction::Clear);
    program.act(PhotoAction::Select(cell(80)));
    program.act(PhotoAction::Undo);
    assert_eq!((program.reading().digits[3], program.review().selected()), (6, cell(3)));
    program.act(PhotoAction::Undo);
    assert_eq!(program.reading().digits, before);
    assert_eq!(program.reading().answers, PhotoAnswers::One);
    assert!(program.reading().checked.is_empty());
    program.act(PhotoAction::Redo);
    program.act(PhotoAction::Redo);
    program.act(PhotoAction::Redo);
    assert_eq!(program.reading().digits[3], 0);
    program.act(PhotoAction::Undo);
    // Another digit leaves nothing to carry out again.
    program.act(PhotoAction::Type(7));
    program.act(PhotoAction::Redo);
    assert_eq!(program.reading().digits, before);
}

#[test]
fn the_confirmation_of_a_cell_is_undone() {
    let mut program = pasted_picture(drawn(&pattern(9), 100, false));
    let first = program.review().selected();
    program.act(PhotoAction::Confirm);
    assert_ne!(program.review().selected(), first);
    program.act(PhotoAction::Undo);
    assert_eq!(program.review().selected(), first);
    assert!(program.reading().checked.is_empty());
    program.act(PhotoAction::Redo);
    assert!(program.reading().checked.contains(&first.index()));
}

#[test]
fn a_number_of_two_figures_is_undone_at_once() {
    let mut program = pasted(&pattern(16));
    let before = program.reading().digits.clone();
    program.act(PhotoAction::TypeFigure(1));
    program.act(PhotoAction::TypeFigure(4));
    program.act(PhotoAction::TypeFigure(5));
    program.act(PhotoAction::Undo);
    assert_eq!(program.reading().digits[0], 14);
    program.act(PhotoAction::Undo);
    assert_eq!(program.reading().digits, before);
}

/// The first figure changed nothing, so that the second one must begin a step.
#[test]
fn a_number_whose_first_figure_is_there_already_is_undone() {
    let mut program = pasted(&pattern(16));
    program.act(PhotoAction::Type(1));
    program.act(PhotoAction::Select(cell(1)));
    program.act(PhotoAction::Type(7));
    program.act(PhotoAction::Select(cell(0)));
    program.act(PhotoAction::TypeFigure(1));
    program.act(PhotoAction::TypeFigure(2));
    assert_eq!(program.reading().digits[..2], [12, 7]);
    program.act(PhotoAction::Undo);
    assert_eq!(program.reading().digits[..2], [1, 7]);
}

#[test]
fn a_size_that_is_chosen_already_is_no_step() {
    let mut program = opened(photograph());
    program.act(PhotoAction::Type(9));
    program.act(PhotoAction::SetSize(None));
    program.act(PhotoAction::Undo);
    assert!(program.reading().checked.is_empty());
}

#[test]
fn turns_corners_and_sizes_are_undone() {
    let mut program = opened(photograph());
    let found = |program: &Program| program.review().corners().next().unwrap();
    let (digits, corners) = (program.reading().digits.clone(), found(&program));
    program.act(PhotoAction::Type(9));
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    // All the way of a corner is one step.
    let from = found(&program)[0];
    for x in [2.0, 4.0, 6.0] {
        program.act(PhotoAction::DragCorner(0, Point::new(from.x + x, from.y)));
    }
    program.act(PhotoAction::ReadBetween);
    program.act(PhotoAction::SetSize(Some(4)));
    assert_eq!(program.reading().board.size, 4);
    program.act(PhotoAction::Undo);
    assert_eq!((program.reading().board.size, program.review().size_place()), (9, None));
    program.act(PhotoAction::Undo);
    assert_eq!((program.reading().digits[72], program.review().turn().quarters), (9, 1));
    program.act(PhotoAction::Undo);
    assert_eq!((program.reading().digits[0], program.review().turn().quarters), (9, 0));
    program.act(PhotoAction::Undo);
    assert_eq!((&program.reading().digits, found(&program)), (&digits, corners));
    for _ in 0..4 {
        program.act(PhotoAction::Redo);
    }
    assert_eq!((program.reading().board.size, program.review().size_place()), (4, Some(0)));
    assert_eq!(program.review().turn().quarters, 1);
}

#[test]
fn what_was_not_read_yet_is_read_after_it_was_undone() {
    let mut program = opened(photograph());
    let digits = program.reading().digits.clone();
    program.hold = true;
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    program.act(PhotoAction::Turn(QuarterTurn::Right));
    program.act(PhotoAction::Undo);
    program.act(PhotoAction::DragCorner(0, Point::new(60.0, 70.0)));
    program.act(PhotoAction::Undo);
    assert!(program.review().reading().is_none());
    program.act(PhotoAction::Undo);
    assert_eq!(program.reading().digits, digits);
    program.act(PhotoAction::Redo);
    program.run_jobs();
    assert_eq!(program.review().turn().quarters, 1);
    assert!(program.review().reading().is_some());
}

#[test]
fn a_step_on_another_board_is_undone_there() {
    let mut program = pasted_picture(two_boards());
    program.act(PhotoAction::Type(9));
    program.act(PhotoAction::Compare(1));
    program.act(PhotoAction::Undo);
    assert_eq!(program.review().current(), 0);
    assert_eq!(line_of(&program.reading().grid()), ONE_ANSWER);
}

#[test]
fn corrections_are_not_dropped_unasked() {
    let mut program = opened(photograph());
    program.act(PhotoAction::Type(9));
    program.act(DialogAction::Dismissed);
    assert!(matches!(program.question(), Question::DropCorrections));
    program.answer(DialogButton::Keep);
    assert_eq!(program.reading().digits[0], 9);
    program.act(DialogAction::Dismissed);
    // To leave the question is no answer.
    program.act(DialogAction::Dismissed);
    assert_eq!(program.reading().digits[0], 9);
    program.act(DialogAction::Dismissed);
    program.answer(DialogButton::Discard);
    assert!(program.controller.dialog().is_none());
    assert!(program.controller.photo().is_none());
}

#[test]
fn a_picture_as_it_was_found_is_left_unasked() {
    let mut program = opened(photograph());
    program.act(PhotoAction::Type(9));
    program.act(PhotoAction::Undo);
    program.act(PhotoAction::Turn(QuarterTurn::Left));
    program.act(PhotoAction::Turn(QuarterTurn::Right));
    program.act(DialogAction::Dismissed);
    assert!(program.controller.dialog().is_none());
}

#[test]
fn the_usual_keys_undo_and_redo() {
    let of = |chord| photo_action_of(chord, 9);
    assert_eq!(of(Chord::control(Key::Char('z'))), Some(PhotoAction::Undo));
    assert_eq!(of(Chord::control(Key::Char('y'))), Some(PhotoAction::Redo));
    assert_eq!(of(Chord::control_shift(Key::Char('z'))), Some(PhotoAction::Redo));
    assert_eq!(of(Chord::control(Key::Char('a'))), None);
}

#[test]
fn a_picture_that_cannot_be_read_is_named_with_the_reason() {
    let (_folder, path) = file_in_folder("broken.jpg");
    let whole = fs::read(photograph()).unwrap();
    fs::write(&path, &whole[..whole.len() / 3]).unwrap();
    let program = opened(path.clone());
    let Question::Failed(Failure::Photo(named, error)) = program.question() else { panic!() };
    assert_eq!(named, &PictureOrigin::File(path));
    assert!(matches!(error, PhotoError::Damaged(_)));
    assert_eq!(error.say(Language::ENGLISH), "this JPEG picture is damaged or cut off");
}

#[test]
fn the_puzzle_of_one_of_several_boards_has_a_number() {
    let (_folder, path) = file_in_folder("page.png");
    fs::write(&path, png_of(&two_boards())).unwrap();
    let mut program = opened(path);
    program.act(PhotoAction::Compare(1));
    program.act(PhotoAction::Use);
    assert_eq!(program.controller.document().about().title, "page 2");
}
