//! Links and JSON of f-puzzles.

use std::fs;
use std::path::Path;

use nonet::engine::{Digit, DigitSet, ExtraHouses, LayoutBuilder, Place, Regions, Rule};
use nonet::format::{self, Document, Kind, Loss, WriteError};
use proptest::prelude::*;
use serde_json::Value;

use super::boards::{document_on, random_board, random_jigsaw};
use super::{PUZZLE, grid};
use crate::dice::Dice;

/// A puzzle of 4×4 with a diagonal, an entry and marks, packed by LZ-string itself.
const PACKED: &str = "N4IgzglgXgpiBcAWANCALhNAbO8QCFBFvADsRUBDAVzQAsB7AJwRADk7iY0yQHKcxOzNgwC25LAAJe/AHTcA5gwgATBAG01oAG7jKuAIyp5ELTFLw0vGAF9k23bgBMt0AGNGHBgAUzriFgBZcgYAazB1R2QAZgBdVFczNBhvX38g0PD4NUQYl2s4zTy7EB0sPQRIkGNTc0s9PILgIqbi0vL4KKMTMwQ6m0aShwQUKu7aq2aXUZqfYj9A4LD1Q0dcmLiQZQhyeXZxAGpeq1RaZJE6EU5k9VygA===";

fn read_one(text: &str) -> Document {
    let reading = format::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!((reading.kind, reading.documents.len()), (Kind::FPuzzles, 1), "{text}");
    reading.documents.into_iter().next().unwrap()
}

fn written(document: &Document) -> Result<String, WriteError> {
    format::write(Kind::FPuzzles, std::slice::from_ref(document))
}

/// What a link keeps: the board up to the names of some houses, digits, notes and what is ruled out.
#[track_caller]
fn check_kept(document: &Document) {
    let read = read_one(&written(document).unwrap());
    let (layout, expected) = (read.givens.layout(), document.givens.layout());
    assert!(layout.cells().all(|cell| layout.peers(cell) == expected.peers(cell)));
    assert!(layout.rules().eq(expected.rules()));
    assert_eq!(read.givens.cells(), document.givens.cells());
    assert_eq!(read.entries.cells(), document.entries.cells());
    assert_eq!((&read.notes, &read.work), (&document.notes, &document.work));
    let losses = format::losses(Kind::FPuzzles, std::slice::from_ref(document));
    assert!(losses.contains(&Loss::RuledOut) || read.ruled_out == document.ruled_out);
}

fn digits(numbers: &[u8]) -> DigitSet {
    numbers.iter().filter_map(|&number| Digit::new(number)).collect()
}

#[test]
fn a_link_keeps_board_digits_marks_and_description() {
    for start in [
        "https://www.f-puzzles.com/?load=",
        "https://f-puzzles.com/?load=",
        "https://sudokupad.app/fpuzzles",
        "https://sudokupad.app/fpuz",
        "https://sudokupad.app/?puzzleid=fpuz",
        "https://sudokupad.app/sudoku/?puzzleid=fpuzzles",
    ] {
        let document = read_one(&format!("{start}{PACKED}\n"));
        let layout = document.givens.layout();
        let board = LayoutBuilder::boxed(2, 2).with_extras([ExtraHouses::RisingDiagonal]);
        assert_eq!(layout.builder(), board);
        let about = &document.about;
        let said = [&about.title, &about.author, &about.description];
        assert_eq!(said, ["Bốn", "Nonet", "Normal rules."]);
        let cell = |name| layout.cell_named(name).unwrap();
        assert_eq!(document.givens.filled_count(), 4);
        assert_eq!(
            document.entries.filled().collect::<Vec<_>>(),
            [(cell("r1c2"), digits(&[2]).single().unwrap())]
        );
        assert_eq!(document.notes.get(cell("r1c3")), digits(&[2, 3]));
        assert_eq!(document.work().centre.get(cell("r1c3")), digits(&[4]));
        assert_eq!(document.ruled_out.get(cell("r4c4")), digits(&[3, 4]));
        check_kept(&document);
        assert!(format::losses(Kind::FPuzzles, &[document]).is_empty());
    }
}

#[test]
fn a_link_may_have_its_signs_escaped() {
    let escaped = PACKED.replace('/', "%2F").replace('+', "%2B").replace('=', "%3D");
    let link = format!("https://sudokupad.app/fpuzzles{escaped}");
    assert_eq!(read_one(&link), read_one(&format!("https://sudokupad.app/fpuzzles{PACKED}")));
}

#[test]
fn the_classic_board_is_written_as_lz_string_writes_it() {
    let text = written(&Document::of_givens(grid(PUZZLE))).unwrap();
    assert!(
        text.starts_with("https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT"),
        "{text}"
    );
    assert_eq!(read_one(&text), Document::of_givens(grid(PUZZLE)));
}

/// A board of 4×4 with these fields beside its size and cells.
fn four(cell: &str, fields: &str) -> String {
    let row = format!("[{cell},{{}},{{}},{{}}]");
    format!(
        "{{\"size\":4,\"grid\":[{row},[{{}},{{}},{{}},{{}}],{row},[{{}},{{}},{{}},{{}}]]{fields}}}"
    )
}

#[test]
fn rules_of_houses_and_of_the_whole_board_are_read() {
    let fields = ",\n\"diagonal-\":true,\"antiknight\":true,\"antiking\":false,\"nonconsecutive\":true,\
        \"disjointgroups\":true,\"extraregion\":[{\"cells\":[\"R1C1\",\"R2C3\"]}],\"arrow\":[],\"negative\":[],\
        \"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}],\"fogofwar\":[\"R1C1\"]";
    let document = read_one(&four("{}", fields));
    let extras = [ExtraHouses::FallingDiagonal, ExtraHouses::DisjointGroups];
    let board = LayoutBuilder::boxed(2, 2)
        .with_extras(extras)
        .with_rules([Rule::AntiKnight, Rule::NonConsecutive])
        .with_house(vec![Place::new(0, 0), Place::new(1, 2)]);
    assert_eq!(document.givens.layout().builder(), board);
    check_kept(&document);
}

#[test]
fn cells_say_their_regions() {
    let no_regions = four("{\"region\":null}", "").replace("{}", "{\"region\":null}");
    assert_eq!(read_one(&no_regions).givens.layout().builder(), LayoutBuilder::latin(4));
    // The first cells of two rows leave their boxes, which are only houses then.
    let smaller = read_one(&four("{\"region\":null}", ""));
    let board = smaller.givens.layout().builder();
    assert_eq!((board.drawn.len(), board.drawn[0].len()), (2, 3));
    assert!(matches!(board.regions, Regions::Drawn(regions) if regions.len() == 2));
    let seven = LayoutBuilder::latin(7).build().unwrap();
    check_kept(&document_on(&seven, &mut Dice::new(7)));
    check_kept(&document_on(&LayoutBuilder::boxed(3, 2).build().unwrap(), &mut Dice::new(7)));
}

/// Givens leave no candidate to this cell, so what the puzzle rules out there changes no answer. It is not written all the same.
#[test]
fn what_is_ruled_out_in_a_cell_without_candidates_is_told_as_lost() {
    let mut document = Document::of_givens(grid(&format!("12345678.{}........9", ".".repeat(63))));
    let cell = document.givens.layout().cell_named("r1c9").unwrap();
    document.ruled_out.set(cell, document.givens.layout().all_digits());
    assert_eq!(format::losses(Kind::FPuzzles, &[document]), [Loss::RuledOut]);
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
                Err(error) => prop_assert_eq!(error, WriteError::OtherBoard { kind: Kind::FPuzzles }),
            }
        }
    }

    #[test]
    fn any_text_is_packed_and_unpacked(title in any::<String>(), many in "[a-c]{0,300}", times in 1_usize..30) {
        let mut document = Document::of_givens(grid(PUZZLE));
        document.about.title = title;
        document.about.description = many.repeat(times);
        let read = read_one(&written(&document).unwrap());
        prop_assert_eq!(read, document);
    }

    #[test]
    fn any_letters_are_read_or_refused(letters in "[A-Za-z0-9+/=]{0,100}") {
        let _ = format::read(format!("https://www.f-puzzles.com/?load={letters}").as_bytes());
    }

    #[test]
    fn any_part_of_a_link_is_read_or_refused(cut in 0..PACKED.len(), other in "[A-Za-z0-9+/=]") {
        let link = |packed: &str| format!("https://www.f-puzzles.com/?load={packed}");
        let _ = format::read(link(&PACKED[..cut]).as_bytes());
        let _ = format::read(link(&PACKED[cut..]).as_bytes());
        let _ = format::read(link(&format!("{}{other}{}", &PACKED[..cut], &PACKED[cut + 1..])).as_bytes());
    }
}

#[test]
fn boards_that_no_link_holds_are_refused_with_a_sentence() {
    let oblong = LayoutBuilder { rows: 2, ..LayoutBuilder::latin(4) };
    let torus = LayoutBuilder { is_torus: true, ..LayoutBuilder::boxed(2, 2) };
    let holes = LayoutBuilder { holes: vec![Place::new(1, 1)], ..LayoutBuilder::latin(4) };
    for board in [oblong, torus, holes] {
        let document = document_on(&board.build().unwrap(), &mut Dice::new(1));
        assert_eq!(
            written(&document).unwrap_err().to_string(),
            "a link of f-puzzles holds only square boards of one grid, without holes, and without rules that go on over the edges"
        );
    }
}

const DAMAGED: &str = "line 1, column 1: there is no puzzle in this link, only a part of one, or the name of one on a server, which Nonet does not ask; expected the whole link of a puzzle";

#[test]
fn each_bad_link_gets_its_sentence() {
    let link = |packed: &str| format!("https://www.f-puzzles.com/?load={packed}");
    for packed in ["", "!", "N4IgzglgXgpiBcBOANCALhNAbO8Q", "AAAA", "////", "N4IgzglgXgpiBcB?"] {
        let error = format::read(link(packed).as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), DAMAGED, "{packed}");
    }
    let page = format::read(b"https://www.f-puzzles.com/").unwrap_err();
    assert_eq!(page.to_string(), DAMAGED);
    let half = format::read(link(&PACKED[..PACKED.len() / 2]).as_bytes()).unwrap_err();
    assert_eq!(half.to_string(), DAMAGED);
}

#[test]
fn each_bad_puzzle_gets_its_sentence() {
    let unknown =
        ",\n\"dutchflatmate\":[{\"cells\":[\"R1C1\"]}],\"lookandsay\":[{\"cells\":[\"R1C1\"]}]";
    for (text, expected) in [
        (
            four("{}", unknown),
            "line 2, column 17: the puzzle has rules that Nonet does not know yet: dutchflatmate and lookandsay",
        ),
        (
            four("{\"value\":5}", ""),
            "line 1, column 20: “5” is not a digit of this board; expected a number from 1 to 4",
        ),
        (four("{\"value\":-1}", ""), "line 1, column 20: expected a whole number"),
        (four("7", ""), "line 1, column 20: expected named fields in braces"),
        (
            "{\"size\":9}".to_owned(),
            "line 1, column 1: this JSON has “size”, as f-puzzles writes it, but no “grid”; \
             expected the rows of cells there",
        ),
        (
            "{\"size\":99999999999,\"grid\":[]}".to_owned(),
            "line 1, column 1: there is no board; expected 99999999999 rows",
        ),
        (
            "{\"size\":1,\"grid\":[[{}],[{}]]}".to_owned(),
            "line 1, column 1: one row too many; expected the end of the board after 1 rows",
        ),
        ("{\"grid\":[[{}],[{}]]}".to_owned(), "line 1, column 1: found only 1 of 2 cells"),
        (
            "{\"grid\":[]}".to_owned(),
            "line 1, column 1: a board of 0 rows and 0 columns is not possible; expected 1 to 10,000 cells",
        ),
        ("{\"grid\":7}".to_owned(), "line 1, column 9: expected a list in square brackets"),
        (
            four("{}", ",\"extraregion\":[{\"cells\":[\"R9C9\",\"R1C1\"]}]"),
            "line 1, column 1: extra house 1 has r9c9, which is not a cell of this board",
        ),
        (
            four("{\"region\":0}", ""),
            "line 1, column 1: region 1 has 5 cells; expected 4, one for each digit",
        ),
    ] {
        let error = format::read(text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
}

/// Each letter of such a link may double the text.
#[test]
fn a_link_that_unpacks_to_a_very_long_text_is_refused() {
    let mut document = Document::of_givens(grid(PUZZLE));
    document.about.description = "a".repeat(17 * 1024 * 1024);
    let text = written(&document).unwrap();
    assert!(text.len() < 100_000);
    let expected = "line 1, column 1: the text in this link is larger than 4 MiB when it is unpacked, the most that Nonet \
                    reads of a link";
    assert_eq!(format::read(text.as_bytes()).unwrap_err().to_string(), expected);
}

/// Links of other people's puzzles, which are no part of this project.
#[test]
fn links_of_many_authors_are_read_or_their_rules_are_named() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/variants/fpuzzles.jsonl");
    let Ok(lines) = fs::read_to_string(&path) else {
        eprintln!("skipped: there is no {}", path.display());
        return;
    };
    for line in lines.lines() {
        let puzzle: Value = serde_json::from_str(line).unwrap();
        let rules: Vec<&String> = puzzle["rules"].as_object().unwrap().keys().collect();
        let known = [
            "diagonal+",
            "diagonal-",
            "antiknight",
            "antiking",
            "disjointgroups",
            "nonconsecutive",
            "odd",
            "even",
            "killercage",
            "difference",
            "ratio",
            "xv",
            "quadruple",
            "negative",
            "thermometer",
            "slowthermometer",
            "arrow",
            "palindrome",
            "renban",
            "whispers",
            "zipperline",
            "clone",
            "minimum",
            "maximum",
            "littlekillersum",
            "sandwichsum",
            "xsum",
            "skyscraper",
            "numberedroom",
        ];
        let is_known = rules.iter().all(|rule| known.contains(&rule.as_str()));
        let id = &puzzle["id"];
        match format::read(puzzle["link"].as_str().unwrap().as_bytes()) {
            Ok(reading) => {
                assert!(is_known, "{id}");
                let givens = format::numbers_of(&reading.documents[0].givens);
                assert_eq!(puzzle["givens"], Value::from(givens), "{id}");
            }
            Err(error) => {
                let said = error.to_string();
                assert!(
                    !is_known && said.contains("rules that Nonet does not know yet"),
                    "{id}: {said}"
                );
            }
        }
    }
}
