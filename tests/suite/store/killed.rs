//! Programs that are killed while they save, as by a power cut or `kill -9`.
//!
//! The test starts itself as such a program. It saves one text after the other, and prints the number of each
//! saved text, until it is killed at some moment.

use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use nonet::store::save;

use super::{folder, names_in};

/// The path that the program saves to, and the number of its first text.
const PATH: &str = "NONET_TEST_SAVE_TO";
const FIRST: &str = "NONET_TEST_SAVE_FROM";

/// Texts of one program have numbers below those of the next.
const TEXTS: u64 = 1_000_000;

/// A text that tells its number, of a length that changes with it: 8 to 160 kB, in more than one write.
fn text(number: u64) -> String {
    let line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    format!("# {number}\n{}", line.repeat(100 * (1 + usize::try_from(number % 20).unwrap())))
}

/// The number of the text in a file, which must be whole.
#[track_caller]
fn number_in(path: &Path) -> u64 {
    let found = fs::read_to_string(path).unwrap();
    let number = found.lines().next().and_then(|line| line.strip_prefix("# ")?.parse().ok());
    let number = number.expect("the file starts with its number");
    assert!(found == text(number), "text {number} is not whole: {} bytes", found.len());
    number
}

/// Saves text after text; does nothing but where it was started to do so.
#[test]
fn saves_until_it_is_killed() {
    let Some(path) = env::var_os(PATH).map(PathBuf::from) else {
        return;
    };
    let first: u64 = env::var(FIRST).unwrap().parse().unwrap();
    for number in first..first + TEXTS {
        save(&path, &text(number)).unwrap();
        writeln!(std::io::stderr(), "{number}").unwrap();
    }
}

fn start(path: &Path, first: u64) -> Child {
    let mut program = Command::new(env::current_exe().unwrap());
    program.args(["--exact", "store::killed::saves_until_it_is_killed", "--nocapture"]);
    program.env(PATH, path).env(FIRST, first.to_string());
    program.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What a program says on standard error until it is killed, `delay` after its first line.
pub(super) fn said_until_killed(mut program: Child, delay: Duration) -> String {
    let mut said = BufReader::new(program.stderr.take().unwrap());
    let mut lines = String::new();
    said.read_line(&mut lines).unwrap();
    thread::sleep(delay);
    program.kill().unwrap();
    program.wait().unwrap();
    said.read_to_string(&mut lines).unwrap();
    lines
}

/// Starts a program and kills it after its first save and `delay`; the number it said last.
fn kill_one(path: &Path, first: u64, delay: Duration) -> u64 {
    let numbers = said_until_killed(start(path, first), delay);
    let mut whole_lines = numbers.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
    whole_lines.next_back().expect("a first save").parse().unwrap()
}

/// Kills `count` programs, each at another moment. What is asserted holds at any moment.
fn kill(count: u64) {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    for program in 0..count {
        let delay = Duration::from_micros(program * 7_919 % 6_000);
        let said = kill_one(&path, program * TEXTS, delay);
        let found = number_in(&path);
        // What was said to be saved is there, or the text after it: nothing older, and nothing torn.
        assert!([said, said + 1].contains(&found), "{said} was saved, and {found} is there");
        let names = names_in(folder.path());
        assert!(names.len() <= 2, "what the one before left is still there: {names:?}");
    }
    save(&path, &text(0)).unwrap();
    assert_eq!(names_in(folder.path()), ["p.sdm"]);
}

#[test]
fn a_file_is_whole_however_its_save_ends() {
    kill(25);
}

#[test]
#[ignore = "long: run with --release"]
fn a_file_is_whole_however_500_saves_end() {
    kill(500);
}

#[test]
fn a_file_that_is_being_written_is_not_taken_for_left_behind() {
    let folder = folder();
    let path = |name| folder.path().join(name);
    let being_written = File::create(path(".nonet-abc123.tmp")).unwrap();
    being_written.lock().unwrap();
    for name in [".nonet-def456.tmp", ".nonet-mine.tmp", "nonet-def456.tmp"] {
        fs::write(path(name), "").unwrap();
    }
    fs::create_dir(path(".nonet-folder.tmp")).unwrap();
    save(&path("p.sdm"), "").unwrap();
    let others = [".nonet-folder.tmp", ".nonet-mine.tmp", "nonet-def456.tmp", "p.sdm"];
    assert_eq!(names_in(folder.path())[0], ".nonet-abc123.tmp");
    assert_eq!(names_in(folder.path())[1..], others);
    // Another test may be starting a program, which holds a copy of the file for a moment.
    being_written.unlock().unwrap();
    save(&path("p.sdm"), "").unwrap();
    assert_eq!(names_in(folder.path()), others);
}
