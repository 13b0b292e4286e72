//! The boards that have a name.

use std::sync::Arc;

use super::builder::LayoutBuilder;
use super::extras::ExtraHouses;
use super::place::Place;
use super::regions::Regions;
use super::shape::Layout;
use crate::Rule;

/// A board that has a name, for galleries and for the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedShape {
    /// The name, in lower case.
    pub name: &'static str,
    construction: Construction,
    place_in_codes: Option<u8>,
}

/// How a named board is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Construction {
    /// Boxes of this number of rows and columns.
    Boxes(usize, usize),
    /// No regions.
    Latin(usize),
    /// The classic board with further houses.
    Extras(&'static [ExtraHouses]),
    /// The classic board with a rule.
    Rule(Rule),
    /// A classic board on a torus, with rules.
    Torus(&'static [Rule]),
    /// Classic grids with these corners.
    Grids(&'static [(usize, usize)]),
    /// Grids of 4×4 with these corners.
    SmallGrids(&'static [(usize, usize)]),
    /// The layers of a cube of this many cells each way, side by side. Every slice of the cube holds each digit.
    Layers(usize),
    /// Regions, as rows of letters.
    Letters(&'static [&'static str]),
}

const fn boxes(name: &'static str, rows: usize, columns: usize) -> NamedShape {
    NamedShape { name, construction: Construction::Boxes(rows, columns), place_in_codes: None }
}

const fn shape(name: &'static str, construction: Construction) -> NamedShape {
    NamedShape { name, construction, place_in_codes: None }
}

/// A board with a place of its own in codes of puzzles. The places never change: new boards get the next place.
const fn coded(place: u8, name: &'static str, construction: Construction) -> NamedShape {
    NamedShape { name, construction, place_in_codes: Some(place) }
}

use ExtraHouses as Extra;

/// All named boards, in the order of a gallery. The name of a board with boxes of the usual shape is its size:
/// `6x6` has boxes of 2 rows and 3 columns. The name of one with other boxes is their shape: `3x2` has boxes
/// of 3 rows and 2 columns.
const SHAPES: &[NamedShape] = &[
    boxes("9x9", 3, 3),
    boxes("4x4", 2, 2),
    boxes("6x6", 2, 3),
    boxes("3x2", 3, 2),
    boxes("8x8", 2, 4),
    boxes("4x2", 4, 2),
    boxes("10x10", 2, 5),
    boxes("5x2", 5, 2),
    boxes("12x12", 3, 4),
    boxes("4x3", 4, 3),
    boxes("2x6", 2, 6),
    boxes("6x2", 6, 2),
    boxes("15x15", 3, 5),
    boxes("5x3", 5, 3),
    boxes("16x16", 4, 4),
    boxes("18x18", 3, 6),
    boxes("6x3", 6, 3),
    boxes("20x20", 4, 5),
    boxes("5x4", 5, 4),
    boxes("24x24", 4, 6),
    boxes("6x4", 6, 4),
    boxes("25x25", 5, 5),
    boxes("36x36", 6, 6),
    boxes("49x49", 7, 7),
    boxes("64x64", 8, 8),
    boxes("81x81", 9, 9),
    boxes("100x100", 10, 10),
    coded(0, "x", Construction::Extras(&[Extra::FallingDiagonal, Extra::RisingDiagonal])),
    coded(1, "windoku", Construction::Extras(&[Extra::Windows])),
    coded(
        2,
        "x windoku",
        Construction::Extras(&[Extra::FallingDiagonal, Extra::RisingDiagonal, Extra::Windows]),
    ),
    coded(3, "disjoint groups", Construction::Extras(&[Extra::DisjointGroups])),
    coded(4, "asterisk", Construction::Extras(&[Extra::Asterisk])),
    coded(5, "centre dot", Construction::Extras(&[Extra::CentreDots])),
    coded(6, "girandola", Construction::Extras(&[Extra::Girandola])),
    coded(7, "anti-knight", Construction::Rule(Rule::AntiKnight)),
    coded(8, "anti-king", Construction::Rule(Rule::AntiKing)),
    coded(9, "non-consecutive", Construction::Rule(Rule::NonConsecutive)),
    coded(10, "toroidal anti-knight", Construction::Torus(&[Rule::AntiKnight])),
    coded(11, "toroidal anti-king", Construction::Torus(&[Rule::AntiKing])),
    coded(12, "jigsaw", Construction::Letters(JIGSAW)),
    coded(13, "logi-5", Construction::Letters(&["AABBB", "AACBB", "ACCCD", "EECDD", "EEEDD"])),
    coded(25, "tetromino", Construction::Letters(&["AABB", "AACB", "DDCB", "DDCC"])),
    coded(26, "pentomino", Construction::Letters(&["AABBC", "AABBC", "ADBCC", "DDDCE", "DEEEE"])),
    coded(27, "aztec", Construction::Letters(AZTEC)),
    coded(28, "nonomino", Construction::Letters(NONOMINO)),
    coded(29, "ksudoku jigsaw", Construction::Letters(SWAPPED_BOXES)),
    coded(
        14,
        "7x7",
        Construction::Letters(&[
            "AAAABBB", "AACBBBE", "ACCDDBE", "CCDDDEE", "CFDDEEG", "CFFFEGG", "FFFGGGG",
        ]),
    ),
    coded(
        15,
        "sudoku plus 8x8",
        Construction::Letters(&[
            "ABABCDCD", "BABADCDC", "ABABCDCD", "BABADCDC", "EFEFGHGH", "FEFEHGHG", "EFEFGHGH",
            "FEFEHGHG",
        ]),
    ),
    coded(
        16,
        "sudoku plus 8x8 striped",
        Construction::Letters(&[
            "AAAACCCC", "BBBBDDDD", "AAAACCCC", "BBBBDDDD", "EEEEGGGG", "FFFFHHHH", "EEEEGGGG",
            "FFFFHHHH",
        ]),
    ),
    shape("latin 4x4", Construction::Latin(4)),
    shape("latin 5x5", Construction::Latin(5)),
    shape("latin 6x6", Construction::Latin(6)),
    shape("latin 7x7", Construction::Latin(7)),
    shape("latin 8x8", Construction::Latin(8)),
    shape("latin 9x9", Construction::Latin(9)),
    coded(31, "roxdoku", Construction::Layers(3)),
    coded(32, "roxdoku 16", Construction::Layers(4)),
    coded(33, "roxdoku 25", Construction::Layers(5)),
    coded(17, "twins", Construction::Grids(&[(0, 0), (6, 6)])),
    coded(18, "samurai", Construction::Grids(&[(0, 0), (0, 12), (6, 6), (12, 0), (12, 12)])),
    coded(19, "sohei", Construction::Grids(&[(0, 6), (6, 0), (6, 12), (12, 6)])),
    coded(20, "windmill", Construction::Grids(&[(0, 3), (3, 12), (6, 6), (9, 0), (12, 9)])),
    coded(21, "butterfly", Construction::Grids(&[(0, 0), (0, 3), (3, 0), (3, 3)])),
    coded(22, "flower", Construction::Grids(&[(0, 6), (6, 0), (6, 6), (6, 12), (12, 6)])),
    coded(23, "cross", Construction::Grids(&[(0, 3), (3, 0), (3, 3), (3, 6), (6, 3)])),
    coded(
        30,
        "tiny samurai 10x10",
        Construction::SmallGrids(&[(0, 0), (0, 6), (3, 3), (6, 0), (6, 6)]),
    ),
    coded(24, "tiny samurai", Construction::SmallGrids(&[(0, 0), (0, 4), (2, 2), (4, 0), (4, 4)])),
];

/// A jigsaw of nine connected regions that turns into itself by a half turn.
const JIGSAW: &[&str] = &[
    "AAAABBBCC",
    "AAABBBCCC",
    "AADBBBCCE",
    "DDDDFFCCE",
    "DDFFFFFEE",
    "DGGFFEEEE",
    "DGGHHHEII",
    "GGGHHHIII",
    "GGHHHIIII",
];

/// Regions like the steps of temples, as KSudoku has them.
const AZTEC: &[&str] = &[
    "AABBBBBCC",
    "AAABBBCCC",
    "DAAABCCCE",
    "DDAFFFCEE",
    "DDDFFFEEE",
    "DDGFFFHEE",
    "DGGGIHHHE",
    "GGGIIIHHH",
    "GGIIIIIHH",
];

/// Nonominoes, as KSudoku has them.
const NONOMINO: &[&str] = &[
    "AAABCCCCC",
    "AAABBBCCC",
    "ADDDDBBBC",
    "AADEEEEBB",
    "DDDDEFFFF",
    "GGEEEEFHH",
    "IGGGFFFFH",
    "IIIGGGHHH",
    "IIIIIGHHH",
];

/// The jigsaw of KSudoku: boxes that have swapped single cells.
const SWAPPED_BOXES: &[&str] = &[
    "AAABBBCCC",
    "AAAABBBCC",
    "ADABBBCCC",
    "DDDEEEFCF",
    "DDDEEEFFF",
    "DGDEEEFFF",
    "GGGHHHIFI",
    "GGHHHIIII",
    "GGGHHHIII",
];

impl NamedShape {
    /// All named boards, in the order of a gallery.
    pub const ALL: &[Self] = SHAPES;

    /// The board with this name. Capitals, `×` for `x`, and `-` or `_` for a blank do not matter. Returns `None` if
    /// there is none.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name = plain(name);
        SHAPES.iter().copied().find(|shape| plain(shape.name) == name)
    }

    /// The first named board that is equal to `layout`, or `None` if there is none.
    #[must_use]
    pub fn of(layout: &Layout) -> Option<Self> {
        let builder = layout.builder();
        SHAPES.iter().copied().find(|shape| shape.builder() == builder)
    }

    /// The board of ordinary rules with `side` rows, columns and digits, and boxes of the usual shape. Returns
    /// `None` if no such board has a name.
    #[must_use]
    pub fn sized(side: usize) -> Option<Self> {
        let is_sized = |shape: &Self| match shape.construction {
            Construction::Boxes(rows, columns) => rows * columns == side,
            Construction::Latin(_)
            | Construction::Extras(_)
            | Construction::Rule(_)
            | Construction::Torus(_)
            | Construction::Grids(_)
            | Construction::SmallGrids(_)
            | Construction::Layers(_)
            | Construction::Letters(_) => false,
        };
        SHAPES.iter().copied().find(is_sized)
    }

    /// The place of the board among those that codes of puzzles name, from 0. Returns `None` if codes do not name the
    /// board, or tell it by its boxes or as a Latin square.
    pub(crate) fn place_in_codes(self) -> Option<usize> {
        self.place_in_codes.map(usize::from)
    }

    /// The parts of the board.
    #[must_use]
    pub fn builder(self) -> LayoutBuilder {
        match self.construction {
            Construction::Boxes(rows, columns) => LayoutBuilder::boxed(rows, columns),
            Construction::Latin(side) => LayoutBuilder::latin(side),
            Construction::Extras(extras) => {
                LayoutBuilder::boxed(3, 3).with_extras(extras.iter().copied())
            }
            Construction::Rule(rule) => LayoutBuilder::boxed(3, 3).with_rules([rule]),
            Construction::Torus(rules) => {
                LayoutBuilder::boxed(3, 3).with_rules(rules.iter().copied()).with_joined_edges()
            }
            Construction::Grids(corners) => overlapping(3, corners),
            Construction::SmallGrids(corners) => overlapping(2, corners),
            Construction::Layers(side) => layers(side),
            Construction::Letters(rows) => LayoutBuilder {
                regions: Regions::of_letters(rows),
                ..LayoutBuilder::latin(rows.len())
            },
        }
    }

    /// The layout of the board.
    ///
    /// # Panics
    /// Never: a test builds every board of the table.
    #[must_use]
    pub fn layout(self) -> Arc<Layout> {
        self.builder().build().expect("every named board makes sense")
    }
}

/// Grids with boxes of `box_side` rows and columns, with these corners, on a board that just holds them.
fn overlapping(box_side: usize, corners: &[(usize, usize)]) -> LayoutBuilder {
    let one = LayoutBuilder::boxed(box_side, box_side);
    let last = |at: fn(&(usize, usize)) -> usize| corners.iter().map(at).max().unwrap_or(0);
    let grids = corners.iter().map(|&(row, column)| Place::new(row, column)).collect();
    let (rows, columns) = (last(|corner| corner.0), last(|corner| corner.1));
    LayoutBuilder { rows: rows + one.digits, columns: columns + one.digits, grids, ..one }
}

/// The layers of a cube side by side. They are the boxes, and the slices from front to back are the rows. The slices
/// from left to right are extra houses.
fn layers(side: usize) -> LayoutBuilder {
    let digits = side * side;
    let boxes = Regions::Boxes { rows: side, columns: side };
    let board = LayoutBuilder { rows: side, regions: boxes, ..LayoutBuilder::latin(digits) };
    let slice = |at: usize| {
        let rows = 0..side;
        rows.flat_map(|row| (0..side).map(move |layer| Place::new(row, layer * side + at)))
            .collect()
    };
    (0..side).fold(board, |board, at| board.with_house(slice(at)))
}

fn plain(name: &str) -> String {
    let sign = |sign: char| match sign {
        '×' => 'x',
        '-' | '_' => ' ',
        other => other.to_ascii_lowercase(),
    };
    name.trim().chars().map(sign).collect()
}
