//! Bounds and variants of the techniques.

/// Bounds and variants of the techniques. The defaults are those of HoDoKu, so that paths, scores and levels
/// agree with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, named where it is set"
)]
pub struct SolverOptions {
    /// Look for hidden singles in boxes before those in lines, as people do.
    pub boxes_first: bool,
    /// Combine two finned fish with the same base sets into a Siamese fish.
    pub siamese_fish: bool,
    /// The most fins of a fish.
    pub most_fins: usize,
    /// The most endo fins of a Franken or mutant fish.
    pub most_endo_fins: usize,
    /// Allow an empty rectangle with only two candidates.
    pub empty_rectangle_of_two: bool,
    /// Allow a unique rectangle with corners that lack one of its digits, if the puzzle itself does not rule
    /// that digit out.
    pub incomplete_rectangles: bool,
    /// Allow almost locked sets that share cells.
    pub overlapping_sets: bool,
    /// Allow almost locked sets as nodes of grouped chains.
    pub sets_in_chains: bool,
    /// Follow chains of almost locked sets in any order of the sets. Otherwise, only in the order in which the
    /// sets are listed.
    pub sets_in_any_order: bool,
    /// The most almost locked sets in a chain of them.
    pub most_sets_in_chain: usize,
}

impl Default for SolverOptions {
    fn default() -> Self {
        Self {
            boxes_first: false,
            siamese_fish: false,
            most_fins: 5,
            most_endo_fins: 2,
            empty_rectangle_of_two: false,
            incomplete_rectangles: true,
            overlapping_sets: false,
            sets_in_chains: false,
            sets_in_any_order: false,
            most_sets_in_chain: 20,
        }
    }
}
