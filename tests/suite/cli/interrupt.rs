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
    let mut command = nonet(&["export", "-", &target, "--candidates"]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let puzzles = if cfg!(debug_assertions) { 8_000 } else { 80_000 };
    let list = format!("{EASY}\n").repeat(puzzles);
    child.stdin.take().unwrap().write_all(list.as_bytes()).unwrap();
    while fs::read_dir(folder).unwrap().count() == 0 && child.try_wait().unwrap().is_none() {
        thread::sleep(Duration::from_millis(1));
    }
    child
}

#[test]
fn what_is_interrupted_leaves_nothing_behind() {
    for (name, number) in [("INT", 2), ("TERM", 15)] {
        let folder = tempfile::tempdir().unwrap();
        let child = start_writing(folder.path());
        let kill = format!("kill -{name} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.signal(), Some(number), "{name}: {ended:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "{name}");
        assert_eq!(ended.stderr, b"");
    }
}
