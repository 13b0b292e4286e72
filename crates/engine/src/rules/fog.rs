//! Fog: clues that are hidden until right digits lift the fog around them.
//!
//! Fog says nothing of the digits, so no search heeds it. It is a constraint all the same, since a puzzle says it of its
//! cells: files, history and editor hold it like the others.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::identity::same_if_alike;
use super::meaning::Meaning;
use crate::{Cell, Layout};

/// The fog of a puzzle.
#[derive(Clone, Debug)]
pub struct Fog {
    /// The cells that no fog covers from the start, in row-major order, each once.
    lit: Box<[Cell]>,
    /// What lifts the fog instead of each right digit, sorted, each once.
    links: Box<[FogLink]>,
    /// All cells of the board.
    cells: Arc<[Cell]>,
}

same_if_alike!(Fog, |it| (&it.lit, &it.links));

/// Cells that lift the fog from others if all of them hold right digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FogLink {
    cells: Box<[Cell]>,
    lights: Box<[Cell]>,
}

impl FogLink {
    /// Cells that need right digits, and those that are lit then, in any order.
    #[must_use]
    pub fn new(
        cells: impl IntoIterator<Item = Cell>,
        lights: impl IntoIterator<Item = Cell>,
    ) -> Self {
        Self { cells: each_once(cells), lights: each_once(lights) }
    }

    /// The cells that need right digits, in row-major order.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells that are lit then, in row-major order.
    #[must_use]
    pub fn lights(&self) -> &[Cell] {
        &self.lights
    }
}

/// Sorted, and each once.
fn each_once<T: Ord>(items: impl IntoIterator<Item = T>) -> Box<[T]> {
    items.into_iter().collect::<BTreeSet<T>>().into_iter().collect()
}

impl Fog {
    /// Fog over all cells of a board but those that are `lit`. Without `links`, a right digit lifts the fog from its cell and
    /// from those around it.
    #[must_use]
    pub fn new(
        lit: impl IntoIterator<Item = Cell>,
        links: impl IntoIterator<Item = FogLink>,
        layout: &Layout,
    ) -> Self {
        Self { lit: each_once(lit), links: each_once(links), cells: layout.cells().collect() }
    }

    /// The cells that no fog covers from the start, in row-major order.
    #[must_use]
    pub fn lit(&self) -> &[Cell] {
        &self.lit
    }

    /// What lifts the fog instead of each right digit.
    #[must_use]
    pub fn links(&self) -> &[FogLink] {
        &self.links
    }

    /// All cells of the board.
    #[must_use]
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// All of this fog together, on a board.
    pub(super) fn joined<'a>(all: impl Iterator<Item = &'a Self>, layout: &Layout) -> Self {
        let (mut lit, mut links) = (Vec::new(), Vec::new());
        for fog in all {
            lit.extend_from_slice(fog.lit());
            links.extend_from_slice(fog.links());
        }
        Self::new(lit, links, layout)
    }

    /// Whether the board has all cells that the fog speaks of.
    pub(super) fn fits(&self, layout: &Layout) -> bool {
        let linked = self.links.iter().flat_map(|link| link.cells.iter().chain(link.lights()));
        self.lit.iter().chain(linked).all(|cell| cell.index() < layout.cell_count())
    }

    /// Whether another one is of the same board.
    pub(super) fn is_fitted_as(&self, other: &Self) -> bool {
        self.cells == other.cells
    }

    /// By cell: whether it is covered. A given is always seen.
    #[must_use]
    pub fn covered(
        &self,
        layout: &Layout,
        is_given: impl Fn(Cell) -> bool,
        is_right: impl Fn(Cell) -> bool,
    ) -> Vec<bool> {
        let mut covered: Vec<bool> = layout.cells().map(|cell| !is_given(cell)).collect();
        let mut light = |cell: Cell| {
            if let Some(covered) = covered.get_mut(cell.index()) {
                *covered = false;
            }
        };
        self.lit.iter().copied().for_each(&mut light);
        for link in self.links.iter().filter(|link| link.cells.iter().all(|&it| is_right(it))) {
            link.lights.iter().copied().for_each(&mut light);
        }
        if self.links.is_empty() {
            let lamps = layout.cells().filter(|&cell| is_right(cell) && !is_given(cell));
            lamps.flat_map(|lamp| Self::around(lamp, layout)).for_each(light);
        }
        covered
    }

    /// A cell and those that share an edge or a corner with it.
    pub fn around(lamp: Cell, layout: &Layout) -> impl Iterator<Item = Cell> {
        let place = layout.place(lamp);
        let near = |at: usize| at.saturating_sub(1)..=at + 1;
        near(place.row).flat_map(move |row| {
            near(place.column).filter_map(move |column| layout.cell(row, column))
        })
    }
}

/// Every digit keeps it.
impl Meaning for Fog {
    fn pairs(&self, _cells: usize) -> Vec<[usize; 2]> {
        Vec::new()
    }

    fn treats_digits_alike(&self) -> bool {
        true
    }

    fn allows_opposite_digits(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells that are covered, as a drawing.
    fn drawn(fog: &Fog, layout: &Layout, givens: &[usize], right: &[usize]) -> String {
        let is_in = |cells: &[usize], cell: Cell| cells.contains(&cell.index());
        let covered = fog.covered(layout, |it| is_in(givens, it), |it| is_in(right, it));
        let signs: String = covered.iter().map(|&it| if it { '#' } else { '.' }).collect();
        signs.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_right_digit_lifts_the_fog_around_it_and_a_given_is_seen() {
        let layout = Layout::boxed(2, 2).unwrap();
        let cell = |index| Cell::new(index).unwrap();
        let fog = Fog::new([cell(15)], [], &layout);
        assert_eq!(drawn(&fog, &layout, &[3], &[3]), "###. #### #### ###.");
        assert_eq!(drawn(&fog, &layout, &[3], &[3, 4]), "..#. ..## ..## ###.");
    }

    #[test]
    fn links_lift_the_fog_instead() {
        let layout = Layout::boxed(2, 2).unwrap();
        let cells = |all: [usize; 2]| all.map(|index| Cell::new(index).unwrap());
        let link = FogLink::new(cells([0, 5]), cells([10, 11]));
        let fog = Fog::new([], [link], &layout);
        assert_eq!(drawn(&fog, &layout, &[], &[0]), "#### #### #### ####");
        assert_eq!(drawn(&fog, &layout, &[], &[0, 5]), "#### #### ##.. ####");
    }
}
