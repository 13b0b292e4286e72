//! Compares the search with the plain reference solver on boards of random shapes: small ones from 2 to 12 digits,
//! with regions of any cells and holes, and squares of 5×5 to 7×7 with regions of one or several pieces; all with extra
//! houses and rules.

use std::sync::Arc;

use nonet::engine::{
    Answers, Control, Count, ExtraHouses, Grid, HouseKind, Layout, LayoutBuilder, NamedShape,
    Place, Puzzle, Regions, Rule, count_all,
};
use proptest::prelude::*;

use super::against_reference::check;
use super::boards::{Dice, cases, spoiled};

/// The largest number of cells of a random board. The reference tries everything, so boards must be small.
const MOST_CELLS: usize = 12;

fn random_board(dice: &mut Dice) -> LayoutBuilder {
    let digits = 2 + dice.below(11);
    let (rows, columns) = loop {
        let size = (1 + dice.below(digits), 1 + dice.below(digits));
        if (2..=MOST_CELLS).contains(&(size.0 * size.1)) {
            break size;
        }
    };
    let mut builder = LayoutBuilder { rows, columns, ..LayoutBuilder::latin(digits) };
    let mut places: Vec<Place> =
        (0..rows * columns).map(|index| Place::new(index / columns, index % columns)).collect();
    dice.shuffle(&mut places);
    if places.len() > 4 {
        builder.holes = places.split_off(places.len() - dice.below(3));
    }
    builder.regions = match dice.below(3) {
        0 => Regions::None,
        1 if builder.holes.is_empty() && rows * columns > 3 && rows.is_multiple_of(2) => {
            Regions::Boxes { rows: 2, columns: columns.min(digits / 2).max(1) }
        }
        _ => Regions::Drawn(places.chunks_exact(digits).map(<[Place]>::to_vec).collect()),
    };
    for _ in 0..dice.below(3) {
        dice.shuffle(&mut places);
        let most = places.len().min(digits);
        builder.drawn.push(places[..2 + dice.below(most - 1)].to_vec());
    }
    builder.rules.extend(Rule::ALL.into_iter().filter(|_| dice.below(4) == 0));
    builder.is_torus = dice.below(4) == 0;
    builder
}

/// A puzzle with some givens, if the board makes sense and the givens keep the rules.
pub(super) fn random_puzzle(seed: u64) -> Option<Puzzle> {
    let mut dice = Dice::new(seed);
    let layout = random_board(&mut dice).build().ok()?;
    let mut givens = Grid::empty(Arc::clone(&layout));
    let digits: Vec<_> = layout.digits().collect();
    for cell in layout.cells() {
        if dice.below(5) == 0 {
            givens.set(cell, Some(dice.one_of(&digits)));
        }
    }
    Puzzle::new(givens).ok()
}

/// Regions that begin as the rows of a square board and trade cells so that each stays in one piece.
fn connected_regions(side: usize, dice: &mut Dice) -> Vec<Vec<Place>> {
    let mut regions: Vec<Vec<Place>> =
        (0..side).map(|row| (0..side).map(|column| Place::new(row, column)).collect()).collect();
    for _ in 0..side * side * 20 {
        let (one, other) = (dice.below(side), dice.below(side));
        let (given, taken) = (dice.below(side), dice.below(side));
        if one == other {
            continue;
        }
        let mut traded = regions.clone();
        traded[one][given] = regions[other][taken];
        traded[other][taken] = regions[one][given];
        if is_connected(&traded[one]) && is_connected(&traded[other]) {
            regions = traded;
        }
    }
    regions
}

fn is_connected(region: &[Place]) -> bool {
    let mut reached = vec![region[0]];
    for at in 0..region.len() {
        let Some(&from) = reached.get(at) else { return false };
        let near =
            |place: &&Place| place.row.abs_diff(from.row) + place.column.abs_diff(from.column) == 1;
        let new: Vec<Place> =
            region.iter().filter(near).filter(|place| !reached.contains(place)).copied().collect();
        reached.extend(new);
    }
    true
}

/// Regions that each take one cell of each digit of a full grid.
fn scattered_regions(full: &Grid, dice: &mut Dice) -> Vec<Vec<Place>> {
    let layout = full.layout();
    let mut regions = vec![Vec::new(); layout.digit_count()];
    for digit in layout.digits() {
        let mut cells: Vec<_> =
            full.filled().filter(|(_, other)| *other == digit).map(|(cell, _)| cell).collect();
        dice.shuffle(&mut cells);
        for (region, cell) in regions.iter_mut().zip(cells) {
            region.push(layout.place(cell));
        }
    }
    regions
}

/// Some cells with different digits in a full grid.
fn house_of(full: &Grid, dice: &mut Dice) -> Vec<Place> {
    let mut cells: Vec<_> = full.filled().collect();
    dice.shuffle(&mut cells);
    let most = 2 + dice.below(full.layout().digit_count() - 1);
    let mut house: Vec<(Place, _)> = Vec::new();
    for (cell, digit) in cells {
        if house.len() < most && house.iter().all(|(_, other)| *other != digit) {
            house.push((full.layout().place(cell), digit));
        }
    }
    house.into_iter().map(|(place, _)| place).collect()
}

/// An answer of the empty board, with random digits in its first row if the board allows these.
fn any_answer(builder: &LayoutBuilder, dice: &mut Dice) -> Option<Grid> {
    let layout = builder.build().ok()?;
    let mut givens = Grid::empty(Arc::clone(&layout));
    let mut digits: Vec<_> = layout.digits().collect();
    dice.shuffle(&mut digits);
    for (cell, digit) in layout.cells().zip(digits) {
        givens.set(cell, Some(digit));
    }
    let mut answers = Answers::new(&Puzzle::new(givens).ok()?);
    answers.seek(1 + dice.below(200) as u64, &Control::default()).ok()?;
    if answers.grid().is_none() {
        answers.previous(&Control::default()).ok()?;
    }
    answers.grid()
}

/// A full square board of 5×5 to 7×7 with regions of one or several pieces, extra houses and rules.
fn full_square(dice: &mut Dice) -> Option<Grid> {
    let side = 5 + dice.below(3);
    let mut builder = LayoutBuilder::latin(side);
    builder.is_torus = dice.below(4) == 0;
    builder.rules.extend(Rule::ALL.into_iter().filter(|_| dice.below(5) == 0));
    if dice.below(2) == 0 {
        builder.regions = Regions::Drawn(connected_regions(side, dice));
        builder.extras.extend(ExtraHouses::DIAGONALS.into_iter().filter(|_| dice.below(4) == 0));
    }
    let full = any_answer(&builder, dice)?;
    if builder.regions == Regions::None {
        builder.regions = Regions::Drawn(scattered_regions(&full, dice));
    }
    builder.drawn = (0..dice.below(3)).map(|_| house_of(&full, dice)).collect();
    let mut whole = Grid::empty(builder.build().expect("the answer of the board stays one"));
    for (cell, digit) in full.filled() {
        whole.set(cell, Some(digit));
    }
    Some(whole)
}

/// A puzzle on such a board, with so many givens that trying everything comes to an end.
fn random_square(seed: u64) -> Option<Puzzle> {
    let mut dice = Dice::new(seed);
    let mut givens = full_square(&mut dice)?;
    let mut cells: Vec<_> = givens.layout().cells().collect();
    dice.shuffle(&mut cells);
    let open = 8 + dice.below(15);
    for &cell in &cells[..open] {
        givens.set(cell, None);
    }
    Puzzle::new(givens).ok()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn random_squares_of_5_to_7_digits(seed: u64) {
        if let Some(puzzle) = random_square(seed) {
            check(&puzzle, 60);
            if let Some(spoiled) = spoiled(&puzzle, seed) {
                check(&spoiled, 60);
            }
        }
    }
}

#[test]
fn random_squares_are_of_each_kind() {
    let puzzles: Vec<Puzzle> = (0..300).filter_map(random_square).collect();
    let count = |is: &dyn Fn(&Layout) -> bool| puzzles.iter().filter(|it| is(it.layout())).count();
    let regions = |layout: &Layout| match layout.builder().regions {
        Regions::Drawn(regions) => regions,
        Regions::None | Regions::Boxes { .. } => Vec::new(),
    };
    for side in 5..=7 {
        assert!(count(&|it| it.rows() == side) > 10, "{side}");
    }
    let connected = count(&|it| regions(it).iter().all(|region| is_connected(region)));
    assert!(connected > 10 && puzzles.len() - connected > 10, "{connected} of {}", puzzles.len());
    assert!(count(&|it| it.has_houses(HouseKind::Extra)) > 20);
    assert!(count(&|it| it.rules().next().is_some()) > 10);
    let several = puzzles.iter().filter(|it| reference::answers(it, 2).len() > 1).count();
    assert!(several > 10 && puzzles.len() - several > 10, "{several}");
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn random_shapes(seed: u64) {
        if let Some(puzzle) = random_puzzle(seed) {
            check(&puzzle, 60);
        }
    }
}

#[test]
fn random_shapes_have_no_answer_one_or_several() {
    let (mut boards, mut seen) = (0, [0; 3]);
    for puzzle in (0..400).filter_map(random_puzzle) {
        boards += 1;
        seen[reference::answers(&puzzle, 2).len()] += 1;
    }
    assert!(boards > 50 && seen.iter().all(|&puzzles| puzzles > 5), "{boards} {seen:?}");
}

/// Puzzles on a board of 4×4 or 6×6 with further houses and rules, from its empty grid.
#[test]
fn small_boards_with_further_rules() {
    let extras = [vec![], vec![ExtraHouses::FallingDiagonal], ExtraHouses::ALL[..2].to_vec()];
    for extras in extras {
        for rule in Rule::ALL.map(Some).into_iter().chain([None]) {
            let builder = LayoutBuilder::boxed(2, 2).with_extras(extras.clone()).with_rules(rule);
            if let Ok(puzzle) = Puzzle::new(Grid::empty(builder.build().unwrap())) {
                check(&puzzle, 400);
            }
        }
    }
}

#[test]
fn overlapping_grids() {
    let samurai = NamedShape::named("tiny samurai").unwrap().layout();
    check(&Puzzle::new(Grid::empty(samurai)).unwrap(), 200);
}

/// Each slice of the cube, in each of the three directions, holds each digit.
#[test]
fn the_slices_of_a_roxdoku_are_its_houses() {
    for (name, side) in [("roxdoku", 3), ("roxdoku 16", 4), ("roxdoku 25", 5)] {
        let layout = NamedShape::named(name).unwrap().layout();
        let whole = layout.houses().iter().filter(|house| house.is_complete);
        assert_eq!(whole.count(), 3 * side, "{name}");
        let slice = |axis: usize, at: usize| {
            let is_in = |cell: &nonet::engine::Cell| {
                let (row, column) = (layout.row(*cell), layout.column(*cell));
                [row, column % side, column / side][axis] == at
            };
            layout.cells().filter(is_in).collect::<Vec<_>>()
        };
        for (axis, at) in (0..3).flat_map(|axis| (0..side).map(move |at| (axis, at))) {
            let cells = slice(axis, at);
            assert!(layout.houses().iter().any(|house| house.cells == cells), "{name} {axis} {at}");
        }
    }
}

#[test]
fn ksudoku_has_boards_of_these_regions_and_grids() {
    for (name, regions, side) in [
        ("tetromino", 4, 4),
        ("pentomino", 5, 5),
        ("aztec", 9, 9),
        ("nonomino", 9, 9),
        ("ksudoku jigsaw", 9, 9),
    ] {
        let layout = NamedShape::named(name).unwrap().layout();
        let drawn = layout.houses().iter().filter(|house| house.kind == HouseKind::Region);
        let sizes: Vec<usize> = drawn.map(|house| house.cells.len()).collect();
        assert_eq!(sizes, vec![side; regions], "{name}");
    }
    let samurai = NamedShape::named("tiny samurai 10x10").unwrap().layout();
    assert_eq!((samurai.grids().len(), samurai.cell_count()), (5, 5 * 16 - 4));
}

fn all_answers(builder: &LayoutBuilder) -> u128 {
    let puzzle = Puzzle::new(Grid::empty(builder.build().unwrap())).unwrap();
    count_all(&puzzle, &Control::default()).unwrap().answers
}

/// Published totals.
#[test]
fn empty_boards_have_as_many_answers_as_is_published() {
    assert_eq!(all_answers(&LayoutBuilder::boxed(2, 2)), 288);
    assert_eq!(all_answers(&LayoutBuilder::boxed(2, 3)), 28_200_960);
    assert_eq!(all_answers(&LayoutBuilder::boxed(3, 2)), 28_200_960);
    assert_eq!(all_answers(&LayoutBuilder::latin(4)), 576);
    assert_eq!(all_answers(&LayoutBuilder::latin(5)), 161_280);
    assert_eq!(all_answers(&LayoutBuilder::latin(6)), 812_851_200);
}

/// The answers that a walk finds.
fn walked(builder: &LayoutBuilder) -> u128 {
    let puzzle = Puzzle::new(Grid::empty(builder.build().unwrap())).unwrap();
    let mut answers = Answers::new(&puzzle);
    let mut walked = 0;
    while answers.next(&Control::default()).unwrap() {
        walked += 1;
    }
    walked
}

#[test]
fn small_boards_with_diagonals_have_as_many_answers_as_a_walk_finds() {
    for (rows, columns) in [(2, 2), (2, 3)] {
        let board = LayoutBuilder::boxed(rows, columns).with_extras(ExtraHouses::DIAGONALS);
        assert_eq!(all_answers(&board), walked(&board), "{rows}×{columns}");
    }
}

#[test]
#[ignore = "takes a minute without --release"]
fn an_empty_sudoku_x_has_as_many_answers_as_is_published() {
    let board = LayoutBuilder::boxed(3, 3).with_extras(ExtraHouses::DIAGONALS);
    assert_eq!(all_answers(&board), 55_613_393_399_531_520);
}

#[test]
#[ignore = "takes a minute without --release"]
fn empty_boards_of_eight_digits_have_as_many_answers_as_is_published() {
    assert_eq!(all_answers(&LayoutBuilder::latin(7)), 61_479_419_904_000);
    assert_eq!(all_answers(&LayoutBuilder::boxed(2, 4)), 29_136_487_207_403_520);
    assert_eq!(all_answers(&LayoutBuilder::boxed(4, 2)), 29_136_487_207_403_520);
}

#[test]
fn a_count_without_a_list_keeps_to_its_limit() {
    let puzzle = Puzzle::new(Grid::empty(Layout::boxed(2, 3).unwrap())).unwrap();
    for (limit, expected) in [
        (1_000_000, Count::MoreThan(1_000_000)),
        (28_200_959, Count::MoreThan(28_200_959)),
        (28_200_960, Count::Exactly(28_200_960)),
    ] {
        let counted = nonet::engine::count(&puzzle, limit, &Control::default()).unwrap();
        assert_eq!(counted.count, expected);
    }
}

#[test]
fn a_count_stops_at_its_limit() {
    let layout: Arc<Layout> = NamedShape::named("samurai").unwrap().layout();
    let puzzle = Puzzle::new(Grid::empty(layout)).unwrap();
    let counted = nonet::engine::count(&puzzle, 1000, &Control::default()).unwrap();
    assert_eq!(counted.count, Count::MoreThan(1000));
}
