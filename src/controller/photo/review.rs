//! A picture with the boards that were read in it, while a person compares them.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::action::{PhotoAction, QuarterTurn};
use super::history::{ReviewHistory, ReviewSnapshot};
use super::turn::PictureTurn;
use crate::controller::conflicts::conflicts_of;
use crate::controller::document::{first_cell, named_after};
use crate::engine::{Cell, Puzzle};
use crate::format::Document;
use crate::jobs::{PictureOrigin, PictureReading};
use crate::photo::PhotoBoard;
use crate::vision::{Corners, Picture, Point, SIZES, contains, turned};

/// The part of the picture beside a board whose corners nobody has set yet.
const MARGIN: f32 = 0.12;

/// A picture with its boards.
#[derive(Debug)]
pub struct PhotoReview {
    pub(super) origin: PictureOrigin,
    pub(super) picture: Arc<Picture>,
    preview: Arc<Picture>,
    pub(super) boards: Vec<ReviewedBoard>,
    /// The place of the board that is compared.
    pub(super) current: usize,
    /// The cell that is compared.
    pub(super) selected: Cell,
    history: ReviewHistory<ReviewedBoard>,
}

/// A board of the picture, or the place where a person looks for one.
#[derive(Clone, Debug)]
pub(super) struct ReviewedBoard {
    /// Its corners in the picture, the upper left corner of the board first.
    pub(super) corners: Corners,
    /// By how many quarter turns clockwise it lies in the picture.
    pub(super) turns: u8,
    /// What is known of what is between the corners.
    pub(super) reading: BoardReading,
    /// The number of rows that a person has chosen.
    pub(super) size: Option<usize>,
    /// Its corners as they were found.
    found: Corners,
    /// The digits that a person has checked, by cell, while the corners are moved and what is between them is read again.
    checked: BTreeMap<usize, u8>,
    /// The number of rows that was read last.
    rows: usize,
}

/// What is known of what is between the corners of a board.
#[derive(Clone, Debug)]
pub enum BoardReading {
    /// There is no board.
    NoBoard,
    /// The corners are being moved.
    Moved,
    /// A job reads it.
    Running,
    /// This was read.
    Read(PhotoBoard),
}

/// How a cell that was read is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoMark {
    /// Not at all: it was read with certainty.
    None,
    /// Its digit is uncertain.
    Uncertain,
    /// The rules decided between digits.
    Chosen,
    /// A person has checked it.
    Checked,
    /// Its digit breaks a rule.
    Conflict,
}

impl ReviewedBoard {
    fn of(reading: PhotoBoard) -> Self {
        let (corners, turns) = (reading.board.corners(), reading.board.turns);
        Self::with(corners, turns, BoardReading::Read(reading))
    }

    fn with(corners: Corners, turns: u8, reading: BoardReading) -> Self {
        let checked = BTreeMap::new();
        Self { corners, turns, reading, size: None, found: corners, checked, rows: 9 }
    }

    /// Whether a person has checked a cell, or put the board elsewhere than where it was found.
    fn is_corrected(&self) -> bool {
        let has_checked = self.read().is_some_and(|board| !board.checked.is_empty());
        // Where there is no board, corners say nothing.
        let has_board = !matches!(self.reading, BoardReading::NoBoard);
        let is_moved = has_board && self.corners != self.found;
        has_checked || !self.checked.is_empty() || is_moved || self.size.is_some()
    }

    /// Corners inside of a picture in which no board was found.
    fn placeholder(picture: &Picture) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "sides of pictures are small numbers")]
        let (width, height) = (picture.width() as f32, picture.height() as f32);
        let side = width.min(height) * (1.0 - 2.0 * MARGIN);
        let (left, top) = ((width - side) / 2.0, (height - side) / 2.0);
        let corner = |x: f32, y: f32| Point::new(left + x * side, top + y * side);
        let corners = [corner(0.0, 0.0), corner(1.0, 0.0), corner(1.0, 1.0), corner(0.0, 1.0)];
        Self::with(corners, 0, BoardReading::NoBoard)
    }

    /// What was read.
    pub(super) fn read(&self) -> Option<&PhotoBoard> {
        match &self.reading {
            BoardReading::Read(board) => Some(board),
            BoardReading::NoBoard | BoardReading::Moved | BoardReading::Running => None,
        }
    }

    /// What was read, to be corrected.
    pub(super) fn read_mut(&mut self) -> Option<&mut PhotoBoard> {
        match &mut self.reading {
            BoardReading::Read(board) => Some(board),
            BoardReading::NoBoard | BoardReading::Moved | BoardReading::Running => None,
        }
    }

    /// The corners are being moved: what was read belongs to others. What a person has checked is kept.
    pub(super) fn begin_move(&mut self) {
        self.keep_checked();
        self.reading = BoardReading::Moved;
    }

    fn keep_checked(&mut self) {
        if let BoardReading::Read(board) = &self.reading {
            self.rows = board.board.size;
            self.checked = board.checked.iter().map(|&cell| (cell, board.digits[cell])).collect();
        }
    }

    /// Holds the board turned by a quarter. What a person has checked turns with it.
    pub(super) fn turn(&mut self, direction: QuarterTurn) {
        self.keep_checked();
        // What is at the right of the picture comes to the top by a turn to the left.
        let clockwise = match direction {
            QuarterTurn::Left => {
                self.corners.rotate_left(1);
                self.turns = (self.turns + 1) % 4;
                3
            }
            QuarterTurn::Right => {
                self.corners.rotate_right(1);
                self.turns = (self.turns + 3) % 4;
                1
            }
        };
        let size = self.rows;
        let place = |cell: usize| {
            let (row, column) = turned(size - 1, clockwise, cell / size, cell % size);
            row * size + column
        };
        let checked = std::mem::take(&mut self.checked);
        self.checked = checked.into_iter().map(|(cell, digit)| (place(cell), digit)).collect();
    }

    /// The board has another number of rows, so that what a person has checked belongs to no cell.
    pub(super) fn set_size(&mut self, size: Option<usize>) {
        self.size = size;
        self.checked.clear();
    }

    /// Takes in what a job has read, with the digits that a person has checked before.
    pub(super) fn take_reading(&mut self, board: Option<PhotoBoard>) {
        let Some(mut board) = board else {
            self.reading = BoardReading::NoBoard;
            return;
        };
        let checked = std::mem::take(&mut self.checked);
        if board.board.size == self.rows {
            for (cell, digit) in checked {
                board.correct(cell, digit);
            }
        }
        self.reading = BoardReading::Read(board);
    }
}

impl PhotoReview {
    /// The numbers of rows that a board can have.
    pub const SIZES: [usize; 5] = SIZES;

    pub(super) fn of(reading: PictureReading) -> Self {
        let PictureReading { origin, picture, preview, boards } = reading;
        let mut boards: Vec<ReviewedBoard> = boards.into_iter().map(ReviewedBoard::of).collect();
        if boards.is_empty() {
            boards.push(ReviewedBoard::placeholder(&picture));
        }
        let (current, selected, history) = (0, first_cell(), ReviewHistory::default());
        let mut review = Self { origin, picture, preview, boards, current, selected, history };
        review.select_first();
        review
    }

    /// The puzzle of the board that is compared, named after the file of the picture; `None` while none was read.
    pub(super) fn document(&self) -> Option<Document> {
        let mut document = self.reading()?.document();
        if let PictureOrigin::File(path) = &self.origin {
            if self.boards.len() > 1 {
                return Some(named_after(document, path, self.current + 1));
            }
            let name = path.file_stem().unwrap_or(path.as_os_str());
            document.about.title = name.to_string_lossy().into_owned();
        }
        Some(document)
    }

    /// The picture as it is shown, before it is turned.
    #[must_use]
    pub fn preview(&self) -> &Arc<Picture> {
        &self.preview
    }

    /// The number of boards.
    #[must_use]
    pub fn board_count(&self) -> usize {
        self.boards.len()
    }

    /// The place of the board that is compared.
    #[must_use]
    pub fn current(&self) -> usize {
        self.current
    }

    /// The corners of all boards, in the order of the boards.
    pub fn corners(&self) -> impl Iterator<Item = Corners> + '_ {
        self.boards.iter().map(|board| board.corners)
    }

    /// What was read of the board that is compared; `None` while that is not known.
    #[must_use]
    pub fn reading(&self) -> Option<&PhotoBoard> {
        self.board().read()
    }

    /// The place among the sizes of the number of rows that a person has chosen for the board.
    #[must_use]
    pub fn size_place(&self) -> Option<usize> {
        SIZES.iter().position(|&size| Some(size) == self.board().size)
    }

    /// What a click on a point of the turned picture means: it selects a cell of the board, or another board.
    #[must_use]
    pub fn action_at(&self, point: Point) -> Option<PhotoAction> {
        let point = self.turn().to_picture(point);
        let is_at = |corners: &Corners| contains(corners, point);
        if let Some(reading) = self.reading() {
            let mut cells = 0..reading.digits.len();
            if let Some(cell) = cells.find(|&cell| is_at(&reading.board.cell_corners(cell))) {
                return Cell::new(cell).map(PhotoAction::Select);
            }
        }
        let mut others = self.corners().enumerate().filter(|(place, _)| *place != self.current);
        others.find(|(_, corners)| is_at(corners)).map(|(place, _)| PhotoAction::Compare(place))
    }

    /// The cell that is compared.
    #[must_use]
    pub fn selected(&self) -> Cell {
        self.selected
    }

    /// How the picture is turned, so that the board stands upright.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "sides of pictures are small numbers")]
    pub fn turn(&self) -> PictureTurn {
        PictureTurn {
            width: self.picture.width() as f32,
            height: self.picture.height() as f32,
            quarters: self.board().turns,
        }
    }

    /// How the cells are marked, in the order of the cells; nothing if no board was read.
    #[must_use]
    pub fn marks(&self) -> Vec<PhotoMark> {
        let Some(reading) = self.reading() else { return Vec::new() };
        let mut marks = vec![PhotoMark::None; reading.digits.len()];
        reading.checked.iter().for_each(|&cell| marks[cell] = PhotoMark::Checked);
        reading.chosen.iter().for_each(|&cell| marks[cell] = PhotoMark::Chosen);
        reading.uncertain().for_each(|cell| marks[cell] = PhotoMark::Uncertain);
        if let Err(reasons) = Puzzle::new(reading.grid()) {
            let conflicts = conflicts_of(reasons.iter(), reading.layout());
            conflicts.cells.iter().for_each(|cell| marks[cell.index()] = PhotoMark::Conflict);
        }
        marks
    }

    /// What is known of the board that is compared.
    #[must_use]
    pub fn state(&self) -> &BoardReading {
        &self.board().reading
    }

    /// Whether a person has corrected a board.
    pub(super) fn is_corrected(&self) -> bool {
        self.boards.iter().any(ReviewedBoard::is_corrected)
    }

    /// Makes what follows a step that can be undone.
    pub(super) fn begin_step(&mut self) {
        let (place, selected, board) = (self.current, self.selected, self.board().clone());
        self.history.record(ReviewSnapshot { place, selected, board });
    }

    /// Takes back the last step. Returns whether there was one.
    pub(super) fn undo(&mut self) -> bool {
        let Some(step) = self.history.past.pop() else { return false };
        let undone = self.exchanged(step);
        self.history.future.push(undone);
        true
    }

    /// Carries out again the step that was undone last. Returns whether there was one.
    pub(super) fn redo(&mut self) -> bool {
        let Some(step) = self.history.future.pop() else { return false };
        let before = self.exchanged(step);
        self.history.past.push(before);
        true
    }

    /// Puts the board of a step in place, and returns the one that was there.
    fn exchanged(&mut self, step: ReviewSnapshot<ReviewedBoard>) -> ReviewSnapshot<ReviewedBoard> {
        let ReviewSnapshot { place, selected, board } = step;
        (self.current, self.selected) = (place, selected);
        let board = std::mem::replace(&mut self.boards[place], board);
        if self.reading().is_some_and(|it| selected.index() >= it.digits.len()) {
            self.select_first();
        }
        ReviewSnapshot { place, selected, board }
    }

    pub(super) fn board(&self) -> &ReviewedBoard {
        &self.boards[self.current]
    }

    pub(super) fn board_mut(&mut self) -> &mut ReviewedBoard {
        &mut self.boards[self.current]
    }

    /// Selects the first cell that is uncertain, or else the first cell.
    pub(super) fn select_first(&mut self) {
        let first = self.reading().and_then(|it| it.uncertain().next());
        self.selected = first.and_then(Cell::new).unwrap_or_else(first_cell);
    }

    /// Selects the next uncertain cell after the selected one, from the start of the board again after its last. Stays
    /// where it is if there is none.
    pub(super) fn select_next(&mut self) {
        let Some(reading) = self.reading() else { return };
        let uncertain: Vec<usize> = reading.uncertain().collect();
        let after = uncertain.iter().find(|&&cell| cell > self.selected.index());
        if let Some(cell) = after.or(uncertain.first()).and_then(|&cell| Cell::new(cell)) {
            self.selected = cell;
        }
    }
}
