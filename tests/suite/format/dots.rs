//! Dots, X and V, quadruples and negative constraints in the formats that hold them.

use nonet::engine::{Layout, LayoutBuilder, LowestDigit, Rule};
use nonet::format::{self, Document, Kind, Loss};

use super::clue_texts::{FOUR, read_one, texts};

const ALL: [&str; 9] = [
    "difference r1c1 r1c2",
    "difference 3 r3c1 r3c2",
    "ratio r1c3 r2c3",
    "ratio 3 r1c1 r2c1",
    "xv V r2c1 r2c2",
    "quadruple 1 4 4 r1c3 r1c4 r2c3 r2c4",
    "negative difference",
    "negative ratio",
    "negative xv",
];

const FIELDS: &str = "\"difference\":[{\"cells\":[\"R1C2\",\"R1C1\"]},{\"cells\":[\"R3C1\",\"R3C2\"],\"value\":\"3\"}],\
    \"ratio\":[{\"cells\":[\"R1C1\",\"R2C1\"],\"value\":3},{\"cells\":[\"R2C3\",\"R1C3\"],\"value\":\"\"}],\
    \"xv\":[{\"cells\":[\"R2C1\",\"R2C2\"],\"value\":\"v\"}],\
    \"quadruple\":[{\"cells\":[\"R1C3\",\"R1C4\",\"R2C3\",\"R2C4\"],\"values\":[4,1,4]}],\
    \"negative\":[\"ratio\",\"xv\"],\"nonconsecutive\":true";

#[test]
fn each_form_reads_the_same_marks() {
    for text in [FOUR.nonet_with(&ALL), FOUR.f_puzzles(FIELDS), FOUR.json_line(FIELDS)] {
        let document = read_one(&text);
        assert_eq!(texts(&document), ALL, "{text}");
        // With dots, the rule about neighbours is none of the board.
        assert_eq!(document.givens.layout(), &Layout::boxed(2, 2).unwrap(), "{text}");
    }
}

#[test]
fn marks_come_back_from_each_form_that_holds_them() {
    let letters = read_one(&FOUR.nonet_with(&ALL));
    let other_sum = read_one(&FOUR.nonet_with(&["xv 7 r1c1 r1c2"]));
    for (kind, held) in [
        (Kind::Nonet, [true, true]),
        (Kind::JsonLines, [true, true]),
        (Kind::FPuzzles, [true, true]),
        (Kind::SudokuPad, [false, false]),
        (Kind::List, [false, false]),
    ] {
        for (document, held) in [&letters, &other_sum].into_iter().zip(held) {
            let losses = format::losses(kind, std::slice::from_ref(document));
            assert_eq!(!super::has_constraints(&losses), held, "{kind:?}: {losses:?}");
            if held {
                let text = format::write(kind, std::slice::from_ref(document)).unwrap();
                let back = read_one(&text);
                assert_eq!(back.rules, document.rules, "{kind:?}: {text}");
                assert_eq!(back.givens, document.givens, "{kind:?}: {text}");
            }
        }
    }
}

/// Where a dot spares its cells, a link cannot say that neighbours differ by more than 1 there too.
#[test]
fn a_rule_that_holds_at_dots_too_is_lost_in_json() {
    let builder = LayoutBuilder::boxed(2, 2).with_rules([Rule::NonConsecutive]);
    let board = builder.build().unwrap();
    let of_board = |constraints: &[&str]| {
        let rules = read_one(&FOUR.nonet_with(constraints)).rules;
        let givens = nonet::engine::Grid::empty(board.clone());
        Document { rules, ..Document::of_givens(givens) }
    };
    let dotted = of_board(&["difference 3 r1c1 r1c2"]);
    let summed = of_board(&["xv V r1c1 r1c2"]);
    for kind in [Kind::FPuzzles, Kind::JsonLines] {
        let lost = |document| format::losses(kind, std::slice::from_ref(document));
        assert_eq!(
            lost(&dotted),
            [Loss::Constraints(dotted.rules.constraints().to_vec())],
            "{kind:?}"
        );
        assert_eq!(lost(&summed), [], "{kind:?}");
        let text = format::write(kind, std::slice::from_ref(&summed)).unwrap();
        assert_eq!(read_one(&text).givens.layout(), &board);
    }
    assert_eq!(format::losses(Kind::Nonet, std::slice::from_ref(&dotted)), []);
}

#[test]
fn digits_from_0_are_raised_or_refused() {
    let from_0 = |rules: &str| {
        let nulls = ["null"; 16].join(",");
        FOUR.json_line(rules)
            .replace("\"digits\":4", "\"digits\":4,\"lowest\":0")
            .replace(&["0"; 16].join(","), &nulls)
    };
    let cells = "\"cells\":[\"R1C1\",\"R1C2\"]";
    let read = |rules: &str| format::read(from_0(rules).as_bytes());
    let document =
        read(&format!("\"xv\":[{{{cells},\"value\":\"V\"}}]")).unwrap().documents.remove(0);
    assert_eq!(
        (document.lowest_digit, texts(&document)),
        (LowestDigit::Zero, vec!["xv 7 r1c1 r1c2".to_owned()])
    );
    let around = "\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[0,3]";
    let document = read(&format!("\"quadruple\":[{{{around}}}]")).unwrap().documents.remove(0);
    assert_eq!(texts(&document), ["quadruple 1 4 r1c1 r1c2 r2c1 r2c2"]);
    for refused in [format!("\"ratio\":[{{{cells}}}]"), "\"negative\":[\"xv\"]".to_owned()] {
        let said = read(&refused).unwrap_err().to_string();
        assert!(said.contains("digits from 0 together with black dots"), "{said}");
    }
}

#[test]
fn bad_marks_are_told() {
    let said = |text: &str| format::read(text.as_bytes()).unwrap_err().problem.to_string();
    for (constraint, expected) in [
        (
            "difference r1c1 r2c2",
            "the two cells of a dot, an X, a V or a greater-than sign must share an edge",
        ),
        (
            "ratio r1c1",
            "the two cells of a dot, an X, a V or a greater-than sign must share an edge",
        ),
        (
            "xv X r1c1 r1c4",
            "the two cells of a dot, an X, a V or a greater-than sign must share an edge",
        ),
        ("xv r1c1 r1c2", "“xv” has no sum here; expected X, V or a number"),
        ("xv Y r1c1 r1c2", "unexpected “Y”; expected a whole number from 3 to 7"),
        ("difference 4 r1c1 r1c2", "unexpected “4”; expected a whole number from 1 to 3"),
        ("difference 0 r1c1 r1c2", "unexpected “0”; expected a whole number from 1 to 3"),
        ("ratio 0 r1c1 r1c2", "unexpected “0”; expected a whole number from 1 to 4"),
        (
            "quadruple r1c1 r1c2 r2c1 r2c2",
            "“quadruple” has too few cells or digits here to say anything",
        ),
        (
            "quadruple 1 r1c1 r1c2 r2c1",
            "the cells of a quadruple must be the four cells around a corner",
        ),
        (
            "quadruple 1 r1c1 r1c2 r2c2 r2c3",
            "the cells of a quadruple must be the four cells around a corner",
        ),
        (
            "quadruple 1 2 3 4 4 r1c1 r1c2 r2c1 r2c2",
            "a quadruple has 5 digits, but only four cells",
        ),
        (
            "quadruple 5 r1c1 r1c2 r2c1 r2c2",
            "“5” is not a digit of this board; expected a number from 1 to 4",
        ),
        (
            "negative",
            "“negative” does not say which marks are all shown; expected difference, ratio or xv",
        ),
        ("negative palindrome", "unexpected “palindrome”; expected difference, ratio or xv"),
    ] {
        assert_eq!(said(&FOUR.nonet_with(&[constraint])), expected, "{constraint}");
    }
    let other = FOUR.f_puzzles("\"negative\":[\"ratio\",\"minimum\"]");
    assert_eq!(said(&other), "the puzzle has rules that Nonet does not know yet: negative minimum");
}

/// A circle that was not filled in says nothing.
#[test]
fn a_quadruple_without_digits_is_none() {
    let text = FOUR.f_puzzles(
        "\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[]}]",
    );
    assert!(read_one(&text).rules.is_empty());
}
