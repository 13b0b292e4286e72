//! Bivalue universal grave, types 1 to 4: 5.6, 5.7, 5.8 to 6.0 by the size of the naked set, 5.7.
//!
//! If each open cell had two candidates and each digit two places in each house, there would be two answers. So
//! at least one of the additional candidates is right. The additional candidates are collected house by house:
//! if a digit has more than two places in a house, and only one of them is in a cell with three or more
//! candidates, that place is additional. Boards that are not classic have one more rule: if only one digit has
//! more than two places in some houses, all its places there in cells with three or more candidates are additional.

use super::bits::{by_size, combinations, ones, tuple};
use super::board::RatedBoard;
use super::generalized::removed_by_places;
use super::hint::{RatedStep, removals};
use super::restriction::is_restricted;
use super::sheet::Sheet;

/// The cells with additional candidates, in the order in which they were found.
struct OverfullCells {
    cells: Vec<(usize, u16)>,
    digits: u16,
    /// The common peers of all these cells, without the cells themselves.
    common: u128,
    lone_digit: LoneDigit,
}

/// The digit that alone has more than two places in a house, as far as the houses have been searched.
#[derive(Clone, Copy)]
enum LoneDigit {
    /// No digit has more than two places in a house.
    None,
    /// This digit alone has more, in these cells with three or more candidates.
    Of(usize, u128),
    /// Several digits have more.
    Several,
}

impl LoneDigit {
    fn with(self, digit: usize, cells: u128) -> Self {
        match self {
            Self::None => Self::Of(digit, cells),
            Self::Of(known, others) if known == digit => Self::Of(digit, others | cells),
            Self::Of(..) | Self::Several => Self::Several,
        }
    }
}

impl OverfullCells {
    /// Collects the cells. Returns `None` if the board is no such pattern.
    fn new<B: RatedBoard>(sheet: &Sheet<B>) -> Option<Self> {
        let mut grave =
            Self { cells: Vec::new(), digits: 0, common: u128::MAX, lone_digit: LoneDigit::None };
        for house in sheet.board().houses() {
            for digit in 0..9 {
                let places = sheet.places(house, digit);
                // A digit that has two places, or stands in the house already, is as the pattern wants it.
                if !matches!(places.count_ones(), 0 | 2) {
                    grave.gather(sheet, house, digit)?;
                }
            }
        }
        if !B::IS_CLASSIC {
            grave.gather_lone_digit(sheet);
        }
        grave.leaves_pairs(sheet).then_some(grave)
    }

    fn gather<B: RatedBoard>(
        &mut self,
        sheet: &Sheet<B>,
        house: usize,
        digit: usize,
    ) -> Option<()> {
        let cells = sheet.board().cells(house);
        let places = || ones(sheet.places(house, digit)).map(|place| usize::from(cells[place]));
        let large = || places().filter(|&cell| sheet.count(cell) >= 3);
        if !B::IS_CLASSIC {
            let large = large().fold(0, |cells, cell| cells | 1 << cell);
            self.lone_digit = self.lone_digit.with(digit, large);
        }
        let mut large = large();
        // A digit with more than two places of which none can be additional: the board is no grave.
        let cell = large.next()?;
        // Several cells could be the additional one here. Other houses of the digit will tell.
        if large.next().is_some() {
            return Some(());
        }
        self.add(sheet.board(), cell, digit);
        self.digits |= 1 << digit;
        // With several digits in several cells, the later types need a common peer.
        let hopeless = self.cells.len() > 1 && self.digits.count_ones() > 1 && self.common == 0;
        (!hopeless).then_some(())
    }

    /// Adds the cells of the only digit with additional places that are not known yet. As on the scale, the digit
    /// itself is not noted.
    fn gather_lone_digit<B: RatedBoard>(&mut self, sheet: &Sheet<B>) {
        let LoneDigit::Of(digit, cells) = self.lone_digit else { return };
        let known = self.cells.iter().fold(0_u128, |known, (cell, _)| known | 1 << cell);
        for cell in super::bits::cells(cells & !known) {
            self.add(sheet.board(), cell, digit);
        }
    }

    fn add(&mut self, board: &impl RatedBoard, cell: usize, digit: usize) {
        match self.cells.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, digits)) => *digits |= 1 << digit,
            None => self.cells.push((cell, 1 << digit)),
        }
        self.common &= board.seen(cell);
        self.common =
            self.cells.iter().fold(self.common, |common, (cell, _)| common & !(1 << cell));
    }

    /// Whether without the additional candidates each open cell has two candidates, and each digit has no place
    /// or two places in each house.
    fn leaves_pairs<B: RatedBoard>(&self, sheet: &Sheet<B>) -> bool {
        // The pattern is checked on a copy without the additional candidates, rather than house by house while they
        // are gathered.
        let mut left = sheet.clone();
        for &(cell, digits) in &self.cells {
            ones(digits).for_each(|digit| left.remove(cell, digit));
        }
        let two = |count: u32| count == 0 || count == 2;
        super::bits::cells(left.open()).all(|cell| left.count(cell) == 2)
            && left
                .board()
                .houses()
                .all(|house| (0..9).all(|digit| two(left.places(house, digit).count_ones())))
            // A rule about two cells may forbid the second answer, and then the grave proves nothing.
            && !super::bits::cells(left.open())
                .any(|cell| is_restricted(sheet, cell, left.candidates(cell)))
    }

    /// The houses that hold all these cells, in order.
    fn houses(&self, board: &impl RatedBoard) -> impl Iterator<Item = usize> {
        let holds =
            |house: usize| self.cells.iter().all(|&(cell, _)| board.mask(house) >> cell & 1 == 1);
        board.houses().filter(move |&house| holds(house))
    }

    /// Type 2: all additional candidates are one digit, which is in one of the cells. Returns `None` if the pattern
    /// is not of this type.
    fn one_digit<B: RatedBoard>(&self, sheet: &Sheet<B>) -> Option<RatedStep> {
        RatedStep::removing(5.7, removals(sheet, super::bits::cells(self.common), self.digits))
    }

    /// Type 4: two cells of a house that share one other digit. Returns `None` if the pattern is not of this type.
    fn two_cells<B: RatedBoard>(&self, sheet: &Sheet<B>) -> Option<RatedStep> {
        let [(one, of_one), (other, of_other)] = self.cells[..] else { return None };
        let shared = sheet.candidates(one) & sheet.candidates(other) & !self.digits;
        if shared.count_ones() != 1 || self.houses(sheet.board()).next().is_none() {
            return None;
        }
        let lost = |cell: usize, extra: u16| (cell, sheet.candidates(cell) & !extra & !shared);
        RatedStep::removing(5.7, vec![lost(one, of_one), lost(other, of_other)])
    }

    /// Type 3: the additional digits form a naked set with other cells of a house. The classic board tries all
    /// sizes house by house, others all houses size by size. Returns `None` if the pattern is not of this type.
    fn naked_set<B: RatedBoard>(&self, sheet: &Sheet<B>) -> Option<RatedStep> {
        let board = sheet.board();
        if B::IS_CLASSIC {
            let sizes = |house| (2..=6).map(move |size| (house, size));
            let mut tries = self.houses(board).flat_map(sizes);
            tries.find_map(|(house, size)| self.naked_set_in(sheet, house, size))
        } else {
            (2..=6).find_map(|size| {
                self.houses(board).find_map(|house| self.naked_set_in(sheet, house, size))
            })
        }
    }

    fn naked_set_in<B: RatedBoard>(
        &self,
        sheet: &Sheet<B>,
        house: usize,
        size: usize,
    ) -> Option<RatedStep> {
        let around = self.around(sheet.board(), house);
        if around.len() < size {
            return None;
        }
        combinations(size - 1, around.len())
            .find_map(|chosen| self.naked_set_of(sheet, &around, chosen, size))
    }

    /// The cells of a house that all these cells see: on the classic board in the order in which the first of these
    /// cells sees them, on others in row-major order.
    fn around<B: RatedBoard>(&self, board: &B, house: usize) -> Vec<usize> {
        let among = board.mask(house) & self.common;
        if B::IS_CLASSIC {
            let seen = board.peers(self.cells[0].0).iter().map(|&cell| usize::from(cell));
            seen.filter(|&cell| among >> cell & 1 == 1).collect()
        } else {
            super::bits::cells(among).collect()
        }
    }

    fn naked_set_of<B: RatedBoard>(
        &self,
        sheet: &Sheet<B>,
        around: &[usize],
        chosen: u16,
        size: usize,
    ) -> Option<RatedStep> {
        let candidates = || ones(chosen).map(|at| sheet.candidates(around[at]));
        let others = candidates().fold(0, |all, digits| all | digits);
        if others.count_ones() as usize != size {
            return None;
        }
        let set = tuple(candidates().chain([self.digits]), size)?;
        let rating = 5.7 + by_size(size);
        if sheet.board().is_generalized() {
            let own = || self.cells.iter().map(|&(cell, _)| cell);
            let cells = || ones(chosen).map(|at| around[at]).chain(own());
            return RatedStep::removing(rating, removed_by_places(sheet, cells, set));
        }
        let rest = around.iter().enumerate().filter(|&(at, _)| chosen >> at & 1 == 0);
        RatedStep::removing(rating, removals(sheet, rest.map(|(_, &cell)| cell), set))
    }
}

/// The first step of the pattern. Returns `None` if the board has none.
pub(super) fn find<B: RatedBoard>(sheet: &Sheet<B>) -> Option<RatedStep> {
    let grave = OverfullCells::new(sheet)?;
    if let [(cell, _)] = grave.cells[..] {
        // Type 1: the only additional candidates are in one cell, so one of them is its digit.
        return RatedStep::removing(5.6, vec![(cell, sheet.candidates(cell) & !grave.digits)]);
    }
    if grave.digits.is_power_of_two() {
        // The order of the types is that of the scale: the first type that finds anything rates the step.
        return grave.one_digit(sheet).or_else(|| grave.two_cells(sheet));
    }
    let common = (!grave.cells.is_empty() && grave.common != 0).then_some(());
    common.and_then(|()| grave.two_cells(sheet).or_else(|| grave.naked_set(sheet)))
}
