//! The sheet of one page: size, margins and scale of type.

use super::element::Area;
use crate::Choices;

/// A board with more cells in a line is large.
const LARGE: usize = 25;

/// The sheet of one page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Format {
    pub(super) width: f32,
    pub(super) height: f32,
    /// Margin on all four sides.
    pub(super) margin: f32,
    /// Factor for type sizes; 1 on a whole sheet.
    pub(super) scale: f32,
}

impl Format {
    /// The sheet for boards with at most `cells` cells in a line. Large boards have smaller margins.
    pub(super) fn of(choices: Choices, cells: usize) -> Self {
        let (width, height) = choices.paper.points();
        let is_large = cells > LARGE;
        if choices.folded {
            let margin = if is_large { 28.0 } else { 34.0 };
            Self { width: height / 2.0, height: width, margin, scale: 0.8 }
        } else {
            let margin = if is_large { 28.0 } else { 51.0 };
            Self { width, height, margin, scale: 1.0 }
        }
    }

    /// The area between the margins.
    pub(super) fn body(&self) -> Area {
        let within = |whole: f32| whole - 2.0 * self.margin;
        Area {
            left: self.margin,
            top: self.margin,
            width: within(self.width),
            height: within(self.height),
        }
    }
}
