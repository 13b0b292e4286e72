//! Titles, file names and words with terminal control sequences, or that look like messages of the program
//! itself.

use std::fs;

use super::{EASY, Run, nonet, project, run, run_command};

/// Colours, the title of the terminal, C1 controls, turned directions, and a line that looks like one of ours.
const HOSTILE: &str =
    "\u{1b}[31mred\u{1b}]0;x\u{7}\u{9b}2J\u{7f}\u{202e}\u{2066}\u{2028}\r\tx\n  Givens: 99";

/// Whether a terminal shows the character and does nothing else.
fn is_shown(character: char) -> bool {
    let turns = matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !(character.is_control() || turns || matches!(character, '\u{2028}' | '\u{2029}'))
}

/// Checks that nothing but line ends, and the tab of a list, is obeyed, and that the hostile line is none.
#[track_caller]
fn check_harmless(arguments: &[&str], ended: &Run) {
    for text in [&ended.out, &ended.err] {
        let obeyed: Vec<char> = text.chars().filter(|&one| !is_shown(one) && one != '\n').collect();
        assert!(obeyed.iter().all(|&one| one == '\t'), "{arguments:?}: {obeyed:?} in {text:?}");
        assert!(!text.contains("\tx"), "{arguments:?}: {text:?}");
        assert!(!text.lines().any(|line| line == "  Givens: 99"), "{arguments:?}: {text:?}");
    }
}

#[track_caller]
fn check_refused(arguments: &[&str], input: &str) {
    let ended = run(arguments, input);
    check_harmless(arguments, &ended);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}");
    assert_eq!(ended.err.lines().count(), 1, "{arguments:?}: {:?}", ended.err);
    assert!(ended.err.contains("\\u{1b}[31mred"), "{arguments:?}: {:?}", ended.err);
}

#[test]
fn words_that_were_typed_are_shown_and_not_obeyed() {
    let option = format!("--{HOSTILE}");
    let pair = format!("--format={HOSTILE}");
    let file = format!("{HOSTILE}.sdm");
    let odd = format!("{HOSTILE}.odd");
    for arguments in [
        &[HOSTILE][..],
        &[&option],
        &["help", HOSTILE],
        &["man", HOSTILE],
        &["completions", HOSTILE],
        &["solve", &option],
        &["solve", HOSTILE],
        &["convert", "-", "-", HOSTILE],
        &["solve", "--answer", HOSTILE],
        &["solve", "--limit", HOSTILE, "--all"],
        &["solve", "--threads", HOSTILE],
        &["solve", &pair],
        &["solve", "--judge=\u{1b}[31mred"],
        &["convert", &file, "-", "--to", "list"],
        &["convert", "-", &odd],
        &["convert", "-", "-", "--to", HOSTILE],
        &["export", "-", &odd],
        &["export", "-", "a.pdf", "--per-page", HOSTILE],
        &["export", "-", "a.pdf", "--paper", HOSTILE],
        &["export", "-", "a.pdf", "--language", HOSTILE],
        &["info", &file],
        &["hint", &file],
        &["hint", "--techniques", HOSTILE],
        &["backdoors", "--cells", HOSTILE],
        &["rate", "--scale", HOSTILE],
        &["generate", "--level", HOSTILE],
        &["generate", "--technique", HOSTILE],
        &["generate", "--se", HOSTILE],
        &["generate", "--givens", HOSTILE],
        &["generate", "--symmetry", HOSTILE],
        &["generate", "--pattern", &file],
        &["generate", "--seed", HOSTILE],
        &["generate", "--daily", HOSTILE],
        &["library", HOSTILE],
        &["reglib", &file],
    ] {
        check_refused(arguments, EASY);
    }
}

/// A document whose texts are hostile: in RON they are escaped.
fn hostile_document() -> String {
    let title: String = HOSTILE.chars().flat_map(char::escape_unicode).collect();
    let rows: Vec<String> = EASY
        .as_bytes()
        .chunks(9)
        .map(|row| format!("\"{}\"", String::from_utf8_lossy(row).replace('0', ".")))
        .collect();
    let about = format!("(title: \"{title}\", author: \"{title}\", source: \"{title}\")");
    format!("Nonet(version: 1, about: {about}, givens: [{}])", rows.join(","))
}

#[test]
fn titles_are_shown_and_begin_no_line_of_their_own() {
    let document = hostile_document();
    for arguments in [
        &["solve"][..],
        &["solve", "--format", "json"],
        &["info"],
        &["info", "--json"],
        &["info", "--rate"],
        &["hint"],
        &["hint", "--json"],
        &["steps", "--most", "3"],
        &["path"],
        &["rate", "--json"],
        &["backdoors"],
        &["convert", "-", "-", "--to", "list"],
        &["export", "-", "-", "--to", "txt"],
        &["export", "-", "-", "--to", "line"],
    ] {
        let ended = run(arguments, &document);
        check_harmless(arguments, &ended);
        assert_eq!(ended.status, 0, "{arguments:?}: {}", ended.err);
    }
    let told = run(&["info"], &document).out;
    let title = told.lines().find(|line| line.starts_with("  Title: ")).unwrap();
    assert!(title.starts_with("  Title: \\u{1b}[31mred\\u{1b}]0;x\\u{7}\\u{9b}2J"), "{title}");
    let json = run(&["info", "--json"], &document).out;
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(value["title"], HOSTILE);
}

#[test]
fn what_is_converted_keeps_its_texts() {
    let kept = run(&["convert", "-", "-", "--to", "nonet"], &hostile_document());
    let again = nonet::format::read(kept.out.as_bytes()).unwrap();
    assert_eq!(again.documents[0].about.title, HOSTILE);
}

#[test]
fn what_is_wrong_in_a_text_is_quoted_and_not_obeyed() {
    let value = |text: &str| text.chars().flat_map(char::escape_unicode).collect::<String>();
    for input in [
        format!("{}\u{9b}{}", &EASY[..40], &EASY[41..]),
        format!("{}\u{1b}{}", &EASY[..40], &EASY[41..]),
        format!("Nonet(version: 1, givens: [\"{}\"])", value(HOSTILE)),
        format!("{HOSTILE}(version: 1)"),
        format!("Nonet(version: 1, givens: [], selected: \"{}\")", value(HOSTILE)),
        format!("<sudoku version=\"{HOSTILE}\"><game data=\"\"/></sudoku>"),
        format!("<ksudoku><game><puzzle type=\"{HOSTILE}\"/></game></ksudoku>"),
        format!("{{\"version\": \"{}\"}}", "\\u001b[31m\\n\\u009b"),
    ] {
        for command in ["solve", "info", "hint", "path", "rate"] {
            let ended = run(&[command, "-"], &input);
            check_harmless(&[command, &input], &ended);
            assert_eq!(ended.status, 2, "{command}: {input:?}");
            assert!(!ended.err.is_empty(), "{command}: {input:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn names_of_files_are_shown_and_not_obeyed() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = folder.path().join(HOSTILE);
    fs::create_dir(&shelf).unwrap();
    fs::write(shelf.join(format!("{HOSTILE}.sdm")), format!("{EASY}\n{EASY}\n")).unwrap();
    fs::write(shelf.join(format!("bad{HOSTILE}.sdm")), "hello\n").unwrap();
    let case = ":\u{1b}[31m-\u{9b}:7:53467891267219534819834256785976142342685379171392485696153.\
                284287419635345286179:::776:\n";
    fs::write(folder.path().join("cases.txt"), case).unwrap();
    let inside = |arguments: &[&str]| {
        let mut command = nonet(arguments);
        command.current_dir(folder.path());
        let ended = run_command(command, "");
        check_harmless(arguments, &ended);
        ended
    };
    let listed = inside(&["library", "."]);
    assert!(listed.out.starts_with("0/1\t.\n0/2\t\\u{1b}[31mred"), "{:?}", listed.out);
    assert_eq!(listed.err.lines().count(), 1, "{:?}", listed.err);
    inside(&["reglib", "cases.txt"]);
    let bad = format!("{HOSTILE}/bad{HOSTILE}.sdm");
    let good = format!("{HOSTILE}/{HOSTILE}.sdm");
    for command in ["solve", "info", "hint", "rate", "backdoors"] {
        assert_eq!(inside(&[command, &bad]).status, 2, "{command}");
    }
    for (arguments, status) in [
        (&["convert", &good, &good][..], 2),
        (&["export", &good, &bad, "--force"], 2),
        (&["convert", &good, HOSTILE, "--to", "list", "--force"], 2),
        (&["solve", &good, "--stats"], 0),
    ] {
        assert_eq!(inside(arguments).status, status, "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn folders_that_the_environment_names_are_shown_and_not_obeyed() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join(HOSTILE);
    fs::create_dir_all(home.join("nonet")).unwrap();
    fs::write(home.join("nonet/games.jsonl"), "hello\n").unwrap();
    let mut command = nonet(&["stats"]);
    command.env("XDG_DATA_HOME", &home).env("HOME", folder.path());
    let ended = run_command(command, "");
    check_harmless(&["stats"], &ended);
    assert!(ended.err.contains("unreadable lines: 1"), "{:?}", ended.err);
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_told() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let mut command = nonet(&["generate", "--level"]);
    command.arg(OsStr::from_bytes(b"\xff\x1b[31m"));
    let ended = run_command(command, "");
    let err = "nonet: a word is not valid UTF-8; only the names of files may be other text\n";
    assert_eq!((ended.status, ended.err.as_str()), (2, err));
}

/// The only places that write to a terminal other than by `Output`: each makes safe what others wrote.
#[test]
fn nothing_else_writes_to_a_terminal() {
    let doors =
        ["src/cli/ending.rs", "src/cli/progress.rs", "src/ui/system/launch.rs"].map(project);
    let mut folders = vec![project("src")];
    let crates = fs::read_dir(project("crates")).unwrap().flatten();
    folders.extend(crates.map(|entry| entry.path().join("src")));
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if !doors.contains(&path) {
                let text = fs::read_to_string(&path).unwrap();
                let is_code = |line: &&str| !line.trim_start().starts_with("//");
                let code: String = text.lines().filter(is_code).collect();
                for writer in ["io::stderr()", "eprint!(", "eprintln!(", " print!(", " println!("] {
                    assert!(!code.contains(writer), "{}: {writer}", path.display());
                }
            }
        }
    }
}
