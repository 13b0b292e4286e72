//! Boards of every shape in Nonet's own document and in JSON lines.

use nonet::engine::{
    Cell, CellSets, Digit, DigitSet, ExtraHouses, Grid, Layout, LayoutBuilder, NamedShape, Place,
    Regions, Rule,
};
use nonet::format::{self, Document, Kind, Loss, LowestDigit, Problem, Work, WriteError};
use nonet::game::{Content, Edit, GameBoard, History, Notes, Square};
use proptest::prelude::*;

use super::boards::{document_on, random_board};
use crate::dice::Dice;

fn written(kind: Kind, document: &Document) -> String {
    format::write(kind, std::slice::from_ref(document)).unwrap()
}

#[track_caller]
fn check_document(document: &Document) -> String {
    let text = written(Kind::Nonet, document);
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((reading.kind, &reading.documents[..]), (Kind::Nonet, &[document.clone()][..]));
    text
}

/// The JSON line keeps the board up to the names of some houses, the givens and what is ruled out.
#[track_caller]
fn check_line(document: &Document) {
    let text = written(Kind::JsonLines, document);
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let [read] = &reading.documents[..] else { panic!("one line is one puzzle") };
    let (layout, expected) = (read.givens.layout(), document.givens.layout());
    assert_eq!(reading.kind, Kind::JsonLines);
    assert_eq!(read.givens.cells(), document.givens.cells());
    assert_eq!(read.ruled_out, document.ruled_out);
    assert!(layout.cells().all(|cell| layout.peers(cell) == expected.peers(cell)));
    assert_eq!(layout.rules().collect::<Vec<_>>(), expected.rules().collect::<Vec<_>>());
    assert_eq!(text, written(Kind::JsonLines, read), "a line is stable");
}

#[test]
fn every_named_board_is_written_by_its_name_and_read_back() {
    for (seed, shape) in (0..).zip(NamedShape::ALL) {
        let layout = shape.layout();
        assert_eq!(NamedShape::of(&layout), Some(*shape));
        let document = document_on(&layout, &mut Dice::new(seed));
        let text = check_document(&document);
        assert_eq!(text.contains(&format!("shape: \"{}\"", shape.name)), !layout.is_classic());
        assert_eq!(text.contains("version: 3,"), !layout.is_classic(), "{}", shape.name);
        check_line(&document);
    }
}

proptest! {
    #[test]
    fn any_board_is_described_and_read_back(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        if let Some(layout) = random_board(&mut dice) {
            prop_assert_eq!(&layout.builder().build().unwrap(), &layout);
            let document = document_on(&layout, &mut dice);
            check_document(&document);
            check_line(&document);
        }
    }
}

#[test]
fn houses_that_go_by_boxes_are_read_back_beside_other_houses() {
    let mut builder = LayoutBuilder::boxed(2, 2).with_extras([ExtraHouses::Windows]);
    builder.drawn = vec![vec![Place::new(0, 0), Place::new(3, 3)]];
    check_document(&document_on(&builder.build().unwrap(), &mut Dice::new(1)));
}

#[test]
fn many_random_boards_are_boards() {
    let boards = (0..500).filter(|seed| random_board(&mut Dice::new(*seed)).is_some()).count();
    assert!(boards > 50, "only {boards} of 500");
}

#[test]
fn a_jigsaw_is_written_as_rows_of_letters() {
    let rows = ["AAAB", "CABB", "CCDB", "CDDD"];
    let builder = LayoutBuilder { regions: Regions::of_letters(&rows), ..LayoutBuilder::latin(4) };
    let jigsaw = builder.with_extras([ExtraHouses::RisingDiagonal]).with_rules([Rule::AntiKing]);
    let mut givens = Grid::empty(jigsaw.build().unwrap());
    givens.set(Cell::new(5).unwrap(), Digit::new(3));
    let expected = "\
// nonet sudoku
Nonet(
    version: 3,
    board: Board(
        rows: 4,
        columns: 4,
        digits: 4,
        regions: [
            \"AAAB\",
            \"CABB\",
            \"CCDB\",
            \"CDDD\",
        ],
        houses: [
            \"rising diagonal\",
        ],
        rules: [
            \"anti-king\",
        ],
    ),
    givens: [
        \"....\",
        \".3..\",
        \"....\",
        \"....\",
    ],
)
";
    assert_eq!(check_document(&Document::of_givens(givens)), expected);
}

#[test]
fn more_regions_than_letters_have_numbers() {
    let row = |row: usize| (0..64).map(move |at| Place::new(row, at)).collect::<Vec<_>>();
    let regions = Regions::Drawn((0..64).map(row).collect());
    let layout = LayoutBuilder { regions, ..LayoutBuilder::latin(64) }.build().unwrap();
    let text = check_document(&Document::of_givens(Grid::empty(layout)));
    assert!(text.contains("\"64 64 64 64"), "{text}");
}

#[test]
fn large_digits_are_numbers_in_digits_notes_and_history() {
    let layout = NamedShape::named("16x16").unwrap().layout();
    let digits = |numbers: &[u8]| numbers.iter().filter_map(|&it| Digit::new(it)).collect();
    let notes = Notes { corner: digits(&[1, 12]), centre: digits(&[3, 16]) };
    let cell = layout.cell_named("r2c3").unwrap();
    let mut document = document_on(&layout, &mut Dice::new(1));
    document.givens.set(cell, None);
    document.entries.set(cell, Digit::new(10));
    document.notes.set(cell, DigitSet::EMPTY);
    let square = Square { content: Content::of_notes(notes), ..Square::default() };
    let crossed = Square { crossed: digits(&[2, 11]), ..square };
    let board: GameBoard = document.board();
    let before = board.clone().with_squares([(cell, crossed)]);
    let edit = Edit::of_squares(&before, [(cell, board.square(cell))]).unwrap();
    let work = Work { history: History::of(vec![edit], Vec::new()), ..Work::none(&layout) };
    let text = check_document(&Document { work: work.kept(), ..document });
    assert!(text.contains("r2c3=?1,12/3,16-2,11"), "{text}");
}

#[test]
fn other_kinds_say_what_they_cannot_hold() {
    let of = |name| {
        let layout = NamedShape::named(name).unwrap().layout();
        vec![document_on(&layout, &mut Dice::new(4))]
    };
    let [samurai, sixteen, four] = ["samurai", "16x16", "4x4"].map(of);
    for kind in Kind::ALL.into_iter().filter(|kind| kind.is_written()) {
        let holds = [Kind::Nonet, Kind::JsonLines, Kind::List, Kind::Rows].contains(&kind);
        let refused = Err(WriteError::OtherBoard { kind });
        assert_eq!(format::write(kind, &samurai) != refused, holds, "{kind:?}");
        let loses = [Kind::List, Kind::Rows].contains(&kind);
        assert_eq!(format::losses(kind, &samurai).contains(&Loss::Shape), loses, "{kind:?}");
        for known in [&sixteen, &four] {
            assert!(!format::losses(kind, known).contains(&Loss::Shape), "{kind:?}");
            let is_held = kind.holds_board(known[0].givens.layout());
            let keeps_all = [Kind::Nonet, Kind::FPuzzles].contains(&kind);
            assert_eq!(format::losses(kind, known).is_empty(), !is_held || keeps_all);
        }
    }
}

/// A board of four rows with these fields of its description.
fn described(fields: &str) -> String {
    let givens = "givens: [\"....\", \"....\", \"....\", \"....\"]";
    format!(
        "Nonet(version: 3, board: Board(\nrows: 4, columns: 4, digits: 4,\n{fields}),\n{givens})"
    )
}

#[track_caller]
fn check_bad(text: &str, expected: &str) {
    let error = format::read(text.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), expected, "{text}");
}

#[test]
fn a_board_that_cannot_be_is_refused_with_the_reason() {
    for (fields, expected) in [
        (
            "boxes: (2, 3)",
            "line 1, column 19: boxes of 2 rows and 3 columns do not fill this board; expected boxes whose sides divide those of the board, with no more cells than digits",
        ),
        (
            "boxes: (0, 0)",
            "line 1, column 19: boxes of 0 rows and 0 columns do not fill this board; expected boxes whose sides divide those of the board, with no more cells than digits",
        ),
        (
            "boxes: (2, 2), regions: [\"AAAA\"]",
            "line 1, column 19: the board has both “boxes” and “regions”; expected one of them",
        ),
        (
            "regions: [\"AABB\", \"AABB\", \"CCDD\"]",
            "line 1, column 19: the board ends after 3 of 4 rows",
        ),
        (
            "regions: [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\", \"A\"]",
            "line 3, column 44: one row too many; expected the end of the board after 4 rows",
        ),
        (
            "regions: [\"AABB\",\n \"AAB\", \"CCDD\", \"CCDD\"]",
            "line 4, column 3: found only 3 of 4 cells",
        ),
        (
            "regions: [\"AABBB\", \"AABB\", \"CCDD\", \"CCDD\"]",
            "line 3, column 12: found 5 cells; expected 4",
        ),
        (
            "regions: [\"AABB\", \"AABB\", \"CCDD\", \"CCD?\"]",
            "line 3, column 36: “?” is not the name of a region; expected a letter, or . for no region",
        ),
        (
            "regions: [\"AABB\", \"AABB\", \"CCDD\", \"CCCD\"]",
            "line 3, column 28: region C has 5 cells; expected 4, one for each digit",
        ),
        (
            "regions: [\"AABB\", \"AABB\", \"CCDD\", \"CCD.\"]",
            "line 3, column 28: region D has 3 cells; expected 4, one for each digit",
        ),
        ("grids: \"r1c1 r2c2\"", "line 1, column 19: grid 2 at r2c2 reaches beyond the board"),
        (
            "grids: \"r1c1 c2\"",
            "line 1, column 19: “c2” is not a cell; expected a cell such as r4c5",
        ),
        (
            "holes: \"r0c1\"",
            "line 1, column 19: “r0c1” is not a cell; expected a cell such as r4c5",
        ),
        (
            "houses: [\"falling diagonal\", \"diagonal\"]",
            "line 3, column 31: “diagonal” is not a house; expected cells such as r1c1 r2c2, or falling diagonal, rising diagonal, windows, disjoint groups, asterisk, centre dots or girandola",
        ),
        (
            "houses: [\"r1c1 r1c1\"]",
            "line 1, column 19: extra house 1 has r1c1 twice; expected each cell once",
        ),
        (
            "houses: [\"r1c1 r9c1\"]",
            "line 1, column 19: extra house 1 has r9c1, which is not a cell of this board",
        ),
        ("houses: [\"r1c1\"]", "line 1, column 19: extra house 1 has 1 cell; expected 2 to 4"),
        ("houses: [\"girandola\"]", "line 1, column 19: this board cannot have “girandola”"),
        (
            "rules: [\"anti-knight\", \"anti-rook\"]",
            "line 3, column 25: the puzzle has rules that Nonet does not know yet: anti-rook",
        ),
        ("boxes: [2, 2]", "line 3, column 8: expected named fields in round brackets"),
    ] {
        check_bad(&described(fields), expected);
    }
}

#[test]
fn a_document_with_a_wrong_board_is_refused() {
    for (text, expected) in [
        (
            "Nonet(version: 3, shape: \"hexagon\", givens: [])",
            "line 1, column 19: no board is called “hexagon”; `nonet shapes` lists the names",
        ),
        (
            "Nonet(version: 3, shape: \"x\", board: Board(rows: 9, columns: 9, digits: 9), givens: [])",
            "line 1, column 31: the document has both “shape” and “board”; expected one of them",
        ),
        (
            "Nonet(version: 3, board: Board(rows: 9, columns: 9), givens: [])",
            "line 1, column 51: the document has no “digits”, which every document must have",
        ),
        (
            "Nonet(version: 3, board: Board(rows: 9, columns: 9, digits: 101), givens: [])",
            "line 1, column 19: a board cannot have 101 digits; expected 2 to 100",
        ),
        (
            "Nonet(version: 3, board: Board(rows: 99999999999, columns: 99999999999, digits: 9), givens: [])",
            "line 1, column 19: a board of 99999999999 rows and 99999999999 columns is not possible; expected 1 to 10,000 cells",
        ),
        (
            "Nonet(version: 3, board: Board(rows: 5, columns: 4, digits: 4), givens: [])",
            "line 1, column 19: column 1 has 5 cells; expected 4 at most, the number of digits",
        ),
        (
            "Nonet(version: 3, shape: \"4x4\", givens: [\"1234\", \"12\"])",
            "line 1, column 53: found only 2 of 4 cells",
        ),
        (
            "Nonet(version: 3, shape: \"4x4\", givens: [\"1234\", \"1235\"])",
            "line 1, column 54: “5” is not a digit of this board; expected a number from 1 to 4",
        ),
        (
            "Nonet(version: 3, shape: \"10x10\", givens: [\"1 2 3 4 5 6 7 8 9 11\"])",
            "line 1, column 63: “11” is not a digit of this board; expected a number from 1 to 10",
        ),
        (
            "Nonet(version: 3, shape: \"twins\", givens: [\"123456789......\"])",
            "line 1, column 54: found “.” where the board has no cell; expected -",
        ),
        (
            "Nonet(version: 3, shape: \"4x4\", givens: [\"1234\"])",
            "line 1, column 33: the board ends after 1 of 4 rows",
        ),
    ] {
        check_bad(text, expected);
    }
}

#[test]
fn a_flood_of_grids_or_houses_is_refused_at_once() {
    let many = |word: &str, count: usize| vec![word; count].join(" ");
    let board = |fields: &str| {
        format!(
            "Nonet(version: 3, board: Board(rows: 100, columns: 100, digits: 9, {fields}), givens: [])"
        )
    };
    let corners: Vec<String> =
        (0..101).map(|at| format!("r{}c{}", at / 50 + 1, at % 50 + 1)).collect();
    let grids = board(&format!("grids: \"{}\"", corners.join(" ")));
    check_bad(&grids, "line 1, column 19: the board has 101 grids; expected 100 at most");
    let houses = board(&format!("houses: [{}]", many("\"r1c1 r2c2\",", 10_001)));
    let expected =
        "line 1, column 19: the board has 10001 regions or extra houses; expected 10000 at most";
    check_bad(&houses, expected);
}

/// A line of JSON for a 4×4 with this instead of its empty rules.
fn json(field: &str, instead: &str) -> String {
    let line = r#"{"rows":4,"columns":4,"digits":4,"boxes":[2,2],"givens":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rules":{}}"#;
    assert!(line.contains(field), "{field}");
    line.replace(field, instead)
}

#[test]
fn a_wrong_json_line_is_refused_with_the_reason() {
    for (field, instead, expected) in [
        (
            "{}",
            r#"{"dutchflatmate":[],"lookandsay":[],"antiking":true}"#,
            "line 1, column 116: the puzzle has rules that Nonet does not know yet: dutchflatmate and lookandsay",
        ),
        ("{}", r#"{"antiking":3}"#, "line 1, column 111: expected true or false"),
        (
            "{}",
            r#"{"extraregion":[{"cells":["R1C1","X"]}]}"#,
            "line 1, column 114: “X” is not a cell; expected a cell such as r4c5",
        ),
        (
            "{}",
            r#"{"extraregion":[{"cells":["R1C1"]}]}"#,
            "line 1, column 1: extra house 1 has 1 cell; expected 2 to 4",
        ),
        (
            "{}",
            r#"{"candidates":{"R1C1":[7]}}"#,
            "line 1, column 113: “7” is not a digit of this board; expected a number from 1 to 4",
        ),
        (
            "[1,0",
            "[5,0",
            "line 1, column 57: “5” is not a digit of this board; expected a number from 1 to 4",
        ),
        ("[1,0,", "[1,", "line 1, column 57: found only 15 of 16 cells"),
        ("[1,0,", "[1,0,0,", "line 1, column 57: found 17 cells; expected 16"),
        (
            "[2,2]",
            "[3,2]",
            "line 1, column 1: boxes of 3 rows and 2 columns do not fill this board; expected boxes whose sides divide those of the board, with no more cells than digits",
        ),
        (
            "\"digits\":4",
            "\"digits\":4,\"lowest\":2",
            "line 1, column 1: the puzzle counts its digits from 2; Nonet reads only digits from 0 or from 1",
        ),
        (
            "\"rules\":{",
            "\"lowest\":2,\"rules\":{\"dutchflatmate\":[],\"lookandsay\":[]",
            "line 1, column 1: the puzzle counts its digits from 2; Nonet reads only digits from 0 or from 1; the puzzle has rules that Nonet does not know yet: dutchflatmate and lookandsay",
        ),
        (
            "\"digits\":4,",
            "",
            "line 1, column 90: the document has no “digits”, which every document must have",
        ),
        (
            "\"boxes\":[2,2]",
            "\"regions\":[[\"R1C1\"]]",
            "line 1, column 1: region 1 has 1 cell; expected 4, one for each digit",
        ),
        (
            "\"boxes\":[2,2]",
            "\"boxes\":[2,2],\"regions\":[[\"R1C1\"]]",
            "line 1, column 1: the board has both “boxes” and “regions”; expected one of them",
        ),
        (
            "\"boxes\":[2,2],\"givens\":[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],\"rules\":{}",
            "\"boxes\":[100000000000,1],\"givens\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],\"rules\":{\"disjointgroups\":true}",
            "line 1, column 1: boxes of 100000000000 rows and 1 columns do not fill this board; expected boxes whose sides divide those of the board, with no more cells than digits",
        ),
        (
            "\"rows\":4",
            "\"rows\":9999999999",
            "line 1, column 66: found only 16 of 39999999996 cells",
        ),
    ] {
        check_bad(&json(field, instead), expected);
    }
}

#[test]
fn an_empty_list_of_regions_says_nothing() {
    let line = json("\"boxes\":[2,2]", "\"regions\":[],\"boxes\":[2,2]");
    let reading = format::read(line.as_bytes()).unwrap();
    assert_eq!(Some(reading.documents[0].givens.layout()), Layout::boxed(2, 2).as_ref());
}

#[test]
fn json_lines_go_on_after_a_bad_line() {
    let (good, bad) = (json("{}", "{}"), json("[1,0", "[5,0"));
    let text = format!("{good}\n\n{bad}\n{good}\n");
    let found: Vec<_> = format::stream::Puzzles::new(text.as_bytes()).collect();
    let lines: Vec<usize> = found
        .iter()
        .map(|found| found.as_ref().map_or_else(|error| error.line, |found| found.line))
        .collect();
    assert_eq!(lines, [1, 3, 4]);
    assert!(found[1].is_err() && found[2].is_ok());
}

#[test]
fn a_json_line_has_title_source_and_candidates() {
    let line = json("{}", r#"{"candidates":{"R2C2":[3,4]}}"#);
    let line = line.replace("{\"rows\"", r#"{"id":"one","title":"","source":"here","rows""#);
    let document = format::read(line.as_bytes()).unwrap().documents.remove(0);
    let layout = document.givens.layout();
    let cell = layout.cell_named("r2c2").unwrap();
    let ruled_out: Vec<u8> = document.ruled_out.get(cell).iter().map(Digit::get).collect();
    assert_eq!((ruled_out, document.ruled_out.digit_count()), (vec![1, 2], 2));
    assert_eq!((document.about.title.as_str(), document.about.source.as_str()), ("one", "here"));
    assert_eq!(Some(layout.clone()), Layout::boxed(2, 2));
    assert_ne!(document.ruled_out, CellSets::none(layout));
}

#[test]
fn digits_from_0_are_read_as_one_more() {
    let line = json("\"givens\":[1,0", "\"lowest\":0,\"givens\":[0,null");
    let line = line.replace("\"rules\":{}", "\"rules\":{\"candidates\":{\"R2C2\":[2,3]}}");
    let document = format::read(line.as_bytes()).unwrap().documents.remove(0);
    let digits = |cells: DigitSet| -> Vec<u8> { cells.iter().map(Digit::get).collect() };
    assert_eq!(document.lowest_digit, LowestDigit::Zero);
    assert_eq!(document.givens.cells()[0].map(Digit::get), Some(1));
    assert_eq!(document.givens.cells()[1], None);
    let cell = document.givens.layout().cell_named("r2c2").unwrap();
    assert_eq!(digits(document.ruled_out.get(cell)), [1, 2]);
    check_bad(
        &json("\"givens\":[1,0", "\"lowest\":0,\"givens\":[4,null"),
        "line 1, column 68: “4” is not a digit of this puzzle; expected a number from 0 to 3",
    );
}

#[test]
fn every_list_of_variants_is_read_or_its_rules_are_named() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/data/variants");
    let Ok(files) = std::fs::read_dir(folder) else {
        eprintln!("the lists are not beside the project, so nothing was tested");
        return;
    };
    let lists = files.flatten().filter(|it| it.path().extension().is_some_and(|it| it == "jsonl"));
    let (mut read, mut refused) = (0, 0);
    for list in lists {
        let text = std::fs::read(list.path()).unwrap();
        for found in format::stream::Puzzles::new(&text[..]) {
            match found {
                Ok(found) if found.document.givens.layout().cell_count() < 400 => {
                    check_line(&found.document);
                    read += 1;
                }
                Ok(_) => read += 1,
                Err(error) => {
                    let known = matches!(
                        error.problem,
                        Problem::UnknownRules(_)
                            | Problem::LowestDigit(_)
                            | Problem::ArrowsFrom0
                            | Problem::LinesFromZero
                            | Problem::MarksFromZero
                            | Problem::PlacesFromZero
                            | Problem::LowestDigitAndRules { .. }
                    );
                    assert!(known, "{}: {error}", list.path().display());
                    refused += 1;
                }
            }
        }
    }
    assert_eq!((read, refused), (510, 56));
}
