//! Puzzles in pictures: what was read, beside the picture, to be compared and corrected before it becomes the document.
//!
//! A picture may hold several boards. Each has four corners, which a person may move, and a way in which it is held, which a
//! person may turn. What is between the corners is then read once more by a job. The document stays as it is until the
//! person uses the puzzle.

mod action;
mod history;
mod review;
mod turn;

use std::sync::Arc;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::Dialog;
use super::event::Event;
use crate::engine::Cell;
use crate::jobs::{JobKind, PhotoJob, PhotoReply, PictureReading};
use crate::photo::{PhotoAnswers, PhotoBoard};
use crate::vision::Point;

pub use action::{PhotoAction, QuarterTurn};
pub use review::{BoardReading, PhotoMark, PhotoReview};
pub use turn::PictureTurn;

/// The picture that is compared, if there is one.
#[derive(Debug, Default)]
pub(super) struct PhotoFeature {
    review: Option<PhotoReview>,
    /// The number that was typed last, while a further figure would belong to it.
    typed: Option<TypedNumber>,
}

/// A number to which a further figure may belong.
#[derive(Clone, Copy, Debug)]
struct TypedNumber {
    cell: Cell,
    origin: StepOrigin,
}

/// Whether an action began a step that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepOrigin {
    /// It changed something.
    Begun,
    /// It changed nothing.
    None,
}

impl PhotoFeature {
    /// The picture that is compared.
    pub(super) fn review(&self) -> Option<&PhotoReview> {
        self.review.as_ref()
    }

    /// Shows a picture with what was read in it.
    pub(super) fn show(&mut self, cx: &mut Context, reading: PictureReading) {
        // A picture that came before gives way, with its job.
        cx.cancel(JobKind::Photo);
        cx.dialogs.remove(|dialog| matches!(dialog, Dialog::Photo));
        self.review = Some(PhotoReview::of(reading));
        self.typed = None;
        cx.dialogs.open(Dialog::Photo);
    }

    pub(super) fn handle(&mut self, cx: &mut Context, action: PhotoAction) {
        let typed = self.typed.take();
        let Some(review) = &mut self.review else { return };
        match action {
            PhotoAction::Compare(place) => compare(cx, review, place),
            PhotoAction::Select(cell) => {
                if review.reading().is_some_and(|it| cell.index() < it.digits.len()) {
                    review.selected = cell;
                }
            }
            PhotoAction::Move(to) => {
                if let Some(reading) = review.reading() {
                    review.selected = to.from(review.selected, reading.layout());
                }
            }
            PhotoAction::Type(digit) => drop(correct(cx, review, digit)),
            PhotoAction::TypeFigure(figure) => {
                self.typed = Some(type_figure(cx, review, typed, figure));
            }
            PhotoAction::Clear => drop(correct(cx, review, 0)),
            PhotoAction::Confirm => confirm(review),
            PhotoAction::Turn(direction) => turn(cx, review, direction),
            PhotoAction::DragCorner(corner, to) => drag(cx, review, corner, to),
            PhotoAction::ReadBetween => {
                if matches!(review.state(), BoardReading::Moved) {
                    read_between(cx, review);
                }
            }
            PhotoAction::SetSize(size) => {
                if review.board().size != size {
                    review.begin_step();
                    review.board_mut().set_size(size);
                    read_between(cx, review);
                }
            }
            PhotoAction::Undo => {
                if review.undo() {
                    go_on(cx, review);
                }
            }
            PhotoAction::Redo => {
                if review.redo() {
                    go_on(cx, review);
                }
            }
            PhotoAction::Use => self.use_puzzle(cx),
        }
    }

    /// Takes in what a job found out about the board that is compared.
    pub(super) fn replied(&mut self, cx: &mut Context, reply: PhotoReply) {
        let Some(review) = &mut self.review else { return };
        match reply {
            PhotoReply::Between(reading) => {
                review.board_mut().take_reading(reading.map(|reading| *reading));
                review.select_first();
                count_answers(cx, review);
            }
            PhotoReply::Answers(counted) => {
                if let Some(reading) = review.board_mut().read_mut() {
                    reading.take_count_of(&counted);
                }
            }
        }
    }

    /// The job that read a board broke off.
    pub(super) fn broken_off(&mut self) {
        if let Some(review) = &mut self.review
            && matches!(review.state(), BoardReading::Running)
        {
            review.board_mut().take_reading(None);
        }
    }

    /// Uses the puzzle. The dialog stays until nothing can be lost any more.
    fn use_puzzle(&mut self, cx: &mut Context) {
        let document = self.review.as_ref().and_then(PhotoReview::document);
        if let Some(document) = document {
            cx.tell(Event::DepartureResumed(Departure::UsePicture(Box::new(document))));
        }
    }

    /// Whether a person has corrected something that would be lost with the dialog.
    pub(super) fn is_corrected(&self) -> bool {
        self.review.as_ref().is_some_and(PhotoReview::is_corrected)
    }

    /// Forgets the picture once its dialog is left.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_there = cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Photo));
        if !is_there && self.review.take().is_some() {
            cx.cancel(JobKind::Photo);
        }
    }
}

/// Goes on with another board. A job about the board before has to be done again when somebody comes back to that.
fn compare(cx: &mut Context, review: &mut PhotoReview, place: usize) {
    if place >= review.boards.len() || place == review.current {
        return;
    }
    review.current = place;
    review.select_first();
    go_on(cx, review);
}

/// Finds out what is not known of the board that is compared. A job about what was there before is of no use.
fn go_on(cx: &mut Context, review: &mut PhotoReview) {
    cx.cancel(JobKind::Photo);
    match review.state() {
        BoardReading::Moved | BoardReading::Running => read_between(cx, review),
        BoardReading::Read(_) => count_answers(cx, review),
        BoardReading::NoBoard => {}
    }
}

/// Counts the answers, if they are not known.
fn count_answers(cx: &mut Context, review: &PhotoReview) {
    if let Some(reading) = review.reading()
        && reading.answers == PhotoAnswers::NotCounted
    {
        cx.begin(PhotoJob::Answers(Box::new(reading.clone())));
    }
}

/// The number of which a figure is the last one: a further figure of what was `typed` into the cell, if the board has that
/// digit.
fn number(review: &PhotoReview, typed: Option<Cell>, figure: u8) -> u8 {
    let (cell, reading) = (review.selected, review.reading());
    let before = reading.filter(|_| typed == Some(cell)).map_or(0, |it| it.digits[cell.index()]);
    let longer = before.saturating_mul(10).saturating_add(figure);
    if reading.is_some_and(|it| is_digit(it, longer)) { longer } else { figure }
}

/// Writes the number that a figure makes of what was `typed`. A number is one step, though it has two figures.
fn type_figure(
    cx: &mut Context,
    review: &mut PhotoReview,
    typed: Option<TypedNumber>,
    figure: u8,
) -> TypedNumber {
    let digit = number(review, typed.map(|it| it.cell), figure);
    let has_step = typed.is_some_and(|it| it.origin == StepOrigin::Begun);
    let origin = if digit != figure && has_step {
        write(cx, review, digit);
        StepOrigin::Begun
    } else {
        correct(cx, review, digit)
    };
    TypedNumber { cell: review.selected, origin }
}

/// Writes a digit into the selected cell, as a step of its own unless it changes nothing.
fn correct(cx: &mut Context, review: &mut PhotoReview, digit: u8) -> StepOrigin {
    let cell = review.selected.index();
    let is_known = |it: &PhotoBoard| it.digits[cell] == digit && it.checked.contains(&cell);
    if review.reading().is_some_and(|it| is_digit(it, digit) && !is_known(it)) {
        review.begin_step();
        write(cx, review, digit);
        StepOrigin::Begun
    } else {
        StepOrigin::None
    }
}

fn is_digit(reading: &PhotoBoard, number: u8) -> bool {
    usize::from(number) <= reading.board.size
}

fn write(cx: &mut Context, review: &mut PhotoReview, digit: u8) {
    let cell = review.selected.index();
    if let Some(reading) = review.board_mut().read_mut() {
        reading.correct(cell, digit);
        count_answers(cx, review);
    }
}

fn confirm(review: &mut PhotoReview) {
    let cell = review.selected.index();
    if review.reading().is_some_and(|it| !it.checked.contains(&cell)) {
        review.begin_step();
    }
    if let Some(reading) = review.board_mut().read_mut() {
        reading.confirm(cell);
        review.select_next();
    }
}

fn turn(cx: &mut Context, review: &mut PhotoReview, direction: QuarterTurn) {
    review.begin_step();
    review.board_mut().turn(direction);
    match review.state() {
        BoardReading::NoBoard => {}
        BoardReading::Moved | BoardReading::Running | BoardReading::Read(_) => {
            read_between(cx, review);
        }
    }
}

fn drag(cx: &mut Context, review: &mut PhotoReview, corner: usize, to: Point) {
    let turn = review.turn();
    // All that a corner is moved until what is between the corners is read is one step.
    if !matches!(review.state(), BoardReading::Moved) {
        review.begin_step();
    }
    let board = review.board_mut();
    if let Some(corner) = board.corners.get_mut(corner) {
        *corner = Point::new(to.x.clamp(0.0, turn.width), to.y.clamp(0.0, turn.height));
        board.begin_move();
        cx.cancel(JobKind::Photo);
    }
}

fn read_between(cx: &mut Context, review: &mut PhotoReview) {
    let picture = Arc::clone(&review.picture);
    let board = review.board_mut();
    board.reading = BoardReading::Running;
    cx.begin(PhotoJob::Between { picture, corners: board.corners, size: board.size });
}
