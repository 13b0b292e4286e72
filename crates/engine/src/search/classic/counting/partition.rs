//! The ways to divide nine digits among three lines, three digits each.
//!
//! A box has three rows and three columns. The sets of digits in its rows, without their order, are one
//! [`Partition`]; the sets of digits in its columns are another. Digits are bits, bit 0 for digit 1, and a
//! triple is a mask of three bits.

use std::ops::ControlFlow::{self, Continue};

/// All nine digits.
pub(super) const ALL: u16 = 0b1_1111_1111;

/// The number of triples.
pub(super) const TRIPLES: usize = 84;

/// The number of partitions.
pub(super) const PARTITIONS: usize = 1680;

/// The number of 64-bit words with a bit for each partition.
pub(super) const WORDS: usize = PARTITIONS.div_ceil(64);

/// The number of partitions that begin with the same triple. They are neighbours in the list of all partitions.
const SIBLINGS: usize = 20;

/// The number of triples that share no digit with a given triple.
const DISJOINT: usize = 20;

/// The value in [`RANKS`] for a mask that is no triple.
const NO_RANK: u8 = u8::MAX;

/// Three triples that together hold each digit once, as an index in the list of all such partitions. The order
/// of the triples matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Partition(u16);

static MASKS: [[u16; 3]; PARTITIONS] = partitions();

/// The index of each triple in the ascending list of all triples, by its mask.
static RANKS: [u8; 512] = ranks();

/// The partition with the triples of two ranks in its first two lines. Triples that share a digit have no
/// partition; their entry is an index past the end of every table, so that a use of it would panic.
static BY_RANKS: [[Partition; TRIPLES]; TRIPLES] = by_ranks();

/// For the rank of a triple, the ranks of the triples that share no digit with it.
static DISJOINT_RANKS: [[u8; DISJOINT]; TRIPLES] = disjoint_ranks();

impl Partition {
    /// The partitions whose first triple has this rank, in their order.
    pub(super) fn beginning_with(first: usize) -> impl Iterator<Item = Self> {
        (first * SIBLINGS..(first + 1) * SIBLINGS).map(Self::at)
    }

    /// The partition at an index in the list of all partitions.
    pub(super) const fn at(index: usize) -> Self {
        assert!(index < PARTITIONS, "there are 1680 partitions");
        #[expect(clippy::cast_possible_truncation, reason = "checked in the line above")]
        Self(index as u16)
    }

    /// The partition with these disjoint triples in its first two lines.
    #[inline]
    pub(super) fn of(first: u16, second: u16) -> Self {
        BY_RANKS[rank(first)][rank(second)]
    }

    /// The index in the list of all partitions.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The triple of each line.
    #[inline]
    pub(super) fn triples(self) -> [u16; 3] {
        MASKS[self.index()]
    }

    /// The third partition of a chute with these two partitions. Returns `None` if the two share a digit in a line.
    ///
    /// For example, each row of a band holds each digit once, so the row triples of its three boxes are disjoint.
    #[inline]
    pub(super) fn third(self, other: Self) -> Option<Self> {
        let (a, b) = (self.triples(), other.triples());
        if (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) != 0 {
            return None;
        }
        Some(Self::of(ALL ^ a[0] ^ b[0], ALL ^ a[1] ^ b[1]))
    }
}

/// The index of a triple in the ascending list of all triples.
#[inline]
pub(super) fn rank(triple: u16) -> usize {
    usize::from(RANKS[usize::from(triple)])
}

/// The digits of a triple, the lowest first.
#[inline]
pub(super) const fn digits(triple: u16) -> [u16; 3] {
    let low = triple & triple.wrapping_neg();
    let rest = triple ^ low;
    let middle = rest & rest.wrapping_neg();
    [low, middle, rest ^ middle]
}

const fn ranks() -> [u8; 512] {
    let mut ranks = [NO_RANK; 512];
    let mut next = 0;
    let mut mask = 0_usize;
    while mask < 512 {
        if mask.count_ones() == 3 {
            ranks[mask] = next;
            next += 1;
        }
        mask += 1;
    }
    ranks
}

const fn partitions() -> [[u16; 3]; PARTITIONS] {
    let mut found = [[0; 3]; PARTITIONS];
    let mut next = 0;
    let mut first = 0_u16;
    while first < 512 {
        let mut second = 0_u16;
        while second < 512 {
            if first.count_ones() == 3 && second.count_ones() == 3 && first & second == 0 {
                found[next] = [first, second, ALL ^ first ^ second];
                next += 1;
            }
            second += 1;
        }
        first += 1;
    }
    found
}

const fn by_ranks() -> [[Partition; TRIPLES]; TRIPLES] {
    let (ranks, masks) = (ranks(), partitions());
    let mut table = [[Partition(u16::MAX); TRIPLES]; TRIPLES];
    let mut index = 0;
    while index < PARTITIONS {
        let [first, second, _] = masks[index];
        table[ranks[first as usize] as usize][ranks[second as usize] as usize] =
            Partition::at(index);
        index += 1;
    }
    table
}

const fn disjoint_ranks() -> [[u8; DISJOINT]; TRIPLES] {
    let ranks = ranks();
    let mut table = [[0; DISJOINT]; TRIPLES];
    let mut triple = 0_usize;
    while triple < 512 {
        let (mut other, mut next) = (0_usize, 0);
        while other < 512 && ranks[triple] != NO_RANK {
            if ranks[other] != NO_RANK && triple & other == 0 {
                table[ranks[triple] as usize][next] = ranks[other];
                next += 1;
            }
            other += 1;
        }
        triple += 1;
    }
    table
}

/// A set of partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Partitions([u64; WORDS]);

impl Partitions {
    /// The empty set.
    pub(super) fn none() -> Self {
        Self([0; WORDS])
    }

    /// Adds `partition`.
    #[inline]
    pub(super) fn insert(&mut self, partition: Partition) {
        self.0[partition.index() / 64] |= 1 << (partition.index() % 64);
    }

    /// Whether `partition` is in the set.
    #[inline]
    pub(super) fn contains(&self, partition: Partition) -> bool {
        self.0[partition.index() / 64] >> (partition.index() % 64) & 1 != 0
    }

    /// The number of partitions of the set in a word of 64 indices, among the bits of `mask`.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
    pub(super) fn count_in(&self, word: usize, mask: u64) -> u16 {
        (self.0[word] & mask).count_ones() as u16
    }

    /// The number of partitions in the set.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Calls `visit` with each partition of the set that has a [`Partition::third`] with `partition`, and with
    /// that third, until `visit` breaks.
    #[inline]
    pub(super) fn each_beside(
        &self,
        partition: Partition,
        mut visit: impl FnMut(Partition, Partition) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // The first triples must be disjoint, which leaves 20 of 84 groups of siblings to look into.
        for &first in &DISJOINT_RANKS[rank(partition.triples()[0])] {
            let start = usize::from(first) * SIBLINGS;
            for place in each_place(self.siblings(start)) {
                let other = Partition::at(start + place);
                if let Some(third) = partition.third(other) {
                    visit(other, third)?;
                }
            }
        }
        Continue(())
    }

    /// The siblings from the index `start` on, with a bit for each that is in the set.
    #[inline]
    fn siblings(&self, start: usize) -> u64 {
        // Twenty siblings lie in one word or in two neighbours, so a set yields them with two shifts.
        let (word, bit) = (start / 64, start % 64);
        let mut bits = self.0[word] >> bit;
        if bit + SIBLINGS > 64 {
            bits |= self.0[word + 1] << (64 - bit);
        }
        bits & ((1 << SIBLINGS) - 1)
    }

    /// The partitions of the set in ascending order.
    pub(super) fn to_vec(&self) -> Vec<Partition> {
        let mut all = Vec::with_capacity(self.len());
        for (place, &word) in self.0.iter().enumerate() {
            all.extend(each_place(word).map(|bit| Partition::at(place * 64 + bit)));
        }
        all
    }
}

/// The indices of the bits that are set, from the lowest. With
/// [`each_bit`](crate::search::bits::each_bit) instead, a chute was measured to take a tenth more
/// instructions.
fn each_place(bits: u64) -> impl Iterator<Item = usize> {
    let more = |&left: &u64| Some(left & (left - 1)).filter(|&left| left != 0);
    let from = Some(bits).filter(|&bits| bits != 0);
    std::iter::successors(from, more).map(|left| left.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Partition> {
        (0..PARTITIONS).map(Partition::at)
    }

    #[test]
    fn each_partition_is_found_by_its_triples() {
        for partition in all() {
            let [first, second, third] = partition.triples();
            assert_eq!(first | second | third, ALL);
            assert_eq!(first & second, 0);
            assert_eq!(Partition::of(first, second), partition);
            assert_eq!(digits(third).map(u16::count_ones), [1; 3]);
        }
    }

    #[test]
    fn a_partition_has_56_pairs_to_fill_a_chute_with() {
        let mut every = Partitions::none();
        all().for_each(|partition| every.insert(partition));
        for partition in all() {
            let mut found = Vec::new();
            let _ = every.each_beside(partition, |second, third| {
                assert_eq!(second.third(third), Some(partition));
                found.push(second);
                Continue(())
            });
            assert!(found.is_sorted());
            found.dedup();
            assert_eq!(found.len(), 56);
        }
    }

    #[test]
    fn a_set_lists_what_was_put_in() {
        let mut set = Partitions::none();
        let some = [0, 63, 64, 1679].map(Partition::at);
        for partition in some {
            set.insert(partition);
        }
        assert_eq!((set.to_vec(), set.len()), (some.to_vec(), 4));
        assert!(set.contains(Partition::at(63)) && !set.contains(Partition::at(62)));
    }
}
