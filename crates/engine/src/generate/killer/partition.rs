//! The cages of a killer in the making: a partition of the cells of the board.
//!
//! Cages are merged and split. Under a symmetry each change is made to all images of a cage at once. A change that would
//! leave cages that overlap, repeat a digit or are too large is not made.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::super::Symmetries;
use super::super::stream::Stream;
use crate::{Cage, Cell, Constraint, DigitSet, Grid, Layout};

/// A cage: its cells in row-major order.
pub(super) type CageCells = Vec<Cell>;

/// Cages that hold every cell of a board once.
#[derive(Clone, Debug)]
pub(super) struct Partition<'a> {
    answer: &'a Grid,
    /// The symmetry, as the image of each cell under each of its rotations and reflections.
    images: Vec<Vec<Cell>>,
    cages: BTreeSet<CageCells>,
    /// The most cells of a cage.
    most: usize,
}

impl<'a> Partition<'a> {
    /// A cage for each cell. `symmetries` must fit the board.
    pub(super) fn of_single_cells(answer: &'a Grid, symmetries: Symmetries, most: usize) -> Self {
        let layout = answer.layout();
        let cages = layout.cells().map(|cell| vec![cell]).collect();
        Self { answer, images: images(layout, symmetries), cages, most }
    }

    fn layout(&self) -> &Layout {
        self.answer.layout()
    }

    /// The cages in the order of their first cells.
    #[cfg(test)]
    fn cages(&self) -> impl Iterator<Item = &CageCells> {
        self.cages.iter()
    }

    /// The cages as constraints, each with the sum of its digits.
    pub(super) fn constraints(&self) -> impl Iterator<Item = Constraint> {
        self.cages.iter().map(|cells| {
            let digits = cells.iter().filter_map(|&cell| self.answer.get(cell));
            let sum = digits.map(|digit| u32::from(digit.get())).sum();
            Constraint::Cage(Cage::new(cells.iter().copied(), Some(sum)))
        })
    }

    /// Merges cells until cages have about as many as `draw` returns, and no single cell is left that could be merged if
    /// none is wanted.
    pub(super) fn grow(&mut self, stream: &mut Stream, sizes: &RangeInclusive<usize>) {
        let draw = |stream: &mut Stream| sizes.start() + stream.index(sizes.clone().count());
        let mut cells: Vec<Cell> = self.layout().cells().collect();
        stream.shuffle(&mut cells);
        for cell in cells {
            let wanted = draw(stream);
            // A cage that was merged before keeps its size, or all would become as large as possible.
            while self.cage_of(cell).len() < wanted {
                let cage = self.cage_of(cell).clone();
                let singles = self.neighbours(&cage).into_iter().filter(|it| it.len() == 1);
                let mut singles: Vec<CageCells> = singles.collect();
                stream.shuffle(&mut singles);
                if !singles.iter().any(|single| self.merge(&cage, single)) {
                    break;
                }
            }
        }
        if *sizes.start() > 1 {
            self.merge_single_cells(stream);
        }
    }

    /// Merges each cage of one cell with a cage beside it, where that makes a cage.
    fn merge_single_cells(&mut self, stream: &mut Stream) {
        let is_single = |cage: &&CageCells| cage.len() == 1;
        for single in self.cages.iter().filter(is_single).cloned().collect::<Vec<CageCells>>() {
            // An image of another one may have taken it.
            if self.cages.contains(&single) {
                let mut others = self.neighbours(&single);
                stream.shuffle(&mut others);
                others.sort_by_key(Vec::len);
                others.iter().any(|other| self.merge(&single, other));
            }
        }
    }

    /// Merges two neighbouring cages that are drawn, if some two can be merged. Returns whether it did.
    pub(super) fn merge_some(&mut self, stream: &mut Stream) -> bool {
        let mut cages: Vec<CageCells> = self.cages.iter().cloned().collect();
        stream.shuffle(&mut cages);
        for cage in cages {
            // The set lists cages in row-major order. Unshuffled, those above would grow most.
            let mut others = self.neighbours(&cage);
            stream.shuffle(&mut others);
            if others.iter().any(|other| self.merge(&cage, other)) {
                return true;
            }
        }
        false
    }

    /// Splits a cage that is drawn from those with two or more of these cells. Returns whether it did.
    pub(super) fn split_some(&mut self, open: &[Cell], stream: &mut Stream) -> bool {
        let is_open = |cell: &&Cell| open.contains(cell);
        let can_split = |cage: &&CageCells| cage.iter().filter(is_open).count() > 1;
        let cages: Vec<CageCells> = self.cages.iter().filter(can_split).cloned().collect();
        let Some(cage) = cages.get(stream.index(cages.len())) else { return false };
        let first = self.part_of(cage, stream);
        let second = cage.iter().copied().filter(|cell| !first.contains(cell)).collect();
        // Where a symmetry maps the cage to itself, its parts may overlap their images. Single cells never do.
        self.replace(&[first, second])
            || self.replace(&cage.iter().map(|&cell| vec![cell]).collect::<Vec<_>>())
    }

    /// Some of the cells of a cage, which hang together.
    fn part_of(&self, cage: &CageCells, stream: &mut Stream) -> CageCells {
        let size = 1 + stream.index(cage.len() - 1);
        let mut part = vec![cage[stream.index(cage.len())]];
        while part.len() < size {
            let is_beside = |cell: &Cell| self.layout().beside(*cell).any(|it| part.contains(&it));
            let next = cage.iter().copied().filter(|it| !part.contains(it) && is_beside(it));
            let next: Vec<Cell> = next.collect();
            // Merged cages hang together, so a part always finds a cell beside it until it is the whole cage.
            let Some(&next) = next.get(stream.index(next.len())) else { break };
            part.push(next);
        }
        part.sort_unstable();
        part
    }

    fn cage_of(&self, cell: Cell) -> &CageCells {
        let cage = self.cages.iter().find(|cage| cage.contains(&cell));
        cage.expect("each cell is in a cage")
    }

    /// The cages beside a cage.
    fn neighbours(&self, cage: &CageCells) -> Vec<CageCells> {
        let beside = cage.iter().flat_map(|&cell| self.layout().beside(cell));
        let cages: BTreeSet<&CageCells> =
            beside.filter(|cell| !cage.contains(cell)).map(|cell| self.cage_of(cell)).collect();
        cages.into_iter().cloned().collect()
    }

    fn merge(&mut self, one: &CageCells, other: &CageCells) -> bool {
        let mut merged: CageCells = one.iter().chain(other).copied().collect();
        merged.sort_unstable();
        self.replace(&[merged])
    }

    /// Puts these cages and their images in the place of the cages that have their cells. Does nothing, and returns `false`,
    /// if these are no cages.
    fn replace(&mut self, cages: &[CageCells]) -> bool {
        let image = |cage: &CageCells, images: &Vec<Cell>| {
            let mut image: CageCells = cage.iter().map(|cell| images[cell.index()]).collect();
            image.sort_unstable();
            image
        };
        let new: BTreeSet<CageCells> = cages
            .iter()
            .flat_map(|cage| self.images.iter().map(move |images| image(cage, images)))
            .collect();
        // An image may be the cage itself, so equal images count once.
        let covered: BTreeSet<Cell> = new.iter().flatten().copied().collect();
        let overlap = new.iter().map(Vec::len).sum::<usize>() > covered.len();
        if overlap || !new.iter().all(|cage| self.is_cage(cage)) {
            return false;
        }
        // A cage is covered whole or not at all, so its first cell tells.
        self.cages.retain(|cage| !covered.contains(&cage[0]));
        self.cages.extend(new);
        true
    }

    /// Whether the cells are not too many, and hold different digits.
    fn is_cage(&self, cells: &CageCells) -> bool {
        let digits = cells.iter().filter_map(|&cell| self.answer.get(cell));
        let different: DigitSet = digits.collect();
        cells.len() <= self.most && different.len() == cells.len()
    }
}

/// The image of each cell under each rotation and reflection of a symmetry, the one that moves nothing among them.
fn images(layout: &Layout, symmetries: Symmetries) -> Vec<Vec<Cell>> {
    let mut found = vec![layout.cells().collect::<Vec<Cell>>()];
    let mut at = 0;
    while at < found.len() {
        for part in symmetries.parts() {
            let image = |&cell: &Cell| part.image(layout, cell);
            let Some(next) = found[at].iter().map(image).collect::<Option<Vec<Cell>>>() else {
                continue;
            };
            if !found.contains(&next) {
                found.push(next);
            }
        }
        at += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::boards::full_board;
    use crate::generate::{BoardChoice, JigsawSide};
    use crate::{Control, Layout};

    /// Whatever is done to them, the cages hold each cell once, no digit twice, and keep the symmetry.
    #[test]
    fn cages_stay_cages() {
        for (number, symmetries) in (0..).zip(Symmetries::ALL) {
            let mut stream = Stream::new(number);
            let board = BoardChoice::Layout(Layout::classic());
            let answer = full_board(&board, &mut stream, &Control::default()).unwrap();
            let mut partition = Partition::of_single_cells(&answer, symmetries, 5);
            partition.grow(&mut stream, &(2..=4));
            let all: Vec<Cell> = answer.layout().cells().collect();
            for _ in 0..20 {
                partition.merge_some(&mut stream);
                assert!(partition.split_some(&all, &mut stream));
            }
            let mut cells: Vec<Cell> = partition.cages().flatten().copied().collect();
            cells.sort_unstable();
            assert_eq!(cells, all, "{symmetries:?}");
            assert!(partition.cages().all(|cage| partition.is_cage(cage)));
            for images in &partition.images {
                let image = |cage: &CageCells| -> BTreeSet<Cell> {
                    cage.iter().map(|cell| images[cell.index()]).collect()
                };
                let is_cage = |image: &BTreeSet<Cell>| {
                    partition.cages.contains(&image.iter().copied().collect::<CageCells>())
                };
                assert!(partition.cages().all(|cage| is_cage(&image(cage))), "{symmetries:?}");
            }
        }
    }

    #[test]
    fn a_jigsaw_has_cages_too() {
        let mut stream = Stream::new(1);
        let board = BoardChoice::RandomJigsaw(JigsawSide::new(6).unwrap());
        let answer = full_board(&board, &mut stream, &Control::default()).unwrap();
        let mut partition = Partition::of_single_cells(&answer, Symmetries::None, 3);
        partition.grow(&mut stream, &(3..=3));
        assert!(partition.cages().any(|cage| cage.len() == 3));
        assert!(partition.cages().count() < 36);
    }
}
