//! Several boards side by side in vectors.
//!
//! On *deep* boards, a lane holds all 27 words of a position, and a vector holds one word of eight positions.
//! On *wide* boards, four lanes hold a position: three of them hold one trio each and the fourth is unused. A
//! sweep of wide boards works on a third of the vectors, so it takes a third of the time, but has only two
//! positions instead of eight. Deep boards are for many positions, wide boards for few.

use super::position::{PackedPosition, WORDS};
use super::split::CellsByCount;
use super::vector::{LANES, LaneSet, VectorWords};

/// Positions, and the number of candidates of their cells before the last sweep changed them. The trios of a
/// place take `T` vectors: three on deep boards, one on wide boards.
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
pub(super) type EightPositions = Boards<DEEP>;

/// Two positions, one in every four lanes.
pub(super) type TwoPositions = Boards<WIDE>;

/// The number of vectors for the trios of a place on deep boards.
pub(super) const DEEP: usize = 3;

/// The number of vectors for the trios of a place on wide boards.
pub(super) const WIDE: usize = 1;

/// A set of boards, a bit each.
pub(super) type BoardSet = LaneSet;

impl<const T: usize> Boards<T> {
    /// The number of boards.
    pub(super) const COUNT: usize = LANES / Self::LANES_EACH;

    /// The set of all boards.
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

    /// Replaces the words of one place on a board.
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

    /// The boards whose trios are all in `lanes`.
    pub(super) fn whole(lanes: LaneSet) -> BoardSet {
        if T == DEEP {
            return lanes;
        }
        // The fourth lane of a wide board is unused, so its bit does not count.
        BoardSet::from(lanes & 0b111 == 0b111) | BoardSet::from(lanes >> 4 & 0b111 == 0b111) << 1
    }
}

/// Writes the trios of a place into its vectors. The first trio goes to the lane `first`.
fn put_trios<const T: usize>(vectors: &mut [VectorWords; T], first: usize, trios: &[u32; 3]) {
    for (trio, &word) in trios.iter().enumerate() {
        vectors[trio % T].0[first + trio / T] = word;
    }
}
