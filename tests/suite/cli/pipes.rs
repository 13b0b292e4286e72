//! Pipes: any length in constant memory, output without delay, early close, and output in order with many
//! threads.

use std::io::{BufRead, BufReader, Read, Seek, Write};
#[cfg(target_os = "linux")]
use std::process::Command;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::thread;

use super::{BROKEN, EASY, EASY_ANSWER, LOOSE, Run, STARVED, nonet, project, run};

/// Enough lines that keeping them would be seen.
const LINES: usize = if cfg!(debug_assertions) { 40_000 } else { 1_000_000 };

/// How many lines it takes until everything that is needed is there.
const FIRST_LINES: usize = 4_000;

/// How much more memory the other lines may take: far less than their text.
const MOST_GROWTH_KIB: u64 = 1024;

fn start(arguments: &[&str]) -> (Child, ChildStdin, BufReader<ChildStdout>) {
    let mut command = nonet(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let stdin = child.stdin.take().unwrap();
    let stdout = BufReader::new(child.stdout.take().unwrap());
    (child, stdin, stdout)
}

/// The most memory that a process has had so far.
#[cfg(target_os = "linux")]
fn peak_kib(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_long_pipe_takes_constant_memory() {
    for arguments in [&["solve"][..], &["solve", "--threads", "2"]] {
        let (mut child, mut stdin, mut stdout) = start(arguments);
        let feeder = thread::spawn(move || {
            let block = format!("{EASY}\n").repeat(1000);
            (0..LINES / 1000).for_each(|_| stdin.write_all(block.as_bytes()).unwrap());
            stdin
        });
        let mut expect_answers = |count| {
            let mut line = String::new();
            for _ in 0..count {
                line.clear();
                stdout.read_line(&mut line).unwrap();
                assert_eq!(line.trim_end(), EASY_ANSWER);
            }
            peak_kib(&child)
        };
        let early = expect_answers(FIRST_LINES);
        let late = expect_answers(LINES - FIRST_LINES);
        drop(feeder.join().unwrap());
        assert!(child.wait().unwrap().success());
        assert!(late - early < MOST_GROWTH_KIB, "{arguments:?}: from {early} to {late} KiB");
    }
}

/// Exports and conversions held every puzzle until the last was read.
#[cfg(target_os = "linux")]
#[test]
fn a_long_list_is_exported_and_converted_in_constant_memory() {
    let lines = 8_000;
    for (arguments, mark) in [
        ("export - - --to html", "<section"),
        ("export - - --to line --answers=after", EASY_ANSWER),
        ("convert - - --to opensudoku", "<game "),
        ("convert - - --to library", ":0000:x:"),
    ] {
        let (mut child, mut stdin, mut stdout) = start(&arguments.split(' ').collect::<Vec<_>>());
        let feeder = thread::spawn(move || {
            let block = format!("{EASY}\n").repeat(1000);
            // The program ends when nobody reads any more.
            (0..lines / 1000).for_each(|_| drop(stdin.write_all(block.as_bytes())));
            stdin
        });
        let mut expect_puzzles = |count| {
            let (mut line, mut found) = (String::new(), 0);
            while found < count {
                line.clear();
                assert!(stdout.read_line(&mut line).unwrap() > 0, "{arguments}: {found}");
                found += usize::from(line.contains(mark));
            }
            peak_kib(&child)
        };
        // What is not yet a batch, or fills no buffer, comes when the input ends.
        let late_ones = 2_500;
        let early = expect_puzzles(FIRST_LINES);
        let late = expect_puzzles(lines - FIRST_LINES - late_ones);
        drop(stdout);
        drop(feeder.join().unwrap());
        assert!(child.wait().unwrap().success());
        // The kernel counts pages for each thread in batches, so a later reading may be lower.
        let growth = late.saturating_sub(early);
        assert!(growth < 4 * MOST_GROWTH_KIB, "{arguments}: from {early} to {late} KiB");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn the_answers_of_one_puzzle_take_constant_memory() {
    let (mut child, mut stdin, mut stdout) = start(&["solve", "--all", "--limit", "1000000000"]);
    writeln!(stdin, "{LOOSE}").unwrap();
    let mut expect_lines = |count| {
        let mut line = String::new();
        for _ in 0..count {
            line.clear();
            assert!(stdout.read_line(&mut line).unwrap() > 0);
        }
        peak_kib(&child)
    };
    let early = expect_lines(FIRST_LINES);
    let late = expect_lines(LINES - FIRST_LINES);
    drop((stdin, stdout));
    assert!(child.wait().unwrap().success());
    assert!(late - early < MOST_GROWTH_KIB, "from {early} to {late} KiB");
}

#[test]
fn an_answer_does_not_wait_for_the_next_puzzle() {
    // The next line has begun already.
    let (head, tail) = EASY.split_at(40);
    for threads in ["1", "3"] {
        for form in ["line", "pretty"] {
            let (mut child, mut stdin, mut stdout) =
                start(&["solve", "--threads", threads, "--format", form]);
            let mut line = String::new();
            write!(stdin, "{head}").unwrap();
            for _ in 0..5 {
                write!(stdin, "{tail}\r\n{head}").unwrap();
                line.clear();
                while line.trim().len() < 9 {
                    stdout.read_line(&mut line).unwrap();
                }
                assert!(EASY_ANSWER.starts_with(&line.trim().replace([' ', '|'], "")[..9]));
                let rest = if form == "pretty" { 10 } else { 0 };
                (0..rest).for_each(|_| assert!(stdout.read_line(&mut line).unwrap() > 0));
            }
            write!(stdin, "{tail}").unwrap();
            drop(stdin);
            assert!(child.wait().unwrap().success());
        }
    }
}

#[test]
fn whoever_has_seen_enough_may_go() {
    for arguments in [
        &["solve", "--all", "--limit", "1000000000"][..],
        &["solve", "--all", "--limit", "1000000000", "--threads", "2"],
        &["solve", "--all", "--limit", "1000000000", "--format", "json"],
    ] {
        let (child, mut stdin, mut stdout) = start(arguments);
        writeln!(stdin, "{LOOSE}").unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        drop((stdin, stdout));
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    }
}

const PUZZLE: &str = "resources/puzzles/newspaper.sdk";

/// A run of each command, and of what shows the help.
const EVERYTHING: [&[&str]; 26] = [
    &["help"],
    &["--help"],
    &["-h"],
    &["--version"],
    &["help", "solve"],
    &["solve", "--help"],
    &["man"],
    &["man", "solve"],
    &["completions", "bash"],
    &["solve", PUZZLE],
    &["solve", "--count", PUZZLE],
    &["convert", PUZZLE, "-", "--to", "list"],
    &["convert", PUZZLE, "-", "--to", "nonet"],
    &["export", PUZZLE, "-", "--to", "pdf"],
    &["export", PUZZLE, "-", "--to", "txt"],
    &["info", PUZZLE],
    &["info", "--json", PUZZLE],
    &["hint", PUZZLE],
    &["steps", PUZZLE],
    &["path", PUZZLE],
    &["backdoors", PUZZLE],
    &["rate", PUZZLE],
    &["generate", "--seed", "1"],
    &["stats"],
    &["library", "resources/puzzles"],
    &["reglib", "tests/data/technique/outcomes.txt", "0100"],
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    for arguments in EVERYTHING {
        let full = std::fs::File::create("/dev/full").unwrap();
        let ended = nonet(arguments).stdout(full).output().unwrap();
        assert_eq!(ended.status.code(), Some(2), "{arguments:?}");
        let err = String::from_utf8(ended.stderr).unwrap();
        assert!(err.contains("nonet: cannot write to standard output"), "{arguments:?}: {err}");
    }
}

/// A run with standard output closed.
#[cfg(target_os = "linux")]
fn run_without_output(arguments: &[&str]) -> Run {
    let mut shell = Command::new("sh");
    shell.args(["-c", "exec \"$@\" >&-", "sh", env!("CARGO_BIN_EXE_nonet")]).args(arguments);
    Run::of(shell.env("LC_ALL", "C").current_dir(project("")).output().unwrap())
}

/// The results went nowhere, and all seemed well.
#[cfg(target_os = "linux")]
#[test]
fn a_closed_output_is_told() {
    for arguments in EVERYTHING {
        let Run { status, err, .. } = run_without_output(arguments);
        assert_eq!(status, 2, "{arguments:?}: {err}");
        assert!(err.contains("nonet: cannot write to standard output"), "{arguments:?}: {err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_writes_a_file_needs_no_output() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.sdm");
    let ended = run_without_output(&["convert", PUZZLE, list.to_str().unwrap()]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert!(list.exists());
}

#[cfg(unix)]
#[test]
fn a_pipe_that_nobody_reads_is_no_failure() {
    for arguments in EVERYTHING {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let ended = nonet(arguments).stdout(writer).output().unwrap();
        let err = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(0), "{arguments:?}: {err}");
        assert!(!err.contains("standard output"), "{arguments:?}: {err}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_while_the_pipe_is_still_open() {
    for threads in ["1", "2"] {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut command = nonet(&["solve", "--threads", threads]);
        command.stdin(Stdio::piped()).stdout(full).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        write!(stdin, "{EASY}\n{EASY}\n").unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(2));
        drop(stdin);
    }
}

/// A run of a list by so many threads, without the times that it tells.
fn run_list(threads: &str, form: &str, input: &str) -> Run {
    let mut ended = run(&["solve", "--stats", "--format", form, "--threads", threads], input);
    if let Some(times) = ended.err.find(" time: ") {
        ended.err.truncate(times);
    }
    ended
}

#[test]
fn any_number_of_threads_prints_the_same() {
    let rounds = if cfg!(debug_assertions) { 4 } else { 400 };
    let round = format!(
        "# a comment\r\n{EASY} 1.5 easy\r\n{LOOSE}\n\n{BROKEN}\r{STARVED}\n{}",
        format!("{EASY}\n").repeat(300)
    );
    let list = round.repeat(rounds);
    let lines = 306 * rounds;
    for form in ["line", "json", "pretty"] {
        let good = run_list("1", form, &list);
        assert_eq!(good.status, 1);
        assert!(good.err.contains("nodes: "), "{}", good.err);
        let broken_off = format!("{list}{EASY}9 and more\n{list}");
        let bad = run_list("1", form, &broken_off);
        let place = format!("<stdin>:{}:82: ", lines + 1);
        let told = bad.err.lines().filter(|line| line.starts_with(&place)).count();
        assert_eq!((bad.status, told), (2, 1), "{}", bad.err);
        let behind = bad.out.strip_prefix(&good.out).unwrap();
        assert!(behind.lines().count() >= good.out.lines().count(), "{form}");
        for threads in ["2", "3", "8"] {
            assert!(run_list(threads, form, &list) == good, "{threads} threads, {form}");
            assert!(run_list(threads, form, &broken_off) == bad, "{threads} threads, {form}");
        }
    }
}

#[test]
fn threads_keep_the_order() {
    let puzzles = std::fs::read_to_string(project("resources/puzzles/many.sdm")).unwrap();
    let rounds = if cfg!(debug_assertions) { 20 } else { 500 };
    // Quick ones, slow ones and some without an answer, so that the threads fall apart.
    let round = format!("{puzzles}{}\n{EASY}\n{LOOSE}\n{puzzles}{EASY}\n", "1".repeat(81));
    let input = round.repeat(rounds);
    let expected = run(&["solve", "--count", "--limit", "100"], &input);
    assert_eq!(expected.status, 1);
    for threads in ["2", "3", "16"] {
        let threaded = run(&["solve", "--count", "--limit", "100", "--threads", threads], &input);
        assert!(threaded == expected, "{threads} threads");
    }
}

/// Runs a command with both of its outputs in one file, as `2>&1` does; what is there in the end.
fn both_outputs(arguments: &[&str], input: &str) -> String {
    let mut file = tempfile::tempfile().unwrap();
    let mut command = nonet(arguments);
    command
        .stdin(Stdio::piped())
        .stdout(file.try_clone().unwrap())
        .stderr(file.try_clone().unwrap());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait().unwrap();
    file.rewind().unwrap();
    let mut text = String::new();
    file.read_to_string(&mut text).unwrap();
    text
}

#[test]
fn what_is_said_of_a_puzzle_stands_between_the_results_around_it() {
    let good = format!("{EASY}\n").repeat(40);
    let list = format!("{good}{BROKEN}\n{good}nonsense\n");
    let answers = format!("{EASY_ANSWER}\n").repeat(40);
    let told = "<stdin>:41:1: this puzzle has no answer: two 5s in row 1\n";
    for threads in ["1", "2", "3"] {
        let both = both_outputs(&["solve", "--threads", threads], &list);
        let (before, behind) = both.split_once(told).unwrap();
        assert_eq!(before, format!("{answers}no answer\n"), "{threads} threads");
        let behind = behind.strip_prefix(&format!("{answers}\n")).unwrap();
        assert!(
            behind.starts_with("<stdin>:82:1: “n” does not stand"),
            "{threads} threads: {behind}"
        );
    }
}

#[test]
fn what_is_left_out_of_a_list_is_told_between_its_lines() {
    let puzzle = EASY.replace('0', ".");
    let list = format!(":0000:x:{puzzle}:::\n:0000:x:{LOOSE}:111::\n:0000:x:{puzzle}:::\n");
    let both = both_outputs(&["convert", "-", "-", "--to", "list"], &list);
    let told = "<stdin>: left out of the list with one puzzle per line: the candidates that the puzzle rules out and notes";
    assert_eq!(both, format!("{puzzle}\n{told}\n{LOOSE}\n{puzzle}\n"));
}
