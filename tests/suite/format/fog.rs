//! Fog, in the forms that hold it.

use nonet::engine::{Constraint, Fog};
use nonet::format::{self, Document, Kind};

use super::clue_texts::{FOUR, problem, read_one, texts};

const LIT: &str = "fog r1c1 r1c2 r2c1 r2c2 r4c4";
const LINKED: &str = "fog r1c1 link r1c1 lights r2c3 r2c4 link r2c3 r3c1 lights r4c4";

fn round_trip(document: &Document, kind: Kind) -> Document {
    read_one(&format::write(kind, std::slice::from_ref(document)).unwrap())
}

#[test]
fn fog_is_written_as_it_is_read() {
    for text in [LIT, LINKED, "fog"] {
        let document = read_one(&FOUR.nonet_with(&["cage 5 r1c1 r1c2", text]));
        assert_eq!(texts(&document), ["cage 5 r1c1 r1c2", text]);
        for kind in [Kind::Nonet, Kind::JsonLines, Kind::SudokuPad] {
            assert_eq!(round_trip(&document, kind).rules, document.rules, "{text} {kind:?}");
            assert!(format::losses(kind, std::slice::from_ref(&document)).is_empty(), "{kind:?}");
        }
    }
    let document = read_one(&FOUR.nonet(LIT));
    assert_eq!(round_trip(&document, Kind::FPuzzles).rules, document.rules);
    for (text, kind) in [(LINKED, Kind::FPuzzles), ("fog", Kind::FPuzzles), (LIT, Kind::List)] {
        let lost = format::losses(kind, &[read_one(&FOUR.nonet(text))]);
        assert!(!lost.is_empty(), "{text} {kind:?}");
    }
}

#[test]
fn lamps_light_the_cells_around_them() {
    let fields = "\"fogofwar\":[\"R1C1\"],\"foglight\":[\"R4C4\"]";
    for text in [FOUR.f_puzzles(fields), FOUR.json_line(fields)] {
        assert_eq!(texts(&read_one(&text)), [LIT], "{text}");
    }
    let drawn = "\"cage\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"value\":\"FOGLIGHT\"},\
        {\"cells\":[\"R4C4\"],\"value\":\"FogLight\"},{\"cells\":[\"R3C3\"],\"value\":\"A\"},\
        {\"cells\":null,\"value\":1.5},{\"cells\":[7],\"value\":-1},{\"value\":\"FOGLIGHT\"},3]";
    assert_eq!(texts(&read_one(&FOUR.f_puzzles(drawn))), [LIT]);
}

/// The JSON of SudokuPad with these fields.
fn sudokupad(fields: &str) -> String {
    let row = "[{},{},{},{}]";
    format!("{{\"cells\":[{row},{row},{row},{row}],\"regions\":[],{fields}}}")
}

fn trigger(cell: &str, cells: &str) -> String {
    format!(
        "\"triggereffect\":[{{\"trigger\":{{\"type\":\"cellvalue\",\"cell\":\"{cell}\"}},\
         \"effect\":{{\"type\":\"foglight\",\"cells\":\"{cells}\"}}}}]"
    )
}

#[test]
fn each_form_of_sudokupad_is_read() {
    for fields in [
        "\"foglight\":[[0,0],[0,1],[1,0],[1,1],[3,3]]",
        "\"cages\":[{\"value\":\"foglight: r1c1-r2c2, r4c4\"}]",
        "\"fogofwar\":\"r1c1\",\"foglight\":[[3,3]]",
        "\"foglight\":[[3,3]],\"cages\":[{\"value\":\"FOGLIGHT\",\"cells\":[[0,0],[0,1],[1,0],[1,1]]}]",
    ] {
        assert_eq!(texts(&read_one(&sudokupad(fields))), [LIT], "{fields}");
    }
    for (cell, cells) in [("r1c1", "r2c3r2c4"), ("R1C1", "r2c3-r2c4"), ("r1c1", "r2c4, r2c3")] {
        let read = read_one(&sudokupad(&trigger(cell, cells)));
        assert_eq!(texts(&read), ["fog link r1c1 lights r2c3 r2c4"], "{cell} {cells}");
    }
    let fog = read_one(&sudokupad("\"foglight\":[]"));
    assert_eq!(
        fog.rules.constraints().iter().find_map(Constraint::fog).map(Fog::lit),
        Some(&[][..])
    );
}

#[test]
fn what_is_wrong_with_fog_is_said() {
    for (text, expected) in [
        (FOUR.nonet("fog r1c5"), "“r1c5” is not a cell; expected a cell such as r4c5"),
        (FOUR.nonet("fog link r1c1"), "“fog” has no cells here; expected cells such as r1c1 r1c2"),
        (sudokupad("\"foglight\":[[0,9]]"), "“r1c10” is not a cell; expected a cell such as r4c5"),
        (
            sudokupad("\"cages\":[{\"value\":\"foglight: r1c1-r99c99\"}]"),
            "“r99c99” is not a cell; expected a cell such as r4c5",
        ),
        (
            sudokupad("\"cages\":[{\"value\":\"foglight: r201c1-r202c1\"}]"),
            "“r201c1” is not a cell; expected a cell such as r4c5",
        ),
        (
            sudokupad(&format!(
                "\"cages\":[{{\"value\":\"foglight: {}\"}}]",
                "r1c1-r4c4,".repeat(10_000)
            )),
            "the lights and triggers of the fog name too many cells; expected at most 100000 together",
        ),
        (
            sudokupad(&trigger("r1c1", &"r1c1-r4c4 ".repeat(10_000))),
            "the lights and triggers of the fog name too many cells; expected at most 100000 together",
        ),
        (sudokupad(&trigger("r1c1", "r9c9")), "“r9c9” is not a cell; expected a cell such as r4c5"),
        (sudokupad(&trigger("r1c1", "c3")), "“c3” is not a cell; expected a cell such as r4c5"),
        (
            sudokupad(&trigger("r1c1", "r3c3").replace("cellvalue", "row")),
            "the puzzle has rules that Nonet does not know yet: triggereffect",
        ),
        (
            FOUR.json_line("\"foglight\":[\"R9C9\"]"),
            "“R9C9” is not a cell; expected a cell such as r4c5",
        ),
    ] {
        assert_eq!(problem(&text).to_string(), expected, "{text}");
    }
}
