//! One round of inference on eight positions at once.
//!
//! A sweep takes candidates away for four reasons:
//!
//! 1. A cell with one candidate (naked single) takes that digit from the other cells of its box.
//! 2. In a band, a digit lies in each row once and in each box once. Of its nine row segments (three cells in
//!    a row and a box) one stays possible only where the other two rows can be served by the other two boxes
//!    (pointing, claiming, and a row's or a box's last segment).
//! 3. The same for the column segments of a stack.
//! 4. A digit with one place in a box (hidden single) has the cell for itself.
//!
//! Repeated until nothing changes, these also settle the rest of the rows and columns: once a single has its
//! box to itself, rules 2 and 3 clear its row and its column; and a digit with one place in a row or a column
//! is left there alone in its box.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the vector instructions"
)]

use super::position::{ALL, BOXES, EACH_DIGIT, WORDS};
use super::vector::{LaneSet, Vector, Words};

/// Eight positions side by side, and what the last sweep saw in their cells before it changed them.
#[derive(Clone, Debug)]
pub(super) struct Boards {
    /// A vector for each word of a position.
    pub(super) words: [Words; WORDS],
    /// For each place, the boxes where the cell had two candidates.
    pub(super) pairs: [Words; 9],
    /// For each place, the boxes where the cell had two candidates or more.
    pub(super) open: [Words; 9],
}

/// What a sweep saw in each lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// The lanes that hold no answer.
    pub(super) dead: LaneSet,
    /// The lanes that are not dead and in which nothing was left to infer.
    pub(super) settled: LaneSet,
    /// The lanes in which each cell had at most one candidate.
    pub(super) filled: LaneSet,
}

/// The words of a position, by place and trio.
type Candidates<V> = [[V; 3]; 9];

/// The places of the cells of each row of a box.
const ROWS: [[usize; 3]; 3] = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];

/// The places of the cells of each column of a box.
const COLUMNS: [[usize; 3]; 3] = [[0, 3, 6], [1, 4, 7], [2, 5, 8]];

/// Applies each rule once.
#[inline(always)]
pub(super) fn sweep<V: Vector>(boards: &mut Boards) -> Outcome {
    let mut words = [[V::splat(0); 3]; 9];
    for (word, board) in words.as_flattened_mut().iter_mut().zip(&boards.words) {
        *word = V::load(board);
    }
    let cells = look_at_cells(&words, boards);
    let mut missing = V::splat(BOXES).without(cells.with_any);
    take_naked_singles(&mut words, &cells.singles);
    for trio in 0..3 {
        missing = missing.or(Band::serve(&mut words, trio, ROWS));
        missing = missing.or(Stack::serve(&mut words, trio, COLUMNS));
    }
    take_hidden_singles(&mut words);
    let mut gone = V::splat(0);
    for (word, board) in words.as_flattened().iter().zip(&mut boards.words) {
        gone = gone.or(V::load(board).without(*word));
        word.store(board);
    }
    let dead = !missing.zeros();
    let settled = gone.zeros() & !dead;
    Outcome { dead, settled, filled: cells.with_several.zeros() }
}

/// What was seen in the cells of all boards.
struct Cells<V> {
    /// For each place, the boxes whose cell has one candidate, with each digit.
    singles: [V; 9],
    /// The boxes whose cells all have a candidate.
    with_any: V,
    /// The boxes with a cell that has two candidates or more.
    with_several: V,
}

#[inline(always)]
fn look_at_cells<V: Vector>(words: &Candidates<V>, boards: &mut Boards) -> Cells<V> {
    let boxes = V::splat(BOXES);
    let mut cells = Cells { singles: [boxes; 9], with_any: boxes, with_several: V::splat(0) };
    for (place, trios) in words.iter().enumerate() {
        let [one, two, three] = count_digits(*trios);
        let open = two.and(boxes);
        open.store(&mut boards.open[place]);
        open.without(three).store(&mut boards.pairs[place]);
        cells.singles[place] = with_each_digit(one.without(two).and(boxes));
        cells.with_any = cells.with_any.and(one);
        cells.with_several = cells.with_several.or(open);
    }
    cells
}

/// The boxes whose cell has one candidate or more, two or more, three or more; what lies above the bits of
/// the boxes means nothing.
#[inline(always)]
fn count_digits<V: Vector>(trios: [V; 3]) -> [V; 3] {
    let [a, b, c] = trios;
    let one = digits(V::any(trios));
    let two = digits(V::two(trios));
    let three = digits(a.and(b).and(c));
    // Two of one digit of the trios, or one of each of two; three of one, two and one, or one of each.
    let two_and_one = V::any([
        two[0].and(one[1].or(one[2])),
        two[1].and(one[0].or(one[2])),
        two[2].and(one[0].or(one[1])),
    ]);
    let one_of_each = one[0].and(one[1]).and(one[2]);
    [V::any(one), V::any(two).or(V::two(one)), V::any(three).or(two_and_one).or(one_of_each)]
}

/// The three digits of a word, each at the bits of the boxes; what lies above means nothing.
#[inline(always)]
fn digits<V: Vector>(word: V) -> [V; 3] {
    [word, word.right::<9>(), word.right::<18>()]
}

/// `boxes` with each digit of a trio.
#[inline(always)]
fn with_each_digit<V: Vector>(boxes: V) -> V {
    V::any([boxes, boxes.left::<9>(), boxes.left::<18>()])
}

#[inline(always)]
fn take_naked_singles<V: Vector>(words: &mut Candidates<V>, singles: &[V; 9]) {
    let mut taken = [V::splat(0); 3];
    for (trios, &single) in words.iter().zip(singles) {
        for (taken, &word) in taken.iter_mut().zip(trios) {
            *taken = taken.or(word.and(single));
        }
    }
    for (trios, &single) in words.iter_mut().zip(singles) {
        for (word, &taken) in trios.iter_mut().zip(&taken) {
            *word = word.without(taken).or(word.and(single));
        }
    }
}

#[inline(always)]
fn take_hidden_singles<V: Vector>(words: &mut Candidates<V>) {
    let mut several = [V::splat(0); 3];
    for (trio, several) in several.iter_mut().enumerate() {
        let mut once = words[0][trio];
        for place in &words[1..] {
            *several = several.or(once.and(place[trio]));
            once = once.or(place[trio]);
        }
    }
    for trios in words {
        let mut hidden = *trios;
        for trio in 0..3 {
            hidden[trio] = hidden[trio].without(several[trio]);
        }
        let boxes = V::any(digits(V::any(hidden))).and(V::splat(BOXES));
        let taken = with_each_digit(boxes);
        for trio in 0..3 {
            trios[trio] = trios[trio].without(taken).or(hidden[trio]);
        }
    }
}

/// How the boxes of a chute, a band or a stack, lie in a word: `STEP` bits apart, the last of them at `LAST`.
/// `BACK` is twice `STEP`.
struct Chute<const STEP: i32, const BACK: i32, const LAST: u32>;

type Band = Chute<1, 2, { 0b100_100_100 * EACH_DIGIT }>;
type Stack = Chute<3, 6, { 0b111_000_000 * EACH_DIGIT }>;

impl<const STEP: i32, const BACK: i32, const LAST: u32> Chute<STEP, BACK, LAST> {
    /// Leaves the segments of `lines` that can be part of a way to serve all three lines by all three boxes,
    /// and tells where a digit has no such segment left in its box.
    #[inline(always)]
    fn serve<V: Vector>(words: &mut Candidates<V>, trio: usize, lines: [[usize; 3]; 3]) -> V {
        let mut here = [V::splat(0); 3];
        let mut after = here;
        for (line, [a, b, c]) in lines.into_iter().enumerate() {
            here[line] = V::any([words[a][trio], words[b][trio], words[c][trio]]);
            after[line] = Self::next(here[line]);
        }
        let mut left = V::splat(0);
        for (line, places) in lines.into_iter().enumerate() {
            let (a, b) = ((line + 1) % 3, (line + 2) % 3);
            // Line a by the next box and line b by the one after it, or the other way round.
            let served = Self::next(here[a].and(after[b]).or(after[a].and(here[b])));
            left = left.or(here[line].and(served));
            for place in places {
                words[place][trio] = words[place][trio].and(served);
            }
        }
        V::splat(ALL).without(left)
    }

    /// Each box gets the bits of the next box in its chute, the last those of the first.
    #[inline(always)]
    fn next<V: Vector>(word: V) -> V {
        const { assert!(BACK == 2 * STEP) }
        let last = V::splat(LAST);
        word.right::<STEP>().without(last).or(word.left::<BACK>().and(last))
    }
}
