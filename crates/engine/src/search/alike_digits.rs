//! Counts the answers of boards on which many digits are alike, without a list.
//!
//! Cells are filled line by line. Which cells hold a digit does not matter for the cells that are left, but only which
//! open houses hold it: those with cells on both sides. Digits with the same candidates in the cells left, and in the
//! same open houses, are alike. So ways to fill some cells are one *position* if they differ only in the names of alike
//! digits. They are also one position if they differ only in the order of lines that are the same for the cells left. A
//! layer holds the positions after some cells, each with its number of ways. Layers of Latin rectangles were counted so
//! by `McKay` and Wanless (On the Number of Latin Squares, 2005).
//!
//! The work grows with the number of positions, not with the number of answers. It suits boards of up to about nine
//! digits with few givens and no rules other than houses. On others there are too many positions, and the count gives
//! up.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::meter::Meter;
use crate::{Cancelled, Cell, Layout, Puzzle};

/// The largest number of digits.
/// A position is then 16 words of 16 bits, a key of 32 bytes. Boards with more digits have too many positions anyway.
const MOST_DIGITS: usize = 16;

/// The most positions of a layer: two layers of this size take about 400 MB.
const MOST_POSITIONS: usize = 3 << 20;

/// The most orders of lines that are compared.
/// The columns of an 8×8 board have 4! × 4! = 576 orders. Each order is tried on each position of a layer, so the 9!
/// of a Latin square would be far too many.
const MOST_ORDERS: usize = 1_000;

/// The marks of a digit: a bit for each open house that holds it, and above these bits the number of its class.
/// Digits of one class have the same candidates in all cells that are left.
type Marks = u16;

/// The marks of all digits, ascending. The places of digits that the board does not have are 0.
type DigitMarks = [Marks; MOST_DIGITS];

/// The positions after some cells, each with the number of ways that lead to it.
type PositionCounts = HashMap<DigitMarks, u128, BuildHasherDefault<MarksHasher>>;

/// Counts all answers of `puzzle`. Returns `None` if the board does not suit this count, or has too many positions.
pub(super) fn count(puzzle: &Puzzle, meter: &mut Meter) -> Result<Option<u128>, Cancelled> {
    let [rows, columns] = orders(puzzle.layout());
    let rows = CellsPlan::new(puzzle, &rows);
    let columns = CellsPlan::new(puzzle, &columns);
    // Digits differ by the open houses that hold them, so fewer open houses make fewer positions.
    let open = |plan: &CellsPlan| plan.steps.iter().map(|step| step.open).sum::<usize>();
    let plan = rows.into_iter().chain(columns).min_by_key(open);
    plan.map_or(Ok(None), |plan| plan.count(meter))
}

/// The two orders in which lines may be filled: row by row, and column by column.
fn orders(layout: &Layout) -> [Vec<Vec<Cell>>; 2] {
    let row = |row| (0..layout.columns()).filter_map(|column| layout.cell(row, column)).collect();
    let column = |column| (0..layout.rows()).filter_map(|row| layout.cell(row, column)).collect();
    [(0..layout.rows()).map(row).collect(), (0..layout.columns()).map(column).collect()]
}

/// The work at each cell.
struct CellsPlan {
    digits: usize,
    start: DigitMarks,
    steps: Vec<CellStep>,
}

/// The work at one cell.
struct CellStep {
    /// The houses of the cell.
    houses: Marks,
    /// By class: whether its digits are candidates of the cell.
    holds: Vec<bool>,
    /// The houses of which no cell is left after this one.
    closed: Marks,
    /// By class: the marks of its number after this cell.
    renamed: Vec<Marks>,
    /// Orders of lines that make no difference to the cells left.
    orders: Vec<LineOrder>,
    /// The number of open houses after this cell.
    open: usize,
}

impl CellsPlan {
    /// A plan that fills cells in the order of `lines`. Returns `None` if the board does not suit it.
    fn new(puzzle: &Puzzle, lines: &[Vec<Cell>]) -> Option<Self> {
        let layout = puzzle.layout();
        let digits = layout.digit_count();
        // With a rule, a cell left depends on which cells near it hold a digit, not only on its houses. Marks do not
        // say that.
        if digits > MOST_DIGITS || layout.rules().next().is_some() {
            return None;
        }
        let order: Vec<Cell> = lines.iter().flatten().copied().collect();
        let classes = classes(puzzle, &order);
        // Classes take as few bits of the marks as their number needs, so that houses have all others.
        let most = classes.iter().flatten().max().map_or(1, |last| last + 1);
        let class_bits = most.next_power_of_two().trailing_zeros();
        let house_bits = Marks::BITS - class_bits;
        let slots = slots(layout, &order, house_bits)?;
        let class_marks = |class: usize| Marks::try_from(class << house_bits).ok();
        let mut steps = Vec::with_capacity(order.len());
        for (at, &cell) in order.iter().enumerate() {
            let (here, next) = (&classes[at], &classes[at + 1]);
            let (mut holds, mut renamed) = (vec![false; most], vec![0; most]);
            for (digit, index) in layout.digits().zip(0..) {
                holds[here[index]] = puzzle.candidates(cell).contains(digit);
                renamed[here[index]] = class_marks(next[index])?;
            }
            let houses = layout.houses_of(cell);
            // Closed houses lose their bit at once: they ask nothing of the cells left, and would keep equal
            // positions apart.
            let mask = |houses: &mut dyn Iterator<Item = usize>| -> Marks {
                houses.fold(0, |mask, house| mask | 1 << slots[house].slot)
            };
            steps.push(CellStep {
                houses: mask(&mut houses.iter().copied()),
                holds,
                closed: mask(&mut houses.iter().copied().filter(|&house| slots[house].last == at)),
                renamed,
                orders: Vec::new(),
                open: slots.iter().filter(|slot| slot.first <= at && at < slot.last).count(),
            });
        }
        let mut start = [0; MOST_DIGITS];
        for (marks, &class) in start.iter_mut().zip(&classes[0]) {
            *marks = class_marks(class)?;
        }
        // Two positions are the same if their sorted marks are equal.
        start[..digits].sort_unstable();
        let mut plan = Self { digits, start, steps };
        plan.add_line_orders(puzzle, lines, &slots);
        Some(plan)
    }

    /// At the end of each line, adds the orders of the lines that cross it which make no difference from then on.
    fn add_line_orders(&mut self, puzzle: &Puzzle, lines: &[Vec<Cell>], slots: &[HouseSlot]) {
        let length = lines[0].len();
        // Crossing lines pair cells at the same index, which says nothing if holes make lines of different lengths.
        if lines.iter().any(|line| line.len() != length) {
            return;
        }
        // Orders are compared at the end of a line only: in the middle of it, crossing lines have different cells
        // left.
        for done in 1..lines.len() {
            let crossing = CrossingLines { puzzle, left: &lines[done..], all: lines };
            let alike = crossing.alike();
            let slot = |&line: &usize| Some(slots[crossing.house(line)?].slot);
            let alike: Vec<Vec<u32>> =
                alike.iter().filter_map(|lines| lines.iter().map(slot).collect()).collect();
            self.steps[done * length - 1].orders = line_orders(&alike);
        }
    }

    fn count(&self, meter: &mut Meter) -> Result<Option<u128>, Cancelled> {
        let mut layer = PositionCounts::default();
        layer.insert(self.start, 1);
        for step in &self.steps {
            // Only the newest layer is kept. An earlier one is never asked for again, and two of the largest take 400
            // MB.
            let Some(next) = self.fill(step, &layer, meter)? else {
                return Ok(None);
            };
            layer = self.reorder(step, next, meter)?;
        }
        Ok(Some(layer.into_values().sum()))
    }

    /// The layer after one more cell. Returns `None` if it has too many positions.
    fn fill(
        &self,
        step: &CellStep,
        layer: &PositionCounts,
        meter: &mut Meter,
    ) -> Result<Option<PositionCounts>, Cancelled> {
        let house_bits = Marks::BITS - class_bits(step);
        // With a single class all 16 bits are for houses, and a plain shift by 16 bits would overflow.
        let house_mask = Marks::MAX.checked_shr(Marks::BITS - house_bits).unwrap_or(0);
        let class = |marks: Marks| usize::from(marks.checked_shr(house_bits).unwrap_or(0));
        let mut next = PositionCounts::default();
        for (position, &ways) in layer {
            meter.node()?;
            if next.len() > MOST_POSITIONS {
                return Ok(None);
            }
            let marks = &position[..self.digits];
            let mut renamed = *position;
            for marks in &mut renamed[..self.digits] {
                *marks = *marks & house_mask & !step.closed | step.renamed[class(*marks)];
            }
            let mut first = 0;
            // Alike digits lead to the same position, so one of them is tried and counts for all.
            for alike in marks.chunk_by(Marks::eq) {
                if alike[0] & step.houses == 0 && step.holds[class(alike[0])] {
                    let mut filled = renamed;
                    filled[first] |= step.houses & !step.closed;
                    filled[..self.digits].sort_unstable();
                    *next.entry(filled).or_default() += ways * alike.len() as u128;
                }
                first += alike.len();
            }
        }
        Ok(Some(next))
    }

    /// The layer with lines in the least of their orders, so that positions which differ only in the order become one.
    fn reorder(
        &self,
        step: &CellStep,
        layer: PositionCounts,
        meter: &mut Meter,
    ) -> Result<PositionCounts, Cancelled> {
        if step.orders.is_empty() {
            return Ok(layer);
        }
        let mut reordered = PositionCounts::default();
        for (position, ways) in layer {
            meter.node()?;
            let in_order = |order: &LineOrder| {
                let mut position = position.map(|marks| order.of(marks));
                position[..self.digits].sort_unstable();
                position
            };
            // The identity is one of the orders, so the least is never greater than the position itself.
            let least = step.orders.iter().map(in_order).min().unwrap_or(position);
            *reordered.entry(least).or_default() += ways;
        }
        Ok(reordered)
    }
}

fn class_bits(step: &CellStep) -> u32 {
    step.holds.len().next_power_of_two().trailing_zeros()
}

/// By number of cells that were filled, then by digit: its class. Digits of one class are candidates of the same cells
/// among those that are left.
fn classes(puzzle: &Puzzle, order: &[Cell]) -> Vec<Vec<usize>> {
    let layout = puzzle.layout();
    let mut classes = vec![vec![0; layout.digit_count()]];
    // Backwards, because the class of a digit depends on the cells that are still left.
    for &cell in order.iter().rev() {
        let after = &classes[classes.len() - 1];
        let holds = layout.digits().map(|digit| puzzle.candidates(cell).contains(digit));
        let keys: Vec<(usize, bool)> = after.iter().copied().zip(holds).collect();
        let mut distinct = keys.clone();
        distinct.sort_unstable();
        distinct.dedup();
        let number = |key| distinct.binary_search(key).unwrap_or_default();
        classes.push(keys.iter().map(number).collect());
    }
    classes.reverse();
    classes
}

/// The bit of a house while it is open, and the places in the order of cells of its first and its last cell.
struct HouseSlot {
    slot: u32,
    first: usize,
    last: usize,
}

/// Gives each house a bit that no other house has at the same time. Returns `None` if there are not enough bits.
fn slots(layout: &Layout, order: &[Cell], bits: u32) -> Option<Vec<HouseSlot>> {
    let mut places = vec![0; layout.cell_count()];
    for (place, cell) in order.iter().enumerate() {
        places[cell.index()] = place;
    }
    let mut slots: Vec<HouseSlot> = Vec::new();
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    for (house, cells) in layout.houses().iter().map(|house| &house.cells).enumerate() {
        let places = || cells.iter().map(|cell| places[cell.index()]);
        found.push((places().min()?, places().max()?, house));
        slots.push(HouseSlot { slot: 0, first: places().min()?, last: places().max()? });
    }
    // By first cell, so that a bit is free again once the house that had it has ended: few bits serve many houses.
    found.sort_unstable();
    let mut free_from = vec![0; bits as usize];
    for (first, last, house) in found {
        let slot = free_from.iter().position(|&free| free <= first)?;
        free_from[slot] = last + 1;
        slots[house].slot = u32::try_from(slot).ok()?;
    }
    Some(slots)
}

/// The lines that cross those in which cells are filled, as far as their cells are left.
struct CrossingLines<'a> {
    puzzle: &'a Puzzle,
    left: &'a [Vec<Cell>],
    all: &'a [Vec<Cell>],
}

impl CrossingLines<'_> {
    /// The house with the cells of a crossing line. Returns `None` if no house has these cells.
    fn house(&self, line: usize) -> Option<usize> {
        let mut cells: Vec<Cell> = self.all.iter().map(|it| it[line]).collect();
        cells.sort_unstable();
        let houses = self.puzzle.layout().houses().iter();
        houses.enumerate().find(|(_, house)| house.cells == cells).map(|(index, _)| index)
    }

    /// Lines that may be exchanged with each other, two or more in a list.
    fn alike(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for line in 0..self.left[0].len() {
            // One member of a group is enough to compare with, because being alike is transitive.
            match groups.iter_mut().find(|group| self.are_alike(group[0], line)) {
                Some(group) => group.push(line),
                None => groups.push(vec![line]),
            }
        }
        groups.retain(|group| group.len() > 1);
        groups
    }

    /// Whether an exchange of two lines leaves the houses and the candidates of the cells left as they are. A house
    /// that is already open must keep its own cells.
    fn are_alike(&self, one: usize, other: usize) -> bool {
        let (Some(house), Some(other_house)) = (self.house(one), self.house(other)) else {
            return false;
        };
        let candidates = |cell: Cell| self.puzzle.candidates(cell);
        if !self.left.iter().all(|line| candidates(line[one]) == candidates(line[other])) {
            return false;
        }
        let exchanged = |cell: Cell| {
            let line = self.left.iter().find(|line| line[one] == cell || line[other] == cell);
            line.map_or(cell, |line| if line[one] == cell { line[other] } else { line[one] })
        };
        let is_left = |cell: &Cell| self.left.iter().any(|line| line.contains(cell));
        let houses = self.puzzle.layout().houses();
        (0..houses.len()).filter(|&index| index != house && index != other_house).all(|index| {
            let cells: Vec<Cell> = houses[index].cells.iter().copied().filter(is_left).collect();
            let mut moved: Vec<Cell> = cells.iter().map(|&cell| exchanged(cell)).collect();
            moved.sort_unstable();
            // A house that nothing was put in yet may change places with another such house. An open house has marks
            // of its own.
            let is_open = cells.len() < houses[index].cells.len();
            moved == cells || !is_open && houses.iter().any(|it| it.cells == moved)
        })
    }
}

/// An order of lines, as tables from old marks to new marks: one for the lower byte, one for the upper byte.
struct LineOrder {
    low: [Marks; 256],
    high: [Marks; 256],
}

impl LineOrder {
    /// The order that moves the mark in the first slot of each pair to the second.
    fn new(exchanges: &[(u32, u32)]) -> Self {
        let moved = |marks: Marks| {
            let lines = exchanges.iter().fold(0, |lines: Marks, (from, _)| lines | 1 << from);
            let to = |(from, to): &(u32, u32)| (marks >> from & 1) << to;
            exchanges.iter().map(to).fold(marks & !lines, |all, bit| all | bit)
        };
        let byte = |byte: usize| Marks::try_from(byte).unwrap_or_default();
        Self {
            low: std::array::from_fn(|low| moved(byte(low))),
            high: std::array::from_fn(|high| moved(byte(high) << 8)),
        }
    }

    fn of(&self, marks: Marks) -> Marks {
        self.low[usize::from(marks & 0xFF)] | self.high[usize::from(marks >> 8)]
    }
}

/// All orders of the slots within each list. A list that would make more than [`MOST_ORDERS`] orders is left as it is.
fn line_orders(alike: &[Vec<u32>]) -> Vec<LineOrder> {
    let mut orders: Vec<Vec<(u32, u32)>> = vec![Vec::new()];
    for slots in alike {
        // The orders multiply from list to list. A list that is left out only merges fewer positions, so the count
        // stays right.
        let more = permutations(slots);
        if orders.len() * more.len() > MOST_ORDERS {
            continue;
        }
        let with = |before: &[(u32, u32)], order: &[u32]| {
            let moves = slots.iter().copied().zip(order.iter().copied());
            before.iter().copied().chain(moves).collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(|it| more.iter().map(|order| with(it, order))).collect();
    }
    if orders.len() == 1 {
        return Vec::new();
    }
    orders.iter().map(|moves| LineOrder::new(moves)).collect()
}

/// All orders of `items`. If there are more than [`MOST_ORDERS`], returns some list that is longer than that, which the
/// caller does not use.
fn permutations(items: &[u32]) -> Vec<Vec<u32>> {
    let mut found = vec![Vec::new()];
    for &item in items {
        let insert = |order: &Vec<u32>| {
            let order = order.clone();
            (0..=order.len()).map(move |place| {
                let mut longer = order.clone();
                longer.insert(place, item);
                longer
            })
        };
        found = found.iter().flat_map(insert).collect();
        if found.len() > MOST_ORDERS {
            return found;
        }
    }
    found
}

/// A quick hash of marks. Nobody outside chooses the positions, so it need not resist attacks.
#[derive(Default)]
struct MarksHasher(u64);

impl Hasher for MarksHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            // The odd number next to 2⁶⁴ divided by the golden ratio, as in Fibonacci hashing. The rotation keeps
            // words in order apart.
            self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Stream;
    use crate::search::Effort;
    use crate::{Answers, Control, Digit, Grid, LayoutBuilder, Place, Regions, Rule};

    fn counted(puzzle: &Puzzle) -> Option<u128> {
        let control = Control::default();
        count(puzzle, &mut Meter::new(&control, Effort::default(), 0)).unwrap()
    }

    fn empty(builder: &LayoutBuilder) -> Puzzle {
        Puzzle::new(Grid::empty(builder.build().unwrap())).unwrap()
    }

    /// Counts by this count, and by a walk through all answers.
    fn check(puzzle: &Puzzle) {
        let mut answers = Answers::new(puzzle);
        while answers.next(&Control::default()).unwrap() {}
        assert_eq!(counted(puzzle), Some(answers.number().into()), "{:?}", puzzle.givens());
    }

    fn below(stream: &mut Stream, bound: usize) -> usize {
        usize::try_from(stream.below(bound as u64)).unwrap()
    }

    /// A board with regions and extra houses of any cells, a few givens, and sometimes more digits than cells in a
    /// line.
    fn random(seed: u64) -> Option<Puzzle> {
        let mut stream = Stream::new(seed);
        let side = 2 + below(&mut stream, 3);
        let mut builder = LayoutBuilder::latin(side);
        builder.columns -= usize::from(below(&mut stream, 3) == 0 && side > 2);
        let columns = builder.columns;
        let mut places: Vec<Place> =
            (0..side * columns).map(|at| Place::new(at / columns, at % columns)).collect();
        stream.shuffle(&mut places);
        if below(&mut stream, 2) == 0 {
            builder.regions =
                Regions::Drawn(places.chunks_exact(side).map(<[_]>::to_vec).collect());
        }
        if below(&mut stream, 2) == 0 {
            stream.shuffle(&mut places);
            builder.drawn.push(places[..2 + below(&mut stream, side - 1)].to_vec());
        }
        let mut givens = Grid::empty(builder.build().ok()?);
        for cell in givens.layout().clone().cells() {
            if below(&mut stream, 8) == 0 {
                givens.set(cell, Digit::from_index(below(&mut stream, side)));
            }
        }
        Puzzle::new(givens).ok()
    }

    #[test]
    fn random_boards_have_as_many_answers_as_a_walk_finds() {
        let boards: Vec<Puzzle> = (0..300).filter_map(random).collect();
        assert!(boards.len() > 100, "{}", boards.len());
        boards.iter().for_each(check);
    }

    #[test]
    fn lines_are_reordered_only_within_boxes() {
        check(&empty(&LayoutBuilder::boxed(2, 2)));
        for (rows, columns) in [(2, 3), (3, 2)] {
            assert_eq!(counted(&empty(&LayoutBuilder::boxed(rows, columns))), Some(28_200_960));
        }
    }

    #[test]
    fn a_count_is_cancelled_at_its_next_report() {
        let stopped = Control::default();
        stopped.cancel.cancel();
        let mut meter = Meter::new(&stopped, Effort::default(), 0);
        assert_eq!(count(&empty(&LayoutBuilder::latin(6)), &mut meter), Err(Cancelled));
        assert_eq!(meter.effort.nodes, Meter::NODES_A_REPORT);
    }

    #[test]
    fn boards_with_rules_or_too_many_digits_are_left_to_other_counts() {
        for rule in Rule::ALL {
            let board = LayoutBuilder::latin(5).with_rules([rule]);
            assert_eq!(counted(&empty(&board)), None);
        }
        assert_eq!(counted(&empty(&LayoutBuilder::latin(17))), None);
    }
}
