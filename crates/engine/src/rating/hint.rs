//! A step on the path, with its rating.

use super::bits::ones;
use super::board::RatedBoard;
use super::sheet::Sheet;

/// A step. Its rating is the unrounded sum of floating-point parts, as the scale computes it, because steps are
/// compared by that sum.
#[derive(Clone, Debug)]
pub(super) struct RatedStep {
    /// The rating.
    pub(super) rating: f64,
    /// The cell and the digit that the step places, if any.
    pub(super) placement: Option<(usize, usize)>,
    /// The cells with the candidates that they lose, as bits.
    pub(super) removals: Vec<(usize, u16)>,
}

impl RatedStep {
    /// A step that places a digit.
    pub(super) fn placing(rating: f64, cell: usize, digit: usize) -> Self {
        Self { rating, placement: Some((cell, digit)), removals: Vec::new() }
    }

    /// A step that removes candidates. Returns `None` if there are none to remove.
    pub(super) fn removing(rating: f64, removals: Vec<(usize, u16)>) -> Option<Self> {
        // A step that removes nothing is no step. Without this the path would find it again for ever.
        (!removals.is_empty()).then_some(Self { rating, placement: None, removals })
    }

    /// Applies the step.
    pub(super) fn apply<B: RatedBoard>(&self, sheet: &mut Sheet<B>) {
        for &(cell, digits) in &self.removals {
            ones(digits).for_each(|digit| sheet.remove(cell, digit));
        }
        if let Some((cell, digit)) = self.placement {
            sheet.place(cell, digit);
        }
    }
}

/// The cells of `cells` that have candidates among `digits`, with these candidates.
pub(super) fn removals<B: RatedBoard>(
    sheet: &Sheet<B>,
    cells: impl IntoIterator<Item = usize>,
    digits: u16,
) -> Vec<(usize, u16)> {
    let lost = cells.into_iter().map(|cell| (cell, sheet.candidates(cell) & digits));
    lost.filter(|&(_, digits)| digits != 0).collect()
}
