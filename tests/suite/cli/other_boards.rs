//! `nonet hint`, `steps`, `path`, `rate` and `backdoors` on boards of other shapes.

use serde_json::{Value, json};

use super::{Run, nonet, run, run_command};

const X: &str =
    "...1.47....1.7...9...6.....916..38753..5.9.6.4........7...3..2.1.2..758..389.2.47\n";
const NON_CONSECUTIVE: &str =
    "...........7..........6....9.8...7.............................................5.\n";

/// A jigsaw of six regions, as a JSON line.
const JIGSAW: &str = r#"{"id":"j","rows":6,"columns":6,"digits":6,"regions":[["R1C1","R1C2","R2C1","R3C1","R4C1","R4C2"],["R2C2","R2C3","R2C4","R2C5","R3C2","R3C5"],["R3C3","R3C4","R4C4","R4C5","R5C4","R5C5"],["R1C3","R1C4","R1C5","R1C6","R2C6","R3C6"],["R4C3","R5C1","R5C2","R5C3","R6C1","R6C2"],["R4C6","R5C6","R6C3","R6C4","R6C5","R6C6"]],"givens":[0,2,0,4,0,0,0,0,0,0,6,0,0,0,0,3,0,0,0,1,0,2,0,0,0,0,3,0,0,0,0,0,0,0,0,0],"rules":{}}
"#;

fn in_vietnamese(arguments: &[&str], input: &str) -> Run {
    let mut command = nonet(arguments);
    command.env("LC_ALL", "vi_VN.UTF-8");
    run_command(command, input)
}

#[test]
fn a_hint_on_an_x_is_told_in_both_languages() {
    let arguments = ["hint", "--shape", "x"];
    let english = "Look at r5c3.
Naked single: If all digits but one are ruled out in a cell, the cell takes the remaining digit.
All other digits are ruled out in r5c3. So r5c3 is 7.
";
    assert_eq!(run(&arguments, X).out, english);
    let vietnamese = "Hãy nhìn h5c3.
Số đơn lộ: Ô mà mọi số trừ một đều đã bị loại thì nhận số đó.
Ở h5c3 mọi số khác đều đã bị loại. Vậy h5c3 là 7.
";
    assert_eq!(in_vietnamese(&arguments, X).out, vietnamese);
}

#[test]
fn a_hint_on_a_non_consecutive_board_is_told_in_both_languages() {
    let arguments = ["hint", "--shape", "non-consecutive"];
    let english = "Look at box 2.
Pointing: If all places of a digit in a box lie in one line, it stands nowhere else in that line.
In box 2 all places of 7, r1c456, lie in row 1 too, so row 1 has its 7 there and nowhere else. So r1c89 cannot be 7.
";
    assert_eq!(run(&arguments, NON_CONSECUTIVE).out, english);
    let vietnamese = "Ở khối 2 mọi chỗ của 7, là h1c456, cũng nằm trong hàng 1, nên số 7 của hàng 1 ở đó, không ở nơi khác. Vậy h1c89 không thể là 7.";
    let told = in_vietnamese(&arguments, NON_CONSECUTIVE).out;
    assert_eq!(told.lines().last(), Some(vietnamese));
}

#[test]
fn a_hint_on_a_jigsaw_names_its_regions() {
    let english = "Look at region 3.
Hidden single: A digit that has only one place left in a house goes there.
In region 3 the digit 3 has no other place than r2c2. So r2c2 is 3.
";
    assert_eq!(run(&["hint"], JIGSAW).out, english);
    let told = in_vietnamese(&["hint"], JIGSAW).out;
    assert!(told.contains("vùng 3") && told.contains("h2c2"), "{told}");
    assert!(!told.contains("khối"), "{told}");
}

#[test]
fn a_path_and_a_rating_say_that_the_scale_is_our_own() {
    let path = run(&["path", "--shape", "x"], X);
    let end = "Beginner: 48 steps, 192 points, on Nonet’s own scale for this board";
    assert_eq!((path.status, path.out.lines().last()), (0, Some(end)));
    assert_eq!(run(&["rate", "--shape", "x", "--scale", "hodoku"], X).out, "easy 192, own scale\n");
    let rated = run(&["rate", "--json", "--scale", "hodoku"], JIGSAW);
    let rated: Value = serde_json::from_str(&rated.out).unwrap();
    assert_eq!((&rated["scale"], &rated["level"]), (&json!("nonet"), &json!("medium")));
}

#[test]
fn steps_in_json_name_cells_of_the_board() {
    let steps = run(&["steps", "--json", "--most", "1"], JIGSAW);
    let step: Value = serde_json::from_str(&steps.out).unwrap();
    assert_eq!(
        (&step["technique"], &step["placements"]),
        (&json!("hidden-single"), &json!(["r2c2=3"]))
    );
}

#[test]
fn a_link_or_an_id_stands_in_the_place_of_a_file() {
    let answer = "526413435162641325314256253641162534\n";
    for kind in ["f-puzzles", "sudokupad", "solo"] {
        let written = run(&["convert", "-", "-", "--to", kind], JIGSAW).out;
        let link = written.trim_end();
        let solved = run(&["solve", link], "");
        assert_eq!((solved.status, solved.err.as_str()), (0, ""), "{kind}");
        assert_eq!(solved.out, answer, "{kind}");
        let converted = run(&["convert", link, "-", "--to", "json-lines"], "");
        assert!(converted.out.contains("\"R2C2\",\"R2C3\""), "{kind}: {}", converted.out);
        assert!(run(&["hint", link], "").out.starts_with("Look at region 3"), "{kind}");
    }
}

#[test]
fn a_bad_link_in_the_place_of_a_file_is_named_by_its_start() {
    let link = format!("https://sudokupad.app/ctc{}", "!".repeat(300));
    let ended = run(&["solve", &link], "");
    let start = format!("{}…:1:1: there is no puzzle in this link", &link[..80]);
    assert!(ended.err.starts_with(&start), "{}", ended.err);
    assert_eq!(ended.status, 2);
}

#[test]
fn a_board_without_a_name_is_told_by_its_regions_houses_and_rules() {
    let told = run(&["info"], JIGSAW).out;
    assert!(told.contains("\n  Board: Jigsaw 6×6\n"), "{told}");
    let houses =
        r#""rules":{"antiknight":true,"diagonal+":true,"extraregion":[{"cells":["R1C1","R6C6"]}]}"#;
    let text = JIGSAW.replace(r#""rules":{}"#, houses);
    let told = run(&["info"], &text).out;
    let rules = "  Extra houses and rules: rising diagonal, 1 extra house and anti-knight\n";
    assert!(told.contains(rules), "{told}");
    let json: Value = serde_json::from_str(&run(&["info", "--json"], &text).out).unwrap();
    let region = json!(["r1c1", "r1c2", "r2c1", "r3c1", "r4c1", "r4c2"]);
    assert_eq!(json["board"]["regions"][0], region);
    assert_eq!(json["board"]["extra_houses"], 1);
}

#[test]
fn the_window_takes_a_board_for_one_file() {
    let said = |arguments: &[&str]| run(arguments, "").err;
    assert_eq!(
        said(&["--shape", "x", "one.txt", "two.txt"]),
        "nonet: --shape opens one file; run nonet once for each file\n"
    );
    assert_eq!(
        said(&["--shape", "x", "solve", "one.txt"]),
        "nonet: put --shape after the command: nonet solve --shape …\n"
    );
    assert!(said(&["--shape", "windoko"]).contains("windoku"));
}

#[test]
fn digits_from_0_are_written_from_1_and_that_is_said_once() {
    let line = r#"{"rows":4,"columns":4,"digits":4,"lowest":0,"boxes":[2,2],"givens":[0,1,2,3,2,3,0,1,1,0,3,2,3,null,1,0],"rules":{}}"#;
    let larger = r#"{"rows":6,"columns":6,"digits":6,"lowest":0,"boxes":[2,3],"givens":[null,1,2,3,4,5,3,4,5,0,1,2,1,2,0,4,5,3,4,5,3,1,2,0,2,0,1,5,3,4,5,3,4,2,0,1],"rules":{}}"#;
    let told = run(&["solve"], &format!("{line}\n{larger}\n{line}\n"));
    let (four, six) = ("1234341221434321", "123456456123231564564231312645645312");
    assert_eq!(told.out, format!("{four}\n{six}\n{four}\n"));
    let said = "nonet: the input counts digits from 0; Nonet writes each as one more\n";
    assert_eq!(told.err, said);
    assert_eq!(run(&["info"], &format!("{larger}\n{line}\n")).err, said);
}

/// A hexadoku with 16 open cells, one in each row, and its answer.
fn hexadoku() -> (String, String) {
    let sign = |row: usize, column: usize| {
        let digit = u32::try_from((row % 4 * 4 + row / 4 + column) % 16).unwrap();
        char::from_digit(digit, 16).unwrap().to_ascii_uppercase()
    };
    let cells = || (0..256).map(|cell| (cell / 16, cell % 16));
    let puzzle = cells().map(|(row, column)| if row == column { '.' } else { sign(row, column) });
    (puzzle.collect(), cells().map(|(row, column)| sign(row, column)).collect())
}

#[test]
fn hexadoku_is_read_by_its_signs_and_written_from_1() {
    let (puzzle, answer) = hexadoku();
    let one_more = |sign: char| {
        let digit = sign.to_digit(16).unwrap() + 1;
        char::from_digit(digit, 17).unwrap().to_ascii_uppercase()
    };
    let told = run(&["solve"], &format!("{puzzle}\n{puzzle}\n"));
    let expected: String = answer.chars().map(one_more).collect();
    assert_eq!(told.out, format!("{expected}\n{expected}\n"));
    let said = "nonet: the input counts digits from 0; Nonet writes each as one more\n";
    assert_eq!(told.err, said, "once");
}

#[test]
fn with_digits_from_0_all_texts_have_the_digits_of_the_input() {
    let (puzzle, answer) = hexadoku();
    let rows = |line: &str| -> String {
        (0..16).map(|row| line[16 * row..16 * (row + 1)].to_owned() + "\n").collect()
    };
    let told = |arguments: &[&str], input: &str| {
        let told = run(&[arguments, &["--digits", "0-F"]].concat(), input);
        assert_eq!(told.err, "", "{arguments:?}");
        told.out
    };
    assert_eq!(told(&["solve"], &puzzle), answer.clone() + "\n");
    assert_eq!(told(&["solve", "--format", "grid"], &rows(&puzzle)), rows(&answer));
    assert_eq!(told(&["convert", "-", "-", "--to", "rows"], &puzzle), rows(&puzzle));
    assert_eq!(told(&["convert", "-", "-", "--to", "list"], &rows(&puzzle)), puzzle.clone() + "\n");
    let pretty = told(&["solve", "--format", "pretty"], &puzzle);
    assert!(pretty.contains("D  E  F") && !pretty.contains("16"), "{pretty}");
    assert!(told(&["hint"], &puzzle).contains("which lacks 0"));
    assert!(told(&["info"], &puzzle).contains("0×15 1×16"));
    let text = told(&["export", "-", "-", "--to", "txt"], &puzzle);
    assert!(text.contains(" F ") && !text.contains("16 "), "{text}");
    assert_eq!(told(&["export", "-", "-", "--to", "line"], &puzzle), format!("{puzzle}\n"));
    // JSON counts from 1.
    let json = told(&["solve", "--format", "json"], &puzzle);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["answer"][0], json!(1));
}

#[test]
fn a_sign_beyond_the_digits_and_wrong_digits_are_refused() {
    let (puzzle, _) = hexadoku();
    let told = run(&["solve", "--digits", "0-F"], &puzzle.replacen('F', "G", 1));
    let said = "<stdin>:1:16: “G” is not a digit of this board; expected a digit from 0 to F";
    assert!(told.status == 2 && told.err.contains(said), "{}", told.err);
    let classic = format!("012345678{}", ".".repeat(72));
    let told = run(&["solve", "--digits", "0-8"], &classic);
    assert!(told.out.starts_with("012345678"), "{}", told.out);
    for (digits, text, last) in [
        ("0-E", &puzzle, "F"),
        ("0-G", &puzzle, "F"),
        ("1-F", &puzzle, "G"),
        ("0-7", &classic, "8"),
        ("0-9", &classic, "8"),
        ("1-8", &super::EASY.to_owned(), "9"),
    ] {
        let told = run(&["solve", "--digits", digits], text);
        let said = digits.chars().last().unwrap();
        let err = format!(
            "<stdin>:1:1: --digits has {said} as the last digit; expected {last} for this board\n"
        );
        assert_eq!((told.status, told.out.as_str(), told.err), (2, "", err), "{digits}");
    }
    let told = run(&["solve", "--digits", "F-0"], &puzzle);
    assert_eq!(told.status, 2);
    assert!(told.err.contains("--digits") && told.err.contains("0-F"), "{}", told.err);
}
