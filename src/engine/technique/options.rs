//! How far the techniques go.

/// Bounds and variants of techniques. The default is what HoDoKu does unless told otherwise, so that paths,
/// scores and levels compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own, named where it is set"
)]
pub struct Options {
    /// Take two finned fish with the same base sets as one.
    pub siamese_fish: bool,
    /// How many fins a fish may have.
    pub most_fins: usize,
    /// How many endo fins a Franken or mutant fish may have.
    pub most_endo_fins: usize,
    /// Allow an empty rectangle of two candidates alone.
    pub empty_rectangle_of_two: bool,
    /// Allow a unique rectangle some of whose corners lack one of its digits, though the puzzle does not rule it out.
    pub incomplete_rectangles: bool,
    /// Allow almost locked sets that share cells.
    pub overlapping_sets: bool,
    /// Allow almost locked sets as nodes of grouped chains.
    pub sets_in_chains: bool,
    /// Follow chains of almost locked sets in any order of the sets, not alone in that in which they are listed.
    pub sets_in_any_order: bool,
    /// How many almost locked sets a chain of them may have.
    pub most_sets_in_chain: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
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
