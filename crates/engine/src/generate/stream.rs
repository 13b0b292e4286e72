//! Pseudorandom numbers, the same on every machine and in every release.
//!
//! The generator is xoshiro256++, and `SplitMix64` expands its seed (both by Blackman and Vigna). Puzzles are
//! stored as seeds only, so neither the numbers nor the ways to draw from them may ever change. That is why
//! bounded numbers and shuffles are implemented here: a later release of the library may draw them differently.

use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// A stream of pseudorandom numbers.
#[derive(Clone, Debug)]
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The next number.
    pub(super) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, with equal probabilities. Returns 0 if `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        // Numbers from the last multiple of the bound on are drawn again, or small results would be more
        // likely.
        let uneven = (u64::MAX % bound.max(1) + 1) % bound.max(1);
        loop {
            let number = self.next();
            if number <= u64::MAX - uneven {
                return number % bound.max(1);
            }
        }
    }

    /// An index of a list of `length` items.
    #[expect(clippy::cast_possible_truncation, reason = "it is below a length")]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// Shuffles `items`. All orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // The shuffle of Fisher and Yates, from the end. Its order of draws is part of every code.
            let other = self.index(last + 1);
            items.swap(last, other);
        }
    }
}

/// Mixes several numbers into one. Similar numbers give very different results.
pub(super) fn mixed(numbers: &[u64]) -> u64 {
    // SplitMix64 turns numbers that differ in one bit into numbers that have nothing in common.
    numbers.iter().fold(0, |mix, &number| SplitMix64::seed_from_u64(mix ^ number).next_u64())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored puzzles depend on these numbers, so they must never change, whatever a later release of the
    /// library does.
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
