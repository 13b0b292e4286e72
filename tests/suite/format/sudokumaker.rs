//! Links and JSON of SudokuMaker.

use nonet::engine::{Digit, ExtraHouses, LayoutBuilder, LowestDigit, Rule};
use nonet::format::{self, Document, Kind, constraint_texts};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::boards::{document_on, random_board, random_jigsaw};
use crate::dice::Dice;

fn read(text: &str) -> Result<Document, String> {
    let reading = format::read(text.as_bytes()).map_err(|error| error.to_string())?;
    assert_eq!((reading.kind, reading.documents.len()), (Kind::SudokuMaker, 1), "{text}");
    Ok(reading.documents.into_iter().next().unwrap())
}

fn written(document: &Document) -> String {
    format::write(Kind::SudokuMaker, std::slice::from_ref(document)).unwrap()
}

/// A puzzle of 9×9 with boxes and these constraints.
fn maker(constraints: &[Value]) -> String {
    let regions: Vec<usize> = (0..81).map(|at| at / 27 * 3 + at % 9 / 3).collect();
    let mut all = vec![json!({ "type": 0 }), json!({ "type": 1, "regions": regions })];
    all.extend_from_slice(constraints);
    maker_of(&json!({ "cells": vec![json!({}); 81], "constraints": all }))
}

fn maker_of(puzzle: &Value) -> String {
    json!({ "formatVersion": "1.5.0", "puzzle": puzzle }).to_string()
}

fn clues(document: &Document) -> Vec<String> {
    constraint_texts(&document.rules, document.givens.layout())
}

#[test]
fn each_type_is_read_as_its_clue() {
    for (constraint, expected) in [
        (json!({ "type": 100, "cells": [0, 80] }), vec!["even r1c1 r9c9"]),
        (json!({ "type": 101, "cells": [1] }), vec!["odd r1c2"]),
        (json!({ "type": 102, "cells": [10] }), vec!["maximum r2c2"]),
        (json!({ "type": 103, "cells": [10] }), vec!["minimum r2c2"]),
        (
            json!({ "type": 200, "clues": [{ "edge": 1, "value": 1 }, { "edge": 9, "value": 3 }], "negative": [1] }),
            vec!["difference r1c1 r1c2", "difference 3 r1c1 r2c1", "negative difference"],
        ),
        (
            json!({ "type": 201, "clues": [{ "edge": 91, "value": 2 }], "negative": [2] }),
            vec!["ratio r6c1 r6c2", "negative ratio"],
        ),
        (
            json!({ "type": 202, "clues": [{ "edge": 82, "value": 10 }], "negative": [10, 5] }),
            vec!["xv X r5c2 r6c2", "negative xv"],
        ),
        (
            json!({ "type": 300, "thermometers": [[0, 1, 2]], "slow": false }),
            vec!["thermometer r1c1 r1c2 r1c3"],
        ),
        (
            json!({ "type": 300, "thermometers": [[0, 1]], "slow": true }),
            vec!["slowthermometer r1c1 r1c2"],
        ),
        (
            json!({ "type": 301, "cages": [{ "cells": [0, 1], "value": 9 }, { "cells": [3, 4], "value": 0 }] }),
            vec!["cage 9 r1c1 r1c2", "cage r1c4 r1c5"],
        ),
        (
            json!({ "type": 302, "groups": [[0, 80], [1, 71]] }),
            vec!["clone r1c1 r9c9", "clone r1c2 r8c9"],
        ),
        (
            json!({ "type": 303, "clues": [{ "corner": 11, "digits": [1, 2] }] }),
            vec!["quadruple 1 2 r1c1 r1c2 r2c1 r2c2"],
        ),
        (json!({ "type": 400, "lines": [[0, 1, 2]] }), vec!["renban r1c1 r1c2 r1c3"]),
        (
            json!({ "type": 401, "lines": [[0, 1]], "minDifference": 4 }),
            vec!["whispers 4 r1c1 r1c2"],
        ),
        (json!({ "type": 402, "lines": [[0, 1, 2]] }), vec!["palindrome r1c1 r1c2 r1c3"]),
        (json!({ "type": 403, "lines": [[0, 1, 2]] }), vec!["between r1c1 r1c2 r1c3"]),
        (json!({ "type": 404, "lines": [[0, 1, 2, 3]] }), vec!["regionsum r1c1 r1c2 r1c3 r1c4"]),
        (
            json!({ "type": 406, "lines": [[0, 1]], "groups": [14, 112, 896] }),
            vec!["entropic r1c1 r1c2"],
        ),
        (
            json!({ "type": 406, "lines": [[0, 1]], "groups": [584, 146, 292] }),
            vec!["modular 3 r1c1 r1c2"],
        ),
        (
            json!({ "type": 406, "lines": [[0, 1]], "groups": [340, 682] }),
            vec!["modular 2 r1c1 r1c2"],
        ),
        (json!({ "type": 407, "lines": [[0, 1, 2]] }), vec!["lockout 4 r1c1 r1c2 r1c3"]),
        (
            json!({ "type": 408, "bulbsWithArrows": [{ "bulbCells": [0], "arrows": [[0, 1, 2]] }] }),
            vec!["arrow r1c1 r1c2 r1c3"],
        ),
        (json!({ "type": 409, "lines": [[0, 1, 2]] }), vec!["doublearrow r1c1 r1c2 r1c3"]),
        (
            json!({ "type": 500, "clues": [{ "outerCell": 4, "value": 12, "diagonal": 1 }] }),
            vec!["littlekiller 12 r0c4 DL"],
        ),
        (
            json!({ "type": 501, "clues": [{ "outerCell": 11, "value": 12 }] }),
            vec!["sandwich 12 r1c0"],
        ),
        (json!({ "type": 502, "clues": [{ "outerCell": 4, "value": 12 }] }), vec!["xsum 12 r0c4"]),
        (
            json!({ "type": 503, "clues": [{ "outerCell": 4, "value": 3 }] }),
            vec!["skyscraper 3 r0c4"],
        ),
        (
            json!({ "type": 504, "clues": [{ "outerCell": 4, "value": 3 }] }),
            vec!["numberedroom 3 r0c4"],
        ),
        (json!({ "type": 600, "cells": [0, 80] }), vec!["rowindexer r1c1 r9c9"]),
        (json!({ "type": 601, "cells": [1] }), vec!["columnindexer r1c2"]),
        (json!({ "type": 4000, "lightCells": [0] }), vec!["fog r1c1"]),
        (json!({ "type": 4001, "patterns": [0] }), vec!["fog"]),
        (
            json!({ "type": 2001, "cages": [{ "cells": [0, 1], "value": "FOGLIGHT" }] }),
            vec!["fog r1c1 r1c2"],
        ),
        // What is switched off says nothing.
        (json!({ "type": 400, "lines": [[0, 1]], "disabled": true }), vec![]),
    ] {
        let document = read(&maker(std::slice::from_ref(&constraint))).unwrap();
        assert_eq!(clues(&document), expected, "{constraint}");
    }
}

#[test]
fn rules_of_the_board_are_read() {
    let types = [10, 11, 12, 13, 14, 15].map(|number| json!({ "type": number }));
    let board = read(&maker(&types)).unwrap().givens.layout().builder();
    let expected = LayoutBuilder::boxed(3, 3)
        .with_extras([
            ExtraHouses::FallingDiagonal,
            ExtraHouses::RisingDiagonal,
            ExtraHouses::DisjointGroups,
        ])
        .with_rules(Rule::ALL);
    assert_eq!(board, expected);
    let house = json!({ "type": 305, "cells": [0, 10, 20] });
    assert_eq!(read(&maker(&[house])).unwrap().givens.layout().builder().drawn.len(), 1);
}

#[test]
fn digits_may_count_from_0_and_boards_have_any_size() {
    let puzzle = json!({
        "type": "custom", "width": 4, "height": 3, "minDigit": 0, "maxDigit": 4,
        "cells": [{ "value": 0, "given": true }, null, {}, { "value": 4 }, {}, {}, {}, {}, {}, {}, {}, { "candidates": 3 }],
        "constraints": [{ "type": 2003 }],
    });
    let document = read(&maker_of(&puzzle)).unwrap();
    let board = document.givens.layout().builder();
    assert_eq!((board.rows, board.columns, board.digits), (3, 4, 5));
    assert_eq!(document.lowest_digit, LowestDigit::Zero);
    let [given, entry] =
        [&document.givens, &document.entries].map(|grid| grid.filled().next().unwrap());
    assert_eq!((given.1.get(), entry.1.get()), (1, 5));
    let centre = document.work().centre.filled().next().unwrap();
    assert_eq!(centre.1.iter().map(Digit::get).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn what_nonet_does_not_know_is_named() {
    let unknown = "line 1, column 1: the puzzle has rules that Nonet does not know yet: ";
    for (constraint, expected) in [
        (json!({ "type": 304, "cages": [] }), "look-and-say cages"),
        (json!({ "type": 5000 }), "type 5000"),
        (json!({ "type": 406, "lines": [], "groups": [] }), "lines of digit groups"),
        (
            json!({ "type": 200, "clues": [{ "edge": 1 }], "overrideNegativeRatios": false }),
            "white dots whose cells may have no ratio",
        ),
        (json!({ "type": 1000, "definition": {}, "input": {} }), "code of its author"),
        (json!({ "type": 777 }), "type 777"),
        (json!({ "type": 400, "lines": [[0, 1]], "solverIgnored": true }), "type 400 as a drawing"),
        (json!({ "type": 202, "clues": [], "negative": [5] }), "negative xv 5"),
        (json!({ "type": 406, "lines": [[0, 1]], "groups": [2, 4] }), "lines of digit groups"),
        (
            json!({ "type": 408, "bulbsWithArrows": [{ "bulbCells": [1, 0], "arrows": [[1, 2]] }] }),
            "arrows with a number that is read backwards",
        ),
        (
            json!({ "type": 2001, "cages": [{ "cells": [0], "value": "A" }] }),
            "cages without a meaning",
        ),
    ] {
        let error = read(&maker(std::slice::from_ref(&constraint))).unwrap_err();
        assert_eq!(error, format!("{unknown}{expected}"), "{constraint}");
    }
}

/// A line beside clues may be an ornament, so it is left out, but never without a word.
#[test]
fn a_line_without_a_meaning_and_its_sentence_are_told() {
    let line = json!({ "type": 2000, "lines": [[{ "x": 0.5, "y": 0.5 }, { "x": 1.5, "y": 0.5 }]], "style": { "color": "#f00" } });
    let comment = "The red line has no sum in cells";
    let with_comment = format!("\"comment\":\"{comment}.\",\"cells\"");
    let document = read(&maker(&[line]).replacen("\"cells\"", &with_comment, 1)).unwrap();
    assert_eq!(document.from_drawing.not_understood.as_deref(), Some(comment));
    assert_eq!(document.from_drawing.left_out.len(), 1);
}

/// The fields of triggers say nothing of the digits.
#[test]
fn fog_that_is_lifted_in_a_way_of_its_own_is_told() {
    let triggers = json!({ "type": 4001, "patterns": [0], "triggers": [], "editor": {} });
    let document = read(&maker(&[triggers])).unwrap();
    let names: Vec<&str> = document.skipped_fields.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["patterns"]);
}

/// A constraint that a person began is no clue that the text may speak of.
#[test]
fn an_empty_constraint_explains_no_drawing() {
    let points = json!([[{ "x": 0.5, "y": 0.5 }, { "x": 1.5, "y": 0.5 }]]);
    let drawn = json!({ "type": 2000, "lines": points, "style": { "color": "#f00" } });
    let rules = "\"comment\":\"Digits along a thermometer increase.\",\"cells\"";
    let text = |thermometers: Value| {
        let constraint = json!({ "type": 300, "thermometers": thermometers });
        maker(&[constraint, drawn.clone()]).replacen("\"cells\"", rules, 1)
    };
    assert!(read(&text(json!([[10, 11]]))).is_ok());
    assert!(read(&text(json!([]))).unwrap_err().contains("“Digits along a thermometer increase”"));
}

#[test]
fn each_bad_puzzle_gets_its_sentence() {
    let cells = vec![json!({}); 81];
    let puzzle = |fields: Value| {
        let mut puzzle = json!({ "cells": cells, "constraints": [] });
        for (name, value) in fields.as_object().unwrap() {
            puzzle[name] = value.clone();
        }
        maker_of(&puzzle)
    };
    let deep = format!("{{\"formatVersion\":\"1.5.0\",\"puzzle\":{}", "[".repeat(1000));
    for (text, expected) in [
        (
            maker_of(&json!({})).replace("1.5.0", "2.0"),
            "unknown version “2.0” of this kind of file; expected version 1",
        ),
        (
            maker_of(&json!({ "cells": [] })),
            "the document has no “constraints”, which every document must have",
        ),
        (puzzle(json!({ "width": 10 })), "found only 81 of 90 cells"),
        (
            puzzle(json!({ "width": 4_000_000_000_u64, "height": 4_000_000_000_u64 })),
            "found only 81 of",
        ),
        (
            puzzle(json!({ "minDigit": 5 })),
            "the puzzle counts its digits from 5; Nonet reads only digits from 0 or from 1",
        ),
        (puzzle(json!({ "maxDigit": i64::MAX })), "digits"),
        (puzzle(json!({ "type": "custom" })), "rows and columns that may repeat digits"),
        (maker(&[json!({ "type": 400, "lines": [[0, 99]] })]), "“99” is not a cell"),
        (maker(&[json!({ "type": 200, "clues": [{ "edge": 0 }] })]), "“0” is not a cell"),
        (maker(&[json!({ "type": 400, "lines": 7 })]), "expected a list in square brackets"),
        (
            maker(&[json!({ "type": 400, "lines": [[0, 1]], "twist": 1 })]),
            "“twist” is no field that Nonet knows here",
        ),
        (maker(&[json!({ "type": 1, "regions": [0] })]), "found only 1 of 81 cells"),
        (maker(&[json!({ "lines": [] })]), "“type”"),
        (deep, "the document ends too early"),
        ("https://sudokumaker.app/".to_owned(), "there is no puzzle in this link"),
        ("https://sudokumaker.app/?puzzle=N4Ig".to_owned(), "there is no puzzle in this link"),
    ] {
        let error = format::read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn a_link_comes_back_with_all_that_it_holds() {
    let constraints = [
        "odd r1c1 r4c5",
        "even r9c9",
        "cage 14 r1c1 r1c2",
        "cage r5c5 r5c6",
        "thermometer r1c1 r1c2 r2c3",
        "slowthermometer r3c3 r3c4",
        "arrow r5c5 r4c5 r3c5",
        "arrow 2 r6c5 r6c6 r4c6 r3c6",
        "difference r1c1 r1c2",
        "ratio 3 r1c1 r2c1",
        "xv X r2c1 r2c2",
        "quadruple 1 4 4 r1c1 r1c2 r2c1 r2c2",
        "whispers 5 r1c1 r1c2",
        "renban r4c1 r4c2",
        "palindrome r4c1 r4c2 r4c3",
        "between r4c1 r4c2 r4c3",
        "lockout 4 r4c1 r4c2 r4c3",
        "regionsum r4c1 r4c2 r4c3 r4c4",
        "entropic r7c1 r7c2 r7c3",
        "modular 3 r7c1 r7c2",
        "modular 2 r7c1 r7c2",
        "doublearrow r8c1 r8c2 r8c3",
        "minimum r1c1",
        "maximum r4c4",
        "clone r1c1 r5c5",
        "sandwich 9 r1c0",
        "xsum 10 r0c4",
        "skyscraper 5 r10c3",
        "numberedroom 3 r4c10",
        "littlekiller 17 r0c4 DR",
        "littlekiller 17 r10c4 UR",
        "rowindexer r1c1 r3c4",
        "columnindexer r2c5",
        "fog r1c1 r5c5",
        "negative ratio",
        "negative xv",
        "negative difference",
    ];
    let listed = constraints.map(|it| format!("\"{it}\"")).join(",");
    let row = "\".........\"";
    let rows = [row; 8].join(",");
    let nonet = format!(
        "Nonet(version: 4, about: About(title: \"T\", author: \"A\", description: \"D\"), constraints: [{listed}], givens: [\"....5....\",{rows}], entries: [\".....1...\",{rows}])"
    );
    let mut document = format::read(nonet.as_bytes()).unwrap().documents.remove(0);
    let notes = document.givens.layout().all_digits();
    document.notes.set(document.givens.layout().cells().nth(30).unwrap(), notes);
    assert_eq!(format::losses(Kind::SudokuMaker, std::slice::from_ref(&document)), []);
    let link = written(&document);
    assert!(link.starts_with("https://sudokumaker.app/?puzzle=N4Ig"), "{link}");
    assert_eq!(read(&link).unwrap(), document);
    for lost in [
        "nabner r1c1 r1c2",
        "zipper r1c1 r1c2 r1c3",
        "sumline 10 r1c1 r1c2",
        "greater r1c1 r1c2",
        "sumcage 9 r1c1 r1c2",
        "boxindexer r1c1",
        "countingcircles r1c1",
        "fog r1c1 link r1c1 lights r2c2",
    ] {
        let text = format!("Nonet(version: 4, constraints: [\"{lost}\"], givens: [{row},{rows}])");
        let document = format::read(text.as_bytes()).unwrap().documents.remove(0);
        assert_eq!(format::losses(Kind::SudokuMaker, &[document]).len(), 1, "{lost}");
    }
}

proptest! {
    #[test]
    fn any_board_that_a_link_holds_is_read_back(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let jigsaw = random_jigsaw(2 + dice.below(3), 2 + dice.below(4), 40, &mut dice);
        let boards = [jigsaw.build().ok(), random_board(&mut dice)];
        for layout in boards.into_iter().flatten() {
            let document = document_on(&layout, &mut dice);
            let Ok(link) = format::write(Kind::SudokuMaker, std::slice::from_ref(&document)) else { continue };
            let again = read(&link).unwrap();
            let read = again.givens.layout();
            prop_assert!(read.cells().all(|cell| read.peers(cell) == layout.peers(cell)));
            prop_assert!(read.rules().eq(layout.rules()));
            prop_assert_eq!(again.givens.cells(), document.givens.cells());
        }
    }

    #[test]
    fn any_part_of_a_link_is_read_or_refused(cut in 0..200_usize, other in "[A-Za-z0-9+$%-]") {
        let link = written(&Document::default());
        let cut = link.len().min(40 + cut);
        let (start, end) = link.split_at(cut - 1);
        for text in [start.to_owned(), format!("{start}{other}{}", &end[1..])] {
            let _ = format::read(text.as_bytes());
        }
    }
}
