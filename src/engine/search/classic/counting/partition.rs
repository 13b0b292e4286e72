//! The ways to deal nine digits out to three lines, three digits each.
//!
//! A box has three rows and three columns. Which digits stand in which of its rows, in whatever order, is one
//! [`Partition`]; which stand in which of its columns is another. Digits are bits, bit 0 for digit 1, and a
//! triple is a mask of three bits.

use std::ops::ControlFlow::{self, Continue};

/// All nine digits.
pub(super) const ALL: u16 = 0b1_1111_1111;

/// How many triples there are.
pub(super) const TRIPLES: usize = 84;

/// How many partitions there are.
pub(super) const PARTITIONS: usize = 1680;

/// How many words of 64 bits hold a bit for each partition.
pub(super) const WORDS: usize = PARTITIONS.div_ceil(64);

/// How many partitions begin with the same triple; they are neighbours in the order of all.
const SIBLINGS: usize = 20;

/// How many triples share no digit with a given one.
const DISJOINT: usize = 20;

/// Stands in [`RANKS`] for what is no triple.
const NO_RANK: u8 = u8::MAX;

/// Three triples that hold each digit once, by the place in the list of all of them. The order of the triples
/// counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Partition(u16);

static MASKS: [[u16; 3]; PARTITIONS] = partitions();

/// The place of each triple in the ascending list of all of them.
static RANKS: [u8; 512] = ranks();

/// The partition with the triples of two ranks in its first two lines. Triples that share a digit have none, and
/// nobody asks for it: what stands there is past the end of every table.
static BY_RANKS: [[Partition; TRIPLES]; TRIPLES] = by_ranks();

/// The ranks of the triples that share no digit with the triple of a rank.
static DISJOINT_RANKS: [[u8; DISJOINT]; TRIPLES] = disjoint_ranks();

impl Partition {
    /// The partitions whose first triple has this rank, in their order.
    pub(super) fn beginning_with(first: usize) -> impl Iterator<Item = Self> {
        (first * SIBLINGS..(first + 1) * SIBLINGS).map(Self::at)
    }

    /// The partition at a place in that order.
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

    /// Its place in the order of all.
    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The triple of each line.
    #[inline]
    pub(super) fn triples(self) -> [u16; 3] {
        MASKS[self.index()]
    }

    /// The third partition of a chute of which two are given; `None` where these share a digit in a line.
    ///
    /// In a band, say, each row holds each digit once, so the row triples of its three boxes are disjoint.
    #[inline]
    pub(super) fn third(self, other: Self) -> Option<Self> {
        let (a, b) = (self.triples(), other.triples());
        if (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) != 0 {
            return None;
        }
        Some(Self::of(ALL ^ a[0] ^ b[0], ALL ^ a[1] ^ b[1]))
    }
}

/// The place of a triple in the ascending list of all of them.
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

/// Some of all partitions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Partitions([u64; WORDS]);

impl Partitions {
    /// None of them.
    pub(super) fn none() -> Self {
        Self([0; WORDS])
    }

    /// Puts `partition` in.
    #[inline]
    pub(super) fn insert(&mut self, partition: Partition) {
        self.0[partition.index() / 64] |= 1 << (partition.index() % 64);
    }

    /// Whether `partition` is among them.
    #[inline]
    pub(super) fn contains(&self, partition: Partition) -> bool {
        self.0[partition.index() / 64] >> (partition.index() % 64) & 1 != 0
    }

    /// How many of them there are in a word of 64 places, among those that `mask` has.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
    pub(super) fn count_in(&self, word: usize, mask: u64) -> u16 {
        (self.0[word] & mask).count_ones() as u16
    }

    /// How many they are.
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Calls `visit` for each of them that leaves a [`Partition::third`] to `partition`, with that third,
    /// until it breaks off.
    #[inline]
    pub(super) fn each_beside(
        &self,
        partition: Partition,
        mut visit: impl FnMut(Partition, Partition) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
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

    /// Which of the siblings from the place `start` on are among them, a bit each.
    #[inline]
    fn siblings(&self, start: usize) -> u64 {
        let (word, bit) = (start / 64, start % 64);
        let mut bits = self.0[word] >> bit;
        if bit + SIBLINGS > 64 {
            bits |= self.0[word + 1] << (64 - bit);
        }
        bits & ((1 << SIBLINGS) - 1)
    }

    /// They in ascending order.
    pub(super) fn to_vec(&self) -> Vec<Partition> {
        let mut all = Vec::with_capacity(self.len());
        for (place, &word) in self.0.iter().enumerate() {
            all.extend(each_place(word).map(|bit| Partition::at(place * 64 + bit)));
        }
        all
    }
}

/// The places of the bits that are set, from the lowest. Made of [`each_bit`](crate::engine::search::bits::each_bit) it
/// was measured to take a tenth more instructions to look through a chute.
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
