//! Templates: the ways to put a digit into every row, column and box that lacks it.
//!
//! Everything that follows from one digit alone follows from its templates. So a candidate that is in some
//! template cannot be eliminated by any fish, and the fish search skips it. Each band is handled separately: if
//! the columns that two bands use leave columns that the third band can use, the cells of all three are in a
//! template.

use std::ops::Range;

use crate::Digit;
use crate::technique::{Board, CellSet, Cells, Geometry};

/// The number of sets of columns that a band can use: one column or none of each stack.
const MOST: usize = 64;

/// The sets of columns that a digit can use in a band, with the cells of each.
struct BandPatterns {
    columns: [u16; MOST],
    cells: [CellSet; MOST],
    len: usize,
}

/// The candidates among the places of a digit that are in no template. On other boards than the classic one, some may be
/// among them whose template is hard to find.
pub(super) fn impossible<G: Geometry>(board: &Board<G>, digit: Digit) -> G::Set {
    let places = board.places(digit);
    if G::IS_CLASSIC {
        let impossible = impossible_in_bands(CellSet::from_bits(places.bits()));
        return <G::Set>::from_bits(impossible.bits());
    }
    let needing: Vec<G::Set> = board
        .complete_lines_last()
        .map(|house| board.places_in(house, digit))
        .filter(|places| !places.is_empty())
        .collect();
    let mut search = AnyTemplate { board, needing, visits: 0 };
    let mut left = places;
    let mut impossible = <G::Set>::EMPTY;
    while let Some(cell) = left.first() {
        search.visits = 0;
        let free = places.without(board.peers_of(cell)).without(<G::Set>::of(cell));
        match search.extend(<G::Set>::of(cell), free) {
            // One template clears all its cells at once.
            Some(template) => left = left.without(template),
            None => impossible.insert(cell),
        }
        left.remove(cell);
    }
    impossible
}

/// The most visits in the search for a template.
/// A digit without a template may take exponentially long to prove. Giving up only costs the fish search some targets
/// in vain.
const MOST_VISITS: usize = 2_000;

/// The search for any template of a digit on a board of any shape.
struct AnyTemplate<'b, G: Geometry> {
    board: &'b Board<G>,
    /// The places of the digit in each complete house that lacks it.
    needing: Vec<G::Set>,
    visits: usize,
}

impl<G: Geometry> AnyTemplate<'_, G> {
    /// A template with the cells `chosen` and some of the `free` ones. Returns `None` if none is found.
    fn extend(&mut self, chosen: G::Set, free: G::Set) -> Option<G::Set> {
        self.visits += 1;
        if self.visits > MOST_VISITS {
            return None;
        }
        let lacking = self.needing.iter().filter(|places| !places.meets(chosen));
        // The house with the fewest places left first, as in any such search.
        let room = lacking.map(|places| places.and(free)).min_by_key(|room| room.len());
        let Some(room) = room else { return Some(chosen) };
        room.iter().find_map(|cell| {
            let free = free.without(self.board.peers_of(cell)).without(<G::Set>::of(cell));
            self.extend(chosen.or(<G::Set>::of(cell)), free)
        })
    }
}

/// The places among these that are in no template of the classic board.
fn impossible_in_bands(places: CellSet) -> CellSet {
    let rows: [u16; 9] = std::array::from_fn(|row| (places.bits() >> (9 * row) & 0x1FF) as u16);
    let all = rows.iter().fold(0, |columns, row| columns | row);
    let [top, middle, bottom] = [0, 3, 6].map(|first| BandPatterns::of_rows(&rows, first));
    let mut possible = CellSet::EMPTY;
    // Bands meet only in their columns: 64 × 64 pairs at most, instead of 46,656 templates one by one.
    for (one, in_top) in top.iter() {
        for (other, in_middle) in middle.iter().filter(|(other, _)| one & other == 0) {
            if let Some(in_bottom) = bottom.cells_of(all & !(one | other)) {
                possible = possible.or(in_top).or(in_middle).or(in_bottom);
            }
        }
    }
    places.without(possible)
}

impl BandPatterns {
    /// The band of three rows, each as the columns where the digit has a place.
    fn of_rows(rows: &[u16; 9], first: usize) -> Self {
        let mut band = Self { columns: [0; MOST], cells: [CellSet::EMPTY; MOST], len: 0 };
        band.fill(rows, first..first + 3, [0, 0], CellSet::EMPTY);
        band
    }

    /// Takes a place in each row that has any, in stacks not yet used.
    fn fill(
        &mut self,
        rows: &[u16; 9],
        mut left: Range<usize>,
        [columns, stacks]: [u16; 2],
        cells: CellSet,
    ) {
        let Some(row) = left.find(|&row| rows[row] != 0) else {
            let held = rows[left.end - 3..left.end].iter().fold(0, |held, row| held | row);
            // On a board without an answer, a box may be left over.
            if held & !stacks == 0 {
                self.add(columns, cells);
            }
            return;
        };
        let mut free = rows[row] & !stacks;
        while free != 0 {
            let column = free.trailing_zeros() as usize;
            free &= free - 1;
            let taken = [columns | 1 << column, stacks | 7 << (column / 3 * 3)];
            self.fill(rows, left.clone(), taken, cells.or(CellSet::at(9 * row + column)));
        }
    }

    fn add(&mut self, columns: u16, cells: CellSet) {
        let known = self.columns[..self.len].iter().position(|&one| one == columns);
        // Patterns with the same columns are joined, because the other bands cannot tell them apart.
        let place = known.unwrap_or(self.len);
        self.len = self.len.max(place + 1);
        self.columns[place] = columns;
        self.cells[place] = self.cells[place].or(cells);
    }

    fn iter(&self) -> impl Iterator<Item = (u16, CellSet)> {
        (0..self.len).map(|place| (self.columns[place], self.cells[place]))
    }

    fn cells_of(&self, columns: u16) -> Option<CellSet> {
        self.iter().find(|&(one, _)| one == columns).map(|(_, cells)| cells)
    }
}
