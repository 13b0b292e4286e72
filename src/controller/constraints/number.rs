//! The number of a constraint while it is typed, figure by figure.

use std::ops::RangeInclusive;

use super::kind::NumberForm;
use crate::engine::Constraint;

/// The constraint whose number is typed.
#[derive(Debug)]
pub(super) struct NumberTyping {
    pub(super) form: &'static NumberForm,
    pub(super) constraint: Constraint,
    /// The figures so far, of a number to which more can be added.
    pub(super) number: Option<u32>,
}

/// What comes of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FigureResult {
    /// More figures may follow.
    Half(u32),
    /// A whole number that the constraint can have: a figure more would be too many.
    Whole(u32),
    /// The constraint cannot have the number, nor one that begins with it.
    Impossible,
}

impl FigureResult {
    /// What comes of `figure` behind the number `before`, for a constraint that can have the numbers `possible`.
    pub(super) fn of(before: Option<u32>, figure: u8, possible: &RangeInclusive<u32>) -> Self {
        let number = before.unwrap_or(0).saturating_mul(10).saturating_add(figure.into());
        let may_go_on = number > 0 && number.saturating_mul(10) <= *possible.end();
        match (may_go_on, possible.contains(&number)) {
            (true, _) => Self::Half(number),
            (false, true) => Self::Whole(number),
            (false, false) => Self::Impossible,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_whole_as_soon_as_no_figure_can_follow() {
        let two_cells = 3..=17;
        assert_eq!(FigureResult::of(None, 1, &two_cells), FigureResult::Half(1));
        assert_eq!(FigureResult::of(Some(1), 4, &two_cells), FigureResult::Whole(14));
        assert_eq!(FigureResult::of(Some(1), 8, &two_cells), FigureResult::Impossible);
        assert_eq!(FigureResult::of(None, 3, &two_cells), FigureResult::Whole(3));
        assert_eq!(FigureResult::of(None, 2, &two_cells), FigureResult::Impossible);
        assert_eq!(FigureResult::of(None, 0, &two_cells), FigureResult::Impossible);
        assert_eq!(FigureResult::of(None, 0, &(0..=15)), FigureResult::Whole(0));
        assert_eq!(FigureResult::of(Some(12), 3, &(36..=325)), FigureResult::Whole(123));
        assert_eq!(FigureResult::of(Some(u32::MAX), 9, &two_cells), FigureResult::Impossible);
    }
}
