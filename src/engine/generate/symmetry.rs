//! The ten ways in which the pattern of the givens can be symmetric, and the cells that go together.

use crate::engine::facts::Symmetry;
use crate::engine::technique::CellSet;
use crate::engine::{Cell, Layout};

/// Under which turns and mirrors a pattern stays as it is: one of the ten subgroups of those of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetries {
    /// None is asked for.
    #[default]
    None,
    /// A turn by 180°.
    HalfTurn,
    /// A turn by 90°, and so by 180° as well.
    QuarterTurn,
    /// Left and right alike.
    Horizontal,
    /// Top and bottom alike.
    Vertical,
    /// Left and right alike, and top and bottom.
    Both,
    /// Mirrored on the line from the top left to the bottom right.
    Diagonal,
    /// Mirrored on the line from the top right to the bottom left.
    AntiDiagonal,
    /// Mirrored on both diagonals.
    BothDiagonals,
    /// All of these.
    Full,
}

impl Symmetries {
    /// All of them. A code has their place in this list, so it never changes.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Horizontal,
        Self::Vertical,
        Self::Both,
        Self::Diagonal,
        Self::AntiDiagonal,
        Self::BothDiagonals,
        Self::Full,
    ];

    /// Its name in files and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "180",
            Self::QuarterTurn => "90",
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::Both => "both",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
            Self::BothDiagonals => "both-diagonals",
            Self::Full => "full",
        }
    }

    /// The turns and mirrors that make up all of it.
    #[must_use]
    pub fn parts(self) -> &'static [Symmetry] {
        match self {
            Self::None => &[],
            Self::HalfTurn => &[Symmetry::HalfTurn],
            Self::QuarterTurn => &[Symmetry::QuarterTurn],
            Self::Horizontal => &[Symmetry::LeftRight],
            Self::Vertical => &[Symmetry::TopBottom],
            Self::Both => &[Symmetry::LeftRight, Symmetry::TopBottom],
            Self::Diagonal => &[Symmetry::Diagonal],
            Self::AntiDiagonal => &[Symmetry::AntiDiagonal],
            Self::BothDiagonals => &[Symmetry::Diagonal, Symmetry::AntiDiagonal],
            Self::Full => &[Symmetry::QuarterTurn, Symmetry::Diagonal],
        }
    }

    /// The sets of cells of the classic board that are given together or not at all, ordered by their first cells.
    #[must_use]
    pub fn orbits(self) -> Vec<CellSet> {
        let layout = Layout::classic();
        let mut left = CellSet::ALL;
        let mut orbits = Vec::new();
        while let Some(first) = left.first() {
            let orbit = self.orbit(&layout, first);
            left = left.without(orbit);
            orbits.push(orbit);
        }
        orbits
    }

    fn orbit(self, layout: &Layout, cell: Cell) -> CellSet {
        let mut orbit = CellSet::of(cell);
        loop {
            let image = |part: &Symmetry| {
                let part = *part;
                orbit.iter().filter_map(move |cell| part.image(layout, cell)).collect()
            };
            let grown = self.parts().iter().map(image).fold(orbit, CellSet::or);
            if grown == orbit {
                return orbit;
            }
            orbit = grown;
        }
    }
}
