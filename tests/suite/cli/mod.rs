//! Tests of `cli`, by running the real program.

#![expect(clippy::unwrap_used, reason = "what helps a test may fail it")]

mod backdoors;
#[cfg(all(unix, not(feature = "gui")))]
mod beside;
mod constraints;
mod convert;
mod explanations;
mod export;
mod foreign;
mod generate;
mod hint;
mod info;
#[cfg(unix)]
mod interrupt;
mod lab;
mod languages;
#[cfg(target_os = "linux")]
mod large_boards;
mod lists;
mod manual;
mod other_boards;
mod pictures;
mod pipes;
mod played;
mod reading;
mod reglib;
mod saving;
mod shapes;
mod solve;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

/// The first puzzle of many: `EASY` has one answer, which singles find.
const EASY: &str =
    "780400120600075009000601078007040260001050930904060005070300012120007400049206007";
const EASY_ANSWER: &str =
    "785439126612875349493621578857943261261758934934162785578394612126587493349216857";

/// Has 34,653,676 answers.
const LOOSE: &str =
    "...2.96....9..3...63........4....2.......2......6485....29.6......8..............";
const LOOSE_FIRST: &str =
    "154279638289163457637485129345791286768352914921648573572936841416827395893514762";

/// Two 5s in row 1.
const BROKEN: &str =
    "5...5............................................................................";

/// Keeps the rules, but r1c9 has no candidate.
const STARVED: &str =
    "12345678.........9...............................................................";

/// The program, in English whatever the system speaks.
fn nonet(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nonet"));
    for name in ["LANGUAGE", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C");
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command.args(arguments);
    command
}

/// What a run of the program left.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    status: i32,
    out: String,
    err: String,
}

impl Run {
    fn of(output: Output) -> Self {
        Self {
            status: output.status.code().expect("the program was not killed"),
            out: String::from_utf8(output.stdout).expect("results are UTF-8"),
            err: String::from_utf8(output.stderr).expect("messages are UTF-8"),
        }
    }
}

/// Runs the program with `input` on standard input.
fn run(arguments: &[&str], input: &str) -> Run {
    run_command(nonet(arguments), input)
}

fn run_command(mut command: Command, input: &str) -> Run {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_owned();
    // The program may end before it has read everything.
    let feeder = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    feeder.join().expect("the input is written");
    Run::of(output)
}

/// Checks all of what a run leaves.
#[track_caller]
fn check(arguments: &str, input: &str, (status, out, err): (i32, &str, &str)) {
    let arguments: Vec<&str> = arguments.split_whitespace().collect();
    let expected = Run { status, out: out.to_owned(), err: err.to_owned() };
    assert_eq!(run(&arguments, input), expected, "nonet {arguments:?}");
}

/// Has a command write the puzzle `EASY` into a file, and sees that it does not write over it unasked; what it said and
/// what it wrote.
#[track_caller]
fn write_once(command: &str, path: &Path, start: &str) -> (Run, String) {
    let target = path.display().to_string();
    let arguments = [command, "-", &target];
    let done = run(&arguments, EASY);
    assert_eq!(done.status, 0, "{target}");
    let text = fs::read_to_string(path).unwrap();
    assert!(text.starts_with(start), "{target}: {text}");
    let refused = run(&arguments, LOOSE);
    let err = format!("{target}: this file exists already; --force replaces the file\n");
    assert_eq!((refused.status, refused.err), (2, err));
    assert_eq!(fs::read_to_string(path).unwrap(), text);
    (done, text)
}

/// Has a command fail for a bad puzzle, and for a folder that is not there. Nothing is written for either.
#[track_caller]
fn check_nothing_is_written(command: &str, name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    let input = format!("{EASY}9\n{EASY}9\n");
    let failed = run(&[command, "-", &path.display().to_string()], &input);
    assert_eq!(failed.status, 2);
    assert!(failed.err.ends_with("<stdin>:2:82: found 82 cells; expected 81\n"), "{}", failed.err);
    let absent = folder.path().join("no").join(name).display().to_string();
    let failed = run(&[command, "-", &absent], EASY);
    assert_eq!(failed.status, 2);
    assert!(failed.err.starts_with(&format!("{absent}: not saved")), "{}", failed.err);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A file that comes with the project.
fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The names of the files in a folder of the project, relative to its root, in order.
fn files_in(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(project(folder)).expect("the folder is there");
    let name = |entry: fs::DirEntry| format!("{folder}/{}", entry.file_name().display());
    let mut files: Vec<String> = entries.flatten().map(name).collect();
    files.sort();
    files
}
