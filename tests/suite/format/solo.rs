//! Game IDs of Solo.

use std::sync::Arc;

use nonet::engine::{Digit, ExtraHouses, Layout, LayoutBuilder, NamedShape, Regions, Rule};
use nonet::format::{self, Document, Kind, WriteError};
use proptest::prelude::*;

use super::boards::{document_on, random_board, random_jigsaw};
use super::{PUZZLE, grid};
use crate::dice::Dice;

/// The jigsaw `AAAB CABB CCDB CDDD`, with 1 and 2 in its first cells.
const JIGSAW: &str = "4j:1_2n,b__b__bc___c_";

fn read_one(text: &str) -> Document {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((reading.kind, reading.documents.len()), (Kind::Solo, 1), "{text}");
    reading.documents.into_iter().next().unwrap()
}

fn written(document: &Document) -> Result<String, WriteError> {
    format::write(Kind::Solo, std::slice::from_ref(document))
}

/// What an ID keeps: the board and the givens.
#[track_caller]
fn check_kept(document: &Document) -> String {
    let text = written(document).unwrap();
    let read = read_one(&text);
    assert_eq!(read.givens, document.givens, "{text}");
    assert_eq!(written(&read).as_ref(), Ok(&text));
    text
}

#[test]
fn the_classic_board_is_3x3() {
    let document = Document::of_givens(grid(PUZZLE));
    let id = "3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9\n";
    assert_eq!(check_kept(&document), id);
    let page = format!("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{id}");
    assert_eq!(read_one(&page), document);
    assert_eq!(read_one(&id.replace("3x3:", "3x3dt:")), document);
    assert_eq!(read_one(&id.replace("3x3:", "3x3r4di:")), document);
}

#[test]
fn the_first_number_is_the_rows_of_a_box() {
    let mut document = Document::of_givens(grid(PUZZLE));
    let layout = LayoutBuilder::boxed(2, 3).build().unwrap();
    document.givens = nonet::engine::Grid::empty(layout);
    let cell = document.givens.layout().cell_named("r1c4").unwrap();
    document.givens.set(cell, Digit::new(6));
    assert_eq!(check_kept(&Document::of_givens(document.givens)), "2x3:c6zf\n");
}

#[test]
fn a_jigsaw_says_its_borders() {
    let rows = ["AAAB", "CABB", "CCDB", "CDDD"];
    let board = LayoutBuilder { regions: Regions::of_letters(&rows), ..LayoutBuilder::latin(4) };
    let document = read_one(JIGSAW);
    assert_eq!(*document.givens.layout(), board.build().unwrap());
    assert_eq!(check_kept(&document), format!("{JIGSAW}\n"));
    assert_eq!(read_one(&JIGSAW.replace("4j", "2x2j")), document);
}

#[test]
fn x_adds_both_diagonals() {
    let document = read_one("4x4x:zzzzzzzzzv");
    let layout = document.givens.layout();
    let both = [ExtraHouses::FallingDiagonal, ExtraHouses::RisingDiagonal];
    assert_eq!(layout.builder(), LayoutBuilder::boxed(4, 4).with_extras(both));
    assert_eq!(check_kept(&document), "4x4x:zzzzzzzzzv\n");
    let jigsaw = read_one(&JIGSAW.replace("4j", "4jx"));
    assert_eq!(jigsaw.givens.layout().builder().extras.len(), 2);
    assert!(check_kept(&jigsaw).starts_with("4jx:1_2n,"));
}

/// Solo writes `z` for 25 missing lines, and reads it as 26.
#[test]
fn long_runs_of_missing_lines_are_read_both_ways() {
    let rows: Vec<String> = ('A'..='I').map(|row| row.to_string().repeat(9)).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let board = LayoutBuilder { regions: Regions::of_letters(&rows), ..LayoutBuilder::latin(9) };
    let document = Document::of_givens(nonet::engine::Grid::empty(board.build().unwrap()));
    let text = check_kept(&document);
    assert_eq!(text, format!("9j:zzzc,zzt{}\n", "_".repeat(72)));
    let as_solo_writes = text.replace("zzt", "zzv");
    assert_eq!(read_one(&as_solo_writes), document);
}

#[test]
fn several_ids_are_several_puzzles() {
    let text = format!("# a comment\n2x2:1o\n\n{JIGSAW}\n2x2:o2\n");
    let reading = format::read(text.as_bytes()).unwrap();
    assert_eq!((reading.kind, reading.documents.len()), (Kind::Solo, 3));
    let written = format::write(Kind::Solo, &reading.documents).unwrap();
    assert_eq!(written, format!("2x2:1o\n{JIGSAW}\n2x2:o2\n"));
}

/// The board of a document with no more than givens.
fn random_document(layout: &Arc<Layout>, dice: &mut Dice) -> Document {
    Document::of_givens(document_on(layout, dice).givens)
}

proptest! {
    #[test]
    fn any_board_that_an_id_holds_is_read_back(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let (rows, columns) = (2 + dice.below(4), 2 + dice.below(4));
        let mut board = match dice.below(3) {
            0 => LayoutBuilder::boxed(rows, columns),
            _ => random_jigsaw(rows, columns, 60, &mut dice),
        };
        if dice.below(3) == 0 {
            board = board.with_extras([ExtraHouses::FallingDiagonal, ExtraHouses::RisingDiagonal]);
        }
        check_kept(&random_document(&board.build().unwrap(), &mut dice));
    }

    #[test]
    fn any_other_board_is_refused_or_read_back(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        if let Some(layout) = random_board(&mut dice) {
            let document = random_document(&layout, &mut dice);
            match written(&document) {
                Ok(_) => drop(check_kept(&document)),
                Err(error) => prop_assert_eq!(error, WriteError::OtherBoard { kind: Kind::Solo }),
            }
        }
    }

    #[test]
    fn any_line_below_an_id_is_read_or_refused(text in ".{0,60}") {
        let _ = format::read(format!("2x2:p\n{text}").as_bytes());
    }

    #[test]
    fn any_id_is_read_or_refused(text in "[0-9]{1,2}x?[0-9]?j?x?:[a-z_0-9]{0,30},?[a-z_]{0,30}") {
        let _ = format::read(text.as_bytes());
    }
}

#[test]
fn boards_that_no_id_holds_are_refused_with_a_sentence() {
    let one_diagonal = LayoutBuilder::boxed(3, 3).with_extras([ExtraHouses::FallingDiagonal]);
    let rule = LayoutBuilder::boxed(3, 3).with_rules([Rule::AntiKing]);
    let apart = NamedShape::named("sudoku plus 8x8").unwrap().builder();
    let boards = [one_diagonal, rule, apart, LayoutBuilder::boxed(6, 6), LayoutBuilder::latin(4)];
    for board in boards {
        let layout = board.build().unwrap();
        let error = written(&random_document(&layout, &mut Dice::new(1))).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a game ID of Solo holds only square boards of up to 31 digits, with boxes or connected regions, and with both diagonals or none"
        );
    }
}

#[test]
fn each_bad_id_gets_its_sentence() {
    for (text, expected) in [
        (
            "3x3k:zzzc,___,____",
            "line 1, column 11: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
        ),
        ("3x3::k:3841:3841:6", "line 1, column 8: found only 3 of 81 cells"),
        ("3x3:d:k:3841:3841:6", "line 1, column 9: found only 3 of 81 cells"),
        ("3x3:zzzb", "line 1, column 9: found only 80 of 81 cells"),
        ("3x3:zzzd", "line 1, column 9: found 82 cells; expected 81"),
        ("3x3:zzzb1_2", "line 1, column 12: found 82 cells; expected 81"),
        (
            "3x3:10zzzb",
            "line 1, column 5: “10” is not a digit of this board; expected a number from 1 to 9",
        ),
        (
            "3x3:0zzzb",
            "line 1, column 5: “0” is not a digit of this board; expected a number from 1 to 9",
        ),
        (
            "3x3:zzz.",
            "line 1, column 8: unexpected “.”; expected digits, _ between two digits, or a letter from a to z for 1 to 26 empty cells",
        ),
        ("3x3:zzzc,aaa", "line 1, column 10: unexpected “aaa”; expected the end of the line"),
        (
            "9j:zzzc",
            "line 1, column 8: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
        ),
        (
            "4j:p,b__b__bc___c",
            "line 1, column 6: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
        ),
        (
            "4j:p,zzzzzzzz",
            "line 1, column 6: the borders of the regions or cages are missing or do not fit this board; expected a comma behind the cells, and then one border or none between each two neighbours",
        ),
        (
            "4j:p,b__b__A",
            "line 1, column 12: unexpected “A”; expected a letter from a to z, or _, for the borders of the regions",
        ),
        (
            "4j:p,b__b__bc___d",
            "line 1, column 1: region 2 has 8 cells; expected 4, one for each digit",
        ),
        (
            "99999999999x99999999999:a",
            "line 1, column 1: a board of 18446744073709551615 rows and 18446744073709551615 columns is not possible; expected 1 to 10,000 cells",
        ),
        (
            "1000j:a,a",
            "line 1, column 1: a board of 1000 rows and 1000 columns is not possible; expected 1 to 10,000 cells",
        ),
        (
            "0j:a,a",
            "line 1, column 1: a board of 0 rows and 0 columns is not possible; expected 1 to 10,000 cells",
        ),
    ] {
        let error = format::read(text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

#[test]
fn a_line_below_an_id_that_is_none_is_told() {
    for below in ["3x3", "9j", "hello", "3x3:", ":"] {
        let text = format!("2x2:p\n{below}");
        let error = &format::read(text.as_bytes()).unwrap().refused[0];
        assert_eq!(error.line, 2, "{below}: {error}");
    }
}

#[test]
fn long_ids_are_only_long() {
    for (start, part) in [("3x3:", "z"), ("3x3:", "1_"), ("9j:zzzc,", "z"), ("9j:zzzc,", "_")] {
        let text = format!("{start}{}", part.repeat(1_000_000));
        let error = format::read(text.as_bytes()).unwrap_err();
        assert!(error.to_string().len() < 400, "{error}");
    }
}
