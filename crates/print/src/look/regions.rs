//! How regions that are not connected are told apart: by shades, because a line around a region cannot show that it has
//! several pieces.
//!
//! Scattered regions that fill an area together, such as the two of a quadrant of Sudoku Plus, form a block. Heavy lines
//! run around the block, and none between its regions.

use std::collections::{BTreeMap, BTreeSet};

use super::shade::AreaShade;
use nonet_engine::{Cell, HouseKind, Layout, connected_pieces};

/// The look of the regions of a board, by the indices of their houses.
#[derive(Clone, Debug, Default)]
pub struct RegionLook {
    /// The shades of the regions that have one.
    shades: BTreeMap<usize, AreaShade>,
    /// The first region of the block of each region that is in a block.
    blocks: BTreeMap<usize, usize>,
    /// Regions outside blocks that are little more than single cells. Heavy lines would go around all of them.
    crumbs: BTreeSet<usize>,
}

impl RegionLook {
    /// The look of the regions of a board. Regions of connected cells need no shades.
    #[must_use]
    pub fn of(layout: &Layout) -> Self {
        let houses = layout.houses().iter().enumerate();
        let is_scattered = |&(_, house): &(usize, &nonet_engine::House)| {
            house.kind == HouseKind::Region && !is_connected(layout, &house.cells)
        };
        let scattered: Vec<usize> = houses.filter(is_scattered).map(|(index, _)| index).collect();
        if scattered.is_empty() {
            return Self::default();
        }
        let touching = touching(layout, &scattered);
        let blocks = blocks(layout, &scattered, &touching);
        let is_crumb = |region: &usize| {
            let cells = &layout.houses()[*region].cells;
            !blocks.contains_key(region) && cells.len() < 2 * pieces(layout, cells)
        };
        let crumbs = scattered.iter().copied().filter(is_crumb).collect();
        Self { shades: shades(&scattered, &touching, &blocks), blocks, crumbs }
    }

    /// The area within heavy lines that a region belongs to: a number that is the same for all regions of the area.
    #[must_use]
    pub fn block(&self, region: usize) -> usize {
        let crumbs = self.crumbs.first().filter(|_| self.crumbs.contains(&region));
        self.blocks.get(&region).or(crumbs).copied().unwrap_or(region)
    }

    /// The shade of a region.
    #[must_use]
    pub fn shade(&self, region: usize) -> AreaShade {
        self.shades.get(&region).copied().unwrap_or_default()
    }

    /// Whether some regions are told apart by shades.
    #[must_use]
    pub fn has_shades(&self) -> bool {
        !self.shades.is_empty()
    }

    /// How the shades are meant.
    #[must_use]
    pub fn meaning(&self) -> ShadedRegions {
        match () {
            () if self.shades.is_empty() => ShadedRegions::None,
            () if self.shades.keys().all(|region| self.blocks.contains_key(region)) => {
                ShadedRegions::WithinLines
            }
            () => ShadedRegions::InPieces,
        }
    }
}

/// How the shades of regions are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShadedRegions {
    /// No region has a shade.
    None,
    /// Within heavy lines, the cells of one shade are a region.
    WithinLines,
    /// All cells of one shade are a region, also in several pieces.
    InPieces,
}

/// The regions that touch each region, with the number of edges between both.
type Touching = BTreeMap<usize, BTreeMap<usize, usize>>;

fn touching(layout: &Layout, scattered: &[usize]) -> Touching {
    let mut touching: Touching =
        scattered.iter().map(|&region| (region, BTreeMap::new())).collect();
    for cell in layout.cells() {
        for other in layout.beside(cell) {
            let (Some(one), Some(two)) = (layout.region_of(cell), layout.region_of(other)) else {
                continue;
            };
            let are_scattered = touching.contains_key(&one) && touching.contains_key(&two);
            if one != two && are_scattered {
                *touching.entry(one).or_default().entry(two).or_default() += 1;
            }
        }
    }
    touching
}

/// The most regions of a block. Larger areas are not seen as one.
const LARGEST_BLOCK: usize = 4;

/// Joins each scattered region with the scattered regions that it touches most, until they are connected. Regions that
/// stay in pieces are in no block.
fn blocks(layout: &Layout, scattered: &[usize], touching: &Touching) -> BTreeMap<usize, usize> {
    let mut blocks = BTreeMap::new();
    for &region in scattered {
        if blocks.contains_key(&region) {
            continue;
        }
        let mut block = BTreeSet::from([region]);
        while block.len() < LARGEST_BLOCK && !is_connected(layout, &cells_of(layout, &block)) {
            let Some(next) = most_touched(&block, touching, &blocks) else { break };
            block.insert(next);
        }
        if block.len() > 1 && is_connected(layout, &cells_of(layout, &block)) {
            blocks.extend(block.iter().map(|&member| (member, region)));
        }
    }
    blocks
}

/// The region that shares most edges with a block, and is in no block itself.
fn most_touched(
    block: &BTreeSet<usize>,
    touching: &Touching,
    blocks: &BTreeMap<usize, usize>,
) -> Option<usize> {
    let mut edges: BTreeMap<usize, usize> = BTreeMap::new();
    for (&outside, &count) in block.iter().filter_map(|region| touching.get(region)).flatten() {
        if !block.contains(&outside) && !blocks.contains_key(&outside) {
            *edges.entry(outside).or_default() += count;
        }
    }
    edges.into_iter().max_by_key(|&(region, count)| (count, usize::MAX - region)).map(|(it, _)| it)
}

/// A shade for each scattered region. It differs from those of the regions that it touches, or that are in its block. A
/// region outside blocks is shown by its shade alone, so its shade is not white, and no other such region has it.
fn shades(
    scattered: &[usize],
    touching: &Touching,
    blocks: &BTreeMap<usize, usize>,
) -> BTreeMap<usize, AreaShade> {
    let mut shades: BTreeMap<usize, AreaShade> = BTreeMap::new();
    for &region in scattered {
        let block = blocks.get(&region);
        let differs =
            |other: usize| touching[&region].contains_key(&other) || blocks.get(&other) == block;
        let used: Vec<AreaShade> =
            shades.iter().filter(|(other, _)| differs(**other)).map(|(_, shade)| *shade).collect();
        let least = if block.is_some() { AreaShade::WHITE } else { AreaShade::FIRST };
        shades.insert(region, AreaShade::free(least, &used));
    }
    shades
}

fn cells_of(layout: &Layout, block: &BTreeSet<usize>) -> Vec<Cell> {
    block.iter().flat_map(|&region| layout.houses()[region].cells.iter().copied()).collect()
}

/// Whether one can go from each of the cells to each other by steps over edges.
fn is_connected(layout: &Layout, cells: &[Cell]) -> bool {
    pieces(layout, cells) <= 1
}

/// The number of connected pieces of some cells.
fn pieces(layout: &Layout, cells: &[Cell]) -> usize {
    connected_pieces(cells.iter().copied(), |cell| layout.beside(cell))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{LayoutBuilder, NamedShape, Regions};

    /// The shades of the cells as digits, a row a line.
    fn shaded(layout: &Layout) -> String {
        let look = RegionLook::of(layout);
        let shade = |row, column| {
            let region = layout.cell(row, column).and_then(|cell| layout.region_of(cell));
            region.map_or(AreaShade::WHITE, |region| look.shade(region)).number().to_string()
        };
        let row = |row| (0..layout.columns()).map(|column| shade(row, column)).collect::<String>();
        (0..layout.rows()).map(row).collect::<Vec<_>>().join(" ")
    }

    fn of_letters(rows: &[&str]) -> String {
        let regions = Regions::of_letters(rows);
        shaded(&LayoutBuilder { regions, ..LayoutBuilder::latin(rows.len()) }.build().unwrap())
    }

    #[test]
    fn connected_regions_have_no_shades() {
        for name in ["9x9", "jigsaw", "7x7", "samurai", "latin 5x5"] {
            let layout = NamedShape::named(name).unwrap().layout();
            assert!(!RegionLook::of(&layout).has_shades(), "{name}");
        }
    }

    #[test]
    fn a_scattered_pair_is_a_chessboard() {
        let layout = NamedShape::named("sudoku plus 8x8").unwrap().layout();
        let even = "01010101 10101010";
        assert_eq!(shaded(&layout), [even; 4].join(" "));
        assert_eq!(RegionLook::of(&layout).meaning(), ShadedRegions::WithinLines);
        let striped = NamedShape::named("sudoku plus 8x8 striped").unwrap().layout();
        let two_rows = "00001111 11110000";
        assert_eq!(shaded(&striped), [two_rows; 4].join(" "), "stripes that touch differ too");
    }

    #[test]
    fn a_region_in_pieces_is_shaded_and_its_neighbours_are_not() {
        assert_eq!(of_letters(&["ABBA", "ABBA", "CCDD", "CCDD"]), "1001 1001 0000 0000");
    }

    #[test]
    fn pieces_of_two_regions_never_have_one_shade() {
        assert_eq!(of_letters(&["ABBA", "ABBA", "CDDC", "CDDC"]), "1001 1001 2002 2002");
    }

    #[test]
    fn a_toroidal_jigsaw_has_pieces_with_heavy_lines() {
        // Boxes that are moved by one row and one column.
        let letter = |row: usize, column: usize| {
            char::from(b"ABCDEFGHI"[(row + 8) / 3 % 3 * 3 + (column + 8) / 3 % 3])
        };
        let rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        let rows = rows.map(|row| (0..9).map(|column| letter(row, column)).collect::<String>());
        let regions = Regions::of_letters(&rows.each_ref().map(String::as_str));
        let layout = LayoutBuilder { regions, ..LayoutBuilder::latin(9) }.build().unwrap();
        let look = RegionLook::of(&layout);
        assert_eq!(look.meaning(), ShadedRegions::InPieces);
        let regions: BTreeSet<usize> =
            layout.cells().filter_map(|it| layout.region_of(it)).collect();
        let blocks: BTreeSet<usize> = regions.iter().map(|it| look.block(*it)).collect();
        let shades: BTreeSet<AreaShade> = regions.iter().map(|it| look.shade(*it)).collect();
        assert_eq!((blocks.len(), shades.len()), (9, 6), "five regions in pieces, and white");
    }

    #[test]
    fn regions_of_single_cells_have_no_heavy_lines_between_them() {
        let layout = LayoutBuilder {
            regions: Regions::of_letters(&["ABCDE", "EABCD", "DEABC", "CDEAB", "BCDEA"]),
            ..LayoutBuilder::latin(5)
        };
        let layout = layout.build().unwrap();
        let look = RegionLook::of(&layout);
        assert_eq!(look.meaning(), ShadedRegions::InPieces);
        let regions: BTreeSet<usize> =
            layout.cells().filter_map(|it| layout.region_of(it)).collect();
        assert_eq!(regions.iter().map(|it| look.block(*it)).collect::<BTreeSet<_>>().len(), 1);
        let shades: BTreeSet<AreaShade> = regions.iter().map(|it| look.shade(*it)).collect();
        assert!(shades.len() == 5 && !shades.contains(&AreaShade::WHITE));
    }
}
