//! Links and JSON of SudokuPad.

use nonet::engine::{ExtraHouses, LayoutBuilder, Regions, Rule};
use nonet::format::{self, Document, Kind, WriteError};
use proptest::prelude::*;

use super::boards::{document_on, random_board, random_jigsaw};
use super::{PUZZLE, grid};
use crate::dice::Dice;

/// A puzzle of 4×4 with short names, packed by LZ-string.
const PACKED_SHORT: &str = "N4SwJgXA5AHlA0BbApgFwIZnRix0FdUALAewCdoBJVAHSgGcACAORIDs0FVoAhQRbw2UAL7wAxsggBtScABuEAIwj48ALrxJKuRABMI9Zq3yAzEIPaALMrXqyE6ZIAM8RwecKDCl5/geDT+B03eGMfII0vUP8dbw0Yjw1jWMkkvw1JGPCMkIMkrKSo9VF0KW0oMnwAG2R6CBZyRHRKxgrq+gA6YSLagDYrIA";

/// The same with long names.
const PACKED: &str = "N4IglgJiBcIB4gDQgLYFMAuBDCXs1AzAwBs0YQAhQRbwA7JELAVwwAsB7AJwoEkMByAM4ACAHLtamEAF9kAYzQkSgmAG1VoAG5YSTcrACMMxMFmmT0gLqINZsyG279IAEzHT12xe9adeigDMMp6+ThQALO52FpbWIJxoAOZgEirQ6qoADIiZntkGngY5hYgFnlmILnmIASVVNkW15S7FNi0FNgGtql1lNqot9QM1nl1DXU1xcliJaGkaDn7OnExkgtBiXCg6witrAHTByCRgkvNTiiQAymAAXvoAbOHSQA==";

fn read_one(text: &str) -> Document {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((reading.kind, reading.documents.len()), (Kind::SudokuPad, 1), "{text}");
    reading.documents.into_iter().next().unwrap()
}

fn written(document: &Document) -> Result<String, WriteError> {
    format::write(Kind::SudokuPad, std::slice::from_ref(document))
}

/// What a link keeps: the board up to the names of some houses, and the givens.
#[track_caller]
fn check_kept(document: &Document) {
    let read = read_one(&written(document).unwrap());
    let (layout, expected) = (read.givens.layout(), document.givens.layout());
    assert!(layout.cells().all(|cell| layout.peers(cell) == expected.peers(cell)));
    assert!(layout.rules().eq(expected.rules()));
    assert_eq!(read.givens.cells(), document.givens.cells());
    assert_eq!(read.about, document.about);
}

#[test]
fn links_with_short_and_with_long_names_are_read() {
    let escaped = PACKED.replace('/', "%2F").replace('+', "%2B").replace('=', "%3D");
    for link in [
        format!("https://sudokupad.app/scl{PACKED_SHORT}"),
        format!("https://sudokupad.app/ctc{PACKED}"),
        format!("https://app.crackingthecryptic.com/sudoku/scl{PACKED_SHORT}"),
        format!("https://sudokupad.app/?puzzleid=scl{PACKED_SHORT}"),
        format!("https://sudokupad.app/ctc{escaped}"),
    ] {
        let document = read_one(&link);
        assert_eq!(document.givens.layout().builder(), LayoutBuilder::boxed(2, 2));
        let givens: Vec<_> = document.givens.filled().collect();
        let givens: Vec<_> = givens.iter().map(|(cell, it)| (cell.index(), it.get())).collect();
        assert_eq!(givens, [(0, 1), (6, 2), (11, 3), (12, 4)], "{link}");
        let about = &document.about;
        let said = [&about.title, &about.author, &about.description];
        assert_eq!(said, ["Bốn", "It's Nonet", "Normal rules."]);
        check_kept(&document);
    }
}

/// A board of 4×4 without regions, with these fields beside its cells.
fn four(cell: &str, fields: &str) -> String {
    let row = format!("[{cell},{{}},{{}},{{}}]");
    format!("{{\"cells\":[{row},{row},{row},{row}],\n\"metadata\":{{\"antiking\":true}}{fields}}}")
}

#[test]
fn cages_lines_and_the_description_say_rules() {
    let fields = ",\"cages\":[{\"cells\":[[0,0],[1,2]],\"unique\":true},{\"cells\":[[0,0]],\"value\":\"title: T\"},\
        {\"value\":\"solution: 1\"},{\"cells\":[[0,0],[0,1]]}],\"lines\":[{\"wayPoints\":[[4,0],[0,4]]}]";
    let document = read_one(&four("{\"value\":\"\"}", fields));
    let board = document.givens.layout().builder();
    assert_eq!(board.extras.iter().collect::<Vec<_>>(), [&ExtraHouses::RisingDiagonal]);
    assert_eq!(board.rules.iter().collect::<Vec<_>>(), [&Rule::AntiKing]);
    assert_eq!((board.drawn.len(), board.regions), (1, Regions::None));
    assert_eq!(document.about.title, "T");
    check_kept(&document);
}

proptest! {
    #[test]
    fn any_board_that_a_link_holds_is_read_back(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let jigsaw = random_jigsaw(2 + dice.below(3), 2 + dice.below(4), 40, &mut dice);
        check_kept(&document_on(&jigsaw.build().unwrap(), &mut dice));
        if let Some(layout) = random_board(&mut dice) {
            let document = document_on(&layout, &mut dice);
            match written(&document) {
                Ok(_) => check_kept(&document),
                Err(error) => prop_assert_eq!(error, WriteError::OtherBoard { kind: Kind::SudokuPad }),
            }
        }
    }

    #[test]
    fn any_description_is_kept(title in "[^:]{0,20}", rules in any::<String>()) {
        let mut document = Document::of_givens(grid(PUZZLE));
        (document.about.title, document.about.description) = (title, rules);
        check_kept(&document);
    }

    #[test]
    fn any_part_of_a_link_is_read_or_refused(cut in 0..PACKED_SHORT.len(), other in "[A-Za-z0-9+/=]") {
        let (start, end) = (&PACKED_SHORT[..cut], &PACKED_SHORT[cut + 1..]);
        for packed in [start, end, &format!("{start}{other}{end}")] {
            let _ = format::read(format!("https://sudokupad.app/scl{packed}").as_bytes());
        }
    }
}

#[test]
fn boards_that_no_link_holds_are_refused_with_a_sentence() {
    let rule = LayoutBuilder::boxed(3, 3).with_rules([Rule::NonConsecutive]);
    let more_digits = LayoutBuilder { rows: 2, columns: 3, ..LayoutBuilder::latin(4) };
    for board in [rule, more_digits] {
        let document = document_on(&board.build().unwrap(), &mut Dice::new(1));
        assert_eq!(
            written(&document).unwrap_err().to_string(),
            "a link of SudokuPad holds only boards of one grid with as many digits as its longer side, without holes, and without rules other than anti-knight and anti-king"
        );
    }
}

#[test]
fn each_bad_puzzle_gets_its_sentence() {
    let damaged = "line 1, column 1: there is no puzzle in this link, only a part of one, or the name of one on a server, which Nonet does not ask; expected the whole link of a puzzle";
    let unknown = "line 1, column 1: the puzzle has rules that Nonet does not know yet: ";
    for (text, expected) in [
        ("https://sudokupad.app/abcdef123".to_owned(), damaged.to_owned()),
        ("https://sudokupad.app/scl".to_owned(), damaged.to_owned()),
        (format!("https://sudokupad.app/scl{}", &PACKED[..40]), damaged.to_owned()),
        (
            four("{}", ",\"lines\":[{\"wayPoints\":[[0,0],[1,1]]}],\"arrows\":[{}]"),
            format!("{unknown}lines and arrows"),
        ),
        (
            four("{}", ",\"overlays\":[{\"center\":[1,1],\"text\":\"?\"}],\"underlays\":[{}]"),
            format!("{unknown}shapes"),
        ),
        (
            four("{}", ",\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"A\"}]"),
            "line 2, column 39: the cage at r1c1 has the sum “A”; its 2 cells can have a sum from 3 to 7".to_owned(),
        ),
        (
            four("{}", ",\"cages\":[{\"cells\":[[0,0],[9,9]],\"unique\":true}]"),
            "line 1, column 1: extra house 1 has r10c10, which is not a cell of this board".to_owned(),
        ),
        (
            four("{\"value\":\"A\"}", ""),
            "line 1, column 12: “A” is not a digit of this board; expected a number from 1 to 4".to_owned(),
        ),
        (
            four("{\"value\":\"0\"}", ""),
            "line 1, column 12: “0” is not a digit of this board; expected a number from 1 to 4".to_owned(),
        ),
        (
            "{\"cells\":[[{},{}],[{}]],\"regions\":[]}".to_owned(),
            "line 1, column 1: found only 1 of 2 cells".to_owned(),
        ),
        (
            "{\"cells\":[],\"regions\":[]}".to_owned(),
            "line 1, column 1: a board of 0 rows and 0 columns is not possible; expected 1 to 10,000 cells".to_owned(),
        ),
        (
            "{\"cells\":[[{},{}],[{},{}]],\"regions\":[[[0,0],[0,0]]]}".to_owned(),
            "line 1, column 1: region 1 has r1c1 twice; expected each cell once".to_owned(),
        ),
    ] {
        let error = format::read(text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
}
