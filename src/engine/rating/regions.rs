//! The houses of the classic board in Sudoku Explainer's order: blocks, rows, columns.
//!
//! The order decides which step is found first, so it is part of the scale.

use crate::engine::technique::houses;

/// The number of houses.
pub(super) const COUNT: usize = 27;
/// The numbers of the blocks, followed by those of the rows and of the columns.
pub(super) const BLOCKS: std::ops::Range<usize> = 0..9;
pub(super) const ROWS: std::ops::Range<usize> = 9..18;
pub(super) const COLUMNS: std::ops::Range<usize> = 18..27;

/// The cells of each house in row-major order.
pub(super) static CELLS: [[u8; 9]; COUNT] = cells();

/// The cells of each house as bits.
pub(super) static MASKS: [u128; COUNT] = masks();

/// The block, the row and the column of each cell.
pub(super) static OF: [[u8; 3]; 81] = of();

/// The index of each cell in its block, its row and its column.
pub(super) static PLACE: [[u8; 3]; 81] = places();

/// The cells that each cell sees, as bits.
pub(super) static SEEN: [u128; 81] = seen();

/// The peers of each cell in order: those of its block, then the others of its row, then of its column.
pub(super) static SEEN_IN_ORDER: [[u8; 20]; 81] = seen_in_order();

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

/// The houses that hold both cells, in ascending order.
pub(super) fn shared(one: usize, other: usize) -> impl Iterator<Item = usize> {
    let pairs = OF[one].into_iter().zip(OF[other]);
    pairs.filter(|(house, other)| house == other).map(|(house, _)| usize::from(house))
}

/// Whether two cells see each other.
pub(super) fn sees(one: usize, other: usize) -> bool {
    SEEN[one] >> other & 1 == 1
}
