//! The two programs of a Windows installation, simulated on a system that runs scripts with any extension.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use super::{EASY, Run};

/// Copies a program, and lays a window beside it that writes down its arguments.
const INSTALL: &str = r#"
cp "$1" "$2"
cat >nonet.exe <<'END'
#!/bin/sh
printf '%s|' "$@" >written
mv written arguments
END
chmod +x nonet.exe
"#;

/// Puts this build under a name into a folder, with a window beside it. A shell does so, as no file can be run that this
/// process has open for writing, be it in another test that is just starting a program.
fn install(folder: &Path, name: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", INSTALL, "sh", env!("CARGO_BIN_EXE_nonet"), name]).current_dir(folder);
    assert!(shell.status().unwrap().success());
    let mut command = Command::new(folder.join(name));
    command.env("LC_ALL", "C").current_dir(folder);
    command
}

fn wait_for(file: &Path) -> String {
    let start = Instant::now();
    while !file.exists() && start.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(10));
    }
    fs::read_to_string(file).unwrap()
}

#[test]
fn the_program_for_consoles_starts_the_one_with_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let files = ["Đề số 1.sdk", "two.sdk"];
    let told = Run::of(install(folder.path(), "nonet.com").args(files).output().unwrap());
    assert_eq!(told, Run { status: 0, out: String::new(), err: String::new() });
    assert_eq!(wait_for(&folder.path().join("arguments")), "Đề số 1.sdk|two.sdk|");
}

#[test]
fn commands_stay_in_the_console() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("easy.sdm"), EASY).unwrap();
    let told =
        Run::of(install(folder.path(), "NONET.COM").args(["solve", "easy.sdm"]).output().unwrap());
    assert_eq!((told.status, told.out.len()), (0, 82));
    assert!(!folder.path().join("arguments").exists());
}

#[test]
fn a_build_without_the_window_starts_no_other_program_unless_it_is_the_one_for_consoles() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.sdk"), EASY).unwrap();
    let told = Run::of(install(folder.path(), "nonet").arg("one.sdk").output().unwrap());
    assert_eq!(told.status, 2);
    assert!(told.err.contains("no window"), "{}", told.err);
}
