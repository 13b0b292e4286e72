//! Plain lines, rows and numbers of boards that are not classic.

use std::sync::Arc;

use nonet::engine::{Digit, Grid, Layout, NamedShape};
use nonet::format::stream::Puzzles;
use nonet::format::{self, Kind, ReadError, line_of, read_jigsaw, rows_of};

use crate::dice::Dice;

fn layout(name: &str) -> Arc<Layout> {
    NamedShape::named(name).unwrap().layout()
}

/// Any digits in about half of the cells, so that texts do not depend on answers.
fn grid_on(layout: &Arc<Layout>, dice: &mut Dice) -> Grid {
    let mut grid = Grid::empty(Arc::clone(layout));
    for cell in layout.cells().filter(|_| dice.below(2) == 0).collect::<Vec<_>>() {
        grid.set(cell, Digit::from_index(dice.below(layout.digit_count())));
    }
    grid
}

fn read_on(shape: Option<Arc<Layout>>, text: &str) -> Result<Vec<Grid>, ReadError> {
    let puzzles = Puzzles::new(text.as_bytes()).on_shape(shape);
    puzzles.map(|found| Ok(found?.document.givens)).collect()
}

#[track_caller]
fn check(text: &str, kind: Kind, grids: &[Grid]) {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let read: Vec<Grid> = reading.documents.into_iter().map(|it| it.givens).collect();
    assert_eq!((reading.kind, &read[..]), (kind, grids), "{text}");
}

#[test]
fn boards_of_several_grids_are_known_by_their_holes() {
    let mut dice = Dice::new(3);
    let several = NamedShape::ALL.iter().filter(|shape| !shape.builder().grids.is_empty());
    for shape in several.filter(|shape| shape.layout().has_holes()) {
        let grids = [(); 2].map(|()| grid_on(&shape.layout(), &mut dice));
        let lines: Vec<String> = grids.iter().map(line_of).collect();
        check(&lines.join("\n"), Kind::List, &grids);
    }
}

#[test]
fn boards_of_a_usual_size_are_known_by_their_cells() {
    let mut dice = Dice::new(7);
    for side in [4, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25] {
        let layout = NamedShape::sized(side).unwrap().layout();
        let grids = [grid_on(&layout, &mut dice), grid_on(&layout, &mut dice)];
        let lines: Vec<String> = grids.iter().map(line_of).collect();
        check(&lines.join("\n"), Kind::List, &grids);
        check(&lines.join("\n").to_lowercase().replace('.', "0"), Kind::List, &grids);
        check(&format!("{}\n{} 7.5 a name", lines[0], lines[1]), Kind::List, &grids);
    }
}

#[test]
fn numbers_are_known_by_their_count() {
    let mut dice = Dice::new(8);
    for side in [4, 6, 8, 10, 16, 25, 36, 49, 64, 100] {
        let layout = NamedShape::sized(side).unwrap().layout();
        let grids = [grid_on(&layout, &mut dice), grid_on(&layout, &mut dice)];
        let rows = grids.iter().map(rows_of).collect::<Vec<_>>().join("\n");
        check(&rows, Kind::Rows, &grids);
        check(&rows.trim_start().replace(' ', ","), Kind::Rows, &grids);
        let in_a_line: Vec<String> =
            grids.iter().map(|it| rows_of(it).replace('\n', " ")).collect();
        check(&in_a_line.join("\n"), Kind::List, &grids);
    }
}

#[test]
fn rows_of_sixteen_signs_are_a_board() {
    let layout = layout("16x16");
    let grid = grid_on(&layout, &mut Dice::new(3));
    let line = line_of(&grid);
    let rows: Vec<&str> = (0..16).map(|row| &line[16 * row..16 * (row + 1)]).collect();
    check(&rows.join("\n"), Kind::Rows, std::slice::from_ref(&grid));
    let first_is_empty = format!("{}\n{}", ".".repeat(16), rows[1..].join("\n"));
    assert_eq!(read_on(None, &first_is_empty).unwrap()[0].cells()[16..], grid.cells()[16..]);
    let small = ["1...............", "..2............4"];
    let four = Layout::boxed(2, 2).unwrap();
    let read = read_on(None, &small.join("\n")).unwrap();
    assert_eq!(read.iter().map(line_of).collect::<Vec<_>>(), small);
    assert!(read.iter().all(|grid| *grid.layout() == four));
}

#[test]
fn letters_may_count_from_a() {
    let numbers = "1".to_owned() + &".".repeat(254) + "G";
    let letters = "A".to_owned() + &".".repeat(254) + "P";
    assert_eq!(read_on(None, &letters), read_on(None, &numbers));
    let letters = "A".to_owned() + &".".repeat(622) + "XY";
    let cells = read_on(None, &letters).unwrap().remove(0);
    assert_eq!(cells.cells()[623], Digit::new(24));
}

#[test]
fn a_shape_is_for_texts_that_do_not_say_one() {
    let mut dice = Dice::new(5);
    for name in
        ["samurai", "x", "sohei", "tiny samurai", "3x2", "logi-5", "24x24", "twins", "49x49"]
    {
        let layout = layout(name);
        let grid = grid_on(&layout, &mut dice);
        for text in [line_of(&grid), rows_of(&grid), rows_of(&grid).replace('\n', "\n\n")] {
            let read = read_on(Some(Arc::clone(&layout)), &text);
            assert_eq!(read.as_deref(), Ok(&[grid.clone()][..]), "{name}\n{text}");
        }
        let document = format::Document::of_givens(Grid::empty(Layout::boxed(2, 2).unwrap()));
        for kind in [Kind::Nonet, Kind::JsonLines] {
            let text = format::write(kind, std::slice::from_ref(&document)).unwrap();
            let read = read_on(Some(Arc::clone(&layout)), &text).unwrap();
            assert_eq!(read, std::slice::from_ref(&document.givens), "{kind:?} says its shape");
        }
    }
}

#[test]
fn wrong_lines_on_a_shape_are_told() {
    for (name, text, expected) in [
        ("4x4", "123\n", "line 1, column 4: found only 3 of 4 cells"),
        ("4x4", "12341234123\n", "line 1, column 12: found only 11 of 16 cells"),
        ("4x4", "1234\n1\n", "line 2, column 2: found only 1 of 4 cells"),
        ("4x4", "1234\n....\n", "line 2, column 1: the board ends after 2 of 4 rows"),
        (
            "4x4",
            "1235............",
            "line 1, column 4: “5” is not a digit of this board; expected a number from 1 to 4",
        ),
        ("4x4", "hello world", "line 1, column 12: found only 10 of 16 cells"),
        (
            "16x16",
            &format!("{}17", ". ".repeat(255)),
            "line 1, column 511: “17” is not a digit of this board; expected a number from 1 to 16",
        ),
    ] {
        let error = read_on(Some(layout(name)), text).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
    let hole = format!("{}1{}", ".".repeat(10), ".".repeat(214));
    let error = read_on(Some(layout("twins")), &hole).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1, column 11: found “1” where the board has no cell; expected -"
    );
}

#[test]
fn a_jigsaw_is_read_from_rows_of_letters() {
    let text = "# a jigsaw\nAABB\nAABB\n\nCCDD\nCCDD\n";
    assert_eq!(read_jigsaw(text).unwrap().builder().digits, 4);
    assert_eq!(read_jigsaw("AAAA\nBBBB\n").unwrap().builder().rows, 2);
    for (text, expected) in [
        (
            "",
            "line 1, column 1: a board of 0 rows and 0 columns is not possible; expected 1 to 10,000 cells",
        ),
        ("AABB\nAAB\nCCDD\nCCDD\n", "line 2, column 1: found only 3 of 4 cells"),
        (
            "AABB\nAABB\nCCDD\nCCCD\n",
            "line 3, column 1: region C has 5 cells; expected 4, one for each digit",
        ),
        (
            "AABB\nAABB\nCC!D\nCCDD\n",
            "line 3, column 1: “!” is not the name of a region; expected a letter, or . for no region",
        ),
    ] {
        assert_eq!(read_jigsaw(text).unwrap_err().to_string(), expected, "{text}");
    }
}
