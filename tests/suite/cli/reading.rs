//! What cannot be read: one sentence with its place, and what came before it stays.

use super::{EASY, EASY_ANSWER, check, files_in, run};

/// Whether a line of standard error starts with the file, a line and a column.
fn has_place(line: &str, file: &str) -> bool {
    let Some(rest) = line.strip_prefix(file).and_then(|rest| rest.strip_prefix(':')) else {
        return false;
    };
    let mut parts = rest.splitn(3, ':');
    let numbers = parts.by_ref().take(2).all(|part| part.parse::<usize>().is_ok_and(|n| n > 0));
    numbers && parts.next().is_some_and(|sentence| sentence.len() > 10)
}

#[test]
fn every_bad_file_gets_one_sentence_with_its_place() {
    let files = files_in("tests/data/bad");
    assert!(files.len() >= 30, "{}", files.len());
    for file in files {
        let ended = run(&["solve", &file], "");
        let contradictory = file.contains("/contradictory");
        assert_eq!(ended.status, if contradictory { 1 } else { 2 }, "{file}: {ended:?}");
        assert_eq!(ended.err.lines().count(), 1, "{file}: {}", ended.err);
        assert!(has_place(ended.err.trim_end(), &file), "{file}: {}", ended.err);
        let threaded = run(&["solve", "--threads", "3", &file], "");
        assert_eq!(threaded, ended, "{file}");
    }
}

#[test]
fn bad_files_are_told_alike_by_every_command() {
    for file in files_in("tests/data/bad") {
        if file.contains("/contradictory") {
            continue;
        }
        let solved = run(&["solve", &file], "");
        let told = run(&["info", &file], "");
        let converted = run(&["convert", &file, "-", "--to", "list"], "");
        assert_eq!((told.status, &told.err), (2, &solved.err), "{file}");
        assert_eq!((converted.status, &converted.err), (2, &solved.err), "{file}");
    }
}

#[test]
fn every_good_file_is_read() {
    for file in files_in("tests/data/good") {
        let solved = run(&["solve", &file], "");
        assert!(solved.status < 2, "{file}: {solved:?}");
        assert!(!solved.out.is_empty(), "{file}");
    }
}

#[test]
fn results_before_an_error_stay() {
    let input = format!("{EASY}\n{EASY}\n{}\n{EASY}\n", &EASY[1..]);
    let out = format!("{EASY_ANSWER}\n{EASY_ANSWER}\n");
    let err = "<stdin>:3:81: only 80 of 81 cells are here\n";
    check("solve", &input, (2, &out, err));
    check("solve --threads 2", &input, (2, &out, err));
}

#[test]
fn a_file_that_cannot_be_opened_is_told() {
    let absent = "no/such.sdk: there is no such file\n";
    check("solve no/such.sdk", "", (2, "", absent));
    check("info no/such.sdk", "", (2, "", absent));
    check("convert no/such.sdk -  --to list", "", (2, "", absent));
    check("solve src", "", (2, "", "src: this is a folder; expected a file\n"));
}

#[test]
fn nothing_to_read_is_an_error() {
    let err = "<stdin>:1:1: there is no puzzle in it; \
               expected 81 cells in a line, or nine rows of nine cells\n";
    for input in ["", "\n\n", "# a comment alone\n"] {
        check("solve", input, (2, "", err));
        check("info --json", input, (2, "", err));
        check("convert - - --to rows", input, (2, "", err));
    }
}

#[test]
fn larger_boards_are_told_not_to_be_read() {
    let row = "1..4..7..A..D..G";
    let only = "only 9×9 boards are read";
    for text in [format!("{row}\n").repeat(16), row.repeat(16), row.to_lowercase().repeat(16)] {
        let told = run(&["solve"], &text);
        let letter = if text.contains('A') { "A" } else { "a" };
        let sentence = format!("<stdin>:1:10: “{letter}” stands for no cell, as {only}");
        assert_eq!(told.status, 2);
        assert!(told.err.starts_with(&sentence), "{}", told.err);
    }
    for (text, sentence) in [
        (".".repeat(256), format!("<stdin>:1:82: 256 cells are here; expected 81, as {only}\n")),
        (
            ".\n".repeat(16).replace('.', &".".repeat(16)),
            format!("<stdin>:1:10: 16 cells are here; expected 9, as {only}\n"),
        ),
    ] {
        assert_eq!(run(&["info"], &text).err, sentence);
    }
}
