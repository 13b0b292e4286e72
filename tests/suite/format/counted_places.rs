//! Indexers and counting circles, in the forms that hold them.

use nonet::format::{self, Kind, Problem};

use super::clue_texts::{FOUR, from_zero, problem, read_one, texts};

const TEXTS: [&str; 4] = [
    "rowindexer r1c1 r3c2",
    "columnindexer r1c1",
    "boxindexer r4c4",
    "countingcircles r1c1 r2c3 r4c2",
];

const FIELDS: &str = "\"rowindexer\":[{\"cells\":[\"R1C1\",\"R3C2\"]}],\"columnindexer\":[{\"cells\":[\"R1C1\"]}],\
    \"boxindexer\":[{\"cell\":\"R4C4\"}],\
    \"countingcircles\":[{\"cells\":[\"R1C1\",\"R2C3\"]},{\"cells\":[\"R4C2\",\"R1C1\"]}]";

#[test]
fn they_are_written_as_they_are_read() {
    let document = read_one(&FOUR.nonet_with(&TEXTS));
    assert_eq!(texts(&document), TEXTS);
    for text in [FOUR.f_puzzles(FIELDS), FOUR.json_line(FIELDS)] {
        assert_eq!(read_one(&text).rules, document.rules, "{text}");
    }
    for kind in [Kind::Nonet, Kind::JsonLines] {
        let text = format::write(kind, std::slice::from_ref(&document)).unwrap();
        assert_eq!(read_one(&text).rules, document.rules, "{text}");
    }
}

#[test]
fn a_link_holds_indexers_and_no_circles() {
    let document = read_one(&FOUR.nonet_with(&TEXTS[..3]));
    let link = format::write(Kind::FPuzzles, std::slice::from_ref(&document)).unwrap();
    assert_eq!(read_one(&link).rules, document.rules);
    let whole = [read_one(&FOUR.nonet_with(&TEXTS))];
    let lost = |kind| format::losses(kind, &whole);
    assert!(!lost(Kind::FPuzzles).is_empty() && !lost(Kind::SudokuPad).is_empty());
    assert!(lost(Kind::JsonLines).is_empty());
}

#[test]
fn those_that_cannot_be_are_refused() {
    let circles: Vec<String> =
        (0..11).map(|at| format!("r{}c{}", at / 4 + 1, at % 4 + 1)).collect();
    let latin = "{\"rows\":4,\"columns\":4,\"digits\":4,\"givens\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],\
        \"rules\":{\"boxindexer\":[{\"cell\":\"R2C1\"}]}}";
    for (text, expected) in [
        (
            FOUR.nonet(&format!("countingcircles {}", circles.join(" "))),
            "the puzzle has 11 counting circles; expected at most 10, each digit as often as it says",
        ),
        (
            latin.to_owned(),
            "r2c1 cannot be a box indexer: it is in no box or region with every digit",
        ),
        (
            FOUR.f_puzzles("\"countingcircles\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]"),
            "“countingcircles” has no cells here; expected cells such as r1c1 r1c2",
        ),
        // The circles of all texts are counted together.
        (
            FOUR.nonet_with(&[
                "countingcircles r1c1 r1c2 r1c3 r1c4 r2c1 r2c2",
                "countingcircles r2c3 r2c4 r3c1 r3c2 r3c3",
            ]),
            "the puzzle has 11 counting circles; expected at most 10, each digit as often as it says",
        ),
        (
            FOUR.json_line(
                "\"countingcircles\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R1C3\",\"R1C4\",\"R2C1\"]},\
                 {\"cells\":[\"R2C2\",\"R2C3\",\"R2C4\",\"R3C1\",\"R3C2\",\"R3C3\"]}]",
            ),
            "the puzzle has 11 counting circles; expected at most 10, each digit as often as it says",
        ),
        (FOUR.nonet("rowindexer r1c5"), "“r1c5” is not a cell; expected a cell such as r4c5"),
    ] {
        assert_eq!(problem(&text).to_string(), expected, "{text}");
    }
    for field in ["columnindexer", "countingcircles"] {
        let field = format!("\"{field}\":[{{\"cells\":[\"R1C1\"]}}]");
        assert_eq!(problem(&from_zero(&FOUR.json_line(&field))), Problem::PlacesFromZero);
    }
}
