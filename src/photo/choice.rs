//! The puzzle of a board that was read: where readings are uncertain, the most probable one that makes a puzzle with
//! exactly one answer.

use std::cmp::Ordering;
use std::collections::{BTreeSet, BinaryHeap, HashSet};
use std::sync::Arc;

use crate::engine::search::{Answers, has_one_answer};
use crate::engine::{
    Cancelled, Control, Digit, Grid, Layout, LayoutBuilder, NamedShape, Place, Puzzle, Regions,
};
use crate::format::Document;
use crate::vision::{CellKind, CellReading, PictureBoard};

/// Cells that are less certain are uncertain.
pub const CERTAIN: f32 = 0.9;

/// The most cells whose readings are exchanged.
const MOST_CELLS: usize = 10;

/// Readings with a smaller probability are not considered.
const LEAST_PROBABLE: f32 = 0.005;

/// An uncertain entry that differs from the answer is read as the answer if that has at least this probability. A player's
/// mistake in clear handwriting stays.
const LEAST_LIKELY: f32 = 0.05;

/// The most combinations of readings that are tried.
const MOST_TRIES: usize = 400;

/// The part of the cells that must hold a digit before the answers of a board larger than the classic one are counted,
/// because a count on fewer can take hours.
const LEAST_FILLED: f32 = 0.3;

/// What is known of the answers of the digits on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PhotoAnswers {
    /// The answers were not counted since the digits changed, or counting could take too long.
    #[default]
    NotCounted,
    /// No answer, or more than one.
    NoneOrSeveral,
    /// Exactly one answer.
    One,
}

/// A board with the digits that were chosen for its cells.
#[derive(Clone, Debug)]
pub struct PhotoBoard {
    /// What was read.
    pub board: PictureBoard,
    /// The digit of each cell, 0 for none.
    pub digits: Vec<u8>,
    /// The cells, by number from 0, in which the rules chose another digit than the most probable one.
    pub chosen: Vec<usize>,
    /// The cells, by number from 0, that a person has compared with the picture.
    pub checked: BTreeSet<usize>,
    /// The answers of the digits.
    pub answers: PhotoAnswers,
    /// What the digits in handwriting are.
    handwriting: Handwriting,
    layout: Arc<Layout>,
}

/// What the digits in handwriting are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handwriting {
    /// Givens, as printed digits are.
    Givens,
    /// Entries of a player.
    Entries,
}

impl PhotoBoard {
    /// Chooses the digits of a board with the regions that were seen in the picture, or else with the usual boxes. Returns
    /// `None` if Nonet has no board of its size.
    #[must_use]
    pub fn of(board: PictureBoard) -> Option<Self> {
        let layout = match layout_of_regions(&board) {
            Some(layout) => layout,
            None if board.size == 9 => Layout::classic(),
            None => NamedShape::sized(board.size)?.layout(),
        };
        Some(Self::with_layout(board, layout))
    }

    /// Chooses the digits of a board by the rules of `layout`, or as [`PhotoBoard::of`] does if `layout` is not a square of its
    /// size.
    #[must_use]
    pub fn on(board: PictureBoard, layout: &Arc<Layout>) -> Option<Self> {
        let size = board.size;
        let is_of_size = [layout.rows(), layout.columns(), layout.digit_count()] == [size; 3];
        if is_of_size && layout.cell_count() == size * size {
            Some(Self::with_layout(board, Arc::clone(layout)))
        } else {
            Self::of(board)
        }
    }

    fn with_layout(board: PictureBoard, layout: Arc<Layout>) -> Self {
        let digits: Vec<u8> = board.cells.iter().map(|cell| cell.value).collect();
        let mut photo = Self {
            board,
            digits,
            chosen: Vec::new(),
            checked: BTreeSet::new(),
            answers: PhotoAnswers::NotCounted,
            handwriting: Handwriting::Givens,
            layout,
        };
        photo.choose();
        photo
    }

    /// The cells, by number from 0, whose digits are uncertain, were not chosen by the rules and not checked by a person.
    pub fn uncertain(&self) -> impl Iterator<Item = usize> + '_ {
        let cells = self.board.cells.iter().enumerate();
        let uncertain = cells.filter(|(at, cell)| {
            cell.certainty < CERTAIN && !self.chosen.contains(at) && !self.checked.contains(at)
        });
        uncertain.map(|(at, _)| at)
    }

    /// Replaces the digit of a cell, by number from 0, by what a person sees there: a digit, or 0 for none. The answers are
    /// not counted again.
    pub fn correct(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
        self.answers = PhotoAnswers::NotCounted;
        self.confirm(cell);
    }

    /// Takes the digit of a cell, by number from 0, as right: a person has compared it with the picture.
    pub fn confirm(&mut self, cell: usize) {
        self.chosen.retain(|&chosen| chosen != cell);
        self.checked.insert(cell);
    }

    /// Counts the answers of the digits as they are now, unless `control` is cancelled.
    pub fn count_answers(&mut self, control: &Control) {
        (self.answers, self.handwriting) = self.judge(&self.digits, control);
    }

    /// Takes in what was counted on a copy of the board, if the copy still has the same digits.
    pub fn take_count_of(&mut self, copy: &Self) {
        if self.digits == copy.digits {
            (self.answers, self.handwriting) = (copy.answers, copy.handwriting);
        }
    }

    /// The board as the rules see it.
    #[must_use]
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The puzzle: printed digits as givens, and those in handwriting as entries. All are givens if the printed digits alone
    /// make no puzzle with exactly one answer.
    #[must_use]
    pub fn document(&self) -> Document {
        let mut document = Document::of_givens(self.grid_of(&self.digits, |at| !self.is_entry(at)));
        document.entries = self.grid_of(&self.digits, |at| self.is_entry(at));
        document
    }

    /// Whether a cell, by number from 0, has an entry.
    #[must_use]
    pub fn is_entry(&self, cell: usize) -> bool {
        self.handwriting == Handwriting::Entries && self.board.cells[cell].kind == CellKind::Written
    }

    fn grid_of(&self, digits: &[u8], is_part: impl Fn(usize) -> bool) -> Grid {
        let digit = |(at, &digit): (usize, &u8)| is_part(at).then(|| Digit::new(digit)).flatten();
        let cells = digits.iter().enumerate().map(digit).collect();
        Grid::from_cells(Arc::clone(&self.layout), cells)
            .unwrap_or_else(|| Grid::empty(Arc::clone(&self.layout)))
    }

    /// The digits of all cells, printed and in handwriting.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid_of(&self.digits, |_| true)
    }

    /// Whether both kinds of digits are on the board.
    fn is_mixed(&self) -> bool {
        let has = |kind| self.board.cells.iter().any(|cell| cell.kind == kind);
        has(CellKind::Printed) && has(CellKind::Written)
    }

    /// The answers of `grid`. They are not counted if that could take too long, or if `control` is cancelled.
    fn answers_of(&self, grid: Grid, control: &Control) -> PhotoAnswers {
        #[expect(clippy::cast_precision_loss, reason = "a board has few cells")]
        let part = grid.filled_count() as f32 / grid.cells().len() as f32;
        let Ok(puzzle) = Puzzle::new(grid) else { return PhotoAnswers::NoneOrSeveral };
        if !self.layout.is_classic() && part < LEAST_FILLED {
            return PhotoAnswers::NotCounted;
        }
        match has_one_answer(&puzzle, control) {
            Ok(true) => PhotoAnswers::One,
            Ok(false) => PhotoAnswers::NoneOrSeveral,
            Err(Cancelled) => PhotoAnswers::NotCounted,
        }
    }

    /// The answers of `digits`, and what the digits in handwriting are: entries, unless the printed digits alone have no
    /// answer or several.
    fn judge(&self, digits: &[u8], control: &Control) -> (PhotoAnswers, Handwriting) {
        if self.is_mixed() {
            let is_printed = |at: usize| self.board.cells[at].kind != CellKind::Written;
            let printed = self.answers_of(self.grid_of(digits, is_printed), control);
            if printed != PhotoAnswers::NoneOrSeveral {
                return (printed, Handwriting::Entries);
            }
        }
        (self.answers_of(self.grid_of(digits, |_| true), control), Handwriting::Givens)
    }

    /// Lets the rules choose between uncertain readings.
    fn choose(&mut self) {
        let control = Control::default();
        self.count_answers(&control);
        self.exchange(&control);
        if self.answers == PhotoAnswers::One && self.handwriting == Handwriting::Entries {
            self.fit_entries(&control);
        }
    }

    /// Replaces uncertain entries by what the only answer has there, if that is about as likely.
    fn fit_entries(&mut self, control: &Control) {
        let givens = self.grid_of(&self.digits, |at| !self.is_entry(at));
        let Ok(puzzle) = Puzzle::new(givens) else { return };
        let mut answers = Answers::new(&puzzle);
        if !answers.next(control).unwrap_or_default() {
            return;
        }
        let Some(answer) = answers.grid() else { return };
        for (at, digit) in answer.cells().iter().enumerate() {
            let digit = digit.map_or(0, Digit::get);
            let cell = &self.board.cells[at];
            let is_likely = cell.probabilities[usize::from(digit)] >= LEAST_LIKELY;
            let is_uncertain = self.is_entry(at) && cell.certainty < CERTAIN;
            if is_uncertain && is_likely && self.digits[at] != digit {
                self.digits[at] = digit;
                self.chosen.push(at);
            }
        }
        self.chosen.sort_unstable();
    }

    /// Exchanges uncertain readings until the puzzle has one answer, the most probable combination first.
    fn exchange(&mut self, control: &Control) {
        let is_empty = self.digits.iter().all(|digit| *digit == 0);
        if self.answers != PhotoAnswers::NoneOrSeveral || is_empty {
            return;
        }
        let cells = self.open_cells();
        for choice in Combinations::new(&cells).skip(1).take(MOST_TRIES) {
            let mut digits = self.digits.clone();
            for (cell, &reading) in cells.iter().zip(&choice) {
                digits[cell.at] = cell.readings[reading].0;
            }
            if let (PhotoAnswers::One, handwriting) = self.judge(&digits, control) {
                let changed = (0..digits.len()).filter(|&at| digits[at] != self.digits[at]);
                self.chosen = changed.collect();
                self.digits = digits;
                (self.answers, self.handwriting) = (PhotoAnswers::One, handwriting);
                return;
            }
        }
    }

    /// The cells that are least certain, with their readings.
    fn open_cells(&self) -> Vec<OpenCell> {
        let open = |(at, cell): (usize, &CellReading)| {
            let probabilities = cell.probabilities.iter().zip(0_u8..).take(self.board.size + 1);
            let mut readings: Vec<(u8, f32)> = probabilities
                .filter(|(probability, value)| {
                    **probability >= LEAST_PROBABLE || *value == cell.value
                })
                .map(|(&probability, value)| (value, probability.max(f32::MIN_POSITIVE).ln()))
                .collect();
            readings.sort_by(|a, b| b.1.total_cmp(&a.1));
            (readings.len() > 1).then_some(OpenCell { at, readings })
        };
        let mut cells: Vec<OpenCell> =
            self.board.cells.iter().enumerate().filter_map(open).collect();
        let gap = |cell: &OpenCell| cell.readings[0].1 - cell.readings[1].1;
        cells.sort_by(|a, b| gap(a).total_cmp(&gap(b)));
        cells.truncate(MOST_CELLS);
        cells
    }
}

/// The board with the regions that were seen in the picture; `None` if there were none.
fn layout_of_regions(board: &PictureBoard) -> Option<Arc<Layout>> {
    let (size, of_cells) = (board.size, board.regions.as_ref()?);
    let mut regions = vec![Vec::new(); size];
    for (cell, &region) in of_cells.iter().enumerate() {
        regions.get_mut(region)?.push(Place::new(cell / size, cell % size));
    }
    LayoutBuilder { regions: Regions::Drawn(regions), ..LayoutBuilder::latin(size) }.build().ok()
}

/// A cell that has several readings, with the logarithms of their probabilities, the most probable first.
struct OpenCell {
    at: usize,
    readings: Vec<(u8, f32)>,
}

/// Combinations of readings, the most probable first: for each cell the place of its reading.
struct Combinations<'a> {
    cells: &'a [OpenCell],
    queue: BinaryHeap<Combination>,
    seen: HashSet<Vec<usize>>,
}

struct Combination {
    likelihood: f32,
    readings: Vec<usize>,
}

impl<'a> Combinations<'a> {
    fn new(cells: &'a [OpenCell]) -> Self {
        let readings = vec![0; cells.len()];
        let queue = BinaryHeap::from([Combination { likelihood: 0.0, readings }]);
        Self { cells, queue, seen: HashSet::new() }
    }
}

impl Iterator for Combinations<'_> {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let Combination { likelihood, readings } = self.queue.pop()?;
        for (at, cell) in self.cells.iter().enumerate() {
            let reading = readings[at];
            let Some(next) = cell.readings.get(reading + 1) else { continue };
            let mut following = readings.clone();
            following[at] += 1;
            if self.seen.insert(following.clone()) {
                let likelihood = likelihood + next.1 - cell.readings[reading].1;
                self.queue.push(Combination { likelihood, readings: following });
            }
        }
        Some(readings)
    }
}

impl Ord for Combination {
    fn cmp(&self, other: &Self) -> Ordering {
        self.likelihood
            .total_cmp(&other.likelihood)
            .then_with(|| other.readings.cmp(&self.readings))
    }
}

impl PartialOrd for Combination {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Combination {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Combination {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::{LARGEST_SIZE, Point};

    /// A board of these digits, printed and certain but for one cell in handwriting.
    fn board(digits: &str, written: usize, probabilities: &[(u8, f32)]) -> PictureBoard {
        let reading = |(at, letter): (usize, char)| {
            let value = letter.to_digit(10).and_then(|it| u8::try_from(it).ok()).unwrap_or(0);
            let mut cell = CellReading {
                kind: if value == 0 { CellKind::Empty } else { CellKind::Printed },
                value,
                certainty: 1.0,
                probabilities: [0.0; LARGEST_SIZE + 1],
            };
            cell.probabilities[usize::from(value)] = 1.0;
            if at == written {
                (cell.kind, (cell.value, cell.certainty)) = (CellKind::Written, probabilities[0]);
                cell.probabilities = [0.0; LARGEST_SIZE + 1];
                for &(value, probability) in probabilities {
                    cell.probabilities[usize::from(value)] = probability;
                }
            }
            cell
        };
        let cells = digits.chars().enumerate().map(reading).collect();
        PictureBoard {
            size: 9,
            crossings: vec![Point::default(); 100],
            clarity: 1.0,
            turns: 0,
            cells,
            regions: None,
        }
    }

    #[test]
    fn an_uncertain_entry_fits_the_answer_and_a_clear_mistake_stays() {
        let puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        // The answer has a 4 in r1c3.
        let read = |probabilities| {
            let photo = PhotoBoard::of(board(puzzle, 2, probabilities)).unwrap();
            (photo.digits[2], photo.chosen)
        };
        assert_eq!(read(&[(1, 0.7), (4, 0.2)]), (4, vec![2]));
        assert_eq!(read(&[(1, 0.95), (4, 0.05)]), (1, Vec::new()));
        assert_eq!(read(&[(1, 0.7), (9, 0.3)]), (1, Vec::new()));
    }

    #[test]
    fn combinations_come_in_the_order_of_their_probability() {
        let cell = |at, logs: &[f32]| OpenCell {
            at,
            readings: (0_u8..).zip(logs.iter().copied()).collect(),
        };
        let cells = [cell(0, &[0.0, -1.0, -5.0]), cell(1, &[0.0, -2.0])];
        let all: Vec<Vec<usize>> = Combinations::new(&cells).collect();
        assert_eq!(all, [[0, 0], [1, 0], [0, 1], [1, 1], [2, 0], [2, 1]]);
    }
}
