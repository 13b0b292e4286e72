//! `nonet info`: the facts, as text and as JSON.

use serde_json::{Value, json};

use super::{BROKEN, EASY, LOOSE, run};

fn objects(arguments: &[&str], input: &str) -> (i32, Vec<Value>) {
    let told = run(&[&["info", "--json"], arguments].concat(), input);
    let objects = told.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (told.status, objects)
}

#[test]
fn json_has_every_fact() {
    let (status, objects) = objects(&[], EASY);
    let facts = objects[0].as_object().unwrap();
    assert_eq!((status, objects.len()), (0, 1));
    let mut keys: Vec<&str> = facts.keys().map(String::as_str).collect();
    keys.sort_unstable();
    let expected = [
        "answers",
        "backtracks",
        "candidates_left",
        "digits",
        "ed",
        "empty",
        "ep",
        "er",
        "exact",
        "givens",
        "hardest",
        "level",
        "line",
        "nodes",
        "not_needed",
        "puzzle",
        "reasons",
        "ruled_out",
        "score",
        "seconds",
        "solved_by_singles",
        "steps",
        "symmetries",
        "title",
    ];
    assert_eq!(keys, expected);
    for (key, value) in [
        ("givens", json!(38)),
        ("empty", json!(43)),
        ("digits", json!([5, 5, 2, 5, 3, 5, 7, 2, 4])),
        ("candidates_left", json!(0)),
        ("solved_by_singles", json!(43)),
        ("answers", json!(1)),
        ("exact", json!(true)),
        ("ruled_out", json!(0)),
        ("reasons", json!([])),
        ("line", json!(1)),
        ("level", json!("beginner")),
        ("hardest", json!("naked-single")),
        ("er", Value::Null),
    ] {
        assert_eq!(facts[key], value, "{key}");
    }
    assert!(facts["not_needed"].as_array().is_some_and(|cells| !cells.is_empty()));
}

#[test]
fn the_limit_is_said() {
    let (_, objects) = objects(&["--limit", "25"], LOOSE);
    assert_eq!((&objects[0]["answers"], &objects[0]["exact"]), (&json!(25), &json!(false)));
    assert_eq!(objects[0]["not_needed"], Value::Null);
    assert!(run(&["info"], LOOSE).out.contains("Answers: more than 10,000\n"));
}

#[test]
fn a_puzzle_without_an_answer_says_why() {
    let (status, objects) = objects(&[], &format!("{EASY}\n{BROKEN}"));
    assert_eq!((status, objects.len()), (1, 2));
    assert_eq!(objects[1]["reasons"], json!(["two 5s in row 1"]));
    assert_eq!(objects[1]["candidates_left"], Value::Null);
    let told = run(&["info"], BROKEN);
    assert!(told.out.contains("No answer because: two 5s in row 1\n"), "{}", told.out);
    assert_eq!((told.status, told.err.as_str()), (1, ""));
}

#[test]
fn the_text_has_a_line_a_fact() {
    let told = run(&["info", "resources/puzzles/newspaper.sdk"], "");
    for line in [
        "Puzzle 1, line 1",
        "  Title: A newspaper puzzle",
        "  Each digit given: 1×6 2×4 3×6 4×1 5×3 6×3 7×2 8×4 9×3",
        "  Givens: 32",
        "  Empty cells: 49",
        "  Answers: exactly 1",
        "  Symmetry of the givens: half turn",
    ] {
        assert!(told.out.lines().any(|found| found == line), "{line}\n{}", told.out);
    }
}

#[test]
fn a_grid_without_givens_is_as_symmetric_as_can_be() {
    let symmetry = |input: &str| {
        let told = run(&["info", "--limit", "1"], input).out;
        let line = told.lines().find_map(|line| line.strip_prefix("  Symmetry of the givens: "));
        line.unwrap().to_owned()
    };
    assert_eq!(symmetry(&".".repeat(81)), "full");
    assert_eq!(symmetry(EASY), "none");
}

#[test]
fn a_rating_is_told_where_it_is_asked_for() {
    let (_, objects) = objects(&["--rate"], EASY);
    assert_eq!((&objects[0]["er"], &objects[0]["ed"]), (&json!(1.2), &json!(1.2)));
    let told = run(&["info", "--rate"], EASY);
    assert!(told.out.contains("Rating (ER/EP/ED): 1.2/1.2/1.2\n"), "{}", told.out);
    assert!(told.out.contains("Level: Beginner\n"), "{}", told.out);
    assert!(!run(&["info"], EASY).out.contains("Rating"));
    // Several answers have neither level nor rating.
    let loose = run(&["info", "--json", "--rate", "--limit", "25"], LOOSE);
    let loose: Value = serde_json::from_str(&loose.out).unwrap();
    assert_eq!((&loose["level"], &loose["er"]), (&Value::Null, &Value::Null));
}
