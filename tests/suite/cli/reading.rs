//! Unreadable input: one sentence with its place, and the output before it is kept.

use std::fs::File;
use std::io::{self, Read};
use std::process::Stdio;
use std::thread;

use super::{EASY, EASY_ANSWER, check, files_in, nonet, run};

/// Whether a line of standard error starts with the file, a line and a column.
fn has_place(line: &str, file: &str) -> bool {
    let Some(rest) = line.strip_prefix(file).and_then(|rest| rest.strip_prefix(':')) else {
        return false;
    };
    let mut parts = rest.splitn(3, ':');
    let numbers = parts.by_ref().take(2).all(|part| part.parse::<usize>().is_ok_and(|n| n > 0));
    numbers && parts.next().is_some_and(|sentence| sentence.len() > 10)
}

/// Whether a file has nothing but comments. Such a list of no puzzles is solved without a word.
fn is_without_content(file: &str) -> bool {
    ["/empty.sdk", "/gnome-code-short.txt", "/only-blank.txt", "/only-comments.sdm"]
        .iter()
        .any(|name| file.ends_with(name))
}

#[test]
fn every_bad_file_gets_one_sentence_with_its_place() {
    let files = files_in("tests/data/bad");
    assert!(files.len() >= 30, "{}", files.len());
    for file in files {
        let ended = run(&["solve", &file], "");
        let contradictory = file.contains("/contradictory");
        if is_without_content(&file) {
            assert_eq!((ended.status, ended.out.as_str()), (0, ""), "{file}: {ended:?}");
            continue;
        }
        assert_eq!(ended.status, if contradictory { 1 } else { 2 }, "{file}: {ended:?}");
        assert_eq!(ended.err.lines().count(), 1, "{file}: {}", ended.err);
        assert!(has_place(ended.err.trim_end(), &file), "{file}: {}", ended.err);
        let threaded = run(&["solve", "--threads", "3", &file], "");
        assert_eq!(threaded, ended, "{file}");
    }
}

#[test]
fn every_command_says_what_it_left_in_a_text() {
    let rows = |cells: &str| {
        cells
            .as_bytes()
            .chunks(9)
            .map(str::from_utf8)
            .collect::<Result<Vec<_>, _>>()
            .unwrap()
            .join("\n")
    };
    let answered = format!("Puzzle\n{}\n\nAnswer\n{}\n", rows(EASY), rows(EASY_ANSWER));
    let two = format!("{EASY} {}\n", EASY.chars().rev().collect::<String>()).repeat(2);
    for (text, said) in [
        (&answered, "nonet: read the puzzle in lines 2 to 10; left out: 1 answer\n"),
        (
            &two,
            "nonet: read the first puzzle of each line, from line 1 on; left out: 1 other puzzle in \
             that line\n",
        ),
    ] {
        for command in ["solve", "solve --threads 1", "info", "rate"] {
            let words: Vec<&str> = command.split(' ').collect();
            assert_eq!(run(&words, text).err, said, "{command}");
        }
    }
}

#[test]
fn bad_files_are_told_alike_by_every_command() {
    for file in files_in("tests/data/bad") {
        if file.contains("/contradictory") || is_without_content(&file) {
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
fn results_around_an_error_stay() {
    let input = format!("{EASY}\n{EASY}\n{}\n{EASY}\n", &EASY[1..]);
    let out = format!("{EASY_ANSWER}\n{EASY_ANSWER}\n\n{EASY_ANSWER}\n");
    let err = "<stdin>:3:81: found only 80 of 81 cells\n";
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
fn nothing_to_read_is_an_error_only_where_a_puzzle_is_needed() {
    let err = "<stdin>:1:1: no puzzle was found; expected 81 cells in a line, or nine rows of nine cells\n";
    for input in ["", "\n\n", "# a comment alone\n"] {
        for command in ["solve", "rate", "hint --json", "info --json", "convert - - --to rows"] {
            check(command, input, (0, "", ""));
        }
        check("convert - - --to nonet", input, (2, "", err));
        check("convert - - --to opensudoku", input, (2, "", err));
        check("export - - --to html", input, (2, "", err));
        check("generate --pattern - --seed 1", input, (2, "", err));
    }
}

#[test]
fn boards_of_other_sizes_are_known_by_their_lines() {
    let row = "1..4..7..A..D..G";
    for text in [format!("{row}\n").repeat(16), row.repeat(16), row.to_lowercase().repeat(16)] {
        let told = run(&["solve"], &text);
        assert_eq!((told.status, told.out.as_str()), (1, "no answer\n"), "{}", told.err);
    }
    let empty = ".\n".repeat(16).replace('.', &".".repeat(16));
    for text in [".".repeat(256), empty] {
        let told = run(&["info"], &text);
        assert!(told.out.contains("Board: 16×16"), "{told:?}");
    }
}

/// They were read for ever.
#[test]
#[cfg_attr(not(unix), ignore = "needs /dev/zero")]
fn a_file_without_end_is_refused_by_every_command() {
    let said = "/dev/zero:1:1: there is a NUL byte here; expected a text file saved as UTF-8\n";
    for command in [
        "solve",
        "solve --threads 2",
        "info",
        "rate",
        "hint",
        "steps",
        "path",
        "backdoors",
        "reglib",
        "convert /dev/zero - --to list",
        "export /dev/zero - --to html",
        "export /dev/zero - --to pdf",
    ] {
        let named = if command.contains(" /dev/zero") { "" } else { " /dev/zero" };
        let ended = run(&(command.to_owned() + named).split(' ').collect::<Vec<_>>(), "");
        assert_eq!((ended.status, ended.err.as_str()), (2, said), "{command}");
        assert!(ended.out.len() < 1000, "{command}: {}", ended.out);
    }
}

/// Behind a line that cannot be read these commands go on, unless it never ends.
#[test]
#[cfg_attr(not(unix), ignore = "needs /dev/zero")]
fn a_line_without_end_ends_what_goes_on_behind_others() {
    for command in ["rate", "hint", "steps", "path", "backdoors", "info", "solve"] {
        let mut started = nonet(&[command, "-"]);
        started.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = started.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let feeder = thread::spawn(move || {
            let list = format!("{EASY_ANSWER}\n");
            let endless = list.as_bytes().chain(File::open("/dev/zero").unwrap());
            // The program ends before everything was written.
            drop(io::copy(&mut { endless }, &mut stdin));
        });
        let ended = child.wait_with_output().unwrap();
        feeder.join().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(2), "{command}: {said}");
        let place = "<stdin>:2:1: there is a NUL byte here";
        assert_eq!(said.matches(place).count(), 1, "{command}: {said}");
    }
}

/// A mistyped field is skipped as those of a newer Nonet are, so that the person has to hear of it.
#[test]
fn a_field_that_is_not_known_is_told() {
    let document = "Nonet(version: 3, shape: \"4x4\", entrys: [\"1...\", \"....\", \"....\", \"....\"], \
                    givens: [\"12..\", \"..1.\", \".3..\", \"...4\"])";
    let solved = run(&["solve", "-"], document);
    assert_eq!(solved.status, 0, "{}", solved.err);
    let told = "left out: the unknown field “entrys”; did you mean “entries”?";
    assert!(solved.err.contains(told), "{}", solved.err);
}
