//! What a board shows besides digits: its lines, shades, diagonals and outlines of extra houses.
//!
//! Regions have lines around them, or shades if they are not connected. Extra houses are shaded too. An extra house that
//! overlaps a shaded one has a dashed outline. Diagonals are lines.

use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

use super::lines::BoardLines;
use super::outline::{AreaOutline, set_depths};
use super::regions::{RegionLook, ShadedRegions};
use super::shade::AreaShade;
use nonet_engine::{Cell, House, HouseKind, Layout, Place};

/// The look of a board.
#[derive(Debug)]
pub struct BoardLook {
    /// The lines between and around the cells.
    pub lines: BoardLines,
    /// The shades of the cells in row-major order.
    shades: Vec<AreaShade>,
    /// The diagonals by their first and last cells, of which the first is in the upper row.
    pub diagonals: Vec<(Place, Place)>,
    /// The outlines.
    pub outlines: Vec<AreaOutline>,
    /// By cell: whether an outline goes around it.
    is_outlined: Vec<bool>,
    /// How the shades of regions are meant.
    pub shaded_regions: ShadedRegions,
}

/// The most outlines that are drawn. With more of them, no outline could be followed.
const MOST_OUTLINES: usize = 100;

static CLASSIC: LazyLock<Arc<BoardLook>> =
    LazyLock::new(|| Arc::new(BoardLook::made_of(&Layout::classic())));

thread_local! {
    /// The last board that is not classic, because lists often have one board many times.
    static LAST: RefCell<Option<(Arc<Layout>, Arc<BoardLook>)>> = const { RefCell::new(None) };
}

/// The diagonals through a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceDiagonals {
    /// No diagonal.
    None,
    /// One that falls to the right.
    Falling,
    /// One that rises to the right.
    Rising,
    /// One of each.
    Both,
}

impl BoardLook {
    /// The look of a board.
    #[must_use]
    pub fn of(layout: &Arc<Layout>) -> Arc<Self> {
        if layout.is_classic() {
            return Arc::clone(&CLASSIC);
        }
        LAST.with_borrow_mut(|last| match last {
            Some((known, look)) if known == layout => Arc::clone(look),
            _ => {
                let look = Arc::new(Self::made_of(layout));
                *last = Some((Arc::clone(layout), Arc::clone(&look)));
                look
            }
        })
    }

    fn made_of(layout: &Layout) -> Self {
        let regions = RegionLook::of(layout);
        let mut shades: Vec<AreaShade> = layout
            .cells()
            .map(|cell| layout.region_of(cell).map_or(AreaShade::WHITE, |it| regions.shade(it)))
            .collect();
        let mut outlines = Vec::new();
        let mut is_outlined = vec![false; shades.len()];
        let mut is_shaded = vec![regions.has_shades(); shades.len()];
        for house in layout.houses().iter().filter(|house| house.kind.is_marked_area()) {
            if house.cells.iter().any(|cell| is_shaded[cell.index()]) {
                if outlines.len() < MOST_OUTLINES {
                    outlines.push(AreaOutline {
                        cells: house.cells.clone(),
                        depth: 0,
                        is_beside_circle: false,
                    });
                    house.cells.iter().for_each(|cell| is_outlined[cell.index()] = true);
                }
                continue;
            }
            let around = house.cells.iter().flat_map(|&cell| layout.beside(cell));
            let used: Vec<AreaShade> = around.map(|cell| shades[cell.index()]).collect();
            let shade = AreaShade::free(AreaShade::FIRST, &used);
            for cell in &house.cells {
                shades[cell.index()] = shade;
                is_shaded[cell.index()] = true;
            }
        }
        set_depths(outlines.iter_mut());
        if !is_shaded.contains(&true) {
            shade_disjoint_groups(layout, &mut shades);
        }
        Self {
            lines: BoardLines::with_regions(layout, &regions),
            shades,
            diagonals: diagonals(layout),
            outlines,
            is_outlined,
            shaded_regions: regions.meaning(),
        }
    }

    /// The shade of a cell.
    #[must_use]
    pub fn shade(&self, cell: Cell) -> AreaShade {
        self.shades[cell.index()]
    }

    /// The diagonals through a place.
    #[must_use]
    pub fn diagonals_at(&self, row: usize, column: usize) -> PlaceDiagonals {
        let in_row =
            self.diagonals.iter().filter(|(first, last)| (first.row..=last.row).contains(&row));
        let (mut falls, mut rises) = (false, false);
        for (first, last) in in_row {
            let along = row - first.row;
            falls |= first.column < last.column && first.column + along == column;
            rises |= first.column > last.column && first.column == column + along;
        }
        match (falls, rises) {
            (false, false) => PlaceDiagonals::None,
            (true, false) => PlaceDiagonals::Falling,
            (false, true) => PlaceDiagonals::Rising,
            (true, true) => PlaceDiagonals::Both,
        }
    }

    /// Whether an outline goes around the cell.
    #[must_use]
    pub fn is_outlined(&self, cell: Cell) -> bool {
        self.is_outlined[cell.index()]
    }
}

/// Shades every other cell of each box, if the board has disjoint groups. So all cells of a group look alike, and their
/// place in the box is easy to see.
fn shade_disjoint_groups(layout: &Layout, shades: &mut [AreaShade]) {
    let houses = layout.houses();
    if !houses.iter().any(|house| house.kind == HouseKind::DisjointGroup) {
        return;
    }
    for house in houses.iter().filter(|house| house.kind.is_region()) {
        let Some(&corner) = house.cells.first() else { continue };
        for &cell in &house.cells {
            let steps = layout.row(cell).abs_diff(layout.row(corner))
                + layout.column(cell).abs_diff(layout.column(corner));
            if !steps.is_multiple_of(2) {
                shades[cell.index()] = AreaShade::FIRST;
            }
        }
    }
}

fn diagonals(layout: &Layout) -> Vec<(Place, Place)> {
    let houses = layout.houses().iter().filter(|house| house.kind == HouseKind::Diagonal);
    let ends = |house: &House| {
        let (first, last) = (house.cells.first()?, house.cells.last()?);
        Some((layout.place(*first), layout.place(*last)))
    };
    houses.filter_map(ends).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{ExtraHouses, LayoutBuilder, NamedShape};

    fn look(name: &str) -> (Arc<Layout>, Arc<BoardLook>) {
        let layout = NamedShape::named(name).unwrap().layout();
        let look = BoardLook::of(&layout);
        (layout, look)
    }

    /// The numbers of the shades, a row a line.
    fn shades(layout: &Layout, look: &BoardLook) -> Vec<String> {
        let number = |row, column| {
            layout.cell(row, column).map_or(0, |cell| look.shade(cell).number()).to_string()
        };
        (0..layout.rows())
            .map(|row| (0..layout.columns()).map(|column| number(row, column)).collect())
            .collect()
    }

    #[test]
    fn a_classic_board_has_lines_alone() {
        let (layout, look) = look("9x9");
        assert!(shades(&layout, &look).concat().chars().all(|sign| sign == '0'));
        assert!(look.diagonals.is_empty() && look.outlines.is_empty());
    }

    #[test]
    fn windows_are_shaded_and_diagonals_are_lines() {
        let (layout, look) = look("x windoku");
        let rows = shades(&layout, &look);
        assert_eq!((rows[0].as_str(), rows[1].as_str()), ("000000000", "011101110"));
        assert_eq!(look.diagonals.len(), 2);
        assert_eq!(look.diagonals_at(1, 1), PlaceDiagonals::Falling);
        assert_eq!(look.diagonals_at(1, 7), PlaceDiagonals::Rising);
        assert_eq!(look.diagonals_at(4, 4), PlaceDiagonals::Both);
        assert_eq!(look.diagonals_at(1, 2), PlaceDiagonals::None);
    }

    #[test]
    fn houses_that_overlap_shaded_ones_have_outlines() {
        let builder = LayoutBuilder::boxed(3, 3).with_extras([
            ExtraHouses::Windows,
            ExtraHouses::Asterisk,
            ExtraHouses::CentreDots,
        ]);
        let layout = builder.build().unwrap();
        let look = BoardLook::of(&layout);
        assert_eq!(look.outlines.iter().map(|it| it.depth).collect::<Vec<_>>(), [0, 1]);
        assert!(look.is_outlined(layout.cell(4, 4).unwrap()));
        assert!(!look.is_outlined(layout.cell(0, 0).unwrap()));
    }

    #[test]
    fn extra_houses_that_touch_have_different_shades() {
        let row = |row: usize| (0..4).map(|column| Place::new(row, column)).collect();
        let builder = LayoutBuilder::latin(4).with_house(row(0)).with_house(row(1));
        let layout = builder.build().unwrap();
        let rows = shades(&layout, &BoardLook::of(&layout));
        assert_eq!(rows, ["1111", "2222", "0000", "0000"]);
    }

    #[test]
    fn disjoint_groups_are_a_chessboard_in_each_box() {
        let (layout, look) = look("disjoint groups");
        let rows = shades(&layout, &look);
        assert_eq!((rows[0].as_str(), rows[1].as_str()), ("010010010", "101101101"));
    }
}
