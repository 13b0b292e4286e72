//! Boards side by side in vectors.
//!
//! In *deep* boards a lane holds all 27 words of a position, and a vector one word of eight positions. In *wide*
//! ones four lanes hold a position, three of them a trio each, and a vector nine words of two positions: a third
//! of the vectors, so a third of the work, for a quarter of the positions. Deep boards are for many positions, wide
//! ones for few.

use super::position::{PackedPosition, WORDS};
use super::split::CellsByCount;
use super::vector::{LANES, LaneSet, VectorWords};

/// Positions, and what the last sweep saw in their cells before it changed them. The trios of a place take `T`
/// vectors: three where the boards are deep, one where they are wide.
#[derive(Clone, Debug)]
pub(super) struct Boards<const T: usize> {
    /// The words of each place.
    pub(super) words: [[VectorWords; T]; 9],
    /// The cells that had two candidates, as [`CellsByCount::pairs`].
    pub(super) pairs: [VectorWords; 3],
    /// The cells that had two candidates or more, as [`CellsByCount::open`].
    pub(super) open: [VectorWords; 3],
}

/// Eight positions, one a lane.
pub(super) type Deep = Boards<DEEP>;

/// Two positions, one in every four lanes.
pub(super) type Wide = Boards<WIDE>;

/// How many vectors the trios of a place take in deep boards.
pub(super) const DEEP: usize = 3;

/// How many vectors the trios of a place take in wide boards.
pub(super) const WIDE: usize = 1;

/// A set of boards, a bit each.
pub(super) type BoardSet = LaneSet;

impl<const T: usize> Boards<T> {
    /// How many there are.
    pub(super) const COUNT: usize = LANES / Self::LANES_EACH;

    /// All of them.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most eight")]
    pub(super) const ALL: BoardSet = ((1_u32 << Self::COUNT) - 1) as BoardSet;

    const LANES_EACH: usize = if T == DEEP { 1 } else { 4 };

    /// Boards without a candidate.
    pub(super) fn blank() -> Self {
        let zero = VectorWords([0; LANES]);
        Self { words: [[zero; T]; 9], pairs: [zero; 3], open: [zero; 3] }
    }

    /// Puts a position on a board.
    pub(super) fn put(&mut self, board: usize, position: &PackedPosition) {
        let first = board * Self::LANES_EACH;
        for (vectors, trios) in self.words.iter_mut().zip(position.as_chunks::<3>().0) {
            put_trios(vectors, first, trios);
        }
    }

    /// Replaces the words of one place.
    pub(super) fn put_place(&mut self, board: usize, place: usize, trios: &[u32; 3]) {
        put_trios(&mut self.words[place], board * Self::LANES_EACH, trios);
    }

    /// The position on a board.
    pub(super) fn position(&self, board: usize) -> PackedPosition {
        let first = board * Self::LANES_EACH;
        let mut position = [0; WORDS];
        for (vectors, trios) in self.words.iter().zip(position.as_chunks_mut::<3>().0) {
            for (trio, word) in trios.iter_mut().enumerate() {
                *word = vectors[trio % T].0[first + trio / T];
            }
        }
        position
    }

    /// The cells of a board by their number of candidates, as the last sweep saw them.
    pub(super) fn candidates(&self, board: usize) -> CellsByCount {
        let lane = board * Self::LANES_EACH;
        let of_board = |rows: &[VectorWords; 3]| rows.map(|row| row.0[lane]);
        CellsByCount { pairs: of_board(&self.pairs), open: of_board(&self.open) }
    }

    /// The boards all of whose trios are in `lanes`.
    pub(super) fn whole(lanes: LaneSet) -> BoardSet {
        if T == DEEP {
            return lanes;
        }
        BoardSet::from(lanes & 0b111 == 0b111) | BoardSet::from(lanes >> 4 & 0b111 == 0b111) << 1
    }
}

/// Puts the trios of a place, of which the first goes to the lane `first`, into its vectors.
fn put_trios<const T: usize>(vectors: &mut [VectorWords; T], first: usize, trios: &[u32; 3]) {
    for (trio, &word) in trios.iter().enumerate() {
        vectors[trio % T].0[first + trio / T] = word;
    }
}
