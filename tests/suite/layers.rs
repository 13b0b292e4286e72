//! Enforces the map of the program's parts in `ARCHITECTURE.md`. Between crates the compiler does so. Keeps the map short, and
//! rules in few files.

use std::fs;
use std::path::{Path, PathBuf};

/// Each part of `src` with the other parts that it may name.
const MAY_USE: &[(&str, &[&str])] = &[
    ("links", &[]),
    ("photo", &[]),
    ("worker", &[]),
    ("store", &[]),
    ("text", &["photo", "store"]),
    ("jobs", &["photo", "store", "worker"]),
    ("controller", &["jobs", "links", "photo", "store", "text", "worker"]),
    ("window_text", &["controller", "jobs", "photo", "store", "text"]),
    ("ui", &["controller", "jobs", "links", "photo", "store", "text", "window_text", "worker"]),
    ("cli", &["photo", "store", "text", "worker"]),
];

/// Crates that only one part may name.
const ONLY_IN: &[(&str, &str)] = &[
    ("slint", "ui"),
    ("rfd", "ui"),
    ("clap", "cli"),
    ("directories", "store"),
    ("tempfile", "store"),
    ("zune_jpeg", "photo"),
    ("image_webp", "photo"),
];

/// What the crates below the program and its part `links` must not name.
const IMPURE: &[&str] = &[
    "std::fs",
    "std::time::Instant",
    "std::time::SystemTime",
    "std::thread",
    "std::env",
    "std::process",
    "std::net",
];

#[test]
fn parts_import_only_what_lies_below_them() {
    let mut breaches = Vec::new();
    for (part, allowed) in MAY_USE {
        for (other, _) in
            MAY_USE.iter().filter(|(other, _)| other != part && !allowed.contains(other))
        {
            breaches.extend(uses(part, &format!("crate::{other}")));
        }
    }
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn a_crate_at_the_edge_stays_in_its_part() {
    let parts = MAY_USE.iter().map(|(part, _)| *part);
    let breaches: Vec<String> = ONLY_IN
        .iter()
        .flat_map(|&(name, home)| {
            parts
                .clone()
                .filter(move |&part| part != home)
                .flat_map(move |part| uses(part, &format!("{name}::")))
        })
        .collect();
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn crates_below_the_program_are_pure() {
    let crates = ["engine", "format", "game", "lab", "print", "vision"];
    let folders = crates.map(|name| format!("../crates/{name}/src"));
    let breaches: Vec<String> = folders
        .iter()
        .map(String::as_str)
        .chain(["links"])
        .flat_map(|part| IMPURE.iter().flat_map(move |name| uses(part, name)))
        .collect();
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn a_breach_would_be_seen() {
    assert!(!uses("text", "crate::store").is_empty());
    assert!(!uses("window_text", "crate::controller").is_empty());
    assert!(!uses("ui", "crate::window_text").is_empty());
    assert!(!uses("store", "std::fs").is_empty());
}

/// The board that is named after it, its row in the table, and its words. A rule that is named elsewhere is no longer data.
#[test]
fn few_files_of_the_engine_name_a_rule() {
    const MOST: usize = 3;
    let rules = [
        ["AntiKnight", "anti-knight"],
        ["AntiKing", "anti-king"],
        ["NonConsecutive", "non-consecutive"],
        ["torus", "toroidal"],
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/engine/src");
    for words in rules {
        let names_it = |file: &PathBuf| {
            let text = fs::read_to_string(file).expect("a source file is readable");
            words.iter().any(|word| text.contains(word))
        };
        let files: Vec<PathBuf> = rust_files(&folder).into_iter().filter(names_it).collect();
        assert!((1..=MOST).contains(&files.len()), "{words:?}: {files:?}");
    }
}

#[test]
fn rows_of_the_map_are_short() {
    // Three lines of the width that the page has elsewhere.
    const MOST: usize = 3 * 126;
    let map = include_str!("../../ARCHITECTURE.md");
    let rows = map.lines().filter(|line| line.starts_with('|'));
    assert_eq!(rows.filter(|row| row.chars().count() > MOST).collect::<Vec<_>>(), [""; 0]);
}

/// The lines of a part that name `path` outside of comments, as "file: line".
fn uses(part: &str, path: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(part);
    let files = rust_files(&folder);
    assert!(!files.is_empty(), "no source in {}", folder.display());
    files.iter().flat_map(|file| lines_naming(file, path)).collect()
}

fn lines_naming(file: &Path, path: &str) -> Vec<String> {
    let text = fs::read_to_string(file).expect("a source file is readable");
    // Unit tests may use what they like.
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code = |line: &&str| !line.trim_start().starts_with("//") && names(line, path);
    text.lines().filter(code).map(|line| format!("{}: {line}", file.display())).collect()
}

/// Whether `line` names `path` as a whole, so that `crate::format` is not found in `crate::formatted`.
fn names(line: &str, path: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + path.len()..].chars().next();
        let ends_here = path.ends_with("::") || !after.is_some_and(part_of_name);
        ends_here && !before.is_some_and(part_of_name)
    })
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let here = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "rs"));
    here.chain(folders.iter().flat_map(|folder| rust_files(folder))).collect()
}
