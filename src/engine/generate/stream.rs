//! Numbers as if thrown, the same on every machine and in every release.
//!
//! They are those of xoshiro256++, whose seed is spread by `SplitMix64` (both by Blackman and Vigna). Puzzles are kept by
//! their seeds alone, so neither these nor the way in which numbers are drawn from them may ever change; that is why
//! bounds and orders are drawn here: those that the library draws may come to be others in a later release of it.

use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// A stream of numbers.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// The stream of a seed.
    pub(in crate::engine) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next number.
    pub(super) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to below `bound`, each as often as any other; 0 where `bound` is 0.
    pub(in crate::engine) fn below(&mut self, bound: u64) -> u64 {
        // What lies above the last multiple of the bound is thrown again.
        let uneven = (u64::MAX % bound.max(1) + 1) % bound.max(1);
        loop {
            let number = self.next();
            if number <= u64::MAX - uneven {
                return number % bound.max(1);
            }
        }
    }

    /// An index of a list of so many items.
    #[expect(clippy::cast_possible_truncation, reason = "it is below a length")]
    pub(super) fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// Puts `items` into any order.
    pub(in crate::engine) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }
}

/// Several numbers as one, as different as can be for numbers that differ little.
pub(super) fn mixed(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |mix, &number| SplitMix64::seed_from_u64(mix ^ number).next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the library does in a later release, these are the numbers that puzzles are kept by.
    #[test]
    fn the_stream_is_the_one_that_puzzles_are_kept_by() {
        let mut stream = Stream::new(1_234_567);
        let numbers = [stream.next(), stream.next(), stream.next()];
        assert_eq!(
            numbers,
            [437_095_814_655_224_680, 8_127_161_015_984_454_572, 18_128_670_339_019_551_454]
        );
        assert_eq!(mixed(&[1_234_567]), 6_457_827_717_110_365_317);
        assert_eq!(mixed(&[1, 2, 3]), 15_020_427_595_393_229_491);
    }

    #[test]
    fn numbers_are_below_their_bound_and_come_about_as_often() {
        let mut stream = Stream::new(0);
        let mut seen = [0_u32; 6];
        for _ in 0..6000 {
            seen[stream.index(6)] += 1;
        }
        assert!(seen.iter().all(|count| (850..1150).contains(count)), "{seen:?}");
        assert_eq!((stream.below(1), stream.below(0)), (0, 0));
    }

    #[test]
    fn shuffling_keeps_all_items() {
        let mut items: Vec<u8> = (0..20).collect();
        Stream::new(5).shuffle(&mut items);
        assert_ne!(items, (0..20).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..20).collect::<Vec<_>>());
    }
}
