//! Opening and saving.

use std::fs;
#[cfg(unix)]
use std::fs::File;
use std::io;
use std::path::Path;
#[cfg(unix)]
use std::time::{Duration, SystemTime};

use nonet::format::{Kind, MAX_BYTES, Problem};
use nonet::store::{
    Stamp, StoreProblem, full_path, hand_out, open, save, save_new_with, save_unless_changed,
    save_with, take_back,
};

use super::{check_error, folder, names_in};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

#[test]
fn a_typed_path_becomes_a_full_one() {
    assert!(full_path("p.sdk").is_absolute());
    assert_eq!(full_path("/puzzles/p.sdk"), Path::new("/puzzles/p.sdk"));
    assert!(!full_path("~/p.sdk").to_string_lossy().contains('~'));
}

#[test]
fn a_new_file_is_saved_and_opened_again() {
    let folder = folder();
    let path = folder.path().join("đề số 1.sdm");
    let stamp = save(&path, LINE).unwrap();
    let opened = open(&path).unwrap();
    assert_eq!((opened.stamp, opened.reading.kind), (stamp, Kind::List));
    assert_eq!(names_in(folder.path()), ["đề số 1.sdm"]);
}

#[test]
fn what_cannot_be_opened_is_told() {
    let folder = folder();
    let here = folder.path();
    check_error(open(&here.join("no.sdk")), &here.join("no.sdk"), &StoreProblem::Absent);
    check_error(open(&here.join("no/p.sdk")), &here.join("no/p.sdk"), &StoreProblem::Absent);
    check_error(open(here), here, &StoreProblem::Folder);
    let path = here.join("p.sdk");
    fs::write(&path, "hello").unwrap();
    let error = open(&path).unwrap_err();
    assert!(matches!(error.problem, StoreProblem::Text(_)));
    assert!(error.to_string().contains("p.sdk: line 1, column 1: this is not a puzzle"));
    fs::write(&path, vec![b' '; MAX_BYTES + 1000]).unwrap();
    let StoreProblem::Text(error) = open(&path).unwrap_err().problem else {
        panic!("a file that is too large is not read");
    };
    assert_eq!(error.problem, Problem::TooLarge { limit: MAX_BYTES });
}

/// Such an error was told as a folder that does not exist.
#[test]
fn what_is_in_the_way_of_a_file_is_no_missing_folder() {
    let folder = folder();
    let path = folder.path().join("p.sdk");
    let in_the_way = || io::Error::from(io::ErrorKind::AlreadyExists);
    let problem = StoreProblem::Writing((&in_the_way()).into());
    check_error(save_with(&path, |_| Err(in_the_way())), &path, &problem);
}

#[test]
fn what_cannot_be_saved_leaves_the_file_as_it_was() {
    let folder = folder();
    let here = folder.path();
    let inside = here.join("gone/p.sdk");
    check_error(save(&inside, LINE), &inside, &StoreProblem::NoFolder);
    let path = here.join("p.sdk");
    fs::create_dir(&path).unwrap();
    check_error(save(&path, LINE), &path, &StoreProblem::Folder);
    let below_a_file = here.join("file");
    fs::write(&below_a_file, "old").unwrap();
    let below_a_file = below_a_file.join("p.sdk");
    let problem = StoreProblem::NotAFolder(here.join("file"));
    check_error(save(&below_a_file, LINE), &below_a_file, &problem);
    for long in ["a".repeat(300), "a/".repeat(3000), "a".repeat(300) + "/p.sdk"] {
        let long = here.join(long);
        check_error(save(&long, LINE), &long, &StoreProblem::BadName);
        check_error(open(&long), &long, &StoreProblem::BadName);
    }
    assert_eq!(names_in(here), ["file", "p.sdk"]);
}

#[test]
fn a_folder_that_vanishes_between_two_saves_is_told() {
    let folder = folder();
    let path = folder.path().join("inner/p.sdk");
    fs::create_dir(path.parent().unwrap()).unwrap();
    let stamp = save(&path, LINE).unwrap();
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    check_error(save_unless_changed(&path, LINE, stamp), &path, &StoreProblem::NoFolder);
}

#[test]
fn a_change_by_another_program_is_seen() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    let stamp = save(&path, LINE).unwrap();
    let stamp = save_unless_changed(&path, &LINE.repeat(2), stamp).unwrap();
    fs::write(&path, "theirs").unwrap();
    check_error(save_unless_changed(&path, LINE, stamp), &path, &StoreProblem::ChangedOnDisk);
    assert_eq!(fs::read_to_string(&path).unwrap(), "theirs");
    save(&path, LINE).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), LINE);
}

#[test]
fn a_file_that_was_removed_is_written_anew() {
    let folder = folder();
    let path = folder.path().join("p.sdm");
    let stamp = save(&path, LINE).unwrap();
    fs::remove_file(&path).unwrap();
    save_unless_changed(&path, LINE, stamp).unwrap();
    assert_eq!(open(&path).unwrap().stamp, stamp);
}

#[test]
fn a_stamp_is_that_of_the_content() {
    assert_eq!(Stamp::of(b"abc"), Stamp::of(b"abc"));
    assert_ne!(Stamp::of(b"abc"), Stamp::of(b"acb"));
    assert_ne!(Stamp::of(b""), Stamp::of(b"\0"));
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;
    use crate::disk::{SmallDisk, permissions_do_not_bind, set_mode};

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn the_mode_of_an_old_file_is_kept() {
        let folder = folder();
        let path = folder.path().join("p.sdm");
        for kept in [0o600, 0o640, 0o664, 0o777] {
            fs::write(&path, "old").unwrap();
            set_mode(&path, kept);
            save(&path, LINE).unwrap();
            assert_eq!(mode(&path), kept);
        }
    }

    #[test]
    fn a_new_file_has_the_mode_that_any_program_gives_it() {
        let folder = folder();
        let (ours, theirs) = (folder.path().join("ours"), folder.path().join("theirs"));
        save(&ours, LINE).unwrap();
        fs::write(&theirs, LINE).unwrap();
        assert_eq!(mode(&ours), mode(&theirs));
    }

    #[test]
    fn links_are_followed() {
        let folder = folder();
        let (real, link) = (folder.path().join("real.sdm"), folder.path().join("link.sdm"));
        for target in [Path::new("real.sdm"), &real] {
            for old in [Some("old"), None] {
                let _ = (fs::remove_file(&real), fs::remove_file(&link));
                symlink(target, &link).unwrap();
                if let Some(old) = old {
                    fs::write(&real, old).unwrap();
                }
                save(&link, LINE).unwrap();
                assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
                assert_eq!(fs::read_to_string(&real).unwrap(), LINE);
            }
        }
    }

    #[test]
    fn links_to_links_are_followed_and_stay() {
        let folder = folder();
        let [real, inner, outer] = ["real", "inner", "outer"].map(|name| folder.path().join(name));
        symlink("real", &inner).unwrap();
        symlink("inner", &outer).unwrap();
        for _ in 0..2 {
            save(&outer, LINE).unwrap();
            assert!([&inner, &outer].iter().all(|link| link.is_symlink()));
            assert_eq!(fs::read_to_string(&real).unwrap(), LINE);
        }
    }

    #[test]
    fn what_is_no_file_is_told_for_what_it_is() {
        let folder = folder();
        let [socket, first, second] = ["socket", "a", "b"].map(|name| folder.path().join(name));
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        check_error(open(&socket), &socket, &StoreProblem::Socket);
        check_error(save(&socket, LINE), &socket, &StoreProblem::NotAFile);
        symlink(&second, &first).unwrap();
        symlink(&first, &second).unwrap();
        check_error(open(&first), &first, &StoreProblem::LinkLoop);
        check_error(save(&first, LINE), &first, &StoreProblem::LinkLoop);
        assert_eq!(names_in(folder.path()), ["a", "b", "socket"]);
    }

    /// The kernel gives no byte of it, for a reason that has no sentence of ours.
    #[cfg(target_os = "linux")]
    #[test]
    fn an_error_of_the_system_is_told_in_its_words() {
        let memory = Path::new("/proc/self/mem");
        let error = open(memory).unwrap_err();
        assert_eq!(
            error.to_string(),
            "/proc/self/mem: the file cannot be read (Input/output error)"
        );
    }

    #[test]
    fn a_file_with_several_names_keeps_them() {
        let folder = folder();
        let (path, other) = (folder.path().join("p.sdm"), folder.path().join("q.sdm"));
        fs::write(&path, "old").unwrap();
        set_mode(&path, 0o640);
        fs::hard_link(&path, &other).unwrap();
        for text in [LINE.repeat(3), LINE.to_owned(), String::new()] {
            let stamp = save(&path, &text).unwrap();
            assert_eq!(fs::read_to_string(&other).unwrap(), text);
            assert_eq!((stamp, mode(&path)), (Stamp::of(text.as_bytes()), 0o640));
        }
        assert_eq!(names_in(folder.path()), ["p.sdm", "q.sdm"]);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_keeps_a_file_with_several_names() {
        let folder = folder();
        let Some(_disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let (path, other) = (folder.path().join("p.sdm"), folder.path().join("q.sdm"));
        save(&path, LINE).unwrap();
        fs::hard_link(&path, &other).unwrap();
        // There is room for one of it, and not for two.
        let text = LINE.repeat(36 * 1024 / LINE.len());
        check_error(save(&path, &text), &path, &StoreProblem::DiskFull);
        assert_eq!(fs::read_to_string(&other).unwrap(), LINE);
        assert_eq!(names_in(folder.path()), ["p.sdm", "q.sdm"]);
    }

    #[test]
    fn owner_and_group_of_an_old_file_are_kept() {
        use std::os::unix::fs::{MetadataExt, chown};

        const SOMEBODY: u32 = 12_345;
        let folder = folder();
        let path = folder.path().join("p.sdm");
        fs::write(&path, "old").unwrap();
        if chown(&path, Some(SOMEBODY), Some(SOMEBODY + 1)).is_err() {
            eprintln!("skipped: only root gives files to others");
            return;
        }
        set_mode(&path, 0o660);
        save(&path, LINE).unwrap();
        let about = fs::metadata(&path).unwrap();
        assert_eq!((about.uid(), about.gid(), mode(&path)), (SOMEBODY, SOMEBODY + 1, 0o660));
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn extended_attributes_of_an_old_file_are_kept() {
        use rustix::fs::{XattrFlags, getxattr, setxattr};

        let folder = folder();
        let path = folder.path().join("p.sdm");
        fs::write(&path, "old").unwrap();
        let (name, value) = ("user.nonet.test", "đề ".repeat(600));
        if setxattr(&path, name, value.as_bytes(), XattrFlags::empty()).is_err() {
            eprintln!("skipped: this disk has no extended attributes");
            return;
        }
        save(&path, LINE).unwrap();
        let mut kept = vec![0; value.len() + 1];
        let length = getxattr(&path, name, kept.as_mut_slice()).unwrap();
        assert_eq!(&kept[..length], value.as_bytes());
    }

    #[test]
    fn a_read_only_file_is_not_replaced() {
        let folder = folder();
        let path = folder.path().join("p.sdm");
        fs::write(&path, "old").unwrap();
        set_mode(&path, 0o444);
        check_error(save(&path, LINE), &path, &StoreProblem::ReadOnlyFile);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        assert_eq!(names_in(folder.path()), ["p.sdm"]);
    }

    #[test]
    fn a_device_is_not_replaced() {
        let null = Path::new("/dev/null");
        check_error(save(null, LINE), null, &StoreProblem::NotAFile);
    }

    #[test]
    fn a_read_only_folder_keeps_its_file() {
        let folder = folder();
        if permissions_do_not_bind(folder.path()) {
            eprintln!("skipped: permissions do not bind root");
            return;
        }
        let path = folder.path().join("p.sdm");
        fs::write(&path, "old").unwrap();
        set_mode(folder.path(), 0o555);
        let result = save(&path, LINE);
        set_mode(folder.path(), 0o755);
        check_error(result, &path, &StoreProblem::ReadOnlyFolder);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    }

    /// No one may make files in there, not even root.
    #[test]
    #[cfg(target_os = "linux")]
    fn a_folder_of_the_kernel_takes_no_file() {
        let path = Path::new("/sys/nonet-test.sdk");
        if !Path::new("/sys/kernel").is_dir() {
            eprintln!("skipped: /sys is not mounted");
            return;
        }
        let problem = save(path, LINE).unwrap_err().problem;
        let expected = [StoreProblem::ReadOnlyFolder, StoreProblem::ReadOnlyDisk];
        assert!(expected.contains(&problem), "{problem:?}");
    }

    #[test]
    fn a_file_that_may_not_be_read_is_told() {
        let folder = folder();
        let path = folder.path().join("p.sdm");
        fs::write(&path, LINE).unwrap();
        set_mode(&path, 0o000);
        if permissions_do_not_bind(folder.path()) {
            eprintln!("skipped: permissions do not bind root");
            return;
        }
        check_error(open(&path), &path, &StoreProblem::MayNotRead);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_full_disk_keeps_the_old_file() {
        let folder = folder();
        let Some(_disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let path = folder.path().join("p.sdm");
        let stamp = save(&path, LINE).unwrap();
        let result = save_unless_changed(&path, &LINE.repeat(2000), stamp);
        check_error(result, &path, &StoreProblem::DiskFull);
        assert_eq!(open(&path).unwrap().stamp, stamp);
        assert_eq!(names_in(folder.path()), ["p.sdm"]);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_read_only_disk_keeps_the_old_file() {
        let folder = folder();
        let Some(disk) = SmallDisk::mount(folder.path()) else {
            return;
        };
        let (old, new) = (folder.path().join("old.sdm"), folder.path().join("new.sdm"));
        let stamp = save(&old, LINE).unwrap();
        disk.make_read_only();
        for path in [&old, &new] {
            check_error(save(path, ""), path, &StoreProblem::ReadOnlyDisk);
        }
        assert_eq!(open(&old).unwrap().stamp, stamp);
        assert_eq!(names_in(folder.path()), ["old.sdm"]);
    }
}

#[test]
#[cfg(unix)]
fn nobody_else_can_read_what_is_handed_out() {
    use std::os::unix::fs::PermissionsExt;
    let file = hand_out("sudoku.pdf", |file| file.write_all(b"text")).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(file.parent().unwrap()), mode(&file)), (0o700, 0o600));
    take_back(&file);
}

#[test]
fn files_handed_out_under_one_name_do_not_meet_and_are_taken_back() {
    let [first, second] = ["one", "two"].map(|text| {
        hand_out("sudoku.pdf", |file| file.write_all(text.as_bytes())).expect("it is written")
    });
    assert_eq!(fs::read_to_string(&first).unwrap(), "one");
    assert_eq!(fs::read_to_string(&second).unwrap(), "two");
    for file in [first, second] {
        take_back(&file);
        assert!(!file.parent().unwrap().exists());
    }
}

#[test]
#[cfg(unix)]
fn what_was_handed_out_a_day_ago_is_removed_when_the_next_file_is() {
    let hand_out = || hand_out("sudoku.pdf", |file| file.write_all(b"text")).unwrap();
    let folder_of = |file: &Path| file.parent().unwrap().to_owned();
    let age = |folder: &Path, hours: u64| {
        let then = SystemTime::now() - Duration::from_hours(hours);
        File::open(folder).unwrap().set_modified(then).unwrap();
    };
    let [old, new, filled] = [hand_out(), hand_out(), hand_out()];
    // What has a folder in it was put to another use.
    fs::create_dir(folder_of(&filled).join("folder")).unwrap();
    let other = tempfile::Builder::new().prefix("nonet-").rand_bytes(6).tempdir().unwrap();
    for folder in [&folder_of(&old), &folder_of(&filled), other.path()] {
        age(folder, 25);
    }
    age(&folder_of(&new), 23);
    let newest = hand_out();
    assert!(!folder_of(&old).exists());
    assert!(new.exists() && newest.exists());
    assert!(filled.exists() && other.path().exists());
    for file in [new, newest, filled] {
        fs::remove_dir_all(folder_of(&file)).unwrap();
    }
}

#[test]
fn a_new_file_takes_no_place_but_that_of_an_empty_one() {
    let folder = folder();
    let path = folder.path().join("p.pdf");
    for (before, after) in [("", "new"), ("old", "old")] {
        fs::write(&path, before).unwrap();
        let saved = save_new_with(&path, |file| file.write_all(b"new"));
        assert_eq!(saved.is_ok(), before.is_empty());
        assert_eq!(fs::read_to_string(&path).unwrap(), after);
    }
}
