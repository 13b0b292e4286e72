//! `nonet hint`, `steps`, `path` and `rate`.

use nonet::engine::technique::Technique;
use serde_json::{Value, json};

use super::{BROKEN, EASY, LOOSE, STARVED, check, run};

const SINGLES: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/// The same with a wrong entry: r1c3 is 4 in the answer.
const WRONG: &str = ":0000:x:53+2.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::\n";

/// r1c3 has lost its 4.
const LOST: &str = ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413::\n";

#[test]
fn a_hint_tells_where_to_look_by_what_and_why() {
    let hint = "Look at r5c5.
Naked single: If all digits but one are ruled out in a cell, the cell takes the remaining digit.
All other digits are ruled out in r5c5. So r5c5 is 5.
";
    check("hint", SINGLES, (0, hint, ""));
}

#[test]
fn mistakes_are_told_before_any_step() {
    for command in ["hint", "steps", "path"] {
        check(command, WRONG, (1, "The 2 in r1c3 is not in the answer.\n", ""));
    }
    check("hint", LOST, (1, "The notes in r1c3 lack the digit that belongs there.\n", ""));
}

/// Keeps the rules by its givens, and no more by its entries.
fn broken_later() -> String {
    format!(":0000:x:5+5{}:::\n", ".".repeat(79))
}

/// Each open cell has a candidate and each digit a place, but three cells of box 3 share 1 and 2.
const SPOILED: &str = ":0000:x:3456789..8.................\
                       .......+3........+4........+5........+6........+7..........:::\n";

#[test]
fn what_breaks_the_rules_is_told_where_there_are_several_answers_too() {
    let told = "No answer has the digits on this board: two 5s in row 1 and two 5s in box 1.\n";
    for command in ["hint", "steps", "path"] {
        let run = run(&[command], &broken_later());
        assert_eq!((run.status, run.out.as_str()), (1, told), "{command}");
    }
    let json = run(&["path", "--json"], &broken_later());
    let object: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(object["mistake"], json!(told.trim_end()));
    let told = run(&["hint"], SPOILED);
    assert_eq!(told.out, "No answer has the digits on this board.\n");
}

const FULL: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";

#[test]
fn a_full_grid_has_no_step_and_no_rating() {
    check("hint", FULL, (1, "Every cell holds a digit.\n", ""));
    check("steps", FULL, (1, "Every cell holds a digit.\n", ""));
    let nothing =
        "<stdin>:1:1: every cell of this puzzle holds a digit, so there is nothing to rate\n";
    check("rate", FULL, (1, "no rating\n", nothing));
    check("rate --scale se", FULL, (1, "no rating\n", nothing));
    check("rate --json", FULL, (1, "null\n", nothing));
}

#[test]
fn each_puzzle_has_an_object_and_why_there_is_no_step() {
    let list = [BROKEN, "\n", FULL, STARVED, "\n", SINGLES].concat();
    for command in ["hint", "steps", "path"] {
        let told = run(&[command, "--json", "--techniques", "leviathan"], &list);
        let objects = told.out.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let objects: Vec<Value> = objects.collect();
        let lines: Vec<_> = objects.iter().map(|object| object["line"].as_u64()).collect();
        assert_eq!(lines, [Some(1), Some(2), Some(3), Some(4)], "{command}");
        let no_answer = "this puzzle has no answer: two 5s in row 1";
        assert!(objects[0]["reason"].as_str().unwrap().starts_with(no_answer), "{command}");
        assert!(objects[2]["reason"].as_str().unwrap().contains("row 1 column 9"), "{command}");
        if command != "path" {
            assert_eq!(objects[1]["reason"], json!("Every cell holds a digit."));
            let nothing = "None of the known techniques finds a step here.";
            assert_eq!(objects[3], json!({"line": 4, "technique": null, "reason": nothing}));
        }
    }
}

#[test]
fn steps_are_those_that_can_be_seen_now() {
    let told = run(&["steps", "--techniques", "full-house,naked-single"], SINGLES);
    let expected = "Naked single 5, r5c5: r5c5=5\nNaked single 7, r7c6: r7c6=7\n\
                    Naked single 3, r8c8: r8c8=3\nNaked single 4, r7c9: r7c9=4\n";
    assert_eq!((told.status, told.out.as_str()), (0, expected));
    let fewer = run(&["steps", "--techniques", "naked-single", "--most", "2"], SINGLES);
    assert_eq!(fewer.out.lines().collect::<Vec<_>>(), expected.lines().take(2).collect::<Vec<_>>());
    let none = run(&["steps", "--most", "0"], SINGLES);
    assert_eq!((none.status, none.out.as_str()), (2, ""));
    assert!(none.err.contains("--most takes a whole number from 1"), "{}", none.err);
}

/// Has one answer, with 3 in r1c1, as its candidates forbid the twins of the rectangles.
const NO_TWINS: &str = include_str!("../../data/technique/forbidden-twins.txt");

#[test]
fn uniqueness_heeds_what_the_puzzle_rules_out() {
    let nothing = "None of the known techniques finds a step here.\n";
    check("steps --techniques unique-rectangle-1", NO_TWINS, (1, nothing, ""));
}

#[test]
fn each_puzzle_of_several_has_a_heading() {
    let told = run(&["hint"], &[SINGLES, "\n", SINGLES].concat());
    let headings: Vec<&str> = told.out.lines().filter(|line| line.starts_with("Puzzle")).collect();
    assert_eq!(headings, ["Puzzle 1, line 1", "Puzzle 2, line 3"]);
    let lines = run(&["path", "--json"], &[SINGLES, SINGLES].concat()).out;
    let puzzles = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut puzzles: Vec<u64> = puzzles.filter_map(|object| object["line"].as_u64()).collect();
    assert_eq!(puzzles.len(), 104, "51 steps and an end for each");
    puzzles.dedup();
    assert_eq!(puzzles, [1, 2]);
}

#[test]
fn several_answers_are_told_where_steps_are_asked_for() {
    let told = run(&["hint", "--json"], LOOSE);
    assert!(
        told.err.contains("<stdin>:1:1: this puzzle has several answers; steps"),
        "{}",
        told.err
    );
}

#[test]
fn a_path_ends_with_level_and_score() {
    let told = run(&["path"], SINGLES);
    assert_eq!(told.out.lines().count(), 52);
    assert!(told.out.ends_with("Beginner: 51 steps, 204 points\n"), "{}", told.out);
    let stuck = run(&["path", "--techniques=naked-single", "--json"], "3.......1.2......\n");
    assert_eq!(stuck.status, 2, "{}", stuck.err);
}

#[test]
fn a_technique_that_is_not_known_is_told() {
    let told = run(&["path", "--techniques", "x-wing,magic"], SINGLES);
    assert_eq!(told.status, 2);
    assert!(told.err.contains("there is no technique “magic”"), "{}", told.err);
}

#[test]
fn puzzles_are_rated_a_line_each_on_both_scales_or_one() {
    check("rate", SINGLES, (0, "1.2/1.2/1.2 easy 204\n", ""));
    check("rate --scale se", SINGLES, (0, "1.2/1.2/1.2\n", ""));
    check("rate --scale hodoku", SINGLES, (0, "easy 204\n", ""));
    let several = "<stdin>:1:1: this puzzle has several answers; only a puzzle with a single answer has a rating\n";
    check("rate", LOOSE, (1, "no rating\n", several));
    check("rate --json", LOOSE, (1, "null\n", several));
}

#[test]
fn ratings_come_in_order_from_any_number_of_threads() {
    let list = [SINGLES, LOOSE, "\n", SINGLES].concat();
    let alone = run(&["rate", "--threads", "1"], &list);
    let four = run(&["rate", "--threads", "4"], &list);
    assert_eq!(alone.out.lines().count(), 3);
    assert_eq!((alone.status, &alone.out), (four.status, &four.out));
}

#[test]
fn json_has_ratings_as_numbers_and_how_often_each_technique_is_used() {
    let told = run(&["rate", "--json"], SINGLES);
    let rating: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(
        (&rating["er"], &rating["score"], &rating["level"]),
        (&json!(1.2), &json!(204), &json!("easy"))
    );
    assert_eq!(
        rating["steps"]["naked-single"].as_u64().unwrap()
            + rating["steps"]["full-house"].as_u64().unwrap(),
        51
    );
    let step = run(&["hint", "--json"], SINGLES);
    let step: Value = serde_json::from_str(&step.out).unwrap();
    assert_eq!(step["placements"], json!(["r5c5=5"]));
}

#[test]
fn behind_a_line_that_cannot_be_read_the_next_puzzle_comes() {
    let input = format!("{EASY}\n{}\n{EASY}\n", &EASY[..40]);
    let err = "<stdin>:2:41: found only 40 of 81 cells\n";
    let well = run(&["rate", "--scale", "hodoku"], EASY).out;
    check("rate --scale hodoku", &input, (2, &format!("{well}no rating\n{well}"), err));
    let json = run(&["hint", "--json"], &input);
    assert_eq!((json.status, json.err.as_str()), (2, err));
    let lines: Vec<&str> = json.out.lines().collect();
    assert_eq!(lines[0], lines[2].replace("\"line\":3", "\"line\":1"));
    let expected = r#"{"line":2,"technique":null,"reason":"found only 40 of 81 cells"}"#;
    assert_eq!(lines[1], expected);
    let text = run(&["hint"], &input);
    assert!(text.out.contains("Puzzle 1, line 1\n") && text.out.contains("\nPuzzle 3, line 3\n"));
}

#[test]
fn the_help_names_all_techniques() {
    for command in ["hint", "steps", "path", "backdoors"] {
        let help = run(&[command, "--help"], "").out;
        let (_, names) = help.split_once("\nTechniques: ").unwrap();
        let names: Vec<&str> =
            names.split([',', ' ', '\n']).filter(|name| !name.is_empty()).collect();
        let all: Vec<&str> = Technique::ALL.iter().map(|technique| technique.name()).collect();
        assert_eq!(names, all, "{command}");
    }
}
