//! Programs that are told to end while they save: nothing of what they began is left.

use std::fs;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use super::{EASY, nonet};

/// Starts an export that takes a while, and waits until it writes.
fn start_writing(folder: &Path) -> Child {
    let target = folder.join("a.rtf").display().to_string();
    wait_for_writing(nonet(&["export", "-", &target, "--candidates"]), folder)
}

fn wait_for_writing(mut command: Command, folder: &Path) -> Child {
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let puzzles = if cfg!(debug_assertions) { 8_000 } else { 80_000 };
    let list = format!("{EASY}\n").repeat(puzzles);
    child.stdin.take().unwrap().write_all(list.as_bytes()).unwrap();
    while fs::read_dir(folder).unwrap().count() == 0 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    child
}

fn kill(child: &Child, signal: &str) {
    let kill = format!("kill -{signal} {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
}

#[test]
fn what_is_interrupted_leaves_nothing_behind() {
    for (name, number) in [("HUP", 1), ("INT", 2), ("TERM", 15)] {
        let folder = tempfile::tempdir().unwrap();
        let child = start_writing(folder.path());
        kill(&child, name);
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.signal(), Some(number), "{name}: {ended:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{name}");
        assert_eq!(ended.stderr, b"");
    }
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
    let child = wait_for_writing(shell, folder.path());
    kill(&child, "HUP");
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(0), "{ended:?}");
    let text = fs::read_to_string(target).unwrap();
    assert!(text.trim_end().ends_with('}'), "the document is whole");
}
