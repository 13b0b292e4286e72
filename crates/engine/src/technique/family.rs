//! Families of techniques, which are found in the same way and explained in the same words.

/// A family of techniques, each in a folder or a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the field's own, and the folders say the rest")]
pub enum Family {
    Singles,
    Clues,
    Intersections,
    Subsets,
    Fish,
    SingleDigit,
    Wings,
    Uniqueness,
    Colours,
    Chains,
    AlmostLocked,
    Patterns,
    Forcing,
    LastResort,
}
