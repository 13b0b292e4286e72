//! Puzzles in pictures: what was read, beside the picture, to be compared and corrected before it becomes the document.
//!
//! A picture may hold several boards. Each has four corners, which a person may move, and a way in which it is held, which a
//! person may turn. What is between the corners is then read once more by a job. The document stays as it is until the
//! person uses the puzzle.

mod action;
mod review;
mod turn;

use std::path::Path;
use std::sync::Arc;

use super::context::Context;
use super::departure::Departure;
use super::dialogs::Dialog;
use super::effect::PlatformEffect;
use super::event::Event;
use crate::engine::Cell;
use crate::jobs::{JobKind, PhotoJob, PhotoReply, PictureReading};
use crate::vision::{Point, SIZES};

pub use action::{PhotoAction, QuarterTurn};
pub use review::PhotoReview;
pub use turn::PictureTurn;

/// The picture that is compared, if there is one.
#[derive(Debug, Default)]
pub(super) struct PhotoFeature {
    review: Option<PhotoReview>,
    /// The cell in which the last figure was typed, while a further figure would belong to it.
    typed: Option<Cell>,
}

impl PhotoFeature {
    /// The picture that is compared.
    pub(super) fn review(&self) -> Option<&PhotoReview> {
        self.review.as_ref()
    }

    /// Shows a picture with what was read in it.
    pub(super) fn show(&mut self, cx: &mut Context, reading: PictureReading) {
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
            PhotoAction::Type(digit) => write(cx, review, digit),
            PhotoAction::TypeFigure(figure) => {
                let digit = number(review, typed, figure);
                self.typed = Some(review.selected);
                write(cx, review, digit);
            }
            PhotoAction::Clear => write(cx, review, 0),
            PhotoAction::Confirm => confirm(review),
            PhotoAction::Turn(direction) => turn(cx, review, direction),
            PhotoAction::DragCorner(corner, to) => drag(cx, review, corner, to),
            PhotoAction::ReadBetween => read_between(cx, review),
            PhotoAction::Resize(place) => {
                review.board_mut().size = place.and_then(|place| SIZES.get(place)).copied();
                read_between(cx, review);
            }
            PhotoAction::Use => self.use_puzzle(cx),
        }
    }

    /// Takes in what a job found out about the board that is compared.
    pub(super) fn replied(&mut self, reply: PhotoReply) {
        let Some(review) = &mut self.review else { return };
        match reply {
            PhotoReply::Between(reading) => {
                review.board_mut().reading = reading.map(|reading| *reading);
                review.select_first();
            }
            PhotoReply::Answers(reading) => review.board_mut().reading = Some(*reading),
        }
    }

    fn use_puzzle(&mut self, cx: &mut Context) {
        let document = self.review.as_ref().and_then(PhotoReview::document);
        if let Some(document) = document {
            cx.dialogs.close();
            cx.tell(Event::DepartureResumed(Departure::UsePicture(Box::new(document))));
        }
    }

    /// Forgets the picture once its dialog is left.
    pub(super) fn follow_dialog(&mut self, cx: &mut Context) {
        let is_there = cx.dialogs.holds(|dialog| matches!(dialog, Dialog::Photo));
        if !is_there && self.review.take().is_some() {
            cx.cancel(JobKind::Photo);
        }
    }
}

/// Asks for a picture to open.
pub(super) fn ask_for_picture(cx: &mut Context) {
    let folder = cx.document.path().and_then(Path::parent).map(Path::to_path_buf);
    cx.effect(PlatformEffect::ChoosePicture(folder));
}

/// Goes on with another board. A job about the board before has to be done again when somebody comes back to that.
fn compare(cx: &mut Context, review: &mut PhotoReview, place: usize) {
    if place >= review.boards.len() {
        return;
    }
    cx.cancel(JobKind::Photo);
    review.current = place;
    review.select_first();
    match review.reading() {
        None => read_between(cx, review),
        Some(reading) if reading.has_one_answer.is_none() => {
            cx.begin(PhotoJob::Answers(Box::new(reading.clone())));
        }
        Some(_) => {}
    }
}

/// The number of which a figure is the last one: a further figure of what was `typed` into the cell, if the board has that
/// digit.
fn number(review: &PhotoReview, typed: Option<Cell>, figure: u8) -> u8 {
    let (cell, reading) = (review.selected, review.reading());
    let before = reading.filter(|_| typed == Some(cell)).map_or(0, |it| it.digits[cell.index()]);
    let longer = before.saturating_mul(10).saturating_add(figure);
    let is_digit = |number: u8| reading.is_some_and(|it| usize::from(number) <= it.board.size);
    if is_digit(longer) { longer } else { figure }
}

fn write(cx: &mut Context, review: &mut PhotoReview, digit: u8) {
    let cell = review.selected.index();
    if let Some(reading) = &mut review.board_mut().reading
        && usize::from(digit) <= reading.board.size
    {
        reading.correct(cell, digit);
        cx.begin(PhotoJob::Answers(Box::new(reading.clone())));
    }
}

fn confirm(review: &mut PhotoReview) {
    let cell = review.selected.index();
    if let Some(reading) = &mut review.board_mut().reading {
        reading.confirm(cell);
        review.select_next();
    }
}

fn turn(cx: &mut Context, review: &mut PhotoReview, direction: QuarterTurn) {
    let board = review.board_mut();
    match direction {
        // What is at the right of the picture now comes to the top.
        QuarterTurn::Left => {
            board.corners.rotate_left(1);
            board.turns = (board.turns + 1) % 4;
        }
        QuarterTurn::Right => {
            board.corners.rotate_right(1);
            board.turns = (board.turns + 3) % 4;
        }
    }
    if board.reading.is_some() {
        read_between(cx, review);
    }
}

fn drag(cx: &mut Context, review: &mut PhotoReview, corner: usize, to: Point) {
    let turn = review.turn();
    let board = review.board_mut();
    if let Some(corner) = board.corners.get_mut(corner) {
        *corner = Point::new(to.x.clamp(0.0, turn.width), to.y.clamp(0.0, turn.height));
        // What was read belongs to other corners.
        board.reading = None;
        cx.cancel(JobKind::Photo);
    }
}

fn read_between(cx: &mut Context, review: &mut PhotoReview) {
    let picture = Arc::clone(&review.picture);
    let board = review.board_mut();
    board.reading = None;
    cx.begin(PhotoJob::Between { picture, corners: board.corners, size: board.size });
}
