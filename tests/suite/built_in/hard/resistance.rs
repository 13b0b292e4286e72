//! How long a puzzle resists trial and error: a measure of very hard puzzles that takes a thousandth of the time of a
//! rating.
//!
//! A round strikes what subsets and fish rule out, then tries each candidate that is left: if naked and hidden singles
//! lead from it to a contradiction, the candidate goes. Rounds go on until the puzzle is solved or no trial fails. The
//! more rounds and candidates, the harder the puzzle. Subsets and fish come first because trials see few triples, and a
//! search would only find puzzles full of triples.
//!
//! Puzzles that trials do not solve are the hardest, most of them rated 9.5 or above. Among these, the less follows from
//! a trial the harder the puzzle: of all simple measures of the last round, the mean square agreed best with ratings.
//!
//! The resistance does not change if digits are renamed or lines exchanged.

use std::sync::LazyLock;

use nonet::engine::Cells;

/// More than any sum of candidates of a puzzle that trials solve, and more than the square of all candidates.
const UNSOLVED: usize = 1_000_000;

/// How long a puzzle resists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Resistance {
    /// For a puzzle that trials solve, the candidates before each round, added up. For any other puzzle [`UNSOLVED`]
    /// less the mean square of the number of candidates that a trial of the last round rules out.
    pub(super) measure: usize,
    /// Equivalent puzzles have the same fingerprint, and hardly any others do.
    pub(super) fingerprint: u64,
}

impl Resistance {
    /// The resistance of a puzzle with one answer.
    pub(super) fn of(cells: &Cells) -> Self {
        let mut board = Board::of(cells);
        let mut resistance = Self { measure: 0, fingerprint: 0 };
        loop {
            board.strike_subsets_and_fish();
            let candidates = board.open().count();
            let Round { refuted, ruled_out } = Round::of(&board);
            for &number in &ruled_out {
                resistance.mix(candidates, number);
            }
            resistance.measure += candidates;
            if candidates == 0 {
                return resistance;
            }
            if refuted.is_empty() {
                let squares: usize = ruled_out.iter().map(|number| number * number).sum();
                resistance.measure = UNSOLVED - squares / candidates;
                return resistance;
            }
            board.strike_all(&refuted);
        }
    }

    /// Adds numbers of a trial to the fingerprint. The order of trials does not matter.
    fn mix(&mut self, candidates: usize, ruled_out: usize) {
        let number = (candidates * 1000 + ruled_out) as u64;
        let spread = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = (spread ^ spread >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.fingerprint = self.fingerprint.wrapping_add(mixed ^ mixed >> 32);
    }
}

/// The trials of a round.
struct Round {
    /// The candidates from which singles lead to a contradiction.
    refuted: Vec<Candidate>,
    /// For each other candidate, the number of candidates that singles rule out after it.
    ruled_out: Vec<usize>,
}

impl Round {
    fn of(board: &Board) -> Self {
        let candidates = board.open().count();
        let mut round = Self { refuted: Vec::new(), ruled_out: Vec::new() };
        for candidate in board.open() {
            let mut trial = board.clone();
            match trial.place_all(vec![candidate]) {
                Ok(()) => round.ruled_out.push(candidates - trial.open().count()),
                Err(DeadEnd) => round.refuted.push(candidate),
            }
        }
        round
    }
}

/// A digit, from 0 to 8, in a cell.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    cell: usize,
    digit: usize,
}

/// A cell without a candidate, or a house without a place for a digit.
#[derive(Debug)]
struct DeadEnd;

/// Candidates, with what singles need to know of them.
#[derive(Clone)]
struct Board {
    /// The candidates of each cell, a bit for each digit.
    candidates: [u16; 81],
    /// The number of places of each digit in each house.
    places: [[u8; 9]; 27],
    /// The cells whose digit is struck from their peers, a bit each.
    placed: u128,
}

impl Board {
    /// The board of a puzzle with one answer, after all singles.
    fn of(cells: &Cells) -> Self {
        let mut board = Self { candidates: [0x1ff; 81], places: [[9; 9]; 27], placed: 0 };
        let filled = cells.iter().enumerate().filter(|&(_, &digit)| digit != 0);
        let givens = filled.map(|(cell, &digit)| Candidate { cell, digit: usize::from(digit) - 1 });
        board.place_all(givens.collect()).unwrap();
        board
    }

    fn has(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.candidates[cell] >> digit & 1 != 0
    }

    /// The candidates of the cells with several.
    fn open(&self) -> impl Iterator<Item = Candidate> {
        let open = (0..81).filter(|&cell| !self.candidates[cell].is_power_of_two());
        let all = open.flat_map(|cell| (0..9).map(move |digit| Candidate { cell, digit }));
        all.filter(|&candidate| self.has(candidate))
    }

    /// Places these digits, and all that follow by singles.
    fn place_all(&mut self, mut singles: Vec<Candidate>) -> Result<(), DeadEnd> {
        while let Some(single) = singles.pop() {
            self.place(single, &mut singles)?;
        }
        Ok(())
    }

    fn place(&mut self, single: Candidate, singles: &mut Vec<Candidate>) -> Result<(), DeadEnd> {
        let Candidate { cell, digit } = single;
        if !self.has(single) {
            return Err(DeadEnd);
        }
        if self.placed >> cell & 1 != 0 {
            return Ok(());
        }
        self.placed |= 1 << cell;
        for other in (0..9).filter(|&other| other != digit) {
            self.strike(Candidate { cell, digit: other }, singles)?;
        }
        for &peer in &TABLES.peers[cell] {
            self.strike(Candidate { cell: usize::from(peer), digit }, singles)?;
        }
        Ok(())
    }

    /// Strikes a candidate, and notes the singles that it leaves.
    fn strike(&mut self, struck: Candidate, singles: &mut Vec<Candidate>) -> Result<(), DeadEnd> {
        let Candidate { cell, digit } = struck;
        if !self.has(struck) {
            return Ok(());
        }
        self.candidates[cell] &= !(1 << digit);
        match self.candidates[cell].count_ones() {
            0 => return Err(DeadEnd),
            1 => {
                let digit = self.candidates[cell].trailing_zeros() as usize;
                singles.push(Candidate { cell, digit });
            }
            _ => {}
        }
        for house in TABLES.houses_of[cell].map(usize::from) {
            self.places[house][digit] -= 1;
            match self.places[house][digit] {
                0 => return Err(DeadEnd),
                1 => singles.extend(self.places_of(house, digit)),
                _ => {}
            }
        }
        Ok(())
    }

    fn places_of(&self, house: usize, digit: usize) -> impl Iterator<Item = Candidate> {
        let cells = TABLES.houses[house].iter().map(|&cell| usize::from(cell));
        cells.map(move |cell| Candidate { cell, digit }).filter(|&candidate| self.has(candidate))
    }

    /// Strikes candidates that no answer has.
    fn strike_all(&mut self, refuted: &[Candidate]) {
        let mut singles = Vec::new();
        for &candidate in refuted {
            self.strike(candidate, &mut singles).unwrap();
        }
        self.place_all(singles).unwrap();
    }

    /// Strikes what subsets and fish of every size rule out, again and again.
    fn strike_subsets_and_fish(&mut self) {
        loop {
            let mut struck = Vec::new();
            self.subsets(&mut struck);
            self.fish(&mut struck);
            if struck.is_empty() {
                return;
            }
            self.strike_all(&struck);
        }
    }

    /// What naked and hidden subsets rule out.
    fn subsets(&self, struck: &mut Vec<Candidate>) {
        for house in &TABLES.houses {
            let cells = house.map(usize::from);
            outside_closed_sets(cells.map(|cell| self.candidates[cell]), |line, digit| {
                struck.push(Candidate { cell: cells[line], digit });
            });
        }
    }

    /// What fish of rows rule out, and so those of columns.
    fn fish(&self, struck: &mut Vec<Candidate>) {
        for digit in 0..9 {
            let has =
                |row, column| u16::from(self.has(Candidate { cell: row * 9 + column, digit }));
            let columns = |row| (0..9).fold(0, |set, column| set | has(row, column) << column);
            outside_closed_sets(std::array::from_fn(columns), |row, column| {
                struck.push(Candidate { cell: row * 9 + column, digit });
            });
        }
    }
}

/// Calls `strike` with each line and each element that the line loses: other lines, as many as their union has elements,
/// need the element. `lines` are sets of nine elements.
fn outside_closed_sets(lines: [u16; 9], mut strike: impl FnMut(usize, usize)) {
    let mut unions = [0_u16; 1 << 9];
    for set in 1..unions.len() {
        let union = unions[set & (set - 1)] | lines[set.trailing_zeros() as usize];
        unions[set] = union;
        if union.count_ones() == set.count_ones() {
            for line in (0..9).filter(|line| set >> line & 1 == 0) {
                let lost = lines[line] & union;
                (0..9).filter(|element| lost >> element & 1 != 0).for_each(|it| strike(line, it));
            }
        }
    }
}

/// The houses of the classic board: rows, columns and boxes.
struct Tables {
    houses: [[u8; 9]; 27],
    houses_of: [[u8; 3]; 81],
    peers: [[u8; 20]; 81],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let houses_of = |cell: u8| [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3];
    let cells_of = |house: u8| first((0..81).filter(|&cell| houses_of(cell).contains(&house)));
    let see = |one, other| houses_of(one).iter().any(|house| houses_of(other).contains(house));
    let peers = |cell| first((0..81).filter(|&other| other != cell && see(cell, other)));
    Tables {
        houses: first((0..27).map(cells_of)),
        houses_of: first((0..81).map(houses_of)),
        peers: first((0..81).map(peers)),
    }
});

fn first<T, const N: usize>(mut all: impl Iterator<Item = T>) -> [T; N] {
    std::array::from_fn(|_| all.next().unwrap())
}
