//! Files that cannot be written: a sentence with the name of the file, exit status 2, and no data loss.

use std::fs;
use std::path::Path;

use super::{EASY, LOOSE, Run, run};

/// What stands in a file that is there before.
const OLD: &str = "old\n";

fn convert(target: &Path) -> Run {
    run(&["convert", "-", &target.display().to_string(), "--force", "--to", "list"], LOOSE)
}

/// Checks that a run failed with this sentence about a file and wrote nothing.
#[track_caller]
fn check_refused(run: &Run, target: &Path, sentence: &str) {
    let err = format!("{}: {sentence}\n", target.display());
    assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (2, "", err.as_str()));
}

/// The names in a folder, in order.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_missing_folder_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let sentence = "not saved, as its folder does not exist";
    let target = folder.path().join("gone/p.sdm");
    check_refused(&convert(&target), &target, sentence);
    let file = folder.path().join("file");
    fs::write(&file, OLD).unwrap();
    let target = file.join("p.sdm");
    let sentence = format!("not saved, as {} is a file; expected a folder there", file.display());
    check_refused(&convert(&target), &target, &sentence);
    assert_eq!(names_in(folder.path()), ["file"]);
}

#[test]
fn a_folder_in_place_of_the_file_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("p.sdm");
    fs::create_dir(&target).unwrap();
    let sentence = "this is a folder; expected a file";
    check_refused(&convert(&target), &target, sentence);
    let name = target.display().to_string();
    check_refused(&run(&["convert", "-", &name], EASY), &target, sentence);
    check_refused(&run(&["convert", &name, "-", "--to", "list"], ""), &target, sentence);
    assert_eq!(names_in(folder.path()), ["p.sdm"]);
}

#[test]
fn a_path_that_is_too_long_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let sentence = "the system does not allow this file name; choose another name";
    for name in ["a".repeat(300), "a/".repeat(3000) + "p.sdm"] {
        let target = folder.path().join(name);
        check_refused(&convert(&target), &target, sentence);
        let name = target.display().to_string();
        check_refused(&run(&["solve", &name], ""), &target, sentence);
    }
    assert!(names_in(folder.path()).is_empty());
}

#[cfg(unix)]
mod unix {
    use std::fs::File;
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    use super::super::{nonet, run_command};
    use super::*;
    use crate::disk::{SmallDisk, permissions_do_not_bind, set_mode};

    /// Nobody's number on Linux and elsewhere.
    const NOBODY: u32 = 65534;

    /// The program, run by somebody whom permissions bind. Root runs a copy of it as nobody.
    fn nonet_without_rights(folder: &Path, arguments: &[&str]) -> Command {
        let command = nonet(arguments);
        if !permissions_do_not_bind(folder) {
            return command;
        }
        // A copy that this process had written itself could not be run while another test starts a program.
        let program = folder.join("nonet");
        let copied = Command::new("cp").arg(command.get_program()).arg(&program).status();
        assert!(copied.unwrap().success());
        let mut copied = Command::new(program);
        copied.args(arguments).env("LC_ALL", "C").env("HOME", folder).env_remove("XDG_DATA_HOME");
        copied.current_dir("/").uid(NOBODY).gid(NOBODY);
        copied
    }

    #[test]
    fn a_read_only_file_is_told_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("p.sdm");
        fs::write(&target, OLD).unwrap();
        set_mode(&target, 0o444);
        let sentence = "not saved, as the file is read-only; save under another name";
        check_refused(&convert(&target), &target, sentence);
        assert_eq!(fs::read_to_string(&target).unwrap(), OLD);
        assert_eq!(names_in(folder.path()), ["p.sdm"]);
    }

    /// Who may not give the file to its group does not open it to another one either.
    #[test]
    fn a_group_that_cannot_be_kept_leaves_no_rights_to_another() {
        use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};

        let folder = tempfile::tempdir().unwrap();
        if !permissions_do_not_bind(folder.path()) {
            eprintln!("skipped: only root gives files to others");
            return;
        }
        set_mode(folder.path(), 0o777);
        let target = folder.path().join("p.sdm");
        for (before, after) in [(0o660, 0o600), (0o664, 0o644), (0o640, 0o600)] {
            fs::write(&target, OLD).unwrap();
            chown(&target, Some(NOBODY), Some(0)).unwrap();
            set_mode(&target, before);
            let name = target.display().to_string();
            let command = nonet_without_rights(folder.path(), &["convert", "-", &name, "--force"]);
            assert_eq!(run_command(command, EASY).err, "");
            let about = fs::metadata(&target).unwrap();
            assert_eq!((about.uid(), about.gid()), (NOBODY, NOBODY));
            assert_eq!(about.permissions().mode() & 0o7777, after);
        }
    }

    #[test]
    fn a_library_says_what_it_cannot_look_into() {
        let folder = tempfile::tempdir().unwrap();
        set_mode(folder.path(), 0o755);
        let closed = folder.path().join("closed");
        fs::create_dir(&closed).unwrap();
        fs::write(folder.path().join("two.sdm"), format!("{EASY}\n{EASY}\n")).unwrap();
        set_mode(&closed, 0o000);
        let place = folder.path().display().to_string();
        let ended = run_command(nonet_without_rights(folder.path(), &["library", &place]), "");
        let err = format!("{place}/closed: you have no permission to look into this folder\n");
        assert_eq!((ended.status, ended.out.as_str(), ended.err), (2, "0/2\ttwo\n", err));
        set_mode(&closed, 0o755);
    }

    #[test]
    fn a_folder_without_permission_is_told_and_its_file_kept() {
        let folder = tempfile::tempdir().unwrap();
        set_mode(folder.path(), 0o755);
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).unwrap();
        let (old, new) = (inner.join("old.sdm"), inner.join("new.sdm"));
        fs::write(&old, OLD).unwrap();
        set_mode(&old, 0o666);
        set_mode(&inner, 0o555);
        for target in [&old, &new] {
            let name = target.display().to_string();
            let arguments = ["convert", "-", &name, "--force"];
            let command = nonet_without_rights(folder.path(), &arguments);
            let sentence = "not saved, as you have no permission to write in this folder; \
                            save in another folder";
            check_refused(&run_command(command, EASY), target, sentence);
        }
        assert_eq!(names_in(&inner), ["old.sdm"]);
        assert_eq!(fs::read_to_string(&old).unwrap(), OLD);
        set_mode(&inner, 0o755);
    }

    #[test]
    fn a_file_that_may_not_be_read_is_told() {
        let folder = tempfile::tempdir().unwrap();
        set_mode(folder.path(), 0o755);
        let source = folder.path().join("p.sdm");
        fs::write(&source, EASY).unwrap();
        set_mode(&source, 0o000);
        let name = source.display().to_string();
        for arguments in [&["solve", &name][..], &["convert", &name, "-", "--to", "list"]] {
            let command = nonet_without_rights(folder.path(), arguments);
            let sentence = "you have no permission to read this file";
            check_refused(&run_command(command, ""), &source, sentence);
        }
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_is_told_and_keeps_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let Some(disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let target = folder.path().join("p.sdm");
        fs::write(&target, OLD).unwrap();
        let filling = disk.fill();
        let sentence = "not saved, as the disk is full; make room or save on another disk";
        check_refused(&convert(&target), &target, sentence);
        assert_eq!(fs::read_to_string(&target).unwrap(), OLD);
        assert_eq!(names_in(folder.path()), ["filling", "p.sdm"]);
        fs::remove_file(filling).unwrap();
        assert_eq!(convert(&target).status, 0);
        assert_eq!(fs::read_to_string(&target).unwrap(), format!("{LOOSE}\n"));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_read_only_disk_is_told_and_keeps_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let Some(disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let target = folder.path().join("p.sdm");
        fs::write(&target, OLD).unwrap();
        disk.make_read_only();
        let sentence = "not saved, as nothing can be written on this disk; save on another one";
        check_refused(&convert(&target), &target, sentence);
        assert_eq!(fs::read_to_string(&target).unwrap(), OLD);
        assert_eq!(names_in(folder.path()), ["p.sdm"]);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn results_that_find_no_room_are_told() {
        let puzzles = "resources/puzzles/many.sdm";
        let to_list = ["convert", puzzles, "-", "--to", "list"];
        for arguments in [&["solve", puzzles][..], &["info", puzzles], &to_list] {
            let mut command = nonet(arguments);
            command.stdout(File::create("/dev/full").unwrap());
            let output = command.output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
            assert!(said.starts_with("nonet: cannot write to standard output"), "{said}");
        }
    }
}
