//! Lists solved side by side, held against each of their puzzles solved alone.

use std::fs;
use std::path::Path;

use super::{BROKEN, EASY, EASY_ANSWER, LOOSE, LOOSE_FIRST, Run, STARVED, check, run};
use crate::dice::Dice;

/// A puzzle with two answers, and puzzles that take some search: one with one answer, one with none.
const OTHERS: [&str; 3] = [
    "4....52.....3..1...86......2...5.647...7.8...761.9...5......32...7..2.....26....4",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4..99",
];

/// Lines that are no puzzle, with what ends them.
const SKIPPED: [&str; 6] =
    ["\n", "\r\n", "# a comment\n", "  // another\r\n", " \t \n", "\u{a0}\r"];

/// Lines that cannot be read.
const BAD: [&str; 5] = ["12\n", "q", "\u{1f980}\n", "1 2 3\r\n", "\0\n"];

/// A line with a puzzle, in one of the ways in which lists write it, and with any end of a line.
fn line(dice: &mut Dice) -> String {
    let puzzles = [EASY, LOOSE, BROKEN, STARVED, OTHERS[0], OTHERS[1], OTHERS[2]];
    let empty = dice.one_of(&[".", "0", "*", "_", "x", "X"]);
    let cells = dice.one_of(&puzzles).replace(['.', '0'], empty);
    let before = dice.one_of(&["", "", "", " ", "\t\u{3000}"]);
    let behind = dice.one_of(&["", "", "", " ", " 1.5 name", "# hard", "\u{a0}\u{e9}"]);
    let end = dice.one_of(&["\n", "\n", "\r\n", "\r"]);
    format!("{before}{cells}{behind}{end}")
}

fn ends_in(text: &str) -> usize {
    text.replace("\r\n", "\n").matches(['\n', '\r']).count()
}

/// A list with some lines that are skipped, and perhaps bad lines. With it comes what a run of each of
/// its lines alone, at its place, leaves.
fn list(arguments: &[&str], dice: &mut Dice) -> (String, Run) {
    let mut list = String::new();
    let mut expected = Run { status: 0, out: String::new(), err: String::new() };
    for _ in 0..16 {
        if dice.below(3) == 0 {
            list += dice.one_of(&SKIPPED);
        }
        // Behind a puzzle, which tells that this is a list.
        if !expected.out.is_empty() && dice.below(8) == 0 {
            let bad = dice.one_of(&BAD);
            let behind = "\n".repeat(ends_in(&list) - 1) + EASY + "\n" + bad;
            let ended = run(arguments, &behind);
            expected.err += &ended.err;
            let before = "\n".repeat(ends_in(&list) - 1) + EASY;
            expected.out += ended.out.strip_prefix(&run(arguments, &before).out).unwrap();
            expected.status = 2;
            list += bad;
            list += if bad.ends_with('\n') { "" } else { "\n" };
        }
        let line = line(dice);
        let alone = run(arguments, &("\n".repeat(ends_in(&list)) + &line));
        let is_drawn = arguments.contains(&"grid") || arguments.contains(&"pretty");
        if is_drawn && !expected.out.is_empty() {
            expected.out.push('\n');
        }
        expected.out += &alone.out;
        expected.err += &alone.err;
        expected.status = expected.status.max(alone.status);
        list += &line;
    }
    (list, expected)
}

#[test]
fn a_list_is_solved_and_counted_as_its_puzzles_are_one_by_one() {
    let mut dice = Dice::new(7);
    for options in [
        "",
        "--count",
        "--count --limit 1",
        "--count --limit 2",
        "--count --limit 600",
        "--count-all",
        "--count --format json",
        "--count --limit 1 --format grid",
        "--format json",
        "--format pretty",
    ] {
        let arguments = ["solve"].into_iter().chain(options.split_whitespace());
        let arguments: Vec<&str> = arguments.collect();
        let (list, expected) = list(&arguments, &mut dice);
        for threads in ["1", "3"] {
            let arguments = [&arguments[..], &["--threads", threads]].concat();
            assert_eq!(run(&arguments, &list), expected, "{arguments:?}: {list:?}");
        }
    }
}

/// Lines without a puzzle among others, as a list and as JSON lines.
fn lists_with_bad_lines() -> [(String, &'static str); 2] {
    let line = |rules: &str| {
        let cells = r#""rows":4,"columns":4,"digits":4,"boxes":[2,2]"#;
        format!(
            r#"{{"id":"n",{cells},"givens":[1,0,0,0,0,0,2,0,0,3,0,0,0,0,0,4],"rules":{rules}}}"#
        )
    };
    let json = [line("{}"), line(r#"{"dutchflatmate":[]}"#), line("{}"), line("{}")].join("\n");
    let unknown =
        "<stdin>:2:125: the puzzle has rules that Nonet does not know yet: dutchflatmate\n";
    let list = format!("{EASY}\n{EASY}9\n{EASY}\n{EASY}\n");
    [(list, "<stdin>:2:82: found 82 cells; expected 81\n"), (json, unknown)]
}

#[test]
fn a_bad_line_is_told_and_the_others_are_worked() {
    for (text, err) in lists_with_bad_lines() {
        for (arguments, lines) in [
            (&["solve", "-"][..], 4),
            (&["solve", "--count", "-"], 4),
            (&["solve", "--answer", "1", "-"], 4),
            (&["solve", "--all", "--limit", "1", "--threads", "1", "-"], 4),
            (&["info", "--json", "-"], 4),
            (&["convert", "-", "-", "--to", "json-lines"], 3),
            (&["convert", "-", "-", "--to", "list"], 3),
        ] {
            let ended = run(arguments, &text);
            let told: String = ended.err.lines().filter(|line| line.contains(":2:")).collect();
            assert_eq!(told + "\n", err, "{arguments:?}");
            assert_eq!((ended.status, ended.out.lines().count()), (2, lines), "{arguments:?}");
        }
    }
}

#[test]
fn a_file_is_written_without_the_bad_lines() {
    let folder = tempfile::tempdir().unwrap();
    for (text, err) in lists_with_bad_lines() {
        for (command, name) in [("convert", "a.jsonl"), ("export", "a.pdf"), ("export", "a.html")] {
            let path = folder.path().join(name).display().to_string();
            let ended = run(&[command, "-", &path, "--force"], &text);
            assert_eq!((ended.status, ended.err.as_str()), (2, err), "{name}");
            assert!(std::fs::metadata(&path).unwrap().len() > 0);
        }
    }
}

#[test]
fn each_line_has_a_result() {
    let list = format!("{EASY}9\n# a comment\n\n{EASY}\n{BROKEN}\n12\n{EASY}\n");
    let ended = run(&["solve"], &list);
    let out = format!("\n{EASY_ANSWER}\nno answer\n\n{EASY_ANSWER}\n");
    assert_eq!((ended.status, ended.out.as_str()), (2, out.as_str()));
    assert!(ended.err.starts_with("<stdin>:1:82: ") && ended.err.contains("\n<stdin>:6:3: "));
    let ended = run(&["solve", "--format", "json"], &list);
    let lines: Vec<&str> = ended.out.lines().collect();
    let first = r#"{"line":1,"puzzle":null,"answer":null,"error":"found 82 cells; expected 81"}"#;
    assert_eq!((lines.len(), lines[0]), (5, first));
    let ended = run(&["rate", "--scale", "hodoku"], &list);
    let lines: Vec<&str> = ended.out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[3]), (5, "no rating", "no rating"));
}

#[test]
fn a_list_in_hyphens_has_a_result_for_each_line() {
    let hyphens = EASY.replace(['.', '0'], "-");
    let list = format!("{hyphens}\n{EASY}\nbad\n12\n{hyphens}\n");
    let out = format!("{EASY_ANSWER}\n{EASY_ANSWER}\n\n\n{EASY_ANSWER}\n");
    let ended = run(&["solve"], &list);
    assert_eq!((ended.status, ended.out.as_str()), (2, out.as_str()), "{}", ended.err);
    let table = format!("id,puzzle\n1,NULL\n2,abc\n3,{hyphens}\n");
    let ended = run(&["solve"], &table);
    assert_eq!((ended.status, ended.out), (2, format!("\n\n{EASY_ANSWER}\n")));
    assert!(ended.err.starts_with("<stdin>:2:3: ") && ended.err.contains("\n<stdin>:3:3: "));
}

#[test]
fn a_list_in_hyphens_may_be_longer_than_a_text_that_is_read_whole() {
    let line = EASY.replace(['.', '0'], "-") + "\n";
    let lines = (16 << 20) / line.len() + 1000;
    let ended = run(&["info", "--json"], &line.repeat(3));
    assert_eq!((ended.status, ended.out.lines().count()), (0, 3), "{}", ended.err);
    let list = line.repeat(lines);
    let mut puzzles = nonet::format::stream::Puzzles::new(list.as_bytes());
    let mut read = 0;
    while let Some(part) = puzzles.next_part(1 << 20) {
        match part.unwrap() {
            nonet::format::stream::StreamPart::Puzzle(_) => read += 1,
            nonet::format::stream::StreamPart::Lines(block) => {
                read += block.puzzles().flatten().count();
            }
        }
    }
    assert_eq!(read, lines);
}

#[test]
fn a_line_that_is_too_long_is_one_bad_line() {
    let long = "1".repeat(70_000);
    let list = format!("{EASY}\n{long}\n{EASY}\n");
    let out = format!("{EASY_ANSWER}\n\n{EASY_ANSWER}\n");
    let ended = run(&["solve"], &list);
    assert_eq!((ended.status, ended.out), (2, out));
    assert!(ended.err.starts_with("<stdin>:2:1: this line is longer than"), "{}", ended.err);
}

#[test]
fn tables_are_solved() {
    let table = format!("quizzes,solutions\n{EASY},{EASY_ANSWER}\nq,y\n\"{LOOSE}\",\n");
    let out = format!("{EASY_ANSWER}\n\n{LOOSE_FIRST}\n");
    let ended = run(&["solve"], &table);
    assert_eq!((ended.status, ended.out.as_str()), (2, out.as_str()), "{}", ended.err);
    assert!(ended.err.starts_with("<stdin>:3:1: "), "{}", ended.err);
    let out = format!("{EASY_ANSWER}\n");
    let table = format!("quizzes,solutions\n{EASY},{EASY_ANSWER}\n");
    check("solve --column solutions", &table, (0, &out, ""));
    check("solve --column 2", &table, (0, &out, ""));
    check("convert - - --column solutions", &table, (0, &out, ""));
    let err = "<stdin>:1:1: there is no column “level”; the columns are 1 (“quizzes”) and 2 (“solutions”); \
               choose one by its number or its heading\n";
    check("solve --column level", &table, (2, "", err));
    check("convert - - --to list", &table, (0, &format!("{}\n", EASY.replace('0', ".")), ""));
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

#[test]
fn several_files_are_one_list() {
    let folder = tempfile::tempdir().unwrap();
    let one = file(folder.path(), "one.sdm", &format!("{EASY}\n{EASY}9\n"));
    let two = file(folder.path(), "two.csv", &format!("puzzle,name\n{LOOSE},a\n{EASY},b\n"));
    let empty = file(folder.path(), "empty.sdm", "");
    let absent = folder.path().join("absent").display().to_string();
    let ended = run(&["solve", &one, &empty, &absent, &two], "");
    let out = format!("{EASY_ANSWER}\n\n{LOOSE_FIRST}\n{EASY_ANSWER}\n");
    let err = format!("{one}:2:82: found 82 cells; expected 81\n{absent}: there is no such file\n");
    assert_eq!((ended.status, ended.out, ended.err), (2, out, err));
    let ended = run(&["solve", "--format", "json", &one, &two], "");
    assert!(ended.out.lines().all(|line| line.starts_with(r#"{"file":""#)), "{}", ended.out);
    let ended = run(&["rate", "--scale", "hodoku", &one, &two], "");
    assert_eq!(ended.out.lines().count(), 4);
    let ended = run(&["info", &two, &two], "");
    assert!(ended.out.contains("Puzzle 4, line 3"), "{}", ended.out);
}
