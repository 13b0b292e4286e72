//! The sheet of one page: size, margins and scale of type.

use crate::print::Choices;

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

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Format {
    pub(super) fn of(choices: Choices) -> Self {
        let (width, height) = choices.paper.points();
        if choices.folded {
            Self { width: height / 2.0, height: width, margin: 34.0, scale: 0.8 }
        } else {
            Self { width, height, margin: 51.0, scale: 1.0 }
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

impl Area {
    /// The area without its top part of `height`.
    pub(super) fn below(self, height: f32) -> Self {
        Self { top: self.top + height, height: self.height - height, ..self }
    }

    pub(super) fn centre(&self) -> f32 {
        self.left + self.width / 2.0
    }
}
