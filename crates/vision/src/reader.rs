//! Reads the cells of the boards that were found.

use super::borders;
use super::finder::{self, FoundBoard};
use super::network::{CANDIDATES, CLASSES, EMPTY, LETTERS, Network, PRINTED, WRITTEN};
use super::patch::{PATCH_AREA, PATCH_SIDE, Patch, cell_corners, cells, contrast};
use super::picture::Picture;
use super::point::{Corners, Point, turned};

/// The largest board that is read.
pub const LARGEST_SIZE: usize = 16;

/// Cells with less contrast than this part of the board's contrast are empty.
const FAINT: f32 = 0.22;

/// If the mean certainty of digits is less, the other ways to hold the picture are tried.
const UPRIGHT: f32 = 0.97;

/// A digit that is less certain is not read.
const LEAST_CERTAIN: f32 = 0.4;

/// A cell whose probability of a larger digit than the board has is higher has such a digit.
const LARGER_DIGIT: f32 = 0.5;

/// What a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellKind {
    /// Nothing.
    Empty,
    /// A printed digit.
    Printed,
    /// A digit in handwriting.
    Written,
    /// Small candidates.
    Candidates,
    /// Something that is no digit of the board.
    Unclear,
}

/// What was read in a cell.
#[derive(Clone, Debug, PartialEq)]
pub struct CellReading {
    /// What the cell holds.
    pub kind: CellKind,
    /// The digit, or 0 for a cell without.
    pub value: u8,
    /// The probability that the digit is right, or that there is none.
    pub certainty: f32,
    /// The probability of each digit by its value; that of no digit comes first.
    pub probabilities: [f32; LARGEST_SIZE + 1],
}

/// A board in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureBoard {
    /// The number of rows and of columns.
    pub size: usize,
    /// The crossings of the lines in the picture, row by row as the board is read, `size + 1` in each row.
    pub crossings: Vec<Point>,
    /// How clear the lines of the board are, from 0 to 1.
    pub clarity: f32,
    /// By how many quarter turns clockwise the board lies in the picture.
    pub turns: u8,
    /// The cells, row by row.
    pub cells: Vec<CellReading>,
    /// The region of each cell, by number, if thick lines or shades divide the board into as many regions as it has rows, of as
    /// many cells each. These may be boxes.
    pub regions: Option<Vec<usize>>,
}

impl PictureBoard {
    /// The corners of the board in the picture, as the board is read.
    #[must_use]
    pub fn corners(&self) -> Corners {
        let below = self.size * (self.size + 1);
        [0, self.size, below + self.size, below].map(|at| self.crossings[at])
    }

    /// The corners of a cell in the picture, as the board is read. Cells count row by row from 0.
    #[must_use]
    pub fn cell_corners(&self, cell: usize) -> Corners {
        cell_corners(&self.crossings, self.size, cell / self.size, cell % self.size)
    }

    /// The mean probability of the best digit of each cell that is not empty, or 0 if all are. Small candidates count as read.
    #[must_use]
    pub fn certainty(&self) -> f32 {
        mean_certainty(&self.cells)
    }
}

fn mean_certainty(cells: &[CellReading]) -> f32 {
    let part = |cell: &CellReading| match cell.kind {
        CellKind::Empty => None,
        CellKind::Candidates => Some(cell.certainty),
        CellKind::Printed | CellKind::Written | CellKind::Unclear => Some(cell.best_digit()),
    };
    mean(cells.iter().filter_map(part)).unwrap_or_default()
}

/// The mean of some values, or `None` if there is none.
pub(super) fn mean(values: impl Iterator<Item = f32>) -> Option<f32> {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    (count > 0.0).then(|| sum / count)
}

/// Reads the board between four corners, as these say which side is up.
pub(super) fn read_between(
    network: &Network,
    picture: &Picture,
    corners: &Corners,
    size: Option<usize>,
) -> Option<PictureBoard> {
    let found = finder::between(picture, corners, size)?;
    Some(BoardView::of(network, picture, &found).board(0))
}

/// The most cells by which the way to hold a picture is chosen.
const MOST_SAMPLES: usize = 24;

/// Some cells of a board that are not empty, by number.
fn sample(board: &PictureBoard) -> Vec<usize> {
    let cells = board.cells.iter().enumerate();
    let filled = cells.filter(|(_, cell)| cell.kind != CellKind::Empty).map(|(at, _)| at);
    let filled: Vec<usize> = filled.collect();
    let step = filled.len().div_ceil(MOST_SAMPLES).max(1);
    filled.into_iter().step_by(step).collect()
}

/// The cells of a board that was found, as they lie in the picture.
pub(super) struct BoardView<'a> {
    network: &'a Network,
    found: &'a FoundBoard,
    patches: Vec<Patch>,
    contrast: f32,
    regions: Option<Vec<usize>>,
}

impl<'a> BoardView<'a> {
    /// Cuts the cells out of the picture.
    pub(super) fn of(network: &'a Network, picture: &Picture, found: &'a FoundBoard) -> Self {
        let corners = cells(&found.crossings, found.size);
        let patches: Vec<Patch> =
            corners.iter().map(|corners| Patch::cut(picture, corners)).collect();
        let contrast = contrast(&patches);
        let papers: Vec<f32> = patches.iter().map(Patch::paper).collect();
        let regions = borders::regions(picture, &found.crossings, found.size, &papers);
        Self { network, found, patches, contrast, regions }
    }

    /// The board as its digits stand upright.
    pub(super) fn upright_board(&self) -> PictureBoard {
        let upright = self.board(0);
        // Most pictures are held upright, and an empty board looks the same whichever way it is turned.
        if upright.certainty() >= UPRIGHT || upright.certainty() == 0.0 {
            return upright;
        }
        let sample = sample(&upright);
        let by_turns = |turns: &u8| self.certainty_of(&sample, *turns);
        // A sample of cells is enough to choose the turn, and saves reading the whole board four times.
        let best = (0..4).max_by(|a, b| by_turns(a).total_cmp(&by_turns(b))).unwrap_or_default();
        if best == 0 {
            return upright;
        }
        let turned = self.board(best);
        if turned.certainty() > upright.certainty() { turned } else { upright }
    }

    /// Whether a cell has a larger digit than the board, if it lies turned.
    pub(super) fn has_larger_digits(&self, turns: u8) -> bool {
        let size = self.found.size;
        (0..size * size).filter_map(|cell| self.classes(cell, turns)).any(|classes| {
            let probability = |value: usize| {
                let letter = if value > 9 { classes[LETTERS + value - 10] } else { 0.0 };
                classes[PRINTED + value - 1] + letter
            };
            (size + 1..=LARGEST_SIZE).any(|value| probability(value) > LARGER_DIGIT)
        })
    }

    /// The board, if it lies turned clockwise by quarter turns.
    fn board(&self, turns: u8) -> PictureBoard {
        let size = self.found.size;
        let at = |cell: usize| turned(size - 1, turns, cell / size, cell % size);
        let cells: Vec<usize> =
            (0..size * size).map(|cell| at(cell).0 * size + at(cell).1).collect();
        let regions = self.regions.as_ref();
        PictureBoard {
            size,
            crossings: turned_crossings(&self.found.crossings, size, turns),
            clarity: self.found.score,
            turns,
            cells: cells.iter().map(|&cell| self.read(cell, turns)).collect(),
            regions: regions.map(|regions| cells.iter().map(|&cell| regions[cell]).collect()),
        }
    }

    /// What is in a cell, by its number in the picture.
    fn read(&self, cell: usize, turns: u8) -> CellReading {
        let classes = self.classes(cell, turns).unwrap_or_else(certainly_empty);
        CellReading::of(&classes, self.found.size)
    }

    /// The probability of each class for what is in a cell, or `None` if nothing is.
    fn classes(&self, cell: usize, turns: u8) -> Option<[f32; CLASSES]> {
        let patch = &self.patches[cell];
        // Empty cells are the most and are told by their contrast alone, without the network.
        (patch.depth() >= self.contrast * FAINT).then(|| {
            let upright = turned_patch(&patch.normalised(self.contrast), turns);
            self.network.probabilities(&upright)
        })
    }

    /// The certainty with which cells are read, if the board lies turned.
    fn certainty_of(&self, cells: &[usize], turns: u8) -> f32 {
        let readings: Vec<CellReading> = cells.iter().map(|&cell| self.read(cell, turns)).collect();
        mean_certainty(&readings)
    }
}

fn certainly_empty() -> [f32; CLASSES] {
    let mut probabilities = [0.0; CLASSES];
    probabilities[EMPTY] = 1.0;
    probabilities
}

/// The crossings of a board that lies turned, in the order of its rows.
fn turned_crossings(crossings: &[Point], size: usize, turns: u8) -> Vec<Point> {
    let from = |row: usize, column: usize| {
        let (row, column) = turned(size, turns, row, column);
        crossings[row * (size + 1) + column]
    };
    (0..=size).flat_map(|row| (0..=size).map(move |column| from(row, column))).collect()
}

/// A patch of a board that lies turned, as it is read.
fn turned_patch(patch: &[f32], turns: u8) -> Vec<f32> {
    let at = |pixel: usize| turned(PATCH_SIDE - 1, turns, pixel / PATCH_SIDE, pixel % PATCH_SIDE);
    (0..PATCH_AREA).map(at).map(|(row, column)| patch[row * PATCH_SIDE + column]).collect()
}

impl CellReading {
    /// The probability of the best digit.
    pub(super) fn best_digit(&self) -> f32 {
        self.probabilities[1..].iter().copied().fold(0.0, f32::max)
    }

    /// What these probabilities of classes say on a board of `size` digits.
    fn of(classes: &[f32; CLASSES], size: usize) -> Self {
        let mut probabilities = [0.0; LARGEST_SIZE + 1];
        let (mut printed, mut written) = (0.0, 0.0);
        for value in 1..=size.min(LARGEST_SIZE) {
            // Boards of more than nine rows have numbers in some books and letters in others. Both stand for the same
            // digit.
            let mut of_print = classes[PRINTED + value - 1];
            if value > 9 {
                of_print += classes[LETTERS + value - 10];
            }
            let by_hand = if value > 9 { 0.0 } else { classes[WRITTEN + value - 1] };
            probabilities[value] = of_print + by_hand;
            printed += of_print;
            written += by_hand;
        }
        // What looks like no digit of this board is no digit.
        probabilities[0] = 1.0 - printed - written;
        let best =
            (1..=size).max_by(|a, b| probabilities[*a].total_cmp(&probabilities[*b])).unwrap_or(0);
        let value = if probabilities[best] >= LEAST_CERTAIN { best } else { 0 };
        let (nothing, candidates) = (classes[EMPTY], classes[CANDIDATES]);
        let kind = match value {
            0 if nothing.max(candidates) < LEAST_CERTAIN => CellKind::Unclear,
            0 if candidates > nothing => CellKind::Candidates,
            0 => CellKind::Empty,
            _ if written > printed => CellKind::Written,
            _ => CellKind::Printed,
        };
        let certainty = if value == 0 { nothing + candidates } else { probabilities[value] };
        Self { kind, value: value as u8, certainty, probabilities }
    }
}
