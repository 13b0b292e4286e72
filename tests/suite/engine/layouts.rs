//! Layouts of every kind: their houses, peers and rules, and what a builder refuses.

use std::sync::Arc;

use nonet::engine::{
    Answers, Cell, Control, Digit, ExtraHouses, Grid, House, HouseKind, HouseName, Layout,
    LayoutBuilder, LayoutFault, NamedShape, Place, Puzzle, Regions, Rule,
};

fn built(builder: &LayoutBuilder) -> Arc<Layout> {
    builder.build().unwrap()
}

fn classic() -> LayoutBuilder {
    LayoutBuilder::boxed(3, 3)
}

fn of_kind(layout: &Layout, kind: HouseKind) -> Vec<&House> {
    layout.houses().iter().filter(|house| house.kind == kind).collect()
}

/// The cells as names: `r1c1 r2c2`.
fn names(layout: &Layout, cells: &[Cell]) -> String {
    cells.iter().map(|&cell| layout.name_of(cell)).collect::<Vec<_>>().join(" ")
}

fn cell(layout: &Layout, name: &str) -> Cell {
    layout.cell_named(name).unwrap()
}

/// The houses of an extra family on the classic board, and the cells of the first.
fn check_extra(extra: ExtraHouses, count: usize, first: &str) {
    let layout = built(&classic().with_extras([extra]));
    let houses = of_kind(&layout, extra.kind());
    assert_eq!(houses.len(), count, "{extra:?}");
    assert_eq!(names(&layout, &houses[0].cells), first);
    assert!(houses.iter().all(|house| house.is_complete && house.cells.len() == 9));
    assert!(!layout.is_classic() && layout.plain_boxes().is_none());
}

#[test]
fn extra_families_have_their_cells() {
    let falling = "r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9";
    check_extra(ExtraHouses::FallingDiagonal, 1, falling);
    let rising = "r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1";
    check_extra(ExtraHouses::RisingDiagonal, 1, rising);
    let window = "r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4";
    check_extra(ExtraHouses::Windows, 4, window);
    let group = "r1c1 r1c4 r1c7 r4c1 r4c4 r4c7 r7c1 r7c4 r7c7";
    check_extra(ExtraHouses::DisjointGroups, 9, group);
    let asterisk = "r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5";
    check_extra(ExtraHouses::Asterisk, 1, asterisk);
    let dots = "r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8";
    check_extra(ExtraHouses::CentreDots, 1, dots);
    let girandola = "r1c1 r1c9 r2c5 r5c2 r5c5 r5c8 r8c5 r9c1 r9c9";
    check_extra(ExtraHouses::Girandola, 1, girandola);
}

#[test]
fn both_diagonals_are_told_apart() {
    let layout = NamedShape::named("x").unwrap().layout();
    let [falling, rising] =
        [1, 2].map(|number| layout.house(HouseName::new(HouseKind::Diagonal, number)).unwrap());
    assert_eq!(falling.cells[0], cell(&layout, "r1c1"));
    assert_eq!(rising.cells[0], cell(&layout, "r1c9"));
    assert_eq!(layout.peers(cell(&layout, "r5c5")).len(), 20 + 12);
}

#[test]
fn larger_boards_have_more_windows() {
    let sixteen = built(&LayoutBuilder::boxed(4, 4).with_extras([ExtraHouses::Windows]));
    assert_eq!(of_kind(&sixteen, HouseKind::Window).len(), 9);
}

#[test]
fn a_builder_makes_no_second_classic_board() {
    assert!(built(&classic()).is_classic());
    assert!(Arc::ptr_eq(&built(&classic()), &Layout::classic()));
    assert!(!built(&LayoutBuilder::latin(9)).is_classic());
}

#[test]
fn regions_that_are_boxes_make_a_board_with_boxes() {
    let rows = ["AAABBBCCC", "DDDEEEFFF", "GGGHHHIII"].map(|row| [row; 3]).concat();
    let drawn = LayoutBuilder { regions: Regions::of_letters(&rows), ..LayoutBuilder::latin(9) };
    assert!(built(&drawn).is_classic());
    let with_windows = drawn.with_extras([ExtraHouses::Windows]);
    assert_eq!(built(&with_windows), built(&classic().with_extras([ExtraHouses::Windows])));
    let empty = LayoutBuilder { regions: Regions::Drawn(Vec::new()), ..LayoutBuilder::latin(5) };
    assert_eq!(built(&empty), built(&LayoutBuilder::latin(5)));
}

/// The houses of `of` added to `board` cell by cell, the last first.
fn drawn_on(board: LayoutBuilder, of: &Layout, kind: HouseKind) -> LayoutBuilder {
    let places = |house: &House| house.cells.iter().rev().map(|&cell| of.place(cell)).collect();
    let houses = of_kind(of, kind).into_iter().rev().map(places);
    houses.fold(board, LayoutBuilder::with_house)
}

#[test]
fn drawn_houses_that_are_a_whole_family_make_a_board_with_the_family() {
    for extra in ExtraHouses::ALL {
        let family = built(&classic().with_extras([extra]));
        let drawn = drawn_on(classic(), &family, extra.kind());
        assert_eq!(built(&drawn), family, "{extra:?}");
        let knight = |board: &LayoutBuilder| built(&board.clone().with_rules([Rule::AntiKnight]));
        assert_eq!(knight(&drawn), knight(&classic().with_extras([extra])));
    }
}

#[test]
fn drawn_houses_that_are_part_of_a_family_stay_drawn() {
    let windoku = built(&classic().with_extras([ExtraHouses::Windows]));
    let mut drawn = drawn_on(classic(), &windoku, HouseKind::Window);
    drawn.drawn.pop();
    assert_eq!(of_kind(&built(&drawn), HouseKind::Extra).len(), 3);
    let without_boxes = drawn_on(LayoutBuilder::latin(9), &windoku, HouseKind::Window);
    assert_eq!(of_kind(&built(&without_boxes), HouseKind::Extra).len(), 4);
}

#[test]
fn a_grid_that_is_listed_twice_counts_once() {
    let twice = LayoutBuilder { grids: vec![Place::new(0, 0); 2], ..classic() };
    assert!(built(&twice).is_classic());
}

#[test]
fn layouts_are_equal_by_content() {
    let knight = || built(&classic().with_rules([Rule::AntiKnight]));
    assert_eq!(knight(), knight());
    assert_ne!(knight(), Layout::classic());
    assert_ne!(knight(), built(&classic().with_rules([Rule::AntiKing])));
    assert_ne!(Layout::boxed(2, 3), Layout::boxed(3, 2));
}

#[test]
fn a_latin_square_has_no_regions() {
    let layout = built(&LayoutBuilder::latin(5));
    assert_eq!((layout.houses().len(), layout.boxes()), (10, None));
    assert!(layout.cells().all(|cell| layout.region_of(cell).is_none()));
    assert!(layout.cells().all(|cell| layout.peers(cell).len() == 8));
}

#[test]
fn rows_with_fewer_cells_than_digits_are_incomplete() {
    let regions = Regions::Boxes { rows: 2, columns: 4 };
    let layout = built(&LayoutBuilder { rows: 6, regions, ..LayoutBuilder::latin(8) });
    let complete = |kind| of_kind(&layout, kind).iter().all(|house| house.is_complete);
    assert_eq!((layout.rows(), layout.columns(), layout.cell_count()), (6, 8, 48));
    assert!(complete(HouseKind::Row) && complete(HouseKind::Box));
    assert!(!complete(HouseKind::Column));
    assert_eq!(layout.plain_boxes(), None);
}

#[test]
fn rules_pair_cells() {
    let layout = built(&classic().with_rules(Rule::ALL));
    let paired = |rule, name| names(&layout, layout.neighbours(rule, cell(&layout, name)));
    assert_eq!(paired(Rule::AntiKnight, "r1c1"), "r2c3 r3c2");
    assert_eq!(paired(Rule::AntiKing, "r1c1"), "r1c2 r2c1 r2c2");
    assert_eq!(paired(Rule::NonConsecutive, "r1c1"), "r1c2 r2c1");
    assert_eq!(layout.neighbours(Rule::AntiKnight, cell(&layout, "r5c5")).len(), 8);
    assert_eq!(layout.neighbours(Rule::AntiKing, cell(&layout, "r5c5")).len(), 8);
    assert_eq!(layout.neighbours(Rule::NonConsecutive, cell(&layout, "r5c5")).len(), 4);
    // Knights reach cells outside the box of r5c5, kings do not.
    assert_eq!(layout.peers(cell(&layout, "r5c5")).len(), 28);
    assert!(Layout::classic().neighbours(Rule::AntiKing, cell(&layout, "r5c5")).is_empty());
}

#[test]
fn rules_pair_cells_of_different_grids() {
    let samurai = NamedShape::named("samurai").unwrap().builder();
    let layout = built(&samurai.with_rules([Rule::AntiKnight]));
    let paired = layout.neighbours(Rule::AntiKnight, cell(&layout, "r6c9"));
    assert!(paired.contains(&cell(&layout, "r7c11")), "{}", names(&layout, paired));
}

#[test]
fn digits_beside_a_neighbour_are_not_left() {
    let layout = built(&classic().with_rules([Rule::NonConsecutive]));
    let digit = |at| (at == cell(&layout, "r1c2")).then(|| layout.digits().nth(4).unwrap());
    let left = layout.left_by_peers(cell(&layout, "r1c1"), digit);
    assert_eq!(left.iter().map(Digit::get).collect::<Vec<_>>(), [1, 2, 3, 7, 8, 9]);
}

#[test]
fn on_a_torus_rules_go_on_over_the_edges() {
    let layout = built(&LayoutBuilder { is_torus: true, ..classic().with_rules(Rule::ALL) });
    let paired = |rule| names(&layout, layout.neighbours(rule, cell(&layout, "r1c1")));
    assert_eq!(paired(Rule::AntiKing), "r1c2 r1c9 r2c1 r2c2 r2c9 r9c1 r9c2 r9c9");
    assert_eq!(paired(Rule::NonConsecutive), "r1c2 r1c9 r2c1 r9c1");
    assert_eq!(paired(Rule::AntiKnight), "r2c3 r2c8 r3c2 r3c9 r8c2 r8c9 r9c3 r9c8");
}

#[test]
fn a_samurai_is_five_grids_that_share_boxes() {
    let layout = NamedShape::named("samurai").unwrap().layout();
    assert_eq!((layout.rows(), layout.columns(), layout.cell_count()), (21, 21, 369));
    assert_eq!(layout.grids().len(), 5);
    assert_eq!(layout.houses().len(), 5 * 27 - 4);
    assert_eq!(layout.cell(0, 9), None);
    let first_hole = layout.cell(0, 12).unwrap();
    assert_eq!((first_hole.index(), layout.name_of(first_hole)), (9, "r1c13".to_owned()));
    // The lower right box of the first grid is the upper left box of the third, and belongs to the first.
    let shared = &layout.houses()[layout.region_of(cell(&layout, "r7c7")).unwrap()];
    assert_eq!((shared.number, shared.grid), (9, Some(1)));
    assert_eq!(layout.houses_of(cell(&layout, "r7c7")).len(), 5);
    assert_eq!(layout.peers(cell(&layout, "r7c7")).len(), 8 + 4 * 6);
    let last = HouseName { kind: HouseKind::Row, number: 9, grid: Some(5) };
    assert_eq!(layout.house(last).unwrap().cells.last(), Some(&cell(&layout, "r21c21")));
}

#[test]
fn every_named_board_can_be_filled() {
    for shape in NamedShape::ALL {
        let layout = shape.layout();
        assert!(NamedShape::named(&shape.name.to_uppercase()) == Some(*shape));
        assert!(layout.cells().all(|cell| !layout.houses_of(cell).is_empty()));
        if layout.cell_count() > 400 {
            continue;
        }
        let puzzle = Puzzle::new(Grid::empty(layout)).unwrap();
        let found = Answers::new(&puzzle).next(&Control::default());
        assert_eq!(found, Ok(true), "{}", shape.name);
    }
    assert_eq!(NamedShape::named("no such board"), None);
}

#[test]
fn the_largest_board_has_100_rows() {
    let layout = NamedShape::named("100×100").unwrap().layout();
    assert_eq!((layout.cell_count(), layout.digit_count()), (10_000, 100));
    assert!(layout.cells().all(|cell| layout.peers(cell).len() == 99 + 99 + 81));
}

#[test]
fn a_drawn_house_may_hold_some_digits_only() {
    let places =
        |columns: usize| (0..columns).map(|column| Place::new(column, column * 2 % 9)).collect();
    let layout = built(&classic().with_house(places(9)).with_house(places(3)));
    let houses = of_kind(&layout, HouseKind::Extra);
    assert_eq!(houses.iter().map(|house| house.is_complete).collect::<Vec<_>>(), [true, false]);
}

fn check_faults(builder: &LayoutBuilder, expected: &[LayoutFault]) {
    assert_eq!(builder.faults(), expected);
    assert_eq!(*builder.build().unwrap_err(), *expected);
    assert!(expected.iter().all(|fault| !fault.to_string().is_empty()));
}

#[test]
fn sizes_that_make_no_sense_are_refused() {
    let latin = LayoutBuilder::latin;
    check_faults(&latin(1), &[LayoutFault::DigitCount { found: 1 }]);
    check_faults(&latin(101), &[LayoutFault::BoardSize { rows: 101, columns: 101 }]);
    check_faults(&latin(0), &[LayoutFault::BoardSize { rows: 0, columns: 0 }]);
    let huge = LayoutBuilder { rows: usize::MAX, ..latin(9) };
    check_faults(&huge, &[LayoutFault::BoardSize { rows: usize::MAX, columns: 9 }]);
    let long = LayoutBuilder { columns: 3, ..latin(2) };
    let line = LayoutFault::LineTooLong { kind: HouseKind::Row, number: 1, found: 3, digits: 2 };
    assert_eq!(long.faults()[0], line);
    let outside = LayoutBuilder { grids: vec![Place::new(0, 0), Place::new(1, 0)], ..classic() };
    check_faults(&outside, &[LayoutFault::GridOutside { grid: 2, corner: Place::new(1, 0) }]);
    assert_eq!(Layout::boxed(1, 1), None);
    assert_eq!(Layout::boxed(9, 12), None);
    assert!(Layout::boxed(10, 10).is_some());
}

#[test]
fn regions_that_make_no_sense_are_refused() {
    let boxes = LayoutBuilder { regions: Regions::Boxes { rows: 2, columns: 4 }, ..classic() };
    check_faults(&boxes, &[LayoutFault::BoxesDoNotFit { rows: 2, columns: 4 }]);
    let none = LayoutBuilder { regions: Regions::Boxes { rows: 0, columns: 4 }, ..classic() };
    check_faults(&none, &[LayoutFault::BoxesDoNotFit { rows: 0, columns: 4 }]);
    let letters = Regions::of_letters(&["AAB", "ABB", "CC."]);
    let short = LayoutBuilder { regions: letters, ..LayoutBuilder::latin(3) };
    check_faults(&short, &[LayoutFault::RegionSize { region: 3, found: 2, expected: 3 }]);
    let place = Place::new;
    let drawn = vec![
        vec![place(0, 0), place(0, 1)],
        vec![place(0, 1), place(0, 2)],
        vec![place(1, 1), place(1, 1)],
    ];
    let faulty = LayoutBuilder { regions: Regions::Drawn(drawn), ..LayoutBuilder::latin(2) };
    check_faults(
        &faulty,
        &[
            LayoutFault::OutsideBoard { kind: HouseKind::Region, number: 2, place: place(0, 2) },
            LayoutFault::InTwoRegions { place: place(0, 1), first: 1, second: 2 },
            LayoutFault::ListedTwice { kind: HouseKind::Region, number: 3, place: place(1, 1) },
        ],
    );
}

#[test]
fn extra_houses_that_make_no_sense_are_refused() {
    let six =
        LayoutBuilder::boxed(2, 3).with_extras([ExtraHouses::Girandola, ExtraHouses::Windows]);
    check_faults(&six, &[LayoutFault::ExtraDoesNotFit { extra: ExtraHouses::Girandola }]);
    let latin = LayoutBuilder::latin(9).with_extras([ExtraHouses::DisjointGroups]);
    check_faults(&latin, &[LayoutFault::ExtraDoesNotFit { extra: ExtraHouses::DisjointGroups }]);
    let small = LayoutBuilder {
        regions: Regions::Boxes { rows: 1, columns: 1 },
        ..LayoutBuilder::latin(3).with_extras([ExtraHouses::DisjointGroups])
    };
    check_faults(&small, &[LayoutFault::ExtraDoesNotFit { extra: ExtraHouses::DisjointGroups }]);
    let (rows, columns) = (usize::MAX, 1);
    let huge = LayoutBuilder {
        regions: Regions::Boxes { rows, columns },
        ..LayoutBuilder::latin(9).with_extras([ExtraHouses::Windows, ExtraHouses::DisjointGroups])
    };
    let misfits = [ExtraHouses::Windows, ExtraHouses::DisjointGroups]
        .map(|extra| LayoutFault::ExtraDoesNotFit { extra });
    let boxes = LayoutFault::BoxesDoNotFit { rows, columns };
    check_faults(&huge, &[[boxes].as_slice(), &misfits].concat());
    let tiny = classic().with_house(vec![Place::new(0, 0)]);
    check_faults(&tiny, &[LayoutFault::ExtraSize { number: 1, found: 1, most: 9 }]);
}
