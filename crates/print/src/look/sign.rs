//! Signs on the lines of a board: dots, letters and circles with small digits.

use nonet_engine::{Cell, Layout};

/// A sign over the lines of a board, in the middle between cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The cells around the sign, in row-major order: two that share an edge, or four around a corner.
    pub cells: Vec<Cell>,
    /// The ground of the sign.
    pub shape: SignShape,
    /// What stands in the sign, line by line.
    pub rows: Vec<String>,
}

/// The ground of a sign. The edges of dots differ from paper of any colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignShape {
    /// A white dot with a black edge.
    WhiteDot,
    /// A black dot.
    BlackDot,
    /// As bright as the paper, without an edge, so that a letter is read over a line.
    Letter,
    /// A white circle with a black edge, with room for digits.
    Circle,
}

impl SignShape {
    /// The radius as a part of a cell.
    #[must_use]
    pub fn radius(self) -> f32 {
        match self {
            Self::WhiteDot | Self::BlackDot => 0.15,
            Self::Letter => 0.16,
            Self::Circle => CIRCLE_RADIUS,
        }
    }

    /// Whether the sign has a black edge.
    #[must_use]
    pub fn has_edge(self) -> bool {
        match self {
            Self::WhiteDot | Self::BlackDot | Self::Circle => true,
            Self::Letter => false,
        }
    }

    /// Whether the sign is black, and what stands in it white.
    #[must_use]
    pub fn is_black(self) -> bool {
        match self {
            Self::BlackDot => true,
            Self::WhiteDot | Self::Letter | Self::Circle => false,
        }
    }
}

/// The radius of a circle as a part of a cell. With it, four digits are read, and those of the cells around are not covered.
pub(super) const CIRCLE_RADIUS: f32 = 0.33;

/// The font size of what stands in a sign, as a part of a cell.
const DOT_SIZE: f32 = 0.22;
const LETTER_SIZE: f32 = 0.34;
const CIRCLE_SIZE: f32 = 0.24;

/// From one line of a sign to the next, in font sizes.
const LINE: f32 = 1.0;

/// The width of a character, in font sizes, as far as it matters for text that would be too wide.
const CHARACTER: f32 = 0.6;

/// How much of the width of a sign its text takes at most.
const WIDEST: f32 = 0.85;

impl Sign {
    /// The middle of the sign, in cells from the corner of the board.
    #[must_use]
    pub fn middle(&self, layout: &Layout) -> (f32, f32) {
        let middle = |at: fn(&Layout, Cell) -> usize| {
            let sum: usize = self.cells.iter().map(|&cell| at(layout, cell)).sum();
            float(sum) / float(self.cells.len().max(1)) + 0.5
        };
        (middle(Layout::column), middle(Layout::row))
    }

    /// The font size as a part of a cell. Long texts are smaller.
    #[must_use]
    pub fn text_size(&self) -> f32 {
        let usual = match self.shape {
            SignShape::WhiteDot | SignShape::BlackDot => DOT_SIZE,
            SignShape::Letter => LETTER_SIZE,
            SignShape::Circle => CIRCLE_SIZE,
        };
        let longest = self.rows.iter().map(|row| row.chars().count()).max().unwrap_or_default();
        let room = 2.0 * self.shape.radius() * WIDEST;
        usual.min(room / (CHARACTER * float(longest.max(1))))
    }

    /// How far the middle of each line lies below the middle of the sign, as a part of a cell, with the line.
    pub fn lines(&self) -> impl Iterator<Item = (f32, &str)> {
        let last = float(self.rows.len().saturating_sub(1));
        let step = LINE * self.text_size();
        let down = move |row: usize| (float(row) - last / 2.0) * step;
        self.rows.iter().enumerate().map(move |(row, text)| (down(row), text.as_str()))
    }
}

#[expect(clippy::cast_precision_loss, reason = "a board has a hundred rows and columns at most")]
fn float(count: usize) -> f32 {
    count as f32
}
