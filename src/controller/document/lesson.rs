//! A lesson of the tutorial over the document: its page, the board of the page, and the result of the last move.
//!
//! The document below is not touched. A move that is not the one asked for changes nothing and is told why.

use super::selection::Selection;
use crate::engine::technique::Candidate;
use crate::engine::{Cell, Digit, House, HouseName};
use crate::format::tutorial::{
    TutorialLesson, TutorialPage, TutorialTask, with_notes, without_note,
};
use crate::game::GameBoard;

/// The lesson that is shown over the document.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownLesson {
    lesson: TutorialLesson,
    /// The place of the page, from 0.
    page: usize,
    /// The board with what was done so far on the page.
    board: GameBoard,
    /// Whether the task of the page is done.
    is_done: bool,
    remark: Option<LessonRemark>,
    pub(in crate::controller) selection: Selection,
}

/// What is said of the last move in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonRemark {
    /// The task is done.
    Right,
    /// The move is right, and there is more to do.
    GoOn,
    /// A right note was taken back.
    TakenBack,
    /// The task was shown.
    Shown,
    /// The cell has its digit.
    Filled,
    /// The house holds the digit already.
    Repeated(HouseName, Digit),
    /// Nothing proves that the digit belongs into the cell.
    NotProven(Digit),
    /// The digit belongs into the cell, but another one is asked for.
    Later(Digit),
    /// The cell has no note of the digit.
    NotNoted(Digit),
    /// Nothing proves the note wrong.
    Needed(Digit),
    /// The cell is not one of those that are asked for.
    OtherCell,
    /// A digit was typed, but the task asks for a cell.
    PickOnly,
    /// The page has nothing to do.
    NothingToDo,
    /// The task of the page is done already.
    TaskDone,
    /// The next page was asked for, and the task is not done.
    TaskLeft,
}

impl LessonRemark {
    /// Whether the remark praises.
    #[must_use]
    pub fn is_praise(self) -> bool {
        match self {
            Self::Right | Self::GoOn => true,
            Self::TakenBack
            | Self::Shown
            | Self::Filled
            | Self::Repeated(..)
            | Self::NotProven(_)
            | Self::Later(_)
            | Self::NotNoted(_)
            | Self::Needed(_)
            | Self::OtherCell
            | Self::PickOnly
            | Self::NothingToDo
            | Self::TaskDone
            | Self::TaskLeft => false,
        }
    }
}

/// What the lesson tells about itself.
impl ShownLesson {
    /// The first page of a lesson.
    pub(in crate::controller) fn begin(lesson: TutorialLesson) -> Self {
        let board = lesson.pages()[0].board.clone();
        let middle = board.layout().cell(4, 4).map(Selection::of).unwrap_or_default();
        let mut shown =
            Self { lesson, page: 0, board, is_done: false, remark: None, selection: middle };
        shown.open(0);
        shown
    }

    /// Which lesson it is.
    #[must_use]
    pub fn lesson(&self) -> TutorialLesson {
        self.lesson
    }

    /// The place of the page, from 0.
    #[must_use]
    pub fn place(&self) -> usize {
        self.page
    }

    /// The page.
    #[must_use]
    pub fn page(&self) -> &'static TutorialPage {
        &self.lesson.pages()[self.page]
    }

    /// Whether the page is the last one.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.page + 1 == self.lesson.pages().len()
    }

    /// The task that is still to be done.
    #[must_use]
    pub fn open_task(&self) -> Option<&'static TutorialTask> {
        self.page().task.as_ref().filter(|_| !self.is_done)
    }

    /// The board with what was done so far.
    #[must_use]
    pub fn board(&self) -> &GameBoard {
        &self.board
    }

    /// What is said of the last move.
    #[must_use]
    pub fn remark(&self) -> Option<LessonRemark> {
        self.remark
    }
}

/// What is done in the lesson.
impl ShownLesson {
    /// Goes to the next page, done or not. Returns `false` on the last page.
    pub(in crate::controller) fn next_page(&mut self) -> bool {
        let is_last = self.is_last();
        if !is_last {
            self.open(self.page + 1);
        }
        !is_last
    }

    /// Goes to the page before.
    pub(in crate::controller) fn previous_page(&mut self) {
        self.open(self.page.saturating_sub(1));
    }

    fn open(&mut self, page: usize) {
        self.page = page;
        self.board = self.page().board.clone();
        self.is_done = false;
        self.remark = None;
    }

    /// Says that the task is still to be done.
    pub(in crate::controller) fn remind_of_task(&mut self) {
        self.remark = Some(LessonRemark::TaskLeft);
    }

    /// Does the task for the person.
    pub(in crate::controller) fn show_task(&mut self) {
        if let Some(task) = self.open_task() {
            if let Some(cell) = first_cell(task) {
                self.selection = Selection::of(cell);
            }
            self.finish(task);
            self.remark = Some(LessonRemark::Shown);
        }
    }

    /// A digit was typed into the selected cell.
    pub(in crate::controller) fn take_digit(&mut self, digit: Digit) {
        let candidate = Candidate { cell: self.selection.cursor(), digit };
        let Some(task) = self.open_task() else {
            self.remark = Some(self.remark_without_task());
            return;
        };
        self.remark = Some(match task {
            TutorialTask::Put(wanted, _) => self.put(task, *wanted, candidate),
            TutorialTask::Drop(wanted, _) => self.drop_note(task, wanted, candidate),
            TutorialTask::Note(cell, _) if candidate.cell != *cell => LessonRemark::OtherCell,
            TutorialTask::Note(_, digits) if !digits.contains(digit) => {
                self.objection_to(candidate)
            }
            TutorialTask::Note(..) => self.note(task, candidate),
            TutorialTask::Pick(_) => LessonRemark::PickOnly,
        });
    }

    fn remark_without_task(&self) -> LessonRemark {
        if self.is_done { LessonRemark::TaskDone } else { LessonRemark::NothingToDo }
    }

    /// A cell was picked, by the mouse or by a key that does not only move.
    pub(in crate::controller) fn take_pick(&mut self, cell: Cell) {
        self.selection = Selection::of(cell);
        if let Some(task @ TutorialTask::Pick(cells)) = self.open_task() {
            let is_right = cells.contains(&cell);
            if is_right {
                self.finish(task);
            }
            self.remark =
                Some(if is_right { LessonRemark::Right } else { LessonRemark::OtherCell });
        }
    }

    fn put(
        &mut self,
        task: &TutorialTask,
        wanted: Candidate,
        candidate: Candidate,
    ) -> LessonRemark {
        if candidate == wanted {
            self.finish(task);
            return LessonRemark::Right;
        }
        if self.board.get(candidate.cell).digit().is_some() {
            return LessonRemark::Filled;
        }
        self.objection_to(candidate)
    }

    fn drop_note(
        &mut self,
        task: &TutorialTask,
        wanted: &[Candidate],
        candidate: Candidate,
    ) -> LessonRemark {
        let content = self.board.get(candidate.cell);
        if content.digit().is_some() {
            return LessonRemark::Filled;
        }
        if !content.notes().corner.contains(candidate.digit) {
            return LessonRemark::NotNoted(candidate.digit);
        }
        if !wanted.contains(&candidate) {
            return LessonRemark::Needed(candidate.digit);
        }
        let board = without_note(&self.board, candidate);
        let is_noted = |one: &Candidate| board.get(one.cell).notes().corner.contains(one.digit);
        if wanted.iter().any(is_noted) {
            self.board = board;
            return LessonRemark::GoOn;
        }
        self.finish(task);
        LessonRemark::Right
    }

    /// Notes a candidate, or takes it back.
    fn note(&mut self, task: &TutorialTask, Candidate { cell, digit }: Candidate) -> LessonRemark {
        let mut noted = self.board.get(cell).notes().corner;
        let is_taken_back = noted.contains(digit);
        if is_taken_back {
            noted.remove(digit);
        } else {
            noted.insert(digit);
        }
        let board = with_notes(self.board.clone(), cell, noted);
        if board == task.done_on(&self.board) {
            self.finish(task);
            return LessonRemark::Right;
        }
        self.board = board;
        if is_taken_back { LessonRemark::TakenBack } else { LessonRemark::GoOn }
    }

    /// The task is done: goes on to the next page if that has the same board.
    fn finish(&mut self, task: &TutorialTask) {
        self.board = task.done_on(&self.board);
        self.is_done = true;
        let next = self.lesson.pages().get(self.page + 1);
        if next.is_some_and(|next| next.goes_on) {
            self.open(self.page + 1);
        }
    }

    /// Why a digit does not go into an open cell.
    fn objection_to(&self, Candidate { cell, digit }: Candidate) -> LessonRemark {
        let holds = |cell: &Cell| self.board.get(*cell).digit() == Some(digit);
        let repeating = self.houses_of(cell).find(|house| house.cells.iter().any(holds));
        match repeating {
            Some(house) => LessonRemark::Repeated(house.name(), digit),
            None if self.is_proven(Candidate { cell, digit }) => LessonRemark::Later(digit),
            None => LessonRemark::NotProven(digit),
        }
    }

    /// Whether the digit is the only one for the cell, or has no other place in a house of the cell.
    fn is_proven(&self, Candidate { cell, digit }: Candidate) -> bool {
        let digit_of = |cell| self.board.get(cell).digit();
        let left = |cell| self.board.layout().left_by_peers(cell, digit_of);
        let can_hold = |&at: &Cell| digit_of(at).is_none() && left(at).contains(digit);
        let is_only_place = |house: &House| house.cells.iter().copied().filter(can_hold).eq([cell]);
        left(cell).single() == Some(digit) || self.houses_of(cell).any(is_only_place)
    }

    fn houses_of(&self, cell: Cell) -> impl Iterator<Item = &House> {
        let layout = self.board.layout();
        layout.houses_of(cell).iter().map(|&house| &layout.houses()[house])
    }
}

/// The cell that the keyboard goes to when a task is shown.
fn first_cell(task: &TutorialTask) -> Option<Cell> {
    match task {
        TutorialTask::Put(candidate, _) => Some(candidate.cell),
        TutorialTask::Drop(candidates, _) => candidates.first().map(|one| one.cell),
        TutorialTask::Note(cell, _) => Some(*cell),
        TutorialTask::Pick(cells) => cells.first().copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Layout;
    use crate::format::tutorial::with_digit;
    use crate::game::Content;

    fn candidate(cell: &str, digit: u8) -> Candidate {
        let cell = Layout::classic().cell_named(cell).expect("the cell is on the board");
        Candidate { cell, digit: Digit::new(digit).expect("the digit exists") }
    }

    fn remark_on(lesson: &mut ShownLesson, cell: &str, digit: u8) -> Option<LessonRemark> {
        let candidate = candidate(cell, digit);
        lesson.selection = Selection::of(candidate.cell);
        lesson.take_digit(candidate.digit);
        lesson.remark()
    }

    #[test]
    fn a_wrong_digit_is_refused_with_a_reason_and_changes_nothing() {
        let mut lesson = ShownLesson::begin(TutorialLesson::BoxSingle);
        let before = lesson.board().clone();
        assert_eq!(remark_on(&mut lesson, "r1c1", 1), Some(LessonRemark::Filled));
        let house = |remark| match remark {
            Some(LessonRemark::Repeated(house, _)) => house.number,
            other => panic!("{other:?}"),
        };
        assert_eq!(house(remark_on(&mut lesson, "r8c7", 1)), 8);
        assert_eq!(house(remark_on(&mut lesson, "r7c9", 1)), 9);
        let four = candidate("r1c3", 4).digit;
        assert_eq!(remark_on(&mut lesson, "r1c3", 4), Some(LessonRemark::NotProven(four)));
        let five = candidate("r5c5", 5).digit;
        assert_eq!(remark_on(&mut lesson, "r5c5", 5), Some(LessonRemark::Later(five)));
        assert_eq!((lesson.board(), lesson.place()), (&before, 0));
    }

    #[test]
    fn the_right_digit_is_praised_and_goes_on() {
        let mut lesson = ShownLesson::begin(TutorialLesson::BoxSingle);
        assert_eq!(remark_on(&mut lesson, "r9c7", 1), Some(LessonRemark::Right));
        assert_eq!(lesson.place(), 1);
        let put = candidate("r9c7", 1);
        assert_eq!(lesson.board(), &with_digit(&lesson.lesson().pages()[0].board, put));
        lesson.previous_page();
        assert_eq!(lesson.board().get(put.cell), Content::Empty);
    }

    #[test]
    fn a_digit_is_no_answer_to_a_task_that_asks_for_a_cell() {
        let mut lesson = ShownLesson::begin(TutorialLesson::Rules);
        while !matches!(lesson.open_task(), Some(TutorialTask::Pick(_))) {
            assert!(lesson.next_page());
        }
        assert_eq!(remark_on(&mut lesson, "r5c4", 1), Some(LessonRemark::PickOnly));
    }

    #[test]
    fn candidates_are_crossed_out_one_by_one() {
        let mut lesson = ShownLesson::begin(TutorialLesson::XWing);
        assert!(lesson.next_page());
        let four = candidate("r4c2", 4).digit;
        assert_eq!(remark_on(&mut lesson, "r4c2", 4), Some(LessonRemark::Needed(four)));
        assert_eq!(remark_on(&mut lesson, "r2c4", 4), Some(LessonRemark::GoOn));
        assert_eq!(remark_on(&mut lesson, "r2c4", 4), Some(LessonRemark::NotNoted(four)));
        assert_eq!(remark_on(&mut lesson, "r5c2", 4), Some(LessonRemark::GoOn));
        assert_eq!(remark_on(&mut lesson, "r9c2", 4), Some(LessonRemark::Right));
        assert_eq!(lesson.place(), 1, "the next page has another board");
        assert!(lesson.open_task().is_none());
        assert_eq!(remark_on(&mut lesson, "r5c2", 4), Some(LessonRemark::TaskDone));
        assert!(lesson.next_page() && lesson.remark().is_none());
    }

    #[test]
    fn notes_are_written_and_taken_back() {
        let mut lesson = ShownLesson::begin(TutorialLesson::Notes);
        assert_eq!(remark_on(&mut lesson, "r6c2", 1), Some(LessonRemark::GoOn));
        assert_eq!(remark_on(&mut lesson, "r6c2", 1), Some(LessonRemark::TakenBack));
        assert!(matches!(remark_on(&mut lesson, "r6c2", 7), Some(LessonRemark::Repeated(..))));
        assert_eq!(remark_on(&mut lesson, "r6c3", 1), Some(LessonRemark::OtherCell));
        assert_eq!(remark_on(&mut lesson, "r6c2", 5), Some(LessonRemark::GoOn));
        assert_eq!(remark_on(&mut lesson, "r6c2", 1), Some(LessonRemark::Right));
    }

    #[test]
    fn every_task_can_be_shown() {
        for lesson in TutorialLesson::ALL {
            let mut shown = ShownLesson::begin(lesson);
            while !shown.is_last() {
                let place = shown.place();
                shown.show_task();
                assert!(shown.open_task().is_none() || shown.place() > place, "{lesson:?} {place}");
                if shown.place() == place {
                    assert!(shown.next_page());
                }
            }
            assert!(shown.open_task().is_none(), "{lesson:?} ends with nothing to do");
        }
    }
}
