//! The houses of the classic board in Sudoku Explainer's order: blocks, rows, columns.

use std::ops::Range;

use super::board::{BLOCKS, COLUMNS, CellHouse, ROWS, RatedBoard};
use crate::technique::houses;

/// The number of houses.
const COUNT: usize = 27;

/// The cells of each house in row-major order.
/// Made when the program is compiled: rules look these up in their innermost loops.
static CELLS: [[u8; 9]; COUNT] = cells();

/// The cells of each house as bits.
static MASKS: [u128; COUNT] = masks();

/// The block, the row and the column of each cell.
static OF: [[u8; 3]; 81] = of();

/// The index of each cell in its block, its row and its column.
static PLACE: [[u8; 3]; 81] = places();

/// The cells that each cell sees, as bits.
static SEEN: [u128; 81] = seen();

/// The peers of each cell in order: those of its block, then the others of its row, then of its column.
static SEEN_IN_ORDER: [[u8; 20]; 81] = seen_in_order();

const fn cell_at(house: usize, place: usize) -> usize {
    let number = house % 9;
    match house / 9 {
        0 => (number / 3 * 3 + place / 3) * 9 + number % 3 * 3 + place % 3,
        1 => number * 9 + place,
        _ => place * 9 + number,
    }
}

const fn houses_of(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row / 3 * 3 + column / 3, 9 + row, 18 + column]
}

const fn cells() -> [[u8; 9]; COUNT] {
    let mut cells = [[0; 9]; COUNT];
    let mut at = 0;
    while at < COUNT * 9 {
        cells[at / 9][at % 9] = cell_at(at / 9, at % 9) as u8;
        at += 1;
    }
    cells
}

const fn masks() -> [u128; COUNT] {
    let mut masks = [0; COUNT];
    let mut at = 0;
    while at < COUNT * 9 {
        masks[at / 9] |= 1 << cell_at(at / 9, at % 9);
        at += 1;
    }
    masks
}

const fn of() -> [[u8; 3]; 81] {
    let mut of = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let [block, row, column] = houses_of(cell);
        of[cell] = [block as u8, row as u8, column as u8];
        cell += 1;
    }
    of
}

const fn places() -> [[u8; 3]; 81] {
    let mut places = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        places[cell] = [(row % 3 * 3 + column % 3) as u8, column as u8, row as u8];
        cell += 1;
    }
    places
}

const fn seen() -> [u128; 81] {
    let mut seen = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        seen[cell] = houses::PEERS[cell].bits();
        cell += 1;
    }
    seen
}

const fn seen_in_order() -> [[u8; 20]; 81] {
    let mut order = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let houses = houses_of(cell);
        let (mut at, mut count, mut done) = (0, 0, 1_u128 << cell);
        // Block before row before column: rules take peers in this order, so it decides which of two steps comes
        // first.
        while at < 27 {
            let other = cell_at(houses[at / 9], at % 9);
            if done >> other & 1 == 0 {
                order[cell][count] = other as u8;
                count += 1;
            }
            done |= 1 << other;
            at += 1;
        }
        cell += 1;
    }
    order
}

/// The places of a line outside the block that holds `place`, as bits.
fn outside_block(place: u8) -> u16 {
    !(0b111 << (place / 3 * 3))
}

/// The classic board.
#[derive(Clone, Copy)]
pub(super) struct ClassicBoard;

impl RatedBoard for ClassicBoard {
    type Places = [[u16; 9]; COUNT];

    const IS_CLASSIC: bool = true;

    fn all_places(&self) -> Self::Places {
        [[0x1FF; 9]; COUNT]
    }

    #[inline]
    fn cells(&self, house: usize) -> &[u8; 9] {
        &CELLS[house]
    }

    #[inline]
    fn mask(&self, house: usize) -> u128 {
        MASKS[house]
    }

    #[inline]
    fn homes(&self, cell: usize) -> impl Iterator<Item = CellHouse> {
        let home = move |kind: usize| CellHouse {
            kind: kind as u8,
            house: OF[cell][kind],
            place: PLACE[cell][kind],
        };
        (0..3).map(home)
    }

    #[inline]
    fn clear(&self, places: &mut Self::Places, cell: usize, digit: usize) {
        for (house, place) in OF[cell].into_iter().zip(PLACE[cell]) {
            places[usize::from(house)][digit] &= !(1 << place);
        }
    }

    #[inline]
    fn house_of(&self, cell: usize, kind: u8) -> usize {
        usize::from(OF[cell][usize::from(kind)])
    }

    #[inline]
    fn first_met(&self, _cell: usize, home: CellHouse) -> u16 {
        // The cells that row or column share with the block were met there. On the classic board no table is needed
        // to say which.
        if home.kind == 0 { !(1 << home.place) } else { outside_block(home.place) }
    }

    #[inline]
    fn peers(&self, cell: usize) -> &[u8] {
        &SEEN_IN_ORDER[cell]
    }

    #[inline]
    fn seen(&self, cell: usize) -> u128 {
        SEEN[cell]
    }

    #[inline]
    fn search_order(&self) -> impl Iterator<Item = usize> {
        // As in the original, columns come before rows here, although they are numbered the other way round.
        BLOCKS.chain(COLUMNS).chain(ROWS)
    }

    fn kinds(&self) -> impl Iterator<Item = (u8, Range<usize>)> {
        (0..).zip([BLOCKS, ROWS, COLUMNS])
    }

    #[inline]
    fn houses(&self) -> impl Iterator<Item = usize> {
        0..COUNT
    }

    #[inline]
    fn crossing_kinds(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>)> {
        let lines = [(BLOCKS, COLUMNS), (BLOCKS, ROWS), (COLUMNS, BLOCKS), (ROWS, BLOCKS)];
        lines.into_iter()
    }

    #[inline]
    fn not_consecutive(&self, _cell: usize) -> &[u8] {
        &[]
    }

    #[inline]
    fn leaps(&self, _cell: usize) -> &[u8] {
        &[]
    }

    #[inline]
    fn seen_by_rule(&self, _cell: usize) -> u128 {
        0
    }

    #[inline]
    fn is_generalized(&self) -> bool {
        false
    }
}
