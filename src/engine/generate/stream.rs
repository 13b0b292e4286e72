//! Numbers as if thrown, the same on every machine and in every release.
//!
//! The generator is xoshiro256++ and its seed is spread by `SplitMix64` (both by Blackman and Vigna, in the public
//! domain). Puzzles are kept by their seeds alone, so neither these nor the way in which numbers are drawn from them may
//! ever change; that is why no library is asked for them.

/// A stream of numbers.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Stream([u64; 4]);

impl Stream {
    /// The stream of a seed.
    pub(in crate::engine) fn new(seed: u64) -> Self {
        let mut state = seed;
        Self([(); 4].map(|()| split_mix(&mut state)))
    }

    /// The next number.
    pub(super) fn next(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let next = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        next
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
    numbers.iter().fold(0, |mix, &number| {
        let mut state = mix ^ number;
        split_mix(&mut state)
    })
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // SplitMix64 of seed 1234567, as its authors and others list it.
        let mut state = 1_234_567;
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973];
        assert_eq!([split_mix(&mut state), split_mix(&mut state)], expected);
        // xoshiro256++ from the state 1, 2, 3, 4.
        let mut stream = Stream([1, 2, 3, 4]);
        let numbers = [stream.next(), stream.next(), stream.next()];
        assert_eq!(numbers, [41_943_041, 58_720_359, 3_588_806_011_781_223]);
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
