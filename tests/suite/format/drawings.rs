//! Clues that files only draw: what is read from them, and what is told and refused.

use std::fs;
use std::path::Path;

use nonet::format::{self, Document, Kind, constraint_texts, sentence_of_drawn};
use nonet::text::Language;
use serde_json::{Value, json};

/// A solved board, as the answer of a file.
const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// What a puzzle of SudokuPad draws, beside cells, boxes and a text with its rules.
fn pad(rules: &str, drawn: &Value, answer: &str) -> String {
    let cells = vec![vec![json!({}); 9]; 9];
    let boxes: Vec<Vec<[usize; 2]>> = (0..9)
        .map(|at| (0..9).map(|it| [at / 3 * 3 + it / 3, at % 3 * 3 + it % 3]).collect())
        .collect();
    let mut puzzle = json!({ "cells": cells, "regions": boxes });
    puzzle["metadata"] = json!({ "rules": rules, "solution": answer });
    for (name, value) in drawn.as_object().unwrap() {
        puzzle[name] = value.clone();
    }
    puzzle.to_string()
}

fn read(text: &str) -> Result<Document, String> {
    let reading = format::read(text.as_bytes());
    reading.map(|mut it| it.documents.remove(0)).map_err(|error| error.to_string())
}

fn clues(document: &Document) -> Vec<String> {
    constraint_texts(&document.rules, document.givens.layout())
}

/// Checks what a drawing says, and that it is told.
#[track_caller]
fn says(rules: &str, drawn: &Value, expected: &[&str]) {
    let document = read(&pad(rules, drawn, "")).unwrap();
    assert_eq!(clues(&document), expected, "{rules}");
    let told = sentence_of_drawn(&document.from_drawing, Language::ENGLISH);
    assert!(told.starts_with("Read from the drawing and its text: "), "{told}");
    assert!(told.ends_with("; check them against the rules of the puzzle."), "{told}");
}

#[track_caller]
fn is_refused(rules: &str, drawn: &Value, answer: &str, expected: &str) {
    let error = read(&pad(rules, drawn, answer)).unwrap_err();
    assert_eq!(error, format!("line 1, column 1: {expected}"), "{rules}");
}

fn line(colour: &str, points: &[[f64; 2]]) -> Value {
    json!({ "wayPoints": points, "color": colour, "thickness": 12 })
}

fn circle(fill: &str, centre: [f64; 2], size: f64, text: &str) -> Value {
    json!({
        "center": centre, "width": size, "height": size, "rounded": true, "text": text,
        "backgroundColor": fill, "borderColor": "#000000",
    })
}

fn text(centre: [f64; 2], text: &str) -> Value {
    json!({ "center": centre, "width": 0.25, "height": 0.25, "text": text })
}

const STEP: [[f64; 2]; 3] = [[0.5, 0.5], [0.5, 1.5], [1.5, 2.5]];

#[test]
fn lines_are_read_as_their_text_says() {
    for (rules, colour, expected) in [
        (
            "Adjacent digits on a green line differ by at least 5.",
            "#67F067",
            "whispers 5 r1c1 r1c2 r2c3",
        ),
        (
            "Adjacent digits on an orange line have a difference of at least four.",
            "#FF9A00",
            "whispers 4 r1c1 r1c2 r2c3",
        ),
        (
            "Purple lines contain a set of consecutive digits in any order.",
            "#F067F0",
            "renban r1c1 r1c2 r2c3",
        ),
        (
            "Box borders divide each blue line into segments with the same sum.",
            "#2ECBFF",
            "regionsum r1c1 r1c2 r2c3",
        ),
        (
            "Grey lines are palindromes (i.e. they read the same in both directions).",
            "#CFCFCF",
            "palindrome r1c1 r1c2 r2c3",
        ),
        (
            "Each set of three cells along a line has a low, a middle and a high digit.",
            "#FFCCAA",
            "entropic r1c1 r1c2 r2c3",
        ),
        (
            "Zipper lines: cells the same distance from the middle sum to the digit there.",
            "#123456",
            "zipper r1c1 r1c2 r2c3",
        ),
    ] {
        let rules = format!("Normal sudoku rules apply.\n{rules}");
        says(&rules, &json!({ "lines": [line(colour, &STEP)] }), &[expected]);
    }
}

#[test]
fn lines_with_circles_and_tips_are_read() {
    let bulb = circle("#CFCFCF", [0.5, 0.5], 0.85, "");
    let rules = "Normal sudoku rules apply. Digits along a thermometer increase from the bulb end.";
    // A branch begins on the first line.
    let lines = [line("#CFCFCF", &STEP), line("#CFCFCF", &[[0.5, 1.5], [0.5, 3.5]])];
    let drawn = json!({ "lines": lines, "underlays": [bulb] });
    says(rules, &drawn, &["thermometer r1c1 r1c2 r1c3 r1c4", "thermometer r1c1 r1c2 r2c3"]);
    let ends = [circle("#FFFFFF", [0.5, 0.5], 0.8, ""), circle("#FFFFFF", [1.5, 2.5], 0.8, "")];
    let rules = "Digits on a line must be strictly between the digits in the circles at its ends.";
    let drawn = json!({ "lines": [line("#CFCFCF", &STEP)], "overlays": ends });
    says(rules, &drawn, &["between r1c1 r1c2 r2c3"]);
    let rules = "Digits along an arrow sum to the digit in its circle.";
    let arrow =
        json!({ "wayPoints": [[0.8, 0.5], [2.5, 0.5]], "color": "#000", "headLength": 0.3 });
    let drawn = json!({ "arrows": [arrow], "overlays": [circle("#FFFFFF", [0.5, 0.5], 0.75, "")] });
    says(rules, &drawn, &["arrow r1c1 r2c1 r3c1"]);
}

#[test]
fn marks_between_cells_and_in_them_are_read() {
    let rules = "Cells joined by a white dot are consecutive. Cells joined by a black dot have a ratio of 1:2. \
        Not all dots are given.";
    let dots = [circle("#FFFFFF", [0.5, 1.0], 0.3, ""), circle("#000000", [1.0, 4.5], 0.3, "")];
    says(rules, &json!({ "overlays": dots }), &["difference r1c1 r1c2", "ratio r1c5 r2c5"]);
    let rules = "Cells separated by an X sum to 10. Cells separated by a V sum to 5. All Xs and Vs are given.";
    says(
        rules,
        &json!({ "overlays": [text([0.5, 1.0], "X")] }),
        &["xv X r1c1 r1c2", "negative xv"],
    );
    let rules = "Digits in a circle appear at least once in the four surrounding cells.";
    let drawn = json!({ "overlays": [circle("#FFFFFF", [1.0, 1.0], 0.7, "1 2")] });
    says(rules, &drawn, &["quadruple 1 2 r1c1 r1c2 r2c1 r2c2"]);
    let rules =
        "Cells with a grey circle contain an odd digit, cells with a grey square an even one.";
    let square = json!({
        "center": [2.5, 2.5], "width": 0.7, "height": 0.7, "backgroundColor": "#CFCFCF", "borderColor": "#CFCFCF",
    });
    let drawn = json!({ "underlays": [circle("#CFCFCF", [0.5, 0.5], 0.7, ""), square] });
    says(rules, &drawn, &["odd r1c1", "even r3c3"]);
}

#[test]
fn numbers_outside_are_read_as_their_text_says() {
    for (rules, expected) in [
        ("Sandwich: the sum of the digits between the 1 and the 9.", "sandwich 10 r1c0"),
        ("X-sums: the sum of the first X digits, where X is the first digit.", "xsum 10 r1c0"),
    ] {
        says(rules, &json!({ "overlays": [text([0.5, -0.5], "10")] }), &[expected]);
    }
    let rules = "Numbers outside the grid give the sum of the indicated diagonal.";
    let arrow = json!({ "wayPoints": [[-0.2, 1.8], [-0.02, 1.98]], "color": "#000000" });
    let drawn = json!({ "arrows": [arrow], "overlays": [text([-0.5, 1.5], "20")] });
    says(rules, &drawn, &["littlekiller 20 r0c2 DR"]);
}

#[test]
fn rules_of_the_whole_board_are_read_from_the_text() {
    let rules = "Cells a knight's move apart cannot contain the same digit. \
        Digits along a thermometer increase from the bulb.";
    let drawn = json!({
        "lines": [line("#CFCFCF", &STEP)],
        "underlays": [circle("#CFCFCF", [0.5, 0.5], 0.85, "")],
    });
    let document = read(&pad(rules, &drawn, "")).unwrap();
    assert_eq!(document.givens.layout().rules().count(), 1);
    let told = sentence_of_drawn(&document.from_drawing, Language::ENGLISH);
    assert!(told.contains("thermometer (1) and anti-knight"), "{told}");
}

#[test]
fn permissions_and_other_words_are_no_rules_of_the_board() {
    for sentence in [
        "Cells a knight's move apart can repeat.",
        "The kingdom is far.",
        "Neighbouring digits need not be consecutive.",
    ] {
        let rules = format!("{sentence} Digits along a thermometer increase from the bulb.");
        let drawn = json!({
            "lines": [line("#CFCFCF", &STEP)],
            "underlays": [circle("#CFCFCF", [0.5, 0.5], 0.85, "")],
        });
        let document = read(&pad(&rules, &drawn, "")).unwrap();
        assert_eq!(document.givens.layout().rules().count(), 0, "{sentence}");
    }
}

#[test]
fn two_areas_of_several_cells_are_one_clone() {
    let shaded = [[0.5, 0.5], [0.5, 1.5], [4.5, 4.5], [4.5, 5.5]].map(
        |centre| json!({ "center": centre, "width": 1, "height": 1, "backgroundColor": "#CCCCCC" }),
    );
    let rules = "Shaded areas are clones of each other.";
    says(rules, &json!({ "underlays": shaded }), &["clone r1c1 r1c2 r5c5 r5c6"]);
}

#[test]
fn a_drawing_without_one_certain_meaning_is_refused() {
    let unknown = "the puzzle has rules that Nonet does not know yet: ";
    let sentence =
        "Nonet does not know this rule of the puzzle, or does not find it in the drawing: ";
    let lines = json!({ "lines": [line("#67F067", &STEP)] });
    is_refused("Green lines glow.", &lines, "", &format!("{unknown}lines"));
    // Two kinds of the same colour.
    let rules =
        "Renban: green lines have consecutive digits in any order. Zipper: green lines too.";
    is_refused(rules, &lines, "", &format!("{unknown}lines"));
    // A rule that changes what the line says.
    let rules = "Whispers: green lines differ by at least 5. One cell of each line is a doubler.";
    let expected = format!("{sentence}“One cell of each line is a doubler”");
    is_refused(rules, &lines, "", &expected);
    // A clue that is not drawn.
    let rules = "Whispers: green lines differ by at least 5. Cages show their sums.";
    is_refused(rules, &lines, "", &format!("{sentence}“Cages show their sums”"));
    // An answer that the reading forbids.
    let rules = "Whispers: green lines differ by at least 5.";
    let expected = "the answer in the file does not keep what the drawing seems to say, so Nonet cannot tell the rules of the puzzle";
    is_refused(rules, &lines, ANSWER, expected);
    let ring = json!({ "underlays": [circle("#FFFFFF", [0.5, 0.5], 0.8, "")] });
    is_refused("Circles count themselves.", &ring, "", &format!("{unknown}shapes"));
    // Colours in other notations than Nonet knows can be seen all the same.
    let red = json!({ "lines": [line("red", &STEP)] });
    is_refused("Red lines glow.", &red, "", &format!("{unknown}lines"));
    let grey = json!({ "underlays": [
        { "center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "lightgray" },
    ] });
    is_refused("Normal sudoku rules apply.", &grey, "", &format!("{unknown}shapes"));
    // A thermometer has one bulb.
    let bulbs = [[0.5, 0.5], [1.5, 2.5]].map(|centre| circle("#CFCFCF", centre, 0.85, ""));
    let bulbs = json!({ "lines": [line("#CFCFCF", &STEP)], "underlays": bulbs });
    let rules = "Digits along a thermometer increase from the bulb.";
    is_refused(rules, &bulbs, "", &format!("{unknown}lines and shapes"));
    let bent = json!({ "lines": [line("#67F067", &[[0.5, 0.5], [2.5, 1.5]])] });
    is_refused(
        "Whispers: green lines differ by at least 5.",
        &bent,
        "",
        &format!("{unknown}lines"),
    );
}

#[test]
fn an_answer_that_keeps_the_reading_explains_the_rest() {
    let rules = "Whispers: green lines differ by at least 2. Digits in cells are fun.";
    let drawn = json!({ "lines": [line("#67F067", &[[0.5, 0.5], [0.5, 1.5]])] });
    // Only an answer for every cell proves anything.
    for answer in ["", "123", &".".repeat(81), &ANSWER.replace('1', "?")] {
        let error = read(&pad(rules, &drawn, answer)).unwrap_err();
        assert!(error.contains("“Digits in cells are fun”"), "{answer}: {error}");
    }
    let document = read(&pad(rules, &drawn, ANSWER)).unwrap();
    let told = sentence_of_drawn(&document.from_drawing, Language::ENGLISH);
    assert!(
        told.contains("not understood in the rules of the puzzle: “Digits in cells are fun”"),
        "{told}"
    );
}

#[test]
fn ornaments_say_nothing() {
    let border = line("#000000", &[[0.0, 3.0], [9.0, 3.0]]);
    let white =
        json!({ "center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#FFFFFF" });
    let drawn = json!({ "lines": [border], "underlays": [white] });
    let document = read(&pad("Normal sudoku rules apply.", &drawn, "")).unwrap();
    assert!(document.rules.is_empty());
    assert!(document.from_drawing.is_empty());
}

#[test]
fn numbers_of_any_size_in_a_drawing_are_read_or_refused() {
    for number in ["1e308", "-1e308", "1e-308", "0", "-0.5", "99999999999999999999"] {
        let point = format!("[{number},{number}]");
        for drawn in [
            format!("\"lines\":[{{\"wayPoints\":[{point},{point}],\"thickness\":{number}}}]"),
            format!("\"arrows\":[{{\"wayPoints\":[{point}]}}]"),
            format!(
                "\"overlays\":[{{\"center\":{point},\"width\":{number},\"height\":{number},\"text\":{number}}}]"
            ),
        ] {
            let text = pad("", &json!({}), "");
            let text = format!("{},{drawn}}}", text.strip_suffix('}').unwrap());
            let _ = read(&text);
        }
    }
}

/// A puzzle of f-puzzles with further fields.
fn f_puzzles(fields: &Value) -> String {
    let mut puzzle = json!({ "size": 9, "grid": vec![vec![json!({}); 9]; 9] });
    for (name, value) in fields.as_object().unwrap() {
        puzzle[name] = value.clone();
    }
    puzzle.to_string()
}

#[test]
fn drawings_beside_clues_are_read_or_named() {
    let line = json!({ "lines": [["R1C1", "R1C2"]], "outlineC": "#67F067", "width": 0.3 });
    let rules = "Adjacent digits on a green line differ by at least 5.";
    let whispers = read(&f_puzzles(&json!({ "line": [line], "ruleset": rules }))).unwrap();
    assert_eq!(clues(&whispers), ["whispers 5 r1c1 r1c2"]);
    // The clue itself has a field of its own.
    let mut of_clue = line.clone();
    of_clue["fromConstraint"] = json!("Whispers");
    let plain = read(&f_puzzles(&json!({ "line": [of_clue] }))).unwrap();
    assert!(plain.rules.is_empty() && plain.from_drawing.is_empty());
    let ornament = read(&f_puzzles(&json!({ "line": [line], "ruleset": "Have fun." }))).unwrap();
    let told = sentence_of_drawn(&ornament.from_drawing, Language::ENGLISH);
    assert_eq!(told, "Left out of the drawing, which may be an ornament: lines.");
    // What the text speaks of has a field of its own.
    for (name, value, rules) in [
        ("rowindexer", json!([{ "cells": ["R1C1"] }]), "Shaded cells are row indexers."),
        ("fogofwar", json!(["R1C1"]), "Right digits lift the fog around them."),
        (
            "cage",
            json!([{ "cells": ["R1C1"], "value": "FOGLIGHT" }]),
            "Right digits lift the fog around them.",
        ),
    ] {
        let explained = f_puzzles(&json!({ "line": [line], name: value, "ruleset": rules }));
        assert!(read(&explained).is_ok(), "{name}");
        let unexplained = f_puzzles(&json!({ "line": [line], name: [], "ruleset": rules }));
        assert!(read(&unexplained).is_err(), "{name}");
    }
    let unknown = f_puzzles(&json!({ "line": [line], "ruleset": "Each line has a doubler." }));
    assert!(read(&unknown).unwrap_err().contains("“Each line has a doubler”"));
}

#[test]
fn what_was_drawn_can_be_searched_and_written() {
    let rules = "Adjacent digits on a green line differ by at least 5.";
    let document = read(&pad(rules, &json!({ "lines": [line("#67F067", &STEP)] }), "")).unwrap();
    assert!(document.puzzle().is_ok());
    for kind in [Kind::Nonet, Kind::JsonLines, Kind::FPuzzles, Kind::SudokuMaker] {
        let text = format::write(kind, std::slice::from_ref(&document)).unwrap();
        let again = read(&text).unwrap();
        assert_eq!(again.rules, document.rules, "{kind:?}");
    }
}

/// The examples of SudokuPad with what they mean. Empty where the shared folder is missing.
#[test]
fn examples_of_sudokupad_have_the_expected_clues() {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/clues/examples/sudokupad");
    if !folder.exists() {
        eprintln!("skipped: there are no examples of SudokuPad in ../shared");
        return;
    }
    for name in ["killer", "thermo", "octagon", "the-initials", "exclusive-singularity"] {
        let text =
            |ending: &str| fs::read_to_string(folder.join(format!("{name}.{ending}"))).unwrap();
        let expected = read(&text("expected.jsonl")).unwrap();
        for ending in ["scl.txt", "json"] {
            let found = read(&text(ending)).unwrap();
            assert_eq!(found.rules, expected.rules, "{name}.{ending}");
            assert_eq!(found.givens, expected.givens, "{name}.{ending}");
        }
    }
    for name in ["real_TmMBJj8jbr", "real_countingcircles", "real_ratrun13"] {
        let text = fs::read_to_string(folder.join(format!("{name}.scl.txt"))).unwrap();
        assert!(read(&text).is_err(), "{name}");
    }
}
