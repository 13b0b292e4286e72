//! Rectangles on a page.

/// A rectangle on a page.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
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
