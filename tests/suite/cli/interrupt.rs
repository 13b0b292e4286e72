//! Programs that are interrupted end at once, and those that save leave no temporary files.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::Duration;

use super::{EASY, nonet};

/// Starts a command that writes a file, gives it a list, and waits until it writes. What it reads from is still open.
fn start_writing(folder: &Path, [command, name]: [&str; 2], puzzles: usize) -> (Child, ChildStdin) {
    let target = folder.join(name).display().to_string();
    wait_for_writing(nonet(&[command, "-", &target]), folder, puzzles)
}

fn wait_for_writing(mut command: Command, folder: &Path, puzzles: usize) -> (Child, ChildStdin) {
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let list = format!("{EASY}\n").repeat(puzzles);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(list.as_bytes()).unwrap();
    while fs::read_dir(folder).unwrap().count() == 0 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    (child, stdin)
}

fn kill(child: &Child, signal: &str) {
    let kill = format!("kill -{signal} {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
}

#[track_caller]
fn check_nothing_is_left(child: Child, folder: &Path, (name, number): (&str, i32)) {
    kill(&child, name);
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.signal(), Some(number), "{name}: {ended:?}");
    assert_eq!(fs::read_dir(folder).unwrap().count(), 0, "{name}");
    assert_eq!(ended.stderr, b"");
}

const SIGNALS: [(&str, i32); 3] = [("HUP", 1), ("INT", 2), ("TERM", 15)];

/// The puzzles that take a while to be written.
const MANY: usize = if cfg!(debug_assertions) { 8_000 } else { 80_000 };

/// Whether this process ignores one of the signals, and so the programs that it starts: below `nohup` it does.
fn are_signals_ignored() -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    let is_ignored = SIGNALS.iter().any(|(_, number)| ignored >> (number - 1) & 1 == 1);
    if is_ignored {
        eprintln!("skipped: the tests were started with signals that are ignored");
    }
    is_ignored
}

#[test]
fn what_is_interrupted_leaves_nothing_behind() {
    if are_signals_ignored() {
        return;
    }
    for signal in SIGNALS {
        let folder = tempfile::tempdir().unwrap();
        let (child, mut stdin) = start_writing(folder.path(), ["export", "a.rtf"], 1_000);
        // The list has no end, so the program writes until it is interrupted.
        let list = format!("{EASY}\n").repeat(1_000);
        let feeder = thread::spawn(move || while stdin.write_all(list.as_bytes()).is_ok() {});
        check_nothing_is_left(child, folder.path(), signal);
        feeder.join().unwrap();
    }
}

#[test]
fn whoever_waits_for_input_while_a_file_is_written_can_be_interrupted() {
    if are_signals_ignored() {
        return;
    }
    for command in [["export", "a.html"], ["convert", "a.sdm"]] {
        for signal in SIGNALS {
            let folder = tempfile::tempdir().unwrap();
            let (child, _stdin) = start_writing(folder.path(), command, 1_000);
            check_nothing_is_left(child, folder.path(), signal);
        }
    }
}

/// A run in the lab that would take hours.
#[test]
fn ctrl_c_ends_a_run_in_the_lab() {
    if are_signals_ignored() {
        return;
    }
    let arguments = ["lab", "brute-force", "-", "--trace", "--limit", "1000000000000"];
    let mut command = nonet(&arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let empty = format!("{}\n", ".".repeat(81 - 9) + "123456789");
    child.stdin.take().unwrap().write_all(empty.as_bytes()).unwrap();
    let mut events = BufReader::new(child.stdout.take().unwrap());
    let mut event = String::new();
    events.read_line(&mut event).unwrap();
    assert!(event.starts_with("{\"event\":\"try\""), "{event}");
    kill(&child, "INT");
    assert_eq!(child.wait().unwrap().signal(), Some(2));
}

/// `nohup` and shells that start programs in the background have signals ignored.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_that_is_to_be_ignored_stays_so() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("a.rtf").display().to_string();
    let program = nonet(&[]);
    let mut shell = Command::new("sh");
    let script = "trap '' HUP; exec \"$0\" export - \"$1\" --candidates";
    shell.args(["-c", script]).arg(program.get_program()).arg(&target);
    shell.current_dir(env!("CARGO_MANIFEST_DIR"));
    let (child, stdin) = wait_for_writing(shell, folder.path(), MANY);
    kill(&child, "HUP");
    drop(stdin);
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(0), "{ended:?}");
    let text = fs::read_to_string(target).unwrap();
    assert!(text.trim_end().ends_with('}'), "the document is whole");
}

#[test]
fn a_list_that_is_interrupted_ends_with_a_whole_line() {
    if are_signals_ignored() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("list.sdm");
    fs::write(&list, format!("{EASY}\n").repeat(10 * MANY)).unwrap();
    for (name, number) in SIGNALS {
        let mut command = nonet(&["solve", &list.display().to_string()]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut answers = BufReader::new(child.stdout.take().unwrap());
        let mut text = String::new();
        answers.read_line(&mut text).unwrap();
        kill(&child, name);
        answers.read_to_string(&mut text).unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(number), "{name}");
        assert!(text.lines().count() < 10 * MANY, "{name}");
        assert!(text.ends_with('\n') && text.lines().all(|line| line.len() == 81), "{name}");
    }
}
