//! A step on the path: what it is rated and what it does.

use super::bits::ones;
use super::sheet::Sheet;

/// A step. Its rating is the sum that the scale makes of its parts, unrounded: steps are compared by it.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    /// Its rating.
    pub(super) rating: f64,
    /// The cell and the digit that it places.
    pub(super) placement: Option<(usize, usize)>,
    /// Cells with the candidates that they lose.
    pub(super) removals: Vec<(usize, u16)>,
}

impl Hint {
    /// A step that places a digit.
    pub(super) fn placing(rating: f64, cell: usize, digit: usize) -> Self {
        Self { rating, placement: Some((cell, digit)), removals: Vec::new() }
    }

    /// A step that takes candidates away; `None` where there are none to take.
    pub(super) fn removing(rating: f64, removals: Vec<(usize, u16)>) -> Option<Self> {
        (!removals.is_empty()).then_some(Self { rating, placement: None, removals })
    }

    /// Carries the step out.
    pub(super) fn apply(&self, sheet: &mut Sheet) {
        for &(cell, digits) in &self.removals {
            ones(digits).for_each(|digit| sheet.remove(cell, digit));
        }
        if let Some((cell, digit)) = self.placement {
            sheet.place(cell, digit);
        }
    }
}

/// The cells of `cells` that have candidates among `digits`, with these.
pub(super) fn removals(
    sheet: &Sheet,
    cells: impl IntoIterator<Item = usize>,
    digits: u16,
) -> Vec<(usize, u16)> {
    let lost = cells.into_iter().map(|cell| (cell, sheet.candidates(cell) & digits));
    lost.filter(|&(_, digits)| digits != 0).collect()
}
