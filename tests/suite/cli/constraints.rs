//! Puzzles that state constraints on their cells, through all commands.

use serde_json::Value;

use super::run;

/// The puzzle in a file: 18 givens, 17 odd and 11 even cells. Without these, it has more than 50 answers.
const FILE: &str = "tests/data/good/nonet-odd-even.sdk";
const ANSWER: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn a_puzzle_is_solved_and_counted_with_its_constraints() {
    let solved = run(&["solve", FILE], "");
    assert_eq!((solved.status, solved.out.trim()), (0, ANSWER), "{}", solved.err);
    let counted = run(&["solve", "--count", FILE], "");
    assert_eq!((counted.status, counted.out.trim()), (0, "1"), "{}", counted.err);
    let list = run(&["convert", FILE, "-", "--to", "list"], "");
    let kinds = "the constraints of the puzzle (kinds: odd cell and even cell)";
    assert!(list.err.contains(kinds), "{}", list.err);
    let counted = run(&["solve", "--count", "-"], &list.out);
    assert_ne!(counted.out.trim(), "1", "the list has lost what the puzzle says");
}

#[test]
fn info_lists_the_constraints() {
    let told = run(&["info", FILE], "");
    assert!(told.out.contains("  Constraints: 17 odd cells: r1c2, r1c7, "), "{}", told.out);
    assert!(told.out.contains("; 11 even cells: r1c4, "), "{}", told.out);
    let json: Value = serde_json::from_str(&run(&["info", "--json", FILE], "").out).unwrap();
    let stated = json["constraints"].as_array().unwrap();
    assert_eq!(stated.len(), 2);
    assert!(stated[1].as_str().unwrap().starts_with("even r1c4 r2c3 "));
    assert_eq!((&json["answers"], &json["er"]), (&Value::from(1), &Value::Null));
}

#[test]
fn forms_with_constraints_lead_back_to_the_same_puzzle() {
    let there = run(&["convert", FILE, "-", "--to", "nonet"], "");
    for kind in ["f-puzzles", "json-lines"] {
        let converted = run(&["convert", FILE, "-", "--to", kind], "");
        assert_eq!((converted.status, converted.err.as_str()), (0, ""), "{kind}");
        let back = run(&["convert", "-", "-", "--to", "nonet"], &converted.out);
        assert_eq!((back.status, &back.out), (0, &there.out), "{kind}");
    }
}

#[test]
fn a_level_is_given_and_no_rating_of_a_scale_that_knows_no_constraints() {
    let rated = run(&["rate", FILE], "");
    assert_eq!(rated.status, 0, "{}", rated.err);
    assert!(rated.out.trim_end().ends_with(", own scale"), "{}", rated.out);
    let json = run(&["rate", "--json", FILE], "");
    let json: Value = serde_json::from_str(&json.out).unwrap();
    assert!(json["level"].is_string(), "{json}");
    assert_eq!(json["scale"], "nonet");
    assert!(json["er"].is_null(), "{json}");
}

#[test]
fn paper_tells_what_the_marks_mean() {
    let text = run(&["export", FILE, "-", "--to", "text"], "");
    assert!(text.out.contains("Odd digits in circles · Even digits in squares"), "{}", text.out);
    let svg = run(&["export", FILE, "-", "--to", "svg"], "");
    assert_eq!(
        svg.out.matches("<circle ").count(),
        2 * 17,
        "a disc and its edge for each odd cell"
    );
}

/// A puzzle with a cage, dots, sums of two cells, quadruples, and all black dots.
const DOTS: &str = "tests/data/good/nonet-dots.sdk";

#[test]
fn marks_between_cells_go_through_all_commands() {
    let solved = run(&["solve", DOTS], "");
    assert_eq!((solved.status, solved.out.trim()), (0, ANSWER), "{}", solved.err);
    let told = run(&["info", DOTS], "");
    let expected = [
        "10 white dots: ",
        "; 17 black dots: ",
        "; 6 sums of two cells: V (r4c8 r4c9), ",
        "all black dots are shown",
    ];
    assert!(expected.iter().all(|it| told.out.contains(it)), "{}", told.out);
    for kind in ["f-puzzles", "json-lines"] {
        let converted = run(&["convert", DOTS, "-", "--to", kind], "");
        assert!(!converted.err.contains("the constraints of the puzzle"), "{}", converted.err);
        let counted = run(&["solve", "--count", "-"], &converted.out);
        assert_eq!(counted.out.trim(), "1", "{kind}");
    }
}

/// A puzzle with one given, little killers, and a number on each side of each row and column, of another kind on each side.
const OUTSIDE: &str = "tests/data/good/nonet-outside.sdk";

#[test]
fn numbers_outside_go_through_all_commands() {
    let solved = run(&["solve", OUTSIDE], "");
    assert_eq!((solved.status, solved.out.trim()), (0, ANSWER), "{}", solved.err);
    let counted = run(&["solve", "--count", OUTSIDE], "");
    assert_eq!(counted.out.trim(), "1", "{}", counted.err);
    let told = run(&["info", OUTSIDE], "");
    let expected = [
        "6 sums of diagonals: ",
        "; 9 sandwiches: ",
        "; 9 X-sums: ",
        "; 9 skyscraper numbers: ",
        "; 9 numbered rooms: ",
        " right of row 9",
    ];
    assert!(expected.iter().all(|it| told.out.contains(it)), "{}", told.out);
    let there = run(&["convert", OUTSIDE, "-", "--to", "nonet"], "");
    for kind in ["f-puzzles", "json-lines"] {
        let converted = run(&["convert", OUTSIDE, "-", "--to", kind], "");
        assert_eq!((converted.status, converted.err.as_str()), (0, ""), "{kind}");
        let back = run(&["convert", "-", "-", "--to", "nonet"], &converted.out);
        assert_eq!((back.status, &back.out), (0, &there.out), "{kind}");
    }
    let list = run(&["convert", OUTSIDE, "-", "--to", "sudokupad"], "");
    let kinds = "(kinds: little killer, sandwich, X-sum, skyscraper number and numbered room)";
    assert!(list.err.contains(kinds), "{}", list.err);
    let text = run(&["export", OUTSIDE, "-", "--to", "text"], "");
    assert!(text.out.contains("↘") && text.out.contains("Sandwiches: a number"), "{}", text.out);
}
