//! Compares ratings on boards with other houses or rules with those of SukakuExplainer 1.18.1.

use std::sync::Arc;

use nonet::engine::rating::{has_scale, rate};
use nonet::engine::{Control, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Puzzle};

/// Puzzles with their ER/EP/ED and the names of their boards.
const RATED: &str = include_str!("../../data/rating/variants.txt");

fn puzzle(signs: &str, layout: &Arc<Layout>) -> Puzzle {
    let mut grid = Grid::empty(Arc::clone(layout));
    for (cell, sign) in layout.cells().zip(signs.bytes()).filter(|(_, sign)| *sign != b'.') {
        grid.set(cell, Digit::from_index(usize::from(sign - b'1')));
    }
    Puzzle::new(grid).unwrap()
}

/// The lines whose ER is below `limit`, with their parts.
fn rated_below(limit: f64) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines = RATED.lines().filter(|line| !line.starts_with('#'));
    let parts = lines.map(|line| {
        let (puzzle, rest) = line.split_once(' ').unwrap();
        let (rating, shape) = rest.split_once(' ').unwrap();
        (puzzle, rating, shape)
    });
    parts.filter(move |(_, rating, _)| {
        rating.split_once('/').unwrap().0.parse::<f64>().unwrap() < limit
    })
}

fn check_below(limit: f64) {
    for (signs, expected, shape) in rated_below(limit) {
        let layout = NamedShape::named(shape).unwrap().layout();
        let rating = rate(&puzzle(signs, &layout), &Control::default()).unwrap().unwrap();
        assert_eq!(rating.to_string(), expected, "{signs} {shape}");
    }
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
fn each_kind_of_board_with_a_scale_has_rated_puzzles() {
    let rated: Vec<&str> = rated_below(20.0).map(|(_, _, shape)| shape).collect();
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
