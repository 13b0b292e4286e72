//! Games of KSudoku on its other boards.

use std::fmt::Write;

use nonet::engine::generate::{BoardChoice, Recipe, generate};
use nonet::engine::{
    Control, Digit, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Regions,
};
use nonet::format;

/// KSudoku's number of each place, column by column.
fn index(layout: &Layout, row: usize, column: usize) -> usize {
    column * layout.rows() + row
}

fn game(graph: &str, values: &str, history: &str) -> String {
    format!(
        "<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle>{graph}<values>{values}</values></puzzle>\
         <history>{history}</history></game></ksudoku>\n"
    )
}

fn values(grid: &Grid) -> String {
    let layout = grid.layout();
    let sign = |at: usize| match layout.cell(at % layout.rows(), at / layout.rows()) {
        None => '*',
        Some(cell) => grid.get(cell).map_or('_', |digit| char::from(b'a' + digit.get())),
    };
    (0..layout.rows() * layout.columns()).map(sign).collect()
}

/// The graph of a flat board, with each house cell by cell.
fn graph(layout: &Layout) -> String {
    let mut graph = format!(
        "<graph order=\"{}\" type=\"custom\" name=\"Any\" sizeX=\"{}\" sizeY=\"{}\" sizeZ=\"1\">",
        layout.digit_count(),
        layout.columns(),
        layout.rows()
    );
    for house in layout.houses() {
        let numbers: Vec<String> = house
            .cells
            .iter()
            .map(|&cell| layout.place(cell))
            .map(|place| index(layout, place.row, place.column).to_string())
            .collect();
        write!(graph, "<clique size=\"{}\">{}</clique>", numbers.len(), numbers.join(" ")).unwrap();
    }
    graph + "</graph>"
}

fn read(text: &str) -> Grid {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}: {text}"));
    reading.documents[0].givens.clone()
}

fn puzzle(builder: &LayoutBuilder) -> Grid {
    let layout = builder.build().unwrap();
    let few = u16::try_from(layout.cell_count() * 3 / 4).unwrap();
    let recipe =
        Recipe { givens: Some(few..=few + 3), ..Recipe::of_board(BoardChoice::Layout(layout)) };
    generate(&recipe, 1, &Control::default()).unwrap().puzzle.givens().clone()
}

#[test]
fn flat_boards_are_known_by_their_houses() {
    let shapes = [
        "4x4",
        "6x6",
        "x",
        "windoku",
        "jigsaw",
        "ksudoku jigsaw",
        "aztec",
        "nonomino",
        "pentomino",
        "tetromino",
        "logi-5",
        "7x7",
        "samurai",
        "tiny samurai",
        "tiny samurai 10x10",
        "sohei",
        "windmill",
        "twins",
        "latin 5x5",
    ];
    for name in shapes {
        let givens = puzzle(&NamedShape::named(name).unwrap().builder());
        let found = read(&game(&graph(givens.layout()), &values(&givens), ""));
        assert_eq!(found.layout().builder(), givens.layout().builder(), "{name}");
        assert_eq!(found, givens, "{name}");
    }
    let letters = Regions::of_letters(&["AAABB", "AACBB", "DCCCB", "DDCEE", "DDEEE"]);
    let jigsaw = LayoutBuilder { regions: letters, ..LayoutBuilder::latin(5) };
    for builder in [jigsaw.clone(), jigsaw.with_extras([ExtraHouses::FallingDiagonal])] {
        let givens = Grid::empty(builder.build().unwrap());
        let found = read(&game(&graph(givens.layout()), &values(&givens), ""));
        assert_eq!(found.layout().houses().len(), givens.layout().houses().len());
        assert_eq!(found.layout().builder().extras, builder.extras);
    }
}

#[test]
fn squares_and_cubes_are_said_by_their_type() {
    for (order, side) in [(4, 2), (16, 4), (25, 5)] {
        let givens = puzzle(&LayoutBuilder::boxed(side, side));
        let graph = format!("<graph order=\"{order}\" type=\"sudoku\" specific-type=\"Plain\"/>");
        assert_eq!(read(&game(&graph, &values(&givens), "")), givens);
    }
    let groups = "<graph order=\"9\" type=\"custom\" sizeX=\"9\" sizeY=\"9\" sizeZ=\"1\">\
                  <sudokugroups at=\"0\" withblocks=\"1\"/></graph>";
    assert!(read(&game(groups, &"_".repeat(81), "")).layout().is_classic());
    // In the first column of the front face: 2 at the top of the first layer, 9 below it, 3 behind it.
    let cube = format!("cd_j{}", "_".repeat(23));
    let found = read(&game("<graph order=\"9\" type=\"roxdoku\"/>", &cube, ""));
    assert_eq!(found.layout().builder(), NamedShape::named("roxdoku").unwrap().builder());
    let at = |row, column| found.get(found.layout().cell(row, column).unwrap()).map(Digit::get);
    assert_eq!((at(0, 0), at(0, 3), at(1, 0)), (Some(2), Some(3), Some(9)));
}

#[test]
fn a_game_on_a_larger_board_has_its_entries_and_notes() {
    let values = "_".repeat(256);
    let history = "<simple-event index=\"17\" value=\"16\"/>\
                   <simple-event index=\"255\" markers=\"1000000000000011\"/>";
    let text = game("<graph order=\"16\" type=\"sudoku\"/>", &values, history);
    let reading = format::read(text.as_bytes()).unwrap();
    let document = &reading.documents[0];
    let layout = document.givens.layout();
    let cell = |row, column| layout.cell(row, column).unwrap();
    assert_eq!(document.entries.get(cell(1, 1)).map(Digit::get), Some(16));
    let noted: Vec<u8> = document.notes.get(cell(15, 15)).iter().map(Digit::get).collect();
    assert_eq!(noted, [1, 15, 16]);
}
