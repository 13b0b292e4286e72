//! Lines of SumoCue.

use nonet::engine::{ExtraHouses, LayoutBuilder, Regions, Rule};
use nonet::format::{self, Document, Kind, WriteError};
use proptest::prelude::*;

use super::boards::{document_on, random_board, random_jigsaw};
use super::{PUZZLE, grid};
use crate::dice::Dice;

const DIAGONALS: [ExtraHouses; 2] = [ExtraHouses::FallingDiagonal, ExtraHouses::RisingDiagonal];

fn read_one(text: &str) -> Document {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((reading.kind, reading.documents.len()), (Kind::SumoCue, 1), "{text}");
    reading.documents.into_iter().next().unwrap()
}

fn written(document: &Document) -> Result<String, WriteError> {
    format::write(Kind::SumoCue, std::slice::from_ref(document))
}

#[track_caller]
fn check_kept(document: &Document) -> String {
    let text = written(document).unwrap();
    let read = read_one(&text);
    let (layout, expected) = (read.givens.layout(), document.givens.layout());
    assert!(layout.cells().all(|cell| layout.peers(cell) == expected.peers(cell)));
    assert_eq!(read.givens.cells(), document.givens.cells());
    text
}

#[test]
fn a_board_of_boxes_has_no_regions() {
    let document = Document::of_givens(grid(PUZZLE));
    let text = check_kept(&document);
    assert!(text.starts_with("SumoCueV1=5=3=0=0=7=0=0=0=0=6=0"), "{text}");
    assert_eq!(read_one(&text), document);
    let x = read_one(&text.replace("V1", "V1D"));
    let board = LayoutBuilder::boxed(3, 3).with_extras(DIAGONALS);
    assert_eq!(x.givens.layout().builder(), board);
    assert!(check_kept(&x).starts_with("SumoCueV1D=5=3"));
}

#[test]
fn a_jigsaw_says_the_region_of_each_cell() {
    let cell = |cell: usize| format!("={}J{}", if cell == 3 { 7 } else { 0 }, cell / 9);
    let cells: Vec<String> = (0..81).map(cell).collect();
    let document = read_one(&format!("SumoCueV1{}", cells.concat()));
    let rows: Vec<String> = ('A'..='I').map(|row| row.to_string().repeat(9)).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let regions = LayoutBuilder { regions: Regions::of_letters(&rows), ..LayoutBuilder::latin(9) };
    let layout = document.givens.layout();
    let expected = regions.build().unwrap();
    assert!(layout.cells().all(|cell| layout.peers(cell) == expected.peers(cell)));
    assert_eq!(document.givens.filled().map(|(cell, _)| cell.index()).collect::<Vec<_>>(), [3]);
}

proptest! {
    #[test]
    fn any_jigsaw_is_read_back(seed in any::<u64>(), has_diagonals in any::<bool>()) {
        let mut dice = Dice::new(seed);
        let board = random_jigsaw(3, 3, 80, &mut dice);
        let board = board.with_extras(DIAGONALS.into_iter().filter(|_| has_diagonals));
        check_kept(&Document::of_givens(document_on(&board.build().unwrap(), &mut dice).givens));
    }

    #[test]
    fn any_other_board_is_refused_or_read_back(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        if let Some(layout) = random_board(&mut dice) {
            let document = document_on(&layout, &mut dice);
            match written(&document) {
                Ok(_) => drop(check_kept(&document)),
                Err(error) => prop_assert_eq!(error, WriteError::OtherBoard { kind: Kind::SumoCue }),
            }
        }
    }

    #[test]
    fn any_line_is_read_or_refused(cells in "([=+][0-9]{0,2}(J[0-9])?){0,90}") {
        let _ = format::read(format!("SumoCueV1{cells}").as_bytes());
    }
}

#[test]
fn other_boards_are_refused_with_a_sentence() {
    let rule = LayoutBuilder::boxed(3, 3).with_rules([Rule::AntiKing]);
    for board in [rule, LayoutBuilder::boxed(2, 3), LayoutBuilder::latin(9)] {
        let document = document_on(&board.build().unwrap(), &mut Dice::new(1));
        assert_eq!(
            written(&document).unwrap_err().to_string(),
            "a line of SumoCue holds only boards of 9 by 9 cells, with boxes or regions, and with both diagonals or none"
        );
    }
}

#[test]
fn a_line_below_a_puzzle_that_is_none_is_told() {
    for below in ["abc", "SumoCue", "=0=0"] {
        let text = format!("SumoCueV1{}\n{below}", "=0".repeat(81));
        let error = &format::read(text.as_bytes()).unwrap().refused[0];
        assert_eq!((error.line, error.column), (2, 1), "{below}: {error}");
    }
}

#[test]
fn each_bad_line_gets_its_sentence() {
    let line = |first: &str, others: &str, count: usize| {
        format!("SumoCueV1{first}{}", others.repeat(count))
    };
    let cell = "= and the digit of a cell, 0 for none, or the sum of a cage of several cells; or + and the number of an earlier cell of the cage; and behind it J and a region from 0 to 8 in all cells or in none";
    for (text, expected) in [
        (line("=10", "=0", 80), format!("line 1, column 10: unexpected “=10”; expected {cell}")),
        (line("=10+1", "=0", 79), format!("line 1, column 13: unexpected “+1”; expected {cell}")),
        (
            line("=46+0", "=0", 79),
            "line 1, column 10: the cage at r1c1 has the sum “46”; its 2 cells can have a sum from 3 to 17"
                .to_owned(),
        ),
        (line("", "=0", 80), "line 1, column 170: found only 80 of 81 cells".to_owned()),
        (line("", "=0", 82), "line 1, column 172: found 82 cells; expected 81".to_owned()),
        (line("", "=0", 500_000), "line 1, column 172: found 500000 cells; expected 81".to_owned()),
        (line("=x", "=0", 80), format!("line 1, column 10: unexpected “=x”; expected {cell}")),
        (
            line("=0J9", "=0J0", 80),
            format!("line 1, column 10: unexpected “=0J9”; expected {cell}"),
        ),
        (line("=0", "=0J0", 80), format!("line 1, column 10: unexpected “=0”; expected {cell}")),
        (
            line("Jé", "=0", 80),
            "line 1, column 9: unknown version “1Jé” of this kind of file; expected version 1"
                .to_owned(),
        ),
        (
            line("", "=0J0", 81),
            "line 1, column 1: region 1 has 81 cells; expected 9, one for each digit".to_owned(),
        ),
        (
            "SumoCueV2=0".to_owned(),
            "line 1, column 9: unknown version “2” of this kind of file; expected version 1"
                .to_owned(),
        ),
        (
            "SumoCueV".to_owned(),
            "line 1, column 9: unknown version “” of this kind of file; expected version 1"
                .to_owned(),
        ),
    ] {
        let error = format::read(text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), expected, "{}", &text[..text.len().min(60)]);
    }
}
