//! Pictures that Nonet draws itself: light and dark, small and large, of boards of every size that is read.

use std::sync::Arc;

use nonet::engine::generate::{Recipe, generate};
use nonet::engine::{Control, Digit, Grid, Layout, LayoutBuilder, NamedShape};
use nonet::photo::{self, PhotoAnswers, PhotoBoard};
use nonet::print::{PrintInks, SmallDigits, picture, pixels};
use nonet::vision::Picture;

use crate::print::item;

/// A board of `side` rows, with digits on about a third of its cells and each digit on some.
pub(crate) fn pattern(side: usize) -> Grid {
    let layout = NamedShape::sized(side).unwrap().layout();
    let (rows, columns) = layout.boxes().unwrap();
    let digit = |at: usize| {
        let (row, column) = (at / side, at % side);
        let digit = (row % rows * columns + row / rows + column) % side;
        (at * 7 % 5 < 2).then(|| Digit::from_index(digit)).flatten()
    };
    let cells = (0..side * side).map(digit).collect();
    Grid::from_cells(layout, cells).unwrap()
}

pub(crate) fn drawn(grid: &Grid, width: u32, is_dark: bool) -> Picture {
    drawn_with(grid, SmallDigits::None, width, is_dark)
}

fn drawn_with(grid: &Grid, small: SmallDigits, width: u32, is_dark: bool) -> Picture {
    let page = picture(&item(grid), small, PrintInks::All, 450.0);
    let drawn = pixels(&page, width);
    let shade = |shade: u8| if is_dark { 255 - shade } else { shade };
    let shades = drawn.shades.into_iter().map(shade).collect();
    Picture::new(drawn.width as usize, drawn.height as usize, shades).unwrap()
}

/// A picture as a PNG file.
pub(crate) fn png_of(picture: &Picture) -> Vec<u8> {
    let mut bytes = Vec::new();
    let [width, height] = [picture.width(), picture.height()].map(|it| u32::try_from(it).unwrap());
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(picture.shades()).unwrap();
    bytes
}

/// The part of a picture from its upper left corner.
fn part(picture: &Picture, width: usize, height: usize) -> Picture {
    let rows = picture.shades().chunks_exact(picture.width()).take(height);
    let shades = rows.flat_map(|row| &row[..width]).copied().collect();
    Picture::new(width, height, shades).unwrap()
}

pub(crate) fn numbers(grid: &Grid) -> Vec<u8> {
    grid.cells().iter().map(|digit| digit.map_or(0, Digit::get)).collect()
}

#[track_caller]
fn check(grid: &Grid, width: u32, is_dark: bool) {
    let boards = photo::boards(&drawn(grid, width, is_dark)).unwrap();
    let read: Vec<&Vec<u8>> = boards.iter().map(|board| &board.digits).collect();
    let rows = grid.layout().rows();
    let scene = format!("{rows} rows, {width} pixels, dark: {is_dark}");
    assert_eq!(read, [&numbers(grid)], "{scene}");
    assert_eq!(boards[0].layout(), grid.layout(), "{scene}");
    check_corners(&boards[0], u16::try_from(width).unwrap(), &scene);
}

/// The margin of a drawn board is a fortieth of the width.
#[track_caller]
fn check_corners(board: &PhotoBoard, width: u16, scene: &str) {
    let width = f32::from(width);
    let (near, far) = (width / 40.0, width * 39.0 / 40.0);
    let expected = [(near, near), (far, near), (far, far), (near, far)];
    for (corner, (x, y)) in board.board.corners().iter().zip(expected) {
        let distance = (corner.x - x).hypot(corner.y - y);
        assert!(distance < width / 100.0, "{scene}: {corner:?}, not {x} {y}");
    }
}

#[test]
fn boards_of_every_size_are_read_light_or_dark() {
    for (side, width, is_dark) in [
        (4, 450, true),
        (4, 900, false),
        (6, 900, false),
        (9, 450, true),
        (12, 450, false),
        (16, 600, true),
    ] {
        check(&pattern(side), width, is_dark);
    }
}

#[test]
#[ignore = "takes a minute, and a release build"]
fn boards_of_every_size_are_read_light_and_dark_at_every_scale() {
    for side in [4, 6, 9, 12, 16] {
        for width in [450, 600, 900, 1350] {
            check(&pattern(side), width, false);
            check(&pattern(side), width, true);
        }
    }
}

/// A board whose rows are shifted by one digit, with some digits taken out.
fn shifted(layout: Arc<Layout>) -> Grid {
    let side = layout.rows();
    let digit = |at: usize| {
        let digit = Digit::from_index((at / side + at % side) % side);
        (at * 7 % 5 < 2).then_some(digit).flatten()
    };
    Grid::from_cells(layout, (0..side * side).map(digit).collect()).unwrap()
}

/// Checks that the regions are seen: the digits break the rules of most jigsaws, but are certain.
#[track_caller]
fn check_regions(layout: &Arc<Layout>, width: u32, is_dark: bool) {
    let grid = shifted(Arc::clone(layout));
    let boards = photo::boards(&drawn(&grid, width, is_dark)).unwrap();
    assert_eq!(boards[0].digits, numbers(&grid), "{width} {is_dark}");
    assert_eq!(boards[0].layout(), layout, "{width} {is_dark}");
}

fn named(name: &str) -> Arc<Layout> {
    NamedShape::named(name).unwrap().layout()
}

fn boxed(rows: usize, columns: usize) -> Arc<Layout> {
    LayoutBuilder::boxed(rows, columns).build().unwrap()
}

#[test]
fn jigsaws_are_read_with_their_regions() {
    check_regions(&named("jigsaw"), 450, false);
    check_regions(&named("ksudoku jigsaw"), 300, true);
    check_regions(&boxed(3, 2), 600, false);
    check_regions(&boxed(4, 3), 450, true);
}

#[test]
#[ignore = "takes a minute, and a release build"]
fn jigsaws_are_read_light_and_dark_at_every_scale() {
    for layout in [named("jigsaw"), named("ksudoku jigsaw"), boxed(3, 2), boxed(4, 3)] {
        for width in [300, 450, 600, 900, 1350] {
            check_regions(&layout, width, false);
            check_regions(&layout, width, true);
        }
    }
}

#[test]
fn a_jigsaw_that_lies_on_its_side_is_read_with_its_regions() {
    let grid = shifted(named("jigsaw"));
    let upright = drawn(&grid, 400, false);
    let side = upright.width();
    let shade = |at: usize| upright.shades()[(side - 1 - at % side) * side + at / side];
    let turned = Picture::new(side, side, (0..side * side).map(shade).collect()).unwrap();
    let boards = photo::boards(&turned).unwrap();
    assert_eq!((boards[0].board.turns, boards[0].layout()), (1, grid.layout()));
}

#[test]
fn regions_by_shades_are_read() {
    let layout = boxed(3, 2);
    let grid = shifted(LayoutBuilder::latin(6).build().unwrap());
    let board = drawn(&grid, 480, false);
    // The margin is 12 pixels wide, and a cell 76 pixels.
    let shade = |(at, &shade): (usize, &u8)| {
        let (x, y) = (at % 480, at / 480);
        let is_board = (12..468).contains(&x) && (12..468).contains(&y);
        let is_shaded = is_board && ((y - 12) / 228 + (x - 12) / 152) % 2 == 1;
        if is_shaded { shade.saturating_sub(40) } else { shade }
    };
    let shades = board.shades().iter().enumerate().map(shade).collect();
    let boards = photo::boards(&Picture::new(480, 480, shades).unwrap()).unwrap();
    assert_eq!(boards[0].digits, numbers(&grid));
    assert_eq!(boards[0].layout(), &layout);
}

#[test]
fn a_board_without_thick_lines_has_the_usual_boxes() {
    let grid = shifted(LayoutBuilder::latin(9).build().unwrap());
    let boards = photo::boards(&drawn(&grid, 450, false)).unwrap();
    assert!(boards[0].layout().is_classic());
}

#[test]
fn generated_puzzles_are_read() {
    for seed in 0..4 {
        let made = generate(&Recipe::default(), seed, &Control::default()).unwrap();
        check(made.puzzle.givens(), 300, seed % 2 == 0);
    }
}

#[test]
fn a_board_that_lies_on_its_side_is_read() {
    let made = generate(&Recipe::default(), 3, &Control::default()).unwrap();
    let upright = drawn(made.puzzle.givens(), 400, false);
    let mut shades = upright.shades().to_vec();
    for turns in 1..4_u8 {
        let side = upright.width();
        let turned = (0..side * side).map(|at| shades[(side - 1 - at % side) * side + at / side]);
        shades = turned.collect();
        let boards = photo::boards(&Picture::new(side, side, shades.clone()).unwrap()).unwrap();
        assert_eq!(boards[0].digits, numbers(made.puzzle.givens()), "{turns}");
        assert_eq!(boards[0].board.turns, turns);
    }
}

#[test]
fn several_boards_are_read_in_the_order_of_their_rows() {
    let grids: Vec<Grid> = (0..4)
        .map(|seed| generate(&Recipe::default(), seed, &Control::default()).unwrap())
        .map(|made| made.puzzle.givens().clone())
        .collect();
    let pictures: Vec<Picture> = grids.iter().map(|grid| drawn(grid, 320, false)).collect();
    check_digits(&on_page(&pictures, 2), &grids);
}

/// A page of pictures of one size, side by side.
fn on_page(pictures: &[Picture], columns: usize) -> Picture {
    let (width, height) = (pictures[0].width(), pictures[0].height());
    let mut shades = Vec::new();
    for row in pictures.chunks(columns) {
        for y in 0..height {
            let lines = row.iter().map(|picture| &picture.shades()[y * width..][..width]);
            lines.for_each(|line| shades.extend_from_slice(line));
        }
    }
    Picture::new(columns * width, pictures.len() / columns * height, shades).unwrap()
}

#[track_caller]
fn check_digits(page: &Picture, grids: &[Grid]) {
    let boards = photo::boards(page).unwrap();
    let read: Vec<&Vec<u8>> = boards.iter().map(|board| &board.digits).collect();
    let expected: Vec<Vec<u8>> = grids.iter().map(numbers).collect();
    assert_eq!(read, expected.iter().collect::<Vec<_>>());
}

/// Before, all boards but 36 of a page were dropped.
#[test]
fn every_board_of_a_page_is_read() {
    let grid = pattern(4);
    let page = on_page(&vec![drawn(&grid, 100, false); 49], 7);
    check_digits(&page, &vec![grid; 49]);
}

#[test]
#[ignore = "takes a minute, and a release build"]
fn every_one_of_a_hundred_boards_is_read() {
    for count in [7, 8, 10] {
        let boards: Vec<Grid> = (0..count * count)
            .map(|seed| generate(&Recipe::default(), seed, &Control::default()).unwrap())
            .map(|made| made.puzzle.givens().clone())
            .collect();
        let pictures: Vec<Picture> = boards.iter().map(|grid| drawn(grid, 240, false)).collect();
        check_digits(&on_page(&pictures, usize::try_from(count).unwrap()), &boards);
    }
}

/// Before, the search ended with the boards of dark lines.
#[test]
fn a_light_board_on_black_is_read_beside_a_dark_one_on_white() {
    let grids = [pattern(9), shifted(Layout::classic())];
    for first_is_dark in [false, true] {
        let pictures =
            [drawn(&grids[0], 320, first_is_dark), drawn(&grids[1], 320, !first_is_dark)];
        check_digits(&on_page(&pictures, 2), &grids);
        check_digits(&on_page(&pictures, 1), &grids);
    }
}

#[test]
fn a_board_that_is_cut_off_is_not_taken_for_a_smaller_one() {
    let whole = drawn(&pattern(9), 900, false);
    // Before, these parts were boards of 4 and 6 rows: they end between two lines, or with a line.
    for (width, height) in [(900, 405), (405, 405), (405, 900), (900, 612), (612, 612), (684, 684)]
    {
        let boards = photo::boards(&part(&whole, width, height)).map(|boards| boards.len());
        assert_eq!(boards, Err(photo::PhotoError::NoBoard), "{width} {height}");
    }
}

#[test]
fn a_full_board_is_read() {
    // Before, strokes of so many digits were taken for lines.
    let layout = Layout::classic();
    let digit = |at: usize| Digit::from_index((at / 9 % 3 * 3 + at / 27 + at % 9) % 9);
    let grid = Grid::from_cells(layout, (0..81).map(digit).collect()).unwrap();
    check(&grid, 450, false);
    check(&grid, 600, true);
}

#[test]
fn thin_lines_between_samples_are_traced() {
    // Before, each second thin line was lost at this width, and cells were cut out askew.
    for seed in 0..2 {
        let made = generate(&Recipe::default(), seed, &Control::default()).unwrap();
        let picture = drawn(made.puzzle.givens(), 520, false);
        let boards = nonet::vision::read(&picture);
        let read: Vec<u8> = boards[0].cells.iter().map(|cell| cell.value).collect();
        assert_eq!(read, numbers(made.puzzle.givens()), "{seed}");
    }
}

#[test]
fn boards_with_small_candidates_are_read() {
    for (side, width) in [(4, 450), (9, 600)] {
        let grid = pattern(side);
        let picture = drawn_with(&grid, SmallDigits::Candidates, width, false);
        let boards = photo::boards(&picture).unwrap();
        assert_eq!(boards[0].board.size, side);
        assert_eq!(boards[0].digits, numbers(&grid), "{side}");
    }
}

#[test]
fn a_board_that_ends_with_the_picture_is_read() {
    for (side, is_dark) in [(4, true), (9, false), (9, true), (16, false)] {
        let grid = pattern(side);
        let whole = drawn(&grid, 600, is_dark);
        // The margin is 15 pixels wide.
        let rows = whole.shades().chunks_exact(600).skip(15).take(570);
        let shades = rows.flat_map(|row| &row[15..585]).copied().collect();
        let boards = photo::boards(&Picture::new(570, 570, shades).unwrap()).unwrap();
        assert_eq!(boards[0].digits, numbers(&grid), "{side} {is_dark}");
    }
}

/// A dark window with a bar and a light board, whose givens are on grey cells. Its thin lines hardly differ from these.
fn dark_window(grid: &Grid) -> Picture {
    const CELL: usize = 64;
    const BOARD: usize = 9 * CELL;
    const LEFT: usize = 212;
    const TOP: usize = 185;
    let (width, height) = (1000, 900);
    let digits = drawn(grid, 606, false);
    let margin = digits.width() / 40;
    let on_board = |x: usize, y: usize| {
        let is_given = grid.cells()[y / CELL * 9 + x / CELL].is_some();
        let paper = if is_given { 204 } else { 255 };
        let line = |at: usize| match () {
            () if at == 0 || at + 1 == BOARD => None,
            () if (at + 1) % (3 * CELL) < 2 => Some(51),
            () if (at + 1).is_multiple_of(CELL) => Some(153),
            () => None,
        };
        let is_middle = |at: usize| (6..CELL - 6).contains(&(at % CELL));
        let digit = || digits.shades()[(margin + y) * digits.width() + margin + x];
        match (line(x), line(y)) {
            (Some(one), Some(other)) => one.min(other),
            (Some(shade), None) | (None, Some(shade)) => shade,
            (None, None) if is_middle(x) && is_middle(y) => digit().min(paper),
            (None, None) => paper,
        }
    };
    let shade = |at: usize| {
        let (x, y) = (at % width, at / width);
        let is_on_board = (LEFT..LEFT + BOARD).contains(&x) && (TOP..TOP + BOARD).contains(&y);
        let is_in_window = (130..870).contains(&x) && (108..793).contains(&y);
        let is_on_bar = (134..866).contains(&x) && (112..157).contains(&y);
        match () {
            () if is_on_board => on_board(x - LEFT, y - TOP),
            () if is_on_bar => 40,
            () if is_in_window => 53,
            () => 0,
        }
    };
    Picture::new(width, height, (0..width * height).map(shade).collect()).unwrap()
}

#[test]
fn a_board_is_chosen_though_the_lines_of_its_window_are_as_clear() {
    // Before, the frame was taken for a board of 4 rows, or every third line for one of 6.
    for seed in [3, 4] {
        let made = generate(&Recipe::default(), seed, &Control::default()).unwrap();
        let boards = photo::boards(&dark_window(made.puzzle.givens())).unwrap();
        assert_eq!(boards[0].digits, numbers(made.puzzle.givens()), "{seed}");
    }
}

#[test]
fn a_picture_without_a_board_has_none() {
    let blank = Picture::new(400, 300, vec![200; 400 * 300]).unwrap();
    assert_eq!(photo::boards(&blank).map(|boards| boards.len()), Err(photo::PhotoError::NoBoard));
    let stripes = (0..400 * 300).map(|at| if at / 400 % 20 < 3 { 0 } else { 255 }).collect();
    let stripes = Picture::new(400, 300, stripes).unwrap();
    assert_eq!(photo::boards(&stripes).map(|boards| boards.len()), Err(photo::PhotoError::NoBoard));
    for side in [1, 2, 3, 5, 20_000_000] {
        let tiny = Picture::new(side, 1, vec![0; side]).unwrap();
        assert!(photo::boards(&tiny).is_err());
    }
}

#[test]
fn lines_without_the_digits_of_a_puzzle_are_no_board() {
    // Each digit stands five times in its column.
    let digit = |at: usize| (at / 9).is_multiple_of(2).then(|| Digit::from_index(at % 9)).flatten();
    let table = Grid::from_cells(Layout::classic(), (0..81).map(digit).collect()).unwrap();
    let boards = photo::boards(&drawn(&table, 450, false)).map(|boards| boards.len());
    assert_eq!(boards, Err(photo::PhotoError::NoBoard));
}

#[test]
fn a_puzzle_that_was_read_has_one_answer_and_says_so() {
    let made = generate(&Recipe::default(), 5, &Control::default()).unwrap();
    let boards = photo::boards(&drawn(made.puzzle.givens(), 600, false)).unwrap();
    let [board]: [PhotoBoard; 1] = boards.try_into().unwrap();
    assert_eq!(board.answers, PhotoAnswers::One);
    assert_eq!((board.chosen.len(), board.uncertain().count()), (0, 0));
    assert_eq!(&board.document().givens, made.puzzle.givens());
}

#[test]
fn a_board_is_read_between_corners_that_say_how_it_is_held() {
    let grid = pattern(9);
    let picture = drawn(&grid, 450, false);
    let mut corners = photo::boards(&picture).unwrap()[0].board.corners();
    let read = photo::read_between(&picture, &corners, None).unwrap();
    assert_eq!(read.digits, numbers(&grid));
    // With a number of rows the lines in between are not asked for.
    assert_eq!(photo::read_between(&picture, &corners, Some(4)).unwrap().board.size, 4);
    corners.rotate_left(1);
    let on_its_side = photo::read_between(&picture, &corners, None).unwrap();
    assert_ne!(on_its_side.digits, numbers(&grid));
    let upper_left = on_its_side.board.corners()[0];
    assert!((upper_left.x - corners[0].x).hypot(upper_left.y - corners[0].y) < 8.0);
}

#[test]
fn corners_that_cross_or_meet_hold_no_board() {
    let picture = drawn(&pattern(9), 450, false);
    let mut corners = photo::boards(&picture).unwrap()[0].board.corners();
    corners.swap(0, 1);
    assert!(photo::read_between(&picture, &corners, None).is_none());
    assert!(photo::read_between(&picture, &[corners[0]; 4], None).is_none());
}
