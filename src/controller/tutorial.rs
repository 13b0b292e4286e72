//! The tutorial: lessons whose pages cover the document, and whose tasks are done on the board.
//!
//! The lesson that is shown belongs to the document, which stays as it is below: whatever takes another document into the
//! window ends the lesson. What is learnt belongs to the context. So the feature has no state of its own.

use super::board::BoardAction;
use super::context::Context;
use super::departure::Departure;
use super::dialogs::Dialog;
use super::document::{CursorMove, Selection, ShownLesson};
use super::event::Event;
use super::status::Status;
use crate::engine::technique::Level;
use crate::engine::{Cell, Digit};
use crate::format::tutorial::TutorialLesson;
use crate::jobs::{CancelPolicy, GameWish};
use crate::store::Achievement;

/// What happens in the tutorial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TutorialAction {
    /// A lesson was chosen.
    Begin(TutorialLesson),
    /// Enter was pressed: the next page is asked for, unless the task of this page is not done.
    Advance,
    /// The next page was asked for; after the last one the next lesson, or a first game.
    NextPage,
    /// The page before was asked for.
    PreviousPage,
    /// Show how to do the task.
    ShowMe,
    /// The lesson was left.
    Leave,
}

pub(super) fn handle(cx: &mut Context, action: TutorialAction) {
    match action {
        TutorialAction::Begin(lesson) => begin(cx, lesson),
        TutorialAction::Advance => advance(cx),
        TutorialAction::NextPage => next_page(cx),
        TutorialAction::PreviousPage => change(cx, ShownLesson::previous_page),
        TutorialAction::ShowMe => change(cx, ShownLesson::show_task),
        TutorialAction::Leave => leave(cx),
    }
}

/// Lists the lessons, and offers the one that is shown, or else the first that is not done.
pub(super) fn show_lessons(cx: &mut Context) {
    let shown = cx.document.lesson().map(ShownLesson::lesson);
    let mut lessons = TutorialLesson::ALL.into_iter();
    let next = lessons.find(|&lesson| !cx.learning.has_done(lesson));
    let lesson = shown.or(next).unwrap_or(TutorialLesson::Rules);
    cx.dialogs.replace(Dialog::Tutorial(lesson));
}

/// Goes back to the document.
pub(super) fn leave(cx: &mut Context) {
    if cx.document.leave_lesson() && cx.status.is_standing() {
        cx.status = if cx.at_start { Status::Start } else { cx.standing() };
    }
}

/// Takes in what keyboard and mouse do on the board of a lesson.
pub(super) fn play(cx: &mut Context, action: BoardAction) {
    change(cx, |lesson| match action {
        BoardAction::Move(to) | BoardAction::Extend(to) => move_to(lesson, to),
        BoardAction::Leap(to) | BoardAction::ExtendLeap(to) => {
            if let Some(cell) = to.to_open_cell(lesson.selection.cursor(), lesson.board()) {
                lesson.selection = Selection::of(cell);
            }
        }
        BoardAction::Pick(cell) | BoardAction::PickAlso(cell) | BoardAction::DragTo(cell) => {
            pick(lesson, cell);
        }
        BoardAction::PickCandidate(cell, number) => {
            pick(lesson, cell);
            take_digit(lesson, number);
        }
        BoardAction::Type(number) | BoardAction::Note(_, number) => take_digit(lesson, number),
        BoardAction::Put(_) | BoardAction::Clear | BoardAction::TypeEmpty => {
            lesson.take_pick(lesson.selection.cursor());
        }
        // The boards of lessons are classic: a digit has one figure.
        BoardAction::Figure(..)
        | BoardAction::CloseNumber
        | BoardAction::TakeFigureBack
        | BoardAction::DropNumber
        | BoardAction::StrayLetter(_)
        | BoardAction::FullStop
        | BoardAction::TakeBack
        | BoardAction::TakeColour(_) => {}
    });
}

fn begin(cx: &mut Context, lesson: TutorialLesson) {
    cx.dialogs.close();
    // What somebody waits for would come to a board that cannot be seen.
    cx.cancel_all(|kind| kind.policy().on_cancel == CancelPolicy::Stop);
    cx.document.show_lesson(ShownLesson::begin(lesson));
    cx.tell(Event::LessonBegun);
}

/// Goes to the next page if there is nothing left to do on this one.
fn advance(cx: &mut Context) {
    let task = cx.document.lesson().and_then(ShownLesson::open_task);
    match task {
        Some(_) => change(cx, ShownLesson::remind_of_task),
        None => next_page(cx),
    }
}

fn next_page(cx: &mut Context) {
    let Some(shown) = cx.document.lesson_mut() else {
        return;
    };
    let lesson = shown.lesson();
    if shown.next_page() {
        follow(cx);
    } else if let Some(next) = lesson.next() {
        begin(cx, next);
    } else {
        leave(cx);
        let wish = GameWish::Level(Level::Easy);
        cx.tell(Event::DepartureWanted(Departure::NewGame(wish)));
    }
}

/// Changes the lesson that is shown, if one is.
fn change(cx: &mut Context, change: impl FnOnce(&mut ShownLesson)) {
    if let Some(lesson) = cx.document.lesson_mut() {
        change(lesson);
        follow(cx);
    }
}

/// A lesson is done once its last page is reached.
fn follow(cx: &mut Context) {
    let ended = cx.document.lesson().filter(|shown| shown.is_last()).map(ShownLesson::lesson);
    if let Some(lesson) = ended.filter(|&lesson| !cx.learning.has_done(lesson)) {
        cx.learn(Achievement::Lesson(lesson));
    }
}

fn move_to(lesson: &mut ShownLesson, to: CursorMove) {
    let target = to.from(lesson.selection.cursor(), lesson.board().layout());
    lesson.selection = Selection::of(target);
}

fn pick(lesson: &mut ShownLesson, cell: Cell) {
    if lesson.board().has(cell) {
        lesson.take_pick(cell);
    }
}

fn take_digit(lesson: &mut ShownLesson, number: u8) {
    let side = lesson.board().layout().digit_count();
    if let Some(digit) = Digit::new(number).filter(|_| usize::from(number) <= side) {
        lesson.take_digit(digit);
    }
}
