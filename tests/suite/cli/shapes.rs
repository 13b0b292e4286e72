//! Boards of every shape through every command.

use std::fs;

use serde_json::Value;

use super::{Run, check, run};

const JIGSAW: &str = "AAAB\nCABB\nCCDB\nCDDD\n";

/// A full 4×4 jigsaw, and the same without some digits.
const JIGSAW_ANSWER: &str = "1234241331424321";

/// A board of equal boxes that is filled in order, as numbers, with every `step`th cell empty.
fn numbers(side: usize, step: usize) -> (String, String) {
    let root = side.isqrt();
    let digit = |row: usize, column: usize| (root * (row % root) + row / root + column) % side + 1;
    let cells = (0..side * side).map(|at| digit(at / side, at % side).to_string());
    let answer: Vec<String> = cells.collect();
    let given = |(at, word): (usize, &String)| match at % step {
        0 => ".".to_owned(),
        _ => word.clone(),
    };
    let givens: Vec<String> = answer.iter().enumerate().map(given).collect();
    (givens.join(" "), answer.join(" "))
}

/// The same as signs.
fn signs(words: &str) -> String {
    let sign = |word: &str| match word.parse() {
        Ok(number) => char::from_digit(number, 36).unwrap().to_ascii_uppercase(),
        Err(_) => '.',
    };
    words.split(' ').map(sign).collect()
}

/// A folder with a jigsaw file.
fn jigsaw_file() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("regions.txt");
    fs::write(&path, JIGSAW).unwrap();
    let path = path.display().to_string();
    (folder, path)
}

#[test]
fn a_sixteen_is_solved_counted_and_converted_without_being_told() {
    let (givens, answer) = numbers(16, 3);
    let (givens, answer) = (signs(&givens), signs(&answer));
    check("solve", &givens, (0, &format!("{answer}\n"), ""));
    check("solve --count", &givens, (0, "1\n", ""));
    let drawn = run(&["solve", "--format", "pretty"], &givens).out;
    assert!(drawn.starts_with("┌─────────────┬"), "{drawn}");
    assert!(drawn.contains("│  1  2  3  4 │"), "{drawn}");
    let document = run(&["convert", "-", "-", "--to", "nonet"], &givens);
    assert!(document.out.contains("shape: \"16x16\""), "{document:?}");
    check("solve", &document.out, (0, &format!("{answer}\n"), ""));
    let line = run(&["convert", "-", "-", "--to", "json-lines"], &document.out);
    check("solve", &line.out, (0, &format!("{answer}\n"), ""));
    check("convert - - --to list", &line.out, (0, &format!("{givens}\n"), ""));
}

#[test]
fn answers_beyond_nine_digits_are_numbers_in_json() {
    let (givens, answer) = numbers(16, 5);
    let solved: Value =
        serde_json::from_str(&run(&["solve", "--format", "json"], &givens).out).unwrap();
    let numbers = |text: &str| -> Vec<u64> {
        text.split(' ').map(|word| word.parse().unwrap_or(0)).collect()
    };
    assert_eq!(solved["answer"], Value::from(numbers(&answer)));
    assert_eq!(solved["puzzle"], Value::from(numbers(&givens)));
}

#[test]
fn the_largest_board_is_solved() {
    let (givens, answer) = numbers(100, 7);
    check("solve --shape 100x100", &givens, (0, &format!("{answer}\n"), ""));
    check("solve", &givens, (0, &format!("{answer}\n"), ""));
    let rows = run(&["convert", "-", "-", "--to", "rows"], &givens);
    assert_eq!((rows.status, rows.out.lines().count()), (0, 100));
    check("solve --count", &rows.out, (0, "1\n", ""));
    let told = run(&["info"], &givens);
    assert_eq!(told.status, 0, "{}", told.err);
    assert!(told.out.contains("Board: 100×100\n"), "{}", told.out);
}

#[test]
fn a_jigsaw_is_read_with_its_file() {
    let (_folder, file) = jigsaw_file();
    let shape = format!("--shape={file}");
    let givens = JIGSAW_ANSWER.replace('4', ".");
    for (arguments, expected) in [
        (&["solve", &shape][..], format!("{JIGSAW_ANSWER}\n")),
        (&["solve", &shape, "--count"], "1\n".to_owned()),
        (&["solve", "--shape", &format!("jigsaw {file}")], format!("{JIGSAW_ANSWER}\n")),
    ] {
        let done = run(arguments, &givens);
        assert_eq!((done.out, done.err), (expected, String::new()), "{arguments:?}");
    }
    let drawn = run(&["solve", &shape, "--format", "pretty"], &givens);
    let expected = "\
┌───────────┬───┐
│ 1   2   3 │ 4 │
├───┐   ┌───┘   │
│ 2 │ 4 │ 1   3 │
│   └───┼───┐   │
│ 3   1 │ 4 │ 2 │
│   ┌───┘   └───┤
│ 4 │ 3   2   1 │
└───┴───────────┘
";
    assert_eq!(drawn.out, expected);
    let document = run(&["convert", "-", "-", "--to", "nonet", &shape], &givens);
    assert!(document.out.contains("\"CABB\""), "{document:?}");
    check("solve", &document.out, (0, &format!("{JIGSAW_ANSWER}\n"), ""));
    let listed = run(&["convert", "-", "-", "--to", "list"], &document.out);
    assert_eq!(listed.out, format!("{givens}\n"));
    let lost =
        "left out of the list with one puzzle per line: the shape and the rules of the board\n";
    assert!(listed.err.ends_with(lost), "{}", listed.err);
}

#[test]
fn a_samurai_is_known_by_its_name() {
    let solved = run(&["solve", "--shape", "samurai"], &samurai());
    assert_eq!((solved.status, solved.err.as_str()), (0, ""));
    assert_eq!(solved.out.trim_end().len(), 21 * 21);
    let told = run(&["info", "--shape", "Samurai", "--limit", "3"], &samurai());
    assert!(told.out.contains("Board: samurai (21×21)\n"), "{}", told.out);
    let told = run(&["info", "--shape", "x", "--json", "--limit", "1"], &".".repeat(81));
    let facts: Value = serde_json::from_str(&told.out).unwrap();
    let houses = Value::from(["falling diagonal", "rising diagonal"].map(str::to_owned).to_vec());
    assert_eq!((&facts["board"]["name"], &facts["board"]["houses"]), (&"x".into(), &houses));
}

/// An empty samurai in a line.
fn samurai() -> String {
    let document = "Nonet(version: 3, shape: \"samurai\", givens: [";
    let row = |row: usize| {
        let is_cell = |column: usize| {
            let outer = |at: usize| !(9..12).contains(&at);
            let middle = |at: usize| (6..15).contains(&at);
            (outer(row) && outer(column)) || (middle(row) && middle(column))
        };
        (0..21).map(|column| if is_cell(column) { '.' } else { '-' }).collect::<String>()
    };
    let rows: Vec<String> = (0..21).map(row).collect();
    let text = format!("{document}\"{}\"])", rows.join("\",\""));
    let line = run(&["convert", "-", "-", "--to", "list"], &text);
    assert_eq!(line.out.trim_end(), rows.concat());
    line.out
}

#[test]
fn boards_of_every_shape_are_exported() {
    let (_folder, file) = jigsaw_file();
    let boards = [
        (format!("--shape={file}"), JIGSAW_ANSWER.replace('4', "."), 16),
        ("--shape=16x16".to_owned(), numbers(16, 3).0, 256),
        ("--shape=samurai".to_owned(), samurai(), 441),
        ("--shape=100x100".to_owned(), numbers(100, 3).0, 10_000),
    ];
    for (shape, text, places) in &boards {
        let export = |medium: &str| run(&["export", "-", "-", "--to", medium, shape], text);
        for (medium, cell) in [("html", "<td"), ("txt", "│"), ("svg", "<text"), ("rtf", "\\f0")] {
            let printed = export(medium);
            assert_eq!((printed.status, printed.err.as_str()), (0, ""), "{medium} {shape}");
            let is_counted = medium == "html";
            let count = printed.out.matches(cell).count();
            assert_eq!(count == *places, is_counted, "{medium} {shape}: {count}");
        }
        let line = export("line");
        let is_told = !line.err.contains("does not tell the shape");
        let is_ordinary = [256, 10_000].contains(places);
        assert_eq!((line.status, is_told), (0, is_ordinary), "{shape}: {}", line.err);
        let again = run(&["solve", shape], &line.out);
        assert_eq!(again.status, 0, "{shape}: {}", again.err);
    }
}

#[test]
fn techniques_refuse_boards_of_more_than_625_cells() {
    let sentence = "<stdin>:1:1: techniques work on boards of up to 625 cells, such as 25 by 25; \
                    this board is larger\n";
    for command in ["rate", "hint", "steps", "path", "backdoors"] {
        let expected = Run { status: 2, out: String::new(), err: sentence.to_owned() };
        let told = run(&[command, "--shape=100x100"], &numbers(100, 3).0);
        assert_eq!(told, expected, "{command}");
    }
}

#[test]
fn a_pattern_must_be_classic() {
    let (givens, _) = numbers(16, 3);
    let told = run(&["generate", "--pattern", "-"], &givens);
    assert_eq!((told.status, told.out.as_str()), (2, ""));
    assert!(told.err.contains("a pattern is drawn on the classic board"), "{}", told.err);
}

#[test]
fn a_shape_that_is_none_is_a_misuse() {
    for (shape, expected) in [
        ("samuray", "nonet: there is no board “samuray”; did you mean samurai?\n"),
        (
            "hexagon",
            "nonet: there is no board “hexagon”; expected a name that `nonet shapes` lists, boxes such as 3x4, or a file with rows of letters\n",
        ),
        (
            "11x11",
            "nonet: there is no board “11x11”; expected a name that `nonet shapes` lists, boxes such as 3x4, or a file with rows of letters\n",
        ),
        (
            "20x20x20",
            "nonet: there is no board “20x20x20”; expected a name that `nonet shapes` lists, boxes such as 3x4, or a file with rows of letters\n",
        ),
    ] {
        let told = run(&["solve", "--shape", shape], "");
        assert_eq!((told.status, told.err.as_str()), (2, expected), "{shape}");
    }
    let told = run(&["solve", "--shape", "no-such.txt"], "");
    assert_eq!(told.status, 2);
    assert!(told.err.starts_with("no-such.txt: "), "{}", told.err);
}

#[test]
fn boxes_of_any_sides_are_boards() {
    check(
        "solve --shape 2x7",
        &".".repeat(196),
        (0, &run(&["solve", "--shape", "14x14"], &".".repeat(196)).out, ""),
    );
    assert_eq!(run(&["solve", "--shape", "1x2"], "....").out, "1221\n");
}

#[test]
fn the_named_boards_are_listed_and_shown() {
    let listed = run(&["shapes"], "");
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    for name in ["9x9\n", "\nsamurai (21x21)\n", "\n100x100\n", "\nx windoku (9x9)\n"] {
        assert!(listed.out.contains(name), "{name}{}", listed.out);
    }
    assert!(listed.out.lines().all(|line| line.chars().count() <= 50));
    let shown = run(&["shapes", "4X4"], "");
    assert_eq!(
        shown.out,
        "4x4\n┌─────┬─────┐\n│ . . │ . . │\n│ . . │ . . │\n├─────┼─────┤\n│ . . │ . . │\n│ . . │ . . │\n└─────┴─────┘\n"
    );
    let wrong = run(&["shapes", "hexagon"], "");
    assert_eq!((wrong.status, wrong.out.as_str()), (2, ""));
}

#[test]
fn a_json_line_with_unknown_rules_is_refused_by_name() {
    let line = r#"{"rows":4,"columns":4,"digits":4,"boxes":[2,2],"givens":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"rules":{"dutchflatmate":[]}}"#;
    let told = run(&["solve"], line);
    let expected =
        "<stdin>:1:116: the puzzle has rules that Nonet does not know yet: dutchflatmate\n";
    assert_eq!((told.status, told.err.as_str()), (2, expected));
}

#[test]
fn ids_and_links_of_other_programs_are_files_of_every_command() {
    let id = "4j:1_2n,b__b__bc___c_\n";
    let count = run(&["solve", "--count"], id).out;
    assert!(!run(&["info", "-"], id).out.is_empty());
    for kind in ["f-puzzles", "sudokupad", "json-lines", "nonet"] {
        let there = run(&["convert", "-", "-", "--to", kind], id).out;
        check("solve --count", &there, (0, &count, ""));
        check("convert - - --to solo", &there, (0, id, ""));
    }
    let lines = run(&["convert", "-", "-", "--to", "sumocue"], id);
    assert!(lines.err.contains("a line of SumoCue holds only boards of 9 by 9 cells"), "{lines:?}");
}
