//! Every file of the project can be checked out on Windows and macOS too: no path is reserved there, none differs from
//! another only by case, and none is so long that it does not fit behind the path of a person's folder.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// The most characters of a path. Windows allows 260 with the folder of the checkout.
const LONGEST: usize = 100;

/// The names of devices. With any ending they are still devices.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// The devices that have a number from 0 to 9.
const NUMBERED_DEVICES: [&str; 2] = ["com", "lpt"];

/// The paths that git knows, or `None` outside a checkout.
fn paths() -> Option<Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    if !root.join(".git").exists() {
        return None;
    }
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root).output().unwrap();
    assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
    let listed = String::from_utf8(listed.stdout).unwrap();
    Some(listed.split_terminator('\0').map(str::to_owned).collect())
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_lowercase();
    let is_numbered = |device: &str| {
        stem.strip_prefix(device).is_some_and(|number| {
            number.chars().count() == 1
                && number.contains(|it: char| it.is_ascii_digit() || "¹²³".contains(it))
        })
    };
    DEVICES.contains(&stem.as_str()) || NUMBERED_DEVICES.into_iter().any(is_numbered)
}

/// What is wrong with a path. Returns `None` if it can be checked out everywhere.
fn fault(path: &str) -> Option<&'static str> {
    let has_bad_sign = |name: &str| name.chars().any(|it| "<>:\"|?*\\".contains(it) || it < ' ');
    match () {
        () if path.chars().count() > LONGEST => Some("it is too long"),
        () if path.split('/').any(is_device) => Some("it is a device"),
        () if path.split('/').any(has_bad_sign) => Some("it has a sign that no name may have"),
        () if path.split('/').any(|name| name.ends_with(['.', ' '])) => {
            Some("it ends in a full stop or a blank")
        }
        () => None,
    }
}

#[test]
fn every_file_can_be_checked_out_on_windows() {
    let Some(paths) = paths() else {
        return;
    };
    assert!(paths.len() > 1000, "{}", paths.len());
    let faults = paths.iter().filter_map(|path| Some((path, fault(path)?)));
    assert_eq!(faults.collect::<Vec<_>>(), []);
}

#[test]
fn no_two_files_differ_only_by_case() {
    let mut by_case: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in paths().unwrap_or_default() {
        // A folder in two cases is two folders on Linux and one on Windows.
        let folders = path.match_indices('/').map(|(at, _)| path[..at].to_owned());
        for name in folders.chain([path.clone()]) {
            let alike = by_case.entry(name.to_lowercase()).or_default();
            if !alike.contains(&name) {
                alike.push(name);
            }
        }
    }
    by_case.retain(|_, alike| alike.len() > 1);
    assert_eq!(by_case, BTreeMap::new());
}

#[test]
fn faults_of_paths_are_found() {
    let long = "a/".repeat(50) + "b";
    let bad = [
        "nul.sdm",
        "a/NUL",
        "b/con.tar.gz/c",
        "Aux",
        "com1",
        "lpt9.x",
        "COM0.txt",
        "a.",
        "b /c",
        "a:b",
        "a|b",
        &long,
    ];
    for path in bad {
        assert!(fault(path).is_some(), "{path}");
    }
    for path in ["nul-byte.sdm", "console/comma.txt", "com10", "lpt", "a/.git", "b/c d.txt"] {
        assert_eq!(fault(path), None, "{path}");
    }
}
