//! Compares ratings on boards with other houses or rules with those of SukakuExplainer 1.18.1.

use std::sync::Arc;

use nonet::engine::rating::{has_scale, rate};
use nonet::engine::{
    Control, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Puzzle, Regions,
};

/// Puzzles with their ER/EP/ED and the names of their boards.
const RATED: &str = include_str!("../../data/rating/variants.txt");

fn puzzle(signs: &str, layout: &Arc<Layout>) -> Puzzle {
    let mut grid = Grid::empty(Arc::clone(layout));
    for (cell, sign) in layout.cells().zip(signs.bytes()).filter(|(_, sign)| *sign != b'.') {
        grid.set(cell, Digit::from_index(usize::from(sign - b'1')));
    }
    Puzzle::new(grid).unwrap()
}

/// At least 200 puzzles of each kind of board, and some of boards of several kinds. Boards of several kinds have their
/// names joined by plus signs.
const RATED_MANY: &str = include_str!("../../data/rating/variants_many.txt");

/// A puzzle with its rating on the scale.
struct RatedLine {
    signs: &'static str,
    rating: &'static str,
    shape: &'static str,
}

impl RatedLine {
    /// The lines of a text.
    fn all(text: &'static str) -> impl Iterator<Item = Self> {
        text.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let (signs, rest) = line.split_once(' ').unwrap();
            let (rating, shape) = rest.split_once(' ').unwrap();
            Self { signs, rating, shape }
        })
    }

    fn er(&self) -> f64 {
        self.rating.split_once('/').unwrap().0.parse().unwrap()
    }

    fn check(&self) {
        let puzzle = puzzle(self.signs, &layout(self.shape));
        let rating = rate(&puzzle, &Control::default()).unwrap().unwrap();
        assert_eq!(rating.to_string(), self.rating, "{} {}", self.signs, self.shape);
    }
}

/// The board with the houses and rules of all these boards: `x + anti-knight`, or `x + torus`.
fn layout(shape: &str) -> Arc<Layout> {
    let mut joined = LayoutBuilder::boxed(3, 3);
    for name in shape.split(" + ") {
        if name == "torus" {
            joined.is_torus = true;
            continue;
        }
        let LayoutBuilder { regions, extras, rules, is_torus, .. } =
            NamedShape::named(name).unwrap().layout().builder();
        joined = joined.with_extras(extras).with_rules(rules);
        joined.is_torus |= is_torus;
        if regions == Regions::None {
            joined.regions = regions;
        }
    }
    joined.build().unwrap()
}

fn check_below(limit: f64) {
    RatedLine::all(RATED).filter(|line| line.er() < limit).for_each(|line| line.check());
}

#[test]
fn variants_are_rated_as_by_the_successor_of_sudoku_explainer() {
    check_below(if cfg!(debug_assertions) { 7.0 } else { 9.0 });
}

#[test]
#[ignore = "takes a minute, and a release build"]
fn hard_variants_are_rated_as_by_the_successor_of_sudoku_explainer() {
    check_below(20.0);
}

#[test]
#[ignore = "long: run with --release"]
fn two_hundred_variants_of_each_kind_are_rated_as_by_the_successor_of_sudoku_explainer() {
    RatedLine::all(RATED_MANY).for_each(|line| line.check());
}

#[test]
fn each_kind_of_board_with_a_scale_has_rated_puzzles() {
    let rated: Vec<&str> = RatedLine::all(RATED).map(|line| line.shape).collect();
    for shape in [
        "x",
        "windoku",
        "disjoint groups",
        "asterisk",
        "centre dot",
        "girandola",
        "anti-king",
        "anti-knight",
        "non-consecutive",
        "toroidal anti-king",
        "toroidal anti-knight",
        "latin 9x9",
    ] {
        assert!(rated.iter().filter(|&&other| other == shape).count() >= 10, "{shape}");
        assert!(has_scale(&NamedShape::named(shape).unwrap().layout()), "{shape}");
    }
}

#[test]
fn other_boards_have_no_scale() {
    for shape in ["4x4", "6x6", "16x16", "jigsaw", "latin 8x8", "samurai", "sudoku plus 8x8"] {
        assert!(!has_scale(&NamedShape::named(shape).unwrap().layout()), "{shape}");
    }
    let one_diagonal = LayoutBuilder::boxed(3, 3).with_extras([ExtraHouses::FallingDiagonal]);
    assert!(!has_scale(&one_diagonal.build().unwrap()));
    assert!(has_scale(&Layout::classic()));
}
