//! The ten symmetries of patterns of givens, and their orbits.

use crate::facts::Symmetry;
use crate::technique::CellSet;
use crate::{Cell, Layout};

/// The rotations and reflections that leave a pattern unchanged: one of the ten subgroups of the symmetries of
/// a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetries {
    /// No symmetry is required.
    #[default]
    None,
    /// Rotation by 180°.
    HalfTurn,
    /// Rotation by 90°, and so by 180° as well.
    QuarterTurn,
    /// Reflection of left and right.
    Horizontal,
    /// Reflection of top and bottom.
    Vertical,
    /// Both reflections of sides: left and right, and top and bottom.
    Both,
    /// Reflection in the diagonal from the top left to the bottom right.
    Diagonal,
    /// Reflection in the diagonal from the top right to the bottom left.
    AntiDiagonal,
    /// Reflection in both diagonals.
    BothDiagonals,
    /// All rotations and reflections.
    Full,
}

impl Symmetries {
    /// All values. Codes store the index in this list, so its order never changes.
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

    /// The name in files and on the command line.
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

    /// The rotations and reflections that generate the symmetry.
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

    /// The orbits: sets of cells of the classic board that are either all given or all empty, ordered by their
    /// first cells.
    #[must_use]
    pub fn orbits(self) -> Vec<CellSet> {
        let layout = Layout::classic();
        let mut left = CellSet::ALL;
        let mut orbits = Vec::new();
        // In the order of their first cells, on which the shuffled order of digging rests.
        while let Some(first) = left.first() {
            let orbit = self.orbit(&layout, first);
            left = left.without(orbit);
            orbits.push(orbit);
        }
        orbits
    }

    /// Whether the symmetry maps each cell of `layout` to a cell.
    #[must_use]
    pub fn fits(self, layout: &Layout) -> bool {
        let maps_all =
            |part: &Symmetry| layout.cells().all(|cell| part.image(layout, cell).is_some());
        self.parts().iter().all(maps_all)
    }

    /// The orbits of the cells of `layout`, ordered by their first cells. The symmetry must fit the layout.
    pub(super) fn orbits_on(self, layout: &Layout) -> Vec<Vec<Cell>> {
        let mut is_in_orbit = vec![false; layout.cell_count()];
        let mut orbits = Vec::new();
        for first in layout.cells() {
            let mut orbit = Vec::new();
            let mut reached = vec![first];
            while let Some(cell) = reached.pop() {
                if !std::mem::replace(&mut is_in_orbit[cell.index()], true) {
                    orbit.push(cell);
                    reached.extend(self.parts().iter().filter_map(|part| part.image(layout, cell)));
                }
            }
            if !orbit.is_empty() {
                orbit.sort_unstable();
                orbits.push(orbit);
            }
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
            // The parts generate the symmetry, so images of images are added until no cell is new.
            let grown = self.parts().iter().map(image).fold(orbit, CellSet::or);
            if grown == orbit {
                return orbit;
            }
            orbit = grown;
        }
    }
}
