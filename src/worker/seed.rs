//! Random seeds, for puzzles whose seed the user did not choose.

/// One more than the largest seed. Twelve digits are short enough to read out and to type.
const SEEDS: u64 = 1_000_000_000_000;

/// Returns a new random seed of at most twelve digits.
#[must_use]
pub fn fresh_seed() -> u64 {
    rand::random_range(..SEEDS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ() {
        let seeds: std::collections::HashSet<u64> = (0..100).map(|_| fresh_seed()).collect();
        assert_eq!(seeds.len(), 100);
        assert!(seeds.iter().all(|&seed| seed < SEEDS));
    }
}
