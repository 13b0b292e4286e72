//! Boards and documents of dice, for tests of the formats that hold boards of many shapes.

use std::sync::Arc;

use nonet::engine::{
    Digit, DigitSet, ExtraHouses, Grid, Layout, LayoutBuilder, Place, Regions, Rule,
};
use nonet::format::Document;

use crate::dice::Dice;

/// A document on a board, with digits and notes of the dice in its cells.
pub(super) fn document_on(layout: &Arc<Layout>, dice: &mut Dice) -> Document {
    let mut document = Document::of_givens(Grid::empty(Arc::clone(layout)));
    let digits = layout.digit_count();
    for cell in layout.cells() {
        let digit = Digit::from_index(dice.below(digits));
        let set: DigitSet = (0..3).filter_map(|_| Digit::from_index(dice.below(digits))).collect();
        match dice.below(5) {
            0 => drop(document.givens.set(cell, digit)),
            1 => drop(document.entries.set(cell, digit)),
            2 => document.notes.set(cell, set),
            3 => document.ruled_out.set(cell, set),
            _ => {}
        }
    }
    document
}

/// A board of any size with regions of any cells, extra houses, grids and rules, if the dice make one.
pub(super) fn random_board(dice: &mut Dice) -> Option<Arc<Layout>> {
    let digits = 2 + dice.below(14);
    let (rows, columns) = (1 + dice.below(digits), 1 + dice.below(digits));
    let mut builder = LayoutBuilder { rows, columns, ..LayoutBuilder::latin(digits) };
    let place = |index: usize| Place::new(index / columns, index % columns);
    let mut places: Vec<Place> = (0..rows * columns).map(place).collect();
    dice.shuffle(&mut places);
    let holes = dice.below(3).min(places.len() - 1);
    builder.holes = places.split_off(places.len() - holes);
    builder.regions = match dice.below(3) {
        0 => Regions::None,
        1 => Regions::Boxes { rows: 1 + dice.below(4), columns: 1 + dice.below(4) },
        _ => Regions::Drawn(places.chunks_exact(digits).map(<[Place]>::to_vec).collect()),
    };
    if dice.below(3) == 0 && rows == columns {
        builder.rows += 2;
        builder.digits = columns;
        builder.grids = vec![Place::new(0, 0), Place::new(2, 0)];
    }
    let of = |dice: &mut Dice, rare| dice.below(rare) == 0;
    builder.extras = ExtraHouses::ALL.into_iter().filter(|_| of(dice, 6)).collect();
    builder.rules = Rule::ALL.into_iter().filter(|_| of(dice, 4)).collect();
    builder.is_torus = of(dice, 5);
    dice.shuffle(&mut places);
    builder.drawn = places.chunks(4).take(dice.below(3)).map(<[Place]>::to_vec).collect();
    builder.build().ok()
}

/// A jigsaw of connected regions: boxes whose cells have changed places `swaps` times or fewer.
pub(super) fn random_jigsaw(
    rows: usize,
    columns: usize,
    swaps: usize,
    dice: &mut Dice,
) -> LayoutBuilder {
    let side = rows * columns;
    let mut regions: Vec<usize> =
        (0..side * side).map(|at| at / side / rows * rows + at % side / columns).collect();
    for _ in 0..swaps {
        let (first, second) = (dice.below(side * side), dice.below(side * side));
        regions.swap(first, second);
        if ![first, second].iter().all(|&cell| is_connected(&regions, side, regions[cell])) {
            regions.swap(first, second);
        }
    }
    let place = |cell: usize| Place::new(cell / side, cell % side);
    let region = |region: usize| {
        (0..side * side).filter(|&cell| regions[cell] == region).map(place).collect()
    };
    LayoutBuilder {
        regions: Regions::Drawn((0..side).map(region).collect()),
        ..LayoutBuilder::latin(side)
    }
}

/// Whether a walk through neighbours reaches all cells of a region.
fn is_connected(regions: &[usize], side: usize, region: usize) -> bool {
    let cells: Vec<usize> = (0..regions.len()).filter(|&cell| regions[cell] == region).collect();
    let mut reached = vec![cells[0]];
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        for &other in &cells {
            let distance =
                (cell / side).abs_diff(other / side) + (cell % side).abs_diff(other % side);
            if distance == 1 && !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    reached.len() == cells.len()
}
